"""What a single attack comes to (GH-ATK-04 steps 3a to 3e): bonuses of both sides, advantage, value, cards, shield."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.havens.box.cards import Item, Window
from tafelrunde.games.havens.box.modifier_cards import Mode, ModifierCard
from tafelrunde.games.havens.box.vocabulary import Gain, When
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import active, items, modifiers, shadows
from tafelrunde.games.havens.rules.choices import reaching
from tafelrunde.games.havens.rules.combat import arithmetic, targets
from tafelrunde.games.havens.rules.combat.targets import Duel
from tafelrunde.games.havens.rules.effects import conditions, using
from tafelrunde.games.havens.state import ActiveCard, Figure, Hero
from tafelrunde.games.havens.state.attack import AttackAbility
from tafelrunde.kernel import Option, Rules

# --- a: what attacker and defender add, before any card is drawn (GH-ITM-07) -----------------------------------


def declare(game: Game, duel: Duel) -> Rules[None] | None:
    """Bonuses and items of both sides; those with use slots are used whether the player likes it or not."""
    if game.content.auras or duel.ability.bonus:
        printed(game, duel)
    adds = _may_add(game, duel.attacker, "target") or _may_add(game, duel.target, "attacked")
    return _add(game, duel) if adds else None


def _may_add(game: Game, figure: Figure, window: Window) -> bool:
    """Whether a character has anything that might change an attack."""
    if figure.kind != "hero":
        return False
    hero = game.hero(figure)
    return bool(hero.active or items.ready(game, hero, window))


def _add(game: Game, duel: Duel) -> Rules[None]:
    """What characters add, the attacker first."""
    if duel.attacker.kind == "hero":
        yield from _attacker_adds(game, duel, game.hero(duel.attacker))
    if duel.target.kind == "hero":
        yield from _defender_adds(game, duel, game.hero(duel.target))


def printed(game: Game, duel: Duel, around: int | None = None) -> None:
    """Bonuses of the ability itself; `around`: as if the attacker had so many enemies beside it."""
    if game.content.auras:
        added = sum([aura.attack for aura in game.auras(duel.attacker)])
        added -= sum([aura.daunts for aura in game.auras(duel.attacker, of_enemies=True)])
        if added:
            duel.attack.terms += (("aura", added),)
    for bonus in duel.ability.bonus:
        times = count(game, bonus.when, duel.attacker, duel.target, around)
        if times:
            duel.attack.gain(bonus.gain, bonus.when, times)


def from_active(game: Game, duel: Duel, hero: Hero, around: int | None = None) -> list[ActiveCard]:
    """What the attacker's active cards add to this attack, and which cards those are (GH-ACT-04)."""
    used: list[ActiveCard] = []
    events = ["attack_by_self", "ranged_attack_by_self" if duel.ability.ranged else "melee_attack_by_self"]
    if duel.ability.origin is not None:
        events.append("shadow_attack_by_self")
    for card, trigger in [found for event in events for found in active.triggers(game, hero, event)]:
        times = 1 if trigger.when is None else count(game, trigger.when, duel.attacker, duel.target, around)
        if times:
            duel.attack.gain(trigger.gain, f"card:{card.card}", times)
            if card not in used:
                used.append(card)
    return used


def _attacker_adds(game: Game, duel: Duel, hero: Hero) -> Rules[None]:
    """A character's active bonuses, then items for one target (GH-ITM-14)."""
    if hero.active:
        for card in from_active(game, duel, hero):
            yield from active.use(game, hero, card)
    if not hero.items:
        return
    while choice := [
        item
        for item in items.usable(game, hero, "target")
        if items.fitting(item, duel.ability.words) and _of_use(game, duel, item.gain)
    ]:
        item = yield from items.choose(
            game, hero, choice, "target", "GH-ITM-07", target=duel.target.id, value=duel.ability.value
        )
        if item is None:
            break
        duel.attack.gain((yield from using.use(game, hero, item.id)), f"item:{item.id}")


def asks_for_items(game: Game, attacker: Figure, ability: AttackAbility) -> bool:
    """Whether the attacker is asked for an item before the cards of an attack are drawn."""
    return attacker.kind == "hero" and any(
        items.fitting(item, ability.words) for item in items.usable(game, game.hero(attacker), "target")
    )


def _of_use(game: Game, duel: Duel, gain: Gain) -> bool:
    """Whether an item could change anything: there is no question about ignoring what is not there."""
    if gain.ignore_disadvantage:
        return disadvantaged(game, duel)
    return not gain.unpierced or duel.attack.pierce > 0


