"""The turns of the deployment phase (chapter 4.2)."""

import pytest

from tests.helpers.deployment import NOBODY_HOME, asked, clan, do, end_round, given, offered, refusal


@pytest.mark.rule("ML-DEP-01", "ML-OVR-09")
def test_the_start_player_begins_then_clockwise_until_nobody_has_dice():
    match = given(
        """
        players: 3
        phase: haggle_roll
        start_player: 1
        clans:
        - {pool: 1S, gold: 20}
        - {pool: 3S, gold: 20}
        - {pool: 2S, gold: 20}
        """
    )
    seats = []
    while match.state.round == 1:
        seats.append(asked(match).seat)
        do(match, "pawn", "pawn:strength")
        if asked(match).question == "pawn":
            match.answer("done")
    assert seats == [1, 2, 0, 1, 2, 1]


@pytest.mark.rule("ML-DEP-01", "ML-DEP-02")
@pytest.mark.parametrize(
    "action",
    [
        ["visit:armory:strength", "shields:1"],
        ["mine:mi1"],
        ["pawn", "pawn:strength", "done"],
        ["brew:al2", "mix:1:1"],
        ["assign:purkas", "path:land_a.4", "done"],
        ["land:al_dahn", "cost:1S0M0H", "take:loot_07"],
    ],
)
def test_one_action_and_the_turn_is_over(action):
    match = given(
        """
        clans:
        - {pool: 5S 1M, lands: [al_dahn], members: [kakron leader, purkas, poissen settled:al_dahn]}
        - {pool: 1S}
        land_a: {tile: path_1}
        loot_display: [loot_07, loot_08, loot_09, loot_10]
        """
    )
    kinds = {option.partition(":")[0] for option in offered(match)}
    assert kinds == {"visit", "brew", "mine", "pawn"} | {"assign"} | {"land"}
    do(match, *action)
    assert asked(match).seat == 1


@pytest.mark.rule("ML-DEP-03")
def test_with_dice_one_may_not_pass():
    match = given("clans: [{pool: H1, gold: 0}, {pool: 1S}]")
    assert refusal(match, "pass") == "ML-DEP-03"


@pytest.mark.rule("ML-DEP-03")
def test_without_dice_one_can_only_pass():
    match = given("clans: [{trophies: [gator]}, {pool: 1S}]")
    assert offered(match) == ["pass", "sell:gator"]
    assert refusal(match, "pawn") == "ML-DEP-03"
    match.answer("pass")
    assert asked(match).seat == 1


@pytest.mark.rule("ML-DEP-03")
def test_nobody_without_dice_is_asked_in_vain():
    match = given("players: 3\nclans: [{}, {}, {pool: 2S}]")
    assert asked(match).seat == 2
    do(match, "mine:mi3")
    assert asked(match).seat == 2


WORMEE = """
    clans:
    - {affinity: jungle, gold: 2, members: [wormee leader, zondu]}
    - {pool: 2S, gold: 9}
    """


@pytest.mark.rule("ML-DEP-04")
def test_a_pass_is_not_final():
    match = do(given(WORMEE), "pass", "mine:mi3")
    assert asked(match).seat == 0
    do(match, "talent:wormee", "pawn", "pawn:strength")
    assert asked(match).seat == 1


@pytest.mark.rule("ML-DEP-04")
def test_the_phase_ends_when_all_pass_in_one_circle_not_when_the_last_die_is_placed():
    match = do(given(WORMEE), "pass", "mine:mi1")
    assert match.state.phase == "deployment"
    assert asked(match).seat == 0
    assert clan(match, 0).pool.total == clan(match, 1).pool.total == 0
    match.answer("pass")
    assert match.state.round == 2


