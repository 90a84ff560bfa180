"""Maps that can't be played are refused, with the row and what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.packs import HERE, broken_scenario, told

MAPS = {
    "odd row without a blank": (
        [("   1s1s1 D", "  1s1s1 D ")],
        f"{HERE}:10: map: row 1 is an odd one: it begins with a blank, half a hex to the right",
    ),
    "sign without a floor": (
        [("  1 1a1 # 2 2^2", "  1 1a1 #x2 2^2")],
        f"{HERE}:11: map: column 3: '#x' is a sign without a floor; a hex is two characters wide",
    ),
    "unknown sign": (
        [("2 2b2", "2 2z2")],
        f"{HERE}:9: map: the sign 'z' is not in the legend; known are $ T ^ a b c o s",
    ),
    "lower case ground": (
        [("  1 1a1 #", "  x 1a1 #")],
        f"{HERE}:11: map: 'x' is neither a room (1 … 9) nor a door (A … Z) nor void (# or .)",
    ),
    "door beside one room": (
        [("# E #", "# # E")],
        f"{HERE}:12: map: door E is beside rooms 2: say which two it `joins`",
    ),
    "unused sign": (
        [("1 1a1", "1 1 1")],
        f"{HERE}:16: legend.a: the map does not use this sign",
    ),
    "unknown monster": (
        [("monster: grey_wolf, players: nnn", "monster: gray_wolf, players: nnn")],
        f"{HERE}:16: legend.a.monster: 'gray_wolf' is no monster; there are bandit_archer, bandit_guard, …",
    ),
    "boss as monster": (
        [("boss: xorn_spawn", "boss: grey_wolf")],
        f"{HERE}:18: legend.c.boss: 'grey_wolf' is no boss; there are bandit_commander, barrow_queen, …",
    ),
    "wrong players": (
        [("players: nnn", "players: nnx")],
        f"{HERE}:16: legend.a.players: expected `str` matching regex '^[-ne]{{3}}$', found 'nnx'",
    ),
    "never placed": (
        [("players: nnn", "players: ---")],
        f"{HERE}:16: legend.a.players: this monster is never placed",
    ),
    "unknown tile": (
        [("obstacle: tree", "obstacle: oak")],
        f"{HERE}:19: legend.o.obstacle: 'oak' is no overlay tile; there are altar, anvil, …",
    ),
    "trap without effect": (
        [("{trap: spike_trap, harms: true}", "{trap: spike_trap}")],
        f"{HERE}:20: legend.^.trap: a trap harms, or has a damage or conditions",
    ),
    "two things in one place": (
        [("{obstacle: tree}", "{obstacle: tree, monster: grey_wolf}")],
        f"{HERE}:19: legend.o: monster and obstacle can't be in the same hex",
    ),
    "no such treasure": (
        [("treasure: 901", "treasure: 902")],
        f"{HERE}:21: legend.T.treasure: the treasure index has no number 902",
    ),
    "treasure of another scenario": (
        [("treasure: 901", "treasure: 7")],
        f"{HERE}:13: map: [5, 4]: treasure 7 is already in scenario '1'",
    ),
    "on a door": (
        [("1s1s1 D 2o2", "1s1s1 Da2o2")],
        f"{HERE}:10: map: [3, 1]: 'a' stands on door D; only a mark can be on a door",
    ),
    "boss twice": (
        [("  # # # # 3 3T#", "  # # # # 3c3T#")],
        f"{HERE}:14: map: [4, 5]: the boss 'xorn_spawn' is here for the second time",
    ),
    "too few start hexes": (
        [("1s1s1 #", "1s1 1 #")],
        f"{HERE}:8: map: 4 characters need 4 start hexes (sign s), found 3",
    ),
    "start in two rooms": (
        [("3 3T#", "3s3T#")],
        f"{HERE}:8: map: the start hexes are in rooms 1, 3: one is enough",
    ),
    "nobody unlocks": (
        [("{op: unlock, door: E}", "{op: hurt, n: 1}")],
        f"{HERE}:12: map: [5, 3]: door E is locked, and no special rule unlocks it",
    ),
    "room cut off": (
        [("{op: unlock, door: E}", "{op: hurt, n: 1}")],
        f"{HERE}:13: map: [4, 4]: room 3 can't be reached from the start hexes",
    ),
    "no such door": (
        [("  E: {locked: true}", "  E: {locked: true}\n  F: {locked: true}")],
        f"{HERE}:24: doors.F: the map has no door F",
    ),
    "rooms touch": (
        [("  1 1a1 # 2 2^2", "  1 1a1 1 2 2^2")],
        f"{HERE}:11: map: [3, 2]: rooms 1 and 2 touch here without a door or a wall",
    ),
    "more than standees": (
        [
            ("1s1s1 #", "1s1s1a#"),
            ("1s1s1 D", "1s1s1aD"),
            ("1 1a1 #", "1a1a1a#"),
            ("grey_wolf, players: nnn", "cave_bear, players: nnn"),
        ],
        f"{HERE}:9: map: [2, 0]: room 1 has 5 cave_bear for 2 characters; standees: 4",
    ),
    "behind obstacles": (
        [("2o2 2$", "2 2o2$"), ("2 2b2", "2 2b2o"), ("2 2^2", "2 2^2o")],
        f"{HERE}:10: map: [6, 1]: the coin can't be reached: obstacles are in the way",
    ),
}


@pytest.mark.parametrize("case", MAPS)
def test_maps_that_cannot_be_played(tmp_path: Path, case: str) -> None:
    changes, message = MAPS[case]
    assert told(broken_scenario(tmp_path, *changes), message)
