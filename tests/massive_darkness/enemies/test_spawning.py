"""Bringing enemies into play, and events (chapters 6.6 and 6.9)."""

import pytest

from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.kernel import PARTY, Match
from tests.massive_darkness.fights import WHISPER
from tests.massive_darkness.table import enemy, hero, ids, pile, play, question, settle, table, told

content = load()


def event(card: str, more: str = "", level: int = 1, heroes: str = "[{}, {}]", on_top: str = "") -> Match:
    """The event phase with this card."""
    return table(f"""
        level: {level}
        heroes: {heroes}
        phase: event
        on_top: {{event: [{card}]{on_top}}}
        {more}
    """)


GUARD = ", guard_1: [W001], guard_2: [W014], guard_3: [W029]"


@pytest.mark.rule("MD-SPW-01", "MD-GRD-02")
def test_a_guard_card_brings_leader_minions_and_a_treasure():
    match = event("E06", on_top=", guard_1: [W001], treasure_1: [S027]")
    dwarfs = enemy(match, "dwarf_warriors")
    assert (dwarfs.card, dwarfs.zone, dwarfs.health) == ("W001", "B5", 2)
    assert (dwarfs.minions, dwarfs.treasure) == ((2, 2), "S027")
    assert "W001" not in pile(match.state, "guard_1")


@pytest.mark.rule("MD-SPW-02", "MD-EVT-03")
def test_among_several_tokens_of_the_level_the_players_choose():
    match = event("E06", "options: {quest: sparks_in_the_dark}", level=3, on_top=", guard_3: [W029]")
    assert (question(match), match.decision.seat, ids(match)) == ("appear", PARTY, ["zone:H5", "zone:K5"])
    play(match, "zone:H5")
    assert enemy(match, "dwarf_warriors").zone == "H5"


@pytest.mark.rule("MD-SPW-03", "MD-EVT-02")
@pytest.mark.parametrize(("level", "zone"), [(1, "B2"), (2, "B2")])
def test_from_ahead_is_one_level_up_or_the_current_one_if_there_is_none(level: int, zone: str):
    match = event("E03", level=level, on_top=GUARD)
    assert enemy(match, "dwarf_warriors").zone == zone


@pytest.mark.rule("MD-SPW-04", "MD-EVT-02")
def test_from_behind_is_one_level_down_and_nothing_at_level_1():
    match = event("E01", level=2, on_top=GUARD)
    assert enemy(match, "dwarf_warriors").zone == "B5"
    match = event("E01", level=1, on_top=GUARD)
    assert match.state.enemies == []
    assert pile(match.state, "guard_1")[-1] == "W001", "no card was drawn"


@pytest.mark.rule("MD-SPW-05", "MD-EVT-02", "MD-LVL-09")
@pytest.mark.parametrize(("card", "level", "guard"), [("E03", 1, "W001"), ("E01", 2, "W014"), ("E06", 2, "W014")])
def test_patrols_have_the_current_level_wherever_they_enter(card: str, level: int, guard: str):
    assert enemy(event(card, level=level, on_top=GUARD), "dwarf_warriors").card == guard


@pytest.mark.rule("MD-SPW-06")
def test_inactive_tokens_mark_zones_as_well():
    match = event("E03", level=1, on_top=GUARD)
    assert (match.state.level, enemy(match, "dwarf_warriors").zone) == (1, "B2")


@pytest.mark.rule("MD-SPW-07")
def test_new_enemies_wait_for_their_next_activation():
    match = event("E06", heroes="[{zone: B5, xp: 1}, {zone: B5}]", on_top=GUARD)
    assert not told(match, "attack")
    play(match, "end", "end")
    settle(match, "buy", "act")
    assert told(match, "attack")


@pytest.mark.rule("MD-SPW-08", "MD-SPW-09")
def test_without_a_leader_figure_the_card_is_discarded_and_the_type_acts_at_once():
    more = "enemies: [{card: W001, zone: B3}, {card: W009, zone: B3}]"
    match = event("E06", more, heroes="[{zone: B5, xp: 1}, {zone: B6}]", on_top=", guard_1: [W002]")
    assert pile(match.state, "guard_1", "discard") == ["W002"]
    assert len(match.state.enemies) == 2
    assert [told_.args["enemy"] for told_ in told(match, "enemy_moves")] == ["dwarf_warriors"] * 2
    assert enemy(match, "dwarf_warriors").treasure == "", "nothing was drawn for it"


