"""Operations that heal in a combat: the owner, a hero, an enemy's figure (MD-HRO-09)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.effects import Heal, HealFigure, HealSelf
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules.choices import hero_options
from tafelrunde.games.massive_darkness.rules.combat.figures import enemy_of, figure, hero_of
from tafelrunde.games.massive_darkness.rules.enemies import enemies
from tafelrunde.games.massive_darkness.rules.heroes.health import heal_hero
from tafelrunde.games.massive_darkness.state import Combat, Enemy, Hero, Side
from tafelrunde.kernel import Option, Rules


def heal_self(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: HealSelf) -> None:
    """MD-HRO-09."""
    hero = hero_of(game, figure(combat, side))
    if hero is not None:
        heal_hero(game, hero, operation.n, "MD-HRO-09", sourced.called)
    elif (enemy := enemy_of(game, figure(combat, side))) is not None:
        enemies.heal_enemy(game, enemy, operation.n, "MD-HRO-09")


def heal_figure(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: HealFigure) -> None:
    enemy = enemy_of(game, figure(combat, side))
    if enemy is not None:
        amount = enemies.full_health(game, enemy) if operation.fully else operation.n
        enemies.heal_figure(game, enemy, amount, "MD-ENM-10")


def heal(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Heal) -> Rules[None]:
    """The owner chooses one hero; for a guardian its side are the heroes (MD-EQP-24, MD-GRD-07)."""
    hero = hero_of(game, figure(combat, side))
    if hero is None:
        enemy = enemy_of(game, figure(combat, side))
        if enemy is not None:
            _heal_allies_of(game, enemy, operation)
        return
    options = hero_options(healable(game, hero, operation), "heal")
    if options:
        yield game.checkpoint()
        options.append(Option("nobody", None))
        chosen: Hero | None = yield game.ask(hero.seat, "heal", options, "MD-HRO-09", {"n": operation.n})
        if chosen is not None:
            heal_hero(game, chosen, operation.n, "MD-HRO-09", sourced.called)


def healable(game: Game, hero: Hero, operation: Heal) -> list[Hero]:
    """Wounded heroes whom such an effect may heal."""
    wounded = [other for other in game.present() if game.wounds(other) > 0]
    if operation.who == "hero_in_shadow":
        return [other for other in wounded if game.shadow_mode(other)]
    return [other for other in wounded if _near(game, hero.zone, other.zone, operation)]


def _near(game: Game, zone: str, other: str, operation: Heal) -> bool:
    """In the same zone, or in sight, as the effect says."""
    return zone == other if operation.who == "self_or_ally_in_zone" else game.sees(zone, other)


def _heal_allies_of(game: Game, enemy: Enemy, operation: Heal) -> None:
    """The most wounded guardian that fits, the owner first among equals (MD-GRD-07, MD-RUL-02)."""
    guardians = [enemy, *[other for other in game.state.enemies if other is not enemy and other.health > 0]]
    if operation.who == "hero_in_shadow":
        fitting = [other for other in guardians if game.in_shadow(other.zone)]
    else:
        fitting = [other for other in guardians if _near(game, enemy.zone, other.zone, operation)]
    if fitting:
        worst = max(fitting, key=lambda other: enemies.full_health(game, other) - other.health)
        enemies.heal_enemy(game, worst, operation.n, "MD-GRD-07")
