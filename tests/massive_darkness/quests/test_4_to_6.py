"""Goblin War Drums, The Immortal's Downfall, The Fiend's Treasure (chapters 11.6 to 11.8)."""

import pytest

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.kernel import Match
from tests.massive_darkness.questing import go_on
from tests.massive_darkness.table import enemy, hero, ids, play, question, table, told

# --- quest 4: Goblin War Drums ------------------------------------------------------------------------------------


@pytest.mark.rule("MD-Q4-01")
def test_wound_tokens_lie_on_the_tiles():
    match = table("options: {quest: goblin_war_drums}")
    assert match.state.marks == {"tile_6R": 4, "tile_7V": 2, "tile_8R": 2, "tile_1V": 2}


@pytest.mark.rule("MD-Q4-04", "MD-RND-11")
@pytest.mark.parametrize("players", [1, 3])
def test_tiles_fall_in_the_order_of_their_levels(players):
    match = table(f"""
        options: {{quest: goblin_war_drums, lifebringer: 4}}
        players: {players}
        heroes: [{{zone: B1}}, {{zone: B1}}, {{zone: B1}}]
        phase: end_phase
    """)
    fallen = {}
    for _ in range(11):
        if match.over:
            break
        match.state.enemies.clear()
        match.state.phase, match.state.activation = "end_phase", None
        before = match.state.round
        tiles = {zone.tile for zone in Game(match.state).board.zones.values() if zone.name in match.state.gone}
        for tile in tiles - fallen.keys():
            fallen[tile] = before - 1
        match = Match.from_state(RULEBOOK, match.setup, match.state)
    assert fallen == {"6R": 4, "7V": 6, "8R": 8}
    assert match.state.reason == "MD-Q4-05"
    assert match.state.round == 11


FALLING = """
    options: {{quest: goblin_war_drums}}
    phase: end_phase
    marks: {{tile_6R: 1, tile_7V: 2, tile_8R: 2, tile_1V: 2}}
    heroes: [{{zone: {zone}, health: {health}}}, {{zone: A8}}]
    enemies: [{{card: W001, zone: B11}}, {{card: W007, zone: A7}}]
    treasure: {{B12: 2, C8: 1}}
"""


@pytest.mark.rule("MD-Q4-04", "MD-Q4-08", "MD-XP-05", "MD-GRD-10")
def test_a_falling_tile_kills_without_xp_and_is_gone():
    match = table(FALLING.format(zone="A7", health=5))
    assert [one.id for one in match.state.enemies] == ["goblin_warriors"]
    assert [one.xp for one in match.state.heroes] == [0, 0]
    assert "B11" in match.state.gone
    assert match.state.treasure == {"C8": (1, 0)}
    game = Game(match.state)
    assert "A9" in game.passages.zones
    assert "A10" not in game.passages.zones
    assert game.token_zones(1) == ()
    assert not match.over


@pytest.mark.rule("MD-Q4-05", "MD-Q4-07")
@pytest.mark.parametrize("health", [5, 0])
def test_a_hero_on_a_falling_tile_loses_the_quest_dead_or_alive(health):
    match = table(FALLING.format(zone="A11", health=health))
    assert (match.state.result, match.state.reason) == ("lost", "MD-Q4-05")


@pytest.mark.rule("MD-Q4-08", "MD-TGT-12")
def test_enemies_patrol_to_the_exit_when_the_start_zone_is_gone():
    match = table("""
        options: {quest: goblin_war_drums}
        phase: enemy_phase
        gone: [A10, A11, A12, B10, B11, B12, C10, C11, C12]
        heroes: [{zone: A9}, {zone: A9}]
        enemies: [{card: W001, zone: C7}]
        on_top: {event: [E14]}
    """)
    # Both heroes are in the shadows and out of sight.
    assert not Game(match.state).sees("C7", "A9")
    assert [event.args["zone"] for event in told(match, "enemy_moves")] == ["B7", "B6"]


@pytest.mark.rule("MD-Q4-06")
def test_the_first_hero_between_the_pillars_wakes_the_sentinel():
    match = table("""
        options: {quest: goblin_war_drums}
        heroes: [{zone: B4}, {zone: B4}]
        level: 3
        on_top: {lesser: [WM04]}
    """)
    play(match, "move:B3")
    troll = enemy(match, "cave_troll")
    assert (troll.zone, troll.quest, troll.for_events) == ("B2", "sentinel", False)
    play(match, "move:B4")
    play(match, "move:B3")
    assert len(match.state.enemies) == 1


