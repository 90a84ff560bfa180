"""What a roll would probably come to, for previews (chapters 7.1, 7.3, 7.5, 7.7).

Everything here is known to the seat that is asked: open cards, its own path, and dice that have not been rolled.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules.adventure import odds, rolling
from tafelrunde.games.monster_lands.rules.adventure.rolling import Kind
from tafelrunde.games.monster_lands.state import Location, Path, PathDie
from tafelrunde.kernel import Option, Preview
from tafelrunde.kernel.scene import Text


def percent(chance: float) -> int:
    """A chance in percent; only what is certain is 0 or 100."""
    if chance <= 1e-9 or chance >= 1 - 1e-9:
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))


class Prospect(NamedTuple):
    """A roll after one of its options: how likely each sum of the dice to come is, and what is certain besides."""

    dice: int
    sums: tuple[float, ...]
    change: int

    def at_least(self, need: int) -> float:
        """The chance that the total grows by `need` from where it stands now."""
        return sum(self.sums[max(0, need - self.change) :])


def prospect(game: Game, location: Location, path: Path, kind: Kind, option: Option) -> Prospect:
    """With all dice that have not been rolled and the one this option rolls again (ML-ATK-04, ML-ATK-10)."""
    added = rolling.die_modifiers(game, location, path, kind)
    again: list[PathDie] = []
    change = 0
    match option.value:
        case ("reroll", _, int(index)):
            again = [path.dice[index]]
            change = -max(game.content.config.floors.die_value, again[0].face + added[again[0].color])
        case ("poison",):
            change = game.content.config.combat.poison_bonus
    dice = [die for die in path.dice if not die.face] + again
    counts = Counter[str]([die.color for die in dice])
    sums = odds.together(*[odds.sums(counts[color], added[color]) for color in added])
    return Prospect(len(dice), sums, change)


def goal_preview(ahead: Prospect, path: Path, total: int, goal: int) -> Preview:
    """The chance to reach a goal."""
    if not ahead.dice and not ahead.change:
        return Preview()
    chance = percent(ahead.at_least(goal - total))
    line = (Text("preview-goal", {"goal": goal, "chance": chance}),)
    return Preview(area=(path.id,), lines=line, short=line)


def hits_text(dice: int) -> Text:
    """The hits to expect from so many monster dice (ML-ATT-04)."""
    hits: Sequence[float] = odds.hits(dice)
    expected = sum([n * chance for n, chance in enumerate(hits)])
    return Text("preview-hits", {"dice": dice, "hits": round(expected, 1), "none": percent(hits[0])})
