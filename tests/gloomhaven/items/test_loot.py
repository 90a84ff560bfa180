"""Loot (9.2) and experience (9.3): what is taken, when, and by whom."""

from __future__ import annotations

import pytest

from tafelrunde.games.gloomhaven.content import load
from tafelrunde.games.havens.box.abilities import Attack, GiveCondition, Heal, Loot, Trigger
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.scenarios import TreasureReward
from tafelrunde.games.havens.box.vocabulary import Augment, Bonus, Gain
from tafelrunde.games.havens.rules.effects import conditions
from tafelrunde.games.havens.rules.map import loot
from tafelrunde.games.havens.rules.scenario import ending
from tafelrunde.games.havens.state import Chest
from tests.helpers.gloomhaven_rules import act, acts_anyhow, asked, attack, duel, hp, run, take_turn, told, whole_turn

GUARD = "target:guard:1"
NOTHING = ("default:brute-lead:top", "skip", "default:brute-other:bottom", "skip")


def hoard(*coins, chests=()):
    """A duel where coins and treasures lie about."""
    board = duel()
    board.state.coins = list(coins)
    board.state.chests = list(chests)
    return board


# --- loot -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-LOT-01")
@pytest.mark.parametrize(("reach", "taken"), [(0, 1), (1, 4), (2, 5)])
def test_every_coin_in_range_even_beneath_monsters_and_in_obstacles_several_in_a_hex(reach, taken):
    board = hoard((0, 0), (1, 0), (1, 0), (0, 1), (2, 0), (3, 0))
    board.tile("obstacle", (0, 1))
    game = board.game()
    act(game, Loot(reach))
    assert (game.state.heroes[0].coins, len(game.state.coins)) == (taken, 6 - taken)


@pytest.mark.rule("GH-LOT-01", "GH-LOS-04")
def test_nothing_out_of_sight():
    # In a passage one hex wide nobody sees farther than the next hex.
    board = hoard((-1, 0), (-2, 0))
    board.rooms[1] = [(q, 0) for q in range(-3, 2)]
    game = board.game()
    act(game, Loot(3))
    assert (game.range((0, 0), (-2, 0)), game.state.coins) == (2, [(-2, 0)])


@pytest.mark.rule("GH-LOT-02")
def test_coins_are_the_looters_own():
    board = hoard((0, 0), (0, 1))
    tinkerer = board.hero("tinkerer", (0, 1))
    game = board.game()
    act(game, Loot(1))
    assert (game.state.heroes[0].coins, tinkerer.coins) == (2, 0)
    game.state.result = "lost"
    ending.finish(game)
    assert (game.state.heroes[0].character.gold, tinkerer.character.gold) == (4, 0)


@pytest.mark.rule("GH-LOT-03", "GH-XPG-05")
def test_a_treasure_is_resolved_at_once():
    gifts = (Heal(n=2, on_self=True), GiveCondition("bless", "self"))
    board = hoard(chests=[Chest((0, 1), 1)])
    board.state.figures[0].hp = 5
    game = board.game(treasures={1: TreasureReward(number=1, gold=15, xp=3, abilities=gifts)})
    act(game, Loot(1))
    hero = game.state.heroes[0]
    assert (hero.gold, hero.xp, hp(game, "brute"), hero.deck.draw.count("bless")) == (15, 3, 7, 1)
    assert (hero.treasures, game.state.chests) == ((1,), [])


@pytest.mark.rule("GH-LOT-04", "GH-LOT-07", "GH-SHP-04")
def test_an_item_is_owned_at_once_worn_from_the_next_scenario_on_and_sold_if_it_is_owned_already():
    content = load()
    reward = TreasureReward(number=1, item="009")
    board = hoard(chests=[Chest((0, 0), 1), Chest((0, 1), 1)])
    game = board.game(items=content.items, treasures={1: reward})
    hero = game.state.heroes[0]
    run(game, loot.loot_hex(game, hero, (0, 0)))
    assert (hero.found, hero.items, hero.gold) == (("009",), [], 0)
    run(game, loot.loot_hex(game, hero, (0, 1)))
    assert (hero.found, hero.gold) == (("009",), 15)
    game.state.result = "lost"
    ending.finish(game)
    assert hero.character.items == ("009",)