@pytest.mark.rule("MD-Q4-06", "MD-KEY-11")
def test_a_teleport_goes_through_the_pillars_too():
    match = table("""
        options: {quest: goblin_war_drums}
        heroes: [{hero: elias, class: battle_wizard, zone: B5}, {zone: B4}]
        level: 3
    """)
    play(match, "teleport:B3")
    assert [one.quest for one in match.state.enemies] == ["sentinel"]


@pytest.mark.rule("MD-RUL-21")
def test_the_sentinel_is_drawn_until_its_figure_is_free():
    match = table("""
        options: {quest: goblin_war_drums}
        heroes: [{zone: B4}, {zone: B4}]
        level: 3
        enemies: [{card: WM10, zone: A7}]
        on_top: {lesser: [WM04, WM06]}
    """)
    play(match, "move:B3")
    assert enemy(match, "ogre_mage").quest == "sentinel"
    assert match.state.lesser_discard == ["WM04"]


@pytest.mark.rule("MD-Q4-02", "MD-Q4-03", "MD-Q4-09", "MD-OBJ-05")
def test_all_escape_after_the_sentinel_is_dead():
    match = table("""
        options: {quest: goblin_war_drums}
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: B3, hands: [SA11]}, {zone: B3}]
        level: 4
        enemies: [{card: WM04, zone: B3, health: 1, quest: sentinel, for_events: false}]
        next: {attack: [6], defense: [1, 1]}
    """)
    assert "leave" not in ids(match)
    play(match, "melee:cave_troll")
    go_on(match, "act")
    play(match, "leave")
    assert not match.over
    play(match, "leave")
    assert match.state.result == "won"


# --- quest 5: The Immortal's Downfall -----------------------------------------------------------------------------

IMMORTAL = """
    options: {{quest: immortals_downfall}}
    phase: enemy_phase
    heroes: [{{zone: {hero}}}, {{zone: A3}}]
    placed: {{cave_troll: {{zone: {troll}}}, goblin_archers: {{zone: H9, minions: [2]}}}}
    open: [A2-A3]
    on_top: {{event: [E14]}}
"""


def immortal_acts(troll: str, hero: str = "A3", more: str = "") -> Match:
    """The enemy phase in which the Immortal is activated first."""
    match = table(IMMORTAL.format(hero=hero, troll=troll) + more)
    return play(match, "activate:cave_troll")


@pytest.mark.rule("MD-Q5-01", "MD-SET-16")
def test_archers_have_a_treasure_and_the_immortal_has_none():
    match = table("options: {quest: immortals_downfall}")
    troll, archers = enemy(match, "cave_troll"), enemy(match, "goblin_archers")
    assert (troll.card, troll.zone, troll.treasure) == ("WM10", "H8", "")
    assert (archers.card, archers.zone, bool(archers.treasure)) == ("W034", "F6", True)


@pytest.mark.rule("MD-Q5-04")
def test_the_archers_shoot_or_do_nothing():
    match = table("""
        options: {quest: immortals_downfall}
        phase: enemy_phase
        heroes: [{zone: G6, health: 5}, {zone: B2}]
        placed: {goblin_archers: {treasure: ''}, cave_troll: {zone: H8}}
        next: {attack: [1, 1, 1], defense: [6]}
    """)
    go_on(match)
    assert told(match, "attack")[0].args["figure"] == "goblin_archers"
    assert enemy(match, "goblin_archers").zone == "F6"
    idle = table("""
        options: {quest: immortals_downfall}
        phase: enemy_phase
        heroes: [{zone: B2}, {zone: B2}]
        on_top: {event: [E14]}
    """)
    go_on(idle, "act")
    assert enemy(idle, "goblin_archers").zone == "F6"


@pytest.mark.rule("MD-Q5-04", "MD-REA-03")
def test_the_archers_do_not_follow_who_attacked_them():
    match = table("""
        options: {quest: immortals_downfall}
        heroes: [{zone: G8}, {zone: B2}]
        activation: {attacked: [goblin_archers]}
    """)
    play(match, "end")
    assert enemy(match, "goblin_archers").zone == "F6"


