"""Positions: any situation of any game as YAML text.

The kernel's part is the frame (`game`, `players`, `options`, `answers`, and `next`, the scripted outcomes); the
rest belongs to the game's own notation. A situation in the middle of a choice is the checkpoint before it and the
answers since.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml

from tafelrunde.kernel.decision import IllegalAnswer
from tafelrunde.kernel.rulebook import BadSetup, PositionError, UnknownGame, find

if TYPE_CHECKING:
    from tafelrunde.kernel.match import Match

_FRAME = ("game", "players", "options", "answers")


def read(match_type: type[Match], text: str, recording: bool) -> Match:
    """The match that a position text describes."""
    data = _parsed(text)
    game = data.get("game")
    if not isinstance(game, str):
        raise PositionError("game: a position names its game, such as 'game: monster_lands'")
    try:
        rulebook = find(game)
        setup = rulebook.setup(data.get("players", rulebook.players[0]), data.get("options") or {})
    except UnknownGame as error:
        raise PositionError(f"game: {error}") from None
    except (BadSetup, TypeError, AttributeError) as error:
        raise PositionError(f"players, options: {error}") from None
    own = {key: value for key, value in data.items() if key not in _FRAME}
    state = rulebook.read_position({"players": setup.players, "options": setup.options, **own})
    match = match_type.from_state(rulebook, setup, state, recording=recording)
    for number, option in enumerate(data.get("answers") or [], 1):
        try:
            match.answer(str(option))
        except IllegalAnswer as error:
            raise PositionError(f"answers: number {number}: {error}") from None
    return match


def write(match: Match) -> str:
    """The position text of a match."""
    state, since = match.last_checkpoint
    data: dict[str, Any] = {"game": match.rulebook.id, "players": match.setup.players}
    defaults = {option.id: option.default for option in match.rulebook.options}
    options = {key: value for key, value in match.setup.options.items() if value != defaults.get(key)}
    if options:
        data["options"] = options
    data |= match.rulebook.write_position(state)
    if since:
        data["answers"] = [answer.option for answer in since]
    return yaml.dump(data, sort_keys=False, allow_unicode=True, width=110, default_flow_style=None)


def _parsed(text: str) -> dict[str, Any]:
    try:
        data = yaml.safe_load(text)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f"line {mark.line + 1}: " if mark is not None else ""
        raise PositionError(f"{where}not YAML: {getattr(error, 'problem', error)}") from None
    if not isinstance(data, dict):
        raise PositionError("a position is a list of fields, such as 'game: monster_lands'")
    return data
