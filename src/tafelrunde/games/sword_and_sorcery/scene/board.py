"""The map on the table: zones of one or more squares, borders, figures and tokens (SS-CMP-20)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from tafelrunde.games.sword_and_sorcery.box.map.board import Board, border_name
from tafelrunde.games.sword_and_sorcery.box.map.layout import Segment, Square
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.conditions.inflicting import held
from tafelrunde.games.sword_and_sorcery.scene.cards import acting, reader_of, scroll_texts
from tafelrunde.games.sword_and_sorcery.state import CompanionFigure, Enemy, Figure, Hero, Plague
from tafelrunde.games.sword_and_sorcery.words import icons
from tafelrunde.kernel.scene import Badge, Edge, Piece, Rank, Sky, Text, Zone, ZoneBoard

RANKS: dict[str, Rank] = {"green": "normal", "blue": "elite", "red": "leader", "violet": "boss"}


def adventure_map(game: Game, seat: int) -> ZoneBoard:
    """The map as it is now, with what the viewer's hero sees of it."""
    own = next((hero for hero in game.state.heroes if hero.seat == seat and hero.zone and not hero.ghost), None)
    zones = tuple([_zone(game, zone, squares, own) for zone, squares in game.board.layout.zones.items()])
    sky: Sky = "night" if game.state.daytime == "night" else "day" if game.state.daytime == "day" else ""
    return ZoneBoard(id="map", name="label-map", zones=zones, borders=tuple(_borders(game)), sky=sky)


def _zone(game: Game, zone: str, squares: tuple[Square, ...], own: Hero | None) -> Zone:
    state = game.state
    tip = []
    if own is not None and own.zone != zone:
        key = "tip-in_sight" if game.sees(own, zone) else "tip-out_of_sight"
        tip.append(Text(key, {"n": game.ground.distance(own.zone, zone)}))
    if zone in state.difficult:
        tip.append(Text("tip-difficult"))
    if zone in state.dangerous:
        tip.append(Text("tip-dangerous"))
    ratio = game.ratio(zone)
    control, dominated = ratio.control, bool(ratio.control) and ratio.domination == ratio.control
    if control:
        tip.append(Text(f"tip-{'domination' if dominated else 'control'}_{control}"))
    tip.append(Text("tip-tile", {"tile": game.adventure.tiles[game.board.layout.tiles[zone]].face}))
    return Zone(
        id=f"zone:{zone}",
        name=zone,
        corners=outline(squares),
        kind=" ".join(_kinds(game, zone, own, dominated)),
        tone="good" if control == "heroes" else "bad" if control else "",
        tip=tuple(tip),
        rule="SS-MAP-02",
        pieces=tuple(_pieces(game, zone)),
    )


def _kinds(game: Game, zone: str, own: Hero | None, dominated: bool) -> Iterator[str]:
    """What is to be seen of a zone: its ground, its tile, whether the viewer's hero sees it, and who dominates it."""
    state = game.state
    yield "room"
    yield f"tile-{tints(game.board)[zone]}"
    if zone in state.difficult:
        yield "rubble"
    if zone in state.dangerous:
        yield "harm"
    if own is not None and not game.sees(own, zone):
        yield "unseen"
    if dominated:
        yield "dominated"


@cache
def tints(board: Board) -> dict[str, int]:
    """Tiles side by side have different shades of floor: for each zone the number of its shade."""
    layout = board.layout
    squares = {square: layout.tiles[zone] for zone, all_ in layout.zones.items() for square in all_}
    beside: dict[int, set[int]] = {}
    for (x, y), tile in squares.items():
        for other in (squares.get((x + 1, y)), squares.get((x, y + 1))):
            if other is not None and other != tile:
                beside.setdefault(tile, set()).add(other)
                beside.setdefault(other, set()).add(tile)
    shade: dict[int, int] = {}
    for tile in sorted(set(squares.values())):
        taken = {shade[other] for other in beside.get(tile, ()) if other in shade}
        shade[tile] = next(number for number in range(len(taken) + 1) if number not in taken)
    return {zone: shade[tile] for zone, tile in layout.tiles.items()}


