"""Who attacks whom with what: values, legal targets, the beginning of an attack (SS-ATK-01, SS-ATK-11, SS-CAC-04)."""

from __future__ import annotations

from typing import NamedTuple

from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.box.enemies import EnemyAbility, EnemyWeapon
from tafelrunde.games.sword_and_sorcery.effects.operation import Ability
from tafelrunde.games.sword_and_sorcery.effects.words import DamageType
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.loadout import companion_level
from tafelrunde.games.sword_and_sorcery.state import CompanionFigure, Enemy, Figure, Hero, Plague
from tafelrunde.games.sword_and_sorcery.state.tasks import Attack, Means

UNARMED = "unarmed"
VALUES = "values"
"""An attack of a script with values of its own."""


class Weapon(NamedTuple):
    """What an attack is made with."""

    hits: int
    red: int
    blue: int
    types: tuple[DamageType, ...]
    range: int
    called: str
    """The card, by which it is called."""


def weapon_of(game: Game, figure: Figure, weapon: str) -> Weapon:
    """The values of a slot, of bare hands, or of a printed attack."""
    if weapon == UNARMED:
        return Weapon(0, 0, 1, ("blunt",), 0, UNARMED)  # SS-WPN-06, SS-WPN-07
    if isinstance(figure, Hero) and weapon in ("main", "offhand"):
        return _hero_weapon(game, figure, getattr(figure, weapon))
    if isinstance(figure, CompanionFigure) and weapon == "main":
        level = companion_level(figure, game.content)
        assert level.attack is not None
        values = level.attack
        return Weapon(
            game.amount(values.hits, figure),
            game.amount(values.red, figure),
            game.amount(values.blue, figure),
            level.types,
            values.range,
            figure.card,
        )
    if isinstance(figure, Enemy) and weapon in ("main", "offhand"):
        scroll = game.scroll(figure)
        printed = scroll.main if weapon == "main" or scroll.offhand is None else scroll.offhand
        return _enemy_weapon(game, figure, printed)
    if isinstance(figure, Plague) and weapon in ("main", "offhand"):
        attack = game.content.plagues[figure.kind].attack
        assert attack is not None
        return _enemy_weapon(game, figure, attack)
    if weapon == VALUES:
        return Weapon(0, 0, 0, (), 0, figure.id.partition(":")[2])
    return _printed(game, figure, weapon)


def _hero_weapon(game: Game, hero: Hero, code: str) -> Weapon:
    card = game.content.weapons[card_of(code)]
    attack = card.attack
    hits, red, blue = game.amount(attack.hits, hero), game.amount(attack.red, hero), game.amount(attack.blue, hero)
    better = card.improved
    if better is not None and game.item_state(code).improved:
        hits, red, blue = max(hits, better.hits), max(red, better.red), max(blue, better.blue)
    return Weapon(hits, red, blue, card.types, attack.range, code)


def _enemy_weapon(game: Game, figure: Figure, printed: EnemyWeapon) -> Weapon:
    return Weapon(
        game.amount(printed.hits, figure),
        game.amount(printed.red, figure),
        game.amount(printed.blue, figure),
        printed.types,
        game.content.config.sight,
        game.content.index.key(printed),
    )


def _printed(game: Game, figure: Figure, key: str) -> Weapon:
    """An attack on a power, an item, or an ability of a scroll."""
    printed = game.content.index.things[key]
    called = key.split("/")[1]
    if isinstance(printed, EnemyAbility):
        assert printed.attack is not None
        return _enemy_weapon(game, figure, printed.attack)
    assert isinstance(printed, Ability)
    assert printed.attack is not None
    values = printed.attack
    return Weapon(
        game.amount(values.hits, figure),
        game.amount(values.red, figure),
        game.amount(values.blue, figure),
        _types(game, called),
        values.range,
        called,
    )


def _types(game: Game, called: str) -> tuple[DamageType, ...]:
    """Powers that are attacks are magic unless the item says otherwise."""
    item = game.content.items.get(called)
    return getattr(item, "types", ()) or ("magic",)


# --- legal targets of heroes and companions -------------------------------------------------------------------------


def targets(game: Game, figure: Figure, reach: int) -> list[Figure]:
    """Figures in range and line of sight that may be chosen: enemies and plagues first, then other heroes.

    SS-CAC-04, SS-CAC-05, SS-ENG-02, SS-LOS-01, SS-HID-01.
    """
    state = game.state
    there: list[Figure] = [enemy for enemy in state.enemies if not enemy.hidden] if state.enemies else []
    there += state.plagues
    if isinstance(figure, Hero):
        there += [hero for hero in state.heroes if hero is not figure and not hero.ghost and not hero.hidden]
    return in_sight(game, figure, reach, there)


def in_sight(game: Game, figure: Figure, reach: int, among: list[Figure]) -> list[Figure]:
    """Those of them who are near enough, and in line of sight."""
    if not among:
        return []
    near = game.ground.within(figure.zone, reach)
    return [one for one in among if one.zone in near and game.sees(figure, one.zone)]


def weapons(game: Game, hero: Hero) -> tuple[str, ...]:
    """Equipped weapons, or bare hands (SS-CAC-01, SS-WPN-06)."""
    if hero.main:
        return ("main", "offhand") if hero.offhand else ("main",)
    return ("offhand",) if hero.offhand else (UNARMED,)


def reach_of(game: Game, figure: Figure, weapon: str) -> tuple[str, int]:
    """What a weapon is called, and how far it reaches."""
    if weapon == UNARMED:
        return UNARMED, 0
    if isinstance(figure, Hero) and weapon in ("main", "offhand"):
        code = figure.main if weapon == "main" else figure.offhand
        return code, game.content.weapons[card_of(code)].attack.range
    printed = weapon_of(game, figure, weapon)
    return printed.called, printed.range


# --- the beginning --------------------------------------------------------------------------------------------------


def begin(
    game: Game,
    attacker: Figure,
    target: Figure,
    weapon: str,
    means: Means,
    struck: tuple[str, ...] = (),
    hits: int | None = None,
) -> Attack:
    """The attack goes on the agenda (SS-ATK-11); Prepare counts for the hero's next attack (SS-STD-01)."""
    printed = weapon_of(game, attacker, weapon)
    attack = Attack(
        attacker.id,
        target.id,
        weapon,
        means,
        printed.hits if hits is None else hits,
        printed.red,
        printed.blue,
        printed.types[0] if printed.types else "",
        game.ground.distance(attacker.zone, target.zone),
        target.zone,
        struck=struck,
    )
    turn = game.state.turn
    if turn is not None and attacker.id == f"hero:{turn.seat}" and turn.prepared == "yes":
        attack.prepared, turn.prepared = True, "used"
    game.tell("attack", "SS-ATK-11", figure=attacker.id, whom=target.id, weapon=printed.called)
    game.plan(attack)
    return attack
