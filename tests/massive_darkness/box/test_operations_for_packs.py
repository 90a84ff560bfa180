"""Operations that no card of the box has, but that the catalogue knows: a pack may print them."""

import pytest

from tests.massive_darkness.printing import Print
from tests.massive_darkness.questing import go_on
from tests.massive_darkness.table import enemy, hero, ids, play, question, table, told

FIGHT = """
    heroes:
    - {{hero: whisper, class: bloodmoon_nightrunner, zone: B5, hands: [SA11], body: '', pack: [S013], health: {health}}}
    - {{hero: owen, class: paladin_of_wrath, zone: {ally}, health: {ally_health}}}
    enemies: [{{card: {card}, zone: B5, {more}}}]
    next: {next}
"""


def fight(dice: str, card: str = "W001", more: str = "", health: int = 5, ally: str = "B6", ally_health: int = 5):
    """A hero with one red die and the card S013 faces an enemy."""
    return table(FIGHT.format(next=dice, card=card, more=more, health=health, ally=ally, ally_health=ally_health))


# --- results ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-COM-15", "MD-COM-16")
def test_doubled_swords_are_those_of_the_dice(printed: Print):
    printed("S013", {"at": "attack", "do": [{"op": "double_swords"}, {"op": "swords", "n": 1}]})
    match = fight("{attack: [6], defense: [3]}")
    play(match, "melee:dwarf_warriors")
    go_on(match, "act")
    # 3 rolled + 3 doubled + 1, less 1 shield
    assert told(match, "swords")[0].args["n"] == 7
    assert told(match, "dealt")[0].args["n"] == 6


@pytest.mark.rule("MD-COM-18", "MD-RUL-30")
def test_killing_at_once_passes_shields_and_stops_before_the_leader(printed: Print):
    printed("S013", {"at": "attack", "do": [{"op": "kill"}]})
    match = fight("{attack: [1], defense: [6]}")
    play(match, "melee:dwarf_warriors")
    go_on(match, "act")
    dwarfs = enemy(match, "dwarf_warriors")
    assert (dwarfs.minions, dwarfs.health) == ((), 2)
    match = fight("{attack: [1], defense: [6]}", more="minions: []")
    play(match, "melee:dwarf_warriors")
    go_on(match, "act")
    assert enemy(match, "dwarf_warriors") is None


@pytest.mark.rule("MD-COM-18", "MD-DMG-06", "MD-SKL-20", "MD-RUL-30")
def test_killing_at_once_is_not_halved(printed: Print):
    printed("W001", {"at": "attack", "do": [{"op": "kill"}]})
    match = table("""
        phase: enemy_phase
        level: 3
        heroes:
        - {hero: whisper, class: nightshade_ranger, zone: B5, skills: {defensive_training: 1}}
        - {zone: A6}
        enemies: [{card: W001, zone: B5}]
        next: {attack: [1, 1], defense: [6]}
    """)
    go_on(match, "act")
    assert told(match, "hero_died")[0].args["seat"] == 0


@pytest.mark.rule("MD-EFF-09")
@pytest.mark.parametrize(("op", "left"), [("cancel_all", (0, 0)), ("cancel_bams", (0, 1)), ("cancel_diamonds", (1, 0))])
def test_cancelling_the_attackers_symbols(printed: Print, op: str, left: tuple[int, int]):
    cancel = {"op": op} if op == "cancel_all" else {"op": op, "n": 1}
    printed("W001", {"at": "defense", "do": [cancel]})
    printed("S013", {"at": "attack", "cost": {"either": 1}, "do": [{"op": "swords", "n": 1}], "repeat": 2})
    printed("SA11", {"at": "attack", "do": [{"op": "add_dice", "red": 1}]})
    match = fight("{attack: [4, 6], defense: [1]}")
    play(match, "melee:dwarf_warriors")
    if left == (0, 0):
        assert question(match) != "enchant"
    else:
        assert question(match) == "enchant"
        assert (match.decision.args["bams"], match.decision.args["diamonds"]) == left


