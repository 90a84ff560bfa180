"""Random adventures (12.5): rooms from cards, one door at a time."""

from itertools import product
from typing import Any

import pytest

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.games.gloomhaven.content import load
from tafelrunde.games.havens.board import dungeon_map
from tafelrunde.games.havens.box.scenarios import Map
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.map import reveal
from tafelrunde.games.havens.rules.scenario import dungeon, ending
from tafelrunde.games.havens.rules.setup import scenario
from tafelrunde.games.havens.state import DungeonRoom, Figure
from tafelrunde.kernel import Chance, Match
from tafelrunde.tabletop.hexes import neighbours
from tests.helpers.arena import asked, events, ids, run
from tests.helpers.playing import play_at_random

CONTENT = load()


def adventure(*rooms: str, encounters: tuple[str, ...] = ("RX-01", "RX-02", "RX-03"), **options: Any) -> Game:
    """A random adventure before its first room; these cards lie on top of the two decks."""
    given = {"scenario": "random", "class_1": "brute", "class_2": "scoundrel", **options}
    state = RULEBOOK.new(RULEBOOK.setup(2, given), 1)
    state.script = {"rooms": list(rooms), "encounters": list(encounters)}
    game = RULEBOOK.game(state)
    run(scenario.classes(game))
    run(scenario.classes(game))
    return game


def begun(*rooms: str, **options: Any) -> Game:
    """An adventure with its first room laid and both characters in it."""
    game = adventure(*rooms, **options)
    game.state.phase = "turns"
    run(dungeon.first_room(game))
    for one, at in zip(game.state.heroes, game.state.map.start, strict=False):
        game.state.figures.append(Figure(id=one.id, kind="hero", side="hero", type=one.id, at=at, hp=8, most=8))
        one.deck.draw = ["+0"] * 5
    game.state.round = 1
    return game


def open_door(game: Game, door_id: str = "") -> None:
    door = next(door for door in game.state.map.doors if door.id == door_id or not door_id)
    if door.id in game.state.opened:
        door = next(other for other in game.state.map.doors if other.id not in game.state.opened)
    run(reveal.open_door(game, door, game.figure("brute")))


# --- the first room ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-RDG-02", "GH-RDG-04", "GH-RDG-05", "GH-RDG-07", "GH-RDG-03")
def test_the_first_room_comes_from_the_top_of_both_decks():
    game = begun("RM-01")
    state = game.state
    assert [(room.card, room.encounter) for room in state.dungeon] == [("RM-01", "RX-01")]
    assert set(state.map.rooms[0].hexes) == set(CONTENT.rooms["RM-01"].hexes)
    entrance = CONTENT.rooms["RM-01"].entrances[0].at
    assert all(game.range(entrance, at) <= 2 for at in state.map.start)
    types = sorted(figure.type for figure in state.figures if figure.kind == "monster")
    assert types == ["bandit_archer", "bandit_guard", "bandit_guard"]
    assert len(state.coins) == 2
    assert [event.args["room"] for event in events(game, "random_room")] == ["RM-01"]


@pytest.mark.rule("GH-RDG-07")
def test_of_several_entrances_the_group_chooses_one():
    game = adventure("RM-04")
    decision = asked(dungeon.first_room(game))
    assert decision is not None
    assert (decision.seat, ids(decision)) == (-1, ["entrance:1:A", "entrance:2:B"])


@pytest.mark.rule("GH-RDG-10")
def test_penalties_can_be_chosen_when_preparing_in_full():
    game = adventure("RM-01", preparation="full")
    run(dungeon.first_room(game), "penalty:none", "penalty:none", "penalty:minor")
    assert game.state.penalties == ("", "", "minor")
    assert begun("RM-01").state.penalties == ("", "minor", "major")


# --- further rooms ----------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-RDG-02", "GH-RDG-08", "GH-RDG-09", "GH-RDG-14")
def test_the_next_room_has_an_entrance_of_the_type_of_the_exit():
    game = begun("RM-01", "RM-03", "RM-05", "RM-02")
    doors = [door.id for door in game.state.map.doors]
    assert len(doors) == 2
    open_door(game, doors[1])
    assert game.state.dungeon[1].card == "RM-02"
    assert game.state.room_deck[:2] == ["RM-05", "RM-03"]
    assert doors[0] not in [door.id for door in game.state.map.doors]
    assert game.state.rooms == (1, 2)


