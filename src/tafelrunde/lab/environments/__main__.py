"""What environments show, as docs/lab.md lists it: `python -m tafelrunde.lab.environments`."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.kernel import find, games
from tafelrunde.lab.environments import VERSION
from tafelrunde.lab.environments.sensing import MOST_OPTIONS, OPTION


def described() -> str:
    """Every array of an observation: its name, its shape and its columns."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield f"Version {VERSION}. Besides the tables of the game every observation has:"
    yield ""
    yield "| array | rows | columns |"
    yield "|---|---|---|"
    yield f"| `options` | {MOST_OPTIONS} | {', '.join(OPTION)} |"
    yield f"| `action_mask` | {MOST_OPTIONS} | 1 where an option can be taken |"
    yield "| `question` | 1 | the word of what is asked; 0: nothing |"
    for game in games():
        if not find(game).tables:
            continue
        yield ""
        yield f"### {game}"
        yield ""
        yield "| array | rows | columns |"
        yield "|---|---|---|"
        for table in find(game).tables:
            yield f"| `{table.name}` | {table.most} | {', '.join(table.columns)} |"


if __name__ == "__main__":
    print(described(), end="")
