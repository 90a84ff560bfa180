"""The card of a quest: story, goals, special rules and defeats, when it begins and when a campaign goes on."""

import pytest

from tafelrunde.catalogue import Catalogue
from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.quests import BOOK
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.kernel import Match
from tafelrunde.kernel.scene import Briefing, Line
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import CODES
from tafelrunde.kernel.words.proofreading import Proofreader
from tests.massive_darkness.table import play, question, table

QUESTS = [quest for quest in BOOK if quest]


def card(match: Match) -> Briefing:
    found = match.view(0).briefing
    assert found is not None
    return found


@pytest.mark.parametrize("quest", QUESTS)
def test_every_quest_says_what_it_is_about(quest: str):
    told = card(Match.new(RULEBOOK, 2, seed=1, options={"quest": quest}))
    reader = Proofreader(RULEBOOK)
    reader.briefing(told)
    assert not reader.problems
    for code in CODES:
        language = Language(code, RULEBOOK)
        assert language.name(quest) in language.say(told.title)
        assert all(len(language.say(text)) > 80 for text in told.story)
    assert told.goals
    assert told.rules
    rules = [line.rule for line in (*told.rules, *told.defeat)]
    assert set(BOOK[quest].special) < set(rules)
    assert len(rules) == len(set(rules))
    catalogue = Catalogue.load(RULEBOOK.id, "en")
    assert all(catalogue.rule(rule).text for rule in rules)


@pytest.mark.parametrize(
    ("quest", "loses"),
    [
        ("tutorial", ["MD-HRO-14"]),
        ("black_widow", ["MD-Q2-08", "MD-HRO-14"]),
        ("chosen_one", ["MD-Q3-06", "MD-HRO-14"]),
        ("goblin_war_drums", ["MD-Q4-05", "MD-HRO-14"]),
        ("immortals_downfall", ["MD-Q5-13", "MD-Q5-15", "MD-HRO-14"]),
        ("maze_of_darkness", ["MD-Q9-02", "MD-HRO-14"]),
    ],
)
def test_what_loses_a_quest_stands_apart(quest: str, loses: list[str]):
    told = card(Match.new(RULEBOOK, 1, seed=1, options={"quest": quest}))
    assert [line.rule for line in told.defeat] == loses
    assert not {line.rule for line in told.rules} & set(loses)


@pytest.mark.rule("MD-HRO-14")
@pytest.mark.parametrize(("markers", "words"), [(0, "no marker left"), (1, "There is one"), (3, "There are 3")])
def test_the_card_counts_the_markers_on_the_lifebringer(markers: int, words: str):
    told = card(table(f"lifebringer: {markers}"))
    assert words in Language("en", RULEBOOK).say(told.defeat[-1].text)


def test_goals_that_are_reached_are_ticked_off():
    told = card(table("marks: {map: 1}\nheroes: [{zone: B1}, {}]"))
    assert [line.state for line in told.goals] == ["won", ""]


@pytest.mark.rule("MD-CAM-07")
def test_the_next_quest_of_a_campaign_has_a_card_of_its_own():
    match = table("""
        options: {mode: campaign, quest: tutorial}
        marks: {map: 1}
        heroes: [{zone: B1}, {zone: B1}]
    """)
    first = card(match)
    play(match, "leave", "leave")
    assert match.view(0).briefing is None  # at the market nothing begins
    while match.state.phase == "interlude":
        assert question(match)
        play(match, "done")
    second = card(match)
    assert (first.id, second.id) == ("tutorial", "scorched_earth")
    language = Language("en", RULEBOOK)
    assert language.say(second.story[-1]) == "Quest 2 of your campaign; 9 more follow."


@pytest.mark.rule("MD-CAM-07", "MD-CAM-18")
@pytest.mark.parametrize(("answer", "number"), [("repeat", "Quest 1 of your campaign; 10"), ("move_on", "Quest 2")])
def test_a_lost_quest_counts_as_well(answer: str, number: str):
    match = table("""
        options: {mode: campaign}
        phase: round_start
        lifebringer: 0
        heroes: [{health: 0}, {}]
    """)
    play(match, answer)
    while match.state.phase == "interlude":
        play(match, "done")
    assert Language("en", RULEBOOK).say(card(match).story[-1]).startswith(number)


@pytest.mark.rule("MD-CAM-02", "MD-CAM-12", "MD-CAM-14")
def test_a_campaign_says_what_it_changes():
    told = card(Match.new(RULEBOOK, 2, seed=1, options={"mode": "campaign"}))
    assert [line.rule for line in told.rules][-3:] == ["MD-CAM-02", "MD-CAM-12", "MD-CAM-14"]
    reader = Proofreader(RULEBOOK)
    reader.briefing(told)
    assert not reader.problems
    single = card(Match.new(RULEBOOK, 2, seed=1))
    assert not [line for line in single.rules if line.rule.startswith("MD-CAM")]


def test_a_quest_of_a_pack_has_goals_and_no_story(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(quests.QUESTS, "tutorial")
    told = card(table())
    assert told.story == ()
    assert all(isinstance(line, Line) for line in told.goals)
    assert Language("en", RULEBOOK).say(told.title) == "Walking in the Dark"


def test_a_victory_ends_the_story():
    match = table("marks: {map: 1}\nheroes: [{zone: B1}, {zone: B1}]")
    play(match, "leave", "leave")
    assert match.over
    said = [Language("en", RULEBOOK).event(event) for event in match.events]
    assert "The heroes have won! The map is yours, and with it the way further down." in said
    assert match.outcome is not None
    harms = [figure.name for figure in RULEBOOK.statistics(match.events, match.outcome) if figure.harm]
    assert harms == ["figure-wounds", "figure-deaths"]  # nobody is praised for them


@pytest.mark.rule("MD-Q4-04")
def test_a_tile_that_cracks_is_named_by_its_zones():
    match = table("""
        options: {quest: goblin_war_drums}
        phase: end_phase
        heroes: [{zone: A7}, {zone: A7}]
    """)
    (cracks,) = [event for event in match.events if event.kind == "tile_cracks"]
    assert Language("de", RULEBOOK).event(cracks) == ("Der Spielplanteil A10–C12 bekommt Risse: noch 3 Marken.")