@pytest.mark.rule("MD-EFF-09", "MD-COM-10")
def test_an_attacker_may_cancel_the_defenders_symbols_before_they_are_spent(printed: Print):
    printed("S013", {"at": "attack", "do": [{"op": "cancel_all"}]})
    printed("W001", {"at": "defense", "cost": {"bam": 1}, "do": [{"op": "shields", "n": 4}]})
    match = fight("{attack: [6], defense: [6]}")
    play(match, "melee:dwarf_warriors")
    go_on(match, "act")
    assert told(match, "shields")[0].args["n"] == 2


@pytest.mark.rule("MD-EFF-15", "MD-COM-13")
@pytest.mark.parametrize(("face", "dealt"), [(2, 2), (6, 2)])
def test_if_this_attack_deals_no_wound(printed: Print, face: int, dealt: int):
    printed("S013", {"at": "attack", "if": ["no_wound_dealt"], "do": [{"op": "wounds", "n": 2}, {"op": "stun"}]})
    match = fight(f"{{attack: [{face}], defense: [3]}}", card="W009")
    printed("W009", {"at": "defense", "do": [{"op": "shields", "n": 1}]})
    play(match, "melee:orc_executioners")
    go_on(match, "act")
    # One sword against one shield: two late wounds and a stun. Three swords: two wounds by themselves, nothing more.
    orcs = enemy(match, "orc_executioners")
    assert sorted(orcs.minions) == [1, 3]
    assert orcs.stunned == (face == 2)


@pytest.mark.rule("MD-EFF-15", "MD-ENC-01")
@pytest.mark.parametrize(("shields", "healed"), [(9, 1), (0, 0)])
def test_symbols_for_it_are_spent_before_the_wounds_are_known(printed: Print, shields: int, healed: int):
    printed(
        "S013",
        {"at": "attack", "if": ["no_wound_dealt"], "cost": {"diamond": 1}, "do": [{"op": "heal_self", "n": 1}]},
    )
    printed("W001", {"at": "defense", "do": [{"op": "shields", "n": shields}]})
    match = fight("{attack: [6], defense: [1]}", health=2)
    play(match, "melee:dwarf_warriors")
    while question(match) != "act":
        play(match, "trigger:S013.0" if "trigger:S013.0" in ids(match) else "keep" if "keep" in ids(match) else "done")
    assert hero(match).health == 2 + healed


# --- blood --------------------------------------------------------------------------------------------------------

TOLL = {"at": "attack", "cost": {"blood_toll": 2}, "do": [{"op": "swords", "n": 3}]}


@pytest.mark.rule("MD-CND-03")
def test_an_ally_in_sight_pays_the_blood_toll(printed: Print):
    printed("S013", TOLL)
    match = fight("{attack: [2], defense: [1]}")
    play(match, "melee:dwarf_warriors", "blood_toll:S013.0")
    assert ids(match) == ["hero:0", "hero:1"]
    play(match, "hero:1")
    assert (question(match), match.decision.seat) == ("blood_toll_ally", 1)
    play(match, "agree")
    go_on(match, "act")
    assert (hero(match).health, hero(match, 1).health) == (5, 3)
    assert told(match, "swords")[0].args["n"] == 4


@pytest.mark.rule("MD-CND-03", "MD-RUL-31")
def test_an_ally_may_refuse(printed: Print):
    printed("S013", TOLL)
    match = fight("{attack: [2], defense: [1]}")
    play(match, "melee:dwarf_warriors", "blood_toll:S013.0", "hero:1", "refuse")
    assert "blood_toll:S013.0" not in ids(match)
    go_on(match, "act")
    assert (hero(match).health, hero(match, 1).health) == (5, 5)
    assert told(match, "swords")[0].args["n"] == 1


@pytest.mark.rule("MD-CND-03", "MD-CND-12")
def test_out_of_sight_only_oneself_pays_and_may_die_of_it(printed: Print):
    printed("S013", TOLL)
    match = fight("{attack: [2], defense: [1]}", ally="A5", health=2)
    play(match, "melee:dwarf_warriors", "blood_toll:S013.0")
    assert hero(match).dead
    assert not told(match, "rolled")
    assert match.decision.seat == 1


