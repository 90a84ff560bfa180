"""The two sides of a combat: who they are, what they bring, which conditions hold (MD-CND-01 … 11, MD-EFF-01)."""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.games.massive_darkness.effects import (
    ABOUT_OWNER,
    ATTACK_KINDS,
    NO_WOUND,
    At,
    AttackKind,
    Charge,
    Condition,
    Effect,
    ExtraAction,
    Operation,
    SafeShot,
    SwordAndSpell,
)
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import NOTHING, CombatEffects, Loadout, Sourced, sort_effects
from tafelrunde.games.massive_darkness.rules.figures.enemy_health import is_guardian_now
from tafelrunde.games.massive_darkness.state import Combat, Enemy, Hero, Side

BARE = Loadout(
    attack=dict.fromkeys(ATTACK_KINDS, NOTHING),
    defense=dict.fromkeys(ATTACK_KINDS, NOTHING),
    at={},
    conditions=frozenset(),
    sets={},
    health=0,
    pools={(kind, distance): (0, 0) for kind in ATTACK_KINDS for distance in range(3)},
    armed=frozenset(),
    defense_pool=(0, 0),
)
"""What a thing without cards has: a pillar (MD-CBA-07)."""


HERO, ENEMY = len("hero:"), len("enemy:")
"""Where the seat of a hero and the id of an enemy begin in the name of a figure."""


def hero_of(game: Game, figure: str) -> Hero | None:
    """The hero that a figure of a combat is, if it is one."""
    return game.state.heroes[int(figure[HERO:])] if figure[0] == "h" else None


def enemy_of(game: Game, figure: str) -> Enemy | None:
    """The enemy that a figure of a combat is, if it is one and still in play."""
    return game.find_enemy(figure[ENEMY:]) if figure[0] == "e" else None


def shown(game: Game, name: str) -> str:
    """The id by which a figure is named in texts."""
    kind, _, key = name.partition(":")
    return game.hero(int(key)).card if kind == "hero" else key if kind == "enemy" else "pillar"


def figure(combat: Combat, side: Side) -> str:
    return combat.attacker if side == "attack" else combat.defender


def zone_of(game: Game, name: str) -> str:
    kind, _, key = name.partition(":")
    if kind == "hero":
        return game.state.heroes[int(key)].zone
    if kind == "enemy":
        return game.enemy(key).zone
    return next(pillar.zone for pillar in game.state.pillars if str(pillar.number) == key)


def loadout_of(game: Game, name: str) -> Loadout:
    if name[0] == "h":
        return game.loadout(game.state.heroes[int(name[HERO:])])
    enemy = game.find_enemy(name[ENEMY:]) if name[0] == "e" else None
    return game.enemy_loadout(enemy) if enemy is not None else BARE


def gone(game: Game, name: str) -> bool:
    """Whether a figure is dead or not in play any more."""
    if name[0] == "h":
        hero = game.state.heroes[int(name[HERO:])]
        return hero.health <= 0 or hero.escaped
    return name[0] == "e" and game.find_enemy(name[ENEMY:]) is None


# --- effects ------------------------------------------------------------------------------------------------------


def effects_of(game: Game, combat: Combat, side: Side) -> CombatEffects:
    """All effects of a side in this combat, those of maneuvers, special actions and neighbours included."""
    name = combat.attacker if side == "attack" else combat.defender
    loadout = loadout_of(game, name)
    base = loadout.attack[combat.kind] if side == "attack" else loadout.defense[combat.kind]
    if name[0] != "h":
        return base
    extra = _extra_effects(game, combat, side, loadout)
    if not extra:
        return base
    more = sort_effects(extra)
    return CombatEffects(*[(*old, *new) for old, new in zip(base, more, strict=True)])


def working(game: Game, combat: Combat, side: Side) -> tuple[Sourced, ...]:
    """What works in this combat, with what was paid for before the roll (MD-CND-02, MD-COM-03).

    Effects on blank faces are among it: what else they do has its own step, too (MD-COM-04, MD-COM-13).
    """
    effects = effects_of(game, combat, side)
    found = (*effects.blanks, *effects.always) if effects.blanks else effects.always
    if not combat.active:
        return found
    return (*found, *[sourced for sourced in effects.prepared if sourced.key in combat.active])


def lasting(game: Game, combat: Combat, side: Side) -> tuple[Sourced, ...]:
    """What waits for the wounds: all that works, and each enchantment as often as it was triggered (MD-COM-13)."""
    found = working(game, combat, side)
    if combat.used:
        for sourced in effects_of(game, combat, side).enchantments:
            found += (sourced,) * combat.used.get(sourced.key, 0)
    return found


def _extra_effects(game: Game, combat: Combat, side: Side, loadout: Loadout) -> list[Sourced]:
    extra: list[Sourced] = []
    attacks = side == "attack"
    hero = game.state.heroes[int((combat.attacker if attacks else combat.defender)[HERO:])]
    if combat.active and f"maneuver:{side}" in combat.active:
        extra += maneuver_effects(game, hero, combat.kind, side)
    if attacks:
        if combat.action:
            extra += _action_effects(loadout, combat)
        if combat.kind == "magic" and combat.distance == 0:
            extra += _sword_and_spell(loadout)
    else:
        extra += _neighbours(game, hero, loadout)
    return extra


