"""Rulings (16) about set-up, rounds, rests and attacks, where the rulebook is silent."""

from __future__ import annotations

import pytest

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.games.havens.box.abilities import Attack, Damage, Trigger
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.rules.effects import conditions
from tafelrunde.games.havens.rules.round import resting, selection
from tafelrunde.games.havens.state import Bonus, ItemCard
from tafelrunde.kernel import Match
from tests.helpers.gloomhaven_rules import (
    Board,
    acts,
    asked,
    attack,
    blows,
    card,
    declaring,
    duel,
    hp,
    ids,
    marks,
    run,
    strike,
    take_turn,
    told,
)

GUARD = "target:guard:1"


# --- set-up, rounds and rests ---------------------------------------------------------------------------------


@pytest.mark.rule("GH-RUL-02", "GH-SOL-01")
@pytest.mark.parametrize(
    ("players", "characters", "seats"),
    [
        (1, 2, [0, 0]),
        (1, 4, [0, 0, 0, 0]),
        (2, 2, [0, 1]),
        (2, 3, [0, 1, 0]),
        (2, 4, [0, 1, 0, 1]),
        (3, 4, [0, 1, 2, 0]),
    ],
)
def test_characters_are_dealt_to_the_players_in_turn(players, characters, seats):
    classes = {
        f"class_{n + 1}": cls for n, cls in enumerate(["brute", "tinkerer", "scoundrel", "cragheart"][:characters])
    }
    match = Match.new(RULEBOOK, players, 1, options={"characters": characters, **classes})
    assert [hero.seat for hero in match.state.heroes] == seats


def active_cards(board, **active):
    """Cards in the active area: by name, whether they count as lost."""
    for key, lost in active.items():
        board.active(board.state.heroes[0], key, Trigger("attacked", Gain(shield=1)), lost=lost)


@pytest.mark.rule("GH-RUL-03", "GH-EXH-02", "GH-ACT-12")
@pytest.mark.parametrize(
    ("hand", "discard", "active", "exhausted"),
    [
        ("a", "b", {}, True),
        ("a", "b", {"x": False}, False),
        ("a", "", {"x": False, "y": False}, False),
        ("a", "b", {"x": True}, True),
        ("", "bc", {}, False),
        ("ab", "", {}, False),
    ],
)
def test_active_cards_that_count_as_discarded_keep_a_character_going(hand, discard, active, exhausted):
    board = duel()
    hero = board.state.heroes[0]
    hero.chosen, hero.hand, hero.discard = [], board.plain(*hand), board.plain(*discard)
    active_cards(board, **active)
    game = board.game()
    run(game, selection._exhaust_who_can_not_go_on(game))
    assert hero.exhausted == exhausted


@pytest.mark.rule("GH-RUL-03", "GH-SEL-04")
def test_who_declares_a_long_rest_moves_as_many_of_them_as_are_missing():
    board = duel()
    hero = board.state.heroes[0]
    hero.chosen, hero.hand, hero.discard = [], board.plain("a", "b"), board.plain("c")
    active_cards(board, x=False, y=False, z=True)
    game = board.game()
    question = asked(selection._selection(game, hero, False), "long_rest")
    assert ids(question) == ["end:x", "end:y"]
    chosen = run(game, selection._selection(game, hero, False), "long_rest", "end:y")
    run(game, selection.commit(game, hero, chosen))
    assert (hero.resting, hero.discard, [one.card for one in hero.active]) == (True, ["c", "y"], ["x", "z"])


@pytest.mark.rule("GH-RUL-04", "GH-RST-11")
def test_active_cards_picked_up_for_a_rest_may_be_the_one_that_is_lost():
    board = duel()
    hero = board.state.heroes[0]
    hero.chosen, hero.resting, hero.discard = [], True, board.plain("c", "d")
    active_cards(board, x=False, y=True)
    game = board.game()
    take_turn(game, "rest", "pick_up:x", "lose:x", "done")
    assert (hero.lost, sorted(hero.hand), [one.card for one in hero.active]) == (["x"], ["c", "d"], ["y"])


