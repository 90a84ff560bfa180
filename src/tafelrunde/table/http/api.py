"""The HTTP interface: games and their options, making tables, saves, replays, shared moments, rules.

Every request and answer is a typed Struct; `openapi.py` documents them from the same `ENDPOINTS`.
"""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import TypeVar

import msgspec
from starlette.requests import Request

from tafelrunde.kernel import NOBODY
from tafelrunde.kernel.calling import clean_name
from tafelrunde.table.http.asking import client_of, while_there
from tafelrunde.table.http.carrying import LINKS
from tafelrunde.table.http.drawing import ExampleInfo, example_infos
from tafelrunde.table.http.infos import (
    NOW,
    AddWish,
    ChapterInfo,
    ConsultWish,
    Ended,
    ForkWish,
    FreeWish,
    GameInfo,
    Invitation,
    LinkWish,
    MomentWish,
    NameWish,
    PositionWish,
    RefereeInfo,
    ReportWish,
    RuleInfo,
    SatDown,
    SharedMoment,
    SitWish,
    TableInfo,
    TokensWish,
    chapter_infos,
    named_info,
    referee_infos,
    rule_info,
    rule_infos,
    told_of,
)
from tafelrunde.table.http.lobby import offered
from tafelrunde.table.http.pages import asked_language
from tafelrunde.table.http.reaching import Listening, Reach, asks_from_here, reach
from tafelrunde.table.http.remarks import Remarks, RemarksWish, remarks
from tafelrunde.table.http.report import report, reported
from tafelrunde.table.keeping import tokens
from tafelrunde.table.live.house import House, NewTable, Opened, SeatWish
from tafelrunde.table.live.table import LiveTable
from tafelrunde.table.strangers.clerks import Clerks
from tafelrunde.table.strangers.papers import Position, Question, SaveFile
from tafelrunde.table.wire.limits import MOST_UPLOAD
from tafelrunde.table.wire.refusing import NotAllowed

log = logging.getLogger("tafelrunde.table")

T = TypeVar("T")

LEAST_SECRET = 32


