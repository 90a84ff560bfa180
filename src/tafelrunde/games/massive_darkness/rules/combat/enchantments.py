"""Steps 5 and 6 of a combat: enchantments, the defender's before the attacker's (MD-COM-08, MD-COM-09, chapter 7.5)."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.effects import NO_WOUND
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules.combat.costs import pay_blood
from tafelrunde.games.massive_darkness.rules.combat.figures import effects_of, figure, hero_of, holds, shown
from tafelrunde.games.massive_darkness.rules.combat.foresight import wounds_with
from tafelrunde.games.massive_darkness.rules.combat.operations import carry_out
from tafelrunde.games.massive_darkness.rules.combat.rolled import (
    affordable,
    bams,
    diamonds,
    pay,
    spent_places,
)
from tafelrunde.games.massive_darkness.state import Activation, Combat, Hero, Side
from tafelrunde.games.massive_darkness.words.effects import effect_text, gain_text, operation_text
from tafelrunde.kernel import Option, Refused, Rules
from tafelrunde.kernel.scene import Text


def enchant(game: Game, combat: Combat, side: Side) -> Rules[None]:
    """One after another, from wherever the combat is (MD-ENC-04 … 08)."""
    hero = hero_of(game, figure(combat, side))
    while True:
        if combat.doing:
            chosen = next(s for s in effects_of(game, combat, side).enchantments if s.key == combat.doing)
        else:
            triggered = yield from _trigger(game, combat, side, hero)
            if triggered is None:
                return
            chosen = triggered
            had = _symbols(combat, side) if game.recording else None
            paid = yield from _pay(game, combat, side, hero, chosen)
            if hero is not None and not hero.present:
                return
            if not paid:
                continue
            if game.recording:
                name = shown(game, figure(combat, side))
                game.tell(
                    "enchanted", "MD-ENC-01", figure=name, source=chosen.called, **_price(combat, side, chosen, had)
                )
        if NO_WOUND not in chosen.effect.if_:
            yield from carry_out(game, combat, side, chosen, chosen.effect.do)


def _trigger(game: Game, combat: Combat, side: Side, hero: Hero | None) -> Rules[Sourced | None]:
    """A hero's player chooses, an enemy triggers whatever it can in printed order (MD-ENC-07, MD-ENC-08, MD-ENM-08)."""
    ready = [
        sourced
        for sourced in effects_of(game, combat, side).enchantments
        if not used_up(game, combat, side, sourced)
        and affordable(combat, side, sourced.effect.cost)
        and holds(game, combat, side, sourced.effect.if_)
    ]
    if hero is None or not ready:
        return ready[0] if ready else None
    yield game.checkpoint()
    options = [Option(f"trigger:{s.key}", s, place(game, s), _described(game, combat, side, s)) for s in ready]
    options.append(Option("done", None))
    args = {"bams": bams(combat, side), "diamonds": diamonds(combat, side), "side": side}
    why_not = partial(refused_enchantments, game, combat, side)
    chosen: Sourced | None = yield game.ask(hero.seat, "enchant", options, "MD-ENC-07", args, why_not=why_not)
    return chosen


def _pay(game: Game, combat: Combat, side: Side, hero: Hero | None, chosen: Sourced) -> Rules[bool]:
    """Symbols, and wounds where the effect costs some; returns whether all is paid (MD-ENC-06, MD-RUL-31)."""
    note_use(game, combat, side, chosen)
    pay(combat, side, chosen.effect.cost)
    return hero is None or (yield from pay_blood(game, hero, chosen.effect.cost))


class _Symbols(NamedTuple):
    """The dice whose bams and diamonds are spent, and how many of both are left."""

    from_bams: list[int]
    from_diamonds: list[int]
    bams: int
    diamonds: int


def _symbols(combat: Combat, side: Side) -> _Symbols:
    pool, left, more = combat.pool(side), bams(combat, side), diamonds(combat, side)
    return _Symbols(spent_places(pool, dice.BAMS, left), spent_places(pool, dice.DIAMONDS, more), left, more)


