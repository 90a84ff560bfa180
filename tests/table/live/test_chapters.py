"""Campaigns at a table: pages are turned and turned back, kept, told again, and cost no more than the first one."""

from __future__ import annotations

import asyncio
import pickle
import random
import zlib
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from tafelrunde.kernel import Chance, Match
from tafelrunde.kernel.decision import Title
from tafelrunde.kernel.papers.save import dump
from tafelrunde.table.keeping.storage import MoveRow, Storage
from tafelrunde.table.live import record, thinking
from tafelrunde.table.live.house import House, NewTable, Opened, SeatWish
from tafelrunde.table.live.record import read
from tafelrunde.table.live.showing import Viewer
from tafelrunde.table.live.table import LiveTable
from tafelrunde.table.wire.protocol import Notice
from tafelrunde.table.wire.refusing import NotAllowed
from tests.helpers.campaigning import Small, small_campaign
from tests.helpers.playing import moment, play_at_random
from tests.helpers.workers import NoBots

TOWN = [(0, "begin"), (0, "rope"), (1, "lamp")]
CAVE = [(0, "dig"), (1, "sing"), (0, "dig"), (1, "sing"), (0, "home")]


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")


async def new_table(storage: Storage, length: int = 3) -> LiveTable:
    house = House(storage, NoBots())  # type: ignore[arg-type]
    wish = NewTable("small_campaign", (SeatWish(name="Ada"), SeatWish(name="Ben")), {"length": length}, seed=3)
    return await house.table((await house.create(wish)).table)


async def play(table: LiveTable, answers: Sequence[tuple[int, str]]) -> None:
    for seat, option in answers:
        await table.answer(seat, table.moment, option)


def picture(match: Match) -> object:
    return moment(match), match.title, match.chapters, list(match.answers)


def assert_kept(storage: Storage, table: LiveTable) -> None:
    """Whoever opens the table now finds it as it is here."""
    found = read(storage, table.row)
    assert picture(found.match) == picture(table.match)
    assert found.moment == table.moment
    assert tuple([msgspec.msgpack.encode(one) for one in table.match.chapters]) == tuple(storage.chapters(table.row.id))


async def test_every_moment_of_a_campaign_is_found_again(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "SNAPSHOT_EVERY", 4)
    table = await new_table(storage)
    for seat, option in (TOWN + CAVE) * 2:
        await table.answer(seat, table.moment, option)
        assert_kept(storage, table)
    assert [one.title.kind for one in table.match.chapters] == ["town", "cave", "town", "cave"]


async def test_a_page_is_turned_back_and_turned_again(storage: Storage) -> None:
    table = await new_table(storage)
    await play(table, TOWN)
    assert table.match.chapters
    await table.undo(1, table.moment, frozenset({0, 1}))
    assert not table.match.chapters
    assert_kept(storage, table)
    await play(table, [(1, "rope"), *CAVE])
    assert_kept(storage, table)
    assert table.match.state.gold == [10 - 1 + sum(table.match.chapter(1).state.rolls)] * 2


async def test_others_must_agree_before_a_page_is_turned_back(storage: Storage) -> None:
    table = await new_table(storage)
    table.showing.is_there = lambda seat: True  # type: ignore[method-assign]
    await play(table, TOWN)
    await table.undo(0, table.moment, frozenset({0}))
    assert table.match.chapters, "Ben is asked first"
    await table.consent(1, table.moment, True, frozenset({1}))
    assert [answer.option for answer in table.match.answers] == ["begin"]
    assert_kept(storage, table)


async def test_a_table_from_before_there_were_chapters_gets_them_when_it_is_opened(storage: Storage) -> None:
    table = await new_table(storage)
    for number, (seat, option) in enumerate([*TOWN, *CAVE, (0, "begin")], start=1):
        storage.append(table.row.id, MoveRow(number, "answer", seat, option), False)
    assert storage.chapters(table.row.id) == []
    found = read(storage, table.row)
    assert [one.title.kind for one in found.match.chapters] == ["town", "cave"]
    assert len(storage.chapters(table.row.id)) == 2
    snapshot = storage.snapshot(table.row.id)
    assert snapshot is not None
    assert snapshot[0] == found.moment == 9
    assert picture(read(storage, table.row).match) == picture(found.match)


