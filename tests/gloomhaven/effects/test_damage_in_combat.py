"""Damage, exhaustion, active bonuses, conditions, elements and heals (chapters 5.8, 5.9, 5.11, 5.14, 8, 9.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.gloomhaven.content import load
from tafelrunde.games.havens.box.abilities import Trigger
from tafelrunde.games.havens.box.cards import AbilityCard, Action
from tafelrunde.games.havens.box.vocabulary import Augment, Gain, Name
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import active, items
from tafelrunde.games.havens.rules.effects import conditions, damage, elements, heal
from tafelrunde.games.havens.state import INERT, STRONG, WANING, ActiveCard, Bonus, Figure, Hero, ItemCard, Mark
from tests.helpers.gloomhaven import Board
from tests.helpers.gloomhaven_rules import asked, run, told


class Sufferer(Board):
    """A brute with a hand."""

    def __init__(self, hand: int = 0, discard: int = 0, hp: int = 10, **hero: Any) -> None:
        super().__init__()
        self.brute: Hero = self.hero("brute", (0, 0), hp=hp, hand=[f"H{n}" for n in range(hand)], **hero)
        self.brute.discard = [f"D{n}" for n in range(discard)]

    def bonus(self, *abilities: Any, slots: tuple[int, ...] = (), lost: bool = True, lasts: Any = "persistent") -> str:
        name = f"A{len(self.brute.active)}"
        half = Action(abilities=abilities, active=lasts, slots=slots, lost=lost)
        self.cards[name] = AbilityCard(
            id=name, owner="brute", level=1, initiative=9, name=Name("", ""), top=half, bottom=Action(abilities=())
        )
        self.brute.active.append(ActiveCard(name, "top", lasts, lost))
        return name

    def begin(self) -> Game:
        return self.game(items=load().items)


def hurt(table: Sufferer, amount: int, *answers: str, cause: Any = "attack") -> Game:
    game = table.begin()
    run(game, damage.suffer(game, game.figure("brute"), amount, cause=cause, rule="GH-DMG-01"), *answers)
    return game


# --- negating ---------------------------------------------------------------------------------------------------


def test_damage_can_be_negated_by_a_card_from_hand_or_two_discards() -> None:
    """GH-DMG-01, GH-DMG-04."""
    table = Sufferer(hand=2, discard=3)
    game = table.begin()
    question = asked(damage.suffer(game, game.figure("brute"), 4, cause="trap", rule="GH-OVL-06"))
    assert question is not None
    assert [option.id for option in question.options] == ["suffer", "lose:H0", "lose:H1", "two_discards"]
    assert {refused.id for refused in question.refused()} == {"lose:brute-lead", "lose:brute-other"}
    table = Sufferer(hand=2, discard=3)
    assert hurt(table, 4, "lose:H1").figure("brute").hp == 10
    assert (table.brute.hand, table.brute.lost) == (["H0"], ["H1"])
    table = Sufferer(discard=3)
    assert hurt(table, 4, "two_discards", "lose:D2", "lose:D0").figure("brute").hp == 10
    assert (table.brute.discard, table.brute.lost) == (["D1"], ["D2", "D0"])


def test_losing_cards_for_good_is_marked_so_that_screens_ask_first() -> None:
    """GH-DMG-01: to suffer the damage needs no second thought, to lose a card does; the option says what for."""
    game = Sufferer(hand=1, discard=3).begin()
    question = asked(damage.suffer(game, game.figure("brute"), 4, cause="trap", rule="GH-OVL-06"))
    assert question is not None
    given_up = {option.id: option.args["amount"] for option in question.options if option.gives_up}
    assert given_up == {"lose:H0": 4, "two_discards": 4}


def test_nobody_is_asked_without_an_alternative_or_without_damage() -> None:
    """GH-DMG-02, GH-DEC-04."""
    assert hurt(Sufferer(discard=1), 3).figure("brute").hp == 7
    assert hurt(Sufferer(hand=2), 0).figure("brute").hp == 10


def test_an_active_card_that_counts_as_discarded_can_be_lost_and_its_bonus_ends() -> None:
    """GH-ACT-07, GH-ACT-12."""
    table = Sufferer(discard=1)
    card = table.bonus(lasts="round", lost=False)
    game = table.begin()
    figure = game.figure("brute")
    figure.bonuses = (Bonus(card, shield=1, lasts="card"),)
    run(game, damage.suffer(game, figure, 2, cause="attack", rule=""), "two_discards", "lose:A0")
    assert (table.brute.active, figure.bonuses, figure.hp) == ([], (), 10)
    assert sorted(table.brute.lost) == ["A0", "D0"]


def test_a_price_must_be_paid_in_hit_points() -> None:
    """GH-RST-04."""
    table = Sufferer(hand=2, discard=2)
    table.bonus(Trigger("damage", Gain(negate=True)), slots=(0, 0))
    assert hurt(table, 1, cause="price").figure("brute").hp == 9


def test_frost_armor_negates_two_sources_and_is_lost() -> None:
    """GH-ACT-09, GH-ACT-10: sources of no damage don't count; the last slot gives its XP."""
    table = Sufferer(hand=1)
    table.bonus(Trigger("damage", Gain(negate=True)), slots=(1, 1))
    hurt(table, 5)
    hurt(table, 0)
    assert table.brute.active[0].used == 1
    assert hurt(table, 1, cause="wound").figure("brute").hp == 10
    assert (table.brute.active, table.brute.lost, table.brute.xp) == ([], ["A0"], 2)


