"""Who decides what (15): players, the group, and what nobody is asked about."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box import special
from tafelrunde.games.havens.box.abilities import Attack, Heal, Infuse, Move, Push, Recover, Suffer, Summon, Trigger
from tafelrunde.games.havens.box.cards import SummonStats
from tafelrunde.games.havens.box.monster_abilities import (
    MonsterAttack,
    MonsterConsume,
    MonsterHeal,
    MonsterInfuse,
    MonsterMove,
    MonsterSummon,
)
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Augment, Gain
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.rules.round import initiative, resting, selection
from tafelrunde.games.havens.rules.scenario import special_effects
from tafelrunde.games.havens.state import Mark, Slot
from tafelrunde.kernel import PARTY, Match
from tafelrunde.kernel.taking_back import offer
from tests.helpers.gloomhaven_rules import (
    asked,
    asked_of,
    attack,
    card,
    declaring,
    duel,
    hp,
    ids,
    name,
    run,
    strike,
    take_turn,
    told,
    turn_of,
    whole_turn,
)

GUARD = "target:guard:1"
SEAT = 3


def table(*abilities, **guard):
    """A duel with two guards where the brute belongs to seat 3 and has cards everywhere."""
    board = duel("rolling +1", "x2", cards=[card(*abilities)], **guard)
    hero = board.state.heroes[0]
    hero.seat = SEAT
    hero.hand, hero.discard, hero.lost = board.plain("a", "b"), board.plain("c", "d"), board.plain("e")
    board.monster("guard", (0, 1), 2, hp=30)
    board.summons["rat"] = SummonStats(id="rat", name=name("rat"), hp=2, attack=1, move=1, traits=Traits())
    return board


# --- players --------------------------------------------------------------------------------------------------


def playing(*abilities, answers=(), **action):
    """The next question after the leading card was played for its top."""
    board = table()
    board.half("brute-lead", "top", *abilities, **action)
    return asked(whole_turn(board.game()), "play:brute-lead:top", *answers)


def selecting():
    board = table()
    return asked(selection._selection(board.game(), board.state.heroes[0], False))


def resting_long():
    board = table()
    board.state.heroes[0].resting, board.state.heroes[0].chosen = True, []
    return asked(whole_turn(board.game()))


def resting_short(*answers):
    board = table()
    board.state.phase = "short_rests"
    return asked(resting.short_rests(board.game()), *answers)


def hurting():
    game = table().game()
    return asked(damage.suffer(game, game.figure("brute"), 2, cause="trap"))


def using_an_item():
    board = table()
    board.item(board.state.heroes[0], "101", when="target", gain=Gain(attack=1))
    return asked(declaring(board.game(), Attack(n=1)), GUARD)


def ending_a_bonus():
    board = table()
    board.active(board.state.heroes[0], "f", Trigger("attack_by_self", Gain(attack=1)))
    return asked(whole_turn(board.game()))


def augmenting():
    board = table()
    board.state.elements["fire"] = 2
    return asked(declaring(board.game(), Attack(n=1, consume=(Augment(("fire",), Gain(attack=1)),))))


PLAYERS = {
    "two cards or a long rest": (selecting, "select", ["first:a", "long_rest"]),
    "which half of which card, or the default": (
        lambda: asked(whole_turn(table().game())),
        "act",
        ["default:brute-lead:top", "default:brute-other:bottom", "play:brute-other:top"],
    ),
    "an optional part": (lambda: playing(Heal(n=1, on_self=True), Move(n=1)), "use_ability", ["use", "skip"]),
    "the way": (lambda: playing(Move(n=2)), "move", ["move:-1,0", "skip"]),
    "targets": (lambda: playing(Attack(n=1)), "attack", [GUARD, "target:guard:2", "skip"]),
    "how an area lies": (lambda: playing(Attack(n=1, area="cone3")), "attack", ["area:guard:1+guard:2", "skip"]),
    "augments": (augmenting, "attack", ["augment:0"]),
    "elements": (lambda: playing(Infuse("any")), "infuse", ["element:fire"]),
    "pushes": (lambda: playing(Push(n=1), answers=[GUARD]), "push", ["push:2,0", "skip"]),
    "items": (using_an_item, "item_target", ["item:101", "skip"]),
    "the order of adding and doubling": (lambda: playing(Attack(n=1), answers=[GUARD]), "order", ["order:4"]),
    "damage": (hurting, "damage", ["suffer", "lose:a", "two_discards"]),
    "the end of a bonus": (ending_a_bonus, "act", ["end:f"]),
    "a short rest": (resting_short, "short_rest", ["short_rest", "skip"]),
    "another card for it": (lambda: resting_short("short_rest"), "redraw", ["lose", "redraw"]),
    "the card of a long rest": (resting_long, "long_rest", ["lose:c", "lose:d"]),
    "what is recovered": (lambda: playing(Recover(n=1, source="discard")), "recover", ["recover:c", "done"]),
    "where a summon stands": (lambda: playing(Summon("rat"), active="persistent"), "summon", ["summon:-1,0"]),
}


@pytest.mark.rule("GH-DEC-01")
@pytest.mark.parametrize("what", list(PLAYERS))
def test_the_player_of_the_character_decides(what):
    ask, question, options = PLAYERS[what]
    found = ask()
    assert found is not None
    assert (found.seat, found.question) == (SEAT, question)
    assert set(options) <= set(ids(found))


# --- the group ------------------------------------------------------------------------------------------------


def of_the_guard(*abilities, at=(1, 0), answers=()):
    board = table(*abilities)
    board.state.elements["ice"] = board.state.elements["fire"] = 2
    board.state.figures[1].at = at
    board.type("imp", cards=[card()])
    return asked_of(board.game(), "guard:1", *answers)


def tied_types():
    board = table()
    board.monster("imp", (2, 0), cards=[card()])
    game = board.game()
    return asked(initiative._settle(game, [Slot(50, "monsters", "guard"), Slot(50, "monsters", "imp")]))


def spawning():
    game = table().game()
    return asked(special_effects.carry_out(game, special.Spawn("guard", (0, 0)), None))


GROUP = {
    "where a monster goes": lambda: of_the_guard(MonsterMove(), MonsterAttack(), at=(3, -1)),
    "where it calls another": lambda: of_the_guard(MonsterSummon("imp"), at=(3, -1)),
    "where it pushes": lambda: of_the_guard(MonsterAttack(push=1), answers=["suffer"]),
    "which element it consumes": lambda: of_the_guard(MonsterConsume(("any",), Gain(attack=1))),
    "which element it infuses": lambda: of_the_guard(MonsterInfuse("any")),
    "which type acts first": tied_types,
    "where somebody enters": spawning,
}


@pytest.mark.rule("GH-DEC-02", "GH-AMB-01")
@pytest.mark.parametrize("what", list(GROUP))
def test_the_group_decides_for_the_monsters(what):
    found = GROUP[what]()
    assert found is not None
    assert found.seat == PARTY
    assert len(found.options) > 1


@pytest.mark.rule("GH-DEC-02", "GH-MAB-01")
def test_the_group_decides_whom_a_monster_heals():
    board = table(MonsterHeal(1, range=2), lost=3)
    board.state.figures[2].hp = 27
    found = asked_of(board.game(), "guard:1")
    assert found is not None
    assert (found.seat, ids(found)) == (PARTY, ["heal:guard:1", "heal:guard:2"])


# --- nobody ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-DEC-03", "GH-LOT-05", "GH-XPG-05", "GH-ELE-02", "GH-TRN-05", "GH-CON-11")
def test_loot_xp_infusions_wounds_and_harm_to_oneself_are_not_asked_about():
    board = table()
    hero = board.state.heroes[0]
    hero.hand, hero.discard = [], []
    board.state.coins = [(0, 0)]
    board.half("brute-lead", "top", Attack(n=1), Suffer(1), Infuse("fire"), xp=2)
    board.state.figures[0].marks = (Mark("wound"),)
    hero.deck.draw = ["+0"] * 5
    game = board.game()
    take_turn(game, "play:brute-lead:top", GUARD, "default:brute-other:bottom", "skip")
    assert (hp(game, "brute"), hero.xp, hero.coins, game.state.elements["fire"]) == (8, 2, 1, 2)


@pytest.mark.rule("GH-DEC-03", "GH-ACT-04", "GH-ITM-09")
def test_bonuses_and_charged_items_that_apply_are_used_unasked():
    board = table()
    hero = board.state.heroes[0]
    hero.hand, hero.discard, hero.deck.draw = [], [], ["+0"] * 5
    board.active(hero, "f", Trigger("attack_by_self", Gain(attack=2)), slots=(0, 0))
    board.item(hero, "003", charges=2, when="attacked", gain=Gain(shield=1))
    game = board.game()
    assert attack(game, Attack(n=1), GUARD) == [3]
    assert strike(game, "guard:1", "brute", 2) == [1]
    assert (hero.active[0].used, hero.items[0].used) == (1, 1)


@pytest.mark.rule("GH-DEC-03", "GH-ELE-10")
def test_monsters_consume_unasked():
    board = table(MonsterConsume(("ice",), Gain(attack=2)), MonsterAttack())
    board.state.elements["ice"] = 1
    board.state.heroes[0].hand, board.state.heroes[0].discard = [], []
    game = board.game()
    assert asked(turn_of(game, "guard:1")) is None
    assert (game.state.elements["ice"], hp(game, "brute")) == (0, 6)


@pytest.mark.rule("GH-DEC-04", "GH-RUL-10")
def test_a_single_answer_is_taken_at_once_who_can_only_rest_or_suffer_is_not_asked():
    board = table()
    hero = board.state.heroes[0]
    hero.hand = []
    game = board.game()
    assert run(game, selection._selection(game, hero, False)) == ()
    hero.discard = ["c"]
    run(game, damage.suffer(game, game.figure("brute"), 2, cause="trap"))
    assert hp(game, "brute") == 8
    # With two cards there is always something to decide: which of them leads.
    hero.hand, hero.discard = ["a", "b"], []
    assert ids(asked(selection._selection(game, hero, False))) == ["first:a", "first:b"]
    hero.hand = ["a"]
    assert ids(asked(damage.suffer(game, game.figure("brute"), 2, cause="trap"))) == ["suffer", "lose:a"]
    assert told(game, "suffers")[0].args["amount"] == 2


# --- who answers for the group --------------------------------------------------------------------------------

AMBIGUOUS = """
game: gloomhaven
players: 3
options: {scenario: '1'}
round: 2
phase: turns
acting: bandit_guard:1
order: [30 brute, 40 tinkerer, 45 spellweaver, 50 bandit_guard]
map: |
  . . O . . . #
   . . O . . . +
  . . . .a. . #
   .T.SO . .B. #
  . . O . . . #
corner: [0, 8]
figures: |
  a bandit_guard:1
  B brute acted
  T tinkerer acted
  S spellweaver acted
heroes: [brute, tinkerer, spellweaver]
decks:
  guard: {card: 4}
"""


@pytest.mark.rule("GH-RUL-73", "GH-AMB-03", "GH-DEC-02")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_decision_of_the_group_is_seen_by_all_and_answered_by_anybody(seat):
    match = Match.from_position(AMBIGUOUS)
    decision = match.decision
    assert (decision.seat, decision.question) == (PARTY, "monster_choice")
    assert decision.seen_by(seat).options == decision.options
    answer = decision.options[1]
    match.answer(answer, seat)
    assert match.state.figures[0].at == answer.value.end
    # Until something comes to light anybody may take it back: here a card was drawn for the attack at once.
    assert offer(match, seat, [seat]).why == "revealed"
