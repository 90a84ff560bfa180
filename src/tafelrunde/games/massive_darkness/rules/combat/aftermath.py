"""Steps 8 and 9 of a combat: what depends on its wounds, then deaths and rewards (MD-COM-13, MD-COM-14)."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.massive_darkness.effects import NO_WOUND, AttackKind, ExtraActivation, Riposte, WoundAttacker
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.board.pillars import wound_pillar
from tafelrunde.games.massive_darkness.rules.combat.figures import (
    effects_of,
    enemy_of,
    gone,
    hero_of,
    holds,
    lasting,
    loadout_of,
    zone_of,
)
from tafelrunde.games.massive_darkness.rules.combat.operations import carry_out
from tafelrunde.games.massive_darkness.rules.combat.rerolls import SIDES
from tafelrunde.games.massive_darkness.rules.combat.scores import thorns
from tafelrunde.games.massive_darkness.rules.combat.wounds import halved, wound_figure
from tafelrunde.games.massive_darkness.rules.enemies.enemies import stun_enemy, wound_enemy
from tafelrunde.games.massive_darkness.rules.heroes.health import stun_hero, wound_hero
from tafelrunde.games.massive_darkness.state import Combat, Hero, Stage
from tafelrunde.kernel import Rules


def after(game: Game, combat: Combat) -> Rules[Stage]:
    """What depends on wounds or on the comparison of swords and shields (MD-COM-13)."""
    yield from _no_wound(game, combat)
    answered = combat.thorns
    if combat.total_shields > combat.total_swords:
        for sourced in lasting(game, combat, "defense"):
            for operation in sourced.effect.do:
                if type(operation) is Riposte and holds(game, combat, "defense", sourced.effect.if_):
                    answered += operation.n
    hero = hero_of(game, combat.defender)
    if combat.dealt > 0:
        answered += _revenge(game, combat)
        if combat.splash and hero is not None:
            answered += _splash(game, combat, hero)
    if answered and not gone(game, combat.attacker):
        wound_figure(game, combat.attacker, answered, combat.defender, "MD-DMG-04")
    return "rewards"


def _revenge(game: Game, combat: Combat) -> int:
    """Wounds for an attacker who has wounded the defender, be that dead now (MD-HRO-18)."""
    occasion = loadout_of(game, combat.defender).at.get("wounded_by_attack", ())
    effects = [sourced.effect for sourced in occasion if holds(game, combat, "defense", sourced.effect.if_)]
    return sum([thorns(combat, op) for effect in effects for op in effect.do if type(op) is WoundAttacker])


def _splash(game: Game, combat: Combat, target: Hero) -> int:
    """Every other hero in the target's zone suffers the same; for them it is an attack, too (MD-DMG-09, MD-RUL-45)."""
    answered = 0
    for other in game.heroes_in(target.zone):
        if other is not target:
            against = replace(combat, defender=f"hero:{other.seat}", active=(), used={})
            wound_hero(game, other, halved(game, against, combat.dealt), "MD-DMG-09")
            answered += _revenge(game, against)
    return answered


def _no_wound(game: Game, combat: Combat) -> Rules[None]:
    """Effects for an attack that dealt no wound, those included whose symbols were spent before (MD-EFF-15)."""
    for side in SIDES:
        effects = effects_of(game, combat, side)
        triggered = [s for s in effects.enchantments if NO_WOUND in s.effect.if_ and s.key in combat.used]
        for sourced in (*effects.after, *triggered):
            key = f"no_wound:{sourced.key}"
            if key not in combat.asked:
                if combat.doing or holds(game, combat, side, sourced.effect.if_):
                    often = combat.used.get(sourced.key, 1)
                    yield from carry_out(game, combat, side, sourced, sourced.effect.do * often)
                combat.asked += (key,)


def rewards(game: Game, combat: Combat) -> Rules[None]:
    """An enemy's wounds, deaths and rewards, then stun and pull for who still stands (MD-COM-14, MD-WAN-06)."""
    hero = hero_of(game, combat.defender)
    enemy = enemy_of(game, combat.defender)
    if enemy is not None:
        killer = hero_of(game, combat.attacker)
        through = combat.was_stunned
        guarded = enemy.health > 0
        wound_enemy(game, enemy, combat.dealt, killer, "MD-DMG-01", combat.recipient, combat.first, through)
        if guarded and enemy.health <= 0 and killer is not None:
            _reap(game, combat, killer)
        if combat.stun and enemy in game.state.enemies:
            stun_enemy(game, enemy, "MD-STN-01")
    elif hero is not None:
        if combat.stun:
            stun_hero(game, hero, "MD-STN-01")
        if combat.pull and hero.present and not gone(game, combat.attacker):
            hero.zone = zone_of(game, combat.attacker)
            game.tell("pulled", "MD-WAN-06", seat=hero.seat, zone=hero.zone)
    else:
        wound_pillar(game, int(combat.defender.partition(":")[2]), combat.dealt, "MD-CBA-07")
    if combat.stun_attacker:
        _stun_attacker(game, combat)
    return
    yield


def _stun_attacker(game: Game, combat: Combat) -> None:
    """A defender may stun, too (MD-STN-01)."""
    hero, enemy = hero_of(game, combat.attacker), enemy_of(game, combat.attacker)
    if hero is not None:
        stun_hero(game, hero, "MD-STN-01")
    elif enemy is not None:
        stun_enemy(game, enemy, "MD-STN-01")


def _reap(game: Game, combat: Combat, hero: Hero) -> None:
    """A guardian fell to a Reaper: another activation of its wielder may follow this one (MD-EQP-21).

    A commanded action is nobody's activation (MD-KEY-04).
    """
    activation = game.state.activation
    if activation is None or activation.seat != hero.seat or game.state.commander is not None:
        return
    # In the own zone a spell is cast with melee weapons (MD-KEY-08).
    kind: AttackKind = "melee" if combat.kind == "magic" and combat.distance == 0 else combat.kind
    for sourced in game.loadout(hero).at.get("guardian_killed", ()):
        struck = sourced.source in hero.hands and bool(game.equipment(sourced.source).dice(kind))
        again = any(type(op) is ExtraActivation for op in sourced.effect.do)
        if struck and again and holds(game, combat, "attack", sourced.effect.if_):
            activation.another = True
