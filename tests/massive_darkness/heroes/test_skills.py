"""Experience and skills (chapters 9.3 and 9.4)."""

import re
from pathlib import Path

import pytest

from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.games.massive_darkness.game import Game
from tests.massive_darkness.table import enemy, hero, ids, play, pools, question, settle, table, told

CATALOGUE = Path(__file__).parents[3] / "docs" / "rules" / "massive-darkness.md"
QUIET = "on_top: {event: [E14]}"


@pytest.mark.rule("MD-XP-02")
def test_an_objective_token_gives_what_the_quest_says():
    match = table("heroes: [{zone: B5, xp: 1}, {xp: 1}]\nobjectives: [{kind: library, zone: B5}]")
    settle(play(match, "pick_up"), "act", "move_on")
    assert (hero(match).xp, hero(match, 1).xp) == (4, 1)


@pytest.mark.rule("MD-XP-04", "MD-SKL-02")
def test_skills_cost_xp_and_are_bought_from_left_to_right():
    match = table(f"phase: experience\nheroes: [{{class: paladin_of_wrath, xp: 20}}, {{}}]\n{QUIET}")
    assert question(match) == "buy"
    assert {answer.split(":")[-1] for answer in ids(match) if answer != "done"} == {"1"}
    play(match, "buy:taunt:1")
    assert hero(match).xp == 15
    assert "buy:taunt:2" in ids(match)
    assert not {"buy:taunt:1", "buy:taunt:3"} & set(ids(match))
    play(match, "buy:taunt:2")
    assert hero(match).xp == 5
    assert "buy:taunt:3" not in ids(match), "it costs ten"


@pytest.mark.rule("MD-SKL-05", "MD-SKL-04")
@pytest.mark.parametrize(("level", "steps", "most"), [(4, 1, 6), (5, 1, 6), (4, 2, 7), (3, 2, 6), (1, 2, 5)])
def test_the_earlier_skill_stays_while_the_next_is_not_bought(level: int, steps: int, most: int):
    match = table(f"level: {level}\nheroes: [{{class: battle_wizard, skills: {{improved_health: {steps}}}}}, {{}}]")
    assert Game(match.state).max_health(hero(match)) == most


@pytest.mark.rule("MD-SKL-07")
def test_every_class_can_improve_its_health():
    for sheet in load().classes.values():
        assert [line.name.en for line in sheet.lines].count("Improved Health") == 1, sheet.id


@pytest.mark.rule("MD-SKL-08", "MD-SKL-01")
def test_what_one_buys_another_can_buy_too():
    match = table(f"""
        phase: experience
        heroes: [{{class: battle_wizard, xp: 5}}, {{class: battle_wizard, xp: 5}}]
        {QUIET}
    """)
    assert match.decision.seat == 0
    first = ids(match)
    play(match, "buy:fireball:1")
    assert (question(match), match.decision.seat, ids(match)) == ("buy", 1, first)
    play(match, "buy:fireball:1")
    assert hero(match).skills == hero(match, 1).skills


@pytest.mark.rule("MD-SKL-10", "MD-SKL-11")
def test_the_class_sheets_are_those_of_the_table():
    table_of_classes = CATALOGUE.read_text(encoding="utf-8").partition("### T-CLASS")[2].partition("\n### ")[0]
    printed = {}
    for row in table_of_classes.splitlines():
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        steps = [re.match(r"L(\d)\*? / (\d+):", cell) for cell in cells[2:]]
        if any(steps):
            printed[cells[0], cells[1]] = [(int(step[1]), int(step[2])) for step in steps if step]
    sheets = load().classes.values()
    ours = {
        (sheet.name.en, line.name.en): [(skill.level, skill.cost) for skill in line.skills]
        for sheet in sheets
        for line in sheet.lines
    }
    assert len(sheets) == 6
    assert ours == printed
    assert {cost for steps in ours.values() for _, cost in steps} == {5, 10, 15}


