"""Scorched Earth, Black Widow, The Chosen One (chapters 11.3 to 11.5)."""

import pytest

from tests.massive_darkness.questing import go_on
from tests.massive_darkness.table import enemy, hero, ids, play, question, table, told

# --- quest 1: Scorched Earth --------------------------------------------------------------------------------------


@pytest.mark.rule("MD-Q1-01", "MD-OBJ-01", "MD-OBJ-02")
def test_three_tokens_lie_face_down_and_nobody_sees_which():
    match = table("options: {quest: scorched_earth}")
    hidden = [token for token in match.state.objectives if token.hidden]
    assert sorted(token.kind for token in hidden) == ["artefact", "artefact", "cave"]
    assert sorted(token.zone for token in hidden) == ["C1", "D4", "F3"]
    seen = match.view(0).state.objectives
    assert {token.kind for token in seen if token.hidden} == {"cave"}


@pytest.mark.rule("MD-Q1-02", "MD-Q1-05", "MD-OBJ-02")
def test_an_artefact_token_is_kept_as_a_thing():
    match = table("""
        options: {quest: scorched_earth}
        heroes: [{zone: C1}, {}]
        objectives: [{kind: artefact, zone: C1, hidden: true}, {kind: library, zone: F4, marker: true}]
    """)
    play(match, "pick_up")
    assert hero(match).things == {"artefact": 1}
    assert hero(match).pack == ()
    assert match.state.marks["found"] == 1


@pytest.mark.rule("MD-Q1-04")
def test_a_cave_token_gives_five_xp():
    match = table("""
        options: {quest: scorched_earth}
        heroes: [{zone: C1, xp: 1}, {xp: 1}]
        objectives: [{kind: cave, zone: C1, hidden: true}, {kind: library, zone: F4, marker: true}]
    """)
    play(match, "pick_up")
    assert (hero(match).xp, hero(match, 1).xp) == (6, 1)
    assert [token.kind for token in match.state.objectives] == ["library"]


HOLDING = """
    options: {{quest: scorched_earth}}
    phase: end_phase
    heroes: [{{zone: {first}, things: {{artefact: 1}}}}, {{zone: {second}, things: {{artefact: 1}}, health: {health}}}]
    open: [E5-F5]
    explored: [F4, F5]
    enemies: [{{card: W001, zone: {enemies}}}]
"""


@pytest.mark.rule("MD-Q1-03")
@pytest.mark.parametrize(
    ("first", "second", "health", "enemies", "won"),
    [
        ("F4", "B6", 5, "E5", True),
        ("F5", "B6", 5, "E5", False),  # nobody in the library zone itself
        ("F4", "B6", 0, "E5", False),  # a dead hero carries one of them
        ("F4", "B6", 5, "F5", False),  # an enemy in the chamber
    ],
)
def test_the_library_is_held_at_the_end_of_a_round(first, second, health, enemies, won):
    match = table(HOLDING.format(first=first, second=second, health=health, enemies=enemies))
    assert match.over == won
    assert (match.state.result == "won") == won


@pytest.mark.rule("MD-Q1-06")
def test_one_more_guard_waits_in_the_library():
    match = table("""
        options: {quest: scorched_earth}
        heroes: [{zone: E5}, {}]
        on_top: {door: [T05], guard_4: [W031, W032]}
    """)
    play(match, "open:E5-F5")
    assert match.state.level == 4
    assert [(one.card, one.zone) for one in match.state.enemies] == [("W031", "F4")]
    assert match.state.treasure == {"F5": (2, 0), "F4": (2, 0)}


@pytest.mark.rule("MD-Q1-06")
def test_other_chambers_bring_no_guard_of_their_own():
    match = table("""
        options: {quest: scorched_earth}
        heroes: [{zone: E6}, {}]
        on_top: {door: [T05]}
    """)
    play(match, "open:E6-F6")
    assert not match.state.enemies


# --- quest 2: Black Widow -----------------------------------------------------------------------------------------


@pytest.mark.rule("MD-Q2-01", "MD-Q2-04", "MD-SET-16", "MD-OBJ-06")
def test_the_spider_waits_with_a_treasure_and_events_do_not_count_it():
    match = table("options: {quest: black_widow}")
    (widow,) = match.state.enemies
    assert (widow.card, widow.zone, widow.health) == ("WM08", "B1", 14)
    assert widow.treasure
    assert not widow.for_events
    assert "WM08" not in match.state.greater_deck


