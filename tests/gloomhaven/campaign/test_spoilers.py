"""What is locked is not there for anybody: not in a frame, nor in its log, nor where tables are made (GH-HID-02)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.games.havens.box.vocabulary import Name
from tafelrunde.games.havens.words import icons
from tafelrunde.kernel import Chance, Match
from tafelrunde.kernel.words.language import Code, Language
from tafelrunde.table.http.infos import game_info, named_info
from tafelrunde.table.live.showing import picture
from tafelrunde.table.live.words import Speaker
from tafelrunde.table.wire.refusing import TEXTS
from tests.helpers.effort import THOROUGH
from tests.helpers.playing import random_choice
from tests.helpers.quick_scenarios import over_at_once

CODES: tuple[Code, ...] = ("en", "de")


def closed(match: Match) -> Iterator[tuple[str, Name]]:
    """Everything that nobody at this table may have heard of yet: what it is, and its name."""
    content, state = RULEBOOK.content, match.state
    world = state.world
    elsewhere = {*icons.TILES.values(), *icons.ABILITIES.values(), *[item.icon for item in content.items.values()]}
    for cls in content.locked_classes - set(world.classes):
        pictures = [f'"{icon}"' for icon in {content.classes[cls].icon} - elsewhere]
        for what in (cls, *content.classes[cls].cards, *pictures):
            yield f"class {cls}: {what}", Name(what, what)
        yield f"class {cls}", content.classes[cls].name
    on_quests = " ".join(quest.text.en for quest in content.quests.values())
    for scenario in content.scenarios.values():
        if scenario.id not in state.progress.opened and scenario.name.en not in on_quests:
            yield f"scenario {scenario.id}", scenario.name
    for box in content.boxes.values():
        if box.id not in world.opened and box.text.en:
            yield f"box {box.id}", box.text
    read = {one.event for one in state.decided} | {state.stay.event if state.stay else ""}
    for card in content.events.values():
        if card.id not in read:
            yield f"event {card.id}", card.text
    assert content.campaign is not None
    for one in content.campaign.town_records[max(world.records, 0) :]:
        yield f"record {one.id}", one.text
    for milestone in content.campaign.milestones:
        if milestone.id not in world.happened and milestone.text.en:
            yield f"milestone {milestone.id}", milestone.text


def said(match: Match, seat: int, code: Code) -> str:
    """Everything that a browser is sent, in its words."""
    speaker = Speaker(Language(code, RULEBOOK, ("Ada", "Ben"), (TEXTS,)))
    speaker.speak_of(match)
    frame = picture(match, seat, speaker, "table")
    log = [speaker.log_line(number, event, seat) for number, event in enumerate(match.events)]
    return msgspec.json.encode([frame, log]).decode()


@pytest.mark.rule("GH-HID-02", "GH-BOX-01")
@pytest.mark.parametrize("seed", range(2 * THOROUGH))
def test_nobody_is_shown_what_is_locked(seed):
    with over_at_once():
        match = Match.new("gloomhaven", 2, seed=seed, options={"mode": "campaign", "length": 10})
        chance = Chance(seed)
        number = 0
        while match.outcome is None:
            if number % 7 == 0:
                hidden = list(closed(match))
                for code in CODES:
                    words = said(match, number // 7 % 2, code)
                    spoiled = [what for what, name in hidden if getattr(name, code) in words]
                    assert not spoiled, f"{match.decisions[0].question}: {spoiled}"
            option, who = random_choice(match, chance)
            match.answer(option, who)
            number += 1


@pytest.mark.rule("GH-HID-02")
@pytest.mark.parametrize("code", CODES)
def test_where_tables_are_made_nothing_locked_is_named(code):
    words = msgspec.json.encode(game_info(RULEBOOK, code)).decode()
    content = RULEBOOK.content
    for cls in content.locked_classes:
        assert getattr(content.classes[cls].name, code) not in words
        assert f'"{cls}"' not in words
    for scenario in content.scenarios.values():
        assert getattr(scenario.name, code) not in words or not scenario.ends_story


@pytest.mark.rule("GH-HID-02")
@pytest.mark.parametrize("code", CODES)
def test_scenarios_of_the_story_are_numbered_until_somebody_wants_their_names(code):
    content = RULEBOOK.content
    assert content.campaign is not None
    later = [one for one in content.scenarios.values() if one.id not in content.campaign.start]
    words = msgspec.json.encode(game_info(RULEBOOK, code)).decode()
    assert not [one.id for one in later if getattr(one.name, code) in words]
    told = msgspec.json.encode(named_info("gloomhaven", code)).decode()
    assert not [one.id for one in later if getattr(one.name, code) not in told and not one.ends_story]
    assert not [one.id for one in later if getattr(one.name, code) in told and one.ends_story]
