"""The sensible bot in positions of the quests where people agree what to do."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.quests.goblin_war_drums import falling
from tafelrunde.games.massive_darkness.quests.maze_of_darkness import arrival
from tests.massive_darkness.bot.test_bot import choice, turn
from tests.massive_darkness.fights import WHISPER
from tests.massive_darkness.table import table

# --- Goblin War Drums ---------------------------------------------------------------------------------------------


def test_tiles_fall_one_after_the_other():
    match = table("""
        options: {quest: goblin_war_drums}
        marks: {tile_6R: 1, tile_7V: 2, tile_8R: 2, tile_1V: 2}
    """)
    assert falling(Party(match.state)) == {"6R": 1, "7V": 3, "8R": 5, "1V": 7}


def test_leaves_the_tile_that_falls_though_treasure_lies_there():
    match = table("""
        options: {quest: goblin_war_drums}
        round: 4
        marks: {tile_6R: 1, tile_7V: 2, tile_8R: 2, tile_1V: 2}
        heroes: [{zone: B11}, {zone: A9}]
        enemies: {}
        treasure: {A11: [0, 1]}
    """)
    turn(match)
    assert match.state.heroes[0].zone not in {"A10", "B10", "C10", "A11", "B11", "C11", "A12", "B12", "C12"}


def test_turns_back_for_a_hero_who_is_held_on_a_tile_that_falls():
    match = table(f"""
        options: {{quest: goblin_war_drums}}
        round: 3
        marks: {{tile_6R: 2, tile_7V: 2, tile_8R: 2, tile_1V: 2}}
        heroes: [{{{WHISPER}, zone: A8, hands: [SA11]}}, {{zone: B10}}]
        enemies: [{{card: W001, zone: B10}}]
    """)
    assert choice(match) == "move:A9"


def test_opens_no_chamber_on_a_tile_that_falls_soon():
    position = """
        options: {{quest: goblin_war_drums}}
        marks: {{tile_6R: {left}, tile_7V: 2, tile_8R: 2, tile_1V: 2}}
        enemies: {{}}
    """
    doors = {"open:A10-B10", "open:B11-B12", "open:C10-C11"}
    assert doors & {*turn(table(position.format(left=4)))}
    assert not doors & {*turn(table(position.format(left=3)))}


def test_fights_who_holds_everybody_on_a_tile_that_falls():
    """A blow that would be too dear elsewhere: whoever is still there at the end of the round is lost (MD-Q4-05)."""
    match = table(f"""
        options: {{quest: goblin_war_drums}}
        round: 9
        level: 4
        lifebringer: 2
        marks: {{woken: 1, killed: 1, tile_1V: 1}}
        heroes: [{{{WHISPER}, zone: B2, hands: [SA11], health: 2}}, {{zone: B3}}]
        enemies: [{{card: W037, zone: B2}}]
    """)
    assert choice(match).startswith("melee:")


# --- Maze of Darkness ---------------------------------------------------------------------------------------------


def test_counts_the_blows_that_a_pillar_still_takes():
    match = table("""
        options: {quest: maze_of_darkness}
        heroes: [{zone: A4}, {zone: A4}]
    """)
    first, second = match.state.enemies[:2]
    first.zone, second.zone = "B4", "C2"
    party = Party(match.state)
    assert (arrival(party, "B5", first), arrival(party, "B5", second)) == (13, 14)
    match.state.pillars.clear()
    assert (arrival(party, "B5", first), arrival(party, "B5", second)) == (1, 2)


def test_lures_nobody_to_the_artefact():
    """Who is shot at from the artefact and lives comes there at once, and the enemy phase finds it (MD-Q9-02)."""
    match = table(f"""
        options: {{quest: maze_of_darkness}}
        heroes: [{{{WHISPER}, zone: B5, hands: [SA03]}}, {{zone: A4}}]
        activation: {{actions: 1}}
    """)
    state = match.state
    (horde,) = [enemy for enemy in state.enemies if enemy.card == "W002"][:1] or state.enemies[:1]
    state.enemies[:] = [horde]
    horde.zone = "B4"
    state.pillars.clear()
    assert Party(state).after_reaction(horde, "B5", 0) == "B5"
    assert not choice(match).startswith("ranged:")


def test_goes_for_who_stands_at_the_artefact():
    match = table(f"""
        options: {{quest: maze_of_darkness}}
        heroes: [{{{WHISPER}, zone: A5, hands: [SA11]}}, {{zone: C6}}]
    """)
    match.state.enemies[0].zone = "B5"
    assert choice(match) == "move:B5"