@pytest.mark.rule("MD-Q2-04", "MD-OBJ-06", "MD-EVT-05")
def test_an_event_about_monsters_in_play_passes_the_spider_over():
    match = table("""
        options: {quest: black_widow}
        phase: event
        level: 2
        on_top: {event: [E08], lesser: [WM04]}
    """)
    steps = match.rulebook.game(match.state).content.events["E08"].steps
    assert steps[0].unless_one_is_in_play
    assert enemy(match, "cave_troll") is not None
    assert enemy(match, "giant_spider").zone == "B1"


@pytest.mark.rule("MD-Q2-03")
def test_a_nest_gives_five_xp():
    match = table("options: {quest: black_widow}\nheroes: [{zone: A9, xp: 2}, {}]")
    play(match, "pick_up")
    assert hero(match).xp == 7


@pytest.mark.rule("MD-Q2-05", "MD-Q2-09")
def test_the_spider_creeps_to_the_exit_and_players_choose_among_equal_ways():
    match = table("options: {quest: black_widow}\nphase: enemy_phase")
    assert question(match) == "enemy_path"
    assert ids(match) == ["zone:C1", "zone:A1"]
    play(match, "zone:A1")
    assert enemy(match, "giant_spider").zone == "A1"


@pytest.mark.rule("MD-Q2-05")
def test_it_attacks_and_then_moves_though_a_hero_stands_in_its_zone():
    match = table("""
        options: {quest: black_widow}
        phase: enemy_phase
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: B8}, {zone: A9}]
        placed: {giant_spider: {zone: B8, treasure: ''}}
        next: {attack: [2, 2, 2], defense: [6]}
    """)
    assert told(match, "attack")[0].args["attack"] == "melee"
    assert enemy(match, "giant_spider").zone == "C8"
    assert hero(match).zone == "B8"


@pytest.mark.rule("MD-Q2-06")
def test_in_a_reaction_it_attacks_but_never_moves():
    match = table("""
        options: {quest: black_widow}
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: B8, hands: [SA11]}, {zone: A9}]
        placed: {giant_spider: {zone: B8, treasure: ''}}
        next: {attack: [2, 2, 2, 2], defense: [6, 6, 1, 1, 6]}
    """)
    play(match, "melee:giant_spider")
    go_on(match, "act")
    play(match, "end")
    attacks = [event.args["figure"] for event in told(match, "attack")]
    assert attacks[:2] == ["bjorn", "giant_spider"]
    assert not told(match, "enemy_moves")


@pytest.mark.rule("MD-Q2-06")
def test_a_hero_out_of_its_reach_is_not_followed():
    match = table("""
        options: {quest: black_widow}
        heroes: [{hero: sibyl, class: nightshade_ranger, zone: B8, hands: [SA03]}, {zone: A9}]
        placed: {giant_spider: {zone: B4, treasure: '', card: WM08}}
        activation: {attacked: [giant_spider], moved: true}
    """)
    hero(match).zone = "A8"  # lit, and out of sight: others would come
    play(match, "end")
    assert not told(match, "attack")
    assert not told(match, "enemy_moves")


@pytest.mark.rule("MD-Q2-07")
def test_stunned_and_dead_heroes_are_dragged_along():
    match = table("""
        options: {quest: black_widow}
        phase: enemy_phase
        heroes: [{zone: B8, stunned: true, health: 1}, {zone: B8, health: 0}, {zone: B8}]
        placed: {giant_spider: {zone: B8, treasure: ''}}
        next: {attack: [1, 1, 1], defense: [6, 6]}
    """)
    go_on(match)
    zones = {event.args["seat"]: event.args["zone"] for event in told(match, "dragged")}
    assert zones[0] == zones[1] == "C8"
    assert 2 not in zones
    assert hero(match, 2).zone == "B8"


@pytest.mark.rule("MD-Q2-08", "MD-OVR-06")
def test_one_move_from_the_exit_zone_loses_the_quest():
    match = table("""
        options: {quest: black_widow}
        phase: enemy_phase
        placed: {giant_spider: {zone: C8, treasure: ''}}
        heroes: [{zone: A9}, {zone: A9}]
    """)
    assert (match.state.result, match.state.reason) == ("lost", "MD-Q2-08")


@pytest.mark.rule("MD-STN-10")
def test_a_stunned_spider_neither_attacks_nor_moves():
    match = table("""
        options: {quest: black_widow}
        phase: enemy_phase
        placed: {giant_spider: {zone: C8, stunned: true}}
        heroes: [{zone: C8}, {zone: A9}]
        on_top: {event: [E14]}
    """)
    assert match.state.result == ""
    assert not told(match, "attack")
    assert not enemy(match, "giant_spider").stunned


