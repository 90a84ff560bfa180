"""Where others can reach this server: a link to localhost is of no use to anybody elsewhere."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable
from typing import NamedTuple

import msgspec
from starlette.requests import Request

USUAL_PORT = 8765
_EVERYWHERE = ("0.0.0.0", "::", "")


class Listening(NamedTuple):
    """Where the server was told to listen."""

    host: str
    port: int


class Reach(msgspec.Struct, frozen=True):
    """How others in the same network come to this server, for whoever sits at its own computer."""

    link: str = ""
    """The address that they can use; empty if the server listens on its own computer only."""
    would_be: str = ""
    """The address that they could use if it listened to all; empty where that is not known."""
    command: str = ""
    """What starts it so that it does."""


def own_address() -> str:
    """This computer's address in its network, or nothing. No packet is sent: only the way is looked up."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if is_this_computer(found) or found == "0.0.0.0" else found


def reach(listening: Listening | None, address: Callable[[], str] = own_address) -> Reach:
    """How others reach a server that listens there; nothing if somebody else started it."""
    if listening is None:
        return Reach()
    host, port = listening
    shown = f"[{host}]" if ":" in host else host
    if host not in _EVERYWHERE and not is_this_computer(host):
        return Reach(link=f"http://{shown}:{port}")
    found = address()
    link = f"http://{found}:{port}" if found else ""
    if host in _EVERYWHERE:
        return Reach(link=link)
    return Reach("", link, "tafelrunde serve --host 0.0.0.0" + (f" --port {port}" if port != USUAL_PORT else ""))


def is_this_computer(host: str) -> bool:
    """Whether a host name means the computer itself."""
    name = host.strip("[]")
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def is_address(host: str) -> bool:
    """Whether a host is given by its address."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def host_name(host: str) -> str:
    """The name or address in a Host header, without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower().rstrip(".")


def own_names() -> tuple[str, ...]:
    """How others in the same network may call this computer."""
    name = socket.gethostname().lower().partition(".")[0]
    return (name, f"{name}.local", socket.gethostname().lower()) if name else ()


def asks_from_here(request: Request) -> bool:
    """Whether somebody at this very computer asks; nobody else is told its addresses."""
    client = request.client.host if request.client is not None else ""
    return is_this_computer(client) and is_this_computer(request.url.hostname or "")
