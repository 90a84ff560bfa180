"""The dungeon on the table: zones in light and shadow, doors between them, figures and tokens in them."""

from __future__ import annotations

from collections import Counter

from tafelrunde.games.massive_darkness.box.boards import Board, ZoneInfo
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.figures.enemy_health import full_health
from tafelrunde.games.massive_darkness.scene.dice import dice_line, enemy_pools
from tafelrunde.games.massive_darkness.scene.quest import token_tip
from tafelrunde.games.massive_darkness.state import Activation, Enemy, Hero
from tafelrunde.games.massive_darkness.words import icons
from tafelrunde.games.massive_darkness.words.effects import effect_texts
from tafelrunde.kernel.scene import Badge, Edge, Label, Piece, Rank, Text, Zone, ZoneBoard

GAP = 0.5
"""Between floors that are drawn side by side, in zones."""
CROWD = 3
"""From so many minions on those of equal health stand as one figure with a number."""
RANKS: dict[str, Rank] = {"horde": "leader", "harbinger": "elite", "lesser": "boss", "greater": "boss"}


def dungeon(game: Game) -> ZoneBoard:
    """The board as it is now (MD-CMP-01 … 08)."""
    there = [zone for zone in game.board.zones.values() if zone.name not in game.state.gone]
    moved = floor_places(game.board)
    zones = tuple(_zone(game, zone, moved[zone.name]) for zone in there)
    labels = _floor_labels(game, moved)
    return ZoneBoard(id="dungeon", name="label-dungeon", zones=zones, borders=tuple(_borders(game)), labels=labels)


def _floor_labels(game: Game, moved: dict[str, tuple[float, float]]) -> tuple[Label, ...]:
    """The numbers of floors, where a quest has several (MD-Q10-01)."""
    labels = []
    for number, floor in enumerate(game.board.quest.floors, 1):
        places = [moved[zone.name] for zone in game.board.zones.values() if zone.tile in floor.tiles]
        x, y = min([x for x, _ in places]), min([y for _, y in places])
        labels.append(Label(x, y, Text("label-floor", {"n": number})))
    return tuple(labels)


def floor_places(board: Board) -> dict[str, tuple[float, float]]:
    """Where each zone is drawn: as it lies, but floors that do not touch each other are moved together."""
    floors = _floors(board)
    if len(floors) == 1:
        return {zone.name: (float(zone.x), float(zone.y)) for zone in board.zones.values()}
    floors.sort(key=lambda floor: -_size(floor)[1])
    room = _size(floors[0])[1]
    places: dict[str, tuple[float, float]] = {}
    left = top = wide = 0.0
    for floor in floors:
        width, height = _size(floor)
        if top and top + height > room + GAP:
            left, top, wide = left + wide + GAP, 0.0, 0.0
        dx, dy = left - min(zone.x for zone in floor), top - min(zone.y for zone in floor)
        places |= {zone.name: (zone.x + dx, zone.y + dy) for zone in floor}
        top, wide = top + height + GAP, max(wide, width)
    return places


def _floors(board: Board) -> list[list[ZoneInfo]]:
    """The zones that hang together on the table, tile beside tile."""
    left = {(zone.x, zone.y): zone for zone in board.zones.values()}
    floors = []
    while left:
        front = [next(iter(left))]
        floor = []
        while front:
            x, y = front.pop()
            if (zone := left.pop((x, y), None)) is not None:
                floor.append(zone)
                front += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        floors.append(floor)
    return floors


def _size(floor: list[ZoneInfo]) -> tuple[int, int]:
    xs, ys = [zone.x for zone in floor], [zone.y for zone in floor]
    return max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def _zone(game: Game, zone: ZoneInfo, place: tuple[float, float]) -> Zone:
    x, y = place
    light = Text("tip-light" if zone.light else "tip-shadow")
    start = zone.name == game.board.start
    tip = [light]
    if start:
        tip.append(Text("label-start"))
    if zone.name in game.state.unexplored:
        tip.append(Text("tip-unexplored"))
    return Zone(
        id=f"zone:{zone.name}",
        name=zone.name,
        corners=((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)),
        kind="room" if zone.room else "corridor",
        light="light" if zone.light else "shadow",
        icon=icons.START if start else "",
        tip=tuple(tip),
        rule="MD-CMP-02",
        pieces=tuple(_pieces(game, zone.name)),
    )


