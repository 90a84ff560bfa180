"""A sensible character without long preparation: cards, perks and items that anybody could play with (GH-SET-16)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable

from tafelrunde.games.havens.box.abilities import (
    Attack,
    CardAbility,
    Damage,
    Heal,
    Move,
    Retaliate,
    Shield,
    Suffer,
    Summon,
)
from tafelrunde.games.havens.box.cards import AbilityCard, Action, Content, Item, Perk
from tafelrunde.games.havens.box.modifier_cards import STANDARD, modifier
from tafelrunde.games.havens.rules.setup import equipment
from tafelrunde.games.havens.state import Character

# --- cards ------------------------------------------------------------------------------------------------------


def first_pool(content: Content, cls: str) -> tuple[str, ...]:
    """What a character of level 1 may choose from: level 1 and X (GH-DAT-06)."""
    cards = content.classes[cls].cards
    return tuple(
        _once(content, ("pool", cls), lambda: [card for card in cards if content.cards[card].level in (1, "X")])
    )


def learnable(content: Content, character: Character) -> list[str]:
    """Cards for the next level-up: of the new level or below, and not in the pool (GH-LUP-03, GH-LUP-08)."""
    found = []
    for card_id in content.classes[character.cls].cards:
        level = content.cards[card_id].level
        if level != "X" and level <= character.level + 1 and card_id not in character.pool:
            found.append(card_id)
    return found


def card_to_learn(content: Content, character: Character) -> str:
    """The best of the newest cards."""
    return max(learnable(content, character), key=lambda card: (content.cards[card].level, worth(content.cards[card])))


def hand(content: Content, character: Character) -> list[str]:
    """The level-1 cards; of a higher level learned cards in the place of the weakest of them (GH-SET-16).

    It follows from the pool alone.
    """
    return _once(content, ("hand", character.cls, character.pool), lambda: _best_hand(content, character))


def _once(content: Content, of: tuple[Hashable, ...], find: Callable[[], list[str]]) -> list[str]:
    """What follows from the content: every set-up and every copy of one asks again for the same few."""
    if not content.digest:
        return find()
    key = content.digest, *of
    known = _known.get(key)
    if known is None:
        known = find()
        if len(_known) >= _MOST:
            _known.clear()
        _known[key] = known
    return known[:]


_known: dict[tuple[Hashable, ...], list[str]] = {}
_MOST = 1024


def _best_hand(content: Content, character: Character) -> list[str]:
    cards = [content.cards[card] for card in character.pool]
    learned = [card for card in cards if card.level not in (1, "X")]
    basic = sorted([card for card in cards if card.level == 1], key=lambda card: -worth(card))
    limit = content.classes[character.cls].hand
    chosen = {card.id for card in [*learned, *basic][:limit]}
    return [card for card in character.pool if card in chosen]


def worth(card: AbilityCard) -> float:
    """Roughly, how much a card does; lost cards do it once."""
    return _action(card.top) + _action(card.bottom)


def _action(action: Action) -> float:
    total = sum([_ability(ability) for ability in action.abilities]) + action.xp / 2
    return total * 0.6 if action.lost else total


def _ability(ability: CardAbility) -> float:
    match ability:
        case Attack():
            several = 1.6 if ability.area or ability.targets != 1 else 1.0
            extras = len(ability.cond) + 0.3 * (ability.pierce + ability.push + ability.pull)
            return ability.n * several + extras + (0.5 if ability.range else 0.0)
        case Move():
            return ability.n * 0.6 + (0.5 if ability.jump else 0.0)
        case Heal():
            return ability.n * 0.6
        case Suffer():
            return -float(ability.n)
        case Damage() | Shield() | Retaliate():
            return float(ability.n) * 1.2
        case Summon():
            return 4.0
        case _:
            return 1.5


# --- perks ------------------------------------------------------------------------------------------------------


def perks_left(content: Content, character: Character) -> list[str]:
    """Perks with a box that is not ticked (GH-PRK-02)."""
    taken = Counter(character.perks)
    return [perk for perk in content.classes[character.cls].perks if taken[perk] < content.perks[perk].boxes]


def perk_to_take(content: Content, character: Character) -> str:
    """The perk that raises the average of the modifier deck most."""
    now = modifier_deck(content, character.perks)

    def average(perk: str) -> float:
        return _average(apply(now, content.perks[perk]))

    return max(perks_left(content, character), key=average)


def modifier_deck(content: Content, perks: Iterable[str]) -> list[str]:
    """The standard deck as the perks have changed it (GH-PRK-01)."""
    deck = [card for card, copies in STANDARD.items() for _ in range(copies)]
    for perk in content.perks_in_effect(perks):
        deck = apply(deck, perk)
    return deck


def apply(deck: list[str], perk: Perk) -> list[str]:
    """The deck with a perk: as many cards are removed as there are, and the new ones added (GH-PRK-05)."""
    changed = deck[:]
    for card, copies in perk.remove:
        for _ in range(copies):
            if card in changed:
                changed.remove(card)
    return changed + [card for card, copies in perk.add for _ in range(copies)]


def _average(deck: list[str]) -> float:
    """What a draw adds to a middling attack; rolling cards add to the one that follows."""
    total, stopping = 0.0, 0
    for notation in deck:
        card = modifier(notation)
        total += {"null": -3.0, "double": 3.0}.get(card.kind, float(card.value)) + 0.8 * len(card.effects)
        stopping += not card.rolling
    return total / max(stopping, 1)


# --- items ------------------------------------------------------------------------------------------------------


def offered(content: Content, most: int) -> list[str]:
    """The items that a city sells up to a number (GH-SHP-03)."""
    items = content.items.items()
    return _once(
        content, ("offered", str(most)), lambda: [name for name, item in items if item.price and int(name) <= most]
    )


def purchases(content: Content, character: Character, offered: list[str]) -> list[str]:
    """Items for all the gold: first what the class is advised to buy (FH-CRE-06).

    Then the best one that leaves a third of the gold, as long as something fits.
    """
    return _once(content, ("items", character, *offered), lambda: _best_items(content, character, offered))


def _best_items(content: Content, character: Character, offered: list[str]) -> list[str]:
    bought: list[str] = []
    gold = character.gold
    for item in content.classes[character.cls].first_items:
        fits = item in offered and equipment.fits(content, character.level, bought, item)
        if fits and content.items[item].price <= gold:
            bought.append(item)
            gold -= content.items[item].price
    kinds = _kinds_of_attacks([content.cards[card] for card in hand(content, character)])
    while True:
        limit = max(gold * 2 // 3, 10)
        choices = [
            content.items[item]
            for item in offered
            if item not in bought
            and content.items[item].price <= min(limit, gold)
            and equipment.fits(content, character.level, bought, item)
            and _suits(content.items[item], kinds)
        ]
        if not choices:
            return bought
        best = max(choices, key=lambda item: (appeal(item), -int(item.id)))
        bought.append(best.id)
        gold -= best.price


def appeal(item: Item) -> int:
    """Dear items are good ones; one that comes back with every rest is better, one that spoils the deck is not."""
    return item.price + 5 * (item.use == "spent") + 10 * (item.slot == "small") - 8 * item.minus_ones


def suits(content: Content, character: Character, item: str) -> bool:
    """Whether an item is for attacks that the character's hand makes."""
    cards = [content.cards[card] for card in hand(content, character)]
    return _suits(content.items[item], _kinds_of_attacks(cards))


def _suits(item: Item, kinds: Counter[str]) -> bool:
    """Whether the character makes attacks of the kind that the item is for."""
    return all(kinds[kind] >= 3 for kind in item.only if kind != "single")


def _kinds_of_attacks(cards: list[AbilityCard]) -> Counter[str]:
    """How many melee and ranged attacks the cards have."""
    attacks = [
        ability
        for card in cards
        for ability in (*card.top.abilities, *card.bottom.abilities)
        if type(ability) is Attack
    ]
    return Counter(["melee" if attack.range is None else "ranged" for attack in attacks])
