"""Round structure (chapter 4)."""

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.kernel import Match
from tests.massive_darkness.table import enemy, hero, ids, play, question, settle, table, told, whole_round

STILL = "on_top: {event: [E14]}"
"""The event Grim Silence: nothing happens."""


def kinds(match: Match, *wanted: str) -> list[str]:
    """The events of these kinds in the order in which they were told."""
    return [event.kind for event in match.events if event.kind in wanted]


@pytest.mark.rule("MD-RND-01")
def test_heroes_enemies_experience_event_end_in_this_order():
    match = table(f"""
        heroes: [{{xp: 5}}, {{}}]
        enemies: [{{card: W001, zone: B1}}]
        phase: round_start
        {STILL}
    """)
    assert question(match) == "act"
    play(match, "end", "end")
    assert question(match) == "buy"
    play(match, "buy:charge:1")
    assert question(match) == "act"
    wanted = ("round", "activation", "enemy_moves", "bought", "event", "first_player")
    assert kinds(match, *wanted) == [
        "round",
        "activation",
        "activation",
        "enemy_moves",
        "enemy_moves",
        "bought",
        "event",
        "first_player",
        "round",
        "activation",
    ]
    assert match.state.round == 2


@pytest.mark.rule("MD-RND-02", "MD-HRO-12", "MD-HRO-13")
def test_dead_heroes_are_revived_before_anybody_acts():
    match = table("""
        heroes: [{health: 0, zone: B5, xp: 4}, {health: 3}]
        phase: round_start
    """)
    assert kinds(match, "round", "revived", "activation") == ["round", "revived", "activation"]
    assert (hero(match).health, hero(match).zone, hero(match).xp) == (5, "B5", 4)
    assert (match.decision.seat, hero(match, 1).health, match.state.lifebringer) == (0, 3, 1)


@pytest.mark.rule("MD-RND-02", "MD-Q7-07")
def test_first_the_revivals_then_the_quest():
    # The only hero lies dead on a switch: it is revived, stands on the switch, and the exit opens.
    match = table("""
        options: {quest: sparks_in_the_dark}
        heroes: [{health: 0, zone: F1}]
        players: 1
        phase: round_start
    """)
    assert kinds(match, "revived", "exit_opens") == ["revived", "exit_opens"]


@pytest.mark.rule("MD-RND-02", "MD-OVR-05")
def test_if_nobody_can_be_revived_the_quest_does_nothing_more():
    match = table("""
        options: {quest: sparks_in_the_dark}
        players: 2
        heroes: [{health: 0, zone: F1}, {health: 0, zone: E8}]
        lifebringer: 1
        phase: round_start
    """)
    assert match.over
    assert not told(match, "exit_opens")


@pytest.mark.rule("MD-RND-03")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_clockwise_from_the_first_player_everybody_once(first: int, order: list[int]):
    match = table(f"heroes: [{{}}, {{}}, {{}}]\nphase: hero_phase\nfirst_player: {first}\nactive: {first}\n{STILL}")
    seats = []
    for _ in order:
        seats.append(match.decision.seat)
        play(match, "end")
    assert seats == order
    assert match.state.round == 2


@pytest.mark.rule("MD-RND-04", "MD-KEY-05", "MD-REA-01")
def test_regeneration_then_actions_then_reactions_then_the_next_player():
    match = table("""
        level: 4
        heroes:
        - {hero: siegfried, class: pit_fighter_berserker, zone: B5, health: 5, skills: {improved_health: 2}}
        - {}
        enemies: [{card: W001, zone: B5}]
        phase: round_start
        next: {attack: [1, 1, 1], defense: [3, 3]}
    """)
    assert question(match) == "heal"
    play(match, "heal:0")
    assert (hero(match).health, question(match)) == (6, "act")
    play(match, "melee:dwarf_warriors")
    settle(match, "act")
    assert match.decision.seat == 0
    play(match, "end")
    settle(match, "act")
    assert match.decision.seat == 1
    assert kinds(match, "healed", "attack", "activation") == ["activation", "healed", "attack", "attack", "activation"]


