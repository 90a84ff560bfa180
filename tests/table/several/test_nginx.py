"""Two processes behind nginx with TLS, by the very file that is in deploy/."""

from __future__ import annotations

import os
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import websockets

from tests.helpers.needing import lacking
from tests.helpers.serving import Client, Server, free_port

NAME = "table.example.org"
DEPLOYED = Path(__file__).parents[3] / "deploy" / "nginx.conf"
AROUND = """
{user}
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log warn;
worker_processes 1;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/tafelrunde.conf;
}}
"""


class Front(NamedTuple):
    """nginx, and the two processes behind it."""

    plain: int
    port: int
    certificate: Path
    both: list[Server]

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.port}"

    def browser(self) -> httpx.Client:
        """Asks for the name as a browser would, which finds it on this machine, and trusts the certificate."""
        context = ssl.create_default_context(cafile=str(self.certificate))
        return httpx.Client(transport=_Here(context, self.port), timeout=60, headers={"Origin": self.url})


class _Here(httpx.HTTPTransport):
    """Every name is found on this machine."""

    def __init__(self, context: ssl.SSLContext, port: int) -> None:
        super().__init__(verify=context)
        self._port = port

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions["sni_hostname"] = NAME
        request.url = request.url.copy_with(host="127.0.0.1")  # the header Host stays
        return super().handle_request(request)


class Passer(Client):
    """A viewer who comes through nginx."""

    def __init__(self, front: Front, table: str, tokens: list[str]) -> None:
        super().__init__(front.both[0], table, tokens)
        self._front = front

    async def connect(self) -> Passer:
        context = ssl.create_default_context(cafile=str(self._front.certificate))
        self._socket = await websockets.connect(
            f"wss://{NAME}:{self._front.port}/api/socket",
            host="127.0.0.1",
            port=self._front.port,
            ssl=context,
            server_hostname=NAME,
            origin=self._front.url,  # type: ignore[arg-type]
            max_size=None,
            close_timeout=0.3,
        )
        await self.send(self._hello)
        return self


def _programs() -> tuple[str, str]:
    nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
    openssl = shutil.which("openssl")
    if nginx is None or openssl is None:
        lacking("nginx or openssl", "install them, on Debian with 'apt-get install nginx openssl'")
    return nginx, openssl


def _certificate(openssl: str, folder: Path) -> tuple[Path, Path]:
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    command = [openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-days", "2", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    subprocess.run([*command, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    return certificate, key


def _changed(text: str, ports: list[int], listen: tuple[int, int], certificate: Path, key: Path) -> str:
    """The deployed file with what it tells the reader to change: processes, certificate; and ports of our own."""
    text = re.sub(r"    server 127\.0\.0\.1:\d+;\n(\s+server 127\.0\.0\.1:\d+;\n)*", "@processes", text)
    text = text.replace("@processes", "".join(f"    server 127.0.0.1:{port};\n" for port in ports))
    text = re.sub(r"listen \[::\]:\d+( ssl)?;", "", text)
    text = text.replace("listen 80;", f"listen 127.0.0.1:{listen[0]};")
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{listen[1]} ssl;")
    text = re.sub(r"/etc/letsencrypt/\S+/fullchain.pem", str(certificate), text)
    return re.sub(r"/etc/letsencrypt/\S+/privkey.pem", str(key), text)


@pytest.fixture
def front(database: str, tmp_path: Path) -> Iterator[Front]:
    nginx, openssl = _programs()
    certificate, key = _certificate(openssl, tmp_path)
    both = []
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        options = ["--behind-proxy", "127.0.0.1", "--host-name", NAME]
        both.append(Server(tmp_path / name, database, options=options).start())
    listen = free_port(), free_port()
    conf = _changed(DEPLOYED.read_text(), [server.port for server in both], listen, certificate, key)
    assert str(certificate) in conf
    assert all(f":{port}" in conf for port in listen)
    (tmp_path / "tafelrunde.conf").write_text(conf)
    user = "user root;" if os.geteuid() == 0 else ""
    (tmp_path / "nginx.conf").write_text(AROUND.format(folder=tmp_path, user=user))
    process = subprocess.Popen([nginx, "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")], stderr=subprocess.PIPE)
    found = Front(*listen, certificate, both)
    for _ in range(200):
        assert process.poll() is None, process.stderr.read().decode() if process.stderr else ""
        try:
            httpx.get(f"http://127.0.0.1:{listen[0]}/", timeout=1)
            break
        except httpx.TransportError:
            time.sleep(0.05)
    yield found
    process.terminate()
    process.wait(20)
    for server in both:
        server.stop()


