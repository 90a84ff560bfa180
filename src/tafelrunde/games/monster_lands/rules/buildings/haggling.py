"""Haggle dice and discounts (chapter 5.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from tafelrunde.games.monster_lands.box.content import Content
from tafelrunde.games.monster_lands.box.effects import PriceMod
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.state import Clan
from tafelrunde.kernel import Option, Refused


class Deal(msgspec.Struct):
    """The discounts on one purchase action."""

    haggled: int = 0
    """What the haggle die takes off (ML-HAG-02 … 07)."""
    talents: list[tuple[str, PriceMod]] = []
    """Talents and equipment used on it, applied after haggling (ML-HAG-11)."""


def haggle(game: Game, building: str, face: int) -> int:
    """The discount of an H die about to be placed in a building; 0 for an S die (ML-HAG-02 … 07, ML-HAG-12)."""
    return haggled_after(game, previous_face(game, building), face) if face else 0


def haggled_after(game: Game, previous: int, face: int) -> int:
    """The discount of an H die where this one was placed before; 0: none (ML-HAG-02 … 07)."""
    return discount(previous, face, game.content.config.haggle.equal_counts_as == "lower")


def discount(previous: int, face: int, equal_is_lower: bool) -> int:
    """The same, where it is known what an equal face counts as."""
    if previous and (face < previous or (face == previous and equal_is_lower)):
        return face + previous
    return face


def previous_face(game: Game, building: str) -> int:
    """The face of the most recently placed H die there; other colours and neutral dice are skipped (ML-HAG-03, 05).

    These buildings are filled from left to right (ML-BLD-07), so the last one in board order is the most recent.
    """
    for space in reversed(game.content.buildings[building].spaces):
        for die in game.state.spaces.get(space.id, ()):
            if die.color == "haggle" and die.seat >= 0:
                return die.face
    return 0


def price(game: Game, printed: int, deal: Deal) -> int:
    """The price of a whole purchase: haggling down to 1, then talents down to 0 (ML-HAG-08 … 11)."""
    cost = printed
    if deal.haggled:
        cost = max(min(printed, game.content.config.haggle.min_price_per_purchase), printed - deal.haggled)
    for _, mod in deal.talents:
        cost = max(mod.floor, cost + mod.value)
    return cost


def price_terms(game: Game, printed: int, deal: Deal) -> list[tuple[str, int]]:
    """The arithmetic of a price, for the log."""
    terms = [("printed", printed)]
    cost = price(game, printed, Deal(deal.haggled))
    if cost != printed:
        terms.append(("haggled", cost - printed))
    for number, (card, _) in enumerate(deal.talents, 1):
        lower = price(game, printed, Deal(deal.haggled, deal.talents[:number]))
        terms.append((card, lower - cost))
        cost = lower
    return terms


def talent_discounts(game: Game, clan: Clan, building: str) -> list[tuple[str, PriceMod]]:
    """Unused talents and equipment that lower a price there (ML-HUN-07, ML-TAV-15)."""
    found = []
    content, used = game.content, game.state.used
    for member in clan.members:
        for card_id in (member.id, *member.equipment):
            effect = _lowers_prices(content, card_id)
            if effect is not None and effect.building == building and card_id not in used:
                found.append((card_id, effect))
    return found


@lru_cache(maxsize=512)
def _lowers_prices(content: Content, card_id: str) -> PriceMod | None:
    """What a member's talent or a piece of equipment takes off, if it does."""
    card = content.equipment.get(card_id)
    effect = content.mercenary(card_id).talent.effect if card is None else card.ability.effect
    return effect if isinstance(effect, PriceMod) else None


def too_dear(options: Sequence[Option]) -> list[Refused]:
    """Purchases that the gold is not enough for (ML-BLD-05)."""
    return [Refused(option.id, "too_little_gold", "ML-BLD-05", option.on, option.args) for option in options]
