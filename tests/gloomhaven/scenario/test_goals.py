"""Goals and setbacks (11, 12.6): each kind really won or lost in a small scenario, played to its end."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box import special
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove
from tafelrunde.games.havens.box.scenarios import Contents, Tile
from tafelrunde.games.havens.box.special import SpecialRule
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.rules.map import reveal
from tafelrunde.games.havens.rules.scenario import ending, special_rules
from tafelrunde.games.havens.state import ActiveCard, Chest
from tests.helpers.gloomhaven_rules import Board, card, play, row, run, told

HANDS = [f"{letter}{number}" for letter in "abcdefgh" for number in range(2)]


def small(goal, *, length=8, lose=(), special=(), guard=(1, 0), hp=2, cards=None, heroes=("brute",), round=1):
    """A row with heroes at its beginning and a guard; the heroes have cards for many rounds."""
    board = Board(row(length), round=round)
    for place, cls in enumerate(heroes):
        hero = board.hero(cls, (place, 0), initiative=10 + place)
        hero.hand = board.plain(*[f"{cls}-{key}" for key in HANDS])
    if guard is not None:
        board.monster("guard", guard, hp=hp, cards=cards or [card(initiative=80)] * 8)
    board.scenario = {"goal": goal, "lose": tuple(lose), "special": tuple(special)}
    return board


def attacking(decision):
    """Attack whoever can be attacked."""
    return next((option.id for option in decision.options if option.id.startswith("target")), "skip")


def bottom(decision):
    """Play the default move first."""
    names = [option.id for option in decision.options if option.id.startswith("default")]
    return next((name for name in names if name.endswith(":bottom")), names[0])


def walking(*ends):
    """Go to these hexes, move by move."""
    left = list(ends)

    def answer(decision):
        if left and decision.option(f"move:{left[0]}") is not None:
            return f"move:{left.pop(0)}"
        return "done" if decision.option("done") else "skip"

    return answer


def result(game):
    return game.state.result, game.state.because, game.state.round, game.state.phase


# --- goals ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-END-01", "GH-END-02", "GH-END-12")
def test_killing_everybody_wins_when_the_round_is_over():
    game = small(special.KillAll()).game()
    play(game, attack=attacking)
    assert result(game) == ("won", "goal", 1, "over")
    kinds = [event.kind for event in game.events]
    assert kinds.index("scenario_won") < kinds.index("over")


@pytest.mark.rule("GH-END-12")
def test_rooms_not_yet_revealed_have_to_be_opened_even_if_nobody_is_in_them():
    board = small(special.KillAll(), length=3)
    board.door((3, 0), [(4, 0), (5, 0)])
    game = board.game()
    play(game, until="cleanup", attack=attacking)
    assert result(game)[0] == ""
    play(game, move=walking("2,0", "3,0"), act=bottom)
    assert result(game)[:2] == ("won", "goal")
    assert game.state.rooms == (1, 2)


@pytest.mark.rule("GH-END-12")
def test_summoned_monsters_count_objects_do_not():
    board = small(special.KillAll())
    board.object("altar", (6, 0))
    game = board.game()
    game.figure("guard:1").summoned = True
    play(game, attack=attacking)
    assert result(game)[0] == "won"


@pytest.mark.rule("GH-END-01", "GH-BOS-06")
@pytest.mark.parametrize(("revealed", "expected"), [(True, ""), (False, "won")])
def test_a_boss_with_or_without_everybody_in_revealed_rooms(revealed, expected):
    board = small(special.KillBoss("chief", revealed=revealed), guard=(6, 0))
    board.monster("chief", (1, 0), rank="boss", hp=2, cards=[card(initiative=70)] * 8)
    game = board.game()
    play(game, until="selection" if not expected else "over", attack=attacking)
    assert result(game)[0] == expected
    if not expected:
        run(game, damage.kill(game, game.figure("guard:1"), "brute"))
        assert result(game)[0] == "won"


@pytest.mark.rule("GH-END-01", "GH-MON-07")
def test_so_many_of_a_type_by_a_formula():
    board = small(special.Kill("guard", n="C+1"), hp=1)
    for number in (2, 3):
        board.monster("guard", (number, 0), number, hp=1)
    game = board.game()
    run(game, damage.kill(game, game.figure("guard:1")))
    assert result(game)[0] == ""
    run(game, damage.kill(game, game.figure("guard:2")))
    assert result(game)[0] == "won"


@pytest.mark.rule("GH-END-01", "GH-OVL-14")
def test_all_objects_of_a_name_those_in_closed_rooms_too():
    board = small(special.Destroy("altar"), guard=(4, 0), length=6)
    board.object("altar", (1, 0), hp=2)
    tile = Tile(kind="obstacle", name="altar", at=((8, 0),), hp=2)
    door = board.door((6, 0), [(7, 0), (8, 0)], holds=Contents(tiles=(tile,)))
    game = board.game()
    play(game, until="cleanup", attack=attacking)
    assert (game.find("altar"), result(game)[0]) == (None, "")
    run(game, reveal.open_door(game, door, game.figure("brute")))
    (altar,) = [figure for figure in game.state.figures if figure.kind == "object"]
    assert result(game)[0] == ""
    run(game, damage.suffer(game, altar, 5, cause="effect"))
    assert result(game)[0] == "won"


@pytest.mark.rule("GH-END-01", "GH-OVL-16")
def test_goal_tiles_are_collected_at_the_end_of_turns():
    board = small(special.Collect(n=2), guard=(7, 0), heroes=("brute", "tinkerer"))
    board.state.chests = [Chest((2, 0), goal=True), Chest((3, 0), goal=True), Chest((5, 0), 9)]
    game = board.game()
    play(game, until="cleanup", act=bottom, move=walking("2,0", "3,0"))
    assert (game.state.looted_goals, result(game)[0]) == (2, "won")


@pytest.mark.rule("GH-END-12")
def test_to_explore_is_to_reveal_every_room_whoever_is_in_it():
    board = small(special.Explore(), length=3, guard=(0, 0), heroes=())
    board.hero("brute", (1, 0))
    door = board.door((3, 0), [(4, 0), (5, 0)])
    game = board.game()
    ending.check(game)
    assert result(game)[0] == ""
    run(game, reveal.open_door(game, door, game.figure("brute")))
    assert result(game)[:2] == ("won", "goal")
    assert game.find("guard:1") is not None


@pytest.mark.rule("GH-END-12", "GH-OVL-17")
def test_all_plates_of_the_goal_each_once_in_any_order():
    board = small(special.Press(hexes=((2, 0), (4, 0))), guard=(7, 0))
    game = board.game()
    play(game, until="cleanup", act=bottom, move=walking("2,0"))
    assert (game.state.pressed, result(game)[0]) == (((2, 0),), "")
    play(game, act=bottom, move=walking("4,0"))
    assert result(game) == ("won", "goal", 2, "over")
    assert [event.args["left"] for event in told(game, "plate_pressed")] == [1, 0]


@pytest.mark.rule("GH-END-12")
@pytest.mark.parametrize(("guard", "won_after"), [((7, 0), 2), ((1, 0), 0)])
def test_a_place_is_held_in_rounds_that_end_with_a_character_and_without_an_enemy_there(guard, won_after):
    board = small(special.Hold(hexes=((0, 0), (1, 0)), rounds=2), guard=guard, hp=50)
    game = board.game()
    play(game, until="selection")
    play(game, until="selection" if not won_after else "over")
    assert (game.state.held, result(game)[0]) == ((2, "won") if won_after else (0, ""))


@pytest.mark.rule("GH-END-01", "GH-END-02")
def test_places_are_reached_only_by_those_who_stand_there_when_the_round_ends():
    board = small(special.Reach(hexes=((1, 0), (2, 0), (3, 0))), guard=(7, 0), heroes=("brute", "tinkerer"))
    game = board.game()
    play(game, until="selection")
    assert result(game)[0] == ""
    play(game, act=bottom, move=walking("2,0"))
    assert result(game) == ("won", "goal", 2, "over")


@pytest.mark.rule("GH-END-01", "GH-EXH-06")
def test_exhausted_characters_need_not_reach_anything():
    board = small(special.Reach(hexes=((0, 0),)), guard=(7, 0), heroes=("brute", "tinkerer"))
    game = board.game()
    run(game, damage.exhaust(game, game.state.heroes[1], "GH-EXH-01"))
    play(game)
    assert result(game)[:2] == ("won", "goal")


@pytest.mark.rule("GH-END-01", "GH-RUL-06")
def test_whoever_ends_its_turn_at_the_exit_is_out_and_nobody_may_be_left():
    board = small(special.Escape(hexes=((2, 0), (3, 0))), guard=(7, 0), heroes=("brute", "tinkerer"))
    board.summon("rat", (5, 0), board.state.heroes[0])
    (called,) = board.plain("call-rat")
    board.state.heroes[0].active = [ActiveCard(called, "top", "persistent", lost=True, summon="rat:1")]
    game = board.game()
    play(game, until="cleanup", act=bottom, move=walking("2,0"))
    brute, tinkerer = game.state.heroes
    assert (brute.escaped, brute.exhausted, tinkerer.escaped, result(game)[0]) == (True, False, False, "")
    assert game.find("rat:1") is None
    assert (brute.active, brute.lost) == ([], [called])
    play(game, act=bottom, move=walking("3,0"))
    assert result(game)[:2] == ("won", "goal")


@pytest.mark.rule("GH-RUL-06", "GH-EXH-05")
@pytest.mark.parametrize(("leaves", "expected"), [(True, "won"), (False, "lost")])
def test_one_that_left_is_enough_if_all_others_are_exhausted(leaves, expected):
    board = small(special.Escape(hexes=((0, 0),)), guard=(7, 0), heroes=("brute", "tinkerer"))
    game = board.game()
    if leaves:
        run(game, ending.after_turn(game, game.figure("brute")))
    else:
        run(game, damage.exhaust(game, game.state.heroes[0], "GH-EXH-01"))
    run(game, damage.exhaust(game, game.state.heroes[1], "GH-EXH-01"))
    assert result(game)[0] == expected


@pytest.mark.rule("GH-END-01", "GH-END-02", "GH-CLN-07")
def test_surviving_is_won_at_the_end_of_the_round_it_names():
    game = small(special.Survive(rounds="C+1"), guard=(7, 0), heroes=("brute", "tinkerer")).game()
    play(game)
    assert result(game) == ("won", "goal", 3, "over")


# --- both of two ----------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-END-01", "GH-END-12")
@pytest.mark.parametrize("swapped", [False, True])
def test_both_with_surviving_needs_the_kills_and_the_rounds(swapped):
    goals = special.KillAll(), special.Survive(rounds=3)
    game = small(special.Both(*(goals[::-1] if swapped else goals))).game()
    play(game, until="selection", attack=attacking)
    assert (game.find("guard:1"), result(game)[0]) == (None, "")
    play(game)
    assert result(game) == ("won", "goal", 3, "over")


@pytest.mark.rule("GH-END-01")
@pytest.mark.parametrize("swapped", [False, True])
def test_both_with_a_place_needs_everybody_there_and_the_rest_done(swapped):
    goals = special.Reach(hexes=((0, 0),)), special.Kill("guard")
    game = small(special.Both(*(goals[::-1] if swapped else goals)), guard=(2, 0)).game()
    play(game, until="selection")
    assert result(game)[0] == ""
    run(game, damage.kill(game, game.figure("guard:1"), "brute"))
    assert result(game)[0] == ""
    play(game)
    assert result(game) == ("won", "goal", 2, "over")


@pytest.mark.rule("GH-END-01")
def test_both_place_and_rounds_are_looked_at_when_a_round_ends():
    game = small(special.Both(special.Reach(hexes=((0, 0),)), special.Survive(rounds=2)), guard=(7, 0)).game()
    play(game)
    assert result(game) == ("won", "goal", 2, "over")


@pytest.mark.rule("GH-END-01", "GH-OVL-14")
def test_both_of_two_deeds_in_either_order():
    for first, second in (("guard:1", "altar"), ("altar", "guard:1")):
        board = small(special.Both(special.Destroy("altar"), special.Kill("guard")))
        board.object("altar", (5, 0), hp=1)
        game = board.game()
        run(game, damage.kill(game, game.figure(first)))
        assert result(game)[0] == ""
        run(game, damage.kill(game, game.figure(second)))
        assert result(game)[0] == "won"


# --- setbacks -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-OVR-06", "GH-END-01")
def test_too_late_counts_rounds_and_the_goal_comes_first_in_the_last_of_them():
    lose = [special.TooLate(rounds=2)]
    game = small(special.KillAll(), lose=lose, guard=(7, 0)).game()
    play(game)
    assert result(game) == ("lost", "too_late", 2, "over")
    game = small(special.Reach(hexes=((0, 0),)), lose=[special.TooLate(rounds=1)], guard=(7, 0)).game()
    play(game)
    assert result(game) == ("won", "goal", 1, "over")


@pytest.mark.rule("GH-OVR-06")
def test_an_enemy_that_ends_its_turn_behind_the_line_loses_the_scenario():
    cards = [card(MonsterMove(mod=-1), MonsterAttack(), initiative=80)] * 8
    board = small(special.KillAll(), lose=[special.Breach(hexes=((4, 0),))], guard=(6, 0), cards=cards)
    game = board.game()
    play(game, until="selection")
    assert (game.figure("guard:1").at, result(game)[0]) == ((5, 0), "")
    play(game)
    assert result(game) == ("lost", "breach", 2, "over")


@pytest.mark.rule("GH-OVR-06")
def test_characters_and_summons_may_stand_behind_the_line():
    game = small(special.Survive(rounds=1), lose=[special.Breach(hexes=((0, 0),))], guard=(7, 0)).game()
    play(game)
    assert result(game)[0] == "won"


@pytest.mark.rule("GH-OVR-06", "GH-OVL-18")
def test_an_allied_figure_that_must_not_die():
    cards = [card(MonsterMove(), MonsterAttack(mod=5), initiative=80)] * 8
    board = small(special.Survive(rounds=9), lose=[special.AllyLost("wagon")], guard=(7, 0), cards=cards)
    board.ally("wagon", (5, 0), hp=5)
    game = board.game()
    play(game)
    assert result(game) == ("lost", "ally_lost", 1, "over")


@pytest.mark.rule("GH-OVR-06", "GH-EXH-05", "GH-END-02")
def test_everybody_exhausted_is_lost_and_nothing_more_is_played():
    board = small(special.KillAll(), guard=(7, 0))
    hero = board.state.heroes[0]
    hero.hand = hero.hand[:1]
    game = board.game()
    play(game)
    # Two cards played, a rest for one of three, two played, a rest for one of two: one card is too few.
    assert result(game) == ("lost", "exhausted", 5, "over")


@pytest.mark.rule("GH-SPC-01", "GH-END-01", "GH-END-03")
@pytest.mark.parametrize(("effect", "expected"), [(special.Win(), "won"), (special.Lose(), "lost")])
def test_a_scenarios_rule_may_decide_it(effect, expected):
    rule = SpecialRule(when=special.AtRound(at=2), do=(effect,))
    game = small(special.KillAll(), special=[rule], guard=(7, 0)).game()
    play(game)
    assert result(game) == (expected, "special", 2, "over")
    run(game, special_rules.exhausted(game, game.state.heroes[0]))
    assert told(game, "scenario_lost" if expected == "won" else "scenario_won") == []
