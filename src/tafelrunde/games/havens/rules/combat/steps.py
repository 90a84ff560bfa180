"""The attack on one target up to the damage (GH-ATK-04 steps 3a to 3e)."""

from __future__ import annotations

from tafelrunde.games.havens.box.modifier_cards import Mode, ModifierCard
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import active, items, modifiers
from tafelrunde.games.havens.rules.combat import advantage, order, situations
from tafelrunde.games.havens.rules.combat.ability import Strike
from tafelrunde.games.havens.rules.combat.single import Blow
from tafelrunde.games.havens.rules.effects import using
from tafelrunde.games.havens.state import ActiveCard, Hero
from tafelrunde.kernel import Rules

# --- a: what attacker and defender add, before any card is drawn (GH-ITM-07) -----------------------------------


def declare(game: Game, blow: Blow) -> Rules[None]:
    """Bonuses and items of both sides; those with use slots are used whether the player likes it or not."""
    printed(game, blow)
    if blow.attacker.kind == "hero":
        yield from _attacker_adds(game, blow, game.hero(blow.attacker))
    if blow.target.kind == "hero":
        yield from _defender_adds(game, blow, game.hero(blow.target))


def printed(game: Game, blow: Blow) -> None:
    """Bonuses of the ability itself."""
    for bonus in blow.strike.bonus:
        times = situations.count(game, bonus.when, blow.attacker, blow.target)
        if times:
            blow.gain(bonus.gain, bonus.when, times)


def from_active(game: Game, blow: Blow, hero: Hero) -> list[ActiveCard]:
    """What the attacker's active cards add to this attack, and which cards those are (GH-ACT-04)."""
    used: list[ActiveCard] = []
    events = ("attack_by_self",) if blow.strike.ranged else ("attack_by_self", "melee_attack_by_self")
    for card, trigger in [found for event in events for found in active.triggers(game, hero, event)]:
        times = 1 if trigger.when is None else situations.count(game, trigger.when, blow.attacker, blow.target)
        if times:
            blow.gain(trigger.gain, f"card:{card.card}", times)
            if card not in used:
                used.append(card)
    return used


def _attacker_adds(game: Game, blow: Blow, hero: Hero) -> Rules[None]:
    """A character's active bonuses, then items for one target (GH-ITM-14)."""
    if hero.active:
        for card in from_active(game, blow, hero):
            yield from active.use(game, hero, card)
    while choice := [
        item
        for item in items.usable(game, hero, "target")
        if items.fitting(item, blow.strike.words) and _of_use(game, blow, item.gain)
    ]:
        item = yield from items.choose(
            game, hero, choice, "target", "GH-ITM-07", target=blow.target.id, value=blow.strike.value
        )
        if item is None:
            break
        blow.gain((yield from using.use(game, hero, item.id)), f"item:{item.id}")


def asks_for_items(game: Game, strike: Strike) -> bool:
    """Whether the attacker is asked for an item before the cards of an attack are drawn."""
    attacker = strike.attacker
    return attacker.kind == "hero" and any(
        items.fitting(item, strike.words) for item in items.usable(game, game.hero(attacker), "target")
    )


def _of_use(game: Game, blow: Blow, gain: Gain) -> bool:
    """Whether an item could change anything: there is no question about ignoring what is not there."""
    if gain.ignore_disadvantage:
        return disadvantaged(game, blow)
    return not gain.unpierced or blow.pierce > 0


def _defender_adds(game: Game, blow: Blow, hero: Hero) -> Rules[None]:
    """The attacked character's active bonuses (GH-ACT-04) and items (GH-ITM-13); shields with use slots come later."""
    if hero.active:
        used: list[ActiveCard] = []
        for card, trigger in active.triggers(game, hero, "attacked"):
            if trigger.when is None or situations.count(game, trigger.when, blow.attacker, blow.target):
                blow.defend(trigger.gain)
                if card not in used:
                    used.append(card)
        for card in used:
            yield from active.use(game, hero, card)
    if not hero.items:
        return
    for item in items.charged(game, hero, "attacked"):
        if not item.gain.shield:
            blow.defend((yield from using.use(game, hero, item.id)))
    while choice := [item for item in items.usable(game, hero, "attacked") if _of_use(game, blow, item.gain)]:
        chosen = yield from items.choose(
            game, hero, choice, "attacked", "GH-ITM-07", attacker=blow.attacker.id, value=blow.strike.value
        )
        if chosen is None:
            break
        blow.defend((yield from using.use(game, hero, chosen.id)))


# --- b: advantage and disadvantage (GH-ADV-12, GH-ADV-13) ------------------------------------------------------


def disadvantaged(game: Game, blow: Blow) -> bool:
    """Whether the attack has disadvantage on this target."""
    attacker, target = blow.attacker, blow.target
    return (
        blow.disadvantage
        or game.has(attacker, "muddle")
        or (blow.strike.ranged and game.adjacent(attacker.at, target.at))
        or game.traits(target).attackers_disadvantaged
        or any(bonus.guard for bonus in target.bonuses)
    )


