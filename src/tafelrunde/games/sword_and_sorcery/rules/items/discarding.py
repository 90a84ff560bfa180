"""Where cards go, and what new ones bring along (SS-EMP-06, SS-STK-01, SS-CRF-06, SS-ART-02)."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.sword_and_sorcery.box.cards import ArtifactCard, InventoryItem
from tafelrunde.games.sword_and_sorcery.game import Game


def discard(game: Game, code: str) -> None:
    """A card goes where it belongs (SS-EMP-06, SS-STK-01); what was bound to it goes too (SS-CRF-06)."""
    state = game.state
    state.items.pop(code, None)
    origin = game.content.item(code).origin
    if origin == "treasure":
        state.treasure_discard.append(code)
    elif origin == "stock":
        state.stock.append(code)
    elif origin == "emporium":
        state.emporium.append(front(game, code))


def front(game: Game, code: str) -> str:
    """A card with two sides lies in the emporium with the side that names the pile."""
    item = game.content.item(code)
    card = item.card if isinstance(item, InventoryItem) else ""
    if not card:
        return code
    first = next(one.id for one in game.content.inventory.values() if one.card == card)
    copy = code.partition(".")[2]
    return f"{first}.{copy}" if copy else first


def new_charges(game: Game, code: str) -> None:
    """A newly found artifact has its printed charges (SS-ART-02)."""
    item = game.content.item(code)
    if isinstance(item, ArtifactCard) and item.charges:
        game.state.items[code] = replace(game.item_state(code), charges=item.charges)
