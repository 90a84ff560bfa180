"""Boards of square zones as text."""

from typing import Literal

from rich.style import Style

from tafelrunde.kernel import find
from tafelrunde.kernel.scene import Edge, Piece, Zone, ZoneBoard
from tafelrunde.kernel.words.language import Language
from tafelrunde.terminal.drawing.boards.board import board_lines
from tafelrunde.terminal.drawing.lettering import TIGHT, USUAL
from tafelrunde.terminal.drawing.pen import Pen

LANGUAGE = Language("en", find("massive_darkness"), ["Ada", "Isolde"])


Light = Literal["", "light", "shadow"]


def zone(name: str, x: float, y: float, *pieces: Piece, light: Light = "shadow") -> Zone:
    corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
    return Zone(id=f"zone:{name}", name=name, corners=corners, light=light, pieces=pieces)


def edge(a: str, b: str, kind: str) -> Edge:
    return Edge(id=f"door:{a}-{b}", between=(f"zone:{a}", f"zone:{b}"), kind=kind)


def drawn(board: ZoneBoard, width: int = 32, detail: int = TIGHT, **pen: object) -> list[str]:
    return [line.plain.rstrip() for line in board_lines(Pen(LANGUAGE, detail, **pen), board, width)]  # type: ignore[arg-type]


def test_zones_are_boxes_with_walls_doors_and_open_borders_between():
    zones = (zone("A1", 0, 0, light="light"), zone("B1", 1, 0), zone("A2", 0, 1), zone("B2", 1, 1))
    borders = (edge("A1", "B1", "door"), edge("A2", "B2", "open"), edge("A1", "A2", "door"))
    assert drawn(ZoneBoard(id="dungeon", zones=zones, borders=borders), 20) == [
        "╋━━━━━━━━╋━━━━━━━━╋",
        "┃A1☀     ▯B1☾     ┃",
        "╋━━▭▭▭▭━━╋━━━━━━━━╋",
        "┃A2☾     ┊B2☾     ┃",
        "╋━━━━━━━━╋━━━━━━━━╋",
    ]


def test_a_horde_is_its_leader_and_a_number_and_all_are_listed_below():
    hero = Piece(id="hero:0", name="bjorn", seat=0, health=(4, 5))
    horde = [
        Piece(id="enemy:x", name="dwarf_warriors", health=(2, 2), rank="leader", group="x"),
        *[Piece(id=f"enemy:x:{n}", name="dwarf_warriors", health=(2, 2), rank="minion", group="x") for n in (1, 2)],
    ]
    bag = Piece(id="treasure:A1", name="label-treasure", icon="swap-bag", count=2)
    lines = drawn(ZoneBoard(id="dungeon", zones=(zone("A1", 0, 0, hero, *horde, bag),)), 60)
    assert lines[1] == "┃A1☾ ●Bj DW+2 $2       ┃"
    assert lines[3] == "A1: ●Bj Bjorn 4/5  DW Dwarf Warriors 2/2  +2× 2"


def test_with_more_room_names_stand_above_what_is_there():
    exit_ = Piece(id="exit", name="label-exit", icon="exit-door")
    lines = drawn(ZoneBoard(id="dungeon", zones=(zone("A1", 0, 0, exit_),)), 60, USUAL)
    assert [line.strip("┃ ") for line in lines[1:3]] == ["A1☾", "⇥"]


def test_a_high_board_lies_on_its_side_and_floors_keep_their_distance():
    high = ZoneBoard(id="dungeon", zones=(zone("A1", 0, 0), zone("A2", 0, 1)))
    assert drawn(high, 24)[1] == "┃A2☾       ┃A1☾       ┃"
    floors = ZoneBoard(id="dungeon", zones=(zone("A1", 0, 0), zone("C1", 1.5, 0)))
    assert drawn(floors, 32)[1].count("┃") == 4


def test_what_can_be_chosen_is_marked_doors_too():
    board = ZoneBoard(id="dungeon", zones=(zone("A1", 0, 0), zone("B1", 1, 0)), borders=(edge("A1", "B1", "door"),))
    pen = Pen(LANGUAGE, TIGHT, ["zone:B1", "door:A1-B1"])
    styles = [span.style for span in board_lines(pen, board, 30)[1].spans if isinstance(span.style, Style)]
    assert {"zone:B1", "door:A1-B1"} <= {style.meta.get("element") for style in styles if style.underline or style.meta}


def test_other_shapes_and_narrow_screens_are_told_in_words():
    odd = Zone(id="zone:A1", name="A1", corners=((0, 0), (2, 0), (1, 1)))
    assert drawn(ZoneBoard(id="dungeon", zones=(odd,))) == ["A1"]
    many = tuple(zone(f"A{n}", n, 0) for n in range(1, 10))
    assert drawn(ZoneBoard(id="dungeon", zones=many), 40)[0].startswith("A1   A2")


def test_a_crowd_in_a_narrow_box_is_shown_by_signs():
    names = ("bjorn", "elias", "owen")
    crowd = [Piece(id=f"hero:{seat}", name=name, seat=seat, health=(5, 5)) for seat, name in enumerate(names)]
    zones = (zone("A1", 0, 0, *crowd), zone("B1", 1, 0))
    assert drawn(ZoneBoard(id="dungeon", zones=zones), 20)[1] == "┃A1☾ ●▲■ ┃B1☾     ┃"


def test_a_zone_of_several_squares_is_one_room_with_its_words_in_the_longest_row():
    """An L of three squares around a single one: between its own squares there is nothing."""
    corners = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (2.0, 1.0), (2.0, 2.0), (0.0, 2.0))
    zones = (Zone(id="zone:A1", name="A1", corners=corners, kind="room unseen", tone="bad"), zone("B1", 1, 0, light=""))
    assert drawn(ZoneBoard(id="map", zones=zones, borders=(edge("A1", "B1", "open"),)), 20) == [
        "╋━━━━━━━━╋━━━━━━━━╋",
        "┃        ┊B1      ┃",
        "╋        ╋┄┄┄┄┄┄┄┄╋",
        "┃A1☠░             ┃",
        "╋━━━━━━━━╋━━━━━━━━╋",
    ]


def test_where_zones_touch_in_two_ways_each_stretch_is_drawn_as_it_is():
    low = ((0.0, 0.0), (2.0, 0.0), (2.0, 1.0), (0.0, 1.0))
    high = ((0.0, 1.0), (2.0, 1.0), (2.0, 2.0), (0.0, 2.0))
    zones = (Zone(id="zone:A1", name="A1", corners=low), Zone(id="zone:A2", name="A2", corners=high))
    between = ("zone:A1", "zone:A2")
    wall = Edge(id="wall", between=between, kind="wall", line=(0.0, 1.0, 1.0, 1.0))
    gap = Edge(id="gap", between=between, kind="open", line=(1.0, 1.0, 2.0, 1.0))
    lines = drawn(ZoneBoard(id="map", zones=zones, borders=(wall, gap)), 20)
    assert lines[2] == "╋━━━━━━━━╋┄┄┄┄┄┄┄┄╋"
    upright = [Zone(id=one.id, name=one.name, corners=tuple([(y, x) for x, y in one.corners])) for one in zones]
    turned = [
        Edge(id=one.id, between=between, kind=one.kind, line=(one.line[1], one.line[0], one.line[3], one.line[2]))
        for one in (wall, gap)
        if one.line is not None
    ]
    lines = drawn(ZoneBoard(id="map", zones=tuple(upright), borders=tuple(turned)), 20)
    assert [line[9] for line in (lines[1], lines[3])] == ["┃", "┊"]
