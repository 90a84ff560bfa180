"""What an option would probably come to, checked against every way the dice can fall."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from tafelrunde.kernel import Chance, Match, Preview
from tests.helpers.adventure import adventure, answer, question

ENDS = ("monster_defeated", "monster_caught", "attack_failed")


def attack(faces: str = "{}", traps: str = "", carried: int = 0) -> Match:
    """A mercenary with three strength dice against Gator: catch 13, defeat 18."""
    return adventure(f"""
        stage: mercenary_attack
        clans:
        - {{members: [fandor @land_a.1], gold: 7}}
        land_a: {{land: al_dahn, monster: gator, fought: true, catch_total: {carried}, defeat_total: {carried}}}
        paths: {{land_a.1: {{dice: 3S, traps: [{traps}], fought: true}}}}
        next: {faces}
    """)


def preview(match: Match, option_id: str) -> Preview:
    option = question(match).option(option_id)
    assert option is not None
    return question(match).previewed(option)


def numbers(found: Preview) -> dict[str, Any]:
    return dict(found.lines[0].args)


@pytest.mark.parametrize("traps", ["", "trap_mp1 up"])
@pytest.mark.parametrize("carried", [0, 5, 9])
def test_chances_of_an_attack_are_those_of_all_rolls(carried: int, traps: str) -> None:
    ends: Counter[str] = Counter()
    for faces in product(range(1, 7), repeat=3):
        match = answer(attack(f"{{strength: {list(faces)}}}", traps=traps, carried=carried), "roll_all")
        while match.decision is not None and match.decision.question == "attack":
            match.answer("finish")
        ends[
            next(e.kind for e in match.events if e.kind in ("monster_defeated", "monster_caught", "attack_failed"))
        ] += 1
    shown = numbers(preview(attack(traps=traps, carried=carried), "roll_all"))
    assert shown["defeat"] == pytest.approx(100 * ends["monster_defeated"] / 216, abs=1)
    assert shown["catch"] == pytest.approx(100 * ends["monster_caught"] / 216, abs=1)


def test_only_what_is_certain_is_0_or_100() -> None:
    assert numbers(preview(attack(carried=17), "roll_all"))["defeat"] == 100
    assert numbers(preview(attack(carried=0), "roll_all"))["defeat"] == 1  # three sixes
    assert numbers(preview(attack(carried=0), "roll_all"))["catch"] == 0  # without a trap


@pytest.mark.parametrize("seed", range(6))
def test_what_is_said_to_reveal_something_does(seed: int) -> None:
    dice = random.Random(seed)
    match = Match.new("monster_lands", players=2 + seed % 3, seed=seed, ambush_module=True)
    seen = 0
    while match.decision is not None:
        option = dice.choice(list(match.decision.options))
        match.answer(option)
        if option.reveals:
            assert match.answers[-1].revealed, option.id
            seen += 1
    assert seen


@pytest.mark.parametrize("seed", range(4))
def test_previews_do_not_depend_on_what_the_seat_cannot_know(seed: int) -> None:
    dice = random.Random(seed)
    match = Match.new("monster_lands", players=2 + seed % 3, seed=seed, ambush_module=seed % 2 == 0)
    compared = 0
    while (decision := match.decision) is not None:
        if decision.preview is not None:
            other = match.clone()
            match.rulebook.imagine(other.state, decision.seat, Chance(dice.randrange(10**9)))
            imagined = other.decision
            assert imagined is not None
            for mine, theirs in zip(decision.options, imagined.options, strict=True):
                assert decision.previewed(mine) == imagined.previewed(theirs)
                compared += bool(decision.previewed(mine).lines)
        match.answer(dice.choice(list(decision.options)))
    assert compared > 10


def test_previews_point_at_elements_of_the_scene() -> None:
    dice = random.Random(2)
    match = Match.new("monster_lands", players=3, seed=2)
    checked = 0
    while (decision := match.decision) is not None:
        for option in decision.options if decision.preview is not None else ():
            found = decision.previewed(option)
            shown = repr(match.view(decision.seat).scene)
            assert all(f"id='{element}'" in shown for element in (*found.path, *found.area))
            checked += bool(found.area)
        match.answer(dice.choice(list(decision.options)))
    assert checked > 10
