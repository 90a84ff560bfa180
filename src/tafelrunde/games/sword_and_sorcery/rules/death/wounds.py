"""Wounds and healing (SS-HP-01, SS-HP-02, SS-GEN-06)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.effects.deeds import Survive
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.death import dying, threat
from tafelrunde.games.sword_and_sorcery.state import Enemy, Figure, Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Run


def suffer(game: Game, figure: Figure, n: int, rule: str, source: str = "", by: str = "") -> None:
    """Wounds go straight to the figure (SS-GEN-06); who has as many as hit points is killed at once (SS-HP-01).

    `by`: the figure whose deed it is (SS-EPW-09).
    """
    if inflict(game, figure, n, rule, source, by):
        resolve(game, figure, by)


def inflict(game: Game, figure: Figure, n: int, rule: str, source: str = "", by: str = "") -> bool:
    """The wounds alone, without a death; whether there were any."""
    if n <= 0 or not game.alive(figure):
        return False
    figure.wounds += n
    if game.recording:
        left = max(0, game.hp_left(figure))
        game.tell("wounded", rule, figure=figure.id, n=n, source=source, left=left, **_whose(figure))
    if isinstance(figure, Enemy):
        threat.wounded(game, figure, by)
        _half(game, figure)
    if isinstance(figure, Hero):
        for sourced in game.effects(figure, "wounded"):
            game.plan(Run(game.content.index.key(sourced.effect.do), figure.id, source=sourced.source))
    return True


def _whose(figure: Figure) -> dict[str, int]:
    """The seat of a hero: screens show what is left with the line that tells it."""
    return {"seat": figure.seat} if isinstance(figure, Hero) else {}


def _half(game: Game, enemy: Enemy) -> None:
    """What happens the first time that an enemy has lost half of its hit points."""
    if not enemy.half and 2 * enemy.wounds >= game.max_hp(enemy):
        enemy.half = True
        for sourced in game.effects(enemy, "half_wounded"):
            game.plan(Run(game.content.index.key(sourced.effect.do), enemy.id, source=sourced.source))


def resolve(game: Game, figure: Figure, by: str = "") -> None:
    """The figure dies if it has to (SS-HP-01)."""
    if not game.alive(figure) or game.hp_left(figure) > 0:
        return
    if isinstance(figure, Hero) and _survives(game, figure):
        return
    dying.kill(game, figure, by)


def _survives(game: Game, hero: Hero) -> bool:
    """An item that is discarded instead of the hero (SS-GEN-02)."""
    for sourced in game.effects(hero, "dying"):
        for operation in sourced.effect.do:
            if isinstance(operation, Survive):
                heal(game, hero, game.amount(operation.n, hero), "SS-GEN-02", sourced.source)
                rest = Run(game.content.index.key(sourced.effect.do), hero.id, source=sourced.source)
                hero.inventory = tuple([code for code in hero.inventory if code != sourced.source])
                game.state.treasure_discard.append(sourced.source)
                game.plan(rest)
                return game.hp_left(hero) > 0
    return False


def heal(game: Game, figure: Figure, n: int, rule: str, source: str = "") -> int:
    """Never below 0 (SS-HP-02); how many wounds are gone."""
    healed = min(n, figure.wounds)
    if healed > 0:
        figure.wounds -= healed
        game.tell(
            "healed", rule, figure=figure.id, n=healed, source=source, left=game.hp_left(figure), **_whose(figure)
        )
    return healed
