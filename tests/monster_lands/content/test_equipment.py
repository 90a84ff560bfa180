"""Equipment, each card with its ability (chapter 9.4)."""

import pytest

from tafelrunde.games.monster_lands.box.content import load
from tests.helpers.adventure import adventure, asked, choices, health, told, totals
from tests.helpers.deployment import clan, do, given, member, offered, price, refusal


def fight(card: str, dice: str, faces: str, monster: str = "blandor", hits: str = "1, 1") -> str:
    """Vaidala, who has no talent for fights, with a card on path 1 (a land of air: Blandor has two dice)."""
    return f"""
clans:
- {{members: [vaidala leader @land_a.1 +{card}], traps: []}}
- {{affinity: water, members: [drapis leader]}}
land_a: {{land: kyzhul, monster: {monster}}}
paths: {{land_a.1: {{dice: {dice}}}}}
loot_display: [loot_01, loot_02, loot_03, loot_06]
next: {{monster: [{hits}], {faces}}}
skip_single: false
"""


def conquest(card: str, dice: str, faces: str) -> str:
    """Parsas defeats Moldo, then Vaidala tries to conquer Kale (13); her poison makes the rules ask her."""
    return f"""
clans:
- {{members: [vaidala leader @land_a.2 poisons:1 +{card}], traps: []}}
- {{affinity: water, members: [parsas leader @land_a.1]}}
land_a: {{land: kale, monster: moldo}}
paths: {{land_a.1: {{dice: 4S}}, land_a.2: {{dice: {dice}}}}}
next: {{monster: [1, 1], {faces.replace("strength: [", "strength: [6, 6, 6, 6, ")}}}
"""


def mission(card: str, dice: str, faces: str, tile: str = "mission_02") -> str:
    return f"""
phase: dice_mission
clans:
- {{members: [vaidala leader @mission_a.1 +{card}]}}
- {{affinity: water, members: [drapis leader]}}
mission_a: {{tile: {tile}}}
paths: {{mission_a.1: {{dice: {dice}}}}}
next: {{{faces}}}
"""


DICE = ("1S 1M", "strength: [2], magic: [3]")


def against_a_monster(card: str) -> tuple[int, int]:
    return totals(adventure(fight(card, *DICE), "discard:0", "roll_all"))


def in_a_conquest(card: str) -> int:
    match = adventure(conquest(card, *DICE), "roll_all")
    assert match.decision is not None
    return int(match.decision.args["total"])


def in_a_mission(card: str) -> int:
    return int(told(adventure(mission(card, *DICE)), "mission_total")[0]["total"])


# --- in general -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-ITM-31", "ML-CMP-11")
def test_there_are_eighteen_cards_of_three_types():
    cards = load().equipment
    assert len(cards) == 18
    assert {card.type for card in cards.values()} == {"weapon", "armor", "accessory"}


@pytest.mark.rule("ML-ITM-30")
def test_an_ability_works_once_per_round_even_if_the_card_changes_its_bearer():
    text = "clans: [{pool: 4S, members: [kakron leader +helvor, purkas]}, {affinity: water, pool: 4S}]"
    match = do(given(text), "talent:helvor", "equipment:helvor", "give:purkas")
    assert clan(match).shields == 1
    assert "talent:helvor" not in offered(match)
    assert refusal(match, "talent:helvor") == "ML-FRE-08"


@pytest.mark.rule("ML-ITM-30")
def test_a_discount_works_once_per_round_even_if_the_card_changes_its_bearer():
    text = """
    clans: [{pool: 4S, gold: 20, members: [kakron leader +turzoks, purkas]}, {affinity: water, pool: 4S}]
    trap_display: [trap_t8, trap_s1, trap_s1, trap_s2, trap_s2, trap_s3]
    """
    match = do(given(text), "visit:hunting_lodge:strength", "discount:turzoks", "buy:trap_t8:0", "done")
    do(match, "pawn", "pawn:strength", "done", "equipment:turzoks", "give:purkas", "visit:hunting_lodge:strength")
    assert not any(option.startswith("discount") for option in offered(match))


