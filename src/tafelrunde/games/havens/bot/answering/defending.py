"""What a character does about damage (GH-DMG-01), and which cards it can do without."""

from __future__ import annotations

from tafelrunde.games.havens.bot import weights
from tafelrunde.games.havens.bot.answering import kit
from tafelrunde.games.havens.bot.answering.selecting import card_worth
from tafelrunde.games.havens.bot.looking.outlook import Outlook
from tafelrunde.games.havens.bot.weighing.turns import card_price
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Figure, Hero
from tafelrunde.kernel import Advice, Decision, Option


def damage(game: Game, hero: Hero, figure: Figure, decision: Decision) -> Advice:
    """Suffer it, unless a card or an item is worth less than the hit points."""
    amount, hp = int(decision.args["amount"]), figure.hp
    suffer = decision.option("suffer") or decision.options[0]
    if game.state.result == "won":
        return Advice(suffer, "suffer")
    item = next(iter(kit.offered(decision)), None)
    cards = [option for option in decision.options if option.id.startswith("lose:")]
    discards = decision.option("two_discards")
    costs: list[tuple[float, Option]] = []
    look = Outlook(game, hero, figure)
    price = card_price(look)
    if cards:
        # In the last rounds a card in hand is a round; before, it is one of many.
        least = min(cards, key=lambda option: card_worth(game, option.id.partition(":")[2]))
        costs.append((price * (1.25 if len(hero.hand) <= 2 else 1.0), least))
    if discards is not None:
        few = len(hero.discard) + len(hero.hand) + len(hero.chosen) <= 5
        costs.append((price * (2.4 if few else 1.9), discards))
    if item is not None:
        costs.append((1.5, item))
    cost, best = min(costs, key=lambda one: one[0], default=(99.0, suffer))
    if amount >= hp:
        return Advice(best, "negate_fatal")
    left = hp - amount
    if weights.HIT * look.frailty(hp) * amount + (2.0 if left == 1 else 0.0) > cost:
        return Advice(best, "negate")
    return Advice(suffer, "suffer")


def worst_card(game: Game, decision: Decision) -> Advice:
    """The card that is missed least."""
    cards = [option for option in decision.options if ":" in option.id]

    def worth(option: Option) -> float:
        name = option.id.partition(":")[2]
        return card_worth(game, name) if name in game.content.cards else 0.0

    return Advice(min(cards or decision.options, key=worth), "worst_card")


def redraw(game: Game, hero: Hero, figure: Figure, decision: Decision) -> Advice:
    """Another random card for a hit point, if the first one is among the best."""
    worths = sorted([card_worth(game, card) for card in hero.discard], reverse=True)
    own = card_worth(game, str(decision.args["card"]))
    dear = len(worths) > 3 and own >= worths[len(worths) // 4]
    if dear and figure.hp > 4 and decision.option("redraw") is not None:
        return Advice(decision.option("redraw") or decision.options[0], "good_card")
    return Advice(decision.option("lose") or decision.options[0], "worst_card")


def attacked(game: Game, hero: Hero, figure: Figure, decision: Decision) -> Advice:
    """Armour and cloaks are used against attacks that would hurt."""
    value = int(decision.args.get("value", 2))
    for option in kit.offered(decision):
        item = game.item(option.id.partition(":")[2])
        gain = item.gain
        saved = min(value, gain.shield) + (0.4 * value if gain.disadvantage else 0.0)
        saved += value if "invisible" in gain.own_cond else 0.0
        worth = weights.loss(figure.hp, min(saved, max(figure.hp - 1, 1))) + 0.5 * gain.retaliate
        worth += 0.5 * gain.unpierced
        if worth > kit.price(item):
            return Advice(option, "item", {"item": item.id})
    return Advice(decision.option("skip") or decision.options[0], "enough")
