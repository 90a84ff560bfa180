"""What is on the table, as one seat sees it: the dungeon in zones, the heroes' dashboards, the quest."""

from __future__ import annotations

from tafelrunde.games.massive_darkness import icons
from tafelrunde.games.massive_darkness.boards import ZoneInfo
from tafelrunde.games.massive_darkness.dice import COLORS
from tafelrunde.games.massive_darkness.effects import ATTACK_KINDS
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.enemies import full_health
from tafelrunde.games.massive_darkness.state import Enemy, Hero, State
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.scene import Badge, Card, Item, Line, Piece, Pile, Scene, Seat, Text, Track, Zone, ZoneBoard
from tafelrunde.kernel.scene import State as ElementState


def scene(state: State, seat: int, decision: Decision | None) -> Scene:
    """The whole table as `seat` sees it."""
    game = Game(state)
    asked = decision.seat if decision is not None else None
    return Scene(
        title=Text("title", {"quest": state.quest, "round": state.round, "phase": Text(f"phase-{state.phase}")}),
        viewer=seat,
        seats=tuple(_seat(game, hero, seat, asked) for hero in game.clockwise()),
        boards=(_board(game),),
        mine=_mine(game, game.hero(seat)) if 0 <= seat < state.players else (),
        side=_side(game),
        focus=(),
    )


# --- the dungeon --------------------------------------------------------------------------------------------------


def _board(game: Game) -> ZoneBoard:
    zones = tuple(_zone(game, zone) for zone in game.board.zones.values() if zone.name not in game.state.gone)
    return ZoneBoard(id="dungeon", zones=zones, edges=_edges(game))


def _zone(game: Game, zone: ZoneInfo) -> Zone:
    x, y = float(zone.x), float(zone.y)
    return Zone(
        id=f"zone:{zone.name}",
        name=zone.name,
        corners=((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)),
        kind=f"{'room' if zone.room else 'corridor'}-{'light' if zone.light else 'shadow'}",
        pieces=tuple(_pieces(game, zone.name)),
    )


def _edges(game: Game) -> tuple[tuple[str, str, str], ...]:
    """Every border between neighbours that is not simply open."""
    board = game.board
    edges = []
    for zone in board.zones.values():
        for dx, dy in ((1, 0), (0, 1)):
            beyond = board.map.at(zone.x + dx, zone.y + dy)
            if beyond is None:
                continue
            name = board.map.border(zone.name, beyond)
            key = "-".join(sorted((zone.name, beyond)))
            if name is None:
                edges.append((zone.name, beyond, "wall"))
            elif name in game.state.shut:
                edges.append((zone.name, beyond, "door" if name in board.doors else "blocked"))
            elif name in board.doors:
                edges.append((zone.name, beyond, "open-door"))
            elif key in board.doorways:
                edges.append((zone.name, beyond, "opening"))
    return tuple(edges)


def _pieces(game: Game, zone: str) -> list[Piece]:
    state = game.state
    pieces = [_hero_piece(game, hero) for hero in state.heroes if hero.zone == zone and not hero.escaped]
    pieces += [_enemy_piece(game, enemy) for enemy in state.enemies if enemy.zone == zone]
    normal, special = state.treasure.get(zone, (0, 0))
    if normal:
        pieces.append(Piece(id=f"treasure:{zone}", name="label-treasure", icon=icons.TREASURE, count=normal))
    if special:
        pieces.append(Piece(id=f"special:{zone}", name="label-special_treasure", icon=icons.CHEST, count=special))
    for at, token in enumerate(state.objectives):
        if token.zone == zone:
            kind = "hidden" if token.hidden else token.kind
            pieces.append(Piece(id=f"objective:{at}", name=f"label-{kind}", icon=icons.TOKENS[kind]))
    for pillar in state.pillars:
        if pillar.zone == zone:
            health = (pillar.health, game.board.quest.pillars[pillar.number].health) if pillar.health else None
            pieces.append(Piece(id=f"pillar:{pillar.number}", name="label-pillar", icon=icons.PILLAR, health=health))
    if fireworks := state.marks.get(f"firework:{zone}"):
        pieces.append(Piece(id=f"firework:{zone}", name="label-firework", icon=icons.FIREWORK, count=fireworks))
    for name in state.shut:
        if name in game.board.doors and game.board.doors[name].a == zone:
            pieces.append(Piece(id=f"door:{name}", name="label-door", icon=icons.DOOR, state="closed"))
    for level, token_zone in game.level_tokens():
        if token_zone == zone:
            badges = (Badge(icons.LEVEL, level, "label-level"),)
            active: ElementState = "active" if level == state.level else ""
            name = f"level:{zone}" if (level, zone) in game.board.level_tokens else f"level:{zone}:{level}"
            pieces.append(Piece(id=name, name="label-level", icon=icons.LEVEL, badges=badges, state=active))
    if zone == game.board.exit:
        pieces.append(Piece(id="exit", name="label-exit", icon=icons.EXIT))
    if zone == game.board.start:
        pieces.append(Piece(id="start", name="label-start", icon=icons.START))
    return pieces


def _hero_piece(game: Game, hero: Hero) -> Piece:
    health = (hero.health, game.max_health(hero)) if hero.sheet else None
    badges = (Badge(icons.STUNNED, "", "label-stunned"),) if hero.stunned else ()
    return Piece(
        id=f"hero:{hero.seat}",
        name=hero.card,
        icon=icons.SEATS[hero.seat],
        seat=hero.seat,
        health=health,
        badges=badges,
        state="lost" if hero.dead else "",
    )