@pytest.mark.rule("MD-Q2-02", "MD-OVR-03", "MD-OBJ-08")
def test_killing_the_spider_wins_at_once():
    match = table("""
        options: {quest: black_widow}
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: B8, hands: [SA11]}, {zone: A9}]
        placed: {giant_spider: {zone: B8, treasure: '', health: 1}}
        next: {attack: [6], defense: [1, 1, 1, 1]}
    """)
    play(match, "melee:giant_spider")
    go_on(match)
    assert match.over
    assert match.state.result == "won"


# --- quest 3: The Chosen One --------------------------------------------------------------------------------------


@pytest.mark.rule("MD-Q3-01")
def test_the_players_name_the_chosen_one():
    match = table("options: {quest: chosen_one}")
    assert question(match) == "chosen_one"
    play(match, "hero:1")
    assert match.state.marks["chosen"] == 1


@pytest.mark.rule("MD-Q3-02", "MD-Q3-04", "MD-Q3-05", "MD-OBJ-07")
def test_the_third_piece_makes_the_artefact_and_calls_two_monsters():
    match = table("""
        options: {quest: chosen_one}
        level: 4
        heroes: [{zone: I2}, {zone: A5}]
        marks: {pieces: 2}
        objectives:
        - {kind: library, zone: I2}
        - {kind: cave, zone: G1, marker: true}
        - {kind: cave, zone: E2, marker: true}
        on_top: {artefact: [A03], greater: [WM10, WM12]}
    """)
    play(match, "hero:1", "pick_up")
    assert hero(match, 1).pack == ("A03",)
    found = {one.zone: (one.card, one.for_events) for one in match.state.enemies}
    assert found == {"G1": ("WM10", False), "E2": ("WM12", False)}


@pytest.mark.rule("MD-Q3-04")
def test_two_pieces_bring_nothing_yet():
    match = table("""
        options: {quest: chosen_one}
        heroes: [{zone: I2}, {}]
        marks: {pieces: 1}
    """)
    play(match, "hero:0", "pick_up")
    assert match.state.marks["pieces"] == 2
    assert hero(match).pack == ()
    assert not match.state.enemies


@pytest.mark.rule("MD-Q3-03", "MD-OBJ-04")
def test_the_chosen_one_wins_by_leaving_alone():
    match = table("""
        options: {quest: chosen_one}
        heroes: [{zone: D2}, {zone: A5}]
        marks: {pieces: 3}
    """)
    play(match, "hero:0")
    play(match, "leave")
    assert match.state.result == "won"


@pytest.mark.rule("MD-Q3-03", "MD-OBJ-04", "MD-OBJ-05")
def test_nobody_leaves_before_the_artefact_is_whole_and_others_do_not_win():
    early = table("options: {quest: chosen_one}\nheroes: [{zone: D2}, {}]\nmarks: {pieces: 2}")
    play(early, "hero:0")
    assert "leave" not in ids(early)
    late = table("options: {quest: chosen_one}\nheroes: [{zone: D2}, {zone: A5}]\nmarks: {pieces: 3}")
    play(late, "hero:1", "leave")
    assert hero(late).escaped
    assert not late.over


@pytest.mark.rule("MD-Q3-06")
def test_the_death_of_the_chosen_one_loses_the_quest_at_once():
    match = table("""
        options: {quest: chosen_one}
        phase: enemy_phase
        lifebringer: 2
        heroes: [{zone: B5, health: 1, body: ''}, {zone: A6}]
        enemies: [{card: W010, zone: B5}]
        next: {attack: [6]}
    """)
    play(match, "hero:0")
    go_on(match)
    assert (match.state.result, match.state.reason) == ("lost", "MD-Q3-06")


@pytest.mark.rule("MD-Q3-07", "MD-RUL-20")
def test_the_artefact_can_be_neither_traded_nor_transmuted():
    match = table("""
        options: {quest: chosen_one}
        heroes: [{zone: A5, pack: [A03, S008, S009]}, {zone: A5}]
    """)
    match.state.relic = "A03"
    play(match, "hero:0", "trade")
    assert "give:S008:1" in ids(match)
    assert "give:A03:1" not in ids(match)
    play(match, "transmute")
    assert "discard:S008" in ids(match)
    assert "discard:A03" not in ids(match)
