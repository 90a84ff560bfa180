"""Draw what is in a file of results: a page like a notebook.

    python -m tafelrunde.lab.plots results.parquet

reads what `simulate`, `arena` or `balance` have kept (`--out`) and writes `results.html` beside it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tafelrunde.kernel.papers.save import write_atomically
from tafelrunde.lab.playing.tables import CannotWrite
from tafelrunde.lab.plots.results import page, read


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tafelrunde.lab.plots", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("file", type=Path, help="what --out has written")
    parser.add_argument("--page", type=Path, help="where to write; without it, beside the file")
    parser.add_argument("--lang", choices=("de", "en"), default="en")
    given = parser.parse_args(argv)
    written: Path = given.page or given.file.with_suffix(".html")
    try:
        rows = read(given.file)
    except CannotWrite as error:
        print(f"tafelrunde: {error}", file=sys.stderr)
        return 2
    write_atomically(written, page(given.file, rows, given.lang).encode())
    print(written)
    return 0


if __name__ == "__main__":
    sys.exit(main())
