"""The edition: each of its values is heeded, and Gloomhaven has its own way."""

from __future__ import annotations

import pytest

from tafelrunde.games.frosthaven.ruleset import RULESET as FROSTHAVEN
from tafelrunde.games.gloomhaven.edition import GloomhavenEdition
from tafelrunde.games.havens.box.abilities import Attack, Heal
from tafelrunde.games.havens.box.monster_abilities import MonsterMove
from tafelrunde.games.havens.box.scenarios import Contents, Placement
from tafelrunde.games.havens.box.special import AtPlate, InfuseAll, SpecialRule
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.rules.heroes import turn
from tafelrunde.games.havens.rules.map import reveal
from tafelrunde.games.havens.rules.round import resting
from tafelrunde.games.havens.rules.scenario import ending
from tafelrunde.games.havens.rules.setup import scenario as setup
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import Board, asked, attack, card, declaring, hp, ids, row, run, strike, whole_turn

LEAD, OTHER = "brute-lead", "brute-other"


def brute(**values):
    """A brute beside a guard."""
    board = Board(disc((0, 0), 3))
    board.hero("brute", (0, 0), **values)
    board.monster("guard", (1, 0), cards=[card(MonsterMove())], hp=30)
    return board


# --- modifier cards -------------------------------------------------------------------------------------------


class Chosen(GloomhavenEdition):
    """Two cards are always drawn, and the player picks one of them."""

    def draws_on(self, cards, mode):
        return len(cards) < 2

    def ways_to_count(self, cards, mode, attack_value, reduced):
        return [[one] for one in sorted(cards, key=lambda one: -one.value)]


@pytest.mark.rule("GH-ADV-01", "GH-ADV-07")
def test_with_advantage_the_better_card_counts():
    board = brute(marks=["strengthen"])
    board.state.heroes[0].deck.draw = ["+2", "+0"]
    assert attack(board.game(), Attack(n=1), "target:guard:1") == [3]


def test_where_the_game_leaves_it_open_a_characters_player_chooses_the_card():
    board = brute()
    board.state.heroes[0].deck.draw = ["+2", "+0"]
    game = board.game(Chosen())
    question = asked(declaring(game, Attack(n=1)), "target:guard:1")
    assert (question.seat, question.question, ids(question)) == (0, "modifier", ["count:+2", "count:+0"])
    board.state.heroes[0].deck.draw = ["+2", "+0"]
    assert attack(board.game(Chosen()), Attack(n=1), "target:guard:1", "count:+0") == [1]


def test_monsters_take_the_first_way_without_a_question():
    board = brute()
    board.state.monster_modifiers.draw = ["+2", "+0"]
    game = board.game(Chosen())
    assert strike(game, "guard:1", "brute", 2) == [4]


# --- bonuses, plates, rests -----------------------------------------------------------------------------------


class Strict(GloomhavenEdition):
    bonus_may_end_in_ability = False
    plates_at_end_of_turn = False
    long_rest_optional = True
    later_loss_wins = True
    scarce_near_enemies = True

    def recommended_level(self, levels, adjusted):
        return 6 if adjusted else 5


@pytest.mark.rule("GH-ACT-07")
@pytest.mark.parametrize(("edition", "offered"), [(GloomhavenEdition(), True), (Strict(), False)])
def test_whether_a_bonus_ends_in_the_middle_of_an_action(edition, offered):
    board = brute()
    board.active(board.state.heroes[0], "A", shield=1)
    board.half(LEAD, "top", Attack(n=1))
    game = board.game(edition)
    assert "end:A" in ids(asked(whole_turn(game)))
    question = asked(whole_turn(board.game(edition)), f"play:{LEAD}:top")
    assert (question.question, "end:A" in ids(question)) == ("attack", offered)