@pytest.mark.rule("MD-SPW-08")
def test_it_acts_exactly_as_in_the_enemy_phase():
    more = "enemies: [{card: W001, zone: B4}]\n        next: {attack: [2, 2], defense: [1]}"
    match = event("E06", more, heroes=f"[{{{WHISPER}, zone: B5, xp: 1}}, {{zone: B5}}]", on_top=", guard_1: [W002]")
    assert enemy(match, "dwarf_warriors").zone == "B5"
    assert [told_.args["defender"] for told_ in told(match, "attack")] == ["whisper"]
    assert hero(match).health == 3


@pytest.mark.rule("MD-SPW-08", "MD-STN-04")
def test_a_stunned_horde_uses_that_activation_to_stand_up():
    match = event("E06", "enemies: [{card: W001, zone: B4, stunned: true}]", on_top=", guard_1: [W002]")
    assert (enemy(match, "dwarf_warriors").stunned, enemy(match, "dwarf_warriors").zone) == (False, "B4")


@pytest.mark.rule("MD-SPW-08", "MD-SPW-09", "MD-CMP-28")
def test_every_minion_must_be_in_the_box():
    # Six heroes need all six minions of the defenders: one left over from a leaderless horde is too much.
    alone = event("E06", "players: 6", heroes="[]", on_top=", guard_1: [W003]")
    assert len(enemy(alone, "dwarf_defenders").minions) == 6
    more = "players: 6\n        enemies: [{card: W012, zone: B1, health: 0, minions: [1]}]"
    match = event("E06", more, heroes="[]", on_top=", guard_1: [W003]")
    assert told(match, "no_miniatures")
    assert pile(match.state, "guard_1", "discard") == ["W003"]


@pytest.mark.rule("MD-SPW-09", "MD-HRD-13")
def test_a_leaderless_horde_leaves_the_leader_figure_for_a_new_one():
    match = event("E06", "enemies: [{card: W001, zone: B1, health: 0, minions: [2]}]", on_top=", guard_1: [W002]")
    assert (enemy(match, "dwarf_warriors").card, enemy(match, "dwarf_warriors_2").card) == ("W001", "W002")


@pytest.mark.rule("MD-SPW-08", "MD-CMP-28", "MD-EVT-04")
def test_the_lesser_and_the_greater_monster_share_one_figure():
    more = "options: {quest: scorched_earth}\n        enemies: [{card: WM04, zone: A1}]"
    match = settle(event("E11", more, level=4, on_top=", greater: [WM10]"), "act")
    assert [one.card for one in match.state.enemies] == ["WM04"]
    assert match.state.greater_discard == ["WM10"]
    assert {told_.args["enemy"] for told_ in told(match, "enemy_moves")} == {"cave_troll"}


@pytest.mark.rule("MD-SPW-08", "MD-DOR-06")
def test_a_door_card_goes_on_after_the_crowd_has_acted():
    match = table(f"""
        heroes: [{{{WHISPER}, zone: B6, xp: 1}}, {{zone: B6}}]
        enemies: [{{card: W001, zone: B6}}]
        on_top: {{door: [T07], guard_1: [W002]}}
        next: {{attack: [2, 2], defense: [1]}}
    """)
    play(match, "open:A6-B6")
    assert (len(told(match, "attack")), hero(match).health) == (1, 3)
    assert match.state.treasure == {"A6": (3, 0), "A5": (2, 0)}


@pytest.mark.rule("MD-SPW-10", "MD-SPW-03")
@pytest.mark.parametrize(("level", "zone"), [(1, "E1"), (2, "E1"), (3, "E1")])
def test_the_lowest_level_above_serves_for_a_missing_one(lab, level: int, zone: str):
    match = event("E03", "board: lab", level=level, on_top=GUARD)
    assert enemy(match, "dwarf_warriors").zone == zone


@pytest.mark.rule("MD-SPW-11", "MD-SPW-04")
def test_the_nearest_lower_level_serves_for_a_missing_one(lab):
    match = event("E01", "board: lab", level=3, on_top=GUARD)
    assert enemy(match, "dwarf_warriors").zone == "C2"
    match = event("E01", "board: lab\n        gone: [C2]", level=3, on_top=GUARD)
    assert match.state.enemies == []


# --- events -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD-EVT-01", "MD-EVT-11")
@pytest.mark.parametrize("card", sorted(content.events))
def test_every_event_is_resolved_and_discarded(card: str):
    match = event(card, "enemies: [{card: W009, zone: B4}]", level=2, heroes="[{health: 3}, {health: 3}]")
    settle(match, "act")
    assert [told_.args["card"] for told_ in told(match, "event")] == [card]
    assert match.state.event_discard == [card]


