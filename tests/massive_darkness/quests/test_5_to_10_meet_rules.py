"""Where the rules of quests 5 to 10 meet the general ones: late deaths, events, figures that are not free."""

import pytest
from msgspec.structs import replace

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.kernel import Match
from tests.massive_darkness.questing import go_on
from tests.massive_darkness.quests.test_9_to_10 import at_phase, maze
from tests.massive_darkness.table import add_enemy, enemy, hero, ids, play, question, table, told

# --- quest 5 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-Q5-09", "MD-Q5-11", "MD-HRO-06")
def test_the_immortal_kills_before_it_minds_fireworks_and_passes_the_dead():
    match = table("""
        options: {quest: immortals_downfall}
        phase: enemy_phase
        heroes: [{zone: G6}, {zone: G7, health: 0}]
        placed: {cave_troll: {zone: G7}, goblin_archers: {zone: H9, minions: [2]}}
        marks: {'firework:G6': 1}
    """)
    play(match, "activate:cave_troll")
    assert [event.args["seat"] for event in told(match, "hero_died")] == [0]
    assert enemy(match, "cave_troll").zone == "G6"
    assert not told(match, "firework_destroyed")


@pytest.mark.rule("MD-Q5-11")
def test_two_fireworks_in_one_zone_are_destroyed_one_after_the_other():
    match = table("""
        options: {quest: immortals_downfall}
        phase: enemy_phase
        heroes: [{zone: A3}, {zone: A3}]
        placed: {cave_troll: {zone: G7}, goblin_archers: {zone: H9, minions: [2]}}
        marks: {'firework:G6': 2}
        on_top: {event: [E14]}
    """)
    play(match, "activate:cave_troll")
    assert len(told(match, "firework_destroyed")) == 2
    assert enemy(match, "cave_troll").zone == "G6"


@pytest.mark.rule("MD-Q5-11")
def test_a_firework_out_of_its_sight_does_not_rouse_it_again():
    match = table("""
        options: {quest: immortals_downfall}
        phase: enemy_phase
        heroes: [{zone: A3}, {zone: A3}]
        placed: {cave_troll: {zone: G7}, goblin_archers: {zone: H9, minions: [2]}}
        marks: {'firework:G6': 1, 'firework:B5': 1}
        on_top: {event: [E14]}
    """)
    play(match, "activate:cave_troll")
    assert question(match) != "enemy_path"
    assert enemy(match, "cave_troll").zone == "G6"
    assert len(told(match, "firework_destroyed")) == 1


@pytest.mark.rule("MD-Q5-12", "MD-Q5-15")
def test_the_bridge_holds_as_long_as_one_pillar_stands():
    match = table("""
        options: {quest: immortals_downfall}
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: C5, hands: [SA11]}, {zone: D5}]
        placed: {cave_troll: {zone: D5}, goblin_archers: {zone: H9}}
        next: {attack: [6, 6]}
    """)
    play(match, "melee:pillar_0")
    go_on(match, "act")
    play(match, "melee:pillar_0")
    go_on(match, "act")
    assert [pillar.number for pillar in match.state.pillars] == [1]
    assert (match.over, match.state.gone, hero(match, 1).health) == (False, (), 5)


@pytest.mark.rule("MD-Q5-10", "MD-Q5-04", "MD-GRD-10")
def test_the_archers_are_trampled_too_and_their_treasure_is_discarded():
    match = table("""
        options: {quest: immortals_downfall}
        phase: enemy_phase
        heroes: [{zone: A3}, {zone: A3}]
        placed: {cave_troll: {zone: G6}}
        marks: {'firework:F6': 1}
        on_top: {event: [E14]}
    """)
    treasure = table("options: {quest: immortals_downfall}").state.enemies[1].treasure
    play(match, "activate:cave_troll")
    assert enemy(match, "goblin_archers") is None
    level = Game(match.state).equipment(treasure).level
    assert treasure in match.state.treasure_discards[level - 1]
    assert [one.xp for one in match.state.heroes] == [0, 0]


@pytest.mark.rule("MD-Q5-07", "MD-SPW-08")
def test_a_second_troll_makes_the_immortal_walk_at_once():
    match = table("""
        options: {quest: immortals_downfall}
        phase: event
        level: 3
        heroes: [{zone: A3}, {zone: A3}]
        placed: {cave_troll: {zone: G7}}
        on_top: {event: [E11], lesser: [WM04]}
    """)
    assert told(match, "no_miniatures")
    assert told(match, "enemy_moves")[0].args["zone"] == "G6"


