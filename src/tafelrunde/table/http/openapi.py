"""The list of HTTP endpoints, and their OpenAPI document made from the same types that the server checks."""

from __future__ import annotations

from typing import Any

import msgspec

import tafelrunde
from tafelrunde.kernel.referee import Consultation
from tafelrunde.table.http.drawing import ExampleInfo
from tafelrunde.table.http.infos import (
    AddWish,
    ChapterInfo,
    ConsultWish,
    Ended,
    ForkWish,
    FreeWish,
    GameInfo,
    Invitation,
    LinkWish,
    MomentWish,
    NameWish,
    PositionWish,
    RefereeInfo,
    ReportWish,
    RuleInfo,
    SatDown,
    SharedMoment,
    SitWish,
    TableInfo,
    TokensWish,
)
from tafelrunde.table.http.reaching import Reach
from tafelrunde.table.http.remarks import Remarks, RemarksWish
from tafelrunde.table.live.house import NewTable, Opened
from tafelrunde.table.wire.limits import Use
from tafelrunde.table.wire.protocol import Frame, Refusal


class Endpoint(msgspec.Struct, frozen=True):
    """One way to talk to the server."""

    method: str
    path: str
    handler: str
    summary: str
    answer: Any
    body: Any = None
    use: Use = "ask"
    """Which share of the client it takes from."""

    @property
    def names_links(self) -> bool:
        """Whether the body names links to seats."""
        return not {"tokens", "token"}.isdisjoint(getattr(self.body, "__struct_fields__", ()))


ENDPOINTS = (
    Endpoint("GET", "/api/games", "games", "All games and their set-up options", list[GameInfo]),
    Endpoint("GET", "/api/games/{game}/names", "names", "A game with the names that tell of its story", GameInfo),
    Endpoint("POST", "/api/games/{game}/remarks", "remarks", "What options mean together", Remarks, RemarksWish),
    Endpoint("GET", "/api/rules/{game}", "rules", "All rules of a game, in their order", list[RuleInfo]),
    Endpoint("GET", "/api/rules/{game}/{rule}", "rule", "A rule of the catalogue", RuleInfo),
    Endpoint("GET", "/api/examples/{game}", "examples", "Drawn positions beside rules of a game", list[ExampleInfo]),
    Endpoint("GET", "/api/rulings", "referees", "By whose rules positions can be ruled on", list[RefereeInfo]),
    Endpoint(
        "POST",
        "/api/rulings/{game}",
        "consult",
        "What the rules say about a position",
        Consultation,
        ConsultWish,
        "rule",
    ),
    Endpoint("POST", "/api/tables", "create", "Make a table for a new game", Opened, NewTable, use="make"),
    Endpoint("POST", "/api/tables/load", "load", "Make a table from a save file", Opened, bytes, use="make"),
    Endpoint(
        "POST", "/api/tables/position", "position", "Make a table from a position", Opened, PositionWish, use="make"
    ),
    Endpoint("POST", "/api/seats", "seat", "The table that a seat link leads to", TableInfo, LinkWish),
    Endpoint("POST", "/api/seats/sit", "sit", "Sit down there, by a name", SatDown, SitWish),
    Endpoint("POST", "/api/tables/{table}", "info", "A table at a glance", TableInfo, TokensWish),
    Endpoint("POST", "/api/tables/{table}/free", "free", "Let somebody else sit down in a seat", Invitation, FreeWish),
    Endpoint("POST", "/api/tables/{table}/seats", "add_seat", "Add a seat to a campaign", Invitation, AddWish),
    Endpoint("POST", "/api/tables/{table}/name", "name", "Give a table a name", TableInfo, NameWish),
    Endpoint("POST", "/api/tables/{table}/result", "result", "How a game ended", Ended, TokensWish, "look"),
    Endpoint("POST", "/api/tables/{table}/save", "save", "The table as a save file", bytes, TokensWish, "look"),
    Endpoint("POST", "/api/tables/{table}/report", "report", "A file for a bug report", bytes, ReportWish, "look"),
    Endpoint("POST", "/api/tables/{table}/moment", "moment", "The table after some answers", Frame, MomentWish, "look"),
    Endpoint(
        "POST",
        "/api/tables/{table}/chapters",
        "chapters",
        "The chapters of a campaign",
        list[ChapterInfo],
        TokensWish,
        "look",
    ),
    Endpoint("POST", "/api/tables/{table}/share", "share", "A link to a moment", SharedMoment, MomentWish, "share"),
    Endpoint(
        "POST", "/api/tables/{table}/fork", "fork", "Go on from a moment as a new table", Opened, ForkWish, use="make"
    ),
    Endpoint("GET", "/api/shared/{share}", "shared", "A shared moment", Frame, use="look"),
    Endpoint("GET", "/api/reach", "reach", "Where others find this server (told at its own computer only)", Reach),
)


def document() -> dict[str, Any]:
    """The OpenAPI 3.1 document."""
    kinds = [kind for e in ENDPOINTS for kind in (e.answer, e.body) if kind not in (None, bytes)]
    schemas, components = msgspec.json.schema_components([*kinds, Refusal], ref_template="#/components/schemas/{name}")
    by_kind = dict(zip([str(kind) for kind in [*kinds, Refusal]], schemas, strict=True))

    def content(kind: Any) -> dict[str, Any]:
        if kind is bytes:
            return {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
        return {"application/json": {"schema": by_kind[str(kind)]}}

    paths: dict[str, dict[str, Any]] = {}
    for e in ENDPOINTS:
        operation: dict[str, Any] = {
            "summary": e.summary,
            "operationId": e.handler,
            "parameters": [
                {"name": part[1:-1], "in": "path", "required": True, "schema": {"type": "string"}}
                for part in e.path.split("/")
                if part.startswith("{")
            ],
            "responses": {
                "200": {"description": "done", "content": content(e.answer)},
                "4XX": {"description": "refused, nothing has changed", "content": content(Refusal)},
            },
        }
        if e.body is not None:
            operation["requestBody"] = {"required": e.body is not TokensWish, "content": content(e.body)}
        paths.setdefault(e.path, {})[e.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tafelrunde", "version": tafelrunde.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }
