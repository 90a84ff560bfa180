"""Abilities of characters that change who and what is where: push, pull, summon, traps, obstacles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.havens.board import places
from tafelrunde.games.havens.box.abilities import DisarmTrap, Obstacle, Pull, Push, Summon, Trap
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.choices import reaching
from tafelrunde.games.havens.rules.effects import conditions, damage
from tafelrunde.games.havens.rules.map import forced, overlays
from tafelrunde.games.havens.state import Figure, Overlay
from tafelrunde.kernel import Option, Rules
from tafelrunde.tabletop.hexes import Hex

if TYPE_CHECKING:
    from tafelrunde.games.havens.rules.heroes.deed import Deed

# --- push and pull (GH-EFF-04) --------------------------------------------------------------------------------


def push(game: Game, deed: Deed, ability: Push) -> Rules[bool]:
    """Push one adjacent enemy, or each of them in an order of the player's choice (GH-EFF-05)."""
    used = False
    left = reaching.movable(game, deed.figure, 1)
    while left and not deed.over(game):
        target = yield from deed.choose_figure(game, "push_whom", left, "GH-EFF-05", {"n": ability.n})
        if target is None:
            break
        left = [other for other in left if other is not target and game.on_map(other)]
        ended = yield from forced.push(game, deed.figure, target, ability.n, deed.hero.seat)
        used = used or ended not in (forced.SKIPPED, forced.UNMOVED)
        if ended == forced.BLOCKED:
            yield from _against_the_wall(game, deed, ability, target)
        yield from conditions.give_all(game, target, ability.cond, deed.figure.id)
        if ability.who == "adjacent_enemy":
            break
    return used


def _against_the_wall(game: Game, deed: Deed, ability: Push, target: Figure) -> Rules[None]:
    """What follows if a wall or obstacle stopped the push."""
    for bonus in ability.bonus:
        if bonus.when == "stopped_by_wall_or_obstacle":
            game.gain_xp(deed.hero, bonus.gain.xp, "GH-XPG-02")
            if bonus.gain.damage and game.on_map(target):
                amount = bonus.gain.damage
                yield from damage.suffer(game, target, amount, by=deed.figure.id, cause="effect", rule="GH-EFF-07")


def pull(game: Game, deed: Deed, ability: Pull) -> Rules[bool]:
    """Pull one enemy in range (GH-EFF-06)."""
    found = reaching.movable(game, deed.figure, ability.range)
    target = yield from deed.choose_figure(game, "pull_whom", found, "GH-EFF-06", {"n": ability.n})
    if target is None:
        return False
    ended = yield from forced.pull(game, deed.figure, target, ability.n, deed.hero.seat)
    yield from conditions.give_all(game, target, ability.cond, deed.figure.id)
    return ended not in (forced.SKIPPED, forced.UNMOVED)


# --- summons (GH-SUM-01) --------------------------------------------------------------------------------------


def summon(game: Game, deed: Deed, ability: Summon) -> Rules[bool]:
    """An allied figure in an empty hex beside the summoner, of the player's choice (GH-SUM-01, GH-SUM-02)."""
    figure = deed.figure
    at = yield from deed.choose_hex(
        game, "summon", "summon", lambda: reaching.empty_beside(game, figure.at), "GH-SUM-01"
    )
    if at is None:
        return False
    stats = game.content.summons[ability.what]
    called = Figure(
        id=game.new_id(ability.what),
        kind="summon",
        side="hero",
        type=ability.what,
        at=at,
        hp=stats.hp,
        most=stats.hp,
        owner=deed.hero.index,
        summoned=True,
        entered=game.state.round,
        by_item=deed.source in game.content.items,
    )
    game.state.figures.append(called)
    deed.progress.summon = called.id
    game.tally(deed.hero, "summoned")
    game.tell("summons", "GH-SUM-01", figure=figure.id, summoned=called.id, at=places.spot(at))
    return True


# --- traps (GH-OVL-07, GH-OVL-08) -----------------------------------------------------------------------------


def trap(game: Game, deed: Deed, ability: Trap) -> Rules[bool]:
    """A trap in an empty hex beside the character (GH-OVL-08)."""
    figure = deed.figure
    at = yield from deed.choose_hex(
        game, "lay_trap", "trap", lambda: reaching.empty_beside(game, figure.at), "GH-OVL-08"
    )
    if at is None:
        return False
    overlays.lay_trap(game, at, ability.damage, ability.cond, figure.id)
    game.tally(deed.hero, "traps_laid")
    return True


def disarm_trap(game: Game, deed: Deed, ability: DisarmTrap) -> Rules[bool]:
    """A trap in range is removed without effect (GH-OVL-07)."""
    chosen = yield from _choose_tile(game, deed, "disarm_trap", "disarm", "trap", ability.range)
    if chosen is None:
        return False
    overlays.disarm(game, chosen, deed.figure.id)
    return True


def _choose_tile(
    game: Game, deed: Deed, question: str, verb: str, kind: overlays.Removable, reach: int
) -> Rules[Overlay | None]:
    def offer() -> list[Option]:
        found = reaching.tiles_in_reach(game, deed.figure.at, reach, kind)
        return [places.option(verb, tile.at[0], tile, {"name": tile.name}) for tile in found]

    rule = "GH-OVL-07" if kind == "trap" else "GH-OVL-13"
    chosen: Overlay | None = yield from deed.ask(game, question, offer, rule)
    return chosen


# --- obstacles (GH-OVL-13) ------------------------------------------------------------------------------------


def obstacle(game: Game, deed: Deed, ability: Obstacle) -> Rules[bool]:
    """Create, destroy or move an obstacle; nothing may be cut off."""
    match ability.what:
        case "create":
            return (yield from _create(game, deed, ability))
        case "destroy":
            chosen = yield from _choose_tile(game, deed, "destroy_obstacle", "destroy", "obstacle", ability.range)
            if chosen is None:
                return False
            overlays.destroy_obstacle(game, chosen, deed.figure.id)
            return True
        case "move":
            return (yield from _shift(game, deed, ability))


def _create(game: Game, deed: Deed, ability: Obstacle) -> Rules[bool]:
    def hexes() -> list[Hex]:
        return overlays.placements(game, reaching.empty_in_reach(game, deed.figure.at, ability.range))

    at = yield from deed.choose_hex(game, "create_obstacle", "obstacle", hexes, "GH-OVL-13")
    if at is None:
        return False
    overlays.create_obstacle(game, at, deed.figure.id)
    return True


def _shift(game: Game, deed: Deed, ability: Obstacle) -> Rules[bool]:
    """First which obstacle, then where to; an obstacle keeps its shape."""

    def offer() -> list[Option]:
        found = reaching.tiles_in_reach(game, deed.figure.at, ability.range, "obstacle")
        return [
            places.option("take", tile.at[0], tile, {"name": tile.name})
            for tile in found
            if overlays.moves(game, tile, ability.distance)
        ]

    tile: Overlay | None = yield from deed.ask(game, "move_obstacle", offer, "GH-OVL-13")
    if tile is None:
        return False
    chosen = tile

    def targets() -> list[Option]:
        return [places.option("to", to[0], to) for to in overlays.moves(game, chosen, ability.distance)]

    to: tuple[Hex, ...] | None = yield from deed.ask(game, "move_obstacle_to", targets, "GH-OVL-13")
    if to is None:
        return False
    overlays.move_obstacle(game, chosen, to, deed.figure.id)
    return True