@pytest.mark.rule("MD-Q5-05")
@pytest.mark.parametrize(("zone", "found"), [("C1", 1), ("A6", 1), ("F6", 3)])
def test_stores_hold_one_or_three_fireworks(zone, found):
    match = table(f"""
        options: {{quest: immortals_downfall}}
        heroes: [{{zone: {zone}}}, {{}}]
        placed: {{goblin_archers: {{zone: H9}}}}
    """)
    play(match, "pick_up")
    assert hero(match).things == {"firework": found}
    assert zone not in [token.zone for token in match.state.objectives]


@pytest.mark.rule("MD-Q5-06", "MD-TRD-09")
def test_a_firework_is_traded_placed_and_burns_out():
    match = table("""
        options: {quest: immortals_downfall}
        heroes: [{zone: B2, things: {firework: 2}}, {zone: B2}]
        placed: {cave_troll: {zone: H8}}
        on_top: {event: [E14]}
    """)
    play(match, "trade", "give:firework:0:1")
    assert (hero(match).things, hero(match, 1).things) == ({"firework": 1}, {"firework": 1})
    assert "give:firework:1:0" not in ids(match)
    assert "give:firework:0:1" in ids(match)
    go_on(match, "act")
    play(match, "firework")
    assert match.state.activation.points == 1
    assert match.state.marks["firework:B2"] == 1
    assert hero(match).things == {}
    go_on(match)
    assert "firework:B2" not in match.state.marks


@pytest.mark.rule("MD-TRD-09", "MD-TRD-04", "MD-RUL-05")
def test_a_thing_of_another_hero_needs_its_consent():
    match = table("""
        options: {quest: immortals_downfall}
        heroes: [{zone: B2}, {zone: B2, things: {firework: 1}}]
    """)
    play(match, "trade", "give:firework:1:0")
    assert (question(match), match.decision.seat) == ("agree", 1)
    play(match, "refuse")
    assert hero(match, 1).things == {"firework": 1}
    assert "give:firework:1:0" not in ids(match)


@pytest.mark.rule("MD-Q5-07", "MD-OBJ-06")
def test_the_immortal_cannot_be_attacked_or_wounded():
    match = table("""
        options: {quest: immortals_downfall}
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: G8, hands: [SA11], skills: {charge: 1}}, {}]
        placed: {cave_troll: {zone: G8}, goblin_archers: {zone: H9}}
    """)
    assert not [answer for answer in ids(match) if answer.startswith(("melee", "strike", "charge"))]
    assert not enemy(match, "cave_troll").for_events
    near = table("""
        options: {quest: immortals_downfall}
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: G7, hands: [SA11], skills: {charge: 1}}, {}]
        placed: {cave_troll: {zone: G8}, goblin_archers: {zone: H9}}
    """)
    assert not [answer for answer in ids(near) if answer.startswith("charge")]


@pytest.mark.rule("MD-Q5-07", "MD-EVT-07")
def test_no_event_wounds_the_immortal():
    match = table("""
        options: {quest: immortals_downfall}
        phase: event
        heroes: [{zone: B2}, {zone: B2}]
        placed: {cave_troll: {zone: G8}, goblin_archers: {zone: F6}}
        on_top: {event: [E19]}
    """)
    assert Game(match.state).in_shadow("G8")
    assert enemy(match, "cave_troll").health == 16


@pytest.mark.rule("MD-Q5-08", "MD-Q5-16")
def test_it_walks_two_zones_to_the_start():
    match = immortal_acts("G7")
    assert question(match) == "enemy_path"
    play(match, "zone:G5")
    assert [event.args["zone"] for event in told(match, "enemy_moves")] == ["G6", "G5"]


@pytest.mark.rule("MD-Q5-08", "MD-Q5-14")
def test_fireworks_in_sight_lure_it_and_the_heroes_choose():
    match = immortal_acts("G6", more="    marks: {'firework:F6': 1, 'firework:G8': 1, 'firework:B5': 1}\n")
    assert question(match) == "immortal_goal"
    assert ids(match) == ["zone:F6", "zone:G8"]
    play(match, "zone:G8")
    assert told(match, "enemy_moves")[0].args["zone"] == "G7"


@pytest.mark.rule("MD-Q5-09", "MD-Q5-14")
def test_heroes_in_its_zone_die_and_it_stops():
    match = immortal_acts("G7", "G6")
    assert told(match, "hero_died")[0].args["seat"] == 0
    assert enemy(match, "cave_troll").zone == "G6"
    at_once = immortal_acts("G7", "G7")
    assert told(at_once, "hero_died")
    assert enemy(at_once, "cave_troll").zone == "G7"