@pytest.mark.rule("GH-OVL-17")
@pytest.mark.parametrize(("edition", "strong"), [(GloomhavenEdition(), 2), (Strict(), 0)])
def test_whether_plates_work_at_the_end_of_a_turn(edition, strong):
    board = brute()
    board.scenario = {"special": (SpecialRule(when=AtPlate(hexes=((0, 0),)), do=(InfuseAll("fire"),)),)}
    game = board.game(edition)
    game.state.acting, game.state.step = "brute", "end"
    run(game, turn.hero_turn(game, game.state.heroes[0]))
    assert game.state.elements["fire"] == strong


@pytest.mark.rule("GH-RST-06")
def test_whether_heal_and_refresh_of_a_long_rest_may_be_left_out():
    board = brute(resting=True)
    board.item(board.state.heroes[0], "1", state="spent")
    board.state.figures[0].hp = 5
    game = board.game(Strict())
    hero = game.state.heroes[0]
    run(game, resting.long_rest(game, hero), "skip", "skip")
    assert (hp(game, "brute"), hero.items[0].state) == (5, "spent")
    # In Gloomhaven nobody is asked.
    game = board.game()
    run(game, resting.long_rest(game, hero))
    assert (hp(game, "brute"), hero.items[0].state) == (7, "ready")


# --- the end, the level, standees, ways -----------------------------------------------------------------------


@pytest.mark.rule("GH-END-03")
@pytest.mark.parametrize(("edition", "result"), [(GloomhavenEdition(), "won"), (Strict(), "lost")])
def test_whether_a_loss_after_a_win_counts(edition, result):
    game = brute().game(edition)
    run(game, damage.kill(game, game.figure("guard:1")))
    assert game.state.result == "won"
    run(game, damage.exhaust(game, game.state.heroes[0], "GH-EXH-01"))
    assert game.state.result == result
    # A win after a loss changes nothing in either game.
    game = brute().game(edition)
    ending.decide(game, "lost", "special")
    ending.decide(game, "won", "goal")
    assert game.state.result == "lost"


@pytest.mark.rule("GH-LVL-02", "GH-SOL-02")
@pytest.mark.parametrize(("edition", "levels"), [(GloomhavenEdition(), [1, 1]), (Strict(), [5, 6])])
def test_what_level_is_recommended_with_and_without_the_adjustment(edition, levels):
    game = brute().game(edition)
    found = []
    for game.state.adjusted in (False, True):
        found.append(setup.scenario_level(game))
    assert found == levels


@pytest.mark.rule("GH-REV-03")
@pytest.mark.parametrize(("edition", "at"), [(GloomhavenEdition(), (5, 0)), (Strict(), (8, 0))])
def test_who_is_placed_when_standees_run_short(edition, at):
    board = Board(row(4))
    board.hero("brute", (3, 0))
    board.hero("tinkerer", (0, 0))
    board.type("guard", cards=[card()], standees=1)
    placements = tuple(Placement(type="guard", at=place) for place in ((5, 0), (8, 0)))
    door = board.door((4, 0), [(q, 0) for q in range(5, 10)], holds=Contents(monsters=placements))
    game = board.game(edition)
    # The tinkerer stands at the far end already.
    game.state.opened = (door.id,)
    game.figure("tinkerer").at = (9, 0)
    run(game, reveal.reveal_room(game, 2, game.figure("brute")))
    assert [figure.at for figure in game.state.figures if figure.kind == "monster"] == [at]


class Passable(GloomhavenEdition):
    ruleset = FROSTHAVEN


@pytest.mark.rule("GH-CON-25", "GH-MOV-03")
@pytest.mark.parametrize(("edition", "reached"), [(GloomhavenEdition(), False), (Passable(), True)])
def test_whether_an_invisible_enemy_is_in_the_way(edition, reached):
    board = Board(row(4))
    board.hero("brute", (0, 0))
    board.half(LEAD, "bottom", Heal(n=1, on_self=True))
    board.monster("guard", (1, 0), cards=[card()], marks=["invisible"])
    game = board.game(edition)
    question = asked(whole_turn(game), f"default:{LEAD}:bottom")
    assert ("move:2,0" in ids(question)) is reached