@pytest.mark.rule("GH-RDG-01", "GH-RDG-13", "GH-END-12")
def test_the_third_room_is_the_last():
    game = begun("RM-01", "RM-02", "RM-03")
    for _ in range(2):
        game.state.figures = [figure for figure in game.state.figures if figure.kind == "hero"]
        assert not ending.all_revealed(game)
        open_door(game)
    assert ending.all_revealed(game)
    assert [door.joins for door in game.state.map.doors] == [(1, 2), (2, 3)]


@pytest.mark.rule("GH-RDG-10", "GH-RDG-04", "GH-RDG-15")
def test_the_penalty_of_a_room_strikes_when_it_is_revealed():
    game = begun("RM-02", "RM-05")
    open_door(game)
    monsters = [figure for figure in game.state.figures if figure.kind == "monster"]
    assert [game.has(figure, "strengthen") for figure in monsters] == [figure.room == 2 for figure in monsters]


@pytest.mark.rule("GH-RDG-11")
def test_a_penalty_for_whoever_opens_the_first_door_needs_somebody():
    game = begun("RM-08", preparation="quick")
    game.state.dungeon = tuple(
        DungeonRoom(
            card=room.card, encounter=room.encounter, turns=0, by=(0, 0), entrance=room.entrance, penalty="minor"
        )
        for room in game.state.dungeon
    )
    run(dungeon.penalty(game, 1, None), "opener:scoundrel")
    assert game.has(game.figure("scoundrel"), "wound")
    assert not game.has(game.figure("brute"), "wound")


@pytest.mark.rule("GH-RDG-05", "GH-RDG-12")
def test_the_treasure_is_that_of_the_monster_card():
    game = begun("RM-01")
    chest = game.state.chests[0]
    assert game.treasure(chest.number) == CONTENT.encounters["RX-01"].treasure


# --- how rooms lie ----------------------------------------------------------------------------------------------


def two_rooms() -> list[tuple[str, Map]]:
    """The maps of every first room with every second room that can follow."""
    found = []
    for first, second in product(CONTENT.rooms.values(), repeat=2):
        laid = DungeonRoom(card=first.id, encounter="RX-01", turns=0, by=(0, 0), entrance=first.entrances[0].at)
        map_ = dungeon_map.first_map(CONTENT, laid)
        for door in map_.doors:
            way = dungeon_map.lies(CONTENT, map_, door, second, dungeon_map.passage_of(door))
            if first is not second and way is not None:
                (turns, by), entrance = way
                next_ = DungeonRoom(card=second.id, encounter="RX-02", turns=turns, by=by, entrance=entrance)
                found.append((f"{first.id} {door.id} {second.id}", dungeon_map.next_map(CONTENT, map_, door, next_)))
    return found


def test_rooms_never_overlap_and_meet_only_at_their_door():
    maps = two_rooms()
    assert len(maps) > 40
    for name, map_ in maps:
        one, other = (set(room.hexes) for room in map_.rooms)
        door = next(door for door in map_.doors if door.joins == (1, 2))
        assert not one & other, name
        assert door.at not in one | other, name
        assert set(neighbours(door.at)) & one, name
        assert set(neighbours(door.at)) & other, name
        touching = {frozenset((at, to)) for at in one for to in neighbours(at) if to in other}
        assert touching <= {frozenset(wall) for wall in map_.walls}, name


def test_every_second_room_leads_on():
    for name, map_ in two_rooms():
        assert [door for door in map_.doors if door.joins == (2, 3)], name


def test_whole_adventures_can_be_played():
    for seed in range(3):
        match = Match.new(RULEBOOK, 2, seed, options={"scenario": "random", "hero_level": 9, "difficulty": "0"})
        for _ in play_at_random(match, Chance(seed)):
            RULEBOOK.check(match.state)
        assert match.outcome is not None