@pytest.mark.rule("MD-CND-02", "MD-CND-03")
@pytest.mark.parametrize("cost", ["bloodrage", "blood_toll"])
def test_blood_is_paid_for_enchantments_rerolls_and_free_actions_too(printed: Print, cost: str):
    printed(
        "S013",
        {"at": "attack", "cost": {"diamond": 1, cost: 1}, "do": [{"op": "swords", "n": 1}]},
        {"at": "attack", "cost": {cost: 1}, "do": [{"op": "reroll", "dice": "attack_all"}]},
        {"at": "own_activation", "cost": {cost: 1}, "do": [{"op": "movement_points", "n": 1}]},
    )
    match = fight("{attack: [1, 6], defense: [1]}", ally="A5")
    play(match, "melee:dwarf_warriors", "reroll:attack", "trigger:S013.0")
    go_on(match, "act")
    assert hero(match).health == 3
    assert told(match, "swords")[0].args["n"] == 4
    play(match, "drink:S013")
    assert hero(match).health == 2


# --- Command ------------------------------------------------------------------------------------------------------

COMMAND = {"at": "action", "do": [{"op": "command"}]}


@pytest.mark.rule("MD-KEY-04", "MD-REA-11")
def test_a_commanded_attack_causes_no_reaction(printed: Print):
    printed("S013", COMMAND)
    match = table("""
        heroes:
        - {zone: B6, pack: [S013]}
        - {hero: whisper, class: bloodmoon_nightrunner, zone: B5, hands: [SA12]}
        - {zone: B6}
        enemies: [{card: W001, zone: B5}]
        next: {attack: [6], defense: [1]}
    """)
    assert {"command:1", "command:2"} <= set(ids(match))
    play(match, "command:1")
    assert (question(match), match.decision.seat, match.decision.args["actions"]) == ("act", 1, 1)
    play(match, "melee:dwarf_warriors")
    go_on(match, "act")
    assert (question(match), match.decision.seat, match.state.activation.actions) == ("act", 0, 2)
    assert not [answer for answer in ids(match) if answer.startswith("command")]
    play(match, "end")
    assert len(told(match, "attack")) == 1
    assert match.decision.seat == 1  # its own activation with three actions
    assert match.state.activation.actions == 3


@pytest.mark.rule("MD-KEY-04", "MD-ACT-02", "MD-RUL-31")
def test_a_commanded_hero_moves_or_stands_up_but_uses_nothing_free(printed: Print):
    printed("S013", COMMAND)
    match = table("heroes: [{zone: B6, pack: [S013]}, {zone: B5, health: 2, pack: [S008, S009, S010]}]")
    play(match, "command:1")
    assert not [answer for answer in ids(match) if answer.startswith(("drink", "transmute", "command"))]
    play(match, "move:B4")
    assert question(match) == "move_on"
    play(match, "move:B3")
    assert (match.decision.seat, hero(match, 1).zone, match.state.level) == (0, "B3", 2)
    match = table("heroes: [{zone: B6, pack: [S013]}, {zone: B5, stunned: true}]")
    play(match, "command:1")
    assert ids(match) == ["stand_up", "end"]
    play(match, "stand_up")
    assert not hero(match, 1).stunned
    assert match.decision.seat == 0


@pytest.mark.rule("MD-KEY-04")
def test_a_command_may_be_declined_and_is_spent(printed: Print):
    printed("S013", COMMAND)
    match = table("heroes: [{zone: B6, pack: [S013]}, {zone: B5}]")
    play(match, "command:1", "end")
    assert (match.decision.seat, match.state.activation.actions) == (0, 2)
    assert "command:1" not in ids(match)
    assert match.clone().state == match.state


@pytest.mark.rule("MD-KEY-04", "MD-REA-01")
def test_an_enemy_killed_by_command_does_not_react_to_the_commander(printed: Print):
    printed("S013", COMMAND)
    match = table("""
        heroes:
        - {hero: owen, class: paladin_of_wrath, zone: B5, hands: [SA11], pack: [S013]}
        - {hero: whisper, class: bloodmoon_nightrunner, zone: B5, hands: [SA12]}
        enemies: [{card: W001, zone: B5, minions: [], health: 1}]
        next: {attack: [1, 6], defense: [1, 1]}
    """)
    play(match, "melee:dwarf_warriors")
    go_on(match, "act")
    assert match.state.activation.attacked == ("dwarf_warriors",)
    play(match, "command:1", "melee:dwarf_warriors")
    go_on(match, "act")
    match.rulebook.check(match.state)
    assert match.state.activation.attacked == ()
