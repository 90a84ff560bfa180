"""What the log shows beside its words: heroes, not players; drawn cards, dice, and which symbols paid for what."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.kernel import Event, Match
from tafelrunde.kernel.scene import Card, Die, Line
from tafelrunde.kernel.view import has_secrets
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import Code
from tests.massive_darkness.printing import Print
from tests.massive_darkness.table import play, table, told

PAIR = "{heroes: [{hero: bjorn, zone: B5}, {hero: whisper, zone: B5}]}"


def speaking(match: Match, code: Code = "en") -> Language:
    language = Language(code, RULEBOOK, ["Ada", "Isolde"])
    language.speak_of(match.state, 2)
    return language


def shown(match: Match, kind: str) -> list[Any]:
    return [item for event in told(match, kind) for item in RULEBOOK.shows(event)]


def test_the_log_speaks_of_heroes_and_their_names_lead_to_their_figures():
    match = play(table(PAIR), "move:B4")
    (move,) = told(match, "hero_moves")
    parts = speaking(match).event_parts(move)
    assert parts[0] == ("Bjorn", ("hero:0", "seat:0"))
    (attack,) = [Event("attack", "", {"figure": "whisper", "defender": "bjorn", "attack": "melee", "many": False})]
    names = dict(speaking(match).event_parts(attack))
    assert names["Whisper"][:2] == ("hero:1", "seat:1")
    assert names["Bjorn"][:2] == ("hero:0", "seat:0")


def test_who_chose_a_hero_is_told_by_the_players_name():
    match = table(PAIR)
    chosen = Event("hero_chosen", "", {"seat": 1, "hero": "whisper"})
    assert speaking(match).event(chosen) == "Isolde plays Whisper."
    assert speaking(match).player_and_figure(1) == "Isolde (Whisper)"


def test_nobody_sees_more_than_the_others():
    assert not has_secrets(table(PAIR), 0, [0, 1])


@pytest.mark.rule("MD-PCK-05")
def test_drawn_treasure_is_shown():
    match = table("{heroes: [{zone: B5}, {}], treasure: {B5: 1}, on_top: {treasure_1: [S008]}}")
    play(match, "pick_up")
    (card,) = shown(match, "cards_gained")
    assert isinstance(card, Card)
    assert card.name == "S008"


@pytest.mark.rule("MD-EVT-01")
@pytest.mark.parametrize("code", sorted(RULEBOOK.game(table().state).content.events))
def test_every_event_card_shows_what_it_does(code: str):
    (card,) = RULEBOOK.shows(Event("event", "", {"card": code}))
    assert isinstance(card, Card)
    assert card.lines


@pytest.mark.rule("MD-CMP-24")
@pytest.mark.parametrize("code", sorted(RULEBOOK.game(table().state).content.doors))
def test_every_door_card_shows_its_three_zones(code: str):
    (card,) = RULEBOOK.shows(Event("door_card", "", {"card": code}))
    assert isinstance(card, Card)
    assert len(card.lines) == 3
    for language in (Language("en", RULEBOOK), Language("de", RULEBOOK)):
        assert all(language.say(line).startswith("Zone ") for line in card.lines)


@pytest.mark.rule("MD-ENM-03", "MD-ENM-05")
def test_guards_appear_with_their_card():
    event = Event("appeared", "", {"enemy": "orc_bullies", "zone": "B5", "minions": 4, "card": "W010", "health": 3})
    (card,) = RULEBOOK.shows(event)
    assert isinstance(card, Card)
    assert [row.rank for row in card.rows] == ["leader", "minion"]
    assert str(card.rows[1].badges[0].value).startswith("4×")
    assert any(isinstance(held, Die) for held in card.holds)


SPENDING = """
    heroes: [{hero: whisper, class: paladin_of_wrath, zone: B5, hands: [SA07, SA11], pack: [S013]}, {zone: C5}]
    enemies: [{card: W009, zone: B5}]
    next: {attack: [6, 4]}
