"""The attack in progress: the dice on the table, what they add up to, and what symbols were spent on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules.combat.figures import effects_of, enemy_of, figure, shown
from tafelrunde.games.massive_darkness.rules.combat.rolled import bams, diamonds, spent_places
from tafelrunde.games.massive_darkness.scene.dice import die_tip
from tafelrunde.games.massive_darkness.scene.pools import awaited
from tafelrunde.games.massive_darkness.state import BEFORE_THE_ROLL, Combat, Side
from tafelrunde.games.massive_darkness.words import icons
from tafelrunde.games.massive_darkness.words.effects import effect_text
from tafelrunde.games.massive_darkness.words.names import is_many, is_own_card
from tafelrunde.kernel.scene import Badge, Die, Item, Line, Text

UNROLLED = frozenset(dice.TENS.values())
"""The steps of a combat before the roll (MD-COM-01)."""
NOTHING: Mapping[str, Sequence[int]] = {}


def fight(game: Game) -> tuple[Item, ...]:
    """Dice and sums of both sides, while there is an attack (MD-COM-01, MD-COM-11)."""
    combat = game.state.combat
    if combat is None:
        return ()
    attacker = shown(game, combat.attacker)
    names = {"figure": attacker, "defender": shown(game, combat.defender), "attack": combat.kind}
    text = Text("fight-title", {**names, "many": is_many(attacker)})
    items: list[Item] = [Line(id="fight", icon=icons.ATTACK[combat.kind], text=text)]
    if combat.stage in BEFORE_THE_ROLL:
        return (*items, *_awaited(game, combat, "attack"), *_awaited(game, combat, "defense"))
    paid = spendings(game, combat)
    items += _side(combat, "attack", paid)
    items += _side(combat, "defense", paid)
    return (*items, *_result(combat))


def _awaited(game: Game, combat: Combat, side: Side) -> list[Item]:
    """The dice that are going to be rolled, and what brings them (MD-COM-04)."""
    pool, lines = awaited(game, combat, side)
    items: list[Item] = [pictured(die, f"die:{side}:{number}") for number, die in enumerate(pool)]
    icon = icons.SWORDS if side == "attack" else icons.SHIELDS
    said = Text("fight-pool", {"side": Text(f"role-{side}"), "parts": lines})
    return [*items, Line(id=f"fight:{side}", icon=icon, text=said)] if lines else items


def _result(combat: Combat) -> list[Item]:
    """What would be dealt if nothing more were spent (MD-COM-11)."""
    if not combat.attack_dice or UNROLLED & {*combat.attack_dice, *combat.defense_dice}:
        return []
    swords = max(0, dice.swords(combat.attack_dice) + sum([n for _, n in combat.swords]))
    shields = max(0, dice.shields(combat.defense_dice) + sum([n for _, n in combat.shields]))
    dealt = max(0, swords - shields) + sum([n for _, n in combat.wounds])
    return [Line(id="fight:result", icon=icons.WOUNDS, text=Text("fight-wounds", {"n": dealt}), rule="MD-COM-11")]


def _side(combat: Combat, side: Side, paid: list[Spending]) -> list[Item]:
    rolled = combat.attack_dice if side == "attack" else combat.defense_dice
    if not rolled:
        return []
    spent = spent_symbols(combat, side, paid)
    items: list[Item] = [
        pictured(die, f"die:{side}:{number}", f"label-{side}_die", spent.get(number, {}))
        for number, die in enumerate(rolled)
    ]
    if UNROLLED & set(rolled):
        return items
    attack = side == "attack"
    shown_by_dice = dice.swords(rolled) if attack else dice.shields(rolled)
    more = combat.swords if attack else combat.shields
    total = max(0, shown_by_dice + sum([n for _, n in more]))
    badges = [
        Badge(icon, count, label)
        for icon, count, label in (
            (icons.BAM, bams(combat, side), "label-bams"),
            (icons.DIAMOND, diamonds(combat, side), "label-diamonds"),
        )
        if count
    ]
    text = Text("fight-swords" if attack else "fight-shields", {"n": total})
    icon = icons.SWORDS if attack else icons.SHIELDS
    return [*items, Line(id=f"fight:{side}", icon=icon, text=text, badges=tuple(badges))]


def pictured(die: int, element: str, name: str = "", spent: Mapping[str, Sequence[int]] = NOTHING) -> Die:
    """A die as it lies on the table; `spent` says for its bams and diamonds what they paid for."""
    color, number = dice.color(die), dice.face(die)
    name = name or f"name-{color}"
    tip = (die_tip(color),)
    if die in UNROLLED:
        return Die(id=element, name=f"name-{color}", color=color, face=number, tip=tip)
    face = dice.FACES[die]
    counts = (("sword", face.swords), ("shield", face.shields), ("bam", face.bams), ("diamond", face.diamonds))
    symbols = tuple([symbol for symbol, count in counts for _ in range(count)]) or ("blank",)
    paid: tuple[int, ...] = ()
    if spent:
        paid = tuple([n for symbol, count in counts for n in _filled(spent.get(symbol, ()), count)])
    return Die(id=element, name=name, color=color, face=number, symbols=symbols, spent=paid, tip=tip)


def _filled(numbers: Sequence[int], count: int) -> list[int]:
    return [*numbers, *[0] * (count - len(numbers))]


def reckoning(game: Game) -> tuple[Item, ...]:
    """Where swords, shields and wounds come from, and which effects were triggered (MD-COM-11, MD-ENC-01)."""
    combat = game.state.combat
    if combat is None or UNROLLED & {*combat.attack_dice, *combat.defense_dice}:
        return ()
    items: list[Item] = []
    for what, by_dice, more, icon in (
        ("swords", dice.swords(combat.attack_dice), combat.swords, icons.SWORDS),
        ("shields", dice.shields(combat.defense_dice), combat.shields, icons.SHIELDS),
        ("wounds", 0, combat.wounds, icons.WOUNDS),
    ):
        if more:
            parts = [Text("fight-from", {"source": Text("term-dice"), "n": by_dice})] if by_dice else []
            parts += [Text("fight-from", {"source": source, "n": n}) for source, n in more]
            total = max(0, by_dice + sum([n for _, n in more]))
            text = Text("fight-sum", {"total": total, "parts": parts})
            items.append(Line(id=f"sum:{what}", name=f"label-{what}", icon=icon, text=text))
    return (*items, *_spent(game, combat))


class Spending(NamedTuple):
    """Symbols that one effect has cost a side: it has a number by which dice refer to it."""

    number: int
    side: Side
    sourced: Sourced
    times: int


def spendings(game: Game, combat: Combat) -> list[Spending]:
    """In the order in which they were first paid for: the defender's come first (MD-COM-08)."""
    found: list[Spending] = []
    for side in ("defense", "attack"):
        name = figure(combat, side)
        if name.startswith("enemy:") and enemy_of(game, name) is None:
            continue
        known = {sourced.key: sourced for sourced in effects_of(game, combat, side).enchantments}
        for key, times in combat.used.items():
            if key in known and times:
                found.append(Spending(len(found) + 1, side, known[key], times))
    return found


