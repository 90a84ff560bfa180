"""Hero actions and combat actions (chapters 5.5, 5.6 and 5.13)."""

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.kernel import Match
from tafelrunde.kernel.words.proofreading import Proofreader
from tests.massive_darkness.table import enemy, hero, ids, play, question, settle, table, told


def offered(match: Match, *verbs: str) -> set[str]:
    """The options that begin with one of these words."""
    return {name for name in ids(match) if name.partition(":")[0] in verbs}


def actions(match: Match) -> int:
    return match.state.activation.actions


# --- actions ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-ACT-01")
def test_three_actions_also_three_times_the_same():
    match = table("heroes: [{zone: B6}, {}]", skip_single=False)
    for left in (2, 1, 0):
        play(match, "move:B5" if hero(match).zone == "B6" else "move:B6", "stop")
        assert actions(match) == left
    assert ids(match) == ["end"]


@pytest.mark.rule("MD-ACT-01", "MD-KEY-02", "MD-EQP-16")
def test_effects_grant_more_actions():
    crown = table("heroes: [{pack: [A05]}, {}]\nphase: round_start")
    assert actions(crown) == 4
    match = table("heroes: [{pack: [S007, S047]}, {}]\nactivation: {actions: 0}")
    play(match, "drink:S007", "drink:S047")
    assert actions(match) == 2
    assert hero(match).pack == ()


@pytest.mark.rule("MD-ACT-02", "MD-TRM-01")
def test_free_actions_cost_no_action_and_need_none():
    match = table("heroes: [{hands: [SA11], body: SA13, pack: [S027]}, {}]\nactivation: {actions: 0}", False)
    assert set(ids(match)) == {"transmute", "end"}
    play(match, "transmute", "discard:SA11", "discard:SA13", "discard:S027")
    settle(match, "act")
    assert actions(match) == 0


@pytest.mark.rule("MD-ACT-02", "MD-MAN-01")
def test_a_class_maneuver_costs_no_action():
    match = table("""
        heroes: [{zone: B5, xp: 1, hands: [SA11]}, {}]
        enemies: [{card: W001, zone: B5}]
        next: {attack: [1, 1], defense: [1]}
    """)
    play(match, "melee:dwarf_warriors", "maneuver")
    assert (question(match), actions(match), hero(match).xp) == ("act", 2, 0)


ARMED = {
    "melee:dwarf_warriors": "{hero: bjorn, class: paladin_of_wrath, zone: B5, hands: [SA11]}",
    "ranged:orc_executioners": "{hero: bjorn, class: paladin_of_wrath, zone: B5, hands: [SA03]}",
    "magic:orc_executioners": "{hero: bjorn, class: paladin_of_wrath, zone: B5, hands: [SA10]}",
    "stand_up": "{zone: B6, stunned: true}",
    "move:B5": "{zone: B6}",
    "open:A6-B6": "{zone: B6}",
    "trade": "{zone: B6}",
    "charge:B5": "{class: shadow_barbarian, zone: B6, hands: [SA11], skills: {charge: 1}}",
    "safe_shot:B6": "{class: nightshade_ranger, zone: B5, hands: [SA03], skills: {safe_shot: 1}}",
    "teleport:B4": "{class: battle_wizard, zone: B5}",
}


@pytest.mark.rule("MD-ACT-03")
@pytest.mark.parametrize("action", ARMED)
def test_every_action_costs_one(action: str):
    match = table(f"""
        heroes: [{ARMED[action]}, {{zone: C5}}]
        enemies: [{{card: W001, zone: B5}}, {{card: W009, zone: B4}}]
        on_top: {{door: [T05]}}
    """)
    play(match, action)
    settle(match, "move_on", "act")
    assert actions(match) == 2


@pytest.mark.rule("MD-ACT-03", "MD-Q10-10")
def test_quest_actions_cost_one_too():
    match = table("options: {quest: heart_of_darkness}")
    lever = next(token.zone for token in match.state.objectives if token.kind == "cave")
    match = table(f"options: {{quest: heart_of_darkness}}\nheroes: [{{zone: {lever}}}, {{}}]")
    (pull,) = [option.id for option in match.decision.options if option.value[:1] == ("quest",)]
    play(match, pull)
    settle(match, "act")
    assert actions(match) == 2


