"""Looting (chapter 9.2): coins and treasure tiles."""

from __future__ import annotations

from tafelrunde.games.havens.board import places
from tafelrunde.games.havens.box.scenarios import TreasureReward
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Chest, Hero
from tafelrunde.kernel import Rules
from tafelrunde.tabletop.hexes import Hex
from tafelrunde.tabletop.hexgrid import Mask


def loot_hex(game: Game, hero: Hero, at: Hex) -> Rules[None]:
    """At the end of its turn a character must loot its own hex (GH-LOT-05)."""
    return loot_range(game, hero, 1 << game.ground.grid.index(at), "GH-LOT-05")


def in_sight(game: Game, at: Hex, reach: int) -> Mask:
    """The hexes with coins or treasures that Loot with this range reaches (GH-LOT-01).

    They are in range and, where the game asks for it, in line of sight; the own hex is one of them.
    """
    state = game.state
    index = game.ground.grid.index
    near = game.within(at, reach)
    anywhere = not game.edition.loot_needs_sight
    mask = 0
    for other in (*state.coins, *[chest.at for chest in state.chests]):
        if near >> index(other) & 1 and (anywhere or other == at or game.sees(at, other)):
            mask |= 1 << index(other)
    return mask


def loot_range(game: Game, hero: Hero, mask: Mask, rule: str = "GH-LOT-01") -> Rules[None]:
    """Take every coin and treasure tile of these hexes (GH-LOT-01, GH-LOT-02)."""
    state = game.state
    index = game.ground.grid.index
    left = [at for at in state.coins if not mask >> index(at) & 1]
    taken = len(state.coins) - len(left)
    if taken:
        state.coins = left
        game.tally(hero, "looted_coins", taken)
        game.edition.loots(game, hero, taken, rule)
    for chest in [chest for chest in state.chests if mask >> index(chest.at) & 1]:
        state.chests = [other for other in state.chests if other is not chest]
        yield from _open(game, hero, chest, rule)


def _open(game: Game, hero: Hero, chest: Chest, rule: str) -> Rules[None]:
    """A treasure tile is resolved at once (GH-LOT-03); a goal tile belongs to the scenario (GH-OVL-16)."""
    game.tally(hero, "treasures")
    if chest.goal:
        game.tell("loots_goal", "GH-OVL-16", hero=hero.id, at=places.spot(chest.at))
    else:
        game.reveal()
        if chest.number > 0:
            hero.treasures = (*hero.treasures, chest.number)
        game.tell("loots_treasure", rule, hero=hero.id, at=places.spot(chest.at), number=chest.number)
        reward = game.treasure(chest.number)
        if reward is not None:
            yield from receive(game, hero, reward)
    yield from game.announce.looted(game, hero, chest)


def receive(game: Game, hero: Hero, reward: TreasureReward) -> Rules[None]:
    """What is in a treasure (GH-LOT-03); designs and scenarios are drawn by the campaign."""
    if reward.gold:
        hero.gold += reward.gold
        game.tell("treasure_gold", "GH-LOT-03", hero=hero.id, amount=reward.gold, gold=hero.gold)
    if reward.xp:
        game.gain_xp(hero, reward.xp, "GH-LOT-03")
    if reward.item:
        yield from game.edition.finds_item(game, hero, reward.item)
    if reward.loot:
        game.edition.loots(game, hero, reward.loot, "FH-TRE-06")
    for what, amount in reward.resources.items():
        hero.resources[what] = hero.resources.get(what, 0) + amount
        game.tell("treasure_resources", "FH-TRE-08", hero=hero.id, loot=what, amount=amount)
    if reward.random_design or reward.design:
        game.tell("treasure_design", "GH-LOT-08", hero=hero.id)
    if reward.random_scenario:
        game.tell("treasure_scenario", "GH-LOT-03", hero=hero.id)
    if reward.abilities:
        yield from game.announce.gained(game, hero, reward.abilities, f"treasure:{reward.number}")
