"""Write the golden transcripts anew.

`python -m tafelrunde.lab.golden` (or `make golden`) writes them anew from the list in `tests/golden/games.yaml`; with
`--check` it only compares.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tafelrunde.bots import BadBot
from tafelrunde.kernel import BadSetup, UnknownGame
from tafelrunde.lab.golden.writing import FOLDER, BadList, compare, prune, read_list, write


def main(argv: Sequence[str] | None = None) -> int:
    """The command; the exit code is 1 if `--check` finds a difference, 2 if the list is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tafelrunde.lab.golden", description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where games.yaml and the transcripts are")
    parser.add_argument("--check", action="store_true", help="compare only")
    parser.add_argument("--game", help="only this game")
    arguments = parser.parse_args(argv)
    folder: Path = arguments.folder
    try:
        entries = read_list(folder)
        chosen = [entry for entry in entries if arguments.game in (None, entry.game)]
        if arguments.check:
            differences = [found for entry in chosen if (found := compare(folder, entry))]
            print("\n\n".join(differences) or f"{len(chosen)} transcripts are as they were")
            return 1 if differences else 0
        for file, changed in write(folder, chosen):
            print(f"{'changed' if changed else 'same   '}  {file}")
        for file in prune(folder, entries):
            print(f"removed  {file}")
    except (BadList, BadSetup, BadBot, UnknownGame) as error:
        print(f"golden: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
