"""Events, quests, boxes and frames of a campaign that make no sense are refused, with their place."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.packs import broken_file, line_of

CASES = {
    "no such class": (
        "events.yaml",
        "classes: [brute, cragheart]",
        "classes: [brute, craghart]",
        "events[0].B.outcomes[0].if.classes[1]: 'craghart' is no class; there are ",
    ),
    "a range upside down": (
        "events.yaml",
        "reputation: [-20, -1]",
        "reputation: [-1, -20]",
        "events[0].A.outcomes[1].if.reputation: [least, most] from -20 to 20, found [-1, -20]",
    ),
    "otherwise after nothing": (
        "events.yaml",
        '{if: {pay: 10}, text: {de: "Es ist ein Stück Rohr."',
        '{otherwise: true, text: {de: "Es ist ein Stück Rohr."',
        "events[1].A.outcomes[0].otherwise: there is no outcome before it",
    ),
    "no such achievement": (
        "events.yaml",
        "id: ancient_technology",
        "id: ancient_tech",
        "events[1].A.outcomes[0].do[0].id: 'ancient_tech' is no achievement; there are ",
    ),
    "an effect that does nothing": (
        "events.yaml",
        "op: reputation, n: 1",
        "op: reputation, n: 0",
        "events[0].B.outcomes[0].do[0].n: 0 changes nothing",
    ),
    "an unknown effect": (
        "events.yaml",
        "{op: damage, n: 2}",
        "{op: harm, n: 2}",
        "events[0].A.outcomes[0].do[0].op: 'harm' is not one of gold, xp, checks, ",
    ),
    "an unknown condition": (
        "events.yaml",
        "cond: poison",
        "cond: itch",
        "events[6].A.outcomes[0].do[0].cond: 'itch' is not one of poison, ",
    ),
    "the id of no deck": (
        "events.yaml",
        "id: city-02",
        "id: sea-02",
        "events[1].id: ",
    ),
    "kills of nobody": (
        "personal_quests.yaml",
        "of: [bandit, grave_cultist]",
        "of: [bandit, cultist]",
        "personal_quests[2].steps[0].goals[0].of: 'cultist' is no monster or tag of one; there are ",
    ),
    "more scenarios than there are": (
        "personal_quests.yaml",
        "tag: crypt, n: 3",
        "tag: crypt, n: 30",
        "personal_quests[0].steps[0].goals[0].n: 30 scenarios are asked for, there are ",
    ),
    "a quest for no box": (
        "personal_quests.yaml",
        "opens: plague",
        "opens: plaque",
        "personal_quests[0].opens: 'plaque' is no box; there are ",
    ),
    "a counter of nothing": (
        "personal_quests.yaml",
        "what: treasures",
        "what: chests",
        "personal_quests[3].steps[0].goals[0].what: 'chests' is not one of damage, ",
    ),
    "no such event": (
        "campaign.yaml",
        "deck: city, number: 75",
        "deck: city, number: 74",
        "milestones[2].do[0].number: there is no event 'city-74'",
    ),
    "a start nowhere": (
        "campaign.yaml",
        'start: ["1"]',
        'start: ["4711"]',
        "start[0]: '4711' is no scenario; there are ",
    ),
    "paid by nobody": (
        "campaign.yaml",
        "if: {donated: 100}",
        "if: {pay: 100}",
        "milestones[1].if.pay: only outcomes of events can ask to be paid",
    ),
    "a box in itself": (
        "boxes.yaml",
        "{op: prosperity, n: 1}, {op: random_design}",
        "{op: open, id: envelope-b}",
        "boxes[4].do: a box can't open itself",
    ),
    "a gap in the prices": (
        "tables.yaml",
        "{min: -2, max: 2, modifier: 0}",
        "{min: -2, max: 1, modifier: 0}",
        "campaign.prices: a reputation of 2 must be in exactly one row",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_makes_no_sense_is_told_with_its_place(tmp_path: Path, case: str) -> None:
    file, old, new, message = CASES[case]
    (only,) = broken_file(tmp_path, file, (old, new))
    place, told = only.split(": ", 1)
    assert place.startswith(f"mine/{file}:")
    wanted = "prices:" if file == "tables.yaml" else old
    assert abs(int(place.rpartition(":")[2]) - line_of(file, wanted)) <= 1
    assert told.startswith(message)
