"""Enemies as the bot sees them: what their cards let them do, and what it is worth to be rid of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tafelrunde.games.havens.bot import weights
from tafelrunde.games.havens.bot.shelf import shelf
from tafelrunde.games.havens.box.conditions import CONDITIONS
from tafelrunde.games.havens.box.monster_abilities import (
    MonsterAbility,
    MonsterAttack,
    MonsterCondition,
    MonsterDamage,
    MonsterHeal,
    MonsterMove,
    MonsterSummon,
)
from tafelrunde.games.havens.box.monsters import MonsterCard, Traits
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.effects import conditions
from tafelrunde.games.havens.rules.monsters import boss
from tafelrunde.games.havens.state import Figure
from tafelrunde.tabletop.hexgrid import Mask

FARTHEST = 16
"""Nothing is farther away than so many steps, for all that matters."""


class Forecast(NamedTuple):
    """What a monster does with one of its cards."""

    initiative: int
    move: int
    attack: float
    """With everything that hurts: conditions, damage that is no attack."""
    value: int
    """The attack value alone; 0: no attack."""
    reach: int
    """1: melee."""
    targets: int
    other: float
    """What it does besides, such as healing and summoning, in hit points."""


def forecast(game: Game, figure: Figure, card: MonsterCard) -> Forecast:
    """What this card makes of the values of the figure's stat card."""
    doors = len(game.ground.doors) if figure.rank == "boss" else 0
    key = figure.type, figure.rank, game.state.level, game.state.adjusted, game.characters, card.id, doors
    notes = shelf(game.content)
    known: Forecast | None = notes.get(key)
    if known is None:
        stats = game.stats(figure)
        abilities = boss.spelled_out(game, figure, card.abilities)
        known = notes[key] = _read(
            card.initiative, abilities, stats.move, game.number(stats.attack or 0), stats.range, stats.traits
        )
    return known


class Kind(NamedTuple):
    """What all monsters of a type and rank have in common."""

    cards: list[Forecast]
    power: float
    reach: int
    worth: float


def _kind(game: Game, figure: Figure) -> Kind:
    doors = len(game.ground.doors) if figure.rank == "boss" else 0
    key = figure.type, figure.rank, game.state.level, game.state.adjusted, game.characters, doors
    notes = shelf(game.content)
    known: Kind | None = notes.get(key)
    if known is None:
        every = game.content.decks[game.content.monsters[figure.type].deck]
        cards = [forecast(game, figure, card) for card in every]
        power = sum([one.attack * (1 + 0.5 * (one.targets - 1)) for one in cards]) / len(cards)
        others = sum([one.other for one in cards]) / len(cards)
        worth = weights.ENEMY + weights.POWER * power + others
        known = notes[key] = Kind(cards, power, max([one.reach for one in cards]), worth)
    return known


def _read(
    initiative: int,
    abilities: Sequence[MonsterAbility],
    move: int | None,
    attack: int,
    reach: int | None,
    traits: Traits,
) -> Forecast:
    steps, hurt, value, far, targets, other = 0, 0.0, 0, 1, 1, 0.0
    for ability in abilities:
        match ability:
            case MonsterMove() if move is not None:
                steps = max(steps, move + ability.mod)
            case MonsterAttack():
                hit = max(0, attack + ability.mod)
                marks = sum([CONDITIONS[what].suffered for what in {*ability.cond, *traits.cond}])
                hurt += hit + marks + 0.3 * (traits.pierce + ability.pierce)
                value = max(value, hit)
                targets = max(targets, traits.targets, ability.targets, 2 if ability.area else 1)
                if ability.range is not None or reach is not None:
                    far = max(far, ability.range or (reach or 1) + ability.range_mod)
            case MonsterDamage():
                hurt += ability.n
                far = max(far, ability.range)
            case MonsterCondition() if ability.who in ("enemy", "enemies"):
                hurt += CONDITIONS[ability.what].suffered
                far = max(far, ability.range or 1)
            case MonsterHeal():
                other += 0.5 * ability.n
            case MonsterSummon():
                other += 3.0
            case _:
                other += 0.3
    return Forecast(initiative, max(steps, 0), hurt, value, far, targets, other)


