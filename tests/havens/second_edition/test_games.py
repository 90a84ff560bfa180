"""Whole games of the second game at random: they come to an end, keep the invariants and never cite foreign rules."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from tafelrunde.bots import RandomBot
from tafelrunde.kernel import Chance, Decision, Match
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import CODES
from tests.havens.second_edition.game import RULEBOOK, catalogue

FOREIGN = re.compile(r"\bGH-[A-Z]+-\d")
KNOWN = frozenset(rule.id for rule in catalogue())
SCENARIOS = ("1", "2", "3", "9", "52", "91", "101", "102", "104", "106", "109", "random")
OFTEN, SELDOM = 7, 60
"""After so many answers the state is checked, and the whole table looked at."""


def plain(thing: Any) -> str:
    return str(msgspec.to_builtins(thing, enc_hook=repr, str_keys=True))


def look_at(decision: Decision) -> None:
    assert not decision.rule or decision.rule in KNOWN, decision
    for refused in decision.refused():
        assert not refused.rule or refused.rule in KNOWN, refused
    for option in decision.options[:3]:
        assert not FOREIGN.search(plain(decision.previewed(option)))
    assert not FOREIGN.search(repr(decision))


def look_around(match: Match) -> None:
    for seat in range(match.setup.players):
        assert not FOREIGN.search(plain(match.view(seat).scene))
    assert not FOREIGN.search(plain(RULEBOOK.briefing(match.state)))
    assert not FOREIGN.search(match.position())


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_plays_to_the_end(scenario, seed):
    chance = Chance(seed)
    players = 2 + 2 * seed
    options = {"scenario": scenario, "preparation": "full" if seed == 1 else "quick", "hero_level": 1 + 4 * seed}
    match = Match.new(RULEBOOK, players, seed, options=options)
    bot = RandomBot(seed)
    answers = 0
    while (decision := match.decision) is not None:
        if chance.below(OFTEN) == 0:
            look_at(decision)
            RULEBOOK.check(match.state)
        if chance.below(SELDOM) == 0:
            look_around(match)
        match.answer(bot.choose(decision, match.view(max(decision.seat, 0))), decision.seat)
        answers += 1
    assert match.outcome is not None
    assert answers > 20
    RULEBOOK.check(match.state)
    look_around(match)
    rules = {event.rule for event in match.events if event.rule}
    assert len(rules) > 6
    assert rules <= KNOWN
    assert not FOREIGN.search(plain(match.events))
    for code in CODES:
        words = Language(code, RULEBOOK)
        assert not FOREIGN.search("\n".join([words.event(event) for event in match.events]))
    assert match.state.further_modifiers["allies"].draw


def test_everything_new_happens_in_some_game():
    wanted = {"loot_token", "draws_loot", "damage_becomes", "condition_removed", "allies deck"}
    for seed in range(12):
        options = {"scenario": "91" if seed % 2 else "102", "class_1": "mindthief", "class_2": "tinkerer"}
        match = Match.new(RULEBOOK, 2, seed, options=options)
        match.play([RULEBOOK.bot(seed)] * 2)
        wanted -= {event.kind for event in match.events}
        wanted -= {f"{event.args['deck']} deck" for event in match.events if event.kind == "reshuffles"}
        if not wanted:
            return
    pytest.fail(f"never happened: {wanted}")


def test_clones_and_undo_are_exact():
    match = Match.new(RULEBOOK, 2, 5, options={"scenario": "1", "preparation": "full"})
    bot = RandomBot(5)
    for _ in range(50):
        decision = match.decision
        assert decision is not None
        match.answer(bot.choose(decision, match.view(max(decision.seat, 0))), decision.seat)
    clone = match.clone()
    assert plain(clone.state) == plain(match.state)
    assert match.decision is not None
    before = match.decision.fingerprint()
    match.answer(match.decision.options[0], match.decision.seat)
    match.undo()
    assert match.decision.fingerprint() == before
