"""Who may know what (GH-HID-01 … GH-HID-03): the state as a seat sees it, and another one that would look the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec.structs import replace

from tafelrunde.games.havens.box.cards import AbilityCard
from tafelrunde.games.havens.state import Hero, ModifierDeck, MonsterDeck, Outpost, State, World
from tafelrunde.kernel import Chance

HIDDEN = "?"
"""Stands for a card whose face the viewer may not see."""


def view(state: State, seat: int) -> State:
    """The state as that seat may see it; what is public is shared.

    Selections are in nobody's state before all have committed, and public then (GH-SEL-07, GH-INI-01).
    """
    decks = {name: _monster_deck(deck) for name, deck in state.decks.items()}
    return replace(
        state,
        rng=0,
        script={},
        heroes=[_hero(state, hero, seat) for hero in state.heroes],
        decks=decks,
        monster_modifiers=_modifiers(state.monster_modifiers),
        further_modifiers={name: _modifiers(deck) for name, deck in state.further_modifiers.items()},
        loot_deck=_face_down(state.loot_deck),
        goal_deck=_face_down(state.goal_deck),
        room_deck=_face_down(state.room_deck),
        encounter_deck=_face_down(state.encounter_deck),
        world=None
        if state.world is None
        else replace(state.world, **{name: _hidden(state.world, name) for name in PILES}),
        outpost=None if state.outpost is None else _outpost(state.outpost),
    )


PILES = ("city", "road", "designs", "sides", "quests")
"""The piles of a campaign, whose order nobody knows (GH-HID-02)."""


DECKS = ("summer_road", "winter_road", "summer_outpost", "winter_outpost")
"""Those of an outpost."""


def _hidden(world: World | Outpost, name: str) -> tuple[str, ...]:
    return (HIDDEN,) * len(getattr(world, name))


def _outpost(outpost: Outpost) -> Outpost:
    """What is in the town guard deck is known, its order is not; nor is what the calendar will bring."""
    return replace(
        outpost,
        guard=tuple(sorted(outpost.guard)),
        calendar=tuple((week, HIDDEN) for week, _ in outpost.calendar),
        **{name: _hidden(outpost, name) for name in DECKS},
    )


def _face_down(cards: list[str]) -> list[str]:
    return [HIDDEN] * len(cards)


def _modifiers(deck: ModifierDeck, own: bool = False) -> ModifierDeck:
    """What is still in a modifier deck is known, its order only as far as its owner has looked (GH-HID-02)."""
    at = len(deck.draw) - deck.known if own else len(deck.draw)
    return ModifierDeck(sorted(deck.draw[:at]) + deck.draw[at:], deck.discard, deck.shuffle, deck.known)


def _monster_deck(deck: MonsterDeck) -> MonsterDeck:
    return MonsterDeck(sorted(deck.draw), deck.discard, deck.card)


def _hero(state: State, hero: Hero, seat: int) -> Hero:
    """Hands, selections and battle goals are their owner's, unless the table plays with open hands (GH-SOL-03)."""
    seen = replace(hero, deck=_modifiers(hero.deck, hero.seat == seat))
    if hero.seat == seat:
        return seen
    if state.phase != "over":
        seen.goals = tuple(HIDDEN for _ in hero.goals)
    if not hands_open(state):
        seen.hand = _face_down(hero.hand)
    return seen


def hands_open(state: State) -> bool:
    """Whether everybody may see all hands: it was agreed, or the scenario is over."""
    return "open_hands" in state.variants or state.phase == "over"


# --- what might be ----------------------------------------------------------------------------------------------


def imagine(state: State, seat: int, chance: Chance, cards: Mapping[str, AbilityCard]) -> None:
    """Deal anew, in place, all that the seat can't know: the order of piles, hands and battle goals of others."""
    state.script.clear()
    for hero in state.heroes:
        _mix(hero.deck.draw, chance, hero.deck.known if hero.seat == seat else 0)
    _mix(state.monster_modifiers.draw, chance)
    for name in sorted(state.further_modifiers):
        _mix(state.further_modifiers[name].draw, chance)
    _mix(state.loot_deck, chance)
    for name in sorted(state.decks):
        _mix(state.decks[name].draw, chance)
    _mix(state.room_deck, chance)
    _mix(state.encounter_deck, chance)
    if state.world is not None:
        for name in PILES:
            pile = list(getattr(state.world, name))
            _mix(pile, chance)
            state.world = replace(state.world, **{name: tuple(pile)})
    if state.outpost is not None:
        for name in (*DECKS, "guard"):
            pile = list(getattr(state.outpost, name))
            _mix(pile, chance)
            state.outpost = replace(state.outpost, **{name: tuple(pile)})
    _deal_goals(state, seat, chance)
    if not hands_open(state):
        for hero in state.heroes:
            if hero.seat != seat:
                _deal_hand(hero, chance, cards)


def _mix(cards: list[str], chance: Chance, known: int = 0) -> None:
    """Shuffle a pile, but for the cards on top that are known."""
    at = len(cards) - known
    hidden = sorted(cards[:at])
    chance.shuffle(hidden)
    cards[:at] = hidden


def _deal_goals(state: State, seat: int, chance: Chance) -> None:
    """Mix the battle goals that the seat has not seen, and deal as many as everybody has (GH-SET-04)."""
    if state.phase == "over":
        return
    others = [hero for hero in state.heroes if hero.seat != seat and hero.goals]
    unseen = sorted([*state.goal_deck, *[goal for hero in others for goal in hero.goals]])
    chance.shuffle(unseen)
    for hero in others:
        number = len(hero.goals)
        hero.goals = tuple(unseen[:number])
        del unseen[:number]
    state.goal_deck[:] = unseen


def _deal_hand(hero: Hero, chance: Chance, cards: Mapping[str, AbilityCard]) -> None:
    """Cards that have never been seen may be any of the pool; those that were once public are known to be in hand.

    Everything outside the hand is public, so only the cards that were left at home can be taken for the hand's; and
    of each form, where a class has forms, a hand has a known number (FH-CLS-10).
    """
    lying = {*hero.discard, *hero.lost, *hero.chosen, *[active.card for active in hero.active]}
    unseen = sorted([card for card in hero.character.pool if card not in lying and card not in hero.seen])
    chance.shuffle(unseen)
    hand = {card for card in hero.seen if card not in lying}
    forms = Counter([_form(cards, card) for card in hero.hand if card not in hand])
    for form, number in forms.items():
        hand.update([card for card in unseen if _form(cards, card) == form][:number])
    hero.hand[:] = [card for card in hero.character.pool if card in hand]


def _form(cards: Mapping[str, AbilityCard], card: str) -> str:
    return cards[card].form if card in cards else ""