def test_of_two_bonuses_that_negate_the_player_says_which_and_the_other_is_kept() -> None:
    """GH-ACT-11."""
    table = Sufferer()
    table.bonus(Trigger("damage", Gain(negate=True)), slots=(0, 0))
    table.bonus(Trigger("damage", Gain(negate=True)), slots=(0, 0))
    hurt(table, 3, "bonus:A1")
    assert [card.used for card in table.brute.active] == [0, 1]


def test_items_prevent_damage_or_death() -> None:
    """GH-ITM-06: the mantle is an alternative, the feather comes when hit points would fall below 1."""
    table = Sufferer()
    table.brute.items = [ItemCard("065"), ItemCard("069")]
    assert hurt(table, 20, "item:065").figure("brute").hp == 10
    assert hurt(table, 20, "item:069").figure("brute").hp == 3
    game = hurt(table, 20)
    assert game.find("brute") is None
    assert [item.state for item in table.brute.items] == ["consumed", "consumed"]


# --- death and exhaustion ---------------------------------------------------------------------------------------


def test_an_exhausted_character_loses_all_cards_and_its_summons() -> None:
    """GH-EXH-01, GH-EXH-03, GH-SUM-04; its shield on others ends too."""
    table = Sufferer(hand=1, discard=1, hp=2)
    card = table.bonus(lasts="round", lost=False)
    table.summon("rat", (0, 1), table.brute)
    other = table.hero("tinkerer", (1, 0))
    table.state.figures[-1].bonuses = (Bonus(card, shield=2, lasts="card"),)
    table.monster("guard", (3, 0))
    game = hurt(table, 2, "suffer")
    assert [figure.id for figure in game.state.figures] == ["tinkerer", "guard:1"]
    assert sorted(table.brute.lost) == ["A0", "D0", "H0", "brute-lead", "brute-other"]
    assert table.brute.exhausted
    assert [*table.brute.hand, *table.brute.discard, *table.brute.chosen, *table.brute.active] == []
    assert game.shield(game.figure(other.id)) == 0


def test_with_permanent_death_who_lacks_cards_stays_and_can_die() -> None:
    """GH-PRM-01, GH-PRM-02, GH-PRM-05."""
    table = Sufferer(hand=1)
    table.hero("tinkerer", (1, 0))
    table.state.variants = ("permanent_death",)
    table.brute.items = [ItemCard("065")]
    game = table.begin()
    run(game, damage.exhaust(game, table.brute, "GH-EXH-02"))
    figure = game.figure("brute")
    run(game, damage.suffer(game, figure, 4, cause="attack", rule=""))
    assert (figure.hp, table.brute.tally.get("dead")) == (6, None)
    run(game, damage.suffer(game, figure, 6, cause="attack", rule=""))
    assert game.find("brute") is None
    assert table.brute.tally["dead"] == 1


