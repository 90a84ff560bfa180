"""Rows of results as files: CSV for everybody, Parquet for research."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tafelrunde.kernel.papers.save import write_atomically


class CannotWrite(Exception):
    """A results file that can't be written: why, and what to do."""


def columns(rows: Sequence[dict[str, Any]]) -> list[str]:
    """All columns of all rows, in the order they are first seen, numbered ones beside each other."""
    seen: dict[str, None] = {}
    for row in rows:
        seen.update(dict.fromkeys(row))
    groups: dict[str, list[str]] = {}
    for name in seen:
        head, _, tail = name.rpartition(".")
        groups.setdefault(head if tail.isdigit() else name, []).append(name)
    return [name for group in groups.values() for name in sorted(group, key=lambda n: (len(n), n))]


def write_csv(path: Path, rows: Sequence[dict[str, Any]]) -> None:
    """All rows as CSV; what a game does not have stays empty."""
    text = io.StringIO()
    writer = csv.DictWriter(text, columns(rows), restval="", lineterminator="\n")
    writer.writeheader()
    for row in rows:
        writer.writerow({key: str(value).lower() if isinstance(value, bool) else value for key, value in row.items()})
    _write(path, text.getvalue().encode())


def write_parquet(path: Path, rows: Sequence[dict[str, Any]]) -> None:
    """All rows as Parquet, with typed columns."""
    need_parquet()
    import pyarrow
    import pyarrow.parquet

    table = pyarrow.table({name: _column([row.get(name) for row in rows]) for name in columns(rows)})
    sink = io.BytesIO()
    pyarrow.parquet.write_table(table, sink, compression="zstd")
    _write(path, sink.getvalue())


def read_parquet(path: Path, names: Sequence[str]) -> Iterator[tuple[Any, ...]]:
    """These columns of a results file, row by row; CannotWrite if it is something else."""
    need_parquet()
    import pyarrow
    import pyarrow.parquet

    try:
        table = pyarrow.parquet.read_table(path, columns=list(names))
    except (OSError, pyarrow.ArrowException) as error:
        raise CannotWrite(f"{path} can't be read as Parquet ({error})") from None
    missing = [name for name in names if name not in table.column_names]
    if table.num_rows and missing:
        raise CannotWrite(f"{path} has no column {missing[0]!r}: it holds no results of games, or was written before")
    return zip(*[table.column(name).to_pylist() for name in names], strict=True) if not missing else iter(())


def need_parquet() -> None:
    """Say so before the games are played, not after, if Parquet can't be written."""
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        message = "Parquet needs pyarrow: pip install 'tafelrunde[lab]' (or write --csv instead)"
        raise CannotWrite(message) from None


def _column(values: list[Any]) -> list[Any]:
    """One type per column: numbers stay numbers, mixed columns become text."""
    kinds = {type(value) for value in values if value is not None}
    if len(kinds) <= 1 or kinds == {int, float}:
        return values
    return [None if value is None else str(value) for value in values]


def _write(path: Path, data: bytes) -> None:
    try:
        write_atomically(path, data)
    except OSError as error:
        raise CannotWrite(f"{path} can't be written ({error.strerror})") from None
