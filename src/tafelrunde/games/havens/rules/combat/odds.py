"""What an attack will probably do, for previews and bots: from the cards left in the deck, which everybody can count.

Items and the order of adding and doubling are the player's to choose, so the usual order is taken and no item.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from tafelrunde.games.havens.edition import Edition
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.combat import aftermath, arithmetic, reckoning
from tafelrunde.games.havens.rules.combat.targets import Duel
from tafelrunde.games.havens.state import Figure
from tafelrunde.games.havens.state.attack import AttackAbility
from tafelrunde.kernel.scene import Text

Chances = dict[int, float]
"""How likely each amount of damage is."""

LEAST = 1e-7
"""Chains of rolling cards less likely than this are not followed."""


class Place(NamedTuple):
    """Where an attacker would stand that is not there yet, as far as it matters for an attack."""

    beside: bool
    """Next to the target."""
    around: int
    """So many enemies are beside it."""


def foresee(game: Game, attacker: Figure, ability: AttackAbility, target: Figure, place: Place | None = None) -> Duel:
    """The attack on a target with everything that is sure: bonuses of the card, active cards, poison, advantage."""
    duel = Duel(attacker, target, ability, ability.on(target.id))
    attack = duel.attack
    beside, around = (None, None) if place is None else place
    if ability.bonus or game.content.auras:
        reckoning.printed(game, duel, around)
    if attacker.kind == "hero":
        hero = game.hero(attacker)
        if hero.active:
            reckoning.from_active(game, duel, hero, around)
    attack.mode = reckoning.mode(game, duel, beside)
    reckoning.poisoned(game, duel)
    attack.value = arithmetic.usual(0, [number for _, number in attack.terms], len(attack.doublings))
    return duel


def likely(game: Game, duel: Duel) -> Chances:
    """How likely each amount of damage of a foreseen attack is, before the target negates any."""
    attack = duel.attack
    deck = game.modifiers(duel.attacker)
    pile = arithmetic.pile(deck.draw or deck.discard)
    odds = arithmetic.odds(game.edition, pile, attack.mode, game.variant("reduced_randomness"), LEAST)
    return damages(game.edition, odds.of(attack.value), attack.pierce, duel.target, game.shield(duel.target))


def damages(
    edition: Edition[Game], values: Iterable[arithmetic.Likely], pierce: int, target: Figure, shield: int
) -> Chances:
    """What the shield and the conditions of a target leave of an attack's likely values."""
    found: Chances = {}
    for total, on_cards, chance in values:
        amount = arithmetic.damage(total, shield, pierce + on_cards)
        if amount:
            amount = edition.damage_becomes(target, amount)[0]
        found[amount] = found.get(amount, 0.0) + chance
    return found


def chances(game: Game, attacker: Figure, ability: AttackAbility, target: Figure) -> Chances:
    """How likely each amount of damage to the target is, before it negates any."""
    return likely(game, foresee(game, attacker, ability, target))


def lines(game: Game, attacker: Figure, ability: AttackAbility, targets: Sequence[Figure]) -> tuple[Text, ...]:
    """A line for each target: the damage to expect and its span, how likely it is to fall, and what it costs."""
    found = []
    for target in targets:
        said = _expected(game, attacker, ability, target)
        found.append(Text("preview-attack", said))
        back = aftermath.retaliation(game, attacker, target)
        if back and said["falls"] < 100:
            found.append(Text("preview-retaliate", {"amount": back}))
    return tuple(found)


def short(game: Game, attacker: Figure, ability: AttackAbility, targets: Sequence[Figure]) -> tuple[Text, ...]:
    """The same in a few words: the damage to expect in all, and of a single target how likely it is to fall."""
    said = [_expected(game, attacker, ability, target) for target in targets]
    if len(said) == 1:
        return (Text("leads-attack", said[0]),)
    return (Text("leads-attacks", {"n": len(said), "damage": round(sum([one["damage"] for one in said]), 1)}),)


def _expected(game: Game, attacker: Figure, ability: AttackAbility, target: Figure) -> dict[str, Any]:
    """The damage to expect and its span, and how likely the target is to fall."""
    duel = foresee(game, attacker, ability, target)
    amounts = likely(game, duel)
    falls = sum(chance for amount, chance in amounts.items() if amount >= target.hp)
    return {
        "target": target.id,
        "damage": round(sum(amount * chance for amount, chance in amounts.items()), 1),
        "least": min(amounts),
        "most": max(amounts),
        "falls": percent(falls),
        "mode": duel.attack.mode,
    }


def percent(chance: float) -> int:
    """A chance in percent; only what is certain is 0 or 100."""
    if chance <= LEAST or chance >= 1 - LEAST:
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))
