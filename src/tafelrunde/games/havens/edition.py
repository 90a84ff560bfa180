"""Where Gloomhaven and Frosthaven differ inside a scenario: one named value or method for each difference.

The base class is Gloomhaven's way; Frosthaven overrides what its chapter 15 lists (the ids are in the docstrings).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tafelrunde.games.havens.box.modifier_cards import ModifierCard
from tafelrunde.games.havens.box.scenarios import LevelRow
from tafelrunde.games.havens.box.vocabulary import ConditionName
from tafelrunde.games.havens.rules.combat import advantage
from tafelrunde.games.havens.rules.combat.advantage import Mode
from tafelrunde.games.havens.rulings.gloomhaven import Gloomhaven
from tafelrunde.games.havens.rulings.ruleset import RuleSet
from tafelrunde.games.havens.state import Bonus, Figure


class Seams:
    """The rules of a scenario that are not the same in both games."""

    ruleset: ClassVar[RuleSet] = Gloomhaven()
    """Focus, movement, sight and invisible figures in the way (FH-DIF-01, FH-DIF-09, FH-DIF-24, FH-DIF-25)."""
    sight_without_range: ClassVar[bool] = False
    """Whether an ability without a range needs line of sight too (FH-DIF-01)."""
    heal_removes: ClassVar[tuple[ConditionName, ...]] = ("poison", "wound")
    """FH-DIF-08."""
    heal_blockers: ClassVar[tuple[ConditionName, ...]] = ("poison",)
    """What lets a heal restore nothing."""
    forced_ignores_difficult: ClassVar[bool] = True
    """Whether forced movement pays nothing for difficult terrain (FH-DIF-13)."""
    landing_hurts: ClassVar[bool] = True
    """Whether losing flight over an obstacle deals trap damage (FH-DIF-14)."""
    round_bonus_may_end: ClassVar[bool] = True
    """Whether a round bonus may be ended early (FH-DIF-20)."""
    bonus_may_end_in_ability: ClassVar[bool] = True
    """Whether a bonus may be ended while an action is being carried out (FH-DIF-20)."""
    plates_at_end_of_turn: ClassVar[bool] = True
    """Whether pressure plates work at the end of a turn, or when the scenario says (FH-DIF-12)."""
    summoned_leave_loot: ClassVar[bool] = False
    """FH-DIF-30."""
    scarce_elites_first: ClassVar[bool] = False
    """Whether elites are placed first when standees run short (FH-DIF-29)."""
    scarce_near_enemies: ClassVar[bool] = False
    """Whether then those nearest any enemy are placed, or those nearest the revealing character (FH-DIF-29)."""
    battle_goals_dealt: ClassVar[int] = 2
    """FH-DIF-39."""
    later_loss_wins: ClassVar[bool] = False
    """Whether a loss in the round of a win makes the scenario lost, or the first to come decides (FH-DIF-38)."""
    long_rest_optional: ClassVar[bool] = False
    """Whether the heal and the refreshing of a long rest may be declined (FH-DIF-37)."""
    half_used_refresh: ClassVar[bool] = False
    """Whether an item with use slots can be refreshed before all of them are used (GH-RUL-74, FH-ITM-12)."""
    cleanup: ClassVar[tuple[str, ...]] = ("modifier_decks", "monster_decks", "elements", "round_bonuses")
    """The order of the end of a round (FH-DIF-36)."""

    def items_offered(self, prosperity: int) -> int:
        """The highest number of the items that a city of this prosperity sells (GH-SHP-08, table T2)."""
        return 7 * (prosperity + 1)

    def recommended_level(self, levels: Sequence[int], adjusted: bool) -> int:
        """Half the average level, rounded up (GH-LVL-02); `adjusted`: solo or with open hands (FH-DIF-43).

        Here that raises monsters and traps only (GH-SOL-02), by another table.
        """
        return -(-sum(levels) // (2 * len(levels)))

    def draws_on(self, cards: Sequence[ModifierCard], mode: Mode) -> bool:
        """Whether another modifier card is drawn for an attack (FH-DIF-03, FH-DIF-04)."""
        return advantage.wants_more(cards, mode)

    def ways_to_count(
        self, cards: Sequence[ModifierCard], mode: Mode, attack_value: int, reduced: bool
    ) -> list[list[ModifierCard]]:
        """Which of the drawn cards count; of several ways a character's player chooses, others take the first.

        Here there is one: the better or worse card, where rolling ones do not decide (FH-DIF-03, FH-DIF-04, FH-DIF-05).
        """
        return [advantage.that_count(cards, mode, attack_value, reduced)]

    def hazard_damage(self, row: LevelRow) -> int:
        """Damage of a hex of hazardous terrain (GH-OVL-10, FH-DIF-11)."""
        return row.hazard_damage

    def after_shield(self, target: Figure, damage: int) -> int:
        """What else changes the damage of an attack after the shield (FH-DIF-06: ward and brittle)."""
        return damage

    def keeps_bonus(self, bonus: Bonus) -> bool:
        """Whether a bonus outlasts the end of the round."""
        return bonus.lasts != "round"


ADDED: dict[str, str] = {
    "FH-DIF-02": "rulings.ruleset",
    "FH-DIF-07": "rules.effects.conditions",
    "FH-DIF-10": "rules.effects.conditions",
    "FH-DIF-15": "rules.map.overlays",
    "FH-DIF-16": "box.abilities",
    "FH-DIF-17": "box.abilities",
    "FH-DIF-18": "rules.heroes.map",
    "FH-DIF-19": "rules.heroes.actions",
    "FH-DIF-21": "rules.combat.situations",
    "FH-DIF-22": "rules.effects.elements",
    "FH-DIF-23": "rules.monsters.summon_turn",
    "FH-DIF-26": "box.cards",
    "FH-DIF-27": "rules.round.initiative",
    "FH-DIF-28": "rules.round.initiative",
    "FH-DIF-31": "rules.items.loot",
    "FH-DIF-32": "rules.monsters.abilities",
    "FH-DIF-33": "rules.monsters.abilities",
    "FH-DIF-34": "rules.combat.modifiers",
    "FH-DIF-35": "box.special",
    "FH-DIF-40": "rules.combat.aftermath",
    "FH-DIF-41": "rules.combat.modifiers",
    "FH-DIF-42": "rules.items.items",
    "FH-DIF-44": "rules.effects.heal",
}
"""What Frosthaven adds to a scenario without changing what Gloomhaven does: each with the module that it joins.

Nothing switches these on yet; Gloomhaven's content has none of them. The rest of chapter 15 is about the campaign.
"""
