"""Advantage and disadvantage (GH-ADV): how many cards are drawn, and which of them count."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.havens.box.modifier_cards import Mode, ModifierCard

BELOW_ALL = -1000
"""What a null counts beside numbers (GH-ADV-09)."""
REDUCED = {"double": 2, "null": -2}
"""What ×2, bless, null and curse count with reduced randomness (GH-RRV-01)."""


def mode(advantage: bool, disadvantage: bool) -> Mode:
    """Several sources do not add up, both cancel each other (GH-ADV-10, GH-ADV-11)."""
    if advantage == disadvantage:
        return "normal"
    return "advantage" if advantage else "disadvantage"


def wants_more(cards: Sequence[ModifierCard], mode: Mode) -> bool:
    """Whether another card is drawn: one that is not rolling ends a draw (GH-MOD-05, GH-ADV-02 … GH-ADV-06)."""
    if mode != "normal":
        if len(cards) < 2:
            return True
        if len(cards) == 2:
            return cards[0].rolling and cards[1].rolling
    return not cards or cards[-1].rolling


def that_count(
    cards: Sequence[ModifierCard], mode: Mode, attack_value: int, reduced: bool = False
) -> list[ModifierCard]:
    """Which of the drawn cards count, in the order they were drawn."""
    if mode == "normal" or len(cards) < 2:
        return list(cards)
    if mode == "advantage":
        if any(card.rolling for card in cards):
            return list(cards)  # One rolling card is added to the other; after two the chain went on (GH-ADV-02, -03).
    elif len(cards) > 2:
        return [cards[-1]]  # Two rolling cards: only the one that ended the chain (GH-ADV-06).
    elif cards[0].rolling != cards[1].rolling:
        return [card for card in cards if not card.rolling]  # GH-ADV-05
    first, second = cards[0], cards[1]
    one, other = (second, first) if mode == "advantage" else (first, second)
    swap = better(one, other, attack_value, reduced)
    return [second if swap else first]


def better(one: ModifierCard, other: ModifierCard, attack_value: int, reduced: bool = False) -> bool:
    """Whether one card is clearly better: no smaller result, all effects of the other, and more of either.

    Extra effects are good and can't be weighed against numbers; where it is not clear, the first card counts
    (GH-ADV-07, GH-ADV-08).
    """
    mine, others = result(one, attack_value, reduced), result(other, attack_value, reduced)
    if mine < others:
        return False
    effects, other_effects = one.effects, other.effects
    return effects >= other_effects and (mine > others or effects > other_effects)


def result(card: ModifierCard, attack_value: int, reduced: bool = False) -> int:
    """The attack value with this card alone, for comparing (GH-ADV-09)."""
    if card.kind == "number":
        return attack_value + card.value
    if reduced:
        return attack_value + REDUCED[card.kind]
    return attack_value * 2 if card.kind == "double" else BELOW_ALL
