"""One WebSocket per viewer: what it says is checked, carried out, or refused with a reason."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tafelrunde.kernel import NOBODY
from tafelrunde.kernel.calling import clean_name
from tafelrunde.table import metrics
from tafelrunde.table.http.asking import client_of
from tafelrunde.table.http.carrying import Carriers
from tafelrunde.table.http.passing import COME_AGAIN, MOVED, Passing
from tafelrunde.table.keeping import tokens
from tafelrunde.table.keeping.leases import Elsewhere, Fenced
from tafelrunde.table.keeping.storage import ChatRow, StoreError
from tafelrunde.table.live.house import House, bot_level
from tafelrunde.table.live.showing import Viewer
from tafelrunde.table.live.table import LiveTable
from tafelrunde.table.wire.limits import CROWD, GUESTS, MOST_BYTES, MOST_LINKS, Bucket, Shares, Use, asking
from tafelrunde.table.wire.protocol import (
    AskHint,
    AskPreview,
    AskSight,
    ChatLine,
    ClientMessage,
    Collect,
    Consent,
    GiveSeat,
    Hello,
    KeepMoment,
    Look,
    Notice,
    Point,
    Pointed,
    Prepare,
    Rename,
    Replies,
    Reply,
    ReturnTo,
    Say,
    Seen,
    Speak,
    TakeBack,
    TryAgain,
)
from tafelrunde.table.wire.refusing import NotAllowed, plain_words, refusal

HELLO_SECONDS = 10
PER_LINK = 24
"""Sockets that look at a table through one seat at once."""
RUDE = ("not_understood", "too_long", "too_fast")
MOST_CHAT = 500
MOST_TOGETHER = 40
"""So many answers belong together at most."""
MOST_WAITING = 16
"""Frames that wait for a slow reader; what comes then is shown as one when they are read."""

log = logging.getLogger("tafelrunde.table")

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encode = msgspec.json.Encoder().encode


class Connection:
    """One socket, from hello to goodbye. Frames wait in a queue, so that a slow reader holds up nobody."""

    def __init__(
        self,
        socket: WebSocket,
        house: House,
        shares: Shares,
        carriers: Carriers | None = None,
        passing: Passing | None = None,
        passed_for: str = "",
    ) -> None:
        """`carriers` count who comes; `passing`: the way to other processes.

        `passed_for`: the client whose socket another process passes on, who was counted there.
        """
        self._socket = socket
        self._house = house
        self._shares = shares
        self._carriers = carriers
        self._passing = passing
        self._passed = bool(passed_for)
        self._client = passed_for or client_of(socket)
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(maxsize=256)
        self._bucket = Bucket(rate=20, burst=60)
        self._patience = Bucket(rate=5, burst=100)
        """For what is no message, and for too many: then the connection ends."""
        self._links: list[str] = []
        """Those by which this viewer sits at the table: all sockets of one link share what it may do."""
        self._language = "en"
        self._let_go = False
        self._table: LiveTable
        self._viewer: Viewer

    async def serve(self) -> None:
        """Talk until the client leaves."""
        asking.set(self._client)
        if not self._passed:
            await self._socket.accept()
        writer = asyncio.create_task(self._write())
        try:
            if await self._greet():
                await self._listen()
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("a connection ended with an error")
        finally:
            if hasattr(self, "_table"):
                self._table.showing.viewers.discard(self._viewer)
                self._table.showing.reconsider()
                self._table.showing.show()
            writer.cancel()
            if self._socket.application_state is not WebSocketState.DISCONNECTED:
                with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                    await self._socket.close()

    async def _greet(self) -> bool:
        """The first message names the table and the links."""
        try:
            message = await asyncio.wait_for(self._receive(), HELLO_SECONDS)
            if not isinstance(message, Hello):
                raise NotAllowed("hello_first", "say hello first")
            self._language = message.language
            links = [tokens.digest(one) for one in message.tokens[:MOST_LINKS]]
            if self._carriers is not None and not await self._carriers.allow("come", self._client, links):
                await self._hang_up(1013)
                return False
            table = await self._led(message)
            if table is None:
                return False
            seats = await table.admitted(message.tokens[:MOST_LINKS])
            if any(table.showing.lookers(seat) >= PER_LINK for seat in seats):
                raise NotAllowed("too_fast", "too many look at the table by this link")
            self._links = [link for link in links if any(link == row.token for row in table.seats)]
        except NotAllowed as error:
            if self._passed and error.reason == "moved":
                await self._socket.close(MOVED)
                return False
            await self._socket.send_text(_encode(refusal(error, plain_words(self._language))).decode())
            return False
        except TimeoutError:
            return False
        self._table = table
        self._viewer = Viewer(self.send, seats, message.language, message.patches, self._has_room, self._leave)
        async with table.talk:
            for line in await self._chat(table):
                name = table.seats[line.seat].name if line.seat >= 0 else ""
                await self.send(ChatLine(line.seat, name, line.text, line.at))
            table.showing.come(self._viewer, message.reports)
            table.bots.wake()
        if table.record.lost:
            self._leave()
        table.showing.show()
        return True

    async def _led(self, hello: Hello) -> LiveTable | None:
        """The table; None if another process has led it, to which this socket was passed on until its end."""

        async def here() -> LiveTable | None:
            return await self._house.table(hello.table, hello.language)

        async def there(other: Elsewhere) -> None:
            assert self._passing is not None
            await self._passing.socket(other, self._socket, _encode(hello))

        if self._passing is not None and not self._passed:
            return await self._passing.led(here, there)
        try:
            return await here()
        except Elsewhere as error:
            raise NotAllowed("moved", "another process leads this table") from error

    def _leave(self) -> None:
        """The table is not led here any more: whoever comes again is led to where it is."""
        self._later(self._hang_up, COME_AGAIN)

    async def _chat(self, table: LiveTable) -> list[ChatRow]:
        """What was said; a table can be played without it."""
        try:
            return await asyncio.to_thread(self._house.storage.chat, table.row.id)
        except StoreError:
            log.error("table %s: the chat can't be read", table.row.id)
            return []

    async def _listen(self) -> None:
        while True:
            try:
                message = await self._receive()
                if not self._bucket.take() or not self._may("act"):
                    raise NotAllowed("too_fast", "too many messages; slow down")
                await self._carry_out(message)
            except NotAllowed as error:
                await self._refuse(error)
                if error.reason in RUDE and not self._patience.take():
                    await self._hang_up(1008)
                    return

    async def _receive(self) -> ClientMessage:
        packet = await self._socket.receive()
        if packet["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(packet.get("code", 1000))
        data = packet.get("bytes") or (packet.get("text") or "").encode()
        if len(data) > MOST_BYTES:
            raise NotAllowed("too_long", f"a message has at most {MOST_BYTES} bytes")
        try:
            return _decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise NotAllowed("not_understood", f"this is not a message: {error}") from None

    async def _carry_out(self, message: ClientMessage) -> None:
        table = self._table
        match message:
            case Reply():
                await table.answer(self._mine(message.seat), message.moment, message.option, self._viewer.seats)
            case Replies():
                self._require_few(message.options)
                await table.answer_all(self._mine(message.seat), message.moment, message.options, self._viewer.seats)
            case Collect():
                self._require_few(message.options)
                seat, viewer = self._mine(message.seat), self._viewer
                await self.send(
                    await table.collected(seat, message.moment, message.options, viewer.language, viewer.seats)
                )
            case TakeBack():
                await table.undo(self._mine(message.seat), message.moment, self._viewer.seats)
            case KeepMoment():
                self._mine(message.seat)
                await table.keep_moment(message.name[:MOST_CHAT])
            case ReturnTo():
                await table.return_to(self._mine(message.seat), message.moment, message.number, self._viewer.seats)
            case Consent():
                await table.consent(self._mine(message.seat), message.moment, message.agreed, self._viewer.seats)
            case AskHint():
                if not self._may("hint"):
                    raise NotAllowed("too_fast", "too many hints; wait a moment")
                self._require_few(message.options)
                self._later(self._hint, self._mine(message.seat), message.moment, message.longer, message.options)
            case Prepare():
                if not self._may("hint"):
                    raise NotAllowed("too_fast", "wait a moment before a bot prepares you")
                self._later(self._prepare, self._mine(message.seat), message.moment)
            case AskPreview():
                seat, viewer = self._mine(message.seat), self._viewer
                found = table.preview(seat, message.moment, message.option, viewer.language, viewer.seats)
                await self.send(await found)
            case AskSight():
                await self.send(await table.sight(self._viewer.seat, message.one[:80], message.other[:80]))
            case Look():
                seat = NOBODY if message.seat == NOBODY else self._mine(message.seat)
                self._require_look()
                self._viewer.seat = seat
                self._viewer.look_anew()
                table.showing.catch_up()
            case Speak():
                self._require_look()
                self._viewer.speak(message.language)
                self._viewer.look_anew()
                table.showing.catch_up()
            case Say():
                await self._say(message)
            case Point():
                await self._point(message)
            case GiveSeat():
                await self._give_seat(message)
            case Seen():
                table.showing.seen(self._viewer, message.moment)
            case TryAgain():
                if not self._viewer.seats:
                    raise NotAllowed("not_your_seat", "only somebody who sits at the table can do this")
                if not self._may("hint"):
                    raise NotAllowed("too_fast", "wait a moment before the bot tries again")
                if table.is_stuck(message.seat):
                    table.try_again(message.seat)
            case Rename():
                name = clean_name(message.name)
                if not name:
                    raise NotAllowed("bad_name", "a name has at least one letter")
                await table.rename(self._mine(message.seat), name)
            case Hello():
                raise NotAllowed("hello_once", "hello was said already")

    def _require_look(self) -> None:
        """A whole frame is much more than what has changed."""
        if not self._may("look"):
            raise NotAllowed("too_fast", "you have looked around much; wait a moment")

    async def _refuse(self, error: NotAllowed) -> None:
        metrics.REFUSED.count()
        words = self._table.speaker(self._viewer.language).language
        await self.send(refusal(error, words, self._table.moment_for(self._viewer.seats)))

    def _require_few(self, options: tuple[str, ...]) -> None:
        if len(options) > MOST_TOGETHER:
            raise NotAllowed("too_long", f"at most {MOST_TOGETHER} answers are given together")

    def _mine(self, seat: int) -> int:
        if seat not in self._viewer.seats:
            raise NotAllowed("not_your_seat", "this seat is not yours")
        return seat

    async def _hint(self, seat: int, moment: int, longer: bool, options: tuple[str, ...]) -> None:
        try:
            viewer = self._viewer
            await self.send(await self._table.hint(seat, moment, viewer.language, viewer.seats, longer, options))
        except NotAllowed as error:
            await self._refuse(error)
        except Exception:
            log.exception("table %s: no hint for seat %s", self._table.row.id, seat)
            await self._refuse(NotAllowed("no_hint", "the bot has broken down over this question"))

    async def _prepare(self, seat: int, moment: int) -> None:
        try:
            await self._table.prepare(seat, moment, self._viewer.seats)
        except NotAllowed as error:
            await self._refuse(error)
        except Exception:
            log.exception("table %s: seat %s can't be prepared", self._table.row.id, seat)
            await self._refuse(NotAllowed("no_hint", "the bot has broken down over this question"))

    async def _say(self, message: Say) -> None:
        seat = NOBODY if message.seat == NOBODY else self._mine(message.seat)
        text = "".join([letter for letter in message.text if letter.isprintable()]).strip()[:MOST_CHAT]
        if not text:
            raise NotAllowed("empty", "there is nothing to say")
        # A seat has a share of its own: whoever is rude at the same address takes nothing from it.
        speaks = self._shares.take("call", self._client) if seat == NOBODY else self._speaks(seat)
        if not speaks:
            raise NotAllowed("too_fast", "you have said much; wait a moment")
        async with self._table.talk:
            line = ChatRow(seat, text, time.time())
            try:
                row = await asyncio.to_thread(
                    self._house.storage.say, self._table.row.id, seat, text, self._table.record.lease, line.at
                )
            except Fenced:
                self._table.record.lose()
                self._table.record.require_certain()
            except StoreError:
                log.error("table %s: a line of chat could not be stored", self._table.row.id)
                row = await self._said(line)
            name = self._table.seats[seat].name if seat >= 0 else ""
            await self._tell_all(ChatLine(seat, name, row.text, row.at))

    def _may(self, use: Use) -> bool:
        """Whether these links may do so once more, from wherever they are used, and all that is said from here.

        Bots' workers think hints, too. Whoever has no link shares with all others who look on from there.
        """
        own = [self._shares.take(use, f"link {link}") for link in self._links]
        mine = all(own) if own else self._shares.take(use, f"guests from {self._client}", GUESTS)
        return mine and self._shares.take(use, f"sockets from {self._client}", CROWD)

    def _speaks(self, seat: int) -> bool:
        return self._shares.take("say", f"{self._table.row.id}/{seat}") and self._shares.take("talk", self._client)

    async def _said(self, line: ChatRow) -> ChatRow:
        """After a failure: the line, if it was stored all the same."""
        try:
            known = await asyncio.to_thread(self._house.storage.chat, self._table.row.id)
        except StoreError as error:
            raise NotAllowed("not_known", "it is not known yet whether this was stored") from error
        if line not in known:
            raise NotAllowed("not_said", "the server could not store this; say it again")
        return line

    async def _point(self, message: Point) -> None:
        if len(message.element) > 80:
            raise NotAllowed("not_understood", "there is no such element")
        await self._tell_all(Pointed(self._mine(message.seat), message.element))

    async def _give_seat(self, message: GiveSeat) -> None:
        table = self._table
        if not 0 <= message.seat < len(table.seats):
            raise NotAllowed("not_your_seat", "there is no such seat")
        # Where a bot has broken down everybody waits: whoever sits there may call another one.
        helps = bool(self._viewer.seats) and bool(message.bot) and table.is_stuck(message.seat)
        if message.seat not in self._viewer.seats and not table.is_owner(message.token) and not helps:
            raise NotAllowed("not_your_seat", "only its player or the owner of the table can change this seat")
        if message.seat not in self._viewer.seats and not helps and message.bot and table.may_stay_home(message.seat):
            raise NotAllowed("seat_at_home", "in a campaign only they themselves can let a bot play for them")
        if message.seat not in self._viewer.seats and not helps and message.bot and not table.may_replace(message.seat):
            raise NotAllowed("seat_plays", "whoever plays there is at the table, and has not kept it waiting for long")
        await table.give_seat(message.seat, bot_level(message.bot))

    async def _tell_all(self, notice: Notice) -> None:
        for viewer in list(self._table.showing.viewers):
            await viewer.send(notice)

    def _later(self, work: Callable[..., Coroutine[Any, Any, None]], *args: Any) -> None:
        task = asyncio.create_task(work(*args))
        task.add_done_callback(lambda done: None if done.cancelled() else done.exception())

    async def send(self, notice: Notice) -> None:
        """Queue a notice; a client that does not read any more is let go."""
        try:
            self._outbox.put_nowait(_encode(notice))
        except asyncio.QueueFull:
            if not self._let_go:
                self._let_go = True
                self._later(self._hang_up, 1013)

    async def _hang_up(self, code: int) -> None:
        """Whoever was let go a moment ago, or has left by themselves, need not be told again."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
            await self._socket.close(code)

    def _has_room(self) -> bool:
        return self._outbox.qsize() < MOST_WAITING

    async def _write(self) -> None:
        while True:
            data = await self._outbox.get()
            await self._socket.send_text(data.decode())
            if self._outbox.empty() and hasattr(self, "_viewer"):
                self._table.showing.catch_up()  # frames may have been left out
