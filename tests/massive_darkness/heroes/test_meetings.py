"""Where rules of chapter 5 meet: what comes first, who is gone by then, and what is left of it."""

import pytest
from msgspec.structs import replace

from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.state import Hero
from tafelrunde.games.massive_darkness.state.tasks import Appear
from tests.massive_darkness.lab import Lab
from tests.massive_darkness.printing import Print
from tests.massive_darkness.table import hero, ids, pile, play, question, settle, table

COMMAND = {"at": "action", "do": [{"op": "command"}]}

# --- transmuting and trading --------------------------------------------------------------------------------------


@pytest.mark.rule("MD-TRM-01", "MD-TRD-06", "MD-RUL-31")
def test_a_commanded_hero_does_not_transmute_within_a_trade_either(printed: Print):
    printed("S013", COMMAND)
    match = table("heroes: [{pack: [S013]}, {pack: [S008, S009, S010]}]")
    play(match, "command:1", "trade")
    assert (question(match), match.decision.seat) == ("trade", 1)
    assert "transmute" not in ids(match), "it is a free action of one's own activation"


@pytest.mark.rule("MD-ACT-02", "MD-MAN-01", "MD-RUL-31")
def test_a_commanded_hero_does_not_use_its_maneuver_an_ally_does(printed: Print):
    # Bjorn's Death Blow is a free action; that Elias once commanded takes it from nobody else.
    printed("S013", COMMAND)
    match = table("""
        heroes:
        - {class: shadow_barbarian, zone: B5, xp: 3, hands: [SA11], pack: [S013]}
        - {class: shadow_barbarian, zone: B5, xp: 3, hands: [SA12]}
        enemies: [{card: W009, zone: B5}]
        next: {attack: [1, 1, 1]}
    """)
    play(match, "command:1", "melee:orc_executioners")
    assert (question(match), match.decision.seat, hero(match, 1).xp) == ("act", 0, 3)
    play(match, "melee:orc_executioners")
    assert (question(match), "maneuver" in ids(match)) == ("prepare", True)


@pytest.mark.rule("MD-MAN-03", "MD-SPW-08", "MD-RUL-31")
def test_attacked_in_the_middle_of_a_commanded_action_a_hero_may_use_it(printed: Print):
    # The ambush finds no second leader of the dwarfs: they attack at once, and that is an activation of theirs.
    printed("S013", COMMAND)
    match = table("""
        heroes: [{pack: [S013]}, {class: battle_wizard, xp: 5}]
        enemies: [{card: W001, zone: B6}]
        on_top: {door: [T07], guard_1: [W002]}
    """)
    play(match, "command:1", "open:A6-B6")
    assert (question(match), match.decision.seat, ids(match)) == ("prepare", 1, ["maneuver", "go"])


@pytest.mark.rule("MD-TRM-04", "MD-TRM-08", "MD-PCK-09")
def test_after_a_trap_drawn_by_transmuting_the_hero_rearranges_too():
    # The axe was given up for a trap: the other weapon can be taken up at once.
    match = table("""
        heroes: [{hands: [SA11], body: SA13, pack: [S034, S008]}, {}]
        on_top: {treasure_2: [S056]}
    """)
    play(match, "transmute", "discard:SA11", "discard:SA13", "discard:S008")
    assert (question(match), ids(match)) == ("reorganise", ["equip:S034", "done"])
    play(match, "equip:S034")
    assert (hero(match).hands, hero(match).stunned, ids(match)) == (("S034",), True, ["stand_up", "end"])


@pytest.mark.rule("MD-TRM-04", "MD-DCK-05")
def test_after_transmuting_for_nothing_the_hero_rearranges_too():
    match = table("""
        heroes: [{hands: [SA11], body: SA13, pack: [S034, S148]}, {}]
        piles: {treasure_2: {}, treasure_3: {}, treasure_4: {}, treasure_5: {}}
    """)
    play(match, "transmute", "discard:SA11", "discard:SA13", "discard:S034")
    assert (question(match), ids(match)) == ("reorganise", ["equip:S148", "done"])


@pytest.mark.rule("MD-ACT-09", "MD-TRD-05", "MD-TRD-06", "MD-TRM-08")
def test_who_dies_of_a_trap_within_a_trade_rearranges_nothing_its_partner_does():
    match = table("""
        heroes: [{hands: [SA11], body: SA13, pack: [S034, S008, S005], health: 1}, {}]
        on_top: {treasure_2: [S056]}
    """)
    play(match, "trade", "give:S005:1", "transmute", "discard:SA11", "discard:SA13", "discard:S008")
    assert hero(match).dead
    assert (question(match), match.decision.seat, ids(match)[0]) == ("reorganise", 1, "equip:S005")
    play(match, "done")
    assert (question(match), match.decision.seat) == ("act", 1)


# --- extra actions of cards that come and go ----------------------------------------------------------------------


