"""Card selection (4.2), rests (4.3) and clean-up (4.6)."""

import pytest

from tafelrunde.games.havens.rules import flow
from tafelrunde.games.havens.rules.round import cleanup, resting, selection
from tafelrunde.games.havens.state import STRONG, WANING, ActiveCard, Bonus, Hero, ItemCard, Mark
from tests.helpers.arena import arena, asked, events, ids, run


def hero_of(game, index: int = 0) -> Hero:
    hero: Hero = game.state.heroes[index]
    return hero


def with_cards(game, index: int = 0, hand: int = 0, discard: int = 0) -> Hero:
    """Deal the hero's cards: so many in hand, so many discarded, the rest lost."""
    hero = hero_of(game, index)
    cards = [*hero.hand]
    hero.hand, hero.discard, hero.lost = cards[:hand], cards[hand : hand + discard], cards[hand + discard :]
    return hero


# --- selection --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-SEL-01", "GH-SEL-06", "GH-DAT-04")
def test_two_selected_cards_lie_apart_with_the_leading_one_first():
    game = arena(phase="selection")
    run(selection.select(game), "first:BR-02", "second:BR-03", "first:SW-01", "second:SW-02")
    hero = hero_of(game)
    assert hero.chosen == ["BR-02", "BR-03"]
    assert len(hero.hand) == 8
    assert "BR-02" not in hero.hand
    assert (hero.initiative, hero.second) == (game.card("BR-02").initiative, game.card("BR-03").initiative)
    assert game.state.phase == "initiative"


@pytest.mark.rule("GH-SEL-07", "GH-SEL-05")
def test_nothing_of_a_selection_is_in_the_state_before_all_have_chosen():
    game = arena(phase="selection")
    request = next(selection.select(game))
    part = request.parts[0]
    part.send(None)
    part.send("BR-02")
    with pytest.raises(StopIteration):
        part.send("BR-03")
    assert hero_of(game).chosen == []
    assert len(hero_of(game).hand) == 10


def test_a_choice_can_be_taken_back_until_it_is_complete():
    game = arena({"brute": (0, 0), "spellweaver": (1, 0)}, seats=1, phase="selection")
    answers = ["first:BR-02", "back", "first:BR-01", "second:BR-04", "back", "first:BR-03", "second:BR-05"]
    run(selection.select(game), *answers, "first:SW-01", "second:SW-02")
    assert hero_of(game).chosen == ["BR-03", "BR-05"]


@pytest.mark.rule("GH-SEL-02", "GH-SEL-04")
@pytest.mark.parametrize(
    ("hand", "discard", "rests", "plays"), [(1, 2, True, False), (4, 2, True, True), (4, 1, False, True)]
)
def test_who_may_rest_and_who_must(hand: int, discard: int, rests: bool, plays: bool):
    game = arena({"brute": (0, 0)}, phase="selection")
    hero = with_cards(game, hand=hand, discard=discard)
    options = [option.id for option in selection._leading(game, hero, can_go_back=False)]
    assert ("long_rest" in options) == rests
    assert any(option.startswith("first:") for option in options) == plays
    refused = [refusal.id for refusal in selection._why_no_rest(game, hero)]
    assert refused == ([] if rests else ["long_rest"])


@pytest.mark.rule("GH-SEL-03", "GH-EXH-02", "GH-RND-02")
@pytest.mark.parametrize(("hand", "discard", "exhausted"), [(1, 1, True), (2, 0, False), (0, 2, False), (0, 1, True)])
def test_who_can_neither_play_nor_rest_is_exhausted(hand: int, discard: int, exhausted: bool):
    game = arena({"brute": (0, 0), "spellweaver": (1, 0)}, {"bandit_guard:1": (3, 0)}, phase="selection")
    hero = with_cards(game, hand=hand, discard=discard)
    rules = selection.select(game)
    next(rules)
    assert hero.exhausted == exhausted
    assert (game.find("brute") is None) == exhausted


@pytest.mark.rule("GH-EXH-05", "GH-OVR-06")
def test_when_all_are_exhausted_the_scenario_is_lost():
    game = arena({"brute": (0, 0), "spellweaver": (1, 0)}, {"bandit_guard:1": (3, 0)}, phase="selection")
    for index in range(2):
        with_cards(game, index, hand=1, discard=1)
    run(selection.select(game))
    assert (game.state.result, game.state.because, game.state.phase) == ("lost", "exhausted", "round_end")