class Api:
    """The endpoints, bound to one house."""

    def __init__(
        self, house: House, clerks: Clerks, listening: Listening | None = None, notes: Path | None = None
    ) -> None:
        self._house = house
        self._notes = notes
        self._clerks = clerks
        self._listening = listening

    async def reach(self, request: Request) -> Reach:
        """Where others find this server."""
        return reach(self._listening) if asks_from_here(request) else Reach()

    # --- games and rules --------------------------------------------------------------------------------------

    async def games(self, request: Request) -> list[GameInfo]:
        return await self._house.made(offered, asked_language(request), self._notes)

    async def names(self, request: Request) -> GameInfo:
        """For whoever plays single scenarios and does not mind what they tell of the campaign."""
        return await self._house.made(named_info, request.path_params["game"], asked_language(request))

    async def remarks(self, request: Request) -> Remarks:
        wish = await _body(request, RemarksWish)
        return await self._house.made(remarks, request.path_params["game"], wish, asked_language(request))

    async def rule(self, request: Request) -> RuleInfo:
        game, rule = request.path_params["game"], request.path_params["rule"]
        return await self._house.made(rule_info, game, rule, asked_language(request))

    async def rules(self, request: Request) -> list[RuleInfo]:
        """All of them, in the order of the catalogue: a screen searches and turns pages by itself."""
        return await self._house.made(rule_infos, request.path_params["game"], asked_language(request))

    async def examples(self, request: Request) -> list[ExampleInfo]:
        """Few enough to be told at once."""
        return await self._house.made(example_infos, request.path_params["game"], asked_language(request))

    async def referees(self, request: Request) -> list[RefereeInfo]:
        return await self._house.made(referee_infos)

    async def consult(self, request: Request) -> msgspec.Raw:
        """A `Consultation`. A large map may take a while, and other tables must not wait for it."""
        wish = await _body(request, ConsultWish)
        question = Question(request.path_params["game"], wish.position, asked_language(request))
        return msgspec.Raw(await while_there(request, self._clerks.rule(question, client_of(request))))

    # --- tables -----------------------------------------------------------------------------------------------

    async def create(self, request: Request) -> Opened:
        return await self._house.create(await _body(request, NewTable))

    async def load(self, request: Request) -> Opened:
        """The body is a save; the seats come as a query: one `seat=name` or `seat=:level` each.

        A sealed save of a game that goes on needs the links of all who play it, in the header `X-Seat-Links`.
        """
        seats = [
            SeatWish(bot=value[1:]) if value.startswith(":") else SeatWish(name=value)
            for value in request.query_params.getlist("seat")
        ]
        links = request.headers.get(LINKS, "").split()[:8]
        data = await self._house.unsealed(await _raw(request), links)
        start = await while_there(request, self._clerks.begin(SaveFile(data), client_of(request)))
        return await self._house.begin(start, seats, "save", request.query_params.get("name", ""))

    async def position(self, request: Request) -> Opened:
        wish = await _body(request, PositionWish)
        start = await while_there(request, self._clerks.begin(Position(wish.position), client_of(request)))
        return await self._house.begin(start, wish.seats, "position")

    async def info(self, request: Request) -> TableInfo:
        table = await self._table(request)
        mine = await table.admitted((await _body(request, TokensWish)).tokens[:8])
        return await told_of(table, mine, asked_language(request))

    async def seat(self, request: Request) -> TableInfo:
        """Which table a seat link leads to."""
        table, seat = await self._seat((await _body(request, LinkWish)).token)
        return await told_of(table, frozenset({seat}), asked_language(request), knows=frozenset())

    async def sit(self, request: Request) -> SatDown:
        """Whoever follows a seat link sits down there: by the name they say, and instead of a bot."""
        wish = await _body(request, SitWish)
        name = clean_name(wish.name)
        table, seat, token = await self._sat_down(wish)
        if name and name != table.seats[seat].name:
            await table.rename(seat, name)
        if table.seats[seat].bot:
            await table.give_seat(seat, "")
        info = await told_of(table, frozenset({seat}), asked_language(request))
        return SatDown(**msgspec.structs.asdict(info), token=token)

    async def _sat_down(self, wish: SitWish) -> tuple[LiveTable, int, str]:
        """Where somebody sits who follows a link, and by which link from now on."""
        if wish.own:
            if len(wish.own) < LEAST_SECRET:
                raise NotAllowed("not_understood", f"a link of your own has at least {LEAST_SECRET} letters")
            found = await asyncio.to_thread(self._house.storage.find_seat, tokens.digest(wish.own))
            if found is not None:  # it was done before, and the answer was lost
                return await self._house.table(found[0]), found[1], wish.own
        table, seat = await self._seat(wish.token)
        if wish.own and table.seats[seat].link == "new":
            await table.claim(seat, wish.token, wish.own)
            return table, seat, wish.own
        await table.admitted([wish.token])
        return table, seat, wish.token

    async def free(self, request: Request) -> Invitation:
        """Whoever plays a seat gives it up, or the owner gives that of somebody who is away to somebody else."""
        wish = await _body(request, FreeWish)
        table = await self._table(request)
        if not 0 <= wish.seat < len(table.seats):
            raise NotAllowed("no_such_seat", "there is no such seat")
        return Invitation(await table.free(wish.seat, wish.tokens[:8], wish.owner))

    async def add_seat(self, request: Request) -> Invitation:
        """Somebody joins a campaign that has no seat left: the owner adds one."""
        wish = await _body(request, AddWish)
        return Invitation(await (await self._table(request)).add_seat(wish.owner))

    async def _seat(self, token: str) -> tuple[LiveTable, int]:
        found = await asyncio.to_thread(self._house.storage.find_seat, tokens.digest(token))
        if found is None:
            gone = await asyncio.to_thread(self._house.storage.gone_link, tokens.digest(token))
            raise NotAllowed("no_such_seat" if gone is None else f"seat_{gone}", "this link leads to no seat")
        return await self._house.table(found[0]), found[1]

    async def result(self, request: Request) -> Ended:
        """How a game ended: for statistics over many of them."""
        table = await self._table(request)
        await table.admitted((await _body(request, TokensWish)).tokens[:8])
        return Ended(await table.result(asked_language(request)))

    async def save(self, request: Request) -> bytes:
        """The save file. It holds every secret, so as long as others have some it is sealed."""
        table = await self._table(request)
        given = await table.admitted((await _body(request, TokensWish)).tokens[:8])
        if table.is_open_to(given):
            return await table.saved()
        if not given:
            raise NotAllowed("not_your_seat", "only somebody who sits at the table can save it")
        return await self._house.sealed(table)

    async def name(self, request: Request) -> TableInfo:
        """Give a table a name: for whoever sits there."""
        wish = await _body(request, NameWish)
        table = await self._table(request)
        seats = await table.admitted(wish.tokens[:8])
        if not seats:
            raise NotAllowed("not_your_seat", "only somebody who sits at the table can name it")
        await table.call(wish.thing, wish.name, seats)
        return await told_of(table, seats, asked_language(request))

    async def report(self, request: Request) -> bytes:
        """A file for a bug report: the exact position as the holder of the links may know it."""
        wish = await _body(request, ReportWish)
        table = await self._table(request)
        given = await table.admitted(wish.tokens[:8])
        seat = wish.seat if wish.seat in given else min(given, default=NOBODY)
        key = await self._house.seal_key()
        async with table.settled():
            book, known = table.book(), reported(table, seat, given, wish.note)
        return await table.made(report, book, known, key)

    # --- replay -----------------------------------------------------------------------------------------------

    async def chapters(self, request: Request) -> list[ChapterInfo]:
        """The chapters of a campaign, the present one last."""
        wish = await _body(request, TokensWish)
        table = await self._table(request)
        seats = await table.admitted(wish.tokens[:8])
        dates = await asyncio.to_thread(self._house.storage.chapter_dates, table.row.id)
        async with table.settled():
            return chapter_infos(table, seats, dates, asked_language(request))

    async def moment(self, request: Request) -> msgspec.Raw:
        """A `Frame`: the table as it was after so many answers, as the holder of the links may see it."""
        wish = await _body(request, MomentWish)
        table = await self._table(request)
        seats = await table.admitted(wish.tokens[:8])
        seat, chapter = min(seats, default=NOBODY), None if wish.chapter == NOW else wish.chapter
        return msgspec.Raw(await table.drawn(wish.number, seat, seats, asked_language(request), chapter))

    async def share(self, request: Request) -> SharedMoment:
        wish = await _body(request, MomentWish)
        table = await self._table(request)
        seats = await table.admitted(wish.tokens[:8])
        async with table.settled():
            table.require_told(_over(table, wish.chapter), wish.number, seats)
            chapter = len(table.match.chapters) if wish.chapter == NOW else wish.chapter
        share = tokens.new_id()
        seat = min(seats, default=NOBODY)
        await asyncio.to_thread(self._house.storage.share, share, table.row.id, seat, wish.number, chapter)
        return SharedMoment(share)

    async def shared(self, request: Request) -> msgspec.Raw:
        """A `Frame`. A shared moment shows what is public; while the game goes on nobody's secrets travel by link."""
        share = request.path_params["share"]
        found = await asyncio.to_thread(self._house.storage.shared, share) if tokens.is_id(share) else None
        if found is None:
            raise NotAllowed("no_such_moment", "this link leads to nothing")
        table_id, seat, number, chapter = found
        table = await self._house.table(table_id)
        seat = seat if table.match.over else NOBODY
        over = table.match.chapters
        known = over[chapter].answers if chapter < len(over) else table.moves_for(frozenset())
        number = min(number, known)  # some may have been taken back, or are secret still
        chapter = min(chapter, len(over))
        return msgspec.Raw(await table.drawn(number, seat, frozenset(), asked_language(request), chapter))

    async def fork(self, request: Request) -> Opened:
        """Go on from any moment as a new table: for whoever sits at this one (or when the game is over)."""
        wish = await _body(request, ForkWish)
        table = await self._table(request)
        given = await table.admitted(wish.tokens[:8])
        if not given and not table.match.over:
            raise NotAllowed("not_your_seat", "only somebody who sits at the table can go on from it elsewhere")
        if not (table.match.rulebook.cooperative or table.is_open_to(given)):
            raise NotAllowed("fork_has_secrets", "others still play here: go on from a moment when the game is over")
        return await self._house.fork(table, _over(table, wish.chapter), wish.number, given, wish.seats, wish.name)

    async def _table(self, request: Request) -> LiveTable:
        return await self._house.table(request.path_params["table"])


def _over(table: LiveTable, chapter: int) -> int | None:
    """The number of a chapter that is over, or None for the present one."""
    return None if chapter in (NOW, len(table.match.chapters)) else chapter


async def _raw(request: Request) -> bytes:
    found = b""
    async for chunk in request.stream():
        found += chunk
        if len(found) > MOST_UPLOAD:
            raise NotAllowed("too_long", f"at most {MOST_UPLOAD} bytes")
    return found


async def _body(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await _raw(request) or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NotAllowed("not_understood", f"the body does not fit: {error}") from None
