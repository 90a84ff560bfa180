"""Actions of a character's turn (4.5): what may be left out, and where cards go."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import (
    Attack,
    Damage,
    GiveCondition,
    Heal,
    Loot,
    Move,
    Recover,
    Shield,
    Suffer,
    Trap,
)
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import Board, asked, card, hp, ids, marks, take_turn, told, whole_turn

LEAD, OTHER = "brute-lead", "brute-other"


def brute(guard=(1, 0), traits=None, **values):
    board = Board(disc((0, 0), 3))
    board.hero("brute", (0, 0), **values)
    board.monster("guard", guard, cards=[card()], hp=20, traits=traits or Traits())
    return board


@pytest.mark.rule("GH-TRN-05")
@pytest.mark.parametrize(
    "part",
    [Attack(n=1), Move(n=1), Heal(n=1, range=1), Loot(n=1), Trap(damage=1), GiveCondition(what="bless", who="self")],
)
def test_any_part_may_be_left_out(part):
    board = brute()
    board.hero("tinkerer", (0, 1))
    board.state.coins = [(1, -1)]
    board.half(LEAD, "top", part, Shield(n=1))
    game = board.game()
    hero = take_turn(game, f"play:{LEAD}:top", "skip", "use", f"default:{OTHER}:bottom", "skip")
    assert (hp(game, "guard:1"), game.figure("brute").at, hero.coins, game.state.overlays) == (20, (0, 0), 0, [])
    assert (game.state.blesses, game.shield(game.figure("brute"))) == (10, 1)


@pytest.mark.rule("GH-TRN-05")
@pytest.mark.parametrize(
    ("part", "brute_hp", "tinkerer_hp", "conditions", "curses"),
    [
        (Suffer(n=2), 8, 10, [], 10),
        (GiveCondition(what="curse", who="self"), 10, 10, [], 9),
        (GiveCondition(what="stun", who="allies", range=1), 10, 10, ["stun"], 10),
        (Damage(n=2, who="adjacent_allies"), 10, 8, [], 10),
    ],
)
def test_parts_that_harm_the_character_or_its_allies_must_be_performed(part, brute_hp, tinkerer_hp, conditions, curses):
    board = brute((3, 0))
    board.hero("tinkerer", (0, 1))
    board.half(LEAD, "top", Heal(n=0, on_self=True), part)
    game = board.game()
    take_turn(game, f"play:{LEAD}:top", "skip", f"default:{OTHER}:bottom", "skip")
    assert (hp(game, "brute"), hp(game, "tinkerer")) == (brute_hp, tinkerer_hp)
    assert (marks(game, "tinkerer"), game.state.hero_curses) == (conditions, curses)


@pytest.mark.rule("GH-TRN-06")
@pytest.mark.parametrize(
    ("half", "values", "pile"),
    [
        ("top", {}, "discard"),
        ("top", {"lost": True}, "lost"),
        ("top", {"active": "round"}, "active"),
        ("bottom", {}, "discard"),
    ],
)
def test_only_the_performed_half_says_where_a_card_goes(half, values, pile):
    board = brute()
    other_half = "bottom" if half == "top" else "top"
    board.half(LEAD, half, Shield(n=1), **values)
    board.half(LEAD, other_half, Heal(n=1, on_self=True), lost=True, active="persistent")
    game = board.game()
    end = ["done"] if pile == "active" else []
    hero = take_turn(game, f"play:{LEAD}:{half}", f"default:{OTHER}:{other_half}", "skip", *end)
    where = {"discard": hero.discard, "lost": hero.lost, "active": [one.card for one in hero.active]}
    assert [name for name, cards in where.items() if LEAD in cards] == [pile]


@pytest.mark.rule("GH-TRN-07")
def test_a_lost_card_comes_back_by_a_recover_ability_only():
    board = brute()
    hero = board.state.heroes[0]
    hero.lost = board.plain("L")
    board.half(LEAD, "top", Recover(n=1, source="lost"))
    game = board.game()
    take_turn(game, f"play:{LEAD}:top", "recover:L", f"default:{OTHER}:bottom", "skip")
    assert (hero.hand, hero.lost, hero.discard) == (["L"], [], [LEAD, OTHER])


@pytest.mark.rule("GH-TRN-08", "GH-DAT-08", "GH-ATK-02")
def test_the_default_actions_are_attack_two_in_melee_and_move_two():
    board = brute()
    board.monster("guard", (-2, 0), 2)
    board.half(LEAD, "top", Attack(n=9, range=5), lost=True, xp=2)
    board.half(OTHER, "bottom", Move(n=9), lost=True)
    game = board.game()
    assert "target:guard:2" not in ids(asked(whole_turn(game), f"default:{LEAD}:top"))
    take_turn(game, f"default:{LEAD}:top", "target:guard:1", f"default:{OTHER}:bottom", "move:0,2")
    hero = game.state.heroes[0]
    assert (hp(game, "guard:1"), game.figure("brute").at) == (18, (0, 2))
    assert (hero.discard, hero.lost, hero.xp) == ([LEAD, OTHER], [], 0)


@pytest.mark.rule("GH-TRN-10")
def test_both_cards_are_played_whatever_is_left_out_of_them():
    board = brute()
    board.half(LEAD, "top", Attack(n=1), lost=True, xp=1)
    board.half(OTHER, "bottom", Move(n=1), Heal(n=1, on_self=True), lost=True, xp=1)
    game = board.game()
    hero = take_turn(game, f"play:{LEAD}:top", "skip", f"play:{OTHER}:bottom", "skip", "use")
    # Nothing of the first half was used: it counts as the default action.
    assert (hero.chosen, hero.discard, hero.lost, hero.xp) == ([], [LEAD], [OTHER], 1)


@pytest.mark.rule("GH-TRN-12", "GH-TRN-05")
def test_not_even_what_must_be_done_happens_to_the_exhausted():
    board = brute(hp=2)
    board.hero("tinkerer", (-3, 0))
    board.half(LEAD, "top", Suffer(n=2), Suffer(n=1), GiveCondition(what="curse", who="self"))
    game = board.game()
    take_turn(game, f"play:{LEAD}:top")
    assert len(told(game, "suffers")) == 1
    assert (game.find("brute"), game.state.hero_curses) == (None, 10)


@pytest.mark.rule("GH-TRN-05", "GH-EFF-02")
def test_what_an_attack_does_to_the_attacker_is_optional_only_if_it_helps():
    for card_, asked_ in (("+0 muddle self", []), ("+0 strengthen self", ["leave:strengthen"])):
        board = brute()
        board.half(LEAD, "top", Attack(n=1))
        board.state.heroes[0].deck.draw.append(card_)
        game = board.game()
        take_turn(game, f"play:{LEAD}:top", "target:guard:1", *asked_, f"default:{OTHER}:bottom", "skip")
        assert marks(game, "brute") == ([] if asked_ else ["muddle"])