@pytest.mark.rule("MD-Q5-10", "MD-XP-05")
def test_enemies_in_its_zone_are_trampled_and_it_goes_on():
    match = immortal_acts("G7", more="    enemies: [{card: W001, zone: G6}]\n")
    go_on(match, "act")
    assert enemy(match, "dwarf_warriors") is None
    assert enemy(match, "cave_troll").zone == "G5"
    assert [one.xp for one in match.state.heroes] == [0, 0]


@pytest.mark.rule("MD-Q5-11", "MD-Q5-14")
def test_it_destroys_a_firework_and_stops_unless_another_is_in_sight():
    alone = immortal_acts("G8", more="    marks: {'firework:G7': 1}\n")
    assert enemy(alone, "cave_troll").zone == "G7"
    again = immortal_acts("G8", more="    marks: {'firework:G7': 1, 'firework:G5': 1}\n")
    go_on(again, "immortal_goal")
    play(again, "zone:G7")
    # After the first firework it is activated again: two more zones to the second, where it stops.
    assert enemy(again, "cave_troll").zone == "G5"
    assert len(told(again, "firework_destroyed")) == 2


@pytest.mark.rule("MD-Q5-13")
def test_the_immortal_in_the_start_zone_loses_the_quest():
    match = immortal_acts("B2")
    assert (match.state.result, match.state.reason) == ("lost", "MD-Q5-13")


PILLARS = """
    options: {{quest: immortals_downfall}}
    heroes: [{{hero: bjorn, class: shadow_barbarian, zone: C5, hands: [SA11]}}, {{zone: D5}}]
    placed: {{cave_troll: {{zone: {troll}}}, goblin_archers: {{zone: E5}}}}
    next: {{attack: [6, 6]}}
"""


@pytest.mark.rule("MD-Q5-12", "MD-CBA-07", "MD-REA-13")
def test_pillars_are_attacked_and_do_not_defend():
    match = table(PILLARS.format(troll="H8"))
    play(match, "melee:pillar_0")
    go_on(match, "act")
    # C5 lies in the shadow: the axe's diamond and bam are worth nothing more to Bjorn without a bam.
    assert [pillar.health for pillar in match.state.pillars] == [2, 5]
    assert match.state.activation.attacked == ()


@pytest.mark.rule("MD-Q5-02", "MD-Q5-03", "MD-Q5-12")
def test_the_bridge_falls_with_the_immortal_and_the_quest_is_won():
    match = table(PILLARS.format(troll="D5"))
    match.state.pillars = [match.state.pillars[0]]
    play(match, "melee:pillar_0")
    go_on(match, "act")
    assert not match.over
    play(match, "melee:pillar_0")
    go_on(match)
    assert (match.state.result, match.state.reason) == ("won", "MD-Q5-03")
    assert match.state.gone == ("D5", "E5")
    assert match.state.enemies == []
    assert hero(match, 1).dead


@pytest.mark.rule("MD-Q5-15", "MD-OVR-04")
def test_the_bridge_falls_without_the_immortal_and_the_quest_is_lost():
    match = table(PILLARS.format(troll="F5"))
    match.state.pillars = [match.state.pillars[0]]
    play(match, "melee:pillar_0")
    go_on(match, "act")
    play(match, "melee:pillar_0")
    go_on(match)
    assert (match.state.result, match.state.reason) == ("lost", "MD-Q5-15")


@pytest.mark.rule("MD-HRO-16")
def test_a_hero_whose_zone_is_gone_stands_up_nearby():
    match = table("""
        options: {quest: immortals_downfall}
        phase: round_start
        gone: [D5, E5]
        heroes: [{zone: D5, health: 0}, {zone: B2}]
    """)
    assert (hero(match).zone, hero(match).health) == ("C5", 5)


@pytest.mark.rule("MD-HRO-16")
def test_the_players_choose_among_equally_near_zones():
    match = table("""
        phase: round_start
        gone: [B5]
        heroes: [{zone: B5, health: 0}, {zone: B6}]
    """)
    assert question(match) == "stand_up_at"
    assert ids(match) == ["zone:B4", "zone:B6", "zone:C5"]
    play(match, "zone:C5")
    assert hero(match).zone == "C5"


# --- quest 6: The Fiend's Treasure --------------------------------------------------------------------------------


