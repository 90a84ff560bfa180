"""Who may take back what: the last answer of anybody at one device; freely, after a question, by consent, or not."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec

from tafelrunde.kernel import NOBODY, PARTY, Match
from tafelrunde.table.live.showing import has_secrets

How = Literal["free", "confirm", "ask", "no"]
Why = Literal["", "spectator", "nothing", "nothing_here", "revealed", "choosing", "others"]


class Offer(msgspec.Struct, frozen=True):
    """What an undo would take back, how, and why not freely."""

    how: How
    why: Why = ""
    at: int = -1
    """The place of the answer among all answers."""
    seat: int = NOBODY
    """The seat whose answer it is; for an answer of the party, a seat of this device."""
    by: int = PARTY
    """Who decided, where that is known."""
    secret: bool = False
    """Whether it is somebody else's answer that whoever looks at the screen must not know."""


class Wish(msgspec.Struct):
    """Somebody wishes to take something back."""

    eyes: int
    """The seat that asks."""
    offer: Offer
    missing: set[int]
    """The seats whose consent is missing."""


def offer(match: Match, eyes: int, here: Collection[int], others: Collection[int]) -> Offer:
    """What whoever looks through the seat `eyes` may take back, where people sit `here` and at `others`.

    People at one device take back each other's answers as they do their own: they can talk about it. Only in a
    competitive game what has come to light stays, however near they sit.
    """
    if eyes < 0 or not here:
        return Offer("no", "spectator")
    at = _last(match, eyes, here)
    if at is None:
        return Offer("no", "choosing" if match.choosing else "nothing" if len(here) == 1 else "nothing_here")
    answer = match.answers[at]
    seat = eyes if answer.seat == PARTY else answer.seat
    by = answer.by if answer.seat == PARTY else answer.seat
    hidden = seat != eyes and (match.choosing > 0 or has_secrets(match, seat, [eyes]))
    if match.free_undo(seat):
        return Offer("free", "", at, seat, by, hidden)
    why: Why = "revealed" if any(later.revealed for later in match.answers[at:]) else "others"
    together = match.rulebook.cooperative
    if not others and (together or len(here) == 1):
        return Offer("confirm", why, at, seat, by, hidden)
    return Offer("ask", why, at, seat, by, hidden) if together else Offer("no", why)


def _last(match: Match, eyes: int, here: Collection[int]) -> int | None:
    """The last answer of this device; in a simultaneous choice one's own of that choice, or else a neighbour's."""
    answers = match.answers
    if match.choosing:
        places = range(len(answers) - 1, len(answers) - match.choosing - 1, -1)
        own = next((at for at in places if answers[at].seat == eyes), None)
        return own if own is not None else next((at for at in places if answers[at].seat in here), None)
    mine = {*here, PARTY}
    return next((at for at in range(len(answers) - 1, -1, -1) if answers[at].seat in mine), None)
