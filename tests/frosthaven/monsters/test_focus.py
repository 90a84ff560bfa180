"""Whom a monster focuses (6.2, 6.9)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove, MonsterShield
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.state import Mark
from tafelrunde.kernel import PARTY
from tafelrunde.tabletop.hexes import disc
from tests.helpers.frosthaven import Field
from tests.helpers.gloomhaven_rules import acts, acts_anyhow, asked_of, blows, card, hp, ids, row, told

CHASE = (MonsterMove(), MonsterAttack())


def struck(game):
    """Who was attacked, in order."""
    return [event.args["target"] for event in told(game, "attacks")]


def among(*abilities, hexes=None, at=(0, 0), **values):
    """A guard in the middle of an open field."""
    board = Field(disc((0, 0), 4) if hexes is None else hexes)
    board.guard(at, cards=[card(*abilities)], **values)
    return board


def place(game, name="guard:1"):
    return game.figure(name).at


@pytest.mark.rule("FH-FOC-01")
def test_the_focus_of_a_turn_is_found_before_its_abilities_and_kept():
    # From where the turn begins the boneshaper is nearest; after the move away from it that would not matter any more.
    board = among(MonsterAttack(range=3), MonsterMove(), MonsterAttack(range=3))
    board.hero("boneshaper", (2, 0), initiative=10)
    board.drifter((-2, 0), initiative=60)
    game = board.game()
    acts_anyhow(game, "guard:1")
    assert struck(game) == ["boneshaper", "boneshaper"]


@pytest.mark.rule("FH-FOC-03", "FH-MTG-02")
@pytest.mark.parametrize("disarmed", [False, True])
def test_who_can_not_attack_moves_as_for_a_blow_and_stays_where_it_stands_beside_its_focus(disarmed):
    attack = (MonsterAttack(range=4),) if disarmed else ()
    board = among(MonsterMove(), *attack, at=(3, 0), move=5, marks=["disarm"] if disarmed else [])
    board.drifter((0, 0))
    game = board.game()
    acts(game, "guard:1")
    assert (place(game), blows(game)) == ((1, 0), [])
    game.figure("guard:1").marks = (Mark("disarm"),) if disarmed else ()
    acts(game, "guard:1")
    assert place(game) == (1, 0)


@pytest.mark.rule("FH-FOC-05")
def test_ways_are_searched_as_if_it_could_walk_for_ever_and_without_line_of_sight():
    # Round the corner of the passage nobody is seen, and seven steps are more than it has.
    board = among(*CHASE, hexes=[*row(6), (5, 1), (5, 2), (5, 3)], at=(5, 3), move=2)
    board.drifter((0, 0))
    game = board.game()
    assert not game.sees((5, 3), (0, 0))
    acts(game, "guard:1")
    assert place(game) == (5, 1)


@pytest.mark.rule("FH-FOC-07")
def test_no_way_leads_through_enemies_and_through_friends_and_invisible_ones_it_does():
    board = among(*CHASE, hexes=row(7), at=(6, 0), move=6)
    board.drifter((0, 0), initiative=10)
    board.guard((4, 0), 2)
    board.hero("boneshaper", (2, 0), marks=["invisible"])
    game = board.game()
    acts(game, "guard:1")
    assert (place(game), struck(game)) == ((1, 0), ["drifter"])
    board = among(*CHASE, hexes=row(7), at=(6, 0), move=6)
    board.drifter((0, 0), initiative=10)
    board.hero("boneshaper", (3, 0), initiative=90)
    game = board.game()
    acts(game, "guard:1")
    assert (place(game), struck(game)) == ((4, 0), ["boneshaper"])


@pytest.mark.rule("FH-FOC-07")
@pytest.mark.parametrize("what", ["obstacle", "object", "wall", "door"])
def test_nor_through_obstacles_objectives_walls_and_closed_doors(what):
    board = among(*CHASE, hexes=row(7) if what != "door" else [*row(3), *row(7)[4:]], at=(6, 0), move=6)
    board.drifter((0, 0))
    if what == "obstacle":
        board.tile("obstacle", (3, 0))
    elif what == "object":
        board.object("shrine", (3, 0))
    elif what == "wall":
        board.walls = [((3, 0), (4, 0))]
    else:
        board.rooms[1] = row(3)
        board.door((3, 0), row(7)[4:])
    game = board.game()
    if what == "door":
        game.state.rooms = (1, 2)
    acts(game, "guard:1")
    assert place(game) == (6, 0)


@pytest.mark.rule("FH-FOC-09")
@pytest.mark.parametrize(("how", "harmed"), [("walk", True), ("jump", False), ("fly", False)])
@pytest.mark.parametrize("kind", ["trap", "hazard"])
def test_traps_and_hazards_are_negative_for_who_walks_through_them(kind, how, harmed):
    move = MonsterMove(jump=how == "jump")
    board = among(move, MonsterAttack(), hexes=row(5), at=(4, 0), move=4, traits=Traits(flying=how == "fly"))
    board.drifter((0, 0))
    board.tile(kind, (2, 0), damage=3)
    game = board.game()
    acts(game, "guard:1")
    assert (place(game), hp(game, "guard:1") < 20) == ((1, 0), harmed)


@pytest.mark.rule("FH-FOC-10")
def test_a_long_way_round_is_better_than_a_trap_and_another_focus_too():
    ring = [(0, -3), (1, -3), (2, -3), (3, -3), (3, -2), (3, -1), (3, 0), (2, 1), (1, 2), (0, 3)]
    board = among(*CHASE, hexes=[*ring, (0, 0), (1, 0), (2, 0), (0, -1), (0, -2)], at=(2, 0), move=2)
    board.drifter((0, 0))
    board.tile("trap", (1, 0), damage=5)
    game = board.game()
    acts(game, "guard:1")
    assert (place(game), hp(game, "guard:1"), len(game.state.overlays)) == ((3, -2), 20, 1)
    board = among(*CHASE, hexes=row(9), at=(3, 0), move=9)
    board.drifter((1, 0))
    board.hero("boneshaper", (8, 0))
    board.tile("trap", (2, 0), damage=5)
    game = board.game()
    acts(game, "guard:1")
    assert (struck(game), hp(game, "guard:1")) == (["boneshaper"], 20)


@pytest.mark.rule("FH-FOC-10")
def test_without_another_way_to_anybody_it_goes_through_the_trap():
    board = among(*CHASE, hexes=row(4), at=(3, 0), move=2)
    board.drifter((0, 0))
    board.tile("trap", (2, 0), damage=5)
    game = board.game()
    acts(game, "guard:1")
    assert (place(game), hp(game, "guard:1"), struck(game)) == ((1, 0), 15, ["drifter"])


@pytest.mark.rule("FH-FOC-11")
@pytest.mark.parametrize("kind", ["hero", "summon", "ally", "object"])
def test_characters_summons_allies_and_their_objectives_are_focused_and_nobody_invisible(kind):
    board = among(*CHASE)
    hero = board.drifter((1, 0), marks=["invisible"])
    if kind == "hero":
        board.hero("boneshaper", (-2, 0))
    elif kind == "summon":
        board.summon("rat", (-2, 0), hero, hp=9)
    elif kind == "ally":
        board.ally("scout", (-2, 0))
    else:
        board.object("shrine", (-2, 0)).side = "hero"
    game = board.game()
    acts(game, "guard:1")
    assert struck(game) == [{"hero": "boneshaper", "summon": "rat:1", "ally": "scout:1", "object": "shrine"}[kind]]


@pytest.mark.rule("FH-FOC-12")
def test_an_objective_comes_as_late_as_99():
    board = among(MonsterAttack())
    board.drifter((1, 0), initiative=98)
    board.object("shrine", (-1, 0)).side = "hero"
    game = board.game()
    acts(game, "guard:1")
    assert struck(game) == ["drifter"]


@pytest.mark.rule("FH-INI-11", "FH-FOC-12")
def test_a_character_that_rests_is_earlier_than_an_objective():
    board = among(MonsterAttack())
    board.drifter((1, 0), resting=True)
    board.object("shrine", (-1, 0)).side = "hero"
    game = board.game()
    acts(game, "guard:1")
    assert struck(game) == ["drifter"]


@pytest.mark.rule("FH-FOC-13")
def test_with_nobody_to_attack_from_anywhere_it_does_all_but_move_and_attack():
    board = among(MonsterShield(n=2), *CHASE, hexes=row(6), at=(4, 0))
    board.drifter((0, 0))
    board.guard((1, 0), 2)
    game = board.game()
    acts(game, "guard:1")
    assert (place(game), blows(game), game.shield(game.figure("guard:1"))) == ((4, 0), [], 2)


@pytest.mark.rule("FH-FOC-15")
def test_fewer_traps_come_before_more_targets():
    # From (1, 0) both could be hit, but there lies a trap.
    board = among(MonsterMove(), MonsterAttack(targets=2), hexes=disc((0, 0), 2), at=(2, -2), move=3)
    board.drifter((0, 0), initiative=10)
    board.hero("boneshaper", (0, -2), initiative=20)
    board.tile("trap", (0, -1), (1, -2), damage=5)
    game = board.game()
    acts_anyhow(game, "guard:1")
    assert (len(struck(game)), len(game.state.overlays)) == (1, 2)


@pytest.mark.rule("FH-FOC-16")
def test_of_several_attacks_the_range_of_the_first_counts():
    board = among(MonsterAttack(range=3), MonsterAttack())
    board.drifter((3, 0), initiative=80)
    board.hero("boneshaper", (-4, 0), initiative=10)
    game = board.game()
    acts(game, "guard:1")
    assert struck(game) == ["drifter"]


@pytest.mark.rule("FH-FOC-17", "FH-MTG-03")
@pytest.mark.parametrize("why", ["immobilize", "no move"])
def test_who_can_not_move_attacks_its_focus_only_from_where_it_stands(why):
    abilities = CHASE if why == "immobilize" else (MonsterAttack(),)
    marked = ["immobilize"] if why == "immobilize" else []
    board = among(*abilities, marks=marked)
    board.drifter((2, 0), initiative=5)
    game = board.game()
    acts(game, "guard:1")
    assert (place(game), struck(game)) == ((0, 0), [])
    board = among(*abilities, marks=marked)
    board.drifter((2, 0), initiative=5)
    board.hero("boneshaper", (-1, 0), initiative=90)
    game = board.game()
    acts(game, "guard:1")
    assert (place(game), struck(game)) == ((0, 0), ["boneshaper"])


@pytest.mark.rule("FH-MON-09", "FH-OV-08")
def test_what_is_left_open_the_party_decides():
    board = among(MonsterAttack())
    board.drifter((1, 0), resting=True)
    board.hero("boneshaper", (-1, 0), resting=True)
    game = board.game()
    question = asked_of(game, "guard:1")
    assert question is not None
    assert (question.seat, question.rule, len(question.options)) == (PARTY, "FH-MON-09", 2)
    acts(game, "guard:1", next(one for one in ids(question) if "drifter" in one))
    assert struck(game) == ["drifter"]
