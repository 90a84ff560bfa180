"""Step 5 of an outpost phase: building, raising, walls, and then rebuilding (10.22)."""

from __future__ import annotations

from tafelrunde.games.frosthaven.campaign.characters.raising import may_rise, rise
from tafelrunde.games.frosthaven.campaign.records import effects, resources, sheet, supplies
from tafelrunde.games.frosthaven.campaign.records.outpost import (
    box,
    card,
    change,
    deck,
    find,
    outpost,
    printed,
    put,
    week,
)
from tafelrunde.games.havens.box.outpost import Wall
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import quests
from tafelrunde.games.havens.rules.campaign.world import company, member, prosperity_level
from tafelrunde.games.havens.rules.choices.possible import No
from tafelrunde.games.havens.state import Building, Member, Stay
from tafelrunde.kernel import PARTY, Option, Refused, Rules

FREE = 1
"""So many buildings are built or raised in a phase (FH-BAU-01)."""
MATERIALS_MISSING = No("materials_missing", "FH-BAU-10")
SECOND = 2
"""Morale for one more (FH-BAU-02)."""


def construct(game: Game, stay: Stay) -> Rules[None]:
    """One thing after the other, until the party has had enough."""
    now = week(game)
    options = [*_works(game), *_rebuildings(game), *_gifts(game), Option("done", ("done", ""))]
    verb, name = yield game.ask(
        PARTY,
        "construction",
        options,
        rule="FH-BAU-01",
        args={"n": now.built, "morale": outpost(game).morale},
        default="done",
        why_not=lambda: _refused(game),
    )
    if verb == "done":
        stay.week = None
        stay.stage = "gates"
        return
    if verb == "give":
        cls, what = name
        who = next(one for one in company(game) if one.character.cls == cls)
        resources.give(game, who, what)
    elif verb == "rebuild":
        yield from rebuild(game, name)
    else:
        yield from build(game, name)
    yield from effects.happenings(game)


# --- building and raising -----------------------------------------------------------------------------------------


def _works(game: Game) -> list[Option]:
    """What can be built or raised now."""
    if not may_build(game):
        return []
    found = []
    for name in candidates(game):
        if hindrance(game, name) is None:
            level, cost = next_level(game, name), cost_of(game, name)
            verb = "wall" if name in box(game).walls else "raise" if level > 1 else "build"
            args = {
                "building": title(game, name),
                "level": level,
                "cost": resources.spelled(cost),
                "second": _is_second(game),
            }
            on = f"building:{name}" if verb != "wall" else ""
            found.append(Option(f"{verb}:{name}", (verb, name), on, args))
    return found


def may_build(game: Game) -> bool:
    """Once, and once more for 2 morale (FH-BAU-01, FH-BAU-02); after rebuilding no more (FH-BAU-03)."""
    now = week(game)
    if now.rebuilding or now.built > FREE:
        return False
    return now.built < FREE or outpost(game).morale >= SECOND


def _is_second(game: Game) -> bool:
    return week(game).built >= FREE


def candidates(game: Game) -> list[str]:
    """Plots, buildings with a further level, and walls that do not stand yet."""
    here = [one.id for one in outpost(game).buildings if one.level < len(printed(game, one.id).levels)]
    return [*here, *[name for name in box(game).walls if name not in outpost(game).walls]]


def next_level(game: Game, name: str) -> int:
    building = find(game, name)
    return building.level + 1 if building is not None else 1


def cost_of(game: Game, name: str) -> dict[str, int]:
    """What building or raising it costs."""
    walls = box(game).walls
    if name in walls:
        return {str(what): number for what, number in walls[name].cost.items()}
    return {str(what): number for what, number in printed(game, name).levels[next_level(game, name) - 1].cost.items()}


def hindrance(game: Game, name: str) -> No | None:
    """Why it can't be built or raised now."""
    walls = box(game).walls
    building = find(game, name)
    if building is not None and building.wrecked:
        return No("is_wrecked", "FH-BAU-03")
    if name in walls:
        needs = walls[name].needs
        if walls[name].after and walls[name].after not in outpost(game).walls:
            return No("other_wall_first", "FH-WAL-03")
    else:
        needs = printed(game, name).levels[next_level(game, name) - 1].needs
    if prosperity_level(game) < needs:
        return No("prosperity_too_low", "FH-BAU-04")
    return None if resources.can_build(game, cost_of(game, name)) else MATERIALS_MISSING


def _refused(game: Game) -> list[Refused]:
    found = []
    for name in candidates(game):
        level = next_level(game, name)
        verb = "wall" if name in box(game).walls else "raise" if level > 1 else "build"
        args = {
            "building": title(game, name),
            "level": level,
            "cost": resources.spelled(cost_of(game, name)),
            "second": False,
        }
        if not may_build(game):
            found.append(Refused(f"{verb}:{name}", "enough_built", "FH-BAU-02", args=args))
        elif no := hindrance(game, name):
            found.append(Refused(f"{verb}:{name}", no.reason, no.rule, args=args))
    return found