def spent_symbols(combat: Combat, side: Side, paid: list[Spending]) -> dict[int, dict[str, list[int]]]:
    """By die and kind of symbol: what each spent one paid for, or -1 where it was cancelled (MD-ENC-06, MD-ENC-12)."""
    pool = combat.pool(side)
    if UNROLLED & set(pool):
        return {}
    on_bams = spent_places(pool, dice.BAMS, bams(combat, side))
    on_diamonds = spent_places(pool, dice.DIAMONDS, diamonds(combat, side))
    for_bams: list[int] = []
    for_diamonds: list[int] = []
    for spending in paid:
        if spending.side != side:
            continue
        cost = spending.sourced.effect.cost
        for_bams += [spending.number] * (cost.bam * spending.times)
        for_diamonds += [spending.number] * (cost.diamond * spending.times)
        for _ in range(cost.either * spending.times):
            (for_bams if len(for_bams) < len(on_bams) else for_diamonds).append(spending.number)
    return marked_symbols((("bam", on_bams, for_bams), ("diamond", on_diamonds, for_diamonds)))


def marked_symbols(spent: Iterable[tuple[str, list[int], list[int]]]) -> dict[int, dict[str, list[int]]]:
    """By die and kind of symbol the numbers of what was paid; given are the dice and the numbers, symbol by symbol."""
    found: dict[int, dict[str, list[int]]] = {}
    for symbol, places, payments in spent:
        last = payments[len(payments) - len(places) :] if len(payments) >= len(places) else payments
        numbers = [*last, *[-1] * (len(places) - len(last))]
        for at, number in zip(places, numbers, strict=True):
            found.setdefault(at, {}).setdefault(symbol, []).append(number)
    return found


def _spent(game: Game, combat: Combat) -> list[Item]:
    """What symbols were spent on, with the number that stands on them, the price and the gain."""
    items: list[Item] = []
    for number, side, sourced, times in spendings(game, combat):
        args = {
            "figure": shown(game, figure(combat, side)),
            "source": sourced.source,
            "own": is_own_card(shown(game, figure(combat, side)), sourced.source),
            "n": times,
            "does": effect_text(sourced.effect),
        }
        mark = Badge("", number, "label-spending")
        text = Text("fight-spent", args)
        items.append(Line(id=f"spent:{side}:{sourced.key}", icon=icons.SPENT, text=text, badges=(mark,)))
    return items
