"""Which rules of a catalogue have a test, and which names in tests and code are wrong."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

import msgspec
import yaml

from tafelrunde.catalogue.catalogue import Catalogue, UnknownRule
from tafelrunde.catalogue.citations import Citation, citations
from tafelrunde.catalogue.markers import Marker, markers
from tafelrunde.catalogue.rule import Rule
from tafelrunde.catalogue.shelf import book, books, checkout

UNTESTABLE = "untestable.yaml"
WAITING = "waiting.yaml"


class NoTests(LookupError):
    """There are no tests to look at: an installed package comes without them."""


class ChapterCoverage(msgspec.Struct, frozen=True):
    """One line of the table."""

    chapter: str
    total: int
    tested: int
    untestable: int
    uncovered: tuple[str, ...]


class Coverage(msgspec.Struct, frozen=True):
    """What the tests say about one catalogue. Rules and our own rulings are counted apart."""

    game: str
    chapters: tuple[ChapterCoverage, ...]
    rules: int
    rules_covered: int
    untestable: int
    rulings: int
    rulings_covered: int
    uncovered: tuple[str, ...]
    problems: tuple[str, ...]

    @property
    def complete(self) -> bool:
        """Everything is covered and no name is wrong."""
        return not self.uncovered and not self.problems


def coverage(game: str, root: Path | None = None) -> Coverage:
    """The coverage of a game by the tests of a source checkout (by default the one we run from)."""
    root = root or checkout()
    tests, source = root / "tests", root / "src"
    if not tests.is_dir():
        raise NoTests(f"no tests in {root}: coverage is counted in a source checkout")
    found, excused = list(markers(tests)), untestable()
    tested = {rule for marker in found for rule in marker.rules}
    problems = (
        *marker_problems(found),
        *untestable_problems(excused, tested),
        *citation_problems(citations(source)),
    )
    return count(Catalogue.load(game), tested, excused, problems)


def count(
    catalogue: Catalogue, tested: Collection[str], excused: Collection[str], problems: tuple[str, ...] = ()
) -> Coverage:
    """Count the rules of a catalogue that are tested or excused, chapter by chapter."""
    chapters: dict[str, list[Rule]] = {}
    for rule in catalogue:
        chapters.setdefault(rule.chapter, []).append(rule)
    uncovered = [rule for rule in catalogue if rule.id not in tested and rule.id not in excused]
    rulings = [rule for rule in catalogue if rule.ruling]
    open_rulings = sum(rule.ruling for rule in uncovered)
    return Coverage(
        game=catalogue.book.game,
        chapters=tuple(_chapter(name, rules, tested, excused) for name, rules in chapters.items()),
        rules=len(catalogue) - len(rulings),
        rules_covered=len(catalogue) - len(rulings) - (len(uncovered) - open_rulings),
        untestable=sum(rule.id in excused for rule in catalogue),
        rulings=len(rulings),
        rulings_covered=len(rulings) - open_rulings,
        uncovered=tuple(rule.id for rule in uncovered),
        problems=problems,
    )


def untestable() -> dict[str, str]:
    """The rules that can't have a test, with the reason, from the lists beside the catalogues."""
    reasons: dict[str, str] = {}
    for folder in dict.fromkeys(each.folder for each in books()):
        reasons |= _reasons(folder / UNTESTABLE)
    return reasons


def waiting(rule_id: str, folder: Path | None = None) -> str:
    """What an uncovered rule waits for, where that is known; the list names rules or the beginning of their ids."""
    reasons = _reasons((folder or book(rule_id.partition("-")[0]).folder) / WAITING)
    return reasons.get(rule_id) or reasons.get(rule_id.rpartition("-")[0], "")


def _reasons(path: Path) -> dict[str, str]:
    if not path.is_file():
        return {}
    return msgspec.convert(yaml.safe_load(path.read_text(encoding="utf-8")) or {}, dict[str, str])


def marker_problems(found: Iterable[Marker]) -> Iterator[str]:
    """Markers that name no rule of ours, or stand where pytest does not look."""
    for marker in found:
        if marker.problem:
            yield f"{marker.where}: {marker.problem}"
        yield from (f"{marker.where}: {wrong}" for rule in marker.rules if (wrong := _wrong(rule)))


def untestable_problems(excused: dict[str, str], tested: Collection[str]) -> Iterator[str]:
    """Excuses for rules that do not exist, that have a test after all, or without a reason."""
    for rule, reason in excused.items():
        if wrong := _wrong(rule):
            yield f"{UNTESTABLE}: {wrong}"
        elif rule in tested:
            yield f"{UNTESTABLE}: {rule} has a test; take it off the list"
        elif not reason.strip():
            yield f"{UNTESTABLE}: {rule} needs a reason"


def citation_problems(found: Iterable[Citation]) -> Iterator[str]:
    """Ids in the code that are in no catalogue."""
    yield from (f"{each.where}: {wrong}" for each in found if (wrong := _wrong(each.rule)))


def _wrong(rule_id: str) -> str:
    """Why this is no rule, or nothing. Ids are written in capitals here, so case matters."""
    try:
        found = Catalogue.of(rule_id).rule(rule_id)
    except UnknownRule as error:
        return str(error)
    return "" if found.id == rule_id else f"write {found.id} instead of {rule_id}"


def _chapter(
    name: str,
    rules: list[Rule],
    tested: Collection[str],
    excused: Collection[str],
) -> ChapterCoverage:
    return ChapterCoverage(
        chapter=name,
        total=len(rules),
        tested=sum(rule.id in tested for rule in rules),
        untestable=sum(rule.id in excused for rule in rules),
        uncovered=tuple(rule.id for rule in rules if rule.id not in tested and rule.id not in excused),
    )
