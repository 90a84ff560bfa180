"""Levels and level tokens (chapter 5.4)."""

import msgspec
import pytest

from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.games.massive_darkness.game import Game
from tests.massive_darkness.table import enemy, hero, play, question, settle, table, told

content = load()


@pytest.mark.rule("MD-LVL-01", "MD-LVL-10")
def test_the_level_holds_for_the_whole_board():
    # Seat 1 has gone ahead to tile 8R: a guard on the level-1 tile far behind comes from the level-2 pile.
    match = table("""
        level: 2
        heroes: [{zone: B6}, {zone: B2}]
        on_top: {door: [T07], guard_2: [W014]}
    """)
    play(match, "open:B6-C6")
    assert enemy(match, "dwarf_warriors").card == "W014"


@pytest.mark.rule("MD-LVL-02")
def test_a_tile_has_the_level_of_its_token():
    game = Game(table().state)
    assert {game.level_of(zone) for zone in ("A4", "B4", "C4", "A5", "B5", "C5", "A6", "B6", "C6")} == {1}
    assert {game.level_of(zone) for zone in ("A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3")} == {2}


@pytest.mark.rule("MD-LVL-04")
@pytest.mark.parametrize(("zone", "level"), [("B3", 2), ("B4", 1)])
def test_a_hero_on_a_higher_tile_raises_the_level_when_an_action_ends(zone: str, level: int):
    match = table(f"heroes: [{{zone: B6}}, {{zone: {zone}}}]")
    play(match, "trade")
    settle(match, "act")
    assert match.state.level == level


@pytest.mark.rule("MD-LVL-04", "MD-LVL-16")
def test_within_a_move_action_the_level_stays():
    match = table("heroes: [{zone: B4}, {}]\ntreasure: {B3: 1}\non_top: {treasure_2: [S063]}")
    play(match, "move:B3")
    assert match.state.level == 1
    play(match, "pick_up")
    settle(match, "act")
    assert match.state.level == 2
    assert hero(match).hands == ("SA11",)
    assert "S063" in hero(match).pack


@pytest.mark.rule("MD-LVL-05", "MD-DOR-06", "MD-LVL-16")
def test_a_door_to_a_higher_tile_raises_the_level_before_its_card_is_drawn():
    match = table("""
        heroes: [{zone: B4}, {}]
        on_top: {door: [T09], guard_1: [W009], guard_2: [W014]}
    """)
    play(match, "move:B3")
    assert match.state.level == 1
    play(match, "open:B3-C3")
    assert match.state.level == 2
    assert [event.kind for event in match.events if event.kind in ("level", "door_card")] == ["level", "door_card"]
    assert enemy(match, "dwarf_warriors").card == "W014"
    assert match.events[[event.kind for event in match.events].index("level")].rule == "MD-LVL-05"


@pytest.mark.rule("MD-LVL-05")
def test_a_door_that_leads_to_the_same_level_changes_nothing():
    match = table("heroes: [{zone: B4}, {}]\non_top: {door: [T05]}")
    play(match, "open:A4-B4")
    assert match.state.level == 1
    match = table("heroes: [{zone: B3}, {}]\nlevel: 3\non_top: {door: [T05]}")
    play(match, "open:B3-C3")
    assert match.state.level == 3


@pytest.mark.rule("MD-LVL-06")
def test_the_level_jumps_and_never_drops(lab):
    match = table("board: lab\nheroes: [{zone: C2}, {}]")
    play(match, "move:D2", "stop")
    assert match.state.level == 3
    play(match, "move:C2", "stop")
    assert match.state.level == 3


def level_tokens(match) -> dict[str, bool]:
    """The level tokens on the board, and whether each shows its active side."""
    found = {}
    todo = [msgspec.to_builtins(match.view(0).scene)]
    while todo:
        thing = todo.pop()
        if isinstance(thing, dict):
            if str(thing.get("id", "")).startswith("level:"):
                found[thing["id"]] = thing.get("color") == "gold"
            todo += thing.values()
        elif isinstance(thing, list | tuple):
            todo += thing
    return found


