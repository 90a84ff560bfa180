"""What the catalogue states of every quest's board, wherever the proposals put things (chapter 11, MD-CMP-07 … 13)."""

from collections import Counter
from itertools import pairwise

import pytest

from tafelrunde.games.massive_darkness.box.boards import Board
from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.games.massive_darkness.rules.quests import OWN, QUESTS

TILES = {
    "tutorial": "6V 8R",
    "scorched_earth": "2R 4R 8R 9V",
    "black_widow": "3V 4R 6R",
    "chosen_one": "5V 6R 7V 8V 9V",
    "goblin_war_drums": "1V 6R 7V 8R",
    "immortals_downfall": "1R 2V 6V 7R",
    "fiends_treasure": "1V 3R 5R 7R 9R",
    "sparks_in_the_dark": "1R 2R 3V 5V 6V 8V 9R",
    "big_game_hunting": "1R 5V 6V 7R 8V 9R",
    "maze_of_darkness": "1R 2V 3R 4V 5R",
    "heart_of_darkness": "1V 2V 3R 4V 6R",
}
TOKENS = {
    "tutorial": {"library": 1},
    "scorched_earth": {"face down": 3, "library marker": 1},
    "black_widow": {"cave": 3},
    "chosen_one": {"artefact": 2, "library": 1, "cave marker": 2},
    "goblin_war_drums": {},
    "immortals_downfall": {"artefact": 2, "library": 1},
    "fiends_treasure": {"face down": 4, "artefact": 1, "library": 1},
    "sparks_in_the_dark": {"artefact": 2, "cave marker": 2},
    "big_game_hunting": {},
    "maze_of_darkness": {"artefact marker": 1},
    "heart_of_darkness": {"artefact": 1, "cave marker": 2},
}
HIDDEN = {"scorched_earth": {"artefact": 2, "cave": 1}, "fiends_treasure": {"artefact": 1, "cave": 3}}
EXITS = {"tutorial", "black_widow", "chosen_one", "goblin_war_drums", "sparks_in_the_dark"}
PILLARS = {
    "goblin_war_drums": [0, 0],
    "immortals_downfall": [5, 5],
    "big_game_hunting": [5] * 6,
    "maze_of_darkness": [3] * 4,
    "heart_of_darkness": [0, 0],
}
SPECIAL_DOORS = {"fiends_treasure": 1, "sparks_in_the_dark": 1}


def board_of(quest: str) -> Board:
    return load().board(quest)


def without(board: Board, *borders: str) -> set[str]:
    """Where heroes get from the start when every door is open but these borders are shut."""
    return set(board.map.passages(frozenset(borders)).distances(board.start))


@pytest.mark.rule("MD-Q0-01", "MD-Q1-01", "MD-Q2-01", "MD-Q3-02", "MD-Q4-01", "MD-Q5-01", "MD-Q6-01", "MD-Q7-01")
@pytest.mark.rule("MD-Q8-01", "MD-Q9-01", "MD-Q10-01")
@pytest.mark.rule("MD-CMP-01", "MD-CMP-08", "MD-CMP-10", "MD-CMP-11", "MD-CMP-13")
@pytest.mark.parametrize("quest", TILES)
def test_tiles_tokens_doors_and_pillars_are_those_of_the_quest(quest: str):
    board = board_of(quest)
    card = board.quest
    assert sorted(placement.tile for placement in card.placement) == TILES[quest].split()
    laid = Counter(
        "face down" if token.kind == "hidden" else f"{token.kind} marker" if token.marker else token.kind
        for token in card.tokens
    )
    assert laid == TOKENS[quest]
    assert card.hidden == HIDDEN.get(quest, {})
    assert bool(board.exit) == (quest in EXITS)
    assert [pillar.health for pillar in card.pillars] == PILLARS.get(quest, [])
    assert sum(door.special for door in board.doors.values()) == SPECIAL_DOORS.get(quest, 0)
    assert len(board.doors) <= 15
    assert len(card.bridges) == (2 if quest == "immortals_downfall" else 0)


@pytest.mark.rule("MD-CMP-11", "MD-LVL-02", "MD-SET-15")
@pytest.mark.parametrize("quest", TILES)
def test_every_tile_has_one_level_token_and_there_are_two_of_each(quest: str):
    board = board_of(quest)
    assert max(Counter(level for level, _ in board.level_tokens).values()) <= 2
    tiles = [board.zones[zone].tile for _, zone in board.level_tokens]
    assert sorted(tiles) == TILES[quest].split()
    assert board.level(board.start) == 1
    levels = sorted({level for level, _ in board.level_tokens})
    assert levels == list(range(1, levels[-1] + 1)), "no level is left out"


