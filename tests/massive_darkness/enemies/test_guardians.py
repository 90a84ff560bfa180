"""Harbingers and wandering monsters (chapters 6.3 and 6.4)."""

import pytest

from tafelrunde.games.massive_darkness.box.content import load
from tests.massive_darkness.fights import WHISPER, attacked, enemy_attacks
from tests.massive_darkness.table import enemy, hero, ids, play, pools, question, settle, table, told

content = load()


# --- harbingers ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-HAR-01")
def test_a_harbinger_is_a_single_figure_of_the_current_level():
    match = table("level: 3\non_top: {door: [T07], guard_3: [W025]}")
    play(match, "open:B6-C6")
    orc = enemy(match, "orc_harbinger")
    assert (orc.health, orc.minions, bool(orc.treasure)) == (8, (), True)


@pytest.mark.rule("MD-HAR-02", "MD-XP-01")
def test_a_dead_harbinger_gives_everybody_four_xp():
    match = attacked("{card: W004, zone: B5, health: 1}")
    play(match, "melee:goblin_harbinger")
    assert (hero(match, 0).xp, hero(match, 1).xp) == (4, 4)


def calling(enemies: str, guards: str, level: int = 1, more: str = "") -> str:
    """The end of an enemy phase: every enemy has acted, harbingers call now. The heroes hide in B6."""
    return f"""
        level: {level}
        heroes: [{{zone: B6}}, {{zone: B6}}]
        enemies: [{enemies}]
        phase: enemy_phase
        acted: 1
        on_top: {{{guards}, event: [E14]}}
        {more}
    """


@pytest.mark.rule("MD-HAR-03", "MD-SPW-06", "MD-SPW-07")
@pytest.mark.parametrize(("zone", "called_to"), [("C4", "B5"), ("B5", "B5"), ("C2", "B2"), ("A3", "B2")])
def test_a_harbinger_calls_a_guard_to_the_level_token_of_its_tile(zone: str, called_to: str):
    match = table(calling(f"{{card: W004, zone: {zone}}}", "guard_1: [W001]"))
    dwarfs = enemy(match, "dwarf_warriors")
    assert (dwarfs.zone, bool(dwarfs.treasure)) == (called_to, True)
    assert not told(match, "enemy_moves"), "it does not act in this phase any more"


@pytest.mark.rule("MD-HAR-03", "MD-LVL-12")
def test_the_guard_has_the_harbingers_level_its_treasure_the_current_one():
    match = table(calling("{card: W004, zone: C4}", "guard_1: [W001], guard_4: [W032], treasure_4: [S130]", level=4))
    dwarfs = enemy(match, "dwarf_warriors")
    assert (dwarfs.card, dwarfs.treasure) == ("W001", "S130")


@pytest.mark.rule("MD-HAR-03")
def test_every_enemy_phase_again():
    match = table(calling("{card: W004, zone: C4}", "guard_1: [W001, W003]").replace("acted: 1", "acted: 0"))
    settle(match, "act")
    assert len(told(match, "harbinger_calls")) == 1
    play(match, "end", "end")
    settle(match, "act")
    assert len(told(match, "harbinger_calls")) == 2


@pytest.mark.rule("MD-HAR-04")
def test_the_players_choose_the_order_of_several_harbingers():
    match = table(calling("{card: W004, zone: C4}, {card: W011, zone: A3}", "guard_1: [W001], guard_2: [W018]"))
    assert (question(match), ids(match)) == ("harbinger_order", ["call:goblin_harbinger", "call:dwarf_harbinger"])
    play(match, "call:dwarf_harbinger")
    calls = [(event.args["enemy"], event.args["zone"]) for event in told(match, "appeared")]
    assert calls == [("goblin_warriors", "B2"), ("dwarf_warriors", "B5")]


@pytest.mark.rule("MD-HAR-04", "MD-DCK-03")
def test_a_harbinger_that_has_just_come_calls_nobody_in_this_phase():
    # The pile of level 2 is empty: the dwarfs' harbinger brings the orcs' one from level 3.
    match = table(calling("{card: W011, zone: A3}", "guard_3: [W025]", more="piles: {guard_2: {}}"))
    assert enemy(match, "orc_harbinger").zone == "B2"
    assert [event.args["enemy"] for event in told(match, "harbinger_calls")] == ["dwarf_harbinger"]


@pytest.mark.rule("MD-HAR-05", "MD-CAM-09")
def test_with_several_tokens_on_the_tile_the_players_choose():
    more = "options: {mode: campaign}\n        more_tokens: [[3, C4]]"
    match = table(calling("{card: W004, zone: C4}", "guard_1: [W001]", more=more))
    assert (question(match), set(ids(match))) == ("appear", {"zone:B5", "zone:C4"})
    play(match, "zone:C4")
    assert enemy(match, "dwarf_warriors").zone == "C4"


@pytest.mark.rule("MD-HAR-05")
def test_without_a_token_on_the_tile_the_guard_comes_to_the_harbinger(lab):
    match = table("""
        board: lab
        heroes: [{zone: D6}, {zone: D6}]
        enemies: [{card: W004, zone: E5}]
        phase: enemy_phase
        acted: 1
        on_top: {guard_1: [W001], event: [E14]}
    """)
    assert enemy(match, "dwarf_warriors").zone == "E5"


@pytest.mark.rule("MD-HAR-06", "MD-SPW-08", "MD-EPH-07")
def test_a_call_without_miniatures_activates_those_on_the_board():
    match = table(calling("{card: W004, zone: C4}, {card: W001, zone: B1}", "guard_1: [W002]"))
    settle(match, "act")
    assert told(match, "no_miniatures")
    assert enemy(match, "dwarf_warriors").zone == "B3", "two zones towards the heroes it sees"
    assert len(match.state.enemies) == 2