@pytest.mark.rule("MD-LVL-07", "MD-LVL-02", "MD-SET-15")
def test_the_tokens_of_the_current_level_show_their_active_side():
    match = table("heroes: [{zone: B4}, {}]")
    assert level_tokens(match) == {"level:B5": True, "level:B2": False}
    play(match, "move:B3", "stop")
    assert level_tokens(match) == {"level:B5": False, "level:B2": True}


@pytest.mark.rule("MD-LVL-08", "MD-SKL-03", "MD-SKL-04")
@pytest.mark.parametrize(("level", "health"), [(1, 5), (2, 6), (3, 6), (4, 7)])
def test_only_skills_of_the_current_level_or_lower_work(level: int, health: int):
    match = table(f"heroes: [{{skills: {{improved_health: 2}}}}, {{}}]\nlevel: {level}")
    assert hero(match).health == health


@pytest.mark.rule("MD-LVL-08", "MD-SKL-03")
def test_a_skill_bought_ahead_begins_to_work_when_its_level_is_reached():
    match = table("heroes: [{zone: B4, skills: {improved_health: 1}, health: 4}, {}]")
    play(match, "move:B3", "stop")
    assert (match.state.level, hero(match).health) == (2, 5)


@pytest.mark.rule("MD-LVL-09")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_guards_come_from_the_pile_of_the_current_level(level: int):
    match = table(f"level: {level}\non_top: {{door: [T07]}}")
    play(match, "open:B6-C6")
    (guard,) = match.state.enemies
    assert content.enemies[guard.card].level == level


@pytest.mark.rule("MD-LVL-10", "MD-WAN-02")
@pytest.mark.parametrize(
    ("level", "role"), [(1, "lesser"), (2, "lesser"), (3, "lesser"), (4, "greater"), (5, "greater")]
)
def test_wandering_monsters_are_lesser_up_to_level_3(level: int, role: str):
    match = table(f"""
        options: {{quest: fiends_treasure}}
        level: {level}
        phase: event
        on_top: {{event: [E11]}}
    """)
    (monster,) = [enemy for enemy in match.state.enemies if not enemy.quest]
    assert content.enemies[monster.card].role == role


@pytest.mark.rule("MD-LVL-11", "MD-PCK-04")
@pytest.mark.parametrize(("zone", "level", "drawn"), [("B5", 5, "S027"), ("B3", 1, "S063"), ("B3", 5, "S063")])
def test_treasure_tokens_use_the_level_of_their_tile(zone: str, level: int, drawn: str):
    match = table(f"""
        level: {level}
        heroes: [{{zone: {zone}}}, {{}}]
        treasure: {{{zone}: 1}}
        on_top: {{treasure_1: [S027], treasure_2: [S063]}}
    """)
    play(match, "pick_up")
    assert drawn in hero(match).pack


@pytest.mark.rule("MD-LVL-12", "MD-GRD-02")
def test_guardian_treasures_use_the_current_level_when_they_appear():
    match = table("level: 3\nphase: event\noptions: {quest: fiends_treasure}\non_top: {event: [E06], guard_3: [W028]}")
    assert content.equipment[enemy(match, "orc_bullies").treasure].level == 3
    match.state.level = 5
    assert content.equipment[enemy(match, "orc_bullies").treasure].level == 3


@pytest.mark.rule("MD-LVL-13", "MD-EQP-13")
def test_equipment_of_any_level_can_be_used_at_once():
    match = table("""
        heroes: [{hero: bjorn, class: paladin_of_wrath, zone: B5, hands: [SA11], pack: [S131]}, {}]
        enemies: [{card: W009, zone: B5}]
        next: {attack: [2, 2, 2, 2]}
    """)
    play(match, "trade", "equip:S131", "done")
    play(match, "melee:orc_executioners")
    assert told(match, "swords")[-1].args["n"] == 4


