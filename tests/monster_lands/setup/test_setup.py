"""Set-up (chapter 3), difficulty (12.1) and player count (12.2)."""

import pytest

from tafelrunde.games.monster_lands import RULEBOOK
from tafelrunde.games.monster_lands.box.content import load
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules.adventure.monster_attack import dice_terms
from tafelrunde.games.monster_lands.seats.invariants import check
from tafelrunde.games.monster_lands.state import Member
from tafelrunde.kernel import ScriptError
from tafelrunde.kernel.chance import seeded
from tests.helpers.monster_lands import answer, asked, ids, play, position, run

SEEDS = range(40)
COUNTS = (1, 2, 3, 4)
CONTENT = load()


def set_up(players=2, seed=0, script=None, **options):
    """The table right after set-up."""
    state = RULEBOOK.new(RULEBOOK.setup(players, options), seeded(seed))
    state.script = script or {}
    return run(state).state


def tables(**options):
    """Tables of all player counts with several seeds."""
    return [set_up(players, seed, **options) for players in COUNTS for seed in SEEDS]


@pytest.mark.parametrize("players", COUNTS)
def test_nothing_is_lost_in_set_up(players):
    for seed in SEEDS:
        check(set_up(players, seed))


# --- the board --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-SET-01")
def test_all_eight_aspirants_wait_at_the_tavern():
    assert sorted(set_up().aspirants) == [f"aspirant_{n}" for n in range(1, 9)]


@pytest.mark.rule("ML-SET-02")
@pytest.mark.parametrize(("players", "shown"), [(1, 3), (2, 4), (3, 4), (4, 4)])
def test_the_tavern_shows_four_mercenaries_and_three_in_solo(players, shown):
    state = set_up(players)
    assert len(state.tavern) == shown
    assert len(state.mercenary_deck) == 24 - shown
    assert {CONTENT.mercenary(card).set for card in state.tavern + state.mercenary_deck} == {"tavern"}


