"""What chests, loot and search tokens bring (SS-DOR-08, SS-DOR-11, SS-EDT-03)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.box.cards import Find
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.conditions import inflicting
from tafelrunde.games.sword_and_sorcery.rules.death import wounds
from tafelrunde.games.sword_and_sorcery.rules.items import lying
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Receive, Spawn, Trap


def find(game: Game, hero: Hero, found: Find, zone: str) -> None:
    """Everything shown; a trap springs where it was found. What a dead hero finds stays in the zone."""
    state = game.state
    state.shards += found.shards
    loot = tuple([t for t in [game.draw(state.loot_deck, state.loot_discard, "loots") for _ in range(found.loot)] if t])
    if hero.ghost:
        cards = [game.draw(state.treasure_deck, state.treasure_discard, "treasures") for _ in range(found.treasure)]
        lying.put(game, zone, lying.payable(game, found.gold), loot, tuple([card for card in cards if card]))
    elif found.gold or found.treasure or loot:
        game.plan(Receive(hero.seat, found.gold, found.treasure, loot))
    if found.heal:
        wounds.heal(game, hero, found.heal, "SS-DOR-11")
    if found.poison:
        inflicting.inflict(game, hero, "poison", found.poison)
    if found.enemy:
        game.plan(Spawn(found.enemy))
    for _ in range(found.trap):
        game.plan(Trap(hero.seat, (zone,)))
