"""Positions drawn for pages on which nobody plays: what the lobby shows of a game, and examples beside its rules."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from tafelrunde.catalogue.examples import Example, examples
from tafelrunde.kernel import NOBODY, Match, Rulebook, find
from tafelrunde.kernel.words.language import Code, Language
from tafelrunde.table.live.words import Speaker
from tafelrunde.table.wire.refusing import NotAllowed

LOBBY = "lobby.yaml"
"""The file beside a game's texts with the position that the lobby shows."""
_LEFT_OUT = frozenset({"tip", "rule"})
"""What nobody asks of a picture."""


def lobby_board(rulebook: Rulebook[Any], speaker: Speaker) -> dict[str, Any] | None:
    """The board of the position that stands for a game, if it has one. Nothing moves: it is drawn as stated."""
    path = rulebook.texts / LOBBY
    if not path.is_file():
        return None
    return board(Match.from_position(path.read_text(encoding="utf-8"), pause=True), NOBODY, speaker)


def board(match: Match, seat: int, speaker: Speaker) -> dict[str, Any]:
    """The first board of a match as that seat sees it, in finished words."""
    found: dict[str, Any] = _plain(speaker.words(match.view(seat).scene.boards[0]))
    return found


def _plain(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: _plain(value) for key, value in part.items() if key not in _LEFT_OUT}
    return [_plain(one) for one in part] if isinstance(part, list | tuple) else part


# --- examples beside rules ------------------------------------------------------------------------------------------


class ExampleInfo(msgspec.Struct, frozen=True):
    """A drawn position beside a rule, what it shows, and what the table says about it there."""

    rule: str
    text: str
    said: str
    board: dict[str, Any]
    path: tuple[str, ...] = ()
    area: tuple[str, ...] = ()
    lit: tuple[str, ...] = ()
    """What it is about."""


def example_infos(game: str, language: str) -> list[ExampleInfo]:
    """The examples of a game, drawn; raises NotAllowed."""
    try:
        return _example_infos(game, find(game).content_digest(), "de" if language == "de" else "en")
    except LookupError as error:
        raise NotAllowed("no_such_rule", str(error)) from None


@cache
def _example_infos(game: str, content: str, code: Code) -> list[ExampleInfo]:
    speaker = Speaker(Language(code, find(game)))
    its = examples(game)
    return [_drawn(one, Match.from_position(its.stated(one)), speaker) for one in its.examples]


def _drawn(example: Example, match: Match, speaker: Speaker) -> ExampleInfo:
    seat = max(match.decisions[0].seat, 0)
    decision = match.view(seat).decision
    assert decision is not None
    drawn, code = board(match, seat, speaker), speaker.language.code
    if example.only:
        drawn = {**drawn, "panels": [panel for panel in drawn["panels"] if panel["id"] in example.only]}
    option = decision.option(example.option)
    if option is not None:
        shown = decision.previewed(option)
        said = [speaker.language.option(decision, option), *[speaker.text(line) for line in shown.lines]]
        return ExampleInfo(
            example.rule, example.text(code), " · ".join(said), drawn, shown.path, shown.area, (option.on,)
        )
    refused = next(one for one in decision.refused() if one.id == example.refused)
    return ExampleInfo(example.rule, example.text(code), speaker.language.refused(refused), drawn, lit=(refused.on,))
