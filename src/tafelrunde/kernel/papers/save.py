"""Saved matches: one readable header line, then the packed body.

A save holds the set-up, the seed, every answer with the fingerprint of its question, and the last checkpoint.
Under the same rules and content it is replayed from the beginning, so that undo reaches back to the first answer.
Under other rules or content it goes on from the checkpoint and keeps the answers since that still fit.

A campaign's save is that of its present chapter, followed by the chapters that are over: they survive whatever becomes
of the rules. In memory and in a server's store each is packed by itself, in a save all together: one begins much like
the other, and so it is a quarter as large.
"""

from __future__ import annotations

import os
import tempfile
import zlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from tafelrunde.kernel.calling import cleaned
from tafelrunde.kernel.chapter import MOST_BYTES, Chapter, TooLarge, checksum, unpacked
from tafelrunde.kernel.decision import Answer, Title
from tafelrunde.kernel.playable import Playable
from tafelrunde.kernel.rulebook import BadSetup, Setup, UnknownGame, Value, find

M = TypeVar("M", bound=Playable)
Check = Callable[[Any, Any], None]
"""Raises if a state of that rulebook is not one to go on from."""

FORMAT = 3
"""The first one knows no chapters; saves without any are still written in it. In the second each is by itself."""
APART = 2
MOST_CHAPTERS = 2_000


