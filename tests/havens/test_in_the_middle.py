"""Rulings in the middle of a turn: a kept focus, where the turn began, invisible and guarded figures, several ways."""

import msgspec
import pytest

from tafelrunde.games.havens.rulings import Position, paths, ruling
from tests.havens.positions import MELEE, position, ranged


def change(table: Position, **figures: dict[str, object]) -> Position:
    """The position with some fields of some figures changed."""
    changed = [msgspec.structs.replace(figure, **figures.get(figure.id, {})) for figure in table.figures]
    return msgspec.structs.replace(table, figures=tuple(changed))


@pytest.mark.rule("GH-FOC-12")
def test_a_kept_focus_is_followed_although_another_is_nearer():
    table = position(heroes={"a": ((1, 0), 10), "b": ((-3, 0), 20)}, move=2)
    (free,) = ruling(table).outcomes
    (kept,) = ruling(table, "b").outcomes
    assert (free.end, free.attacks) == ((0, 0), ("a",))
    assert (kept.end, kept.attacks, kept.focus) == ((-2, 0), ("b",), ("b",))
    assert kept.because[0] == "GH-FOC-12"


@pytest.mark.rule("GH-FOC-12", "GH-FOC-11")
def test_a_kept_focus_that_nobody_can_reach_means_standing_still():
    table = position(heroes={"a": ((1, 0), 10), "b": ((5, 0), 20)}, only=[(0, 0), (1, 0), (2, 0), (5, 0)])
    (kept,) = ruling(table, "b").outcomes
    assert (kept.end, kept.attacks, kept.focus) == ((0, 0), (), ())


@pytest.mark.rule("GH-MAT-03")
def test_further_targets_are_the_nearest_to_where_the_turn_began():
    heroes = {"a": ((1, 0), 10), "b": ((-1, 0), 20), "c": ((0, 1), 30)}
    table = position(heroes=heroes, move=0, attack=ranged(1, targets=2))
    moved = msgspec.structs.replace(table, began=(0, 3), muddled=True)
    assert [outcome.attacks for outcome in ruling(moved, "a").outcomes] == [("a", "c")]
    assert [outcome.attacks for outcome in ruling(msgspec.structs.replace(moved, began=None), "a").outcomes] == [
        ("a", "b")
    ]


@pytest.mark.rule("GH-FOC-09")
def test_the_order_tells_equal_initiatives_apart():
    table = position(heroes={"a": ((1, 0), 10), "b": ((-1, 0), 10)}, move=0, attack=MELEE)
    assert len(ruling(table).outcomes) == 2
    (outcome,) = ruling(change(table, a={"order": 2}, b={"order": 1})).outcomes
    assert outcome.attacks == ("b",)


@pytest.mark.rule("GH-CON-25", "GH-CON-26", "FH-DIF-09")
@pytest.mark.parametrize(("game", "end"), [("gloomhaven", (0, 0)), ("frosthaven", (2, 0))])
def test_an_invisible_figure_is_no_focus_and_in_the_way_or_not(game, end):
    line = [(q, 0) for q in range(5)]
    table = position(heroes={"a": ((1, 0), 10), "b": ((3, 0), 20)}, only=line, rules=game)
    (outcome,) = ruling(change(table, a={"invisible": True})).outcomes
    assert outcome.end == end
    assert "a" not in outcome.focus


@pytest.mark.rule("GH-CON-26", "GH-MOV-07")
def test_nobody_ends_where_an_invisible_figure_stands_not_even_flying():
    line = [(q, 0) for q in range(4)]
    table = position(heroes={"a": ((2, 0), 10), "b": ((3, 0), 20)}, only=line, flying=True, move=5)
    assert ruling(change(table, a={"invisible": True})).outcomes[0].focus == ()


@pytest.mark.rule("GH-RUL-49")
def test_it_does_not_step_back_from_a_guarded_focus():
    table = position(heroes={"a": ((1, 0), 10)}, attack=ranged(3))
    assert all(outcome.end != (0, 0) for outcome in ruling(table).outcomes)
    (outcome,) = ruling(change(table, a={"guarded": True})).outcomes
    assert outcome.end == (0, 0)


@pytest.mark.rule("GH-RUL-46")
def test_there_is_one_way_for_every_set_of_traps():
    square = [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1)]
    table = position(heroes={"a": ((2, 1), 10)}, only=square, trap=[(1, 0), (0, 1)])
    assert sorted(paths(table, (1, 1))) == [((0, 0), (0, 1), (1, 1)), ((0, 0), (1, 0), (1, 1))]
    clear = position(heroes={"a": ((2, 1), 10)}, only=square, trap=[(1, 0)])
    assert paths(clear, (1, 1)) == (((0, 0), (0, 1), (1, 1)),)
