"""Mistakes in a position are named with their place, or what was meant follows from the rest; never silence, never a
Python error."""

from __future__ import annotations

import os
from typing import Any

import pytest
import yaml

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.kernel import Chance, Match, PositionError
from tests.helpers.documents import written
from tests.helpers.mutations import mutant
from tests.helpers.playing import play_at_random, random_choice

THOROUGH = int(os.environ.get("TAFELRUNDE_THOROUGH") or 1)

TURNS = """
game: gloomhaven
players: 2
round: 2
phase: turns
map: |
  . . O . . . #
   . . O . .a. +
  . .B. . . . #
   . .S. . .b. #
  . . O . . . #
corner: [0, 8]
figures: |
  a bandit_guard:2 elite
  b bandit_guard:5
  B brute
  S spellweaver
heroes:
- class: brute
  chosen: [BR-01, BR-02]
- class: spellweaver
  resting: true
"""


def changed(text: str, *changes: tuple[str, str]) -> str:
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    return text


# --- derived ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-INI-02", "GH-INI-03")
def test_without_an_order_turns_are_ordered_by_the_cards_and_no_card_is_lost():
    match = Match.from_position(TURNS)
    state = match.state
    card = state.decks["guard"].card
    assert card == "guard-1"
    assert card not in state.decks["guard"].draw
    first = RULEBOOK.game(state).content.monster_card(card).initiative
    assert [(slot.initiative, slot.id) for slot in state.order] == sorted(
        [(first, "bandit_guard"), (72, "brute"), (99, "spellweaver")]
    )
    for _ in range(40):
        if state.acting == "brute":
            break
        match.answer(match.decision.options[0])
    assert match.state.acting == "brute"
    assert sorted(match.state.heroes[0].chosen) == ["BR-01", "BR-02"]


def test_an_order_says_which_monster_card_is_revealed():
    match = Match.from_position(TURNS + "order: [15 bandit_guard, 72 brute, 99 spellweaver]\nacting: brute\n")
    deck = match.state.decks["guard"]
    assert RULEBOOK.game(match.state).content.monster_card(deck.card).initiative == 15
    with pytest.raises(PositionError, match="order: no card that bandit_guard can draw has initiative 16"):
        Match.from_position(TURNS + "order: [16 bandit_guard, 72 brute, 99 spellweaver]\n")


def test_the_acting_figure_has_had_its_turn_and_is_at_its_start():
    match = Match.from_position(TURNS + "acting: brute\n")
    assert match.state.step == "actions"
    assert match.decision.question == "act"
    (brute,) = [figure for figure in match.state.figures if figure.id == "brute"]
    assert brute.acted
    told = [event.args["figure"] for event in _play_round(match) if event.kind == "turn"]
    assert "brute" not in told


def _play_round(match: Match) -> list[Any]:
    chance, events = Chance(1), []
    while match.state.phase == "turns" and not match.over:
        match.answer(*random_choice(match, chance))
    events += match.events
    return events


def test_a_character_that_has_acted_has_the_initiative_of_the_order():
    text = changed(TURNS, ("  B brute\n", "  B brute acted\n"), ("  chosen: [BR-01, BR-02]\n", ""))
    state = Match.from_position(text + "order: [15 bandit_guard, 72 brute, 99 spellweaver]\n").state
    assert state.heroes[0].initiative == 72


@pytest.mark.rule("GH-OVL-06")
@pytest.mark.parametrize(
    ("words", "damage"),
    [("", 3), (" damage:5", 5), (" damage:0", 0), (" poison", 0), (" poison damage:2", 2)],
)
def test_a_trap_has_the_damage_of_the_level_unless_it_says_otherwise(words: str, damage: int):
    match = Match.from_position(f"game: gloomhaven\nplayers: 2\nlevel: 1\ntiles: ['trap spike_trap 0,9{words}']\n")
    (tile,) = match.state.overlays
    assert tile.damage == damage
    assert Match.from_position(match.position()).state == match.state


def test_a_monster_that_the_scenario_names_gets_a_free_standee():
    start = "game: gloomhaven\nplayers: 2\nround: 1\noptions: {scenario: '110'}\n"
    state = Match.from_position(start).state
    heroes = [f"'@{figure.at[0]},{figure.at[1]} {figure.id}'" for figure in state.figures if figure.kind == "hero"]
    taken = {figure.at for figure in state.figures}
    q, r = next(at for at in state.map.rooms[0].hexes if at not in taken)
    match = Match.from_position(f"{start}figures: [{', '.join(heroes)}, '@{q},{r} 110-leader']\n")
    assert (match.state.figures[-1].rank, match.state.figures[-1].number) == ("named", 1)


# --- named ------------------------------------------------------------------------------------------------------