def _price(combat: Combat, side: Side, chosen: Sourced, had: _Symbols | None) -> dict[str, Any]:
    """What was spent and on which dice it lay, what is left, and what it brings (MD-ENC-06)."""
    if had is None:
        return {}
    now = _symbols(combat, side)
    pool = combat.pool(side)
    paying = [*now.from_bams[len(had.from_bams) :], *now.from_diamonds[len(had.from_diamonds) :]]
    return {
        "bams": had.bams - now.bams,
        "diamonds": had.diamonds - now.diamonds,
        "dice": [pool[at] for at in dict.fromkeys(paying)],
        "left": now.bams + now.diamonds,
        "does": [operation_text(operation) for operation in chosen.effect.do],
    }


def _described(game: Game, combat: Combat, side: Side, sourced: Sourced) -> dict[str, Any]:
    """What an option tells: source, price and gain, and for people the wounds it comes to (MD-COM-11)."""
    known = NO_WOUND not in sourced.effect.if_
    args = {"source": sourced.called, "does": (gain_text if known else effect_text)(sourced.effect)}
    wounds = wounds_with(game, combat, side, sourced) if known else None
    return args if wounds is None else {**args, "wounds": wounds}


# --- how often (MD-ENC-04, MD-ENC-05, MD-EFF-02) --------------------------------------------------------------------


def used_up(game: Game, combat: Combat, side: Side, sourced: Sourced) -> bool:
    """Whether it has been triggered as often as it may be."""
    if combat.used.get(sourced.key, 0) >= sourced.effect.repeat or sourced.key in combat.used_up:
        return True
    activation = _own_activation(game, combat, side) if sourced.effect.limit else None
    return activation is not None and sourced.key in activation.used


def note_use(game: Game, combat: Combat, side: Side, sourced: Sourced) -> None:
    combat.used[sourced.key] = combat.used.get(sourced.key, 0) + 1
    activation = _own_activation(game, combat, side) if sourced.effect.limit else None
    if activation is not None:
        activation.used += (sourced.key,)


def used_in_the_activation(game: Game, combat: Combat) -> tuple[str, ...]:
    """What an enemy's next attack of the same activation can't use again (MD-EFF-02, MD-WAN-05)."""
    limited = [s.key for s in effects_of(game, combat, "attack").enchantments if s.effect.limit]
    return tuple([key for key in limited if key in combat.used])


def _own_activation(game: Game, combat: Combat, side: Side) -> Activation | None:
    """The activation of the hero on this side, if it is that hero's."""
    hero = hero_of(game, figure(combat, side))
    activation = game.state.activation
    return activation if hero is not None and activation is not None and activation.seat == hero.seat else None


# --- why not --------------------------------------------------------------------------------------------------------


def refused_enchantments(game: Game, combat: Combat, side: Side) -> list[Refused]:
    """Enchantments of a side that are used up, too dear, or whose condition is not met."""
    found = []
    for sourced in effects_of(game, combat, side).enchantments:
        reason = _reason(game, combat, side, sourced)
        if reason is not None:
            args: dict[str, Any] = {"source": sourced.called, "does": effect_text(sourced.effect), **reason[2]}
            found.append(Refused(f"trigger:{sourced.key}", reason[0], reason[1], place(game, sourced), args))
    return found


def _reason(game: Game, combat: Combat, side: Side, sourced: Sourced) -> tuple[str, str, dict[str, Any]] | None:
    effect = sourced.effect
    if not holds(game, combat, side, effect.if_):
        return "condition_unmet", "MD-CND-01", {"conditions": [Text(f"if-{condition}") for condition in effect.if_]}
    if used_up(game, combat, side, sourced):
        rule = "MD-EFF-02" if effect.limit else "MD-ENC-04" if effect.repeat == 1 else "MD-ENC-05"
        return "enchantment_used", rule, {"n": effect.repeat}
    if not affordable(combat, side, effect.cost):
        return "symbols_missing", "MD-ENC-10", {"bams": bams(combat, side), "diamonds": diamonds(combat, side)}
    return None


def place(game: Game, sourced: Sourced) -> str:
    """The card on the table that an effect belongs to; skills have no place beside the board."""
    return f"card:{sourced.source}" if sourced.source in game.content.equipment else ""
