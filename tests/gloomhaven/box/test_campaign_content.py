"""How much campaign there is, and that all of it can be met: the story, its ends, events, quests, classes, items."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.games.gloomhaven.rules.flow import FIRST_EVENTS
from tafelrunde.games.havens.box import campaign as ops
from tafelrunde.games.havens.box.campaign import CampaignEffect, EventChoice
from tafelrunde.games.havens.box.cards import Content


@pytest.fixture(scope="module")
def content() -> Content:
    return RULEBOOK.content


def frame(content: Content) -> ops.Campaign:
    assert content.campaign is not None
    return content.campaign


def choices(content: Content) -> Iterator[EventChoice]:
    for card in content.events.values():
        yield from (card.a, card.b)


def effects(content: Content) -> Iterator[CampaignEffect]:
    """Everything that anything in the campaign can do."""
    for choice in choices(content):
        for outcome in choice.outcomes:
            yield from outcome.do
    for scenario in content.scenarios.values():
        yield from scenario.rewards
    for box in content.boxes.values():
        yield from box.do
    for milestone in frame(content).milestones:
        yield from milestone.do
    for record in frame(content).town_records:
        yield from record.do
    for quest in content.quests.values():
        for step in quest.steps:
            yield from step.then


def test_a_branching_story_with_ends_and_side_scenarios(content: Content) -> None:
    scenarios = content.scenarios
    assert len(scenarios) >= 26
    ends = {one.id for scenario in scenarios.values() for one in scenario.rewards if isinstance(one, ops.Ending)}
    assert len(ends) >= 3
    assert len([one for one in scenarios.values() if len(one.unlocks) > 1]) >= 5, "where the story branches"
    assert len([one for one in scenarios.values() if one.closes]) >= 4, "what excludes something else"
    side = [one.id for one in scenarios.values() if "side" in one.tags]
    assert len(side) >= 4
    for one in scenarios.values():
        for closed in one.closes:
            assert one.id in scenarios[closed].closes or one.ends_story, f"{one.id} closes {closed}, not the reverse"


def test_every_scenario_can_be_found_and_every_end_be_reached(content: Content) -> None:
    found = {*frame(content).start, *frame(content).random_scenarios}
    found |= {one.id for one in effects(content) if isinstance(one, ops.UnlockScenario)}
    while more := {to for name in found for to in content.scenarios[name].unlocks} - found:
        found |= more
    assert found == set(content.scenarios)


def test_enough_events_in_both_decks_with_choices_that_matter_and_are_remembered(content: Content) -> None:
    for deck in ("city", "road"):
        cards = [card for card in content.events.values() if card.deck == deck]
        assert len(cards) >= 40
        assert {card.number for card in cards} >= set(range(1, FIRST_EVENTS + 1)), "GH-CAM-04"
        for card in cards:
            assert card.a.outcomes != card.b.outcomes, f"{card.id}: both choices are the same"
            assert any(outcome.do for choice in (card.a, card.b) for outcome in choice.outcomes), card.id
            for name in (card.text, card.a.text, card.b.text):
                assert len({"", name.en, name.de}) == 3, card.id
    outcomes = [outcome for choice in choices(content) for outcome in choice.outcomes]
    gained = {one.id for outcome in outcomes for one in outcome.do if isinstance(one, ops.GainAchievement)}
    asked = {name for outcome in outcomes for name in (*outcome.when.has, *outcome.when.lacks)}
    assert len(gained & asked) >= 4, "what was decided is asked for later"


def test_every_event_can_come(content: Content) -> None:
    added = {
        ops.event_id(deck, one.number)
        for one in effects(content)
        if isinstance(one, ops.AddEvent)
        for deck in (("city", "road") if one.deck == "both" else (one.deck,))
    }
    for cls in content.classes.values():
        for number in (cls.unlock_event, cls.retire_event):
            added |= {ops.event_id(deck, number) for deck in ("city", "road")}
    late = {card.id for card in content.events.values() if card.number > FIRST_EVENTS}
    assert late <= added


def test_enough_quests_that_open_what_there_is(content: Content) -> None:
    assert len(content.quests) >= 20
    opened = {quest.opens for quest in content.quests.values() if quest.opens}
    assert opened <= set(content.boxes)
    kinds = {type(goal) for quest in content.quests.values() for step in quest.steps for goal in step.goals}
    assert len(kinds) >= 8, "quests of many kinds"


def test_four_classes_to_unlock_each_with_its_cards_perks_and_a_box(content: Content) -> None:
    locked = content.locked_classes
    assert len(locked) >= 4
    opened = {one.id for one in effects(content) if isinstance(one, ops.UnlockClass)}
    assert opened >= locked
    for name in locked:
        cls = content.classes[name]
        assert 25 <= len(cls.cards) <= 30, name
        levels = [content.cards[card].level for card in cls.cards]
        assert all(levels.count(level) == 2 for level in range(2, 10)), name
        assert sum(content.perks[perk].boxes for perk in cls.perks) >= 12, name


def test_items_come_with_prosperity_treasures_and_designs(content: Content) -> None:
    tables = content.campaign_tables
    assert tables is not None
    prosperity = {item for item in content.items if int(item) <= tables.prosperity_items[-1]}
    designs = {*frame(content).random_designs, *[one.id for one in effects(content) if isinstance(one, ops.Design)]}
    gifts = {one.id for one in effects(content) if isinstance(one, ops.GainItem)}
    treasures = {one.item or one.design for one in content.treasures.values()} - {""}
    assert len(prosperity) >= 60
    assert len(designs) >= 20
    assert len(treasures) >= 5
    assert prosperity | designs | gifts | treasures == set(content.items), "every item can come into play"
