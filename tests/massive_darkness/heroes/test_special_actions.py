"""Special, extra and free actions: to whom they are open, how far they go, what ends them (chapters 5.5 and 8.3)."""

import pytest

from tests.massive_darkness.printing import Print
from tests.massive_darkness.table import enemy, hero, ids, play, question, settle, table, told

COMMAND = {"at": "action", "do": [{"op": "command"}]}


def offered(match, verb: str) -> set[str]:
    """Where or to whom the options of this verb lead."""
    return {name.partition(":")[2] for name in ids(match) if name.partition(":")[0] == verb}


# --- Command ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-KEY-04")
@pytest.mark.parametrize(("actions", "to"), [(1, {"1", "2"}), (0, set())])
def test_a_command_costs_an_action_and_goes_to_others_who_are_there(printed: Print, actions: int, to: set[str]):
    printed("S013", COMMAND)
    absent = "{health: 0}, {escaped: true}"
    match = table(
        f"heroes: [{{pack: [S013]}}, {{}}, {{zone: B5}}, {absent}]\nactivation: {{actions: {actions}}}", False
    )
    assert offered(match, "command") == to


# --- extra actions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-ACT-05", "MD-EQP-19")
@pytest.mark.parametrize(("artefact", "kind"), [("A01", "melee"), ("A06", "ranged")])
def test_a_weapon_for_both_serves_an_extra_action_in_its_kind_only(artefact: str, kind: str):
    # A Throwing Spear: melee in the own zone, ranged elsewhere.
    match = table(f"""
        heroes: [{{zone: B5, hands: [S040], pack: [{artefact}]}}, {{}}]
        enemies: [{{card: W001, zone: B5}}, {{card: W009, zone: B4}}]
    """)
    assert {"melee:dwarf_warriors", "ranged:orc_executioners"} <= set(ids(match))
    assert {name for name in ids(match) if name.startswith(("extra_melee", "extra_ranged", "extra_magic"))} == {
        f"extra_{kind}:{'dwarf_warriors' if kind == 'melee' else 'orc_executioners'}"
    }


# --- Charge -------------------------------------------------------------------------------------------------------

CHARGER = "class: shadow_barbarian, skills: {charge: 1}"


@pytest.mark.rule("MD-KEY-10", "MD-KEY-13")
def test_a_charge_goes_no_farther_than_it_has_to():
    # C4 and C5 lie beside B4 and B5 as well: the neighbour is entered with one step, B4 with two.
    match = table(f"""
        heroes: [{{{CHARGER}, zone: C5, hands: [SA11]}}, {{}}]
        enemies: [{{card: W001, zone: B5}}, {{card: W009, zone: B4}}, {{card: W004, zone: B3}}]
    """)
    assert offered(match, "charge") == {"B5", "B4"}, "B3 is three zones away"
    play(match, "charge:B5")
    assert [event.args["zone"] for event in told(match, "hero_moves")] == ["B5"]


@pytest.mark.rule("MD-KEY-15", "MD-CBA-04")
def test_a_spear_does_not_reach_out_of_the_zone_that_was_charged():
    match = table(f"""
        heroes: [{{{CHARGER}, zone: B6, hands: [SA05]}}, {{}}]
        enemies: [{{card: W001, zone: B5}}, {{card: W009, zone: B4}}]
        next: {{attack: [1, 1], defense: [1]}}
    """)
    assert "melee:dwarf_warriors" in ids(match), "one zone away, the spear reaches"
    play(match, "charge:B5")
    assert question(match) != "charge_target"
    assert [event.args["defender"] for event in told(match, "attack")] == ["dwarf_warriors"]


# --- Safe Shot and Teleport ---------------------------------------------------------------------------------------


@pytest.mark.rule("MD-KEY-09")
def test_a_safe_shot_goes_where_somebody_can_be_shot():
    # From B4 the enemy in B6 is in sight, in C5 nobody is; into its own zone it is no shot.
    match = table("""
        heroes: [{class: nightshade_ranger, zone: B5, hands: [SA03], skills: {safe_shot: 1}}, {}]
        enemies: [{card: W001, zone: B6}]
    """)
    assert offered(match, "safe_shot") == {"B4"}


