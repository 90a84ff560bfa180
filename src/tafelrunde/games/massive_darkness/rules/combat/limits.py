"""How often an enchantment may be triggered: in a combat, and in an activation (MD-ENC-04, MD-ENC-05, MD-EFF-02)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules.combat.figures import effects_of, figure, hero_of
from tafelrunde.games.massive_darkness.state import Activation, Combat, Side


def used_up(game: Game, combat: Combat, side: Side, sourced: Sourced) -> bool:
    """Whether it has been triggered as often as it may be."""
    if combat.used.get(sourced.key, 0) >= sourced.effect.repeat or sourced.key in combat.used_up:
        return True
    activation = _own_activation(game, combat, side) if sourced.effect.limit else None
    return activation is not None and sourced.key in activation.used


def note_use(game: Game, combat: Combat, side: Side, sourced: Sourced) -> None:
    combat.used[sourced.key] = combat.used.get(sourced.key, 0) + 1
    activation = _own_activation(game, combat, side) if sourced.effect.limit else None
    if activation is not None:
        activation.used += (sourced.key,)


def used_in_the_activation(game: Game, combat: Combat) -> tuple[str, ...]:
    """What an enemy's next attack of the same activation can't use again (MD-EFF-02, MD-WAN-05)."""
    limited = [s.key for s in effects_of(game, combat, "attack").enchantments if s.effect.limit]
    return tuple([key for key in limited if key in combat.used])


def _own_activation(game: Game, combat: Combat, side: Side) -> Activation | None:
    """The activation of the hero on this side, if it is that hero's."""
    hero = hero_of(game, figure(combat, side))
    activation = game.state.activation
    return activation if hero is not None and activation is not None and activation.seat == hero.seat else None