@pytest.mark.rule("ML-DEP-04")
def test_an_action_begins_a_new_circle():
    match = given(
        """
        players: 3
        clans:
        - {trophies: [gator]}
        - {trophies: [moldo]}
        - {pool: 2S, trophies: [sandor]}
        """
    )
    do(match, "pass", "pass", "mine:mi1")
    do(match, "pass", "pass")
    assert asked(match).seat == 2
    assert match.state.round == 1
    match.answer("pass")
    assert match.state.phase != "deployment"


@pytest.mark.rule("ML-DEP-05")
def test_free_effects_come_before_the_action_and_do_not_replace_it():
    match = given("clans: [{pool: 1S, gold: 0, trophies: [gator, moldo]}, {pool: 1S, trophies: [sandor]}]")
    do(match, "sell:gator", "sell:moldo")
    assert clan(match).gold == 10
    assert (asked(match).seat, asked(match).question) == (0, "action")
    assert refusal(match, "pass") == "ML-DEP-03"


@pytest.mark.rule("ML-DEP-05")
def test_free_effects_come_before_passing():
    match = given("clans: [{gold: 0, trophies: [gator, moldo]}, {pool: 1S}]")
    match.answer("sell:gator")
    assert (asked(match).seat, asked(match).question) == (0, "pass")
    match.answer("sell:moldo")
    assert clan(match).gold == 10
    assert asked(match).seat == 1


@pytest.mark.rule("ML-DEP-05")
def test_free_effects_are_for_the_own_turn_only():
    match = given("clans: [{pool: 1S}, {pool: 1S, trophies: [sandor]}]")
    assert "sell:sandor" not in offered(match)


@pytest.mark.rule("ML-DEP-06")
def test_somebody_with_nothing_else_can_go_to_the_pawnbroker():
    match = given(
        f"""
        clans:
        - {{pool: H1, gold: 0, members: {NOBODY_HOME}}}
        - {{pool: 1S}}
        panic: [panic_hunting_lodge, panic_alchemist, panic_tavern, panic_armory, panic_bazaar, panic_mine]
        spaces: {{pb1: "3S by 0, 1M H6 by 1"}}
        """
    )
    assert offered(match) == ["pawn"]
    do(match, "pawn", "pawn:haggle:1")
    assert clan(match).gold == 1


@pytest.mark.rule("ML-DEP-07")
@pytest.mark.parametrize(
    ("space", "dice", "option"),
    [("mi1", "2S", "mine:mi1"), ("mi3", "1S", "mine:mi3"), ("al1", "1M", "brew:al1")],
)
def test_dice_block_their_space(space, dice, option):
    match = given(f"clans: [{{pool: 4S 2M}}, {{pool: 1S}}]\nspaces: {{{space}: {dice} by 1}}")
    assert refusal(match, option) == "ML-DEP-07"


@pytest.mark.rule("ML-DEP-07")
def test_dice_stay_on_spaces_and_land_abilities_until_the_reset():
    match = given(
        """
        clans:
        - {pool: 4S, gold: 9, lands: [wahibah, al_dahn], members: [kakron leader, purkas, poissen settled:al_dahn]}
        - {pool: 2S}
        loot_display: [loot_07, loot_08, loot_09, loot_10]
        """
    )
    do(match, "land:al_dahn", "cost:1S0M0H", "take:loot_08", "mine:mi1")
    do(match, "visit:armory:strength", "shields:1")
    assert {place: len(dice) for place, dice in match.state.spaces.items()} == {"land:al_dahn": 1, "mi1": 2, "ar1": 1}
    assert "land:al_dahn" not in offered(match)
    end_round(match)
    assert match.state.round == 2
    assert match.state.spaces == {}
    do(match, "pawn", "pawn:strength", "done")
    assert "land:al_dahn" in offered(match)


