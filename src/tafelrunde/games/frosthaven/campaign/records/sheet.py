"""The campaign sheet (10.3): morale, inspiration, soldiers, defence, prosperity and the calendar."""

from __future__ import annotations

from tafelrunde.games.frosthaven.campaign.records.outpost import barracks, box, card, change, outpost
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign.world import change_world, prosperity_level, tables, world

MORALE = 20


def gain_morale(game: Game, amount: int, rule: str = "FH-CSH-10") -> None:
    """Within 0 and 20; what would go beyond is ignored. At both ends a section is read (FH-CSH-10, FH-CSH-18)."""
    before = outpost(game).morale
    after = min(max(before + amount, 0), MORALE)
    if after == before:
        return
    change(game, morale=after)
    game.tell("morale", rule, amount=after - before, morale=after)
    numbers = box(game).tables
    section = numbers.at_minimum if after == 0 else numbers.at_maximum if after == MORALE else ""
    if section:
        change(game, pending=(*outpost(game).pending, section))


def gain_inspiration(game: Game, amount: int, rule: str = "FH-CSH-04") -> None:
    """Never below 0 (FH-CSH-18)."""
    before = outpost(game).inspiration
    after = max(before + amount, 0)
    if after != before:
        change(game, inspiration=after)
        game.tell("inspiration", rule, amount=after - before, inspiration=after)


def most_soldiers(game: Game) -> int:
    """What the barracks hold (FH-CSH-09, table T8)."""
    home = barracks(game)
    return card(game, home).soldiers if home is not None else 0


def gain_soldiers(game: Game, amount: int, rule: str = "FH-CSH-09") -> None:
    """No more than the barracks hold, the rest is forfeited; never below 0 (FH-CSH-09, FH-CSH-18)."""
    before = outpost(game).soldiers
    after = max(min(before + amount, max(most_soldiers(game), before)), 0)
    if after != before:
        change(game, soldiers=after)
        game.tell("soldiers", rule, amount=after - before, soldiers=after)


def gain_defence(game: Game, amount: int, rule: str = "FH-CSH-07") -> None:
    """For good; there is no base value, and the total may be negative (FH-CSH-07)."""
    if amount:
        change(game, defence=outpost(game).defence + amount)
        game.tell("defence", rule, amount=amount, total=total_defence(game))


def morale_modifier(game: Game) -> int:
    """What the present morale does to the defence (FH-CSH-08, table T7)."""
    now = outpost(game).morale
    return next(step.defence for step in box(game).tables.morale if step.min <= now <= step.max)


def total_defence(game: Game) -> int:
    """All effects, and the present modifier of the morale alone (FH-CSH-07)."""
    return outpost(game).defence + morale_modifier(game)


def gain_prosperity(game: Game, amount: int, rule: str = "FH-CSH-13") -> None:
    """Boxes are ticked, or erased down to the last numbered one (FH-CSH-13)."""
    level = prosperity_level(game)
    before = world(game).prosperity
    after = max(before + amount, min(before, tables(game).prosperity[level - 1]))
    if after == before:
        return
    change_world(game, prosperity=after)
    game.tell("prosperity", rule, amount=after - before, prosperity=after)
    if prosperity_level(game) > level:
        game.tell("outpost_grows", "FH-CSH-13", level=prosperity_level(game))


def beginner_level(game: Game) -> int:
    """Half the prosperity level, rounded up: where new characters may begin (FH-CSH-14, table T6)."""
    return -(-prosperity_level(game) // 2)


# --- the calendar -------------------------------------------------------------------------------------------------


def write(game: Game, section: str, weeks: int) -> None:
    """A section comes into the box so many weeks from now; the first free box is week 1 (FH-TIM-02)."""
    at = outpost(game).weeks + weeks
    change(game, calendar=tuple(sorted([*outpost(game).calendar, (at, section)], key=lambda entry: entry[0])))
    game.tell("calendar", "FH-TIM-02", weeks=weeks, week=at)


def tick(game: Game, rule: str = "FH-TIM-01") -> tuple[str, ...]:
    """A week passes (FH-TIM-01, FH-TIM-05); the sections in its box, which are taken out of the calendar."""
    here = outpost(game)
    at = here.weeks + 1
    due = tuple(section for number, section in here.calendar if number <= at)
    length = box(game).tables.weeks
    change(game, weeks=at, calendar=tuple(entry for entry in here.calendar if entry[0] > at))
    year, within = divmod(at - 1, 2 * length)
    game.tell("week", rule, week=within % length + 1, season="summer" if within < length else "winter", year=year + 1)
    return due


def pass_week(game: Game) -> None:
    """Time passes outside the outpost phase: what stands in the box moves on to the next free one (FH-TIM-04)."""
    due = tick(game, "FH-TIM-04")
    at = outpost(game).weeks + 1
    moved = tuple((at, section) for section in due)
    change(game, calendar=tuple(sorted([*moved, *outpost(game).calendar], key=lambda entry: entry[0])))
