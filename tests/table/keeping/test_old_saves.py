"""Saves of earlier versions at a table: whoever sits there is told why log and undo begin later."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.kernel import Match
from tafelrunde.kernel.papers.save import dump, restore
from tafelrunde.table.keeping.storage import Storage
from tafelrunde.table.live.house import House, SeatWish
from tafelrunde.table.live.showing import Viewer
from tafelrunde.table.live.table import LiveTable
from tafelrunde.table.wire.protocol import Frame
from tests.helpers.old_saves import earlier, some_rounds

EN = "This save comes from another version of the game: the log and what can be taken back begin here."
BROUGHT = (
    "This table goes on from a file that somebody brought along, and whoever knows it may know what chance will bring."
)
MITGEBRACHT = "Dieser Tisch setzt eine mitgebrachte Datei fort; wer sie kennt, kann wissen, was der Zufall bringt."
DE = "Dieser Spielstand stammt aus einer anderen Fassung des Spiels: Verlauf und Zurücknehmen beginnen hier."


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    found = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield found
    found.close()


@pytest.fixture(scope="module")
def played() -> Match:
    return some_rounds()


async def _opened(storage: Storage, save: bytes) -> LiveTable:
    house = House(storage, None)  # type: ignore[arg-type]
    match = restore(Match, save, Path("the file")).match
    opened = await house.from_match(match, [SeatWish(name="Ada"), SeatWish(name="Ben")], "save", save)
    return await House(storage, None).table(opened.table)  # type: ignore[arg-type]


async def _nowhere(_: Any) -> None:
    return None


def _seen(table: LiveTable, language: str) -> Frame:
    return table.showing.frame(Viewer(_nowhere, frozenset({0}), language))


async def test_a_save_of_an_earlier_version_says_why_the_log_begins_later(storage: Storage, played: Match) -> None:
    table = await _opened(storage, earlier(dump(played)))
    assert table.match.past
    assert _seen(table, "en").notes == (EN, BROUGHT)
    assert _seen(table, "de").notes == (DE, MITGEBRACHT)


async def test_saved_once_more_it_still_says_where_the_log_begins(storage: Storage, played: Match) -> None:
    table = await _opened(storage, earlier(dump(played)))
    again = await _opened(storage, dump(table.match))
    assert _seen(again, "en").notes == (
        "The log begins here: what was before was played with another version of the game.",
        BROUGHT,
    )
    assert _seen(again, "de").notes == (
        "Der Verlauf beginnt hier: Was vorher war, wurde mit einer anderen Fassung des Spiels gespielt.",
        MITGEBRACHT,
    )


async def test_a_save_of_this_version_has_nothing_to_say(storage: Storage, played: Match) -> None:
    table = await _opened(storage, dump(played))
    assert _seen(table, "en").notes == (BROUGHT,)
    assert len(table.match.answers) == len(played.answers)


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 2, "The last 2 answers do not fit any more and are asked for again."),
        ("de", 1, "Die letzte Antwort passt nicht mehr; du wirst noch einmal gefragt."),
    ],
)
async def test_answers_that_do_not_fit_any_more_are_counted(
    storage: Storage, played: Match, language: str, count: int, said: str
) -> None:
    table = await _opened(storage, earlier(dump(played), count))
    assert _seen(table, language).notes == (
        {"en": EN, "de": DE}[language],
        said,
        {"en": BROUGHT, "de": MITGEBRACHT}[language],
    )
