"""What players are asked only if they wish it (GH-RUL-76): nobody loses a choice, and nobody is asked in vain."""

from __future__ import annotations

import pytest

from tafelrunde.games.gloomhaven.edition import GloomhavenEdition
from tafelrunde.games.havens.box.abilities import (
    Attack,
    Damage,
    GiveCondition,
    Heal,
    Loot,
    Move,
    Push,
    Refresh,
    Retaliate,
    Shield,
    Trigger,
)
from tafelrunde.games.havens.box.vocabulary import Area, Gain
from tafelrunde.games.havens.rules.combat import sequence as attacks
from tafelrunde.games.havens.rules.round import resting
from tafelrunde.games.havens.state import USUALLY_UNASKED, Hero
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import (
    Board,
    asked,
    attack,
    hp,
    ids,
    marks,
    row,
    run,
    take_turn,
    told,
    whole_turn,
)

pytestmark = pytest.mark.rule("GH-RUL-76")
LEAD, OTHER = "brute-lead", "brute-other"
SECOND = (f"default:{OTHER}:bottom", "skip")


def brute(*guards, hexes=None, unasked=USUALLY_UNASKED, **values):
    """A brute with the usual wishes at (0, 0), wounded, and guards."""
    board = Board(disc((0, 0), 4) if hexes is None else hexes)
    board.hero("brute", (0, 0), hp=10, unasked=unasked)
    board.state.figures[0].hp = 6
    for number, at in enumerate(guards, start=1):
        board.monster("guard", at, number, hp=20, **values)
    return board


def test_a_new_character_has_the_usual_wishes():
    assert Hero.__struct_defaults__[-1] == USUALLY_UNASKED


# --- parts of actions and effects of attacks -------------------------------------------------------------------


PARTS = [
    (Heal(n=2), lambda game: hp(game, "brute") == 8),
    (Shield(n=2), lambda game: game.shield(game.figure("brute")) == 2),
    (Retaliate(n=2), lambda game: [*game.retaliates(game.figure("brute"))] == [(2, 1)]),
    (Loot(n=1), lambda game: game.state.heroes[0].coins == 1),
    (GiveCondition(what="strengthen", who="self"), lambda game: marks(game, "brute") == ["strengthen"]),
    (Damage(n=3, who="enemy", range=2), lambda game: hp(game, "guard:1") == 17),
    (GiveCondition(what="muddle", who="adjacent_enemy"), lambda game: marks(game, "guard:1") == ["muddle"]),
]


@pytest.mark.rule("GH-TRN-05")
@pytest.mark.parametrize(("part", "done"), PARTS)
def test_a_part_that_can_only_help_is_performed_and_whoever_wishes_leaves_it_out(part, done):
    board = brute((1, 0))
    board.half(LEAD, "bottom", Move(n=2), part)
    board.state.coins.append((0, 0))
    way = (f"default:{OTHER}:top", "skip")
    game = board.game()
    if type(part) is Loot:
        game.state.coins[:] = [(0, 1)]
    take_turn(game, f"play:{LEAD}:bottom", "skip", *way)
    assert done(game)
    board = brute((1, 0))
    board.half(LEAD, "bottom", Move(n=2), part)
    board.state.coins.append((0, 1))
    game = board.game()
    take_turn(game, "ask:everything", f"play:{LEAD}:bottom", "skip", "skip", *way)
    assert not done(game)


def test_a_single_target_is_meant_and_of_several_one_is_chosen():
    board = brute((1, 0), (0, 1))
    board.half(LEAD, "top", GiveCondition(what="muddle", who="adjacent_enemy"))
    assert asked(whole_turn(board.game()), f"play:{LEAD}:top").question == "give_condition"
    board = brute((1, 0))
    board.half(LEAD, "top", Push(n=1))
    # Whom to push is plain, where to and whether at all is not.
    assert "skip" in ids(asked(whole_turn(board.game()), f"play:{LEAD}:top"))
    assert asked(whole_turn(board.game()), f"play:{LEAD}:top").question == "push"


def test_who_would_lose_a_card_for_a_part_alone_is_asked():
    board = brute((1, 0))
    board.half(LEAD, "top", Attack(n=3), Heal(n=2), lost=True)
    game = board.game()
    hero = take_turn(game, f"play:{LEAD}:top", "skip", "skip", *SECOND)
    assert (hero.lost, hero.discard, hp(game, "brute")) == ([], [LEAD, OTHER], 6)
    game = brute((1, 0))
    game.half(LEAD, "top", Attack(n=3), Heal(n=2), lost=True)
    hero = take_turn(game := game.game(), f"play:{LEAD}:top", "target:guard:1", *SECOND)
    assert (hero.lost, hp(game, "brute")) == ([LEAD], 8)