@pytest.mark.rule("MD-OVR-11", "MD-CMP-07")
@pytest.mark.parametrize("quest", TILES)
def test_every_zone_can_be_reached_and_heroes_can_leave_the_start(quest: str):
    board = board_of(quest)
    assert without(board) == set(board.zones)
    assert board.start not in board.rooms or board.start not in board.closed_rooms


@pytest.mark.rule("MD-SET-17", "MD-CMP-05", "MD-DOR-04")
def test_chambers_with_an_opening_are_open_from_the_start_large_and_small():
    assert set(board_of("tutorial").closed_rooms) == board_of("tutorial").rooms
    board = board_of("sparks_in_the_dark")
    assert board.rooms - set(board.closed_rooms) == {"C6", "D6", "F3", "F6"}
    board = board_of("maze_of_darkness")
    assert {board.zones[zone].tile for zone in board.rooms - set(board.closed_rooms)} == {"3R"}


def test_all_quests_are_here():
    assert list(TILES) == list(load().quests)
    assert set(TILES) == {quest for quest in QUESTS if quest != OWN}


# --- one by one ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-Q1-01", "MD-Q1-06")
def test_the_library_of_quest_1_and_the_hidden_tokens_lie_in_closed_chambers():
    board = board_of("scorched_earth")
    zones = [board.zone(token.zone) for token in board.quest.tokens]
    assert set(zones) <= set(board.closed_rooms)
    chambers = {board.passages(board.shut_at_start).region(zone, board.rooms) for zone in zones}
    assert len(chambers) == 4


@pytest.mark.rule("MD-Q2-01", "MD-Q2-05", "MD-Q2-09")
def test_the_spider_of_quest_2_has_a_way_to_the_exit_past_closed_doors():
    board = board_of("black_widow")
    (spider,) = board.quest.enemies
    assert spider.what == "giant_spider_greater"
    assert board.exit in board.passages(board.shut_at_start).distances(board.zone(spider.zone))


@pytest.mark.rule("MD-Q4-01", "MD-Q4-04", "MD-Q4-06", "MD-Q4-09")
def test_in_quest_4_the_way_out_leads_between_the_pillars_from_the_lowest_tile_to_the_highest():
    board = board_of("goblin_war_drums")
    card = board.quest
    assert card.tile_wounds == {"6R": 4, "7V": 2, "8R": 2, "1V": 2}
    assert {tile: board.tile_levels[tile] for tile in card.tile_wounds} == {"6R": 1, "7V": 2, "8R": 3, "1V": 4}
    below, above = map(board.zone, card.passage)
    assert {board.zone(pillar.zone) for pillar in card.pillars} <= {below, above}
    assert above in board.map.passages().steps(below)
    beyond = set(board.map.passages(frozenset(), frozenset({below})).distances(above))
    assert board.start not in beyond, "there is no way round"
    assert board.exit in beyond
    assert set(board.tokens_of(4)) <= beyond
    for low, high in pairwise(sorted(card.tile_wounds, key=board.tile_levels.__getitem__)):
        near = [z for z in board.zones.values() if z.tile == low]
        steps = {step for zone in near for step in board.map.passages().steps(zone.name)}
        assert any(board.zones[step].tile == high for step in steps), "each tile leads to the next level"


@pytest.mark.rule("MD-Q5-01", "MD-Q5-02", "MD-Q5-13", "MD-CMP-13")
def test_in_quest_5_the_immortal_comes_over_the_bridge():
    board = board_of("immortals_downfall")
    places = {place.what: board.zone(place.zone) for place in board.quest.enemies}
    library = next(board.zone(token.zone) for token in board.quest.tokens if token.kind == "library")
    assert places == {"cave_troll_greater": places["cave_troll_greater"], "goblin_archers_level_4": library}
    bridge = {board.zone(part.id) for part in board.quest.bridges}
    assert bridge <= board.shadows
    assert not bridge & board.rooms
    shut = board.passages(board.shut_at_start)
    assert board.start in shut.distances(places["cave_troll_greater"])
    fallen = board.passages(board.shut_at_start, tuple(sorted(bridge)))
    assert board.start not in fallen.distances(places["cave_troll_greater"])
    assert all(board.zone(pillar.zone) in fallen.zones for pillar in board.quest.pillars)