@pytest.mark.rule("ML-SET-02")
def test_the_mercenary_deck_is_shuffled():
    assert len({tuple(set_up(seed=seed).mercenary_deck) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("ML-SET-02", "ML-VAR-08")
def test_extra_mercenaries_join_the_tavern_deck_only_with_the_option():
    extra = {"taron", "wondou", "wishor", "timbulu"}
    for state in tables(extra_mercenaries=True):
        assert extra < {*state.tavern, *state.mercenary_deck}
        assert len(state.tavern + state.mercenary_deck) == 28
    for state in tables():
        assert not extra & {*state.tavern, *state.mercenary_deck, *state.removed}


@pytest.mark.rule("ML-SET-03")
def test_one_mercenary_of_low_reputation_for_every_player():
    for state in tables():
        low = [card for card in state.tavern if CONTENT.mercenary(card).reputation <= 4]
        assert len(low) >= state.players


@pytest.mark.rule("ML-SET-03")
def test_the_highest_reputation_is_set_aside_and_shuffled_back():
    # dolfus 8 goes, then trulina 7; taroa 5 stays as soon as two low ones are there.
    top = ["taroa", "dolfus", "torko", "trulina", "saruna", "shandee"]
    state = set_up(2, script={"mercenaries": top})
    assert state.tavern == ["taroa", "shandee", "torko", "trulina"]
    assert {"dolfus", "saruna"} < set(state.mercenary_deck)
    assert len(state.mercenary_deck) == 20


@pytest.mark.rule("ML-SET-03")
def test_set_aside_cards_do_not_stay_on_top_or_at_the_bottom():
    top = ["taroa", "naiala", "torko", "dolfus", "shandee"]
    places = {set_up(2, seed, {"mercenaries": list(top)}).mercenary_deck.index("dolfus") for seed in SEEDS}
    assert len(places) > 5


@pytest.mark.rule("ML-SET-03")
def test_reputation_4_is_low_enough():
    top = ["vaidala", "karunna", "dolfus", "trulina"]
    assert set_up(2, script={"mercenaries": list(top)}).tavern == top


@pytest.mark.rule("ML-SET-04")
def test_of_two_equally_high_ones_the_leftmost_is_set_aside():
    state = set_up(2, script={"mercenaries": ["saruna", "dolfus", "torko", "taroa", "shandee"]})
    assert state.tavern == ["shandee", "dolfus", "torko", "taroa"]
    assert "saruna" in state.mercenary_deck


@pytest.mark.rule("ML-SET-05")
def test_with_four_players_all_four_are_of_low_reputation():
    for seed in SEEDS:
        assert all(CONTENT.mercenary(card).reputation <= 4 for card in set_up(4, seed).tavern)


@pytest.mark.rule("ML-SET-05")
def test_alone_one_mercenary_of_low_reputation_is_enough():
    top = ["dolfus", "trulina", "torko"]
    assert set_up(1, script={"mercenaries": list(top)}).tavern == top


@pytest.mark.rule("ML-SET-05")
def test_later_refills_do_not_look_at_reputation():
    match = play(
        """
        clans: [{pool: 1S, fame: 20, gold: 20}, {}]
        tavern: [torko, taroa, naiala, dolfus]
        mercenary_deck: [saruna, shandee]
        """
    )
    answer(match, "visit:tavern:strength", "hire:torko")
    assert match.state.tavern == ["saruna", "taroa", "naiala", "dolfus"]


@pytest.mark.rule("ML-SET-06", "ML-SET-23")
def test_everybody_starts_healthy_and_at_home():
    for state in tables():
        assert all(member == Member(member.id, leader=member.leader) for c in state.clans for member in c.members)


@pytest.mark.rule("ML-SET-07")
def test_six_traps_are_shown_and_start_traps_never_in_the_stack():
    for state in tables():
        assert len(state.trap_display) == 6
        assert len(state.trap_display + state.trap_stack) == 30
        assert {CONTENT.traps[kind].cls for kind in state.trap_display + state.trap_stack} == {"improved"}


@pytest.mark.rule("ML-SET-07")
def test_the_trap_stack_is_shuffled():
    assert len({tuple(set_up(seed=seed).trap_stack) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("ML-SET-07", "ML-AMB-01")
def test_the_ambush_module_adds_its_tiles_to_the_stack():
    state = set_up(2, ambush_module=True)
    classes = [CONTENT.traps[kind].cls for kind in state.trap_display + state.trap_stack]
    assert (classes.count("improved"), classes.count("ambush"), classes.count("protected")) == (30, 18, 6)


@pytest.mark.rule("ML-SET-08")
def test_the_bazaar_shows_three_of_eighteen_cards():
    state = set_up()
    assert (len(state.bazaar), len(state.equipment_deck)) == (3, 15)
    assert len({tuple(set_up(seed=seed).bazaar) for seed in SEEDS}) > 1


@pytest.mark.rule("ML-SET-09", "ML-DIF-01")
def test_first_monsters_are_of_level_a_and_the_first_drawn_goes_to_land_a():
    for seed in SEEDS:
        assert all(CONTENT.monsters[land.monster].level == "A" for land in set_up(3, seed).lands)
    state = set_up(3, script={"monsters": ["gator", "moldo"]})
    assert [land.monster for land in state.lands] == ["gator", "moldo"]


@pytest.mark.rule("ML-SET-09")
def test_the_remaining_monsters_of_both_levels_are_one_shuffled_deck():
    levels = {"".join(CONTENT.monsters[card].level for card in set_up(seed=seed).monster_deck) for seed in SEEDS}
    assert all(len(deck) == 19 and deck.count("B") == 10 for deck in levels)
    assert len(levels) > 30


@pytest.mark.rule("ML-SET-09", "ML-DIF-03", "ML-DIF-04")
@pytest.mark.parametrize("difficulty", ["hard", "murderous"])
def test_on_the_harder_levels_the_first_monsters_may_be_any(difficulty):
    found = {CONTENT.monsters[set_up(2, seed, difficulty=difficulty).lands[0].monster].level for seed in SEEDS}
    assert found == {"A", "B"}


@pytest.mark.rule("ML-SET-10", "ML-PWR-04")
def test_dogor_drawn_at_set_up_goes_to_the_access_without_panic():
    state = set_up(3, script={"monsters": ["dogor", "gator", "trons"]}, difficulty="hard")
    assert state.access.monster == "dogor"
    assert [land.monster for land in state.lands] == ["gator", "trons"]
    assert state.panic == []


@pytest.mark.rule("ML-SET-11")
def test_the_first_land_drawn_goes_to_spot_a():
    state = set_up(3, script={"lands": ["yuha", "kale"]})
    assert [land.land for land in state.lands] == ["yuha", "kale"]
    assert len(state.land_deck) == 10
    assert len({set_up(seed=seed).lands[0].land for seed in SEEDS}) > 5


@pytest.mark.rule("ML-SET-12")
def test_each_land_gets_a_path_tile_with_a_random_side_up():
    state = set_up(3, script={"paths": ["path_3", "path_5"], "path_side": [2, 1]})
    assert [(land.tile, land.side) for land in state.lands] == [("path_3", "b"), ("path_5", "a")]
    assert {set_up(seed=seed).lands[0].side for seed in SEEDS} == {"a", "b"}
    with pytest.raises(ScriptError):
        set_up(script={"path_side": [3]})
    assert len({set_up(seed=seed).lands[0].tile for seed in SEEDS}) > 3


@pytest.mark.rule("ML-SET-13", "ML-CNT-01")
@pytest.mark.parametrize(("players", "lands"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_with_one_or_two_players_there_is_one_land(players, lands):
    state = set_up(players)
    assert [land.id for land in state.lands] == ["land_a", "land_b"][:lands]
    assert len(state.land_deck) == 12 - lands
    assert len(state.path_stack) == 6 - lands


@pytest.mark.rule("ML-SET-14")
def test_four_of_sixteen_loot_tiles_are_shown():
    state = set_up()
    assert (len(state.loot_display), len(state.loot_stack)) == (4, 12)
    assert len({tuple(set_up(seed=seed).loot_display) for seed in SEEDS}) > 1


@pytest.mark.rule("ML-SET-15")
def test_a_mission_for_each_spot_the_second_with_side_b_up():
    state = set_up(script={"missions": ["mission_07", "mission_02"]})
    assert [(spot.tile, spot.side) for spot in state.missions] == [("mission_07", "a"), ("mission_02", "b")]
    assert len(state.mission_bag) == 10


@pytest.mark.rule("ML-SET-16")
def test_the_game_begins_in_round_one():
    assert (set_up().round, set_up().phase) == (1, "round_start")


@pytest.mark.rule("ML-SET-17")
def test_all_panic_tiles_lie_shuffled_in_their_stack():
    assert sorted(set_up().panic_stack) == sorted(CONTENT.panic)
    assert set_up().panic == []
    assert len({tuple(set_up(seed=seed).panic_stack) for seed in SEEDS}) > 30


@pytest.mark.rule("ML-SET-18")
def test_the_start_player_is_drawn_by_lot_and_the_marker_shows_side_a():
    for players in (2, 3, 4):
        assert {set_up(players, seed).start_player for seed in SEEDS} == set(range(players))
    assert not set_up(4, queens_grant=True).marker_b


# --- the players ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-SET-20")
def test_each_clan_has_leader_and_start_mercenary_of_its_own_affinity():
    for state in tables():
        assert len({clan.affinity for clan in state.clans}) == state.players
        for clan in state.clans:
            leader, mercenary = clan.members
            assert (CONTENT.mercenary(leader.id).set, leader.leader) == ("start_leader", True)
            assert (CONTENT.mercenary(mercenary.id).set, mercenary.leader) == ("start_mercenary", False)
            assert {CONTENT.mercenary(member.id).affinity for member in clan.members} == {clan.affinity}


@pytest.mark.rule("ML-SET-21")
def test_affinities_are_dealt_at_random():
    assert {set_up(2, seed).clans[0].affinity for seed in SEEDS} == {"fire", "water", "air", "jungle"}
    state = set_up(3, script={"affinities": ["air", "fire", "jungle"]})
    assert [clan.affinity for clan in state.clans] == ["air", "fire", "jungle"]


@pytest.mark.rule("ML-SET-22")
def test_the_start_leader_has_reputation_0_and_may_be_assigned_like_any_mercenary():
    for state in tables():
        assert all(CONTENT.mercenary(clan.members[0].id).reputation == 0 for clan in state.clans)
    assert "assign:kakron" in ids(asked("clans: [{pool: 4S}, {}]"))


@pytest.mark.rule("ML-SET-24")
def test_fame_5_reputation_1_and_7_gold():
    for state in tables():
        game = Game(state)
        assert all((c.fame, game.reputation(c), c.gold) == (5, 1, 7) for c in state.clans)


@pytest.mark.rule("ML-SET-25")
def test_everybody_stores_one_start_trap():
    assert all(clan.traps == ["trap_start"] for state in tables() for clan in state.clans)


@pytest.mark.rule("ML-SET-26")
def test_nobody_starts_with_tokens_loot_equipment_or_lands():
    for state in tables():
        for clan in state.clans:
            assert (clan.shields, clan.potions, clan.poisons) == (0, 0, 0)
            assert clan.loot == clan.lands == clan.trophies == []
            assert not any(member.equipment for member in clan.members)


@pytest.mark.rule("ML-SET-27")
def test_unused_start_cards_and_start_traps_leave_the_game():
    for state in tables():
        assert state.removed.count("trap_start") == 4 - state.players
        cards = [card for card in state.removed if card != "trap_start"]
        assert len(cards) == 8 - 2 * state.players
        taken = {clan.affinity for clan in state.clans}
        assert not taken & {CONTENT.mercenary(card).affinity for card in cards}


# --- difficulty and player count --------------------------------------------------------------------------------


@pytest.mark.rule("ML-DIF-01", "ML-DIF-02", "ML-DIF-03", "ML-DIF-04", "ML-DIF-05")
@pytest.mark.parametrize(
    ("difficulty", "extra"),
    [
        ("intro", [0, 0, 0, 1, 1, 1]),
        ("normal", [0, 0, 1, 1, 2, 2]),
        ("hard", [0, 0, 1, 1, 2, 2]),
        ("murderous", [0, 1, 1, 2, 2, 3]),
    ],
)
def test_extra_monster_dice_by_difficulty_and_round(difficulty, extra):
    found = []
    for number in range(1, 7):
        state = position(
            f"""
            options: {{difficulty: {difficulty}}}
            round: {number}
            land_a: {{land: yuha, monster: gator}}
            """
        )
        dice = sum(value for _, value in dice_terms(Game(state), state.lands[0]))
        found.append(dice - CONTENT.monsters["gator"].attack)
    assert found == extra


@pytest.mark.rule("ML-DIF-02")
def test_the_introduction_starts_with_monsters_of_level_a_too():
    for seed in SEEDS:
        assert CONTENT.monsters[set_up(2, seed, difficulty="intro").lands[0].monster].level == "A"


@pytest.mark.rule("ML-CNT-01", "ML-SOL-02")
@pytest.mark.parametrize("players", COUNTS)
def test_marked_spaces_are_closed_with_one_or_two_players(players):
    offered = ids(
        asked(
            f"""
            players: {players}
            clans: [{{pool: 4S, gold: 30}}]
            spaces: {{hl1: 1S by 0, hl2: 1S by 0, hl3: 1S by 0, mi1: 2S by 0, mi3: 1S by 0, mi4: 1S by 0}}
            """
        )
    )
    everything_open = players > 2
    assert ("visit:hunting_lodge:strength" in offered) is everything_open
    assert ("mine:mi2" in offered) is everything_open
    assert ("mine:mi5" in offered) is everything_open


@pytest.mark.rule("ML-CNT-02")
def test_missions_displays_and_the_access_do_not_scale():
    for state in tables():
        assert (len(state.trap_display), len(state.bazaar), len(state.loot_display)) == (6, 3, 4)
        assert [len(spot.paths) for spot in state.missions] == [2, 2]
        assert len(state.access.paths) == 2
