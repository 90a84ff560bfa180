"""The map: obstacles, altars, portals, searching (chapter 5)."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery.box.content import load
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.adventure import story
from tafelrunde.games.sword_and_sorcery.state.tasks import Run, Story
from tests.sword_and_sorcery.table import hero, ids, laid_out, match_of, play, table, told


@pytest.mark.rule("SS-TER-02")
def test_a_zone_may_hold_one_obstacle_of_each_kind_and_they_stay():
    _, state = laid_out("difficult: [B3]\ndangerous: [B3]\nheroes: [{zone: B2}, {zone: A1}]\nactive: 0")
    game = Game(state)
    # Another dangerous terrain goes to an empty zone.
    event = next(card for card in load().events.values() if any(type(op).__name__ == "Terrain" for op in card.do))
    state.agenda.append(Run(load().index.key(event.do), "", source=event.id, seat=0))
    match = match_of(game.state)
    while match.decision.question != "act":
        play(match, ids(match)[0])
    assert len(match.state.dangerous) == len(set(match.state.dangerous))
    assert len(match.state.difficult) == len(set(match.state.difficult))
    assert {"B3"} <= set(match.state.difficult) & set(match.state.dangerous)


@pytest.mark.rule("SS-TER-04")
def test_barriers_block_neither_sight_nor_ranged_attacks():
    match = table("""
        active: 0
        heroes: [{card: artemis_scout, zone: B2, main: shortbow, offhand: ''}, {zone: A1}]
        barriers: [[B2, B3]]
        enemies: [{card: giant_spider_1, zone: B3}]
    """)
    assert "move:B3" not in ids(match)
    assert "attack:main:enemy:giant_spider_1" in ids(match)


@pytest.mark.rule("SS-DOR-12")
def test_of_two_lines_that_both_count_the_player_chooses():
    token = next(
        token
        for token in load().searches.values()
        for face in load().dice["red"]
        if len({symbol for symbol in face if symbol in token.lines}) > 1
    )
    face = next(
        number
        for number, face in enumerate(load().dice["red"], 1)
        if len({symbol for symbol in face if symbol in token.lines}) > 1
    )
    match = table(f"active: 0\nheroes: [{{zone: B1}}, {{}}]\nsearches: {{B1: {token.id}}}\nnext: {{red: [{face}]}}")
    play(match, "search")
    assert match.decision.question == "search_line"
    assert len(ids(match)) == 2


@pytest.mark.rule("SS-ALT-01")
def test_active_altars_allow_to_pray_to_return_and_to_resurrect():
    for active in (True, False):
        altars = f"altars: {{A1: {str(active).lower()}, B3: {str(active).lower()}}}"
        praying = table(f"active: 0\nshards: 3\nheroes: [{{zone: A1}}, {{}}]\n{altars}")
        assert ("pray" in ids(praying)) is active
        ghost = table(f"active: 0\nheroes: [{{zone: B2, ghost: true}}, {{}}]\n{altars}")
        assert ("return:A1" in ids(ghost) and "return:B3" in ids(ghost)) is active, "several may be active"
        dead = table(f"phase: time\nshards: 3\nheroes: [{{zone: A1, ghost: true}}, {{rank: 2}}]\n{altars}")
        assert ("resurrect:0" in ids(dead)) is active


@pytest.mark.rule("SS-RES-03", "SS-PRT-01")
def test_altars_and_portals_change_only_by_the_adventure():
    _, state = laid_out("adventure: the_night_of_souls")
    game = Game(state)
    zones = {portal.zone for portal in state.portals}
    trigger = next(one for one in game.adventure.triggers if one.what == "adventure_event_iii")
    altar = next(deed for deed in trigger.do if type(deed).__name__ == "TurnAltar")
    assert not state.altars[altar.zone]
    story.altar(game, Story("", 0), altar)
    assert state.altars[altar.zone]
    portals = load().adventures["the_awakening"]
    _, first = laid_out("")
    closed = {portal.symbol: portal.open for portal in first.portals}
    assert closed == {portal.symbol: portal.open for portal in portals.portals}
    turn = next(deed for one in portals.triggers for deed in one.do if type(deed).__name__ == "TurnPortal")
    story.portal(Game(first), Story("", 0), turn)
    assert {portal.symbol: portal.open for portal in first.portals} == {**closed, "block": True}
    assert {portal.zone for portal in state.portals} == zones, "they never move"


@pytest.mark.rule("SS-AOE-05")
def test_healing_of_an_area_follows_the_ways_of_the_map():
    match = table("""
        active: 0
        heroes:
        - {card: jeanne_avenger, zone: B2, wounds: 2}
        - {zone: B3, wounds: 2}
        - {zone: C2, wounds: 2}
        tokens: [{kind: dome_of_resistance, zone: B2, owner: 'hero:0', radius: 1}]
    """)
    play(match, "use:lay_on_hands.1")
    assert [one.wounds for one in match.state.heroes] == [1, 1, 2], "the door shuts the area off"


@pytest.mark.rule("SS-ATK-11", "SS-ATK-12")
def test_first_weapon_and_target_then_domination_of_the_targets_zone():
    match = table("""
        active: 0
        heroes: [{zone: B3}, {zone: B3}]
        enemies: [{card: giant_spider_1, zone: B3}]
        next: {red: [8], blue: [4, 4, 4]}
    """)
    assert "attack:main:enemy:giant_spider_1" in ids(match)
    play(match, "attack:main:enemy:giant_spider_1")
    while match.decision.question != "act":
        play(match, match.decision.default or ids(match)[0])
    kinds = [event.kind for event in match.events]
    assert kinds.index("attack") < kinds.index("attack_roll") < kinds.index("hits")
    assert ("superiority", 1) in [(term.source, term.value) for term in told(match, "hits")[0].terms]
    far = table("active: 0\nheroes: [{zone: A1}, {}]\nenemies: [{card: giant_spider_1, zone: D3}]")
    assert not [option for option in ids(far) if option.startswith("attack")], "out of range and sight"
    assert hero(far).zone == "A1"
