"""Doors that open, rooms that are revealed, monsters that come into play (chapter 5.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tafelrunde.games.havens.board import places
from tafelrunde.games.havens.box.formula import Formula
from tafelrunde.games.havens.box.scenarios import Ally, Contents, Door, Placement, Tile, named_id
from tafelrunde.games.havens.game import FAR, Game
from tafelrunde.games.havens.rules.cards import monster_decks
from tafelrunde.games.havens.state import Chest, Figure, FigureRank, Overlay, Side
from tafelrunde.kernel import PARTY, Rules
from tafelrunde.tabletop.hexes import Hex

# --- doors and rooms ------------------------------------------------------------------------------------------


def open_door(game: Game, door: Door, opener: Figure) -> Rules[None]:
    """A door opens for good, and the room behind it is set up at once (GH-REV-01, GH-OVL-01)."""
    state = game.state
    if door.id in state.opened:
        return
    yield from game.announce.door_opens(game, door)
    door = next(other for other in state.map.doors if other.id == door.id)
    state.opened = (*state.opened, door.id)
    game.reveal()
    game.tell("door_opened", "GH-REV-01", figure=opener.id, door=door.id, at=places.spot(door.at))
    if opener.kind == "hero":
        game.tally(game.hero(opener), "doors")
    for room in door.joins:
        if room not in state.rooms:
            yield from reveal_room(game, room, opener)


def reveal_room(game: Game, room: int, by: Figure | None) -> Rules[None]:
    """Overlays, coins, treasures, allied figures and the monsters for this many characters (GH-REV-01 … GH-REV-05).

    At set-up nobody reveals it (GH-SET-02).
    """
    state = game.state
    contents = game.contents(room)
    state.rooms = (*state.rooms, room)
    game.tell("room_revealed", "GH-REV-01", room=room)
    if contents.section:
        game.tell_section(contents.section, "GH-REV-04")
    lay_out(game, room, contents)
    _place_allies(game, room, contents.allies)
    placed = yield from _place_monsters(game, room, contents.monsters, by)
    if state.phase == "turns":
        join_round(game, placed, _initiative_of(game, by))
    yield from game.announce.room_revealed(game, room, by)


def lay_out(game: Game, room: int, contents: Contents) -> None:
    """Tiles, coins and treasures; a treasure that this world has given away is gone (GH-LOT-09)."""
    state = game.state
    for tile in contents.tiles:
        if tile.hp is None:
            state.overlays.append(_overlay(game, room, tile))
        else:
            _place_objects(game, room, tile, game.number(tile.hp))
    state.coins.extend(contents.coins)
    for chest in contents.treasures:
        if chest.goal or chest.number not in state.taken:
            state.chests.append(Chest(chest.at, chest.number, chest.goal))


def _overlay(game: Game, room: int, tile: Tile) -> Overlay:
    """A trap's damage is its own, or that of the level if it has a damage part (GH-OVL-06)."""
    if tile.damage is not None:
        damage = game.number(tile.damage)
    else:
        damage = game.level.trap_damage if tile.harms else 0
    name = tile.id or game.new_id(tile.name)
    return Overlay(
        id=name,
        kind=tile.kind,
        name=tile.name,
        at=tile.at,
        damage=damage,
        cond=tile.cond,
        room=room,
        border=tile.border,
    )


def _place_objects(game: Game, room: int, tile: Tile, hp: int) -> None:
    """Obstacles with hit points are mostly enemies of the characters; each hex is one of its own.

    GH-OVL-14, GH-OVL-15, FH-TIL-19.
    """
    for at in tile.at:
        name = tile.id if tile.id and len(tile.at) == 1 else game.new_id(tile.name)
        figure = Figure(id=name, kind="object", side=tile.side, type=tile.name, at=at, hp=hp, most=hp, room=room)
        game.state.figures.append(figure)


