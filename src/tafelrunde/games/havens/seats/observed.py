"""A scenario as tables of numbers, with nothing in them that a seat may not know (GH-HID-01 … GH-HID-03)."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Any

from tafelrunde.games.havens.box.conditions import CONDITIONS
from tafelrunde.games.havens.box.scenarios import Map
from tafelrunde.games.havens.box.vocabulary import ELEMENTS
from tafelrunde.games.havens.seats.secrets import hands_open
from tafelrunde.games.havens.state import Figure, Hero, Mark, State
from tafelrunde.kernel.observation import WORD, Row, Rows, Table
from tafelrunde.tabletop.hexes import Hex

TABLES = (
    Table(
        "scenario",
        ("phase_", "scenario_", "round", "level", "acting_", "step_", "result_", "coins", "kills", "looted_goals",
         "blesses", "hero_curses", "monster_curses", *ELEMENTS),
        1,
    ),
    Table(
        "figures",
        ("id_", "type_", "kind_", "rank_", "hero_side", "owner", "q", "r", "hit_points", "most_hit_points", "shield",
         "retaliate", "conditions", "acted"),
        48,
    ),
    Table(
        "heroes",
        ("class_", "seat", "mine", "level", "experience", "coins", "initiative", "second_initiative", "resting",
         "exhausted", "escaped", "hand", "discarded", "lost", "modifiers_left", "performing_", "form_", "tokens"),
        4,
    ),
    Table("cards", ("card_", "hero", "where", "used"), 96),
    Table("items", ("item_", "hero", "state_", "used"), 32),
    Table("goals", ("goal_", "hero"), 8),
    Table("monsters", ("deck_", "card_", "left", "discarded"), 16),
    Table("order", ("id_", "kind_", "initiative"), 24),
    Table("hexes", ("seen", "q", "r", "room"), 256),
    Table("things", ("kind_", "q", "r", "damage", "name_"), 128),
    Table("campaign", ("what_", "amount"), 64),
)  # fmt: skip
"""`where` of a card: 1 hand, 2 chosen, 3 discarded, 4 lost, 5 active. `conditions`: one bit for each, in the order of
the table of conditions. `seen` of a hex: 2 in a revealed room, 1 not yet."""

HAND, CHOSEN, DISCARDED, LOST, ACTIVE = 1, 2, 3, 4, 5
_BITS = {name: 1 << at for at, name in enumerate(CONDITIONS)}


def observed(state: State, seat: int) -> Sequence[Rows]:
    """The rows of all tables, in their order."""
    open_hands = hands_open(state)
    elements = state.elements
    situation = (
        WORD[state.phase], WORD[state.scenario], state.round, state.level, WORD[state.acting], WORD[state.step],
        WORD[state.result], len(state.coins), sum(state.kills.values()), state.looted_goals, state.blesses,
        state.hero_curses, state.monster_curses, *[elements[element] for element in ELEMENTS],
    )  # fmt: skip
    cards: list[Row] = []
    items: list[Row] = []
    goals: list[Row] = []
    heroes = [_hero(hero, hero.seat == seat) for hero in state.heroes]
    for hero in state.heroes:
        index, mine = hero.index, hero.seat == seat
        if mine or open_hands:
            cards += [(WORD[card], index, HAND, 0) for card in hero.hand]
        cards += [(WORD[card], index, CHOSEN, 0) for card in hero.chosen]
        cards += [(WORD[card], index, DISCARDED, 0) for card in hero.discard]
        cards += [(WORD[card], index, LOST, 0) for card in hero.lost]
        cards += [(WORD[active.card], index, ACTIVE, active.used) for active in hero.active]
        items += [(WORD[item.id], index, WORD[item.state], item.used) for item in hero.items]
        if mine or state.phase == "over":
            goals += [(WORD[goal], index) for goal in hero.goals]
    _, hexes, doors = _layout(state.map, state.rooms, state.opened)
    return (
        (situation,),
        [_figure(figure) for figure in state.figures],
        heroes,
        cards,
        items,
        goals,
        [(WORD[name], WORD[deck.card], len(deck.draw), len(deck.discard)) for name, deck in state.decks.items()],
        [(WORD[slot.id], WORD[slot.kind], slot.initiative) for slot in state.order],
        hexes,
        _things(state, doors),
        () if state.world is None else [(WORD[what], amount) for what, amount in _campaign(state, seat)],
    )


def _figure(figure: Figure) -> Row:
    q, r = figure.at
    shield = retaliate = 0
    for bonus in figure.bonuses:
        shield += bonus.shield
        retaliate += bonus.retaliate
    return (
        WORD[figure.id], WORD[figure.type], WORD[figure.kind], WORD[figure.rank], figure.side == "hero", figure.owner,
        q, r, figure.hp, figure.most, shield, retaliate, _conditions(figure.marks) if figure.marks else 0, figure.acted,
    )  # fmt: skip


def _conditions(marks: tuple[Mark, ...]) -> int:
    bits = 0
    for mark in marks:
        bits |= _BITS[mark.what]
    return bits


def _hero(hero: Hero, mine: bool) -> Row:
    return (
        WORD[hero.id], hero.seat, mine, hero.character.level, hero.xp, hero.coins, hero.initiative, hero.second,
        hero.resting, hero.exhausted, hero.escaped, len(hero.hand), len(hero.discard), len(hero.lost),
        len(hero.deck.draw), WORD[hero.performing], WORD[hero.form], hero.tokens,
    )  # fmt: skip


_layouts: OrderedDict[tuple[int, tuple[int, ...], tuple[str, ...]], tuple[Map, Rows, Rows]] = OrderedDict()
"""By the identity of the map, which is held on to, so that no other can get the same."""
_MOST_LAYOUTS = 256


_lying: OrderedDict[tuple[int, tuple[int, ...], tuple[Hex, ...]], tuple[tuple[Any, ...], Rows]] = OrderedDict()
"""By the identity of doors, tiles and chests, which are held on to."""


def _layout(map_: Map, rooms: tuple[int, ...], opened: tuple[str, ...]) -> tuple[Map, Rows, Rows]:
    """The hexes and the doors of a map, which is public from the start (GH-SET-02)."""
    key = id(map_), rooms, opened
    found = _layouts.get(key)
    if found is None:
        hexes = [(2 if room.id in rooms else 1, q, r, room.id) for room in map_.rooms for q, r in room.hexes]
        words = [("open_door" if door.id in opened else "door", door) for door in map_.doors]
        doors = [(WORD[word], *door.at, 0, WORD[door.id]) for word, door in words]
        found = _layouts[key] = map_, hexes, doors
        if len(_layouts) > _MOST_LAYOUTS:
            _layouts.popitem(last=False)
    return found


def _things(state: State, doors: Rows) -> Rows:
    """What lies on the map. Tiles and chests never change, they come and go; so the rows are made once for each set."""
    overlays, chests = state.overlays, state.chests
    key = id(doors), (*map(id, overlays), *map(id, chests)), tuple(state.coins)
    found = _lying.get(key)
    if found is None:
        rows = [*doors]
        for tile in overlays:
            rows += [(WORD[tile.kind], q, r, tile.damage, WORD[tile.name]) for q, r in tile.at]
        rows += [(WORD["coin"], q, r, 0, 0) for q, r in state.coins]
        rows += [(WORD["goal_chest" if chest.goal else "chest"], *chest.at, chest.number, 0) for chest in chests]
        found = _lying[key] = (doors, *overlays, *chests), rows
        if len(_lying) > _MOST_LAYOUTS:
            _lying.popitem(last=False)
    return found[1]


def _campaign(state: State, seat: int) -> Iterator[tuple[str, int]]:
    """What a party has in town: numbers that decisions there turn on."""
    world, outpost, stay = state.world, state.outpost, state.stay
    if world is None:
        return
    yield "prosperity", world.prosperity
    yield "donated", world.donated
    yield "scenarios_played", len(state.chronicle)
    yield "scenarios_open", len(state.progress.opened)
    if state.parties:
        yield "reputation", state.parties[state.party].reputation
    if stay is not None:
        yield f"stage:{stay.stage}", 1
        if stay.event:
            yield stay.event, 1
    if outpost is not None:
        yield "weeks", outpost.weeks
        yield "morale", outpost.morale
        yield "inspiration", outpost.inspiration
        yield "soldiers", outpost.soldiers
        yield "defence", outpost.defence
        yield from outpost.supply
        for building in outpost.buildings:
            yield building.id, building.level - 10 * building.wrecked
    for member in state.roster:
        if not member.left and member.seat == seat:
            yield f"gold:{member.id}", member.character.gold
            yield f"level:{member.id}", member.character.level
            yield f"experience:{member.id}", member.character.xp