def mode(game: Game, blow: Blow) -> Mode:
    """How the modifier cards are drawn (GH-ATK-03, GH-ADV-11)."""
    attacker = blow.attacker
    has_advantage = blow.advantage or game.has(attacker, "strengthen") or game.traits(attacker).advantage
    return advantage.mode(has_advantage, not blow.ignore_disadvantage and disadvantaged(game, blow))


# --- c, d: the attack value and the modifier cards -------------------------------------------------------------


def value(game: Game, blow: Blow) -> Rules[None]:
    """Base value, bonuses, poison (GH-CON-10), in the order the attacker likes (GH-ATK-06)."""
    strike = blow.strike
    if game.has(blow.target, "poison"):
        blow.added.append(("poison", 1))
    terms = [*strike.terms, *blow.added]
    base = terms[0][1]
    added = [number for _, number in terms[1:]]
    result = yield from order.settle(game, blow.attacker, base, added, len(blow.doublings))
    blow.value = result
    blow.terms = terms
    if blow.doublings:
        blow.terms.append((blow.doublings[0], result - base - sum(added)))


def draw(game: Game, blow: Blow) -> Rules[None]:
    """Draw and apply modifier cards (GH-MOD-01 … GH-MOD-06)."""
    drawn = yield from modifiers.draw_for(game, blow.attacker, mode(game, blow), blow.value)
    blow.drawn = [card.id for card in drawn.counts]
    for card in drawn.counts:
        blow.card(card)
    reduced = game.variant("reduced_randomness")
    if not reduced and any(card.kind == "null" for card in drawn.counts):
        blow.nulled = True
        blow.terms.append(("null", -blow.value))
        blow.value = 0
        return
    added: list[int] = []
    doublings = 0
    softened = yield from _softened(game, blow, drawn.counts)
    for card in drawn.counts:
        number = _number(card, reduced, softened)
        if number is None:
            doublings += 1
            continue
        if card is softened[0]:
            softened = NOT_SOFTENED  # One ×2 only.
        added.append(number)
        if number or len(drawn.counts) == 1:
            blow.terms.append((f"modifier:{card.id}", number))
    result = yield from order.settle(game, blow.attacker, blow.value, added, doublings)
    if doublings:
        blow.terms.append(("double", result - blow.value - sum(added)))
    blow.value = result


Softened = tuple[ModifierCard | None, int]
NOT_SOFTENED: Softened = (None, 0)


def _number(card: ModifierCard, reduced: bool, softened: Softened) -> int | None:
    """What a card adds; None: it doubles (GH-MOD-02, GH-RRV-01)."""
    if card.kind == "number":
        return card.value
    if card is softened[0]:
        return softened[1]
    if reduced:
        return advantage.REDUCED[card.kind]
    return None


def _softened(game: Game, blow: Blow, cards: list[ModifierCard]) -> Rules[Softened]:
    """The defender's item that makes a drawn ×2 count as a number."""
    if blow.target.kind != "hero":
        return NOT_SOFTENED
    double = next((card for card in cards if card.kind == "double"), None)
    if double is None:
        return NOT_SOFTENED
    hero = game.hero(blow.target)
    choice = [item for item in items.usable(game, hero, "double_drawn") if item.gain.double_as is not None]
    item = yield from using.offer_one(game, hero, choice, "double_drawn", attacker=blow.attacker.id, value=blow.value)
    if item is None or item.gain.double_as is None:
        return NOT_SOFTENED
    return double, item.gain.double_as


# --- e: the defender's bonuses ----------------------------------------------------------------------------------


def defend(game: Game, blow: Blow) -> Rules[None]:
    """Subtract the shield, less pierce (GH-SHD-01, GH-EFF-11); at least 0 (GH-SHD-03).

    A shield with use slots is used by each attack that would still deal damage (GH-ITM-15); the player says which
    comes first, and no more are used than needed (GH-ACT-11).
    """
    shield = game.shield(blow.target) + blow.shield
    blow.damage = _after_shield(blow, shield)
    if blow.damage > 0 and blow.target.kind == "hero":
        hero = game.hero(blow.target)
        charged = [item for item in items.charged(game, hero, "attacked") if item.gain.shield]
        while charged and blow.damage > 0:
            item = yield from items.choose(
                game, hero, charged, "shield", "GH-ITM-15", must=True, attacker=blow.attacker.id, value=blow.damage
            )
            if item is None:
                break
            charged.remove(item)
            blow.defend((yield from using.use(game, hero, item.id)))
            shield += item.gain.shield
            blow.damage = _after_shield(blow, shield)
    if blow.value < 0:
        blow.terms.append(("no_less_than_zero", -blow.value))
    lowered = blow.damage - max(blow.value, 0)
    if lowered:
        blow.terms.append(("shield", lowered))


def _after_shield(blow: Blow, shield: int) -> int:
    if blow.nulled:
        return 0  # No bonus brings damage back (GH-MOD-03).
    pierced = 0 if blow.unpierced else blow.pierce
    return max(0, blow.value - max(0, shield - pierced))
