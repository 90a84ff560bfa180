"""A character's turn (4.5)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack, GiveCondition, Heal, Infuse, Move, Recover
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.special import AtPlate, Hurt, SpecialRule
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.state import STRONG, Mark
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import Board, asked, card, hp, ids, marks, take_turn, told, whole_turn

LEAD, OTHER = "brute-lead", "brute-other"


def brute(guard=(1, 0), traits=None, **values):
    board = Board(disc((0, 0), 3))
    board.hero("brute", (0, 0), **values)
    board.monster("guard", guard, cards=[card()], hp=20, traits=traits or Traits())
    return board


@pytest.mark.rule("GH-TRN-01", "GH-CON-12")
def test_the_steps_of_a_turn_come_in_their_order():
    board = brute(marks=["wound", "muddle"])
    hero = board.state.heroes[0]
    board.item(hero, "35", Heal(n=1, on_self=True), when="turn_start")
    board.half(LEAD, "top", Attack(n=1))
    board.half(OTHER, "bottom", Infuse(what="fire"))
    board.state.coins = [(0, 0)]
    board.tile("plate", (0, 0))
    board.scenario["special"] = (SpecialRule(when=AtPlate(hexes=((0, 0),)), do=(Hurt(n=1),)),)
    game = board.game()
    take_turn(game, "item:35", f"play:{LEAD}:top", "target:guard:1", f"play:{OTHER}:bottom", "suffer")
    kinds = [
        (event.kind, event.args.get("cause", event.args.get("condition", "")))
        for event in game.events
        if event.kind in ("suffers", "uses_item", "attacks", "loots_coins", "condition_ends", "element_strong")
    ]
    assert kinds == [
        ("suffers", "wound"),
        ("uses_item", ""),
        ("attacks", ""),
        ("suffers", "attack"),
        ("loots_coins", ""),
        ("suffers", "effect"),
        ("condition_ends", "muddle"),
        ("element_strong", ""),
    ]
    assert (game.state.elements["fire"], game.state.step) == (STRONG, "")


@pytest.mark.rule("GH-TRN-01", "GH-CON-05", "GH-CON-19")
def test_a_stunned_character_still_has_the_start_and_the_end_of_its_turn():
    board = brute(marks=["stun", "wound"])
    board.state.coins = [(0, 0)]
    game = board.game()
    hero = take_turn(game)
    assert (hp(game, "brute"), hero.coins, marks(game, "brute")) == (9, 1, ["wound"])
    assert (hero.discard, hero.chosen) == ([LEAD, OTHER], [])


@pytest.mark.rule("GH-TRN-01", "GH-EXH-01")
def test_a_wound_may_end_the_turn_before_it_begins():
    board = brute(marks=["wound"], hp=1)
    board.hero("tinkerer", (-3, 0))
    board.state.coins = [(0, 0)]
    game = board.game()
    hero = take_turn(game)
    assert (hero.exhausted, hero.coins, game.state.step) == (True, 0, "")


@pytest.mark.rule("GH-TRN-02")
@pytest.mark.parametrize(("first", "half"), [(LEAD, "top"), (LEAD, "bottom"), (OTHER, "top"), (OTHER, "bottom")])
def test_any_card_may_come_first_with_any_half_and_the_other_gives_the_other_half(first, half):
    second, other = (OTHER, LEAD)[first == OTHER], "bottom" if half == "top" else "top"
    decision = asked(whole_turn(brute().game()), f"default:{first}:{half}", "skip")
    halves = {name.partition(":")[2] for name in ids(decision) if not name.startswith("ask:")}
    assert halves == {f"{second}:{other}"}


@pytest.mark.rule("GH-TRN-03")
def test_abilities_come_in_printed_order():
    board = brute((2, 0))
    board.half(LEAD, "top", Move(n=1), Attack(n=2), Move(n=1), Heal(n=1, on_self=True))
    game = board.game()
    game.figure("brute").hp = 5
    take_turn(
        game,
        f"play:{LEAD}:top",
        "move:1,0",
        "target:guard:1",
        "move:0,0",
        "use",
        f"default:{OTHER}:bottom",
        "skip",
    )
    kinds = [event.kind for event in game.events if event.kind in ("moves", "attacks", "heals")]
    assert (kinds, hp(game, "brute")) == (["moves", "attacks", "moves", "heals"], 6)


@pytest.mark.rule("GH-TRN-03")
def test_no_action_is_interrupted_by_the_other():
    board = brute()
    board.half(LEAD, "top", Attack(n=1), Heal(n=1, on_self=True))
    game = board.game()
    assert ids(asked(whole_turn(game), f"play:{LEAD}:top", "target:guard:1")) == ["use", "skip"]


@pytest.mark.rule("GH-TRN-04", "GH-RCV-01")
def test_a_card_is_in_its_zone_before_anything_else_happens():
    board = brute()
    board.half(LEAD, "top", Attack(n=1), lost=True)
    board.half(OTHER, "bottom", Recover(n=1, source="lost"))
    game = board.game()
    hero = game.state.heroes[0]
    asked(whole_turn(game), f"play:{LEAD}:top", "target:guard:1")
    assert (hero.lost, hero.chosen) == ([LEAD], [OTHER])
    game = board.game()
    hero.lost, hero.chosen, hero.played = [], [LEAD, OTHER], ""
    take_turn(game, f"play:{LEAD}:top", "target:guard:1", f"play:{OTHER}:bottom", f"recover:{LEAD}")
    # While its own action lasts, a card is in no pile: it can't recover itself.
    assert (hero.hand, hero.discard) == ([LEAD], [OTHER])


@pytest.mark.rule("GH-TRN-09", "GH-ITM-06")
def test_any_number_of_items_before_during_and_after_the_actions():
    board = brute((3, 0))
    hero = board.state.heroes[0]
    for number in ("1", "2", "3"):
        board.item(hero, number, Heal(n=1, on_self=True))
    board.item(hero, "4", when="move", gain=Gain(move=2))
    game = board.game()
    game.figure("brute").hp = 2
    take_turn(
        game,
        "item:1",
        "item:2",
        f"default:{OTHER}:bottom",
        "item:4",
        "move:0,3",
        "done",
        f"default:{LEAD}:top",
        "item:3",
    )
    assert (hp(game, "brute"), game.figure("brute").at) == (5, (0, 3))
    assert {item.state for item in hero.items} == {"spent"}


@pytest.mark.rule("GH-TRN-11", "GH-MOV-01")
def test_an_attack_or_a_move_that_has_begun_can_be_ended_and_the_rest_is_gone():
    board = brute()
    board.monster("guard", (0, 1), 2)
    board.half(LEAD, "top", Attack(n=1, targets=2))
    game = board.game()
    answers = [f"play:{LEAD}:top", "target:guard:1", "done", f"default:{OTHER}:bottom", "move:-1,0", "done"]
    hero = take_turn(game, *answers)
    assert (hp(game, "guard:1"), hp(game, "guard:2"), game.figure("brute").at) == (19, 8, (-1, 0))
    assert (hero.discard, len(told(game, "draws"))) == ([LEAD, OTHER], 1)


@pytest.mark.rule("GH-TRN-12")
def test_a_character_exhausted_in_its_turn_stops_in_the_middle_of_the_action():
    board = brute(traits=Traits(retaliate=3), hp=3)
    board.hero("tinkerer", (-3, 0))
    board.half(LEAD, "top", Attack(n=1, infuse=("fire",)), Heal(n=5, on_self=True), Infuse(what="ice"), xp=2)
    game = board.game()
    hero = take_turn(game, f"play:{LEAD}:top", "target:guard:1")
    assert (hero.exhausted, hero.xp, told(game, "heals")) == (True, 0, [])
    assert (game.state.elements["fire"], game.state.elements["ice"]) == (0, 0)


@pytest.mark.rule("GH-TRN-08", "GH-TRN-10")
@pytest.mark.parametrize(
    ("guard", "marked", "idle"), [((1, 0), [], []), ((3, 0), [], ["top"]), ((1, 0), ["immobilize"], ["bottom"])]
)
def test_a_default_action_that_can_do_nothing_says_so_and_can_be_played(guard, marked, idle):
    decision = asked(whole_turn(brute(guard, marks=marked).game()))
    offered = {option.id: option.args["idle"] for option in decision.options if option.id.startswith("default:")}
    assert offered == {f"default:{name}:{half}": half in idle for name in (LEAD, OTHER) for half in ("top", "bottom")}


@pytest.mark.rule("GH-TRN-01", "GH-LOT-05", "GH-CON-05")
def test_a_condition_got_in_the_own_turn_lasts_until_the_end_of_the_next():
    board = brute()
    board.half(LEAD, "top", GiveCondition(what="invisible", who="self"))
    game = board.game()
    hero = take_turn(game, f"play:{LEAD}:top", f"default:{OTHER}:bottom", "skip")
    assert game.figure("brute").marks == (Mark("invisible"),)
    hero.chosen = [LEAD, OTHER]
    take_turn(game, f"default:{LEAD}:top", "skip", f"default:{OTHER}:bottom", "skip")
    assert marks(game, "brute") == []
