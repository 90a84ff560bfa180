"""Enemy activation and whom enemies attack (chapter 6.7)."""

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from tafelrunde.games.massive_darkness.box.cards import Dice
from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.games.massive_darkness.loadout import enemy_loadout
from tafelrunde.kernel import PARTY, Match
from tests.massive_darkness import fights
from tests.massive_darkness.fights import WHISPER
from tests.massive_darkness.table import enemy, hero, ids, play, pools, question, settle, table, told


def phase(heroes: str, enemies: str, more: str = "next: {attack: [1, 1, 1, 1], defense: [1, 1, 1]}") -> Match:
    return fights.phase(heroes, enemies, more)


def attacks(match: Match) -> list[tuple[str, str]]:
    return [(event.args["figure"], event.args["defender"]) for event in told(match, "attack")]


def moves(match: Match) -> list[str]:
    return [event.args["zone"] for event in told(match, "enemy_moves")]


# --- activation ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-EPH-01")
def test_every_enemy_is_activated_once_in_the_players_order():
    match = phase(
        "{zone: B5, xp: 1}, {zone: B6}", "{card: W001, zone: B5}, {card: W009, zone: B5}, {card: W005, zone: B4}"
    )
    assert (question(match), match.decision.seat) == ("enemy_order", PARTY)
    play(match, "activate:goblin_archers")
    assert ids(match) == ["activate:dwarf_warriors", "activate:orc_executioners"]
    play(match, "activate:orc_executioners")
    assert [figure for figure, _ in attacks(match)] == ["goblin_archers", "orc_executioners", "dwarf_warriors"]


@pytest.mark.rule("MD-EPH-01")
def test_the_players_may_let_all_enemies_act_as_listed():
    match = phase(
        "{zone: B5, xp: 1}, {zone: B6}", "{card: W001, zone: B5}, {card: W009, zone: B5}, {card: W005, zone: B4}"
    )
    assert ids(match)[-1] == "all"
    play(match, "all")
    assert [figure for figure, _ in attacks(match)] == ["dwarf_warriors", "orc_executioners", "goblin_archers"]


@pytest.mark.rule("MD-EPH-01")
def test_an_enemy_that_dies_before_its_turn_is_passed_over():
    # The dwarfs' leader falls to Siegfried's Revenge in his own attack; the executioners' turn comes all the same.
    match = phase(
        "{hero: siegfried, class: paladin_of_wrath, zone: B5, xp: 1, health: 5}, {zone: B6}",
        "{card: W001, zone: B5, minions: [], health: 1}, {card: W009, zone: B5}",
        "next: {attack: [2, 2, 1, 1], defense: [1, 1]}",
    )
    play(match, "activate:dwarf_warriors")
    assert enemy(match, "dwarf_warriors") is None
    assert len(attacks(match)) == 2


@pytest.mark.rule("MD-EPH-02", "MD-EPH-03")
@pytest.mark.parametrize(("zone", "way", "attacked"), [("B5", "", True), ("B4", "B5", True), ("B3", "B4 B5", False)])
def test_attack_or_move_and_attack_or_move_twice(zone: str, way: str, attacked: bool):
    match = phase("{zone: B5, xp: 1}, {zone: B5}", f"{{card: W001, zone: {zone}}}")
    assert (moves(match), bool(attacks(match))) == (way.split(), attacked)


@pytest.mark.rule("MD-EPH-03")
def test_after_an_attack_nothing_more():
    # Archers who have shot neither move nor shoot again, though there is another target.
    match = phase("{zone: B5, xp: 1}, {zone: B4}", "{card: W005, zone: B2}")
    assert (attacks(match), moves(match)) == ([("goblin_archers", "bjorn")], [])


@pytest.mark.rule("MD-EPH-04")
def test_after_the_second_move_there_is_no_attack():
    match = phase("{zone: B5, xp: 1}, {zone: B5}", "{card: W001, zone: B3}")
    assert (moves(match), attacks(match)) == (["B4", "B5"], [])


@pytest.mark.rule("MD-EPH-04", "MD-EPH-02")
def test_archers_shoot_after_their_first_move_if_they_then_see_somebody():
    match = phase("{zone: B5, xp: 1}, {zone: B6}", "{card: W005, zone: A3}")
    assert (moves(match), attacks(match)) == (["B3"], [("goblin_archers", "bjorn")])


@pytest.mark.rule("MD-EPH-05", "MD-STN-04")
def test_a_stunned_enemy_only_stands_up():
    match = phase("{zone: B5, xp: 1}, {zone: B6}", "{card: W001, zone: B5, stunned: true}")
    assert (moves(match), attacks(match), enemy(match, "dwarf_warriors").stunned) == ([], [], False)