@pytest.mark.rule("GH-SEL-04", "GH-ACT-12")
def test_active_cards_that_count_as_discarded_can_be_gathered_for_a_rest():
    game = arena({"brute": (0, 0), "spellweaver": (1, 0)}, phase="selection")
    hero = with_cards(game, hand=1, discard=1)
    card = hero.lost.pop()
    hero.active = [ActiveCard(card, "top", "persistent", lost=False)]
    run(selection.select(game), "first:SW-01", "second:SW-02")
    assert hero.resting
    assert hero.active == []
    assert card in hero.discard


@pytest.mark.rule("GH-RST-05")
def test_a_long_rest_has_initiative_99():
    game = arena({"brute": (0, 0)}, phase="selection")
    with_cards(game, hand=4, discard=3)
    run(selection.select(game), "long_rest")
    assert (hero_of(game).resting, hero_of(game).initiative, hero_of(game).chosen) == (True, 99, [])


# --- short rest -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-RST-02", "GH-RST-01", "GH-CLN-06")
def test_a_short_rest_loses_a_random_card_and_brings_the_others_back():
    game = arena({"brute": (0, 0)}, phase="short_rests", script={"short rest brute": [2]})
    hero = with_cards(game, hand=2, discard=3)
    second = hero.discard[1]
    lost = len(hero.lost)
    run(resting.short_rests(game), "short_rest", "lose")
    assert hero.lost[-1] == second
    assert (len(hero.hand), len(hero.discard), len(hero.lost)) == (4, 0, lost + 1)
    assert hero.tally["short_rests"] == 1


@pytest.mark.rule("GH-RST-03")
def test_one_hit_point_saves_the_card_and_another_one_is_lost():
    game = arena({"brute": (0, 0)}, phase="short_rests", script={"short rest brute": [1, 2]})
    hero = with_cards(game, hand=2, discard=3)
    first, _, third = hero.discard
    run(resting.short_rests(game), "short_rest", "redraw")
    assert hero.lost[-1] == third
    assert first in hero.hand
    assert game.figure("brute").hp == game.figure("brute").most - 1


@pytest.mark.rule("GH-RST-04")
def test_the_price_can_not_be_negated_and_may_exhaust():
    game = arena({"brute": (0, 0)}, phase="short_rests", script={"short rest brute": [1, 1]})
    hero = with_cards(game, hand=2, discard=3)
    game.figure("brute").hp = 1
    run(resting.short_rests(game), "short_rest", "redraw")
    assert hero.exhausted
    assert len(hero.lost) == 10


@pytest.mark.rule("GH-RST-01")
def test_a_short_rest_needs_two_discards():
    game = arena({"brute": (0, 0)}, phase="short_rests")
    with_cards(game, hand=4, discard=1)
    assert asked(resting.short_rests(game)) is None
    assert game.state.phase == "round_end"


@pytest.mark.rule("GH-RST-11")
def test_active_cards_may_be_picked_up_or_left_in_a_rest():
    game = arena({"brute": (0, 0)}, phase="short_rests", script={"short rest brute": [3]})
    hero = with_cards(game, hand=2, discard=2)
    one, other = hero.lost.pop(), hero.lost.pop()
    hero.active = [ActiveCard(one, "top", "persistent", False), ActiveCard(other, "top", "persistent", False)]
    run(resting.short_rests(game), "short_rest", f"pick_up:{one}", f"leave:{other}", "lose")
    assert [card.card for card in hero.active] == [other]
    assert hero.lost[-1] == one
    assert len(hero.hand) == 4


@pytest.mark.rule("GH-RST-09", "GH-CLN-06")
def test_everybody_may_rest_in_every_clean_up():
    game = arena({"brute": (0, 0), "spellweaver": (1, 0)}, phase="short_rests", script={"short rest brute": [1]})
    for index in range(2):
        with_cards(game, index, hand=2, discard=2)
    run(resting.short_rests(game), "skip")
    assert asked(resting.short_rests(game)).seat == 1
    run(resting.short_rests(game))
    assert game.state.phase == "round_end"
    assert not any(hero.ready for hero in game.state.heroes)


# --- long rest --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-RST-06", "GH-RST-08", "GH-ITM-04")
def test_a_long_rest_loses_a_chosen_card_heals_and_refreshes_spent_items():
    game = arena({"brute": (0, 0)})
    hero = with_cards(game, hand=1, discard=3)
    hero.items = [ItemCard("001", "spent"), ItemCard("012", "consumed")]
    game.figure("brute").hp = 5
    card = hero.discard[2]
    run(resting.long_rest(game, hero), f"lose:{card}")
    assert hero.lost[-1] == card
    assert len(hero.hand) == 3
    assert game.figure("brute").hp == 7
    assert [item.state for item in hero.items] == ["ready", "consumed"]