def _place_allies(game: Game, room: int, allies: Sequence[Ally]) -> None:
    """Allied figures get random numbers, which fix the order in which they act (GH-OVL-18, GH-SPC-04)."""
    state = game.state
    for ally in allies:
        used = {figure.number for figure in state.figures if figure.kind == "ally"}
        free = [number for number in range(1, len(used) + len(allies) + 1) if number not in used]
        number = free[game.below("ally number", len(free))]
        hp = game.number(ally.hp)
        figure = Figure(
            id=f"{ally.id}:{number}",
            kind="ally",
            side="hero",
            type=ally.id,
            at=ally.at,
            hp=hp,
            most=hp,
            number=number,
            entered=state.round,
            room=room,
        )
        state.figures.append(figure)
        game.tell("ally_placed", "GH-OVL-18", figure=figure.id, at=places.spot(ally.at))


# --- monsters of a room ---------------------------------------------------------------------------------------


def _place_monsters(game: Game, room: int, placements: Sequence[Placement], by: Figure | None) -> Rules[list[Figure]]:
    """Monsters for as many characters as started, exhausted ones too (GH-REV-02, GH-SET-14)."""
    column = min(max(game.characters, 2), 4) - 2
    wanted: list[tuple[Placement, FigureRank]] = []
    for placement in placements:
        rank = placement.players[column]
        if placement.boss:
            wanted.append((placement, "boss"))
        elif rank != "-":
            wanted.append((placement, "named" if placement.name else rank))
    placed = []
    for placement, as_ in (yield from _as_standees_allow(game, wanted, by)):
        figure = place_monster(
            game,
            placement.type,
            as_,
            placement.at,
            hp=placement.hp,
            name=placement.name,
            side=placement.side,
            room=room,
        )
        if figure is not None:
            placed.append(figure)
    return placed


Wanted = list[tuple[Placement, FigureRank]]


def _as_standees_allow(game: Game, wanted: Wanted, by: Figure | None) -> Rules[Wanted]:
    """If standees run short, those nearest the revealing character are placed, at set-up nearest the start hexes.

    GH-REV-03, GH-SET-15. Of equally near ones the group chooses (GH-RUL-71).
    """
    chosen: Wanted = []
    for type_ in dict.fromkeys([placement.type for placement, _ in wanted]):
        left = [one for one in wanted if one[0].type == type_]
        room_for = len(free_standees(game, type_))
        if len(left) <= room_for:
            chosen += left
            continue
        game.tell("standees_short", "GH-REV-03", type=type_, n=room_for, wanted=len(left))
        origin = _origin(game, by)
        ranked = [(_order(game, one, origin), one) for one in left]
        for _ in range(room_for):
            best = min([order for order, _ in ranked])
            tied = [one for order, one in ranked if order == best]
            options = [places.option("place", one[0].at, one, {"rank": one[1]}) for one in tied]
            one = yield game.ask(PARTY, "scarce_monster", options, "GH-REV-03", {"type": type_})
            chosen.append(one)
            ranked = [(order, other) for order, other in ranked if other is not one]
    return chosen


def _origin(game: Game, by: Figure | None) -> list[Hex]:
    """From where those that are placed are the nearest (GH-REV-03, GH-SET-15)."""
    if by is None:
        return list(game.state.map.start)
    if game.edition.scarce_near_enemies:
        return [figure.at for figure in game.state.figures if figure.side == "hero"]
    return [by.at]


def _order(game: Game, one: tuple[Placement, FigureRank], origin: Sequence[Hex]) -> tuple[int, int]:
    elite = 0 if game.edition.scarce_elites_first and one[1] == "elite" else 1
    return elite, min([game.range(at, one[0].at) for at in origin], default=FAR)


def free_standees(game: Game, type_: str) -> list[int]:
    """The numbers of a type that no figure on the map has."""
    used = {figure.number for figure in game.state.figures if figure.kind == "monster" and figure.type == type_}
    return [number for number in range(1, game.content.monsters[type_].standees + 1) if number not in used]


