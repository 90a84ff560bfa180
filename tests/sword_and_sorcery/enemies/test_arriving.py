"""Shadow tokens, portals, assignment, enemy powers (chapters 14.1 to 14.4)."""

from __future__ import annotations

import pytest

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.enemies import arriving, powers
from tafelrunde.games.sword_and_sorcery.state.tasks import Spawn
from tests.sword_and_sorcery.table import enemy, ids, laid_out, play, table, told


def looking(tokens: str, more: str = "") -> str:
    """Artemis goes from A2 to A3, from where she sees C3."""
    return f"""
        active: 1
        heroes: [{{zone: A1}}, {{zone: A2}}]
        shadows: {tokens}
        {more}
    """


@pytest.mark.rule("SS-SHD-05", "SS-SHD-07", "SS-MOV-07")
def test_a_hero_who_sees_a_shadow_reveals_it():
    match = table(looking("{C3: [single]}", "on_top: {enemy: [giant_spider_1]}"))
    play(match, "move:A3")
    assert match.state.shadows == {}
    assert enemy(match, "giant_spider_1").zone == "C3"
    assert "move:B3" in ids(match), "the move goes on"


@pytest.mark.rule("SS-SHD-07", "SS-EPW-02")
@pytest.mark.parametrize(
    ("token", "enemies", "cards"), [("citizen", 0, 0), ("single", 1, 0), ("experienced", 1, 1), ("double", 2, 0)]
)
def test_what_shadows_are(token, enemies, cards):
    match = table(looking(f"{{C3: [{token}]}}", "on_top: {enemy: [giant_spider_1, devil_gremlin_1]}"))
    play(match, "move:A3")
    assert len(match.state.enemies) == enemies
    assert sum(len(one.powers) for one in match.state.enemies) == cards
    assert match.state.shadow_discard == [token]


@pytest.mark.rule("SS-SHD-08")
def test_all_in_sight_are_revealed_at_once_nearest_first():
    match = table(looking("{D3: [single], B3: [single]}", "on_top: {enemy: [giant_spider_1, devil_gremlin_1]}"))
    play(match, "move:A3")
    # The enemy that appears in B3 does not protect the token in D3.
    assert [(one.card, one.zone) for one in match.state.enemies] == [
        ("giant_spider_1", "B3"),
        ("devil_gremlin_1", "D3"),
    ]


@pytest.mark.rule("SS-SHD-09", "SS-ASG-05")
def test_without_a_card_a_shadow_is_discarded():
    match = table(looking("{C3: [double]}", "enemy_deck: [giant_spider_1]"))
    play(match, "move:A3")
    assert len(match.state.enemies) == 1


@pytest.mark.rule("SS-SHD-06", "SS-COM-09")
def test_companions_reveal_nothing():
    match = table("""
        active: 0
        heroes: [{zone: A1}, {zone: A1}]
        companions: [{card: warrior, zone: A2}]
        shadows: {C3: [citizen]}
    """)
    play(match, "activate:companion:warrior", "move:A3")
    assert match.state.shadows == {"C3": ("citizen",)}


@pytest.mark.rule("SS-SHD-03")
def test_an_empty_supply_is_made_from_discards():
    _, state = laid_out("heroes: [{zone: A1}, {zone: A1}]\nshadow_deck: []\nshadow_discard: [citizen]")
    assert Game(state).draw(state.shadow_deck, state.shadow_discard, "shadows") == "citizen"


@pytest.mark.rule("SS-DOR-07", "SS-SHD-05")
def test_after_a_door_has_gone_heroes_look_again():
    match = table("""
        active: 0
        heroes: [{zone: B2}, {zone: A1}]
        shadows: {D2: [citizen]}
        on_top: {trap: [no_trap]}
    """)
    play(match, "open:B2-C2")
    assert match.state.shadows == {}


# --- portals --------------------------------------------------------------------------------------------------------


def spawning(portals: str, dice: str, n: int = 1):
    _, state = laid_out(f"portals: {portals}\nnext: {dice}")
    game = Game(state)
    task = Spawn(n)
    game.plan(task)
    asked = None
    while task in state.agenda and asked is None:
        for request in arriving.spawn(game, task):
            asked = request
            break
        state.agenda[:] = [other for other in state.agenda if other is task]
    return state, asked


@pytest.mark.rule("SS-PRT-02", "SS-PRT-03", "SS-SPN-05")
def test_a_die_says_at_which_open_portal_an_enemy_appears():
    portals = "[{symbol: hit, zone: D3}, {symbol: block, zone: B3}]"
    state, _ = spawning(portals, "{blue: [8, 9, 4, 1]}", 2)
    assert [one.zone for one in state.enemies] == ["B3", "D3"], "faces without a portal are rolled again"


