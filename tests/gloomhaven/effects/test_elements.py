"""Elements (5.8): infused, strong, waning, consumed."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack, Heal, Infuse, Move
from tafelrunde.games.havens.box.monster_abilities import MonsterInfuse
from tafelrunde.games.havens.box.vocabulary import ELEMENTS, Augment, Gain
from tafelrunde.games.havens.rules.combat import sequence as attacks
from tafelrunde.games.havens.rules.effects import elements
from tafelrunde.games.havens.rules.monsters import turn
from tafelrunde.games.havens.rules.round import cleanup
from tafelrunde.games.havens.state import INERT, STRONG, WANING, State
from tafelrunde.kernel import PARTY
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import (
    Board,
    asked,
    attack,
    card,
    hp,
    ids,
    marks,
    one_round,
    run,
    strike,
    take_turn,
    told,
)

LEAD, OTHER = "brute-lead", "brute-other"


def brute(**values):
    board = Board(disc((0, 0), 3))
    board.hero("brute", (0, 0), **values)
    board.monster("guard", (1, 0), cards=[card()], hp=30)
    return board


def burning(game, **states):
    game.state.elements.update(states)
    return game


@pytest.mark.rule("GH-ELE-01", "GH-SET-11")
def test_there_are_six_elements_and_all_begin_inert():
    assert ELEMENTS == ("fire", "ice", "air", "earth", "light", "dark")
    assert State(players=2, scenario="test", rng=1).elements == dict.fromkeys(ELEMENTS, INERT)


@pytest.mark.rule("GH-ELE-02", "GH-DEC-03")
def test_an_infusion_is_part_of_the_action_and_no_question():
    board = brute()
    board.half(LEAD, "top", Attack(n=2, infuse=("fire",)), Infuse(what="ice"))
    game = board.game()
    take_turn(game, f"play:{LEAD}:top", "target:guard:1", f"default:{OTHER}:bottom", "skip")
    assert (game.state.elements["fire"], game.state.elements["ice"]) == (STRONG, STRONG)
    # An attack that is left out infuses nothing, and neither does the rest of an action that was not performed.
    game.state.heroes[0].chosen = [LEAD, OTHER]
    burning(game, fire=INERT, ice=INERT)
    take_turn(game, f"play:{LEAD}:top", "skip", f"default:{OTHER}:bottom", "skip")
    assert (game.state.elements["fire"], game.state.elements["ice"]) == (INERT, INERT)


@pytest.mark.rule("GH-ELE-03", "GH-ELE-07")
def test_what_the_first_action_infuses_is_not_there_for_the_second():
    board = brute()
    board.half(LEAD, "bottom", Move(n=1, infuse=("air",)))
    board.half(OTHER, "top", Attack(n=2, consume=(Augment(("air",), Gain(attack=3)),)))
    game = board.game()
    take_turn(game, f"play:{LEAD}:bottom", "move:0,1", f"play:{OTHER}:top", "target:guard:1")
    assert (hp(game, "guard:1"), game.state.elements["air"]) == (28, STRONG)


@pytest.mark.rule("GH-ELE-02")
def test_a_move_that_is_left_out_infuses_nothing():
    board = brute()
    board.half(LEAD, "bottom", Move(n=1, infuse=("air",)))
    game = board.game()
    take_turn(game, f"play:{LEAD}:bottom", "skip", f"default:{OTHER}:top", "skip")
    assert game.state.elements["air"] == INERT


@pytest.mark.rule("GH-ELE-07")
def test_the_next_one_in_the_same_round_consumes_it():
    board = brute(initiative=10)
    board.hero("tinkerer", (1, 1), initiative=20)
    board.half(LEAD, "top", Infuse(what="air"))
    board.half("tinkerer-lead", "top", Attack(n=1, consume=(Augment(("air",), Gain(attack=2)),)))
    game = board.game()
    answers = [f"play:{LEAD}:top", f"default:{OTHER}:bottom", "skip"]
    answers += ["play:tinkerer-lead:top", "augment:0", "target:guard:1", "default:tinkerer-other:bottom", "skip"]
    run(game, one_round(game), *answers)
    assert (hp(game, "guard:1"), game.state.elements["air"]) == (27, INERT)


@pytest.mark.rule("GH-ELE-07", "GH-ELE-05")
@pytest.mark.parametrize("before", [STRONG, WANING])
def test_an_element_that_was_there_can_be_consumed_in_the_turn_that_infuses_it_again(before):
    board = brute()
    board.half(LEAD, "top", Attack(n=2, infuse=("fire",), consume=(Augment(("fire",), Gain(attack=1)),)))
    game = burning(board.game(), fire=before)
    take_turn(game, f"play:{LEAD}:top", "augment:0", "target:guard:1", f"default:{OTHER}:bottom", "skip")
    assert (hp(game, "guard:1"), game.state.elements["fire"]) == (27, STRONG)


@pytest.mark.rule("GH-ELE-05")
@pytest.mark.parametrize(("before", "offered"), [(STRONG, True), (WANING, True), (INERT, False)])
def test_a_strong_or_waning_element_may_be_consumed_and_is_inert_then(before, offered):
    game = burning(brute().game(), ice=before)
    ability = Attack(n=2, consume=(Augment(("ice",), Gain(cond=("stun",))),))
    rules = attacks.hero_attack(game, game.state.heroes[0], game.figure("brute"), ability, [])
    assert ("augment:0" in ids(asked(rules))) is offered
    # It need not be used: the element stays as it was.
    attack(game, ability, "target:guard:1")
    assert (game.state.elements["ice"], marks(game, "guard:1")) == (before, [])
    if offered:
        attack(game, ability, "augment:0", "target:guard:1", "apply")
        assert (game.state.elements["ice"], marks(game, "guard:1")) == (INERT, ["stun"])


@pytest.mark.rule("GH-ELE-06")
def test_one_symbol_consumes_one_infusion_and_the_same_one_pays_only_once():
    game = burning(brute().game(), fire=STRONG, ice=STRONG)
    twice = (Augment(("fire",), Gain(attack=1)), Augment(("fire",), Gain(attack=1)))
    damage = attack(game, Attack(n=1, consume=twice), "augment:1", "target:guard:1")
    assert (damage, game.state.elements["fire"], game.state.elements["ice"]) == ([2], INERT, STRONG)
    # Two any-element symbols need two different elements.
    both = Attack(n=1, consume=(Augment(("any", "any"), Gain(attack=5)),))
    rules = attacks.hero_attack(game, game.state.heroes[0], game.figure("brute"), both, [])
    assert ids(asked(rules)) == ["target:guard:1", "skip"]


@pytest.mark.rule("GH-ELE-08")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_of_several_augments_the_player_takes_any_in_any_order(first, second):
    board = brute()
    game = burning(board.game(), fire=STRONG, ice=WANING, dark=STRONG)
    offered = tuple(Augment((element,), Gain(attack=n)) for element, n in (("fire", 1), ("ice", 2), ("dark", 4)))
    damage = attack(game, Attack(n=1, consume=offered), f"augment:{first}", f"augment:{second}", "target:guard:1")
    assert damage == [4]
    consumed = [event.args["element"] for event in told(game, "consumes")]
    assert consumed == [("fire", "ice")[first], ("fire", "ice")[second]]
    assert game.state.elements["dark"] == STRONG


@pytest.mark.rule("GH-ELE-09")
def test_all_elements_of_one_augment_are_consumed_or_none():
    board = brute()
    ability = Attack(n=1, consume=(Augment(("fire", "air"), Gain(attack=3)),))
    game = burning(board.game(), fire=STRONG)
    assert attack(game, ability, "target:guard:1") == [1]
    assert game.state.elements["fire"] == STRONG
    burning(game, air=WANING)
    assert attack(game, ability, "augment:0", "target:guard:1") == [4]
    assert (game.state.elements["fire"], game.state.elements["air"]) == (INERT, INERT)


@pytest.mark.rule("GH-ELE-11", "GH-ELE-09")
def test_any_element_beside_a_named_one_is_another_one():
    board = brute()
    ability = Attack(n=1, consume=(Augment(("fire", "any"), Gain(attack=3)),))
    game = burning(board.game(), fire=STRONG)
    rules = attacks.hero_attack(game, game.state.heroes[0], game.figure("brute"), ability, [])
    assert ids(asked(rules)) == ["target:guard:1", "skip"]
    burning(game, earth=STRONG, dark=WANING)
    assert attack(game, ability, "augment:0", "elements:fire+dark", "target:guard:1") == [4]
    assert (game.state.elements["earth"], game.state.elements["dark"]) == (STRONG, INERT)


@pytest.mark.rule("GH-ELE-11")
def test_the_acting_player_or_the_group_chooses_what_any_element_is():
    board = brute()
    board.half(LEAD, "top", Infuse(what="any"))
    game = board.game()
    take_turn(game, f"play:{LEAD}:top", "element:light", f"default:{OTHER}:bottom", "skip")
    assert game.state.elements["light"] == STRONG
    board = brute()
    board.type("shaman", cards=[card(MonsterInfuse(what="any"))])
    board.monster("shaman", (-2, 0))
    game = board.game()
    decision = asked(turn.creature_turn(game, game.figure("shaman:1")))
    assert (decision.seat, ids(decision)) == (PARTY, [f"element:{name}" for name in ELEMENTS])


@pytest.mark.rule("GH-ELE-14")
def test_infusing_a_strong_element_changes_nothing():
    game = burning(brute().game(), fire=STRONG)
    run(game, elements.infuse(game, ("fire", "fire"), 0))
    elements.end_of_turn(game)
    assert game.state.elements["fire"] == STRONG
    elements.wane(game)
    assert game.state.elements["fire"] == WANING


@pytest.mark.rule("GH-ELE-14", "GH-MOD-04")
def test_the_infusion_of_a_drawn_modifier_card_takes_effect_at_the_end_of_the_turn():
    board = brute()
    board.state.heroes[0].deck.draw.append("+1 infuse ice")
    game = board.game()
    assert strike(game, "brute", "guard:1", 2) == [3]
    assert (game.state.elements["ice"], elements.can_consume(game, ("ice",))) == (INERT, False)
    elements.end_of_turn(game)
    assert game.state.elements["ice"] == STRONG


@pytest.mark.rule("GH-ELE-04", "GH-CLN-03")
def test_elements_wane_step_by_step_at_the_end_of_rounds():
    game = burning(brute().game(), fire=STRONG, ice=WANING)
    seen = []
    for _ in range(3):
        game.state.phase = "cleanup"
        run(game, cleanup.clean_up(game))
        seen.append((game.state.elements["fire"], game.state.elements["ice"], game.state.elements["air"]))
    assert seen == [(WANING, INERT, INERT), (INERT, INERT, INERT), (INERT, INERT, INERT)]


@pytest.mark.rule("GH-ELE-05", "GH-HEA-01")
def test_heals_and_moves_are_augmented_too():
    board = brute()
    heal = Heal(n=1, on_self=True, consume=(Augment(("any",), Gain(heal=2, cond=("bless",))),))
    board.half(LEAD, "top", heal)
    board.half(OTHER, "bottom", Move(n=1, consume=(Augment(("air",), Gain(move=2, jump=True)),)))
    game = burning(board.game(), light=WANING, air=STRONG)
    game.figure("brute").hp = 3
    # With air still strong the augment of the heal is not offered a second time.
    take_turn(game, f"play:{LEAD}:top", "augment:0", "elements:light", f"play:{OTHER}:bottom", "augment:0", "move:3,0")
    assert (hp(game, "brute"), game.state.blesses, game.figure("brute").at) == (6, 9, (3, 0))