def _defender_adds(game: Game, duel: Duel, hero: Hero) -> Rules[None]:
    """The attacked character's active bonuses (GH-ACT-04) and items (GH-ITM-13); shields with use slots come later."""
    attack = duel.attack
    if hero.active:
        used: list[ActiveCard] = []
        events = ("attacked", "ranged_attacked") if duel.ability.ranged else ("attacked",)
        for card, trigger in [found for event in events for found in active.triggers(game, hero, event)]:
            if trigger.when is None or count(game, trigger.when, duel.attacker, duel.target):
                attack.defend(trigger.gain)
                if card not in used:
                    used.append(card)
        for card in used:
            yield from active.use(game, hero, card)
    if not hero.items:
        return
    for item in items.charged(game, hero, "attacked"):
        if not item.gain.shield or not game.edition.charged_shields_wait:
            attack.defend((yield from using.use(game, hero, item.id)))
    while usable := items.usable(game, hero, "attacked"):
        choice = [item for item in usable if _of_use(game, duel, item.gain)]
        if not choice:
            break
        chosen = yield from items.choose(
            game, hero, choice, "attacked", "GH-ITM-07", attacker=duel.attacker.id, value=duel.ability.value
        )
        if chosen is None:
            break
        attack.defend((yield from using.use(game, hero, chosen.id)))


def count(game: Game, when: When, attacker: Figure, target: Figure, around: int | None = None) -> int:
    """How often a bonus counts for this attack on this target (`vocabulary.When`); 0: not at all."""
    match when:
        case "target_isolated":
            return not game.neighbours(target.at, game.allies(target))
        case "target_adjacent_to_your_ally":
            return bool(game.neighbours(target.at, game.allies(attacker)))
        case "target_negative_condition":
            return conditions.negative(target)
        case "target_poisoned":
            return game.has(target, "poison")
        case "target_full_hp":
            return target.hp == target.most
        case "target_adjacent_obstacle":
            return reaching.beside_obstacle(game, target)
        case "twice_target_shield":
            return 2 * game.shield(target)
        case "self_damaged":
            return attacker.hp < attacker.most
        case "self_invisible":
            return game.has(attacker, "invisible")
        case "per_shadow":
            owner = game.owner(attacker)
            return 0 if owner is None else len(owner.shadows)
        case "near_shadow":
            owner = game.owner(attacker)
            return owner is not None and shadows.near(game, owner, attacker.at)
        case "per_adjacent_ally":
            return len(game.neighbours(attacker.at, game.allies(attacker)))
        case "per_adjacent_enemy":
            return len(game.neighbours(attacker.at, game.enemies(attacker))) if around is None else around
        case "stopped_by_wall_or_obstacle":
            return 0  # Only a push can be stopped.


# --- b: advantage and disadvantage (GH-ADV-12, GH-ADV-13) ------------------------------------------------------


def decide_mode(game: Game, duel: Duel) -> None:
    """How the modifier cards are drawn."""
    duel.attack.mode = mode(game, duel)


def mode(game: Game, duel: Duel, beside: bool | None = None) -> Mode:
    """Whether advantage or disadvantage is left (GH-ADV-11); `beside`: as if attacker and target were neighbours."""
    attacker, attack = duel.attacker, duel.attack
    has_advantage = (
        attack.advantage
        or (bool(attacker.marks) and game.has(attacker, "strengthen"))
        or game.traits(attacker).advantage
    )
    return arithmetic.mode(has_advantage, not attack.ignore_disadvantage and disadvantaged(game, duel, beside))


def disadvantaged(game: Game, duel: Duel, beside: bool | None = None) -> bool:
    """Whether the attack has disadvantage on this target, as a ranged one on a neighbour has (GH-ATK-03)."""
    attacker, target = targets.aim(duel.attacker, duel.ability), duel.target
    return (
        duel.attack.disadvantage
        or (bool(attacker.marks) and game.has(attacker, "muddle"))
        or (duel.ability.ranged and (game.adjacent(attacker.at, target.at) if beside is None else beside))
        or game.traits(target).attackers_disadvantaged
        or (bool(target.bonuses) and any(bonus.guard for bonus in target.bonuses))
    )


# --- c: the attack value --------------------------------------------------------------------------------------


def add_up(game: Game, duel: Duel) -> Rules[None] | None:
    """Base value, bonuses, poison (GH-CON-10), in the order the attacker likes (GH-ATK-06)."""
    attack = duel.attack
    poisoned(game, duel)
    if attack.doublings:
        return _double(game, duel)
    attack.value = sum([number for _, number in attack.terms])
    return None


def _double(game: Game, duel: Duel) -> Rules[None]:
    """Something doubles the value, before or after what is added (GH-ATK-06)."""
    attack = duel.attack
    base = attack.terms[0][1]
    added = [number for _, number in attack.terms[1:]]
    attack.value = yield from _settle(game, duel.attacker, base, added, len(attack.doublings))
    attack.terms += ((attack.doublings[0], attack.value - base - sum(added)),)


def poisoned(game: Game, duel: Duel) -> None:
    """An attack on a poisoned target gains one (GH-CON-10)."""
    if duel.target.marks and game.has(duel.target, "poison"):
        duel.attack.terms += (("poison", arithmetic.POISONED),)


def _settle(game: Game, attacker: Figure, value: int, added: Sequence[int], doublings: int) -> Rules[int]:
    """Adding and doubling in the order the attacker likes (GH-ATK-06): it is asked only where the order matters."""
    choice = arithmetic.results(value, [number for number in added if number], doublings)
    if len(choice) == 1:
        return choice[0]
    options = [Option(f"order:{result}", result, args={"value": result}) for result in choice]
    chosen: int = yield game.ask(game.chooser(attacker), "order", options, rule="GH-ATK-06", args={"value": value})
    return chosen