class SaveError(Exception):
    """A save that can't be opened or written: the file and what is wrong. The file itself is as it was before.

    `kind` says in a word what happens to people's files, for whoever has words for it: "foreign", "newer", "torn",
    "damaged"; "" for everything else.
    """

    def __init__(self, text: str, kind: str = "") -> None:
        super().__init__(text)
        self.kind = kind


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line of a save: enough to list it without opening it."""

    tafelrunde: int
    game: str
    players: int
    answers: int
    rules: int
    content: str
    size: int
    check: int
    """Over this line (with 0 here) and everything after it."""
    parts: tuple[int, ...] = ()
    """The chapters that are over follow the body: how many bytes they have together, or each (`APART`)."""


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
    title: Title | None = None
    """Of the present chapter; all answers and the start are its own."""
    names: dict[str, str] = {}
    """What people call the match and things in it."""


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


def dump(match: Playable, chapters: bool = True) -> bytes:
    """The bytes of a save; without `chapters` those that are over are left out, for whoever keeps them elsewhere."""
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
        state=checksum(match.state),
        key=match.key,
        deciders={number: a.by for number, a in enumerate(match.answers) if a.by >= 0},
        title=match.title,
        names=match.names,
    )
    packed = zlib.compress(msgspec.msgpack.encode(body), 9)
    over = match.chapters if chapters else ()
    number, parts = _together(over) if over else (1, [])
    header = Header(
        tafelrunde=number,
        game=rulebook.id,
        players=match.setup.players,
        answers=sum([chapter.answers for chapter in over]) + len(match.past) + len(match.answers),
        rules=rulebook.rules_version,
        content=rulebook.content_digest(),
        size=len(packed),
        check=0,
        parts=tuple(map(len, parts)),
    )
    rest = b"".join([packed, *parts])
    return msgspec.json.encode(_signed(header, rest)) + b"\n" + rest


def apart(data: bytes, path: Path) -> tuple[bytes, tuple[Chapter, ...]]:
    """A save as `dump` makes it without chapters, and its chapters. Raises SaveError."""
    head, rest = _split(path, data)
    if not head.parts:
        return data, ()
    body = rest[: head.size]
    over = _chapters(rest[head.size :], head)
    alone = msgspec.structs.replace(head, tafelrunde=1, parts=())
    return msgspec.json.encode(_signed(alone, body)) + b"\n" + body, tuple(over)


def _signed(header: Header, rest: bytes) -> Header:
    """The header with the checksum over itself and all the rest."""
    line = msgspec.json.encode(msgspec.structs.replace(header, check=0))
    return msgspec.structs.replace(header, check=zlib.crc32(rest, zlib.crc32(line)))


def header(path: Path) -> Header:
    """The header of a save, for listing."""
    return _split(path, _read(path))[0]


def load(match_type: type[M], path: Path) -> Loaded:
    """Open a save."""
    return restore(match_type, _read(path), path)


def restore(
    match_type: type[M],
    data: bytes,
    path: Path,
    check: Check | None = None,
    chapters: tuple[Chapter, ...] = (),
) -> Loaded:
    """Open the bytes of a save; `path` is named in errors.

    `check` is called with every state that the save only states, before the rules go on from it: whatever it raises
    makes a SaveError. `chapters` are those that are over, where the save itself was made without them.
    """
    head, packed = _split(path, data)
    try:
        rulebook = find(head.game)
    except UnknownGame as error:
        raise SaveError(f"{path}: {error}") from None
    try:
        over = (*chapters, *_chapters(packed[head.size :], head))
        body = msgspec.msgpack.decode(unpacked(packed[: head.size]), type=Body)
        options, gone = _known_options(rulebook, body.options)
        setup = rulebook.setup(head.players, options)
    except (zlib.error, msgspec.MsgspecError, RecursionError) as error:
        raise SaveError(f"{path}: the save is damaged inside ({error})", "damaged") from None
    except TooLarge:
        raise SaveError(f"{path}: the save is larger than any game (at most {MOST_BYTES} bytes)") from None
    except BadSetup as error:
        raise SaveError(f"{path}: saved with a set-up this version does not know: {error}") from None

    names = cleaned(body.names)
    same = head.rules == rulebook.rules_version and head.content == rulebook.content_digest() and not gone
    notes: tuple[Note, ...]
    if same:
        match = _replay_all(match_type, rulebook, setup, body, over, path, check)
        if match is not None:
            match.names = names
            return Loaded(match)
        notes = (Note("elsewhere"),)
    else:
        notes = (Note("rules"), *gone)
    carried = _carry_over(match_type, rulebook, setup, body, over, notes, path, check)
    carried.match.names = names
    return carried


def _together(over: Sequence[Chapter]) -> tuple[int, list[bytes]]:
    """Chapters for a save, with its format: all in one, or apart if they are too many or one of them is damaged."""
    try:
        stories = [unpacked(chapter.data) if chapter.data else b"" for chapter in over]
    except (TooLarge, zlib.error):
        stories = []
    if len(over) > MOST_CHAPTERS or not stories or sum(map(len, stories)) > MOST_BYTES // 2:
        return APART, [msgspec.msgpack.encode(chapter) for chapter in over]
    plain = [msgspec.structs.replace(chapter, data=story) for chapter, story in zip(over, stories, strict=True)]
    return FORMAT, [zlib.compress(msgspec.msgpack.encode(plain), 9)]


def _chapters(data: bytes, head: Header) -> list[Chapter]:
    """The chapters that follow the body, each packed by itself."""
    if head.tafelrunde > APART and head.parts:
        plain = msgspec.msgpack.decode(unpacked(data), type=list[Chapter])
        if len(plain) > MOST_CHAPTERS:
            raise TooLarge
        return [msgspec.structs.replace(one, data=zlib.compress(one.data, 9) if one.data else b"") for one in plain]
    if len(head.parts) > MOST_CHAPTERS:
        raise TooLarge
    found, at = [], 0
    for size in head.parts:
        found.append(msgspec.msgpack.decode(data[at : at + size], type=Chapter))
        at += size
    return found


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
            said = f"{path}: saved by a newer Tafelrunde (format {number}, this one knows {FORMAT})"
            raise SaveError(said, "newer")
        head = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError:
        raise SaveError(f"{path}: not a Tafelrunde save (the first line is not its header)", "foreign") from None
    except UnicodeDecodeError:
        raise SaveError(f"{path}: not a Tafelrunde save (the first line is not text)", "foreign") from None
    size = head.size + sum(head.parts)
    if not newline or len(packed) < size:
        raise SaveError(f"{path}: the save is torn: {len(packed)} of {size} bytes are there", "torn")
    if len(packed) > size or min(head.parts, default=1) < 1 or line != msgspec.json.encode(_signed(head, packed)):
        raise SaveError(f"{path}: the save is damaged (its checksum does not match)", "damaged")
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
    match_type: type[M],
    rulebook: Any,
    setup: Setup,
    body: Body,
    over: tuple[Chapter, ...],
    path: Path,
    check: Check | None,
) -> M | None:
    """The match from its first answer on, or None if some answer does not fit."""
    if body.start is None:
        match = match_type.new(
            rulebook, setup.players, body.seed, skip_single=body.skip_single, options=setup.options, key=body.key
        )
    else:
        match = _from_state(match_type, rulebook, setup, body, over, body.start, path, (check,))
    match.past = tuple(_answers(body.past))
    if _replay(match, _answers(body.answers, body.deciders)):
        return None
    return match if checksum(match.state) == body.state else None


def _carry_over(
    match_type: type[M],
    rulebook: Any,
    setup: Setup,
    body: Body,
    over: tuple[Chapter, ...],
    notes: tuple[Note, ...],
    path: Path,
    check: Check | None,
) -> Loaded:
    """Go on from the checkpoint and keep the answers since that still fit."""
    answers = _answers(body.answers, body.deciders)
    checks = (check, type(rulebook).check)
    match = _from_state(match_type, rulebook, setup, body, over, body.checkpoint, path, checks)
    match.past = tuple(_answers(body.past)) + tuple(answers[: body.checkpoint_at])
    left = _replay(match, answers[body.checkpoint_at :])
    return Loaded(match, tuple([answer.option for answer in left]), notes)


def _from_state(
    match_type: type[M],
    rulebook: Any,
    setup: Setup,
    body: Body,
    over: tuple[Chapter, ...],
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
        return match_type.from_state(
            rulebook, setup, state, body.seed, skip_single=body.skip_single, key=body.key,
            title=body.title, chapters=over,
        )  # fmt: skip
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
