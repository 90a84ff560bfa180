"""Monsters and the elements (5.8)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterConsume, MonsterInfuse
from tafelrunde.games.havens.box.vocabulary import Augment, Gain
from tafelrunde.games.havens.rules.monsters import turn
from tafelrunde.games.havens.rules.round import cleanup
from tafelrunde.games.havens.state import INERT, STRONG, WANING
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import (
    Board,
    card,
    hp,
    run,
)


def burning(game, **states):
    game.state.elements.update(states)
    return game


def mages(*abilities, second=False, **states):
    """A mage or two beside the brute with this card."""
    board = Board(disc((0, 0), 3))
    board.hero("brute", (0, 0), hp=30)
    board.monster("mage", (1, 0), cards=[card(*abilities)], attack=2)
    if second:
        board.monster("mage", (0, 1), 2)
    return burning(board.game(), **states)


def act(game, number):
    game.state.acting = f"mage:{number}"
    run(game, turn.creature_turn(game, game.figure(f"mage:{number}")))


@pytest.mark.rule("GH-ELE-10", "GH-MAB-05")
def test_a_monster_consumes_if_it_can_and_its_kind_has_the_benefit_too():
    ability = MonsterAttack(consume=(Augment(("fire",), Gain(attack=3)),))
    game = mages(ability, second=True, fire=WANING)
    act(game, 1)
    assert (hp(game, "brute"), game.state.elements["fire"]) == (25, INERT)
    # Fire comes back in the meantime: it is not consumed again for what is paid.
    burning(game, fire=STRONG)
    act(game, 2)
    assert (hp(game, "brute"), game.state.elements["fire"]) == (20, STRONG)
    game = mages(ability, second=True)
    act(game, 1)
    assert hp(game, "brute") == 28


@pytest.mark.rule("GH-ELE-10")
def test_the_benefit_is_over_with_the_round():
    game = mages(MonsterAttack(), MonsterConsume(elements=("fire",), gain=Gain(attack=3)), fire=STRONG)
    act(game, 1)
    run(game, cleanup.clean_up(game))
    game.state.decks["mage"].card = "mage-1"
    act(game, 1)
    assert hp(game, "brute") == 30 - 5 - 2


@pytest.mark.rule("GH-ELE-12")
def test_a_monster_infuses_when_it_takes_its_turn_and_not_while_stunned():
    game = mages(MonsterInfuse(what="dark"), second=True)
    run(game, turn.creature_turn(game, game.figure("mage:1")))
    assert game.state.elements["dark"] == STRONG
    board = Board(disc((0, 0), 3))
    board.hero("brute", (3, 0))
    board.monster("mage", (1, 0), marks=["stun"], cards=[card(MonsterInfuse(what="dark"))])
    game = board.game()
    act(game, 1)
    assert game.state.elements["dark"] == INERT


@pytest.mark.rule("GH-ELE-12", "GH-ELE-03")
def test_the_element_of_a_type_is_strong_from_the_end_of_its_first_turn():
    board = Board(disc((0, 0), 3))
    board.hero("brute", (0, 0), hp=30)
    board.monster("mage", (1, 0), cards=[card(MonsterInfuse(what="fire"))])
    board.monster("drake", (0, 1), cards=[card(MonsterAttack(consume=(Augment(("fire",), Gain(attack=1)),)))])
    game = board.game()
    game.state.infused = []
    act(game, 1)
    run(game, turn.creature_turn(game, game.figure("drake:1")))
    assert hp(game, "brute") == 27


@pytest.mark.rule("GH-ELE-13")
def test_a_type_does_not_consume_what_its_own_card_infused_this_round():
    ability = MonsterAttack(infuse=("fire",), consume=(Augment(("fire",), Gain(attack=3)),))
    game = mages(ability, second=True)
    act(game, 1)
    assert game.state.elements["fire"] == STRONG
    act(game, 2)
    assert (hp(game, "brute"), game.state.elements["fire"]) == (26, STRONG)
    # In the next round it is an element like any other.
    run(game, cleanup.clean_up(game))
    game.state.decks["mage"].card = "mage-1"
    act(game, 1)
    assert hp(game, "brute") == 26 - 5
