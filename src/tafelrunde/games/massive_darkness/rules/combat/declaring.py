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
from tafelrunde.games.massive_darkness.rules.combat.wounds import wound_figure
from tafelrunde.games.massive_darkness.state import Combat, Hero, Side, Stage
from tafelrunde.kernel import Option, Rules


def declare(game: Game, combat: Combat) -> Stage:
    """Who may take the attack upon itself: for 1 XP a hero within one zone of the target (MD-SKL-13, MD-LOS-08)."""
    target = hero_of(game, combat.defender)
    if target is not None:
        combat.protectors = tuple(
            [
                hero.seat
                for hero in game.clockwise()
                if hero is not target
                and can_maneuver(game, hero)
                and _is_bodyguard(game, hero)
                and game.passages.distance(hero.zone, target.zone) <= 1
                and not _no_target(game, hero, combat)
            ]
        )
    return "protect"


def protect(game: Game, combat: Combat) -> Rules[Stage] | Stage:
    """One protector after another is asked, until one steps in (MD-SKL-13)."""
    return _protected(game, combat) if combat.protectors else "attacked"


def _protected(game: Game, combat: Combat) -> Rules[Stage]:
    while combat.protectors:
        hero, target = game.hero(combat.protectors[0]), hero_of(game, combat.defender)
        assert target is not None
        yield game.checkpoint()
        names = {"hero": target.card, "price": price(game)}
        options = [Option("protect", True, f"hero:{target.seat}", names), Option("decline", False)]
        odds = partial(protecting, game, combat, hero)
        steps_in = yield game.ask(hero.seat, "bodyguard", options, "MD-SKL-13", {"hero": target.card}, preview=odds)
        combat.protectors = combat.protectors[1:]
        if steps_in:
            pay_maneuver(game, hero)
            hero.zone = target.zone
            combat.defender = f"hero:{hero.seat}"
            combat.was_stunned = hero.stunned
            combat.protectors = ()
            game.tell("bodyguard", "MD-SKL-13", seat=hero.seat, hero=target.card, zone=hero.zone, by_hero=hero.card)
    return "attacked"


def _is_bodyguard(game: Game, hero: Hero) -> bool:
    effects = game.content.classes[hero.sheet].maneuver.effects
    return any(type(op) is Bodyguard and game.passive_holds(hero, effect.if_) for effect in effects for op in effect.do)


def _no_target(game: Game, hero: Hero, combat: Combat) -> bool:
    """Whether a card of this hero's keeps such attacks away: it can't become the target either (MD-RUL-49)."""
    return any(shelter.attack == combat.kind for shelter in game.passives(hero, NoTargetOf))


def attacked(game: Game, combat: Combat) -> Stage | None:
    """A Javelin of Wrath hits before the attack does (MD-COM-02)."""
    for sourced in loadout_of(game, combat.defender).at.get("attacked", ()):
        for operation in sourced.effect.do if holds(game, combat, "defense", sourced.effect.if_) else ():
            if type(operation) is StrikeAttacker and not gone(game, combat.attacker):
                rolled = dice.TENS[operation.die] + 1 + game.below("strike", 6)
                face, swords = dice.shown([rolled])[0], dice.SWORDS[rolled]
                game.tell("strike", "MD-COM-02", source=sourced.source, die=rolled, face=face, total=swords)
                wound_figure(game, combat.attacker, swords, combat.defender, "MD-COM-02")
    return None if gone(game, combat.attacker) else "prepare_defense"


def prepare_defense(game: Game, combat: Combat) -> Rules[Stage | None] | Stage | None:
    return _prepare(game, combat, "defense")


def prepare_attack(game: Game, combat: Combat) -> Rules[Stage | None] | Stage | None:
    """The attacker comes after the defender (MD-COM-03)."""
    return _prepare(game, combat, "attack")


def _prepare(game: Game, combat: Combat, side: Side) -> Rules[Stage | None] | Stage | None:
    """Before the roll a hero may pay for a maneuver or with wounds (MD-MAN-04, MD-CND-02)."""
    hero = hero_of(game, figure(combat, side))
    if hero is not None and hero.present:
        options = _payable(game, combat, side, hero)
        if options:
            return _pays(game, combat, side, hero, options)
    return _prepared(game, combat, side)


def _prepared(game: Game, combat: Combat, side: Side) -> Stage | None:
    """Who paid with its life fights no more (MD-CND-12)."""
    following: Stage = "prepare_attack" if side == "defense" else "pools"
    return None if gone(game, figure(combat, side)) else following


def _pays(game: Game, combat: Combat, side: Side, hero: Hero, options: list[Option]) -> Rules[Stage | None]:
    """One after another, as long as the player likes."""
    while options:
        options.append(Option("go", None))
        yield game.checkpoint()
        chosen = yield game.ask(hero.seat, "prepare", options, "MD-COM-03", {"side": side}, "go")
        if chosen is None:
            break
        if chosen == "":
            pay_maneuver(game, hero)
            combat.active += (f"maneuver:{side}",)
        else:
            cost = next(s.effect.cost for s in effects_of(game, combat, side).prepared if s.key == chosen)
            paid = yield from pay_blood(game, hero, cost)
            if paid:
                combat.active += (chosen,)
            else:
                combat.refused += (chosen,)
        options = _payable(game, combat, side, hero) if hero.present else []
    return _prepared(game, combat, side)


def _payable(game: Game, combat: Combat, side: Side, hero: Hero) -> list[Option]:
    """The maneuver, and what can be paid with wounds."""
    options = []
    if f"maneuver:{side}" not in combat.active and can_maneuver(game, hero):
        found = before_the_roll(maneuver_effects(game, hero, combat.kind, side))
        if any(holds(game, combat, side, sourced.effect.if_) for sourced in found):
            maneuver = game.content.classes[hero.sheet].maneuver.id
            options.append(Option("maneuver", "", args={"skill": maneuver, "price": price(game)}))
    for sourced in effects_of(game, combat, side).prepared:
        settled = sourced.key in combat.active or sourced.key in combat.refused
        if not settled and holds(game, combat, side, sourced.effect.if_):
            cost = sourced.effect.cost
            verb = "blood_toll" if cost.blood_toll else "bloodrage"
            args = {"skill": sourced.source, "wounds": cost.bloodrage + cost.blood_toll}
            options.append(Option(f"{verb}:{sourced.key}", sourced.key, args=args))
    return options


def before_the_roll(effects: list[Sourced]) -> list[Sourced]:
    """Maneuvers that are no re-rolls are used before the roll (MD-MAN-04), and those that symbols pay for."""
    return [
        sourced
        for sourced in effects
        if sourced.effect.enchantment or not all(type(op) is Reroll for op in sourced.effect.do)
    ]
