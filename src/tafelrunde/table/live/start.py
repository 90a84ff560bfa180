"""What a table begins from, as data."""

from __future__ import annotations

import msgspec

from tafelrunde.kernel import Match


class Start(msgspec.Struct, frozen=True):
    """The save it goes on from, and what its row in the store says of it."""

    game: str
    players: int
    options: dict[str, str | int | bool]
    seed: int
    key: bytes
    over: bool
    save: bytes
    names: dict[str, str] = {}
    """What people call it and things in it."""

    @staticmethod
    def of(match: Match, save: bytes) -> Start:
        setup = match.setup
        game, options = match.rulebook.id, setup.options
        return Start(game, setup.players, options, match.seed, match.key, match.over, save, match.names)
