"""Positions: a situation as YAML text.

What is not stated is as after the set-up with recommended heroes and no chance: decks in printed order (the first card
on top), no shadow tokens on the map, the party about to choose a hero. Stated heroes name only what differs; other
fields are those of the state.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tafelrunde.games.sword_and_sorcery.box.content import load
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.positions.names import check_names
from tafelrunde.games.sword_and_sorcery.rules.adventure import setup
from tafelrunde.games.sword_and_sorcery.rules.heroes import choosing
from tafelrunde.games.sword_and_sorcery.seats import invariants
from tafelrunde.games.sword_and_sorcery.state import State
from tafelrunde.kernel import Setup
from tafelrunde.kernel.rulebook import KERNEL_FIELDS, BrokenInvariant, PositionError, place


class _Quiet(Game):
    """Leaves everything in order."""

    def shuffle(self, purpose: str, items: Any) -> None:
        items.reverse()

    def below(self, purpose: str, n: int) -> int:
        return 0


def quiet_state(players: int, options: Mapping[str, Any]) -> State:
    """The table after the set-up, without chance: the same for the same options."""
    state = setup.bare_state(Setup(players, dict(options)), 0)
    game = _Quiet(state)
    game.recording = False
    setup.lay_out_cards(game)
    if state.mode == "campaign":
        state.journey, state.shards = None, 0
        for hero in state.heroes:
            hero.rank, hero.gold = 1, 0
    for hero, card in zip(state.heroes, game.content.config.recommended, strict=False):
        hero.card = card
        choosing.take_recommended(game, hero)
    setup.shuffle_decks(game)
    setup.lay_map(game)
    state.shadow_deck = sorted([*state.shadow_deck, *[t for tokens in state.shadows.values() for t in tokens]])
    state.shadows = {}
    state.phase, state.step, state.revealed = "choose_hero", 0, 0
    return state


BY_OPTIONS = ("players", "mode", "choosing", "foes")
FIELDS = tuple([field for field in State.__struct_fields__ if field not in (*KERNEL_FIELDS, *BY_OPTIONS)])
SEATED = "heroes"


def read_position(data: Mapping[str, Any]) -> State:
    """The state that a position describes; raises PositionError with the place."""
    own = {key: value for key, value in data.items() if key not in ("players", "options")}
    for key in own:
        if key not in FIELDS:
            raise PositionError(f"{key}: there is no such field; there are: {', '.join(FIELDS)}")
    options = {**data["options"], "adventure": _adventure(own, data["options"])}
    usual = msgspec.to_builtins(quiet_state(data["players"], options), str_keys=False)
    heroes = own.pop(SEATED, None)
    if heroes is not None:
        usual[SEATED] = _heroes(usual[SEATED], heroes)
    try:
        state = msgspec.convert({**usual, **own}, State)
        check_names(state)
        invariants.check(state)
    except msgspec.ValidationError as error:
        raise PositionError(place(error)) from None
    except BrokenInvariant as error:
        raise PositionError(str(error)) from None
    return state


def _adventure(own: Mapping[str, Any], options: Mapping[str, Any]) -> str:
    """By the options; a campaign states the adventure that it has come to."""
    adventure = own.get("adventure", options["adventure"])
    known = load().adventures
    if adventure not in known:
        raise PositionError(f"adventure: there is no {adventure!r}; there are: {', '.join(known)}")
    if options["mode"] != "campaign" and adventure != options["adventure"]:
        raise PositionError("adventure: it is one of the options, unless a campaign is played")
    return str(adventure)


def _heroes(usual: list[dict[str, Any]], stated: Any) -> list[dict[str, Any]]:
    """Each with what differs from the usual hero of its seat; seats are stated where somebody is at home."""
    if not isinstance(stated, list) or not all(isinstance(hero, dict) for hero in stated):
        raise PositionError("heroes: a list of heroes, each with what differs from the usual")
    if len(stated) > len(usual):
        raise PositionError(f"heroes: {len(stated)} are stated, but {len(usual)} play")
    known = usual[0].keys()
    for at, hero in enumerate(stated):
        for key in hero:
            if key not in known:
                raise PositionError(f"heroes[{at}].{key}: there is no such field; there are: {', '.join(known)}")
    if not any("seat" in hero for hero in stated):
        return [{**hero, **(stated[seat] if seat < len(stated) else {})} for seat, hero in enumerate(usual)]
    for at, hero in enumerate(stated):
        if hero.get("seat") not in range(len(usual)):
            raise PositionError(f"heroes[{at}].seat: a number from 0 to {len(usual) - 1}")
    return [{**usual[hero["seat"]], **hero} for hero in stated]


def write_position(state: State) -> dict[str, Any]:
    """The data from which `read_position` makes exactly this state: what differs from the usual."""
    options = {
        "mode": state.mode,
        "adventure": state.adventure,
        "heroes": "choose" if state.choosing else "recommended",
        "foes": state.foes,
    }
    usual = msgspec.to_builtins(quiet_state(state.players, options), str_keys=False)
    data: dict[str, Any] = msgspec.to_builtins(state, str_keys=False)
    written = {key: data[key] for key in FIELDS if key != SEATED and data[key] != usual[key]}
    if state.mode == "campaign":
        written["adventure"] = state.adventure
    all_there = not state.home
    heroes = [
        {key: value for key, value in hero.items() if value != was[key] or (key == "seat" and not all_there)}
        for hero, was in [(hero, usual[SEATED][hero["seat"]]) for hero in data[SEATED]]
    ]
    if any(heroes):
        written[SEATED] = heroes
    return written
