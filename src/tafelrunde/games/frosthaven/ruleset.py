"""What a monster does by the rules of Frosthaven, where games of the shared engine differ."""

from __future__ import annotations

from collections.abc import Mapping

from tafelrunde.games.havens.rulings.consulting import MonsterReferee
from tafelrunde.games.havens.rulings.ruleset import Hit, RuleSet, Score
from tafelrunde.tabletop.lines import free_lines


class FrosthavenRules:
    """Any part to any part, as many targets as possible, and any of those that are equally good."""

    id = "frosthaven"
    sight = staticmethod(free_lines)
    difficult_end_slows_jump = False
    flyers_end_on_objects = False
    invisible_blocks = False
    ranks_further_targets = False
    targets_before_hex = False
    rules: Mapping[str, str] = {
        "considered": "FH-FOC-08",
        "unreachable": "FH-FOC-13",
        "no-focus": "FH-FOC-13",
        "focus-only": "FH-FOC-01",
        "focus-harm": "FH-FOC-10",
        "focus-path": "FH-FOC-08",
        "focus-proximity": "FH-FOC-08",
        "focus-initiative": "FH-FOC-08",
        "focus-tie": "FH-FOC-08",
        "focus-kept": "FH-FOC-01",
        "harm": "FH-FOC-10",
        "less-disadvantage": "FH-MMV-06",
        "more-targets": "FH-MMV-08",
        "further-disadvantage": "FH-MMV-08",
        "stays": "FH-MMV-12",
        "moves": "FH-MMV-05",
        "preferred": "FH-MMV-05",
        "attacks": "FH-MAT-03",
        "no-attack": "FH-FOC-03",
        "out-of-reach": "FH-MAT-03",
        "goal": "FH-MMV-03",
        "approaches": "FH-MMV-03",
        "no-nearer": "FH-MMV-04",
        "too-many": "FH-MMV-05",
        "party": "FH-MMV-05",
    }

    def attack(self, poor: bool, targets: int, disadvantages: int) -> Score:
        """Most targets, then fewest attacks with disadvantage (FH-MMV-05)."""
        return -targets, disadvantages

    def approach(self, poor: bool, targets: int, disadvantages: int) -> Score:
        """It walks to the nearest hex from which it can attack its focus (FH-MMV-03)."""
        return ()

    def secondary(self, enemy: Hit) -> Score:
        """Only disadvantage tells further targets apart; between equals the party decides (FH-MMV-05, FH-FOC-14)."""
        return (enemy.disadvantage,)


RULESET: RuleSet = FrosthavenRules()
REFEREE = MonsterReferee(RULESET, "Frosthaven")