@pytest.mark.rule("MD-Q5-03", "MD-Q5-12", "MD-OVR-03")
def test_who_brings_the_bridge_down_may_fall_with_it_and_win():
    match = table("""
        options: {quest: immortals_downfall}
        lifebringer: 0
        heroes: [{hero: sibyl, class: nightshade_ranger, zone: E5, hands: [SA03]}, {zone: D5}]
        placed: {cave_troll: {zone: E5}, goblin_archers: {zone: H9}}
        next: {attack: [6, 6]}
    """)
    match.state.pillars = [match.state.pillars[0]]
    while not match.over:
        match.state.script = {"attack": [6, 6]}
        play(match, "ranged:pillar_0")
        go_on(match, "act")
    assert (match.state.result, match.state.reason) == ("won", "MD-Q5-03")
    assert [one.dead for one in match.state.heroes] == [True, True]


@pytest.mark.rule("MD-Q5-06", "MD-TRD-03")
def test_fireworks_of_a_dead_hero_can_be_taken():
    match = table("""
        options: {quest: immortals_downfall}
        heroes: [{zone: B2}, {zone: B2, health: 0, things: {firework: 1}}]
    """)
    play(match, "trade", "give:firework:1:0", "agree")
    assert hero(match).things == {"firework": 1}


# --- quest 6 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-Q6-02", "MD-Q6-03", "MD-Q6-04", "MD-OBJ-05")
def test_a_hound_killed_behind_its_door_is_not_yet_the_end():
    match = table("""
        options: {quest: fiends_treasure}
        phase: event
        heroes: [{zone: I4}, {zone: I4}]
        marks: {keys: 2}
        placed: {hellhound: {health: 2, treasure: ''}}
        on_top: {event: [E19]}
    """)
    assert enemy(match, "hellhound") is None
    assert not match.over
    play(match, "open:I4-I5")
    assert match.state.result == "won"


@pytest.mark.rule("MD-Q6-05", "MD-SPW-08")
def test_a_second_hound_does_not_wake_the_one_behind_the_door():
    match = table("""
        options: {quest: fiends_treasure}
        phase: event
        level: 2
        heroes: [{zone: I6}, {zone: I4}]
        on_top: {event: [E11], lesser: [WM03]}
    """)
    assert told(match, "no_miniatures")
    assert not told(match, "enemy_moves") + told(match, "attack")


@pytest.mark.rule("MD-Q6-05", "MD-EVT-05", "MD-OBJ-06")
def test_a_monster_patrol_passes_the_hound_over():
    match = table("""
        options: {quest: fiends_treasure}
        phase: event
        level: 2
        heroes: [{zone: I4}, {zone: I4}]
        marks: {opened: 1}
        open: [I4-I5]
        on_top: {event: [E09], lesser: [WM04]}
    """)
    assert enemy(match, "cave_troll") is not None
    assert not told(match, "enemy_moves") + told(match, "attack")


# --- quest 7 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-Q7-05", "MD-Q7-06")
def test_the_exit_opens_once_and_only_one_keeper_comes():
    match = table("""
        options: {quest: sparks_in_the_dark}
        phase: round_start
        round: 4
        heroes: [{zone: F1}, {zone: E8}]
        on_top: {greater: [WM10, WM11], event: [E14]}
    """)
    assert len(told(match, "exit_opens")) == 1
    match.state.phase, match.state.activation, match.state.acted = "round_start", None, 0
    again = Match.from_state(RULEBOOK, match.setup, match.state)
    assert not told(again, "exit_opens")
    assert [one.quest for one in again.state.enemies] == ["keeper"]


@pytest.mark.rule("MD-Q7-06", "MD-DOR-03")
def test_other_chambers_are_opened_as_usual():
    match = table("""
        options: {quest: sparks_in_the_dark}
        heroes: [{zone: B4}, {zone: B4}]
        on_top: {door: [T05]}
    """)
    play(match, "open:A4-B4")
    assert [event.args["card"] for event in told(match, "door_card")] == ["T05"]
    assert not match.state.enemies


