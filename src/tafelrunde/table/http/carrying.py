"""Which links somebody carries who asks over HTTP: those that really open a seat have a share of their own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from starlette.requests import Request

from tafelrunde.table.keeping import tokens
from tafelrunde.table.keeping.storage import Storage, StoreError
from tafelrunde.table.wire.limits import CROWD, MOST_LINKS, MOST_REMEMBERED, Shares, Use

LINKS = "x-seat-links"
"""The header that names links where the body is a file."""
MOST_LETTERS = 200


class _Carried(msgspec.Struct, frozen=True):
    """What any wish may say of links; all the rest is skipped."""

    tokens: tuple[str, ...] = ()
    token: str = ""
    own: str = ""


_carried = msgspec.json.Decoder(_Carried)


def carried(request: Request, body: bytes) -> list[str]:
    """The links that a request names, as they are stored; nobody has looked yet whether there are such links."""
    named = request.headers.get(LINKS, "").split()
    if body[:1] == b"{":
        try:
            found = _carried.decode(body)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return []
        named += [*found.tokens, found.token, found.own]
    short = [token for token in named if 0 < len(token) <= MOST_LETTERS]
    return [tokens.digest(token) for token in dict.fromkeys(short[:MOST_LINKS])]


class Carriers:
    """Links that are known to open a seat: a made-up one is nobody's, and has no share."""

    def __init__(self, storage: Storage, shares: Shares) -> None:
        self._storage = storage
        self._shares = shares
        self._known: OrderedDict[str, None] = OrderedDict()

    async def allow(self, use: Use, address: str, links: Sequence[str]) -> bool:
        """Whether somebody at this address who names these links may do it once more now."""
        return self._shares.take_with(await self._real(links, address), use, address)

    async def _real(self, links: Sequence[str], address: str) -> list[str]:
        """Those of these links that open a seat, or did so a while ago."""
        strange = [link for link in links if link not in self._known]
        # Who names links that there are not keeps the store busy, which all need.
        if strange and self._shares.take("ask", f"strange links from {address}", CROWD):
            with suppress(StoreError):  # while it is away nobody can be told from the others at an address
                self._known.update(dict.fromkeys(await asyncio.to_thread(self._storage.known_links, strange)))
        found = [link for link in links if link in self._known]
        for link in found:
            self._known.move_to_end(link)
        while len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        return found