@pytest.mark.rule("GH-RST-07", "GH-HEA-05")
def test_the_heal_of_a_long_rest_removes_poison_instead():
    game = arena({"brute": (0, 0)})
    hero = with_cards(game, hand=1, discard=2)
    game.figure("brute").hp = 5
    game.figure("brute").marks = (Mark("poison"),)
    run(resting.long_rest(game, hero), f"lose:{hero.discard[0]}")
    assert (game.figure("brute").hp, game.figure("brute").marks) == (5, ())


@pytest.mark.rule("GH-RST-10")
@pytest.mark.parametrize(("discard", "lost"), [(1, 1), (0, 0)])
def test_a_long_rest_with_too_few_cards_left_still_heals(discard: int, lost: int):
    game = arena({"brute": (0, 0)})
    hero = with_cards(game, hand=2, discard=discard)
    before = len(hero.lost)
    game.figure("brute").hp = 3
    run(resting.long_rest(game, hero))
    assert (len(hero.lost) - before, len(hero.hand), game.figure("brute").hp) == (lost, 2, 5)


# --- clean-up ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-CLN-01")
def test_only_decks_with_a_drawn_double_or_null_are_reshuffled():
    game = arena({"brute": (0, 0), "spellweaver": (1, 0)}, phase="cleanup")
    brute, weaver = game.state.heroes
    for hero in (brute, weaver):
        hero.deck.discard = [hero.deck.draw.pop()]
    brute.deck.shuffle = True
    run(cleanup.clean_up(game))
    assert (len(brute.deck.draw), brute.deck.discard, brute.deck.shuffle) == (20, [], False)
    assert (len(weaver.deck.draw), len(weaver.deck.discard)) == (19, 1)


@pytest.mark.rule("GH-CLN-02", "GH-CLN-05")
def test_revealed_monster_cards_are_discarded_or_the_deck_is_shuffled():
    game = arena({"brute": (0, 0)}, {"bandit_guard:1": (2, 0), "living_bones:1": (3, 0)}, phase="cleanup")
    decks = game.state.decks
    for deck, shuffles in ((decks["guard"], True), (decks["living_bones"], False)):
        deck.card = next(card for card in deck.draw if game.content.monster_card(card).shuffle == shuffles)
        deck.draw.remove(deck.card)
    run(cleanup.clean_up(game))
    assert (len(decks["guard"].draw), decks["guard"].discard, decks["guard"].card) == (8, [], "")
    assert (len(decks["living_bones"].draw), len(decks["living_bones"].discard)) == (7, 1)


@pytest.mark.rule("GH-CLN-03", "GH-ELE-04")
def test_elements_wane():
    game = arena({"brute": (0, 0)}, phase="cleanup")
    game.state.elements |= {"fire": STRONG, "ice": WANING}
    run(cleanup.clean_up(game))
    assert (game.state.elements["fire"], game.state.elements["ice"]) == (WANING, 0)


@pytest.mark.rule("GH-CLN-04", "GH-CLN-05", "GH-ACT-06")
def test_round_bonuses_end_and_their_cards_go_where_they_belong():
    game = arena({"brute": (0, 0)}, {"bandit_guard:1": (2, 0)}, phase="cleanup")
    hero = with_cards(game, hand=8)
    hero.lost.remove("BR-09")
    hero.lost.remove("BR-10")
    hero.active = [
        ActiveCard("BR-09", "bottom", "round", lost=False),
        ActiveCard("BR-10", "bottom", "round", lost=True),
    ]
    game.figure("bandit_guard:1").bonuses = (Bonus("", shield=1), Bonus("", shield=2, lasts="scenario"))
    run(cleanup.clean_up(game))
    assert (hero.discard, hero.lost, hero.active) == (["BR-09"], ["BR-10"], [])
    assert [bonus.shield for bonus in game.figure("bandit_guard:1").bonuses] == [2]


@pytest.mark.rule("GH-CLN-07")
def test_the_next_round_begins_with_its_number_told():
    game = arena({"brute": (0, 0)}, {"bandit_guard:1": (2, 0)}, phase="round_end")
    run(flow.STEPS["round_end"](game))
    assert (game.state.round, game.state.phase) == (2, "selection")
    assert [event.args["round"] for event in events(game, "round")] == [2]


def test_questions_of_the_selection_name_the_hero():
    game = arena({"brute": (0, 0)}, phase="selection")
    decision = asked(selection.select(game))
    assert decision is not None
    assert (decision.question, decision.args["hero"]) == ("select", "brute")
    assert "first:BR-01" in ids(decision)
