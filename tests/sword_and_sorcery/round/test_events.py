"""The Event phase, spawning, victory and defeat (chapters 4.5, 4.6, 1, 16)."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery import RULEBOOK
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.round import event_phase
from tafelrunde.kernel import Match
from tests.sword_and_sorcery.table import hero, ids, laid_out, play, table, told


def events(text: str) -> str:
    return f"""
        phase: event
        heroes: [{{zone: A1}}, {{zone: A1}}]
        {text}
    """


@pytest.mark.rule("SS-EVT-01", "SS-EVT-02", "SS-RND-01", "SS-RND-02")
def test_a_new_event_is_resolved_and_lies_face_up():
    match = table("""
        phase: event
        heroes: [{zone: A1, wounds: 2}, {zone: A1}]
        event_deck: [ambush, respite]
    """)
    assert match.state.event_up == ["respite"]
    assert hero(match).wounds == 1
    assert match.state.round == 2


@pytest.mark.rule("SS-EVT-03", "SS-EVT-04")
def test_an_event_that_lies_face_up_is_discarded_without_effect():
    match = table(events("event_deck: [ambush]\n        event_up: [respite]"))
    assert match.state.event_up == []
    assert match.state.event_discard == ["respite"]
    assert match.state.event_deck == ["ambush"]


@pytest.mark.rule("SS-EVT-06", "SS-EVT-07", "SS-EVT-08", "SS-RDY-05")
def test_night_lies_beside_the_deck_and_delays_powers():
    match = table("""
        phase: event
        heroes: [{zone: A1, powers: [{card: taunt, recharge: 2}]}, {zone: A1}]
        event_deck: [ambush, night_falls]
    """)
    # Delayed to 3, and one hourglass fewer in the next Time phase.
    assert hero(match).powers[0].recharge == 2
    assert (match.state.daytime, match.state.day_card, match.state.event_up) == ("night", "night_falls", [])


@pytest.mark.rule("SS-EVT-07")
def test_another_day_or_night_replaces_the_old_one():
    match = table(events("event_deck: [ambush, day_breaks]\n        daytime: night\n        day_card: night_falls"))
    assert (match.state.daytime, match.state.day_card) == ("day", "day_breaks")
    assert match.state.event_discard == ["night_falls"]


@pytest.mark.rule("SS-EVT-10", "SS-EVT-11")
def test_an_event_found_in_a_zone_lies_on_top_and_gains_a_round():
    from tafelrunde.games.sword_and_sorcery.box.content import load

    zone = next(point.zone for point in load().adventures["the_spider_nests"].waypoints if point.event)
    near = load().board("the_spider_nests").ground(frozenset(), frozenset()).adjacent(zone)[0]
    match = table(f"""
        adventure: the_spider_nests
        active: 0
        heroes: [{{zone: {near}}}, {{zone: {near}}}]
        event_up: [respite]
        shut: []
        difficult: []
        barriers: []
    """)
    play(match, f"move:{zone}")
    assert match.state.event_up == ["respite", "adventure_event_iii"]


@pytest.mark.rule("SS-EVT-12", "SS-MOD-08")
def test_the_adventure_is_lost_with_the_last_event():
    match = table(events("event_deck: []\n        event_up: [respite]"))
    assert (match.state.result, match.state.reason) == ("lost", "SS-EVT-12")
    assert match.outcome.winners == ()


@pytest.mark.rule("SS-EVT-13")
def test_it_is_also_lost_when_the_deck_is_empty_after_day_or_night():
    match = table(events("event_deck: []\n        day_card: day_breaks\n        daytime: day"))
    assert (match.state.result, match.state.reason) == ("lost", "SS-EVT-13")


@pytest.mark.rule("SS-EVT-16")
def test_before_the_first_card_it_is_neither_day_nor_night():
    match = Match.new(RULEBOOK, 2, seed=5, options={"adventure": "the_elf_knight", "heroes": "recommended"})
    assert match.state.daytime == ""


@pytest.mark.rule("SS-EVT-17", "SS-TIM-12")
def test_an_event_may_reach_into_the_next_round():
    match = table(events("event_deck: [ambush, wave_of_chaos]\n        next: {red: [10]}"))
    assert [one.wounds for one in match.state.heroes] == [1, 1]
    assert match.state.later == ()


@pytest.mark.rule("SS-EVT-14", "SS-HER-02")
@pytest.mark.parametrize(("card", "wounds"), [("jeanne_avenger", 1), ("jeanne_inquisitor", 2)])
def test_divine_touch_follows_the_nature_of_the_last_active_hero(card, wounds):
    match = table(f"""
        phase: event
        active: 0
        heroes: [{{card: {card}, zone: A1, wounds: 2}}, {{zone: A1}}]
        event_deck: [ambush, divine_touch]
    """)
    if match.decision.question == "figure":
        play(match, "figure:hero:0")
    assert hero(match).wounds == wounds


@pytest.mark.rule("SS-SPN-01", "SS-SPN-02", "SS-SPN-03")
@pytest.mark.parametrize(
    ("players", "there", "card", "spawned"),
    [
        (2, 0, "ambush", 2),
        (3, 1, "ambush", 2),
        (2, 3, "ambush", 0),
        (4, 1, "ambush", 4),
        (2, 0, "reinforcements", 3),
        (2, 0, "war_drums", 1),
    ],
)
def test_how_many_enemies_appear(players, there, card, spawned):
    foes = ["giant_spider_1", "giant_spider_2", "devil_gremlin_1"][:there]
    listed = ", ".join(f"{{card: {foe}, zone: D3}}" for foe in foes)
    _, state = laid_out(f"players: {players}\nenemies: [{listed}]")
    game = Game(state)
    assert event_phase._spawned(game, game.content.events[card]) == spawned


@pytest.mark.rule("SS-SPN-05", "SS-PRT-05")
def test_spawned_enemies_appear_and_wait():
    match = table(events("event_deck: [respite, ambush]\n        next: {blue: [1, 1]}"))
    assert [one.zone for one in match.state.enemies] == ["D3", "D3"]
    assert told(match, "enemy_acts") == []


@pytest.mark.rule("SS-ETN-07")
def test_an_event_may_activate_enemies():
    match = table("""
        phase: event
        heroes: [{zone: A1, powers: [whirlwind]}, {zone: A1, powers: [swift_foot]}]
        enemies: [{card: dark_dwarf_1, zone: D3}, {card: giant_spider_1, zone: D3}]
        event_deck: [ambush, war_drums]
    """)
    assert [event.args["enemy"] for event in told(match, "enemy_acts")] == ["dark_dwarf_1"]


# --- the end --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-MOD-07", "SS-MOD-09")
def test_victory_comes_the_moment_its_conditions_are_met():
    match = table("""
        active: 0
        heroes: [{zone: C2}, {zone: D2}]
        flags: [gate_reached]
        waypoints: {}
    """)
    play(match, "move:D2")
    assert match.state.result == "won"
    assert match.outcome.winners == (0, 1)


@pytest.mark.rule("SS-MOD-07")
def test_not_while_an_enemy_is_in_play():
    match = table("""
        active: 0
        heroes: [{zone: C2}, {zone: D2}]
        flags: [gate_reached]
        waypoints: {}
        enemies: [{card: giant_spider_1, zone: A1}]
    """)
    play(match, "move:D2")
    assert match.state.result == ""


@pytest.mark.rule("SS-MOD-07")
def test_ghosts_need_not_gather():
    match = table("""
        active: 0
        heroes: [{zone: C2}, {zone: A1, ghost: true}]
        flags: [gate_reached]
        waypoints: {}
    """)
    play(match, "move:D2")
    assert match.state.result == "won"


@pytest.mark.rule("SS-MOD-05", "SS-MOD-06", "SS-MOD-01")
def test_two_to_five_heroes():
    assert list(RULEBOOK.players) == [2, 3, 4, 5]


@pytest.mark.rule("SS-SET-08", "SS-SET-09", "SS-SET-12", "SS-SET-17")
def test_heroes_begin_unwounded_in_the_start_zone_with_all_powers_ready():
    match = Match.new(RULEBOOK, 2, seed=2, options={"adventure": "the_elf_knight", "heroes": "recommended"})
    for one in match.state.heroes:
        assert (one.wounds, one.zone, one.rank, one.gold) == (0, "A2", 5, 100)
        assert not any(power.recharge for power in one.powers)
        assert len(one.powers) == 4
    while match.decision.question == "emporium":
        match.answer("done")
    assert ids(match) == ["hero:0", "hero:1"]


@pytest.mark.rule("SS-SET-01", "SS-SET-02", "SS-SET-03", "SS-SET-13", "SS-SET-14")
def test_decks_and_map_are_those_of_the_adventure():
    match = Match.new(RULEBOOK, 2, seed=2, options={"adventure": "primal_spider_lair", "heroes": "recommended"})
    state = match.state
    deck = [*state.event_up, *reversed(state.event_deck)]
    kinds = [Game(state).content.events[card].kind for card in deck]
    assert kinds == ["standard", "standard", "adventure", "standard", "standard", "night", "standard", "standard"]
    known = [*state.enemy_deck, *[one.card for one in state.enemies]]
    assert sorted(known) == sorted(Game(state).adventure.enemies)
    assert set(state.shut) == {"C1-D1", "D3-E3"}
    assert state.chests == {"D1": "chest_1"}
    assert state.altars == {"A2": True}


@pytest.mark.rule("SS-SET-04", "SS-STK-01")
def test_the_stock_is_free_equipment():
    match = Match.new(RULEBOOK, 2, seed=2, options={"heroes": "recommended"})
    taken = [one.main for one in match.state.heroes]
    assert taken == ["shortsword", "shortbow"]
    assert not set(taken) & set(match.state.stock)


@pytest.mark.rule("SS-MOD-10")
def test_nobody_sees_decks_and_face_down_tokens():
    match = table("active: 0\nheroes: [{}, {}]\nshadows: {D2: [single]}")
    seen = match.view(0).state
    assert set(seen.trap_deck) == {"?"}
    assert seen.shadows == {"D2": ("?",)}
    assert set(seen.chests.values()) == {"?"}
