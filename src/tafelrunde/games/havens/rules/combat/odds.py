"""What an attack will probably do, for previews: from the cards that are left in the deck, which everybody can count.

Items and the order of adding and doubling are the player's to choose, so the usual order is taken and no item.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tafelrunde.games.havens.box.modifier_cards import Mode, ModifierCard, modifier
from tafelrunde.games.havens.edition import Edition
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.combat import advantage, steps
from tafelrunde.games.havens.rules.combat.ability import Strike
from tafelrunde.games.havens.rules.combat.single import Blow
from tafelrunde.games.havens.state import Figure
from tafelrunde.kernel.scene import Text

Chances = dict[int, float]
"""How likely each amount of damage is."""

LEAST = 1e-7
"""Chains of rolling cards less likely than this are not followed."""


def foresee(game: Game, strike: Strike, target: Figure) -> Blow:
    """The attack on a target with everything that is sure: bonuses of the card, active cards, poison."""
    one = Blow(strike, target)
    steps.printed(game, one)
    if strike.attacker.kind == "hero":
        steps.from_active(game, one, game.hero(strike.attacker))
    if game.has(target, "poison"):
        one.added.append(("poison", 1))
    terms = [*strike.terms, *one.added]
    one.value = sum(number for _, number in terms) << len(one.doublings)
    return one


def chances(game: Game, strike: Strike, target: Figure) -> Chances:
    """How likely each amount of damage to the target is, before it negates any."""
    one = foresee(game, strike, target)
    mode = steps.mode(game, one)
    reduced = game.variant("reduced_randomness")
    deck = game.modifiers(strike.attacker)
    pile = Counter(deck.draw or deck.discard)
    shield = game.shield(target)
    found: Chances = {}
    for chance, cards in _draws(game.edition, pile, mode, (), 1.0):
        counts = game.edition.ways_to_count(cards, mode, one.value, reduced)[0]
        amount = _damage(one, counts, shield, reduced)
        if amount:
            amount = game.edition.damage_becomes(target, amount)[0]
        found[amount] = found.get(amount, 0.0) + chance
    return found


def _draws(
    edition: Edition, pile: Counter[str], mode: Mode, cards: tuple[ModifierCard, ...], chance: float
) -> Iterator[tuple[float, tuple[ModifierCard, ...]]]:
    """Every way to draw from the pile until no more cards are wanted, with its chance."""
    total = pile.total()
    if not total or chance < LEAST or not edition.draws_on(cards, mode):
        yield chance, cards
        return
    for name, number in list(pile.items()):
        if number:
            pile[name] -= 1
            yield from _draws(edition, pile, mode, (*cards, modifier(name)), chance * number / total)
            pile[name] += 1


def _damage(one: Blow, counts: Sequence[ModifierCard], shield: int, reduced: bool) -> int:
    """The damage with these cards, added first and then doubled."""
    value, doublings, pierce = one.value, 0, one.pierce
    for card in counts:
        pierce += card.gain.pierce
        if card.kind == "number":
            value += card.value
        elif reduced:
            value += advantage.REDUCED[card.kind]
        elif card.kind == "null":
            return 0
        else:
            doublings += 1
    return max(0, (value << doublings) - max(0, shield - pierce))


def lines(game: Game, strike: Strike, targets: Sequence[Figure]) -> tuple[Text, ...]:
    """A line for each target: the damage to expect and its span, how likely it is to fall, and what it costs."""
    found = []
    for target in targets:
        likely = chances(game, strike, target)
        expected = sum(amount * chance for amount, chance in likely.items())
        falls = sum(chance for amount, chance in likely.items() if amount >= target.hp)
        args = {
            "target": target.id,
            "damage": round(expected, 1),
            "least": min(likely),
            "most": max(likely),
            "falls": percent(falls),
            "mode": steps.mode(game, foresee(game, strike, target)),
        }
        found.append(Text("preview-attack", args))
        back = _strikes_back(game, strike.attacker, target)
        if back and falls < 1 - LEAST:
            found.append(Text("preview-retaliate", {"amount": back}))
    return tuple(found)


def _strikes_back(game: Game, attacker: Figure, target: Figure) -> int:
    """What the target's retaliate does to the attacker if it survives (GH-RET-02, GH-RET-03)."""
    bonuses = [*game.retaliates(target)]
    if not bonuses or not game.sees(target.at, attacker.at):
        return 0
    distance = game.range(target.at, attacker.at)
    return sum([number for number, reach in bonuses if distance <= reach])


def percent(chance: float) -> int:
    """A chance in percent; only what is certain is 0 or 100."""
    if chance <= LEAST or chance >= 1 - LEAST:
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))