# --- single skills ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-SKL-14")
@pytest.mark.parametrize(
    ("zone", "paladin", "steps", "shields"),
    [("B4", "B4", 1, 1 + 1), ("B4", "B4", 2, 2 + 1), ("B5", "B5", 1, 0 + 1), ("B5", "B4", 1, 0)],
)
def test_light_in_the_darkness_is_for_allies_in_the_paladins_shadow_zone(
    zone: str, paladin: str, steps: int, shields: int
):
    match = table(f"""
        level: 4
        heroes:
        - {{hero: whisper, class: shadow_barbarian, zone: {zone}, xp: 9, hands: [SA11], body: ''}}
        - {{hero: bjorn, class: paladin_of_wrath, zone: {paladin}, skills: {{light_in_the_darkness: {steps}}}}}
        enemies: [{{card: W009, zone: {zone}}}]
        phase: enemy_phase
        {QUIET}
    """)
    settle(match, "act", "buy")
    # One more shield is the paladin's bulwark for an ally in the zone.
    assert told(match, "shields")[0].args["n"] == shields


@pytest.mark.rule("MD-SKL-14")
@pytest.mark.parametrize(("zone", "shields"), [("B4", 1), ("B5", 0)])
def test_light_in_the_darkness_is_for_the_paladin_too(zone: str, shields: int):
    match = table(f"""
        level: 2
        heroes:
        - hero: bjorn
          class: paladin_of_wrath
          zone: {zone}
          xp: 9
          hands: [SA11]
          body: ''
          skills: {{light_in_the_darkness: 1}}
        - {{zone: A5}}
        enemies: [{{card: W009, zone: {zone}}}]
        phase: enemy_phase
        {QUIET}
    """)
    settle(match, "act", "buy")
    assert told(match, "shields")[0].args["n"] == shields


BERSERKER = """
    level: {level}
    heroes:
    - {{hero: whisper, class: pit_fighter_berserker, zone: B5, hands: [SA11, SA07], health: {health}, xp: {xp}}}
    - {{zone: C5}}
    enemies: [{{card: W009, zone: B5}}]
    next: {{attack: {attack}}}
"""


@pytest.mark.rule("MD-SKL-15", "MD-XP-04")
@pytest.mark.parametrize(("health", "more"), [(5, 0), (4, 0), (3, 1), (2, 1), (1, 2)])
def test_freaking_out_gives_a_sword_for_every_two_wounds(health: int, more: int):
    match = table(BERSERKER.format(level=1, health=health, xp=1, attack="[2, 2, 2, 2]"))
    play(match, "melee:orc_executioners", "maneuver")
    assert hero(match).xp == 0
    settle(match, "act")
    settle(play(match, "melee:orc_executioners"), "act")
    assert [event.args["n"] for event in told(match, "swords")] == [2 + more, 2], "for one attack"


@pytest.mark.rule("MD-SKL-16", "MD-RER-06")
def test_inner_rage_rerolls_dice_for_a_wound_once():
    match = table(BERSERKER.format(level=1, health=4, xp=0, attack="[1, 1, 6]"))
    play(match, "melee:orc_executioners", "reroll:attack", "pick:2", "done")
    settle(match, "act")
    assert hero(match).health == 3
    assert told(match, "swords")[0].args["n"] == 3
    assert len(told(match, "rerolled")) == 1


HATRED = """
    level: 5
    heroes:
    - hero: whisper
      class: pit_fighter_berserker
      zone: B5
      hands: [SA11]
      body: SA13
      health: {health}
      xp: 9
      skills: {{empowering_hatred: {steps}}}
    - {{zone: B6}}
    enemies: [{{card: W026, zone: B5}}]
    phase: enemy_phase
    next: {{attack: [2, 6, 6], defense: {defense}}}
    on_top: {{event: [E14]}}
"""


@pytest.mark.rule("MD-SKL-17")
@pytest.mark.parametrize(("health", "steps", "shields"), [(3, 1, 0), (2, 1, 2), (1, 1, 2), (2, 2, 3)])
def test_hatred_needs_three_wounds(health: int, steps: int, shields: int):
    match = table(HATRED.format(health=health, steps=steps, defense="[1]"))
    settle(match, "act", "buy")
    assert told(match, "shields")[0].args["n"] == shields


