"""`tafelrunde serve`: the browser table."""

from __future__ import annotations

import socket
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tafelrunde.cli.errors import fail
from tafelrunde.cli.packs import PACK, use_packs

if TYPE_CHECKING:
    from tafelrunde.table.keeping.storage import Storage


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
    pack: list[Path] = PACK,
) -> None:
    """Serve tables to browsers."""
    use_packs(pack)
    import uvicorn

    from tafelrunde.table.http.connecting import connections
    from tafelrunde.table.http.logs import keep_logs_short
    from tafelrunde.table.http.reaching import Listening, reach
    from tafelrunde.table.live.thinking import Thinkers
    from tafelrunde.table.server import make_app

    listener = _listen(host, port)
    storage = _open_storage()
    url = f"http://{'localhost' if host in ('0.0.0.0', '127.0.0.1', '::', '::1') else host}:{port}/"
    typer.echo(f"Tafelrunde: {url}")
    listening = Listening(host, port)
    if host in ("0.0.0.0", "::") and (others := reach(listening).link):
        typer.echo(f"For others in your network: {others}/")
    if browser:
        threading.Timer(0.7, webbrowser.open, [url]).start()
    thinkers = Thinkers(workers)
    config = uvicorn.Config(
        make_app(storage, thinkers, listening=listening, per_address=per_address, names=[host, *(host_name or ())]),
        http=connections(per_address, behind_proxy),
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
    keep_logs_short()
    try:
        uvicorn.Server(config).run(sockets=[listener])
    except KeyboardInterrupt:
        pass  # every answer is on disk already
    finally:
        thinkers.close()
        storage.close()


def _listen(host: str, port: int) -> socket.socket:
    """The port, taken before anything else happens."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError as error:
        fail(f"can't listen on {host}, port {port}: {error.strerror or error}; choose others with --host and --port")
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