def _borders(game: Game) -> list[Edge]:
    """Every border between two zones; doors keep their names, so that they can be opened (MD-CMP-03, MD-CMP-08)."""
    board = game.board
    edges = []
    for zone in board.zones.values():
        for dx, dy in ((1, 0), (0, 1)):
            beyond = board.map.at(zone.x + dx, zone.y + dy)
            if beyond is None or zone.name in game.state.gone or beyond in game.state.gone:
                continue
            edges.append(_border(game, *sorted((zone.name, beyond))))
    return edges


def _border(game: Game, a: str, b: str) -> Edge:
    board = game.board
    key = f"{a}-{b}"
    between = (f"zone:{a}", f"zone:{b}")
    door = board.doors.get(key)
    if door is not None:
        if key in game.state.shut:
            kind = "locked_door" if door.special else "door"
            return Edge(id=f"door:{key}", name="label-door", between=between, kind=kind, rule="MD-DOR-01")
        return Edge(id=f"door:{key}", name="label-open_door", between=between, kind="open_door")
    name = board.map.border(a, b)
    if name is None or name in game.state.shut:
        return Edge(id=f"border:{key}", between=between, kind="wall")
    return Edge(id=f"border:{key}", between=between, kind="opening" if key in board.doorways else "open")


# --- what stands and lies in a zone ---------------------------------------------------------------------------------


def _pieces(game: Game, zone: str) -> list[Piece]:
    state = game.state
    pieces = [_hero_piece(game, hero) for hero in state.heroes if hero.zone == zone and not hero.escaped]
    for enemy in state.enemies:
        if enemy.zone == zone:
            pieces += enemy_pieces(game, enemy)
    return pieces + _tokens(game, zone)


def _tokens(game: Game, zone: str) -> list[Piece]:
    state = game.state
    pieces = []
    normal, special = state.treasure.get(zone, (0, 0))
    if normal:
        pieces.append(
            Piece(id=f"treasure:{zone}", name="label-treasure", icon=icons.TREASURE, count=normal, color="gold")
        )
    if special:
        pieces.append(
            Piece(id=f"special:{zone}", name="label-special_treasure", icon=icons.CHEST, count=special, color="purple")
        )
    for at, token in enumerate(state.objectives):
        if token.zone == zone:
            kind = "hidden" if token.hidden else token.kind
            tip = token_tip(game, kind)
            pieces.append(
                Piece(id=f"objective:{at}", name=f"label-{kind}", icon=icons.TOKENS[kind], color="cyan", tip=tip)
            )
    for pillar in state.pillars:
        if pillar.zone == zone:
            health = (pillar.health, game.board.quest.pillars[pillar.number].health) if pillar.health else None
            pieces.append(Piece(id=f"pillar:{pillar.number}", name="label-pillar", icon=icons.PILLAR, health=health))
    return [*pieces, *quests.of(game).shown(game, zone), *_marks(game, zone)]


def _marks(game: Game, zone: str) -> list[Piece]:
    """What is never taken: level tokens and the exit."""
    pieces = []
    for level, token_zone in game.level_tokens():
        if token_zone == zone:
            name = f"level:{zone}" if (level, zone) in game.board.level_tokens else f"level:{zone}:{level}"
            tip = (Text("tip-level_token", {"n": level}),)
            pieces.append(
                Piece(
                    id=name,
                    name="label-level_token",
                    icon=icons.LEVEL,
                    number=level,
                    tip=tip,
                    color="gold" if level == game.state.level else "blue",
                )
            )
    for number, (below, above) in enumerate(game.board.quest.stairs, 1):
        ends = game.board.zone(below), game.board.zone(above)
        if zone in ends:
            other = ends[1] if zone == ends[0] else ends[0]
            tip = (Text("tip-stairs", {"zone": other}),)
            pieces.append(
                Piece(
                    id=f"stairs:{zone}",
                    name="label-stairs",
                    icon=icons.STAIRS,
                    number=number,
                    tip=tip,
                    rule="MD-Q10-03",
                )
            )
    if zone == game.board.exit:
        pieces.append(Piece(id="exit", name="label-exit", icon=icons.EXIT, color="green"))
    return pieces


