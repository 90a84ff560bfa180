"""A report packs the exact position, as whoever reports may know it.

While others have secrets, a report shows the state as the reporting seat sees it, and the whole save only sealed: it
opens on this server when the game is over. Otherwise it holds the position in the open.
"""

from __future__ import annotations

import base64
import platform
from typing import Any

import msgspec
import yaml

import tafelrunde
from tafelrunde.kernel import Match
from tafelrunde.kernel.papers.save import dump
from tafelrunde.kernel.rulebook import KERNEL_FIELDS
from tafelrunde.kernel.words.language import Language
from tafelrunde.table.keeping.sealing import Sealed, seal
from tafelrunde.table.live.table import LiveTable
from tafelrunde.table.live.taking_along import Book

LOG_LINES = 60
MOST_NOTE = 2_000


class _Text(str):
    """A text of several lines, written as a block."""


class _Dumper(yaml.SafeDumper):
    pass


_Dumper.add_representer(_Text, lambda dumper, text: dumper.represent_scalar("tag:yaml.org,2002:str", text, style="|"))


class Reported(msgspec.Struct, frozen=True):
    """What is known of the table besides its match, through the eyes of whoever reports."""

    table: str
    seat: int
    moment: int
    answers: int
    bots: dict[int, str]
    note: str
    is_open: bool
    """Whether whoever reports may know everything."""


def reported(table: LiveTable, seat: int, held: frozenset[int], note: str) -> Reported:
    """For whoever holds these seats, and looks through one of them; while the table is settled."""
    bots = {row.seat: row.bot for row in table.seats if row.bot}
    moment, answers = table.moment_for(held), table.moves_for(held)
    return Reported(table.row.id, seat, moment, answers, bots, note[:MOST_NOTE], table.is_open_to(held))


def report(book: Book, reported: Reported, key: bytes) -> bytes:
    """Runs in a worker: the report as YAML."""
    match, seat = book.match(), reported.seat
    rulebook = match.rulebook
    data: dict[str, Any] = {
        "report": "tafelrunde",
        "version": tafelrunde.__version__,
        "python": platform.python_version(),
        "game": rulebook.id,
        "rules_version": rulebook.rules_version,
        "content": rulebook.content_digest(),
        "players": match.setup.players,
        "options": match.setup.options,
        "bots": reported.bots,
        "seat": seat,
        "moment": reported.moment,
        "answers": reported.answers,
        "note": _Text(reported.note),
        "asked": _asked(match, seat),
        "log": _log(match, seat),
    }
    if reported.is_open:
        data["position"] = _Text(match.position())
    else:
        view = msgspec.to_builtins(match.view(seat).state, str_keys=False)
        data["view"] = {field: value for field, value in view.items() if field not in KERNEL_FIELDS}
        data["sealed"] = base64.b64encode(seal(key, Sealed(reported.table, dump(match)))).decode()
    plain = {name: value for name, value in data.items() if value not in (None, {}, [], "")}
    return yaml.dump(plain, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=110).encode()


def _asked(match: Match, seat: int) -> dict[str, Any] | None:
    decision = match.view(seat).decision or (None if match.together else match.decision)
    if decision is None:
        return None
    seen = decision.seen_by(seat)
    return {"seat": seen.seat, "question": seen.question, "options": [option.id for option in seen.options]}


def _log(match: Match, seat: int) -> list[str]:
    """The last lines in English, with their rules: whoever reads reports reads English."""
    words = Language("en", match.rulebook, {number: f"seat {number}" for number in range(match.setup.players)})
    lines = [(words.event(event, seat), event.rule) for event in match.events[-2 * LOG_LINES :]]
    return [f"{text} [{rule}]" if rule else text for text, rule in lines if text][-LOG_LINES:]
