"""What follows from a scenario's own rules: monsters that come, doors that open, damage, conditions, texts."""

from __future__ import annotations

from typing import assert_never

from tafelrunde.games.havens.box import special
from tafelrunde.games.havens.box.vocabulary import ConditionName
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import modifiers
from tafelrunde.games.havens.rules.effects import conditions, damage, heal
from tafelrunde.games.havens.rules.map import reveal
from tafelrunde.games.havens.rules.scenario import ending
from tafelrunde.games.havens.rules.scenario.dropping import drop_cards
from tafelrunde.games.havens.state import STRONG, Bonus, Figure, Hero, Mark, Overlay
from tafelrunde.kernel import Rules
from tafelrunde.tabletop.hexes import distance

MINUS = "-1 temporary"


def carry_out(
    game: Game, effect: special.Effect, opener: Figure | None, room: int = 0, spared: tuple[int, ...] = ()
) -> Rules[None]:
    """One effect. `opener` caused the event, `room` was revealed by it; `spared` heroes ignore it (GH-SET-12)."""
    match effect:
        case special.Spawn():
            yield from spawn(game, effect)
        case special.Unlock():
            yield from unlock(game, effect, opener)
        case special.Hurt():
            for figure in characters(game, effect.who, opener, spared):
                yield from damage.suffer(game, figure, game.number(effect.n), cause="effect", rule="GH-SPC-01")
        case special.Afflict():
            yield from afflict(game, effect, opener, room, spared)
        case special.Burden():
            for hero in game.heroes():
                if hero.index not in spared:
                    burden(game, hero, effect.n, "GH-DAT-14")
        case special.DropCards():
            yield from drop_cards(game, [hero for hero in game.heroes() if hero.index not in spared], effect)
        case special.Harden():
            harden(game, effect, room)
        case special.Heal():
            kind = "hero" if effect.who == "characters" else "monster"
            meant = [f for f in game.state.figures if f.kind == kind and (kind == "hero") == (f.side == "hero")]
            for figure in meant:
                yield from heal.heal(game, figure, game.number(effect.n), "GH-SPC-01")
        case special.Place():
            place(game, effect)
        case special.Clear():
            clear(game, effect.name)
        case special.InfuseAll():
            game.state.elements[effect.element] = STRONG
            game.tell("element_strong", "GH-ELE-02", element=effect.element)
        case special.Read():
            game.tell_section(effect.section, "GH-REV-04")
        case special.Win():
            ending.decide(game, "won", "special")
        case special.Lose():
            ending.decide(game, "lost", "special")
        case _:
            assert_never(effect)


def characters(game: Game, who: str, opener: Figure | None, spared: tuple[int, ...] = ()) -> list[Figure]:
    """The characters an effect means: all, or whoever opened the door or stands on the plate."""
    if who == "opener":
        if opener is None or opener.kind != "hero":
            return []
        return [opener] if game.hero(opener).index not in spared else []
    bodies = [game.body(hero) for hero in game.heroes() if hero.index not in spared]
    return [figure for figure in bodies if figure is not None]


# --- monsters ---------------------------------------------------------------------------------------------------


def spawn(game: Game, effect: special.Spawn) -> Rules[None]:
    """A monster enters at its hex or the nearest empty one, if this number of characters has one (GH-REV-12)."""
    rank = effect.players[max(game.characters, 2) - 2]
    if rank != "-":
        yield from reveal.spawn_monster(game, effect.type, rank, effect.at)


def harden(game: Game, effect: special.Harden, room: int) -> None:
    """Monsters get a shield for the rest of the scenario."""
    where = room if effect.here else effect.room
    for figure in game.state.figures:
        if figure.kind == "monster" and figure.side != "hero" and (not where or figure.room == where):
            figure.bonuses = (*figure.bonuses, Bonus("", shield=effect.shield, lasts="scenario"))
            game.tell("hardened", "GH-SPC-01", figure=figure.id, shield=effect.shield)


# --- characters -------------------------------------------------------------------------------------------------


def afflict(
    game: Game, effect: special.Afflict, opener: Figure | None, room: int, spared: tuple[int, ...]
) -> Rules[None]:
    """A condition, once or several times (curses), or for the whole scenario."""
    for figure in _afflicted(game, effect, opener, room, spared):
        if game.find(figure.id) is None:
            continue
        given = yield from conditions.give(game, figure, effect.cond, n=effect.n)
        if given and effect.permanent and game.find(figure.id) is not None:
            make_permanent(game, figure, effect.cond)


def make_permanent(game: Game, figure: Figure, condition: ConditionName) -> None:
    """A condition that is renewed whenever it would end."""
    if game.has(figure, condition):
        game.marked(figure, Mark(condition, permanent=True))


def _afflicted(
    game: Game, effect: special.Afflict, opener: Figure | None, room: int, spared: tuple[int, ...]
) -> list[Figure]:
    if effect.who in ("monsters", "here"):
        everywhere = effect.who == "monsters"
        monsters = [f for f in game.state.figures if f.kind == "monster" and f.side != "hero"]
        return [f for f in monsters if everywhere or f.room == room]
    return characters(game, effect.who, opener, spared)


def burden(game: Game, hero: Hero, n: int, rule: str) -> None:
    """−1 cards for the rest of the scenario (GH-DAT-14), as far as there are any left (FH-AMD-13)."""
    supply = game.edition.minus_cards
    if supply is not None:
        used = sum([[*deck.draw, *deck.discard].count(MINUS) for deck in modifiers.decks(game)])
        n = max(0, min(n, supply - used))
    for _ in range(n):
        modifiers.add_card(game, hero.deck, MINUS, f"modifiers {hero.id}")
    game.tell("burdened", rule, hero=hero.id, n=n)


# --- the map ----------------------------------------------------------------------------------------------------


def unlock(game: Game, effect: special.Unlock, opener: Figure | None) -> Rules[None]:
    """A locked door becomes an ordinary one, or opens by itself (GH-OVL-03)."""
    state = game.state
    door = next(door for door in state.map.doors if door.id == effect.door)
    if door.id in state.opened:
        return
    if door.id not in state.unlocked:
        state.unlocked = (*state.unlocked, door.id)
        game.tell("unlocked", "GH-OVL-03", door=door.id, at=f"{door.at[0]},{door.at[1]}")
    if effect.open and (by := opener or _nearest_hero(game, door.at)) is not None:
        yield from reveal.open_door(game, door, by)


def _nearest_hero(game: Game, at: tuple[int, int]) -> Figure | None:
    heroes = [figure for figure in game.state.figures if figure.kind == "hero"]
    return min(heroes, key=lambda figure: distance(figure.at, at), default=None)


def place(game: Game, effect: special.Place) -> None:
    """Overlay tiles appear, where the hexes are empty and in play."""
    state = game.state
    free = game.empty()
    index = game.ground.grid.index
    holds = game.ground.grid.holds
    for at in effect.hexes:
        if not holds(at) or not free >> index(at) & 1:
            continue
        hurts = game.level.trap_damage if effect.kind == "trap" else 0
        state.overlays.append(
            Overlay(id=game.new_id(effect.name), kind=effect.kind, name=effect.name, at=(at,), damage=hurts)
        )
        game.tell("tile_placed", "GH-SPC-01", tile=effect.name, at=f"{at[0]},{at[1]}")


def clear(game: Game, name: str) -> None:
    """Overlay tiles disappear."""
    state = game.state
    kept = [overlay for overlay in state.overlays if overlay.name != name]
    if len(kept) != len(state.overlays):
        state.overlays[:] = kept
        game.tell("tiles_cleared", "GH-SPC-01", tile=name)
