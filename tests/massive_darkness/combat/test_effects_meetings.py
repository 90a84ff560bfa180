"""Home-made effects that meet each other: one effect in several steps, two prices, two cards that offer the same."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.box.cards import Dice
from tafelrunde.games.massive_darkness.effects import Effect
from tafelrunde.games.massive_darkness.effects.grammar import problems
from tafelrunde.kernel import Match
from tests.massive_darkness.fights import attacked, enemy_attacks
from tests.massive_darkness.printing import Print
from tests.massive_darkness.table import ids, play, question, settle, table, told
from tests.massive_darkness.trials import HORDE, Scene, blanks, dice, fight, number, opening, times

ORCS = "{card: W009, zone: B5}"
AGAIN = {"at": "attack", "do": [{"op": "reroll", "dice": "attack_all"}]}
FLIP = {"op": "flip_blank", "n": 1}
FILL = {"op": "blank_bonus", "dice": "attack", "swords": 1}
CHOICE = {"op": "choose_one", "of": [[{"op": "swords", "n": 1}], [{"op": "bams", "n": 1}]]}


def printed_as(*do: dict[str, Any], at: str = "attack", **more: Any) -> Effect:
    return msgspec.convert({"at": at, "do": do, **more}, Effect)


def answered(match: Match, *wanted: str) -> Match:
    """Go on to the next action, with the first answer that begins as wanted, or the one that leaves things."""
    leaving = ("go", "keep", "done", "decline")
    for _ in range(60):
        if question(match) in ("act", ""):
            return match
        given = ids(match)
        liked = [name for word in wanted for name in given if name.startswith(word)]
        match.answer((liked or [name for name in leaving if name in given] or given)[0])
    raise AssertionError(question(match))


# --- one effect in several steps ----------------------------------------------------------------------------------


@pytest.mark.rule("MD-COM-01", "MD-COM-04", "MD-COM-07")
@pytest.mark.parametrize("blank", [FLIP, FILL, CHOICE])
def test_an_effect_on_blank_faces_may_change_the_pools_too(printed: Print, blank: dict[str, Any]):
    effect = printed_as({"op": "add_dice", "red": 1}, {"op": "remove_defense_dice", "n": 1}, blank)
    assert not list(problems(effect, "treasure"))
    found, plain = fight(printed, Scene(), "treasure", effect), fight(printed, Scene(), "treasure")
    assert dice("attack")(found) == dice("attack")(plain) + 1
    assert dice("defense")(found) == dice("defense")(plain) - 1


@pytest.mark.rule("MD-COM-01", "MD-COM-11", "MD-HRD-05")
def test_an_effect_on_blank_faces_may_open_the_way_to_the_leader(printed: Print):
    effect = printed_as({"op": "may_wound_leader"}, FLIP)
    assert not list(problems(effect, "treasure"))
    fight(printed, Scene(foe=HORDE), "treasure", effect)
    settle(match := opening(Scene(foe=HORDE)), "recipient", "act")
    assert question(match) == "recipient"


@pytest.mark.rule("MD-RUL-32", "MD-CND-02")
def test_a_flip_paid_with_wounds_comes_before_symbols_on_blanks(printed: Print):
    effects = [printed_as(FILL), printed_as(FLIP, cost={"bloodrage": 1})]
    found = fight(printed, Scene(), "treasure", *effects)
    # The only blank die is flipped to two swords, so that nothing is left for the other effect.
    assert (blanks("attack")(found), number("swords")(found)) == (0, 9)


@pytest.mark.rule("MD-RUL-62", "MD-EFF-16")
@pytest.mark.parametrize(("health", "asked"), [(5, 0), (4, 1)])
def test_the_rest_of_an_optional_effect_is_offered_without_its_reroll(printed: Print, health: int, asked: int):
    effect = printed_as({"op": "reroll", "dice": "one_attack_die"}, {"op": "heal_self", "n": 1}, optional=True)
    assert not list(problems(effect, "treasure"))
    scene = Scene(health=health)
    fight(printed, scene, "treasure", effect)
    match = opening(scene)
    seen = []
    while question(match) != "act":
        if question(match) == "use_effect":
            seen.append([text.key for text in match.decision.args["does"]])
        match.answer("keep" if "keep" in ids(match) else ids(match)[0])
    assert seen == [["op-heal_self"]] * asked


# --- two prices ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-RUL-62", "MD-MAN-04", "MD-CND-02")
@pytest.mark.parametrize("cost", [{"bloodrage": 1}, {"blood_toll": 1}, {}])
def test_a_maneuver_paid_twice_for_its_reroll_brings_the_rest(printed: Print, cost: dict[str, int]):
    effect = printed_as({"op": "reroll", "dice": "any_attack_dice"}, {"op": "swords", "n": 4}, cost=cost)
    assert not list(problems(effect, "maneuver"))
    fight(printed, Scene(), "maneuver", effect)
    match = answered(opening(Scene()), "go", "reroll:", "hero:0", "pick:1")
    # A yellow die with one sword instead of a blank one.
    assert number("swords")(match) == 8 + 4
    assert sum(event.rule in ("MD-CND-02", "MD-CND-03") for event in match.events) == len(cost)


@pytest.mark.rule("MD-RUL-62")
def test_the_dice_of_a_maneuver_paid_twice_can_be_picked_after_a_break(printed: Print):
    effect = printed_as({"op": "reroll", "dice": "any_attack_dice"}, {"op": "swords", "n": 4}, cost={"bloodrage": 1})
    fight(printed, Scene(), "maneuver", effect)
    match = play(opening(Scene()), "go", "reroll:attack", "pick:1")
    assert question(match) == "pick_dice"
    again = Match.from_state(RULEBOOK, match.setup, match.state)
    assert question(again) == "pick_dice"
    answered(again, "done")
    assert (times("rerolled")(again), number("swords")(again)) == (1, 12)


@pytest.mark.rule("MD-RUL-62", "MD-COM-03")
def test_what_was_not_paid_before_the_roll_rerolls_nothing_after_it(printed: Print):
    effect = printed_as({"op": "reroll", "dice": "attack_all"}, {"op": "swords", "n": 4}, cost={"bloodrage": 1})
    fight(printed, Scene(), "treasure", effect)
    match = play(opening(Scene()), "go")
    assert question(match) != "reroll"
    assert number("swords")(answered(match)) == 7


# --- blank dice that were given symbols ---------------------------------------------------------------------------

RED = {"op": "blank_bonus", "dice": "red", "swords": 5}
TROLL = "{card: WM10, zone: B5}"


@pytest.mark.rule("MD-EFF-12", "MD-ENC-14")
def test_a_die_with_symbols_is_known_when_another_is_taken_away(printed: Print):
    printed(
        "WM10", printed_as({"op": "remove_attack_dice", "n": 1}, at="defense", cost={"bam": 1}), defense=Dice(blue=1)
    )
    printed("S131", printed_as(RED), printed_as(RED, cost={"bam": 1}))
    match = play(attacked(TROLL, "[6, 1, 1, 5]", "[6]"), "melee:cave_troll", "trigger:S131.1")
    # The first yellow die is gone; the blank red one has its bonus already, so that the bam brings nothing.
    assert number("swords")(answered(match)) == 2 + 5


@pytest.mark.rule("MD-EFF-12", "MD-RER-08")
def test_a_die_rolled_again_may_be_blank_again(printed: Print):
    again = {"op": "reroll", "dice": "one_attack_die"}
    printed("S131", printed_as(FILL), printed_as(again, cost={"bam": 1}), printed_as(FILL, cost={"bam": 1}))
    match = play(attacked(ORCS, "[1, 2, 5, 5, 1]", "[]"), "melee:orc_executioners")
    play(match, "trigger:S131.1", "pick:1", "trigger:S131.2")
    assert number("swords")(answered(match)) == 5 + 1 + 1


@pytest.mark.rule("MD-RER-03", "MD-RUL-70")
def test_an_enemy_rerolls_blank_faces_even_to_its_harm(printed: Print):
    printed("W009", printed_as({"op": "reroll", "dice": "defense_blanks"}), defense=Dice(), melee=Dice(yellow=1))
    printed("SA13", defense=Dice(blue=1))
    match = settle(enemy_attacks(ORCS, "[2]", "[1, 6]"), "buy", "act")
    assert [event.args["after"] for event in told(match, "rerolled")] == [[36]]


# --- enchantments that wait for the wounds ------------------------------------------------------------------------


@pytest.mark.rule("MD-ENC-05", "MD-COM-13", "MD-KEY-06", "MD-DMG-07")
@pytest.mark.parametrize(("repeat", "ripostes", "wounds"), [(1, 1, 4), (2, 2, 2)])
def test_what_waits_for_the_wounds_counts_as_often_as_it_was_triggered(
    printed: Print, repeat: int, ripostes: int, wounds: int
):
    riposte, half = {"op": "riposte", "n": 1}, {"op": "half_wounds_taken"}
    for operation, attack, defense in ((riposte, "[1]", "[6, 6]"), (half, "[6]", "[6, 6]")):
        more = [{"at": "attack", "do": [{"op": "wounds", "n": 8}]}] if operation is half else []
        printed("W009", *more, melee=Dice(yellow=1), health=5)
        printed("SA13", printed_as(operation, at="defense", cost={"bam": 1}, repeat=repeat), defense=Dice(blue=2))
        match = enemy_attacks("{card: W009, zone: B5, minions: [5]}", attack, defense)
        for _ in range(2):
            if "trigger:SA13.0" in ids(match):
                play(match, "trigger:SA13.0")
        settle(match, "buy", "act")
        if operation is half:
            assert told(match, "hero_wounded")[0].args["n"] == wounds
        else:
            assert told(match, "enemy_wounded")[0].args["n"] == ripostes


@pytest.mark.rule("MD-RUL-45", "MD-DMG-06", "MD-DMG-09")
def test_symbols_of_the_target_halve_only_its_own_wounds(printed: Print):
    printed("W009", {"at": "attack", "do": [{"op": "splash"}, {"op": "wounds", "n": 4}]}, melee=Dice(yellow=1))
    half = printed_as({"op": "half_wounds_taken"}, at="defense", cost={"bam": 1})
    printed("paladin_of_wrath.skill", half)
    printed("SA13", defense=Dice(blue=1))
    match = table("""
        heroes:
        - {hero: whisper, class: paladin_of_wrath, zone: B5, xp: 9}
        - {hero: sibyl, class: paladin_of_wrath, zone: B5}
        enemies: [{card: W009, zone: B5}]
        phase: enemy_phase
        next: {attack: [1], defense: [6]}
        on_top: {event: [E14]}
    """)
    trigger = next(name for name in ids(settle(match, "enchant")) if name.startswith("trigger:"))
    settle(play(match, trigger), "buy", "act")
    # Two of four; the other one has the same skill, but has spent nothing on it, and suffers the same two.
    assert [event.args["n"] for event in told(match, "hero_wounded")] == [2, 2]


# --- two cards that offer the same --------------------------------------------------------------------------------

HEROES = "heroes: [{{zone: B5, hands: [SA11], pack: [{0}]}}, {{}}]\nenemies: [{{card: W009, zone: B5}}]"


@pytest.mark.rule("MD-EQP-20", "MD-EQP-19", "MD-ACT-05")
@pytest.mark.parametrize("cards", ["A01, A02", "A02, A01"])
def test_of_two_extra_actions_either_can_be_taken_first(cards: str):
    offered = [name for name in ids(table(HEROES.format(cards))) if "extra_melee" in name]
    first, second = cards.split(", ")
    assert offered == ["extra_melee:orc_executioners", f"also_extra_melee:orc_executioners:{second}.1"]
    for name, card in zip(offered, (first, second), strict=True):
        match = answered(play(table(HEROES.format(cards) + "\nnext: {attack: [2]}"), name))
        assert number("swords")(match) == (4 if card == "A02" else 1)
        left = [key for key, count in match.state.activation.typed.items() if count]
        assert left == [f"melee:{second if card == first else first}.1"]


@pytest.mark.rule("MD-EQP-20")
def test_equal_extra_actions_are_offered_once(printed: Print):
    extra = {"at": "activation", "do": [{"op": "extra_action", "kind": "melee"}]}
    printed("S013", extra)
    printed("S017", extra)
    match = table(HEROES.format("S013, S017"))
    assert [name for name in ids(match) if "extra_" in name] == ["extra_melee:orc_executioners"]
    answered(play(match, "extra_melee:orc_executioners"))
    assert [name for name in ids(match) if "extra_" in name] == ["extra_melee:orc_executioners"]


@pytest.mark.rule("MD-EQP-19", "MD-KEY-02")
def test_each_extra_action_of_an_effect_has_its_own_bonus(printed: Print):
    extras = [
        {"op": "extra_action", "kind": "ranged", "with": [{"op": "swords", "n": 9}]},
        {"op": "extra_action", "kind": "melee", "with": [{"op": "swords", "n": 3}]},
    ]
    printed("S013", {"at": "activation", "do": extras})
    match = table(HEROES.format("S013") + "\nnext: {attack: [2]}")
    answered(play(match, "extra_melee:orc_executioners"))
    assert number("swords")(match) == 1 + 3


@pytest.mark.rule("MD-EQP-19")
@pytest.mark.parametrize(("kinds", "told_of"), [(("melee", "melee"), True), (("melee", "ranged"), False)])
def test_extra_actions_of_one_kind_in_one_effect_are_alike(kinds: tuple[str, str], told_of: bool):
    plain = {"op": "extra_action", "kind": kinds[0]}
    better = {"op": "extra_action", "kind": kinds[1], "with": [{"op": "swords", "n": 3}]}
    assert not list(problems(printed_as(better, better, at="activation"), "treasure"))
    found = list(problems(printed_as(plain, better, at="activation"), "treasure"))
    assert [path for path, _ in found] == [("do",)] * told_of


@pytest.mark.rule("MD-KEY-02", "MD-ACT-05")
def test_two_extra_actions_of_an_effect_are_two(printed: Print):
    extra = {"op": "extra_action", "kind": "melee"}
    printed("S013", {"at": "activation", "do": [extra, extra]})
    match = table(HEROES.format("S013") + "\nactivation: {actions: 0}")
    for _ in range(2):
        answered(play(match, "extra_melee:orc_executioners"))
    assert not [name for name in ids(match) if "melee" in name]


@pytest.mark.rule("MD-EFF-02", "MD-KEY-10", "MD-KEY-11")
@pytest.mark.parametrize("limit", ["", "once_per_activation"])
@pytest.mark.parametrize(
    ("at", "operation", "answer"),
    [("combat_action", {"op": "charge"}, "charge:B5"), ("action", {"op": "teleport", "n": 2}, "teleport:B4")],
)
def test_a_special_action_may_be_limited(printed: Print, at: str, operation: dict[str, Any], answer: str, limit: str):
    effect = printed_as(operation, at=at, limit=limit)
    assert not list(problems(effect, "treasure"))
    printed("S013", effect)
    match = table("""
        heroes: [{zone: B6, hands: [SA11], pack: [S013]}, {}]
        enemies: [{card: W009, zone: B5, stunned: true}]
    """)
    answered(play(match, answer))
    verb = answer.partition(":")[0]
    assert any(name.startswith(verb) for name in ids(match)) is (limit == "")


@pytest.mark.rule("MD-SKL-13", "MD-CND-01")
@pytest.mark.parametrize(("hands", "asked"), [("SA07", False), ("SA07, S034", True)])
def test_a_bodyguard_may_need_something(printed: Print, hands: str, asked: bool):
    effect = printed_as({"op": "bodyguard"}, at="ally_attacked", **{"if": ["shield_equipped"]})
    assert not list(problems(effect, "maneuver"))
    printed("paladin_of_wrath.maneuver", effect)
    match = table(f"""
        heroes:
        - {{hero: whisper, class: shadow_barbarian, zone: B5, xp: 9}}
        - {{hero: owen, class: paladin_of_wrath, zone: B5, xp: 3, hands: [{hands}]}}
        enemies: [{ORCS}]
        phase: enemy_phase
        on_top: {{event: [E14]}}
    """)
    assert (question(settle(match, "bodyguard", "buy", "act")) == "bodyguard") is asked


# --- re-rolls that nobody needs -----------------------------------------------------------------------------------


@pytest.mark.rule("MD-RUL-70")
@pytest.mark.parametrize(
    "other",
    [
        {"at": "wounded_by_attack", "if": ["after_a_reroll"], "do": [{"op": "wound_attacker", "n": 1}]},
        {"at": "guardian_killed", "if": ["after_a_reroll"], "do": [{"op": "extra_activation"}]},
        {"at": "attack", "do": [CHOICE, {"op": "choose_one", "of": [[FILL], [{"op": "swords", "n": 1}]]}]},
    ],
)
def test_a_reroll_is_asked_for_where_it_matters_around_the_combat(printed: Print, other: dict[str, Any]):
    printed("SA07", AGAIN, other)
    match = play(attacked(ORCS, "[6]", "[]", "[SA07]"), "melee:orc_executioners")
    assert question(match) == "reroll"


@pytest.mark.rule("MD-RUL-70", "MD-RER-09", "MD-DMG-06")
@pytest.mark.parametrize(("condition", "asked"), [("enemy_attack", False), ("after_a_reroll", True)])
def test_a_defender_is_asked_where_rerolls_halve_wounds(printed: Print, condition: str, asked: bool):
    half = printed_as({"op": "half_wounds_taken"}, at="passive", **{"if": [condition]})
    assert not list(problems(half, "equipment"))
    printed("SA13", {"at": "defense", "do": [{"op": "reroll", "dice": "defense_all"}]}, half, defense=Dice(blue=1))
    match = settle(enemy_attacks(ORCS, "[2, 2]", "[6]"), "reroll", "buy", "act")
    assert (question(match) == "reroll") is asked


@pytest.mark.rule("MD-RUL-70")
def test_what_a_hero_may_do_anyway_is_no_reason_to_ask(printed: Print):
    heal = {"at": "attack", "do": [{"op": "heal_self", "n": 1}], "optional": True}
    printed("SA07", AGAIN, heal)
    match = play(attacked(ORCS, "[6]", "[]", "[SA07]"), "melee:orc_executioners")
    assert question(match) != "reroll"


@pytest.mark.rule("MD-RUL-70", "MD-RER-07")
def test_nobody_is_asked_about_blank_faces_of_an_opponent(printed: Print):
    printed("SA07", {"at": "attack", "do": [{"op": "reroll", "dice": "defense_blanks"}]})
    match = attacked("{card: WM10, zone: B5}", "[5]", "[1, 3, 3]", "[SA07]")
    assert question(play(match, "melee:cave_troll")) == "act"


@pytest.mark.rule("MD-RUL-70", "MD-RUL-62")
@pytest.mark.parametrize(("more", "asked"), [([], False), ([{"op": "swords", "n": 4}], True)])
def test_a_maneuver_that_does_more_is_always_offered(printed: Print, more: list[dict[str, Any]], asked: bool):
    printed("shadow_barbarian.maneuver", {"at": "attack", "do": [*AGAIN["do"], *more]})
    match = table(f"""
        heroes: [{{hero: whisper, class: shadow_barbarian, zone: B5, xp: 3, hands: [SA07]}}, {{zone: C5}}]
        enemies: [{ORCS}]
        next: {{attack: [6]}}
    """)
    play(match, "melee:orc_executioners")
    settle(match, "reroll", "act")
    assert (question(match) == "reroll") is asked


@pytest.mark.rule("MD-RER-02", "MD-CND-01")
@pytest.mark.parametrize(
    ("condition", "later"), [("wounded_1", []), ("sword_equipped", ["SA07"]), ("after_a_reroll", ["SA07"])]
)
def test_the_question_names_no_reroll_that_can_not_come(printed: Print, condition: str, later: list[str]):
    coming = {"at": "attack", "if": [condition], "do": [{"op": "reroll", "dice": "attack_blanks"}]}
    printed("SA07", AGAIN, coming)
    match = play(attacked(ORCS, "[1]", "[]", "[SA07]"), "melee:orc_executioners")
    assert match.decision.args["later"] == later
    assert not told(match, "rerolled")
