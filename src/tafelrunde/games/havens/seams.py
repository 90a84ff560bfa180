"""Where Gloomhaven and Frosthaven differ inside a scenario: one named value or method for each difference.

The base class is Gloomhaven's way; Frosthaven overrides what its chapter 15 lists (the ids are in the docstrings).
"""

from __future__ import annotations

from typing import ClassVar

from tafelrunde.games.havens.abilities import ConditionName
from tafelrunde.games.havens.records import LevelRow
from tafelrunde.games.havens.rulings.gloomhaven import Gloomhaven
from tafelrunde.games.havens.rulings.ruleset import RuleSet
from tafelrunde.games.havens.state import Bonus, Figure


class Seams:
    """The rules of a scenario that are not the same in both games."""

    ruleset: ClassVar[RuleSet] = Gloomhaven()
    """Focus, movement and sight (FH-DIF-01, FH-DIF-24, FH-DIF-25)."""
    sight_without_range: ClassVar[bool] = False
    """Whether an ability without a range needs line of sight too (FH-DIF-01)."""
    chooses_with_advantage: ClassVar[bool] = False
    """Whether a character picks one of the two cards, or the better one counts (FH-DIF-05)."""
    heal_removes: ClassVar[tuple[ConditionName, ...]] = ("poison", "wound")
    """FH-DIF-08."""
    heal_blockers: ClassVar[tuple[ConditionName, ...]] = ("poison",)
    """What lets a heal restore nothing."""
    invisible_blocks: ClassVar[bool] = True
    """Whether enemies treat an invisible figure as an obstacle, or may move through it (FH-DIF-09)."""
    forced_ignores_difficult: ClassVar[bool] = True
    """Whether forced movement pays nothing for difficult terrain (FH-DIF-13)."""
    landing_hurts: ClassVar[bool] = True
    """Whether losing flight over an obstacle deals trap damage (FH-DIF-14)."""
    round_bonus_may_end: ClassVar[bool] = True
    """Whether a round bonus may be ended early (FH-DIF-20)."""
    summoned_leave_loot: ClassVar[bool] = False
    """FH-DIF-30."""
    scarce_elites_first: ClassVar[bool] = False
    """Whether elites are placed first when standees run short (FH-DIF-29)."""
    battle_goals_dealt: ClassVar[int] = 2
    """FH-DIF-39."""
    later_loss_wins: ClassVar[bool] = False
    """Whether a loss in the round of a win makes the scenario lost, or the first to come decides (FH-DIF-38)."""
    long_rest_optional: ClassVar[bool] = False
    """Whether the heal and the refreshing of a long rest may be declined (FH-DIF-37)."""
    cleanup: ClassVar[tuple[str, ...]] = ("modifier_decks", "monster_decks", "elements", "round_bonuses")
    """The order of the end of a round (FH-DIF-36)."""

    def items_offered(self, prosperity: int) -> int:
        """The highest number of the items that a city of this prosperity sells (GH-SHP-08, table T2)."""
        return 7 * (prosperity + 1)

    def hazard_damage(self, row: LevelRow) -> int:
        """Damage of a hex of hazardous terrain (GH-OVL-10, FH-DIF-11)."""
        return row.hazard_damage

    def after_shield(self, target: Figure, damage: int) -> int:
        """What else changes the damage of an attack after the shield (FH-DIF-06: ward and brittle)."""
        return damage

    def keeps_bonus(self, bonus: Bonus) -> bool:
        """Whether a bonus outlasts the end of the round."""
        return bonus.lasts != "round"
