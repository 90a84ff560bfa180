"""The HTTP interface: games and their options, making tables, saves, replays, shared moments, rules.

Every request and answer is a typed Struct; `openapi.py` documents them from the same `ENDPOINTS`.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TypeVar

import msgspec
from starlette.requests import Request

from tafelrunde.catalogue import Catalogue
from tafelrunde.kernel import NOBODY, BadSetup, Match, UnknownGame, find, games
from tafelrunde.kernel.referee import referee, referees
from tafelrunde.kernel.save import dump
from tafelrunde.table.http.asking import client_of, while_there
from tafelrunde.table.http.infos import (
    ConsultWish,
    ForkWish,
    GameInfo,
    LinkWish,
    MomentWish,
    PositionWish,
    RefereeInfo,
    ReportWish,
    RuleInfo,
    SharedMoment,
    SitWish,
    TableInfo,
    TokensWish,
    game_info,
    table_info,
)
from tafelrunde.table.http.reaching import Listening, Reach, asks_from_here, reach
from tafelrunde.table.http.remarks import Remarks, RemarksWish, remarks
from tafelrunde.table.http.report import report
from tafelrunde.table.keeping import tokens
from tafelrunde.table.live.house import House, NewTable, Opened, SeatWish, clean_name
from tafelrunde.table.live.table import LiveTable
from tafelrunde.table.strangers.clerks import Clerks
from tafelrunde.table.strangers.papers import Position, Question, SaveFile
from tafelrunde.table.wire.limits import MOST_UPLOAD
from tafelrunde.table.wire.protocol import Frame
from tafelrunde.table.wire.refusing import NotAllowed

log = logging.getLogger("tafelrunde.table")

T = TypeVar("T")

LINKS = "x-seat-links"


class Api:
    """The endpoints, bound to one house."""

    def __init__(self, house: House, clerks: Clerks, listening: Listening | None = None) -> None:
        self._house = house
        self._clerks = clerks
        self._listening = listening

    async def reach(self, request: Request) -> Reach:
        """Where others find this server."""
        return reach(self._listening) if asks_from_here(request) else Reach()

    # --- games and rules --------------------------------------------------------------------------------------

    async def games(self, request: Request) -> list[GameInfo]:
        return await asyncio.to_thread(_games, asked_language(request))  # games are loaded when first looked at

    async def remarks(self, request: Request) -> Remarks:
        wish = await _body(request, RemarksWish)
        try:
            return remarks(find(request.path_params["game"]), wish, asked_language(request))
        except (UnknownGame, BadSetup) as error:
            raise NotAllowed("bad_setup", str(error)) from None

    async def rule(self, request: Request) -> RuleInfo:
        try:
            catalogue = Catalogue.load(request.path_params["game"], asked_language(request))
            rule = catalogue.rule(request.path_params["rule"])
        except LookupError as error:
            raise NotAllowed("no_such_rule", str(error)) from None
        return RuleInfo(rule.id, rule.chapter, rule.text, rule.language)

    async def referees(self, request: Request) -> list[RefereeInfo]:
        return [RefereeInfo(name, referee(name).name) for name in referees()]

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
        return await self._house.begin(start, seats, "save")

    async def position(self, request: Request) -> Opened:
        wish = await _body(request, PositionWish)
        start = await while_there(request, self._clerks.begin(Position(wish.position), client_of(request)))
        return await self._house.begin(start, wish.seats, "position")

    async def info(self, request: Request) -> TableInfo:
        table = await self._table(request)
        mine = table.seats_of((await _body(request, TokensWish)).tokens[:8])
        return table_info(table, mine, asked_language(request))

    async def seat(self, request: Request) -> TableInfo:
        """Which table a seat link leads to."""
        table, seat = await self._seat((await _body(request, LinkWish)).token)
        return table_info(table, frozenset({seat}), asked_language(request))

    async def sit(self, request: Request) -> TableInfo:
        """Whoever follows a seat link sits down there: by the name they say, and instead of a bot."""
        wish = await _body(request, SitWish)
        name = clean_name(wish.name)
        table, seat = await self._seat(wish.token)
        if name and name != table.seats[seat].name:
            await table.rename(seat, name)
        if table.seats[seat].bot:
            await table.give_seat(seat, "")
        return table_info(table, frozenset({seat}), asked_language(request))

    async def _seat(self, token: str) -> tuple[LiveTable, int]:
        found = await asyncio.to_thread(self._house.storage.find_seat, tokens.digest(token))
        if found is None:
            raise NotAllowed("no_such_seat", "this link leads to no seat")
        return await self._house.table(found[0]), found[1]

    async def save(self, request: Request) -> bytes:
        """The save file. It holds every secret, so as long as others have some it is sealed."""
        table = await self._table(request)
        given = table.seats_of((await _body(request, TokensWish)).tokens[:8])
        if table.is_open_to(given):
            async with table.settled():
                return dump(table.match)
        if not given:
            raise NotAllowed("not_your_seat", "only somebody who sits at the table can save it")
        return await self._house.sealed(table)

    async def report(self, request: Request) -> bytes:
        """A file for a bug report: the exact position as the holder of the links may know it."""
        wish = await _body(request, ReportWish)
        table = await self._table(request)
        given = table.seats_of(wish.tokens[:8])
        seat = wish.seat if wish.seat in given else min(given, default=NOBODY)
        key = await self._house.seal_key()
        async with table.settled():
            return report(table, seat, given, wish.note, key)

    # --- replay -----------------------------------------------------------------------------------------------

    async def moment(self, request: Request) -> Frame:
        """The table as it was after so many answers, as the holder of the links may see it."""
        wish = await _body(request, MomentWish)
        table = await self._table(request)
        seats = table.seats_of(wish.tokens[:8])
        async with table.settled():
            return _moment(table, wish.number, min(seats, default=NOBODY), seats, asked_language(request))

    async def share(self, request: Request) -> SharedMoment:
        wish = await _body(request, MomentWish)
        table = await self._table(request)
        seats = table.seats_of(wish.tokens[:8])
        _check_number(table, wish.number, seats)
        share = tokens.new_id()
        seat = min(seats, default=NOBODY)
        await asyncio.to_thread(self._house.storage.share, share, table.row.id, seat, wish.number)
        return SharedMoment(share)

    async def shared(self, request: Request) -> Frame:
        """A shared moment shows what is public; while the game goes on nobody's secrets travel by link."""
        share = request.path_params["share"]
        found = await asyncio.to_thread(self._house.storage.shared, share) if tokens.is_id(share) else None
        if found is None:
            raise NotAllowed("no_such_moment", "this link leads to nothing")
        table_id, seat, number = found
        table = await self._house.table(table_id)
        async with table.settled():
            seat = seat if table.match.over else NOBODY
            number = min(number, table.moves_for(frozenset()))  # some may have been taken back, or are secret still
            return _moment(table, number, seat, frozenset(), asked_language(request))

    async def fork(self, request: Request) -> Opened:
        """Go on from any moment as a new table: for whoever sits at this one (or when the game is over)."""
        wish = await _body(request, ForkWish)
        table = await self._table(request)
        given = table.seats_of(wish.tokens[:8])
        if not given and not table.match.over:
            raise NotAllowed("not_your_seat", "only somebody who sits at the table can go on from it elsewhere")
        if not (table.match.rulebook.cooperative or table.is_open_to(given)):
            raise NotAllowed("fork_has_secrets", "others still play here: go on from a moment when the game is over")
        async with table.settled():
            match = _match_at(table, wish.number, given)
        asked = match.decision.seat if match.decision is not None else NOBODY
        seat = asked if asked in given else min(given, default=NOBODY)
        return await self._house.fork(match, seat, wish.seats)

    async def _table(self, request: Request) -> LiveTable:
        return await self._house.table(request.path_params["table"])


