"""A position from a file of JSON or YAML: read completely, or refused with every field that is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tafelrunde.games.havens.rulings import rulesets
from tafelrunde.games.havens.rulings.position import Attack, Position
from tafelrunde.kernel.papers.document import Document, Path, spell
from tafelrunde.tabletop import bundles
from tafelrunde.tabletop.hexes import Hex, are_neighbours, bounds, distance
from tafelrunde.tabletop.schema import convert, misfits

WIDEST = 200
LONGEST = bundles.SHIPPED


class BadPosition(ValueError):
    """What is wrong in a position: line (if known), field and what is allowed, one per problem."""

    def __init__(self, source: str, problems: list[str]) -> None:
        super().__init__("\n".join(f"{source}{problem}" for problem in problems))
        self.problems = problems


def read_position(text: str, source: str = "position") -> Position:
    """The position in a text; raises `BadPosition`."""
    document = Document.parse(text, unique_ids=True)
    faults = [(fault.path, fault.message) for fault in document.faults]
    if not faults:
        faults = list(misfits(document.data, Position))
    if not faults:
        position = convert(document.data, Position)
        faults = list(contradictions(position))
        if not faults:
            return position
    lines = [fault.line for fault in document.faults] or [document.line(path) for path, _ in faults]
    problems = []
    for line, (path, message) in zip(lines, faults, strict=True):
        field = f"{spell(path)}: " if path else ""
        problems.append(f"{f':{line}' if line else ''}: {field}{message}")
    raise BadPosition(source, problems)


def contradictions(position: Position) -> Iterator[tuple[Path, str]]:
    """What fits the types and still can't be on a table."""
    if position.rules not in rulesets.known():
        yield ("rules",), f"{position.rules!r} is not one of {', '.join(rulesets.known())}"
    (q0, r0), (q1, r1) = bounds(position.hexes)
    if q1 - q0 >= WIDEST or r1 - r0 >= WIDEST:
        yield ("hexes",), f"the map is larger than {WIDEST} hexes"
    hexes: set[Hex] = set()
    for number, at in enumerate(position.hexes):
        if at in hexes:
            yield ("hexes", number), f"{list(at)} is listed twice"
        hexes.add(at)
    for number, (one, other) in enumerate(position.walls):
        if not are_neighbours(one, other):
            yield ("walls", number), f"{list(one)} and {list(other)} are not neighbours; a thin wall lies between two"
    for number, tile in enumerate(position.terrain):
        if tile.at not in hexes:
            yield ("terrain", number, "at"), f"{list(tile.at)} is not on the map; allowed is what `hexes` lists"
    if (attack := position.ability.attack) is not None and (problem := _too_far(position.hexes, attack)):
        yield ("ability", "attack", "range"), problem
    if position.began is not None and position.began not in hexes:
        yield ("began",), f"{list(position.began)} is not on the map; allowed is what `hexes` lists"
    taken: dict[Hex, str] = {}
    names: set[str] = set()
    for number, figure in enumerate(position.figures):
        if figure.id in names:
            yield ("figures", number, "id"), f"{figure.id} is the name of two figures"
        names.add(figure.id)
        if figure.at not in hexes:
            yield ("figures", number, "at"), f"{list(figure.at)} is not on the map; allowed is what `hexes` lists"
        elif figure.at in taken:
            yield ("figures", number, "at"), f"{taken[figure.at]} stands on {list(figure.at)} already"
        taken.setdefault(figure.at, figure.id)
    if position.acting not in names:
        yield ("acting",), f"{position.acting!r} is no figure; there are {', '.join(sorted(names)) or 'none'}"


def _too_far(hexes: Sequence[Hex], attack: Attack) -> str:
    """Lines of sight are only known up to some length, and finding longer ones takes very long."""
    sight = attack.range or 1
    if (area := attack.area) is not None:
        if area.origin is None:
            sight += max(distance(one, other) for one in area.hexes for other in area.hexes)
        else:
            sight = max(sight, *[distance(area.origin, at) for at in area.hexes])
    (q0, r0), (q1, r1) = bounds(hexes)
    if min(sight, q1 - q0 + r1 - r0) <= LONGEST:
        return ""
    return (
        f"on a map of this size this attack may need lines of sight of more than {LONGEST} hexes; allowed are shorter"
    )
