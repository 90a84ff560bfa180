"""Why an enchantment can't be triggered now (MD-ENC-01 … 10, MD-CND-01)."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules.combat.figures import effects_of, holds
from tafelrunde.games.massive_darkness.rules.combat.limits import used_up
from tafelrunde.games.massive_darkness.rules.combat.symbols import affordable, bams, diamonds
from tafelrunde.games.massive_darkness.state import Combat, Side
from tafelrunde.games.massive_darkness.words.effects import effect_text
from tafelrunde.kernel import Refused
from tafelrunde.kernel.scene import Text


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
