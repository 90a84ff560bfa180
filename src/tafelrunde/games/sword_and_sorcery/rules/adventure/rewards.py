"""What a won adventure brings, and cards that a story gives (SS-END-02, SS-CMP-19)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.box.adventures import Bounty, Reward
from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.items import discarding, holding, receiving


def give(game: Game) -> None:
    """What the adventure was played for."""
    pay_out(game, game.adventure.rewards, "SS-END-02")


def pay_out(game: Game, reward: Reward | Bounty, rule: str) -> None:
    """Shards into the pool, gold for every hero, cards for the party to share out."""
    state = game.state
    state.shards += game.amount(reward.shards)
    for hero in state.heroes:
        if reward.gold:
            receiving.pay(game, hero, reward.gold)
    drawn = [game.draw(state.treasure_deck, state.treasure_discard, "treasures") for _ in range(reward.treasure)]
    cards = [code for code in (*drawn, *[take_card(game, item) for item in reward.items]) if code]
    for code in cards:
        discarding.new_charges(game, code)
        state.spoils += (code,)
    game.tell("rewarded", rule, shards=game.amount(reward.shards), gold=reward.gold, cards=len(cards))


def take_card(game: Game, item: str) -> str:
    """A copy of the card that nobody has, taken from wherever it lies; empty if there is none."""
    state = game.state
    for pile in (state.treasure_deck, state.treasure_discard, state.emporium, state.stock):
        for code in pile:
            if card_of(code) == item:
                pile.remove(code)
                return code
    owned = holding.held(state)
    owned += [code for drop in state.lying.values() for code in (*drop.items, *drop.treasures)]
    free = game.content.items[item].origin == "adventure" and item not in owned
    return item if free else ""