def build(game: Game, name: str) -> Rules[None]:
    """Pay, put the next card into the deck, and gain what it brings (FH-BAU-06, FH-BAU-07, FH-BLD-04)."""
    now = week(game)
    if _is_second(game):
        sheet.gain_morale(game, -SECOND, "FH-BAU-02")
    level = next_level(game, name)
    rule = "FH-BAU-06" if level == 1 else "FH-BAU-07"
    yield from resources.pay_building(game, cost_of(game, name), rule)
    now.built += 1
    before = prosperity_level(game)
    for one in company(game):
        quests.note(game, one, "built")
    if name in box(game).walls:
        yield from _raise_wall(game, box(game).walls[name])
    else:
        yield from enter(game, name, level, rule)
        if name not in outpost(game).fresh and level == 1:
            change(game, fresh=(*outpost(game).fresh, name))
    if prosperity_level(game) > before:
        yield from _catch_up(game)


def enter(game: Game, name: str, level: int, rule: str) -> Rules[None]:
    """A card comes into the building deck: its prosperity and its one-time effects (FH-BLD-04, FH-SET-01)."""
    put(game, Building(name, level))
    here = printed(game, name).levels[level - 1]
    game.tell("built" if level == 1 else "raised", rule, building=f"building-{name}", level=level)
    if here.travel:
        change(game, travel=(*outpost(game).travel, *here.travel))
    supplies.make_available(game, here.offers, "FH-STO-02")
    sheet.gain_prosperity(game, here.prosperity, rule)
    yield from effects.carry_out(game, here.once, "FH-BLD-04")


def _raise_wall(game: Game, wall: Wall) -> Rules[None]:
    """Walls stand beside the deck: nobody attacks them (FH-WAL-01)."""
    change(game, walls=(*outpost(game).walls, wall.id))
    game.tell("built", "FH-WAL-01", building=f"wall-{wall.id}", level=1)
    sheet.gain_prosperity(game, wall.prosperity, "FH-WAL-01")
    yield from effects.carry_out(game, wall.once, "FH-WAL-01")


def _catch_up(game: Game) -> Rules[None]:
    """Characters below half the new prosperity may rise at once (FH-BAU-05)."""
    for one in company(game):
        who: Member = one
        while may_rise(game, who):
            rises: bool = yield game.ask(
                who.seat,
                "catch_up",
                [Option("rise", True), Option("stay", False)],
                rule="FH-BAU-05",
                args={"hero": who.character.cls, "level": who.character.level + 1},
                default="rise",
            )
            if not rises:
                break
            yield from rise(game, who, "FH-BAU-05")
            who = member(game, who.id)


# --- rebuilding ---------------------------------------------------------------------------------------------------


def rebuild_cost(game: Game, building: Building) -> dict[str, int]:
    return {str(what): number for what, number in card(game, building).rebuild.items()}


def _rebuildings(game: Game) -> list[Option]:
    """Any number of wrecked buildings, after building and raising (FH-BAU-03)."""
    return [
        Option(
            f"rebuild:{one.id}",
            ("rebuild", one.id),
            f"building:{one.id}",
            {
                "building": f"building-{one.id}",
                "cost": resources.spelled(rebuild_cost(game, one)),
                "last": may_build(game),
            },
        )
        for one in deck(game)
        if one.wrecked and resources.can_build(game, rebuild_cost(game, one))
    ]


def rebuild(game: Game, name: str) -> Rules[None]:
    """Pay, and turn the card back (FH-BAU-08)."""
    building = find(game, name)
    assert building is not None
    week(game).rebuilding = True
    yield from resources.pay_building(game, rebuild_cost(game, building), "FH-BAU-08")
    put(game, Building(building.id, building.level))
    change(game, fresh=(*outpost(game).fresh, name))
    game.tell("rebuilt", "FH-BAU-08", building=f"building-{name}")


def _gifts(game: Game) -> list[Option]:
    """Characters may give to the outpost at any time (FH-CSH-03): what can pay for something here."""
    return [
        Option(
            f"give:{one.character.cls}:{what}",
            ("give", (one.character.cls, what)),
            "supply",
            whose=one.seat,
        )
        for one in company(game)
        for what in resources.gifts(one)
        if what in ("wood", "metal", "leather")
    ]


# --- words --------------------------------------------------------------------------------------------------------


def title(game: Game, name: str) -> str:
    return f"wall-{name}" if name in box(game).walls else f"building-{name}"
