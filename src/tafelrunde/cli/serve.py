"""`tafelrunde serve`: the browser table."""

from __future__ import annotations

import os
import signal
import socket
import threading
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tafelrunde.cli.errors import fail
from tafelrunde.cli.pack_option import PACK, use_packs_if_any
from tafelrunde.cli.several import end_with_parent, keep_running

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from tafelrunde.table.http.private import Private
    from tafelrunde.table.keeping.storage import Storage


ENDS_AFTER = 5.0
"""Seconds after which a server ends that has said goodbye to everybody."""


def register(app: typer.Typer) -> None:
    app.command("serve")(serve)


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets others in your network join.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(help="Port to listen on.", min=1, max=65535)] = 8765,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the lobby in a browser.")] = True,
    workers: Annotated[int, typer.Option(help="Processes in which bots think.", min=1, max=64)] = 2,
    per_address: Annotated[
        int, typer.Option(help="Connections that one address may have at once.", min=1, max=100_000)
    ] = 250,
    behind_proxy: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS", help="Address of a proxy whose X-Forwarded-For is to be believed; several with commas."
        ),
    ] = "",
    host_name: Annotated[
        list[str] | None,
        typer.Option(help="Name by which browsers reach it, as table.example.org; several with several options."),
    ] = None,
    private: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS:PORT",
            help="Where other processes of the same PostgreSQL and Prometheus reach this one; never open to strangers. "
            "With PostgreSQL a free port of 127.0.0.1, otherwise none.",
        ),
    ] = "",
    processes: Annotated[
        int, typer.Option(help="Server processes on this machine; more than one needs PostgreSQL.", min=1, max=64)
    ] = 1,
    listen_fd: Annotated[int, typer.Option(hidden=True, help="An open socket to listen on.")] = -1,
    pack: list[Path] = PACK,
) -> None:
    """Serve tables to browsers."""
    use_packs_if_any(pack)
    if processes > 1:
        _serve_several(processes, host, port, browser, private)
        return
    import uvicorn

    from tafelrunde.table.http.connecting import Talking, connections
    from tafelrunde.table.http.door import Door
    from tafelrunde.table.http.logs import keep_logs_short
    from tafelrunde.table.keeping.notes import notes_folder

    listener = _listen(host, port) if listen_fd < 0 else socket.socket(fileno=listen_fd)
    names = [host, *(host_name or ())]
    with ExitStack() as stack:

        def load() -> Starlette:
            """While the page is served already."""
            from tafelrunde.table.http.reaching import Listening, reach
            from tafelrunde.table.live.thinking import Thinkers
            from tafelrunde.table.server import make_app

            storage = _open_storage()
            stack.callback(storage.close)
            meeting = _private(private, storage)
            thinkers = Thinkers(workers)
            stack.callback(thinkers.close)
            listening = Listening(host, port)
            if listen_fd < 0:
                typer.echo(f"Tafelrunde: {_shown(host, port)}")
            if listen_fd < 0 and host in ("0.0.0.0", "::") and (others := reach(listening).link):
                typer.echo(f"For others in your network: {others}/")
            return make_app(
                storage,
                thinkers,
                listening=listening,
                per_address=per_address,
                names=names,
                notes=notes_folder(),
                private=meeting,
            )

        def lists() -> dict[str, bytes]:
            from tafelrunde.table.http.listing import noted_lists

            return noted_lists(notes_folder())

        door = Door(load, names, end=lambda: setattr(server, "should_exit", True), lists=lists)
        config = uvicorn.Config(
            door,
            http=connections(per_address, behind_proxy),
            ws=Talking,
            proxy_headers=bool(behind_proxy),
            forwarded_allow_ips=behind_proxy or None,
            log_level="warning",
            lifespan="on",
            ws_max_size=65_536,
            ws_per_message_deflate=False,  # messages are small: only what has changed is sent
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=2,
        )
        server = uvicorn.Server(config)
        if listen_fd >= 0:
            end_with_parent()
        if browser:
            _open_browser(_shown(host, port))
        keep_logs_short()
        # Once it has said goodbye to everybody uvicorn sends itself the signal again, and would die of it.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        with suppress(KeyboardInterrupt):  # every answer is on disk already
            server.run(sockets=[listener])
        _end_for_sure(1 if door.error is not None else 0)
        if door.error is not None:
            raise door.error