def place_monster(
    game: Game,
    type_: str,
    rank: FigureRank,
    at: Hex,
    *,
    hp: Formula | None = None,
    name: str = "",
    side: Side = "monster",
    summoned: bool = False,
    room: int = 0,
) -> Figure | None:
    """A new monster with a random standee number (GH-SET-03); None if all standees of the type are on the map.

    One that the scenario names is known by that name (GH-SPC-03), and by its number only if there are two.
    """
    free = free_standees(game, type_)
    if not free:
        game.tell("no_standee", "GH-MAB-03", type=type_)
        return None
    number = free[game.below("standee", len(free))]
    known_as = named_id(game.state.scenario, name) if name else type_
    figure = Figure(
        id=f"{known_as}:{number}" if not name or game.find(known_as) is not None else known_as,
        kind="monster",
        side=side,
        type=type_,
        at=at,
        hp=0,
        most=0,
        rank=rank,
        number=number,
        summoned=summoned,
        entered=game.state.round,
        room=room,
    )
    figure.hp = figure.most = game.number(game.stats(figure).hp) if hp is None else game.own_hp(hp, type_)
    figure.late = _late(game, type_)
    game.state.figures.append(figure)
    monster_decks.ready(game, game.content.monsters[type_].deck)
    game.tell("monster_placed", "GH-SET-14", figure=figure.id, rank=rank, at=places.spot(at))
    return figure


def _late(game: Game, type_: str) -> int:
    """How often its group has consumed elements this round: it has no part in that (FH-MEL-04)."""
    if not game.edition.elements_by_group:
        return 0
    group = game.content.monsters[type_].deck
    return len({kin for kin in (*game.state.boons, *game.state.passed) if kin.partition(":")[0] == group})


# --- monsters that come later ---------------------------------------------------------------------------------


def nearest_empty(game: Game, at: Hex) -> list[Hex]:
    """The hex itself if it is empty, or else the nearest empty ones (GH-REV-12)."""
    return game.ground.nearest(at, game.empty())


def spawn_monster(game: Game, type_: str, rank: FigureRank, at: Hex) -> Rules[Figure | None]:
    """A monster enters at its spawn point or the nearest empty hex (GH-REV-11, GH-REV-12, GH-CLN-08).

    In the middle of a round it behaves like a revealed one.
    """
    hexes = nearest_empty(game, at)
    if not hexes or not free_standees(game, type_):
        game.tell("no_standee", "GH-MAB-03", type=type_)
        return None
    options = places.options("place", hexes)
    to = yield game.ask(PARTY, "spawn", options, "GH-REV-12", {"type": type_, "rank": rank})
    figure = place_monster(game, type_, rank, to, summoned=True)
    if figure is not None and game.state.phase == "turns":
        join_round(game, [figure], _initiative_of(game, None))
    return figure


def join_round(game: Game, figures: Iterable[Figure], number: int) -> None:
    """Monsters that came in mid-round: a card if their deck has none (GH-REV-05), and when they act.

    Those with a lower initiative than `number`, whose turn it is, act as soon as that turn is over (GH-REV-06,
    GH-REV-08), the others at their place in the order (GH-REV-07).
    """
    state = game.state
    for figure in figures:
        monster_decks.reveal(game, game.monster(figure).deck)
        card = game.monster_card(figure.type)
        if card is not None and card.initiative < number:
            state.interrupts.append(figure.id)
            game.tell("acts_at_once", "GH-REV-06", figure=figure.id, initiative=card.initiative)


def _initiative_of(game: Game, by: Figure | None) -> int:
    """The initiative of whoever revealed the room or, if nobody did, of the figure whose turn it is (GH-REV-09)."""
    state = game.state
    figure = by if by is not None else game.find(state.acting)
    if figure is not None:
        match figure.kind:
            case "hero":
                return game.hero(figure).initiative
            case "monster":
                card = game.monster_card(figure.type)
                if card is not None:
                    return card.initiative
    return state.order[state.turn].initiative if state.turn < len(state.order) else 0
