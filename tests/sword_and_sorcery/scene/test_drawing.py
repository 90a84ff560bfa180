"""Every question of whole random adventures and campaigns can be drawn and said, in both languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tafelrunde.games.sword_and_sorcery import RULEBOOK
from tafelrunde.games.sword_and_sorcery.box.content import load
from tafelrunde.games.sword_and_sorcery.rules.adventure import goals
from tafelrunde.kernel import NOBODY, Chance, Decision, Match
from tafelrunde.kernel.scene import Element
from tafelrunde.kernel.words.proofreading import Proofreader
from tests.helpers.effort import THOROUGH

ADVENTURES = tuple(load().adventures)
OFTEN = 3
"""So often a question with the same kinds of answers is drawn in one game."""


def elements(part: Any) -> Iterator[str]:
    """The ids of everything on the table."""
    if isinstance(part, Element):
        yield part.id
    if isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            yield from elements(getattr(part, name))
    elif isinstance(part, tuple | list):
        for inner in part:
            yield from elements(inner)


class Viewer:
    """Looks at every question as whoever is asked, as another seat and as somebody who looks on."""

    def __init__(self) -> None:
        self.reader = Proofreader(RULEBOOK)
        self.drawn: Counter[Any] = Counter()

    def look(self, match: Match, decision: Decision) -> None:
        kind = decision.question, *sorted({(one.id.partition(":")[0], bool(one.on)) for one in decision.options})
        self.drawn[kind] += 1
        if self.drawn[kind] > OFTEN:
            return
        self.reader.decision(decision)
        asked = max(decision.seat, 0)
        scene = match.view(asked).scene
        there = list(elements(scene))
        self.reader.scene(scene)
        nowhere = [option.on for option in decision.options if option.on and option.on not in there]
        assert not nowhere, (decision.question, nowhere)
        twice = [one for one, n in Counter(elements(scene.boards)).items() if n > 1 and one]
        assert not twice, (decision.question, twice)
        for other in (NOBODY, (asked + 1) % match.setup.players):
            self.reader.scene(match.view(other).scene)
        self.reader.briefing(match.view(NOBODY).briefing)

    def done(self, match: Match) -> None:
        for event in match.events:
            self.reader.event(event)
        self.reader.scene(match.view(NOBODY).scene)
        self.reader.statistics(match)
        assert sorted(self.reader.problems) == []


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_every_question_of_a_random_adventure_lies_on_the_table_and_has_words(adventure: str) -> None:
    number = ADVENTURES.index(adventure)
    options = {"adventure": adventure, "heroes": "choose" if number % 2 else "recommended"}
    viewer = Viewer()
    for seed in range(THOROUGH):
        match = Match.new(RULEBOOK, 2 + (number + seed) % 4, seed + 3, options=options)
        chance = Chance(seed + 3)
        while not match.over:
            decision = match.decisions[0]
            viewer.look(match, decision)
            match.answer(decision.options[chance.below(len(decision.options))], decision.seat)
        viewer.done(match)


@pytest.mark.parametrize("seed", range(2 * THOROUGH))
def test_every_question_of_a_random_campaign_lies_on_the_table_and_has_words(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Adventures are won after a round, so that random parties see the whole journey."""
    for kind in goals.GOALS:
        monkeypatch.setitem(goals.GOALS, kind, lambda game, goal: game.state.round > 1)
    match = Match.new(RULEBOOK, 2 + seed % 4, seed, options={"mode": "campaign"}, whole=True)
    chance = Chance(seed)
    viewer = Viewer()
    while not match.over:
        decision = match.decisions[0]
        viewer.look(match, decision)
        asked = {question for question, *_ in viewer.drawn}
        wanted = ("again",) if "emporium" in asked else ("again", "visit:emporium")
        on = [one for one in decision.options if one.id in wanted] or decision.options
        match.answer(on[chance.below(len(on))], decision.seat)
    viewer.done(match)
    assert len(match.state.chronicle) >= 7
    asked = {question for question, *_ in viewer.drawn}
    assert {"way", "travel", "location", "building", "emporium", "sort", "before_adventure", "power"} <= asked


def test_no_message_is_written_twice() -> None:
    """Of two messages with one name only one would be said."""
    for code in ("en", "de"):
        files = [folder / f"{code}.ftl" for folder in (RULEBOOK.texts, *RULEBOOK.more_texts)]
        lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
        names = [line.partition(" =")[0] for line in lines if line[:1].isalpha() and " =" in line]
        assert [name for name, n in Counter(names).items() if n > 1] == []