@pytest.mark.rule("MD-EPH-06", "MD-TGT-07")
def test_who_cannot_move_in_step_2_still_does_steps_3_and_4():
    # Nothing is reachable behind closed doors: no attack, no move, and the phase goes on.
    match = phase("{zone: B5, xp: 1}, {zone: B6}", "{card: W001, zone: C6}")
    assert (moves(match), attacks(match)) == ([], [])
    assert question(match) == "act"


@pytest.mark.rule("MD-EPH-07", "MD-HAR-04")
def test_who_appears_in_the_enemy_phase_acts_only_if_it_has_not_yet():
    # The goblins' harbinger brings dwarfs; the orcs' one draws dwarfs of its level too, and no leader is left.
    match = table("""
        level: 3
        heroes: [{zone: B6}, {zone: B6}]
        enemies: [{card: W004, zone: C4}, {card: W025, zone: C4}]
        phase: enemy_phase
        acted: 1
        on_top: {guard_1: [W001], guard_3: [W029], event: [E14]}
    """)
    play(match, "call:goblin_harbinger")
    settle(match, "act")
    assert [event.kind for event in match.events if event.kind in ("appeared", "no_miniatures")] == [
        "appeared",
        "no_miniatures",
    ]
    acted = [event for event in match.events if event.kind in ("enemy_moves", "attack")]
    assert len(acted) == 2, "the dwarfs in B5 move to the heroes in B6 and attack, once"


# --- the target of an attack --------------------------------------------------------------------------------------


@pytest.mark.rule("MD-TGT-01")
@pytest.mark.parametrize(
    ("card", "zone", "reached"),
    [
        ("W001", "B5", True),
        ("W001", "B4", False),
        ("W005", "B1", True),
        ("W005", "B4", True),
        ("WM01", "B3", True),
        ("WM01", "B2", False),
        ("WM01", "A6", False),
    ],
)
def test_melee_in_the_zone_ranged_in_sight_magic_up_to_two_zones(card: str, zone: str, reached: bool):
    match = phase("{zone: B5, xp: 1}, {zone: A4, health: 0}", f"{{card: {card}, zone: {zone}}}")
    first = next((event.kind for event in match.events if event.kind in ("attack", "enemy_moves")), "")
    assert (first == "attack") == reached


@pytest.mark.rule("MD-TGT-02")
def test_the_most_unspent_xp_decides_not_distance_wounds_or_strength():
    match = phase("{zone: B3, xp: 2, health: 1}, {zone: B6, xp: 3}", "{card: W005, zone: B2}")
    assert attacks(match) == [("goblin_archers", "elias")]


@pytest.mark.rule("MD-TGT-02", "MD-OVR-08")
def test_ties_are_the_players_choice():
    match = phase("{zone: B3, xp: 3}, {zone: B6, xp: 3}, {zone: B5, xp: 2}", "{card: W005, zone: B2}")
    assert (question(match), match.decision.seat, ids(match)) == ("target", PARTY, ["hero:0", "hero:1"])
    play(match, "hero:1")
    assert attacks(match) == [("goblin_archers", "elias")]


@pytest.mark.rule("MD-TGT-03", "MD-TGT-05")
@pytest.mark.parametrize(("near", "far", "target", "dice"), [(1, 5, "elias", "yy"), (5, 1, "whisper", "y")])
def test_own_zone_and_distance_are_compared_alike(near: int, far: int, target: str, dice: str):
    # Archers of level 2: one yellow die in melee, two at a distance, and a bam is worth 2 swords only there.
    match = phase(
        f"{{{WHISPER}, zone: B4, xp: {near}}}, {{zone: B5, xp: {far}}}",
        "{card: W016, zone: B4}",
        "next: {attack: [6, 1], defense: [1, 1]}",
    )
    settle(match, "act")
    assert attacks(match) == [("goblin_archers", target)]
    assert pools(match)[0] == dice
    assert bool(told(match, "enchanted")) == (dice == "yy")


@pytest.fixture
def two_kinds() -> Iterator[Callable[[int, int], None]]:
    """The lesser Abyssal Demon (two red dice of magic) shoots as well."""
    enemies = load().enemies
    printed = enemies["WM01"]

    def shoots(yellow: int, red: int) -> None:
        enemies["WM01"] = replace(printed, ranged=Dice(yellow=yellow, red=red))
        enemy_loadout.cache_clear()

    yield shoots
    enemies["WM01"] = printed
    enemy_loadout.cache_clear()


@pytest.mark.rule("MD-TGT-04")
@pytest.mark.parametrize(
    ("dice", "zone", "kind"),
    [((3, 0), "B4", "ranged"), ((1, 1), "B4", "magic"), ((1, 0), "B4", "magic"), ((1, 0), "B2", "ranged")],
)
def test_of_two_kinds_the_one_with_more_dice_then_more_red_ones(two_kinds, dice, zone: str, kind: str):
    two_kinds(*dice)
    match = phase("{zone: B5, xp: 1}, {zone: A4, health: 0}", f"{{card: WM01, zone: {zone}}}")
    assert told(match, "attack")[0].args["attack"] == kind


