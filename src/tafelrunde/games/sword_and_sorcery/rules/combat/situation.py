"""Conditions of effects inside an attack: about weapon, distance and target (SS-BEH-10, SS-BEH-13)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.sword_and_sorcery.effects.words import If
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.loadout import Sourced
from tafelrunde.games.sword_and_sorcery.rules.combat.declaring import reach_of
from tafelrunde.games.sword_and_sorcery.rules.items.equipping import used_as
from tafelrunde.games.sword_and_sorcery.state import CompanionFigure, Enemy, Figure, Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Attack

ABOUT_ATTACK: frozenset[str] = frozenset(
    {
        *("melee", "ranged", "magic_attack", "main_weapon", "offhand_weapon", "at_distance_1", "not_adjacent"),
        *("is_main_weapon", "is_two_handed"),
    }
)
ABOUT_TARGET: frozenset[str] = frozenset(
    {
        *("target_wounded", "target_half_wounded", "target_humanoid", "target_on_fire", "target_slowed"),
        *("target_knocked_down", "no_other_hero_in_zone", "no_other_hero_in_target_zone"),
        *("another_hero_in_target_zone", "two_heroes_in_target_zone", "heroes_control_target_zone"),
    }
)


def holds(game: Game, figure: Figure, conditions: Sequence[If], target: Figure | None, attack: Attack | None) -> bool:
    """Whether all conditions hold for a figure, its target and the attack."""
    for condition in conditions:  # noqa: SIM110  (asked at every step of an attack, and a generator costs more)
        if not _holds(game, figure, condition, target, attack):
            return False
    return True


def _holds(game: Game, figure: Figure, condition: If, target: Figure | None, attack: Attack | None) -> bool:
    if condition in ABOUT_ATTACK:
        return attack is not None and _attack_holds(game, condition, attack)
    if condition == "no_other_hero_in_zone":
        return [one for one in game.targets_in(figure.zone) if target is None or one.id != target.id] == []
    if condition in ABOUT_TARGET:
        return target is not None and _target_holds(game, condition, target)
    return game.holds(figure, condition)


def _attack_holds(game: Game, condition: str, attack: Attack) -> bool:
    if condition == "magic_attack":
        return attack.type == "magic"
    if condition == "main_weapon":
        return attack.weapon == "main" or (attack.weapon == "offhand" and _counts_as_both(game, attack))
    if condition == "offhand_weapon":
        return attack.weapon == "offhand" or (attack.weapon == "main" and _counts_as_both(game, attack))
    if condition == "at_distance_1":
        return attack.distance == 1
    if condition == "not_adjacent":
        return attack.distance > 1
    attacker = game.find(attack.attacker)
    if condition in ("melee", "ranged"):
        return (condition == "melee") == _is_melee(game, attack, attacker)
    if not isinstance(attacker, Hero) or attack.weapon not in ("main", "offhand"):
        return False
    how = used_as(game, attacker, attack.weapon)
    return how == "twohand" if condition == "is_two_handed" else how != "twohand"


def _counts_as_both(game: Game, attack: Attack) -> bool:
    """A single weapon of an enemy (SS-ENM-10)."""
    attacker = game.find(attack.attacker)
    return isinstance(attacker, Enemy) and game.scroll(attacker).offhand is None


def _is_melee(game: Game, attack: Attack, attacker: Figure | None) -> bool:
    """Heroes and companions by the range of what they strike with (SS-CAC-04), enemies by the zone (SS-EAT-01)."""
    if isinstance(attacker, Hero | CompanionFigure):
        return reach_of(game, attacker, attack.weapon)[1] == 0
    return attack.distance == 0


def _target_holds(game: Game, condition: str, target: Figure) -> bool:
    if condition == "target_wounded":
        return target.wounds > 0
    if condition == "target_half_wounded":
        return 2 * target.wounds >= game.max_hp(target)
    if condition == "target_humanoid":
        # Heroes are people too; SS-ENM-18 speaks of enemies.
        return isinstance(target, Enemy) and game.scroll(target).category == "humanoid"
    if condition == "target_on_fire":
        return bool(target.conditions.fire)
    if condition == "target_slowed":
        return target.conditions.restrictive == "slow"
    if condition == "target_knocked_down":
        return target.conditions.down
    if condition == "heroes_control_target_zone":
        return game.ratio(target.zone).control == "heroes"
    others = [one for one in game.targets_in(target.zone) if one.id != target.id]
    if condition == "no_other_hero_in_target_zone":
        return not others
    if condition == "another_hero_in_target_zone":
        return bool(others)
    return len(game.targets_in(target.zone)) >= 2


def working(game: Game, figure: Figure, at: str, attack: Attack, target: Figure | None) -> list[Sourced]:
    """Effects of a figure that work now in this attack: properties of a weapon only with it (SS-WPN-05)."""
    found: list[Sourced] = []
    for sourced in game.loadout(figure).get(at, found):
        if sourced.weapon and sourced.weapon != attack.weapon:
            continue
        conditions = sourced.effect.if_
        if not conditions or holds(game, figure, conditions, target, attack):
            found.append(sourced)
    return found