@pytest.mark.rule("MD-EVT-04")
@pytest.mark.parametrize(("level", "zone"), [(1, "B2"), (2, "B2")])
def test_an_unexpected_monster_comes_one_level_ahead_even_if_one_is_in_play(level: int, zone: str):
    match = event("E11", "enemies: [{card: WM01, zone: B1}]", level=level, on_top=", lesser: [WM04]")
    assert enemy(match, "cave_troll").zone == zone
    assert enemy(match, "abyssal_demon").zone == "B1"


@pytest.mark.rule("MD-EVT-05")
def test_a_monster_patrol_brings_a_monster_if_none_is_in_play():
    match = event("E09", "enemies: [{card: W001, zone: B1}, {card: W004, zone: B1}]", on_top=", lesser: [WM04]")
    assert enemy(match, "cave_troll").zone == "B2"
    assert not told(match, "enemy_moves")


@pytest.mark.rule("MD-EVT-05", "MD-EPH-02")
def test_a_monster_patrol_activates_one_of_those_in_play_instead():
    more = "enemies: [{card: WM04, zone: B1}, {card: WM05, zone: C1}]"
    match = event("E09", more, heroes="[{zone: B5, xp: 1}, {zone: B5}]")
    assert (question(match), match.decision.seat) == ("event_monster", PARTY)
    play(match, "activate:cave_troll")
    assert enemy(match, "cave_troll").zone == "B3", "a full activation: two zones"
    assert enemy(match, "liliarch").zone == "C1"
    assert len(match.state.enemies) == 2


@pytest.mark.rule("MD-EVT-05", "MD-OBJ-06")
def test_monsters_of_the_quest_do_not_count_for_events():
    more = "enemies: [{card: WM05, zone: C1, quest: keeper, for_events: false}]"
    match = event("E09", more, on_top=", lesser: [WM04]")
    assert enemy(match, "cave_troll").zone == "B2"
    assert not told(match, "enemy_moves")


@pytest.mark.rule("MD-EVT-06", "MD-EVT-09")
def test_shadow_blessing_heals_the_living_in_the_shadow_who_want_it():
    heroes = "[{zone: B6, health: 3}, {zone: B5, health: 3}, {zone: B4, health: 0}, {zone: C5, health: 3}, {zone: B6}]"
    match = event("E17", heroes=heroes)
    assert (question(match), match.decision.seat, ids(match)) == ("blessing", 0, ["heal", "decline"])
    play(match, "heal")
    assert (question(match), match.decision.seat) == ("blessing", 3)
    play(match, "decline")
    assert question(match) == "act"
    healed = [told_.args["seat"] for told_ in told(match, "healed")]
    assert (healed, hero(match, 0).health, hero(match, 3).health) == ([0], 4, 3)


@pytest.mark.rule("MD-EVT-07", "MD-HRD-15")
def test_the_lightbringers_wound_one_enemy_in_the_shadow():
    more = "enemies: [{card: W009, zone: B4}, {card: W001, zone: C5}, {card: W007, zone: B5}]"
    match = event("E19", more)
    assert (question(match), match.decision.seat) == ("light_strikes", PARTY)
    assert ids(match) == ["enemy:orc_executioners", "enemy:dwarf_warriors"], "B5 lies in the light"
    play(match, "enemy:orc_executioners")
    assert enemy(match, "orc_executioners").minions == (1, 3)
    assert enemy(match, "dwarf_warriors").minions == (2, 2)


@pytest.mark.rule("MD-EVT-07")
def test_without_an_enemy_in_the_shadow_nothing_happens():
    match = event("E19", "enemies: [{card: W001, zone: B5}]")
    assert question(match) == "act"
    assert enemy(match, "dwarf_warriors").minions == (2, 2)


@pytest.mark.rule("MD-EVT-08", "MD-RND-13")
def test_the_level_is_checked_after_the_event():
    # The spider is activated by the event and pulls a hero onto the tile of level 2.
    more = "enemies: [{card: WM02, zone: B3}]\n        next: {attack: [6, 1], defense: [6]}"
    match = event("E09", more, heroes=f"[{{{WHISPER}, zone: B5, xp: 1}}, {{zone: B6}}]")
    assert (hero(match).zone, match.state.level) == ("B3", 2)
    order = [told_.kind for told_ in match.events if told_.kind in ("pulled", "level", "first_player")]
    assert order == ["pulled", "level", "first_player"]