@pytest.mark.rule("ML-DEP-08")
def test_recoloured_dice_lie_on_the_card_and_new_ones_come_from_the_supply():
    match = given(
        """
        clans:
        - {pool: 1S H2, members: [kakron leader, purkas, aspirant_1]}
        - {pool: 1S}
        """
    )
    do(match, "talent:aspirant_1", "die:haggle:2", "color:magic")
    pool = clan(match).pool
    assert (pool.strength, pool.magic, pool.haggle) == (1, 1, [])
    (die,) = match.state.spaces["aspirant_1"]
    assert (die.color, die.face, die.seat) == ("haggle", 2, 0)
    end_round(match)
    assert "aspirant_1" not in match.state.spaces


@pytest.mark.rule("ML-DEP-08")
def test_converted_dice_lie_on_the_card_too():
    match = given("clans: [{pool: 1M H2, loot: [loot_10]}, {pool: 1S}]")
    do(match, "loot:loot_10")
    pool = clan(match).pool
    assert (pool.strength, pool.magic, pool.haggle) == (3, 0, [2])
    assert [die.color for die in match.state.spaces["loot_10"]] == ["magic"]


@pytest.mark.rule("ML-DEP-09", "ML-CNT-01", "ML-SOL-02")
@pytest.mark.parametrize(("players", "closed"), [(1, True), (2, True), (3, False), (4, False)])
def test_some_spaces_are_closed_for_few_players(players, closed):
    match = given(
        f"""
        players: {players}
        clans: [{{pool: 4S, gold: 30, fame: 20}}]
        spaces: {{hl1: 1S by 0, hl2: 1S by 0, hl3: 1S by 0, ta1: 1S by 0, ta2: 1S by 0, ta3: 1S by 0,
                  ar1: 1S by 0, ar2: 1S by 0, bz1: 1S by 0, bz2: 1S by 0}}
        """
    )
    shops = [option for option in offered(match) if option.startswith("visit:")]
    assert len(shops) == (0 if closed else 4)
    mines = {option for option in offered(match) if option.startswith("mine:")}
    assert mines == {"mine:mi1", "mine:mi3", "mine:mi4"} | (set() if closed else {"mine:mi2", "mine:mi5"})
    if closed:
        assert refusal(match, "visit:hunting_lodge:strength") == "ML-BLD-04"
        refusal(match, "mine:mi5")


@pytest.mark.rule("ML-DEP-10")
def test_fortress_effects_happen_at_once():
    match = given("clans: [{pool: 2S 1M, gold: 0}, {pool: 1S}]")
    do(match, "mine:mi3")
    assert clan(match).gold == 3
    do(match, "pawn", "pawn:strength")  # the other player, who thereby ends the turn
    do(match, "brew:al2", "mix:1:1")
    assert (clan(match).potions, clan(match).poisons) == (1, 1)


@pytest.mark.rule("ML-DEP-10")
def test_dice_outside_wait_for_the_adventure_phase():
    match = given(
        """
        clans: [{pool: 3S, gold: 0, fame: 5}, {pool: 1S}]
        mission_a: {tile: mission_01}
        next: {strength: [6, 6]}
        """
    )
    do(match, "assign:purkas", "path:mission_a.1", "done")
    (path, _) = match.state.missions[0].paths
    assert [die.face for die in path.dice] == [0, 0]
    assert clan(match).fame == 5
    end_round(match)
    assert clan(match).fame == 7


@pytest.mark.rule("ML-DEP-11")
def test_an_assignment_without_dice_needs_a_die_in_the_pool():
    match = given("clans: [{pool: H3, shields: 1}, {pool: 1S}]\naccess: {monster: gator}")
    do(match, "assign:purkas", "path:access.1", "shield", "done")
    assert clan(match).pool.haggle == [3]
    assert match.state.access.paths[0].dice == []
    assert asked(match).seat == 1


@pytest.mark.rule("ML-DEP-11")
def test_without_a_die_nobody_is_sent_to_the_access():
    match = given("clans: [{shields: 1, trophies: [moldo]}, {pool: 1S}]\naccess: {monster: gator}")
    assert offered(match) == ["pass", "sell:moldo"]
    refusal(match, "assign:purkas")
