"""Overview, modes, winning and losing (chapter 1)."""

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.kernel import PARTY, Match
from tests.massive_darkness.table import enemy, hero, ids, play, question, table, told, whole_round


@pytest.mark.rule("MD-OVR-01")
def test_one_to_six_players_with_one_hero_each_play_together():
    assert list(RULEBOOK.players) == [1, 2, 3, 4, 5, 6]
    assert RULEBOOK.cooperative
    for players in RULEBOOK.players:
        match = Match.new(RULEBOOK, players, options={"heroes": "recommended"})
        assert [hero.seat for hero in match.state.heroes] == list(range(players))
    with pytest.raises(ValueError, match="7"):
        Match.new(RULEBOOK, 7)


@pytest.mark.rule("MD-OVR-01", "MD-EPH-02")
def test_enemies_act_by_fixed_rules_without_a_question():
    match = table("""
        heroes: [{zone: B5, xp: 1}, {zone: B5}]
        enemies: [{card: W001, zone: B4}]
        phase: enemy_phase
        next: {attack: [1, 1], defense: [1]}
    """)
    assert [event.args["defender"] for event in told(match, "attack")] == ["bjorn"]
    assert question(match) == "act"


LAST_STEP = """
    heroes: [{zone: B1}, {zone: B1, escaped: true}]
    marks: {map: 1}
    objectives: []
"""


@pytest.mark.rule("MD-OVR-03", "MD-OBJ-08")
def test_everybody_wins_the_moment_the_last_objective_is_fulfilled():
    match = play(table(LAST_STEP), "leave")
    assert match.over
    assert (match.outcome.winners, match.outcome.details["won"]) == ((0, 1), True)
    assert match.state.activation is None, "the two actions left are not played"


@pytest.mark.rule("MD-OVR-03", "MD-OBJ-05")
def test_nobody_wins_before_the_last_hero_has_left():
    match = play(table(LAST_STEP.replace(", escaped: true", "")), "leave")
    assert not match.over
    assert question(match) == "act"
    assert match.decision.seat == 1


@pytest.mark.rule("MD-OVR-04", "MD-Q5-15")
def test_everybody_loses_when_the_objectives_cannot_be_fulfilled_any_more():
    # Both pillars fall while the Immortal is somewhere else: he can't be thrown from the bridge any more.
    match = table("""
        options: {quest: immortals_downfall}
        heroes: [{hero: siegfried, class: pit_fighter_berserker, zone: C5, hands: [S131]}, {}]
        next: {attack: [6, 6, 6, 6]}
    """)
    match.state.pillars = [pillar for pillar in match.state.pillars if pillar.zone == "C5"]
    play(match, next(name for name in ids(match) if name.startswith("melee:pillar")), "keep")
    assert match.over
    assert (match.outcome.winners, match.outcome.details["reason"]) == ((), "MD-Q5-15")


@pytest.mark.rule("MD-OVR-05", "MD-HRO-14")
@pytest.mark.parametrize(
    ("dead", "markers", "lost"), [(1, 0, True), (1, 1, False), (2, 1, True), (2, 2, False), (0, 0, False)]
)
def test_a_dead_hero_and_no_marker_on_the_lifebringer_is_the_end(dead: int, markers: int, lost: bool):
    health = [0] * dead + [5] * (3 - dead)
    match = table(f"""
        heroes: [{{health: {health[0]}}}, {{health: {health[1]}}}, {{health: {health[2]}}}]
        phase: round_start
        lifebringer: {markers}
    """)
    assert match.over == lost
    if lost:
        assert (match.outcome.winners, match.outcome.details["reason"]) == ((), "MD-HRO-14")
    else:
        assert match.state.lifebringer == markers - dead


@pytest.mark.rule("MD-OVR-06", "MD-Q3-06")
@pytest.mark.parametrize(("chosen", "lost"), [("hero:0", True), ("hero:1", False)])
def test_a_loss_condition_of_the_quest_applies_at_once(chosen: str, lost: bool):
    match = table("""
        options: {quest: chosen_one}
        heroes: [{health: 1, zone: B5, xp: 1}, {zone: B5}]
        enemies: [{card: W001, zone: B5}]
        next: {attack: [6, 6], defense: [1]}
    """)
    play(match, chosen, "end", "end")
    assert [event.args["seat"] for event in told(match, "hero_died")] == [0]
    assert match.over == lost
    assert not lost or match.outcome.details["reason"] == "MD-Q3-06"


@pytest.mark.rule("MD-OVR-07", "MD-KEY-07", "MD-MOV-03")
def test_skills_beat_general_rules():
    held = table("heroes: [{zone: B5}, {}]\nenemies: [{card: W001, zone: B5}]")
    assert not [name for name in ids(held) if name.startswith("move:")]
    slippery = table("heroes: [{class: nightshade_ranger, zone: B5}, {}]\nenemies: [{card: W001, zone: B5}]")
    assert "move:B6" in ids(slippery)


@pytest.mark.rule("MD-OVR-07", "MD-Q9-04", "MD-RND-09")
def test_quests_beat_general_rules():
    assert told(whole_round(table()), "event")
    assert not told(whole_round(table("options: {quest: maze_of_darkness}")), "event")


