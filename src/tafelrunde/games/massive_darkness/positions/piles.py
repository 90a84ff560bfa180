"""How decks and discard piles are written: the next card first, and only as far as they are not in content order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.positions.cards import Named, Supply
from tafelrunde.games.massive_darkness.positions.fields import DECKS, DISCARDS, content_pile, pile
from tafelrunde.games.massive_darkness.seats.invariants import places
from tafelrunde.games.massive_darkness.state import State


def write_piles(game: Game, usual: State) -> dict[str, str | list[str]]:
    """Each pile in a row: `door_deck: T04 T02`."""
    state = game.state
    data: dict[str, list[str]] = {}
    for name in DECKS:
        deck = pile(state, name)[::-1]
        order = {code: number for number, code in enumerate(content_pile(game.content, name))}
        data[name] = deck[: _shuffled(deck, order)]
    data |= {name: pile(state, name) for name in DISCARDS}
    lying = {code for _, cards in places(state) for code in cards}
    data["nowhere"] = [code for name in DECKS for code in content_pile(game.content, name) if code not in lying]
    rows = {name: _row(cards) for name, cards in data.items() if cards}
    return rows if state.removed == usual.removed else rows | {"removed": _row(state.removed)}


def _row(cards: list[str]) -> str | list[str]:
    """Codes of a pack may have spaces: then they are a list."""
    return cards if any(" " in card for card in cards) else " ".join(cards)


def _shuffled(deck: Sequence[str], order: Mapping[str, int]) -> int:
    """How many cards lie above the part that is in content order."""
    at = len(deck)
    while at and (at == len(deck) or order[deck[at - 1]] < order[deck[at]]):
        at -= 1
    return at


def read_piles(game: Game, supply: Supply, data: Mapping[str, Any]) -> None:
    """What is stated, and below it everything that lies nowhere else."""
    state = game.state
    cards = _all_cards(game)
    for name in DISCARDS:
        pile(state, name)[:] = supply.take_all(data.get(name), cards, name)
    if "removed" in data:
        state.removed = supply.take_all(data["removed"], cards, "removed")
    lost = supply.take_all(data.get("nowhere"), cards, "nowhere")
    for name in DECKS:
        pile(state, name).clear()
    tops = {name: supply.take_all(data.get(name), cards, name) for name in DECKS}
    lying = {code for _, found in places(state) for code in found}.union(lost, *tops.values())
    for name in DECKS:
        rest = [code for code in content_pile(game.content, name) if code not in lying]
        pile(state, name)[:] = [*tops[name], *rest][::-1]


def _all_cards(game: Game) -> dict[str, Named]:
    content = game.content
    cards: dict[str, Named] = {**content.equipment, **content.enemies, **content.doors, **content.events}
    return cards
