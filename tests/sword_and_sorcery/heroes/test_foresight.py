"""What a hero's options would do, and why others are refused: the same rules that carry them out."""

from __future__ import annotations

from itertools import product

import pytest

from tafelrunde.games.sword_and_sorcery import RULEBOOK
from tafelrunde.games.sword_and_sorcery.box.content import load
from tafelrunde.games.sword_and_sorcery.rules.heroes.foresight import wounds
from tafelrunde.kernel.words.language import Language
from tests.sword_and_sorcery.table import table

ENGLISH = Language("en", RULEBOOK, ["Ada", "Bo"])
FACES = {color: tuple(faces) for color, faces in load().dice.items()}


def said(match, option):
    chosen = next(one for one in match.decision.options if one.id == option)
    return [ENGLISH.say(line) for line in match.decision.previewed(chosen).lines]


def refused(match):
    return {one.on: (one.reason, one.rule) for one in match.decision.refused()}


@pytest.mark.rule("SS-ATK-13", "SS-SUP-01")
def test_an_attack_says_its_dice_and_the_wounds_to_be_expected():
    match = table("""
        heroes: [{zone: B1, main: shortsword}, {zone: B1}]
        enemies: [{card: giant_spider_1, zone: B1, wounds: 4}]
        active: 0
    """)
    dice, expected, kills = said(match, "attack:main:enemy:giant_spider_1")
    assert dice == "Dice: 1 red and 1 blue, +2 for certain", "the sword's own hit, and superiority"
    rolled = sum([face.count("hit") / len(faces) for faces in FACES.values() for face in faces])
    assert expected.startswith(f"About {2 + rolled:.2g} wounds (2 to 4)")
    assert kills == "Kills in 100 % of rolls"


@pytest.mark.rule("SS-DEF-05")
def test_the_wounds_foreseen_are_those_of_all_rolls():
    """Two red dice and one hit against an armour of 1 and two defence dice, every face once."""
    red = [face.count("hit") for face in FACES["red"]]
    block = [face.count("block") for face in FACES["blue"]]
    seen = [max(0, a + b + 1 - 1 - sum((c, d)[: min(2, a + b)])) for a, b, c, d in product(red, red, block, block)]
    chances = wounds((tuple(red), tuple(block)), (2, 0), 0, tuple(block), 2)
    for dealt in set(seen):
        assert chances[dealt] == pytest.approx(seen.count(dealt) / len(seen))
    assert set(chances) == set(seen)


@pytest.mark.rule("SS-ENG-05", "SS-ENG-06", "SS-MOV-02")
def test_leaving_says_who_strikes_and_what_it_costs():
    one = table("heroes: [{zone: B1}, {zone: C1}]\nenemies: [{card: giant_spider_1, zone: B1}]\nactive: 0")
    assert said(one, "disengage:A1")[0] == "They strike at you first: Giant Spider 1."
    many = table("heroes: [{zone: B1}, {zone: B1}]\nenemies: [{card: giant_spider_1, zone: B1}]\nactive: 0")
    assert said(many, "disengage:A1")[0] == "Nobody strikes at you."
    free = table("heroes: [{zone: B1}, {zone: A1}]\nenemies: [{card: giant_spider_1, zone: C1}]\nactive: 0")
    costs, engaged = said(free, "move:C1")
    assert costs.startswith("Costs a movement point: ")
    assert engaged == "You would be engaged with Giant Spider 1."


@pytest.mark.rule("SS-ENG-02", "SS-CAC-04", "SS-LOS-01")
def test_what_cannot_be_attacked_says_why():
    far = table("heroes: [{zone: A1, main: shortsword}]\nenemies: [{card: giant_spider_1, zone: C1}]\nactive: 0")
    assert refused(far)["enemy:giant_spider_1"] == ("out_of_range", "SS-CAC-04")
    held = table("""
        heroes: [{zone: B1}]
        enemies: [{card: giant_spider_1, zone: B1}, {card: devil_gremlin_1, zone: C1}]
        active: 0
    """)
    assert refused(held)["enemy:devil_gremlin_1"] == ("engaged", "SS-ENG-02")
    spent = table("""
        heroes: [{zone: B1}]
        enemies: [{card: giant_spider_1, zone: B1}]
        active: 0
        turn: {combat: 0}
    """)
    assert refused(spent)["enemy:giant_spider_1"] == ("no_combat_action", "SS-HTN-01")


@pytest.mark.rule("SS-MOV-04", "SS-PAR-01", "SS-KND-02")
@pytest.mark.parametrize(
    ("condition", "zone", "reason"),
    [
        ("", "D3", ("not_adjacent", "SS-MOV-04")),
        ("bound: paralyse", "A1", ("paralysed", "SS-PAR-01")),
        ("down: true", "A1", ("stand_first", "SS-KND-02")),
    ],
)
def test_where_one_cannot_go_it_says_why(condition, zone, reason):
    match = table(f"heroes: [{{zone: B1, conditions: {{{condition}}}}}]\nactive: 0")
    assert refused(match)[f"zone:{zone}"] == reason