def _games(language: str) -> list[GameInfo]:
    """A game that can't be loaded must not keep people from the others."""
    found: list[GameInfo] = []
    for game in games():
        try:
            found.append(game_info(find(game), language))
        except Exception:
            log.exception("the game %s can't be offered", game)
    return found


def _check_number(table: LiveTable, number: int, held: frozenset[int]) -> None:
    known = table.moves_for(held)
    if not 0 <= number <= known:
        raise NotAllowed("no_such_moment", f"there are {known} moments, not {number}")


def _match_at(table: LiveTable, number: int, held: frozenset[int]) -> Match:
    """As it was after so many answers; a simultaneous choice in progress is shown only as it is now."""
    _check_number(table, number, held)
    match = table.match.clone()
    if number <= len(match.answers) - match.choosing and number < len(match.answers):
        match.undo(len(match.answers) - number)
    return match


def _moment(table: LiveTable, number: int, seat: int, held: frozenset[int], language: str) -> Frame:
    match = _match_at(table, number, held)
    return msgspec.structs.replace(
        table.showing.replayed(match, seat, language), moves=table.moves_for(held), moment=number
    )


def asked_language(request: Request) -> str:
    """German or English: as the query says, or else as the browser prefers."""
    asked = request.query_params.get("language") or request.headers.get("accept-language", "en")
    return "de" if asked.lower().startswith("de") else "en"


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