@pytest.mark.rule("MD-KEY-11")
@pytest.mark.parametrize(
    ("enemies", "zones"), [("[]", "B4 C5 B6 B3 C4"), ("[{card: W001, zone: B5}]", "B4 C5 B6 B3 C4")]
)
def test_a_teleport_goes_up_to_two_zones_past_enemies_but_not_through_doors(enemies: str, zones: str):
    match = table(f"heroes: [{{class: battle_wizard, zone: B5}}, {{}}]\nenemies: {enemies}")
    assert offered(match, "teleport") == set(zones.split())
    play(match, "teleport:B3")
    assert (hero(match).zone, match.state.activation.actions, match.state.level) == ("B3", 2, 2)


# --- free actions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-ACT-02", "MD-MVA-02")
def test_a_free_move_has_its_own_points_and_leaves_the_actions(printed: Print):
    printed("S007", {"at": "own_activation", "cost": {"discard": True}, "do": [{"op": "movement_points", "n": 3}]})
    match = table("heroes: [{zone: B6, pack: [S007]}, {}]")
    play(match, "drink:S007")
    assert (question(match), match.state.activation.points) == ("move_on", 3)
    play(match, "move:B5", "move:B4", "move:B3")
    assert (question(match), match.state.activation.actions, hero(match).zone) == ("act", 3, "B3")


@pytest.mark.rule("MD-CND-12", "MD-ACT-09", "MD-HRO-17")
@pytest.mark.parametrize(("health", "minions"), [(1, (3, 3)), (2, (2, 3))])
def test_who_dies_of_the_price_of_a_free_strike_does_not_strike(printed: Print, health: int, minions: tuple[int, ...]):
    strike = {"op": "strike", "die": "yellow", "count": ["swords"], "range": 2}
    printed("S017", {"at": "own_activation", "cost": {"bloodrage": 1}, "limit": "once_per_activation", "do": [strike]})
    match = table(f"""
        heroes: [{{hero: whisper, zone: B5, health: {health}, pack: [S017]}}, {{zone: C5}}]
        enemies: [{{card: W009, zone: B5}}]
        next: {{strike: [2]}}
    """)
    play(match, "strike:S017:orc_executioners")
    assert enemy(match, "orc_executioners").minions == minions
    assert match.decision.seat == (1 if health == 1 else 0)


# --- the end ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-EQP-21", "MD-REA-08", "MD-ACT-09")
def test_who_dies_in_a_reaction_has_no_further_activation():
    # The Reaper killed a harbinger; the executioners strike back and kill its wielder.
    match = table("""
        heroes: [{hero: whisper, class: paladin_of_wrath, zone: B5, hands: [S165], health: 1}, {zone: C5}]
        enemies: [{card: W004, zone: B5, health: 1}, {card: W009, zone: B5}]
        next: {attack: [1, 1, 1, 1, 2, 2, 6, 6, 6, 6], defense: [1, 1, 1, 1]}
    """)
    play(match, "melee:orc_executioners", "melee:goblin_harbinger")
    settle(match, "act")
    assert match.state.activation.another
    play(match, "end")
    settle(match, "extra_activation", "act")
    assert (hero(match).dead, question(match), match.decision.seat) == (True, "act", 1)


@pytest.mark.rule("MD-OVR-03", "MD-OBJ-08")
def test_the_last_hero_who_leaves_wins_before_any_enemy_acts():
    match = table("""
        level: 2
        marks: {map: 1}
        heroes: [{zone: B1, xp: 5}, {escaped: true}]
        enemies: [{card: W001, zone: B4}]
        objectives: []
    """)
    play(match, "leave")
    assert (match.over, match.state.result) == (True, "won")
    assert not [event.kind for event in match.events if event.kind in ("enemy_moves", "event", "attack")]