@pytest.mark.rule("MD-Q7-06", "MD-SPW-08")
def test_a_keeper_whose_figure_is_not_free_stays_away_and_the_door_is_open():
    match = table("""
        options: {quest: sparks_in_the_dark}
        phase: round_start
        round: 4
        heroes: [{zone: F1}, {zone: E8}]
        enemies: [{card: WM04, zone: A4}]
        on_top: {greater: [WM10]}
    """)
    assert told(match, "no_miniatures")
    assert "K2-L2" not in match.state.shut
    assert not [one for one in match.state.enemies if one.quest]


# --- quest 8 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-Q8-04", "MD-Q8-06", "MD-SPW-08")
def test_missing_figures_do_not_wake_a_relentless_behind_pillars():
    state = table("options: {quest: big_game_hunting}\nlevel: 2\nheroes: [{zone: F1}, {}]").state
    assert state.enemies[0].zone == "F1"
    kind = Game(state).card(state.enemies[0]).type
    code = Game(state).content.monster(kind, "lesser")
    state.lesser_deck.remove(code)
    state.lesser_deck.append(code)
    state.event_deck.remove("E11")
    state.event_deck.append("E11")
    state.phase, state.activation, state.acted = "event", None, 0
    match = Match.from_state(RULEBOOK, RULEBOOK.setup(2, {"quest": "big_game_hunting"}), state)
    play(match, "zone:E2")
    assert told(match, "no_miniatures")
    assert not told(match, "enemy_moves") + told(match, "attack")


@pytest.mark.rule("MD-Q8-05", "MD-EVT-07", "MD-XP-06")
def test_what_an_event_has_killed_is_the_active_heros_prey_with_all_that_belongs_to_it():
    state = table("""
        options: {quest: big_game_hunting}
        heroes: [{hands: [], body: ''}, {}]
        on_top: {event: [E19], artefact: [A01]}
    """).state
    prey = next(one for one in state.enemies if one.zone == "D7")
    prey.health = 2
    own = prey.treasure
    state.phase, state.activation, state.acted = "event", None, 0
    match = Match.from_state(RULEBOOK, RULEBOOK.setup(2, {"quest": "big_game_hunting"}), state)
    play(match, f"enemy:{prey.id}")
    assert len(hero(match).pack) == 5
    assert {own, "A01"} <= set(hero(match).pack)
    assert match.state.marks["killed"] == 1


@pytest.mark.rule("MD-Q8-05", "MD-HRD-12")
def test_other_guardians_bring_no_more_than_their_treasure():
    match = table("""
        options: {quest: big_game_hunting}
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: B5, hands: [SA11]}, {}]
        enemies: [{card: W001, zone: B5, health: 1, minions: [], treasure: S008}]
        next: {attack: [6], defense: [1]}
    """)
    play(match, "melee:dwarf_warriors")
    go_on(match, "act")
    assert enemy(match, "dwarf_warriors") is None
    assert hero(match).pack == ("S008",)
    assert "killed" not in match.state.marks


# --- quest 9 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-Q9-10")
def test_a_room_that_still_holds_treasure_gets_no_more():
    state = maze("heroes: [{zone: B5}, {zone: B5}]\nround: 3")
    state.treasure = {"A4": (1, 0)}
    match = at_phase(state, "round_start")
    go_on(match, "act")
    assert match.state.treasure == dict.fromkeys(("A4", "C4", "A6", "C6"), (1, 0))


@pytest.mark.rule("MD-Q9-08", "MD-Q9-09", "MD-SPW-08")
def test_who_acts_because_figures_are_missing_acts_as_in_the_enemy_phase():
    state = maze("heroes: [{zone: B4, xp: 9}, {zone: A4}]\nround: 2")
    add_enemy(state, "WM10", "B4")
    state.lesser_deck.remove("WM04")
    state.lesser_deck.append("WM04")
    match = at_phase(state, "round_start")
    assert told(match, "no_miniatures")
    assert [event.args["left"] for event in told(match, "pillar_wounded")] == [2]
    assert not told(match, "attack")


@pytest.mark.rule("MD-Q9-08", "MD-TGT-01")
def test_magic_reaches_a_pillar_two_zones_away_and_no_farther():
    for zone, hit in (("E2", True), ("F2", False)):
        state = maze("heroes: [{zone: A6}, {zone: A6}]")
        add_enemy(state, "WM01", zone)
        state.pillars = [replace(state.pillars[0], zone="C2")]
        match = at_phase(state, "enemy_phase")
        moved = [event.args["zone"] for event in told(match, "enemy_moves")]
        assert told(match, "pillar_wounded"), "at once, or after the first step"
        assert moved == ([] if hit else ["E2"])


