"""Who asks over HTTP, and whether they still wait for the answer."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import HTTPConnection, Request

from tafelrunde.table.wire.refusing import NotAllowed

T = TypeVar("T")


def client_of(connection: HTTPConnection) -> str:
    """By which name a client's share is counted: its address; who has one IPv6 address has a whole network."""
    host = connection.client.host if connection.client is not None else ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False).network_address)
    return str(address)


async def while_there(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Work for as long as whoever asked waits for it; the body of the request was read before."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise NotAllowed("gone", "nobody waits for the answer any more")
    finally:
        working.cancel()
        leaving.cancel()


async def _left(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
