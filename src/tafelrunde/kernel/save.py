"""Saved matches: one readable header line, then the packed body.

A save holds the set-up, the seed, every answer with the fingerprint of its question, and the last checkpoint.
Under the same rules and content it is replayed from the beginning, so that undo reaches back to the first answer.
Under other rules or content it goes on from the checkpoint and keeps the answers since that still fit.
"""

from __future__ import annotations

import os
import tempfile
import zlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from tafelrunde.kernel.decision import Answer
from tafelrunde.kernel.playable import Playable
from tafelrunde.kernel.rulebook import BadSetup, Setup, UnknownGame, Value, find

M = TypeVar("M", bound=Playable)
Check = Callable[[Any, Any], None]
"""Raises if a state of that rulebook is not one to go on from."""

FORMAT = 1
MOST_PACKED, MOST_BYTES = 4_000_000, 32_000_000
"""A save is at most so large in the file, and unpacked: a few bytes can be made to stand for gigabytes."""


class SaveError(Exception):
    """A save that can't be opened or written: the file and what is wrong. The file itself is as it was before."""


class Header(msgspec.Struct, frozen=True):
    """The first line of a save: enough to list it without opening it."""

    tafelrunde: int
    game: str
    players: int
    answers: int
    rules: int
    content: str
    size: int
    check: int
    """Over this line (with 0 here) and the body."""


class _Format(msgspec.Struct, frozen=True):
    """What every format's header has in common."""

    tafelrunde: int


class Body(msgspec.Struct, frozen=True):
    """All the rest."""

    options: dict[str, Value]
    seed: int
    skip_single: bool
    past: tuple[tuple[int, str, int, bool], ...]
    answers: tuple[tuple[int, str, int, bool], ...]
    start: bytes | None
    """The state the match started from, if it was not a new game (a position, a carried-over save)."""
    checkpoint_at: int
    checkpoint: bytes
    state: int
    """The checksum of the whole state at the end: replaying the answers must lead there."""
    deciders: dict[int, int] = {}
    """Who decided for the party, by the number of the answer, where that was said."""
    key: bytes = b""
    """The key of its chance, if it has one."""


class Note(msgspec.Struct, frozen=True):
    """What whoever opens a save should know; in words it is the text `save-<kind>`."""

    kind: Literal["rules", "elsewhere", "option"]
    """Saved under other rules or content; its answers lead elsewhere now; a set-up that is unknown here."""
    detail: str = ""


class Loaded(msgspec.Struct, frozen=True):
    """An opened save: the match, and what had to be left behind (empty if nothing)."""

    match: Any
    dropped: tuple[str, ...] = ()
    notes: tuple[Note, ...] = ()


def save(match: Playable, path: Path) -> None:
    """Write the match to `path`, whole or not at all."""
    write_atomically(path, dump(match))


def write_atomically(path: Path, data: bytes) -> None:
    """Write beside the target and rename, so that a full disk or a power cut leaves the old file as it was."""
    try:
        _write_and_rename(path, data)
    except OSError as error:
        raise SaveError(f"{path}: can't be written ({error.strerror or error})") from error


