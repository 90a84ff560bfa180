"""Fluent files are cut into messages, which are parsed when they are asked for: no message may be lost or changed."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

import tafelrunde
from tafelrunde.kernel.words.messages import Texts

FILES = sorted(Path(tafelrunde.__file__).parent.rglob("*.ftl"))


def written(folder: Path, text: str) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "en.ftl").write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-4:]))
def test_each_message_is_what_a_parser_of_the_whole_file_finds(path: Path) -> None:
    texts = Texts("de" if path.stem == "de" else "en", [path.parent])
    resource = FluentResource(path.read_text(encoding="utf-8"))
    bundle = FluentBundle([path.stem], use_isolating=False)
    bundle.add_resource(resource)
    whole = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert list(texts.messages()) == [entry.id.name for entry in whole]
    for entry in whole:
        message = bundle.get_message(entry.id.name)
        patterns = {"": message.value, **message.attributes}
        for attribute, pattern in patterns.items():
            assert texts.has(entry.id.name, attribute)
            if pattern is not None:
                # Without arguments variables show themselves, and what could not be said is told the same way.
                assert texts.format(entry.id.name, {}, attribute)[0] == str(bundle.format_pattern(pattern, {})[0])


def test_what_a_message_refers_to_is_there(tmp_path: Path) -> None:
    folder = written(
        tmp_path,
        "-inn = { $case ->\n    [of] the Inn's\n   *[bare] the Inn\n  }\n"
        'near = near { -inn }\nthere = { near }, by { -inn(case: "of") } door\n    .short = { there.own }\n'
        "    .own = { near } { $who }\n",
    )
    texts = Texts("en", [folder])
    assert texts.format("there", {}) == ("near the Inn, by the Inn's door", [])
    assert texts.format("there", {"who": "Ben"}, "short") == ("near the Inn Ben", [])
    assert texts.variables("there", "own") == {"who"}
    assert texts.variables("there") == set()


def test_messages_that_refer_to_each_other_can_be_read(tmp_path: Path) -> None:
    texts = Texts("en", [written(tmp_path, "one = { two }\ntwo = { one }\n")])
    assert texts.has("one")
    assert texts.has("two")


def test_braces_and_variants_at_the_edge_begin_nothing(tmp_path: Path) -> None:
    texts = Texts("en", [written(tmp_path, "much = { $n ->\n[one] one\n*[other] many\n}\nnext = text\n")])
    assert list(texts.messages()) == ["much", "next"]
    assert texts.format("much", {"n": 1}) == ("one", [])


def test_a_later_folder_wins_with_all_of_a_message(tmp_path: Path) -> None:
    first = written(tmp_path / "first", "word = first\n    .own = mine\nother = stays\n")
    second = written(tmp_path / "second", "word = second\n")
    texts = Texts("en", [first, second])
    assert texts.format("word", {}) == ("second", [])
    assert not texts.has("word", "own")
    assert texts.format("other", {}) == ("stays", [])


def test_what_can_not_be_read_is_told_and_hides_nothing(tmp_path: Path) -> None:
    first = written(tmp_path / "first", "word = good\n")
    second = written(tmp_path / "second", "word = { \nsaid = yes\nthis is nothing\nlast = yes\n")
    texts = Texts("en", [first, second])
    assert texts.format("word", {}) == ("good", []), "what is broken does not win"
    assert set(texts.messages()) == {"word", "said", "last"}
    assert [line.partition(": ")[2] for line in texts.broken] == ["not Fluent: word = {", "not Fluent: this is nothing"]
    assert not texts.has("nothing")


def test_a_message_that_is_there_twice_is_told(tmp_path: Path) -> None:
    texts = Texts("en", [written(tmp_path, "word = one\nother = x\nword = two\n")])
    assert [line.partition(": ")[2] for line in texts.broken] == ["word is there twice"]
    assert texts.format("word", {}) == ("two", [])


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    texts = Texts("en", [tmp_path])
    assert texts.broken == [f"{tmp_path / 'en.ftl'}: there is no such file"]
    assert list(texts.messages()) == []
