"""What is in the box for a game with these options, and where all of it lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from tafelrunde.games.monster_lands.box.changes import content_with
from tafelrunde.games.monster_lands.box.content import Content, load
from tafelrunde.games.monster_lands.box.effects import AFFINITIES
from tafelrunde.games.monster_lands.state import Location, State

Kind = Literal["mercenary", "aspirant", "trap", "equipment", "monster", "land", "path_tile", "loot", "mission", "panic"]

Place = tuple[Kind, str, Sequence[str]]
"""What kind of component, where it lies, and the ids found there; an empty id is a gap."""


def content_of(state: State) -> Content:
    """What is printed in the box of this match."""
    return content_with(state.changes)


def components(state: State) -> dict[Kind, list[str]]:
    """Every component of this game in content order, tiles of which there are several as often as there are."""
    content = load()
    start_cards = [card for affinity in AFFINITIES for card in content.start_cards(affinity)]
    start_traps = [content.start_trap] * content.traps[content.start_trap].count
    return {
        "mercenary": start_cards + content.tavern_deck(state.extra_mercenaries),
        "aspirant": content.aspirants(),
        "trap": start_traps + content.trap_stack(state.ambush_module),
        "equipment": list(content.equipment),
        "monster": list(content.monsters),
        "land": list(content.lands),
        "path_tile": list(content.paths),
        "loot": list(content.loot),
        "mission": list(content.missions),
        "panic": list(content.panic),
    }


def places(state: State) -> Iterator[Place]:
    """Every place where components lie."""
    yield from _piles(state)
    for clan in state.clans:
        yield from _clan_places(state, clan.seat)
    for spot in state.missions:
        yield "mission", spot.id, [spot.tile]
    for spot in state.lands:
        yield "path_tile", spot.id, [spot.tile]
        yield "land", spot.id, [spot.land]
    for battlefield in [*state.lands, state.access]:
        yield "monster", battlefield.id, [battlefield.monster]
        yield from _path_traps(battlefield)
    yield "monster", "fled", [state.fled]


def _piles(state: State) -> Iterator[Place]:
    """Displays, decks and discards (ML-CMP-22)."""
    yield "mercenary", "tavern", state.tavern
    yield "mercenary", "mercenary_deck", state.mercenary_deck
    yield "mercenary", "mercenary_discard", state.mercenary_discard
    yield "aspirant", "aspirants", state.aspirants
    yield "trap", "trap_display", state.trap_display
    yield "trap", "trap_stack", state.trap_stack
    yield "trap", "trap_discard", state.trap_discard
    yield "equipment", "bazaar", state.bazaar
    yield "equipment", "equipment_deck", state.equipment_deck
    yield "equipment", "equipment_discard", state.equipment_discard
    yield "monster", "monster_deck", state.monster_deck
    yield "monster", "monster_discard", state.monster_discard
    yield "land", "land_deck", state.land_deck
    yield "path_tile", "path_stack", state.path_stack
    yield "path_tile", "path_discard", state.path_discard
    yield "loot", "loot_display", state.loot_display
    yield "loot", "loot_stack", state.loot_stack
    yield "loot", "loot_discard", state.loot_discard
    yield "mission", "mission_bag", state.mission_bag
    yield "mission", "mission_discard", state.mission_discard
    yield "panic", "panic", state.panic
    yield "panic", "panic_stack", state.panic_stack
    traps = load().traps
    yield "trap", "removed", [item for item in state.removed if item in traps]
    yield "mercenary", "removed", [item for item in state.removed if item not in traps]


def _clan_places(state: State, seat: int) -> Iterator[Place]:
    clan = state.clans[seat]
    where = f"clans[{seat}]"
    named = load().mercenaries
    yield "mercenary", f"{where}.members", [member.id for member in clan.members if member.id in named]
    yield "aspirant", f"{where}.members", [member.id for member in clan.members if member.id not in named]
    for member in clan.members:
        yield "equipment", f"{where}.members.{member.id}", member.equipment
    yield "trap", f"{where}.traps", clan.traps
    yield "loot", f"{where}.loot", clan.loot
    yield "monster", f"{where}.trophies", clan.trophies
    yield "land", f"{where}.lands", clan.lands


def _path_traps(location: Location) -> Iterator[Place]:
    for path in location.paths:
        if path.traps:
            yield "trap", path.id, [trap.kind for trap in path.traps]


def extra_aspirant(member_id: str) -> bool:
    """An aspirant beyond those in the box, made when none was left (ML-DTH-13)."""
    name, _, number = member_id.partition("_")
    return name == "aspirant" and number.isdecimal() and int(number) > load().aspirant_count
