"""The start of a round, the dice-pool phase (4.1), the queen's grant, more monsters (12.4) and the rival (12.5)."""

import pytest

from tafelrunde.games.monster_lands import RULEBOOK
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules.buildings.haggling import haggle
from tafelrunde.games.monster_lands.state import PlacedDie, Pool
from tafelrunde.kernel import BadSetup
from tests.helpers.monster_lands import answer, asked, clan, events, ids, member, play, run

NEUTRAL = (PlacedDie("strength", 0, -1),)


# --- the start of a round ---------------------------------------------------------------------------------------


@pytest.mark.rule("ML-DTH-12")
def test_a_clan_without_members_takes_an_aspirant_as_leader_and_keeps_what_it_has():
    game = run(
        """
        phase: round_start
        clans:
        - {members: [], fame: 9, gold: 2, potions: 1, traps: [trap_s1], loot: [loot_12]}
        - {gold: 1}
        """
    )
    lost, other = game.state.clans
    assert [(m.id, m.leader) for m in lost.members] == [("aspirant_1", True)]
    assert (lost.gold, lost.fame, lost.potions, lost.traps, lost.loot) == (5, 9, 1, ["trap_s1"], ["loot_12"])
    assert "aspirant_1" not in game.state.aspirants
    assert (len(other.members), other.gold) == (2, 1)


@pytest.mark.rule("ML-DTH-12")
def test_a_lost_clan_with_more_gold_keeps_it():
    assert clan(run("{phase: round_start, clans: [{members: [], gold: 8}]}")).gold == 8


@pytest.mark.rule("ML-DTH-12")
def test_the_free_aspirant_grants_its_die_in_the_same_round():
    match = play("{phase: round_start, clans: [{members: [], fame: 5}]}")
    assert clan(match).pool.strength == 2 + 1


@pytest.mark.rule("ML-DTH-13")
def test_without_aspirants_a_new_one_comes_from_the_box():
    others = ", ".join(f"aspirant_{n}" for n in range(1, 9))
    game = run(f"{{phase: round_start, clans: [{{members: []}}, {{members: [tortock leader, {others}]}}]}}")
    assert [m.id for m in clan(game).members] == ["aspirant_9"]
    assert game.card("aspirant_9").dice.strength == 1


# --- pools ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-DIC-01")
@pytest.mark.parametrize("start_player", [0, 1])
def test_pools_do_not_depend_on_the_order_of_players(start_player):
    game = run(f"{{phase: pools, start_player: {start_player}, clans: [{{fame: 5}}, {{fame: 15}}]}}")
    assert [c.pool for c in game.state.clans] == [Pool(4, 1, [0]), Pool(4, 2, [0])]


@pytest.mark.rule("ML-DIC-02")
def test_leader_members_wounded_settled_aspirants_and_fame_all_give_dice():
    # kakron 1S 1M, purkas 1S, torko 1S, aspirant 1S, fame tier 2S 1H
    game = run(
        """
        phase: pools
        clans:
        - fame: 5
          members: [kakron leader, purkas wounded, torko settled:al_dahn, aspirant_1]
          lands: [al_dahn]
        """
    )
    torko = game.card("torko").dice
    assert clan(game).pool == Pool(5 + torko.strength, 1 + torko.magic, [0] * (1 + torko.haggle))


@pytest.mark.rule("ML-DIC-02")
def test_a_pool_is_built_from_nothing():
    game = run("{phase: pools, clans: [{fame: 5, pool: 7S 3M}]}")
    assert clan(game).pool == Pool(4, 1, [0])


@pytest.mark.rule("ML-DIC-03", "ML-DIC-04")
@pytest.mark.parametrize(
    ("fame", "strength", "magic", "haggle"),
    [
        (0, 2, 0, 1),
        (1, 2, 0, 1),
        (10, 2, 0, 1),
        (11, 2, 1, 1),
        (20, 2, 1, 1),
        (21, 3, 1, 1),
        (30, 3, 1, 1),
        (45, 3, 1, 1),
    ],
)
def test_fame_gives_dice_in_three_tiers(fame, strength, magic, haggle):
    game = run(f"{{phase: pools, clans: [{{fame: {fame}, members: [kakron leader]}}]}}")
    assert clan(game).pool == Pool(strength + 1, magic + 1, [0] * haggle)


