"""A map of hexes as bits of whole numbers, so that one operation moves a whole set of hexes.

The hex at ``index`` is bit ``index`` of a mask. Rows are `stride` bits apart, with at least one empty column and row
around the map: whatever is one step outside is a bit that no hex of the map has.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tafelrunde.tabletop.hexes import DIRECTIONS, Hex, bounds

Mask = int
"""A set of hexes."""
Wall = tuple[Hex, Hex]
"""A thin wall, named by the two neighbours that it separates."""


def bits(mask: Mask) -> Iterator[int]:
    """The indexes in a mask, the smallest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def first(mask: Mask) -> int:
    """The smallest index in a mask that is not empty."""
    return (mask & -mask).bit_length() - 1


class HexGrid:
    """The hexes in play and the thin walls between them; everything else is solid wall."""

    __slots__ = (
        "_beside", "_corner", "_discs", "_origin", "_shift", "_thin", "closed", "hexes", "opened", "places", "steps",
        "stride",
    )  # fmt: skip

    def __init__(self, hexes: Sequence[Hex], walls: Sequence[Wall] = (), frame: Sequence[Hex] = ()) -> None:
        """`frame`: number the hexes as on a map with these, so that several grids of one map have the same numbers."""
        (q0, r0), (q1, _) = bounds(frame or hexes)
        self._corner = q0 - 1, r0 - 1
        # A power of two, and seldom another than 32: tables of lines are kept by stride.
        self._shift = max(5, (q1 - q0 + 2).bit_length())
        self.stride = stride = 1 << self._shift
        self._origin = -(q0 - 1) - (r0 - 1) * stride
        """The bit number that the hex 0,0 has or would have."""
        self.steps = tuple(dq + dr * stride for dq, dr in DIRECTIONS)
        """What a step in each direction adds to an index."""
        left, top = self._corner
        self.places: dict[Hex, Mask] = {(q, r): 1 << (q - left + (r - top) * stride) for q, r in hexes}
        """The bit of every hex in play, by the hex: for whoever looks at many that may lie outside."""
        self.hexes: Mask = sum(self.places.values())
        mask = self.hexes
        self._beside: dict[int, Mask] = {}
        self._discs: dict[int, list[Mask]] = {}
        closed = [0, 0, 0]
        for (q, r), (other_q, other_r) in walls:
            if not (self.holds((q, r)) and self.holds((other_q, other_r))):
                # Beside solid wall a thin one changes nothing.
                continue
            direction = DIRECTIONS.index((other_q - q, other_r - r))
            if direction >= 3:
                q, r, direction = other_q, other_r, direction - 3
            closed[direction] |= 1 << (q - left + (r - top) * stride)
        self.closed: tuple[Mask, Mask, Mask] = (closed[0], closed[1], closed[2])
        """For directions 0, 1, 2: the hexes with a thin wall on that edge."""
        self._thin = any(closed)
        opened = []
        for direction in range(3):
            step = self.steps[direction]
            there = mask & (mask >> step) & ~closed[direction]
            opened.append((there, there << step))
        self.opened: tuple[Mask, ...] = (*(there for there, _ in opened), *(back for _, back in opened))
        """For each direction: the hexes from which a step that way crosses no wall and stays in play."""

    def index(self, at: Hex) -> int:
        """The bit number of a hex of the map or beside it."""
        return at[0] + at[1] * self.stride + self._origin

    def hex(self, index: int) -> Hex:
        """The hex of a bit number."""
        return (index & (self.stride - 1)) + self._corner[0], (index >> self._shift) + self._corner[1]

    def holds(self, at: Hex) -> bool:
        """Whether the hex is in play, wherever it is."""
        column, row = at[0] - self._corner[0], at[1] - self._corner[1]
        return 0 <= column < self.stride and row >= 0 and bool(self.hexes >> (column + row * self.stride) & 1)

    def mask(self, hexes: Sequence[Hex]) -> Mask:
        """The hexes as bits."""
        mask = 0
        for at in hexes:
            mask |= 1 << self.index(at)
        return mask

    def around(self, mask: Mask) -> Mask:
        """Every hex one step from one of these, walls permitting (GH-HEX-03)."""
        stride = self.stride
        if not self._thin:
            # What is beside the map has no bit in it, so that all six steps can be taken at once.
            mask &= self.hexes
            east, west = mask << 1, mask >> 1
            return (east | west | (mask | west) << stride | (mask | east) >> stride) & self.hexes
        east, south, southwest, west, north, northeast = self.opened
        return (
            (mask & east) << 1
            | (mask & south) << stride
            | (mask & southwest) << (stride - 1)
            | (mask & west) >> 1
            | (mask & north) >> stride
            | (mask & northeast) >> (stride - 1)
        )

    def within(self, mask: Mask, steps: int) -> Mask:
        """Every hex up to so many steps away, these included; range is counted like this (GH-HEX-04, GH-HEX-05)."""
        frontier = mask
        for _ in range(steps):
            frontier = self.around(frontier) & ~mask
            if not frontier:
                break
            mask |= frontier
        return mask

    def beside(self, index: int) -> Mask:
        """Every hex one step from one hex, as `around`; a grid never changes, so each is worked out once."""
        known = self._beside.get(index)
        if known is None:
            known = self._beside[index] = self.around(1 << index)
        return known

    def disc(self, index: int, steps: int) -> Mask:
        """Every hex up to so many steps from one hex, as `within`; worked out once, too."""
        discs = self._discs.get(index)
        if discs is None:
            discs = self._discs[index] = [1 << index]
        while len(discs) <= steps:
            widest = discs[-1]
            wider = widest | self.around(widest)
            if wider == widest:
                return widest
            discs.append(wider)
        return discs[steps]

    def steps_between(self, one: int, other: int) -> int | None:
        """The smallest number of steps from hex to hex; None if no way leads there (GH-HEX-04)."""
        steps = 0
        disc = 1 << one
        while not disc >> other & 1:
            steps += 1
            wider = self.disc(one, steps)
            if wider == disc:
                return None
            disc = wider
        return steps


class LinkedGrid(HexGrid):
    """A grid for movement on which some hexes lead to others, wherever those are (FH-GEN-07)."""

    __slots__ = ("_links",)

    def __init__(
        self,
        hexes: Sequence[Hex],
        walls: Sequence[Wall] = (),
        frame: Sequence[Hex] = (),
        links: Sequence[tuple[Hex, Hex]] = (),
    ) -> None:
        super().__init__(hexes, walls, frame)
        pairs = [(1 << self.index(one), 1 << self.index(other)) for one, other in links]
        pairs = [(one, other) for one, other in pairs if one & self.hexes and other & self.hexes]
        self._links = (*pairs, *[(other, one) for one, other in pairs])

    def around(self, mask: Mask) -> Mask:
        found = super().around(mask)
        for one, other in self._links:
            if mask & one:
                found |= other
        return found
