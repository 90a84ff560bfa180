"""Positions of the deployment phase of Monster Lands, and short words for what is asked there."""

from __future__ import annotations

from textwrap import dedent

import pytest

from tafelrunde.games.monster_lands.box.content import load
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.kernel import Decision, IllegalAnswer, Match
from tests.helpers.monster_lands import answer as do
from tests.helpers.monster_lands import clan, member

__all__ = [
    "NOBODY_HOME",
    "asked",
    "clan",
    "do",
    "end_round",
    "given",
    "member",
    "offered",
    "other_mercenaries",
    "other_traps",
    "price",
    "refusal",
    "reputation",
    "told",
]

NOBODY_HOME = "[kakron leader @mission_a.1, purkas @mission_a.2]"
"""The members of a fire clan, all of them on the way."""


def given(text: str) -> Match:
    """The match in that position; two players unless it says otherwise, and no question is skipped."""
    text = dedent(text)
    players = "" if "players:" in text else "players: 2\n"
    return Match.from_position(f"game: monster_lands\n{players}skip_single: false\n{text}")


def asked(match: Match) -> Decision:
    """The pending decision."""
    decision = match.decision
    assert decision is not None
    return decision


def offered(match: Match) -> list[str]:
    """The ids of the legal answers."""
    return [option.id for option in asked(match).options]


def price(match: Match, option: str) -> int:
    """The price that an option names."""
    found = asked(match).option(option)
    assert found is not None, f"{option} is not among {offered(match)}"
    return int(found.args["price"])


def refusal(match: Match, option: str) -> str:
    """The rule that forbids an answer."""
    with pytest.raises(IllegalAnswer) as caught:
        match.answer(option)
    return caught.value.rule


def reputation(match: Match, seat: int = 0) -> int:
    return Game(match.state).reputation(clan(match, seat))


def told(match: Match, kind: str) -> list[dict[str, object]]:
    """The events of one kind so far, as what they say."""
    return [dict(event.args) for event in match.events if event.kind == kind]


def end_round(match: Match) -> Match:
    """All remaining dice go to the pawnbroker and nobody does anything else, until the next deployment begins."""
    this_round = match.state.round
    while not match.over and (match.state.round == this_round or match.state.phase != "deployment"):
        options = offered(match)
        quick = [option for option in ("pass", "pawn", "all", "continue", "finish", "decline") if option in options]
        match.answer((quick or options)[0])
    return match


def other_traps(*used: str) -> list[str]:
    """The traps of the stack (without the ambush module) that are not named."""
    stack = load().trap_stack()
    for kind in used:
        stack.remove(kind)
    return stack


def other_mercenaries(*used: str) -> list[str]:
    """The tavern mercenaries that are not named."""
    return [card for card in load().tavern_deck() if card not in used]
