"""What the bot expects of an enemy against what the enemy does."""

from __future__ import annotations

import pytest

from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.turn import pursuit
from tests.massive_darkness.fights import WHISPER
from tests.massive_darkness.table import enemy, table, told

DWARFS = "dwarf_warriors"
ARCHERS = "goblin_archers"


@pytest.mark.parametrize(
    ("card", "zone", "whisper", "owen", "attacked"),
    [
        ("W001", "B4", "B5, xp: 2", "B2, xp: 0", "whisper"),
        # It sees a hero with more experience: that it is farther away does not matter (MD-TGT-10).
        ("W001", "B4", "B5, xp: 0", "B2, xp: 2", None),
        # Held by one hero it does not go to the other (MD-MOV-04).
        ("W001", "B4", "B4, xp: 0", "B5, xp: 9", "whisper"),
        # Who can be shot at once is shot, whoever waits around the corner (MD-EPH-02).
        ("W006", "B4", "B6, xp: 0", "A3, xp: 9", "whisper"),
        ("W006", "B4", "B6, xp: 0", "B2, xp: 1", "owen"),
        # In the shadow and out of sight: it patrols (MD-TGT-12).
        ("W006", "B5", "A3, xp: 5", "A2, xp: 0", None),
        # In the light it is found (MD-TGT-11).
        ("W006", "B2", "C1, xp: 5", "A5, xp: 0", "whisper"),
    ],
)
def test_the_bot_foresees_whom_an_enemy_attacks(card: str, zone: str, whisper: str, owen: str, attacked: str | None):
    position = f"""
        heroes: [{{{WHISPER}, zone: {whisper}}}, {{hero: owen, class: paladin_of_wrath, zone: {owen}}}]
        enemies: [{{card: {card}, zone: {zone}}}]
        on_top: {{event: [E14]}}
    """
    match = table(position)
    party = Party(match.state)
    foe = enemy(match, DWARFS if card == "W001" else ARCHERS)
    assert foe is not None
    expected = pursuit.hit(party, foe, pursuit.standing(party), party.held(foe)).hero
    assert (expected.card if expected is not None else None) == attacked
    after = table(f"{position}\n        phase: enemy_phase")
    hits = [event.args["defender"] for event in told(after, "attack")]
    assert hits == ([attacked] if attacked else [])


def test_a_hero_who_would_stand_elsewhere_is_sought_there():
    match = table(f"""
        heroes: [{{{WHISPER}, zone: B1}}, {{zone: A2}}]
        enemies: [{{card: W001, zone: B4}}]
    """)
    party = Party(match.state)
    foe = enemy(match, DWARFS)
    assert foe is not None
    assert pursuit.hit(party, foe, pursuit.standing(party), held=False) == pursuit.NOBODY
    there = pursuit.hit(party, foe, pursuit.standing(party, {0: "B5"}), held=False)
    assert there.hero is match.state.heroes[0]
    assert there.harm > 0