@pytest.mark.rule("MD-RND-04", "MD-KEY-05", "MD-HRO-09")
@pytest.mark.parametrize(
    ("heroes", "offered"), [((7, 5, 3), []), ((6, 5, 3), [0]), ((7, 4, 3), [1]), ((6, 4, 3), [0, 1])]
)
def test_only_the_wounded_in_sight_regenerate(heroes: tuple[int, ...], offered: list[int]):
    # Bastion: the paladin or an ally in sight; seat 2 is out of sight in C4.
    match = table(f"""
        level: 4
        heroes:
        - {{class: paladin_of_wrath, skills: {{bastion: 1, improved_health: 2}}, zone: B5, health: {heroes[0]}}}
        - {{zone: B3, health: {heroes[1]}}}
        - {{zone: C4, health: {heroes[2]}}}
        phase: round_start
    """)
    assert [f"heal:{seat}" for seat in offered] == [name for name in ids(match) if name.startswith("heal")]
    assert question(match) == ("heal" if offered else "act")


@pytest.mark.rule("MD-RND-04", "MD-ACT-02")
def test_free_actions_between_any_actions():
    match = table("""
        heroes: [{hero: bjorn, zone: B5, pack: [S008, S007], health: 2}, {}]
        enemies: [{card: W009, zone: B5}]
        next: {strike: [2]}
    """)
    play(match, "drink:S008:0", "trade")
    settle(match, "act")
    play(match, "strike:bjorn:orc_executioners")
    assert (match.state.activation.actions, hero(match).health) == (2, 4)
    play(match, "drink:S007")
    assert match.state.activation.actions == 3


@pytest.mark.rule("MD-RND-05", "MD-RND-06")
def test_dead_and_escaped_heroes_are_passed_over():
    match = table(f"heroes: [{{}}, {{health: 0}}, {{escaped: true}}, {{}}]\n{STILL}")
    play(match, "end")
    assert match.decision.seat == 3
    play(match, "end")
    assert kinds(match, "activation", "event") == ["activation", "event", "activation"]


@pytest.mark.rule("MD-RND-06")
def test_the_hero_phase_ends_after_the_last_reaction():
    match = table("""
        heroes: [{hero: sibyl, class: paladin_of_wrath, zone: B5, hands: [SA01]}]
        players: 1
        enemies: [{card: W001, zone: B5}]
        on_top: {event: [E14]}
        next: {attack: [2, 1, 1, 1, 1], defense: [1, 1, 1]}
    """)
    play(match, "melee:dwarf_warriors", "end")
    settle(match, "act")
    # One attack of the hero, one reaction, one activation in the enemy phase.
    assert [event.args["figure"] for event in told(match, "attack")] == ["sibyl", "dwarf_warriors", "dwarf_warriors"]


@pytest.mark.rule("MD-RND-07", "MD-EPH-01", "MD-HAR-03")
def test_every_enemy_acts_once_and_then_harbingers_call():
    match = table("""
        heroes: [{zone: B6, health: 5}, {zone: B6, health: 5}]
        enemies: [{card: W004, zone: B2}, {card: W001, zone: B3}, {card: W009, zone: C4}]
        phase: enemy_phase
        on_top: {guard_1: [W003]}
    """)
    assert (question(match), set(ids(match))) == (
        "enemy_order",
        {"activate:goblin_harbinger", "activate:dwarf_warriors", "activate:orc_executioners", "all"},
    )
    play(match, "activate:orc_executioners")
    settle(match, "act")
    assert enemy(match, "dwarf_defenders") is not None
    moved = [event.args["enemy"] for event in told(match, "enemy_moves")]
    assert set(moved) == {"goblin_harbinger", "dwarf_warriors", "orc_executioners"}
    assert max(moved.count(name) for name in moved) == 2
    order = kinds(match, "enemy_moves", "harbinger_calls", "appeared")
    assert order[-2:] == ["harbinger_calls", "appeared"]