@pytest.mark.rule("GH-RUL-04", "GH-RST-02", "GH-RST-11")
def test_in_a_short_rest_too_and_what_is_needed_is_not_asked_for():
    board = duel()
    hero = board.state.heroes[0]
    hero.discard = board.plain("c")
    active_cards(board, x=False)
    board.state.phase = "short_rests"
    board.state.script = {"short rest brute": [1]}
    game = board.game()
    run(game, resting.short_rests(game), "short_rest", "lose")
    assert sorted([*hero.hand, *hero.lost]) == ["c", "x"]
    assert (len(hero.hand), hero.active) == (1, [])


# --- attacks --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-RUL-20", "GH-ACT-04")
def test_a_bonus_that_waits_for_attacks_is_used_up_even_by_one_without_damage():
    board = duel(monsters=["null"])
    hero = board.state.heroes[0]
    board.active(hero, "x", Trigger("attacked", Gain(shield=2)), slots=(0, 1))
    game = board.game()
    assert strike(game, "guard:1", "brute", 3) == [0]
    assert (hero.active[0].used, hero.xp) == (1, 0)
    assert strike(game, "guard:1", "brute", 3) == [1]
    assert (hero.active, hero.lost, hero.xp) == ([], ["x"], 1)


@pytest.mark.rule("GH-RUL-20", "GH-ITM-09", "GH-ITM-15")
def test_of_items_those_that_shield_wait_for_damage_those_that_strike_back_do_not():
    board = duel(monsters=["null", "+0"])
    hero = board.state.heroes[0]
    board.item(hero, "003", charges=2, when="attacked", gain=Gain(shield=1))
    board.item(hero, "044", charges=2, when="attacked", gain=Gain(retaliate=2))
    game = board.game()
    strike(game, "guard:1", "brute", 3)
    assert [one.used for one in hero.items] == [0, 1]
    assert hp(game, "guard:1") == 28
    strike(game, "guard:1", "brute", 3)
    assert [(one.used, one.state) for one in hero.items] == [(1, "ready"), (2, "spent")]


@pytest.mark.rule("GH-RUL-11", "GH-DAT-12", "GH-CON-22")
def test_allied_figures_draw_from_the_monsters_deck_and_are_blessed_and_cursed_there():
    board = duel(monsters=["+2"])
    board.ally("scout", (2, 0), attack=1, abilities=(MonsterAttack(),))
    game = board.game()
    acts(game, "scout:1")
    assert (blows(game), game.state.monster_modifiers.discard) == ([3], ["+2"])
    for what in ("bless", "curse"):
        run(game, conditions.give(game, game.figure("scout:1"), what))
        assert game.state.monster_modifiers.draw.count(what) == 1
    assert (game.state.monster_curses, game.state.hero_curses, game.state.blesses) == (9, 10, 9)


@pytest.mark.rule("GH-RUL-23", "GH-RET-01", "GH-LOS-04")
def test_retaliate_with_a_range_needs_to_see_the_attacker():
    # Around the corner the range is 2, but a wall runs between the two.
    board = Board([(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, -1)])
    board.walls = [((0, 0), (1, 0)), ((0, 1), (1, 0))]
    board.hero("brute", (0, 0))
    board.monster("guard", (1, 0), cards=[card()], hp=30, traits=Traits(retaliate=3, retaliate_range=4))
    game = board.game()
    assert game.range((1, 0), (0, 0)) == 3
    seen = game.sees((1, 0), (0, 0))
    strike(game, "brute", "guard:1", 1, range=4)
    assert hp(game, "brute") == (7 if seen else 10)
    assert not seen