@pytest.mark.rule("SS-PRT-02")
def test_closed_portals_are_rolled_again():
    portals = "[{symbol: hit, zone: D3, open: false}, {symbol: block, zone: B3}]"
    state, _ = spawning(portals, "{blue: [1, 4]}")
    assert [one.zone for one in state.enemies] == ["B3"]


@pytest.mark.rule("SS-PRT-03")
def test_of_two_fitting_portals_the_active_player_chooses():
    portals = "[{symbol: hit, zone: D3}, {symbol: energy, zone: B3}]"
    _, asked = spawning(portals, "{blue: [2]}")
    assert [option.id for option in asked.options] == ["portal:hit", "portal:energy"]


@pytest.mark.rule("SS-PRT-04")
def test_without_an_open_portal_nobody_appears():
    state, _ = spawning("[{symbol: hit, zone: D3, open: false}]", "{}")
    assert state.enemies == []


# --- assignment and powers ------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-ASG-01", "SS-ASG-02", "SS-ASG-03")
def test_who_has_fewest_gets_a_new_enemy_unless_one_has_its_kind():
    _, state = laid_out("players: 3\nactive: 1\nphase: choose_hero")
    game = Game(state)
    owners = [
        arriving.place(game, card, "D3").player for card in ("giant_spider_1", "devil_gremlin_1", "giant_spider_2")
    ]
    assert owners == [1, 2, 1]
    assert arriving.place(game, "devil_gremlin_2", "D3").player == 2
    assert arriving.place(game, "dark_dwarf_1", "D3").player == 0


@pytest.mark.rule("SS-EPW-01", "SS-ENM-03", "SS-ENM-14")
def test_an_enemy_enters_with_powers_shields_and_charges():
    _, state = laid_out("players: 3")
    game = Game(state)
    witch = arriving.place(game, "elf_witch_2", "D3")
    assert len(witch.powers) == 2
    assert witch.shields >= 3
    assert witch.charges == {"fireball": 1}


@pytest.mark.rule("SS-EPW-04")
def test_all_powers_of_an_enemy_are_of_different_types():
    _, state = laid_out("""
        enemies: [{card: giant_spider_1, zone: D3, powers: [brutal]}]
        on_top: {power: [fighter, venomous, vigour]}
    """)
    game = Game(state)
    powers.draw(game, state.enemies[0], 1, "SS-EPW-07")
    assert state.enemies[0].powers == ("brutal", "vigour")
    assert state.power_discard == ["fighter", "venomous"]
    powers.draw(game, state.enemies[0], 3, "SS-EPW-07")
    assert len(state.enemies[0].powers) == 3


@pytest.mark.rule("SS-EPW-08")
def test_without_a_card_of_a_new_type_nothing_is_drawn():
    _, state = laid_out("enemies: [{card: giant_spider_1, zone: D3, powers: [brutal]}]")
    removed = [card for card in state.power_deck if Game(state).content.enemy_powers[card].type != "attack"]
    state.power_deck = [card for card in state.power_deck if card not in removed]
    powers.draw(Game(state), state.enemies[0], 1, "SS-EPW-07")
    assert state.enemies[0].powers == ("brutal",)
    assert len(state.power_deck) == 4


@pytest.mark.rule("SS-EPW-05")
def test_the_level_of_a_power_is_the_act():
    _, state = laid_out("enemies: [{card: giant_spider_1, zone: D3, powers: [vigour]}]")
    assert Game(state).max_hp(state.enemies[0]) == 7


@pytest.mark.rule("SS-GEN-04")
def test_an_empty_deck_is_made_anew_from_its_discards_and_stays_empty_without():
    _, state = laid_out("")
    game = Game(state)
    assert game.draw([], ["a"], "traps") == "a"
    assert game.draw([], [], "traps") == ""


@pytest.mark.rule("SS-ASG-04", "SS-ASG-07")
def test_who_decides_for_whom():
    _, state = laid_out("""
        adventure: the_elf_knight
        active: 1
        phase: choose_hero
        enemies: [{card: dark_dwarf_1, zone: D1, player: 0}, {card: elf_knight, zone: E2}]
    """)
    game = Game(state)
    assert [game.seat_of(one) for one in state.enemies] == [0, 1]


@pytest.mark.rule("SS-SET-16", "SS-SET-11", "SS-SHD-02")
def test_at_the_start_heroes_look_around_and_what_is_not_placed_is_the_supply():
    from tafelrunde.games.sword_and_sorcery import RULEBOOK
    from tafelrunde.kernel import Match

    match = Match.new(RULEBOOK, 5, seed=3, options={"heroes": "recommended"})
    placed = sum(len(tokens) for tokens in match.state.shadows.values())
    assert placed + len(match.state.shadow_deck) + len(match.state.shadow_discard) == 8
    game = Game(match.state)
    assert not [zone for zone in match.state.shadows if any(game.sees(one, zone) for one in match.state.heroes)]
    assert told(match, "begins")
