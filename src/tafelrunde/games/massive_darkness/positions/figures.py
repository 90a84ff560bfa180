"""How heroes and enemies are written; each way there has its way back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.positions.cards import Named, Supply, write_card
from tafelrunde.games.massive_darkness.positions.fields import ENEMY_NOTATION, HERO_NOTATION, NONE
from tafelrunde.games.massive_darkness.rules.figures.enemy_health import full_health
from tafelrunde.games.massive_darkness.state import Enemy, Hero
from tafelrunde.kernel import PositionError
from tafelrunde.tabletop.notation import (
    did_you_mean,
    mapping,
    plain_fields,
    read_plain,
    read_value,
    require_known,
    sequence,
    write_plain,
)


def stated(fields: dict[str, Any]) -> dict[str, Any]:
    """Only the fields that say something."""
    return {name: value for name, value in fields.items() if value}


def read_zone(game: Game, zone: object, where: str) -> str:
    zones = game.board.zones
    if str(zone) not in zones:
        raise PositionError(f"{where}: there is no zone {zone}{did_you_mean(str(zone), zones)}")
    return str(zone)


# --- heroes -------------------------------------------------------------------------------------------------------


def write_hero(game: Game, hero: Hero) -> dict[str, Any]:
    """Who it is, where it stands, what it has; the rest if there is something to say."""
    lines = game.content.classes[hero.sheet].lines
    data: dict[str, Any] = {"hero": hero.card, "class": hero.sheet, "zone": hero.zone}
    data |= stated({"wounds": game.wounds(hero)})
    data |= stated({"skills": {line.id: bought for line, bought in zip(lines, hero.skills, strict=True) if bought}})
    data["hands"] = [write_card(card) for card in hero.hands]
    data["body"] = write_card(hero.body)
    data |= stated({"pack": [write_card(card) for card in hero.pack]})
    return data | write_plain(hero, HERO_NOTATION)


def read_hero(game: Game, supply: Supply, hero: Hero, data: Mapping[str, Any]) -> None:
    """Change a hero of the set-up into the one that is described; its health is counted when all is read."""
    where = f"heroes[{hero.seat}]."
    content = game.content
    known = ("hero", "class", "zone", "wounds", "skills", "hands", "body", "pack")
    require_known(data, [*known, *plain_fields(Hero, HERO_NOTATION)], where)
    read_plain(hero, HERO_NOTATION, data, where)
    hero.sheet = _known(data.get("class", hero.sheet), content.classes, f"{where}class")
    lines = [line.id for line in content.classes[hero.sheet].lines]
    bought = mapping(data.get("skills"), f"{where}skills")
    require_known(bought, lines, f"{where}skills.")
    hero.skills = tuple([read_value(bought.get(line, 0), int, f"{where}skills.{line}") for line in lines])
    if "zone" in data:
        hero.zone = read_zone(game, data["zone"], f"{where}zone")
    if "hands" in data:
        cards = sequence(data["hands"], f"{where}hands")
        hero.hands = tuple([supply.take_one(card, content.equipment, f"{where}hands") for card in cards])
    if "body" in data:
        hero.body = supply.take(data["body"], content.equipment, f"{where}body")
    cards = sequence(data.get("pack"), f"{where}pack")
    hero.pack = tuple([supply.take_one(card, content.equipment, f"{where}pack") for card in cards])


def read_wounds(game: Game, hero: Hero, data: Mapping[str, Any]) -> None:
    """As many wounds as health, and the hero is dead."""
    where = f"heroes[{hero.seat}].wounds"
    wounds = read_value(data.get("wounds", 0), int, where)
    most = game.max_health(hero)
    if not 0 <= wounds <= most:
        raise PositionError(f"{where}: must be from 0 to {most}, not {wounds}")
    hero.health = most - wounds


def _known(name: Any, known: Mapping[str, Any], where: str) -> str:
    if not isinstance(name, str) or name not in known:
        raise PositionError(f"{where}: there is no '{name}'{did_you_mean(str(name), known)}")
    return str(name)


def read_names(game: Game, heroes: list[Mapping[str, Any]]) -> None:
    """Who the heroes are: stated, or the next that nobody plays, each with its recommended class (MD-VAR-04)."""
    content = game.content
    named = [_known(data["hero"], content.heroes, "heroes.hero") for data in heroes if "hero" in data]
    if len(set(named)) < len(named):
        raise PositionError("heroes.hero: each hero can be played only once (MD-SET-05)")
    free = [name for name in content.heroes if name not in named]
    for hero, data in zip(game.state.heroes, heroes, strict=True):
        hero.card = str(data["hero"]) if "hero" in data else free.pop(0)
        hero.sheet = content.heroes[hero.card].recommended_class


# --- enemies ------------------------------------------------------------------------------------------------------


def write_enemy(game: Game, enemy: Enemy) -> dict[str, Any]:
    """Its card and place; health, minions and treasure if they are not those of an unhurt enemy without one."""
    data: dict[str, Any] = {"card": enemy.card, "zone": enemy.zone}
    if enemy.health != full_health(game, enemy):
        data["health"] = enemy.health
    if enemy.minions != _all_minions(game, enemy):
        data["minions"] = list(enemy.minions)
    if enemy.treasure:
        content = game.content
        data["treasure"] = write_card(enemy.treasure) if enemy.treasure in content.equipment else enemy.treasure
    data |= write_plain(enemy, ENEMY_NOTATION)
    if enemy.for_events == bool(enemy.quest):
        data["for_events"] = enemy.for_events
    return data


def read_enemy(game: Game, supply: Supply, name: str, data: Mapping[str, Any]) -> Enemy:
    where = f"enemies.{name}."
    known = ("card", "zone", "health", "minions", "treasure", "for_events")
    require_known(data, [*known, *plain_fields(Enemy, ENEMY_NOTATION)], where)
    if "zone" not in data:
        raise PositionError(f"{where}zone: where is it?")
    code = _card(game, supply, name, data.get("card"), where)
    enemy = Enemy(name, code, read_zone(game, data["zone"], f"{where}zone"), 0)
    enemy.health = read_value(data.get("health", full_health(game, enemy)), int, f"{where}health")
    enemy.minions = _all_minions(game, enemy)
    if "minions" in data:
        enemy.minions = read_value(data["minions"], tuple[int, ...], f"{where}minions")
    cards: dict[str, Named] = {**game.content.equipment, **game.content.monsters}
    enemy.treasure = supply.take(data.get("treasure", NONE), cards, f"{where}treasure")
    read_plain(enemy, ENEMY_NOTATION, data, where)
    enemy.for_events = read_value(data.get("for_events", not enemy.quest), bool, f"{where}for_events")
    return enemy


def _card(game: Game, supply: Supply, name: str, stated_card: object, where: str) -> str:
    """The enemy's card, or any free one of its type."""
    content = game.content
    kind = re.sub(r"_\d+$", "", name)
    same = {code: card for code, card in content.enemies.items() if card.type == kind}
    if not same:
        types = dict.fromkeys(card.type for card in content.enemies.values())
        raise PositionError(f"{where[:-1]}: there is no enemy '{kind}'{did_you_mean(kind, types)}")
    if stated_card is None:
        free = supply.free(same)
        if not free:
            raise PositionError(f"{where}card: all cards of {kind} are already placed")
        stated_card = free[0]
    return supply.take_one(stated_card, same, f"{where}card")


def _all_minions(game: Game, enemy: Enemy) -> tuple[int, ...]:
    """As many as come with the card (MD-HRD-02), unhurt."""
    card = game.card(enemy)
    return (card.health,) * (card.minions * game.state.players)