@pytest.mark.rule("GH-RUL-23", "GH-RET-04")
def test_each_retaliate_is_checked_by_its_own_range():
    board = duel(traits=Traits(retaliate=1, retaliate_range=3))
    board.state.figures[1].bonuses = (Bonus("", retaliate=2), Bonus("", retaliate=4, range=2))
    for distance, expected in ((1, 7), (2, 5), (3, 1), (4, 0)):
        board.state.figures[1].at = (distance, 0)
        board.state.figures[0].hp = 10
        game = board.game()
        strike(game, "brute", "guard:1", 1, range=4)
        assert 10 - hp(game, "brute") == expected


@pytest.mark.rule("GH-RUL-27", "GH-AOE-01", "GH-AOE-07")
def test_an_area_hits_everybody_in_it_and_the_attacker_chooses_only_how_it_lies():
    board = duel()
    board.monster("guard", (2, 0), 2, hp=30)
    board.monster("guard", (-1, 0), 3, hp=30)
    game = board.game()
    question = asked(declaring(game, Attack(n=2, area="line2")))
    assert ids(question) == ["area:guard:1+guard:2", "area:guard:3", "skip"]
    attack(game, Attack(n=2, area="line2"), "area:guard:1+guard:2", "target:guard:2")
    assert [hp(game, f"guard:{n}") for n in (1, 2, 3)] == [28, 28, 30]


@pytest.mark.rule("GH-RUL-27", "GH-AOE-07")
def test_where_friends_in_the_area_are_harmed_the_ways_to_lay_it_are_told_apart():
    board = duel()
    board.hero("tinkerer", (1, -1))
    board.half("brute-lead", "top", Attack(n=1, area="cone3"), Damage(2, "allies_in_area"))
    game = board.game()
    take_turn(game, "play:brute-lead:top", "area:guard:1!tinkerer", "default:brute-other:bottom", "skip")
    assert (hp(game, "tinkerer"), blows(game)) == (8, [1])
    board.state.heroes[0].chosen = ["brute-lead", "brute-other"]
    take_turn(game, "play:brute-lead:top", "area:guard:1", "default:brute-other:bottom", "skip")
    assert hp(game, "tinkerer") == 8


@pytest.mark.rule("GH-RUL-21", "GH-OVL-05")
def test_a_condition_comes_before_the_push_into_a_trap():
    board = duel(hp=3)
    board.tile("trap", (2, 0), damage=5)
    game = board.game()
    attack(game, Attack(n=1, cond=("wound",), push=1), GUARD, "apply", "push:2,0")
    kinds = [event.kind for event in game.events]
    assert kinds.index("condition") < kinds.index("trap_sprung")
    assert told(game, "dies")[0].args["by"] == "brute"


@pytest.mark.rule("GH-RUL-28", "GH-ACT-09", "GH-ACT-10")
def test_bonuses_that_negate_come_before_the_choice_to_lose_a_card():
    board = duel()
    hero = board.state.heroes[0]
    hero.hand = board.plain("a")
    board.active(hero, "frost", Trigger("damage", Gain(negate=True)), slots=(0, 0))
    game = board.game()
    for used in (1, 2):
        strike(game, "guard:1", "brute", 4, cond=("muddle",))
        assert (hp(game, "brute"), hero.hand, len(told(game, "negates"))) == (10, ["a"], used)
    assert hero.lost == ["frost"]
    strike(game, "guard:1", "brute", 4, "lose:a")
    assert (hp(game, "brute"), marks(game, "brute")) == (10, ["muddle"])


@pytest.mark.rule("GH-RUL-25")
def test_whether_an_attack_is_single_is_looked_at_when_the_item_is_used():
    board = duel("+0 add_target")
    board.monster("guard", (0, 1), 2, hp=30)
    hero = board.state.heroes[0]
    board.item(hero, "018", when="target", only=("single",), gain=Gain(attack=1))
    game = board.game()
    # The target that a drawn card adds comes too late to forbid it, and it can be used on that one too.
    attack(game, Attack(n=1), GUARD, "skip", "target:guard:2", "item:018")
    assert (blows(game), hero.items) == ([1, 2], [ItemCard("018", "spent")])
