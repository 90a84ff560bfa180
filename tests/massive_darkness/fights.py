"""Fights in the light of B5 for rule tests: one hero against enemies, either side attacking."""

from __future__ import annotations

from tafelrunde.kernel import Match
from tests.massive_darkness.table import table

WHISPER = "hero: whisper, class: paladin_of_wrath"
"""In the light she has neither dice nor questions of her own in combat."""


def attacked(enemies: str, attack: str = "[2, 2, 2, 2]", defense: str = "[1, 1, 1]", hands: str = "[S131]") -> Match:
    """Whisper in B5 with a Battle Axe (two yellow and two red dice) and one more hero elsewhere."""
    return table(f"""
        heroes: [{{{WHISPER}, zone: B5, hands: {hands}}}, {{zone: C5}}]
        enemies: [{enemies}]
        next: {{attack: {attack}, defense: {defense}}}
    """)


def enemy_attacks(enemies: str, attack: str = "[1, 1, 1]", defense: str = "[1, 1]", more: str = "") -> Match:
    """The enemy phase; Whisper stands in B5 with the most XP."""
    return table(f"""
        heroes: [{{{WHISPER}, zone: B5, xp: 9, hands: [SA11]{more}}}, {{zone: B6}}]
        enemies: [{enemies}]
        phase: enemy_phase
        next: {{attack: {attack}, defense: {defense}}}
        on_top: {{event: [E14]}}
    """)


def phase(heroes: str, enemies: str, more: str = "") -> Match:
    """The enemy phase; the event after it is a quiet one."""
    return table(f"""
        heroes: [{heroes}]
        enemies: [{enemies}]
        phase: enemy_phase
        on_top: {{event: [E14]}}
        {more}
    """)