@pytest.mark.rule("GH-EFF-02")
def test_conditions_of_an_attack_are_given_and_whoever_wishes_leaves_one_out():
    game = brute((1, 0)).game()
    attack(game, Attack(n=1, cond=("stun", "wound")), "target:guard:1")
    assert marks(game, "guard:1") == ["stun", "wound"]
    game = brute((1, 0), unasked=()).game()
    attack(game, Attack(n=1, cond=("stun", "wound")), "target:guard:1", "leave:stun", "apply")
    assert marks(game, "guard:1") == ["wound"]


@pytest.mark.rule("GH-RCV-03")
def test_items_are_refreshed_unasked_if_there_are_no_more_than_stated():
    board = brute()
    hero = board.state.heroes[0]
    board.half(LEAD, "top", Refresh(n=2, items="spent"))
    board.item(hero, "1", when="attack", state="spent", use="spent")
    board.item(hero, "2", when="attack", state="spent", use="spent")
    game = board.game()
    take_turn(game, f"play:{LEAD}:top", *SECOND)
    assert [item.state for item in hero.items] == ["ready", "ready"]
    board.item(hero, "3", when="attack", state="spent", use="spent")
    hero.items[:] = [type(item)(item.id, "spent") for item in hero.items]
    hero.chosen, hero.discard = [LEAD, OTHER], []
    assert ids(asked(whole_turn(board.game()), f"play:{LEAD}:top")) == ["refresh:1", "refresh:2", "refresh:3", "done"]


def test_the_wish_to_be_asked_everything_can_be_taken_back():
    board = brute((1, 0))
    game = board.game()
    hero = game.state.heroes[0]
    assert "ask:usual" in ids(asked(whole_turn(game), "ask:everything"))
    assert hero.unasked == ()
    asked(whole_turn(game), "ask:usual")
    assert hero.unasked == USUALLY_UNASKED


# --- moves ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-TRN-11")
def test_a_move_ends_with_its_way_and_whoever_wishes_goes_in_several():
    board = brute()
    board.half(LEAD, "bottom", Move(n=3))
    game = board.game()
    take_turn(game, f"play:{LEAD}:bottom", "move:1,0", f"default:{OTHER}:top")
    assert game.figure("brute").at == (1, 0)
    board = brute()
    board.half(LEAD, "bottom", Move(n=3))
    game = board.game()
    take_turn(game, f"play:{LEAD}:bottom", "by_ways", "move:1,0", "move:2,0", "done", f"default:{OTHER}:top")
    assert game.figure("brute").at == (2, 0)


def test_after_a_trap_or_a_door_or_in_a_hex_of_a_friend_the_move_goes_on():
    board = brute(hexes=row(5))
    board.tile("trap", (1, 0), damage=1)
    board.half(LEAD, "bottom", Move(n=3))
    decision = asked(whole_turn(board.game()), f"play:{LEAD}:bottom", "move:1,0")
    assert (decision.question, "done" in ids(decision)) == ("move", True)
    board = brute(hexes=row(3))
    board.door((3, 0), [(4, 0), (5, 0)])
    board.half(LEAD, "bottom", Move(n=4))
    assert "move:4,0" in ids(asked(whole_turn(board.game()), f"play:{LEAD}:bottom", "move:3,0"))
    board = brute(hexes=row(4))
    board.hero("tinkerer", (1, 0))
    board.half(LEAD, "bottom", Move(n=2))
    assert "move:2,0" in ids(asked(whole_turn(board.game()), f"play:{LEAD}:bottom", "move:1,0"))


# --- targets ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-AOE-05")
def test_single_targets_come_in_the_order_of_their_declaration():
    game = brute((1, 0), (0, 1), (-1, 0)).game()
    attack(game, Attack(n=1, targets=2), "target:guard:3", "target:guard:1")
    assert [event.args["target"] for event in told(game, "attacks")] == ["guard:3", "guard:1"]
    decision = asked(attacking(game, Attack(n=1, targets=2)), "target:guard:3")
    assert decision.option("target:guard:1").reveals
    assert decision.option("done").reveals


@pytest.mark.rule("GH-AOE-05")
def test_those_of_an_area_in_an_order_that_is_asked_for():
    board = brute((1, 0), (0, 1))
    game = board.game(areas={"pair": Area(((1, 0), (0, 1)), grey=(0, 0))})
    assert asked(attacking(game, Attack(n=1, area="pair")), "area:guard:1+guard:2").question == "next_target"