@pytest.mark.rule("MD-RND-08", "MD-SKL-01")
def test_xp_can_be_spent_in_the_experience_phase_only():
    match = table(f"heroes: [{{xp: 30}}, {{xp: 4}}]\n{STILL}")
    assert not [name for name in ids(match) if name.startswith("buy")]
    play(match, "end", "end")
    assert (question(match), match.decision.seat) == ("buy", 0)
    play(match, "done")
    assert question(match) == "act", "four XP buy nothing"


@pytest.mark.rule("MD-RND-09", "MD-EVT-01")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_draws_one_event_card(first: int):
    match = table(f"phase: event\nfirst_player: {first}\n{STILL}")
    assert [(event.args["seat"], event.args["card"]) for event in told(match, "event")] == [(first, "E14")]
    assert match.state.event_discard == ["E14"]
    assert len(match.state.event_deck) == 19


@pytest.mark.rule("MD-RND-10")
@pytest.mark.parametrize(("players", "first", "then"), [(3, 0, 1), (3, 2, 0), (1, 0, 0)])
def test_the_first_player_token_is_passed_clockwise(players: int, first: int, then: int):
    match = table(f"players: {players}\nphase: end_phase\nfirst_player: {first}")
    assert match.state.first_player == then
    assert match.decision.seat == then


@pytest.mark.rule("MD-RND-10", "MD-Q5-06")
def test_what_lasts_until_the_end_of_the_round_ends():
    match = table("options: {quest: immortals_downfall}\nheroes: [{things: {firework: 1}}, {}]\non_top: {event: [E14]}")
    play(match, next(name for name in ids(match) if "firework" in name))
    settle(match, "act")
    placed = {name: n for name, n in match.state.marks.items() if n and "firework" in name}
    assert placed
    whole_round(match)
    assert not {name: n for name, n in match.state.marks.items() if n and "firework" in name}


@pytest.mark.rule("MD-RND-11", "MD-Q4-04")
def test_the_token_is_passed_also_by_a_single_player():
    match = table("options: {quest: goblin_war_drums}\nplayers: 1\nphase: end_phase")
    assert match.state.marks["tile_6R"] == 3


@pytest.mark.rule("MD-RND-12")
def test_the_player_of_a_dead_hero_can_be_first_player():
    match = table("heroes: [{}, {health: 0}]\nphase: event\nfirst_player: 1\non_top: {event: [E14]}")
    assert told(match, "event")[0].args["seat"] == 1
    match = table("heroes: [{}, {health: 0, zone: B5}]\nphase: end_phase\nfirst_player: 0\nlifebringer: 2")
    assert match.state.first_player == 1
    assert match.decision.seat == 1, "revived, it begins"


@pytest.mark.rule("MD-RND-13", "MD-LVL-04")
def test_the_level_is_checked_after_an_action():
    match = table("heroes: [{zone: B4}, {}]")
    play(match, "move:B3")
    assert match.state.level == 1
    play(match, "stop")
    assert match.state.level == 2
    assert match.state.activation.actions == 2


@pytest.mark.rule("MD-RND-13", "MD-LVL-04")
@pytest.mark.parametrize(
    ("phase", "order"),
    [
        ("hero_phase", ["level", "enemy_moves", "event", "first_player"]),
        ("enemy_phase", ["enemy_moves", "level", "event", "first_player"]),
        ("event", ["event", "level", "first_player"]),
    ],
)
def test_the_level_is_checked_at_the_end_of_every_phase(phase: str, order: list[str]):
    match = table(f"heroes: [{{zone: B3}}, {{}}]\nenemies: [{{card: W001, zone: B1}}]\n{STILL}")
    state = match.state
    state.level, state.activation, state.phase = 1, None, phase
    state.acted = 2 if phase == "hero_phase" else 0
    after = Match.from_state(RULEBOOK, match.setup, state)
    settle(after, "act")
    assert list(dict.fromkeys(kinds(after, *order, "enemy_moves"))) == order


@pytest.mark.rule("MD-RND-14")
def test_heroes_act_only_in_their_own_activation():
    match = table("heroes: [{zone: B5}, {zone: B5}]\nenemies: [{card: W001, zone: B5}]")
    assert [decision.seat for decision in match.decisions] == [0]
    play(match, "end")
    assert [decision.seat for decision in match.decisions] == [1]