@pytest.mark.rule("MD-HAR-07")
def test_a_stunned_harbinger_calls_all_the_same():
    match = table(calling("{card: W004, zone: C4, stunned: true}", "guard_1: [W001]"))
    assert enemy(match, "dwarf_warriors") is not None


# --- wandering monsters -------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-WAN-01", "MD-EVT-04")
def test_wandering_monsters_come_with_events_in_the_zone_the_card_names():
    match = table("phase: event\non_top: {event: [E11], lesser: [WM04]}")
    troll = enemy(match, "cave_troll")
    assert (troll.zone, bool(troll.treasure), troll.for_events) == ("B2", True, True)


@pytest.mark.rule("MD-WAN-02")
@pytest.mark.parametrize(("level", "card"), [(3, "WM04"), (4, "WM10")])
def test_lesser_up_to_level_3_greater_above(level: int, card: str):
    match = table(f"""
        options: {{quest: scorched_earth}}
        level: {level}
        phase: event
        on_top: {{event: [E11], lesser: [WM04], greater: [WM10]}}
    """)
    assert enemy(match, "cave_troll").card == card


@pytest.mark.rule("MD-WAN-03")
def test_wandering_monsters_have_a_tier_and_no_level():
    assert {card.level for card in content.monsters.values()} == {None}
    # A monster's treasure therefore follows the current level.
    match = table("phase: event\nlevel: 2\non_top: {event: [E11], lesser: [WM04], treasure_2: [S066]}")
    assert enemy(match, "cave_troll").treasure == "S066"


@pytest.mark.rule("MD-WAN-04", "MD-XP-01", "MD-XP-03")
def test_a_dead_wandering_monster_gives_everybody_five_xp():
    match = attacked("{card: WM04, zone: B5, health: 1}")
    hero(match, 1).xp = 27
    play(match, "melee:cave_troll")
    assert (hero(match, 0).xp, hero(match, 1).xp) == (5, 30)


@pytest.mark.rule("MD-WAN-05")
@pytest.mark.parametrize(("faces", "attacks"), [("[6, 1, 1]", 2), ("[1, 1, 1]", 1), ("[6, 6, 6, 6, 6, 6, 6, 6, 6]", 2)])
def test_liliarch_attacks_the_same_target_once_more(faces: str, attacks: int):
    match = enemy_attacks("{card: WM05, zone: B5}", faces, "[6, 6, 6]", ", body: S148")
    settle(match, "act")
    assert [event.args["defender"] for event in told(match, "attack")] == ["whisper"] * attacks
    assert len(told(match, "rolled")) == attacks, "a fresh roll"


@pytest.mark.rule("MD-WAN-05", "MD-REA-10")
def test_in_a_reaction_and_in_the_enemy_phase_again():
    match = table(f"""
        heroes: [{{{WHISPER}, zone: B5, hands: [SA11], body: S148}}]
        players: 1
        enemies: [{{card: WM05, zone: B5}}]
        on_top: {{event: [E14]}}
        next: {{attack: [1, 6, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1], defense: [1, 1]}}
    """)
    play(match, "melee:liliarch", "end")
    settle(match, "buy", "act")
    assert [event.args["figure"] for event in told(match, "attack")] == ["whisper"] + ["liliarch"] * 4


@pytest.mark.rule("MD-WAN-05")
def test_a_dead_target_is_not_attacked_again():
    match = enemy_attacks("{card: WM05, zone: B5}", "[6, 6, 6]", "[1]", ", health: 1")
    assert len(told(match, "attack")) == 1
    assert [event.args["seat"] for event in told(match, "hero_died")] == [0]


@pytest.mark.rule("MD-WAN-06", "MD-MOV-09")
def test_the_spider_stuns_and_pulls_after_the_wounds():
    match = enemy_attacks("{card: WM02, zone: B3}", "[6, 2]", "[1]")
    assert (hero(match).zone, hero(match).stunned, hero(match).health) == ("B3", True, 2)
    order = [event.kind for event in match.events if event.kind in ("hero_wounded", "hero_stunned", "pulled")]
    assert order == ["hero_wounded", "hero_stunned", "pulled"]


@pytest.mark.rule("MD-WAN-06", "MD-STN-09")
def test_a_target_that_dies_is_not_pulled():
    match = enemy_attacks("{card: WM02, zone: B3}", "[6, 2]", "[1]", ", health: 2")
    assert told(match, "hero_died")
    assert not told(match, "pulled")
    assert (hero(match).zone, hero(match).stunned) == ("B5", False)


@pytest.mark.rule("MD-WAN-06")
def test_without_a_bam_nobody_is_pulled_and_the_greater_spider_takes_a_diamond_too():
    assert hero(enemy_attacks("{card: WM02, zone: B3}", "[2, 6]", "[6]")).zone == "B5"
    assert hero(enemy_attacks("{card: WM08, zone: B3}", "[1, 6, 1]", "[6]")).zone == "B3"


@pytest.mark.rule("MD-WAN-07")
@pytest.mark.parametrize(("hands", "zone", "healed"), [("[SA11]", "B5", 0), ("[SA03]", "B4", 2), ("[SA05]", "B4", 2)])
def test_the_ogre_mage_heals_only_when_attacked_from_a_distance(hands: str, zone: str, healed: int):
    match = attacked(f"{{card: WM06, zone: {zone}, health: 4}}", "[1, 1]", "[6, 6]", hands)
    kind = "ranged" if hands == "[SA03]" else "melee"
    play(match, f"{kind}:ogre_mage")
    assert enemy(match, "ogre_mage").health == 4 + healed
    assert pools(match)[1] == "bb"
