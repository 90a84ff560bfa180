"""A group of monsters and the elements: consumed with its first turn, infused after its last."""

from __future__ import annotations

from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterInfuse
from tafelrunde.games.havens.box.vocabulary import Augment, Gain
from tafelrunde.games.havens.rules import flow
from tafelrunde.games.havens.rules.effects import conditions
from tafelrunde.games.havens.rules.map import reveal
from tafelrunde.games.havens.rules.round import cleanup
from tafelrunde.games.havens.state import INERT, STRONG, Slot
from tafelrunde.tabletop.hexes import disc
from tests.havens.second_edition.game import EDITION
from tests.helpers.gloomhaven_rules import Board, card, hp, run

HOTTER = MonsterAttack(consume=(Augment(("fire",), Gain(attack=3)),))


def mages(*abilities, guard=False, first=(), **elements):
    """Two mages beside the brute with this card, and perhaps a guard that acts between them and the next round."""
    board = Board(disc((0, 0), 3), round=2)
    board.hero("brute", (0, 0), hp=50)
    board.monster("mage", (1, 0), cards=[card(*abilities, initiative=30)], attack=2, marks=list(first))
    board.monster("mage", (0, 1), 2)
    if guard:
        board.monster("guard", (-1, 0), cards=[card(initiative=60)])
    game = board.game(EDITION)
    state = game.state
    state.elements.update(elements)
    state.phase, state.acting = "turns", ""
    state.order = [Slot(30, "monsters", "mage")] + [Slot(60, "monsters", "guard")] * guard
    game.state.monster_modifiers.draw = ["+0"] * 20
    for hero in state.heroes:
        game.figure(hero.id).acted = True
        hero.hand.clear()
        hero.discard.clear()
    return game


def turn(game):
    """The next figure's turn."""
    run(game, flow.turns(game))
    run(game, flow.turns(game))


def test_what_a_group_infuses_is_strong_after_its_last_turn():
    game = mages(MonsterInfuse(what="dark"))
    turn(game)
    assert game.state.elements["dark"] == INERT
    turn(game)
    assert (game.state.elements["dark"], game.state.kindled) == (STRONG, {})


def test_of_any_element_the_party_chooses_once_for_the_group():
    game = mages(MonsterInfuse(what="any"))
    turn(game)
    run(game, flow.turns(game))
    run(game, flow.turns(game), "element:ice")
    assert [name for name, strength in game.state.elements.items() if strength] == ["ice"]


def test_it_is_infused_too_if_the_last_of_the_group_dies_before_its_turn():
    game = mages(MonsterInfuse(what="dark"), guard=True)
    turn(game)
    game.state.figures.remove(game.figure("mage:2"))
    turn(game)
    assert game.state.elements["dark"] == STRONG


def test_a_group_consumes_with_its_first_turn_for_all():
    game = mages(HOTTER, fire=STRONG)
    turn(game)
    turn(game)
    assert (hp(game, "brute"), game.state.elements["fire"]) == (40, INERT)


def test_what_comes_after_its_first_turn_is_too_late():
    game = mages(HOTTER)
    turn(game)
    game.state.elements["fire"] = STRONG
    turn(game)
    assert (hp(game, "brute"), game.state.elements["fire"]) == (46, STRONG)


def test_who_can_not_attack_leaves_the_consumption_to_the_next():
    game = mages(HOTTER, first=["disarm"], fire=STRONG)
    turn(game)
    assert game.state.elements["fire"] == STRONG
    turn(game)
    assert (hp(game, "brute"), game.state.elements["fire"]) == (45, INERT)


def test_who_sees_no_focus_leaves_it_too():
    game = mages(HOTTER, fire=STRONG)
    run(game, conditions.give(game, game.figure("brute"), "invisible"))
    turn(game)
    assert game.state.elements["fire"] == STRONG


def test_monsters_that_come_later_have_no_part_in_it_and_may_consume_anew():
    game = mages(HOTTER, fire=STRONG)
    turn(game)
    late = reveal.place_monster(game, "mage", "normal", (-1, 0), room=1)
    assert late is not None
    turn(game)
    assert hp(game, "brute") == 40
    turn(game)
    weak = 40 - game.stats(late).attack
    assert hp(game, "brute") == weak
    game.state.elements["fire"] = STRONG
    later = reveal.place_monster(game, "mage", "normal", (0, -1), room=1)
    assert later is not None
    turn(game)
    assert hp(game, "brute") == weak - game.stats(later).attack - 3
    assert game.state.elements["fire"] == INERT


def test_with_the_round_all_of_it_is_over():
    game = mages(HOTTER)
    turn(game)
    reveal.place_monster(game, "mage", "normal", (-1, 0), room=1)
    assert game.state.passed == {"mage": (0,)}
    run(game, cleanup.clean_up(game))
    assert game.state.passed == game.state.boons == {}
    assert {figure.late for figure in game.state.figures} == {0}
