"""Rulings (16) about monsters, actions, obstacles and what is left out."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import (
    Attack,
    Heal,
    Infuse,
    Move,
    Obstacle,
    Pull,
    Push,
    Recover,
    Refresh,
    Reorder,
    Shield,
    Summon,
    Trigger,
)
from tafelrunde.games.havens.box.cards import SummonStats
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove, OpenDoor
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.rules.round import initiative
from tafelrunde.games.havens.state import ItemCard, Mark
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import (
    Board,
    act,
    acts,
    asked,
    asked_of,
    blows,
    card,
    duel,
    hp,
    ids,
    marks,
    name,
    play,
    row,
    run,
    take_turn,
    told,
    turns,
    whole_turn,
)

GUARD = "target:guard:1"
LAST = ("default:brute-other:bottom", "skip")
RAT = SummonStats(id="rat", name=name("rat"), hp=2, attack=1, move=1, traits=Traits())


def with_card(*abilities, **action):
    """A duel where the brute's leading card says this on its top."""
    board = duel()
    board.summons["rat"] = RAT
    board.half("brute-lead", "top", *abilities, **action)
    return board


# --- monsters -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-RUL-40", "GH-SPC-04", "GH-INI-06")
def test_allied_figures_act_after_characters_and_before_monsters_of_their_initiative():
    board = Board(row(9))
    board.hero("brute", (0, 0), initiative=30)
    board.monster("guard", (8, 0), cards=[card(initiative=30)])
    for place, number in ((4, 2), (5, 1)):
        board.ally("scout", (place, 0), number, initiative=30)
    game = board.game()
    run(game, initiative.build_order(game))
    play(game, until="cleanup")
    assert turns(game) == ["brute", "scout:1", "scout:2", "guard:1"]


def warden(*abilities, locked=False, **values):
    """A chief in a row with a closed door at its end and a brute beside the chief."""
    board = Board(row(6))
    board.hero("brute", (0, 0))
    board.monster("chief", (1, 0), cards=[card(*abilities)], rank="boss", hp=20, move=1, **values)
    board.door((6, 0), [(7, 0)], locked=locked)
    return board


@pytest.mark.rule("GH-RUL-42", "GH-REV-09")
def test_however_far_the_door_is_it_is_opened_and_the_monster_stands_in_it():
    game = warden(OpenDoor()).game()
    acts(game, "chief:1")
    assert (game.figure("chief:1").at, game.state.opened, game.state.rooms) == ((6, 0), ("door2",), (1, 2))


@pytest.mark.rule("GH-RUL-42", "GH-OVL-03", "GH-CON-13")
@pytest.mark.parametrize(("values", "struck"), [({"locked": True}, [2]), ({"marks": ["immobilize"]}, [])])
def test_a_locked_door_is_none_and_an_immobilized_monster_stays(values, struck):
    game = warden(OpenDoor(otherwise=(MonsterMove(), MonsterAttack())), **values).game()
    acts(game, "chief:1")
    assert (game.figure("chief:1").at, game.state.opened, blows(game)) == ((1, 0), (), struck)


@pytest.mark.rule("GH-RUL-42", "GH-FOC-07")
def test_on_its_way_it_avoids_traps_if_it_can_and_suffers_them_if_not():
    board = warden(OpenDoor())
    board.tile("trap", (3, 0), damage=4)
    game = board.game()
    acts(game, "chief:1")
    assert (hp(game, "chief:1"), game.figure("chief:1").at) == (16, (6, 0))
    board = warden(OpenDoor())
    board.rooms[1] = [*row(6), (2, 1), (3, 1), (1, 1)]
    board.tile("trap", (3, 0), damage=4)
    game = board.game()
    acts(game, "chief:1")
    assert (hp(game, "chief:1"), game.figure("chief:1").at) == (20, (6, 0))


@pytest.mark.rule("GH-RUL-46", "GH-AMB-01")
def test_of_two_equally_bad_ways_the_group_chooses_the_trap():
    board = Board([(0, 0), (1, 0), (1, -1), (2, -1), (3, -1)])
    board.hero("brute", (3, -1))
    board.monster("guard", (0, 0), cards=[card(MonsterMove(), MonsterAttack())], move=3)
    board.tile("trap", (1, 0), damage=1)
    board.tile("trap", (1, -1), damage=3)
    game = board.game()
    assert sorted(ids(asked_of(game, "guard:1"))) == ["through:1,-1", "through:1,0"]
    acts(game, "guard:1", "through:1,0")
    assert hp(game, "guard:1") == 7