@pytest.mark.parametrize(("summoned", "coins"), [(False, [(1, 0)]), (True, [])])
def test_a_dead_monster_leaves_a_coin_unless_it_was_summoned(summoned: bool, coins: list[tuple[int, int]]) -> None:
    """GH-MON-06."""
    table = Sufferer()
    table.monster("guard", (1, 0)).summoned = summoned
    table.monster("guard", (3, 0), 2)
    game = table.begin()
    run(game, damage.suffer(game, game.figure("guard:1"), 9, cause="wound", rule=""))
    assert (game.state.coins, game.state.kills) == (coins, {"guard": 1})


def test_kill_credit_goes_to_whoever_dealt_the_damage_or_forced_the_victim() -> None:
    """GH-MON-08."""
    table = Sufferer()
    for number, at in enumerate([(1, 0), (0, 1), (-1, 0), (3, 0)], start=1):
        table.monster("guard", at, number, rank="elite" if number == 2 else "normal")
    game = table.begin()
    for number, by, cause in ((1, "brute", "attack"), (2, "brute", "trap"), (3, "", "trap")):
        run(game, damage.suffer(game, game.figure(f"guard:{number}"), 9, by=by, cause=cause, rule=""))  # type: ignore[arg-type]
    assert {name: table.brute.tally.get(name, 0) for name in ("kills", "elite_kills", "undamaged_kills")} == {
        "kills": 2,
        "elite_kills": 1,
        "undamaged_kills": 1,
    }
    assert (game.state.first_kill, game.state.last_kill) == (0, -1)


# --- conditions -------------------------------------------------------------------------------------------------


def marks(figure: Figure) -> list[str]:
    return [mark.what for mark in figure.marks]


def test_a_condition_of_the_own_turn_outlasts_it() -> None:
    """GH-CON-05, GH-CON-02."""
    table = Sufferer(marks=["muddle", "poison", Mark("disarm", permanent=True)])
    game = table.begin()
    figure = game.figure("brute")
    game.state.acting = "brute"
    run(game, conditions.give(game, figure, "strengthen"))
    conditions.end_of_turn(game, figure)
    assert marks(figure) == ["poison", "disarm", "strengthen"]
    conditions.end_of_turn(game, figure)
    assert marks(figure) == ["poison", "disarm"]


def test_a_condition_given_again_lasts_anew() -> None:
    """GH-CON-02."""
    table = Sufferer(marks=["stun"])
    game = table.begin()
    figure = game.figure("brute")
    game.state.acting = "brute"
    run(game, conditions.give(game, figure, "stun"))
    conditions.end_of_turn(game, figure)
    assert marks(figure) == ["stun"]


def test_bosses_objects_and_items_keep_conditions_away() -> None:
    """GH-BOS-05, GH-OVL-15, GH-CON-32, GH-ITM-06."""
    table = Sufferer()
    table.brute.items = [ItemCard("059"), ItemCard("045")]
    table.monster("boss", (1, 0), rank="boss", immune=("stun", "curse"))
    table.object("altar", (0, 1))
    game = table.begin()
    for name, what in (("boss:1", "stun"), ("boss:1", "curse"), ("altar", "wound")):
        assert not run(game, conditions.give(game, game.figure(name), what))  # type: ignore[arg-type]
    assert game.state.monster_curses == 10
    brute = game.figure("brute")
    run(game, conditions.give(game, brute, "wound"), "skip")
    run(game, conditions.give(game, brute, "muddle"), "item:045")
    run(game, conditions.give(game, brute, "stun"), "item:059")
    assert marks(brute) == ["wound"]


def test_a_wound_hurts_at_the_start_of_the_turn() -> None:
    """GH-CON-11, GH-CON-12."""
    table = Sufferer(hand=1, marks=["wound"])
    game = table.begin()
    run(game, damage.from_wound(game, game.figure("brute")), "suffer")
    assert game.figure("brute").hp == 9