@pytest.mark.rule("GH-LOT-05", "GH-TRN-01", "GH-DEC-03")
def test_at_the_end_of_its_turn_a_character_takes_what_lies_in_its_hex_unasked():
    board = hoard((0, 0), (0, 1), chests=[Chest((0, 0), 9)])
    game = board.game()
    hero = take_turn(game, *NOTHING)
    assert (hero.coins, hero.treasures, game.state.coins) == (1, (9,), [(0, 1)])


@pytest.mark.rule("GH-LOT-05")
def test_the_coin_of_a_monster_killed_in_the_turn_can_be_stepped_on_in_the_same_turn():
    board = hoard()
    board.state.figures[1].hp = 2
    game = board.game()
    hero = take_turn(game, "default:brute-lead:top", GUARD, "default:brute-other:bottom", "move:1,0", "done")
    assert (hero.coins, game.state.coins) == (1, [])


@pytest.mark.rule("GH-LOT-05", "GH-RST-05", "GH-CON-19")
@pytest.mark.parametrize("why", ["rest", "stun"])
def test_resting_and_stunned_characters_loot_their_hex_too(why):
    board = hoard((0, 0))
    hero = board.state.heroes[0]
    if why == "rest":
        hero.chosen, hero.resting, hero.discard = [], True, board.plain("a", "b")
    game = board.game()
    if why == "stun":
        run(game, conditions.give(game, game.figure("brute"), "stun"))
    take_turn(game, *(["lose:a"] if why == "rest" else []))
    assert hero.coins == 1


@pytest.mark.rule("GH-LOT-06", "GH-SUM-11", "GH-MAB-07")
def test_summons_monsters_and_allied_figures_leave_coins_where_they_are():
    board = hoard((2, 0), (0, 2), (1, 0))
    board.summon("rat", (2, 0), board.state.heroes[0])
    board.ally("scout", (0, 2))
    game = board.game()
    for name in ("rat:1", "scout:1", "guard:1"):
        acts_anyhow(game, name)
    assert len(game.state.coins) == 3


@pytest.mark.rule("GH-LOT-08")
def test_a_treasure_with_a_design_is_told_of_and_gives_the_looter_nothing_to_use():
    board = hoard(chests=[Chest((0, 0), 65)])
    game = board.game(treasures={65: TreasureReward(number=65, random_design=True)})
    hero = take_turn(game, *NOTHING)
    assert (hero.treasures, hero.found, hero.gold, hero.items) == ((65,), (), 0, [])
    assert told(game, "treasure_design")[0].rule == "GH-LOT-08"


@pytest.mark.rule("GH-LOT-09", "GH-OVL-16")
def test_the_number_of_a_looted_treasure_is_remembered_in_a_lost_scenario_too():
    board = hoard(chests=[Chest((0, 0), 9)])
    game = board.game()
    hero = take_turn(game, *NOTHING)
    game.state.result = "lost"
    ending.finish(game)
    assert hero.treasures == (9,)


@pytest.mark.rule("GH-LOT-10")
@pytest.mark.parametrize("level", range(8))
def test_a_coin_is_worth_what_the_level_says_and_what_lies_about_is_worth_nothing(level):
    board = hoard((0, 1), (0, 1))
    board.state.level = level
    board.state.result = "won"
    content = load()
    game = board.game(levels=content.levels)
    hero = game.state.heroes[0]
    hero.coins = 3
    ending.finish(game)
    assert hero.character.gold == 3 * (2, 2, 3, 3, 4, 4, 5, 6)[level]


@pytest.mark.rule("GH-LOT-11", "GH-EXH-03")
def test_who_is_exhausted_in_its_turn_loots_nothing_any_more():
    board = hoard((0, 0))
    board.state.figures[0].hp = 1
    board.monsters["guard"] = board.type("guard", traits=Traits(retaliate=5), hp=30)
    game = board.game()
    hero = take_turn(game, "default:brute-lead:top", GUARD)
    assert (hero.exhausted, hero.coins, game.state.coins) == (True, 0, [(0, 0)])


