"""Why not: what looks possible and is not says why, with the rule."""

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.kernel import Match
from tafelrunde.kernel.words.language import Language
from tests.massive_darkness.campaign.test_market import market
from tests.massive_darkness.printing import Print
from tests.massive_darkness.table import ids, play, table


def why(match: Match, on: str) -> tuple[str, str] | None:
    """The reason and the rule that the table gives for something on it."""
    decision = match.decision
    assert decision is not None
    assert on not in {option.on for option in decision.options}, f"{on} can be chosen"
    found = {refused.on: (refused.reason, refused.rule) for refused in decision.refused()}
    return found.get(on)


def bjorn(zone: str = "B5", more: str = "", enemies: str = "", table_: str = "") -> Match:
    return table(f"""
        heroes: [{{hero: bjorn, zone: {zone}{more}}}, {{zone: B6}}]
        enemies: [{enemies}]
        {table_}
    """)


# --- attacks ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-CBA-01", "MD-CBA-02", "MD-CBA-03", "MD-CBA-08", "MD-LOS-01", "MD-LOS-02")
@pytest.mark.parametrize(
    ("hands", "enemy", "reason"),
    [
        ("SA11", "B4", ("needs_ranged_weapon", "MD-CBA-02")),  # an axe, and the enemy next door
        ("SA10", "B5", ("needs_melee_weapon", "MD-CBA-01")),  # a staff in one's own zone
        ("SA10", "B2", ("too_far_for_magic", "MD-CBA-03")),
        ("", "B5", ("unarmed", "MD-CBA-08")),
        ("SA11", "C4", ("not_in_line", "MD-LOS-01")),
        ("SA11", "A5", ("no_sight", "MD-LOS-02")),  # behind the wall
    ],
)
def test_why_an_enemy_cannot_be_attacked(hands: str, enemy: str, reason: tuple[str, str]):
    match = table(f"""
        heroes: [{{hero: owen, class: paladin_of_wrath, zone: B5, hands: [{hands}]}}, {{zone: B6}}]
        enemies: [{{card: W001, zone: {enemy}}}]
    """)
    assert why(match, "enemy:dwarf_warriors") == reason


@pytest.mark.rule("MD-CBA-01")
def test_who_can_be_attacked_is_not_refused():
    match = bjorn("B5", "", "{card: W001, zone: B5}")
    decision = match.decision
    assert decision is not None
    assert "melee:dwarf_warriors" in ids(match)
    assert "enemy:dwarf_warriors" not in {refused.on for refused in decision.refused()}


@pytest.mark.rule("MD-Q5-07")
def test_the_immortal_says_that_it_is_immortal():
    match = table("options: {quest: immortals_downfall}")
    immortal = next(enemy for enemy in match.state.enemies if enemy.quest == "immortal")
    assert why(match, f"enemy:{immortal.id}") == ("immortal", "MD-Q5-07")


# --- movement -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-MOV-01", "MD-MOV-02")
@pytest.mark.parametrize(
    ("zone", "reason"),
    [
        ("A6", ("door_between", "MD-MOV-02")),
        ("B4", ("zone_by_zone", "MD-MOV-01")),
        ("C3", ("no_way", "MD-MOV-02")),
    ],
)
def test_why_a_zone_is_out_of_reach(zone: str, reason: tuple[str, str]):
    assert why(bjorn("B6"), f"zone:{zone}") == reason


@pytest.mark.rule("MD-MVA-03")
def test_who_holds_a_hero_is_named():
    match = bjorn("B5", "", "{card: W001, zone: B5}")
    assert why(match, "zone:B4") == ("held", "MD-MVA-03")
    decision = match.decision
    assert decision is not None
    said = [Language("en", RULEBOOK).refused(one) for one in decision.refused() if one.on == "zone:B4"]
    assert said == ["Dwarf Warriors in your zone will not let you go."]


@pytest.mark.rule("MD-DOR-01", "MD-Q6-03", "MD-Q7-08")
def test_why_a_door_stays_shut():
    assert why(bjorn("B5"), "door:A6-B6") == ("door_elsewhere", "MD-DOR-01")
    for quest, reason in (("fiends_treasure", "keys_first"), ("sparks_in_the_dark", "switches_open")):
        match = table(f"options: {{quest: {quest}}}")
        board = RULEBOOK.game(match.state).board
        locked = next(name for name, door in board.doors.items() if door.special)
        assert (why(match, f"door:{locked}") or ("",))[0] == reason


@pytest.mark.rule("MD-PCK-01", "MD-PCK-02")
def test_why_a_token_cannot_be_picked_up():
    match = bjorn("B5", "", "{card: W001, zone: B5, stunned: true}", "treasure: {B5: 1, B4: [1, 1]}")
    assert why(match, "treasure:B5") == ("enemy_beside_token", "MD-PCK-02")
    assert why(match, "treasure:B4") == ("token_elsewhere", "MD-PCK-01")
    assert why(match, "special:B4") == ("token_elsewhere", "MD-PCK-01")


@pytest.mark.rule("MD-Q0-03", "MD-OBJ-04")
def test_why_the_exit_is_closed():
    assert why(bjorn("B1"), "exit") == ("map_first", "MD-Q0-03")
    assert why(bjorn("B2", table_="marks: {map: 1}"), "exit") == ("exit_elsewhere", "MD-OBJ-04")


