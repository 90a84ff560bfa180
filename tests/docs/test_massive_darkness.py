"""What the page about Massive Darkness says is true."""

from __future__ import annotations

import re
from pathlib import Path

from tafelrunde.games.massive_darkness import RULEBOOK

PAGE = Path(__file__).parents[2] / "docs" / "massive-darkness.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_every_option_and_its_values_are_listed() -> None:
    rows = dict(re.findall(r"^\| `--(\w+)` \| (.+?) \|", TEXT, re.MULTILINE))
    assert list(rows) == [option.id for option in RULEBOOK.options]
    for option in RULEBOOK.options:
        if option.id != "quest":
            listed = [value.strip(" `") for value in rows[option.id].split(",")]
            assert listed == [str(value) for value in option.values]


def test_links_and_pictures_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", TEXT)
    assert links
    assert [link for link in links if not (PAGE.parent / link).exists()] == []
