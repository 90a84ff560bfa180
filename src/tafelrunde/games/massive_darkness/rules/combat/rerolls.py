"""Re-rolls (chapter 7.4): general ones first, then blank faces; the defender before the attacker (MD-RER-02, 04)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tafelrunde.games.massive_darkness import dice
from tafelrunde.games.massive_darkness.effects import Reroll
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules.blood import pay_blood
from tafelrunde.games.massive_darkness.rules.combat.figures import effects_of, figure, hero_of, holds, maneuver_effects
from tafelrunde.games.massive_darkness.rules.combat.pools import reroll
from tafelrunde.games.massive_darkness.rules.maneuvers import can_maneuver, pay_maneuver
from tafelrunde.games.massive_darkness.state import Combat, Hero, Side
from tafelrunde.kernel import Option, Rules

SIDES: tuple[Side, Side] = ("defense", "attack")
BLANKS = ("attack_blanks", "defense_blanks")


def rerolls(game: Game, combat: Combat) -> Rules[None]:
    """Each effect once, one after another (MD-RER-01, MD-COM-06)."""
    for blanks in (False, True):
        for side in SIDES:
            yield from _side(game, combat, side, blanks)


def _side(game: Game, combat: Combat, side: Side, blanks: bool) -> Rules[None]:
    """The effects of one side, those of its maneuver included; each is looked at once."""
    hero = hero_of(game, figure(combat, side))
    found = [(sourced, False) for sourced in effects_of(game, combat, side).rerolls]
    if hero is not None:
        found += [(sourced, True) for sourced in maneuver_effects(game, hero, combat.kind, side)]
    for sourced, maneuver in found:
        operation = next((op for op in sourced.effect.do if type(op) is Reroll), None)
        if operation is None or (operation.dice in BLANKS) != blanks or sourced.key in combat.asked:
            continue
        if hero is None:
            if holds(game, combat, side, sourced.effect.if_):
                _enemy_rerolls(game, combat, side, operation, sourced.called)
        elif combat.doing == sourced.key or _offered(game, combat, side, hero, sourced, operation, maneuver):
            yield from _hero_rerolls(game, combat, hero, sourced, operation, maneuver)
        combat.asked += (sourced.key,)


def _offered(
    game: Game, combat: Combat, side: Side, hero: Hero, sourced: Sourced, operation: Reroll, maneuver: bool
) -> bool:
    """Whether a hero may use it now (MD-CND-01, MD-MAN-02)."""
    if maneuver and not can_maneuver(game, hero):
        return False
    return _possible(combat, operation) and holds(game, combat, side, sourced.effect.if_)


def _possible(combat: Combat, operation: Reroll) -> bool:
    """Whether there is a die to re-roll at all."""
    if operation.dice == "attack_blanks":
        return any(die in dice.BLANK for die in combat.attack_dice)
    if operation.dice == "defense_blanks":
        return any(die in dice.BLANK for die in combat.defense_dice)
    if operation.dice == "attack_all_or_defense_all":
        return bool(combat.attack_dice or combat.defense_dice)
    return bool(combat.attack_dice if "attack" in operation.dice else combat.defense_dice)


def _hero_rerolls(
    game: Game, combat: Combat, hero: Hero, sourced: Sourced, operation: Reroll, maneuver: bool
) -> Rules[None]:
    """Optional for heroes (MD-RER-03, MD-RER-05, MD-RER-06); a price is paid first (MD-SKL-16, MD-MAN-04)."""
    side = _sides(combat, operation)[0]
    if not combat.doing:
        wanted = yield from _wanted(game, combat, hero, sourced, operation, maneuver)
        if not wanted:
            return
        side = wanted
        if maneuver:
            pay_maneuver(game, hero)
        paid = yield from pay_blood(game, hero, sourced.effect.cost)
        if not paid or not hero.present:
            return
        combat.doing = sourced.key
    places = yield from chosen_dice(game, hero, combat, operation, side)
    reroll(game, combat, side, places, "MD-RER-01", sourced.called)
    combat.doing = ""


def _wanted(
    game: Game, combat: Combat, hero: Hero, sourced: Sourced, operation: Reroll, maneuver: bool
) -> Rules[Side | Literal[""]]:
    """The side whose dice the player wants to roll again, if any."""
    yield game.checkpoint()
    cost = sourced.effect.cost
    args = {"source": sourced.called, "xp": int(maneuver), "wounds": cost.bloodrage + cost.blood_toll}
    options = [Option(f"reroll:{side}", side, args=args) for side in _sides(combat, operation)]
    options.append(Option("keep", ""))
    wanted: Side | Literal[""] = yield game.ask(
        hero.seat, "reroll", options, "MD-RER-05", {"source": sourced.called}, "keep"
    )
    return wanted


def _sides(combat: Combat, operation: Reroll) -> list[Side]:
    sides: list[Side] = []
    if "attack" in operation.dice and combat.attack_dice:
        sides.append("attack")
    if "defense" in operation.dice and combat.defense_dice:
        sides.append("defense")
    return sides


def chosen_dice(game: Game, hero: Hero, combat: Combat, operation: Reroll, side: Side) -> Rules[Sequence[int]]:
    """Which dice: all, the blank ones, or those that the user picks (MD-RER-05, MD-RER-06, MD-RER-07)."""
    pool = combat.pool(side)
    if operation.dice in BLANKS:
        return [at for at, die in enumerate(pool) if die in dice.BLANK]
    if operation.dice.endswith("_all"):
        return range(len(pool))
    places = yield from pick_dice(game, hero.seat, combat, side, 1 if operation.dice.startswith("one") else len(pool))
    return places


def pick_dice(game: Game, seat: int, combat: Combat, side: Side, most: int, least: int = 1) -> Rules[Sequence[int]]:
    """Pick dice of a side, one after another."""
    pool = combat.pool(side)
    while len(combat.picked) < most:
        yield game.checkpoint()
        options = [
            Option(f"pick:{at + 1}", at, f"die:{side}:{at}", {"face": dice.shown([die])[0]})
            for at, die in enumerate(pool)
            if at not in combat.picked
        ]
        enough = len(combat.picked) >= least
        if enough:
            options.append(Option("done", -1))
        args = {"side": side, "n": most, "picked": dice.shown([pool[at] for at in combat.picked])}
        at = yield game.ask(seat, "pick_dice", options, "MD-RER-06", args, "done" if enough else "")
        if at < 0:
            break
        combat.picked += (at,)
    picked, combat.picked = combat.picked, ()
    return picked


def _enemy_rerolls(game: Game, combat: Combat, owner: Side, operation: Reroll, source: str) -> None:
    """Blank faces always (MD-RER-03); other dice where that favours the enemy (MD-RUL-01)."""
    side, places = enemys_choice(combat, owner, operation)
    if places:
        reroll(game, combat, side, places, "MD-RER-03" if operation.dice in BLANKS else "MD-RUL-01", source)


def enemys_choice(combat: Combat, owner: Side, operation: Reroll) -> tuple[Side, list[int]]:
    """Of its own dice an enemy re-rolls those below the average, of the opponent's those above (MD-RUL-01)."""
    other: Side = "defense" if owner == "attack" else "attack"
    side = owner if owner in operation.dice else other
    pool = combat.pool(side)
    if operation.dice in BLANKS:
        return side, [at for at, die in enumerate(pool) if die in dice.BLANK]
    lacking = [dice.AVERAGE[die // 10] - dice.worth(die) for die in pool]
    gain = lacking if side == owner else [-less for less in lacking]
    if operation.dice.endswith("_all"):
        return side, list(range(len(pool))) if sum(gain) > 0 else []
    places = [at for at, more in enumerate(gain) if more > 0]
    if operation.dice.startswith("one"):
        places = sorted(places, key=lambda at: -gain[at])[:1]
    return side, places