def _hero_piece(game: Game, hero: Hero) -> Piece:
    health = (max(0, hero.health), game.max_health(hero)) if hero.sheet else None
    badges = []
    if hero.stunned:
        badges.append(Badge(icons.STUNNED, "", "label-stunned", "bad"))
    if hero.sheet and hero.present and game.shadow_mode(hero):
        badges.append(Badge(icons.SHADOW, "", "label-shadow_mode", "good"))
    activation = game.state.activation
    active = activation is not None and activation.seat == hero.seat
    return Piece(
        id=f"hero:{hero.seat}",
        name=hero.card,
        icon=icons.DEAD if hero.dead else icons.hero_sign(hero.card, hero.seat),
        seat=hero.seat,
        health=health,
        badges=tuple(badges),
        tip=(_left(activation),) if activation is not None and active else (),
        state="lost" if hero.dead else "active" if active else "",
    )


def _left(activation: Activation) -> Text:
    """What the hero may still do: actions, and movement points while it moves (MD-ACT-01, MD-MVA-01)."""
    if activation.moving:
        return Text("tip-points_left", {"actions": activation.actions, "points": activation.points})
    return Text("tip-actions_left", {"actions": activation.actions})


def color_of(kind: str) -> str:
    """The colour of an enemy's people."""
    return icons.COLORS.get(kind.partition("_")[0], "")


def icon_of(kind: str, role: str) -> str:
    return icons.ENEMIES.get(kind, icons.ENEMY[role])


def enemy_pieces(game: Game, enemy: Enemy) -> list[Piece]:
    """The figures of one enemy card: leader and minions stand together, and the first is what is chosen (MD-ENM-01)."""
    card = game.card(enemy)
    most = full_health(game, enemy)
    badges = [Badge(icons.STUNNED, "", "label-stunned", "bad")] if enemy.stunned else []
    pools = [dice_line(use, counts) for use, counts in enemy_pools(game, enemy)]
    tip: tuple[Text, ...] = (_strength(game, enemy), *pools, *effect_texts(card.effects))
    if enemy.treasure and enemy.health > 0:
        tip += (Text("tip-treasure", {"card": enemy.treasure}),)
    figures: list[tuple[Rank, int, int]] = []
    if enemy.health > 0:
        figures.append((RANKS[card.role], enemy.health, 1))
    figures += [("minion", health, count) for health, count in _minions(enemy)]
    return [
        Piece(
            id=f"enemy:{enemy.id}" if not at else f"enemy:{enemy.id}:{at}",
            name=enemy.id,
            icon=icon_of(card.type, card.role),
            health=(health, most),
            rank=rank,
            count=count,
            group=f"enemy:{enemy.id}",
            color=color_of(card.type),
            badges=() if at else tuple(badges),
            tip=tip if rank != "minion" else (Text("tip-minion"), *tip),
        )
        for at, (rank, health, count) in enumerate(figures)
    ]


def _strength(game: Game, enemy: Enemy) -> Text:
    """Its level, and how many figures there are."""
    level = game.card(enemy).level or 0
    return Text("tip-strength", {"level": level, "minions": len(enemy.minions), "health": full_health(game, enemy)})


def _minions(enemy: Enemy) -> list[tuple[int, int]]:
    """The minions as health and how many of it: each by itself, or in a crowd all of one health together."""
    if len(enemy.minions) < CROWD:
        return [(health, 1) for health in sorted(enemy.minions, reverse=True)]
    return sorted(Counter(enemy.minions).items(), reverse=True)
