"""The attack in progress: the dice on the table, what they add up to, and what symbols were spent on."""

from __future__ import annotations

from tafelrunde.games.massive_darkness import dice, icons
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.names import is_many
from tafelrunde.games.massive_darkness.rules.combat.figures import effects_of, enemy_of, figure, shown
from tafelrunde.games.massive_darkness.rules.combat.symbols import bams, diamonds
from tafelrunde.games.massive_darkness.state import Combat, Side
from tafelrunde.kernel.scene import Badge, Die, Item, Line, Text

UNROLLED = frozenset(dice.TENS.values())


def fight(game: Game) -> tuple[Item, ...]:
    """Dice and sums of both sides, while there is an attack (MD-COM-01, MD-COM-11)."""
    combat = game.state.combat
    if combat is None:
        return ()
    attacker = shown(game, combat.attacker)
    names = {"figure": attacker, "defender": shown(game, combat.defender), "attack": combat.kind}
    text = Text("fight-title", {**names, "many": is_many(attacker)})
    items: list[Item] = [Line(id="fight", icon=icons.ATTACK[combat.kind], text=text)]
    items += _side(combat, "attack")
    items += _side(combat, "defense")
    return (*items, *_result(combat))


def _result(combat: Combat) -> list[Item]:
    """What would be dealt if nothing more were spent (MD-COM-11)."""
    if not combat.attack_dice or UNROLLED & {*combat.attack_dice, *combat.defense_dice}:
        return []
    swords = max(0, dice.swords(combat.attack_dice) + sum([n for _, n in combat.swords]))
    shields = max(0, dice.shields(combat.defense_dice) + sum([n for _, n in combat.shields]))
    dealt = max(0, swords - shields) + sum([n for _, n in combat.wounds])
    return [Line(id="fight:result", icon=icons.WOUNDS, text=Text("fight-wounds", {"n": dealt}), rule="MD-COM-11")]


def _side(combat: Combat, side: Side) -> list[Item]:
    rolled = combat.attack_dice if side == "attack" else combat.defense_dice
    if not rolled:
        return []
    items: list[Item] = [_die(side, number, die) for number, die in enumerate(rolled)]
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


def _die(side: Side, number: int, die: int) -> Die:
    symbols: tuple[str, ...] = ()
    if die not in UNROLLED:
        face = dice.FACES[die]
        symbols = (
            *["sword"] * face.swords,
            *["shield"] * face.shields,
            *["bam"] * face.bams,
            *["diamond"] * face.diamonds,
        ) or ("blank",)
    name = f"label-{side}_die"
    return Die(id=f"die:{side}:{number}", name=name, color=dice.color(die), face=dice.face(die), symbols=symbols)


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


def _spent(game: Game, combat: Combat) -> list[Item]:
    items: list[Item] = []
    sides: tuple[Side, Side] = ("attack", "defense")
    for side in sides:
        name = figure(combat, side)
        if name.startswith("enemy:") and enemy_of(game, name) is None:
            continue
        for sourced in effects_of(game, combat, side).enchantments:
            if times := combat.used.get(sourced.key, 0):
                args = {"figure": shown(game, name), "source": sourced.source, "n": times}
                items.append(Line(id=f"spent:{side}:{sourced.key}", icon=icons.SPENT, text=Text("fight-spent", args)))
    return items