@pytest.mark.rule("MD-LVL-14", "MD-HRO-07")
@pytest.mark.parametrize("absent", ["health: 0", "escaped: true"])
def test_dead_heroes_do_not_raise_the_level(absent: str):
    match = table(f"heroes: [{{zone: B6}}, {{zone: B2, {absent}}}]")
    play(match, "trade")
    settle(match, "act")
    assert match.state.level == 1


@pytest.mark.rule("MD-LVL-15")
def test_a_tile_without_a_token_counts_as_level_1(lab):
    match = table("board: lab\nheroes: [{zone: E4}, {}]\ntreasure: {E4: 1}\non_top: {treasure_1: [S027]}")
    play(match, "pick_up")
    settle(match, "act")
    assert match.state.level == 1
    assert "S027" in hero(match).pack
    match.state.level = 4
    play(match, "move:E5", "stop")
    assert match.state.level == 4


@pytest.mark.rule("MD-LVL-16", "MD-GRD-02")
def test_movement_points_after_the_border_are_spent_at_the_old_level(lab):
    # E2 lies on a tile of level 3; its door is opened from E3 within the move that came from C3: the level rises then.
    match = table("""
        board: lab
        heroes: [{hero: whisper, class: bloodmoon_nightrunner, zone: C3}, {}]
        on_top: {door: [T05]}
    """)
    play(match, "move:D3")
    assert match.state.level == 1
    play(match, "move:E3")
    assert match.state.level == 1
    play(match, "open:E2-E3")
    assert match.state.level == 3
    assert [event.rule for event in told(match, "level")] == ["MD-LVL-05"]


@pytest.mark.rule("MD-LVL-04", "MD-RND-13", "MD-HRO-12")
def test_a_hero_revived_on_a_higher_tile_raises_the_level_when_the_first_action_ends():
    # Neither an action nor a phase ends between the revival and the first action: its door brings guards of level 1.
    match = table("""
        heroes: [{zone: B6}, {zone: B3, health: 0}]
        phase: round_start
        on_top: {door: [T07], guard_1: [W001]}
    """)
    assert (hero(match, 1).dead, match.state.level) == (False, 1)
    play(match, "open:A6-B6")
    assert (enemy(match, "dwarf_warriors").card, match.state.level) == ("W001", 1)
    settle(match, "act")
    assert match.state.level == 2


@pytest.mark.rule("MD-LVL-04", "MD-RND-13", "MD-WAN-06")
@pytest.mark.parametrize(("heroes", "levels"), [("{zone: B6}", [1, 2]), ("{zone: B6, health: 0}", [2])])
def test_who_is_pulled_onto_a_higher_tile_in_a_reaction_raises_the_level_with_the_next_action_or_phase(heroes, levels):
    # A reaction is no action: the next hero begins at the old level; without one the hero phase ends.
    match = table(f"""
        heroes: [{{hero: whisper, class: paladin_of_wrath, zone: B5, hands: [SA03]}}, {heroes}]
        enemies: [{{card: WM02, zone: B3}}]
        on_top: {{event: [E14]}}
        next: {{attack: [1, 1, 6, 1, 1, 1], defense: [1, 1, 1, 1]}}
    """)
    play(match, "ranged:giant_spider", "end")
    assert hero(match).zone == "B3"
    found = []
    for _ in levels:
        found.append(match.state.level)
        if question(match) == "act":
            play(match, "trade")
            settle(match, "act")
    assert found == levels


@pytest.mark.rule("MD-LVL-04", "MD-RND-13", "MD-ACT-10")
@pytest.mark.parametrize("last", ["leave", "pick_up"])
def test_an_action_ends_also_when_the_hero_is_gone_with_it(lab, last: str):
    # Through the exit, or dead of a trap: the level is checked then, not after the next hero's first action.
    match = table("""
        board: lab
        heroes: [{zone: F6, health: 1}, {zone: D3}]
        treasure: {F6: 1}
        on_top: {treasure_1: [S019]}
    """)
    play(match, last)
    assert (match.decision.seat, match.state.level) == (1, 3)
