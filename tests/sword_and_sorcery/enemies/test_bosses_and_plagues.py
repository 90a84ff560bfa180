"""Plagues, bosses and the threat token (chapters 14.11 and 14.12)."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.death import wounds
from tafelrunde.games.sword_and_sorcery.rules.enemies import targeting
from tests.sword_and_sorcery.table import enemy, hero, ids, laid_out, match_of, play, table, told

KNIGHT = "adventure: the_elf_knight\nenemies: [{card: elf_knight, zone: E2}]\n"


# --- plagues --------------------------------------------------------------------------------------------------------


def plague_turn(text: str) -> str:
    return f"""
        phase: enemy_turn
        active: 0
        {text}
    """


@pytest.mark.rule("SS-PLG-03", "SS-PLG-05", "SS-ETN-04")
def test_venom_biters_go_for_the_nearest_hero_and_bite():
    match = table(
        plague_turn("""heroes: [{zone: C3}, {zone: A1}]
        companions: [{card: warrior, zone: D3}]
        plagues: [{kind: venom_biter, zone: D3}]
        next: {blue: [2, 4, 4, 4]}""")
    )
    assert match.state.plagues[0].zone == "C3", "companions are no targets for plagues"
    assert told(match, "attack")[0].args["whom"] == "thorgren_gladiator"
    assert hero(match).conditions.poison == 1


@pytest.mark.rule("SS-PLG-02", "SS-PLG-07")
@pytest.mark.parametrize(("face", "more"), [(3, 1), (7, 1), (1, 0), (9, 0)])
def test_a_nest_makes_a_biter_if_magic_is_rolled(face, more):
    match = table(
        plague_turn(f"""heroes: [{{zone: A1}}, {{zone: A1}}]
        plagues: [{{kind: nest, zone: D3}}]
        next: {{blue: [{face}]}}""")
    )
    assert len(told(match, "plague_enters")) == more


@pytest.mark.rule("SS-PLG-04", "SS-LOS-11", "SS-CTL-06")
def test_plagues_can_be_attacked_but_neither_engage_nor_block_nor_control():
    match = table("""
        active: 1
        heroes: [{zone: A1}, {zone: A3}]
        plagues: [{kind: nest, zone: A3}, {kind: venom_biter, zone: C3}]
        enemies: [{card: giant_spider_1, zone: D3}]
    """)
    assert "attack:main:plague:nest_1" in ids(match)
    assert "attack:main:enemy:giant_spider_1" in ids(match)
    assert "move:A2" in ids(match)
    assert Game(match.state).ratio("A3").control == ""


@pytest.mark.rule("SS-PLG-06")
def test_terrain_does_not_affect_plagues():
    match = table(
        plague_turn("""heroes: [{zone: A1}, {zone: A1}]
        dangerous: [C2]
        plagues: [{kind: venom_biter, zone: D2}]""")
    )
    assert match.state.plagues[0].zone == "C2"
    assert match.state.plagues[0].wounds == 0


@pytest.mark.rule("SS-PLG-08")
def test_the_active_player_decides_for_plagues():
    match = table(
        plague_turn("""heroes: [{zone: C3}, {zone: C3}]
        plagues: [{kind: venom_biter, zone: C3}]""")
    )
    assert (match.decision.seat, match.decision.question) == (0, "enemy_target")


# --- bosses ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-BOS-01", "SS-BOS-06", "SS-ENM-17")
def test_the_scroll_is_turned_at_half_of_the_hit_points_and_wounds_stay():
    _, state = laid_out(KNIGHT)
    game = Game(state)
    half = (game.max_hp(state.enemies[0]) + 1) // 2
    wounds.suffer(game, state.enemies[0], half - 1, "SS-GEN-06")
    assert game.counts(state.enemies[0]) == 3
    wounds.suffer(game, state.enemies[0], 1, "SS-GEN-06")
    match = match_of(state)
    knight = enemy(match, "elf_knight")
    assert (knight.scroll, knight.wounds) == ("elf_knight_on_foot", half)
    assert Game(match.state).counts(knight) == 1


@pytest.mark.rule("SS-CTL-04")
def test_a_huge_enemy_counts_one_on_the_ground():
    _, state = laid_out(KNIGHT)
    state.enemies[0].conditions.down = True
    assert Game(state).counts(state.enemies[0]) == 1


@pytest.mark.rule("SS-THR-12", "SS-THR-01")
def test_the_first_active_hero_gets_the_threat_token():
    match = table(KNIGHT)
    play(match, "hero:1")
    assert (match.state.threat, match.state.threat_level) == (1, 1)


@pytest.mark.rule("SS-THR-02", "SS-BOS-02")
def test_a_vengeful_boss_sees_only_the_threatening_hero():
    _, state = laid_out(KNIGHT + "heroes: [{zone: E2}, {zone: C2}]\nthreat: 1\nthreat_level: 1")
    game = Game(state)
    number, found = targeting.choose(game, state.enemies[0])
    assert (number, [figure.id for figure in found]) == (1, ["hero:1"])


@pytest.mark.rule("SS-THR-03", "SS-THR-04", "SS-THR-05")
@pytest.mark.parametrize(
    ("by", "level", "after"),
    [("hero:0", 1, (0, 2)), ("hero:0", 2, (0, 2)), ("hero:1", 2, (0, 1)), ("hero:1", 1, (1, 1)), ("", 1, (0, 1))],
)
def test_wounds_move_the_threat_token(by, level, after):
    _, state = laid_out(KNIGHT + f"threat: 0\nthreat_level: {level}")
    wounds.suffer(Game(state), state.enemies[0], 3, "SS-GEN-06", by=by)
    assert (state.threat, state.threat_level) == after


@pytest.mark.rule("SS-THR-11")
def test_old_fire_does_not_move_the_threat_token():
    match = table(
        KNIGHT.replace("zone: E2}", "zone: E2, conditions: {fire: [1]}}") + "threat: 0\nthreat_level: 2\nphase: time"
    )
    assert (match.state.threat, match.state.threat_level) == (0, 2)
    assert enemy(match, "elf_knight").wounds == 1


@pytest.mark.rule("SS-THR-07")
def test_when_the_threatening_hero_dies_the_token_is_given_to_another():
    _, state = laid_out(KNIGHT + "players: 3\nthreat: 0\nthreat_level: 2")
    wounds.suffer(Game(state), state.heroes[0], 99, "SS-GEN-06")
    match = match_of(state)
    assert (match.decision.question, ids(match)) == ("threat", ["hero:1", "hero:2"])
    play(match, "hero:2")
    assert (match.state.threat, match.state.threat_level) == (2, 1)


@pytest.mark.rule("SS-THR-10")
def test_a_vengeful_boss_strikes_only_at_its_foe():
    match = table(KNIGHT + "active: 1\nheroes: [{zone: A2}, {zone: E2}]\nthreat: 0\nthreat_level: 1")
    play(match, "disengage:E1")
    assert told(match, "attack") == []
    assert hero(match, 1).zone == "E1"


@pytest.mark.rule("SS-THR-06")
def test_a_taunt_moves_the_token_and_the_boss():
    match = table("""
        adventure: the_elf_knight
        phase: enemy_turn
        active: 1
        heroes: [{zone: E3, powers: [taunt]}, {zone: E1, powers: [swift_foot]}]
        enemies: [{card: elf_knight, zone: E2}]
        threat: 1
        threat_level: 2
        on_top: {activation: [E]}
    """)
    assert match.decision.question == "taunt"
    play(match, "use:taunt.0")
    assert (match.state.threat, match.state.threat_level) == (0, 1)
    assert told(match, "enemy_chooses")[0].args["whom"] == "thorgren_gladiator"


@pytest.mark.rule("SS-BOS-07")
def test_a_boss_counts_as_an_enemy_in_play():
    match = table(KNIGHT + "phase: enemy_turn\nactive: 0\nthreat: 0\nthreat_level: 1\non_top: {activation: [A]}")
    assert told(match, "activation_card")


@pytest.mark.rule("SS-BOS-05")
@pytest.mark.parametrize(("side", "sees"), [(1, False), (2, True)])
def test_the_spell_marker_hides_the_zone_of_the_knight(side, sees):
    match = table(f"""
        adventure: the_elf_knight
        phase: enemy_turn
        active: 1
        heroes: [{{zone: A2, powers: [whirlwind]}}, {{zone: C1, powers: [swift_foot]}}]
        enemies: [{{card: elf_knight, scroll: elf_knight_on_foot, half: true, zone: E2, charges: {{}}}}]
        threat: 0
        threat_level: 1
        on_top: {{activation: [E]}}
        next: {{marker: [{side}]}}
    """)
    while match.decision.question == "enemy_way":
        play(match, ids(match)[0])
    knight = enemy(match, "elf_knight")
    assert Game(match.state).sees(hero(match, 1), knight.zone) == sees