@cache
def outline(squares: tuple[Square, ...]) -> tuple[tuple[float, float], ...]:
    """The corners of the squares' common outline, clockwise from its first corner."""
    around = {side for x, y in squares for side in pairwise(((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y)))}
    sides = {a: b for a, b in around if (b, a) not in around}  # a side that two squares share lies inside
    start = min(sides, key=lambda corner: (corner[1], corner[0]))
    corners = [start]
    here = sides[start]
    while here != start:
        corners.append(here)
        here = sides[here]
    kept = [
        corner
        for at, corner in enumerate(corners)
        if (corners[at - 1][0] == corner[0]) != (corner[0] == corners[(at + 1) % len(corners)][0])
    ]
    return tuple([(float(x), float(y)) for x, y in kept])


def _borders(game: Game) -> list[Edge]:
    """Borders between zones that touch: open, closed by a door, or wall, stretch by stretch (SS-MAP-03, SS-MAP-04)."""
    edges = [
        _border(game, key, number, stretch)
        for key, stretches in touching(game.board).items()
        for number, stretch in enumerate(stretches)
    ]
    return [*edges, *[_barrier(a, b) for a, b in game.state.barriers]]


class Stretch(NamedTuple):
    """A straight part of a border, and whether one can pass there."""

    line: tuple[float, float, float, float]
    open: bool


@cache
def touching(board: Board) -> dict[str, tuple[Stretch, ...]]:
    """Every border by its name, open stretches first; sides of squares that lie in one line are one stretch."""
    layout = board.layout
    squares = {square: zone for zone, all_ in layout.zones.items() for square in all_}
    found: dict[str, list[Stretch]] = {}
    for (x, y), zone in sorted(squares.items()):
        right, below = (x + 1, y, x + 1, y + 1), (x, y + 1, x + 1, y + 1)
        for beyond, line in ((squares.get((x + 1, y)), right), (squares.get((x, y + 1)), below)):
            if beyond is None or beyond == zone:
                continue
            side = Segment((2 * line[0], 2 * line[1]), (2 * line[2], 2 * line[3]))
            new = Stretch(line, side in layout.open.get((zone, beyond), ()))
            _lengthen(found.setdefault(border_name(zone, beyond), []), new)
    return {key: tuple(sorted(stretches, key=lambda one: not one.open)) for key, stretches in found.items()}


def _lengthen(stretches: list[Stretch], new: Stretch) -> None:
    """The new one goes on where another ends, or stands by itself."""
    x1, y1, x2, y2 = new.line
    for at, (line, open_) in enumerate(stretches):
        straight = (line[0] == line[2]) == (x1 == x2)
        if straight and line[2:] == (x1, y1) and open_ == new.open:
            stretches[at] = Stretch((*line[:2], x2, y2), open_)
            return
    stretches.append(new)


def _border(game: Game, key: str, number: int, stretch: Stretch) -> Edge:
    a, _, b = key.partition("-")
    between = (f"zone:{a}", f"zone:{b}")
    shut = key in game.state.shut
    door = game.board.doors.get(key) if number == 0 else None
    if door is None:
        kind = "open" if stretch.open and not shut else "wall"
        return Edge(id=f"border:{key}:{number}", between=between, kind=kind, line=stretch.line)
    if shut:
        kind = "locked_door" if door.locked else "door"
        name, rule = f"label-{kind}", "SS-DOR-01"
        return Edge(id=f"door:{key}", name=name, between=between, kind=kind, line=stretch.line, rule=rule)
    return Edge(id=f"door:{key}", name="label-open_door", between=between, kind="open_door", line=stretch.line)


def _barrier(a: str, b: str) -> Edge:
    between = (f"zone:{a}", f"zone:{b}")
    tip = (Text("tip-barrier", {"a": a, "b": b}),)
    return Edge(id=f"barrier:{a}-{b}", name="label-barrier", between=between, kind="barrier", tip=tip, rule="SS-TER-03")


# --- what stands and lies in a zone ---------------------------------------------------------------------------------


def _pieces(game: Game, zone: str) -> list[Piece]:
    state = game.state
    pieces = [hero_piece(game, hero) for hero in state.heroes if hero.zone == zone and hero.card]
    pieces += [_companion(game, one) for one in game.companions_in(zone)]
    pieces += [enemy_piece(game, enemy) for enemy in game.enemies_in(zone)]
    pieces += [_plague(game, plague) for plague in game.plagues_in(zone)]
    return pieces + _tokens(game, zone)


