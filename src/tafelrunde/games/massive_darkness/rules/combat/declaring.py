"""Step 0 of a combat: effects before the attack, change of the target, voluntary costs (MD-COM-02, MD-COM-03)."""

from __future__ import annotations

from functools import partial

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.effects import Bodyguard, NoTargetOf, Reroll, StrikeAttacker
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules.combat.costs import can_maneuver, pay_blood, pay_maneuver, price
from tafelrunde.games.massive_darkness.rules.combat.figures import (
    effects_of,
    figure,
    gone,
    hero_of,
    holds,
    loadout_of,
    maneuver_effects,
)
from tafelrunde.games.massive_darkness.rules.combat.foresight import protecting
from tafelrunde.games.massive_darkness.rules.combat.rerolls import SIDES
from tafelrunde.games.massive_darkness.rules.combat.wounds import wound_figure
from tafelrunde.games.massive_darkness.state import Combat, Hero, Side, Stage
from tafelrunde.kernel import Option, Rules


def declare(game: Game, combat: Combat) -> Rules[Stage | None]:
    """Effects before an attack, change of the target, voluntary costs (MD-COM-02, MD-COM-03)."""
    yield from _bodyguard(game, combat)
    if "attacked" not in combat.asked:
        combat.asked += ("attacked",)
        _strike_attacker(game, combat)
        if gone(game, combat.attacker):
            return None
    for side in SIDES:
        yield from _prepare(game, combat, side)
        if gone(game, figure(combat, side)):
            return None
    return "pools"


def _bodyguard(game: Game, combat: Combat) -> Rules[None]:
    """For 1 XP a hero within one zone takes the attack upon itself (MD-SKL-13, MD-LOS-08)."""
    target = hero_of(game, combat.defender)
    if target is None or "bodyguard" in combat.asked:
        return
    for hero in game.clockwise():
        key = f"bodyguard:{hero.seat}"
        if hero is target or key in combat.asked or not can_maneuver(game, hero):
            continue
        if not _is_bodyguard(game, hero):
            continue
        if game.passages.distance(hero.zone, target.zone) > 1 or _no_target(game, hero, combat):
            continue
        yield game.checkpoint()
        names = {"hero": target.card, "price": price(game)}
        options = [Option("protect", True, f"hero:{target.seat}", names), Option("decline", False)]
        odds = partial(protecting, game, combat, hero)
        protect = yield game.ask(hero.seat, "bodyguard", options, "MD-SKL-13", {"hero": target.card}, preview=odds)
        combat.asked += (key,)
        if protect:
            pay_maneuver(game, hero)
            hero.zone = target.zone
            combat.defender = f"hero:{hero.seat}"
            combat.was_stunned = hero.stunned
            game.tell("bodyguard", "MD-SKL-13", seat=hero.seat, hero=target.card, zone=hero.zone, by_hero=hero.card)
            break
    combat.asked += ("bodyguard",)


def _is_bodyguard(game: Game, hero: Hero) -> bool:
    effects = game.content.classes[hero.sheet].maneuver.effects
    return any(type(op) is Bodyguard and game.passive_holds(hero, effect.if_) for effect in effects for op in effect.do)


def _no_target(game: Game, hero: Hero, combat: Combat) -> bool:
    """Whether a card of this hero's keeps such attacks away: it can't become the target either (MD-RUL-49)."""
    return any(shelter.attack == combat.kind for shelter in game.passives(hero, NoTargetOf))


def _strike_attacker(game: Game, combat: Combat) -> None:
    """A Javelin of Wrath hits before the attack does (MD-COM-02)."""
    for sourced in loadout_of(game, combat.defender).at.get("attacked", ()):
        for operation in sourced.effect.do if holds(game, combat, "defense", sourced.effect.if_) else ():
            if type(operation) is StrikeAttacker and not gone(game, combat.attacker):
                rolled = dice.TENS[operation.die] + 1 + game.below("strike", 6)
                game.tell("strike", "MD-COM-02", source=sourced.source, die=rolled, face=dice.shown([rolled])[0])
                wound_figure(game, combat.attacker, dice.SWORDS[rolled], combat.defender, "MD-COM-02")


def _prepare(game: Game, combat: Combat, side: Side) -> Rules[None]:
    """Before the roll a hero may pay for a maneuver or with wounds (MD-MAN-04, MD-CND-02)."""
    hero = hero_of(game, figure(combat, side))
    while hero is not None and hero.present and f"ready:{side}" not in combat.asked:
        options = []
        if can_maneuver(game, hero) and f"maneuver:{side}" not in combat.active:
            found = before_the_roll(maneuver_effects(game, hero, combat.kind, side))
            if any(holds(game, combat, side, sourced.effect.if_) for sourced in found):
                maneuver = game.content.classes[hero.sheet].maneuver.id
                options.append(Option("maneuver", "", args={"skill": maneuver, "price": price(game)}))
        for sourced in effects_of(game, combat, side).prepared:
            settled = sourced.key in combat.active or f"refused:{sourced.key}" in combat.asked
            if not settled and holds(game, combat, side, sourced.effect.if_):
                cost = sourced.effect.cost
                verb = "blood_toll" if cost.blood_toll else "bloodrage"
                args = {"skill": sourced.source, "wounds": cost.bloodrage + cost.blood_toll}
                options.append(Option(f"{verb}:{sourced.key}", sourced.key, args=args))
        if not options:
            return
        options.append(Option("go", None))
        yield game.checkpoint()
        chosen = yield game.ask(hero.seat, "prepare", options, "MD-COM-03", {"side": side}, "go")
        if chosen is None:
            combat.asked += (f"ready:{side}",)
        elif chosen == "":
            pay_maneuver(game, hero)
            combat.active += (f"maneuver:{side}",)
        else:
            cost = next(s.effect.cost for s in effects_of(game, combat, side).prepared if s.key == chosen)
            paid = yield from pay_blood(game, hero, cost)
            if paid:
                combat.active += (chosen,)
            else:
                combat.asked += (f"refused:{chosen}",)


def before_the_roll(effects: list[Sourced]) -> list[Sourced]:
    """Maneuvers that are no re-rolls are used before the roll (MD-MAN-04), and those that symbols pay for."""
    return [
        sourced
        for sourced in effects
        if sourced.effect.enchantment or not all(type(op) is Reroll for op in sourced.effect.do)
    ]