@pytest.mark.rule("MD-PCK-07", "MD-EQP-19")
@pytest.mark.parametrize(("artefact", "actions", "extra"), [("A05", 3, False), ("A04", 2, True)])
def test_the_extra_action_of_an_artefact_just_picked_up_is_there_at_once(artefact: str, actions: int, extra: bool):
    # The Paladin's Crown gives any action, the Nightrunner's Cloak a move.
    match = table(f"""
        options: {{quest: heart_of_darkness}}
        heroes: [{{zone: K1}}, {{}}]
        on_top: {{artefact: [{artefact}]}}
    """)
    play(match, "pick_up")
    settle(match, "act")
    assert artefact in hero(match).pack
    assert match.state.activation.actions == actions
    assert bool([name for name in ids(match) if name.startswith("extra_")]) == extra
    play(match, "trade")
    settle(match, "act")
    assert match.state.activation.actions == actions - 1, "once per activation"


@pytest.mark.rule("MD-EQP-19", "MD-TRD-02")
def test_the_extra_action_of_a_card_goes_with_the_card():
    match = table("""
        heroes: [{zone: B5, hands: [SA11], pack: [A02]}, {zone: B5}]
        enemies: [{card: W001, zone: B5}]
    """)
    assert "extra_melee:dwarf_warriors" in ids(match)
    play(match, "trade", "give:A02:1")
    settle(match, "act")
    assert "melee:dwarf_warriors" in ids(match)
    assert "extra_melee:dwarf_warriors" not in ids(match)


@pytest.mark.rule("MD-EQP-19", "MD-EQP-16", "MD-ACT-05")
def test_the_extra_action_of_a_draught_stays_when_the_draught_is_gone(printed: Print):
    printed(
        "S007", {"at": "own_activation", "cost": {"discard": True}, "do": [{"op": "extra_action", "kind": "melee"}]}
    )
    match = table("heroes: [{zone: B5, hands: [SA11], pack: [S007]}, {}]\nenemies: [{card: W001, zone: B5}]")
    play(match, "drink:S007")
    assert "S007" in match.state.treasure_discards[0]
    assert "extra_melee:dwarf_warriors" in ids(match)


@pytest.mark.rule("MD-EQP-19", "MD-KEY-04")
def test_a_commanded_action_brings_no_extra_actions(printed: Print):
    printed("S013", COMMAND)
    match = table("heroes: [{zone: B6, pack: [S013]}, {zone: B5, pack: [A04, A05]}]")
    play(match, "command:1")
    assert match.decision.args["actions"] == 1
    assert not [name for name in ids(match) if name.startswith("extra_")]


# --- tokens -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-PCK-05", "MD-PCK-09", "MD-RUL-41")
def test_who_dies_of_the_first_of_two_cards_does_not_draw_the_second():
    match = table("""
        options: {quest: fiends_treasure}
        level: 5
        heroes: [{zone: H4, health: 2}, {}]
        treasure: {H4: [0, 1]}
        on_top: {treasure_5: [S155, S150]}
    """)
    play(match, "pick_up")
    assert (hero(match).dead, hero(match).pack, match.state.treasure) == (True, (), {})
    assert pile(match.state, "treasure_5")[-1] == "S150"


@pytest.mark.rule("MD-PCK-08", "MD-DCK-04", "MD-DCK-05")
def test_where_nothing_but_luck_is_left_nothing_is_drawn(monkeypatch: pytest.MonkeyPatch):
    # The box has no luck at level 5, a pack may: its pile is made anew from the very card that was just discarded.
    shelf = load().equipment
    monkeypatch.setitem(shelf, "S150", replace(shelf["S150"], kind="luck"))
    match = table("""
        options: {quest: fiends_treasure}
        level: 5
        heroes: [{zone: H4}, {}]
        treasure: {H4: 1}
        piles: {treasure_5: {deck: [S150]}}
    """)
    play(match, "pick_up")
    assert (hero(match).pack, pile(match.state, "treasure_5", "discard")) == ((), ["S150"])


# --- where a door, a step or a crowd meets an action --------------------------------------------------------------


@pytest.mark.rule("MD-KEY-10", "MD-KEY-15", "MD-OVR-07")
def test_what_a_step_of_a_charge_brings_about_comes_before_the_attack(lab: None, monkeypatch: pytest.MonkeyPatch):
    # In this quest a step calls orcs to D3: they can be the target.
    def stepped(self: Lab, game: Game, hero: Hero, came_from: str) -> None:
        game.plan(Appear("guard", ("D3",)))

    monkeypatch.setattr(Lab, "stepped", stepped)
    match = table("""
        board: lab
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: C3, hands: [SA11], skills: {charge: 1}}, {}]
        enemies: [{card: W001, zone: D3}]
        on_top: {guard_1: [W009]}
    """)
    play(match, "charge:D3")
    assert (question(match), ids(match)) == ("charge_target", ["melee:dwarf_warriors", "melee:orc_executioners"])