@pytest.mark.rule("MD-ACT-04")
def test_doing_nothing_ends_the_activation_with_all_actions_left():
    match = play(table(), "end")
    assert (question(match), match.decision.seat) == ("act", 1)


@pytest.mark.rule("MD-ACT-05", "MD-EQP-19")
def test_an_extra_action_of_a_type_is_for_that_type_only():
    match = table("""
        heroes: [{hero: bjorn, class: paladin_of_wrath, zone: B5, hands: [SA11], pack: [A01]}, {}]
        enemies: [{card: W009, zone: B5}]
        activation: {actions: 0}
        next: {attack: [1]}
    """)
    assert "extra_melee:orc_executioners" in ids(match)
    assert not offered(match, "melee", "trade", "move", "open", "pick_up", "teleport")
    play(match, "extra_melee:orc_executioners")
    assert not offered(match, "extra_melee")


@pytest.mark.rule("MD-ACT-05")
def test_an_extra_move_action_buys_what_a_move_does():
    match = table("heroes: [{pack: [A04]}, {}]\nactivation: {actions: 0}\non_top: {door: [T05]}")
    assert {"extra_move:B5", "extra_open:A6-B6"} <= set(ids(match))
    assert not offered(match, "move", "trade")
    play(match, "extra_move:B5")
    assert match.state.activation.points == 1


CHARGER = """
    heroes:
    - {class: shadow_barbarian, zone: B6, hands: [SA11], pack: [A01], skills: {charge: 1}}
    - {}
    enemies: [{card: W009, zone: B5}]
    next: {attack: [1]}
"""


@pytest.mark.rule("MD-ACT-06")
def test_a_normal_action_or_an_extra_one_of_the_type_pays_for_a_charge():
    plain = play(table(CHARGER), "charge:B5")
    assert (actions(plain), plain.state.activation.typed) == (2, {"melee:A01.1": 1})
    extra = play(table(CHARGER), "extra_charge:B5")
    assert (actions(extra), extra.state.activation.typed) == (3, {"melee:A01.1": 0})
    assert not offered(extra, "extra_charge")


@pytest.mark.rule("MD-ACT-06")
def test_an_extra_action_alone_pays_for_a_charge():
    match = table(CHARGER + "    activation: {actions: 0}")
    assert offered(match, "charge", "extra_charge") == {"extra_charge:B5"}
    play(match, "extra_charge:B5")
    assert hero(match).zone == "B5"


def sources(match: Match) -> list[str]:
    """Where the swords of the first attack came from."""
    return [term.source for term in told(match, "swords")[0].terms]


@pytest.mark.rule("MD-RUL-60", "MD-ACT-06", "MD-EQP-19", "MD-KEY-10")
def test_what_counts_in_an_extra_action_does_not_count_in_the_charge_it_pays_for():
    match = table(CHARGER.replace("A01", "A02") + "    activation: {actions: 0}")
    settle(play(match, "extra_charge:B5"), "act")
    assert "A02" not in sources(match)
    # The extra melee action itself has them.
    match = table(CHARGER.replace("A01", "A02").replace("zone: B6", "zone: B5"))
    settle(play(match, "extra_melee:orc_executioners"), "act")
    assert "A02" in sources(match)


@pytest.mark.rule("MD-RUL-60", "MD-EQP-20")
def test_of_two_extra_actions_the_plain_one_pays_and_both_can_be_chosen():
    match = table(CHARGER.replace("[A01]", "[A02, A01]"))
    play(match, "extra_charge:B5")
    assert match.state.activation.typed == {"melee:A02.1": 1, "melee:A01.1": 0}
    near = table(CHARGER.replace("[A01]", "[A01, A02]").replace("zone: B6", "zone: B5"))
    reader = Proofreader(RULEBOOK)
    reader.decision(near.decision)
    assert not reader.problems
    plain, better = sorted(offered(near, "extra_melee", "also_extra_melee"), reverse=True)
    assert better.startswith("also_extra_melee:")
    assert better.endswith(":A02.1")
    settle(play(near, better), "act")
    assert "A02" in sources(near)
    assert plain in ids(near)


