"""Enemies: kinds, responsibility, triggers of death, places they go to (chapter 14)."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery.box.content import load
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.enemies import arriving
from tafelrunde.games.sword_and_sorcery.rules.order import in_order
from tafelrunde.games.sword_and_sorcery.state.tasks import Run
from tests.sword_and_sorcery.table import enemy, hero, ids, laid_out, match_of, play, table, told


def answers(match, *until):
    while match.decision is not None and match.decision.question not in until:
        play(match, match.decision.default or ids(match)[0])


@pytest.mark.rule("SS-ASG-06")
def test_a_specific_kind_is_drawn_for_and_the_others_are_discarded():
    _, state = laid_out("on_top: {enemy: [giant_spider_1, giant_spider_2, devil_gremlin_1]}")
    game = Game(state)
    found = arriving.draw_kind(game, "devil_gremlin", "D3")
    assert (found.card, found.zone) == ("devil_gremlin_1", "D3")
    assert state.enemy_discard == ["giant_spider_1", "giant_spider_2"]


@pytest.mark.rule("SS-ASG-06")
def test_the_deck_is_reshuffled_if_needed_and_nothing_enters_if_there_is_none():
    _, state = laid_out("enemy_deck: [giant_spider_1]\nenemy_discard: [devil_gremlin_1]")
    game = Game(state)
    assert arriving.draw_kind(game, "devil_gremlin", "D3").card == "devil_gremlin_1"
    assert arriving.draw_kind(game, "devil_gremlin", "D3") is None
    assert sorted([*state.enemy_deck, *state.enemy_discard]) == ["giant_spider_1"]


@pytest.mark.rule("SS-ASG-08", "SS-EVT-14")
def test_in_the_event_phase_the_active_player_is_that_of_the_last_active_hero():
    match = table("""
        phase: event
        players: 3
        active: 2
        heroes: [{zone: A1}, {zone: A1}, {zone: A1}]
        event_deck: [respite, ambush]
        next: {blue: [1, 1, 1, 1]}
    """)
    answers(match, "next_hero", "act")
    assert match.state.enemies[0].player == 2, "assigned from the active player on"


@pytest.mark.rule("SS-ASG-09")
def test_a_ghosts_player_keeps_its_enemies():
    _, state = laid_out("""
        heroes: [{ghost: true, zone: A1}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: D3, player: 0}]
    """)
    game = Game(state)
    assert game.seat_of(state.enemies[0]) == 0
    assert in_order(game) == state.enemies


@pytest.mark.rule("SS-EDT-06")
def test_what_an_enemys_death_triggers_comes_before_it_is_removed():
    match = table("""
        active: 0
        heroes: [{zone: B3}, {zone: B3}]
        enemies: [{card: soul_eater, zone: B3, wounds: 40, shields: 0}]
        next: {red: [1], blue: [1, 1, 4, 4, 4]}
    """)
    play(match, "attack:main:enemy:soul_eater")
    answers(match, "act", "next_hero")
    assert enemy(match, "soul_eater") is None
    assert [one.conditions.restrictive for one in match.state.heroes] == ["slow", "slow"]
    kinds = [event.kind for event in match.events]
    assert kinds.index("enemy_dies") > kinds.index("condition")
    assert match.state.killed == ("soul_eater",)


@pytest.mark.rule("SS-EMV-14")
def test_a_text_may_send_enemies_toward_something_on_the_map():
    _, state = laid_out("""
        adventure: the_night_of_souls
        phase: hero_turn
        active: 0
    """)
    game = Game(state)
    zone = next(zone for zone in state.altars)
    far = max(game.board.zones, key=lambda one: game.ground.way(one, zone) if game.ground.way(one, zone) < 90 else -1)
    found = arriving.place(game, "giant_snake_1", far)
    state.agenda.clear()
    trigger = next(one for one in game.adventure.triggers if one.what == "adventure_event_iii")
    at = next(at for at, deed in enumerate(trigger.do) if type(deed).__name__ == "Advance")
    state.agenda.append(Run(load().index.key(trigger.do), "hero:0", at=at, seat=0, one=True))
    before = min(game.ground.way(far, altar) for altar in state.altars)
    match = match_of(state)
    answers(match, "act")
    after = min(Game(match.state).ground.way(enemy(match, "giant_snake_1").zone, altar) for altar in match.state.altars)
    assert after == before - 1
    assert found.card == "giant_snake_1"


@pytest.mark.rule("SS-EAT-08")
def test_a_gremlin_triggers_an_enemys_ability_where_it_is_printed():
    power = next(
        card.id
        for card in load().enemy_powers.values()
        if any(effect.trigger == "gremlin" and effect.at == "attacks_owner" for effect in card.levels[0])
    )
    # Face 10 of both dice is the gremlin.
    for face, wounds in ((10, 1), (1, 0)):
        match = table(f"""
            active: 0
            heroes: [{{zone: B3}}, {{zone: A1}}]
            enemies: [{{card: dark_dwarf_1, zone: B3, powers: [{power}]}}]
            next: {{red: [{face}], blue: [{face}, 4, 4, 4]}}
        """)
        play(match, "attack:main:enemy:dark_dwarf_1")
        answers(match, "act", "next_hero")
        assert hero(match).wounds == wounds


@pytest.mark.rule("SS-ECN-07")
def test_special_conditions_of_enemies_are_as_for_heroes_with_three_exceptions():
    match = table("""
        phase: time
        heroes: [{zone: A1}, {zone: A1}]
        enemies: [{card: dark_dwarf_1, zone: D3, conditions: {bleed: 2, fire: [2], poison: 1}}]
    """)
    one = enemy(match, "dark_dwarf_1")
    assert (one.conditions.bleed, one.conditions.fire, one.wounds) == (1, (1,), 2), "bleed wanes, fire burns"
    assert one.conditions.poison == 1, "no save against poison (SS-POI-04)"
    lying = table("""
        phase: enemy_turn
        active: 0
        heroes: [{zone: A1}, {zone: A1}]
        enemies: [{card: giant_spider_1, zone: D3, conditions: {down: true, bleed: 1}}]
        on_top: {activation: [A]}
    """)
    answers(lying, "act", "next_hero")
    spider = enemy(lying, "giant_spider_1")
    assert not spider.conditions.down, "it stands up when it is activated (SS-KND-05)"
    assert spider.wounds == 1, "it bleeds once, when it is activated (SS-BLE-01)"


@pytest.mark.rule("SS-ENM-11")
def test_an_ability_of_the_scroll_comes_before_an_enemy_power():
    power = next(iter(load().enemy_powers))
    _, state = laid_out(f"enemies: [{{card: giant_spider_1, zone: D3, powers: [{power}]}}]")
    from tafelrunde.games.sword_and_sorcery.loadout import loadout

    sources = [one.source for effects in loadout(state, state.enemies[0], load(), {}).values() for one in effects]
    order = [
        name for name in sources if name == power or name in {a.id for a in load().scrolls["giant_spider"].abilities}
    ]
    assert order == sorted(order, key=lambda name: name == power)


@pytest.mark.rule("SS-BOS-04")
def test_a_boss_is_an_enemy_in_everything_else():
    _, state = laid_out("""
        heroes: [{zone: B3}, {zone: B3}]
        enemies: [{card: elf_knight, zone: B3}]
    """)
    game = Game(state)
    boss = state.enemies[0]
    presence = load().bosses["elf_knight"].presence[0]
    assert game.counts(boss) == presence
    assert game.ratio("B3").enemies == presence
    assert game.engaged(state.heroes[0])
    assert in_order(game) == [boss]
    assert not game.sees(state.heroes[0], "A3"), "it blocks sight"
    assert told(table(), "enemy_dies") == []
