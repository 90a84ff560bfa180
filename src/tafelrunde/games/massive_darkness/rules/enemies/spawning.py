"""Bringing enemies into play (chapter 6.6), and their treasure (MD-GRD-02, MD-GRD-03)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.box.cards import EnemyCard
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.choices import one_zone
from tafelrunde.games.massive_darkness.state import Enemy
from tafelrunde.games.massive_darkness.state.tasks import Appear, EnemyTurns
from tafelrunde.kernel import Rules

LAST_LESSER_LEVEL = 3
"""From the next level on the greater ones come (MD-LVL-10)."""


def appear(game: Game, task: Appear) -> Rules[None]:
    """Something comes into play; the players choose among several zones (MD-SPW-01, MD-SPW-02)."""
    zones = [zone for zone in task.zones if zone not in game.state.gone]
    if not zones:
        game.finish(task)
        return
    zone = yield from one_zone(game, zones, "appear", "MD-SPW-02", {"what": task.what.partition(":")[0]})
    game.finish(task)
    if code := draw_enemy(game, task.what):
        place_enemy(game, code, zone, task.rule, task.quest)


def draw_enemy(game: Game, what: str) -> str:
    """A guard of a level, a wandering monster of the level's tier, or that very card (MD-LVL-09, MD-LVL-10)."""
    kind, _, which = what.partition(":")
    if kind == "guard":
        return game.draw_guard(int(which) if which else game.state.level)
    if kind == "monster":
        return game.draw_monster(which or ("lesser" if game.state.level <= LAST_LESSER_LEVEL else "greater"))
    return what


def draw_free_monster(game: Game) -> str:
    """A wandering monster of the level's tier whose figure is not on the board, if there is one (MD-RUL-21)."""
    skipped: list[str] = []
    found = ""
    while code := draw_enemy(game, "monster"):
        if figures_available(game, game.content.enemies[code], 0):
            found = code
            break
        skipped.append(code)
    for code in skipped:
        game.discard(code)
    return found


def named_card(game: Game, what: str) -> str:
    """The card of an enemy that a quest names: `giant_spider_greater`, `goblin_archers_level_4`, or
    `random_lesser_wandering_monster`."""
    if what.startswith("random_"):
        return game.draw_monster(what.split("_")[1])
    kind, _, level = what.rpartition("_level_")
    if kind:
        return take_card(game, game.content.guard(kind, int(level)))
    kind, _, role = what.rpartition("_")
    return take_card(game, game.content.monster(kind, role))


def take_card(game: Game, code: str) -> str:
    """That very enemy card, wherever it lies: the quest needs it."""
    state = game.state
    piles = [*state.guard_decks, *state.guard_discards, state.lesser_deck, state.lesser_discard]
    for pile in (*piles, state.greater_deck, state.greater_discard, state.removed):
        if code in pile:
            pile.remove(code)
            return code
    raise KeyError(code)


def place_enemy(game: Game, code: str, zone: str, rule: str, quest: str = "", treasure: bool = True) -> Enemy | None:
    """Figures and treasure; if miniatures are missing, all of that type act instead (MD-SPW-08, MD-SPW-09)."""
    state = game.state
    card = game.content.enemies[code]
    minions = card.minions * state.players
    if not figures_available(game, card, minions):
        game.discard(code)
        others = tuple([enemy.id for enemy in state.enemies if game.card(enemy).type == card.type])
        game.tell("no_miniatures", "MD-SPW-08", enemy=card.type)
        game.plan(EnemyTurns(others, "crowd"))
        return None
    health = card.health if card.role == "horde" else card.health * state.players
    enemy = Enemy(_free_id(game, card.type), code, zone, health, (card.health,) * minions, quest=quest)
    enemy.for_events = not quest
    state.enemies.append(enemy)
    known = {"minions": minions, "level": card.level or 0, "card": code, "health": health}
    game.tell("appeared", rule or "MD-SPW-01", enemy=enemy.id, zone=zone, **known)
    if treasure:
        equip_guardian(game, enemy, state.level)
    return enemy


def figures_available(game: Game, card: EnemyCard, minions: int) -> bool:
    """Whether leader and all minions are in the box (MD-CMP-28, MD-SPW-08)."""
    box = game.content.miniatures[card.type]
    same = [enemy for enemy in game.state.enemies if game.card(enemy).type == card.type]
    leaders = sum([enemy.health > 0 for enemy in same])
    return leaders < box.leaders and minions + sum([len(enemy.minions) for enemy in same]) <= box.minions


def _free_id(game: Game, kind: str) -> str:
    taken = {enemy.id for enemy in game.state.enemies}
    name, number = kind, 1
    while name in taken:
        number += 1
        name = f"{kind}_{number}"
    return name


def equip_guardian(game: Game, enemy: Enemy, level: int) -> None:
    """A treasure of the current level; traps and luck are drawn again (MD-GRD-02, MD-GRD-03, MD-LVL-12)."""
    if code := game.draw_plain_treasure(level):
        enemy.treasure = code
        game.tell("guardian_treasure", "MD-GRD-02", enemy=enemy.id, card=code)