def _enemy_piece(game: Game, enemy: Enemy) -> Piece:
    card = game.card(enemy)
    badges = [Badge(icons.STUNNED, "", "label-stunned")] if enemy.stunned else []
    if enemy.minions:
        badges.append(Badge(icons.ENEMY["horde"], len(enemy.minions), "label-minions"))
    return Piece(
        id=f"enemy:{enemy.id}",
        name=enemy.id,
        icon=icons.ENEMY[card.role],
        health=(enemy.health, full_health(game, enemy)),
        badges=tuple(badges),
        tip=(Text("tip-treasure", {"card": enemy.treasure}),) if enemy.treasure else (),
    )


# --- the heroes ---------------------------------------------------------------------------------------------------


def _seat(game: Game, hero: Hero, viewer: int, asked: int | None) -> Seat:
    badges = [Badge(icons.HEALTH, hero.health, "label-health"), Badge(icons.XP, hero.xp, "label-xp")]
    if hero.seat == game.state.first_player:
        badges.append(Badge(icons.FIRST, "", "label-first_player"))
    if hero.things:
        badges.append(Badge(icons.THINGS, sum(hero.things.values()), "label-things"))
    activation = game.state.activation
    if activation is not None and activation.seat == hero.seat:
        badges.append(Badge(icons.ACTIONS, activation.actions, "label-actions"))
    return Seat(
        id=f"seat:{hero.seat}",
        icon=icons.SEATS[hero.seat],
        seat=hero.seat,
        state="active" if asked == hero.seat else "",
        badges=tuple(badges),
        cards=() if hero.seat == viewer else tuple(_cards(game, hero)),
    )


def _cards(game: Game, hero: Hero) -> list[Card]:
    worn = (hero.body, *hero.hands)
    return [_card(game, hero, card, card in worn) for card in game.cards_of(hero)]


def _card(game: Game, hero: Hero, code: str, worn: bool) -> Card:
    card = game.equipment(code)
    badges = [Badge(icons.LEVEL, card.level, "label-level")]
    for kind in (*ATTACK_KINDS, "defense"):
        dice = getattr(card, kind)
        badges += [
            Badge(f"die-{color}", getattr(dice, color), f"label-{color}") for color in COLORS if getattr(dice, color)
        ]
    return Card(
        id=f"card:{code}",
        name=code,
        icon=icons.KINDS[card.kind],
        seat=hero.seat,
        kind=card.kind,
        badges=tuple(badges),
        state="active" if worn or card.slot == "none" else "",
    )


def _mine(game: Game, hero: Hero) -> tuple[Item, ...]:
    if not hero.sheet:
        return ()
    items: list[Item] = [
        Track(id="health", name="label-health", icon=icons.HEALTH, value=hero.health, most=game.max_health(hero)),
        Track(id="xp", name="label-xp", icon=icons.XP, value=hero.xp, most=game.content.config.xp_cap),
        *_mini_track(game, hero),
        *_cards(game, hero),
    ]
    for number, line in enumerate(game.content.classes[hero.sheet].lines):
        for step, skill in enumerate(line.skills, 1):
            items.append(
                Card(
                    id=f"skill:{line.id}:{step}",
                    name=line.id,
                    kind="skill",
                    badges=(Badge(icons.LEVEL, skill.level, "label-level"), Badge(icons.XP, skill.cost, "label-cost")),
                    state="active" if step <= hero.skills[number] else "",
                )
            )
    return tuple(items)


def _mini_track(game: Game, hero: Hero) -> list[Item]:
    """The mini XP of a campaign (MD-CAM-02)."""
    if game.state.mode == "single":
        return []
    most = game.content.config.campaign.mini_xp_per_xp - 1
    return [Track(id="mini_xp", name="label-mini_xp", icon=icons.XP, value=hero.mini_xp, most=most)]


def _stall(game: Game, code: str) -> Card:
    """A card of the market between two quests."""
    card = game.equipment(code)
    badges = (Badge(icons.LEVEL, card.level, "label-level"),)
    return Card(id=f"market:{code}", name=code, icon=icons.KINDS[card.kind], kind=card.kind, badges=badges)


def _side(game: Game) -> tuple[Item, ...]:
    state = game.state
    items: list[Item] = [
        Track(id="level", name="label-level", icon=icons.LEVEL, value=state.level, most=5, rule="MD-LVL-01"),
        Track(
            id="lifebringer",
            name="label-lifebringer",
            icon=icons.LIFEBRINGER,
            value=state.lifebringer,
            most=max(4, state.lifebringer),
            rule="MD-HRO-12",
        ),
        Pile(id="events", name="label-events", count=len(state.event_deck)),
    ]
    if state.interlude is not None:
        items += [_stall(game, code) for code in state.interlude.stalls]
    items += [
        Line(id=f"chronicle:{number}", text=Text(f"chronicle-{result}", {"quest": quest}))
        for number, (quest, result) in enumerate(state.chronicle)
    ]
    for number, (goal, done) in enumerate(quests.of(game).goals(game) if state.phase != "setup" else ()):
        items.append(Line(id=f"goal:{number}", text=Text(goal), state="won" if done else ""))
    return tuple(items)