# --- modifiers --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-ITM-31", "ML-ITM-32", "ML-ADV-03")
@pytest.mark.parametrize(
    ("card", "monster", "conquest", "mission"),
    [
        ("kedavra", (5, 5), 7, 5),
        ("mortis", (6, 6), 6, 6),
        ("pugnor", (6, 6), 6, 6),
        ("slyzor", (6, 6), 5, 5),
        ("fulgar", (7, 7), 5, 5),
        ("grimnir", (5, 5), 8, 5),
    ],
)
def test_where_each_modifier_counts(card, monster, conquest, mission):
    assert against_a_monster(card) == monster
    assert in_a_conquest(card) == conquest
    assert in_a_mission(card) == mission


@pytest.mark.rule("ML-ITM-32")
@pytest.mark.parametrize(("card", "total"), [("mortis", 4 + 2), ("pugnor", 4 + 2), ("slyzor", 4 + 2)])
def test_a_modifier_counts_for_every_die_of_its_colour(card, total):
    match = adventure(fight(card, "2S 2M", "strength: [1, 1], magic: [1, 1]"), "discard:0", "roll_all")
    assert totals(match) == (total, total)


@pytest.mark.rule("ML-ITM-32", "ML-PWR-03")
@pytest.mark.parametrize("card", ["pugnor", "slyzor", "mortis", "fulgar"])
def test_weapons_do_nothing_against_caribdis(card):
    text = fight(card, *DICE, monster="caribdis", hits="1, 1, 1")
    assert totals(adventure(text, "discard:0", "roll_all")) == (5, 5)


# --- rerolls ----------------------------------------------------------------------------------------------------


def rerolls(match) -> list[str]:
    return [option for option in choices(match) if option.startswith("reroll:")]


@pytest.mark.rule("ML-ITM-31")
@pytest.mark.parametrize(
    ("card", "first", "second"),
    [
        ("krakhen", {2, 3}, {3}),
        ("tergeo", {0, 1}, {1}),
        ("slham", {4, 5}, {5}),
        ("eskol", {0, 1, 2, 3}, set()),
    ],
)
def test_which_dice_each_card_rerolls(card, first, second):
    text = fight(card, "2S 2M 1H 1H", "strength: [1, 2, 3], magic: [1, 2, 3], haggle: [1, 2, 3]")
    match = adventure(text, "discard:0", "roll_all")
    assert rerolls(match) == [f"reroll:{card}:{index}" for index in sorted(first)]
    match.answer(f"reroll:{card}:{min(first)}")
    assert rerolls(match) == [f"reroll:{card}:{index}" for index in sorted(second)]
    if second:
        match.answer(f"reroll:{card}:{min(second)}")
        assert rerolls(match) == []


@pytest.mark.rule("ML-ITM-31")
@pytest.mark.parametrize(
    ("card", "dice", "faces"),
    [
        ("krakhen", "2M", "magic: [1, 2]"),
        ("tergeo", "2S", "strength: [1, 2]"),
        ("eskol", "2S", "strength: [1, 2]"),
    ],
)
def test_rerolls_of_equipment_work_in_missions_and_conquests(card, dice, faces):
    match = adventure(mission(card, dice, faces))
    assert asked(match) == (0, "mission_roll")
    assert rerolls(match) == [f"reroll:{card}:0", f"reroll:{card}:1"]
    text = conquest(card, dice, faces if "strength" in faces else f"strength: [1], {faces}")
    match = adventure(text, "roll_all")
    assert asked(match) == (0, "conquest_roll")
    assert rerolls(match) == [f"reroll:{card}:0", f"reroll:{card}:1"]


@pytest.mark.rule("ML-ITM-31")
def test_slham_rerolls_haggle_dice_in_missions():
    match = adventure(mission("slham", "2H", "haggle: [1, 2, 5]", "mission_03"), "reroll:slham:0", "finish")
    assert told(match, "mission_total")[0]["total"] == 7


