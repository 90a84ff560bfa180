"""Steps 5 and 6 of a combat: enchantments, the defender's before the attacker's (MD-COM-08, MD-COM-09)."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.massive_darkness.effect_text import effect_text
from tafelrunde.games.massive_darkness.effects import NO_WOUND
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules.blood import pay_blood
from tafelrunde.games.massive_darkness.rules.combat.figures import Side, effects_of, figure, hero_of, holds, shown
from tafelrunde.games.massive_darkness.rules.combat.operations import apply
from tafelrunde.games.massive_darkness.rules.combat.symbols import affordable, bams, diamonds, pay
from tafelrunde.games.massive_darkness.state import Combat
from tafelrunde.kernel import Option, Rules


def enchant(game: Game, combat: Combat, side: Side) -> Rules[None]:
    """A hero's player chooses, an enemy triggers whatever it can in printed order (MD-ENC-04 … 08, MD-ENM-08)."""
    hero = hero_of(game, figure(combat, side))
    while True:
        ready = [
            sourced
            for sourced in effects_of(game, combat, side).enchantments
            if combat.used.get(sourced.key, 0) < sourced.effect.repeat
            and affordable(combat, side, sourced.effect.cost)
            and holds(game, combat, side, sourced.effect.if_)
        ]
        if not ready:
            return
        chosen: Sourced | None = ready[0]
        if hero is not None:
            yield game.checkpoint()
            options = [Option(f"trigger:{s.key}", s, args=_described(s)) for s in ready]
            options.append(Option("done", None))
            args = {"bams": bams(combat, side), "diamonds": diamonds(combat, side), "side": side}
            chosen = yield game.ask(hero.seat, "enchant", options, "MD-ENC-07", args, "done")
        if chosen is None:
            return
        combat.used[chosen.key] = combat.used.get(chosen.key, 0) + 1
        pay(combat, side, chosen.effect.cost)
        if hero is not None:
            paid = yield from pay_blood(game, hero, chosen.effect.cost)
            if not hero.present:
                return
            if not paid:
                continue
        if game.recording:
            game.tell("enchanted", "MD-ENC-01", figure=shown(game, figure(combat, side)), source=chosen.source)
        if NO_WOUND not in chosen.effect.if_:
            for operation in chosen.effect.do:
                yield from apply(game, combat, side, chosen, operation)


def _described(sourced: Sourced) -> dict[str, Any]:
    """What an option of this effect tells: its source, and its price and effect as printed."""
    return {"source": sourced.source, "does": effect_text(sourced.effect)}
