"""Pictures of the terminal for the documentation: ``python -m tafelrunde.terminal.pictures [FOLDER]``.

The games are seeded and the bots too, so that a picture changes only when the screen does.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
import tempfile
from collections.abc import Sequence
from itertools import count
from pathlib import Path

import msgspec

from tafelrunde.kernel import find
from tafelrunde.kernel.words.messages import Code
from tafelrunde.terminal.app import Tafelrunde
from tafelrunde.terminal.playing.table import TableScreen
from tafelrunde.terminal.sitting import opening


class Picture(msgspec.Struct, frozen=True):
    """What is pictured: a game, a size, and the keys that lead there."""

    name: str
    code: Code
    width: int
    height: int
    game: str = ""
    players: int = 2
    seed: int = 1
    humans: int = 1
    options: tuple[tuple[str, str], ...] = ()
    turns: int = 0
    """How many decisions the seat leaves to a bot first."""
    question: str = ""
    """After those it goes on until the first seat is asked this."""
    keys: tuple[str, ...] = ()


PICTURES = (
    Picture("menu", "en", 100, 30),
    Picture("new-game", "en", 100, 30, keys=("1",)),
    Picture("table", "en", 100, 30, "monster_lands", 2, seed=3, turns=30),
    Picture("table-wide", "en", 160, 45, "monster_lands", 3, seed=4, turns=24),
    Picture("table-de", "de", 160, 45, "monster_lands", 4, seed=7, turns=20),
    Picture("explain", "en", 100, 30, "monster_lands", 2, seed=3, turns=30, keys=("question_mark",)),
    Picture("hand-over", "en", 100, 30, "monster_lands", 2, seed=3, humans=2),
    Picture(
        "gloomhaven-terminal",
        "en",
        150,
        44,
        "gloomhaven",
        2,
        seed=3,
        options=(("class_1", "brute"), ("class_2", "spellweaver")),
        turns=30,
        question="move",
        keys=("down",) * 5,
    ),
)


async def take(picture: Picture) -> str:
    """The picture as SVG."""
    sitting = None
    if picture.game:
        names = ["Anna", "Ben", "Cleo", "Dario"][: picture.players]
        bots = ["sensible"] * (picture.players - picture.humans)
        people = opening.seats(picture.players, bots, names, picture.code)
        sitting = opening.new_game(find(picture.game), people, dict(picture.options), picture.seed)
        for number in count():
            decision = sitting.decision
            asked = decision is not None and decision.seat == 0 and decision.question == picture.question
            if decision is None or (number >= picture.turns and (asked or not picture.question)):
                break
            advice = sitting.thought(decision.seat, "sensible")()
            assert advice is not None
            option = decision.option(advice.option.id)
            assert option is not None
            sitting.answer(option, decision)
    app = Tafelrunde(picture.code, sitting)
    app.settings.pause = 0.0
    app.settings.primers = [picture.game]
    async with app.run_test(size=(picture.width, picture.height)) as pilot:
        await _settle(app)
        for key in picture.keys:
            await pilot.press(key)
            await _settle(app)
        svg = app.export_screenshot(title="Tafelrunde")
    # Textual numbers its style classes by chance; a fixed number keeps the files the same.
    return re.sub(r"terminal-\d+", "terminal", svg)


async def _settle(app: Tafelrunde) -> None:
    for _ in range(300):
        await asyncio.sleep(0.01)
        screen = app.screen
        if not isinstance(screen, TableScreen) or screen.choices is not None or screen.sitting.match.over:
            return


def main(arguments: Sequence[str]) -> None:
    folder = Path(arguments[0]) if arguments else Path("docs/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["TAFELRUNDE_HOME"] = home
        for picture in PICTURES:
            path = folder / f"{picture.name}.svg"
            path.write_text(asyncio.run(take(picture)), encoding="utf-8")
            print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