def _write_and_rename(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def dump(match: Playable) -> bytes:
    """The bytes of a save."""
    rulebook = match.rulebook
    state, since = match.last_checkpoint
    body = Body(
        options=match.setup.options,
        seed=match.seed,
        skip_single=match.skips_single,
        past=tuple([(a.seat, a.option, a.fingerprint, a.revealed) for a in match.past]),
        answers=tuple([(a.seat, a.option, a.fingerprint, a.revealed) for a in match.answers]),
        start=None if match.start is None else msgspec.msgpack.encode(match.start),
        checkpoint_at=len(match.answers) - len(since),
        checkpoint=msgspec.msgpack.encode(state),
        state=_checksum(match.state),
        key=match.key,
        deciders={number: a.by for number, a in enumerate(match.answers) if a.by >= 0},
    )
    packed = zlib.compress(msgspec.msgpack.encode(body), 9)
    header = Header(
        tafelrunde=FORMAT,
        game=rulebook.id,
        players=match.setup.players,
        answers=len(match.past) + len(match.answers),
        rules=rulebook.rules_version,
        content=rulebook.content_digest(),
        size=len(packed),
        check=0,
    )
    return msgspec.json.encode(_signed(header, packed)) + b"\n" + packed


def _signed(header: Header, packed: bytes) -> Header:
    """The header with the checksum over itself and the body."""
    line = msgspec.json.encode(msgspec.structs.replace(header, check=0))
    return msgspec.structs.replace(header, check=zlib.crc32(packed, zlib.crc32(line)))


def _checksum(state: Any) -> int:
    return zlib.crc32(msgspec.msgpack.encode(state))


def header(path: Path) -> Header:
    """The header of a save, for listing."""
    return _split(path, _read(path))[0]


def load(match_type: type[M], path: Path) -> Loaded:
    """Open a save."""
    return restore(match_type, _read(path), path)


def restore(match_type: type[M], data: bytes, path: Path, check: Check | None = None) -> Loaded:
    """Open the bytes of a save; `path` is named in errors.

    `check` is called with every state that the save only states, before the rules go on from it: whatever it raises
    makes a SaveError.
    """
    head, packed = _split(path, data)
    try:
        rulebook = find(head.game)
    except UnknownGame as error:
        raise SaveError(f"{path}: {error}") from None
    try:
        body = msgspec.msgpack.decode(_unpacked(packed), type=Body)
        options, gone = _known_options(rulebook, body.options)
        setup = rulebook.setup(head.players, options)
    except (zlib.error, msgspec.MsgspecError, RecursionError) as error:
        raise SaveError(f"{path}: the save is damaged inside ({error})") from None
    except _TooLarge:
        raise SaveError(f"{path}: the save is larger than any game (at most {MOST_BYTES} bytes)") from None
    except BadSetup as error:
        raise SaveError(f"{path}: saved with a set-up this version does not know: {error}") from None

    same = head.rules == rulebook.rules_version and head.content == rulebook.content_digest() and not gone
    notes: tuple[Note, ...]
    if same:
        match = _replay_all(match_type, rulebook, setup, body, path, check)
        if match is not None:
            return Loaded(match)
        notes = (Note("elsewhere"),)
    else:
        notes = (Note("rules"), *gone)
    return _carry_over(match_type, rulebook, setup, body, notes, path, check)


class _TooLarge(Exception):
    """More than any game needs."""


def _unpacked(packed: bytes) -> bytes:
    if len(packed) > MOST_PACKED:
        raise _TooLarge
    unpacking = zlib.decompressobj()
    body = unpacking.decompress(packed, MOST_BYTES)
    if unpacking.unconsumed_tail:
        raise _TooLarge
    if not unpacking.eof:
        raise zlib.error("it ends too early")
    return body


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise SaveError(f"{path}: there is no such file") from None
    except OSError as error:
        raise SaveError(f"{path}: can't be read ({error.strerror})") from None


def _split(path: Path, data: bytes) -> tuple[Header, bytes]:
    line, newline, packed = data.partition(b"\n")
    try:
        number = msgspec.json.decode(line, type=_Format).tafelrunde
        if number > FORMAT:
            raise SaveError(f"{path}: saved by a newer Tafelrunde (format {number}, this one knows {FORMAT})")
        head = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError:
        raise SaveError(f"{path}: not a Tafelrunde save (the first line is not its header)") from None
    except UnicodeDecodeError:
        raise SaveError(f"{path}: not a Tafelrunde save (the first line is not text)") from None
    if not newline or len(packed) < head.size:
        raise SaveError(f"{path}: the save is torn: {len(packed)} of {head.size} bytes are there")
    if len(packed) > head.size or line != msgspec.json.encode(_signed(head, packed)):
        raise SaveError(f"{path}: the save is damaged (its checksum does not match)")
    return head, packed


def _known_options(rulebook: Any, given: dict[str, Value]) -> tuple[dict[str, Value], tuple[Note, ...]]:
    """The saved set-up as far as this version knows it, and a note for each option it does not."""
    known = {option.id: option.values for option in rulebook.options}
    gone = [key for key, value in given.items() if value not in known.get(key, ())]
    notes = tuple([Note("option", f"{key}: {given[key]}") for key in gone])
    return {key: value for key, value in given.items() if key not in gone}, notes


def _answers(rows: Sequence[tuple[int, str, int, bool]], deciders: Mapping[int, int] | None = None) -> list[Answer]:
    found = [Answer(*row) for row in rows]
    who = deciders or {}
    return [msgspec.structs.replace(a, by=who[n]) if n in who else a for n, a in enumerate(found)]


def _replay_all(
    match_type: type[M], rulebook: Any, setup: Setup, body: Body, path: Path, check: Check | None
) -> M | None:
    """The match from its first answer on, or None if some answer does not fit."""
    if body.start is None:
        match = match_type.new(
            rulebook, setup.players, body.seed, skip_single=body.skip_single, options=setup.options, key=body.key
        )
    else:
        match = _from_state(match_type, rulebook, setup, body, body.start, path, (check,))
    match.past = tuple(_answers(body.past))
    if _replay(match, _answers(body.answers, body.deciders)):
        return None
    return match if _checksum(match.state) == body.state else None


def _carry_over(
    match_type: type[M],
    rulebook: Any,
    setup: Setup,
    body: Body,
    notes: tuple[Note, ...],
    path: Path,
    check: Check | None,
) -> Loaded:
    """Go on from the checkpoint and keep the answers since that still fit."""
    answers = _answers(body.answers, body.deciders)
    match = _from_state(match_type, rulebook, setup, body, body.checkpoint, path, (check, type(rulebook).check))
    match.past = tuple(_answers(body.past)) + tuple(answers[: body.checkpoint_at])
    left = _replay(match, answers[body.checkpoint_at :])
    return Loaded(match, tuple([answer.option for answer in left]), notes)


def _from_state(
    match_type: type[M],
    rulebook: Any,
    setup: Setup,
    body: Body,
    packed: bytes,
    path: Path,
    checks: Sequence[Check | None],
) -> M:
    """The match that goes on from a state of the save; SaveError, whatever the rules stumble over in it."""
    try:
        state = msgspec.msgpack.decode(packed, type=rulebook.state_type)
        for check in checks:
            if check is not None:
                check(rulebook, state)
        return match_type.from_state(rulebook, setup, state, body.seed, skip_single=body.skip_single, key=body.key)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise SaveError(f"{path}: the saved situation does not fit these rules or this content ({reason})") from error


def _replay(match: Playable, answers: list[Answer]) -> list[Answer]:
    """Answer as before while question and answer fit; what is left over comes back."""
    for done, answer in enumerate(answers):
        decision = next((d for d in match.decisions if d.seat == answer.seat), None)
        if decision is None or decision.fingerprint() != answer.fingerprint:
            return answers[done:]
        try:
            match.answer(answer.option, answer.seat, answer.by)
        except Exception:  # illegal now, or something other rules stumble over: the match is as before
            return answers[done:]
    return []
