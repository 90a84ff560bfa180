"""Positions that no game can reach: each is refused with its place, or what is missing is derived."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import yaml

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.positions.fields import OWN, PILES, STATE_NOTATION
from tafelrunde.games.massive_darkness.quests import BOOK
from tafelrunde.games.massive_darkness.state import State
from tafelrunde.kernel import Match, PositionError
from tafelrunde.tabletop.notation import plain_fields
from tests.helpers.documents import written
from tests.massive_darkness.positions.test_positions import DOCS, position

CAMPAIGN = "options: {mode: campaign}\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        # between quests
        (CAMPAIGN + "phase: interlude\ninterlude: {stage: talk}", "interlude.stage: .* the chronicle tells of none"),
        (
            CAMPAIGN + "phase: interlude\nchronicle: [[tutorial, won]]\ninterlude: {stage: verdict}",
            "interlude.stage: verdict comes after a defeat",
        ),
        (
            CAMPAIGN + "phase: interlude\nchronicle: [[tutorial, won]]\nroute: []\ninterlude: {stage: talk}",
            "interlude.stage: no quest is left on the route",
        ),
        (
            CAMPAIGN + "phase: interlude\nchronicle: [[tutorial, won]]\ninterlude: {stage: stalls, trader: 4}",
            "interlude.trader: seats are from 0 to 1, not 4",
        ),
        (CAMPAIGN + "chronicle: [[tutoral, won]]", "chronicle: there is no quest tutoral"),
        (CAMPAIGN + "chronicle: [[scorched_earth, one]]\nroute: []", "scorched_earth is won or lost, not one"),
        ("phase: over", "result: none in phase over"),
        # marks and objectives of quests
        ("marks: {mpa: 1}", "marks.mpa: this quest counts only map"),
        ("marks: {map: 7}", "marks.map: from 1 to 1, not 7"),
        (
            "options: {quest: scorched_earth}\nobjectives: []",
            "objectives: the places .* are library",
        ),
        ("options: {quest: maze_of_darkness}\nobjectives: []", "objectives: the places .* are artefact"),
        ("options: {quest: sparks_in_the_dark}\nobjectives: []", "objectives: the places .* are cave"),
        (
            "options: {quest: big_game_hunting}\nobjectives: [cave @D3]",
            "1 cave tokens to pick up, but this quest has 0",
        ),
        ("options: {quest: chosen_one}\nmarks: {pieces: 2}", "marks.chosen: the seat of the Chosen One"),
        ("options: {quest: heart_of_darkness}\nmarks: {floor: 5}", "marks.floor: from 1 to 3, not 5"),
        ("options: {quest: big_game_hunting}\npillars: {0: 99}", "pillars.0: health 99"),
        ("heroes: [{things: {firework: 1}}]", r"heroes\[0\].things.firework"),
        ("heroes: [{tally: {atacks: 1}}]", r"heroes\[0\].tally"),
        ("heroes: [{hands: [none]}]", r"heroes\[0\].hands: 'none' is no card"),
        ("heroes: [{class: [paladin]}]", r"heroes\[0\].class: there is no '\['paladin'\]'"),
        ("next: {atack: [6]}", "next: nothing is left to chance for 'atack'"),
        # names of enemies
        ("enemies: {cave_troll: {zone: B2, quest: keper}}", "enemies.cave_troll.quest: this quest names only nobody"),
        (
            "options: {quest: black_widow}\nenemies: {giant_spider: {zone: B2, quest: window}}",
            "enemies.giant_spider.quest: this quest names only widow",
        ),
        # combats
        (
            "combat: {attacker: hero:0, defender: enemy:imp, kind: melee, distance: 0}",
            "combat.defender: there is no",
        ),
        ("combat: {attacker: hero:7, defender: hero:0, kind: melee, distance: 0}", "combat.attacker: there is no"),
        ("combat: {attacker: hero:1, defender: hero:0, kind: melee, distance: 0}", "hero:1 does not attack hero:0"),
        (
            "enemies: {cave_troll: {zone: B5}}\n"
            "combat: {attacker: hero:0, defender: enemy:cave_troll, kind: melee, distance: 0, attack_dice: B1}",
            "combat.attack_dice: attack dice are yellow and red",
        ),
        (
            "enemies: {cave_troll: {zone: B5}}\n"
            "combat: {attacker: hero:0, defender: enemy:cave_troll, kind: melee, distance: 0, stage: attack, doing: x}",
            "combat.doing: x is not carried out at the stage attack",
        ),
        # the agenda and the turn
        ("agenda: [{task: enemy_turns, enemies: [cave_trol]}]", r"agenda\[0\].enemies: there is no enemy cave_trol"),
        ("agenda: [{task: appear, what: guards, zones: [B5]}]", r"agenda\[0\].what: there is no guards; allowed"),
        ("agenda: [{task: event_steps, card: E99}]", "agenda: there is no card E99"),
        ("agenda: [{task: stand_up_at, seat: 0, zones: []}]", r"agenda\[0\].zones: a hero stands up"),
        ("agenda: [{task: transmute, seat: 3}]", r"agenda\[0\].seat: seats are from 0 to 1, not 3"),
        ("agenda: [{task: quest, what: devour, args: [2]}]", r"agenda\[0\].what: this quest has no task devour"),
        ("agenda: [{task: fight}]", "agenda: a combat has its fight"),
        ("turn: 1\nacted: 1", "acted: 1 heroes have had their turn, but it is that of seat 1"),
        ("phase: enemy_phase\nturn: 0", "turn: heroes act in the hero phase"),
        ("turn: {seat: 0, attacked: [cave_troll]}", "turn.attacked: there is no cave_troll"),
        ("treasure: {B5: -1}", "treasure: less than no tokens"),
    ],
)
def test_what_no_game_can_reach_is_refused_with_its_place(text: str, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        position(text)


def test_marks_that_follow_from_the_board_need_not_be_stated() -> None:
    assert position("options: {quest: heart_of_darkness}\nmarks: {floor: 2, slain: 1}").marks["awake"] == 0
    fallen = position("options: {quest: goblin_war_drums}\nmarks: {tile_6R: 1}").marks
    assert fallen == {"tile_6R": 1, "tile_7V": 2, "tile_8R": 2, "tile_1V": 2}


# --- mutations ----------------------------------------------------------------------------------------------------

Path = tuple[str | int, ...]
STRANGE: list[Any] = [None, "foo", 3, -1, [], {}, [1], {"a": 1}, True, 2.5, [["x"]], {"B5": 1}]
FIELDS = {*OWN, *PILES, *plain_fields(State, STATE_NOTATION), "next", "answers", "revealed", "skip_single"}


def is_placed(message: str) -> bool:
    """Whether a message begins with the field that is wrong, or with one that nobody knows."""
    field = re.match(r"(?:impossible: )?(\w+)", message)
    return field is not None and (field[1] in FIELDS or "there is no such field" in message)


def places(data: Any, path: Path = ()) -> Iterator[Path]:
    """Every field inside."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from places(value, (*path, key))


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def mutated(data: dict[str, Any], random: Random) -> dict[str, Any]:
    """The same position with one field deleted, misspelt, of another type, doubled, or with another value."""
    data = copy.deepcopy(data)
    paths = [path for path in places(data) if path[0] not in ("game", "players", "options", "rng")]
    path = random.choice(paths)
    parent, key = at(data, path[:-1]), path[-1]
    value = parent[key]
    how = random.randrange(6)
    if how == 0:
        del parent[key]
    elif how == 1 and isinstance(key, str):
        parent[key[:-1] + "x"] = parent.pop(key)
    elif how == 2:
        parent[key] = random.choice(STRANGE)
    elif how == 3 and isinstance(value, list) and value:
        value.append(copy.deepcopy(random.choice(value)))
    elif isinstance(value, bool):
        parent[key] = not value
    elif isinstance(value, int):
        parent[key] = random.choice([value + 1, value - 1, -1, 0, 99])
    elif isinstance(value, str):
        words = [other for path in paths if isinstance(other := at(data, path), str)]
        parent[key] = random.choice([value[:-1], *words])
    else:
        parent[key] = copy.deepcopy(at(data, random.choice(paths)))
    return data