@pytest.mark.rule("MD-Q6-01", "MD-Q6-03", "MD-Q6-05", "MD-Q6-08")
def test_in_quest_6_the_hound_is_locked_in_and_two_guarded_chambers_are_on_9r():
    board = board_of("fiends_treasure")
    (special,) = [door.name for door in board.doors.values() if door.special]
    (hound,) = [board.zone(place.zone) for place in board.quest.enemies]
    assert hound not in without(board, special)
    assert hound in board.closed_rooms
    face_up = [board.zone(token.zone) for token in board.quest.tokens if token.kind != "hidden"]
    assert {board.zones[zone].tile for zone in face_up} == {"9R"}
    shut = board.passages(board.shut_at_start)
    chambers = [set(shut.region(zone, board.rooms)) for zone in face_up]
    assert not chambers[0] & chambers[1]
    assert set(face_up) <= set(board.closed_rooms)
    assert {board.zone(token.zone) for token in board.quest.tokens} <= without(board, special)


@pytest.mark.rule("MD-Q7-01", "MD-Q7-05", "MD-Q7-06", "MD-Q7-08")
def test_in_quest_7_only_the_special_door_leads_to_the_exit():
    board = board_of("sparks_in_the_dark")
    (special,) = [door.name for door in board.doors.values() if door.special]
    reached = without(board, special)
    assert board.exit not in reached
    switches = [board.zone(token.zone) for token in board.quest.tokens if token.marker]
    assert len(set(switches)) == 2
    assert set(switches) <= reached
    assert board.exit in board.closed_rooms


@pytest.mark.rule("MD-Q8-01", "MD-Q8-03", "MD-Q8-04")
def test_in_quest_8_two_pillars_of_its_tile_shut_every_relentless_in():
    board = board_of("big_game_hunting")
    assert [place.what for place in board.quest.enemies] == ["random_greater_wandering_monster"] * 3
    for place in board.quest.enemies:
        zone = board.zone(place.zone)
        own = [
            board.pillar_border(number)
            for number, pillar in enumerate(board.quest.pillars)
            if board.zones[board.zone(pillar.zone)].tile == board.zones[zone].tile
        ]
        assert len(own) == 2
        assert zone not in without(board, *own)
        assert zone in without(board)


@pytest.mark.rule("MD-Q9-01", "MD-Q9-07", "MD-Q9-08", "MD-Q9-10")
def test_in_quest_9_every_wave_has_a_way_to_the_artefact_past_a_pillar():
    board = board_of("maze_of_darkness")
    (token,) = board.quest.tokens
    artefact = board.zone(token.zone)
    assert board.zones[artefact].tile == "3R"
    shut = board.passages(board.shut_at_start)
    pillars = {board.zone(pillar.zone) for pillar in board.quest.pillars}
    past = board.passages(board.shut_at_start, tuple(sorted(pillars)))
    for level in range(1, 6):
        (zone,) = board.tokens_of(level)
        assert artefact in shut.distances(zone)
        assert zone in pillars or artefact not in past.distances(zone)
    rooms = [zone for zone in board.zones.values() if zone.tile == "3R" and zone.room]
    assert len(rooms) == 4


@pytest.mark.rule("MD-Q10-01", "MD-Q10-03", "MD-Q10-05", "MD-Q10-10")
def test_in_quest_10_stairs_join_the_floors_and_every_incarnation_waits_behind_something():
    board = board_of("heart_of_darkness")
    card = board.quest
    floors = [set(floor.tiles) for floor in card.floors]
    assert sorted(tile for floor in floors for tile in floor) == TILES["heart_of_darkness"].split()

    def floor(zone: str) -> int:
        return next(n for n, tiles in enumerate(floors, 1) if board.zones[zone].tile in tiles)

    stairs = [tuple(sorted(floor(board.zone(end)) for end in pair)) for pair in card.stairs]
    assert stairs == [(1, 2), (2, 3)]
    for border in board.map.borders:
        assert floor(border.a) == floor(border.b), "only stairs lead from floor to floor"
    waiting = [board.zone(place.ambassador) for place in card.floors]
    assert [floor(zone) for zone in waiting] == [1, 2, 3]
    assert set(waiting[:2]) <= set(board.closed_rooms)
    pillars = [board.pillar_border(number) for number in range(len(card.pillars))]
    assert waiting[2] not in without(board, *pillars)
    levers = [board.zone(token.zone) for token in card.tokens if token.marker]
    assert [floor(zone) for zone in levers] == [3, 3]
    assert set(levers) <= without(board, *pillars)
    assert floor(board.start) == 1
    assert [board.zone(place.zone) for place in card.enemies] == [waiting[0]]