# --- what was used --------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-RUL-60", "GH-TRN-10")
@pytest.mark.parametrize(
    ("ability", "answers", "used"),
    [
        (Move(n=2), ["skip"], False),
        (Move(n=2), ["move:-1,0", "done"], True),
        (Push(n=1), ["skip"], False),
        (Push(n=1), [GUARD, "skip"], False),
        (Push(n=1), [GUARD, "push:2,0"], True),
        (Pull(n=1, range=3), ["skip"], False),
    ],
)
def test_a_move_was_used_if_a_hex_was_entered_a_push_if_it_was_not_done_without(ability, answers, used):
    game = with_card(ability, lost=True, xp=1).game()
    hero = take_turn(game, "play:brute-lead:top", *answers, *LAST)
    assert (hero.lost == ["brute-lead"], hero.xp) == (used, int(used))


@pytest.mark.rule("GH-RUL-61", "GH-ELE-02", "GH-TRN-10")
@pytest.mark.parametrize(("answer", "infused"), [(GUARD, 2), ("skip", 0)])
def test_an_infusion_needs_something_else_of_its_action(answer, infused):
    game = with_card(Attack(n=1), Infuse("fire"), lost=True).game()
    hero = take_turn(game, "play:brute-lead:top", answer, *LAST)
    assert (game.state.elements["fire"], hero.lost) == (infused, ["brute-lead"] if infused else [])


@pytest.mark.rule("GH-RUL-61", "GH-ELE-02")
def test_a_half_that_only_infuses_does_so():
    game = with_card(Infuse("ice"), lost=True).game()
    hero = take_turn(game, "play:brute-lead:top", *LAST)
    assert (game.state.elements["ice"], hero.lost) == (2, ["brute-lead"])


@pytest.mark.rule("GH-RUL-62", "GH-ACT-07")
def test_a_waiting_bonus_and_a_lone_part_are_not_asked_about():
    game = with_card(Trigger("attacked", Gain(shield=1)), active="persistent").game()
    take_turn(game, "play:brute-lead:top", "default:brute-other:bottom", "skip", "done")
    assert [one.card for one in game.state.heroes[0].active] == ["brute-lead"]
    game = with_card(Shield(2), active="round").game()
    question = asked(whole_turn(game), "play:brute-lead:top")
    assert (question.question, game.shield(game.figure("brute"))) == ("act", 2)


@pytest.mark.rule("GH-RUL-63", "GH-SUM-01")
@pytest.mark.parametrize(("lost", "pile"), [(True, "lost"), (False, "discard")])
def test_the_card_of_a_summon_that_was_not_called_goes_where_the_rest_sends_it(lost, pile):
    game = with_card(Attack(n=1), Summon("rat"), active="persistent", lost=lost).game()
    hero = take_turn(game, "play:brute-lead:top", GUARD, "skip", *LAST)
    assert (hero.active, "brute-lead" in getattr(hero, pile)) == ([], True)


@pytest.mark.rule("GH-RUL-63", "GH-SUM-04", "GH-ACT-13")
def test_a_called_summon_keeps_its_card_active_until_it_dies():
    game = with_card(Summon("rat"), active="persistent", lost=True).game()
    hero = take_turn(game, "play:brute-lead:top", "summon:-1,0", "default:brute-other:bottom", "skip", "done")
    (rat,) = [figure for figure in game.state.figures if figure.kind == "summon"]
    assert hero.active[0].summon == rat.id
    run(game, damage.suffer(game, rat, 9, cause="trap"))
    assert (hero.active, hero.lost) == ([], ["brute-lead"])


@pytest.mark.rule("GH-RUL-64", "GH-CON-19")
def test_stunned_in_its_own_turn_a_character_does_nothing_more():
    board = with_card(Move(n=2), Attack(n=1), lost=True)
    board.tile("trap", (-1, 0), cond=("stun",))
    game = board.game()
    hero = take_turn(game, "play:brute-lead:top", "move:-1,0")
    assert (hero.lost, hero.discard, blows(game)) == (["brute-lead"], ["brute-other"], [])
    assert marks(game, "brute") == ["stun"]