async def test_a_save_with_chapters_becomes_a_table_with_chapters(storage: Storage) -> None:
    match = small_campaign(2, seed=5)
    for _, _ in zip(range(30), play_at_random(match, Chance(5)), strict=False):
        pass
    assert len(match.chapters) > 1
    house = House(storage, None)  # type: ignore[arg-type]
    table = await house.table(
        (await house.from_match(match, (SeatWish(name="Ada"), SeatWish(name="Ben")), "save")).table
    )
    assert picture(table.match) == picture(match)
    assert len(storage.chapters(table.row.id)) == len(match.chapters)
    assert dump(table.match) == dump(match)


async def test_bots_are_sent_one_chapter_and_think_about_the_right_one(storage: Storage) -> None:
    table = await new_table(storage)
    for answers in (TOWN, CAVE, [(0, "begin"), (0, "rope")]):
        for seat, option in answers:
            await table.answer(seat, table.moment, option)
            job = table.bots.job(0, "random")
            assert len(job.answers) == len(table.match.answers) <= 5
            other = thinking.up_to_date(job)
            assert msgspec.msgpack.encode(other.state) == msgspec.msgpack.encode(table.match.state)
    await play(table, [(1, "rope")])
    thinking.up_to_date(table.bots.job(0, "random"))
    await table.undo(1, table.moment, frozenset({0, 1}))
    await play(table, [(1, "lamp"), (0, "dig")])
    other = thinking.up_to_date(table.bots.job(1, "random"))
    assert msgspec.msgpack.encode(other.state) == msgspec.msgpack.encode(table.match.state)


async def test_the_end_of_a_chapter_is_told_before_the_next_one(storage: Storage) -> None:
    table = await new_table(storage)
    sent: list[Notice] = []

    async def send(notice: Notice) -> None:
        sent.append(notice)

    viewer = Viewer(send, frozenset({0}), "en", patches=False)
    table.showing.viewers.add(viewer)
    await play(table, TOWN[:-1])
    table.showing.next_notice(viewer)
    await play(table, TOWN[-1:])
    first = table.showing.frame(viewer)
    assert [line.kind for line in first.log] == ["bought"]
    assert first.log_from == 0
    assert (first.chapter, first.moves) == (1, 0)
    table.showing.next_notice(viewer)
    await play(table, CAVE[:1])
    assert [(line.kind, line.number) for line in table.showing.frame(viewer).log] == [("deed", 1)]
    fresh = Viewer(send, frozenset({0}), "en")
    assert [line.kind for line in table.showing.frame(fresh).log] == ["deed"], "who comes in reads this chapter"


async def test_chapters_are_told_again_as_a_seat_could_see_them(storage: Storage) -> None:
    table = await new_table(storage)
    await play(table, [*TOWN, *CAVE])
    thinking._tales.clear()
    book = table.book()
    told = thinking.retold(book.job, book.chapters, 0)
    assert told is thinking.retold(book.job, book.chapters, 0)
    frame = msgspec.json.decode(await table.drawn(len(told.answers), 0, frozenset({0}), "en", 0))
    assert (frame["chapter"], frame["asked"], frame["result"]) == (0, None, None)
    assert frame["moves"] == frame["moment"] == len(told.answers) == table.match.chapters[0].answers
    assert told.view(0).state.quests == [100, -1]
    for chapter, number in ((2 + 1, 0), (-2, 0), (0, 99), (0, -1)):
        with pytest.raises(NotAllowed) as refused:
            await table.drawn(number, 0, frozenset({0}), "en", chapter)
        assert refused.value.reason == "no_such_moment"


