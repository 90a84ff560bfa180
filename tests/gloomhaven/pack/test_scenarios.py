"""Goals, special rules and texts of a scenario that name nothing or can't come true are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.packs import HERE, broken_scenario, told

RULES = {
    "unknown goal": (
        [("op: kill_all", "op: kill_everybody")],
        f"{HERE}:3: goal.op: 'kill_everybody' is not one of kill_all, kill_boss, kill, destroy, collect, reach, "
        "escape, survive, explore, press, hold, both",
    ),
    "boss who is not there": (
        [("op: kill_all", "op: kill_boss, type: barrow_queen")],
        f"{HERE}:3: goal.type: the boss 'barrow_queen' is never placed; placed are xorn_spawn",
    ),
    "monster that never comes": (
        [("op: kill_all", "op: kill, type: cave_bear")],
        f"{HERE}:3: goal.type: 'cave_bear' never appears in this scenario",
    ),
    "more than come": (
        [("op: kill_all", "op: kill, type: grey_wolf, n: C")],
        f"{HERE}:3: goal.n: 2 grey_wolf are asked for, 1 come for 2 characters",
    ),
    "nothing to destroy": (
        [("op: kill_all", "op: destroy, name: tree")],
        f"{HERE}:3: goal.name: 'tree' is no obstacle with hit points; there are none",
    ),
    "nothing to collect": (
        [("op: kill_all", "op: collect, n: C")],
        f"{HERE}:3: goal.n: 4 goal tiles are asked for, the map has 0",
    ),
    "unknown mark": (
        [("op: kill_all", "op: escape, hexes: exit")],
        f"{HERE}:3: goal.hexes: 'exit' is no mark of the legend; marks are none yet",
    ),
    "mark without a hex": (
        [("op: kill_all", "op: escape, hexes: exit"), ("  a: {", "  x: {mark: exit}\n  a: {")],
        f"{HERE}:3: goal.hexes: no hex of the map has the mark 'exit'",
    ),
    "outside the map": (
        [("op: kill_all", "op: escape, hexes: [[9, 9]]")],
        f"{HERE}:3: goal.hexes: [9, 9] is no hex of the map",
    ),
    "too little room": (
        [("op: kill_all", "op: reach, hexes: [[4, 0], [5, 0]]")],
        f"{HERE}:3: goal.hexes: 4 characters need 4 hexes to stand on, found 2",
    ),
    "bad formula": (
        [("op: kill_all", "op: survive, rounds: 3*P")],
        f"{HERE}:3: goal.rounds: '3*P' is no formula; allowed are numbers, C, St, T, + - * / // and brackets",
    ),
    "no such ally": (
        [("special:", "lose: [{op: ally_lost, id: cart}]\nspecial:")],
        f"{HERE}:4: lose[0].id: 'cart' is no ally of this scenario; there are none",
    ),
    "ally without a place": (
        [("sections:", "allies:\n  cart: {name: {de: a, en: b}, hp: 3}\nsections:")],
        f"{HERE}:25: allies.cart: no sign of the map places this ally",
    ),
    "unlocked by nothing": (
        [("op: unlock, door: E", "op: unlock, door: D")],
        f"{HERE}:6: special[0].do[0].door: 'D' is no locked door; there are E",
    ),
    "no such room": (
        [("op: round, at: 2", "op: room, room: 7")],
        f"{HERE}:5: special[0].when.room: 7 is no room; there are 1, 2, 3",
    ),
    "not a plate": (
        [("op: round, at: 2", "op: plate, hexes: [[4, 0]]")],
        f"{HERE}:5: special[0].when.hexes: not all of these hexes are pressure plates",
    ),
    "spawned outside": (
        [("op: unlock, door: E", "op: spawn, type: grey_wolf, at: [9, 9]")],
        f"{HERE}:6: special[0].do[0].at: [9, 9] is no hex of the map",
    ),
    "nothing to clear": (
        [("op: unlock, door: E", "op: clear, name: water")],
        f"{HERE}:6: special[0].do[0].name: 'water' is no tile of this scenario; there are spike_trap, tree",
    ),
    "rule without a text": (
        [("    text: key\n", "")],
        f"{HERE}:5: special[0].text: say in a `text` what this rule does",
    ),
    "unknown section": (
        [("sections: {3: deep}", "sections: {3: deeper}")],
        f"{HERE}:24: sections.3: 'deeper' is no text of this scenario; there are conclusion, deep, intro, key",
    ),
    "text nobody sees": (
        [("sections: {3: deep}", "sections: {}")],
        f"{HERE}:28: texts.deep: nothing shows this text",
    ),
    "no conclusion": (
        [("  conclusion: {de: Aus, en: Done}\n", "")],
        f"{HERE}:25: texts: the text 'conclusion' is missing",
    ),
    "one language": (
        [("{de: Los, en: Go}", "{de: Los, en: ''}")],
        f"{HERE}:26: texts.intro.en: the text is missing in this language",
    ),
    "a language left out": (
        [("{de: Los, en: Go}", "{de: Los}")],
        f"{HERE}:26: texts.intro: `en` is missing",
    ),
    "link to nowhere": (
        [("goal:", "unlocks: ['4711']\ngoal:")],
        f"{HERE}:3: unlocks[0]: there is no scenario '4711'",
    ),
    "item of nobody": (
        [("goal:", "rewards: [{op: item, id: '999'}]\ngoal:")],
        f"{HERE}:3: rewards[0].id: '999' is no item; there are 001, …",
    ),
    "unknown field": (
        [("goal:", "aim: x\ngoal:")],
        f"{HERE}:3: aim: unknown field; allowed are id, name, …",
    ),
}


@pytest.mark.parametrize("case", RULES)
def test_rules_that_cannot_come_true(tmp_path: Path, case: str) -> None:
    changes, message = RULES[case]
    assert told(broken_scenario(tmp_path, *changes), message)
