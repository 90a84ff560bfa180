"""What the HTTP interface is asked and what it tells: games, tables and wishes as typed data."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from tafelrunde.kernel import NOBODY, Rulebook
from tafelrunde.kernel.language import Language
from tafelrunde.table.live.house import SeatWish
from tafelrunde.table.live.table import LiveTable


class OptionInfo(msgspec.Struct, frozen=True):
    """A set-up option in words."""

    id: str
    name: str
    values: tuple[str | int | bool, ...]
    labels: tuple[str, ...]
    default: str | int | bool
    players: tuple[int, ...] | None
    about: str = ""
    """What it changes, in a sentence."""
    rule: str = ""


class SignInfo(msgspec.Struct, frozen=True):
    """A picture with what it means: an icon, or a die with all its faces."""

    text: str
    icon: str = ""
    color: str = ""
    faces: tuple[tuple[str, ...], ...] = ()


class Chapter(msgspec.Struct, frozen=True):
    """A part of what a newcomer should know."""

    title: str
    text: str
    signs: tuple[SignInfo, ...] = ()


class GameInfo(msgspec.Struct, frozen=True):
    """A game in words, for the lobby."""

    id: str
    title: str
    summary: str
    icon: str
    players: tuple[int, ...]
    cooperative: bool
    options: tuple[OptionInfo, ...]
    primer: tuple[Chapter, ...] = ()
    """How it is played, on one page."""


class RuleInfo(msgspec.Struct, frozen=True):
    """A rule of the catalogue."""

    id: str
    chapter: str
    text: str
    language: str
    """The language of chapter and text: English where nobody translated the rule."""


class TableInfo(msgspec.Struct, frozen=True):
    """What a list of my tables shows."""

    table: str
    game: str
    players: int
    names: tuple[str, ...]
    moves: int
    over: bool
    waiting: tuple[int, ...]
    mine: tuple[int, ...]
    changed: float
    title: str = ""
    """What is played and how far it is, as the table itself is titled."""
    bots: tuple[str, ...] = ()
    """For each seat the level of the bot that plays it; empty for a person."""
    winners: tuple[int, ...] = ()
    """Who has won, when it is over."""


class SharedMoment(msgspec.Struct, frozen=True):
    """A link to one moment of a table, as one seat saw it."""

    share: str


class MomentWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which moment (number of answers), through which links."""

    number: int
    tokens: tuple[str, ...] = ()


class ForkWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a moment as a new table."""

    number: int
    seats: tuple[SeatWish, ...]
    tokens: tuple[str, ...] = ()


class LinkWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The link to a seat. It is never part of an address that is asked for: those are written into logs."""

    token: str


class SitWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody sits down by a link and says how they are called; without a name the seat's stays."""

    token: str
    name: str = ""


class TokensWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The links I hold."""

    tokens: tuple[str, ...] = ()


class ReportWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A report: through which seat, and what is wrong in the reporter's words."""

    tokens: tuple[str, ...] = ()
    seat: int = NOBODY
    note: str = ""


class PositionWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position to go on from."""

    position: str
    seats: tuple[SeatWish, ...]


class RefereeInfo(msgspec.Struct, frozen=True):
    """By the rules of which game positions can be ruled on."""

    id: str
    name: str


class ConsultWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a table elsewhere, as YAML or JSON, on which the game shall rule."""

    position: str


def table_info(table: LiveTable, mine: frozenset[int], language: str) -> TableInfo:
    match = table.match
    outcome = match.outcome if match.over else None
    return TableInfo(
        table.row.id,
        table.row.game,
        table.row.players,
        tuple([row.name for row in table.seats]),
        table.moves_for(mine),
        match.over,
        tuple([decision.seat for decision in match.decisions]),
        tuple(sorted(mine)),
        table.changed_at,
        table.speaker(language).text(match.view(NOBODY).scene.title),
        bots=tuple([row.bot for row in table.seats]),
        winners=outcome.winners if outcome is not None else (),
    )


def game_info(rulebook: Rulebook[Any], language: str) -> GameInfo:
    """A game for the lobby, in words."""
    return _game_info(rulebook, rulebook.content_digest(), language)


@cache
def _game_info(rulebook: Rulebook[Any], content: str, language: str) -> GameInfo:
    words = Language("de" if language == "de" else "en", rulebook)
    options = [
        OptionInfo(
            option.id,
            words.text(f"setup-{option.id}"),
            option.values,
            tuple([_value_label(words, option.id, value) for value in option.values]),
            option.default,
            option.players,
            words.say(about) if words.has((about := rulebook.about(option)).key) else "",
            option.rule,
        )
        for option in rulebook.options
    ]
    return GameInfo(
        rulebook.id,
        words.text("game-title"),
        words.text("game-summary"),
        rulebook.icon,
        tuple(rulebook.players),
        rulebook.cooperative,
        tuple(options),
        tuple(_primer(rulebook, words)),
    )


def _primer(rulebook: Rulebook[Any], words: Language) -> Iterator[Chapter]:
    """The messages `primer-1-title`, `primer-1`, `primer-2-title` … of a game."""
    number = 1
    while words.has(f"primer-{number}"):
        signs = [SignInfo(words.say(one.text), one.icon, one.color, one.faces) for one in rulebook.signs(number)]
        yield Chapter(words.text(f"primer-{number}-title"), words.text(f"primer-{number}"), tuple(signs))
        number += 1


def _value_label(words: Language, option: str, value: str | int | bool) -> str:
    """A value of a set-up option: by its own message, a number as it is, with or without for yes and no."""
    key = f"setup-{option}-{str(value).lower()}"
    if words.has(key) or isinstance(value, str):
        return words.text(key)
    return words.text(f"setup-{str(value).lower()}") if isinstance(value, bool) else str(value)
