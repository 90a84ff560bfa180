"""Boards: the content's tiles laid out, compared with drawings made independently of the program (MD-CMP-01 … 07).

Legend: C/c corridor in light/shadow, R/r room, D door, '.' open doorway, # wall, P pillar on a border.
"""

from pathlib import Path

import pytest
import yaml

from tafelrunde.games.massive_darkness.box.boards import Board
from tafelrunde.games.massive_darkness.box.content import load

DRAWN = yaml.safe_load(Path(__file__).parents[1].joinpath("boards.yaml").read_text(encoding="utf-8"))


def letter(board: Board, zone: str) -> str:
    info = board.zones[zone]
    kind = "r" if info.room else "c"
    return kind.upper() if info.light else kind


def border(board: Board, a: str, b: str) -> str:
    name = board.map.border(a, b)
    if name is None:
        return "#"
    if name:
        return "D" if name in board.doors else "P"
    return "." if "-".join(sorted((a, b))) in board.doorways else " "


@pytest.mark.rule("MD-CMP-01", "MD-CMP-02", "MD-CMP-03", "MD-CMP-04", "MD-CMP-06", "MD-CMP-07")
@pytest.mark.parametrize("quest", DRAWN)
def test_every_zone_and_border_is_where_it_is_drawn(quest: str):
    board, drawn = load().board(quest), DRAWN[quest]
    for zone in board.zones.values():
        assert drawn[2 * zone.y + 1][4 * zone.x + 1] == letter(board, zone.name), zone
        for dx, dy in ((1, 0), (0, 1)):
            beyond = board.map.at(zone.x + dx, zone.y + dy)
            if beyond is None:
                continue
            row = drawn[2 * zone.y + 1 + dy]
            cell = row[4 * zone.x + 4] if dx else row[4 * zone.x + 1 : 4 * zone.x + 4]
            shown = next((mark for mark in "#DP." if mark in cell), " ")
            assert border(board, zone.name, beyond) == shown, (zone.name, beyond)


@pytest.mark.rule("MD-LOS-01", "MD-LOS-02", "MD-LOS-05", "MD-LOS-06", "MD-LOS-07")
def test_sight_runs_straight_until_a_wall_or_a_closed_door():
    board = load().board("tutorial")
    shut = board.passages(board.shut_at_start)
    assert dict(shut.sight("B6")) == {"B6": 0, "B5": 1, "B4": 2, "B3": 3, "B2": 4, "B1": 5}
    for a in board.zones:
        for b in board.zones:
            assert shut.sees(a, b) == shut.sees(b, a)


@pytest.mark.rule("MD-LOS-03")
def test_open_doors_do_not_stop_sight():
    board = load().board("tutorial")
    door = "A6-B6"
    assert door in board.doors
    opened = board.passages(tuple(name for name in board.shut_at_start if name != door))
    assert not board.passages(board.shut_at_start).sees("B6", "A6")
    assert opened.sees("B6", "A6")