def moment(random: Random, quest: str) -> Match:
    """Somewhere in a game, often in a combat or between two quests."""
    mode = random.choice(["single", "campaign"])
    options: dict[str, str | int | bool] = {
        "quest": quest,
        "mode": mode,
        "heroes": "recommended",
        "lifebringer": random.choice([1, 4, 12]),
    }
    match = Match.new(RULEBOOK, random.randint(1, 3), random.randrange(10**6), options=options)
    for _ in range(random.randint(5, 250)):
        state = match.state
        if match.decision is None or ((state.combat or state.interlude) and random.random() < 0.2):
            break
        match.answer(random.choice(match.decision.options))
    return match


@pytest.mark.parametrize("quest", [quest for quest in BOOK if quest])
def test_every_mutation_is_refused_with_its_place_or_plays_on(quest: str) -> None:
    random = Random(quest)
    refused: list[str] = []
    for _ in range(3):
        match = moment(random, quest)
        if match.decision is None:
            continue
        data = yaml.safe_load(match.position())
        for _ in range(25):
            text = written(mutated(data, random))
            try:
                changed = Match.from_position(text)
            except PositionError as error:
                refused.append(str(error))
                continue
            for _ in range(15):
                if changed.decision is None:
                    break
                RULEBOOK.check(changed.state)
                changed.answer(random.choice(changed.decision.options))
            RULEBOOK.check(changed.state)
    assert [message for message in refused if not is_placed(message)] == []


def test_the_documentation_names_all_marks_and_names_of_each_quest() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*\|.*) \|$", DOCS.read_text(encoding="utf-8"), re.MULTILINE))
    for quest in [quest for quest in BOOK.values() if quest.id]:
        game = RULEBOOK.game(position(f"options: {{quest: {quest.id}}}"))
        said = {word.rstrip(":") for word in re.findall(r"[\w:]+", rows[quest.id])}
        marks = {
            re.sub(r"(firework|lever):.*", r"\1:B3", re.sub("tile_.*", "tile_6R", mark)) for mark in quest.marks(game)
        }
        names = {re.sub("relentless_.*", "relentless_5V", name) for name in quest.names(game)}
        assert marks | names <= said
