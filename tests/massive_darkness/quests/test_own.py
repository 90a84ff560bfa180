"""Quests of packs where their goals meet the general rules (MD-VAR-05)."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.box import content
from tafelrunde.games.massive_darkness.box.boards import Board
from tafelrunde.games.massive_darkness.box.quest_cards import LevelToken, Placement, QuestCard
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.kernel import Match
from tests.massive_darkness.box.test_packs import write
from tests.massive_darkness.questing import go_on
from tests.massive_darkness.table import hero, ids, play, table, told

VAULT = """
    quests:
    - id: vault
      number: 11
      name: {de: Das Gewölbe, en: The Vault}
      placement:
      - {tile: '8R', x: 0, y: 0}
      - {tile: '6V', x: 0, y: 3}
      start: '6V.21'
      level_tokens: [{level: 1, zone: '6V.11'}, {level: 2, zone: '8R.11'}]
      doors: [{between: ['6V.20', '6V.21']}, {between: ['8R.10', '8R.11'], special: true}]
      tokens:
      - {kind: cave, zone: '6V.00', marker: true}
      - {kind: cave, zone: '6V.02', marker: true}
      - {kind: library, zone: '8R.00', marker: true}
      enemies: [{what: hellhound_lesser, zone: '8R.21'}]
      pillars: [{zone: '6V.01', health: 2}, {zone: '6V.01'}]
      goals: [GOALS]