# --- experience -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-XPG-01", "GH-TRN-10")
@pytest.mark.parametrize(
    ("answers", "xp"), [((GUARD, "use"), 2), (("skip", "use"), 2), ((GUARD, "skip"), 2), (("skip", "skip"), 0)]
)
def test_the_xp_of_an_action_needs_one_used_ability(answers, xp):
    board = duel()
    board.half("brute-lead", "top", Attack(n=1), Heal(n=1, on_self=True), xp=2)
    game = board.game()
    hero = take_turn(game, "play:brute-lead:top", *answers, "default:brute-other:bottom", "skip")
    assert hero.xp == xp


@pytest.mark.rule("GH-XPG-02", "GH-RUL-26")
def test_xp_for_an_augment_by_target_and_by_bonus():
    board = duel()
    board.monster("guard", (0, 1), 2, hp=30, marks=["poison"])
    board.state.elements["fire"] = 1
    game = board.game()
    ability = Attack(
        n=1, targets=2, xp_per_target=1, consume=(Augment(("fire",), Gain(attack=1, xp=3)),),
        bonus=(Bonus("target_poisoned", Gain(xp=5)),),
    )  # fmt: skip
    attack(game, ability, "augment:0", "targets:all", GUARD)
    assert game.state.heroes[0].xp == 3 + 2 + 5


@pytest.mark.rule("GH-XPG-02", "GH-RUL-26", "GH-TRN-12")
def test_what_was_gained_on_the_way_stays_although_the_character_falls():
    board = duel(traits=Traits(retaliate=5))
    board.state.figures[0].hp = 1
    board.half("brute-lead", "top", Attack(n=1, xp_per_target=1), xp=2)
    game = board.game()
    hero = take_turn(game, "play:brute-lead:top", GUARD)
    assert (hero.exhausted, hero.xp) == (True, 1)


@pytest.mark.rule("GH-XPG-03", "GH-ACT-08")
def test_a_slot_gives_its_xp_when_its_charge_is_used():
    board = duel()
    hero = board.state.heroes[0]
    board.active(hero, "rage", Trigger("attack_by_self", Gain(attack=1)), slots=(0, 1, 2))
    game = board.game()
    gained = []
    for _ in range(3):
        attack(game, Attack(n=1), GUARD)
        gained.append(hero.xp)
    assert (gained, hero.lost) == ([0, 1, 3], ["rage"])


@pytest.mark.rule("GH-XPG-04")
def test_killing_gives_no_xp():
    game = duel(hp=1).game()
    attack(game, Attack(n=3), GUARD)
    assert (game.find("guard:1"), game.state.heroes[0].xp) == (None, 0)


@pytest.mark.rule("GH-XPG-05", "GH-EFF-02")
def test_xp_is_not_asked_about():
    board = duel()
    board.half("brute-lead", "top", Attack(n=1, xp_per_target=1), xp=1)
    game = board.game()
    question = asked(whole_turn(game), "play:brute-lead:top", GUARD)
    assert (question.question, game.state.heroes[0].xp) == ("act", 2)


@pytest.mark.rule("GH-XPG-06", "GH-TRN-08")
def test_a_default_action_gives_none():
    board = duel()
    board.half("brute-lead", "top", Attack(n=1), xp=2)
    game = board.game()
    hero = take_turn(game, "default:brute-lead:top", GUARD, "default:brute-other:bottom", "skip")
    assert hero.xp == 0


@pytest.mark.rule("GH-XPG-07", "GH-END-04")
@pytest.mark.parametrize(("result", "expected"), [("won", 14 + 4), ("lost", 14)])
def test_xp_is_kept_win_or_lose(result, expected):
    board = duel()
    board.state.result = result
    game = board.game()
    hero = game.state.heroes[0]
    hero.xp = 14
    ending.finish(game)
    assert hero.character.xp == expected
