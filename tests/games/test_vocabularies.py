"""Every word that a game shows has its name, its tip and its icon, in both languages.

A game declares its closed sets of words (`Rulebook.vocabularies`); what its rules ask, tell and refuse is read from
their source.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tafelrunde import web
from tafelrunde.kernel import Rulebook, find
from tafelrunde.kernel.scene import Text
from tafelrunde.kernel.vocabulary import Vocabulary, pictured, written
from tafelrunde.kernel.words.language import CODES, Language
from tests.helpers.playing import GAMES

ROOT = Path(__file__).parents[2]
BUILT = [game for game in GAMES if game != "highest_bidder"]
"""The example has a handful of words and no pictures."""
_NAME = re.compile(r"[a-z]+(-[a-z0-9]+)+")
SYMBOLS = {f"symbol:{sign}" for sign in ("bam", "diamond", "sword", "shield", "bolt", "star", "crossed", "imp")}
"""What the client draws as it stands on dice (client/src/scene/Icon.svelte)."""


@cache
def icon_set() -> frozenset[str]:
    """Every icon that the client can draw: the set from which it is built (client/icons.ts)."""
    names: set[str] = set()
    for shelf in (Path(inspect.getfile(web)).parent / "dist" / "assets" / "icons").glob("*.json"):
        names |= json.loads(shelf.read_text(encoding="utf-8")).keys()
    source = ROOT / "client" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
    if source.is_file():
        names |= json.loads(source.read_text(encoding="utf-8"))["icons"].keys()
    if not names:
        pytest.skip("the client is not built here, so that nobody knows its icons")
    return frozenset(names)


def missing(rulebook: Rulebook[Any], vocabulary: Vocabulary) -> Iterator[str]:
    """What words of a vocabulary lack."""
    for word in vocabulary.words:
        for code in CODES:
            language = Language(code, rulebook, ["Ada"])
            if vocabulary.named and not _named(rulebook, language, word):
                yield f"{vocabulary.what}: {word} has no name ({code})"
            for pattern in vocabulary.texts:
                key = pattern.format(word)
                if not language.texts.has(key) and rulebook.name(key, code) is None:
                    yield f"{vocabulary.what}: {word} has no message {key} ({code})"
        if vocabulary.icon is not None:
            icon = vocabulary.icon(word)
            if icon not in icon_set() and icon not in SYMBOLS:
                yield f"{vocabulary.what}: the icon of {word}, '{icon}', is not in the icon set"


def _named(rulebook: Rulebook[Any], language: Language, word: str) -> bool:
    return bool(rulebook.name(word, language.code)) or language.texts.has(f"name-{word}")


@pytest.mark.parametrize("game", BUILT)
def test_every_word_has_its_name_its_texts_and_its_icon(game: str):
    rulebook = find(game)
    vocabularies = rulebook.vocabularies()
    assert len(vocabularies) > 12, "a game declares its vocabularies"
    assert all(vocabulary.words for vocabulary in vocabularies)
    assert [lack for vocabulary in vocabularies for lack in missing(rulebook, vocabulary)] == []


# --- what rules ask, tell and refuse ----------------------------------------------------------------------------


def sources(rulebook: Rulebook[Any]) -> Iterator[Path]:
    """The modules of a game, with those of an engine that it shares."""
    folders = {Path(inspect.getfile(cls)).parent for cls in type(rulebook).__mro__ if ".games." in cls.__module__}
    for folder in sorted(folders):
        yield from sorted(folder.rglob("*.py"))


def said(path: Path) -> Iterator[tuple[str, str]]:
    """The messages that a module's questions, events and refusals need, with where they stand."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        prefix, place = {"tell": ("event", 0), "ask": ("question", 1), "Refused": ("refused", 1)}.get(called, ("", 0))
        if prefix and len(node.args) > place:
            for word in _words(node.args[place]):
                yield f"{prefix}-{word}", f"{path.name}:{node.lineno}"


def _words(node: ast.expr) -> Iterator[str]:
    """The words that an argument can be, as far as they are written there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _words(node.body)
        yield from _words(node.orelse)


@pytest.mark.parametrize("game", BUILT)
def test_every_question_event_and_refusal_can_be_said(game: str):
    rulebook = find(game)
    languages = [Language(code, rulebook, ["Ada"]) for code in CODES]
    found = {key: where for path in sources(rulebook) for key, where in said(path)}
    assert len(found) > 50
    silent = Language.ASIDES
    assert [
        f"{where}: {key} ({language.code})"
        for key, where in found.items()
        for language in languages
        if not language.texts.has(key) and key.removeprefix("event-") not in silent
    ] == []


# --- icons in code ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BUILT)
def test_every_icon_that_code_names_is_in_the_icon_set(game: str):
    (*_, path) = [path for path in sources(find(game)) if path.parts[-2:] == ("words", "icons.py")]
    names = [
        node.value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _NAME.fullmatch(node.value)
    ]
    assert len(names) > 20
    assert [name for name in names if name not in icon_set() and name not in SYMBOLS] == []


# --- the test itself --------------------------------------------------------------------------------------------


class _Mute:
    """A rulebook that knows one word in one language."""

    texts = Path(__file__).parent
    more_texts = ()

    def name(self, item: str, language: str) -> str | None:
        return "Gift" if (item, language) == ("poison", "de") else None


def test_a_missing_name_translation_tip_or_icon_is_found():
    mute: Any = _Mute()
    (only,) = missing(mute, written("conditions", ("poison",)))
    assert only == "conditions: poison has no name (en)"
    gloomhaven = find("gloomhaven")
    assert list(missing(gloomhaven, pictured("conditions", {"poison": "poison-bottle"}, "tip-{}"))) == []
    assert list(missing(gloomhaven, pictured("conditions", {"poison": "no-such-icon"}))) == [
        "conditions: the icon of poison, 'no-such-icon', is not in the icon set"
    ]
    assert list(missing(gloomhaven, pictured("conditions", {"poison": ""})))
    assert list(missing(gloomhaven, written("elements", ("fire",), "tip-{}"))) == [
        "elements: fire has no message tip-fire (en)",
        "elements: fire has no message tip-fire (de)",
    ]
    assert list(missing(gloomhaven, written("conditions", ("sleepy",)))) == [
        "conditions: sleepy has no name (en)",
        "conditions: sleepy has no name (de)",
    ]


def test_what_rules_say_is_read_from_their_source(tmp_path: Path):
    module = tmp_path / "rules.py"
    module.write_text(
        "game.tell('hired', rule)\ngame.ask(seat, 'deploy', options)\n"
        "Refused(name, 'late' if late else 'poor', rule)\ngame.tell(kind, rule)\n"
    )
    assert [key for key, _ in said(module)] == ["event-hired", "question-deploy", "refused-late", "refused-poor"]


def test_the_words_of_the_table_reach_people():
    """Names are messages or come from the content; both ways count."""
    language = Language("en", find("gloomhaven"), ["Ada"])
    assert language.say(Text("tip-poison"))
    assert language.name("brute") == "Brute"
