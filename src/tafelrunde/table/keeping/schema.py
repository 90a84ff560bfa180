"""The tables of the database, by version: an older database is brought up to date when it is opened.

A change of the schema adds a step to `STEPS`; `_meta` always describes the newest version, which new databases get.
"""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa

META = sa.MetaData()

TABLES = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=False),
    sa.Column("owner", sa.String(64), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False, default=False),
    sa.Column("key", sa.LargeBinary, nullable=True),
    sa.Column("origin", sa.String(16), nullable=True),
    sa.Column("name", sa.String(80), nullable=True),
    sa.Column("given", sa.Text, nullable=True),
    sa.Column("leader", sa.String(32), nullable=True),
    sa.Column("fence", sa.Integer, nullable=False, default=0, server_default="0"),
)
SEATS = sa.Table(
    "seats",
    META,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("token", sa.String(64), nullable=False, index=True),
    sa.Column("bot", sa.String(32), nullable=False, default=""),
    sa.Column("sat", sa.Boolean, nullable=False, default=False),
    sa.Column("link", sa.String(8), nullable=False, default="used"),
    sa.Column("passed_on", sa.Boolean, nullable=False, default=False),
)
SITTINGS = sa.Table(
    "sittings",
    META,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), index=True, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("bot", sa.String(32), nullable=False),
    sa.Column("since", sa.Float, nullable=False),
)
"""Who played a seat from when on, once that has changed: nobody stands here who has sat there from the beginning on."""
GONE = sa.Table(
    "gone_links",
    META,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("why", sa.String(8), nullable=False),
)
MOVES = sa.Table(
    "moves",
    META,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("option", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("fingerprint", sa.BigInteger, nullable=True),
)
CHAT = sa.Table(
    "chat",
    META,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), index=True, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
SNAPSHOTS = sa.Table(
    "snapshots",
    META,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
CHAPTERS = sa.Table(
    "chapters",
    META,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
SHARES = sa.Table(
    "shares",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("chapter", sa.Integer, nullable=True),
)
SETTINGS = sa.Table(
    "settings",
    META,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)
PROCESSES = sa.Table(
    "processes",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("address", sa.String(255), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)

Step = Callable[[sa.Connection], None]


def _fingerprints(db: sa.Connection) -> None:
    """Moves say which question they answered, so that under new content it is seen where they stop to fit."""
    db.execute(sa.text("ALTER TABLE moves ADD COLUMN fingerprint BIGINT"))


def _keys_and_origins(db: sa.Connection) -> None:
    """Tables have a secret key of their chance, and say where they come from if not from a fresh deal."""
    binary = "BYTEA" if db.dialect.name == "postgresql" else "BLOB"
    db.execute(sa.text(f"ALTER TABLE tables ADD COLUMN key {binary}"))
    db.execute(sa.text("ALTER TABLE tables ADD COLUMN origin VARCHAR(16)"))


def _who_has_sat(db: sa.Connection) -> None:
    """Seats remember that a person has played them: who hands a seat to a bot takes secrets along."""
    db.execute(sa.text("ALTER TABLE seats ADD COLUMN sat BOOLEAN DEFAULT FALSE NOT NULL"))


def _leaders(db: sa.Connection) -> None:
    """Tables say which process leads them."""
    db.execute(sa.text("ALTER TABLE tables ADD COLUMN leader VARCHAR(32)"))
    db.execute(sa.text("ALTER TABLE tables ADD COLUMN fence INTEGER DEFAULT 0 NOT NULL"))


def _invitations(db: sa.Connection) -> None:
    """Links are invitations until somebody sits down by them; those of before stay what they were."""
    db.execute(sa.text("ALTER TABLE seats ADD COLUMN link VARCHAR(8) DEFAULT 'used' NOT NULL"))
    db.execute(sa.text("ALTER TABLE seats ADD COLUMN passed_on BOOLEAN DEFAULT FALSE NOT NULL"))


def _chapters(db: sa.Connection) -> None:
    """Campaigns have chapters, in a table of their own; a shared moment says in which chapter it is."""
    db.execute(sa.text("ALTER TABLE shares ADD COLUMN chapter INTEGER"))


def _names(db: sa.Connection) -> None:
    """Tables have a name of their own: several campaigns are played beside each other."""
    db.execute(sa.text("ALTER TABLE tables ADD COLUMN name VARCHAR(80)"))


def _given_names(db: sa.Connection) -> None:
    """Parties and characters have names that their people gave them."""
    db.execute(sa.text("ALTER TABLE tables ADD COLUMN given TEXT"))


STEPS: tuple[Step, ...] = (
    _fingerprints, _keys_and_origins, _who_has_sat, _leaders, _invitations, _chapters, _names,
    _given_names,
)  # fmt: skip
"""How a database of version 1 becomes one of version 2, that one of version 3, and so on."""

VERSION = "schema"
"""The name of the setting that says which version a database is; the first one did not say it."""
_LOCK = 0x7AFE1


class NewerSchema(Exception):
    """The database was written by a newer Tafelrunde."""


def newest() -> int:
    """The version that this program writes."""
    return len(STEPS) + 1


def bring_up_to_date(engine: sa.Engine) -> None:
    """Make a new database, or an old one new. Raises NewerSchema; several servers may start at once."""
    with engine.begin() as db:
        if db.dialect.name == "postgresql":
            db.execute(sa.text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        else:
            db.exec_driver_sql("BEGIN IMMEDIATE")  # the driver itself begins only before rows are changed
        fresh = not sa.inspect(db).has_table(TABLES.name)
        META.create_all(db)
        version = newest() if fresh else require_known(db)
        for step in STEPS[version - 1 :]:
            step(db)
        _say(db, newest())


def require_known(db: sa.Connection) -> int:
    """The version of a database. Raises NewerSchema."""
    found = db.execute(sa.select(SETTINGS.c.value).where(SETTINGS.c.name == VERSION)).scalar()
    version = 1 if found is None else int(bytes(found))
    if version > newest():
        words = f"schema {version}, this one knows {newest()}"
        raise NewerSchema(f"the tables were kept by a newer Tafelrunde ({words})")
    return version


def _say(db: sa.Connection, version: int) -> None:
    db.execute(SETTINGS.delete().where(SETTINGS.c.name == VERSION))
    db.execute(SETTINGS.insert().values(name=VERSION, value=str(version).encode()))
