"""The box from which a position's components are taken, so that nothing is placed twice and nothing is lost."""

from __future__ import annotations

from collections import Counter, defaultdict

from tafelrunde.games.monster_lands.box.content import load
from tafelrunde.games.monster_lands.inventory import Kind, components, extra_aspirant
from tafelrunde.games.monster_lands.positions.fields import (
    NONE,
)
from tafelrunde.games.monster_lands.state import State
from tafelrunde.kernel import PositionError
from tafelrunde.tabletop.notation import (
    did_you_mean,
)


class Supply:
    """What is still in the box while a position is read."""

    def __init__(self, state: State) -> None:
        self._order = components(state)
        self._left = {kind: Counter(items) for kind, items in self._order.items()}
        self._placed: dict[str, list[str]] = defaultdict(list)

    def take_or_none(self, kind: Kind, item: object, where: str) -> str:
        """Take a component for a place that may be empty: `none`."""
        return "" if item is None or item == NONE else self.take(kind, item, where)

    def take(self, kind: Kind, item: object, where: str) -> str:
        """Take a component that the text names."""
        if not isinstance(item, str) or item == NONE:
            raise PositionError(f"{where}: {item!r} is no {kind.replace('_', ' ')}; write its name")
        name = item
        if kind == "aspirant" and extra_aspirant(name) and name not in self._placed:
            self._left[kind][name] += 1
        elif name not in self._left[kind]:
            raise PositionError(f"{where}: {self._unknown(kind, name)}")
        if not self._left[kind][name]:
            places = ", ".join(self._placed[name])
            number = "" if len(self._placed[name]) == 1 else f" There are {len(self._placed[name])} of it."
            raise PositionError(f"{where}: {name} is already placed ({places}).{number}")
        self._left[kind][name] -= 1
        self._placed[name].append(where)
        return name

    def take_member(self, item: str, where: str) -> str:
        """Take a mercenary or an aspirant."""
        return self.take("aspirant" if item.startswith("aspirant_") else "mercenary", item, where)

    def take_removed(self, item: object, where: str) -> str:
        """Take a trap or a mercenary out of the game."""
        return self.take("trap" if isinstance(item, str) and item in load().traps else "mercenary", item, where)

    def has(self, kind: Kind, item: str) -> bool:
        return self._left[kind][item] > 0

    def deal(self, kind: Kind, where: str) -> str:
        """The next component that the text places nowhere, in content order; never a start card or start trap."""
        for item in self._order[kind]:
            if self.has(kind, item) and not _starts(kind, item):
                return self.take(kind, item, where)
        return ""

    def rest(self, kind: Kind) -> list[str]:
        """Everything left that belongs into the deck, in content order."""
        return [item for item in self._remaining(kind) if not _starts(kind, item)]

    def unused(self) -> list[str]:
        """Start cards and start traps that no clan has (ML-SET-27)."""
        kinds: tuple[Kind, ...] = ("mercenary", "trap")
        return [item for kind in kinds for item in self._remaining(kind) if _starts(kind, item)]

    def _remaining(self, kind: Kind) -> list[str]:
        return [item for item in dict.fromkeys(self._order[kind]) for _ in range(self._left[kind][item])]

    def _unknown(self, kind: Kind, name: str) -> str:
        content = load()
        if (kind == "mercenary" and name in content.mercenaries) or (kind == "trap" and name in content.traps):
            return f"the {kind} '{name}' is not in a game with these options"
        words = kind.replace("_", " ")
        return f"there is no {words} '{name}'{did_you_mean(name, self._left[kind])}"


def _starts(kind: Kind, item: str) -> bool:
    """Whether it is dealt to clans at the start and never lies in a deck (ML-SET-20, ML-HUN-06)."""
    content = load()
    if kind == "mercenary":
        return content.mercenaries[item].set in ("start_leader", "start_mercenary")
    return kind == "trap" and item == content.start_trap
