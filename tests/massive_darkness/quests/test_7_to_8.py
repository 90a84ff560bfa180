"""Sparks in the Dark, Big Game Hunting (chapters 11.9 and 11.10)."""

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.kernel import Match
from tests.massive_darkness.questing import go_on
from tests.massive_darkness.table import enemy, hero, ids, play, question, table, told

# --- quest 7: Sparks in the Dark ----------------------------------------------------------------------------------


@pytest.mark.rule("MD-Q7-01")
def test_two_artefacts_two_switches_and_a_special_door():
    match = table("options: {quest: sparks_in_the_dark}")
    game = Game(match.state)
    assert len({zone.tile for zone in game.board.zones.values()}) == 7
    kinds = sorted((token.kind, token.marker) for token in match.state.objectives)
    assert kinds == [("artefact", False)] * 2 + [("cave", True)] * 2
    assert [door.name for door in game.board.doors.values() if door.special] == ["K2-L2"]


@pytest.mark.rule("MD-Q7-04")
def test_an_artefact_token_gives_a_card():
    match = table("""
        options: {quest: sparks_in_the_dark}
        heroes: [{zone: G4}, {}]
        on_top: {artefact: [A02]}
    """)
    play(match, "pick_up")
    assert hero(match).pack == ("A02",)


SWITCHES = """
    options: {{quest: sparks_in_the_dark}}
    phase: round_start
    round: 4
    players: {players}
    heroes: {heroes}
    on_top: {{greater: [WM10]}}
"""


@pytest.mark.rule("MD-Q7-02", "MD-Q7-05", "MD-Q7-07")
@pytest.mark.parametrize(
    ("players", "heroes", "opens"),
    [
        (2, "[{zone: F1}, {zone: E8}]", True),
        (2, "[{zone: F1, stunned: true}, {zone: E8, health: 0}]", True),  # the dead are revived first
        (2, "[{zone: F1}, {zone: F1}]", False),
        (1, "[{zone: F1}]", True),
        (1, "[{zone: E8}]", True),
        (1, "[{zone: E7}]", False),
    ],
)
def test_a_hero_on_each_switch_at_the_start_of_a_round_opens_the_exit(players, heroes, opens):
    match = table(SWITCHES.format(players=players, heroes=heroes))
    assert ("K2-L2" not in match.state.shut) == opens
    assert ("opened" in match.state.marks) == opens


@pytest.mark.rule("MD-Q7-06", "MD-LVL-05", "MD-DOR-17")
def test_a_greater_monster_keeps_the_exit():
    match = table(SWITCHES.format(players=2, heroes="[{zone: F1}, {zone: E8}]"))
    keeper = enemy(match, "cave_troll")
    assert (keeper.card, keeper.zone, keeper.for_events, bool(keeper.treasure)) == ("WM10", "L2", False, True)
    assert not told(match, "door_card")
    assert match.state.level == 4
    assert "L1" not in match.state.unexplored


@pytest.mark.rule("MD-Q7-08")
def test_no_movement_point_opens_the_exit_door():
    match = table("options: {quest: sparks_in_the_dark}\nheroes: [{zone: K2}, {}]")
    assert not [answer for answer in ids(match) if answer.startswith("open")]


@pytest.mark.rule("MD-Q7-03", "MD-OBJ-05")
def test_all_heroes_must_leave():
    match = table("""
        options: {quest: sparks_in_the_dark}
        heroes: [{zone: L1}, {zone: L1}]
        open: [K2-L2]
        marks: {opened: 1}
    """)
    play(match, "leave")
    assert not match.over
    play(match, "leave")
    assert match.state.result == "won"


@pytest.mark.rule("MD-ACT-10", "MD-OBJ-05")
def test_a_dead_hero_must_be_revived_before_it_can_leave():
    match = table("""
        options: {quest: sparks_in_the_dark}
        heroes: [{zone: L1}, {zone: L1, health: 0}]
        open: [K2-L2]
        marks: {opened: 1}
        on_top: {event: [E14]}
    """)
    play(match, "leave")
    assert not match.over
    assert (match.state.round, match.decision.seat) == (2, 1)
    play(match, "leave")
    assert match.state.result == "won"


# --- quest 8: Big Game Hunting ------------------------------------------------------------------------------------

HUNT = """
    options: {{quest: big_game_hunting}}
    heroes: [{{hero: bjorn, class: shadow_barbarian, zone: {zone}, hands: [SA11]}}, {{}}]
    {more}
"""


@pytest.mark.rule("MD-Q8-01", "MD-Q8-06", "MD-OBJ-03")
def test_three_different_monsters_with_treasures_of_level_4():
    match = table("options: {quest: big_game_hunting}")
    game = Game(match.state)
    assert sorted(one.zone for one in match.state.enemies) == ["D7", "F1", "L5"]
    assert {game.card(one).role for one in match.state.enemies} == {"greater"}
    assert len({game.card(one).type for one in match.state.enemies}) == 3
    assert {game.equipment(one.treasure).level for one in match.state.enemies} == {4}
    assert all(one.for_events for one in match.state.enemies)
    assert len(match.state.pillars) == 6


