"""A round and its rests (4.1 to 4.7, 9.6), items (9.1), exhaustion (9.8)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Heal, Refresh, Shield
from tafelrunde.games.havens.box.special import AtRound, InfuseAll, SpecialRule
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.rules.cards import items
from tafelrunde.games.havens.rules.choices import possible
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.rules.round import cleanup, initiative, resting
from tafelrunde.games.havens.state import INERT, STRONG, WANING, ItemCard
from tests.helpers.frosthaven import Field
from tests.helpers.gloomhaven_rules import asked, card, hp, ids, phase, run, strike, take_turn


def camp(*, discard=(), hand=(), **values):
    board = Field()
    hero = board.drifter(**values)
    hero.discard, hero.hand = board.plain(*discard), board.plain(*hand)
    board.guard((1, 0))
    return board


# --- the end of a round -----------------------------------------------------------------------------------------


@pytest.mark.rule("FH-EOR-05", "FH-ELM-04")
def test_elements_wane_after_the_short_rests():
    game = camp().game()
    game.state.elements.update(fire=STRONG, ice=WANING)
    run(game, cleanup.clean_up(game))
    assert (game.state.phase, game.state.elements["fire"]) == ("short_rests", STRONG)
    run(game, cleanup.round_end(game))
    assert (game.state.elements["fire"], game.state.elements["ice"]) == (WANING, INERT)


@pytest.mark.rule("FH-EOR-01", "FH-EOR-03")
def test_scenario_effects_come_before_round_bonuses_end():
    board = camp()
    board.scenario = {"special": (SpecialRule(AtRound(at=2), (InfuseAll("fire"),)),)}
    board.active(board.state.heroes[0], "wall", Shield(n=1), lasts="round", lost=False, shield=1)
    game = board.game()
    run(game, cleanup.clean_up(game))
    kinds = [event.kind for event in game.events if event.kind in ("element_strong", "bonus_ends")]
    assert kinds == ["element_strong", "bonus_ends"]


@pytest.mark.rule("FH-EOR-02", "FH-AMD-08", "FH-AMD-09")
def test_decks_of_which_a_shuffle_card_was_drawn_are_shuffled():
    board = camp()
    hero = board.state.heroes[0]
    game = board.game()
    game.state.monster_modifiers.draw = ["null"]
    strike(game, "guard:1", "drifter", 2)
    assert game.state.monster_modifiers.shuffle
    run(game, cleanup.clean_up(game))
    assert (game.state.monster_modifiers.draw, game.state.monster_modifiers.discard) == (["null"], [])
    assert not hero.deck.shuffle


@pytest.mark.rule("FH-AMD-08")
def test_an_empty_deck_is_made_anew_at_once():
    game = camp().game()
    game.state.monster_modifiers.draw, game.state.monster_modifiers.discard = [], ["+1"]
    assert strike(game, "guard:1", "drifter", 2) == [3]


@pytest.mark.rule("FH-EOR-06")
def test_the_round_tracker_advances():
    game = camp().game()
    run(game, cleanup.clean_up(game))
    run(game, cleanup.round_end(game))
    assert game.state.round == 3


# --- rests ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-REST-02", "FH-EOR-04", "FH-REST-01")
def test_a_short_rest_loses_a_random_discard_and_takes_the_others():
    board = camp(discard=["a", "b", "c"])
    game = board.game()
    game.state.phase = "short_rests"
    run(game, resting.short_rests(game), "short_rest", "lose")
    hero = game.state.heroes[0]
    assert (len(hero.hand), len(hero.lost), hero.discard) == (2, 1, [])


@pytest.mark.rule("FH-REST-01")
def test_with_one_discard_nobody_rests():
    game = camp(discard=["a"]).game()
    game.state.phase = "short_rests"
    assert asked(resting.short_rests(game)) is None


@pytest.mark.rule("FH-REST-03", "FH-REST-04", "FH-DMG-07")
def test_for_one_damage_another_card_is_lost_and_the_damage_can_be_negated():
    game = camp(discard=["a", "b", "c"], hand=["kept"]).game()
    game.state.phase = "short_rests"
    question = asked(resting.short_rests(game), "short_rest", "redraw")
    assert (question.question, "lose:kept" in ids(question)) == ("damage", True)


@pytest.mark.rule("FH-REST-08")
@pytest.mark.parametrize("number", [2, 3])
def test_who_negates_it_with_discards_rests_with_what_is_left(number):
    board = camp(discard=["a", "b", "c"][:number])
    game = board.game()
    game.state.phase = "short_rests"
    hero = game.state.heroes[0]
    question = asked(resting.short_rests(game), "short_rest", "redraw")
    assert "two_discards" in ids(question)
    game = camp(discard=["a", "b", "c"][:number]).game()
    game.state.phase = "short_rests"
    hero = game.state.heroes[0]
    run(game, resting.short_rests(game), "short_rest", "redraw", "two_discards", *["lose:a", "lose:b"][: number - 1])
    assert (len(hero.lost), hero.hand, hero.discard) == (number, [], [])


@pytest.mark.rule("FH-REST-05", "FH-INI-03")
def test_a_long_rest_loses_a_card_of_choice_and_heals_and_refreshes_if_wanted():
    board = camp(discard=["a", "b"], resting=True)
    hero = board.state.heroes[0]
    board.item(hero, "001", state="spent")
    game = board.game()
    game.figure("drifter").hp = 5
    hero = take_turn(game, "lose:b", "skip", "use", "done", cls="drifter")
    assert (hero.hand, hp(game, "drifter"), hero.items) == (["a"], 5, [ItemCard("001")])
    assert hero.initiative == 99


@pytest.mark.rule("FH-REST-06")
def test_a_long_rest_without_discards_loses_nothing_and_goes_on():
    board = camp(resting=True)
    game = board.game()
    game.figure("drifter").hp = 5
    hero = take_turn(game, "use", "use", cls="drifter")
    assert (hero.lost, hp(game, "drifter")) == ([], 7)


@pytest.mark.rule("FH-SEL-02", "FH-SEL-06", "FH-SEL-01")
def test_a_long_rest_needs_two_discards():
    board = camp(discard=["a", "b"], hand=["c"])
    hero = board.state.heroes[0]
    hero.chosen = []
    game = board.game()
    game.state.phase = "selection"
    phase(game)
    assert hero.resting


# --- order ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-INI-04")
def test_of_two_characters_the_lower_second_card_is_first():
    board = Field()
    board.drifter((0, 0), initiative=30, second=60)
    board.hero("boneshaper", (1, 0), initiative=30, second=50)
    game = board.game()
    run(game, initiative.build_order(game))
    assert [slot.id for slot in game.state.order] == ["boneshaper", "drifter"]


@pytest.mark.rule("FH-INI-02", "FH-MON-03", "FH-MON-12")
def test_one_card_for_each_group_with_a_figure_on_the_map():
    board = Field()
    board.drifter()
    board.guard((1, 0), cards=[card(initiative=20), card(initiative=40)])
    board.monster("archer", (2, 0), deck="guard")
    game = board.game()
    deck = game.state.decks["guard"]
    deck.discard.append(deck.card)
    deck.card = ""
    initiative.draw_cards(game)
    assert (deck.card, deck.draw) == ("guard-2", [])
    deck.discard.append(deck.card)
    deck.card = ""
    initiative.draw_cards(game)
    assert deck.card in ("guard-1", "guard-2")


# --- items ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-ITM-20", "FH-ITM-13", "FH-ITM-14", "FH-ITM-12")
def test_use_slots_against_attacks_are_used_by_every_attack_before_the_draw():
    board = camp()
    hero = board.state.heroes[0]
    board.item(hero, "003", when="attacked", charges=2, gain=Gain(shield=1))
    game = board.game()
    game.state.monster_modifiers.draw = ["+0", "null"]
    assert strike(game, "guard:1", "drifter", 2) == [0]
    assert hero.items == [ItemCard("003", "ready", 1)]
    assert strike(game, "guard:1", "drifter", 2) == [1]
    assert hero.items[0].state == "spent"


@pytest.mark.rule("FH-ITM-12", "FH-ITM-16")
def test_a_half_used_item_can_be_recovered_and_all_its_slots_are_free():
    board = camp()
    hero = board.state.heroes[0]
    board.item(hero, "003", when="attacked", charges=3, gain=Gain(shield=1))
    hero.items[0] = ItemCard("003", "ready", 2)
    game = board.game()
    assert possible.refreshable(game, hero, Refresh(n="all", items="spent")) == [ItemCard("003", "ready", 2)]
    items.refresh(game, hero, "003")
    assert hero.items == [ItemCard("003")]


@pytest.mark.rule("FH-ITM-08", "FH-ITM-09")
@pytest.mark.parametrize("use", ["spent", "consumed"])
def test_an_item_is_spent_or_lost_after_use(use):
    board = camp()
    hero = board.state.heroes[0]
    board.item(hero, "120", Heal(n=1, on_self=True), use=use)
    game = board.game()
    items.spend(game, hero, "120")
    assert hero.items[0].state == use
    resting.refresh_spent(game, hero)
    assert hero.items[0].state == ("ready" if use == "spent" else "consumed")


@pytest.mark.rule("FH-ITM-09", "FH-REC-02")
def test_a_lost_item_with_the_symbol_is_not_recovered():
    board = camp()
    hero = board.state.heroes[0]
    board.item(hero, "222", use="consumed", unrecoverable=True, state="consumed")
    game = board.game()
    assert possible.refreshable(game, hero, Refresh(n="all", items="any")) == []


@pytest.mark.rule("FH-ITM-06", "FH-TRE-02", "FH-LTA-08", "FH-ITM-03")
def test_a_found_item_is_usable_at_once_and_a_second_copy_is_given_away_or_sold():
    board = camp()
    board.hero("boneshaper", (1, 0))
    hero, other = board.state.heroes
    board.item(other, "010", price=20)
    other.items, other.character = [], hero.character.__class__(cls="boneshaper")
    game = board.game()
    edition = game.edition
    run(game, edition.finds_item(game, hero, "010"))
    assert hero.items == [ItemCard("010")]
    run(game, edition.finds_item(game, hero, "010"), "give:boneshaper")
    assert other.items == [ItemCard("010")]
    run(game, edition.finds_item(game, hero, "010"))
    assert hero.gold == 10


# --- exhaustion -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-EXH-01", "FH-EXH-03", "FH-EXH-07", "FH-SUM-04")
def test_without_hit_points_a_character_is_out_with_its_summons_and_leaves_no_token():
    board = camp(discard=["a"])
    board.summon("wolf", (0, 1), board.state.heroes[0])
    game = board.game()
    run(game, damage.suffer(game, game.figure("drifter"), 10, cause="trap"))
    hero = game.state.heroes[0]
    assert (hero.exhausted, game.find("drifter"), game.find("wolf:1"), game.state.coins) == (True, None, None, [])
    assert "a" in hero.lost


@pytest.mark.rule("FH-EXH-05", "FH-END-03", "FH-OV-10")
def test_when_all_are_exhausted_the_scenario_is_failed():
    game = camp().game()
    run(game, damage.suffer(game, game.figure("drifter"), 10, cause="trap"))
    assert game.state.result == "lost"


@pytest.mark.rule("FH-DMG-02", "FH-DMG-03", "FH-DMG-04", "FH-ATK-14")
def test_damage_is_suffered_or_wholly_negated_with_cards_but_not_with_the_selected_ones():
    game = camp(discard=["a", "b"], hand=["c"]).game()
    question = asked(damage.suffer(game, game.figure("drifter"), 3, cause="trap"))
    assert ids(question) == ["suffer", "lose:c", "two_discards"]
    assert {refused.id for refused in question.refused()} == {"lose:drifter-lead", "lose:drifter-other"}
    run(game, damage.suffer(game, game.figure("drifter"), 3, cause="trap"), "two_discards", "lose:a")
    hero = game.state.heroes[0]
    assert (hp(game, "drifter"), sorted(hero.lost), hero.discard) == (10, ["a", "b"], [])


@pytest.mark.rule("FH-DMG-06")
def test_nobody_else_negates_damage():
    game = camp().game()
    assert asked(damage.suffer(game, game.figure("guard:1"), 3, cause="trap")) is None
