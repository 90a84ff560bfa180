"""Several people at one device: who may take back what, and who is asked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.table.keeping.storage import Storage
from tafelrunde.table.live.house import House, NewTable, SeatWish
from tafelrunde.table.live.showing import Viewer
from tafelrunde.table.live.table import LiveTable
from tafelrunde.table.wire.protocol import Notice, UndoInfo
from tafelrunde.table.wire.refusing import NotAllowed

THREE = tuple([SeatWish(name=name) for name in ("Anna", "Ben", "Cleo")])
ALL = frozenset({0, 1, 2})


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    found = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield found
    found.close()


async def _table(storage: Storage, seats: tuple[SeatWish, ...] = THREE, game: str = "massive_darkness") -> LiveTable:
    house = House(storage, None)  # type: ignore[arg-type]
    options: dict[str, str | int | bool] = {"heroes": "recommended"} if game == "massive_darkness" else {}
    return await house.table((await house.create(NewTable(game, seats, options, seed=3))).table)


def _undo(table: LiveTable, eyes: int, held: frozenset[int] = ALL, language: str = "en") -> UndoInfo:
    return table.taking_back.undo_info(eyes, held, table.speaker(language))


def _there(table: LiveTable, *devices: frozenset[int]) -> None:
    """Somebody looks at the table from these devices."""

    async def nowhere(_: Notice) -> None: ...

    table.showing.viewers |= {Viewer(nowhere, seats, "en") for seats in devices}


async def _answer(table: LiveTable, option: str = "") -> int:
    """Whoever is asked first answers; who that was."""
    decision = table.match.decisions[0]
    await table.answer(decision.seat, table.moment, option or decision.options[0].id)
    return decision.seat


async def test_a_slip_of_the_one_before_is_taken_back_by_whoever_is_asked_now(storage: Storage) -> None:
    table = await _table(storage)
    assert _undo(table, 0).why == "Nobody here has decided anything yet."
    slipped = await _answer(table, "end")
    decision = table.match.decision
    assert decision is not None
    name, eyes = THREE[slipped].name, decision.seat
    assert eyes != slipped
    offered = _undo(table, eyes)
    assert (offered.how, offered.seat) == ("free", slipped)
    assert offered.label == f"{name}: End the activation"
    assert _undo(table, eyes, language="de").label.startswith(f"{name}: Aktivierung beenden")
    assert _undo(table, slipped).label != offered.label  # nobody is told their own name
    await table.undo(eyes, table.moment, ALL)
    assert [decision.seat for decision in table.match.decisions] == [slipped]


async def test_the_same_from_elsewhere_must_be_agreed_to(storage: Storage) -> None:
    table = await _table(storage)
    slipped = await _answer(table, "end")
    other = next(seat for seat in ALL if seat != slipped)
    assert _undo(table, other, frozenset({other})).how == "no"
    assert _undo(table, other, frozenset({other})).why == "You have decided nothing yet."


async def test_one_after_the_other_goes_back(storage: Storage) -> None:
    table = await _table(storage)
    first, second = await _answer(table, "end"), await _answer(table, "end")
    assert first != second
    eyes = table.match.decisions[0].seat
    assert _undo(table, eyes).seat == second
    await table.undo(eyes, table.moment, ALL)
    assert _undo(table, second).seat == first
    await table.undo(second, table.moment, ALL)
    assert not table.match.answers
    again = await House(storage, None).table(table.row.id)  # type: ignore[arg-type]
    assert not again.match.answers  # stored so, too


async def _until_something_came_to_light(table: LiveTable) -> int:
    while not (table.match.answers and table.match.answers[-1].revealed):
        await _answer(table, "end")
    return table.match.answers[-1].seat


async def test_what_came_to_light_is_taken_back_after_a_question_where_all_sit_here(storage: Storage) -> None:
    table = await _table(storage)
    await _until_something_came_to_light(table)
    eyes, answers = table.match.decisions[0].seat, len(table.match.answers)
    offered = _undo(table, eyes)
    assert (offered.how, offered.why) == ("confirm", "Something has come to light since then.")
    await table.undo(eyes, table.moment, ALL)
    assert table.taking_back.wish is None  # nobody else could agree
    assert len(table.match.answers) == answers - 1


async def test_only_those_elsewhere_are_asked_and_one_word_of_a_device_is_enough(storage: Storage) -> None:
    table = await _table(storage)
    last = await _until_something_came_to_light(table)
    here, there = frozenset({last}), ALL - {last}
    _there(table, here, there)
    answers = len(table.match.answers)
    assert _undo(table, last, here).how == "ask"
    await table.undo(last, table.moment, here)
    assert len(table.match.answers) == answers
    wish = table.taking_back.wish_info(there, table.speaker("en"))
    assert wish is not None
    assert (wish.seat, wish.what) == (last, _undo(table, last, here).label)
    assert wish.missing == tuple(sorted(there))
    assert table.taking_back.wish_info(here, table.speaker("en")) == wish  # who asks sees for whom they wait
    assert table.taking_back.wish_info(frozenset(), table.speaker("en")) is None
    await table.consent(min(there), table.moment, True, there)
    assert len(table.match.answers) == answers - 1


async def test_two_at_one_device_ask_the_third(storage: Storage) -> None:
    table = await _table(storage)
    last = await _until_something_came_to_light(table)
    eyes, third = [seat for seat in ALL if seat != last]
    here = frozenset({last, eyes})
    _there(table, here, frozenset({third}))
    await table.undo(eyes, table.moment, here)
    wish = table.taking_back.wish_info(frozenset({third}), table.speaker("en"))
    assert wish is not None
    assert wish.seat == eyes
    assert wish.what.startswith(f"{THREE[last].name}: ")
    with pytest.raises(NotAllowed, match="nobody is waiting"):
        await table.consent(last, table.moment, True, here)
    await table.consent(third, table.moment, False, frozenset({third}))
    assert table.taking_back.wish is None


async def test_nobody_waits_for_the_consent_of_somebody_who_is_away(storage: Storage) -> None:
    table = await _table(storage)
    last = await _until_something_came_to_light(table)
    here = frozenset({last})
    _there(table, here)
    assert _undo(table, last, here).how == "confirm"
    _there(table, ALL - here)
    assert _undo(table, last, here).how == "ask"


async def test_at_a_competitive_table_nobody_is_passed_over(storage: Storage) -> None:
    table = await _table(storage, THREE[:2], "monster_lands")
    while not (table.match.answers and table.match.answers[-1].revealed):
        await _answer(table)
    last = table.match.answers[-1].seat
    _there(table, frozenset({last}))
    assert _undo(table, last, frozenset({last})).how == "no"


async def test_at_a_competitive_table_what_came_to_light_stays(storage: Storage) -> None:
    table = await _table(storage, THREE[:2], "monster_lands")
    here = frozenset({0, 1})
    first = await _answer(table, "pawn")
    assert (_undo(table, 1 - first, here).how, _undo(table, 1 - first, here).seat) == ("free", first)
    while not table.match.answers[-1].revealed:
        await _answer(table)
    assert _undo(table, 0, here).how == _undo(table, 1, here).how == "no"


async def test_a_secret_choice_of_a_neighbour_is_taken_back_unseen(storage: Storage) -> None:
    table = await _table(storage, THREE[:2], "gloomhaven")
    here = frozenset({0, 1})
    while len(table.match.decisions) < 2:
        await _answer(table)
    assert await _answer(table) == 0
    assert "last choice" not in _undo(table, 0, here).label
    for language, said in (("en", "Anna: the last choice"), ("de", "Anna: die letzte Wahl")):
        offered = _undo(table, 1, here, language)
        assert (offered.how, offered.label) == ("free", said)
    await table.undo(1, table.moment, here)
    assert [decision.seat for decision in table.match.decisions] == [0, 1]


async def test_a_bot_at_this_device_is_no_neighbour(storage: Storage) -> None:
    table = await _table(storage)
    first = await _answer(table, "end")
    table.seats[first] = table.seats[first].__class__(first, "Bot", table.seats[first].token, "random")
    other = next(seat for seat in ALL if seat != first)
    assert _undo(table, other).how == "no"