@pytest.mark.rule("MD-SKL-17")
@pytest.mark.parametrize(("defense", "survives"), [("[6]", True), ("[3]", False)])
def test_with_a_symbol_hatred_survives(defense: str, survives: bool):
    match = table(HATRED.format(health=1, steps=2, defense=defense))
    settle(match, "enchant", "act", "buy")
    assert (question(match) == "enchant") == survives
    if survives:
        assert ids(match)[0].startswith("trigger:empowering_hatred")
        play(match, ids(match)[0])
        settle(match, "act", "buy")
        # Six swords against two shields and three more: one wound would kill.
        assert hero(match).health == 1
    assert bool(told(match, "hero_died")) != survives


FROST = """
    level: 4
    heroes:
    - {{hero: whisper, class: battle_wizard, zone: B5, hands: [S023], skills: {{frost_spell: {steps}}}}}
    - {{zone: A6}}
    enemies: [{{card: WM04, zone: B4, stunned: {stunned}}}]
    next: {{attack: [6, 1, 2, 1], defense: [1, 1, 1, 1]}}
"""


@pytest.mark.rule("MD-SKL-19")
@pytest.mark.parametrize(("stunned", "steps", "dealt"), [("true", 2, 2 + 3), ("false", 2, 2), ("true", 1, 2)])
def test_the_frost_spell_hurts_who_was_stunned_before(stunned: str, steps: int, dealt: int):
    match = table(FROST.format(steps=steps, stunned=stunned))
    settle(play(match, "magic:cave_troll"), "act")
    assert told(match, "dealt")[0].args["n"] == dealt


@pytest.mark.rule("MD-SKL-19")
def test_who_is_stunned_by_the_same_attack_does_not_count():
    match = table(FROST.format(steps=2, stunned="false"))
    settle(play(match, "magic:cave_troll"), "enchant")
    play(match, "trigger:frost_spell.0")
    assert enemy(match, "cave_troll").stunned
    settle(play(match, "magic:cave_troll"), "act")
    assert [event.args["n"] for event in told(match, "dealt")] == [2, 1 + 3]


HUNTER = """
    level: 4
    heroes:
    - {{hero: siegfried, class: nightshade_ranger, zone: {zone}, hands: [SA11], skills: {{shadow_hunter: {steps}}}}}
    - {{zone: A6}}
    enemies: [{{card: W012, zone: {zone}}}]
"""


@pytest.mark.rule("MD-SKL-21", "MD-POOL-08")
@pytest.mark.parametrize(("color", "left"), [("blue", "g"), ("green", "b")])
def test_the_shadow_hunter_chooses_the_die_that_is_not_rolled(color: str, left: str):
    match = table(HUNTER.format(zone="B4", steps=1))
    play(match, "melee:dwarf_defenders")
    assert set(ids(match)) == {"die:blue", "die:green"}
    assert not told(match, "rolled")
    play(match, f"die:{color}")
    assert pools(match)[1] == left


@pytest.mark.rule("MD-SKL-21")
@pytest.mark.parametrize(("zone", "steps", "left"), [("B5", 1, "bg"), ("B4", 2, "")])
def test_the_shadow_hunter_takes_two_later_and_none_in_the_light(zone: str, steps: int, left: str):
    match = table(HUNTER.format(zone=zone, steps=steps))
    play(match, "melee:dwarf_defenders")
    while question(match) == "remove_die":
        play(match, ids(match)[0])
    assert pools(match)[1] == left


@pytest.mark.rule("MD-SKL-01", "MD-HRO-07")
def test_the_dead_buy_nothing():
    match = table(f"""
        phase: experience
        heroes: [{{class: battle_wizard, xp: 20, health: 0}}, {{class: battle_wizard, xp: 5}}]
        {QUIET}
    """)
    assert (question(match), match.decision.seat) == ("buy", 1)
