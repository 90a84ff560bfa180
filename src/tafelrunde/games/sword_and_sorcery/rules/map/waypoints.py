"""Waypoints and events that lie in zones (SS-WPT-01, SS-EVT-09, SS-EVT-10, SS-USE-09)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.box.adventures import Waypoint
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import triggers
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.kernel import Option


def printed(game: Game, waypoint: str) -> Waypoint:
    return next(one for one in game.adventure.waypoints if one.id == waypoint)


def options(game: Game, hero: Hero, action: str) -> list[Option]:
    """The special action that the adventure defines here, if it costs such an action (SS-USE-09, SS-RUL-01)."""
    waypoint = game.state.waypoints.get(hero.zone, "")
    if not waypoint or printed(game, waypoint).action != action:
        return []
    verb = "special_free" if action == "free" else "special"
    return [Option(f"special:{waypoint}", (verb, waypoint), f"waypoint:{hero.zone}", reveals=True)]


def reach(game: Game, hero: Hero) -> None:
    """The entry of the token is resolved at once; an event card goes face up on the event deck (SS-EVT-09, 10)."""
    waypoint = game.state.waypoints.pop(hero.zone)
    game.tell("waypoint", "SS-WPT-01", seat=hero.seat, zone=hero.zone)
    event = printed(game, waypoint).event
    if event:
        game.state.event_up.append(event)
        triggers.fire(game, "event", hero.seat, event)
    triggers.fire(game, "waypoint", hero.seat, waypoint)
