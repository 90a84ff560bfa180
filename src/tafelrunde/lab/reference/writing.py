"""Writing the references: `python -m tafelrunde.lab.reference` (or `make reference`)."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tafelrunde.kernel import Rulebook, find
from tafelrunde.lab.golden.writing import FOLDER as GOLDEN
from tafelrunde.lab.golden.writing import read_list
from tafelrunde.lab.reference.page import Vocabulary, page
from tafelrunde.lab.reference.seen import Observer, Seen, any_games, load, pruned, store
from tafelrunde.lab.reference.source import Source, read_source

PAGES = Path("docs/reference")
GAMES = ("frosthaven", "gloomhaven", "massive_darkness", "monster_lands", "sword_and_sorcery")
_ON_THE_SPOT = 10
"""How many games are played for a game of which nothing is kept."""


def reference(game: str) -> str:
    """The reference of a game, from its source and from what is kept of played games."""
    rulebook = find(game)
    source = read_source(rulebook)
    seen = load(game)
    if not seen.questions:
        seen = _watched(rulebook, source, _ON_THE_SPOT)
    return page(rulebook, source, seen)


def _watched(rulebook: Rulebook[Any], source: Source, games: int, golden: Path | None = None) -> Seen:
    """What so many games show, and with them the golden ones."""
    observer = Observer(rulebook, source)
    if golden is not None and golden.exists():
        observer.watch([game.spec() for game in read_list(golden) if game.game == rulebook.id])
    observer.watch(any_games(rulebook, range(games)))
    return observer.seen


def write(game: str, games: int, folder: Path = PAGES) -> None:
    """Play so many games, keep what they show, and write the page; with none, only what the source says is new."""
    rulebook = find(game)
    source = read_source(rulebook)
    seen = pruned(load(game), Vocabulary(rulebook, source).all())
    if games:
        seen = _completed(_watched(rulebook, source, games, GOLDEN), seen)
    store(game, seen)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{game}.md").write_text(page(rulebook, source, seen), "utf-8")


def _completed(seen: Seen, before: Seen) -> Seen:
    """With what was seen before: a place where no game came now is kept as long as the game has its field."""
    now = dict(seen.fields)
    seen.add(before)
    roots = ("", *now[""])
    seen.fields = {place: now.get(place, known) for place, known in seen.fields.items() if _root(place) in roots}
    seen.positions = {
        place: {name: stated for name, stated in fields.items() if name in seen.fields[place]}
        for place, fields in seen.positions.items()
        if place in seen.fields
    }
    return seen


def _root(place: str) -> str:
    """The field of the game in which a place lies."""
    return re.split(r"[.\[ ]", place, maxsplit=1)[0]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", type=int, default=12, help="games to look at besides the golden ones; 0: none at all"
    )
    parser.add_argument("--game", choices=GAMES, help="only this game")
    given = parser.parse_args(arguments)
    for game in [given.game] if given.game else GAMES:
        write(game, given.games)
        print(f"written  {PAGES / game}.md")
