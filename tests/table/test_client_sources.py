"""What can be said of the browser client from its sources alone, without a browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "client" / "src"
PAGES = sorted(SOURCES.rglob("*.svelte"))
SWALLOWED = re.compile(r"\S\{#(?:if|each)[^}]*\} \{(?![#@/:])")
"""A space at the beginning of a block is not drawn: "back?Bots will play again"."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_no_space_between_sentences_is_swallowed(page: Path) -> None:
    assert SWALLOWED.findall(page.read_text(encoding="utf-8")) == []
