"""Hostile messages over HTTP and sockets: `python -m tests.table.attack --messages 200000`.

Rude clients from many addresses send what no browser would, while two honest people play. Counted is what was answered;
it fails if a request ends in a fault of the server, if the log tells of one, or if honest people can't play.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, get_args
from urllib.parse import quote

import websockets

from tafelrunde.kernel import games
from tafelrunde.table.http.openapi import ENDPOINTS
from tafelrunde.table.wire.protocol import ClientMessage
from tests.helpers.serving import Client, Server, end
from tests.table.soak import memory_of

ELSEWHERE = ("/api/openapi.json", "/api/socket", "/health", "/metrics", "/x", "/assets/x")
READ_BY_CLERKS = ("load", "position", "consult", "create", "fork")
METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "BREW", "post")
TEXTS = ("", "\x00", "a\x00b", "☃" * 50, "x" * 5_000, "../../etc/passwd", "\u202e", "'; DROP TABLE tables", "%", "null")
NUMBERS = (
    "0",
    "-1",
    "1e308",
    "-0.0",
    "9" * 400,
    str(2**63),
    str(-(2**63) - 1),
    str(2**64),
    "1" + "0" * 5_000,
    "NaN",
    "0x10",
)
ODD = (
    r'"\ud800"',
    r'"\udfff\ud800"',
    '"\\u0000"',
    "[" * 3_000,
    '{"a":' * 2_000,
    "[]",
    "{}",
    "true",
    "null",
    '""',
    "[[],[]]",
    "\ufeff1",
)
HEADERS = (
    "X-Seat-Links: " + "a " * 2_000, "Accept-Language: " + "d" * 3_000, "Content-Type: text/xml",
    "Origin: http://evil.example",
    "Host: evil.example", "Transfer-Encoding: gzip", "Expect: 100-continue", "Cookie: " + "x=1; " * 400,
    "Range: bytes=0-",
    "X-Seat-Links: \xff\xfe", "Connection: upgrade", "If-None-Match: *", "Content-Encoding: gzip", "Upgrade: h2c",
)  # fmt: skip
FIELDS = sorted({name for e in ENDPOINTS if hasattr(e.body, "__struct_fields__") for name in e.body.__struct_fields__})
SPOKEN = get_args(ClientMessage)
MESSAGES = (*[kind.__struct_config__.tag for kind in SPOKEN], "", "frame", "__")
WORDS = sorted({name for kind in SPOKEN for name in kind.__struct_fields__})


def odd(dice: random.Random, known: list[str]) -> str:
    """Something where something else was expected, as JSON or nearly so."""
    match dice.randrange(6):
        case 0:
            return json.dumps(dice.choice(TEXTS))
        case 1:
            return dice.choice(NUMBERS)
        case 2:
            return dice.choice(ODD)
        case 3:
            return json.dumps(dice.choice(known))
        case 4:
            return "[" + ",".join([odd(dice, known) for _ in range(dice.randrange(3))]) + "]"
        case _:
            return str(dice.randrange(-2, 5))


def an_object(dice: random.Random, fields: tuple[str, ...] | list[str], known: list[str], first: str = "") -> bytes:
    """An object with odd values, sometimes cut off, with fields twice, or no object at all."""
    chosen = [dice.choice(fields) for _ in range(dice.randrange(6))]
    parts = [first, *[f"{json.dumps(name)}:{odd(dice, known)}" for name in chosen]]
    text = "{" + ",".join([part for part in parts if part]) + "}"
    if dice.random() < 0.1:
        text = text[: dice.randrange(len(text))]
    data = text.encode("utf-8", "surrogatepass")
    return dice.randbytes(dice.randrange(200)) if dice.random() < 0.05 else data


class Attack:
    """What was sent and what came back."""

    def __init__(self, server: Server, seed: int, minutes: float) -> None:
        self.server = server
        self._until = time.monotonic() + minutes * 60
        self.dice = random.Random(seed)
        self.statuses: Counter[str] = Counter()
        self.sent = Counter[str]()
        self.faults: list[str] = []
        self.known: list[str] = [*games(), "random"]

    @property
    def is_late(self) -> bool:
        return time.monotonic() > self._until

    def request(self) -> bytes:
        dice = self.dice
        endpoint = dice.choice(ENDPOINTS)
        if endpoint.handler in READ_BY_CLERKS and dice.random() < 0.9:
            endpoint = dice.choice(ENDPOINTS)  # each of those takes a process of its own
        path = endpoint.path if dice.random() < 0.95 else dice.choice(ELSEWHERE)
        while "{" in path:
            part = dice.choice([*self.known, *TEXTS])
            path = path[: path.index("{")] + quote(part, safe="") + path[path.index("}") + 1 :]
        if dice.random() < 0.2:
            path += f"?{dice.choice(['language', 'seat', 'token'])}={quote(dice.choice(TEXTS))}"
        known = list(getattr(endpoint.body, "__struct_fields__", ()))
        body = an_object(dice, known if known and dice.random() < 0.8 else FIELDS, self.known)
        method = endpoint.method if dice.random() < 0.9 else dice.choice(METHODS)
        address = f"10.{dice.randrange(256)}.{dice.randrange(256)}.{dice.randrange(256)}"
        lines = [f"{method} {path} HTTP/1.1", f"X-Forwarded-For: {address}"]
        extra = [dice.choice(HEADERS)] if dice.random() < 0.15 else []
        if not any(line.startswith("Host") for line in extra):
            lines.append("Host: localhost")
        if not any(line.startswith("Transfer") for line in extra):
            lines.append(f"Content-Length: {len(body)}")
        return "\r\n".join([*lines, *extra, "", ""]).encode("latin-1", "replace") + body

    async def http(self, count: int) -> None:
        reader: Any = None
        writer: Any = None
        for _ in range(count):
            if self.is_late:
                return
            if writer is None:
                reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
            request = self.request()
            self.sent["http"] += 1
            try:
                writer.write(request)
                status, keep = await asyncio.wait_for(_response(reader, request.startswith(b"HEAD")), 60)
            except (OSError, asyncio.IncompleteReadError):
                status, keep = "hung up", False
            except TimeoutError:
                status, keep = "no answer", False
                self.faults.append(f"no answer to {request[:200]!r}")
            self.statuses[status] += 1
            if status.startswith("5") and status not in ("501", "503"):
                self.faults.append(f"{status} to {request[:300]!r}")
            if not keep:
                writer.close()
                writer = None

    async def sockets(self, count: int, tables: list[dict[str, Any]]) -> None:
        dice = self.dice
        while count > 0 and not self.is_late:
            table = dice.choice(tables)
            address = f"10.{dice.randrange(256)}.{dice.randrange(256)}.{dice.randrange(256)}"
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                url = f"ws://127.0.0.1:{self.server.port}/api/socket"
                headers = {"X-Forwarded-For": address}
                async with websockets.connect(
                    url, max_size=None, close_timeout=1, additional_headers=headers
                ) as socket:
                    if dice.random() < 0.95:
                        tokens = [table["seats"][0]] if dice.random() < 0.5 else []
                        hello = {"type": "hello", "table": table["table"], "tokens": tokens, "patches": True}
                        await socket.send(json.dumps(hello))
                    drain = asyncio.create_task(_drain(socket))
                    try:
                        for _ in range(120):
                            kind = f'"type":{json.dumps(dice.choice(MESSAGES))}'
                            data = an_object(dice, WORDS, self.known, kind)
                            await socket.send(data if dice.random() < 0.2 else data.decode("utf-8", "replace"))
                            self.sent["socket"] += 1
                            count -= 1
                    finally:
                        drain.cancel()


async def _drain(socket: Any) -> None:
    with contextlib.suppress(websockets.WebSocketException):
        async for _ in socket:
            pass


async def _response(reader: asyncio.StreamReader, head_only: bool) -> tuple[str, bool]:
    while True:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        status = head.split()[1]
        if status != "100":
            break
    length = next((int(line.split(":")[1]) for line in head.splitlines() if line.startswith("content-length")), 0)
    if not head_only and status not in ("204", "304"):
        if "transfer-encoding: chunked" in head:
            return status, False
        await reader.readexactly(length)
    return status, "connection: close" not in head


async def _honest(server: Server, opened: dict[str, Any], answers: list[float]) -> None:
    """Two people at one device, who play as long as the attack lasts; how long each answer took."""
    client = await Client(server, opened["table"], opened["seats"]).connect()
    dice = random.Random(1)
    await client.until_frame(60)
    while not client.frame.get("result"):
        frame = client.frame
        if not frame.get("asked"):
            await client.send({"type": "look", "seat": frame["waiting"][0]})
            await client.until_frame(60)
            continue
        began = time.monotonic()
        await client.answer(dice.choice(frame["asked"]["options"])["id"])
        moment = frame["moment"]
        await client.until(lambda m, now=moment: m["type"] == "frame" and m["moment"] > now, 60)
        answers.append(time.monotonic() - began)
        await asyncio.sleep(0.3)


async def attack(messages: int, seed: int, minutes: float) -> bool:
    with tempfile.TemporaryDirectory() as home, Server(Path(home), options=["--behind-proxy", "127.0.0.1"]) as server:
        rude = Attack(server, seed, minutes)
        tables = [server.make_table([{"name": "Ada"}, {"name": "Ben"}, {"bot": "random"}], "massive_darkness")]
        people = [{"name": "Ada"}, {"name": "Ben"}]
        tables += [server.make_table(people, game) for game in games() if game != "massive_darkness"]
        campaigns = ("gloomhaven", "frosthaven", "sword_and_sorcery")
        tables += [server.make_table(people, game, options={"mode": "campaign"}) for game in campaigns]
        rude.known += [table["table"] for table in tables] + [table["seats"][0] for table in tables]
        mine = server.make_table([{"name": "Eva"}, {"name": "Kai"}], "gloomhaven")
        before = memory_of(server.pid)
        answers: list[float] = []
        honest = asyncio.create_task(_honest(server, mine, answers))
        began = time.monotonic()
        each = messages // 8
        await asyncio.gather(*[rude.http(each) for _ in range(4)], *[rude.sockets(each, tables) for _ in range(4)])
        seconds = time.monotonic() - began
        await asyncio.sleep(1)
        kept_out = repr(honest.exception()) if honest.done() and honest.exception() else ""
        await end([honest])
        after = memory_of(server.pid)
        log = (Path(home) / "server.log").read_text(errors="replace")
    print(f"{sum(rude.sent.values())} messages {dict(rude.sent)} in {seconds:.0f} s")
    print(f"answers: {dict(rude.statuses.most_common())}")
    print(f"memory {before:.0f} -> {after:.0f} MB, log {len(log)} bytes, {log.count('Traceback')} tracebacks")
    if answers:
        answers.sort()
        worst = f"{answers[len(answers) // 2] * 1000:.0f} ms, worst {answers[-1] * 1000:.0f} ms"
        print(f"meanwhile {len(answers)} honest answers, median {worst}")
    for fault in rude.faults[:20]:
        print(fault)
    if "Traceback" in log:
        print(log[log.index("Traceback") :][:3_000])
    print(kept_out)
    return not rude.faults and "Traceback" not in log and not kept_out and bool(answers)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60, help="it ends then, whatever was sent")
    given = parser.parse_args()
    sys.exit(0 if asyncio.run(attack(given.messages, given.seed, given.minutes)) else 1)
