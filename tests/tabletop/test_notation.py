"""What notations of positions share: no field is passed over in silence."""

import msgspec
import pytest

from tafelrunde.tabletop.notation import UnknownField, read_value


class Step(msgspec.Struct, tag_field="step"):
    """One of several kinds."""


class Walk(Step, tag="walk"):
    way: list[int] = []


class Rest(Step, tag="rest"):
    long: bool = False


class Journey(msgspec.Struct):
    goal: str
    steps: list[Walk | Rest] = []
    seen: dict[str, Walk] = {}
    now: Walk | None = None
    pair: tuple[Walk, ...] = ()


GOOD = {
    "goal": "home",
    "steps": [{"step": "walk", "way": [1]}, {"step": "rest", "long": True}],
    "seen": {"a": {"step": "walk"}},
    "now": {"step": "walk", "way": [2]},
    "pair": [{"step": "walk"}],
}


def test_what_is_spelt_well_is_read():
    assert read_value(GOOD, Journey, "journey") == Journey(
        "home", [Walk([1]), Rest(True)], {"a": Walk()}, Walk([2]), (Walk(),)
    )


@pytest.mark.parametrize(
    ("change", "where", "known"),
    [
        ({"gaol": "x"}, "journey.", ("goal", "steps", "seen", "now", "pair")),
        ({"steps": [{"step": "rest", "way": [1]}]}, "journey.steps[0].", ("long",)),
        ({"seen": {"a": {"step": "walk", "ways": []}}}, "journey.seen.a.", ("way",)),
        ({"now": {"step": "walk", "wy": []}}, "journey.now.", ("way",)),
        ({"pair": [{"step": "walk", "wy": []}]}, "journey.pair[0].", ("way",)),
    ],
)
def test_a_misspelt_field_inside_is_refused_with_its_place(change, where, known):
    with pytest.raises(UnknownField) as refused:
        read_value({**GOOD, **change}, Journey, "journey")
    assert refused.value.where == where
    assert refused.value.known == known
