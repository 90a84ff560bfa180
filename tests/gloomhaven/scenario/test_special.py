"""Special scenario rules (12.6): every event that a scenario can wait for."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box import special
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove
from tafelrunde.games.havens.box.special import SpecialRule
from tafelrunde.games.havens.box.vocabulary import Name
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.rules.map import reveal
from tafelrunde.games.havens.rules.scenario import special_effects, special_rules
from tafelrunde.games.havens.rules.setup import placing
from tafelrunde.games.havens.state import Chest
from tests.helpers.gloomhaven_rules import Board, acts_anyhow, card, hp, marks, row, run, take_turn, told

SEEN = special.Read("news")
NEWS = {"news": Name("Neues", "News")}


def small(*rules, heroes=("brute", "tinkerer"), length=8, guard=True, cards=8):
    """A row with heroes at its beginning, a guard at its end, and a scenario with these rules."""
    board = Board(row(length), round=1)
    for place, cls in enumerate(heroes):
        hero = board.hero(cls, (place, 0), initiative=10 + place)
        hero.hand = board.plain(*[f"{cls}-{n}" for n in range(cards)])
    if guard:
        board.monster("guard", (length - 1, 0), cards=[card(initiative=80)] * 8)
    board.type("rat", hp=3, cards=[card(MonsterMove(), MonsterAttack(), initiative=40)] * 4, standees=2)
    board.scenario = {"special": rules, "texts": NEWS}
    return board


def news(game):
    """How often the rule has happened."""
    return len(told(game, "section"))


def effect(game, one, opener="", room=0, *answers, spared=()):
    figure = game.figure(opener) if opener else None
    run(game, special_effects.carry_out(game, one, figure, room, spared), *answers)


def rats(game):
    return [(figure.at, figure.rank) for figure in game.state.figures if figure.type == "rat"]


# --- events ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-SPC-01", "GH-CLN-07")
@pytest.mark.parametrize(
    ("when", "rounds"),
    [
        (special.AtRound(at=2), [2]),
        (special.AtRound(at=1, every=2), [1, 3, 5]),
        (special.AtRound(at=2, every=1), [2, 3, 4, 5]),
        (special.AtRound(at=3, end=False), [3]),
    ],
)
def test_at_the_start_or_end_of_rounds_once_or_again_and_again(when, rounds):
    game = small(SpecialRule(when=when, do=(SEEN,))).game()
    found = []
    for number in range(1, 6):
        game.state.round = number
        before = news(game)
        run(game, special_rules.round_start(game))
        run(game, special_rules.round_end(game))
        if news(game) > before:
            found.append(number)
    assert found == rounds


@pytest.mark.rule("GH-SPC-01", "GH-REV-04")
def test_when_a_room_is_revealed():
    board = small(SpecialRule(when=special.AtRoom(room=2), do=(SEEN, special.Hurt(n=2, who="opener"))), cards=0)
    door = board.door((8, 0), [(9, 0)])
    game = board.game()
    run(game, reveal.open_door(game, door, game.figure("tinkerer")))
    assert (news(game), hp(game, "brute"), hp(game, "tinkerer")) == (1, 10, 8)


@pytest.mark.rule("GH-SPC-02", "GH-OVL-17")
@pytest.mark.parametrize(("both", "expected"), [(False, [1, 1]), (True, [0, 1])])
def test_on_a_plate_or_when_all_of_them_are_taken(both, expected):
    plates = special.AtPlate(hexes=((0, 0), (1, 0)), all=both)
    board = small(SpecialRule(when=plates, do=(SEEN,)))
    board.state.figures[1].at = (4, 0)
    game = board.game()
    seen = []
    for hero, at in ((0, (0, 0)), (1, (1, 0))):
        game.state.figures[hero].at = at
        run(game, special_rules.plates(game, game.state.heroes[hero]))
        seen.append(news(game))
    assert seen == expected


@pytest.mark.rule("GH-OVL-17", "GH-SPC-02")
def test_a_plate_counts_at_the_end_of_a_characters_turn_not_on_the_way_and_not_for_others():
    board = small(SpecialRule(when=special.AtPlate(hexes=((2, 0),)), do=(SEEN,)))
    board.summon("rat", (2, 0), board.state.heroes[0], move=None)
    game = board.game()
    acts_anyhow(game, "rat:1")
    assert news(game) == 0
    game.state.figures.remove(game.figure("rat:1"))
    take_turn(game, "default:tinkerer-lead:bottom", "move:3,0", "default:tinkerer-other:top", cls="tinkerer")
    assert news(game) == 0
    take_turn(game, "default:brute-lead:bottom", "move:2,0", "default:brute-other:top")
    assert news(game) == 1


@pytest.mark.rule("GH-SPC-01", "GH-MON-08")
@pytest.mark.parametrize(("each", "expected"), [(False, [0, 1]), (True, [1, 2])])
def test_when_the_last_of_a_type_dies_or_each_of_them(each, expected):
    board = small(SpecialRule(when=special.AtKill("guard", each=each), do=(SEEN,)))
    board.monster("guard", (5, 0), 2)
    game = board.game()
    seen = []
    for name in ("guard:1", "guard:2"):
        run(game, damage.kill(game, game.figure(name), "brute"))
        seen.append(news(game))
    assert seen == expected


@pytest.mark.rule("GH-SPC-02", "GH-OVL-14")
def test_when_an_object_is_destroyed_and_not_for_another_one():
    board = small(SpecialRule(when=special.AtDestroyed("altar"), do=(SEEN,)))
    board.object("well", (5, 0), hp=1)
    board.object("altar", (6, 0), hp=1)
    game = board.game()
    run(game, damage.suffer(game, game.figure("well"), 1, cause="effect"))
    assert news(game) == 0
    run(game, damage.suffer(game, game.figure("altar"), 1, cause="effect"))
    assert news(game) == 1


@pytest.mark.rule("GH-SPC-01", "GH-OVL-16")
@pytest.mark.parametrize(
    ("number", "found", "goal", "expected"), [(7, 7, False, 1), (7, 8, False, 0), (0, 0, True, 1), (0, 8, False, 0)]
)
def test_when_a_treasure_or_a_goal_tile_is_looted(number, found, goal, expected):
    game = small(SpecialRule(when=special.AtLoot(number), do=(SEEN,))).game()
    run(game, special_rules.looted(game, game.state.heroes[0], Chest((0, 0), found, goal)))
    assert news(game) == expected


@pytest.mark.rule("GH-SPC-01")
@pytest.mark.parametrize(("once", "expected"), [(True, 1), (False, 2)])
def test_a_rule_happens_once_unless_it_says_otherwise(once, expected):
    game = small(SpecialRule(when=special.AtLoot(0), do=(SEEN,), once=once)).game()
    for _ in range(2):
        run(game, special_rules.looted(game, game.state.heroes[0], Chest((0, 0), goal=True)))
    assert news(game) == expected


@pytest.mark.rule("GH-SET-01", "GH-SET-12", "GH-RUL-01")
def test_effects_of_the_set_up_wait_for_figures_and_hands():
    effects = (special.Afflict("muddle"), special.Hurt(n=1), special.DropCards(n=1))
    board = small(SpecialRule(when=special.AtSetup(), do=effects))
    game = board.game()
    run(game, placing.begin(game), "suffer", "suffer", "discard:brute-0", "discard:tinkerer-3")
    assert marks(game, "brute") == marks(game, "tinkerer") == ["muddle"]
    assert (hp(game, "brute"), hp(game, "tinkerer")) == (9, 9)
    assert [hero.discard for hero in game.state.heroes] == [["brute-0"], ["tinkerer-3"]]
