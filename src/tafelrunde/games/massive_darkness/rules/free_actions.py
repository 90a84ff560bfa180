"""Free actions: consumables, Headbutt, Zap and the like (MD-ACT-02, MD-EQP-16, MD-HRO-17, MD-EQP-23)."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.massive_darkness import dice
from tafelrunde.games.massive_darkness.effects import ExtraAction, Heal, MovementPoints, Strike, op
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.blood import pay_blood
from tafelrunde.games.massive_darkness.rules.combat.healing import healable
from tafelrunde.games.massive_darkness.rules.enemies import wound_enemy
from tafelrunde.games.massive_darkness.rules.health import heal_hero
from tafelrunde.games.massive_darkness.rules.picking_up import take_away
from tafelrunde.games.massive_darkness.state import Activation, Hero
from tafelrunde.kernel import Option, Rules


def options(game: Game, activation: Activation, hero: Hero) -> list[Option]:
    """What the hero may use for nothing."""
    found: list[Option] = []
    for sourced in game.loadout(hero).at.get("own_activation", ()):
        if sourced.effect.limit and sourced.key in activation.used:
            continue
        for operation in sourced.effect.do:
            if type(operation) is Strike:
                found += _strikes(game, hero, sourced, operation)
            elif type(operation) is Heal:
                for other in healable(game, hero, operation):
                    value = ("free", sourced, operation, other)
                    args = {"source": sourced.source, "hero": other.card, "n": operation.n}
                    found.append(Option(f"drink:{sourced.source}:{other.seat}", value, _place(game, sourced), args))
            elif type(operation) in (ExtraAction, MovementPoints):
                use = ("free", sourced, operation, None)
                args = {"does": op(operation), "hero": hero.card, "n": 0}
                found.append(Option(f"drink:{sourced.source}", use, _place(game, sourced), args))
            else:
                raise NotImplementedError(f"MD-EQP-14: {sourced.source} can't {op(operation)} as a free action")
    return found


def _place(game: Game, sourced: Sourced) -> str:
    return f"card:{sourced.source}" if sourced.source in game.content.equipment else ""


def _strikes(game: Game, hero: Hero, sourced: Sourced, operation: Strike) -> list[Option]:
    """One enemy in sight and range (MD-HRO-17)."""
    sight = game.passages.sight(hero.zone)
    quest = quests.of(game)
    return [
        Option(
            f"strike:{sourced.source}:{enemy.id}",
            ("free", sourced, operation, enemy.id),
            f"enemy:{enemy.id}",
            {"source": sourced.called, "enemy": enemy.id},
        )
        for enemy in game.state.enemies
        if sight.get(enemy.zone, 99) <= operation.range and quest.can_be_attacked(game, enemy)
    ]


def act(game: Game, activation: Activation, hero: Hero, what: tuple[Any, ...]) -> Rules[None]:
    """Use it; a consumable is discarded (MD-EQP-16), what works once is spent (MD-EFF-02)."""
    _, sourced, operation, target = what
    if sourced.effect.limit:
        activation.used += (sourced.key,)
    paid = yield from pay_blood(game, hero, sourced.effect.cost)
    if not paid or not hero.present:
        return
    if sourced.effect.cost.discard:
        take_away(hero, sourced.source)
        game.discard(sourced.source)
        game.tell("used_up", "MD-EQP-16", seat=hero.seat, card=sourced.source)
    if type(operation) is Strike:
        _strike(game, hero, sourced, operation, target)
    elif type(operation) is Heal:
        heal_hero(game, target, operation.n, "MD-EQP-16")
    elif type(operation) is ExtraAction:
        if operation.kind == "any":
            activation.actions += 1
        else:
            activation.typed[f"{operation.kind}:{sourced.key}"] = 1
    elif type(operation) is MovementPoints:
        activation.moving = True
        activation.points = operation.n


def _strike(game: Game, hero: Hero, sourced: Sourced, operation: Strike, target: str) -> None:
    """Roll one die; no defence, and no reaction (MD-HRO-17, MD-REA-12)."""
    rolled = dice.TENS[operation.die] + 1 + game.below("strike", 6)
    counted = [dice.SWORDS[rolled] if what == "swords" else dice.BAMS[rolled] for what in operation.count]
    game.tell("strike", "MD-HRO-17", source=sourced.called, die=rolled, face=dice.shown([rolled])[0])
    wound_enemy(game, game.enemy(target), sum(counted), hero, "MD-HRO-17")
