"""The world, its parties and characters as the rules speak of them (GH-CAM-01 … 03, GH-DAT-02, -37, -38).

What lasts is frozen: a change puts a new record in the place of the old one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from tafelrunde.games.havens.box.campaign import Campaign, CampaignTables, Requirement
from tafelrunde.games.havens.box.cards import Content
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Character, Member, Party, World
from tafelrunde.games.havens.state.campaign import count
from tafelrunde.tabletop.campaign import Adventure, Graph

REPUTATION = 20
"""From minus to plus (GH-REP-01)."""

# --- who and what there is --------------------------------------------------------------------------------------


def world(game: Game) -> World:
    found = game.state.world
    assert found is not None
    return found


def party(game: Game) -> Party:
    """The party that plays now."""
    return game.state.parties[game.state.party]


def frame(game: Game) -> Campaign:
    found = game.content.campaign
    assert found is not None
    return found


def tables(game: Game) -> CampaignTables:
    found = game.content.campaign_tables
    assert found is not None
    return found


def member(game: Game, name: str) -> Member:
    return next(one for one in game.state.roster if one.id == name)


def members(game: Game) -> list[Member]:
    """The characters of the party that have not left, whether or not they come along."""
    state = game.state
    return [one for one in state.roster if one.party == state.party and not one.left]


def company(game: Game) -> list[Member]:
    """Those who come along: whom events and rewards are for (GH-CAM-08)."""
    names = party(game).company
    return [one for one in members(game) if one.id in names]


def of_class(game: Game, cls: str) -> Member:
    """A character of the party by its class; a party has each once."""
    return next(one for one in members(game) if one.character.cls == cls)


# --- changing it ------------------------------------------------------------------------------------------------


def change_world(game: Game, **fields: Any) -> None:
    game.state.world = replace(world(game), **fields)


def change_party(game: Game, **fields: Any) -> None:
    state = game.state
    changed = replace(party(game), **fields)
    state.parties = (*state.parties[: state.party], changed, *state.parties[state.party + 1 :])


def change(game: Game, who: Member, **fields: Any) -> Member:
    """The record of a member with other values; the new one."""
    changed = replace(member(game, who.id), **fields)
    game.state.roster = tuple(changed if one.id == who.id else one for one in game.state.roster)
    return changed


def train(game: Game, who: Member, **fields: Any) -> Member:
    """The same for what it takes into scenarios: level, gold, items …"""
    return change(game, who, character=replace(member(game, who.id).character, **fields))


# --- reading it -------------------------------------------------------------------------------------------------


def prosperity_level(game: Game) -> int:
    """1 to 9 (GH-PRO-01, GH-PRO-04)."""
    points = world(game).prosperity
    return sum(1 for needed in tables(game).prosperity if points >= needed)


def times(game: Game, achievement: str) -> int:
    """How often the world or the party has an achievement (GH-ACH-01)."""
    return (*world(game).achievements, *party(game).achievements).count(achievement)


def holds(game: Game, wanted: Requirement) -> bool:
    """Whether everything that is stated is the case, with gold as far as it is there (GH-EVT-03 … 05, GH-ACH-04)."""
    here = [one.character.cls for one in company(game)]
    rank = party(game).reputation
    return (
        (not wanted.classes or any(cls in wanted.classes for cls in here))
        and (wanted.reputation is None or wanted.reputation[0] <= rank <= wanted.reputation[1])
        and (wanted.prosperity is None or wanted.prosperity[0] <= prosperity_level(game) <= wanted.prosperity[1])
        and wanted.pay <= purse(game)
        and all(times(game, name) for name in wanted.has)
        and not any(times(game, name) for name in wanted.lacks)
        and all(times(game, name) >= number for name, number in wanted.times.items())
        and all(name in game.state.progress.done for name in wanted.done)
        and world(game).donated >= wanted.donated
        and len(world(game).retired) >= wanted.retired
        and (not wanted.quest or any(one.quest == wanted.quest for one in members(game)))
    )


def purse(game: Game) -> int:
    """All the gold of those who come along."""
    return sum([one.character.gold for one in company(game)])


def xp_of(game: Game, level: int) -> int:
    """The XP that a level needs (table T3)."""
    return game.content.level_xp[level - 1]


# --- items ------------------------------------------------------------------------------------------------------


def in_play(game: Game, item: str) -> int:
    """How many copies of an item have left the unavailable ones."""
    return count(world(game).items, item)


def supply(game: Game, item: str) -> int:
    """How many copies this party finds in the city; what other parties' characters own counts (GH-SHP-07)."""
    return in_play(game, item) - sum([one.character.items.count(item) for one in members(game)])


# --- the map of the land ----------------------------------------------------------------------------------------


def graph(game: Game) -> Graph:
    """All scenarios and how they hang together (GH-CAM-05, GH-TRV-02)."""
    return _graph(_Scenarios(game.content), game.edition.town)


class _Scenarios:
    """The scenarios of a content as a key."""

    __slots__ = ("content",)

    def __init__(self, content: Content) -> None:
        self.content = content

    def __hash__(self) -> int:
        return hash(tuple(self.content.scenarios))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Scenarios) and other.content.scenarios is self.content.scenarios


@lru_cache(maxsize=16)
def _graph(scenarios: _Scenarios, town: str) -> Graph:
    """A scenario that leads back to the town is reached from there without a road event (GH-TRV-03)."""
    found = scenarios.content.scenarios.values()
    adventures = [
        Adventure(
            id=scenario.id,
            opens=scenario.unlocks,
            linked=tuple(link for link in (*scenario.links, *scenario.forces) if link != town),
            forced=scenario.forces,
            locks=scenario.closes,
        )
        for scenario in found
    ]
    home = Adventure(id=town, linked=tuple(scenario.id for scenario in found if town in scenario.links))
    return Graph(adventures, (home,))


def blank(cls: str, pool: tuple[str, ...]) -> Character:
    """A character of level 1 without anything."""
    return Character(cls=cls, pool=pool)
