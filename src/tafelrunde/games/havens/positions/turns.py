"""What follows from the phase `turns`: whose turn it is has begun, cards are revealed, and there is an order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.round import initiative
from tafelrunde.games.havens.state import MonsterDeck, Slot
from tafelrunde.kernel import PositionError
from tafelrunde.tabletop.notation import did_you_mean, sequence


def write_order(order: list[Slot]) -> list[str]:
    return [f"{slot.initiative} {slot.id}" for slot in order]


def read_order(game: Game, value: Any) -> list[Slot]:
    """`[35 bandit_guard, 80 spellweaver]`; allied figures are `allies:20`."""
    heroes = [hero.id for hero in game.state.heroes]
    order = []
    for number, text in enumerate(sequence(value, "order")):
        first, _, name = str(text).partition(" ")
        if not first.isdecimal() or not name:
            raise PositionError(f"order[{number}]: '{text}' must be an initiative and who acts, such as '35 brute'")
        if name in heroes:
            order.append(Slot(int(first), "hero", name))
        elif name.startswith("allies:"):
            order.append(Slot(int(first), "ally", name))
        elif name in game.content.monsters:
            order.append(Slot(int(first), "monsters", name))
        else:
            known = [*heroes, *game.content.monsters]
            raise PositionError(f"order[{number}]: nobody is called '{name}'{did_you_mean(name, known)}")
    return order


def complete(game: Game, data: Mapping[str, Any], heroes: Sequence[Mapping[str, Any]]) -> None:
    """Derive what was not stated about the turns: revealed cards, the order, and how far the acting figure is."""
    state = game.state
    if state.phase != "turns":
        return
    for slot in state.order:
        for hero, stated in zip(state.heroes, heroes, strict=True):
            if slot.id == hero.id and "initiative" not in stated and not hero.initiative:
                hero.initiative = slot.initiative
    _reveal_cards(game)
    if "order" not in data:
        _build_order(game)
    figure = game.find(state.acting)
    if figure is None:
        return
    figure.acted = True
    if figure.kind == "hero" and "step" not in data:
        hero = game.hero(figure)
        state.step = "actions" if hero.played or hero.progress is not None else "start"


def _reveal_cards(game: Game) -> None:
    """A deck with a figure on the map shows a card: one with the initiative of the order, or the next (GH-INI-02)."""
    state = game.state
    initiatives = {slot.id: slot.initiative for slot in state.order}
    for figure in state.figures:
        if figure.kind != "monster" or figure.type not in game.content.monsters:
            continue
        deck = state.decks.get(game.content.monsters[figure.type].deck)
        if deck is None or deck.card or (figure.summoned and figure.entered == state.round):
            continue
        wanted = initiatives.get(figure.type)
        card = next((card for card in reversed(deck.draw) if wanted in (None, _initiative(game, card))), None)
        if card is None:
            raise PositionError(f"order: no card that {figure.type} can draw has initiative {wanted}")
        _reveal(deck, card)


def _initiative(game: Game, card: str) -> int:
    return game.content.monster_card(card).initiative


def _reveal(deck: MonsterDeck, card: str) -> None:
    deck.draw.remove(card)
    deck.card = card


def _build_order(game: Game) -> None:
    """As the cards say; ties stand as they came (GH-INI-03 … GH-INI-10)."""
    heroes = sorted(game.heroes(), key=lambda hero: (hero.initiative, hero.resting, hero.second))
    game.state.order = [Slot(hero.initiative, "hero", hero.id) for hero in heroes]
    game.state.order = initiative.foreseen(game)