async def test_workers_remember_few_chapters(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_TALES", 1)
    table = await new_table(storage)
    await play(table, [*TOWN, *CAVE])
    for number in (0, 1, 0):
        frame = msgspec.json.decode(await table.drawn(0, 0, frozenset({0}), "en", number))
        assert frame["chapter"] == number
        assert len(thinking._tales) == 1


async def test_a_chapter_of_other_rules_is_said_to_be_closed(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await new_table(storage)
    await play(table, [*TOWN, *CAVE, (0, "begin")])
    monkeypatch.setattr(Small, "rules_version", 2)
    found = read(storage, table.row)
    assert len(found.match.chapters) == 2
    assert [note.kind for note in found.notes] == ["rules"]
    assert [answer.option for answer in (*found.match.past, *found.match.answers)] == ["begin"]
    table.record.kept = found
    with pytest.raises(NotAllowed) as refused:
        await table.drawn(0, 0, frozenset({0}), "en", 0)
    assert refused.value.reason == "chapter_closed"


async def test_a_chapter_that_leads_elsewhere_is_said_to_be_closed(storage: Storage) -> None:
    """What only a worker finds out is told in the same words."""
    table = await new_table(storage)
    await play(table, [*TOWN, *CAVE])
    over = table.match.chapters[0]
    told = msgspec.structs.replace(over.story(), end=1)
    forged = msgspec.structs.replace(over, data=zlib.compress(msgspec.msgpack.encode(told)))
    table.match.chapters = (forged, *table.match.chapters[1:])
    with pytest.raises(NotAllowed) as refused:
        await table.drawn(0, 0, frozenset({0}), "en", 0)
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.reason, str(again)) == ("chapter_closed", str(refused.value))


async def test_tables_are_begun_beside_it_while_it_is_played_and_taken_back(storage: Storage) -> None:
    """Answers, undos and forks at once, over the borders of chapters: each is done or refused, and all of them open."""
    table = await new_table(storage)
    house = House(storage, NoBots())  # type: ignore[arg-type]
    dice, both = random.Random(7), frozenset({0, 1})
    begun: list[Opened] = []
    refused: list[str] = []

    async def answer() -> None:
        decision = table.match.decisions[0]
        await table.answer(max(decision.seat, 0), table.moment, dice.choice(decision.options).id)

    async def undo() -> None:
        await table.undo(0, table.moment, both)

    async def fork() -> None:
        chapter = dice.choice([None, *range(len(table.match.chapters))])
        number = len(table.match.answers) if chapter is None else table.match.chapters[chapter].answers
        begun.append(await house.fork(table, chapter, number, both, [SeatWish(name="Ada"), SeatWish(name="Ben")]))

    async def tried(deed: Callable[[], Awaitable[None]]) -> None:
        try:
            await deed()
        except NotAllowed as error:
            refused.append(error.reason)

    for _ in range(12):
        if table.match.over:
            break
        await answer()
        await asyncio.gather(*(tried(deed) for deed in dice.sample([answer, undo, fork, fork, undo, answer], 6)))
    assert_kept(storage, table)
    assert len(begun) > 6
    assert "stale" in refused, "nothing happened at once"
    assert set(refused) <= {"stale", "no_such_moment"}
    for opened in begun:
        other = await house.table(opened.table)
        if not other.match.over:
            decision = other.match.decisions[0]
            await other.answer(max(decision.seat, 0), other.moment, decision.options[0].id)
        assert_kept(storage, other)


@pytest.mark.parametrize("known", [True, False])
async def test_a_second_campaign_goes_on_beside_the_first(storage: Storage, known: bool) -> None:
    table = await new_table(storage)
    await play(table, [*TOWN, *CAVE])
    before = picture(table.match)
    for seat, bot in ((0, ""), (1, "random" if known else "")):
        table.seats[seat] = msgspec.structs.replace(table.seats[seat], bot=bot)
    house = House(storage, NoBots())  # type: ignore[arg-type]
    seats = (SeatWish(name="Ada"), SeatWish(name="Ben"))
    opened = await house.fork(table, 1, table.match.chapters[1].answers - 2, frozenset({0}), seats)
    match = table.match.chapter(1)
    other = await house.table(opened.table)
    assert other.match.title == match.title
    assert len(other.match.chapters) == 1
    assert other.match.state.quests[1] >= 1000, "what others keep secret is dealt anew"
    assert bool(other.match.chapters[0].data) == known
    if known:
        assert other.require_told(0, 3, frozenset()) == 3
        assert await other.drawn(3, 0, frozenset(), "en", 0)
    else:
        with pytest.raises(NotAllowed):
            await other.drawn(0, 0, frozenset(), "en", 0)
    while other.match.title == match.title:
        decision = other.match.decisions[0]
        await other.answer(max(decision.seat, 0), other.moment, decision.options[0].id)
    assert_kept(storage, other)
    assert await other.drawn(1, 0, frozenset(), "en", 1)
    assert picture(table.match) == before


# --- who is there ---------------------------------------------------------------------------------------------------


class Thinking:
    """Bots think here and now, and are counted."""

    def __init__(self) -> None:
        self.thoughts = 0

    async def think(self, job: thinking.Job) -> thinking.Thought:
        self.thoughts += 1
        return thinking.think(job)


def looking(table: LiveTable, *seats: int) -> Viewer:
    async def send(notice: Notice) -> None:
        return None

    viewer = Viewer(send, frozenset(seats), "en")
    table.showing.come(viewer, reports=False)
    return viewer


async def test_to_come_along_is_everybodys_own_word(storage: Storage) -> None:
    table = await new_table(storage)
    await table.answer(0, table.moment, "home:1", frozenset({0}))
    with pytest.raises(NotAllowed) as refused:
        await table.answer(0, table.moment, "come:1", frozenset({0}))
    assert refused.value.reason == "not_your_word"
    await table.answer(1, table.moment, "come:1", frozenset({1}))
    assert table.match.state.gathering.present == (0, 1)
    await table.answer(0, table.moment, "home:1", frozenset({0}))
    await table.answer(0, table.moment, "come:1", frozenset({0, 1}))
    await table.answer(0, table.moment, "home:1", frozenset({0}))
    table.bots.wake = lambda: None  # type: ignore[method-assign]
    await table.give_seat(1, "random")
    await table.answer(0, table.moment, "come:1", frozenset({0}))
    assert table.match.state.gathering.present == (0, 1), "they have handed it over to a bot themselves"


async def test_who_is_away_is_not_asked_when_they_stay_at_home(storage: Storage) -> None:
    table = await new_table(storage)
    await play(table, [(0, "home:1"), (0, "begin"), (0, "rope"), (0, "dig"), (0, "dig")])
    assert {seat for chapter in table.match.chapters for seat, _ in chapter.story().answers} == {-1, 0}
    assert not table.may_stay_home(1), "nobody has ever sat there"
    table.seats[1] = table.seats[1].opened()
    assert table.may_stay_home(1)
    assert table.match.state.gold[1] == 10


async def test_bots_do_not_play_a_campaign_on_while_nobody_is_there(storage: Storage) -> None:
    thinkers = Thinking()
    house = House(storage, thinkers)  # type: ignore[arg-type]
    seats = (SeatWish(name="Ada"), SeatWish(bot="random"))
    table = await house.table((await house.create(NewTable("small_campaign", seats, seed=3))).table)
    await play(table, [(0, "begin"), (0, "rope")])
    await asyncio.sleep(0)
    assert thinkers.thoughts == 0
    ada = looking(table, 0)
    table.bots.wake()
    async with asyncio.timeout(20):
        while table.moment < 3:
            await asyncio.sleep(0.01)
    assert table.match.title != Title("town", 0)
    assert thinkers.thoughts == 1
    table.showing.viewers.remove(ada)
    await play(table, [(0, "dig")])
    await asyncio.sleep(0.05)
    assert thinkers.thoughts == 1
    looking(table)
    table.bots.wake()
    await asyncio.sleep(0.05)
    assert thinkers.thoughts == 1, "a guest is no company"


async def test_a_campaign_of_bots_alone_is_played_while_somebody_watches(storage: Storage) -> None:
    thinkers = Thinking()
    house = House(storage, thinkers)  # type: ignore[arg-type]
    seats = (SeatWish(bot="random"), SeatWish(bot="random"))
    table = await house.table((await house.create(NewTable("small_campaign", seats, {"length": 1}, seed=3))).table)
    await asyncio.sleep(0.05)
    assert thinkers.thoughts == 0
    looking(table)
    table.bots.wake()
    async with asyncio.timeout(30):
        while not table.match.over:
            await asyncio.sleep(0.01)
    assert len(table.match.chapters) == 1


# --- somebody joins -------------------------------------------------------------------------------------------------


async def owned_table(storage: Storage) -> tuple[LiveTable, str]:
    house = House(storage, NoBots())  # type: ignore[arg-type]
    opened = await house.create(NewTable("small_campaign", (SeatWish(name="Ada"), SeatWish(name="Ben")), seed=3))
    return await house.table(opened.table), opened.owner


async def test_somebody_joins_a_campaign_that_has_no_seat_left(storage: Storage) -> None:
    table, owner = await owned_table(storage)
    await play(table, [*TOWN, *CAVE, (0, "home:1")])
    dates = storage.chapter_dates(table.row.id)
    assert table.showing._picture(0, "en").room
    invitation = await table.add_seat(owner)
    assert [row.name for row in table.seats] == ["Ada", "Ben", "Gawan"]
    assert table.seats_of([invitation]) == {2}
    assert table.row.players == 3
    assert_kept(storage, table)
    assert storage.chapter_dates(table.row.id)[:2] == dates
    assert table.taking_back.offer(0, frozenset({0})).how == "no", "what was played by fewer stays as it was"
    await table.claim(2, invitation, "x" * 40)
    await table.answer(2, table.moment, "come:2", frozenset({2}))
    await play(table, [(0, "begin"), (0, "rope"), (2, "lamp"), (0, "dig"), (2, "sing")])
    assert_kept(storage, table)
    assert [one.title.kind for one in table.match.chapters] == ["town", "cave", "town", "town"]
    for chapter in range(4):
        assert await table.drawn(1, 2, frozenset({2}), "en", chapter), "whoever joined can read what was before"


async def test_only_the_owner_adds_seats_and_only_where_there_is_room(storage: Storage) -> None:
    table, owner = await owned_table(storage)
    with pytest.raises(NotAllowed) as refused:
        await table.add_seat("somebody else")
    assert refused.value.reason == "not_the_owner"
    await table.add_seat(owner)
    await table.add_seat(owner)
    with pytest.raises(NotAllowed) as refused:
        await table.add_seat(owner)
    assert refused.value.reason == "no_room"
    assert len(storage.seats(table.row.id)) == 4
    await play(table, TOWN)
    with pytest.raises(NotAllowed) as refused:
        await table.add_seat(owner)
    assert refused.value.reason == "no_room", "an adventure has begun"


@pytest.mark.parametrize("stored", [True, False])
async def test_a_seat_is_added_whole_or_not_at_all(
    storage: Storage, stored: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, owner = await owned_table(storage)
    add = storage.add_seat

    def fails(*args: object) -> None:
        if stored:
            add(*args)  # type: ignore[arg-type]
        raise OSError("the cable")

    monkeypatch.setattr(storage, "add_seat", fails)
    before = picture(table.match)
    if stored:
        assert table.seats_of([await table.add_seat(owner)]) == {2}
    else:
        with pytest.raises(NotAllowed) as refused:
            await table.add_seat(owner)
        assert refused.value.reason == "not_stored"
        assert (len(table.seats), picture(table.match)) == (2, before)
    assert_kept(storage, table)
