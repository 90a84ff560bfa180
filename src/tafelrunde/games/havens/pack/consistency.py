"""Everything that types can't say about a pack: whether its files fit together and can be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tafelrunde.games.havens.box.cards import Content
from tafelrunde.games.havens.edition import Edition
from tafelrunde.games.havens.pack import (
    check_campaign,
    check_cards,
    check_conditions,
    check_dungeon,
    check_maps,
    check_outpost,
    check_scenarios,
)
from tafelrunde.games.havens.pack.reading import Library, Page
from tafelrunde.kernel.papers.document import Path
from tafelrunde.tabletop.packs import Problem


def check(library: Library, content: Content, edition: Edition[Any]) -> Iterator[Problem]:
    """Every problem of the pack, in the order of its files."""
    yield from _languages(library)
    yield from check_cards.check(library, content)
    yield from check_conditions.check(library, edition.conditions)
    yield from check_dungeon.check(library, content)
    grounds = [check_maps.Ground(found, content.scenarios[key], content) for key, found in library.scenarios.items()]
    for ground in grounds:
        yield from check_maps.check(ground)
        yield from check_scenarios.check(ground, edition.town)
    yield from check_scenarios.together(grounds)
    yield from check_campaign.check(library, content)
    yield from check_outpost.check(library, content)


def _languages(library: Library) -> Iterator[Problem]:
    """Whatever has a text has it in both languages."""
    for page in library.pages:
        yield from _empty_texts(page, page.document.data, ())


def _empty_texts(page: Page, value: object, path: Path) -> Iterator[Problem]:
    if isinstance(value, dict):
        if value.keys() >= {"de", "en"}:
            for language in ("de", "en"):
                if not str(value[language]).strip():
                    yield page.problem((*path, language), "the text is missing in this language")
        for key, item in value.items():
            yield from _empty_texts(page, item, (*path, str(key)))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _empty_texts(page, item, (*path, index))
