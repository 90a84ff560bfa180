"""Items (9.1): use states, charges, when they are a choice and when not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tafelrunde.games.gloomhaven.content import load
from tafelrunde.games.havens.box.abilities import Attack, Infuse, Refresh
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.rules.round import resting
from tafelrunde.games.havens.rules.scenario import ending
from tafelrunde.games.havens.rules.setup import equipment, training
from tafelrunde.games.havens.state import ItemCard
from tests.gloomhaven.worn import ARMOUR, GUARD, POWER, state, striking, wearing
from tests.helpers.arena import arena
from tests.helpers.gloomhaven_rules import act, asked, attack, hp, ids, marks, strike, take_turn, told

# --- who may have what ----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-ITM-01")
@pytest.mark.parametrize(
    ("worn", "more", "fits"),
    [
        (["006"], "007", False),  # head
        (["003"], "004", False),  # body
        (["001"], "002", False),  # legs
        (["008"], "011", True),  # two hands for two one-handed items
        (["008", "011"], "018", False),
        (["008"], "009", False),  # two-handed beside one-handed
        (["009"], "008", False),
        (["009"], "010", False),
        (["006", "003", "001", "009"], "012", True),
        (["012"], "013", False),  # one small item at level 1
    ],
)
def test_one_head_body_and_legs_two_hands_and_small_ones(worn, more, fits):
    assert equipment.fits(load(), 1, worn, more) == fits


@pytest.mark.rule("GH-ITM-01", "GH-OVR-14")
@pytest.mark.parametrize(("level", "most"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4), (9, 5)])
def test_small_items_up_to_half_the_level_rounded_up(level, most):
    small = [number for number, item in load().items.items() if item.slot == "small"][:6]
    assert [equipment.fits(load(), level, small[:n], small[n]) for n in range(6)] == [n < most for n in range(6)]


@pytest.mark.rule("GH-ITM-02")
def test_nobody_is_offered_an_item_twice_and_no_more_copies_than_there_are():
    game = arena({"brute": (0, 0), "tinkerer": (1, 0), "scoundrel": (2, 0)})
    brute, tinkerer, scoundrel = game.state.heroes
    training.acquire(game, brute, "001")
    assert "001" not in training.on_sale(game, brute)
    training.acquire(game, tinkerer, "001")
    assert "001" not in training.on_sale(game, scoundrel)
    assert "002" in training.on_sale(game, brute)


@pytest.mark.rule("GH-ITM-02", "GH-SET-05")
def test_only_equipped_items_can_be_used():
    board = wearing(n014=POWER)
    board.state.heroes[0].items.clear()
    game = board.game()
    assert attack(game, Attack(n=2), GUARD) == [2]


@pytest.mark.rule("GH-ITM-03")
def test_every_class_is_offered_the_same_items():
    classes = list(load().classes)
    game = arena({name: (number, 0) for number, name in enumerate(classes[:4])})
    offers = [training.on_sale(game, hero) for hero in game.state.heroes]
    assert offers[0] == [f"{n:03}" for n in range(1, 15)]
    assert all(offer == offers[0] for offer in offers)


# --- spent, consumed, without limit ---------------------------------------------------------------------------


@pytest.mark.rule("GH-ITM-04")
@pytest.mark.parametrize(
    ("use", "after", "rested"), [("spent",) * 2 + ("ready",), ("consumed",) * 3, ("none", "ready", "ready")]
)
def test_spent_items_come_back_with_a_long_rest_consumed_ones_do_not(use, after, rested):
    board = wearing(n014={**POWER, "use": use})
    game = board.game()
    assert attack(game, Attack(n=2), GUARD, "item:014", *(["skip"] if use == "none" else [])) == [3]
    assert state(game, "014").state == after
    resting.refresh_spent(game, game.state.heroes[0])
    assert state(game, "014").state == rested


@pytest.mark.rule("GH-ITM-04")
def test_a_used_item_is_not_offered_again_one_without_a_symbol_is():
    board = wearing(n014=POWER)
    game = board.game()
    assert attack(game, Attack(n=2), GUARD, "item:014") == [3]
    assert attack(game, Attack(n=2), GUARD) == [2]
    board = wearing(n014={**POWER, "use": "none"})
    game = board.game()
    assert attack(game, Attack(n=2), GUARD, "item:014", "skip") == [3]
    assert attack(game, Attack(n=2), GUARD, "item:014", "skip") == [3]


@pytest.mark.rule("GH-ITM-04", "GH-RCV-03")
def test_consumed_items_come_back_only_by_an_ability_that_says_so():
    board = wearing(n014=POWER, n018={**POWER, "use": "spent"})
    game = board.game()
    attack(game, Attack(n=2), GUARD, "item:014", "item:018")
    act(game, Refresh(n="all", items="spent"))
    assert (state(game, "014").state, state(game, "018").state) == ("consumed", "ready")
    act(game, Refresh(n="all", items="consumed"))
    assert state(game, "014").state == "ready"


@pytest.mark.rule("GH-ITM-05", "GH-END-05")
def test_no_item_is_lost_by_use():
    board = wearing(n014=POWER, n003={**ARMOUR, "charges": 1})
    board.state.result = "lost"
    game = board.game()
    attack(game, Attack(n=2), GUARD, "item:014")
    strike(game, "guard:1", "brute", 3)
    ending.finish(game)
    hero = game.state.heroes[0]
    assert hero.character.items == ("014", "003")
    # Whoever equips them again has them fresh.
    equipment.take(game, hero, list(hero.character.items))
    assert hero.items == [ItemCard("014"), ItemCard("003")]


# --- when -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-ITM-06", "GH-TRN-09")
def test_any_number_of_items_in_one_turn_before_between_and_after_the_actions():
    board = wearing()
    hero = board.state.heroes[0]
    for number in ("101", "102", "103"):
        board.item(hero, number, Infuse("fire"), use="consumed")
    game = board.game()
    take_turn(
        game, "item:101", "default:brute-lead:top", "item:102", "skip", "default:brute-other:bottom", "skip", "item:103"
    )
    assert [event.args["item"] for event in told(game, "uses_item")] == ["101", "102", "103"]


@pytest.mark.rule("GH-ITM-07")
def test_items_of_an_attack_are_used_before_the_card_is_drawn_and_not_after():
    board = wearing("-2", monsters=["+2"], n014=POWER, n008={**ARMOUR, "gain": Gain(shield=2)})
    game = board.game()
    attack(game, Attack(n=3), GUARD, "skip")
    kinds = [event.kind for event in game.events]
    assert "uses_item" not in kinds
    strike(game, "guard:1", "brute", 3, "item:008")
    kinds = [event.kind for event in game.events]
    assert kinds.index("uses_item") < len(kinds) - 1 - kinds[::-1].index("draws")
    assert hp(game, "brute") == 7


@pytest.mark.rule("GH-ITM-07", "GH-ITM-13")
def test_only_the_attacked_character_is_asked_and_before_any_card_is_drawn():
    board = wearing(n008=ARMOUR)
    board.item(board.hero("tinkerer", (0, 1)), "039", **ARMOUR)
    game = board.game()
    question = asked(striking(game))
    assert (question.seat, question.question, ids(question)) == (0, "item_attacked", ["item:008", "skip"])
    assert told(game, "draws") == []


@pytest.mark.rule("GH-ITM-08")
def test_an_effect_added_by_an_item_is_like_a_printed_one():
    board = wearing("+0", n010={"use": "consumed", "when": "attack", "gain": Gain(cond=("stun",), push=1, pierce=2)})
    board.state.figures[1].bonuses = ()
    board.monsters["guard"] = replace(
        board.monsters["guard"],
        normal=tuple(replace(row, traits=Traits(shield=2)) for row in board.monsters["guard"].normal),
    )
    game = board.game()
    attack(game, Attack(n=3), "item:010", GUARD, "leave:stun", "push:2,0")
    assert (marks(game, "guard:1"), hp(game, "guard:1"), game.figure("guard:1").at) == ([], 27, (2, 0))


@pytest.mark.rule("GH-ITM-08", "GH-EFF-12")
def test_an_added_target_of_an_item_has_everything_of_the_attack():
    board = wearing(n053={"when": "attack", "only": ("melee", "single"), "gain": Gain(add_target=1)})
    board.monster("guard", (0, 1), 2, hp=30)
    game = board.game()
    attack(game, Attack(n=3, cond=("poison",)), "item:053", "targets:all", GUARD, "apply", "apply")
    assert [hp(game, f"guard:{n}") for n in (1, 2)] == [27, 27]
    assert marks(game, "guard:1") == marks(game, "guard:2") == ["poison"]