GUARD, ACTING, CARDS = "a bandit_guard:2 elite", "acting: brute", "  chosen: [BR-01, BR-02]"
ORDER = "order: [15 bandit_guard, 72 brute, 99 spellweaver]\n"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (GUARD, "a bandit_gaurd:2 elite", r"figures\[0\]: there is no figure 'bandit_gaurd:2'.*bandit_guard:2"),
        (GUARD, "a bandit_guard elite", r"figures\[0\]: bandit_guard needs its standee number"),
        (GUARD, "a bandit_guard:2 boss", r"figures\[0\]: bandit_guard is normal or elite or named, not 'boss'"),
        (GUARD, "a bandit_guard:2 elite normal", r"figures\[0\]: bandit_guard:2 is said to be 'elite normal'"),
        (GUARD, "a bandit_guard:2 wound:frsh", r"figures\[0\]: 'wound:frsh' is no condition"),
        (GUARD, "a bandit_guard:2 acted:perhaps", r"figures\[0\]: 'acted:perhaps' must be acted"),
        (GUARD, "a bandit_guard:2 kind:beast", r"figures\[0\].kind: "),
        ("b bandit_guard:5", "b bandit_guard:2", r"impossible: figures: 'bandit_guard:2' is there twice"),
        ("15 bandit_guard, 72 brute", "72 brute, 15 bandit_guard", r"order\[1\]: 15 comes before 72"),
        ("15 bandit_guard", "15 bandit_gaurd", r"order\[0\]: nobody is called 'bandit_gaurd'; did you mean bandit"),
        ("72 brute", "71 brute", r"heroes\[0\].initiative: 72, and 71 in the order"),
        (", 99 spellweaver]", "]", "order: spellweaver has no place in it"),
        (ACTING, "acting: brutus", "acting: there is no 'brutus'; did you mean brute"),
        (ACTING, "acting: brute\nstep: strat", "step: 'strat' is not possible; allowed: start, actions, end"),
        (ACTING, "acting: bandit_guard:2\nstep: start", "step: 'start' in the turn of bandit_guard:2"),
        (ACTING, "creature: {began: [0, 0]}", "creature: nobody is acting"),
        ("phase: turns", "phase: selection", "acting: nobody acts in the phase selection"),
        ("phase: turns", "phase: turns\nlevel: 9", "level: 9 is not from 0 to 7"),
        (CARDS, "{perks: [nonsense]}", r"heroes\[0\].character.perks: there is no 'nonsense'"),
        (CARDS, "{levle: 3}", r"heroes\[0\].character.levle: there is no such field; did you mean level"),
        (CARDS, "{cls: tinkerer}", "the class is stated by 'class'"),
        (CARDS, "{xp: 99999999999999999999}", r"heroes\[0\].character.xp: the number is too large"),
        ("round: 2", "round: 2\nkills: {bandit_gard: 1}", "kills: there is no 'bandit_gard'"),
        ("round: 2", "round: 2\nrooms: [1, 9]", "rooms: there is no '9'"),
        ("round: 2", "round: 2\nopened: [nowhere]", "opened: there is no 'nowhere'"),
        ("round: 2", "round: 2\ntreasures: ['0,9 number:--5']", r"treasures\[0\]"),
        ("round: 2", "round: 2\ntiles: ['trap spike_trapp 0,9']", r"tiles\[0\]: there is no 'spike_trapp'"),
        ("corner: [0, 8]", "corner: [0, 7]", r"corner: \[0, 7\] must be a column and an even row"),
    ],
)
def test_every_mistake_is_named_with_its_place(old: str, new: str, complaint: str):
    whole = changed(TURNS, (CARDS, f"{CARDS}\n  character: {{}}")) + ORDER + f"{ACTING}\n"
    Match.from_position(whole)
    change = ("character: {}", f"character: {new}") if old == CARDS else (old, new)
    with pytest.raises(PositionError, match=complaint):
        Match.from_position(changed(whole, change))


@pytest.mark.parametrize(
    ("phase", "complaint"),
    [("selection", "no cards are selected in the phase"), ("cleanup", "no cards are selected"), ("turns", "")],
)
def test_cards_are_selected_only_between_selection_and_cleanup(phase: str, complaint: str):
    text = changed(TURNS, ("phase: turns", f"phase: {phase}"), ("  resting: true\n", "  chosen: [SW-01, SW-02]\n"))
    if not complaint:
        Match.from_position(text)
        return
    with pytest.raises(PositionError, match=rf"heroes\[0\].chosen: {complaint}"):
        Match.from_position(text)


def test_a_character_before_its_turn_has_two_cards_or_rests():
    with pytest.raises(PositionError, match=r"heroes\[0\].chosen: two cards or resting: true before its turn"):
        Match.from_position(changed(TURNS, (CARDS, "  chosen: [BR-01]")))


# --- any mistake ------------------------------------------------------------------------------------------------

SCENARIOS = ["1", "3", "91", "102", "105", "109", "110", "random", "2", "104"]


@pytest.mark.parametrize("seed", range(6 * THOROUGH))
def test_any_single_mistake_is_named_or_gives_a_game_that_goes_on(seed: int):
    """Delete, misspell, retype, double or change any field of positions from random games."""
    options = {"scenario": SCENARIOS[seed % len(SCENARIOS)], "preparation": "full" if seed % 3 == 0 else "quick"}
    match = Match.new(RULEBOOK, 1 + seed % 4, seed, options={**options, "hero_level": 1 + seed % 9})
    chance = Chance(seed)
    complaints: dict[str, str] = {}
    played = 0
    for number in play_at_random(match, Chance(seed)):
        if number > 500:
            break
        if number % 37 != seed % 37:
            continue
        data = yaml.safe_load(match.position())
        for _ in range(8):
            wrong, what = mutant(data, chance, spared=("game",))
            try:
                again = Match.from_position(written(wrong))
            except PositionError as error:
                complaints[what] = str(error)
                continue
            RULEBOOK.check(again.state)
            for _ in range(20):
                if again.over:
                    break
                again.answer(*random_choice(again, chance))
            RULEBOOK.check(again.state)
            played += 1
    assert not {what: text for what, text in complaints.items() if ":" not in text}
    assert complaints
    assert played