@pytest.mark.rule("ML-DIC-05")
def test_only_haggle_dice_are_rolled_and_keep_their_value():
    match = play(
        """
        phase: haggle_roll
        clans: [{pool: 2S 1M 2H}, {pool: 1S 1H}]
        next: {haggle: [6, 2, 4], strength: [1], magic: [1]}
        """
    )
    assert clan(match, 0).pool == Pool(2, 1, [2, 6])
    assert clan(match, 1).pool == Pool(1, 0, [4])
    assert set(match.state.script) == {"strength", "magic"}
    answer(match, "mine:mi3")
    assert clan(match, 0).pool.haggle == [2, 6]


@pytest.mark.rule("ML-DIC-06")
def test_dice_of_a_new_member_join_the_pool_at_once_and_haggle_dice_are_rolled():
    match = play(
        """
        clans: [{pool: 2S, fame: 20, gold: 20}, {}]
        tavern: [vaidala, torko, taroa, naiala]
        next: {haggle: [3, 3, 3]}
        """
    )
    dice = Game(match.state).card("vaidala").dice
    assert dice.haggle > 0
    answer(match, "visit:tavern:strength", "hire:vaidala")
    assert clan(match).pool == Pool(1 + dice.strength, dice.magic, [3] * dice.haggle)


@pytest.mark.rule("ML-DIC-07")
def test_a_lost_member_takes_no_dice_back():
    game = run(
        """
        phase: dice_mission
        mission_a: {tile: mission_04}
        clans:
        - members: [kakron leader @land_a.1, purkas wounded @mission_a.1]
          pool: 3S
        paths: {mission_a.1: {dice: 3S}, land_a.1: {dice: 2S}}
        spaces: {mi3: 1S by 0}
        next: {strength: [1, 1, 1]}
        """,
        until="contract_mission",
    )
    assert [m.id for m in clan(game).members] == ["kakron"]
    assert clan(game).pool == Pool(3)
    assert len(game.path("land_a.1").dice) == 2
    assert game.state.spaces == {"mi3": (PlacedDie("strength", 0, 0),)}


@pytest.mark.rule("ML-DIC-08")
def test_a_new_fame_tier_gives_no_dice_before_the_next_round():
    match = play(
        """
        clans:
        - members: [wormee leader, zondu, lorios settled:negueria]
          affinity: jungle
          lands: [negueria]
          fame: 10
          pool: 2S 1M H4
        - pool: 1S
        """
    )
    answer(match, "land:negueria")
    while match.decision and match.decision.seat == 0:
        match.answer(match.decision.options[0])
    assert clan(match).fame == 12
    assert clan(match).pool == Pool(1)


# --- the queen's grant ------------------------------------------------------------------------------------------

GRANT = "options: {queens_grant: true}\nround: 2\nmarker_b: true\nstart_player: 1\n"


@pytest.mark.rule("ML-VAR-01", "ML-VAR-02")
def test_no_grant_in_the_first_round_while_the_marker_shows_side_a():
    assert run("{options: {queens_grant: true}, phase: pools}").state.phase == "haggle_roll"
    assert run("{round: 2, phase: pools}").state.phase == "haggle_roll"
    assert run(GRANT + "phase: pools").state.phase == "grant"


@pytest.mark.rule("ML-VAR-02")
def test_the_start_player_chooses_a_die_of_any_colour_and_a_gift():
    text = GRANT + "phase: grant"
    question = asked(text)
    assert question is not None
    assert question.seat == 1
    assert ids(question) == ["die:strength", "die:magic", "die:haggle"]
    match = answer(play(text), "die:magic")
    assert ids(match.decision) == ["gift:potion", "gift:poison", "gift:shield", "gift:gold"]