"""


@pytest.mark.rule("MD-ENC-06")
def test_a_spent_symbol_bears_the_number_of_what_it_paid_for(printed: Print):
    printed("SA07")
    printed("SA11")
    printed("S013", {"at": "melee", "cost": {"bam": 1}, "do": [{"op": "swords", "n": 1}], "repeat": 3})
    match = table(SPENDING)
    play(match, "melee:orc_executioners")
    before = [item for item in match.view(0).scene.bar if isinstance(item, Die)]
    assert not any(any(die.spent) for die in before)
    bams = sum(die.symbols.count("bam") for die in before if die.id.startswith("die:attack"))
    trigger = next(option.id for option in match.decisions[0].options if option.id.startswith("trigger:"))
    play(match, trigger)
    (spent,) = told(match, "enchanted")
    assert (spent.args["bams"], spent.args["diamonds"], spent.args["left"]) == (1, 0, bams - 1)
    (die,) = RULEBOOK.shows(spent)
    assert isinstance(die, Die)
    assert "bam" in die.symbols
    assert speaking(match).event(spent) == f"Whisper spends 1 bam on Wooden Ring: +1 sword. Symbols left: {bams - 1}."
    scene = match.view(0).scene
    assert [n for item in scene.bar if isinstance(item, Die) for n in item.spent if n] == [1]
    lines = [item for item in scene.bar if isinstance(item, Line) and item.id.startswith("spent:")]
    assert [line.badges[0].value for line in lines] == [1]
    play(match, trigger)
    assert [event.args["left"] for event in told(match, "enchanted")] == [1, 0]


@pytest.mark.rule("MD-COM-11")
def test_a_fight_is_shown_from_the_state_as_from_the_log(printed: Print):
    printed("SA07")
    printed("SA11")
    printed("S013", {"at": "melee", "cost": {"bam": 1}, "do": [{"op": "swords", "n": 1}], "repeat": 3})
    match = table(SPENDING)
    play(match, "melee:orc_executioners")
    trigger = next(option.id for option in match.decisions[0].options if option.id.startswith("trigger:"))
    play(match, trigger)
    now, told_so = match.view(0).scene.contest, RULEBOOK.contest(match.events)
    assert now is not None
    assert told_so is not None
    assert not now.over
    for live, logged in zip(now.sides, told_so.sides, strict=True):
        assert (live.name, live.dice, live.badges) == (logged.name, logged.dice, logged.badges)
    english = speaking(match)
    assert now.result is not None
    assert english.say(now.result) == "5 swords − 0 shields = 5 wounds so far"
    play(match, "done")
    (at,) = [at for at, event in enumerate(match.events) if event.kind == "dealt"]
    done = RULEBOOK.contest(match.events[: at + 1])
    assert done is not None
    assert done.over
    assert done.result is not None
    assert english.say(done.result) == "5 swords − 0 shields = 5 wounds"
    assert [line.badges[0].value for line in done.lines] == [1]
    assert RULEBOOK.contest(match.events[: at + 2]) is None
    assert match.view(0).scene.contest is None


HEART = load().quests["heart_of_darkness"].advised[2]


@pytest.mark.rule("MD-RUL-39", "MD-VAR-01")
@pytest.mark.parametrize(
    ("options", "players", "words"),
    [
        (
            {"quest": "heart_of_darkness"},
            3,
            f"For an even fight in The Heart of Darkness with 3 heroes: {HEART}. With fewer it is harder.",
        ),
        ({"quest": "tutorial"}, 1, "For an even fight in Walking in the Dark with 1 hero: 0. With more it is easier."),
        ({"quest": "tutorial", "lifebringer": 0}, 2, "That is your choice, too. Without any"),
        ({"quest": "tutorial", "lifebringer": "advised", "mode": "campaign"}, 2, "every later quest"),
    ],
)
def test_whoever_chooses_markers_reads_how_many_are_advised(options: dict[str, Any], players: int, words: str):
    option = next(option for option in RULEBOOK.options if option.id == "lifebringer")
    remark = RULEBOOK.remark(option, RULEBOOK.setup(players, options))
    assert remark is not None
    assert words in Language("en", RULEBOOK).say(remark)
