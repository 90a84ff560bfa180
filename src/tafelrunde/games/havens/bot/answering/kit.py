"""Items: used when they pay. What comes back with a rest is used freely, what is consumed only for good reason."""

from __future__ import annotations

from tafelrunde.games.havens.bot import weights
from tafelrunde.games.havens.bot.answering.handling import Handling
from tafelrunde.games.havens.bot.weighing.attacks import Attacks, affliction
from tafelrunde.games.havens.bot.weighing.turns import Part
from tafelrunde.games.havens.box.abilities import (
    Damage,
    GiveCondition,
    Heal,
    Infuse,
    Recover,
    Refresh,
    RemoveConditions,
)
from tafelrunde.games.havens.box.cards import Item
from tafelrunde.kernel import Advice, Decision, Option

CONSUMED = 1.6
"""What an item must bring that is gone afterwards."""
SPENT = 0.6
"""What an item must bring that a long rest brings back."""


def offered(decision: Decision) -> list[Option]:
    """The options that use an item."""
    return [option for option in decision.options if option.id.startswith("item:")]


def price(item: Item) -> float:
    """What it costs to use an item now."""
    return CONSUMED if item.use == "consumed" else SPENT if item.use == "spent" else 0.0


# --- in the own turn --------------------------------------------------------------------------------------------


def in_turn(mind: Handling, decision: Decision) -> Advice | None:
    """An item of the turn that pays now."""
    best, chosen = 0.0, None
    for option in offered(decision):
        item = mind.game.item(option.id.partition(":")[2])
        gain = _in_turn(mind, item, decision.question) - price(item)
        if gain > best:
            best, chosen = gain, option
    return None if chosen is None else Advice(chosen, "item", {"item": chosen.id.partition(":")[2]})


def _in_turn(mind: Handling, item: Item, question: str) -> float:
    look = mind.look
    deeds = mind.turns.deeds
    total = 0.0
    for ability in item.abilities:
        match ability:
            case Heal():
                missing = look.figure.most - look.figure.hp
                waste = ability.n - missing > 1 and look.figure.hp * 2 > look.figure.most
                total += 0.0 if waste else deeds.worth(ability, look.at, None)
            case Recover():
                total += _recovering(mind, ability)
            case GiveCondition(who="self", what="invisible"):
                # At the end of the turn, when it is clear where the character stands.
                total += deeds.worth(ability, look.at, None) if question == "end_turn" else 0.0
            case GiveCondition() | Damage() | RemoveConditions() | Refresh():
                total += deeds.worth(ability, look.at, None)
            case Infuse():
                total += 0.3
            case _:
                total += deeds.worth(ability, look.at, None) if question == "end_turn" else 0.0
    return total


def _recovering(mind: Handling, ability: Recover) -> float:
    """Cards come back best when the hand is nearly used up, before the next rest."""
    hero = mind.hero
    if ability.who == "ally":
        return 0.0
    if ability.source == "lost":
        return 3.0 if hero.lost and mind.look.foes else 0.0
    number = 2 if ability.n == "all" else ability.n
    if len(hero.discard) < number or len(hero.hand) > 1:
        return 0.0
    return 1.2 * number


# --- with a move, an attack, a heal -----------------------------------------------------------------------------


def in_move(mind: Handling, decision: Decision, rest: tuple[Part, ...], best: float) -> Advice | None:
    """Boots, if they bring the character somewhere better."""
    look, turns = mind.look, mind.turns
    for option in offered(decision):
        item = mind.game.item(option.id.partition(":")[2])
        if item.when != "move":
            continue
        gain = item.gain
        points = int(decision.args["points"]) + gain.move
        jump = bool(decision.args["jump"]) or gain.jump or gain.through_enemies
        ways = look.ways(look.at, points, jump, gain.fly)
        value, _ = turns.best_end(ways, rest)
        if value - best > price(item) + 0.4:
            return Advice(option, "item", {"item": item.id})
    return None


def in_attack(mind: Handling, decision: Decision, attacks: Attacks, best: float) -> Advice | None:
    """A weapon or potion, if it makes the attack so much better."""
    if best <= 0:
        return None
    for option in offered(decision):
        item = mind.game.item(option.id.partition(":")[2])
        if item.when == "attack" and _on_attack(mind, item, attacks, best) > price(item):
            return Advice(option, "item", {"item": item.id})
    return None


def _on_attack(mind: Handling, item: Item, attacks: Attacks, best: float) -> float:
    """What the gain of an item adds to an attack that is worth so much."""
    gain = item.gain
    value = best * 0.3 * gain.attack + best * 0.35 * gain.advantage + best * 0.6 * gain.add_target
    value += 0.2 * best * (2 if gain.double else 0)
    targets = [foe for _, foes in attacks.choices(mind.look.at) for foe in foes]
    if gain.cond and targets:
        value += sum([max([affliction(mind.look, foe, what) for foe in targets]) for what in gain.cond])
    if gain.pierce and targets:
        value += 0.3 * best * (max([foe.shield for foe in targets]) > 1)
    if gain.area:
        value += 0.7 * (len(targets) > 1) * best
    return value


def on_target(mind: Handling, decision: Decision) -> Advice:
    """An item for one target: worth it where it may decide between life and death."""
    target = mind.game.find(str(decision.args.get("target", "")))
    foe = None if target is None else mind._foe(target)
    value = int(decision.args.get("value", 2))
    for option in offered(decision):
        item = mind.game.item(option.id.partition(":")[2])
        gain = item.gain
        if foe is None:
            break
        now = mind.look.odds.of(value, "normal", 0, foe.figure, foe.shield)
        then = mind.look.odds.of(value + gain.attack, "normal", gain.pierce, foe.figure, foe.shield)
        more = foe.worth * (
            weights.HURT * (then.damage - now.damage) / foe.hp + weights.KILLED * (then.kill - now.kill)
        )
        more += 1.0 * gain.ignore_disadvantage + 0.2 * len(gain.infuse)
        if more > price(item):
            return Advice(option, "item", {"item": item.id})
    return Advice(decision.option("skip") or decision.options[0], "enough")


def first(decision: Decision) -> Advice:
    """An item that helps at once and whose moment will hardly be better."""
    found = offered(decision)
    if not found:
        return Advice(decision.option("skip") or decision.options[0], "enough")
    return Advice(found[0], "item", {"item": found[0].id.partition(":")[2]})
