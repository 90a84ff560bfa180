"""The value of a single attack, its modifier cards and what the shield leaves of it (GH-ATK-04 steps 3c to 3e)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.havens.box.modifier_cards import ModifierCard
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import items, modifiers
from tafelrunde.games.havens.rules.combat import arithmetic
from tafelrunde.games.havens.rules.combat.targets import Duel
from tafelrunde.games.havens.rules.effects import using
from tafelrunde.games.havens.state import Figure
from tafelrunde.kernel import Option, Rules

# --- c: the attack value --------------------------------------------------------------------------------------


def add_up(game: Game, duel: Duel) -> Rules[None]:
    """Base value, bonuses, poison (GH-CON-10), in the order the attacker likes (GH-ATK-06)."""
    attack = duel.attack
    poisoned(game, duel)
    first, *others = attack.terms
    base, added = first[1], [number for _, number in others]
    attack.value = yield from _settle(game, duel.attacker, base, added, len(attack.doublings))
    if attack.doublings:
        attack.terms += ((attack.doublings[0], attack.value - base - sum(added)),)


def poisoned(game: Game, duel: Duel) -> None:
    """An attack on a poisoned target gains one (GH-CON-10)."""
    if game.has(duel.target, "poison"):
        duel.attack.terms += (("poison", arithmetic.POISONED),)


def _settle(game: Game, attacker: Figure, value: int, added: Sequence[int], doublings: int) -> Rules[int]:
    """Adding and doubling in the order the attacker likes (GH-ATK-06): it is asked only where the order matters."""
    if not doublings:
        return value + sum(added)
    choice = arithmetic.results(value, [number for number in added if number], doublings)
    if len(choice) == 1:
        return choice[0]
    options = [Option(f"order:{result}", result, args={"value": result}) for result in choice]
    chosen: int = yield game.ask(game.chooser(attacker), "order", options, rule="GH-ATK-06", args={"value": value})
    return chosen


# --- d: the modifier cards ------------------------------------------------------------------------------------


def draw(game: Game, duel: Duel) -> Rules[None]:
    """Draw and apply modifier cards (GH-MOD-01 … GH-MOD-06)."""
    attack = duel.attack
    cards = (yield from modifiers.draw_for(game, duel.attacker, attack.mode, attack.value)).counts
    attack.drawn = tuple([card.id for card in cards])
    for card in cards:
        attack.card(card)
    reduced = game.variant("reduced_randomness")
    found = arithmetic.counted(cards, reduced)
    if found.nulled:
        attack.nulled = True
        attack.terms += (("null", -attack.value),)
        attack.value = 0
        return
    double_as = yield from _softened(game, duel, cards)
    if double_as is not None:
        found = arithmetic.counted(cards, reduced, double_as)
    for card, number in zip(cards, found.numbers, strict=True):
        if number or (number is not None and len(cards) == 1):
            attack.terms += ((f"modifier:{card.id}", number),)
    value = yield from _settle(game, duel.attacker, attack.value, found.added, found.doublings)
    if found.doublings:
        attack.terms += (("double", value - attack.value - sum(found.added)),)
    attack.value = value


def _softened(game: Game, duel: Duel, cards: list[ModifierCard]) -> Rules[int | None]:
    """As which number a drawn ×2 counts by an item of the defender's; None: it has none, or does not use it."""
    if duel.target.kind != "hero" or not any(card.kind == "double" for card in cards):
        return None
    hero = game.hero(duel.target)
    choice = [item for item in items.usable(game, hero, "double_drawn") if item.gain.double_as is not None]
    item = yield from using.offer_one(
        game, hero, choice, "double_drawn", attacker=duel.attacker.id, value=duel.attack.value
    )
    return None if item is None else item.gain.double_as


# --- e: the defender's bonuses ----------------------------------------------------------------------------------


def defend(game: Game, duel: Duel) -> Rules[None]:
    """Subtract the shield, less pierce (GH-SHD-01, GH-EFF-11); at least 0 (GH-SHD-03).

    A shield with use slots is used by each attack that would still deal damage (GH-ITM-15); the player says which
    comes first, and no more are used than needed (GH-ACT-11).
    """
    attack, target = duel.attack, duel.target
    damage = shielded(game, duel)
    if damage > 0 and target.kind == "hero":
        hero = game.hero(target)
        charged = [item for item in items.charged(game, hero, "attacked") if item.gain.shield]
        while charged and damage > 0:
            item = yield from items.choose(
                game, hero, charged, "shield", "GH-ITM-15", must=True, attacker=duel.attacker.id, value=damage
            )
            if item is None:
                break
            charged.remove(item)
            attack.defend((yield from using.use(game, hero, item.id)))
            damage = shielded(game, duel)
    attack.damage = damage
    if attack.value < 0:
        attack.terms += (("no_less_than_zero", -attack.value),)
    lowered = damage - max(attack.value, 0)
    if lowered:
        attack.terms += (("shield", lowered),)


def shielded(game: Game, duel: Duel) -> int:
    """What the target's shields leave of the attack value."""
    attack = duel.attack
    if attack.nulled:
        return 0  # No bonus brings damage back (GH-MOD-03).
    shield = game.shield(duel.target) + attack.shield
    return arithmetic.damage(attack.value, shield, 0 if attack.unpierced else attack.pierce)