def badges(figure: Figure) -> tuple[Badge, ...]:
    """Conditions and shields."""
    found = []
    for what in held(figure):
        kind = what.partition(".")[0]
        if kind in icons.CONDITIONS:
            found.append(Badge(icons.CONDITIONS[kind], "", f"name-{kind}", "bad"))
    if figure.shields:
        found.append(Badge(icons.MAGIC_SHIELD, figure.shields, "label-magic_shields", "good"))
    if figure.hidden:
        found.append(Badge(icons.HIDDEN, "", "label-hidden", "good"))
    return tuple(found)


def hero_piece(game: Game, hero: Hero) -> Piece:
    most = game.max_hp(hero)
    active = game.state.turn is not None and hero.seat == game.state.active
    return Piece(
        id=hero.id,
        name=hero.card,
        icon=icons.GHOST if hero.ghost else icons.HEROES[game.hero_card(hero).hero],
        seat=hero.seat,
        health=None if hero.ghost else (max(0, most - hero.wounds), most),
        badges=(*_hero_marks(game, hero), *badges(hero)),
        state="lost" if hero.ghost else "active" if active else "",
    )


def _hero_marks(game: Game, hero: Hero) -> list[Badge]:
    """Engaged with enemies (SS-ENG-01); whom the boss is after (SS-THR-01)."""
    found = []
    if not hero.ghost and game.engaged(hero):
        found.append(Badge(icons.ATTACK, "", "label-engaged", "bad"))
    if game.state.threat == hero.seat:
        found.append(Badge(icons.THREAT, game.state.threat_level, "label-threat", "bad"))
    return found


def enemy_piece(game: Game, enemy: Enemy) -> Piece:
    most = game.max_hp(enemy)
    rank = game.scroll(enemy).rank
    return Piece(
        id=enemy.id,
        name=enemy.card,
        icon=icons.ENEMIES.get(enemy.scroll, icons.RANKS[rank]),
        health=(max(0, most - enemy.wounds), most),
        rank=RANKS[rank],
        color=icons.COLORS[rank],
        badges=badges(enemy),
        state="active" if acting(game, enemy) is not None else "",
        tip=scroll_texts(game.scroll(enemy), reader_of(game)),
        rule="SS-BEH-05",
    )


def _companion(game: Game, companion: CompanionFigure) -> Piece:
    most = game.max_hp(companion)
    return Piece(
        id=companion.id,
        name=companion.card,
        icon=icons.COMPANIONS.get(companion.card, icons.COMPANION),
        seat=companion.owner,
        health=(max(0, most - companion.wounds), most),
        rank="summon",
        badges=badges(companion),
    )


def _plague(game: Game, plague: Plague) -> Piece:
    most = game.max_hp(plague)
    return Piece(
        id=plague.id,
        name=plague.kind,
        icon="spider-eye" if plague.kind == "nest" else "long-legged-spider",
        health=(max(0, most - plague.wounds), most),
        rank="minion",
        badges=badges(plague),
    )


def _tokens(game: Game, zone: str) -> list[Piece]:
    state = game.state
    pieces = []
    if shadows := state.shadows.get(zone):
        pieces.append(Piece(id=f"shadow:{zone}", name="label-shadow", icon=icons.SHADOW, count=len(shadows)))
    for kind, there, icon in (("chest", state.chests, icons.CHEST), ("search", state.searches, icons.SEARCH)):
        if zone in there:
            pieces.append(Piece(id=f"{kind}:{zone}", name=f"label-{kind}", icon=icon, color="gold"))
    if zone in state.altars:
        used = "" if state.altars[zone] else "closed"
        pieces.append(Piece(id=f"altar:{zone}", name="label-altar", icon=icons.ALTAR, state=used))  # type: ignore[arg-type]
    for portal in state.portals:
        if portal.zone == zone:
            used = "" if portal.open else "closed"
            pieces.append(
                Piece(id=f"portal:{portal.symbol}", name=f"label-portal_{portal.symbol}", icon=icons.PORTAL, state=used)  # type: ignore[arg-type]
            )
    if zone in state.waypoints:
        pieces.append(Piece(id=f"waypoint:{zone}", name="label-waypoint", icon=icons.WAYPOINT))
    for kind, levels, icon in (("fire", state.fires, icons.FIRE), ("poison", state.poisons, icons.POISON)):
        if zone in levels:
            pieces.append(Piece(id=f"{kind}:{zone}", name=f"name-{kind}", icon=icon, count=levels[zone], color="red"))
    if zone in state.lying:
        pieces.append(Piece(id=f"lying:{zone}", name="label-lying", icon=icons.LOOT, color="gold"))
    return pieces