@pytest.mark.rule("MD-OVR-08", "MD-TGT-02", "MD-RUL-34")
def test_what_the_players_choose_is_asked_of_the_whole_group():
    match = table("""
        heroes: [{zone: B5, xp: 2}, {zone: B5, xp: 2}]
        enemies: [{card: W001, zone: B5}]
        phase: enemy_phase
    """)
    assert (question(match), match.decision.seat, ids(match)) == ("target", PARTY, ["hero:0", "hero:1"])
    match.answer("hero:1", seat=0)
    assert told(match, "attack")[-1].args["defender"] == "elias"


@pytest.mark.rule("MD-OVR-09", "MD-ENM-05", "MD-ENM-04")
@pytest.mark.parametrize("absent", ["health: 0", "escaped: true", "stunned: true"])
def test_dead_and_escaped_heroes_count_for_everything_per_hero(absent: str):
    match = table(f"""
        heroes: [{{}}, {{{absent}}}, {{}}]
        phase: event
        on_top: {{event: [E06], guard_1: [W001]}}
    """)
    assert len(enemy(match, "dwarf_warriors").minions) == 3
    match = table(f"""
        heroes: [{{}}, {{{absent}}}, {{}}]
        phase: event
        on_top: {{event: [E11], lesser: [WM04]}}
    """)
    assert enemy(match, "cave_troll").health == 15


@pytest.mark.rule("MD-OVR-10", "MD-RND-11")
def test_a_game_with_one_hero_goes_on_from_round_to_round():
    match = table("players: 1\non_top: {event: [E14]}")
    assert match.state.players == 1
    whole_round(match)
    assert (match.state.round, match.decision.seat) == (2, 0)
    assert [event.args["seat"] for event in told(match, "first_player")] == [0]


@pytest.mark.rule("MD-OVR-11")
def test_every_quest_can_be_played_the_tutorial_first():
    (quest,) = [option for option in RULEBOOK.options if option.id == "quest"]
    assert quest.default == "tutorial"
    assert list(quest.values) == [
        "tutorial",
        "scorched_earth",
        "black_widow",
        "chosen_one",
        "goblin_war_drums",
        "immortals_downfall",
        "fiends_treasure",
        "sparks_in_the_dark",
        "big_game_hunting",
        "maze_of_darkness",
        "heart_of_darkness",
    ]
    for name in quest.values:
        assert Match.new(RULEBOOK, 2, options={"quest": name, "heroes": "recommended"}).state.quest == name


@pytest.mark.rule("MD-OVR-12", "MD-XP-06", "MD-EVT-07")
def test_outside_activations_the_first_players_hero_is_the_active_hero():
    match = table("""
        heroes: [{xp: 0}, {xp: 0}, {xp: 0}]
        first_player: 1
        phase: event
        enemies: [{card: W001, zone: B4, minions: [2, 2, 2]}]
        on_top: {event: [E19]}
    """)
    assert enemy(match, "dwarf_warriors").minions == (2, 2)
    assert [hero(match, seat).xp for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("MD-OVR-12", "MD-DOR-12")
def test_in_an_activation_the_activated_hero_is_the_active_hero():
    match = table("""
        heroes: [{zone: B5}, {zone: B6}]
        first_player: 0
        active: 1
        on_top: {door: [T07], guard_1: [W001]}
    """)
    play(match, "open:B6-C6")
    assert enemy(match, "dwarf_warriors").zone == "B6"


@pytest.mark.rule("MD-OVR-13", "MD-SKL-12")
@pytest.mark.parametrize(("target", "wounds"), [("hero:1", 2), ("hero:0", 1)])
def test_nobody_is_his_own_ally(target: str, wounds: int):
    # Seat 1 is a Paladin: Bulwark gives allies in the zone a shield, not himself.
    match = table("""
        heroes: [{zone: B5, body: ""}, {hero: bjorn, class: paladin_of_wrath, zone: B5, body: "", hands: []}]
        enemies: [{card: W001, zone: B5}]
        phase: enemy_phase
        next: {attack: [2, 2]}
    """)
    play(match, target)
    assert told(match, "hero_wounded")[-1].args["n"] == wounds


@pytest.mark.rule("MD-OVR-14")
def test_only_draw_piles_and_hidden_tokens_are_secret():
    match = table("""
        options: {quest: scorched_earth}
        enemies: [{card: W001, zone: B5, treasure: S063}]
    """)
    seen = match.view(1).state
    state = match.state
    for name in ("lesser", "greater", "door", "event", "artefact"):
        assert set(getattr(seen, f"{name}_deck")) == {"?"}
        assert len(getattr(seen, f"{name}_deck")) == len(getattr(state, f"{name}_deck"))
    assert {card for decks in (seen.guard_decks, seen.treasure_decks) for deck in decks for card in deck} == {"?"}
    hidden = [token for token in seen.objectives if token.hidden]
    assert len(hidden) == 3
    assert len({token.kind for token in hidden}) == 1
    assert seen.heroes == state.heroes
    assert seen.enemies == state.enemies
