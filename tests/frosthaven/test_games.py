"""Whole games of Frosthaven at random: they come to an end, keep the invariants and never cite foreign rules."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from tafelrunde.bots import RandomBot
from tafelrunde.catalogue import Catalogue
from tafelrunde.games.frosthaven import RULEBOOK
from tafelrunde.kernel import Chance, Decision, Match, PositionError
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import CODES

FOREIGN = re.compile(r"\bGH-[A-Z]+-\d")
KNOWN = frozenset(rule.id for rule in Catalogue.load("frosthaven"))
OFTEN, SELDOM = 7, 60
"""After so many answers the state is checked, and the whole table looked at."""


def plain(thing: Any) -> str:
    return str(msgspec.to_builtins(thing, enc_hook=repr, str_keys=True))


def look_at(decision: Decision) -> None:
    assert not decision.rule or decision.rule in KNOWN, decision
    for refused in decision.refused():
        assert not refused.rule or refused.rule in KNOWN, refused
    for option in decision.options:
        assert not FOREIGN.search(plain(decision.previewed(option)))
    assert not FOREIGN.search(repr(decision))
    for code in CODES:
        words = Language(code, RULEBOOK)
        said = [words.question(decision), *[words.option(decision, option) for option in decision.options]]
        assert all(said)
        assert not FOREIGN.search("\n".join(said))


def look_around(match: Match) -> None:
    for seat in range(match.setup.players):
        assert not FOREIGN.search(plain(match.view(seat).scene))
    assert not FOREIGN.search(plain(RULEBOOK.briefing(match.state)))
    text = match.position()
    assert not FOREIGN.search(text)


VARIANTS: tuple[dict[str, bool], ...] = (
    {},
    {"permanent_death": True, "open_hands": True},
    {"reduced_randomness": True, "gloomhaven_items": True},
)
"""Optional rules, one lot for each seed."""


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("scenario", [*RULEBOOK.content.scenarios, "random"])
def test_plays_to_the_end(scenario, seed):
    chance = Chance(seed)
    options = {"scenario": scenario, "preparation": "full" if seed == 1 else "quick", "hero_level": 1 + 4 * seed}
    options |= VARIANTS[seed]
    match = Match.new(RULEBOOK, 1 + seed, seed, options=options)
    bot = RandomBot(seed)
    while (decision := match.decision) is not None:
        if chance.below(OFTEN) == 0:
            look_at(decision)
            RULEBOOK.check(match.state)
        if chance.below(SELDOM) == 0:
            look_around(match)
        match.answer(bot.choose(decision, match.view(max(decision.seat, 0))), decision.seat)
    assert match.outcome is not None
    RULEBOOK.check(match.state)
    rules = {event.rule for event in match.events if event.rule}
    assert len(rules) > 10
    assert rules <= KNOWN
    assert not FOREIGN.search(plain(match.events))
    assert not FOREIGN.search(plain(RULEBOOK.statistics(match.events, match.outcome)))
    for code in CODES:
        words = Language(code, RULEBOOK)
        assert not FOREIGN.search("\n".join([words.event(event) for event in match.events]))


def test_a_field_that_no_position_knows_is_named_as_in_any_game():
    text = "game: frosthaven\nplayers: 2\nheroes: [{class: drifter}, {class: blinkblade}]\nfigurs: []\n"
    with pytest.raises(PositionError, match="figurs: there is no such field"):
        Match.from_position(text)
