"""Area effects and targets (5.6)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack, Damage, Trigger
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Area, Bonus, Gain
from tafelrunde.games.havens.rules.combat import sequence as attacks
from tafelrunde.games.havens.rules.heroes import actions
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven import AREAS
from tests.helpers.gloomhaven_rules import Board, act, asked, attack, card, hp, ids, marks, run, strike, told

HOOK = Area(red=((1, 0), (2, 0), (2, 1)), grey=(0, 0))
"""Two hexes ahead and one to the right of the second: no mirror image of itself."""
PAIR = Area(red=((0, 0), (1, 0)))
FAR_LINE = Area(red=((2, 0), (3, 0)), grey=(0, 0))
PATTERNS = {**AREAS, "hook": HOOK, "pair": PAIR, "far_line": FAR_LINE}


def brute(*guards, hexes=None, **values):
    """A brute at (0,0), and guards where they are wanted."""
    board = Board(hexes if hexes is not None else disc((0, 0), 4))
    board.hero("brute", (0, 0), **values)
    for number, at in enumerate(guards, start=1):
        board.monster("guard", at, number, cards=[card()])
    return board


def begin(board):
    return board.game(areas=PATTERNS)


def offered(game, ability, **values):
    hero = game.state.heroes[0]
    return ids(asked(attacks.hero_attack(game, hero, game.figure("brute"), ability, [], **values)))


def modes(game):
    return [event.args["mode"] for event in told(game, "draws")]


@pytest.mark.rule("GH-AOE-01")
@pytest.mark.parametrize(
    "cells",
    [
        ((1, 0), (2, 0), (2, 1)),
        # turned by a third: (1,0) becomes (-1,1)
        ((-1, 1), (-2, 2), (-3, 2)),
        # turned by half
        ((-1, 0), (-2, 0), (-2, -1)),
        # mirrored: the third hex on the other side of the line
        ((1, 0), (2, 0), (3, -1)),
    ],
)
def test_a_pattern_lies_in_any_rotation_and_mirrored(cells):
    game = begin(brute(*cells))
    assert offered(game, Attack(n=1, area="hook"))[0] == "area:guard:1+guard:2+guard:3"


@pytest.mark.rule("GH-AOE-01")
def test_a_pattern_is_not_bent():
    # The third guard is beside the first hex of the line, not beside the second.
    game = begin(brute((1, 0), (2, 0), (1, 1)))
    assert "area:guard:1+guard:2+guard:3" not in offered(game, Attack(n=1, area="hook"))


@pytest.mark.rule("GH-AOE-02", "GH-AOE-09", "GH-ATK-03")
def test_a_pattern_with_a_grey_hex_begins_at_the_attacker_and_is_melee():
    game = begin(brute((3, 0), (4, 0)))
    # Whatever range the card shows, the line reaches two hexes.
    assert offered(game, Attack(n=1, range=4, area="line2")) == []
    game = begin(brute((1, 0)))
    attack(game, Attack(n=1, range=4, area="line2"), "area:guard:1")
    assert modes(game) == ["normal"]


@pytest.mark.rule("GH-AOE-09")
def test_an_attack_without_range_is_melee_even_where_its_pattern_reaches_farther():
    board = brute((2, 0), (3, 0))
    board.active(board.state.heroes[0], "A", Trigger("melee_attack_by_self", Gain(attack=1)))
    game = begin(board)
    damage = attack(game, Attack(n=2, area="far_line"), "area:guard:1+guard:2", "target:guard:2")
    assert (damage, modes(game)) == ([3, 3], ["normal", "normal"])


@pytest.mark.rule("GH-AOE-03")
def test_one_hex_of_a_ranged_area_must_be_in_range_with_or_without_an_enemy():
    # The pair may lie on (2,0), empty and in range, and (3,0), out of range with the guard.
    assert offered(begin(brute((3, 0))), Attack(n=1, range=2, area="pair")) == ["area:guard:1", "skip"]
    assert offered(begin(brute((4, 0))), Attack(n=1, range=2, area="pair")) == []


@pytest.mark.rule("GH-AOE-03", "GH-HEX-06")
def test_the_hex_in_range_may_not_be_wall_the_others_may():
    # (2,0) is the only hex of the map beside the guard's hex that could be in range 2; without it there is none.
    hexes = [at for at in disc((0, 0), 3) if at not in ((2, 0), (2, -1), (3, -1), (2, 1), (3, -2), (3, -3))]
    game = begin(brute((3, 0), hexes=hexes))
    assert game.range((0, 0), (3, 0)) > 2
    assert offered(game, Attack(n=1, range=2, area="pair")) == []
    # A guard in range is hit although the other half of every pair about it may lie on wall.
    game = begin(brute((1, 0), hexes=[(0, 0), (1, 0)]))
    assert offered(game, Attack(n=1, range=2, area="pair")) == ["area:guard:1", "skip"]


@pytest.mark.rule("GH-AOE-04")
def test_an_enemy_in_the_area_and_out_of_sight_is_not_attacked():
    hexes = [at for at in disc((0, 0), 4) if at not in ((2, 0), (2, -1))]
    board = brute((1, 0), (3, -1), hexes=hexes)
    game = begin(board)
    line = {"line": Area(red=((1, 0), (2, 0), (3, -1)), grey=(0, 0))}
    game = board.game(areas=line)
    assert not game.sees((0, 0), (3, -1))
    assert offered(game, Attack(n=2, area="line")) == ["area:guard:1", "skip"]
    attack(game, Attack(n=2, area="line"), "area:guard:1")
    assert (hp(game, "guard:1"), hp(game, "guard:2")) == (6, 8)


@pytest.mark.rule("GH-AOE-05", "GH-ATK-05", "GH-MOD-01")
def test_each_target_has_its_own_card_its_own_bonuses_and_its_own_shield():
    board = brute((1, 0))
    board.monster("knight", (2, 0), cards=[card()], traits=Traits(shield=2), marks=["poison"])
    hero = board.state.heroes[0]
    hero.deck.draw = ["+0", "-1", "x2"]
    game = begin(board)
    ability = Attack(n=3, area="line2", bonus=(Bonus("target_poisoned", Gain(attack=1)),))
    # The knight first: (3 + poison + bonus) × 2 − 2; then the guard: 3 − 1.
    damage = attack(game, ability, "area:guard:1+knight:1", "target:knight:1")
    assert (damage, hero.deck.draw, hero.deck.discard) == ([8, 2], ["+0"], ["x2", "-1"])


@pytest.mark.rule("GH-AOE-06", "GH-AOE-08")
def test_the_same_enemy_is_attacked_once_however_many_targets_there_could_be():
    game = begin(brute((1, 0)))
    assert attack(game, Attack(n=1, range=3, targets=3), "target:guard:1") == [1]
    board = brute((1, 0))
    board.state.heroes[0].deck.draw = ["+0", "+0", "rolling add_target"]
    game = begin(board)
    assert attack(game, Attack(n=1), "target:guard:1") == [1]
    assert hp(game, "guard:1") == 7


@pytest.mark.rule("GH-AOE-07", "GH-OVR-16", "GH-ATK-01")
def test_allies_in_an_area_are_not_affected():
    board = brute((1, 0))
    tinkerer = board.hero("tinkerer", (2, 0))
    board.summon("rat", (0, 1), tinkerer)
    game = begin(board)
    attack(game, Attack(n=5, area="line2", cond=("stun",)), "area:guard:1!tinkerer", "apply")
    assert (hp(game, "tinkerer"), marks(game, "tinkerer"), hp(game, "guard:1")) == (10, [], 3)
    # Nor can an ally be chosen as a single target.
    assert offered(game, Attack(n=1, range=3)) == ["target:guard:1", "skip"]


@pytest.mark.rule("GH-AOE-07", "GH-TRN-05")
def test_what_says_that_it_hits_allies_in_the_area_does():
    board = brute((1, 0))
    board.hero("tinkerer", (2, 0))
    game = begin(board)
    act(game, Attack(n=2, area="line2"), Damage(n=1, who="allies_in_area"), answers=["area:guard:1!tinkerer"])
    assert (hp(game, "tinkerer"), hp(game, "guard:1")) == (9, 6)


@pytest.mark.rule("GH-AOE-08")
def test_target_x_attacks_up_to_x_different_enemies_in_range():
    ring = [(1, 0), (0, 1), (-1, 1)]
    game = begin(brute(*ring, (3, 0)))
    assert offered(game, Attack(n=1, targets=2)) == ["target:guard:1", "target:guard:2", "target:guard:3", "skip"]
    assert attack(game, Attack(n=1, targets=2), "target:guard:2", "done") == [1]
    assert attack(game, Attack(n=1, targets=2), "target:guard:2", "target:guard:3", "target:guard:3") == [1, 1]
    # All in range may be named at once if they are not too many.
    assert offered(game, Attack(n=1, targets=3))[0] == "targets:all"
    assert offered(game, Attack(n=1, targets="all"))[0] == "targets:all"
    assert [hp(game, f"guard:{number}") for number in (1, 2, 3, 4)] == [8, 6, 7, 8]


@pytest.mark.rule("GH-AOE-10")
def test_all_targets_are_declared_before_the_first_card_is_drawn():
    board = brute((1, 0), (0, 1), (-1, 1))
    hero = board.state.heroes[0]
    game = begin(board)
    rules = attacks.hero_attack(game, hero, game.figure("brute"), Attack(n=9, targets=2), [])
    asked(rules, "target:guard:1", "target:guard:2")
    assert told(game, "draws") == []
    game = begin(brute((1, 0), (0, 1), (-1, 1)))
    # The first target dies; nobody else is declared in its place.
    attack(game, Attack(n=9, targets=2), "target:guard:1", "target:guard:2", "target:guard:1")
    assert [hp(game, f"guard:{number}") for number in (1, 2, 3)] == [0, 0, 8]


@pytest.mark.rule("GH-AOE-10", "GH-EFF-05")
def test_a_declared_target_is_attacked_even_if_it_has_been_moved_meanwhile_and_not_if_it_is_dead():
    board = brute((1, 0), (2, 0))
    game = begin(board)
    # The second guard stands behind the first: pushing the first through it leaves it where it is.
    damage = attack(
        game, Attack(n=2, range=2, targets=2, push=1), "targets:all", "target:guard:2", "push:3,0", "push:2,0"
    )
    assert (damage, game.figure("guard:1").at, game.figure("guard:2").at) == ([2, 2], (2, 0), (3, 0))


@pytest.mark.rule("GH-AOE-05", "GH-MAT-02")
def test_a_monsters_attack_on_several_goes_by_the_list_without_a_question():
    board = brute((1, 0))
    board.hero("tinkerer", (1, 1))
    board.state.monster_modifiers.draw = ["-1", "+1"]
    game = begin(board)
    assert strike(game, "guard:1", ["tinkerer", "brute"], 2, targets=2) == [3, 1]
    assert (hp(game, "tinkerer"), hp(game, "brute")) == (7, 9)


@pytest.mark.rule("GH-AOE-05", "GH-XPG-02")
def test_together_they_are_one_attack_action():
    # XP of the action once, XP for each target twice.
    board = brute((1, 0), (0, 1))
    board.half("brute-lead", "top", Attack(n=1, targets=2, xp_per_target=1), xp=2)
    game = begin(board)
    hero = game.state.heroes[0]
    game.state.acting = "brute"
    run(game, actions.perform_action(game, hero, "brute-lead", "top", False), "targets:all", "target:guard:1")
    assert hero.xp == 4