async def test_behind_nginx_with_tls_as_documented(front: Front) -> None:
    redirected = httpx.get(f"http://127.0.0.1:{front.plain}/t/x", headers={"Host": NAME})
    assert (redirected.status_code, redirected.headers["location"]) == (301, f"https://{NAME}/t/x")
    with front.browser() as browser:
        assert browser.get(f"{front.url}/health").json() == {"live": True, "ready": True}
        page = browser.get(f"{front.url}/api/games")
        assert page.headers["strict-transport-security"]
        assert "tafelrunde_answers_total" not in browser.get(f"{front.url}/metrics").text
        seats = {"game": "monster_lands", "seats": [{"name": "Ada"}, {"name": "Ben"}], "seed": 7}
        opened = browser.post(f"{front.url}/api/tables", json=seats).json()
        large = browser.post(f"{front.url}/api/tables/load", content=b"x" * 999_000)
        assert large.json()["reason"] == "bad_save"  # nginx lets through what the server takes
        assert browser.post(f"{front.url}/api/tables", json=seats, headers={"Origin": "https://evil.example"}).is_error
        clients = [await Passer(front, opened["table"], [token]).connect() for token in opened["seats"]]
        clients += [await Passer(front, opened["table"], []).connect() for _ in range(2)]
        for client in clients:
            await client.until_frame(60)
        await _answer(clients)
        for _ in range(4):  # whichever process is asked
            assert browser.post(f"{front.url}/api/tables/{opened['table']}", json={}).json()["moves"] == 1
        front.both[0].kill()
        again = [await _comes_again(front, opened["table"], token) for token in opened["seats"]]
        assert [client.frame["moment"] for client in again] == [1, 1]
        await _answer(again)
        assert browser.post(f"{front.url}/api/tables/{opened['table']}", json={}).json()["moves"] == 2


async def _answer(clients: list[Passer]) -> None:
    asked = next(client for client in clients if client.frame.get("asked"))
    moment = asked.frame["moment"]
    await asked.answer(asked.frame["asked"]["options"][0]["id"])
    for client in clients:
        await client.until(lambda m: m["type"] == "frame" and m["moment"] > moment, 60)


async def _comes_again(front: Front, table: str, token: str) -> Passer:
    until = time.monotonic() + 60
    while True:
        try:
            client = await Passer(front, table, [token]).connect()
            await client.until_frame(60)
            return client
        except (OSError, websockets.WebSocketException):
            assert time.monotonic() < until


def test_what_is_deployed_names_options_that_there_are() -> None:
    import inspect

    from tafelrunde.cli.serve import serve

    known = {f"--{name.replace('_', '-')}" for name in inspect.signature(serve).parameters} | {"--no-browser"}
    told: dict[str, Any] = {}
    for path in (DEPLOYED.parent / "tafelrunde.service", DEPLOYED.parent / "Containerfile", *_docs()):
        for line in path.read_text().replace("\\\n", " ").splitlines():
            if re.search(r"\btafelrunde\b.*\bserve\b", line):
                told |= dict.fromkeys(re.findall(r"(?<![\w-])--[a-z][a-z-]+", line.partition("tafelrunde")[2]), path)
    assert len(told) > 5
    assert not {option: path.name for option, path in told.items() if option not in known}


def _docs() -> list[Path]:
    return [DEPLOYED.parents[1] / "docs" / name for name in ("serving.md", "table.md", "installing.md")]