@pytest.mark.rule("MD-TGT-04", "MD-DIE-04")
def test_dice_beyond_the_cap_do_not_make_a_kind_stronger(two_kinds):
    # Five yellow dice at a distance are three; with the sceptre magic has three red ones.
    two_kinds(5, 0)
    match = phase("{zone: B5, xp: 1}, {zone: A4, health: 0}", "{card: WM01, zone: B4, treasure: S020}")
    assert pools(match)[0] == "rrr"


@pytest.mark.rule("MD-TGT-04")
def test_equal_kinds_are_the_players_choice(two_kinds):
    two_kinds(0, 2)
    match = phase("{zone: B5, xp: 1}, {zone: A4, health: 0}", "{card: WM01, zone: B4}")
    assert (question(match), match.decision.seat, ids(match)) == ("attack_kind", PARTY, ["kind:ranged", "kind:magic"])
    play(match, "kind:ranged")
    assert told(match, "attack")[0].args["attack"] == "ranged"


TAUNT = "class: paladin_of_wrath, skills: {taunt: 1}"


@pytest.mark.rule("MD-TGT-06", "MD-KEY-12")
def test_who_taunts_has_the_most_xp():
    match = phase(f"{{zone: B5, xp: 30}}, {{{TAUNT}, zone: B5, xp: 0, hands: [SA07]}}", "{card: W001, zone: B5}")
    assert attacks(match) == [("dwarf_warriors", "elias")]


@pytest.mark.rule("MD-TGT-06", "MD-KEY-12")
def test_among_several_who_taunt_the_players_choose():
    heroes = f"{{zone: B5, xp: 30}}, {{{TAUNT}, zone: B5, xp: 9}}, {{{TAUNT}, zone: B5, xp: 1}}"
    match = phase(heroes, "{card: W001, zone: B5}")
    assert (question(match), ids(match)) == ("target", ["hero:1", "hero:2"])


@pytest.mark.rule("MD-TGT-06", "MD-KEY-12")
def test_taunting_out_of_reach_is_no_use():
    match = phase(f"{{zone: B5, xp: 1}}, {{{TAUNT}, zone: B4, xp: 0}}", "{card: W001, zone: B5}")
    assert attacks(match) == [("dwarf_warriors", "bjorn")]


@pytest.mark.rule("MD-TGT-07")
def test_the_amulet_keeps_magic_away_from_its_bearer_and_allies_beside_it():
    # The demon (magic) sees all three; the two in B4 can't be the target of magic.
    match = phase("{zone: B4, xp: 9, pack: [A03]}, {zone: B4, xp: 8}, {zone: B5, xp: 1}", "{card: WM01, zone: B3}")
    assert attacks(match) == [("abyssal_demon", "owen")]


@pytest.mark.rule("MD-TGT-07", "MD-EPH-02")
def test_with_no_other_candidate_the_enemy_goes_on_with_its_next_step():
    match = phase("{zone: B4, xp: 9, pack: [A03]}, {zone: B4, xp: 8}", "{card: WM01, zone: B3}")
    assert (moves(match), attacks(match)) == (["B4"], [("abyssal_demon", "bjorn")])
    assert told(match, "attack")[0].args["attack"] == "melee", "melee is not magic"


@pytest.mark.rule("MD-TGT-08", "MD-CAM-04")
def test_in_a_campaign_mini_xp_break_ties():
    match = phase(
        "{zone: B5, xp: 2, mini_xp: 1}, {zone: B5, xp: 2, mini_xp: 3}",
        "{card: W001, zone: B5}",
        "options: {mode: campaign}",
    )
    assert attacks(match) == [("dwarf_warriors", "elias")]
    match = phase(
        "{zone: B5, xp: 3, mini_xp: 0}, {zone: B5, xp: 2, mini_xp: 4}",
        "{card: W001, zone: B5}",
        "options: {mode: campaign}",
    )
    assert attacks(match) == [("dwarf_warriors", "bjorn")]


@pytest.mark.rule("MD-TGT-21", "MD-HRO-07", "MD-ACT-10")
@pytest.mark.parametrize("absent", ["health: 0", "escaped: true"])
def test_dead_heroes_are_no_targets(absent: str):
    match = phase(f"{{zone: B5, xp: 30, {absent}}}, {{zone: B5, xp: 1}}", "{card: W001, zone: B5}")
    assert attacks(match) == [("dwarf_warriors", "elias")]
    assert hero(match, 1).health == 5