"""


def vault(folder: Path, goals: str) -> None:
    write(folder, VAULT.replace("GOALS", goals))
    content.PACKS.use(folder)


@pytest.fixture(autouse=True)
def afterwards() -> Iterator[None]:
    yield
    content.PACKS.use(None)


@pytest.mark.rule("MD-VAR-05", "MD-CBA-07", "MD-OBJ-03")
def test_only_pillars_with_health_are_to_be_destroyed(tmp_path: Path):
    vault(tmp_path, "{op: destroy}")
    match = table("""
        options: {quest: vault}
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: B4, hands: [SA11]}, {}]
        next: {attack: [6]}
    """)
    assert [answer for answer in ids(match) if "pillar" in answer] == ["melee:pillar_0"]
    play(match, "melee:pillar_0")
    go_on(match, "act")
    assert match.state.result == "won"


@pytest.mark.rule("MD-RUL-52", "MD-VAR-05", "MD-OBJ-06", "MD-EVT-05")
def test_its_monsters_count_for_events_for_nothing_says_otherwise(tmp_path: Path):
    vault(tmp_path, "{op: kill}")
    match = table("""
        options: {quest: vault}
        phase: event
        level: 2
        heroes: [{zone: A4, xp: 1}, {zone: A4}]
        on_top: {event: [E09]}
    """)
    assert {event.args["enemy"] for event in told(match, "enemy_moves")} == {"hellhound"}
    assert len(match.state.enemies) == 1


@pytest.mark.rule("MD-VAR-05", "MD-SET-16")
def test_its_enemies_carry_treasure_and_all_of_them_are_to_be_killed(tmp_path: Path):
    vault(tmp_path, "{op: kill}")
    match = table("options: {quest: vault}")
    assert match.state.marks["targets"] == 1
    assert match.state.enemies[0].treasure


@pytest.mark.rule("MD-VAR-05", "MD-Q7-02", "MD-Q7-05")
@pytest.mark.parametrize(
    ("players", "heroes", "opens"),
    [(2, "[{zone: A4}, {zone: C4}]", True), (2, "[{zone: A4}, {zone: A4}]", False), (1, "[{zone: C4}]", True)],
)
def test_its_switches_open_the_special_doors_without_anybodys_help(tmp_path: Path, players, heroes, opens):
    vault(tmp_path, "{op: switches}, {op: hold}")
    match = table(f"""
        options: {{quest: vault}}
        players: {players}
        phase: round_start
        heroes: {heroes}
        explored: [A4, C4]
    """)
    assert ("A2-B2" not in match.state.shut) == opens
    assert ("switched" in match.state.marks) == opens
    assert not match.over


@pytest.mark.rule("MD-VAR-05", "MD-OBJ-05")
def test_a_special_door_waits_until_it_is_the_next_goal(tmp_path: Path):
    vault(tmp_path, "{op: kill}, {op: open}")
    match = table("options: {quest: vault}\nheroes: [{zone: B2}, {}]\nmarks: {targets: 1}")
    assert "open:A2-B2" not in ids(match)
    match = table("options: {quest: vault}\nheroes: [{zone: B2}, {}]\nmarks: {targets: 1, killed: 1}")
    play(match, "open:A2-B2")
    go_on(match, "act", "move_on")
    assert match.state.result == "won"


@pytest.mark.rule("MD-VAR-05")
@pytest.mark.parametrize(
    ("zone", "enemies", "held"), [("A1", "", True), ("A2", "", False), ("A1", "{card: W001, zone: A2}", False)]
)
def test_a_library_is_held_by_who_stands_there_alone(tmp_path: Path, zone, enemies, held):
    vault(tmp_path, "{op: hold}")
    match = table(f"""
        options: {{quest: vault}}
        phase: end_phase
        heroes: [{{zone: {zone}}}, {{}}]
        enemies: [{enemies}]
        open: [A2-B2]
        explored: [A1, A2]
    """)
    assert (match.state.result == "won") == held


@pytest.mark.rule("MD-VAR-05", "MD-OBJ-05")
def test_switches_and_libraries_wait_for_their_turn(tmp_path: Path):
    vault(tmp_path, "{op: kill}, {op: switches}, {op: hold}")
    early = table("""
        options: {quest: vault}
        phase: end_phase
        heroes: [{zone: A4}, {zone: A1}, {zone: C4}]
        explored: [A4, C4, A1, A2]
    """)
    assert not {"switched", "held"} & early.state.marks.keys()
    assert (early.state.round, "A2-B2" in early.state.shut) == (2, True)


@pytest.mark.rule("MD-VAR-05", "MD-Q7-05", "MD-PCK-11")
def test_a_cave_token_to_be_picked_up_is_no_switch(tmp_path: Path):
    vault(tmp_path, "{op: switches}")
    match = table("""
        options: {quest: vault}
        phase: round_start
        heroes: [{zone: A4}, {zone: C4}]
        explored: [A4, C4]
        objectives:
        - {kind: cave, zone: A4, marker: true}
        - {kind: cave, zone: C4, marker: true}
        - {kind: cave, zone: B1}
    """)
    assert match.state.result == "won"


@pytest.mark.rule("MD-VAR-05", "MD-OBJ-05")
def test_only_the_quests_own_enemies_are_to_be_killed(tmp_path: Path):
    vault(tmp_path, "{op: kill}")
    match = table("""
        options: {quest: vault}
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: B5, hands: [SA11]}, {}]
        enemies: [{card: W001, zone: B5, health: 1, minions: []}]
        next: {attack: [6], defense: [1]}
    """)
    play(match, "melee:dwarf_warriors")
    go_on(match, "act")
    assert (len(match.state.enemies), match.over) == (1, False)


@pytest.mark.rule("MD-VAR-05", "MD-RUL-26")
def test_a_campaign_may_start_with_it_and_goes_through_the_whole_book(tmp_path: Path):
    vault(tmp_path, "{op: destroy}")
    route = Match.new(RULEBOOK, 2, 1, options={"mode": "campaign", "quest": "vault"}).state.route
    assert (route[0], route[-1], len(route)) == ("tutorial", "heart_of_darkness", 11)


@pytest.mark.rule("MD-RUL-28", "MD-LVL-02", "MD-LVL-15")
def test_a_tile_with_several_level_tokens_has_the_level_of_the_highest():
    faces = content.load().faces
    quest = QuestCard(
        id="two",
        number=99,
        name=content.load().quests["tutorial"].name,
        placement=(Placement("8R", 0, 0), Placement("6V", 0, 3)),
        start="6V.21",
        level_tokens=(LevelToken(3, "8R.11"), LevelToken(2, "8R.01")),
    )
    board = Board(quest, faces)
    assert (board.level("B1"), board.level("A3"), board.level("B5")) == (3, 3, 1)


@pytest.mark.rule("MD-CMP-03", "MD-VAR-05")
def test_tiles_are_joined_only_where_both_frames_are_open():
    quest = QuestCard(
        id="joint",
        number=99,
        name=content.load().quests["tutorial"].name,
        placement=(Placement("1R", 0, 0), Placement("1V", 3, 0), Placement("5V", 0, 3), Placement("2V", 3, 3)),
        start="1R.11",
        level_tokens=(LevelToken(1, "1R.11"),),
    )
    joints = Board(quest, content.load().faces).map
    assert joints.border("C2", "D2") is None, "1R is open to the east, 1V is walled in"
    assert joints.border("C5", "D5") == "", "2V is open to the west"
    assert joints.border("B3", "B4") == "", "1R is open to the south, 5V to the north"
    assert joints.border("E3", "E4") is None, "1V is open to the south, 2V is walled to the north"


@pytest.mark.rule("MD-VAR-05", "MD-OBJ-08")
def test_goals_and_destinations_go_on_from_goal_to_goal(tmp_path: Path):
    vault(tmp_path, "{op: destroy}, {op: kill}, {op: switches}, {op: open}, {op: hold}")
    match = table("options: {quest: vault}\nheroes: [{zone: B6}, {}]")
    game = Game(match.state)
    quest = quests.of(game)
    assert set(quest.destinations(game)) == {"B4"}
    match.state.pillars.pop(0)
    assert set(quest.destinations(game)) == {"B3"}
    match.state.marks["killed"] = 1
    assert set(quest.destinations(game)) == {"A4", "C4"}
    match.state.marks["switched"] = 1
    assert set(quest.destinations(game)) <= {"A2", "B2"}
    match.state.shut = ()
    assert set(quest.destinations(game)) == {"A1"}
    assert [done for _, done in quest.goals(game)] == [True, True, True, True, False]
    assert hero(match).zone == "B6"
