"""A fight as both sides against each other: from the state while it lasts, and from the log for what was told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.games.massive_darkness.effects import AttackKind
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.combat.figures import shown
from tafelrunde.games.massive_darkness.rules.combat.rolled import bams, diamonds
from tafelrunde.games.massive_darkness.scene.board import color_of, icon_of
from tafelrunde.games.massive_darkness.scene.fight import (
    UNROLLED,
    marked_symbols,
    pictured,
    spendings,
    spent_symbols,
)
from tafelrunde.games.massive_darkness.scene.pools import TAKING, awaited
from tafelrunde.games.massive_darkness.state import BEFORE_THE_ROLL, Side
from tafelrunde.games.massive_darkness.words import icons
from tafelrunde.games.massive_darkness.words.effects import effect_text
from tafelrunde.games.massive_darkness.words.names import is_many, is_own_card, type_of
from tafelrunde.kernel import Event
from tafelrunde.kernel.scene import Badge, Contender, Contest, Line, Text

SIDES: tuple[Side, Side] = ("attack", "defense")
STEPS = frozenset(
    {"attack", "bodyguard", "rolled", "rerolled", "enchanted", "symbols", "swords", "shields", "stopped", "dealt"}
)
"""Events that show how a fight stands; those that follow tell what came of it."""


class _Part(msgspec.Struct):
    """One side of a fight."""

    name: str
    dice: list[int] = []
    more: list[tuple[str, int]] = []
    """Swords or shields beside those of the dice."""
    spent: dict[int, dict[str, list[int]]] = {}
    left: tuple[int, int] = (0, 0)
    paid: tuple[list[int], list[int]] = msgspec.field(default_factory=lambda: ([], []))
    """What each spent bam and diamond paid for, while events are read."""
    brought: list[Text] = []
    """Where dice that are not yet rolled come from."""

    @property
    def rolled(self) -> bool:
        return bool(self.dice) and not UNROLLED & set(self.dice)


class _Fight(msgspec.Struct):
    """What is shown of a fight, wherever it is known from."""

    kind: AttackKind
    attack: _Part
    defense: _Part
    wounds: list[tuple[str, int]] = []
    bought: list[tuple[str, str, Text]] = []
    """Who triggered what, and what it does."""
    rolled: bool = False
    dealt: int | None = None

    def part(self, side: Side) -> _Part:
        return self.attack if side == "attack" else self.defense


def contest(game: Game) -> Contest | None:
    """The fight in progress (MD-COM-01)."""
    combat = game.state.combat
    if combat is None:
        return None
    paid = spendings(game, combat)
    attack, defense = (
        _Part(
            shown(game, combat.attacker if side == "attack" else combat.defender),
            combat.pool(side),
            combat.swords if side == "attack" else combat.shields,
            spent_symbols(combat, side, paid),
        )
        for side in SIDES
    )
    fight = _Fight(combat.kind, attack, defense, combat.wounds)
    fight.rolled = attack.rolled or defense.rolled
    for side in SIDES:
        pool, lines = awaited(game, combat, side)
        if not fight.rolled and combat.stage in BEFORE_THE_ROLL:
            fight.part(side).dice, fight.part(side).brought = pool, lines
        elif fight.rolled:
            fight.part(side).brought = [line for line in lines if line.key in TAKING]
    if fight.rolled:
        for side in SIDES:
            fight.part(side).left = bams(combat, side), diamonds(combat, side)
    fight.bought = [(fight.part(one.side).name, one.sourced.called, effect_text(one.sourced.effect)) for one in paid]
    return _shown(fight)


def told_contest(events: Sequence[Event]) -> Contest | None:
    """The fight of which the last event is a step, as the events since its beginning tell it."""
    if not events or events[-1].kind not in STEPS:
        return None
    start = next((at for at in range(len(events) - 1, -1, -1) if events[at].kind == "attack"), None)
    if start is None:
        return None
    first = events[start].args
    fight = _Fight(first["attack"], _Part(first["figure"]), _Part(first["defender"]))
    for event in events[start + 1 :]:
        _read(fight, event)
    for side in SIDES:
        part = fight.part(side)
        on_table = [_symbols_at(part.dice, faces) for faces in (dice.BAMS, dice.DIAMONDS)]
        used = [places[: len(numbers)] for places, numbers in zip(on_table, part.paid, strict=True)]
        part.spent = marked_symbols((("bam", used[0], part.paid[0]), ("diamond", used[1], part.paid[1])))
        part.left = len(on_table[0]) - len(used[0]), len(on_table[1]) - len(used[1])
    return _shown(fight)


def _read(fight: _Fight, event: Event) -> None:
    """What one event adds to the picture."""
    args = event.args
    if event.kind == "bodyguard":
        fight.defense.name = args.get("by_hero", fight.defense.name)
    elif event.kind == "rolled":
        fight.attack.dice, fight.defense.dice, fight.rolled = args["attack"], args["defense"], True
    elif event.kind == "rerolled":
        part = fight.part(args["side"])
        part.dice = _replaced(part.dice, args["before"], args["after"])
    elif event.kind == "enchanted":
        fight.bought.append((args["figure"], args["source"], Text("effect-does", {"what": args.get("does", [])})))
        part = fight.attack if args["figure"] == fight.attack.name else fight.defense
        if args.get("dice"):
            part.paid[0].extend([len(fight.bought)] * args["bams"])
            part.paid[1].extend([len(fight.bought)] * args["diamonds"])
    elif event.kind in ("swords", "shields"):
        part = fight.attack if event.kind == "swords" else fight.defense
        part.more = [(term.source, term.value) for term in event.terms[1:]]
    elif event.kind in ("stopped", "dealt"):
        fight.dealt = args.get("n", 0)
        fight.wounds = [(term.source, term.value) for term in event.terms if term.source not in ("swords", "shields")]
        fight.attack.dice, fight.defense.dice = args["attack"], args["defense"]


def _symbols_at(pool: Sequence[int], faces: Mapping[int, int]) -> list[int]:
    """The dice on which symbols of one kind lie, a die for each symbol."""
    return [at for at, die in enumerate(pool) for _ in range(faces[die])]


def _replaced(pool: Sequence[int], before: Sequence[int], after: Sequence[int]) -> list[int]:
    """The pool with some dice rolled again: which of equal dice does not matter."""
    found = list(pool)
    for old, new in zip(before, after, strict=True):
        if old in found:
            found[found.index(old)] = new
    return found


# --- the picture --------------------------------------------------------------------------------------------------


def _spending(figure: str, source: str, does: Any) -> dict[str, Any]:
    return {"figure": figure, "source": source, "own": is_own_card(figure, source), "n": 1, "does": does}


def _shown(fight: _Fight) -> Contest:
    names = {"figure": fight.attack.name, "defender": fight.defense.name, "attack": fight.kind}
    lines = [
        Line(
            id=f"contest:{number}",
            icon=icons.SPENT,
            text=Text("fight-spent", _spending(name, source, does)),
            badges=(Badge("", number, "label-spending"),),
        )
        for number, (name, source, does) in enumerate(fight.bought, 1)
    ]
    return Contest(
        id="contest",
        icon=icons.ATTACK[fight.kind],
        text=Text("fight-title", {**names, "many": is_many(fight.attack.name)}),
        sides=tuple([_contender(fight, side) for side in SIDES]),
        lines=tuple(lines),
        result=_result(fight) if fight.rolled else None,
        over=fight.dealt is not None,
        rule="MD-COM-11",
    )


def _total(fight: _Fight, side: Side) -> int:
    part = fight.part(side)
    by_dice = dice.swords(part.dice) if side == "attack" else dice.shields(part.dice)
    return max(0, by_dice + sum([n for _, n in part.more]))


def _contender(fight: _Fight, side: Side) -> Contender:
    part = fight.part(side)
    card = next((card for card in load().enemies.values() if card.type == type_of(part.name)), None)
    hero = part.name in load().heroes
    icon = icons.HEROES.get(part.name, "") if hero else icon_of(card.type, card.role) if card else icons.PILLAR
    symbol, label = (icons.SWORDS, "label-swords") if side == "attack" else (icons.SHIELDS, "label-shields")
    left = [(icons.BAM, part.left[0], "label-bams"), (icons.DIAMOND, part.left[1], "label-diamonds")]
    return Contender(
        id=f"contender:{side}",
        name=part.name,
        icon=icon,
        role=Text(f"role-{side}"),
        color="" if hero or card is None else color_of(card.type),
        dice=tuple(
            [
                pictured(die, f"die:{side}:{at}", f"label-{side}_die", part.spent.get(at, {}))
                for at, die in enumerate(part.dice)
            ]
        ),
        total=Badge(symbol, _total(fight, side), label) if fight.rolled else None,
        badges=tuple([Badge(icon, n, label) for icon, n, label in left if n]) if part.rolled else (),
        lines=(*part.brought, *[Text("fight-from", {"source": source, "n": n}) for source, n in part.more]),
    )


def _result(fight: _Fight) -> Text:
    """The wounds and how they come about: swords less shields, then what wounds by itself (MD-COM-11, MD-COM-12)."""
    swords, shields = _total(fight, "attack"), _total(fight, "defense")
    through = max(0, swords - shields)
    reckoned = through + sum([n for _, n in fight.wounds])
    dealt = reckoned if fight.dealt is None else fight.dealt
    args = {
        "swords": Text("fight-swords", {"n": swords}),
        "shields": Text("fight-shields", {"n": shields}),
        "through": through,
        "more": [Text("fight-plus", {"source": source, "n": n}) for source, n in fight.wounds],
        "n": dealt,
        "over": fight.dealt is not None,
    }
    exact = swords >= shields and not fight.wounds
    key = "fight-equation-else" if reckoned != dealt else "fight-equation" if exact else "fight-equation-more"
    return Text("fight-equation-else" if not exact and not fight.wounds else key, args)
