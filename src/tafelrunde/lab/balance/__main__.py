"""Is a game fair? Many games by bots, and a report: seats, starting sides, levels, tactics, and what became of things.

    python -m tafelrunde.lab.balance monster_lands

reads the study `docs/balance/monster-lands.yaml`, plays its games and writes the report, its pictures and the raw
results beside it. The study names what of `outcome.details` is looked at, so that nothing here knows a game.
Of a game of everyone for themselves it tells who wins from which seat (`competition`), of a cooperative game how often
a party wins (`winning`), of a campaign how it runs (`courses`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from tafelrunde.kernel import find
from tafelrunde.lab.balance.competition import Balance, Study
from tafelrunde.lab.balance.courses import Campaigning, Courses
from tafelrunde.lab.balance.winning import Winning, Wins
from tafelrunde.lab.cluster.on_ray import HELP, with_address, workers_of
from tafelrunde.lab.playing.notebook import Notebook
from tafelrunde.lab.playing.tables import CannotWrite, write_csv
from tafelrunde.lab.playing.workers import Workers, WorkersFailed

FOLDER = Path("docs/balance")


def read_study(path: Path) -> Study | Wins | Courses:
    """A study as it is written in its file."""
    return msgspec.yaml.decode(path.read_bytes(), type=Study | Wins | Courses)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="python -m tafelrunde.lab.balance", description="Study the balance of a game."
    )
    parser.add_argument("game", help="the game, such as monster_lands, or the study, such as gloomhaven-campaign")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the study is and the report goes")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--ray", metavar="ADDRESS", help=HELP)
    parser.add_argument("--share", type=float, default=1.0, help="play only this share of the games, for a first look")
    parser.add_argument("--only", default="", help="only these adventures (1,2): prints a table, writes none")
    parser.add_argument("--out", type=Path, help="keep all results there (Parquet) while they are played")
    parser.add_argument("--resume", action="store_true", help="go on with what --out has kept")
    parser.add_argument("--csv", type=Path, default=None, help="where the rows of all games go")
    given = parser.parse_args(with_address(sys.argv[1:] if arguments is None else arguments))
    path = given.folder / f"{given.game.replace('_', '-')}.yaml"
    if not path.is_file():
        print(f"there is no study {path}", file=sys.stderr)
        return 2
    study = read_study(path)
    only = given.only.split(",") if given.only else ()
    try:
        workers = workers_of(given.ray, given.workers)
        with Notebook(given.out, find(study.game), given.resume) as notebook:
            balance = _balance(study, given.folder, path.stem, workers, given.share, only, notebook)
            if only and isinstance(balance, Winning):
                print("\n".join(balance.table(dict(balance.play()))))
            else:
                print(balance.write())
        if given.csv is not None:
            write_csv(given.csv, balance.rows)
            print(given.csv)
    except (ValueError, CannotWrite, WorkersFailed) as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("interrupted" + (f"; --out {given.out} --resume goes on" if given.out else ""), file=sys.stderr)
        return 130
    return 0


def _balance(
    study: Study | Wins | Courses,
    folder: Path,
    name: str,
    workers: Workers,
    share: float,
    only: Sequence[str],
    notebook: Notebook,
) -> Balance | Winning | Campaigning:
    """Whoever plays a study of this kind; ValueError if it has no such adventure."""
    if isinstance(study, Wins):
        return Winning(study, folder, workers, share, only, notebook)
    if isinstance(study, Courses):
        return Campaigning(study, folder, name, workers, share, notebook)
    return Balance(study, folder, workers, share, notebook)


if __name__ == "__main__":
    sys.exit(main())
