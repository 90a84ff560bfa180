"""Rule ids in running text."""

import pytest

from tafelrunde.catalogue.references import is_rule_id, named_ids, references

KNOWN = [f"ML-PLU-{number:02}" for number in (1, 2, 3, 5)] + ["GH-OVR-01"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("see ML-PLU-02.", ["ML-PLU-02"]),
        ("(ML-PLU-01 … 03)", ["ML-PLU-01", "ML-PLU-02", "ML-PLU-03"]),
        ("ML-PLU-02..05", ["ML-PLU-02", "ML-PLU-03", "ML-PLU-05"]),
        ("ML-PLU-01 to ML-PLU-02", ["ML-PLU-01", "ML-PLU-02"]),
        ("ML-PLU-01…", ["ML-PLU-01"]),
        ("ML-PLU-*", KNOWN[:4]),
        ("ML-PLU-02, GH-OVR-01, ML-PLU-02", ["ML-PLU-02", "GH-OVR-01"]),
        ("ML-PLU-99 and XX-PLU-01", []),
    ],
)
def test_references(text: str, found: list[str]):
    assert list(references(text, KNOWN)) == found


def test_named_ids_are_the_ends_of_a_range_known_or_not():
    assert list(named_ids("ML-PLU-01 … 99, ML-SOL-*")) == ["ML-PLU-01", "ML-PLU-99"]


def test_a_prefix_of_a_game_from_elsewhere_is_one_too():
    assert list(named_ids("see TOY-RUN-01, not ISO-8859-15 or A-B-12")) == ["TOY-RUN-01"]


def test_the_shape_of_an_id():
    assert is_rule_id("ML-PLU-02")
    assert not is_rule_id("ML-PLU")
    assert not is_rule_id("ml-plu-02")
