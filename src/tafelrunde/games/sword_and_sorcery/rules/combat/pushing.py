"""Pushback (SS-PSH-01 … 07)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import shadows
from tafelrunde.games.sword_and_sorcery.state import Enemy, Figure
from tafelrunde.games.sword_and_sorcery.state.tasks import Enter
from tafelrunde.kernel import Option, Rules


def push(game: Game, figure: Figure, n: int = 1) -> Rules[None]:
    """Zone by zone to where it came from, or where its player wants; never over walls or a barrier's blocked side."""
    for _ in range(n):
        if not game.alive(figure) or game.immune(figure, "pushback"):
            return
        zones = game.ground.steps(figure.zone, "fly" if game.flying(figure) else "walk")
        if not zones:
            return  # SS-PSH-06
        if figure.before in zones:
            to = figure.before
        else:
            options = [Option(f"zone:{zone}", zone, f"zone:{zone}") for zone in zones]
            to = yield game.ask(game.seat_of(figure), "push", options, "SS-PSH-01", game.who(figure.id))
        shove(game, figure, to, "SS-PSH-01")


def shove(game: Game, figure: Figure, zone: str, rule: str) -> None:
    """The figure is moved by somebody else; what is in the zone takes effect."""
    figure.before, figure.zone = figure.zone, zone
    if isinstance(figure, Enemy):
        figure.trail += (zone,)
    game.tell("pushed", rule, figure=figure.id, zone=zone)
    game.plan(Enter(figure.id))
    if isinstance(figure, Enemy):
        shadows.look_around(game)  # it may have stood in the way
