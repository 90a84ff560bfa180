"""All lines from one hex to another, ready to be turned into bits; found once and shipped in a file.

Lines are found for the offsets of one twelfth of the plane and turned and mirrored into the others. Those of up to
`SHIPPED` steps come from ``lines.bin``, which ``python -m tafelrunde.tabletop.bundles`` writes anew; farther ones are
found when they are needed.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from tafelrunde.tabletop.hexes import DIRECTIONS, Hex, distance, edge_between, mirror, rotate
from tafelrunde.tabletop.lines import Drawing, Edge, Line, corner_lines, free_lines

SHIPPED = 16
_FILE = Path(__file__).parent / "lines.bin"
_DRAWINGS: tuple[Drawing, ...] = (corner_lines, free_lines)


class Bundle(msgspec.Struct, frozen=True, array_like=True):
    """The lines to one hex. Bit i of a line's two numbers says whether it passes cell i, and edge i."""

    cells: tuple[Hex, ...]
    edges: tuple[Edge, ...]
    lines: tuple[tuple[bytes, bytes], ...]

    def passes(self) -> list[tuple[list[int], list[int]]]:
        """The numbers of the cells and of the edges that each line passes."""
        return [(_numbers(cells), _numbers(edges)) for cells, edges in self.lines]


def _numbers(packed: bytes) -> list[int]:
    mask = int.from_bytes(packed, "little")
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def _packed(numbers: Iterable[int]) -> bytes:
    mask = sum(1 << number for number in numbers)
    return mask.to_bytes((mask.bit_length() + 7) // 8, "little")


@cache
def bundle(drawing: Drawing, to: Hex) -> Bundle:
    """The lines to a hex, without those that pass everything that another passes, and more."""
    for turns in range(6):
        for mirrored in (False, True):
            turned = rotate(to, turns)
            q, r = mirror(turned) if mirrored else turned
            if q >= r >= 0:
                return _turned(_found(drawing, (q, r)), mirrored, -turns)
    raise AssertionError(f"{to} lies in no twelfth of the plane")


def _turned(found: Bundle, mirrored: bool, turns: int) -> Bundle:
    def turn(at: Hex) -> Hex:
        return rotate(mirror(at) if mirrored else at, turns)

    edges = []
    for (q, r), direction in found.edges:
        dq, dr = DIRECTIONS[direction]
        edges.append(edge_between(turn((q, r)), turn((q + dq, r + dr))))
    return Bundle(tuple(turn(at) for at in found.cells), tuple(edges), found.lines)


@cache
def _found(drawing: Drawing, to: Hex) -> Bundle:
    shipped = _shipped().get(drawing.__name__, {}).get(f"{to[0]},{to[1]}")
    return shipped or tie(drawing(to))


@cache
def _shipped() -> dict[str, dict[str, Bundle]]:
    try:
        return msgspec.msgpack.decode(zlib.decompress(_FILE.read_bytes()), type=dict[str, dict[str, Bundle]])
    except FileNotFoundError:
        return {}


def tie(found: Iterable[Line]) -> Bundle:
    """The least of these lines as a bundle."""
    least: list[Line] = []
    for line in sorted(set(found), key=lambda line: (len(line.hexes), len(line.edges), sorted(line.hexes))):
        if not any(other.hexes <= line.hexes and other.edges <= line.edges for other in least):
            least.append(line)
    cells = sorted({at for line in least for at in line.hexes})
    edges = sorted({edge for line in least for edge in line.edges})
    return Bundle(
        tuple(cells),
        tuple(edges),
        tuple((_packed(map(cells.index, line.hexes)), _packed(map(edges.index, line.edges))) for line in least),
    )


def _write() -> None:
    """Find all lines anew; it takes about a minute."""
    near = [(q, r) for q in range(1, SHIPPED + 1) for r in range(q + 1) if distance((0, 0), (q, r)) <= SHIPPED]
    tables = {drawing.__name__: {f"{q},{r}": tie(drawing((q, r))) for q, r in near} for drawing in _DRAWINGS}
    _FILE.write_bytes(zlib.compress(msgspec.msgpack.encode(tables), 9))
    print(f"{_FILE}: {_FILE.stat().st_size} bytes")


if __name__ == "__main__":
    _write()
