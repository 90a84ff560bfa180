"""Enemies: wounds on hordes and single figures, deaths, rewards, healing (chapters 6.1 to 6.5)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.figures.rewards import award_all, gain_xp, give_cards
from tafelrunde.games.massive_darkness.state import Enemy, Hero

Recipient = Literal["", "minions", "leader"]


def full_health(game: Game, enemy: Enemy) -> int:
    """Of one figure: in a horde as printed, otherwise per starting hero (MD-ENM-03, MD-ENM-04, MD-OVR-09)."""
    card = game.card(enemy)
    return card.health if card.role == "horde" else card.health * game.state.players


def is_guardian_now(enemy: Enemy) -> bool:
    """Whether an attack meets the leader, harbinger or monster itself: no minion stands before it (MD-GRD-01)."""
    return enemy.health > 0 and not enemy.minions


def wound_enemy(
    game: Game,
    enemy: Enemy,
    amount: int,
    killer: Hero | None,
    rule: str,
    recipient: Recipient = "",
    first: int = 0,
    through: bool = False,
) -> None:
    """Wounds go to one minion after the other; the leader is safe as long as one lives, and the rest is lost.

    `recipient` says whom they hit first where that is open (MD-HRD-03, MD-HRD-05), `first` is the health of the minion
    that the attacker picks (MD-HRD-09), and `through` lets the surplus go on (MD-STN-08). (MD-HRD-09 … 15, MD-DMG-02.)
    """
    if amount <= 0 or not quests.of(game).can_be_wounded(game, enemy):
        return
    leader_first = recipient == "leader" or not enemy.minions
    after = _wounded(enemy, amount, leader_first, first, through)
    game.tell("enemy_wounded", rule, enemy=enemy.id, n=amount, health=after.health, minions=list(after.minions))
    if leader_first:
        _wound_leader(game, enemy, after.health, killer)
        _wound_minions(game, enemy, after.minions, killer)
    else:
        _wound_minions(game, enemy, after.minions, killer)
        if after.surplus and enemy.health > 0 and not through:
            game.tell("wounds_lost", "MD-HRD-10", enemy=enemy.id, n=after.surplus)
        _wound_leader(game, enemy, after.health, killer)
    if enemy.health <= 0 and not enemy.minions:
        remove_enemy(game, enemy)


class Wounded(NamedTuple):
    """An enemy after its wounds, and what was left over when the first who were hit had fallen."""

    health: int
    minions: tuple[int, ...]
    surplus: int


def _wounded(enemy: Enemy, amount: int, leader_first: bool, first: int, through: bool) -> Wounded:
    """How wounds are spread over a leader and its minions (MD-HRD-09, MD-HRD-10, MD-STN-08)."""
    health, minions = enemy.health, enemy.minions
    if leader_first:
        surplus = max(0, amount - health)
        health -= amount - surplus
        if through and surplus:
            minions, _ = minions_after(minions, surplus, first)
    else:
        minions, surplus = minions_after(minions, amount, first)
        if through:
            health -= min(surplus, health)
    return Wounded(health, minions, surplus)


def _wound_minions(game: Game, enemy: Enemy, left: tuple[int, ...], killer: Hero | None) -> None:
    """XP for those who fall (MD-HRD-11)."""
    before, enemy.minions = len(enemy.minions), left
    for _ in range(before - len(left)):
        game.tell("minion_killed", "MD-HRD-11", enemy=enemy.id)
        if killer is not None:
            game.tally(killer, "minions")
            gain_xp(game, killer, game.content.config.xp.minion, "MD-HRD-11")


def minions_after(minions: tuple[int, ...], amount: int, first: int) -> tuple[tuple[int, ...], int]:
    """The minions that are left and the wounds left over: the most wounded first, unless another was picked."""
    left = sorted(minions)
    if first in left:
        left.remove(first)
        left.insert(0, first)
    while left and amount >= left[0]:
        amount -= left.pop(0)
    if left and amount:
        left[0] -= amount
        amount = 0
    return tuple(sorted(left)), amount


def _wound_leader(game: Game, enemy: Enemy, left: int, killer: Hero | None) -> None:
    before, enemy.health = enemy.health, left
    if before > 0 and left == 0:
        _guardian_dies(game, enemy, killer)


def _guardian_dies(game: Game, enemy: Enemy, killer: Hero | None) -> None:
    """XP for all, the treasure for the killer; neither without a killer (MD-XP-01, MD-GRD-09, MD-GRD-10)."""
    card = game.card(enemy)
    xp = game.content.config.xp
    game.tell("guardian_killed", "MD-COM-14", enemy=enemy.id, role=card.role)
    treasure, enemy.treasure = enemy.treasure, ""
    if killer is None:
        if treasure:
            game.discard(treasure)
        return
    game.tally(killer, "guardians")
    if card.role == "horde":
        award_all(game, xp.leader, "MD-HRD-12")
    elif card.role == "harbinger":
        award_all(game, xp.harbinger, "MD-HAR-02")
    else:
        award_all(game, xp.wandering_monster, "MD-WAN-04")
    if treasure in game.content.equipment:
        give_cards(game, killer, (treasure,), "MD-GRD-09")
    elif treasure:
        game.discard(treasure)
    quests.of(game).guardian_killed(game, enemy, killer)


def remove_enemy(game: Game, enemy: Enemy) -> None:
    """The last figure is gone: the card goes to its discard pile (MD-DCK-06, MD-HRD-14)."""
    state = game.state
    state.enemies.remove(enemy)
    if enemy.treasure:
        game.discard(enemy.treasure)
    game.discard(enemy.card)
    game.tell("enemy_gone", "MD-DCK-06", enemy=enemy.id)
    for activation in (state.activation, state.commander):
        if activation is not None and enemy.id in activation.attacked:
            activation.attacked = tuple([name for name in activation.attacked if name != enemy.id])
    quests.of(game).enemy_gone(game, enemy)


def kill_without_reward(game: Game, enemy: Enemy) -> None:
    """By the quest: no XP, the treasure is discarded (MD-GRD-10, MD-XP-05)."""
    enemy.health, enemy.minions = 0, ()
    remove_enemy(game, enemy)


def heal_enemy(game: Game, enemy: Enemy, amount: int, rule: str) -> None:
    """The leader or single figure heals (MD-HRO-09)."""
    if enemy.health <= 0:
        return
    healed = min(amount, full_health(game, enemy) - enemy.health)
    if healed > 0:
        enemy.health += healed
        game.tell("enemy_healed", rule, enemy=enemy.id, n=healed, health=enemy.health, minions=list(enemy.minions))


def heal_figure(game: Game, enemy: Enemy, amount: int, rule: str) -> None:
    """The most wounded figure of the card, the leader first among equals (MD-ENM-10)."""
    full = full_health(game, enemy)
    worst = min([*enemy.minions, *([enemy.health] if enemy.health > 0 else [])])
    if worst >= full:
        return
    healed = min(amount, full - worst)
    if enemy.health == worst:
        enemy.health += healed
    else:
        minions = sorted(enemy.minions)
        minions[0] += healed
        enemy.minions = tuple(sorted(minions))
    game.tell("enemy_healed", rule, enemy=enemy.id, n=healed, health=enemy.health, minions=list(enemy.minions))


def stun_enemy(game: Game, enemy: Enemy, rule: str) -> None:
    """A horde is stunned as a whole (MD-STN-06, MD-STN-07)."""
    if not enemy.stunned:
        enemy.stunned = True
        game.tell("enemy_stunned", rule, enemy=enemy.id)
