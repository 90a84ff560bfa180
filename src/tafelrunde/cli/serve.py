"""`tafelrunde serve`: the browser table."""

from __future__ import annotations

import threading
import webbrowser
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command("serve")(serve)


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets others in your network join.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(help="Port to listen on.", min=1, max=65535)] = 8765,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the lobby in a browser.")] = True,
    workers: Annotated[int, typer.Option(help="Processes in which bots think.", min=1, max=64)] = 2,
) -> None:
    """Serve tables to browsers."""
    import uvicorn

    from tafelrunde.table.server import make_app, open_storage

    url = f"http://{'localhost' if host in ('0.0.0.0', '127.0.0.1') else host}:{port}/"
    typer.echo(f"Tafelrunde: {url}")
    if browser:
        threading.Timer(0.7, webbrowser.open, [url]).start()
    config = uvicorn.Config(
        make_app(open_storage(), workers),
        host=host,
        port=port,
        log_level="warning",
        ws_max_size=65_536,
        ws_ping_interval=20,
        ws_ping_timeout=20,
    )
    uvicorn.Server(config).run()
