"""Step 7 of a combat: swords less shields, automatic wounds, and whom they hit (MD-COM-11, MD-COM-12)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.effects import NO_WOUND, HalfWoundsTaken, MayWoundLeader
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules.combat.figures import (
    effects_of,
    enemy_of,
    hero_of,
    holds,
    lasting,
    loadout_of,
)
from tafelrunde.games.massive_darkness.rules.enemies.enemies import minions_after, wound_enemy
from tafelrunde.games.massive_darkness.rules.heroes.health import wound_hero
from tafelrunde.games.massive_darkness.state import Combat, Enemy, Hero, Stage
from tafelrunde.kernel import Option, Rules


def wounds(game: Game, combat: Combat) -> Rules[Stage]:
    """Swords less shields, then automatic wounds (MD-COM-11, MD-COM-12); a hero suffers them now."""
    swords = dice.swords(combat.attack_dice)
    shields = dice.shields(combat.defense_dice)
    combat.total_swords = max(0, swords + sum([n for _, n in combat.swords]))
    combat.total_shields = max(0, shields + sum([n for _, n in combat.shields]))
    dealt = max(0, combat.total_swords - combat.total_shields) + sum([n for _, n in combat.wounds])
    combat.dealt = halved(game, combat, dealt)
    if dealt or combat.kill or _comfort(game, combat):
        yield from _recipient(game, combat)
    if game.recording:
        _tell(game, combat, swords, shields, dealt)
    if combat.kill:
        combat.dealt = max(combat.dealt, _deadly(game, combat))
        game.tell("kills_at_once", "MD-COM-18", source=combat.kill, n=combat.dealt)
    hero = hero_of(game, combat.defender)
    if hero is not None:
        wound_hero(game, hero, combat.dealt, "MD-DMG-01", combat.survive)
    return "after"


def _comfort(game: Game, combat: Combat) -> bool:
    """Whether the attacker has something for an attack that deals no wound (MD-EFF-15)."""
    effects = effects_of(game, combat, "attack")
    spent = [sourced for sourced in effects.enchantments if NO_WOUND in sourced.effect.if_]
    return bool(effects.after) or any(sourced.key in combat.used for sourced in spent)


def _tell(game: Game, combat: Combat, swords: int, shields: int, dealt: int) -> None:
    """The arithmetic of the wounds; what comes from dice alone (`plain`) was told with the dice (MD-COM-11)."""
    _tell_sum(game, "swords", [("dice", swords), *combat.swords], combat.total_swords)
    _tell_sum(game, "shields", [("dice", shields), *combat.shields], combat.total_shields)
    swords, shields = combat.total_swords, combat.total_shields
    stopped = swords <= shields
    on_table = {"attack": combat.attack_dice[:], "defense": combat.defense_dice[:]}
    if stopped:
        game.tell("stopped", "MD-COM-11", swords=swords, shields=shields, **on_table)
    through = [("swords", 0)] if stopped else [("swords", swords), *([("shields", -shields)] if shields else [])]
    terms = [*through, *combat.wounds]
    game.tell("dealt", "MD-COM-11", terms=terms, n=dealt, plain=stopped and not combat.wounds, **on_table)
    for sourced in _halvings(game, combat) if dealt > 1 else ():
        dealt = (dealt + 1) // 2
        game.tell("halved", "MD-DMG-06", source=sourced.called, n=dealt)


def _tell_sum(game: Game, what: str, terms: list[tuple[str, int]], total: int) -> None:
    """Where swords or shields come from; less than none is none, so the last that take away take less (MD-COM-12)."""
    more = total - sum([n for _, n in terms])
    for at in reversed(range(len(terms))):
        source, n = terms[at]
        kept = min(0, n + more) if n < 0 else n
        more -= kept - n
        terms[at] = source, kept
    shown = [terms[0], *[term for term in terms[1:] if term[1]]]
    game.tell(what, "MD-COM-11", terms=shown, n=total, plain=len(shown) == 1)


def _deadly(game: Game, combat: Combat) -> int:
    """Wounds that kill whom the attack can reach: of a horde the minions before the leader (MD-COM-18, MD-RUL-30)."""
    hero = hero_of(game, combat.defender)
    if hero is not None:
        return hero.health
    enemy = enemy_of(game, combat.defender)
    if enemy is not None:
        return sum(enemy.minions) if enemy.minions and combat.recipient != "leader" else enemy.health
    return next(pillar.health for pillar in game.state.pillars if f"pillar:{pillar.number}" == combat.defender)


def halved(game: Game, combat: Combat, dealt: int) -> int:
    """Each halving rounds up (MD-DMG-06, MD-DMG-07)."""
    for _ in _halvings(game, combat):
        dealt = (dealt + 1) // 2
    return dealt


def _halvings(game: Game, combat: Combat) -> list[Sourced]:
    passive = loadout_of(game, combat.defender).at.get("passive", ())
    return [
        sourced
        for sourced in (*passive, *lasting(game, combat, "defense"))
        if any(type(op) is HalfWoundsTaken for op in sourced.effect.do)
        and holds(game, combat, "defense", sourced.effect.if_)
    ]


def _recipient(game: Game, combat: Combat) -> Rules[None]:
    """Minions or leader where both are open, and the minion that is hit first (MD-STN-08, MD-HRD-05, MD-HRD-09)."""
    enemy = enemy_of(game, combat.defender)
    hero = hero_of(game, combat.attacker)
    if enemy is None or hero is None or not enemy.minions:
        return
    if not combat.recipient and enemy.health > 0 and (combat.was_stunned or _may_wound_leader(game, combat)):
        yield game.checkpoint()
        options = [
            Option("minions", "minions", f"enemy:{enemy.id}:1"),
            Option("leader", "leader", f"enemy:{enemy.id}"),
        ]
        combat.recipient = yield game.ask(hero.seat, "recipient", options, "MD-STN-08", {"enemy": enemy.id})
    if combat.recipient != "leader" and not combat.first and _first_matters(combat, enemy):
        yield game.checkpoint()
        options = [Option(f"minion:{health}", health) for health in sorted(set(enemy.minions))]
        args = {"enemy": enemy.id, "n": combat.dealt}
        combat.first = yield game.ask(hero.seat, "first_minion", options, "MD-HRD-09", args, options[0].id)


def _first_matters(combat: Combat, enemy: Enemy) -> bool:
    """Whether it makes a difference which minion is hit first; without wounds so far, some may still come."""
    if combat.kill:
        return False
    if not combat.dealt:
        return len(set(enemy.minions)) > 1
    return len({minions_after(enemy.minions, combat.dealt, first) for first in enemy.minions}) > 1


def _may_wound_leader(game: Game, combat: Combat) -> bool:
    return any(
        type(op) is MayWoundLeader
        for sourced in lasting(game, combat, "attack")
        for op in sourced.effect.do
        if holds(game, combat, "attack", sourced.effect.if_)
    )


def wound_figure(game: Game, name: str, amount: int, by: str, rule: str) -> None:
    """Direct wounds on a figure of a combat; a kill belongs to the hero whose effect it was (MD-DMG-04, MD-DMG-05)."""
    hero: Hero | None = hero_of(game, name)
    enemy: Enemy | None = enemy_of(game, name)
    if hero is not None:
        wound_hero(game, hero, amount, rule)
    elif enemy is not None:
        wound_enemy(game, enemy, amount, hero_of(game, by), rule)