# --- objects, obstacles, piles --------------------------------------------------------------------------------


@pytest.mark.rule("GH-RUL-65", "GH-OVR-15")
def test_objects_are_not_pushed_and_not_healed():
    board = with_card(Push(n=1))
    board.object("altar", (-1, 0), hp=5)
    game = board.game()
    question = asked(whole_turn(game), "play:brute-lead:top")
    assert ids(question) == [GUARD, "skip"]


@pytest.mark.rule("GH-RUL-67", "GH-OVL-13")
def test_a_closed_door_counts_as_open_ground_a_locked_one_as_wall():
    for locked, offered in ((False, False), (True, True)):
        board = Board([(0, 0), (1, 0), (2, 0), (0, 1), (1, 1)])
        board.hero("brute", (0, 0))
        board.door((3, 0), [(4, 0)], locked=locked)
        board.half("brute-lead", "top", Obstacle("create", range=2))
        # An obstacle in (2, 0) would cut the door off from the rest, if the door leads anywhere.
        question = asked(whole_turn(board.game()), "play:brute-lead:top")
        assert ("obstacle:2,0" in ids(question)) == offered


@pytest.mark.rule("GH-RUL-69", "GH-RCV-01")
def test_fewer_cards_than_stated_may_be_recovered_and_all_means_the_whole_pile():
    board = with_card(Recover(n=2, source="discard"))
    hero = board.state.heroes[0]
    hero.discard = board.plain("a", "b", "c")
    take_turn(board.game(), "play:brute-lead:top", "recover:b", "done", *LAST)
    assert (hero.hand, hero.discard[:2]) == (["b"], ["a", "c"])
    board = with_card(Recover(n="all", source="discard"))
    hero = board.state.heroes[0]
    hero.discard = board.plain("a", "b", "c")
    board.active(hero, "x", Trigger("attacked", Gain(shield=1)), lost=False)
    take_turn(board.game(), "play:brute-lead:top", "done", *LAST, "done")
    assert (sorted(hero.hand), [one.card for one in hero.active]) == (["a", "b", "c"], ["x"])


@pytest.mark.rule("GH-RUL-69", "GH-RCV-03")
def test_fewer_items_than_stated_may_be_refreshed():
    board = with_card(Refresh(n=2, items="any"))
    hero = board.state.heroes[0]
    for number in ("101", "102", "103"):
        board.item(hero, number, Heal(n=1, on_self=True), use="consumed", state="consumed")
    take_turn(board.game(), "play:brute-lead:top", "refresh:102", "done", *LAST, "done")
    assert hero.items[1] == ItemCard("102")
    assert [one.state for one in hero.items] == ["consumed", "ready", "consumed"]


@pytest.mark.rule("GH-RUL-70", "GH-HID-02")
def test_looking_at_a_deck_never_reshuffles_it():
    board = duel()
    hero = board.state.heroes[0]
    hero.deck.draw, hero.deck.discard = ["+1", "-1"], ["x2"] * 4
    game = board.game()
    act(game, Reorder(n=3), answers=["top:+1"])
    assert (hero.deck.draw, hero.deck.discard) == (["-1", "+1"], ["x2"] * 4)
    assert told(game, "looks_at_modifiers")[0].args["n"] == 2


@pytest.mark.rule("GH-RUL-41", "GH-RUL-44")
def test_the_focus_is_attacked_first_and_it_may_be_another_one_in_every_turn():
    board = Board(disc((0, 0), 4))
    board.hero("brute", (2, 0), initiative=5)
    board.hero("tinkerer", (-1, 0), initiative=90)
    board.monster("guard", (0, 0), cards=[card(MonsterAttack(range=3, targets=2))])
    game = board.game()
    game.figure("tinkerer").marks = (Mark("invisible"),)
    acts(game, "guard:1")
    game.figure("tinkerer").marks = ()
    acts(game, "guard:1")
    # Now the tinkerer is nearer and so the focus; the brute comes second.
    assert [event.args["target"] for event in told(game, "attacks")] == ["brute", "tinkerer", "brute"]
