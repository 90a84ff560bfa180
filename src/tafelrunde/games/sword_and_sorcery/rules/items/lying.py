"""What lies in zones: loot, face-down treasures, dropped cards and coins (SS-EDT-02, SS-FRE-03)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.box.enemies import Loot
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.state import NOTHING, Drop


def put(
    game: Game,
    zone: str,
    gold: int = 0,
    loot: tuple[str, ...] = (),
    treasures: tuple[str, ...] = (),
    items: tuple[str, ...] = (),
    key: bool = False,
) -> None:
    """Put things into a zone; on the journey there is none: cards are the party's to share out."""
    if game.state.journey is not None:
        game.state.spoils += items
        return
    lying = game.state.lying
    old = lying.get(zone, NOTHING)
    new = Drop(old.gold + gold, old.loot + loot, old.treasures + treasures, old.items + items, old.key or key)
    if new != NOTHING:
        lying[zone] = new


def payable(game: Game, gold: int) -> int:
    """What of it can be paid: the coins in the box are the limit (SS-GLD-02)."""
    state = game.state
    box = sum([int(value) * count for value, count in game.content.config.coins.items()])
    out = sum([hero.gold for hero in (*state.heroes, *state.home)]) + sum([drop.gold for drop in state.lying.values()])
    return min(gold, max(0, box - out))


def loot(game: Game, zone: str, printed: Loot) -> None:
    """What an enemy leaves: coins, treasures and loot tokens face down (SS-EDT-02)."""
    state = game.state
    tokens = [game.draw(state.loot_deck, state.loot_discard, "loots") for _ in range(printed.loot)]
    cards = [game.draw(state.treasure_deck, state.treasure_discard, "treasures") for _ in range(printed.treasure)]
    put(game, zone, payable(game, printed.gold), tuple([t for t in tokens if t]), tuple([c for c in cards if c]))
