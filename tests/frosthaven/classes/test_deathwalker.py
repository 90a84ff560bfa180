"""Shadows (17.1), and abilities that are performed from another hex (5.3)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack, GiveCondition, Heal, Shadows, Teleport, Trigger
from tafelrunde.games.havens.box.cards import CharacterClass
from tafelrunde.games.havens.box.vocabulary import Bonus, Gain
from tafelrunde.games.havens.rules.choices import possible, reaching
from tests.helpers.frosthaven import Field
from tests.helpers.gloomhaven_rules import act, hp, marks, name, take_turn, told

WALKER = CharacterClass(
    id="deathwalker", name=name("deathwalker"), hand=11, hp=(10,) * 9, cards=(), perks=(), shadows=6
)


def walker(*shadows, guard=(3, 0), hexes=None, **values):
    board = Field(hexes)
    hero = board.hero("deathwalker", (0, 0), **values)
    hero.shadows = shadows
    board.guard(guard)
    return board


def start(board):
    return board.game(classes={hero.id: WALKER for hero in board.state.heroes})


def does(game, ability, *answers):
    return act(game, ability, answers=answers, cls="deathwalker")


def plays(game, *answers):
    """The top of the leading card, and nothing with the other."""
    rest = ["default:deathwalker-other:bottom", "skip"]
    take_turn(game, "play:deathwalker-lead:top", *answers, *rest, cls="deathwalker")


def no(game, ability):
    return possible.obstacle_to(game, game.state.heroes[0], game.figure("deathwalker"), ability)


@pytest.mark.rule("FH-CLS-06")
def test_where_the_character_kills_a_shadow_is_left():
    game = start(walker(guard=(1, 0)))
    does(game, Attack(n=30), "target:guard:1")
    assert game.state.heroes[0].shadows == ((1, 0),)
    assert (1, 0) in game.hexes(game.empty())


@pytest.mark.rule("FH-CLS-06")
def test_kills_of_others_leave_none():
    from tafelrunde.games.havens.rules.effects import damage
    from tests.helpers.gloomhaven_rules import run

    board = walker(guard=(1, 0))
    game = start(board)
    run(game, damage.suffer(game, game.figure("guard:1"), 30, cause="wound"))
    assert game.state.heroes[0].shadows == ()


@pytest.mark.rule("FH-CLS-06")
def test_six_shadows_at_most_and_one_in_a_hex():
    full = [(0, 1), (0, 2), (1, 0), (2, 0), (-1, 0), (-2, 0)]
    game = start(walker(*full))
    assert no(game, Shadows("place", range=3)).rule == "FH-CLS-06"
    game = start(walker(*full[:5]))
    does(game, Shadows("place", n=3, range=1), "shadow:-1,1")
    assert len(game.state.heroes[0].shadows) == 6
    game = start(walker((0, 0)))
    assert does(game, Shadows("place")) is False
    assert game.state.heroes[0].shadows == ((0, 0),)


@pytest.mark.rule("FH-CLS-07", "FH-LOS-03")
def test_range_and_sight_are_measured_from_the_shadow():
    game = start(walker((2, 0)))
    assert no(game, Attack(n=3)) is not None
    assert no(game, Attack(n=3, origin="shadow")) is None
    does(game, Attack(n=3, origin="shadow"), "target:guard:1")
    assert hp(game, "guard:1") == 17
    assert game.figure("deathwalker").at == (0, 0)


@pytest.mark.rule("FH-CLS-07")
def test_a_ranged_attack_has_disadvantage_next_to_the_shadow_and_not_next_to_the_character():
    board = walker((3, -1), guard=(1, 0))
    board.state.heroes[0].deck.draw = ["+1", "-1"]
    game = start(board)
    does(game, Attack(n=3, range=3, origin="shadow"), "target:guard:1")
    assert hp(game, "guard:1") == 18  # one card, the one on top: -1
    board = walker((2, 0), guard=(3, 0))
    board.state.heroes[0].deck.draw = ["-2", "+1"]
    game = start(board)
    does(game, Attack(n=3, range=3, origin="shadow"), "target:guard:1")
    assert hp(game, "guard:1") == 19


@pytest.mark.rule("FH-CLS-07")
def test_of_several_shadows_that_reach_somebody_one_is_chosen():
    board = walker((2, 0), (3, -1), (-3, 0))
    game = start(board)
    does(game, Attack(n=3, origin="shadow"), "from:3,-1", "target:guard:1")
    assert hp(game, "guard:1") == 17


@pytest.mark.rule("FH-CLS-07")
def test_retaliate_is_measured_to_the_character():
    board = walker((2, 0))
    game = start(board)
    from tafelrunde.games.havens.state import Bonus as Kept

    game.figure("guard:1").bonuses = (Kept("", retaliate=3),)
    does(game, Attack(n=1, origin="shadow"), "target:guard:1")
    assert hp(game, "deathwalker") == 10
    assert hp(game, "guard:1") == 19


@pytest.mark.rule("FH-CLS-07")
@pytest.mark.parametrize(
    "ability",
    [
        Attack(n=3, origin="shadow"),
        Heal(n=2, range=1, origin="shadow"),
        GiveCondition(what="poison", who="enemy", range=2, origin="shadow"),
        Shadows("move", n=2),
        Shadows("heal", n=2),
    ],
)
def test_without_a_shadow_nothing_is_done_from_one(ability):
    assert no(start(walker()), ability).reason == "no_shadow"


@pytest.mark.rule("FH-CLS-07")
def test_conditions_and_heals_from_a_shadow():
    board = walker((2, 0))
    board.hero("boneshaper", (1, 1), hp=5)
    board.state.figures[-1].most = 10
    game = start(board)
    does(game, GiveCondition(what="muddle", who="enemy", range=1, origin="shadow"))
    assert marks(game, "guard:1") == ["muddle"]
    does(game, Heal(n=3, range=1, origin="shadow"))
    assert hp(game, "boneshaper") == 8


@pytest.mark.rule("FH-CLS-07")
def test_bonuses_for_attacks_from_shadows():
    board = walker((2, 0))
    board.active(board.state.heroes[0], "night", Trigger(event="shadow_attack_by_self", gain=Gain(attack=1)))
    game = start(board)
    does(game, Attack(n=3, origin="shadow"), "target:guard:1")
    assert hp(game, "guard:1") == 16
    game.figure("guard:1").at = (1, 0)
    does(game, Attack(n=3), "target:guard:1")
    assert hp(game, "guard:1") == 13


@pytest.mark.rule("FH-CLS-07")
def test_bonuses_for_shadows_that_are_there_or_near():
    board = walker((0, 1), (3, -3), guard=(1, 0))
    game = start(board)
    does(game, Attack(n=2, bonus=(Bonus("per_shadow", Gain(attack=1, times=True)),)), "target:guard:1")
    assert hp(game, "guard:1") == 16
    does(game, Attack(n=2, bonus=(Bonus("near_shadow", Gain(attack=2)),)), "target:guard:1")
    assert hp(game, "guard:1") == 12
    game.state.heroes[0].shadows = ((3, -3),)
    does(game, Attack(n=2, bonus=(Bonus("near_shadow", Gain(attack=2)),)), "target:guard:1")
    assert hp(game, "guard:1") == 10


@pytest.mark.rule("FH-CLS-08")
def test_shadows_move_through_figures_but_not_onto_each_other():
    board = walker((0, 1), (0, 2))
    board.half("deathwalker-lead", "top", Shadows("move", n=2))
    game = start(board)
    plays(game, "shadow:0,0", "skip")
    assert game.state.heroes[0].shadows == ((0, 0), (0, 2))
    assert len(told(game, "shadow_moved")) == 1


@pytest.mark.rule("FH-CLS-08")
def test_shadows_do_not_move_through_walls():
    board = walker((0, 0), hexes=[(0, 0), (1, 0), (2, 0)], guard=(2, 0))
    board.walls = [((0, 0), (1, 0))]
    game = start(board)
    assert does(game, Shadows("move", n=2)) is False


@pytest.mark.rule("FH-CLS-09")
def test_removed_shadows_make_one_heal():
    board = walker((0, 1), (0, 2), (1, 0), hp=10)
    board.half("deathwalker-lead", "top", Shadows("heal", n=2))
    game = start(board)
    game.figure("deathwalker").hp = 2
    plays(game, "shadow:0,1", "shadow:0,2", "skip")
    assert (hp(game, "deathwalker"), game.state.heroes[0].shadows) == (6, ((1, 0),))
    assert len(told(game, "heals")) == 1


@pytest.mark.rule("FH-TEL-07")
@pytest.mark.parametrize(
    ("to", "hexes"), [("shadow", {(3, -1)}), ("beside_shadow", {(3, -1), (2, -1), (2, 0), (3, -2)})]
)
def test_a_teleport_may_name_where_it_leads(to, hexes):
    game = start(walker((3, -1), guard=(3, 0)))
    found = reaching.of_teleport(game, game.state.heroes[0], game.figure("deathwalker"), Teleport(to=to))
    assert set(found) == hexes
