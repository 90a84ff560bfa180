"""What is printed in Frosthaven's box, as far as the engine carries it."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from tafelrunde.games.frosthaven import RULEBOOK
from tafelrunde.games.frosthaven import consistency as own
from tafelrunde.games.frosthaven.campaign.flow import FIRST_EVENTS
from tafelrunde.games.frosthaven.content import FOLDER
from tafelrunde.games.frosthaven.edition import EDITION
from tafelrunde.games.havens.box import abilities as tokens
from tafelrunde.games.havens.box import special
from tafelrunde.games.havens.box.campaign import AddEvent, UnlockScenario, event_id
from tafelrunde.games.havens.box.enhanced import dots
from tafelrunde.games.havens.pack import consistency
from tafelrunde.games.havens.pack.assembling import assemble
from tafelrunde.games.havens.pack.reading import lay, read_whole

CONTENT = RULEBOOK.content


def test_the_checker_finds_nothing_wrong():
    library = lay([read_whole(FOLDER)])
    content, problems = assemble(library)
    assert [*problems, *consistency.check(library, content, EDITION), *own.check(library)] == []


def test_abilities_of_this_game_are_on_cards():
    halves = [half for card in CONTENT.cards.values() for half in (card.top, card.bottom)]
    used = {type(ability) for half in halves for ability in half.abilities}
    assert {tokens.Teleport, tokens.Rewind, tokens.Grant, tokens.Control} <= used


def test_as_much_is_there_as_a_whole_game_needs():
    goals = {type(part) for one in CONTENT.scenarios.values() for part in special.parts(one.goal)}
    regular = [kind for kind in CONTENT.monsters.values() if not kind.boss]
    assert len(CONTENT.scenarios) >= 22
    assert len(goals) >= 11
    assert (len(regular) >= 22, len(CONTENT.monsters) - len(regular) >= 5) == (True, True)
    assert len(CONTENT.goals) >= 40
    assert len(CONTENT.quests) >= 16
    assert (len(CONTENT.rooms), len(CONTENT.encounters)) == (24, 24)
    decks = Counter(card.deck for card in CONTENT.events.values())
    assert len(decks) == 4
    assert min(decks.values()) >= 20
    assert sum(card.threat is not None for card in CONTENT.events.values()) >= 12


def test_classes_are_whole():
    assert len(CONTENT.classes) - len(CONTENT.locked_classes) == 6
    assert len(CONTENT.locked_classes) >= 3
    for cls in CONTENT.classes.values():
        assert sum(CONTENT.perks[perk].boxes for perk in cls.perks) >= 18, cls.id
        for card in cls.cards:
            halves = [CONTENT.cards[card].top, CONTENT.cards[card].bottom]
            assert any(dots(half, line) for half in halves for line in range(len(half.abilities))), card


def test_every_scenario_can_be_found_and_the_story_has_several_ends():
    """From the first scenarios by what they open, by what the story reads, and by the deck of side scenarios."""
    campaign = CONTENT.campaign
    sections = CONTENT.outpost.sections
    found = {*campaign.start, *campaign.random_scenarios}
    for scenario in CONTENT.scenarios.values():
        found.update(scenario.unlocks)
    for section in sections.values():
        for choice in (section, *section.choices):
            found.update(effect.id for effect in choice.do if isinstance(effect, UnlockScenario))
    assert found == set(CONTENT.scenarios)
    ends = [scenario.id for scenario in CONTENT.scenarios.values() if scenario.ends_story]
    assert len(ends) == len(campaign.endings) == 3


def test_named_monsters_allies_and_ways_to_travel_are_in_scenarios():
    rooms = [room for one in CONTENT.scenarios.values() for room in one.contents.values()]
    assert sum(bool(monster.name) for room in rooms for monster in room.monsters) >= 3
    assert sum(len(room.allies) for room in rooms) >= 4
    wanted = {symbol for one in CONTENT.scenarios.values() for symbol in one.requirements.travel}
    assert wanted == {"sledge", "climbing_gear", "boat"}


def test_events_of_the_story_are_in_no_deck_before_something_brings_them():
    """Every card above 30 is shuffled in by a scenario or a section (FH-EVT-07)."""
    brought = set()
    sections = CONTENT.outpost.sections.values()
    sources = [one.rewards for one in CONTENT.scenarios.values()]
    sources += [part.do for section in sections for part in (section, *section.choices)]
    for effects in sources:
        brought |= {event_id(effect.deck, effect.number) for effect in effects if isinstance(effect, AddEvent)}
    later = {card.id for card in CONTENT.events.values() if card.number > FIRST_EVENTS}
    assert len(later) >= 8
    assert brought == later


def wrong(cls: str, **changes: object) -> list[str]:
    """What the checker says of a class that is changed."""
    library = lay([read_whole(FOLDER)])
    found = library.classes[cls]
    library.classes[cls] = replace(found, entry=replace(found.entry, **changes))
    return [problem.message for problem in own.check(library)]


@pytest.mark.rule("FH-PRK-04", "FH-PRK-06")
def test_the_checker_wants_two_masteries_and_perks_for_all_marks():
    perks = lay([read_whole(FOLDER)]).classes["drifter"].entry.perks
    assert wrong("drifter", masteries=()) == ["a class has 2 masteries, found 0"]
    assert wrong("drifter", perks=perks[:1]) == ["a character can earn 16 perk marks, the perks have 3 boxes"]
    assert wrong("drifter", perks=perks) == []


@pytest.mark.rule("FH-ENH-04")
def test_the_checker_wants_slots_for_every_line():
    cards = lay([read_whole(FOLDER)]).classes["drifter"].entry.cards
    short = replace(cards[0], top=replace(cards[0].top, shapes=("s", "c")))
    assert wrong("drifter", cards=(short, *cards[1:])) == ["1 lines need as many entries of slots, found 2"]
    silent = replace(cards[0], top=replace(cards[0].top, shapes=None))
    assert wrong("drifter", cards=(silent, *cards[1:])) == []