@pytest.mark.rule("MD-Q9-08", "MD-EPH-02")
def test_an_enemy_that_comes_to_a_pillar_attacks_it_in_the_same_activation():
    state = maze("heroes: [{zone: A6}, {zone: A6}]")
    add_enemy(state, "W001", "B3")
    match = at_phase(state, "enemy_phase")
    assert [event.args["zone"] for event in told(match, "enemy_moves")] == ["B4"]
    assert [event.args["left"] for event in told(match, "pillar_wounded")] == [2]


@pytest.mark.rule("MD-Q9-03", "MD-HRD-13")
def test_minions_without_their_leader_are_enemies_still():
    state = maze("marks: {last_wave: 1}\nround: 10\nheroes: [{zone: A4}, {zone: A4}]")
    add_enemy(state, "W001", "C1")
    state.enemies[0].health = 0
    assert not at_phase(state, "enemy_phase").over


# --- quest 10 -----------------------------------------------------------------------------------------------------

HEART = "options: {quest: heart_of_darkness}\n"


@pytest.mark.rule("MD-Q10-05", "MD-Q10-08", "MD-RUL-51")
def test_a_chamber_that_its_ambassador_did_not_live_to_see_opened_is_a_chamber_like_any_other():
    """An event has killed the first incarnation; now the second one is awake, and stays so."""
    state = table(
        HEART + "heroes: [{zone: B2}, {zone: B2}]\nmarks: {floor: 2, slain: 1, awake: 2}\non_top: {door: [T05]}"
    ).state
    state.enemies[0].zone = "K3"
    match = Match.from_state(RULEBOOK, RULEBOOK.setup(2, {"quest": "heart_of_darkness"}), state)
    play(match, "open:B2-C2")
    game = Game(match.state)
    assert quests.of(game).is_active(game, match.state.enemies[0], "phase")
    assert [event.args["card"] for event in told(match, "door_card")] == ["T05"]


@pytest.mark.rule("MD-Q10-04", "MD-Q10-13", "MD-HRO-14")
def test_the_darkness_may_devour_everybody_and_then_the_lifebringer_decides():
    match = table(
        HEART
        + "phase: round_start\nlifebringer: 1\nheroes: [{health: 1}, {health: 1}]\n"
        + "marks: {floor: 3, slain: 2, awake: 2}\non_top: {event: [E14]}"
    )
    play(match, "hero:0")
    go_on(match)
    assert (match.state.result, match.state.reason) == ("lost", "MD-HRO-14")
    assert match.state.round == 2


@pytest.mark.rule("MD-Q10-02", "MD-DMG-08", "MD-HRO-18")
def test_the_last_incarnation_dies_of_revenge_in_the_enemy_phase():
    match = table(
        HEART
        + "phase: enemy_phase\nlifebringer: 0\n"
        + "heroes: [{hero: siegfried, class: shadow_barbarian, zone: C2, health: 1}, {zone: A5, health: 0}]\n"
        + "marks: {floor: 3, slain: 2, awake: 3}\nplaced: {abyssal_demon: {zone: C2, health: 1, treasure: ''}}\n"
        + "next: {attack: [5, 5], defense: [1]}"
    )
    go_on(match)
    assert [one.dead for one in match.state.heroes] == [True, True]
    assert match.state.result == "won"


@pytest.mark.rule("MD-Q10-03")
def test_enemies_take_the_stairs():
    match = table(
        HEART
        + "phase: enemy_phase\nheroes: [{zone: G2}, {zone: G2}]\nmarks: {floor: 2, slain: 1, awake: 1}\n"
        + "enemies: [{card: W001, zone: B1}]\nopen: [B2-C2]\non_top: {event: [E14]}"
    )
    go_on(match, "act")
    assert [event.args["zone"] for event in told(match, "enemy_moves")] == ["G3", "G2"]


@pytest.mark.rule("MD-Q10-03", "MD-Q10-06")
def test_nobody_gets_to_the_third_floor_before_the_second_incarnation_is_dead():
    early = table(HEART + "heroes: [{zone: I2}, {}]\nmarks: {floor: 2, slain: 1, awake: 1}")
    assert "move:G8" not in ids(early)
    assert question(early) == "act"
