"""One WebSocket per viewer: what it says is checked, carried out, or refused with a reason."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tafelrunde.kernel import NOBODY
from tafelrunde.table.http.asking import client_of
from tafelrunde.table.keeping.storage import ChatRow, StoreError
from tafelrunde.table.live.house import House, bot_level, clean_name
from tafelrunde.table.live.showing import Viewer
from tafelrunde.table.live.table import LiveTable
from tafelrunde.table.wire.limits import MOST_BYTES, Bucket, Shares
from tafelrunde.table.wire.protocol import (
    AskHint,
    AskPreview,
    ChatLine,
    ClientMessage,
    Consent,
    GiveSeat,
    Hello,
    Look,
    Notice,
    Point,
    Pointed,
    Rename,
    Reply,
    Say,
    Seen,
    Speak,
    TakeBack,
    TryAgain,
)
from tafelrunde.table.wire.refusing import NotAllowed, plain_words, refusal

HELLO_SECONDS = 10
RUDE = ("not_understood", "too_long", "too_fast")
MOST_CHAT = 500
MOST_WAITING = 16
"""Frames that wait for a slow reader; what comes then is shown as one when they are read."""

log = logging.getLogger("tafelrunde.table")

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encode = msgspec.json.Encoder().encode


class Connection:
    """One socket, from hello to goodbye. Frames wait in a queue, so that a slow reader holds up nobody."""

    def __init__(self, socket: WebSocket, house: House, shares: Shares) -> None:
        self._socket = socket
        self._house = house
        self._shares = shares
        self._client = client_of(socket)
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(maxsize=256)
        self._bucket = Bucket(rate=20, burst=60)
        self._patience = Bucket(rate=5, burst=100)
        """For what is no message, and for too many: then the connection ends."""
        self._hints = Bucket(rate=1, burst=5)
        """Hints are thought by the same workers as bots' moves: nobody may use them up."""
        self._language = "en"
        self._table: LiveTable
        self._viewer: Viewer

    async def serve(self) -> None:
        """Talk until the client leaves."""
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
            table = await self._house.table(message.table, message.language)
        except NotAllowed as error:
            await self._socket.send_text(_encode(refusal(error, plain_words(self._language))).decode())
            return False
        except TimeoutError:
            return False
        self._table = table
        self._viewer = Viewer(
            self.send, table.seats_of(message.tokens[:8]), message.language, message.patches, self._has_room
        )
        async with table.talk:
            for line in await self._chat(table):
                name = table.seats[line.seat].name if line.seat >= 0 else ""
                await self.send(ChatLine(line.seat, name, line.text, line.at))
            table.showing.come(self._viewer, message.reports)
        table.showing.show()
        return True

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
                if not self._bucket.take():
                    raise NotAllowed("too_fast", "too many messages; slow down")
                await self._carry_out(message)
            except NotAllowed as error:
                await self._refuse(error)
                if error.reason in RUDE and not self._patience.take():
                    await self._socket.close(1008)
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
            case TakeBack():
                await table.undo(self._mine(message.seat), message.moment, self._viewer.seats)
            case Consent():
                await table.consent(self._mine(message.seat), message.moment, message.agreed, self._viewer.seats)
            case AskHint():
                if not self._hints.take():
                    raise NotAllowed("too_fast", "too many hints; wait a moment")
                self._later(self._hint, self._mine(message.seat), message.moment)
            case AskPreview():
                seat, viewer = self._mine(message.seat), self._viewer
                found = table.preview(seat, message.moment, message.option, viewer.language, viewer.seats)
                await self.send(await found)
            case Look():
                self._viewer.seat = NOBODY if message.seat == NOBODY else self._mine(message.seat)
                self._viewer.look_anew()
                table.showing.catch_up()
            case Speak():
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
                if not self._hints.take():
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

    async def _refuse(self, error: NotAllowed) -> None:
        words = self._table.speaker(self._viewer.language).language
        await self.send(refusal(error, words, self._table.moment_for(self._viewer.seats)))

    def _mine(self, seat: int) -> int:
        if seat not in self._viewer.seats:
            raise NotAllowed("not_your_seat", "this seat is not yours")
        return seat

    async def _hint(self, seat: int, moment: int) -> None:
        try:
            await self.send(await self._table.hint(seat, moment, self._viewer.language, self._viewer.seats))
        except NotAllowed as error:
            await self._refuse(error)
        except Exception:
            log.exception("table %s: no hint for seat %s", self._table.row.id, seat)
            await self._refuse(NotAllowed("no_hint", "the bot has broken down over this question"))

    async def _say(self, message: Say) -> None:
        seat = NOBODY if message.seat == NOBODY else self._mine(message.seat)
        text = "".join([letter for letter in message.text if letter.isprintable()]).strip()[:MOST_CHAT]
        if not text:
            raise NotAllowed("empty", "there is nothing to say")
        if not self._shares.take("call" if seat == NOBODY else "say", self._client):
            raise NotAllowed("too_fast", "you have said much; wait a moment")
        async with self._table.talk:
            try:
                row = await asyncio.to_thread(self._house.storage.say, self._table.row.id, seat, text)
            except StoreError as error:
                log.error("table %s: a line of chat could not be stored", self._table.row.id)
                raise NotAllowed("not_said", "the server could not store this; say it again") from error
            name = self._table.seats[seat].name if seat >= 0 else ""
            await self._tell_all(ChatLine(seat, name, row.text, row.at))

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
            self._outbox = asyncio.Queue()
            self._later(self._socket.close, 1013)

    def _has_room(self) -> bool:
        return self._outbox.qsize() < MOST_WAITING

    async def _write(self) -> None:
        while True:
            data = await self._outbox.get()
            await self._socket.send_text(data.decode())
            if self._outbox.empty() and hasattr(self, "_viewer"):
                self._table.showing.catch_up()  # frames may have been left out