# --- defence ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-ITM-31", "ML-DEF-02", "ML-DEF-04")
@pytest.mark.parametrize(
    ("card", "monster", "points"),
    [
        ("noxx", "blandor", 1),
        ("agrum", "gorgosh", 0),
        ("agrum", "surbol", 1),
        ("baldrik", "blandor", 2),
        ("corvax", "surbol", 1),
        ("corvax", "sckon", 1),
        ("corvax", "blandor", 0),
        ("corvax", "moldo", 0),
        ("durnak", "blandor", 1),
        ("durnak", "moldo", 1),
        ("durnak", "surbol", 0),
        ("durnak", "sckon", 0),
    ],
)
def test_how_many_hits_armour_cancels(card, monster, points):
    # two dice each, in a land of another affinity
    land = "gurban" if monster == "sckon" else "kyzhul"
    match = adventure(fight(card, "1S", "strength: [1]", monster, "6, 6").replace("kyzhul", land))
    cancelled = 0
    while not match.over and asked(match)[1] == "defend":
        match.answer(f"defence:{card}")
        cancelled += 1
    assert cancelled == points
    assert health(match, "vaidala") == [["dead", "wounded", "healthy"][points]]


# --- the fortress -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-ITM-31", "ML-FRE-08")
def test_helvor_gives_a_shield_within_the_limit():
    text = "clans: [{pool: 4S, shields: SHIELDS, members: [kakron leader +helvor]}, {affinity: water, pool: 4S}]"
    match = do(given(text.replace("SHIELDS", "4")), "talent:helvor")
    assert clan(match).shields == 5
    assert "talent:helvor" not in offered(given(text.replace("SHIELDS", "5")))


@pytest.mark.rule("ML-ITM-31", "ML-MIN-02")
@pytest.mark.parametrize("place", ["", "@mission_b.1"])
def test_rashnek_adds_two_gold_to_one_mine_activation(place):
    text = f"""
    clans: [{{pool: 6S, gold: 0, members: [kakron leader, purkas {place} +rashnek]}}, {{affinity: water, pool: 4S}}]
    {"paths: {mission_b.1: {dice: 1S}}" if place else ""}
    """
    match = do(given(text), "mine:mi3", "use:rashnek")
    assert clan(match).gold == 3 + 2
    do(match, "pawn", "pawn:strength", "done", "mine:mi4")
    assert clan(match).gold == 5 + 3, "once per round"


@pytest.mark.rule("ML-ITM-31", "ML-MIN-02")
def test_rashnek_may_be_saved_for_a_later_activation():
    text = "clans: [{pool: 6S, gold: 0, members: [kakron leader +rashnek]}, {affinity: water, pool: 4S}]"
    match = do(given(text), "mine:mi3", "skip", "pawn", "pawn:strength", "done", "mine:mi4", "use:rashnek")
    assert clan(match).gold == 3 + 3 + 2


@pytest.mark.rule("ML-ITM-31", "ML-HUN-07", "ML-HAG-11")
def test_turzoks_takes_four_off_one_trap_purchase_down_to_nothing():
    text = """
    clans: [{pool: 6S H1, gold: 2, members: [kakron leader, purkas +turzoks]}, {affinity: water, pool: 4S}]
    trap_display: [trap_t8, trap_s1, trap_s1, trap_s2, trap_s2, trap_s3]
    """
    match = do(given(text), "visit:hunting_lodge:strength", "discount:turzoks")
    assert price(match, "buy:trap_s1:1") == 0
    assert price(match, "buy:trap_t8:0") == 1
    do(match, "buy:trap_t8:0", "done")
    assert clan(match).gold == 1
    assert "trap_t8" in clan(match).traps


@pytest.mark.rule("ML-ITM-31", "ML-DTH-01")
@pytest.mark.parametrize(("card", "answers"), [("krakhen", []), ("noxx", ["endure"]), ("helvor", ["continue"])])
def test_a_card_goes_with_the_dead(card, answers):
    text = fight(card, "1S", "strength: [1]", hits="6, 6").replace("+", "wounded +")
    match = adventure(text, *answers)
    assert health(match, "vaidala") == ["dead"]
    assert match.state.equipment_discard == [card]


@pytest.mark.rule("ML-ITM-30", "ML-BAZ-02")
def test_a_mercenary_uses_one_card_of_each_type_at_once():
    text = fight("pugnor +noxx +tergeo", "2S", "strength: [1, 2, 6]", hits="6, 1")
    match = adventure(text, "defence:noxx", "roll_all", "reroll:tergeo:0")
    assert member(match, "vaidala").equipment == ["pugnor", "noxx", "tergeo"]
    assert totals(match) == (6 + 2 + 2, 6 + 2 + 2)
