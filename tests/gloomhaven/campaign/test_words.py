"""Everything that a campaign asks, tells, refuses and shows between scenarios can be said in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.kernel import Chance, Match
from tafelrunde.kernel.decision import Title
from tafelrunde.kernel.scene import Annals, Land, PanelBoard, Track
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import Code
from tafelrunde.kernel.words.proofreading import Proofreader
from tests.helpers.campaign_positions import middle
from tests.helpers.playing import random_choice
from tests.helpers.quick_scenarios import over_at_once


@pytest.fixture(autouse=True)
def quickly() -> Iterator[None]:
    with over_at_once():
        yield


@pytest.mark.parametrize("seed", range(6))
def test_nothing_of_a_stay_is_left_unsaid(seed):
    options = {"mode": "campaign", "length": 30, "permanent_death": seed % 3 == 1}
    match = Match.new("gloomhaven", players=1 + seed % 4, seed=seed, options=options, whole=True)
    reader = Proofreader(RULEBOOK)
    chance = Chance(seed)
    count = 0
    while match.outcome is None:
        decision = match.decisions[0]
        reader.decision(decision)
        if count % 5 == 0:
            view = match.view(max(decision.seat, 0))
            reader.scene(view.scene)
            reader.briefing(view.briefing)
            reader.advice(RULEBOOK.bot(seed).advise(decision, view))
        option, seat = random_choice(match, chance)
        match.answer(option, seat)
        count += 1
    for event in match.events:
        reader.event(event)
    reader.statistics(match)
    assert sorted(reader.problems) == []


@pytest.mark.parametrize(("code", "said"), [("en", "After 6 scenarios"), ("de", "Nach 6 Szenarien")])
def test_a_stay_is_called_after_how_much_was_played(code: Code, said: str) -> None:
    language = Language(code, RULEBOOK, ["Ada"])
    assert "".join(letter for letter in language.chapter(Title("stay", 6)) if letter.isprintable()) == said


@pytest.mark.rule("GH-CIT-02", "GH-EVT-13")
@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", ["Brute must rise a level first.", "Next scenario: Bless (1×)"]),
        ("de", ["Barbar muss erst eine Stufe aufsteigen.", "Nächstes Szenario: Segen (1×)"]),
    ],
)
def test_the_map_says_what_hinders_the_party_and_what_awaits_it(code: Code, said: list[str]) -> None:
    def lines(position: str) -> list[str]:
        boards = Match.from_position(position).view(0).scene.boards
        (land,) = [board for board in boards if isinstance(board, Land)]
        found = [Language(code, RULEBOOK, ["Ada", "Ben"]).say(line) for line in land.lines]
        return ["".join(letter for letter in line if letter.isprintable()) for line in found]

    assert lines(middle("gates")) == said
    assert lines(middle("gates").replace("xp: 152", "xp: 120")) == said[1:]
    assert lines(middle("gates", at="8")) == said[1:], "on the road nobody has to"


@pytest.mark.rule("GH-CAM-01")
def test_the_chronicle_says_which_party_played_where_there_are_several() -> None:
    def parties(position: str) -> list[object]:
        (annals,) = [board for board in Match.from_position(position).view(0).scene.boards if isinstance(board, Annals)]
        entries = [entry for entry in annals.entries if entry.number]
        return [badge.value for entry in entries for badge in entry.badges if badge.label == "name-party"]

    one = middle("gates")
    second = '  - {name: "2", at: gloomhaven}\nroster:\n'
    assert parties(one) == []
    several = one.replace("roster:\n", second).replace('["3", won, campaign, 0,', '["3", won, campaign, 1,')
    assert parties(several) == [1, 1, 2, 1, 1, 1]


@pytest.mark.rule("GH-DON-02")
@pytest.mark.parametrize(("donated", "track", "words"), [(60, [(60, 100)], 1), (100, [], 2)])
def test_donations_are_on_their_way_to_what_they_open(donated: int, track: list[tuple[int, int]], words: int) -> None:
    position = middle("city").replace("donated: 60", f"donated: {donated}")
    boards = Match.from_position(position).view(0).scene.boards
    oak = next(
        panel for board in boards if isinstance(board, PanelBoard) for panel in board.panels if panel.icon == "oak"
    )
    assert [(item.value, item.most) for item in oak.items if isinstance(item, Track)] == track
    assert len(oak.lines) == words
