"""One notation: the examples of the documentation are spelt as `match.position()` spells them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from examples.highest_bidder import rulebook

from tafelrunde.kernel import Match, register

register(rulebook)

DOCS = Path(__file__).parents[2] / "docs"


def examples() -> Iterator[tuple[str, str]]:
    for page in sorted(DOCS.glob("positions*.md")):
        for block in re.findall(r"```yaml\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL):
            if block.startswith("game:"):
                yield page.stem, block


def otherwise(stated: Any, written: Any, where: str) -> Iterator[str]:
    """What is written otherwise than it was stated; a deck goes on below the cards that are named."""
    if isinstance(stated, dict) and isinstance(written, dict):
        for key, value in stated.items():
            yield from otherwise(value, written.get(key), f"{where}.{key}")
    elif isinstance(stated, list) and isinstance(written, list):
        for at, (one, other) in enumerate(zip(stated, [*written, *stated[len(written) :]], strict=False)):
            yield from otherwise(one, other, f"{where}[{at}]")
    elif stated != written and not (where.endswith("_deck") and str(written).startswith(str(stated))):
        yield f"{where}: {stated!r} is written {written!r}"


@pytest.mark.parametrize(("page", "text"), list(examples()), ids=[page for page, _ in examples()])
def test_an_example_is_written_again_as_it_stands_there(page: str, text: str) -> None:
    stated = yaml.safe_load(text)
    written = yaml.safe_load(Match.from_position(text, pause=True).position())
    found = [line for key in stated if key != "options" for line in otherwise(stated[key], written.get(key), key)]
    assert not found, page


def test_there_is_an_example_of_every_game() -> None:
    assert {page for page, _ in examples()} == {
        "positions",
        "positions-gloomhaven",
        "positions-massive-darkness",
        "positions-monster-lands",
        "positions-sword-and-sorcery",
    }
