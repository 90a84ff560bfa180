"""The one reader for all text: what it reads, and that hostile text is refused with words, quickly."""

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.kernel.papers.document import DEEPEST, MOST_DIGITS, MOST_VALUES, Document, spell

NINE = "[{0}, {0}, {0}, {0}, {0}, {0}, {0}, {0}, {0}]"
BOMB = f"a: &a {NINE.format(1)}\n" + "".join(
    [f"{name}: &{name} {NINE.format(f'*{old}')}\n" for old, name in zip("abcdefghi", "bcdefghij", strict=True)]
)


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("[" * 30_000, 1, "nested too deeply"),
        ("{a: " * 30_000, 1, "nested too deeply"),
        ("- " * 30_000, 1, "nested too deeply"),
        ("? " * 30_000, 1, "keys must be plain words"),
        (BOMB, 1, "an anchor (&a)"),
        ("a: 1\nb: *a", 2, "an alias (*a)"),
        ("a: {x: 1}\nb:\n  <<: {x: 1}", 3, "a merge key (<<)"),
        ("a: !!python/object:os.system x", 1, "a tag (tag:yaml.org,2002:python/object:os.system)"),
        ("a: !!int '7'", 1, "a tag"),
        (f"a: {'9' * 5000}", 1, "a number of 5000 digits"),
        ("a: [1,\nb: 2]]", 2, "not YAML"),
        ("a: \x00", None, "not YAML"),
        ("a: 1\n---\nb: 2", 2, "a second document"),
        ("[a, b]: 1", 1, "keys must be plain words"),
        ("[" + "0," * (MOST_VALUES + 1) + "]", 1, "too large"),
    ],
)
def test_what_would_break_others_is_refused_with_its_line(text: str, line: int | None, message: str):
    fault = Document.parse(text).faults[0]
    assert fault.message.startswith(message)
    assert fault.line == line


def test_numbers_and_words_are_those_of_yaml_1_2():
    text = "[1, -2, 0.5, 1.5e3, true, False, null, ~, yes, on, 'no', 12:30, 1_000, 010, 0x1F, 2026-01-01, .5, '7']"
    read = Document.parse(text).data
    assert read == [
        *[1, -2, 0.5, 1500.0, True, False, None, None],
        *["yes", "on", "no", "12:30", "1_000", "010", "0x1F", "2026-01-01", ".5", "7"],
    ]


def test_a_number_may_have_as_many_digits_as_the_largest_seed():
    assert Document.parse(f"a: {2**64 - 1}").data == {"a": 2**64 - 1}
    assert Document.parse(f"a: {'1' * (MOST_DIGITS + 1)}").faults


def test_every_value_knows_its_line_and_every_fault_its_place():
    document = Document.parse("cards:\n  - {id: a, cost: 1}\n  -\n    id: b\n    cost: 2\n    cost: 3\n")
    assert document.line(("cards", 1, "cost")) == 6
    assert document.line(("cards", 7)) == 1
    assert [(fault.line, spell(fault.path), fault.message) for fault in document.faults] == [
        (6, "cards[1].cost", "this key is here twice")
    ]


def test_ids_must_differ_where_that_is_asked_for():
    text = "cards:\n  - {id: a}\n  - {id: b}\n  - {id: a}\n"
    assert not Document.parse(text).faults
    fault = Document.parse(text, unique_ids=True).faults[0]
    assert (fault.line, spell(fault.path), fault.message) == (4, "cards[2].id", "'a' is already the id in line 2")


def test_nesting_up_to_the_limit_is_read():
    deep = Document.parse("[" * DEEPEST + "]" * DEEPEST)
    assert not deep.faults
    assert deep.data is not None


WORD = st.text(
    st.characters(min_codepoint=32, max_codepoint=0x2FF, exclude_categories=["Cc"], exclude_characters="\xa0"),
    max_size=12,
)
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**60), 2**60) | WORD,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORD, inner, max_size=4),
    max_leaves=20,
)


@given(PLAIN, st.booleans())
@settings(deadline=None, max_examples=200)
def test_what_is_written_is_read_back(data: object, flow: bool):
    text = yaml.safe_dump(data, default_flow_style=flow, allow_unicode=True)
    document = Document.parse(text)
    assert not document.faults
    assert document.data == data


@given(st.text(alphabet="[]{}:-,&*!?<>|'\"#%@` \nab01.~", max_size=200))
@settings(deadline=None, max_examples=500)
def test_any_text_is_read_or_refused(text: str):
    for fault in Document.parse(text).faults:
        assert fault.message
