"""Random adventures (12.5) with room cards made for the test: what fits behind which door, and what a room holds."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tafelrunde.games.gloomhaven.content import load
from tafelrunde.games.havens.board import dungeon_map
from tafelrunde.games.havens.box import special
from tafelrunde.games.havens.box.scenarios import EncounterCard, Opening, RoomCard, Spot, TreasureReward
from tafelrunde.games.havens.box.special import SpecialRule
from tafelrunde.games.havens.box.vocabulary import Name
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.rules.map import loot, reveal
from tafelrunde.games.havens.rules.scenario import dungeon, ending
from tafelrunde.games.havens.rules.setup import placing
from tafelrunde.games.havens.state import DungeonRoom
from tafelrunde.kernel import PARTY
from tafelrunde.tabletop.hexes import neighbours
from tests.helpers.arena import arena, asked, events, ids, run
from tests.helpers.gloomhaven_rules import marks

HALL = tuple((q, r) for q in range(4) for r in range(4))
HARM = SpecialRule(when=special.AtSetup(), do=(special.Afflict("muddle"),))
DOOM = SpecialRule(when=special.AtSetup(), do=(special.Afflict("poison", who="opener"),))


def room(key, entrances="A", exits="A", hexes=HALL, obstacles=(), numbers=HALL[:12]):
    """A square hall: entered at its left side, left at its right side."""
    return RoomCard(
        id=key, name=Name(key, key), hexes=hexes, obstacles=obstacles, numbers=numbers, minor=HARM, major=DOOM,
        entrances=tuple(Opening(type=one, at=(0, 2 * place)) for place, one in enumerate(entrances)),
        exits=tuple(Opening(type=one, at=(3, 3 * place)) for place, one in enumerate(exits)),
    )  # fmt: skip


def encounter(key, **spots):
    """What stands on the numbers, by place: `n3={"tile": "trap"}`."""
    filled = tuple(Spot(**spots.get(f"n{place}", {})) for place in range(12))
    treasure = TreasureReward(number=0, gold=12)
    return EncounterCard(
        id=key, adjective=Name(key, key), spots=filled, treasure=treasure, trap_harms=True, trap_cond=("wound",)
    )


def adventure(*rooms, encounters=(), **state):
    """A random adventure of these cards, in this order, before its first room."""
    game = arena({"brute": (0, 0), "tinkerer": (1, 0)}, radius=0)
    cards = {card.id: card for card in rooms}
    monsters = {card.id: card for card in encounters or [encounter(f"e{n}") for n in range(4)]}
    game.content = replace(load(), rooms=cards, encounters=monsters)
    game.state.scenario, game.state.rooms, game.state.figures = "random", (), []
    game.state.script = {"rooms": list(cards), "encounters": list(monsters)}
    for key, value in state.items():
        setattr(game.state, key, value)
    return game


def begun(*rooms, **values):
    """The same with its first room laid and the characters in it."""
    game = adventure(*rooms, **values)
    game.state.phase = "placing"
    run(dungeon.first_room(game))
    for hero in game.state.heroes:
        hero.ready = False
        hero.hand.clear()
    run(placing.place(game), f"place:{game.state.map.start[0][0]},{game.state.map.start[0][1]}")
    run(placing.place(game), f"place:{game.state.map.start[1][0]},{game.state.map.start[1][1]}")
    game.state.phase = "turns"
    return game


def open_door(game, number=0):
    closed = [door for door in game.state.map.doors if door.id not in game.state.opened]
    run(reveal.open_door(game, closed[number], game.figure("brute")))


@pytest.mark.rule("GH-RDG-01", "GH-RDG-02", "GH-RDG-13")
def test_three_rooms_one_at_a_time_and_all_monsters_must_die():
    guard = {"monster": "bandit_guard", "players": ("normal", "normal", "normal")}
    game = begun(room("r1"), room("r2"), room("r3"), room("r4"), encounters=[
        encounter("e1"), encounter("e2"), encounter("e3", n11=guard)
    ])  # fmt: skip
    game.state.round = 1
    assert [laid.card for laid in game.state.dungeon] == ["r1"]
    for number in (2, 3):
        assert game.state.result == ""
        open_door(game)
        assert len(game.state.dungeon) == number
    assert [door for door in game.state.map.doors if door.id not in game.state.opened] == []
    ending.check(game)
    assert game.state.result == ""
    (foe,) = [figure for figure in game.state.figures if figure.kind == "monster"]
    run(damage.kill(game, foe, "brute"))
    assert game.state.result == "won"


@pytest.mark.rule("GH-RDG-03")
def test_the_title_of_a_room_is_made_of_both_cards():
    game = begun(room("r1"), room("r2"))
    open_door(game)
    assert [(event.args["room"], event.args["encounter"]) for event in events(game, "random_room")] == [
        ("r1", "e0"), ("r2", "e1"),
    ]  # fmt: skip


@pytest.mark.rule("GH-RDG-05", "GH-RDG-12", "GH-OVL-06")
def test_what_stands_on_the_numbers():
    spots = {
        "n0": {"tile": "trap"}, "n1": {"tile": "coin"}, "n2": {"tile": "treasure"}, "n3": {"tile": "hazard"},
        "n4": {"monster": "living_bones", "players": ("-", "normal", "elite")},
        "n11": {"monster": "bandit_archer", "players": ("elite", "-", "-")},
    }  # fmt: skip
    game = begun(room("r1", numbers=HALL[4:]), encounters=[encounter("e1", **spots)])
    (trap, hazard) = game.state.overlays
    assert (trap.kind, trap.at, trap.damage, trap.cond) == ("trap", (HALL[4],), 3, ("wound",))
    assert (hazard.kind, game.state.coins) == ("hazard", [HALL[5]])
    assert [(one.type, one.rank, one.at) for one in game.state.figures if one.kind == "monster"] == [
        ("bandit_archer", "elite", HALL[15])
    ]
    game.figure("brute").at = HALL[6]
    run(loot.loot_hex(game, game.state.heroes[0], HALL[6]))
    assert (game.state.heroes[0].gold, game.state.heroes[0].treasures) == (12, ())


@pytest.mark.rule("GH-RDG-06")
def test_tiles_never_run_out():
    game = begun(room("r1", obstacles=HALL[8:], numbers=HALL[:8]), encounters=[
        encounter("e1", **{f"n{n}": {"tile": "obstacle"} for n in range(4, 8)})
    ])  # fmt: skip
    assert len([tile for tile in game.state.overlays if tile.kind == "obstacle"]) == 12


@pytest.mark.rule("GH-RDG-07", "GH-DEC-02")
def test_the_group_chooses_the_entrance_and_all_start_within_two_hexes_of_it():
    game = adventure(room("r1", entrances="AB"))
    question = asked(dungeon.first_room(game))
    assert (question.seat, ids(question)) == (PARTY, ["entrance:1:A", "entrance:2:B"])
    run(dungeon.first_room(adventure_ := adventure(room("r1", entrances="AB"))), "entrance:2:B")
    start = adventure_.state.map.start
    assert (0, 2) in start
    assert all(adventure_.range((0, 2), at) <= 2 for at in start)
    assert (0, 0) in start
    assert (3, 3) not in start


@pytest.mark.rule("GH-RDG-08", "GH-RDG-09", "GH-RDG-14")
def test_only_a_room_with_an_entrance_of_the_exits_type_follows_and_the_others_go_under_the_deck():
    game = begun(room("r1", exits="AB"), room("a1"), room("a2"), room("b", entrances="AB"), room("a3"))
    b = next(place for place, door in enumerate(game.state.map.doors) if "B" in door.id)
    open_door(game, b)
    laid = game.state.dungeon[1]
    assert laid.card == "b"
    assert game.state.room_deck == ["a2", "a1", "a3"]
    # The other exit of the first room is closed off.
    assert [door.joins for door in game.state.map.doors if door.joins[0] == 1] == [(1, 2)]


@pytest.mark.rule("GH-RDG-14")
def test_if_no_card_matches_the_first_of_the_reshuffled_ones_is_taken_as_if_it_did():
    game = begun(room("r1", exits="B"), room("a1"), room("a2"))
    game.state.script = {"rooms": ["a2", "a1"]}
    open_door(game)
    assert game.state.dungeon[1].card == "a2"


@pytest.mark.rule("GH-RUL-07", "GH-RDG-08")
def test_a_card_that_would_cover_other_rooms_is_passed_over():
    # A hall so large that it can't lie behind the door, however it is turned: its entrance is in its middle.
    middle = tuple((q, r) for q in range(-4, 5) for r in range(-4, 5))
    huge = replace(room("huge", hexes=middle), entrances=(Opening(type="A", at=(0, 0)),))
    game = begun(room("r1"), huge, room("r2"))
    open_door(game)
    assert game.state.dungeon[1].card == "r2"
    assert game.state.room_deck == ["huge"]


@pytest.mark.rule("GH-RUL-07", "GH-HEX-03")
def test_where_rooms_touch_beside_their_door_there_is_a_wall():
    game = begun(room("r1"), room("r2"))
    state = game.state
    # The second hall lies right below the first one, along its whole side.
    door = state.map.doors[0]
    laid = DungeonRoom(card="r2", encounter="e1", turns=0, by=(0, 4), entrance=(0, 4))
    state.map = dungeon_map.next_map(game.content, state.map, door, laid)
    state.rooms, state.opened = (1, 2), (door.id,)
    one, other = (part.hexes for part in state.map.rooms)
    touching = [(at, to) for at in one for to in neighbours(at) if to in other]
    assert len(touching) > 4
    assert not any(game.adjacent(at, to) for at, to in touching)


@pytest.mark.rule("GH-RDG-10", "GH-RDG-11")
def test_no_penalty_in_the_first_room_a_minor_and_a_major_one_in_the_others():
    game = begun(room("r1"), room("r2"), room("r3"))
    assert marks(game, "brute") == []
    open_door(game)
    assert marks(game, "brute") == marks(game, "tinkerer") == ["muddle"]
    open_door(game)
    assert (marks(game, "brute"), marks(game, "tinkerer")) == (["muddle", "poison"], ["muddle"])


@pytest.mark.rule("GH-RDG-10", "GH-RDG-11", "GH-DEC-02")
def test_the_players_may_choose_other_penalties_and_then_somebody_for_the_first_door():
    game = adventure(room("r1"), room("r2"), preparation="full", phase="placing")
    run(dungeon.first_room(game), "penalty:major", "penalty:none", "penalty:minor")
    assert game.state.penalties == ("major", "", "minor")
    for hero in game.state.heroes:
        hero.ready = False
    starts = [f"place:{q},{r}" for q, r in game.state.map.start]
    for answer in starts[:2]:
        run(placing.place(game), answer)
    run(placing.place(game), "opener:tinkerer")
    assert (marks(game, "brute"), marks(game, "tinkerer")) == ([], ["poison"])
    game.state.phase = "turns"
    open_door(game)
    assert marks(game, "brute") == []
