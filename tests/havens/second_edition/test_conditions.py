"""What conditions do when a turn begins and ends, when damage is suffered and when an item would be used."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.rules.cards import items
from tafelrunde.games.havens.rules.effects import conditions, damage, heal
from tafelrunde.tabletop.hexes import disc
from tests.havens.second_edition.game import EDITION
from tests.helpers.gloomhaven_rules import Board, acts, card, hp, marks, run, take_turn, told


def beside_a_guard(*, brute=(), guard=(), edition=EDITION, **values):
    """A brute with these conditions, out of the reach of a guard with those."""
    board = Board(disc((0, 0), 3))
    board.hero("brute", (-3, 0), marks=list(brute), **values)
    board.monster("guard", (3, 0), cards=[card()], hp=20, marks=list(guard))
    return board.game(edition)


def test_regenerate_heals_before_a_wound_hurts_and_ends_the_wound():
    game = beside_a_guard(guard=["wound", "regenerate"])
    game.figure("guard:1").hp = 9
    acts(game, "guard:1")
    assert (hp(game, "guard:1"), marks(game, "guard:1")) == (10, ["regenerate"])
    assert {event.rule for event in told(game, "heals")} == {"XH-FGT-03"}


def test_regenerate_works_for_whoever_is_stunned():
    game = beside_a_guard(guard=["stun", "regenerate"])
    game.figure("guard:1").hp = 9
    acts(game, "guard:1")
    assert (hp(game, "guard:1"), marks(game, "guard:1")) == (10, ["regenerate"])


def test_regenerate_ends_with_suffered_damage_and_not_with_damage_that_ward_takes():
    game = beside_a_guard(guard=["regenerate", "ward"])
    guard = game.figure("guard:1")
    run(game, damage.suffer(game, guard, 1, cause="trap"))
    assert marks(game, "guard:1") == ["regenerate"]
    run(game, damage.suffer(game, guard, 1, cause="trap"))
    assert marks(game, "guard:1") == []


def test_regenerate_outlasts_damage_that_is_negated():
    game = beside_a_guard(brute=["regenerate"], hand=["kept"])
    run(game, damage.suffer(game, game.figure("brute"), 3, cause="trap"), "lose:kept")
    assert marks(game, "brute") == ["regenerate"]


def test_bane_strikes_at_the_end_of_the_turn_and_is_gone():
    game = beside_a_guard(guard=["bane"])
    acts(game, "guard:1")
    assert (hp(game, "guard:1"), marks(game, "guard:1")) == (10, [])
    (event,) = told(game, "suffers")
    assert (event.rule, event.args["cause"]) == ("XH-FGT-03", "bane")


def test_bane_that_came_in_the_own_turn_waits_for_the_next():
    game = beside_a_guard()
    guard = game.figure("guard:1")
    game.state.acting = "guard:1"
    run(game, conditions.give(game, guard, "bane"))
    run(game, conditions.turn_ends(game, guard))
    assert (hp(game, "guard:1"), marks(game, "guard:1")) == (20, ["bane"])
    run(game, conditions.turn_ends(game, guard))
    assert (hp(game, "guard:1"), marks(game, "guard:1")) == (10, [])


def test_bane_may_kill_and_a_heal_ends_it():
    game = beside_a_guard(guard=["bane"])
    guard = game.figure("guard:1")
    run(game, heal.heal(game, guard, 1))
    acts(game, "guard:1")
    assert hp(game, "guard:1") == 20
    game.figure("guard:1").hp = 10
    run(game, conditions.give(game, guard, "bane"))
    run(game, conditions.turn_ends(game, guard))
    run(game, conditions.turn_ends(game, guard))
    assert game.find("guard:1") is None


def test_bane_exhausts_a_character_at_the_end_of_its_turn():
    game = beside_a_guard(brute=["bane", "stun"], hp=4)
    hero = take_turn(game, "suffer")
    assert hero.exhausted
    assert game.body(hero) is None


@pytest.mark.parametrize(("condition", "left"), [("impair", []), ("poison", ["005"])])
def test_who_is_impaired_uses_no_items(condition, left):
    board = Board(disc((0, 0), 3))
    hero = board.hero("brute", (0, 0), marks=[condition])
    board.item(hero, "005", when="turn")
    game = board.game(EDITION)
    game.state.acting = "brute"
    assert [one.id for one in items.ready(game, hero, "turn")] == left
