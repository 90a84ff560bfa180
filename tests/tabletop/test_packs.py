"""Content packs tell every mistake with file, line and field."""

from pathlib import Path
from textwrap import dedent
from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct

from tafelrunde.tabletop.packs import ContentError, digest, read_pack


class Bite(Struct, frozen=True, tag_field="op", tag="bite", forbid_unknown_fields=True):
    n: int


class Flee(Struct, frozen=True, tag_field="op", tag="flee", forbid_unknown_fields=True):
    pass


class Beast(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    affinity: Literal["fire", "water"] | None
    attack: Annotated[int, Meta(ge=1)] = 1
    power: Bite | Flee | None = None


class BeastFile(Struct, frozen=True, forbid_unknown_fields=True):
    beasts: tuple[Beast, ...]


class RuleFile(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int
    prices: dict[str, int] = {}


class Zoo(Struct, frozen=True):
    beasts: BeastFile
    rules: RuleFile


GOOD = {
    "beasts": """\
        # two of them
        beasts:
          - {id: wolf, affinity: fire, attack: 2, power: {op: bite, n: 3}}
          - id: carp
            affinity: water
        """,
    "rules": "rounds: 6\n",
}


@pytest.fixture
def problems(tmp_path: Path):
    """Write the good pack with some files replaced (None: left out) and return the problems found."""

    def read(**files: str | None) -> list[str]:
        write(tmp_path, **files)
        with pytest.raises(ContentError) as caught:
            read_pack(tmp_path, Zoo)
        assert str(caught.value).splitlines() == [str(problem) for problem in caught.value.problems]
        return [str(problem) for problem in caught.value.problems]

    return read


def write(folder: Path, **files: str | None) -> None:
    for name, text in {**GOOD, **files}.items():
        if text is not None:
            (folder / f"{name}.yaml").write_text(dedent(text), encoding="utf-8")


def beasts(*lines: str) -> str:
    return "\n".join(("beasts:", *lines))


def test_a_sound_pack_becomes_structs(tmp_path):
    write(tmp_path)
    pack = read_pack(tmp_path, Zoo)
    pack.require_sound()
    assert pack.files == Zoo(
        BeastFile((Beast("wolf", "fire", 2, Bite(3)), Beast("carp", "water"))),
        RuleFile(rounds=6),
    )


def test_bad_yaml(problems):
    (problem,) = problems(beasts="beasts:\n  - {id: wolf\nnext: 1")
    assert problem.startswith("beasts.yaml:3: not YAML: ")


def test_a_value_that_is_not_allowed(problems):
    assert problems(beasts=beasts("- {id: wolf, affinity: fire}", "- id: oak", "  affinity: wood")) == [
        "beasts.yaml:4: beasts[1].affinity: 'wood' is not one of fire, water"
    ]


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("'2'", "expected `int`, found '2'"),
        ("true", "expected `int`, found True"),
        ("yes", "expected `int`, found 'yes'"),
        ("0", "expected `int` >= 1, found 0"),
        ("[1]", "expected `int`, found a list"),
    ],
)
def test_wrong_types_are_not_bent(problems, written, message):
    assert problems(beasts=beasts("- id: wolf", "  affinity: fire", f"  attack: {written}")) == [
        f"beasts.yaml:4: beasts[0].attack: {message}"
    ]


def test_unknown_and_missing_fields(problems):
    assert problems(beasts=beasts("- id: wolf", "  afinity: fire")) == [
        "beasts.yaml:3: beasts[0].afinity: unknown field; allowed are id, affinity, attack, power",
        "beasts.yaml:2: beasts[0]: `affinity` is missing",
    ]


def test_mistakes_inside_a_tagged_union(problems):
    found = problems(
        beasts=beasts(
            "- {id: a, affinity: null, power: {op: sting}}",
            "- {id: b, affinity: null, power: {n: 1}}",
            "- {id: c, affinity: null, power: {op: bite, n: x}}",
        )
    )
    assert found == [
        "beasts.yaml:2: beasts[0].power.op: 'sting' is not one of bite, flee",
        "beasts.yaml:3: beasts[1].power: `op` is missing; it is one of bite, flee",
        "beasts.yaml:4: beasts[2].power.n: expected `int`, found 'x'",
    ]


def test_mistakes_inside_a_mapping(problems):
    assert problems(rules="rounds: 6\nprices:\n  rope: 1\n  lamp: much\n") == [
        "rules.yaml:4: prices.lamp: expected `int`, found 'much'"
    ]


def test_duplicate_ids_and_keys(problems):
    assert problems(
        beasts=beasts("- {id: wolf, affinity: fire}", "- {id: wolf, affinity: water}"),
        rules="rounds: 6\nrounds: 7\n",
    ) == [
        "beasts.yaml:3: beasts[1].id: 'wolf' is already the id in line 2",
        "rules.yaml:2: rounds: this key is here twice",
    ]


def test_dates_are_texts(problems):
    assert problems(rules="rounds: 2024-01-01")[0] == "rules.yaml:1: rounds: expected `int`, found '2024-01-01'"


def test_there_are_no_aliases(problems):
    assert problems(beasts="beasts: &a [*a]")[0] == "beasts.yaml:1: an anchor (&a): there are no aliases here"


def test_missing_and_stray_files(problems, tmp_path):
    (tmp_path / "beats.yaml").write_text("beasts: []")
    assert problems(beasts=None) == [
        "beats.yaml: unknown file; allowed are beasts.yaml, rules.yaml",
        f"beasts.yaml: the file is missing in {tmp_path}",
    ]


@pytest.mark.parametrize("text", ["", "# nothing\n", "- 1\n"])
def test_a_file_that_is_no_mapping(problems, text):
    (problem,) = problems(rules=text)
    assert "expected `object`" in problem


def test_the_problems_of_all_files_are_told(problems):
    found = problems(beasts=beasts("- {id: wolf}", "- {affinity: fire}"), rules="rounds: many")
    assert [problem.split(":")[0] for problem in found] == ["beasts.yaml", "beasts.yaml", "rules.yaml"]


def test_a_game_adds_problems_with_their_line(tmp_path):
    write(tmp_path)
    pack = read_pack(tmp_path, Zoo)
    pack.problem("beasts", ("beasts", 1, "affinity"), "too wet")
    with pytest.raises(ContentError, match=r"^beasts\.yaml:5: beasts\[1\]\.affinity: too wet$"):
        pack.require_sound()


def test_the_digest_is_of_the_meaning(tmp_path):
    write(tmp_path)
    before = read_pack(tmp_path, Zoo).digest
    write(tmp_path, rules="# six\n\nrounds:   6 # not seven\n")
    assert read_pack(tmp_path, Zoo).digest == before
    write(tmp_path, rules="rounds: 7")
    assert read_pack(tmp_path, Zoo).digest != before
    assert digest({"a": 1, "b": {"c": 2, "d": 3}}) == digest({"b": {"d": 3, "c": 2}, "a": 1})