@pytest.mark.rule("ML-VAR-02")
@pytest.mark.parametrize(
    ("gift", "name", "amount"),
    [("potion", "potions", 1), ("poison", "poisons", 1), ("shield", "shields", 1), ("gold", "gold", 2)],
)
def test_each_gift_of_the_queen(gift, name, amount):
    game = run(GRANT + "phase: grant\nclans: [{gold: 0}, {gold: 0}]", "die:strength", f"gift:{gift}")
    assert getattr(clan(game, 1), name) == amount
    assert getattr(clan(game, 0), name) == 0


@pytest.mark.rule("ML-VAR-02")
@pytest.mark.parametrize(
    ("die", "pool"), [("strength", Pool(2, 1)), ("magic", Pool(1, 2)), ("haggle", Pool(1, 1, [4]))]
)
def test_the_queens_die_joins_the_pool_and_a_haggle_die_is_rolled_with_the_others(die, pool):
    game = run(
        GRANT + "phase: grant\nclans: [{pool: 1S}, {pool: 1S 1M}]\nnext: {haggle: [4]}",
        f"die:{die}",
        "gift:gold",
        until="deployment",
    )
    assert clan(game, 1).pool == pool
    assert clan(game, 0).pool == Pool(1)


@pytest.mark.rule("ML-VAR-02")
def test_the_grant_comes_in_every_later_round():
    for number in (2, 3, 6):
        assert run(GRANT.replace("round: 2", f"round: {number}") + "phase: pools").state.phase == "grant"


# --- more monsters ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-VAR-05")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_more_monsters_in_even_rounds(number):
    game = run(f"{{options: {{more_monsters: true}}, phase: more_monsters, round: {number}, monster_deck: [trons]}}")
    assert game.state.access.monster == ("trons" if number % 2 == 0 else "")


@pytest.mark.rule("ML-VAR-05")
def test_no_monster_comes_without_the_option_or_if_one_is_there():
    assert run("{phase: more_monsters, round: 2}").state.access.monster == ""
    game = run("{options: {more_monsters: true}, phase: more_monsters, round: 2, access: {monster: gator}}")
    assert game.state.access.monster == "gator"


@pytest.mark.rule("ML-VAR-06")
def test_such_a_monster_causes_no_panic_before_the_cleanup():
    game = run(
        "{options: {more_monsters: true}, phase: more_monsters, round: 2, monster_deck: [trons]}", until="deployment"
    )
    assert (game.state.access.monster, game.state.panic) == ("trons", [])
    game.state.phase = "panic"
    assert len(run(game.state).state.panic) == 1


@pytest.mark.rule("ML-VAR-07")
def test_dogor_drawn_for_the_access_takes_it_and_no_further_monster_is_drawn():
    game = run("{options: {more_monsters: true}, phase: more_monsters, round: 4, monster_deck: [dogor, trons]}")
    assert game.state.access.monster == "dogor"
    assert game.state.monster_deck[-1] == "trons"


# --- windows ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-FRE-01", "ML-RUL-07")
def test_everybody_has_a_window_before_the_haggle_dice_are_rolled():
    match = play(
        """
        players: 3
        phase: more_monsters
        start_player: 1
        clans:
        - {trophies: [gator], gold: 0}
        - {trophies: [moldo], gold: 0}
        - {trophies: [sckon], gold: 0}
        """
    )
    seats = []
    while match.decision and match.decision.question == "window_pools":
        seats.append(match.decision.seat)
        match.answer(match.decision.options[1])
    assert seats == [1, 2, 0]
    assert [c.gold for c in match.state.clans] == [5, 5, 5]


@pytest.mark.rule("ML-DEP-01")
def test_then_deployment_begins_with_the_start_player():
    state = run("{phase: haggle_roll, start_player: 1, passed: 1}").state
    assert (state.phase, state.turn, state.passed) == ("deployment", 1, 0)
    assert run("{players: 1, phase: rival}").state.phase == "deployment"