def maneuver_effects(game: Game, hero: Hero, kind: AttackKind, side: Side) -> list[Sourced]:
    """What the class maneuver does in such a combat (MD-MAN-01)."""
    maneuver = game.content.classes[hero.sheet].maneuver
    occasions: tuple[str, str] = (side, kind if side == "attack" else f"{kind}_defense")
    return [
        Sourced(f"{maneuver.id}.{number}", maneuver.id, effect)
        for number, effect in enumerate(maneuver.effects)
        if effect.at in occasions
    ]


def _action_effects(loadout: Loadout, combat: Combat) -> list[Sourced]:
    """The bonus of the special or extra action that made this attack possible (MD-KEY-09, MD-KEY-10, MD-EQP-19)."""
    occasions: tuple[At, ...] = ("combat_action", "activation")
    for occasion in occasions:
        for sourced in loadout.at.get(occasion, ()):
            for operation in sourced.effect.do:
                if sourced.key != combat.action or not isinstance(operation, Charge | SafeShot | ExtraAction):
                    continue
                if not isinstance(operation, ExtraAction) or operation.kind == combat.kind:
                    return _granted(sourced, operation.with_, combat.kind)
    return []


def _sword_and_spell(loadout: Loadout) -> list[Sourced]:
    """Its bonus counts in magic actions with melee weapons (MD-KEY-08)."""
    return [
        granted
        for sourced in loadout.at.get("passive", ())
        for operation in sourced.effect.do
        if type(operation) is SwordAndSpell
        for granted in _granted(sourced, operation.with_, "magic")
    ]


def _granted(sourced: Sourced, operations: Iterable[Operation], kind: AttackKind) -> list[Sourced]:
    """Operations of a `with` as effects of their own, so that a re-roll among them finds its step."""
    return [
        Sourced(f"{sourced.key}.{number}", sourced.source, Effect(kind, (operation,)))
        for number, operation in enumerate(operations)
    ]


def _neighbours(game: Game, defender: Hero, own: Loadout) -> list[Sourced]:
    """What heroes in the zone give to one who defends (MD-SKL-12, MD-SKL-14).

    Conditions about a hero are about the giver, those about the combat are the defender's.
    """
    found: list[Sourced] = []
    for hero in game.state.heroes:
        if hero.zone != defender.zone or hero.health <= 0 or hero.escaped:
            continue
        at = own.at if hero is defender else game.loadout(hero).at
        auras = at.get("defense_of_self_or_ally_in_same_zone", ())
        if hero is not defender:
            auras += at.get("defense_of_ally_in_same_zone", ())
        for sourced in auras:
            if_ = sourced.effect.if_
            if not if_ or game.passive_holds(hero, tuple([one for one in if_ if one in ABOUT_OWNER])):
                in_combat = tuple([one for one in if_ if one not in ABOUT_OWNER])
                effect = Effect("defense", sourced.effect.do, in_combat)
                found.append(Sourced(f"hero:{hero.seat}.{sourced.key}", sourced.source, effect))
    return found


# --- conditions ---------------------------------------------------------------------------------------------------


def holds(game: Game, combat: Combat, side: Side, conditions: tuple[Condition, ...]) -> bool:
    """Whether all conditions of an effect are met in this combat (MD-CND-01)."""
    return all(_holds(game, combat, side, condition) for condition in conditions)


def _holds(game: Game, combat: Combat, side: Side, condition: Condition) -> bool:
    owner = figure(combat, side)
    hero = hero_of(game, owner)
    if condition == "shadow_mode":
        return game.shadow_mode(hero) if hero is not None else game.in_shadow(zone_of(game, owner))
    if condition == NO_WOUND:
        # Before the wounds are counted nobody knows: symbols may be spent in the hope (MD-EFF-15).
        return combat.stage != "after" or combat.dealt == 0
    if condition == "after_a_reroll":
        return combat.rerolled
    if condition == "enemy_attack":
        return combat.attacker.startswith("enemy")
    if condition == "attacked_by_melee":
        return combat.kind == "melee"
    if condition == "attacked_from_range_1_or_more":
        return combat.distance >= 1
    if condition == "defender_stunned":
        return combat.was_stunned
    if condition.startswith("defender_is"):
        return _defender_is(game, combat, condition)
    if hero is None:
        return False
    activation = game.state.activation
    if condition == "attacker_moved_this_activation":
        return activation is not None and activation.seat == hero.seat and activation.moved
    if condition == "own_normal_activation":
        return activation is not None and activation.seat == hero.seat and not activation.extra
    return game.passive_holds(hero, (condition,))


def _defender_is(game: Game, combat: Combat, condition: Condition) -> bool:
    enemy = enemy_of(game, combat.defender)
    if enemy is None:
        return False
    card = game.card(enemy)
    if condition == "defender_is_horde":
        return card.role == "horde"
    if condition == "defender_is_guardian":
        return is_guardian_now(enemy)
    return card.role != "horde"