# --- d: the modifier cards ------------------------------------------------------------------------------------


def draw(game: Game, duel: Duel) -> Rules[None] | None:
    """Draw and apply modifier cards (GH-MOD-01 … GH-MOD-06)."""
    attack = duel.attack
    drawn = modifiers.draw_for(game, duel.attacker, attack.mode, attack.value)
    return _count(game, duel, drawn, drawn.ways[0]) if len(drawn.ways) == 1 else _choose_cards(game, duel, drawn)


def _choose_cards(game: Game, duel: Duel, drawn: modifiers.Drawn) -> Rules[None]:
    """Where the game leaves open which of the cards count, that is settled first (FH-ADV-01)."""
    cards = yield from modifiers.that_count(game, duel.attacker, drawn.ways)
    rules = _count(game, duel, drawn, cards)
    if rules is not None:
        yield from rules


def _count(game: Game, duel: Duel, drawn: modifiers.Drawn, cards: Sequence[ModifierCard]) -> Rules[None] | None:
    """What the cards that count do; there is nothing to ask without a ×2 among them."""
    attack = duel.attack
    modifiers.tell_drawn(game, duel.attacker, drawn, cards)
    attack.drawn = tuple([card.id for card in cards])
    for card in cards:
        attack.card(card)
    reduced = game.variant("reduced_randomness")
    found = arithmetic.counted(cards, reduced)
    if found.nulled:
        attack.nulled = True
        attack.terms += (("null", -attack.value),)
        attack.value = 0
        return None
    if "double" in [card.kind for card in cards]:
        return _with_double(game, duel, cards, found, reduced)
    _add_numbers(duel, cards, found)
    return None


def _add_numbers(duel: Duel, cards: Sequence[ModifierCard], found: arithmetic.Counted) -> None:
    """The numbers on the cards as terms of the attack, and in its value where nothing doubles it."""
    attack = duel.attack
    for card, number in zip(cards, found.numbers, strict=True):
        if number or (number is not None and len(cards) == 1):
            attack.terms += ((f"modifier:{card.id}", number),)
    if not found.doublings:
        attack.value += sum(found.added)


def _with_double(
    game: Game, duel: Duel, cards: Sequence[ModifierCard], found: arithmetic.Counted, reduced: bool
) -> Rules[None]:
    """The defender may soften a ×2 by an item, and the attacker says what comes first (GH-ATK-06)."""
    attack = duel.attack
    double_as = (yield from _softened(game, duel)) if duel.target.kind == "hero" else None
    if double_as is not None:
        found = arithmetic.counted(cards, reduced, double_as)
    _add_numbers(duel, cards, found)
    if found.doublings:
        value = yield from _settle(game, duel.attacker, attack.value, found.added, found.doublings)
        attack.terms += (("double", value - attack.value - sum(found.added)),)
        attack.value = value


def _softened(game: Game, duel: Duel) -> Rules[int | None]:
    """As which number a drawn ×2 counts by an item of the defender's; None: it has none, or does not use it."""
    hero = game.hero(duel.target)
    choice = [item for item in items.usable(game, hero, "double_drawn") if item.gain.double_as is not None]
    item = yield from using.offer_one(
        game, hero, choice, "double_drawn", attacker=duel.attacker.id, value=duel.attack.value
    )
    return None if item is None else item.gain.double_as


# --- e: the defender's bonuses ----------------------------------------------------------------------------------


def defend(game: Game, duel: Duel) -> Rules[None] | None:
    """Subtract the shield, less pierce (GH-SHD-01, GH-EFF-11); at least 0 (GH-SHD-03).

    A shield with use slots is used by each attack that would still deal damage (GH-ITM-15). In some games they were
    used before the cards were drawn.
    """
    damage = shielded(game, duel)
    if damage > 0 and duel.target.kind == "hero" and game.edition.charged_shields_wait:
        charged = items.charged(game, game.hero(duel.target), "attacked")
        charged = [item for item in charged if item.gain.shield] if charged else charged
        if charged:
            return _use_up(game, duel, damage, charged)
    _left(duel, damage)
    return None


def _use_up(game: Game, duel: Duel, damage: int, charged: list[Item]) -> Rules[None]:
    """The player says which shield with use slots comes first; no more are used than needed (GH-ACT-11)."""
    hero = game.hero(duel.target)
    while charged and damage > 0:
        item = yield from items.choose(
            game, hero, charged, "shield", "GH-ITM-15", must=True, attacker=duel.attacker.id, value=damage
        )
        if item is None:
            break
        charged.remove(item)
        duel.attack.defend((yield from using.use(game, hero, item.id)))
        damage = shielded(game, duel)
    _left(duel, damage)


def _left(duel: Duel, damage: int) -> None:
    """The damage that is left, and how it came about."""
    attack = duel.attack
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
