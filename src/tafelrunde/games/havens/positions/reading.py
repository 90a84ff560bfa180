"""A state from the data of a position: the scenario as after its set-up, changed by what is stated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.positions.board import read_figures, read_map, read_tiles
from tafelrunde.games.havens.positions.cards import (
    read_decks,
    read_elements,
    read_goals,
    read_hero,
    read_modifiers,
)
from tafelrunde.games.havens.positions.changes import read_changes
from tafelrunde.games.havens.positions.fields import OPTIONS, SETUP, STATE_NOTATION, STATE_WORDS
from tafelrunde.games.havens.positions.turns import complete, read_order
from tafelrunde.games.havens.positions.usual import Make, usual_state, usual_turn
from tafelrunde.games.havens.seats import known
from tafelrunde.games.havens.seats.invariants import BLESSES, CURSES
from tafelrunde.games.havens.state import ModifierDeck, Phase, State
from tafelrunde.kernel import BrokenInvariant, PositionError
from tafelrunde.kernel.rulebook import KERNEL_FIELDS
from tafelrunde.tabletop.notation import (
    did_you_mean,
    mapping,
    plain_fields,
    read_plain,
    read_value,
    require_known,
    sequence,
)


def read_position(make: Make, bare: State, data: Mapping[str, Any]) -> State:
    """The state that the data describe; `bare` is what the table has agreed on. Raises PositionError."""
    if "content" in data:
        bare.changes = read_changes(make(bare).content, data["content"])
        data = {name: value for name, value in data.items() if name != "content"}
    if not data:
        return bare
    if "phase" in data and read_value(data["phase"], Phase, "phase") in SETUP:
        notation = OPTIONS | frozenset(KERNEL_FIELDS)
        require_known(data, plain_fields(State, notation), "")
        read_plain(bare, notation, data)
        for hero in bare.heroes:
            if bare.phase == "placing" and hero.ready and hero.id not in [figure.id for figure in bare.figures]:
                raise PositionError(f"figures: {hero.id} is ready, and nowhere on the map")
        return bare
    require_known(data, [*STATE_WORDS, *plain_fields(State, STATE_NOTATION)], "")
    stated = _heroes(make, bare, data)
    classes = tuple(str(hero["class"]) for hero in stated)
    usual = usual_state(make, bare, classes)
    state = usual_state(make, bare, classes)
    state.map = read_map(data, state.map)
    read_plain(state, STATE_NOTATION, data)
    game = make(state)
    _require_scenario(game)
    for hero, one, fields in zip(state.heroes, usual.heroes, stated, strict=True):
        read_hero(game, hero, one, fields)
    _read_table(game, usual, data)
    complete(game, data, stated)
    state.turn = read_value(data["turn"], int, "turn") if "turn" in data else usual_turn(game)
    return state


def _require_scenario(game: Game) -> None:
    """Before anything is laid on the map there must be one."""
    try:
        known.check_scenario(game)
    except BrokenInvariant as error:
        raise PositionError(f"impossible: {error}") from None


def _heroes(make: Make, bare: State, data: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The characters that are stated, `brute` or `{class: brute, …}`; others are those that were agreed on."""
    classes = make(bare).content.classes
    texts = sequence(data.get("heroes"), "heroes")
    stated = [{"class": hero} if isinstance(hero, str) else mapping(hero, "heroes") for hero in texts]
    for number, hero in enumerate(stated):
        cls = str(hero.get("class", ""))
        if cls not in classes:
            raise PositionError(f"heroes[{number}].class: there is no class '{cls}'{did_you_mean(cls, classes)}")
    agreed = bare.agreed
    if len(stated) > agreed.characters:
        raise PositionError(f"heroes: {len(stated)} characters for a party of {agreed.characters}")
    for number in range(len(stated), agreed.characters):
        taken = {str(hero["class"]) for hero in stated} | set(agreed.classes)
        stated.append({"class": agreed.classes[number] or next(cls for cls in classes if cls not in taken)})
    return stated


def _read_table(game: Game, usual: State, data: Mapping[str, Any]) -> None:
    """Map, figures, decks and everything else that is not a character's."""
    state = game.state
    if "order" in data:
        state.order = read_order(game, data["order"])
    read_tiles(game, data)
    if "figures" in data:
        state.figures = read_figures(game, data)
    read_elements(game, data.get("elements"))
    read_decks(game, data.get("decks"))
    read_modifiers(state.monster_modifiers, usual.monster_modifiers, data.get("monster_modifiers"), "monster_modifiers")
    state.goal_deck = read_goals(game, data)
    heroes = [hero.deck for hero in state.heroes]
    if "blesses" not in data:
        state.blesses = BLESSES - _count("bless", [*heroes, state.monster_modifiers])
    if "hero_curses" not in data:
        state.hero_curses = CURSES - _count("curse", heroes)
    if "monster_curses" not in data:
        state.monster_curses = CURSES - _count("curse", [state.monster_modifiers])


def _count(card: str, decks: list[ModifierDeck]) -> int:
    """How many of a card from the supply are in decks (GH-DAT-15, GH-DAT-16)."""
    return sum([deck.draw.count(card) for deck in decks])
