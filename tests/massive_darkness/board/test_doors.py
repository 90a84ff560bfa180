"""Doors and chambers (chapter 5.8)."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.games.massive_darkness.box.quest_cards import DoorPlace
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.board.doors import swing_open
from tafelrunde.kernel import Match
from tests.massive_darkness.lab import QUEST
from tests.massive_darkness.table import enemy, hero, ids, play, question, settle, table, told, whole_round


def cards(match: Match) -> list[str]:
    return [event.args["card"] for event in told(match, "door_card")]


@pytest.mark.rule("MD-DOR-01")
def test_doors_of_the_own_zone_are_opened_from_either_side():
    match = table("heroes: [{zone: B6}, {}]")
    assert {name for name in ids(match) if name.startswith("open")} == {"open:A6-B6", "open:B6-C6"}
    match = table("heroes: [{zone: A6}, {}]\nexplored: [A5, A6]")
    assert {name for name in ids(match) if name.startswith("open")} == {"open:A6-B6"}
    match = table("heroes: [{zone: B5}, {}]")
    assert not {name for name in ids(match) if name.startswith("open")}


@pytest.mark.rule("MD-DOR-02")
def test_an_opened_door_stays_open():
    match = table("on_top: {door: [T05], event: [E14]}")
    play(match, "open:A6-B6")
    assert "open:A6-B6" not in ids(match)
    whole_round(match)
    assert "A6-B6" not in match.state.shut
    assert Game(match.state).sees("B6", "A6")


@pytest.mark.rule("MD-DOR-03", "MD-DOR-07")
def test_one_card_for_a_whole_chamber():
    match = table("on_top: {door: [T05, T01]}")
    play(match, "open:A6-B6")
    assert cards(match) == ["T05"]
    assert match.state.treasure == {"A6": (2, 0), "A5": (2, 0)}
    play(match, "move:A6")
    play(match, "move:A5", "stop")
    assert cards(match) == ["T05"]


@pytest.mark.rule("MD-DOR-03")
def test_the_active_player_draws():
    match = table("active: 1\non_top: {door: [T05]}")
    play(match, "open:B6-C6")
    assert told(match, "door_card")[0].args["seat"] == 1


@pytest.mark.rule("MD-DOR-04")
def test_no_card_for_a_door_between_corridors(lab):
    match = table("board: lab\nheroes: [{zone: E4}, {}]")
    play(match, "open:D4-E4")
    assert cards(match) == []
    assert "D4-E4" not in match.state.shut


@pytest.mark.rule("MD-DOR-04", "MD-DOR-05")
def test_a_second_door_of_an_opened_chamber_draws_no_card(lab):
    match = table("board: lab\nheroes: [{zone: C3}, {}]\non_top: {door: [T05, T04], guard_1: [W009]}")
    play(match, "open:B3-C3")
    assert cards(match) == ["T05"]
    # Now the big chamber is opened from the inside of the small one: a card for the big one only.
    hero(match).zone = "A3"
    play(match, "stop", "open:A2-A3")
    settle(match, "move_on", "act")
    assert cards(match) == ["T05", "T04"]
    treasure = match.state.treasure
    assert (treasure["B3"], treasure["A3"]) == ((2, 0), (2, 0)), "nothing more in the explored chamber"
    assert treasure["A2"] == (3, 0), "zone 1 is the room behind the door"
    hero(match).zone = "C2"
    play(match, *(["stop"] if question(match) == "move_on" else []), "open:B2-C2")
    assert cards(match) == ["T05", "T04"], "both form one chamber, and it is explored"


@pytest.mark.rule("MD-DOR-05", "MD-CMP-05")
def test_blocks_stay_in_the_newly_opened_chamber(lab):
    # The small chamber (A3, B3) is opened from the big one: block 3 has no zone there.
    match = table(
        "board: lab\nheroes: [{zone: A2}, {}]\nopen: [B2-C2]\nexplored: [A1, A2, B1, B2]\non_top: {door: [T05]}"
    )
    play(match, "open:A2-A3")
    assert match.state.treasure == {"A3": (2, 0), "B3": (2, 0)}


@pytest.mark.rule("MD-DOR-06")
def test_open_level_card_then_the_blocks_each_enemy_first():
    match = table("""
        heroes: [{zone: B3}, {}]
        on_top: {door: [T10], guard_2: [W014, W018]}
    """)
    play(match, "open:B3-C3")
    wanted = ("door_opened", "door_card", "appeared", "treasure_placed")
    assert [(event.kind, event.args.get("zone", "")) for event in match.events if event.kind in wanted] == [
        ("door_opened", ""),
        ("door_card", ""),
        ("appeared", "C3"),
        ("treasure_placed", "C3"),
        ("appeared", "C2"),
        ("treasure_placed", "C2"),
    ]
    assert match.state.treasure == {"C3": (2, 0), "C2": (0, 1)}


@pytest.mark.rule("MD-DOR-07")
def test_the_first_zone_is_the_room_behind_the_door_on_the_other_side():
    match = table("heroes: [{zone: B2}, {}]\nlevel: 2\non_top: {door: [T09], guard_2: [W014]}")
    play(match, "open:A2-B2")
    assert (enemy(match, "dwarf_warriors").zone, match.state.treasure["A2"]) == ("A2", (3, 0))


@pytest.mark.rule("MD-DOR-08")
def test_surplus_blocks_are_ignored():
    # C6 is a chamber of one room: the guards of blocks 2 and 3 do not come.
    match = table("on_top: {door: [T02]}")
    play(match, "open:B6-C6")
    assert match.state.treasure == {"C6": (2, 0)}
    assert match.state.enemies == []
    assert [event.args["n"] for event in match.events if event.kind == "chamber_small"] == [1]


BIG = "board: lab\nheroes: [{zone: C2}, {}]\non_top: {door: [T04], guard_1: [W009]}"


@pytest.mark.rule("MD-DOR-09", "MD-DOR-10")
def test_nothing_happens_in_a_fourth_room(lab):
    match = play(table(BIG), "open:B2-C2")
    assert (question(match), match.decision.seat, set(ids(match))) == ("door_zone", 0, {"zone:B1", "zone:A2"})
    play(match, "zone:B1")
    # Zone 3 borders zone 1 (B2: A2) or zone 2 (B1: A1).
    assert set(ids(match)) == {"zone:A2", "zone:A1"}
    play(match, "zone:A1")
    assert match.state.treasure == {"B2": (3, 0), "B1": (3, 0), "A1": (2, 0)}
    assert enemy(match, "orc_executioners").zone == "A1"


@pytest.mark.rule("MD-DOR-10")
def test_the_active_player_chooses_the_second_zone():
    match = table("""
        options: {quest: black_widow}
        heroes: [{zone: B8}, {zone: B8}]
        active: 1
        on_top: {door: [T03], guard_1: [W009]}
    """)
    play(match, "open:B8-B9")
    assert (question(match), match.decision.seat, set(ids(match))) == ("door_zone", 1, {"zone:A9", "zone:C9"})
    play(match, "zone:C9")
    assert enemy(match, "orc_executioners").zone == "C9"
    assert match.state.treasure == {"B9": (2, 0), "C9": (3, 0), "A9": (0, 1)}


@pytest.mark.rule("MD-DOR-11", "MD-SPW-01")
def test_a_guard_appears_in_the_zone_of_its_block():
    match = table("on_top: {door: [T09], guard_1: [W009]}")
    play(match, "open:A6-B6")
    orcs = enemy(match, "orc_executioners")
    assert (orcs.zone, orcs.minions, bool(orcs.treasure)) == ("A6", (3, 3), True)


@pytest.mark.rule("MD-DOR-12", "MD-DOR-13")
def test_an_ambush_appears_in_the_active_heros_zone_its_treasure_in_the_chamber():
    match = table("on_top: {door: [T08], guard_1: [W009, W003]}")
    play(match, "open:A6-B6")
    assert enemy(match, "orc_executioners").zone == "B6"
    assert enemy(match, "dwarf_defenders").zone == "A5"
    assert match.state.treasure == {"A6": (0, 1), "A5": (3, 0)}
    assert not [name for name in ids(match) if name.startswith("move")], "the hero is held at once"


@pytest.mark.rule("MD-DOR-13")
def test_tokens_join_those_that_lie_there():
    match = table("treasure: {C6: [1, 1]}\non_top: {door: [T05]}")
    play(match, "open:B6-C6")
    assert match.state.treasure == {"C6": (3, 1)}


@pytest.mark.rule("MD-DOR-14", "MD-Q6-08")
def test_a_quest_can_replace_the_door_card():
    match = table("options: {quest: fiends_treasure}\nheroes: [{zone: E2}, {}]\nlevel: 4\non_top: {guard_4: [W039]}")
    assert {"open:D1-E1", "open:E2-F2"} & set(ids(match)) == {"open:E2-F2"}
    play(match, "open:E2-F2")
    assert cards(match) == []
    assert enemy(match, "orc_executioners").zone == "F2"
    assert match.state.treasure == {}


@pytest.mark.rule("MD-DOR-15", "MD-TGT-20")
def test_enemies_open_no_doors():
    match = table("""
        heroes: [{zone: B5, xp: 3}, {zone: B6}]
        enemies: [{card: W001, zone: C6}, {card: W009, zone: A5}]
        phase: enemy_phase
        on_top: {event: [E14]}
    """)
    settle(match, "act")
    assert (enemy(match, "dwarf_warriors").zone, enemy(match, "orc_executioners").zone) == ("C6", "A5")
    assert len(match.state.shut) == 5


@pytest.mark.rule("MD-DOR-16", "MD-SPW-07")
def test_enemies_do_not_act_when_a_door_card_brings_them():
    match = table("on_top: {door: [T07], guard_1: [W001]}")
    play(match, "open:B6-C6")
    assert not told(match, "attack")
    assert question(match) == "move_on"


@pytest.mark.rule("MD-DOR-17", "MD-OVR-12")
@pytest.mark.parametrize(("activation", "seat"), [(True, 0), (False, 1)])
def test_the_active_heros_player_chooses_when_a_quest_opens_a_chamber(lab, activation: bool, seat: int):
    match = table(BIG + "\nfirst_player: 1\nactive: 0")
    state = match.state
    if not activation:
        state.activation = None
    swing_open(Game(state), "B2-C2", "B2")
    match = Match.from_state(RULEBOOK, match.setup, state)
    assert (question(match), match.decision.seat) == ("door_zone", seat)


@pytest.mark.rule("MD-DOR-05", "MD-DOR-17")
def test_a_quest_that_opens_a_door_between_two_closed_chambers_opens_both(lab):
    match = table("board: lab\non_top: {door: [T05, T01]}")
    state = match.state
    swing_open(Game(state), "A2-A3", "A3")
    match = settle(Match.from_state(RULEBOOK, match.setup, state), "act")
    assert set(match.state.unexplored) == {"E2"}
    assert (match.state.treasure["A3"], match.state.treasure["A2"]) == ((2, 0), (3, 0)), (
        "each from its side of the door"
    )


@pytest.mark.rule("MD-DOR-06", "MD-DOR-10")
def test_a_zone_is_chosen_when_its_block_comes(lab):
    match = table("board: lab\nheroes: [{zone: C2}, {}]\non_top: {door: [T06], guard_1: [W001]}")
    play(match, "open:B2-C2")
    assert (question(match), match.decision.args) == ("door_zone", {"number": 2})
    assert (enemy(match, "dwarf_warriors").zone, match.state.treasure) == ("B2", {"B2": (2, 0)})


@pytest.fixture
def door_between_tiles(lab: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """In the lab a door stands between C1 (level 1) and D1 (level 3)."""
    content = load()
    content.boards.pop("lab", None)
    doors = (*QUEST.doors, DoorPlace(("LA.02", "LB.00")))
    monkeypatch.setitem(content.quests, "lab", replace(QUEST, doors=doors))
    yield
    content.boards.pop("lab", None)


@pytest.mark.rule("MD-LVL-05")
@pytest.mark.parametrize(("zone", "level"), [("C1", 3), ("D1", 1)])
def test_a_door_leads_to_the_tile_behind_it(door_between_tiles: None, zone: str, level: int):
    # From D1 it leads back to level 1: that the hero stands on level 3 counts when the action is over.
    match = table(f"board: lab\nheroes: [{{zone: {zone}}}, {{}}]")
    play(match, "open:C1-D1")
    assert (question(match), match.state.level) == ("move_on", level)
    play(match, "stop")
    assert match.state.level == 3
