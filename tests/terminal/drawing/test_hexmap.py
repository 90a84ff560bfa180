"""Boards of hexes as text."""

from rich.style import Style

from tafelrunde.kernel import Preview, find
from tafelrunde.kernel.scene import Hex, HexBoard, Piece
from tafelrunde.kernel.words.language import Language
from tafelrunde.terminal.drawing.boards.board import board_lines
from tafelrunde.terminal.drawing.pen import Pen

PEN = Pen(Language("en", find("monster_lands"), ["Anna"]), choosable=["hex:1,0"])


def cell(q: int, r: int, kind: str = "floor", *pieces: Piece) -> Hex:
    return Hex(id=f"hex:{q},{r}", q=q, r=r, kind=kind, pieces=pieces)


def test_rows_of_hexes_on_their_corners_are_shifted_by_half_a_hex():
    board = HexBoard(id="map", pointy=True, cells=(cell(0, 0), cell(1, 0, "obstacle crate"), cell(0, 1, "door")))
    assert [line.plain.rstrip() for line in board_lines(PEN, board, 80)] == [" ·  ▒▒▒", "  ▐∩▌"]


def test_columns_of_hexes_on_their_edges_are_shifted_by_half_a_hex():
    board = HexBoard(id="map", cells=(cell(0, 0), cell(1, 0), cell(0, 1)))
    assert [line.plain.rstrip() for line in board_lines(PEN, board, 80)] == [" ·", "     ·", " ·"]


def test_figures_are_letters_and_are_listed_below():
    guard = Piece(id="figure:guard:3", name="tavern", number=3, health=(2, 5))
    lines = [line.plain for line in board_lines(PEN, HexBoard(id="map", cells=(cell(0, 0, "floor", guard),)), 80)]
    assert lines[0].strip() == "Ta3"
    assert lines[1] == "Ta3 Tavern 2/5"


def test_what_can_be_chosen_is_marked_for_the_screen():
    board = HexBoard(id="map", pointy=True, cells=(cell(0, 0), cell(1, 0)))
    styles = [span.style for span in board_lines(PEN, board, 80)[0].spans if isinstance(span.style, Style)]
    marked = [style.meta.get("element") for style in styles if style.meta]
    assert "hex:1,0" in marked


def test_hexes_with_names_have_letters_and_numbers_at_the_edge():
    language = Language("en", find("gloomhaven"), ["Anna"])
    cells = tuple(Hex(id=f"hex:{q},{r}", name=f"{q},{r}", q=q, r=r, kind="floor") for q, r in ((0, 0), (1, 0), (0, 1)))
    lines = [
        line.plain.rstrip() for line in board_lines(Pen(language), HexBoard(id="map", pointy=True, cells=cells), 80)
    ]
    assert lines == ["   A   B", "1  ·   ·", "2    ·"]


def test_the_way_that_an_option_takes_is_dotted_and_what_it_harms_is_red():
    pen = Pen(PEN.language, preview=Preview(path=("hex:0,0", "hex:1,0"), area=("hex:2,0",)))
    (line,) = board_lines(pen, HexBoard(id="map", pointy=True, cells=(cell(0, 0), cell(1, 0), cell(2, 0))), 80)
    assert line.plain.rstrip() == " •   •   ·"
    backs = [span.style.bgcolor for span in line.spans if isinstance(span.style, Style) and span.style.bgcolor]
    assert len(backs) == 1