@pytest.mark.rule("MD-ACT-06")
def test_an_extra_ranged_action_pays_for_a_safe_shot_but_not_for_a_charge():
    match = table("""
        heroes:
        - {class: nightshade_ranger, zone: B5, hands: [SA03], pack: [A06], skills: {safe_shot: 1}}
        - {}
        enemies: [{card: W009, zone: B5}]
        activation: {actions: 0}
        next: {attack: [2, 2]}
    """)
    assert "extra_safe_shot:B6" in ids(match)
    charger = table(CHARGER.replace("A01", "A06") + "    activation: {actions: 0}")
    assert not offered(charger, "charge", "extra_charge")


@pytest.mark.rule("MD-ACT-07", "MD-STN-02", "MD-STU-01")
def test_a_stunned_hero_stands_up_before_anything_else():
    match = table("""
        heroes: [{hero: bjorn, zone: B5, stunned: true, pack: [S008, S007, A05], health: 1}, {}]
        enemies: [{card: W009, zone: B5}]
    """)
    assert ids(match) == ["stand_up", "end"]
    play(match, "stand_up")
    assert not hero(match).stunned
    assert {"trade", "drink:S008:0", "strike:bjorn:orc_executioners", "transmute"} <= set(ids(match))


@pytest.mark.rule("MD-ACT-07", "MD-STN-03")
def test_who_cannot_pay_stays_stunned():
    match = table("heroes: [{stunned: true, pack: [S007, A01]}, {}]\nactivation: {actions: 0}", False)
    assert ids(match) == ["end"]
    play(match, "end")
    assert hero(match).stunned


@pytest.mark.rule("MD-ACT-07", "MD-PCK-09")
def test_being_stunned_in_the_middle_of_a_move_ends_it():
    # Pitfall (S056) wounds and stuns who draws it.
    match = table("""
        level: 2
        heroes: [{hero: whisper, zone: B3}, {}]
        treasure: {B3: 1}
        on_top: {treasure_2: [S056]}
    """)
    play(match, "pick_up")
    assert (hero(match).stunned, hero(match).health) == (True, 4)
    assert (question(match), ids(match), actions(match)) == ("act", ["stand_up", "end"], 2)


@pytest.mark.rule("MD-ACT-08", "MD-MVA-02")
def test_an_action_is_completed_before_the_next_begins():
    match = table("heroes: [{zone: B5}, {}]\nenemies: [{card: W009, zone: B4}]")
    play(match, "move:C5")
    assert question(match) == "move_on"
    assert not offered(match, "trade", "melee", "transmute", "end")
    play(match, "stop", "move:B5")
    assert match.state.activation.points == 1, "the point of the first move was not saved"


@pytest.mark.rule("MD-ACT-09", "MD-DMG-04")
def test_a_hero_who_dies_in_its_own_activation_does_nothing_more_and_nobody_reacts():
    match = table("""
        level: 2
        heroes: [{hero: bjorn, class: paladin_of_wrath, zone: B5, hands: [SA11], health: 1}, {zone: C5}]
        enemies: [{card: W012, zone: B5}]
        next: {attack: [1], defense: [6, 1]}
    """)
    play(match, "melee:dwarf_defenders")
    assert hero(match).dead
    assert (question(match), match.decision.seat) == ("act", 1)
    assert len(told(match, "attack")) == 1


@pytest.mark.rule("MD-ACT-09", "MD-CND-12")
def test_who_dies_of_a_voluntary_wound_does_not_attack_any_more():
    match = table("""
        heroes: [{class: pit_fighter_berserker, zone: B5, hands: [SA11], health: 1, skills: {bloodlust: 1}}, {zone: C5}]
        enemies: [{card: W009, zone: B5}]
    """)
    play(match, "melee:orc_executioners", "bloodrage:bloodlust.0")
    assert hero(match).dead
    assert enemy(match, "orc_executioners").minions == (3, 3)
    assert match.decision.seat == 1


@pytest.mark.rule("MD-ACT-10")
def test_escaped_heroes_are_absent():
    match = table("""
        heroes: [{zone: B1}, {zone: B1, escaped: true, xp: 30, health: 1}]
        enemies: [{card: W001, zone: B1}, {card: W009, zone: B1}]
        marks: {map: 1}
        objectives: []
        next: {attack: [1, 1, 1, 1], defense: [1, 1]}
        on_top: {event: [E14]}
    """)
    play(match, "end")
    settle(match, "buy", "act")
    assert question(match) == "act", "no XP to spend for who has left, although it has 30"
    assert {event.args["defender"] for event in told(match, "attack")} == {"bjorn"}
    assert match.decision.seat == 0
