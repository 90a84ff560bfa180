"""The bot's chances against counting every face."""

from __future__ import annotations

from itertools import product

import pytest

from tafelrunde.games.massive_darkness.bot.chances import odds
from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.box import dice
from tests.massive_darkness.fights import WHISPER
from tests.massive_darkness.table import enemy, hero, table

RED = [dice.RED + face for face in range(1, 7)]
BLUE = [dice.BLUE + face for face in range(1, 7)]


def test_a_pool_shows_what_its_faces_show():
    shown = odds.rolls(0, 2, True)
    assert sum([chance for chance, _ in shown]) == pytest.approx(1.0)
    counted = sum([dice.swords(pair) for pair in product(RED, RED)]) / 36
    assert sum([chance * swords for chance, (swords, _, _) in shown]) == pytest.approx(counted)


def test_no_more_than_three_dice_of_a_colour_count():
    """MD-DIE-04."""
    assert odds.rolls(5, 0, True) == odds.rolls(3, 0, True)


def test_wounds_of_an_attack_are_counted_over_all_faces():
    """An Axe against Dwarf Warriors: one red die, one blue."""
    match = table(f"""
        heroes: [{{{WHISPER}, zone: B5, hands: [SA11]}}, {{zone: B6}}]
        enemies: [{{card: W001, zone: B5}}]
    """)
    foe = enemy(match, "dwarf_warriors")
    assert foe is not None
    hits = Party(match.state).hits(hero(match), "B5", foe, "melee", 0)
    wounds = [max(0, dice.SWORDS[a] - dice.SHIELDS[d]) for a, d in product(RED, BLUE)]
    for n in range(4):
        assert hits.chances[n] == pytest.approx(wounds.count(n) / 36)


def test_a_bastard_sword_counts_its_enchantment():
    """Its bam adds a sword: better than the plain Axe, on the same die."""
    match = table(f"""
        heroes: [{{{WHISPER}, zone: B5, hands: [S027]}}, {{zone: B6}}]
        enemies: [{{card: W001, zone: B5}}]
    """)
    foe = enemy(match, "dwarf_warriors")
    assert foe is not None
    party = Party(match.state)
    enchanted = party.hits(hero(match), "B5", foe, "melee", 0).mean
    hero(match).hands = ("SA11",)
    assert enchanted > Party(match.state).hits(hero(match), "B5", foe, "melee", 0).mean


def test_what_is_left_after_the_last_minion_is_lost():
    """MD-HRD-10: three wounds kill the minion and never touch the leader behind it."""
    three = (0.0, 0.0, 0.0, 1.0)
    once = odds.outlook(three, (1,), 2, 1)
    assert once.kill == 0.0
    assert once.minions == pytest.approx(1.0)
    assert odds.outlook(three, (1,), 2, 2).kill == pytest.approx(1.0)


def test_more_armour_means_fewer_wounds():
    match = table(f"""
        heroes: [{{{WHISPER}, zone: B5, body: S005, hands: [SA07, S034]}}, {{{WHISPER}, zone: B5}}]
        enemies: [{{card: W001, zone: B5}}]
    """)
    foe = enemy(match, "dwarf_warriors")
    assert foe is not None
    party = Party(match.state)
    assert party.harm(foe, hero(match, 0), "B5", near=True) < party.harm(foe, hero(match, 1), "B5", near=True)
