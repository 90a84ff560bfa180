"""The table as numbers, with nothing in them that nobody may know (SS-MOD-10): what lies face down is counted."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.sword_and_sorcery.state import CompanionFigure, Conditions, Enemy, Hero, State
from tafelrunde.kernel.observation import WORD, Row, Rows, Table

_FIGURE = ("restrictive_", "bound_", "bleed", "poison", "fire", "down", "criticals")

TABLES = (
    Table(
        "adventure",
        ("phase_", "adventure_", "round", "step", "active_seat", "result_", "shards", "threat", "threat_level",
         "daytime_", "combat_actions", "standard_actions", "movement_points", "moving_", "hourglasses"),
        1,
    ),
    Table(
        "heroes",
        ("id_", "class_", "seat", "mine", "zone_", "rank", "wounds", "shields", "ghost", "done", "gold", "rage",
         "armour_damage", *_FIGURE),
        5,
    ),
    Table(
        "enemies",
        ("id_", "scroll_", "zone_", "wounds", "shields", "player", "powers", "armour_damage", *_FIGURE),
        32,
    ),
    Table("companions", ("id_", "card_", "owner", "zone_", "level", "wounds", "activated", *_FIGURE), 16),
    Table("cards", ("card_", "seat", "where"), 128),
    Table("powers", ("power_", "seat", "recharge", "running"), 64),
    Table("places", ("what_", "zone_", "amount"), 160),
    Table("decks", ("deck_", "left", "discarded"), 16),
)  # fmt: skip
"""`where` of a card: 1 main hand, 2 off hand, 3 armour, 4 artifact, 5 inventory, 6 phial, 7 talent."""

MAIN, OFFHAND, ARMOUR, ARTIFACT, INVENTORY, PHIAL, TALENT = range(1, 8)
_DECKS = [
    (WORD[name], f"{name}_deck", f"{name}_discard")
    for name in ("activation", "power", "trap", "treasure", "enemy", "event", "crit", "loot", "shadow")
]


def observed(state: State, seat: int) -> Sequence[Rows]:
    """The rows of all tables, in their order."""
    turn = state.turn
    adventure = (
        WORD[state.phase], WORD[state.adventure], state.round, state.step, state.active, WORD[state.result],
        state.shards, state.threat, state.threat_level, WORD[state.daytime],
        *((0, 0, 0, 0) if turn is None else (turn.combat, turn.standard, turn.points, WORD[turn.move])),
        state.hourglasses,
    )  # fmt: skip
    cards: list[Row] = []
    powers: list[Row] = []
    for hero in state.heroes:
        cards += _cards(hero)
        powers += [(WORD[power.card], hero.seat, power.recharge, power.running) for power in hero.powers]
    return (
        (adventure,),
        [_hero(hero, hero.seat == seat) for hero in state.heroes],
        [_enemy(enemy) for enemy in state.enemies],
        [_companion(companion) for companion in state.companions],
        cards,
        powers,
        _places(state),
        [(word, len(getattr(state, deck)), len(getattr(state, discard))) for word, deck, discard in _DECKS],
    )  # fmt: skip


def _suffers(conditions: Conditions) -> Row:
    return (
        WORD[conditions.restrictive], WORD[conditions.bound], conditions.bleed, conditions.poison, sum(conditions.fire),
        conditions.down, len(conditions.crits),
    )  # fmt: skip


def _hero(hero: Hero, mine: bool) -> Row:
    return (
        WORD[hero.id], WORD[hero.card], hero.seat, mine, WORD[hero.zone], hero.rank, hero.wounds, hero.shields,
        hero.ghost, hero.done, hero.gold, hero.rage, hero.damage, *_suffers(hero.conditions),
    )  # fmt: skip


def _enemy(enemy: Enemy) -> Row:
    return (
        WORD[enemy.id], WORD[enemy.scroll], WORD[enemy.zone], enemy.wounds, enemy.shields, enemy.player,
        len(enemy.powers), enemy.damage, *_suffers(enemy.conditions),
    )  # fmt: skip


def _companion(companion: CompanionFigure) -> Row:
    return (
        WORD[companion.id], WORD[companion.card], companion.owner, WORD[companion.zone], companion.level,
        companion.wounds, companion.activated, *_suffers(companion.conditions),
    )  # fmt: skip


def _cards(hero: Hero) -> Rows:
    seat = hero.seat
    worn = ((hero.main, MAIN), (hero.offhand, OFFHAND), (hero.armour, ARMOUR), (hero.artifact, ARTIFACT))
    rows: list[Row] = [(WORD[card], seat, where) for card, where in worn if card]
    rows += [(WORD[card], seat, INVENTORY) for card in hero.inventory]
    rows += [(WORD[phial], seat, PHIAL) for phial in hero.phials]
    rows += [(WORD[talent], seat, TALENT) for talent in hero.talents]
    return rows


def _places(state: State) -> Rows:
    rows: list[Row] = [(WORD["shut"], WORD[border], 1) for border in state.shut]
    rows += [(WORD["locked"], WORD[place], 1) for place in state.locks]
    rows += [(WORD["fire"], WORD[zone], level) for zone, level in state.fires.items()]
    rows += [(WORD["poison"], WORD[zone], level) for zone, level in state.poisons.items()]
    rows += [(WORD["shadow"], WORD[zone], len(tokens)) for zone, tokens in state.shadows.items()]
    rows += [(WORD["chest"], WORD[zone], 1) for zone in state.chests]
    rows += [(WORD["search"], WORD[zone], 1) for zone in state.searches]
    rows += [(WORD["altar"], WORD[zone], 1 + used) for zone, used in state.altars.items()]
    rows += [(WORD["portal"], WORD[portal.zone], 1 + portal.open) for portal in state.portals]
    rows += [(WORD["waypoint"], WORD[zone], 1) for zone in state.waypoints]
    rows += [(WORD[token.kind], WORD[token.zone], token.radius) for token in state.tokens]
    rows += [(WORD["plague"], WORD[plague.zone], plague.wounds) for plague in state.plagues]
    for zone, drop in state.lying.items():
        rows.append((WORD["gold"], WORD[zone], drop.gold))
        rows.append((WORD["treasure"], WORD[zone], len(drop.loot) + len(drop.treasures) + len(drop.items)))
    return rows