@pytest.mark.rule("MD-Q6-01", "MD-Q6-05")
def test_the_hound_carries_a_treasure_of_level_5():
    match = table("options: {quest: fiends_treasure}")
    hound = enemy(match, "hellhound")
    game = Game(match.state)
    assert (hound.card, hound.zone, hound.for_events) == ("WM09", "I6", False)
    assert game.equipment(hound.treasure).level == 5
    hidden = sorted(token.kind for token in match.state.objectives if token.hidden)
    assert hidden == ["artefact", "cave", "cave", "cave"]
    assert {(token.kind, token.zone) for token in match.state.objectives if not token.hidden} == {
        ("artefact", "D2"),
        ("library", "F1"),
    }


@pytest.mark.rule("MD-Q6-02", "MD-Q6-03", "MD-Q6-07")
def test_the_special_door_needs_both_keys():
    match = table("options: {quest: fiends_treasure}\nheroes: [{zone: I4}, {}]\nmarks: {keys: 1}")
    assert "open:I4-I5" not in ids(match)
    match = table("options: {quest: fiends_treasure}\nheroes: [{zone: D2}, {}]\nmarks: {keys: 1}")
    play(match, "pick_up")
    assert match.state.marks["keys"] == 2
    assert hero(match).things == {}
    match = table("options: {quest: fiends_treasure}\nheroes: [{zone: I4}, {}]\nmarks: {keys: 2}")
    assert "open:I4-I5" in ids(match)


@pytest.mark.rule("MD-Q6-03", "MD-Q6-10")
def test_no_door_card_for_the_hound():
    match = table("options: {quest: fiends_treasure}\nheroes: [{zone: I4}, {}]\nmarks: {keys: 2}")
    play(match, "open:I4-I5")
    assert not told(match, "door_card")
    assert len(match.state.enemies) == 1
    assert match.state.marks["opened"] == 1


@pytest.mark.rule("MD-Q6-05")
@pytest.mark.parametrize("opened", [False, True])
def test_the_hound_acts_only_when_its_door_is_open(opened):
    match = table(f"""
        options: {{quest: fiends_treasure}}
        phase: enemy_phase
        heroes: [{{zone: I4}}, {{zone: I4}}]
        marks: {{{"opened: 1" if opened else ""}}}
        open: [{"I4-I5" if opened else ""}]
        on_top: {{event: [E14]}}
    """)
    go_on(match, "act")
    assert bool(told(match, "enemy_moves") or told(match, "attack")) == opened


@pytest.mark.rule("MD-Q6-06")
def test_a_dead_end_gives_five_xp():
    match = table("""
        options: {quest: fiends_treasure}
        heroes: [{zone: F7}, {}]
        objectives: [{kind: cave, zone: F7, hidden: true}]
    """)
    play(match, "pick_up")
    assert hero(match).xp == 5


@pytest.mark.rule("MD-Q6-08", "MD-Q6-10")
@pytest.mark.parametrize(("zone", "door", "behind"), [("E1", "D1-E1", "D1"), ("E2", "E2-F2", "F2")])
def test_a_guard_instead_of_a_door_card(zone, door, behind):
    match = table(f"""
        options: {{quest: fiends_treasure}}
        heroes: [{{zone: {zone}}}, {{}}]
        on_top: {{guard_4: [W031]}}
    """)
    play(match, f"open:{door}")
    assert not told(match, "door_card")
    assert [(one.card, one.zone) for one in match.state.enemies if not one.quest] == [("W031", behind)]


@pytest.mark.rule("MD-Q6-09", "MD-OBJ-07", "MD-EQP-18")
def test_the_library_gives_an_artefact_card_until_there_is_none():
    match = table("""
        options: {quest: fiends_treasure}
        heroes: [{zone: F1}, {}]
        on_top: {artefact: [A05]}
    """)
    play(match, "pick_up")
    assert hero(match).pack == ("A05",)
    match = table("options: {quest: fiends_treasure}\nheroes: [{zone: F1, pack: [A01, A02, A03, A04, A05, A06]}, {}]")
    play(match, "pick_up")
    assert len(hero(match).pack) == 6


@pytest.mark.rule("MD-Q6-04", "MD-OBJ-05")
def test_the_hound_is_killed_last():
    match = table("""
        options: {quest: fiends_treasure}
        heroes: [{hero: bjorn, class: shadow_barbarian, zone: I6, hands: [SA11]}, {}]
        marks: {keys: 2, opened: 1}
        placed: {hellhound: {health: 1, treasure: ''}}
        next: {attack: [6], defense: [1, 1, 1]}
    """)
    play(match, "melee:hellhound")
    go_on(match)
    assert match.state.result == "won"