# --- alone ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-SOL-01", "ML-SET-13")
def test_alone_there_is_one_clan_one_land_and_a_tavern_of_three():
    state = run("{players: 1, phase: pools}").state
    assert (len(state.clans), len(state.lands), len(state.tavern)) == (1, 1, 3)


@pytest.mark.rule("ML-SOL-03")
def test_alone_there_is_no_ambush_module_and_no_queens_grant():
    for option in ("ambush_module", "queens_grant"):
        with pytest.raises(BadSetup, match="ML-SOL-03"):
            RULEBOOK.setup(1, {option: True})


@pytest.mark.rule("ML-SOL-03")
def test_alone_one_is_always_start_player():
    assert run("{players: 1, phase: start_marker}").state.start_player == 0
    state = RULEBOOK.new(RULEBOOK.setup(1, {}), 5)
    assert run(state).state.start_player == 0


@pytest.mark.rule("ML-SOL-04")
def test_alone_two_own_mercenaries_may_go_on_one_mission():
    match = play(
        """
        players: 1
        mission_a: {tile: mission_01}
        clans: [{pool: 3S, members: [kakron leader, purkas @mission_a.1]}]
        paths: {mission_a.1: {dice: 2S}}
        """
    )
    answer(match, "assign:kakron", "path:mission_a.2")
    assert member(match, "kakron").path == "mission_a.2"


@pytest.mark.rule("ML-SOL-05")
@pytest.mark.parametrize(("roll", "space"), [(1, "hl1"), (2, "al1"), (3, "ta1"), (4, "ar1"), (5, "bz1"), (6, "mi1")])
def test_the_rivals_dice_block_the_first_space_of_the_building_rolled(roll, space):
    game = run(f"{{players: 1, phase: rival, next: {{rival: [{roll}, 1, 1]}}}}")
    assert game.state.spaces[space] == NEUTRAL


@pytest.mark.rule("ML-SOL-05")
def test_the_rival_has_three_dice_one_after_another_in_board_order():
    game = run("{players: 1, phase: rival, next: {rival: [6, 6, 6]}}")
    assert game.state.spaces == {"mi1": NEUTRAL, "mi3": NEUTRAL, "mi4": NEUTRAL}


@pytest.mark.rule("ML-SOL-05")
def test_the_rivals_die_is_lost_where_there_is_no_free_space_or_panic():
    game = run(
        """
        players: 1
        phase: rival
        spaces: {al1: 1M by 0, al2: 1M by 0}
        panic: [panic_mine]
        next: {rival: [2, 6, 1]}
        """
    )
    assert set(game.state.spaces) == {"al1", "al2", "hl1"}
    assert len(events(game, "rival_missed")) == 2


@pytest.mark.rule("ML-SOL-05")
def test_a_double_space_with_the_rivals_die_is_blocked():
    offered = ids(asked("{players: 1, clans: [{pool: 3S}], spaces: {mi1: 1S by rival}}"))
    assert "mine:mi3" in offered
    assert "mine:mi1" not in offered


@pytest.mark.rule("ML-SOL-05")
def test_the_rival_only_comes_to_those_who_play_alone():
    assert run("{players: 1, phase: haggle_roll}").state.phase == "rival"
    assert run("{players: 2, phase: haggle_roll}").state.phase == "deployment"


@pytest.mark.rule("ML-SOL-06")
def test_neutral_dice_go_in_the_reset():
    game = run("{players: 1, phase: reset, spaces: {ar1: H5 by 0, ar2: 1S by rival}}")
    assert game.state.spaces == {}


@pytest.mark.rule("ML-SOL-06", "ML-HAG-05")
def test_a_lower_haggle_die_still_adds_to_the_one_before_the_rivals():
    match = play("{players: 1, clans: [{pool: H3}], spaces: {hl1: H5 by 0, hl2: 1S by rival}}")
    assert haggle(Game(match.state), "hunting_lodge", 3) == 3 + 5
