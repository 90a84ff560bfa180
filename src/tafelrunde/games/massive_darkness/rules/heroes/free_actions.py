"""Free actions: consumables, Headbutt, Zap and the like (MD-ACT-02, MD-EQP-16, MD-HRO-17, MD-EQP-23)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.effects import (
    ExtraAction,
    Heal,
    HealSelf,
    MovementPoints,
    Operation,
    Strike,
    op,
)
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.cards.picking_up import take_away
from tafelrunde.games.massive_darkness.rules.combat.costs import pay_blood
from tafelrunde.games.massive_darkness.rules.figures.enemy_health import wound_enemy
from tafelrunde.games.massive_darkness.rules.figures.hero_health import heal_hero, healable
from tafelrunde.games.massive_darkness.rules.heroes.movement import begin_move
from tafelrunde.games.massive_darkness.state import Activation, Hero
from tafelrunde.kernel import Option, Rules


def options(game: Game, activation: Activation, hero: Hero) -> list[Option]:
    """What the hero may use for nothing."""
    found: list[Option] = []
    for sourced in game.loadout(hero).at.get("own_activation", ()):
        used_up = sourced.effect.limit and sourced.key in activation.used
        if not used_up and game.passive_holds(hero, sourced.effect.if_):
            found += _told_apart(game, _uses(game, hero, sourced), sourced, found)
    return found


def _told_apart(game: Game, offered: list[Option], sourced: Sourced, before: list[Option]) -> list[Option]:
    """A card that does two things has to say which is meant, and a skill is used, not drunk (MD-EQP-20).

    Of two equal strikes the second comes when the first is used.
    """
    if not offered:
        return []
    taken = {option.id for option in before}
    if type(offered[0].value[2]) is Strike:
        return [option for option in offered if option.id not in taken]
    if sourced.source in game.content.equipment and taken.isdisjoint([option.id for option in offered]):
        return offered
    verb, named = f"use:{sourced.key}", {"source": sourced.called}
    return [
        replace(option, id=verb + option.id.removeprefix(f"drink:{sourced.source}"), args={**option.args, **named})
        for option in offered
    ]


def _uses(game: Game, hero: Hero, sourced: Sourced) -> list[Option]:
    """An effect with each of its targets, if it has any; without one whatever else it does can still be used."""
    offered: list[Option] = []
    others = []
    for operation in sourced.effect.do:
        if type(operation) is Strike:
            offered = _strikes(game, hero, sourced, operation)
        elif type(operation) is Heal:
            offered = _draughts(game, hero, sourced, operation)
        elif type(operation) is not HealSelf or game.wounds(hero) > 0:
            others.append(operation)
    if offered or not others:
        return offered
    args = {"does": op(others[0]), "hero": hero.card, "n": 0}
    return [Option(f"drink:{sourced.source}", ("free", sourced, others[0], None), _place(game, sourced), args)]


def _draughts(game: Game, hero: Hero, sourced: Sourced, operation: Heal) -> list[Option]:
    """One wounded hero whom it reaches (MD-EQP-16)."""
    return [
        Option(
            f"drink:{sourced.source}:{other.seat}",
            ("free", sourced, operation, other),
            _place(game, sourced),
            {"source": sourced.source, "hero": other.card, "n": operation.n},
        )
        for other in healable(game, hero, operation)
    ]


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
        if sight.get(enemy.zone, operation.range + 1) <= operation.range and quest.can_be_attacked(game, enemy)
    ]


def act(game: Game, activation: Activation, hero: Hero, what: tuple[Any, ...]) -> Rules[None]:
    """Use it; a consumable is discarded (MD-EQP-16), what works once is spent (MD-EFF-02)."""
    _, sourced, _, target = what
    if sourced.effect.limit:
        activation.used += (sourced.key,)
    paid = yield from pay_blood(game, hero, sourced.effect.cost)
    if not paid or not hero.present:
        return
    if sourced.effect.cost.discard:
        take_away(hero, sourced.source)
        game.discard(sourced.source)
        game.tell("used_up", "MD-EQP-16", seat=hero.seat, card=sourced.source)
    for operation in sourced.effect.do:
        _carry_out(game, activation, hero, sourced, operation, target)


def _carry_out(
    game: Game, activation: Activation, hero: Hero, sourced: Sourced, operation: Operation, target: Any
) -> None:
    if isinstance(operation, Strike) and target is not None:
        _strike(game, hero, sourced, operation, target)
    elif isinstance(operation, Heal) and target is not None:
        heal_hero(game, target, operation.n, "MD-EQP-16", sourced.called)
    elif isinstance(operation, HealSelf):
        heal_hero(game, hero, operation.n, "MD-EQP-16", sourced.called)
    elif isinstance(operation, ExtraAction):
        grant(activation, sourced, operation)
    elif isinstance(operation, MovementPoints):
        begin_move(activation, activation.points + operation.n)


def grant(activation: Activation, sourced: Sourced, operation: ExtraAction) -> None:
    """One more action, of any kind or of this one (MD-KEY-02, MD-ACT-05)."""
    if operation.kind == "any":
        activation.actions += 1
    else:
        key = f"{operation.kind}:{sourced.key}"
        activation.typed[key] = activation.typed.get(key, 0) + 1


def _strike(game: Game, hero: Hero, sourced: Sourced, operation: Strike, target: str) -> None:
    """Roll one die; no defence, and no reaction (MD-HRO-17, MD-REA-12)."""
    rolled = dice.TENS[operation.die] + 1 + game.below("strike", 6)
    counted = [dice.SWORDS[rolled] if what == "swords" else dice.BAMS[rolled] for what in operation.count]
    face = dice.shown([rolled])[0]
    game.tell("strike", "MD-HRO-17", source=sourced.called, die=rolled, face=face, total=sum(counted))
    wound_enemy(game, game.enemy(target), sum(counted), hero, "MD-HRO-17")
