"""Who may take back what: freely, after a question, by the others' consent, or not at all, and why.

One's own last step is taken back freely until something hidden came to light or another seat decided; a bot's decision
is another seat's, too. After that whoever is alone (with bots) is asked whether they mean it, people who play together
must agree, and at a competitive table what was done is done.

- People at one device take back each other's last step as they do their own: they can talk about it. Where all who
  play together sit there, nobody else need agree. In a competitive game what has come to light stays, however near
  they sit.
- While several seats choose at the same time in secret, nobody has seen anything yet: each takes back answers of this
  choice as often as they like, and the others' answers stay. What came before is out of reach as soon as somebody has
  finished choosing. Until then nobody knows whether others have begun, and what they are offered must not tell it.
- When the game is over everybody may look at everything: what ended it is never taken back freely.
- What an earlier chapter of a campaign brought is never taken back freely. Where nobody here has answered in this
  chapter it is the last answer of theirs before it: that chapter is opened again.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec

from tafelrunde.kernel.decision import NOBODY, PARTY
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.view import has_secrets

How = Literal["free", "confirm", "ask", "no"]
Why = Literal[
    "", "spectator", "nothing", "nothing_here", "chapter", "chapter_closed", "over", "revealed", "choosing", "others"
]


class Offer(msgspec.Struct, frozen=True):
    """What an undo would take back, how, and why not freely. `Match.undo_seat` with its seat does it."""

    how: How
    why: Why = ""
    at: int = -1
    """The place of the answer among all answers of its chapter."""
    seat: int = NOBODY
    """The seat whose answer it is; for an answer of the party, a seat of this device."""
    by: int = PARTY
    """Who decided, where that is known."""
    secret: bool = False
    """Whether it is somebody else's answer that whoever looks at the screen must not know."""
    chapter: int = -1
    """The chapter that is opened again for it; -1 if it belongs to the present one."""


def offer(match: Match, eyes: int, here: Collection[int], others: Collection[int] = ()) -> Offer:
    """What whoever looks through the seat `eyes` may take back.

    People sit `here`, at the same device, and at `others`, whose consent counts; all other seats are bots'.
    """
    if eyes < 0 or not here:
        return Offer("no", "spectator")
    at = _last(match, eyes, here)
    if at is None and not match.has_chosen:
        before = _earlier(match, eyes, here, others)
        if before is not None:
            return before
    if at is None:
        return Offer("no", "choosing" if match.has_chosen else "nothing" if len(here) == 1 else "nothing_here")
    answer = match.answers[at]
    seat = eyes if answer.seat == PARTY else answer.seat
    by = answer.by if answer.seat == PARTY else answer.seat
    secret = seat != eyes and (at >= _start(match) or has_secrets(match, seat, [eyes]))
    why = _why_not_freely(match, at)
    if not why:
        return Offer("free", "", at, seat, by, secret)
    together = match.rulebook.cooperative
    if not others and (together or len(here) == 1):
        return Offer("confirm", why, at, seat, by, secret)
    return Offer("ask", why, at, seat, by, secret) if together else Offer("no", why)


def _last(match: Match, eyes: int, here: Collection[int]) -> int | None:
    """The last answer of this device; in a simultaneous choice one's own of that choice, or else a neighbour's."""
    answers = match.answers
    start = _start(match)
    places = range(len(answers) - 1, start - 1, -1)
    own = next((at for at in places if answers[at].seat == eyes), None)
    found = own if own is not None else next((at for at in places if answers[at].seat in here), None)
    if found is not None or match.has_chosen:
        return found
    mine = {*here, PARTY}
    return next((at for at in range(start - 1, -1, -1) if answers[at].seat in mine), None)


def _start(match: Match) -> int:
    """The place of the first answer of the simultaneous choice in progress; the end, if there is none."""
    return len(match.answers) - match.choosing


def _earlier(match: Match, eyes: int, here: Collection[int], others: Collection[int]) -> Offer | None:
    """The last answer of this device in the chapter before, if that can be opened again."""
    rulebook = match.rulebook
    mine = {*here, PARTY}
    for number in range(len(match.chapters) - 1, -1, -1):
        chapter = match.chapters[number]
        if not chapter.fits(rulebook.rules_version, rulebook.content_digest()):
            return Offer("no", "chapter_closed")
        story = chapter.story()
        if (story.seed, story.key) != (match.seed, match.key) or story.players not in (0, match.setup.players):
            return Offer("no", "chapter_closed")
        for at in range(len(story.answers) - 1, -1, -1):
            given = story.answers[at][0]
            if given in mine:
                seat, by = (eyes, story.deciders.get(at, PARTY)) if given == PARTY else (given, given)
                how: How = "confirm" if not others else "ask" if rulebook.cooperative else "no"
                return Offer(how, "chapter", at, seat, by, chapter=number)
    return None


def _why_not_freely(match: Match, at: int) -> Why:
    """What speaks against taking back the answer at a place, and everything since, without a word."""
    start = _start(match)
    if at >= start:
        return ""
    if match.over:
        return "over"
    since = match.answers[at:start]
    if any(answer.revealed for answer in since):
        return "revealed"
    return "others" if len(since) > 1 else ""
