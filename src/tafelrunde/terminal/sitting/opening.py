"""Opening a game: from a set-up, a save or a position to a sitting, with errors in plain words."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde import bots
from tafelrunde.kernel import BadSetup, Match, PositionError, Rulebook
from tafelrunde.kernel.rulebook import SetupOption, Value
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import CODES, Code
from tafelrunde.terminal.home import Player, read_players
from tafelrunde.terminal.sitting.sitting import TEXTS, Sitting


class CannotOpen(ValueError):
    """A game that can't be opened as asked: why."""


class Opened(msgspec.Struct):
    """A sitting, and what should be said about it (a save from another version)."""

    sitting: Sitting
    notes: Sequence[str] = ()


def screen_language(code: Code, rulebook: Rulebook[Any] | None = None) -> Language:
    """The language of the screens before there is a match."""
    return Language(code, rulebook, (), TEXTS)


def seats(count: int, bot_specs: Sequence[str], names: Sequence[str], code: Code) -> tuple[Player, ...]:
    """Who sits where: people first, then the bots; names in the order of the seats.

    Without any bot given, the first seat is a person's and sensible bots take the others.
    """
    if len(bot_specs) > count:
        raise CannotOpen(f"{len(bot_specs)} bots for {count} seats")
    if len(names) > count:
        raise CannotOpen(f"{len(names)} names for {count} seats")
    language = screen_language(code)
    people = count - len(bot_specs)
    found = []
    for seat in range(count):
        spec = "" if seat < people else checked_bot(bot_specs[seat - people])
        name = names[seat] if seat < len(names) else ""
        if not name and spec:
            name = language.text("setup-bot-name", number=seat - people + 1)
        if not name:
            name = language.text("player", number=seat + 1)
        found.append(Player(name, spec))
    return tuple(found)


def checked_bot(spec: str) -> str:
    try:
        return bots.canonical(spec)
    except bots.BadBot as error:
        raise CannotOpen(str(error)) from None


def new_game(
    rulebook: Rulebook[Any],
    players: Sequence[Player],
    options: Mapping[str, Value],
    seed: int | None = None,
    path: Path | None = None,
) -> Sitting:
    """A game that begins now."""
    if seed is None:
        seed = secrets.randbelow(1_000_000_000)
    try:
        match = Match.new(rulebook, len(players), seed, options=options)
    except BadSetup as error:
        raise CannotOpen(str(error)) from None
    return Sitting(match, players, path)


def option_for_flag(rulebook: Rulebook[Any], flag: str) -> SetupOption:
    """The set-up option that a flag means: its name, or the beginning of it if no other begins so."""
    wanted = flag.removeprefix("no-").replace("-", "_")
    found = [option for option in rulebook.options if option.id == wanted]
    found = found or [option for option in rulebook.options if option.id.startswith(wanted)]
    if len(found) != 1:
        there = ", ".join(f"--{option.id.replace('_', '-')}" for option in rulebook.options) or "none"
        raise CannotOpen(f"{rulebook.id} has no option --{flag}; its own are: {there}")
    return found[0]


def option_value(rulebook: Rulebook[Any], key: str, text: str) -> Value:
    """The value of a set-up option as typed on a command line."""
    option = next((option for option in rulebook.options if option.id == key), None)
    if option is None:
        there = ", ".join(option.id for option in rulebook.options) or "none"
        raise CannotOpen(f"{rulebook.id} has no option '{key}'; there are: {there}")
    words: dict[str, Value] = {option_word(value): value for value in option.values}
    if isinstance(option.default, bool):
        words |= {"on": True, "off": False, "true": True, "false": False}
    if text.lower() not in words:
        raise CannotOpen(f"option '{key}' can't be '{text}'; allowed: {allowed(option)}")
    return words[text.lower()]


def option_word(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).lower()


def allowed(option: SetupOption) -> str:
    return ", ".join(option_word(value) for value in option.values)


def is_yes_or_no(word: str) -> bool:
    return word.lower() in ("yes", "no", "on", "off", "true", "false")


def load(path: Path, code: Code, players: Sequence[Player] = ()) -> Opened:
    """A saved game with the people who sat there; the file itself is written to again only if it is an autosave."""
    report = Match.load_report(path)
    match: Match = report.match
    known = tuple(players) or read_players(path)
    if len(known) != match.setup.players:
        known = seats(match.setup.players, ["sensible"] * (match.setup.players - 1), (), code)
    language = screen_language(code)
    notes = [language.text(f"save-{note.kind}", detail=note.detail) for note in report.notes]
    if report.dropped:
        notes.append(language.text("loaded-dropped", answers=", ".join(report.dropped)))
    # An old save that could not be carried over whole stays as it was; the game goes on in a new file.
    return Opened(Sitting(match, known, None if notes else path), notes)


def position(text: str, code: Code, bot_specs: Sequence[str] | None, names: Sequence[str]) -> Sitting:
    """A game from a position text."""
    try:
        match = Match.from_position(text)
    except PositionError as error:
        raise CannotOpen(str(error)) from None
    count = match.setup.players
    specs = ["sensible"] * (count - 1) if bot_specs is None else bot_specs
    return Sitting(match, seats(count, specs, names, code))


def code_of(text: str) -> Code:
    for code in CODES:
        if text == code:
            return code
    raise CannotOpen(f"there is no language '{text}'; there are: {', '.join(CODES)}")
