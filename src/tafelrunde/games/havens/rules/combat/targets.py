"""Whom an attack may be made on (GH-ATK-04 step 2), and why not others."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tafelrunde.games.havens.game import FAR, Game
from tafelrunde.games.havens.state import Figure
from tafelrunde.kernel import Option, Refused


def legal(game: Game, figure: Figure, reach: int) -> list[Figure]:
    """Enemies in range and in sight that are not invisible (GH-ATK-01, GH-LOS-01, GH-CON-25)."""
    return game.in_reach(figure.at, reach, game.targetable(figure))


def option(target: Figure, verb: str = "target", *, reveals: bool = False) -> Option:
    """The option to choose a figure; `reveals`: a modifier card is drawn at once."""
    return Option(f"{verb}:{target.id}", target, on=f"figure:{target.id}", reveals=reveals)


def refused(game: Game, figure: Figure, reach: int, besides: Collection[str] = ()) -> list[Refused]:
    """Enemies that are no legal targets, each with the reason."""
    legal_ids = {enemy.id for enemy in legal(game, figure, reach)}
    return [_refuse(game, figure, enemy, reach) for enemy in game.enemies(figure) if enemy.id not in legal_ids] + [
        Refused(f"target:{name}", "already_targeted", "GH-AOE-06", on=f"figure:{name}") for name in besides
    ]


def _refuse(game: Game, figure: Figure, enemy: Figure, reach: int) -> Refused:
    name, on = f"target:{enemy.id}", f"figure:{enemy.id}"
    if game.has(enemy, "invisible"):
        return Refused(name, "invisible", "GH-CON-25", on=on)
    distance = game.range(figure.at, enemy.at)
    if distance >= FAR:
        return Refused(name, "no_way", "GH-HEX-04", on=on)
    if distance > reach:
        return Refused(name, "out_of_range", "GH-ATK-02", on=on, args={"range": reach, "distance": distance})
    return Refused(name, "no_sight", "GH-LOS-01", on=on)


def alive(game: Game, figures: Iterable[Figure]) -> list[Figure]:
    """Those that are still on the map."""
    return [figure for figure in figures if there(game, figure)]


def there(game: Game, figure: Figure) -> bool:
    """Whether this very figure is still on the map; another one may have got its standee number."""
    return any(other is figure for other in game.state.figures)