def attacking(game, ability):
    return attacks.hero_attack(game, game.state.heroes[0], game.figure("brute"), ability, [])


# --- rests and the end of the turn ------------------------------------------------------------------------------


def after_round(hand, *answers, unasked=USUALLY_UNASKED, result=""):
    board = brute(unasked=unasked)
    hero = board.state.heroes[0]
    hero.hand = board.plain(*[f"h{n}" for n in range(hand)])
    hero.discard = board.plain("d0", "d1")
    board.state.phase, board.state.result = "short_rests", result
    game = board.game()
    return asked(resting.short_rests(game), *answers), hero


@pytest.mark.rule("GH-RST-02", "GH-RST-09", "GH-CLN-06")
def test_a_short_rest_is_asked_about_with_few_cards_in_hand():
    assert [after_round(hand)[0] is not None for hand in range(6)] == [True, True, True, True, False, False]
    assert after_round(5, unasked=())[0].question == "short_rest"
    assert after_round(5, result="won")[0].question == "short_rest"


@pytest.mark.rule("GH-RST-02")
def test_whoever_wants_to_rest_later_is_asked_when_there_are_no_two_cards_to_play():
    decision, _ = after_round(3)
    assert (ids(decision), decision.default) == (["short_rest", "skip", "later"], "skip")
    _, hero = after_round(3, "later")
    assert after_round(3, unasked=hero.unasked)[0] is None
    decision, _ = after_round(1, unasked=hero.unasked)
    # Without it the next round would be lost: nothing that a screen should answer by itself.
    assert (ids(decision), decision.default) == (["short_rest", "skip"], "")


@pytest.mark.rule("GH-ITM-06", "GH-TRN-09")
def test_whoever_has_had_enough_is_not_asked_about_these_items_at_the_end_of_a_turn():
    board = brute()
    hero = board.state.heroes[0]
    board.item(hero, "1", Heal(n=1), when="turn", use="consumed")
    game = board.game()
    turn = (f"default:{LEAD}:top", f"default:{OTHER}:bottom", "skip")
    assert ids(asked(whole_turn(game), *turn)) == ["done", "item:1", "enough"]
    hero.chosen, hero.discard = [LEAD, OTHER], []
    take_turn(game, *turn, "enough")
    hero.chosen, hero.discard = [LEAD, OTHER], []
    take_turn(game, *turn)
    board.item(hero, "2", Heal(n=1), when="turn", use="consumed")
    hero.chosen, hero.discard = [LEAD, OTHER], []
    assert ids(asked(whole_turn(board.game()), *turn)) == ["done", "item:1", "item:2", "enough"]


@pytest.mark.rule("GH-RUL-72", "GH-ACT-07")
def test_only_whoever_wishes_is_asked_at_the_end_of_the_turn_because_a_bonus_could_end():
    for unasked, questions in ((USUALLY_UNASKED, None), ((), "end_turn")):
        board = brute(unasked=unasked)
        board.active(board.state.heroes[0], "A", Trigger("attack_by_self", Gain(attack=2)))
        end = asked(whole_turn(board.game()), f"default:{LEAD}:top", f"default:{OTHER}:bottom", "skip")
        assert (end and end.question) == questions


@pytest.mark.rule("GH-RST-06")
def test_heal_and_refresh_of_a_long_rest_happen_unless_the_player_wants_to_be_asked():
    class Optional(GloomhavenEdition):
        long_rest_optional = True

    for unasked, healed in ((USUALLY_UNASKED, 8), ((), 6)):
        board = brute(unasked=unasked)
        board.state.heroes[0].discard = board.plain("d0", "d1")
        game = board.game()
        game.edition = Optional()
        answers = () if unasked else ("skip", "skip")
        run(game, resting.long_rest(game, game.state.heroes[0]), "lose:d0", *answers)
        assert hp(game, "brute") == healed


# --- what the wishes mean ---------------------------------------------------------------------------------------


def test_a_wish_says_what_it_means_before_it_is_said():
    board = brute()
    board.half(LEAD, "bottom", Move(n=3))
    act = asked(whole_turn(board.game()))
    move = asked(whole_turn(board.game()), f"play:{LEAD}:bottom")
    rest, _ = after_round(3)
    for decision, wish in ((act, "ask:everything"), (move, "by_ways"), (rest, "later")):
        (line,) = decision.previewed(decision.option(wish)).lines
        assert line.key == f"preview-{wish.replace(':', '-')}"
    assert rest.previewed(rest.option("skip")).lines == ()
