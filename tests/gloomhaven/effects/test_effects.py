"""Conditions (8): immobilize, disarm and stun, curses and blesses, invisible, strengthen, immunity."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack, Damage, GiveCondition, Heal, Move, Shield
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.rules.effects import conditions, damage
from tafelrunde.games.havens.rules.map import forced, movement
from tafelrunde.games.havens.rules.round import selection
from tafelrunde.games.havens.rules.scenario import ending
from tafelrunde.games.havens.state import Bonus, Mark
from tests.helpers.gloomhaven_rules import (
    act,
    acts,
    asked,
    attack,
    blows,
    card,
    duel,
    hp,
    ids,
    marks,
    play,
    run,
    strike,
    take_turn,
    told,
    turns,
)

GUARD = "target:guard:1"
TIMED = ["immobilize", "disarm", "stun", "muddle", "invisible", "strengthen"]
LASTING = ["poison", "wound"]


def give(game, figure, *what):
    for one in what:
        run(game, conditions.give(game, game.figure(figure), one))


def resting():
    """A brute that has declared a long rest, with two discards."""
    board = duel()
    board.state.heroes.clear()
    board.state.figures.pop(0)
    board.hero("brute", (0, 0), resting=True).discard = board.plain("a", "b")
    return board


# --- held, disarmed, stunned ----------------------------------------------------------------------------------


@pytest.mark.rule("GH-CON-14", "GH-EFF-09", "GH-CON-13")
def test_an_immobilized_character_attacks_helps_and_can_be_pushed_but_not_move():
    board = duel()
    board.half("brute-lead", "top", Attack(n=3))
    board.half("brute-other", "bottom", Move(n=3), Shield(1))
    game = board.game()
    give(game, "brute", "immobilize")
    take_turn(game, "play:brute-lead:top", GUARD, "play:brute-other:bottom", "use")
    assert (blows(game), game.figure("brute").at, game.shield(game.figure("brute"))) == ([3], (0, 0), 1)
    give(game, "brute", "immobilize")
    run(game, forced.push(game, game.figure("guard:1"), game.figure("brute"), 1, -1), "push:-1,0")
    assert game.figure("brute").at == (-1, 0)


@pytest.mark.rule("GH-CON-16", "GH-CON-15", "GH-RET-06")
def test_a_disarmed_character_deals_damage_without_an_attack_and_strikes_back():
    board = duel()
    board.state.figures[0].bonuses = (Bonus("", retaliate=2),)
    game = board.game()
    game.figure("brute").marks = (Mark("disarm"),)
    assert attack(game, Attack(n=3)) == []
    act(game, Damage(3, "adjacent_enemies"))
    assert hp(game, "guard:1") == 27
    strike(game, "guard:1", "brute", 1)
    assert hp(game, "guard:1") == 25


@pytest.mark.rule("GH-CON-16", "GH-RET-06", "GH-CON-20")
@pytest.mark.parametrize("what", ["disarm", "stun"])
def test_a_monsters_traits_go_on_while_it_is_stunned_or_disarmed(what):
    game = duel(marks=[what], traits=Traits(retaliate=2, shield=1)).game()
    assert attack(game, Attack(n=3), GUARD) == [2]
    assert hp(game, "brute") == 8


@pytest.mark.rule("GH-CON-17", "GH-RST-06")
def test_a_stunned_character_can_still_rest():
    game = resting().game()
    give(game, "brute", "stun")
    hero = take_turn(game, "lose:b")
    assert (hero.hand, hero.lost, marks(game, "brute")) == (["a"], ["b"], [])


@pytest.mark.rule("GH-CON-18", "GH-CON-19")
def test_a_stunned_player_selects_cards_like_everybody_and_loses_nothing_but_the_turn():
    board = duel()
    hero = board.state.heroes[0]
    hero.hand, hero.chosen = board.plain("a", "b", "c"), []
    board.half("a", "top", Attack(n=9), lost=True)
    game = board.game()
    give(game, "brute", "stun")
    assert ids(asked(selection._selection(game, hero, False))) == ["first:a", "first:b", "first:c"]
    hero.hand, hero.chosen = ["c"], ["a", "b"]
    take_turn(game)
    assert (hero.discard, hero.lost, hero.hand, blows(game)) == (["a", "b"], [], ["c"], [])


@pytest.mark.rule("GH-CON-18", "GH-CON-05")
def test_a_stun_given_after_the_turn_costs_the_whole_next_round():
    board = duel(cards=[card(MonsterAttack(cond=("stun",)), initiative=80), card(initiative=81), card(initiative=82)])
    hero = board.state.heroes[0]
    hero.hand = board.plain("a", "b", "c", "d", "e", "f")
    game = board.game()
    play(game, until="cleanup")
    assert marks(game, "brute") == ["stun"]
    play(game, until="cleanup")
    assert told(game, "turn_lost")[0].args["cards"] == ["a", "b"]
    assert marks(game, "brute") == []
    assert turns(game)[-2:] == ["brute", "guard:1"]


@pytest.mark.rule("GH-CON-04", "GH-EFF-04")
def test_a_condition_without_an_attack_needs_no_damage_and_no_card():
    game = duel().game()
    act(game, GiveCondition("wound", "adjacent_enemies"))
    assert (marks(game, "guard:1"), hp(game, "guard:1"), game.state.heroes[0].deck.discard) == (["wound"], 30, [])


# --- curses and blesses ---------------------------------------------------------------------------------------


@pytest.mark.rule("GH-CON-22", "GH-DAT-12")
def test_a_curse_goes_into_the_deck_the_figure_draws_from():
    board = duel()
    tinkerer = board.hero("tinkerer", (-1, 0))
    board.summon("rat", (0, 1), tinkerer)
    game = board.game()
    give(game, "brute", "curse")
    give(game, "rat:1", "curse")
    give(game, "guard:1", "curse")
    decks = [board.state.heroes[0].deck, tinkerer.deck, game.state.monster_modifiers]
    assert [deck.draw.count("curse") for deck in decks] == [1, 1, 1]
    assert (game.state.hero_curses, game.state.monster_curses) == (8, 9)


@pytest.mark.rule("GH-CON-23", "GH-DAT-15")
def test_ten_curses_for_all_characters_together_and_ten_for_the_monsters():
    board = duel()
    tinkerer = board.hero("tinkerer", (-1, 0))
    game = board.game()
    for _ in range(6):
        give(game, "brute", "curse")
        give(game, "tinkerer", "curse")
    give(game, "guard:1", *["curse"] * 12)
    brute = board.state.heroes[0]
    assert (brute.deck.draw.count("curse"), tinkerer.deck.draw.count("curse")) == (5, 5)
    assert game.state.monster_modifiers.draw.count("curse") == 10
    assert (game.state.hero_curses, game.state.monster_curses) == (0, 0)
    assert len(told(game, "supply_empty")) == 4


@pytest.mark.rule("GH-CON-23")
def test_a_drawn_curse_can_be_given_again():
    board = duel("curse")
    board.state.hero_curses = 0
    game = board.game()
    assert attack(game, Attack(n=2), GUARD) == [0]
    give(game, "brute", "curse")
    assert game.state.heroes[0].deck.draw.count("curse") == 1


@pytest.mark.rule("GH-CON-24", "GH-DAT-16")
def test_ten_blesses_for_everybody_together():
    game = duel().game()
    give(game, "brute", *["bless"] * 7)
    give(game, "guard:1", *["bless"] * 7)
    assert game.state.heroes[0].deck.draw.count("bless") == 7
    assert (game.state.monster_modifiers.draw.count("bless"), game.state.blesses) == (3, 0)


@pytest.mark.rule("GH-CON-24", "GH-CON-22")
def test_several_at_once_are_several_cards():
    game = duel().game()
    act(game, GiveCondition("bless", "self", n=2))
    act(game, GiveCondition("curse", "adjacent_enemies", n=3))
    assert game.state.heroes[0].deck.draw.count("bless") == 2
    assert game.state.monster_modifiers.draw.count("curse") == 3


# --- invisible, strengthen ------------------------------------------------------------------------------------


@pytest.mark.rule("GH-CON-25")
def test_an_invisible_character_is_not_attacked_but_helped_by_its_friends():
    board = duel(cards=[card(MonsterMove(), MonsterAttack())])
    board.hero("tinkerer", (0, 1))
    board.state.figures[0].hp = 4
    board.state.figures[2].marks = (Mark("invisible"),)
    game = board.game()
    give(game, "brute", "invisible")
    acts(game, "guard:1")
    assert blows(game) == []
    act(game, Heal(n=3, range=2), answers=["target:brute"], cls="tinkerer")
    assert hp(game, "brute") == 7


@pytest.mark.rule("GH-CON-27", "GH-AOE-04")
def test_an_area_attack_does_not_hit_the_invisible_of_either_side():
    board = duel()
    board.monster("guard", (2, 0), 2, marks=["invisible"])
    game = board.game()
    attack(game, Attack(n=2, area="line2"), "area:guard:1")
    assert [event.args["target"] for event in told(game, "attacks")] == ["guard:1"]


@pytest.mark.rule("GH-CON-27", "GH-RET-05")
def test_an_invisible_figure_suffers_traps_terrain_wounds_and_retaliate():
    board = duel(traits=Traits(retaliate=1))
    board.tile("trap", (0, 1), damage=2)
    board.tile("hazard", (0, 2))
    game = board.game()
    give(game, "brute", "invisible", "wound")
    brute = game.figure("brute")
    strike(game, "brute", "guard:1", 1)
    run(game, damage.from_wound(game, brute))
    run(game, movement.walk(game, brute, [(0, 1), (0, 2)], "walk"))
    assert hp(game, "brute") == 10 - 1 - 1 - 2 - 1


@pytest.mark.rule("GH-CON-29", "GH-CON-21", "GH-ADV-13")
@pytest.mark.parametrize(("what", "mode"), [("strengthen", "advantage"), ("muddle", "disadvantage")])
def test_strengthen_and_muddle_are_for_all_attacks_of_the_turn(what, mode):
    board = duel()
    board.half("brute-lead", "top", Attack(n=1), Attack(n=1))
    game = board.game()
    give(game, "brute", what)
    take_turn(game, "play:brute-lead:top", GUARD, GUARD, "default:brute-other:bottom", "skip")
    assert [event.args["mode"] for event in told(game, "draws")] == [mode, mode]
    assert marks(game, "brute") == []


@pytest.mark.rule("GH-CON-31", "GH-ADV-11")
def test_muddled_and_strengthened_is_normal():
    game = duel("+2", "-1").game()
    give(game, "brute", "muddle", "strengthen")
    assert attack(game, Attack(n=1), GUARD) == [3]


@pytest.mark.rule("GH-CON-32", "GH-OVL-15")
def test_objects_take_damage_but_no_negative_condition():
    board = duel()
    board.object("altar", (0, 1), hp=9)
    game = board.game()
    attack(game, Attack(n=2, cond=("wound",), push=2), "target:altar")
    assert (hp(game, "altar"), marks(game, "altar"), game.figure("altar").at) == (7, [], (0, 1))


@pytest.mark.rule("GH-CON-30", "GH-END-05")
def test_who_goes_home_takes_no_condition_along():
    board = duel()
    board.state.result = "won"
    game = board.game()
    give(game, "brute", "poison", "stun", "curse")
    ending.finish(game)
    hero = game.state.heroes[0]
    assert not any(field in hero.character.__struct_fields__ for field in ("marks", "hp", "conditions"))
    assert "curse" not in hero.deck.draw