@pytest.mark.rule("MD-EVT-10", "MD-CAM-10")
def test_in_a_campaign_events_use_the_highest_tile_with_a_hero():
    # The level is 2, but all heroes stand on the tile of level 1: "from ahead" is token 2, "from behind" nothing.
    more = "options: {mode: campaign}"
    match = event("E01", more, level=2, on_top=GUARD)
    assert match.state.enemies == []
    match = event("E06", more, level=2, on_top=GUARD)
    assert (enemy(match, "dwarf_warriors").zone, enemy(match, "dwarf_warriors").card) == ("B5", "W014")


@pytest.mark.rule("MD-EVT-11", "MD-CMP-21")
def test_the_deck_has_twenty_events():
    assert len(content.events) == 20
    assert sorted(content.events) == [f"E{number:02}" for number in range(1, 21)]


STRUCK = """
    heroes: {heroes}
    first_player: 1
    lifebringer: 2
    enemies: [{{card: W001, zone: B4, minions: [], health: 2, treasure: S027}}]
    phase: event
    on_top: {{event: [E19]}}
"""


@pytest.mark.rule("MD-XP-06", "MD-OVR-12", "MD-EVT-07")
def test_what_the_light_kills_the_first_player_killed():
    match = table(STRUCK.format(heroes="[{}, {}, {}]"))
    assert [one.pack for one in match.state.heroes] == [(), ("S027",), ()]


@pytest.mark.rule("MD-RUL-40", "MD-XP-06", "MD-HRO-06")
@pytest.mark.parametrize("absent", ["health: 0", "escaped: true"])
@pytest.mark.parametrize(("third", "packs"), [("", [(), (), ("S027",)]), ("health: 0", [("S027",), (), ()])])
def test_if_the_first_player_is_dead_or_gone_the_next_one_on_the_board_killed(absent, third, packs):
    match = table(STRUCK.format(heroes=f"[{{}}, {{{absent}}}, {{{third}}}]"))
    assert [one.pack for one in match.state.heroes] == packs
    assert (hero(match, 0).xp, hero(match, 1).xp) == (3, 0)


@pytest.mark.rule("MD-RUL-40", "MD-GRD-10")
def test_with_nobody_on_the_board_nobody_killed():
    match = table(STRUCK.format(heroes="[{health: 0}, {escaped: true}]"))
    assert match.state.enemies == []
    assert [one.pack for one in match.state.heroes] == [(), ()]
    assert pile(match.state, "treasure_1", "discard") == ["S027"]


@pytest.mark.rule("MD-EVT-11", "MD-EPH-02")
def test_an_alarm_activates_every_horde_once_and_nobody_else():
    more = """enemies:
        - {card: W001, zone: B3}
        - {card: W009, zone: B2, health: 0, minions: [1]}
        - {card: W004, zone: B1}
        - {card: WM04, zone: B1}
    """
    match = event("E13", more, heroes="[{zone: B6, xp: 1}, {zone: B6}]")
    assert (question(match), match.decision.seat) == ("enemy_order", PARTY)
    assert {"activate:dwarf_warriors", "activate:orc_executioners"} == {name for name in ids(match) if ":" in name}
    play(match, "activate:orc_executioners")
    moved = [told_.args["enemy"] for told_ in told(match, "enemy_moves")]
    assert moved == ["orc_executioners"] * 2 + ["dwarf_warriors"] * 2


@pytest.mark.rule("MD-EVT-11")
@pytest.mark.parametrize(("level", "many"), [(1, 2), (3, 2), (5, 0)])
def test_a_forgotten_cache_lies_on_every_token_of_the_level(level: int, many: int):
    match = event("E15", "options: {quest: sparks_in_the_dark}", level=level)
    zones = content.board("sparks_in_the_dark").tokens_of(level)
    assert len(zones) == many
    assert match.state.treasure == dict.fromkeys(zones, (1, 0))


@pytest.mark.rule("MD-EVT-06", "MD-RND-03")
def test_the_blessing_asks_from_the_first_player_on():
    match = event("E17", "first_player: 2", heroes="[{health: 3}, {health: 3}, {health: 3}]")
    asked = []
    while question(match) == "blessing":
        asked.append(match.decision.seat)
        play(match, "decline")
    assert asked == [2, 0, 1]
