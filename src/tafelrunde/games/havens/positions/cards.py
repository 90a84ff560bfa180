"""Characters with their cards and items, and the decks: the next card first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from tafelrunde.games.havens.box.cards import Half
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.positions.fields import HERO_NOTATION, HERO_WORDS
from tafelrunde.games.havens.positions.usual import (
    usual_active,
    usual_deck,
    usual_draw,
    usual_hand,
    usual_initiative,
)
from tafelrunde.games.havens.rules.scenario.battle_goals import dealable
from tafelrunde.games.havens.state import (
    INERT,
    STRONG,
    WANING,
    ActiveCard,
    Character,
    Hero,
    ItemCard,
    ModifierDeck,
    MonsterDeck,
)
from tafelrunde.kernel import PositionError
from tafelrunde.tabletop.notation import (
    did_you_mean,
    mapping,
    plain_fields,
    read_plain,
    read_value,
    require_known,
    sequence,
    write_plain,
)

ELEMENT_WORDS = {STRONG: "strong", WANING: "waning", INERT: "inert"}

# --- characters -------------------------------------------------------------------------------------------------


def write_hero(game: Game, hero: Hero, usual: Hero) -> dict[str, Any]:
    """A character as far as it is not as after the set-up."""
    data: dict[str, Any] = {"class": hero.id}
    changed = write_plain(hero.character, frozenset({"cls"}), usual.character)
    if changed:
        data["character"] = changed
    if hero.hand != usual_hand(usual, hero):
        data["hand"] = hero.hand
    if hero.chosen:
        data["chosen"] = hero.chosen
    if hero.active:
        data["active"] = [_write_active(game, active) for active in hero.active]
    if hero.items != usual.items:
        data["items"] = [_write_item(item) for item in hero.items]
    initiative, second = usual_initiative(game, hero)
    data |= {"initiative": hero.initiative} if hero.initiative != initiative else {}
    data |= {"second": hero.second} if hero.second != second else {}
    data |= write_plain(hero, HERO_NOTATION, usual)
    if modifiers := write_modifiers(hero.deck, usual_deck(game, usual, hero)):
        data["modifiers"] = modifiers
    return data


def read_hero(game: Game, hero: Hero, usual: Hero, data: Mapping[str, Any]) -> None:
    where = f"heroes[{hero.index}]."
    require_known(data, [*HERO_WORDS, *plain_fields(Hero, HERO_NOTATION)], where)
    character = mapping(data.get("character"), f"{where}character")
    if "cls" in character:
        raise PositionError(f"{where}character.cls: the class is stated by 'class'")
    if character:
        known = {name: getattr(hero.character, name) for name in Character.__struct_fields__}
        hero.character = read_value({**known, **character}, Character, f"{where}character")
    read_plain(hero, HERO_NOTATION, data, where)
    hero.chosen = read_value(data.get("chosen", []), list[str], f"{where}chosen")
    active = sequence(data.get("active"), f"{where}active")
    hero.active = [_read_active(game, str(text), f"{where}active") for text in active]
    if "items" in data:
        hero.items = [_read_item(str(text), f"{where}items") for text in sequence(data["items"], f"{where}items")]
    _has(hero, character)
    hero.hand = read_value(data["hand"], list[str], f"{where}hand") if "hand" in data else usual_hand(usual, hero)
    for card in [*hero.hand, *hero.chosen, *hero.discard, *hero.lost]:
        if card not in game.content.cards:
            raise PositionError(f"{where}: there is no card '{card}'{did_you_mean(card, hero.character.pool)}")
    hero.initiative, hero.second = usual_initiative(game, hero)
    for name in ("initiative", "second"):
        if name in data:
            setattr(hero, name, read_value(data[name], int, f"{where}{name}"))
    read_modifiers(hero.deck, usual_deck(game, usual, hero), data.get("modifiers"), f"{where}modifiers")


def _has(hero: Hero, stated: Mapping[str, Any]) -> None:
    """Unless it is stated what a character has, what lies before it is its own."""
    one = hero.character
    if "items" not in stated:
        worn = tuple([item.id for item in hero.items if item.id not in one.items])
        one = replace(one, items=(*one.items, *worn))
    if "pool" not in stated:
        lying = [*hero.chosen, *hero.discard, *hero.lost, *[active.card for active in hero.active]]
        one = replace(one, pool=(*one.pool, *[card for card in lying if card not in one.pool]))
    hero.character = one


def _write_active(game: Game, active: ActiveCard) -> str:
    usual = usual_active(game, active.card, active.half)
    words = [active.card, active.half]
    words += [f"used:{active.used}"] if active.used else []
    words += [f"summon:{active.summon}"] if active.summon else []
    words += [f"until:{active.until}"] if active.until else []
    words += [f"lasts:{active.lasts}"] if active.lasts != usual.lasts else []
    words += [f"lost:{'yes' if active.lost else 'no'}"] if active.lost != usual.lost else []
    return " ".join(words)


def _read_active(game: Game, text: str, where: str) -> ActiveCard:
    card, half, *words = [*text.split(), "", ""][: max(2, len(text.split()))]
    if card not in game.content.cards or half not in ("top", "bottom"):
        raise PositionError(f"{where}: '{text}' must be a card and its half, such as 'BR-05 top'")
    side: Half = "top" if half == "top" else "bottom"
    usual = usual_active(game, card, side)
    fields: dict[str, Any] = {"used": 0, "summon": "", "until": 0, "lasts": usual.lasts, "lost": usual.lost}
    for word in words:
        key, _, value = word.partition(":")
        if key not in fields:
            raise PositionError(f"{where}: '{word}' says nothing about {card}; allowed: {', '.join(fields)}")
        if key == "lost" and value not in ("yes", "no"):
            raise PositionError(f"{where}: '{word}' must be lost:yes or lost:no")
        fields[key] = value == "yes" if key == "lost" else int(value) if value.isdecimal() else value
    return read_value({"card": card, "half": half, **fields}, ActiveCard, where)  # type: ignore[no-any-return]


def _write_item(item: ItemCard) -> str:
    words = [item.id]
    words += [item.state] if item.state != "ready" else []
    words += [f"used:{item.used}"] if item.used else []
    return " ".join(words)


def _read_item(text: str, where: str) -> ItemCard:
    name, *words = text.split() or [""]
    fields: dict[str, Any] = {"id": name}
    for word in words:
        key, _, value = word.partition(":")
        if key == "used" and value.isdecimal():
            fields["used"] = int(value)
        else:
            fields["state"] = word
    return read_value(fields, ItemCard, where)  # type: ignore[no-any-return]


# --- modifier cards ---------------------------------------------------------------------------------------------

_MODIFIERS = frozenset({"draw", "discard"})
END = "end"
"""Below the cards that are named there are no others."""


def write_modifiers(deck: ModifierDeck, usual: ModifierDeck) -> dict[str, Any]:
    """`{draw: "+1, -1, rolling push 2", discard: "x2", shuffle: true}`; cards from the top."""
    data: dict[str, Any] = {}
    if deck.draw != usual_draw(usual, deck.discard):
        end = [END] if usual_draw(usual, [*deck.discard, *deck.draw]) else []
        data["draw"] = ", ".join([*reversed(deck.draw), *end])
    if deck.discard:
        data["discard"] = ", ".join(deck.discard)
    return data | write_plain(deck, _MODIFIERS)


def read_modifiers(deck: ModifierDeck, usual: ModifierDeck, value: Any, where: str) -> None:
    data = mapping(value, where)
    require_known(data, ModifierDeck.__struct_fields__, f"{where}.")
    read_plain(deck, _MODIFIERS, data, f"{where}.")
    deck.discard = _cards(data.get("discard"))
    top = _cards(data.get("draw"))
    if top[-1:] == [END]:
        deck.draw = top[-2::-1]
    else:
        deck.draw = [*usual_draw(usual, [*deck.discard, *top]), *reversed(top)]


def _cards(text: Any) -> list[str]:
    return [card.strip() for card in str(text or "").split(",") if card.strip()]


# --- monster cards ----------------------------------------------------------------------------------------------


def write_decks(game: Game, usual: Mapping[str, MonsterDeck]) -> dict[str, Any]:
    """`{guard: {card: 3, discard: [4], draw: [7, 2]}}`: the cards of a deck by their numbers."""
    state = game.state
    as_usual = list(state.decks) == [*usual, *[name for name in state.decks if name not in usual]]
    data: dict[str, Any] = {}
    for name, deck in state.decks.items():
        written = _write_deck(game, name, deck)
        if written or name not in usual or not as_usual:
            data[name] = written
    if not as_usual:
        data |= dict.fromkeys([name for name in usual if name not in state.decks])
    return data


def _write_deck(game: Game, name: str, deck: MonsterDeck) -> dict[str, Any]:
    data: dict[str, Any] = {}
    if deck.card:
        data["card"] = _number(name, deck.card)
    if deck.discard:
        data["discard"] = [_number(name, card) for card in deck.discard]
    if deck.draw != _rest(game, name, deck):
        data["draw"] = [_number(name, card) for card in reversed(deck.draw)]
    return data


def read_decks(game: Game, value: Any) -> None:
    """What is stated of the decks; with `none` a deck is not there, and decks are in the order they are stated."""
    state = game.state
    data = mapping(value, "decks")
    for name, stated in data.items():
        if name not in game.content.decks:
            raise PositionError(f"decks.{name}: there is no such deck{did_you_mean(str(name), game.content.decks)}")
        deck = state.decks.pop(name) if set(data) >= set(state.decks) and name in state.decks else None
        if stated is not None:
            state.decks[name] = _read_deck(game, name, mapping(stated, f"decks.{name}"))
        elif deck is None:
            state.decks.pop(name, None)


def _read_deck(game: Game, name: str, data: Mapping[str, Any]) -> MonsterDeck:
    where = f"decks.{name}"
    require_known(data, MonsterDeck.__struct_fields__, f"{where}.")
    known = [card.id for card in game.content.decks[name]]

    def card(value: Any) -> str:
        found = f"{name}-{value}" if isinstance(value, int) else str(value)
        if found not in known:
            raise PositionError(f"{where}: there is no card '{value}'{did_you_mean(str(value), known)}")
        return found

    deck = MonsterDeck(card=card(data["card"]) if data.get("card") else "")
    deck.discard = [card(one) for one in sequence(data.get("discard"), f"{where}.discard")]
    top = [card(one) for one in sequence(data.get("draw"), f"{where}.draw")]
    deck.draw = [*[one for one in _rest(game, name, deck) if one not in top], *reversed(top)]
    return deck


def _number(deck: str, card: str) -> int | str:
    number = card.removeprefix(f"{deck}-")
    return int(number) if number.isdecimal() and f"{deck}-{int(number)}" == card else card


def _rest(game: Game, name: str, deck: MonsterDeck) -> list[str]:
    """All cards that lie nowhere else, in the order of the content."""
    return [card.id for card in reversed(game.content.decks[name]) if card.id not in (deck.card, *deck.discard)]


# --- elements, goals --------------------------------------------------------------------------------------------


def write_elements(elements: Mapping[str, int]) -> dict[str, str]:
    return {name: ELEMENT_WORDS[value] for name, value in elements.items() if value != INERT}


def read_elements(game: Game, value: Any) -> None:
    words = {word: number for number, word in ELEMENT_WORDS.items()}
    elements = game.state.elements
    for name, word in mapping(value, "elements").items():
        if name not in elements or not isinstance(word, str) or word not in words:
            raise PositionError(f"elements.{name}: one of {', '.join(elements)} is {' or '.join(words)}, not {word!r}")
        elements[name] = words[word]


def write_goals(game: Game) -> dict[str, Any]:
    """The battle goals that were dealt and not kept; all others are in the deck."""
    state = game.state
    kept = {goal for hero in state.heroes for goal in hero.goals}
    discarded = [goal for goal in sorted(dealable(game)) if goal not in kept and goal not in state.goal_deck]
    if _goal_deck(game, discarded) != state.goal_deck:
        return {"goal_deck": list(reversed(state.goal_deck))}
    return {"discarded_goals": discarded} if discarded else {}


def read_goals(game: Game, data: Mapping[str, Any]) -> list[str]:
    if "goal_deck" in data:
        return list(reversed(read_value(data["goal_deck"], list[str], "goal_deck")))
    return _goal_deck(game, read_value(data.get("discarded_goals", []), list[str], "discarded_goals"))


def _goal_deck(game: Game, discarded: list[str]) -> list[str]:
    kept = {goal for hero in game.state.heroes for goal in hero.goals}
    return sorted([goal for goal in dealable(game) if goal not in kept and goal not in discarded])