class Foe:
    """An enemy of the characters: where it is, what it can take, and what it can do."""

    __slots__ = (
        "bit",
        "cards",
        "due",
        "figure",
        "friends",
        "hit",
        "hp",
        "index",
        "later",
        "moving",
        "power",
        "reach",
        "rings",
        "shield",
        "targets",
        "threat",
        "worth",
    )

    def __init__(self, game: Game, figure: Figure, in_turns: bool) -> None:
        self.figure = figure
        self.index = game.ground.grid.index(figure.at)
        self.bit: Mask = 1 << self.index
        self.hp = figure.hp
        self.shield = game.shield(figure)
        self.due = True
        self.cards: list[Forecast] = []
        """What it may do in its next turn."""
        self.later: list[Forecast] = []
        self.rings: list[Mask] = []
        """The hexes by the number of steps to them."""
        self.friends: list[int] = []
        """How far it is from every character that is not the one who thinks."""
        self.worth = 0.0
        self.power = 0.0
        self.reach = self.targets = 1
        self.moving = 0
        self.hit: list[float] = []
        self.threat = 0
        """So many steps away, and farther, it can do no harm."""
        if figure.kind == "monster":
            self._look_up(game, in_turns)

    def _look_up(self, game: Game, in_turns: bool) -> None:
        figure = self.figure
        name = game.content.monsters[figure.type].deck
        deck = game.state.decks.get(name)
        kind = _kind(game, figure)
        self.later = kind.cards
        if deck is not None and deck.card and in_turns:
            self.due = not figure.acted
            shown = game.content.monster_card(deck.card)
            self.cards = [forecast(game, figure, shown)] if self.due else self.later
        elif deck is not None and deck.draw:
            left = set(deck.draw)
            every = game.content.decks[name]
            self.cards = [one for card, one in zip(every, self.later, strict=True) if card.id in left]
        else:
            self.cards = self.later
        self.power, self.reach, self.worth = kind.power, kind.reach, kind.worth
        self.targets = max([one.targets for one in self.cards])
        self.moving = round(sum([one.move for one in self.cards]) / len(self.cards))
        self.hit = self._hits()
        self.threat = FARTHEST if self.hit[-1] else self.hit.index(0.0)

    def _hits(self) -> list[float]:
        """The damage to expect from it for somebody so many steps away, if it goes for that one."""
        figure = self.figure
        if conditions_of(figure, "stun"):
            return [0.0] * FARTHEST
        disarmed = conditions_of(figure, "disarm")
        held = conditions_of(figure, "immobilize")
        muddled = 0.7 if conditions_of(figure, "muddle") else 1.0
        hits = [0.0] * FARTHEST
        for card in self.cards:
            strength = card.attack * muddled / len(self.cards)
            if disarmed:
                strength = 0.0
            last = min((0 if held else card.move) + card.reach, FARTHEST - 1)
            for steps in range(last + 1):
                hits[steps] += strength
        return hits

    def steps(self, index: int) -> int:
        """How many steps it is away from a hex."""
        for number, ring in enumerate(self.rings):
            if ring >> index & 1:
                return number
        return FARTHEST - 1

    def early(self, initiative: int) -> float:
        """How likely it acts before somebody with this initiative."""
        return sum([one.initiative < initiative for one in self.cards]) / max(len(self.cards), 1)

    def susceptible(self, game: Game, what: str) -> bool:
        """Whether a condition would be new to it."""
        figure = self.figure
        return not conditions_of(figure, what) and not conditions.immune(game, figure, what)


def conditions_of(figure: Figure, what: str) -> bool:
    return bool(figure.marks) and any(mark.what == what for mark in figure.marks)