@pytest.mark.parametrize(
    ("given", "hp"), [(["poison"], 4), (["wound"], 7), (["wound", "poison"], 4), (["muddle"], 7), ([], 7)]
)
def test_heals(given: list[str], hp: int) -> None:
    """GH-HEA-03 … GH-HEA-07, GH-CON-07."""
    table = Sufferer(marks=given)
    game = table.begin()
    figure = game.figure("brute")
    figure.hp = 4
    run(game, heal.heal(game, figure, 3, "GH-HEA-01"))
    assert (figure.hp, marks(figure)) == (hp, ["muddle"] if "muddle" in given else [])
    run(game, heal.heal(game, figure, 30, "GH-HEA-01"))
    assert figure.hp == figure.most


# --- elements ---------------------------------------------------------------------------------------------------


def test_elements_become_strong_at_the_end_of_the_turn_and_wane() -> None:
    """GH-ELE-03, GH-ELE-04, GH-ELE-07, GH-ELE-11."""
    table = Sufferer()
    game = table.begin()
    state = game.state.elements
    state["fire"] = WANING
    run(game, elements.infuse(game, ("fire", "any"), 0), "element:ice")
    assert not elements.can_consume(game, ("ice",))
    assert run(game, elements.consume(game, ("fire",), 0))
    elements.end_of_turn(game)
    assert (state["fire"], state["ice"]) == (STRONG, STRONG)
    elements.wane(game)
    elements.wane(game)
    assert (state["fire"], game.state.infused) == (INERT, [])


def test_an_augment_with_several_elements_needs_all_of_them() -> None:
    """GH-ELE-08, GH-ELE-09, GH-ELE-06."""
    table = Sufferer()
    game = table.begin()
    game.state.elements.update(fire=STRONG, ice=WANING, air=WANING)
    offered = (Augment(("fire", "earth"), Gain(attack=9)), Augment(("any", "any"), Gain(attack=2, xp=2)))
    gains = run(game, elements.augments(game, table.brute, offered), "augment:1", "elements:fire+air")
    assert (gains, table.brute.xp, table.brute.tally["elements"]) == ([Gain(attack=2)], 2, 2)
    assert (game.state.elements["ice"], game.state.elements["fire"]) == (WANING, INERT)


def test_an_item_stands_in_for_an_inert_element() -> None:
    table = Sufferer()
    table.brute.items = [ItemCard("075")]
    game = table.begin()
    assert elements.can_consume(game, ("fire",), table.brute)
    assert not elements.can_consume(game, ("fire", "ice"), table.brute)
    assert run(game, elements.consume(game, ("fire",), 0, table.brute))
    assert table.brute.items[0].state == "spent"
    assert not elements.can_consume(game, ("fire",), table.brute)


# --- items and active cards -------------------------------------------------------------------------------------


def test_a_stunned_character_uses_no_items_in_its_turn() -> None:
    """GH-ITM-11, GH-CON-17."""
    table = Sufferer(marks=["stun"])
    table.brute.items = [ItemCard("012"), ItemCard("008"), ItemCard("003"), ItemCard("013", "consumed")]
    game = table.begin()
    assert [item.id for item in items.usable(game, table.brute, "attacked")] == ["008"]
    assert [item.id for item in items.charged(game, table.brute, "attacked")] == ["003"]
    assert [item.id for item in items.usable(game, table.brute, "turn")] == ["012"]
    game.state.acting = "brute"
    assert items.usable(game, table.brute, "turn") == items.charged(game, table.brute, "attacked") == []


def test_round_bonuses_end_with_the_round_and_persistent_ones_stay() -> None:
    """GH-ACT-05, GH-ACT-06, GH-ACT-07."""
    table = Sufferer()
    table.bonus(lasts="round", lost=False)
    table.bonus(lasts="round", lost=True)
    table.bonus(lost=True)
    game = table.begin()
    run(game, active.end_round_bonuses(game, table.brute))
    assert (table.brute.discard, table.brute.lost) == (["A0"], ["A1"])
    option = active.end_options(game, table.brute)[0]
    run(game, active.end_card(game, table.brute, option.value))
    assert (option.id, table.brute.lost) == ("end:A2", ["A1", "A2"])
    assert [event.args["pile"] for event in told(game, "bonus_ends")] == ["discard", "lost", "lost"]