def _end_for_sure(code: int) -> None:
    """Python waits for its threads at the end: one in which something never ends must not keep the process."""
    ending = threading.Timer(ENDS_AFTER, os._exit, [code])
    ending.daemon = True
    ending.start()


def _shown(host: str, port: int) -> str:
    """Where a browser on this computer finds it."""
    return f"http://{'localhost' if host in ('0.0.0.0', '127.0.0.1', '::', '::1') else host}:{port}/"


def _open_browser(url: str) -> None:
    """As soon as somebody listens there."""
    import webbrowser

    threading.Timer(0.7, webbrowser.open, [url]).start()


def _private(given: str, storage: Storage) -> Private | None:
    """Where this process meets the others, and those who look after it."""
    from tafelrunde.table.http.private import Private
    from tafelrunde.table.keeping.leases import Leases
    from tafelrunde.table.keeping.sealing import new_key
    from tafelrunde.table.live.leading import Leading

    if not given and not storage.serves_several:
        return None
    host, port = _address(given or "127.0.0.1:0")
    listener = _listen(host, port, "--private")
    if not storage.serves_several:
        return Private(listener, host)
    shown = f"[{host}]" if ":" in host else host
    leading = Leading(Leases(storage.url), f"{shown}:{listener.getsockname()[1]}")
    return Private(listener, host, leading, storage.setting("private_key", new_key))


def _address(given: str) -> tuple[str, int]:
    """An address that others can be told, and its port."""
    host, _, port = given.rpartition(":")
    host = host.strip("[]")
    if not host or not port.isdigit() or int(port) > 65535:
        fail(f"--private {given}: an address and a port, as 127.0.0.1:8766")
    if host in ("0.0.0.0", "::"):
        fail(f"--private {given}: one address by which the other processes reach this one, and nobody else")
    return host, int(port)


def _serve_several(processes: int, host: str, port: int, browser: bool, private: str) -> None:
    """As many servers on one port, each a process of its own; the system shares out who comes."""
    from tafelrunde.table.server import database_url

    if database_url().startswith("sqlite"):
        fail("several processes need PostgreSQL: TAFELRUNDE_DATABASE_URL says where it is")
    given, number = _address(private) if private else ("", 0)
    _open_storage().close()  # made or brought up to date once, and what is wrong is said once
    listener = _listen(host, port)
    typer.echo(f"Tafelrunde: port {port} of {host}, {processes} processes")
    if browser:
        _open_browser(f"http://localhost:{port}/")
    places = [f"{given}:{number + place if number else 0}" if given else "" for place in range(processes)]
    keep_running(listener, places)


def _listen(host: str, port: int, option: str = "--host and --port") -> socket.socket:
    """The port, taken before anything else happens."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError as error:
        fail(f"can't listen on {host}, port {port}: {error.strerror or error}; choose others with {option}")
    return listener


def _open_storage() -> Storage:
    from sqlalchemy.exc import SQLAlchemyError

    from tafelrunde.table.keeping.holding import InUse
    from tafelrunde.table.keeping.schema import NewerSchema
    from tafelrunde.table.server import open_storage

    try:
        storage = open_storage()
    except (InUse, NewerSchema) as error:
        fail(str(error))
    except (OSError, SQLAlchemyError) as error:
        words = str(error).splitlines()[0]
        fail(f"the tables can't be opened: {words} (TAFELRUNDE_HOME or TAFELRUNDE_DATABASE_URL say where they are)")
    if damage := storage.damage():
        typer.echo(f"The database is damaged ({damage}); what can still be read is there. Restore a backup.", err=True)
    return storage
