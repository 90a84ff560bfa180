"""Conquest (chapter 7.7)."""

from __future__ import annotations

from functools import partial
from typing import Any

from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules import settled_lands
from tafelrunde.games.monster_lands.rules.adventure import rolling
from tafelrunde.games.monster_lands.rules.adventure.chances import goal_preview, prospect
from tafelrunde.games.monster_lands.rules.adventure.victory import fame_loot, use_fame_loot
from tafelrunde.games.monster_lands.state import Clan, Location, Path
from tafelrunde.kernel import Option, Preview, Rules


def conquest_terms(game: Game, location: Location, path: Path) -> list[tuple[str, int]]:
    """Dice, modifiers for conquest, poison (ML-CNQ-02); what counts only against monsters does not (ML-CNQ-03)."""
    _, terms = rolling.dice_value(game, location, path, "conquest")
    terms += rolling.total_modifiers(game, location, path, "conquest", ("any", "conquest"))
    return terms + rolling.poison_term(game)


def attempt(game: Game, location: Location, path: Path) -> Rules[bool]:
    """One step of an attempt; True when it is over. All dice are rolled at once (ML-CNQ-01, ML-CNQ-02)."""
    unrolled = [die for die in path.dice if not die.face]
    if unrolled:
        rolling.roll_dice(game, path, unrolled, "ML-CNQ-02")
        return False
    land = game.land(location)
    terms = conquest_terms(game, location, path)
    result = sum([value for _, value in terms])
    found = rolling.reroll_options(game, location, path, "conquest")
    found += rolling.loot_options(game, path, "conquest")
    found += rolling.poison_options(game, location, path, "conquest")
    found += rolling.drink_options(game, location, path, "conquest")
    if found:
        found.insert(0, Option("finish"))
        asked = {"total": location.conquest_total + result, "goal": land.conquest_value, "land": land.id}
        preview = partial(_preview, game, location, path)
        chosen = yield game.ask(
            path.seat, "conquest_roll", found, "ML-CNQ-02", asked, default="finish", preview=preview
        )
        if chosen is not None:
            rolling.apply(game, path, chosen)
            return False

    if location.conquest_total:
        terms.insert(0, ("carried", location.conquest_total))
    total = location.conquest_total + result
    args: dict[str, Any] = {"seat": path.seat, "mercenary": path.member, "land": land.id}
    args |= {"total": total, "needed": land.conquest_value}
    if total < land.conquest_value:
        game.tell("conquest_failed", "ML-CNQ-04", terms=terms, **args)
        location.conquest_total = total
        return True
    game.tell("conquered", "ML-CNQ-05", terms=terms, fame=land.reward.fame, **args)
    yield from _success(game, location, path)
    return True


def _preview(game: Game, location: Location, path: Path, option: Option) -> Preview:
    """The chance to conquer the land (ML-CNQ-02, ML-CNQ-04)."""
    total = location.conquest_total + sum([value for _, value in conquest_terms(game, location, path)])
    ahead = prospect(game, location, path, "conquest", option)
    return goal_preview(ahead, path, total, game.land(location).conquest_value)


def _success(game: Game, location: Location, path: Path) -> Rules[None]:
    """Fame at once, the land card, the settling and loot 1 (ML-CNQ-05)."""
    clan = game.owner(path)
    land = game.land(location)
    path.prevailed = True
    game.gain_fame(clan, land.reward.fame)
    clan.lands.append(land.id)
    location.land = ""
    game.tally(clan, "conquered")
    yield from _after_conquest(game, clan, land.id)


def _after_conquest(game: Game, clan: Clan, land: str) -> Rules[None]:
    while True:
        found = fame_loot(game, clan, "conquest") + settled_lands.settle_options(game, clan, [land])
        if not found:
            return
        found.insert(0, Option("continue"))
        chosen = yield game.ask(clan.seat, "after_conquest", found, "ML-CNQ-05", {"land": land}, default="continue")
        if chosen is None:
            return
        if chosen[0] == "loot":
            use_fame_loot(game, clan, chosen[1])
        else:
            settled_lands.settle(game, clan, chosen[1], chosen[2])