@pytest.mark.rule("MD-ACT-08")
def test_in_the_middle_of_a_move_nobody_is_attacked():
    match = play(bjorn("B5", "", "{card: W001, zone: B4}"), "move:B4")
    assert why(match, "enemy:dwarf_warriors") == ("move_first", "MD-ACT-08")


# --- what a hero lacks --------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-ACT-01")
def test_without_actions_everything_that_costs_one_says_so():
    match = bjorn("B5", ", pack: [S013, S014, S015]", "{card: W001, zone: B4}", "activation: {actions: 0}")
    tired = ("no_actions", "MD-ACT-01")
    assert [why(match, on) for on in ("enemy:dwarf_warriors", "zone:C5")] == [tired] * 2
    assert ("trade", *tired) in [(refused.id, refused.reason, refused.rule) for refused in _refused(match)]


@pytest.mark.rule("MD-ACT-07")
def test_a_stunned_hero_first_stands_up():
    match = bjorn("B5", ", stunned: true", "{card: W001, zone: B5}")
    assert ids(match) == ["stand_up", "end"]
    assert why(match, "enemy:dwarf_warriors") == ("stunned", "MD-ACT-07")
    assert why(match, "zone:B4") == ("stunned", "MD-ACT-07")


@pytest.mark.rule("MD-HRO-09", "MD-TRD-08", "MD-TRM-01")
def test_why_a_card_is_of_no_use():
    match = bjorn("B5", ", hands: [], pack: [S008, S001]")
    potion = next(refused for refused in _refused(match) if refused.on == "card:S008")
    assert potion.reason in ("nobody_wounded", "nobody_in_reach", "once_per_activation")
    assert why(match, "card:S001") == ("only_when_rearranging", "MD-TRD-08")
    transmute = next(refused for refused in _refused(bjorn("B5")) if refused.id == "transmute")
    assert (transmute.reason, transmute.rule, transmute.on) == ("three_cards", "MD-TRM-01", "")  # not the hero's word


def _refused(match: Match):
    decision = match.decision
    assert decision is not None
    return decision.refused()


# --- skills, cards, market ----------------------------------------------------------------------------------------


@pytest.mark.rule("MD-SKL-01", "MD-SKL-02", "MD-SKL-10")
def test_why_a_skill_cannot_be_bought():
    match = table("""
        phase: experience
        heroes: [{hero: bjorn, class: shadow_barbarian, xp: 5, skills: {charge: 1}}, {}]
    """)
    assert why(match, "skill:charge:1") == ("skill_bought", "MD-SKL-01")
    assert why(match, "skill:charge:3") == ("skill_order", "MD-SKL-02")
    dear = [refused for refused in _refused(match) if refused.reason == "xp_missing"]
    assert dear
    assert all(refused.args["cost"] > 5 for refused in dear)


@pytest.mark.rule("MD-EQP-06", "MD-CAM-12")
def test_why_a_card_is_not_put_on():
    match = table("""
        options: {mode: campaign}
        heroes: [{hero: bjorn, pack: [S008, S001, S063]}, {zone: B5}]
    """)
    play(match, "trade")
    assert why(match, "card:S008") == ("always_equipped", "MD-EQP-06")
    assert why(match, "card:S063") == ("above_level", "MD-CAM-12")


@pytest.mark.rule("MD-TRM-02", "MD-RUL-05")
def test_cards_that_are_chosen_or_have_changed_hands():
    match = play(bjorn("B5", ", pack: [S013, S014]"), "transmute", "discard:S013")
    assert why(match, "card:S013") == ("chosen_already", "MD-TRM-02")
    match = play(bjorn("B6", ", pack: [S013, S014]"), "trade", "give:S013:1")
    assert why(match, "card:S013") == ("settled", "MD-RUL-05")


@pytest.mark.rule("MD-MKT-05", "MD-MKT-07")
def test_why_a_stall_gives_nothing():
    match = play(
        market("[{hero: bjorn, zone: B1, hands: [SA11], body: SA13, pack: []}, {zone: B1}]", ("S013", "S063")),
        "trader:0",
    )
    assert why(match, "market:S013") == ("put_down_first", "MD-MKT-07")
    play(match, "put:SA11")
    assert why(match, "market:S063") == ("levels_missing", "MD-MKT-07")
    assert why(match, "card:SA11") == ("chosen_already", "MD-MKT-07")


# --- enchantments -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-ENC-04", "MD-ENC-10", "MD-CND-01")
def test_why_an_enchantment_is_not_triggered(printed: Print):
    costs = [{"bam": 1}, {"diamond": 1}, {"bam": 1}]
    effects = [{"at": "melee", "cost": cost, "do": [{"op": "swords", "n": 1}]} for cost in costs]
    effects[2]["if"] = ["shadow_mode"]
    printed("SA11", *effects)
    match = table("""
        heroes: [{hero: owen, class: paladin_of_wrath, zone: B5, hands: [SA11]}, {}]
        enemies: [{card: W001, zone: B5}]
        next: {attack: [5], defense: [1]}
    """)
    play(match, "melee:dwarf_warriors")
    reasons = {refused.id: refused.reason for refused in _refused(match)}
    assert ids(match) == ["trigger:SA11.0", "done"]
    assert reasons == {"trigger:SA11.1": "symbols_missing", "trigger:SA11.2": "condition_unmet"}
    decision = match.decision
    assert decision is not None
    assert {option.on for option in decision.options} == {"card:SA11", ""}
