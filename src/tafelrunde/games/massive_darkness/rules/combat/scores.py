"""Operations on what a combat counts: swords, shields, wounds, symbols, marks for later steps (MD-EFF-03 … 10)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.effects import (
    AttackAgain,
    AttackerSwords,
    Bams,
    CancelAll,
    CancelBams,
    CancelDiamonds,
    DefenderRollsNothing,
    Diamonds,
    DoubleSwords,
    Kill,
    Operation,
    Pull,
    ReactionPenalty,
    Shields,
    Splash,
    Stun,
    SurviveWith,
    Swords,
    SwordsPer,
    TargetShields,
    WoundAttacker,
    Wounds,
)
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules.combat.figures import enemy_of, figure, hero_of, loadout_of, zone_of
from tafelrunde.games.massive_darkness.rules.combat.symbols import bams, change_symbols, diamonds
from tafelrunde.games.massive_darkness.rules.heroes.health import wound_hero
from tafelrunde.games.massive_darkness.state import Combat, Side


def add_swords(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Swords) -> None:
    combat.swords.append((sourced.source, operation.n))


def add_shields(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Shields) -> None:
    combat.shields.append((sourced.source, operation.n))


def target_shields(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: TargetShields) -> None:
    """MD-EFF-04, MD-ENC-15."""
    count = loadout_of(game, figure(combat, side)).sets.get(operation.per_set, 0) if operation.per_set else 1
    combat.shields.append((sourced.source, operation.n * count))


def attacker_swords(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: AttackerSwords) -> None:
    combat.swords.append((sourced.source, operation.n))


def _change(game: Game, combat: Combat, side: Side, sourced: Sourced, by_bams: int, by_diamonds: int) -> None:
    """Symbols come or go beside the dice, and everybody hears why (MD-ENC-12, MD-EFF-09)."""
    change_symbols(combat, side, by_bams, by_diamonds)
    if by_bams or by_diamonds:
        gone = by_bams + by_diamonds < 0
        rule = "MD-EFF-09" if gone else "MD-ENC-12"
        n, m = abs(by_bams), abs(by_diamonds)
        game.tell("symbols", rule, source=sourced.called, side=side, gone=gone, bams=n, diamonds=m)


def add_bams(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Bams) -> None:
    _change(game, combat, side, sourced, operation.n, 0)


def add_diamonds(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Diamonds) -> None:
    _change(game, combat, side, sourced, 0, operation.n)


def add_wounds(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Wounds) -> None:
    """Automatic wounds; after the count a hero suffers them at once, an enemy in step 9 (MD-EFF-06, MD-EFF-15)."""
    if combat.stage != "after":
        combat.wounds.append((sourced.source, operation.n))
        return
    combat.dealt += operation.n
    hero = hero_of(game, combat.defender)
    if hero is not None:
        wound_hero(game, hero, operation.n, "MD-EFF-15", combat.survive)


def swords_per(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: SwordsPer) -> None:
    """MD-SKL-15, MD-DMG-10."""
    if operation.what == "two_wounds":
        hero = hero_of(game, figure(combat, side))
        count = game.wounds(hero) // 2 if hero is not None else 0
    else:
        line = game.board.map.line(zone_of(game, combat.attacker), zone_of(game, combat.defender))
        count = sum([zone in game.board.shadows for zone in line])
    if count:
        combat.swords.append((sourced.source, count))


def double_swords(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: DoubleSwords) -> None:
    """Swords rolled, before shields and other effects are considered (MD-COM-15, MD-COM-16)."""
    combat.swords.append((sourced.source, dice.swords(combat.attack_dice)))


def kill(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Kill) -> None:
    """The wounds are counted in step 7 (MD-COM-18)."""
    combat.kill = sourced.source


def opponent(side: Side) -> Side:
    return "defense" if side == "attack" else "attack"


def cancel_bams(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: CancelBams) -> None:
    """MD-EFF-09."""
    other = opponent(side)
    _change(game, combat, other, sourced, -min(operation.n, bams(combat, other)), 0)


def cancel_diamonds(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: CancelDiamonds) -> None:
    other = opponent(side)
    _change(game, combat, other, sourced, 0, -min(operation.n, diamonds(combat, other)))


def cancel_all(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: CancelAll) -> None:
    other = opponent(side)
    _change(game, combat, other, sourced, -bams(combat, other), -diamonds(combat, other))


def stun(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Stun) -> None:
    """The opponent is stunned in step 9, if it still stands (MD-STN-01)."""
    if side == "attack":
        combat.stun = True
    else:
        combat.stun_attacker = True


def pull(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Pull) -> None:
    combat.pull = True


def splash(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Splash) -> None:
    combat.splash = True


def attack_again(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: AttackAgain) -> None:
    """At most once per activation (MD-WAN-05): an extra attack brings no other."""
    if combat.action != "again":
        combat.again = True


def survive(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: SurviveWith) -> None:
    combat.survive = operation.n


def wound_attacker(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: WoundAttacker) -> None:
    """The attacker suffers them in step 8 (MD-DMG-04, MD-COM-13)."""
    combat.thorns += thorns(combat, operation)


def thorns(combat: Combat, operation: WoundAttacker) -> int:
    """So many wounds, or half of the swords rolled, rounded up (MD-EFF-10)."""
    return (dice.swords(combat.attack_dice) + 1) // 2 if operation.half_of_swords else operation.n


def waits(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Operation) -> None:
    """Riposte, halving and the way past minions are looked up when the wounds are counted (MD-COM-11, MD-COM-13)."""


def reaction_penalty(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: ReactionPenalty) -> None:
    """MD-REA-15."""
    enemy = enemy_of(game, combat.defender)
    if enemy is not None:
        enemy.penalty += operation.n


def rolls_nothing(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: DefenderRollsNothing) -> None:
    combat.defense_dice.clear()
