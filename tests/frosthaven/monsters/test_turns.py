"""How monsters move and attack, and what else they do (6.3 to 6.5)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.monster_abilities import (
    MonsterAttack,
    MonsterCondition,
    MonsterInfuse,
    MonsterMove,
    MonsterRetaliate,
    MonsterShield,
    MonsterSummon,
)
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.rules import flow
from tafelrunde.games.havens.state import INERT, STRONG, Bonus, Mark, Slot
from tafelrunde.kernel import PARTY
from tafelrunde.tabletop.hexes import disc
from tests.helpers.frosthaven import Field
from tests.helpers.gloomhaven_rules import acts, asked_of, blows, card, hp, ids, marks, row, run, told

CHASE = (MonsterMove(), MonsterAttack())


def among(*abilities, hexes=None, at=(0, 0), **values):
    """A guard in the middle of an open field."""
    board = Field(disc((0, 0), 4) if hexes is None else hexes)
    board.guard(at, cards=[card(*abilities)], **values)
    return board


def struck(game):
    return [event.args["target"] for event in told(game, "attacks")]


def place(game, name="guard:1"):
    return game.figure(name).at


# --- moving -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-MMV-02", "FH-MMV-12")
def test_it_takes_no_step_more_than_its_attack_needs_and_none_where_it_stands_well():
    board = among(*CHASE, hexes=row(6), at=(3, 0), move=5)
    board.drifter((0, 0))
    game = board.game()
    acts(game, "guard:1")
    assert (place(game), len(blows(game))) == ((1, 0), 1)
    acts(game, "guard:1")
    assert (place(game), len(blows(game))) == ((1, 0), 2)


@pytest.mark.rule("FH-MMV-04")
def test_if_its_points_do_not_shorten_the_way_it_stays():
    # One point is too few for the difficult terrain that is the only way on.
    board = among(*CHASE, hexes=row(6), at=(4, 0), move=1)
    board.drifter((0, 0))
    board.tile("difficult", (3, 0))
    game = board.game()
    acts(game, "guard:1")
    assert place(game) == (4, 0)
    board.state.overlays.clear()
    game = board.game()
    acts(game, "guard:1")
    assert place(game) == (3, 0)


@pytest.mark.rule("FH-MMV-06", "FH-MMV-07")
@pytest.mark.parametrize("muddled", [False, True])
def test_an_archer_steps_away_from_its_focus_unless_that_is_no_use(muddled):
    board = among(MonsterMove(), MonsterAttack(range=3), marks=["muddle"] if muddled else [])
    board.drifter((1, 0))
    board.state.monster_modifiers.draw = ["-2", "+1"]
    game = board.game()
    question = asked_of(game, "guard:1")
    if muddled:
        assert question is None
        assert (place(game), told(game, "draws")[0].args["mode"]) == ((0, 0), "disadvantage")
    else:
        ends = [tuple(map(int, one.removeprefix("go:").split(","))) for one in ids(question)]
        assert ends
        assert not any(game.adjacent(end, (1, 0)) for end in ends)


@pytest.mark.rule("FH-MMV-11")
def test_a_card_without_an_attack_brings_it_beside_its_focus():
    board = among(MonsterMove(), hexes=row(6), at=(4, 0), move=5)
    board.drifter((0, 0))
    game = board.game()
    acts(game, "guard:1")
    assert (place(game), blows(game)) == ((1, 0), [])


@pytest.mark.rule("FH-MMV-11")
def test_a_move_behind_the_attack_is_made_as_if_for_that_attack_again():
    # It has shot from three hexes away: from here it could shoot again, so it stays and does not come nearer.
    board = among(MonsterAttack(range=3), MonsterMove(), at=(3, 0), move=5)
    board.drifter((0, 0))
    game = board.game()
    acts(game, "guard:1")
    assert (place(game), len(blows(game))) == ((3, 0), 1)
    # Beside its focus it would shoot with disadvantage: it steps away.
    board = among(MonsterAttack(range=3), MonsterMove(), hexes=row(5), at=(1, 0), move=1)
    board.drifter((0, 0))
    game = board.game()
    acts(game, "guard:1")
    assert (place(game), len(blows(game))) == ((2, 0), 1)


@pytest.mark.rule("FH-MMV-13")
def test_it_goes_through_its_own_kind_and_ends_as_far_as_there_is_room():
    board = among(*CHASE, hexes=row(7), at=(5, 0), move=3)
    board.drifter((0, 0))
    board.guard((4, 0), 2)
    board.guard((2, 0), 3)
    game = board.game()
    acts(game, "guard:1")
    assert place(game) == (3, 0)
    board.state.figures[0].at = (5, 0)
    game = board.game()
    game.figure("guard:1").at = (5, 0)
    game.state.figures[2].at, game.state.figures[3].at = (4, 0), (3, 0)
    acts(game, "guard:1")
    assert place(game) == (2, 0)


@pytest.mark.rule("FH-MMV-03")
def test_out_of_reach_it_goes_to_the_nearest_hex_from_which_its_focus_alone_can_be_attacked():
    # From (-1, 0) or (0, -1) it could hit both, but (1, 0) is nearer, and it attacks nobody this turn anyway.
    board = among(MonsterMove(), MonsterAttack(targets=2), at=(4, 0), move=2)
    board.drifter((0, 0), initiative=10)
    board.hero("boneshaper", (-1, -1), initiative=90)
    game = board.game()
    acts(game, "guard:1")
    assert (place(game), struck(game)) == ((2, 0), [])


@pytest.mark.rule("FH-MON-07")
@pytest.mark.parametrize("bonus", [0, 3])
def test_who_has_no_move_or_attack_of_its_own_does_not_move_or_attack_by_its_card(bonus):
    board = among(MonsterMove(mod=bonus), MonsterAttack(mod=bonus), at=(2, 0), move=None)
    board.drifter((0, 0))
    game = board.game()
    acts(game, "guard:1")
    assert place(game) == (2, 0)
    board = among(MonsterMove(), MonsterAttack(mod=bonus), at=(1, 0), attack=None)
    board.drifter((0, 0))
    game = board.game()
    acts(game, "guard:1")
    assert (blows(game), hp(game, "drifter")) == ([], 10)


# --- attacking --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-MAT-04", "FH-FOC-01")
def test_if_its_focus_is_dead_the_next_attack_finds_another():
    board = among(MonsterAttack(), MonsterAttack())
    hero = board.drifter((-1, 0))
    board.summon("rat", (1, 0), hero, hp=1)
    game = board.game()
    acts(game, "guard:1")
    assert struck(game) == ["rat:1", "drifter"]


@pytest.mark.rule("FH-MAT-05")
@pytest.mark.parametrize(
    ("marked", "guarded", "dealt"), [([], False, 1), (["strengthen"], False, 4), (["muddle"], False, 1), ([], True, 1)]
)
def test_its_attack_goes_like_anybodys_with_the_monsters_deck_and_the_better_card(marked, guarded, dealt):
    board = among(MonsterAttack(), marks=marked)
    board.drifter((1, 0))
    board.state.figures[1].bonuses = (Bonus("", guard=True),) if guarded else ()
    board.state.monster_modifiers.draw = ["+2", "-1"]
    game = board.game()
    acts(game, "guard:1")
    assert blows(game) == [dealt]
    assert game.state.monster_modifiers.discard


@pytest.mark.rule("FH-MAT-05")
def test_poison_shield_and_retaliate_count_against_monsters_too():
    board = among(MonsterAttack(mod=1))
    board.drifter((1, 0), marks=["poison"])
    board.state.figures[1].bonuses = (Bonus("", shield=2), Bonus("", retaliate=3))
    game = board.game()
    acts(game, "guard:1")
    assert (blows(game), hp(game, "guard:1")) == ([2], 17)


@pytest.mark.rule("FH-MAT-07", "FH-FOC-14")
def test_the_focus_is_attacked_first_and_the_party_orders_the_others():
    board = among(MonsterAttack(range=3, targets=3))
    board.drifter((1, 1), initiative=10)
    board.hero("boneshaper", (-3, 0), initiative=20)
    board.hero("banner_spear", (0, -3), initiative=30)
    game = board.game()
    question = asked_of(game, "guard:1")
    assert question is not None
    assert (question.seat, question.rule, struck(game)) == (PARTY, "FH-MAT-07", ["drifter"])
    assert ids(question) == ["target:boneshaper", "target:banner_spear"]
    game = board.game()
    acts(game, "guard:1", "target:banner_spear")
    assert struck(game)[-3:] == ["drifter", "banner_spear", "boneshaper"]


@pytest.mark.rule("FH-FOC-14", "FH-MAT-07")
def test_of_equally_good_further_targets_the_party_takes_any_however_far_or_late():
    board = among(MonsterAttack(range=3, targets=2))
    board.drifter((1, 1), initiative=10)
    board.hero("boneshaper", (-3, 0), initiative=90)
    board.hero("banner_spear", (0, -2), initiative=20)
    game = board.game()
    question = asked_of(game, "guard:1")
    assert question is not None
    assert question.seat == PARTY
    (far,) = [one for one in ids(question) if "boneshaper" in one]
    acts(game, "guard:1", far)
    assert struck(game) == ["drifter", "boneshaper"]


@pytest.mark.rule("FH-FOC-14")
def test_a_target_that_a_card_adds_is_not_the_nearest_but_whom_the_party_likes():
    board = among(MonsterAttack(range=3))
    board.drifter((2, 0), initiative=10)
    board.hero("boneshaper", (-3, 0), initiative=90)
    board.hero("banner_spear", (0, -2), initiative=20)
    board.state.monster_modifiers.draw = ["+0", "+0 add_target"]
    game = board.game()
    acts(game, "guard:1", "target:boneshaper")
    assert struck(game) == ["drifter", "boneshaper"]


# --- other abilities --------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-MOA-09")
def test_what_is_for_itself_is_for_it_alone():
    board = among(MonsterShield(n=1), MonsterRetaliate(n=2), MonsterCondition("strengthen", "self"))
    board.guard((0, 1), 2)
    board.drifter((3, 0))
    game = board.game()
    acts(game, "guard:1")
    one, other = game.figure("guard:1"), game.figure("guard:2")
    assert (game.shield(one), list(game.retaliates(one)), marks(one)) == (1, [(2, 1)], ["strengthen"])
    assert (game.shield(other), list(game.retaliates(other)), marks(other)) == (0, [], [])


@pytest.mark.rule("FH-MOA-08")
def test_a_summoned_type_without_a_card_draws_one_for_its_place_in_the_order_only():
    board = among(MonsterSummon(what="rat"))
    board.drifter((3, 0), hp=30)
    board.type("rat", cards=[card(MonsterAttack(), initiative=12)])
    board.state.decks["rat"].card, board.state.decks["rat"].draw = "", ["rat-1"]
    game = board.game()
    acts(game, "guard:1")
    new = next(one for one in game.state.figures if one.type == "rat")
    assert (game.state.decks["rat"].card, new.acted) == ("rat-1", True)


@pytest.mark.rule("FH-MEL-01")
@pytest.mark.parametrize("disarmed", [False, True])
def test_only_an_attack_that_is_made_infuses(disarmed):
    board = among(MonsterAttack(infuse=("ice",)), marks=["disarm"] if disarmed else [])
    board.drifter((1, 0))
    game = board.game()
    game.state.order = [Slot(30, "monsters", "guard")]
    game.state.acting = ""
    game.figure("drifter").acted = True
    run(game, flow.turns(game))
    run(game, flow.turns(game))
    assert game.state.elements["ice"] == (INERT if disarmed else STRONG)


@pytest.mark.rule("FH-MEL-01")
def test_a_line_of_its_own_infuses_unless_everybody_is_stunned():
    for marked, element in (([], STRONG), (["stun"], INERT)):
        board = among(MonsterInfuse(what="fire"), marks=marked)
        board.drifter((3, 0))
        game = board.game()
        game.state.order = [Slot(30, "monsters", "guard")]
        game.state.acting = ""
        game.figure("drifter").acted = True
        run(game, flow.turns(game))
        run(game, flow.turns(game))
        assert game.state.elements["fire"] == element


@pytest.mark.rule("FH-MON-06")
def test_a_shield_of_the_stat_card_holds_also_while_stunned():
    board = among(MonsterAttack(), traits=Traits(shield=2))
    board.drifter((1, 0))
    game = board.game()
    game.figure("guard:1").marks = (Mark("stun"),)
    assert game.shield(game.figure("guard:1")) == 2
