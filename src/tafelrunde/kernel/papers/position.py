"""Positions: any situation of any game as YAML text.

The kernel's part is the frame (`game`, `players`, `options`, `skip_single`, `answers`) and chance (`next`, the
scripted outcomes; `rng`; `revealed`); the rest belongs to the game's own notation. A situation in the middle of a
choice is the checkpoint before it and the answers since.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from difflib import get_close_matches
from typing import Any, TypeVar

import msgspec
import yaml

from tafelrunde.kernel.decision import IllegalAnswer
from tafelrunde.kernel.game import ScriptError
from tafelrunde.kernel.papers.document import Document, spell
from tafelrunde.kernel.playable import Playable, Stated
from tafelrunde.kernel.rulebook import BadSetup, PositionError, Setup, UnknownGame, find, place

# The same in C, where PyYAML was built with it: ten times as fast.
_DUMPER: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


class _Writer(_DUMPER):  # type: ignore[misc]
    """Writes texts of several lines as they look, and everything out: positions have no aliases."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def _written(writer: Any, text: str) -> Any:
    return writer.represent_scalar("tag:yaml.org,2002:str", text, style="|" if "\n" in text else None)


_Writer.add_representer(str, _written)

_FRAME = ("game", "players", "options", "skip_single", "answers")


class _Chance(msgspec.Struct, omit_defaults=True):
    """What a position says about chance."""

    next: dict[str, list[int | str]] = {}
    rng: int | None = None
    revealed: int = 0


_CHANCE = _Chance.__struct_fields__
_LISTED = 24
"""So many purposes are listed in full when a wrong one is named."""

M = TypeVar("M", bound=Playable)


def read(match_type: type[M], text: str, recording: bool, pause: bool = False) -> M:
    """The match that a position text describes."""
    data = _parsed(text)
    game = data.get("game")
    if not isinstance(game, str):
        raise PositionError("game: a position names its game, such as 'game: monster_lands'")
    try:
        rulebook = find(game)
    except UnknownGame as error:
        raise PositionError(f"game: {error}") from None
    setup = _setup(rulebook, data)
    skip_single = _field(data, "skip_single", bool, True)
    answers: list[Stated] = _field(data, "answers", list[Stated], [])
    chance = _chance(data, rulebook.purposes())
    own = {key: value for key, value in data.items() if key not in (*_FRAME, *_CHANCE)}
    state = rulebook.read_position({"players": setup.players, "options": setup.options, **own})
    if chance.next:
        state.script = chance.next
    if chance.rng is not None:
        state.rng = chance.rng
    state.revealed = chance.revealed
    return match_type.from_state(
        rulebook, setup, state, recording=recording, skip_single=skip_single, pause=pause, answers=answers
    )


def run_on(match: Playable, begin: Callable[[], None], answers: Sequence[Stated]) -> None:
    """Let the rules run on from a stated position, and give the answers that it states."""
    try:
        begin()
        for number, answer in enumerate(answers, 1):
            _give(match, answer, number)
    except ScriptError as error:
        raise PositionError(f"next: {error}") from None


def write(match: Playable) -> str:
    """The position text of a match."""
    state, _ = match.last_checkpoint
    data: dict[str, Any] = {"game": match.rulebook.id, "players": match.setup.players}
    defaults = {option.id: option.default for option in match.rulebook.options}
    options = {key: value for key, value in match.setup.options.items() if value != defaults.get(key)}
    if options:
        data["options"] = options
    if not match.skips_single:
        data["skip_single"] = False
    data |= match.rulebook.write_position(state)
    data |= msgspec.to_builtins(_Chance(state.script, state.rng, state.revealed))
    if answers := _answers(match):
        data["answers"] = answers
    # Plain data: no tuples, enums or shared lists that YAML would give tags and anchors.
    plain = msgspec.to_builtins(data, str_keys=False)
    text = yaml.dump(plain, Dumper=_Writer, sort_keys=False, allow_unicode=True, width=110, default_flow_style=None)
    return str(text)


def _answers(match: Playable) -> list[Stated]:
    """The answers since the checkpoint, with their seats where several are asked at once."""
    state, since = match.last_checkpoint
    if match.paused:
        return list(match.stated)
    again = type(match).from_state(match.rulebook, match.setup, state, recording=False, skip_single=match.skips_single)
    given: list[Stated] = []
    for answer in since:
        given.append({answer.seat: answer.option} if len(again.decisions) > 1 else answer.option)
        again.answer(answer.option, answer.seat)
    return given


def _give(match: Playable, answer: Stated, number: int) -> None:
    try:
        if isinstance(answer, str):
            match.answer(answer)
            return
        for seat, option in answer.items():
            match.answer(option, seat)
    except IllegalAnswer as error:
        raise PositionError(f"answers: number {number}: {error}") from None


def _setup(rulebook: Any, data: dict[str, Any]) -> Setup:
    players = _field(data, "players", int, rulebook.players[0])
    options = _field(data, "options", dict[str, str | int | bool], {})
    try:
        return rulebook.setup(players, options)  # type: ignore[no-any-return]
    except BadSetup as error:
        raise PositionError(f"players, options: {error}") from None


def _chance(data: dict[str, Any], purposes: Collection[str] | None) -> _Chance:
    rng = _field(data, "rng", int | None, None)
    script = _field(data, "next", dict[str, list[int | str]], {})
    for purpose in script:
        if purposes is not None and purpose not in purposes:
            known = sorted(purposes)
            if len(known) > _LISTED:
                known = [*(get_close_matches(purpose, known, n=5, cutoff=0.4) or known[:_LISTED]), "…"]
            raise PositionError(f"next: nothing is left to chance for {purpose!r}; there are: {', '.join(known)}")
    return _Chance(script, rng, _field(data, "revealed", int, 0))


def _field(data: dict[str, Any], key: str, tp: Any, default: Any) -> Any:
    """A field of the frame, or its default if it is not stated or left empty."""
    value = data.get(key)
    if value is None:
        return default
    try:
        return msgspec.convert(value, tp)
    except msgspec.ValidationError as error:
        raise PositionError(place(error, key)) from None


def _parsed(text: str) -> dict[str, Any]:
    document = Document.parse(text)
    for fault in document.faults:
        where = f"line {fault.line}: " if fault.line is not None else ""
        field = f"{spell(fault.path)}: " if fault.path else ""
        raise PositionError(f"{where}{field}{fault.message}")
    if not isinstance(document.data, dict):
        raise PositionError("a position is a list of fields, such as 'game: monster_lands'")
    _require_small(document.data, "")
    return document.data


def _require_small(value: Any, where: str) -> None:
    """No game has numbers that a save could not hold."""
    if isinstance(value, int) and not -(2**63) <= value < 2**64:
        raise PositionError(f"{where}: the number is too large")
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in inside:
        _require_small(inner, f"{where}.{key}".lstrip(".") if isinstance(value, dict) else f"{where}[{key}]")