@pytest.mark.rule("MD-Q8-03", "MD-Q8-06")
def test_pillars_stop_steps_sight_and_attacks():
    match = table(HUNT.format(zone="E1", more="next: {attack: [6]}"))
    assert "move:F1" not in ids(match)
    assert not Game(match.state).sees("E1", "F1")
    assert "melee:pillar_0" in ids(match)
    play(match, "melee:pillar_0")
    go_on(match, "act")
    assert next(pillar.health for pillar in match.state.pillars if pillar.number == 0) == 2
    # A pillar is no enemy: it neither holds the hero nor keeps it from picking up.
    assert "move:E2" in ids(match)


@pytest.mark.rule("MD-Q8-03", "MD-Q8-06")
def test_a_destroyed_pillar_opens_its_border_and_a_pair_only_together():
    match = table(HUNT.format(zone="E1", more="next: {attack: [6, 6]}"))
    play(match, "melee:pillar_0")
    go_on(match, "act")
    play(match, "melee:pillar_0")
    go_on(match, "act")
    assert "move:F1" in ids(match)
    pair = table(HUNT.format(zone="K5", more="next: {attack: [6, 6]}"))
    play(pair, "melee:pillar_4")
    go_on(pair, "act")
    play(pair, "melee:pillar_4")
    go_on(pair, "act")
    assert [pillar.number for pillar in pair.state.pillars] == [0, 1, 2, 3, 5]
    assert "move:L5" not in ids(pair)


@pytest.mark.rule("MD-Q8-04")
@pytest.mark.parametrize(("standing", "acts"), [(2, False), (1, False), (0, True)])
def test_a_relentless_acts_only_when_both_pillars_of_its_tile_are_gone(standing, acts):
    match = table(HUNT.format(zone="E1", more=""))
    state = match.state
    for number in (0, 1)[: 2 - standing]:
        pillar = next(pillar for pillar in state.pillars if pillar.number == number)
        state.pillars.remove(pillar)
        state.shut = tuple(border for border in state.shut if border != pillar.border)
    relentless = next(one for one in state.enemies if one.zone == "F1")
    state.phase, state.activation, state.acted = "enemy_phase", None, 0
    match = Match.from_state(RULEBOOK, match.setup, state)
    go_on(match, "act")
    names = [event.args["figure"] for event in told(match, "attack")]
    names += [event.args["enemy"] for event in told(match, "enemy_moves")]
    assert (relentless.id in names) == acts


@pytest.mark.rule("MD-RUL-22")
def test_a_relentless_behind_a_pillar_reacts_when_attacked():
    match = table(HUNT.format(zone="E1", more="activation: {attacked: []}"))
    state = match.state
    state.pillars = [pillar for pillar in state.pillars if pillar.number != 0]
    state.shut = tuple(border for border in state.shut if border != "E1-F1")
    relentless = next(one for one in state.enemies if one.zone == "F1")
    state.activation.attacked = (relentless.id,)
    match = Match.from_state(RULEBOOK, match.setup, state)
    play(match, "end")
    go_on(match, "act")
    assert relentless.id in [event.args["figure"] for event in told(match, "attack")]


@pytest.mark.rule("MD-Q8-06", "MD-EVT-05", "MD-RUL-33")
@pytest.mark.parametrize("free", [False, True])
def test_a_relentless_that_is_not_free_is_in_play_but_no_event_activates_it(free: bool):
    state = table("options: {quest: big_game_hunting}\nlevel: 2\non_top: {event: [E08]}").state
    if free:
        state.pillars = []
    before = [one.id for one in state.enemies]
    state.phase, state.activation, state.acted = "event", None, 0
    match = Match.from_state(RULEBOOK, RULEBOOK.setup(2, {"quest": "big_game_hunting"}), state)
    assert (question(match) == "event_monster") == free
    assert [one.id for one in match.state.enemies] == before, "no new monster appears beside them"
    assert bool(told(match, "nothing_happens")) != free
    assert not told(match, "attack") + told(match, "enemy_moves")


@pytest.mark.rule("MD-Q8-05", "MD-RUL-25")
def test_the_killer_of_a_relentless_gets_three_treasures_and_an_artefact():
    match = table(HUNT.format(zone="E1", more="on_top: {artefact: [A01]}"))
    state = match.state
    game = Game(state)
    relentless = next(one for one in state.enemies if one.zone == "F1")
    relentless.zone, relentless.health = "E1", 1
    own = relentless.treasure
    trap = next(code for code in state.treasure_decks[3] if game.equipment(code).kind in ("trap", "luck"))
    state.treasure_decks[3].remove(trap)
    state.treasure_decks[3].append(trap)
    expected = [code for code in reversed(state.treasure_decks[3]) if game.equipment(code).kind not in ("trap", "luck")]
    state.script = {"attack": [6], "defense": [1] * 6}
    match = Match.from_state(RULEBOOK, match.setup, state)
    play(match, f"melee:{relentless.id}")
    go_on(match, "act")
    assert set(game.cards_of(hero(match))) >= {own, "A01", *expected[:3]}
    assert trap in match.state.treasure_discards[3]
    assert match.state.marks["killed"] == 1
    assert not match.over


@pytest.mark.rule("MD-Q8-02")
def test_the_third_kill_wins():
    match = table(HUNT.format(zone="E1", more="marks: {killed: 2}"))
    state = match.state
    state.enemies = [one for one in state.enemies if one.zone == "F1"]
    (last,) = state.enemies
    last.zone, last.health = "E1", 1
    state.script = {"attack": [6], "defense": [1] * 6}
    match = Match.from_state(RULEBOOK, match.setup, state)
    play(match, f"melee:{last.id}")
    go_on(match)
    assert match.state.result == "won"
