"""The generated copier: what it copies, what it shares, what it refuses."""

import enum
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Literal, NewType, Optional, TypeVar

import msgspec
import pytest

from tafelrunde.kernel.copying import NotCopyable, copier

CardId = NewType("CardId", str)
Hand = NewType("Hand", list[int])


class Suit(enum.Enum):
    RED = "red"


class Rank(enum.IntEnum):
    ACE = 1


class Place(enum.StrEnum):
    HERE = "here"


class Card(msgspec.Struct, frozen=True):
    limit: ClassVar[int] = 9
    id: CardId
    suit: Suit
    names: tuple[str, ...] = ()
    below: "Card | None" = None


class Figure(msgspec.Struct):
    health: int
    items: list[Card]


class Everything(msgspec.Struct, kw_only=True):
    number: int = 1
    half: float = 0.5
    flag: bool = True
    word: str = "a"
    raw: bytes = b"b"
    nothing: None = None
    kind: Literal["x", "y"] = "x"
    card: Card = Card(CardId("c"), Suit.RED, below=Card(CardId("d"), Suit.RED))
    rank: Rank = Rank.ACE
    place: Place = Place.HERE
    pair: tuple[int, str] = (1, "a")
    many: tuple[Card, ...] = ()
    perhaps: int | str | None = None
    numbers: list[int]
    hand: Hand
    grid: list[list[int]]
    figures: list[Figure]
    leader: Figure | None = None
    old_style: Optional[Figure] = None  # noqa: UP045 (both spellings must work)
    counts: dict[str, int]
    piles: dict[int, list[int]]
    standing: dict[tuple[int, int], Figure]
    maybe: list[Figure | None]


def everything() -> Everything:
    def figure() -> Figure:
        return Figure(3, [Card(CardId("c"), Suit.RED)])

    return Everything(
        numbers=[1, 2],
        hand=Hand([3]),
        grid=[[1], [2]],
        figures=[figure()],
        leader=figure(),
        old_style=figure(),
        counts={"a": 1},
        piles={1: [1]},
        standing={(0, 1): figure()},
        maybe=[None, figure()],
    )


def test_a_copy_is_equal_and_shares_nothing_that_changes():
    one = everything()
    two = copier(Everything)(one)
    assert two == one
    for change in (
        lambda s: s.numbers.append(1),
        lambda s: s.hand.append(1),
        lambda s: s.grid[0].append(1),
        lambda s: setattr(s.figures[0], "health", 0),
        lambda s: s.figures[0].items.clear(),
        lambda s: setattr(s.leader, "health", 0),
        lambda s: setattr(s.old_style, "health", 0),
        lambda s: s.counts.clear(),
        lambda s: s.piles[1].append(1),
        lambda s: setattr(s.standing[0, 1], "health", 0),
        lambda s: setattr(s.maybe[1], "health", 0),
    ):
        two = copier(Everything)(one)
        change(two)
        assert two != one
        assert one == everything()


def test_what_never_changes_is_shared():
    one = everything()
    two = copier(Everything)(one)
    assert two.card is one.card
    assert two.figures[0].items[0] is one.figures[0].items[0]


def test_a_copyable_state_can_be_packed():
    one = everything()
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(one), type=Everything) == one


def test_structs_of_the_same_name_are_told_apart():
    other = msgspec.defstruct("Figure", [("name", str)])
    both = msgspec.defstruct("Both", [("one", Figure), ("two", other)])
    value = both(Figure(1, []), other("x"))
    assert copier(both)(value) == value


def test_positional_and_keyword_fields():
    mixed = msgspec.defstruct("Mixed", [("a", list[int])], kw_only=False)
    sub = msgspec.defstruct("Sub", [("b", list[int])], bases=(mixed,), kw_only=True)
    assert copier(sub)(sub([1], b=[2])) == sub([1], b=[2])


T = TypeVar("T")


class Generically(msgspec.Struct, Generic[T]):
    value: T


class Nested(msgspec.Struct):
    children: "list[Nested]"


class Changing(msgspec.Struct, frozen=True):
    items: list[int]


@pytest.mark.parametrize(
    ("tp", "why"),
    [
        (set[int], "can't be part of a state"),
        (frozenset[int], "can't be part of a state"),
        (list, "can't be part of a state"),
        (object, "can't be part of a state"),
        (Any, "can't be part of a state"),
        (Mapping[str, int], "can't be part of a state"),
        (list[set[int]], "can't be part of a state"),
        (tuple[list[int], ...], "a tuple in a state must hold only what never changes"),
        (list[int] | dict[str, int], "must be Structs, or one type or None"),
        (Figure | Everything | None, "or one type or None"),
    ],
)
def test_refusals_name_the_field(tp: Any, why: str):
    state = msgspec.defstruct("State", [("good", int), ("field", tp)])
    with pytest.raises(NotCopyable, match=rf"State\.field: .*{why}"):
        copier(state)


@pytest.mark.parametrize(
    ("state", "why"),
    [
        (Generically, "must not be generic"),
        (Nested, "must not contain its own kind"),
        (Changing, "a frozen Struct must hold only what never changes"),
    ],
)
def test_types_that_are_refused_as_a_whole(state: Any, why: str):
    for _ in range(2):
        with pytest.raises(NotCopyable, match=why):
            copier(state)


class Plan(msgspec.Struct):
    tasks: list[Figure | Card]


def test_of_several_kinds_of_structs_each_is_copied_in_its_own_way():
    fixed = Card(CardId("c"), Suit.RED)
    plan = Plan([Figure(3, [fixed]), fixed])
    copied = copier(Plan)(plan)
    assert copied == plan
    copied.tasks[0].health = 1
    assert plan.tasks[0].health == 3
    assert copied.tasks[1] is fixed
