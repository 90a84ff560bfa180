"""What a monster does by the rules of Gloomhaven, where games of the shared engine differ."""

from __future__ import annotations

from collections.abc import Mapping

from tafelrunde.games.havens.rulings.consulting import MonsterReferee
from tafelrunde.games.havens.rulings.ruleset import Hit, RuleSet, Score
from tafelrunde.tabletop.lines import corner_lines


class GloomhavenRules:
    """Corner to corner, the focus before everything, and further targets by the focus rules."""

    id = "gloomhaven"
    sight = staticmethod(corner_lines)
    difficult_end_slows_jump = True
    flyers_end_on_objects = True
    invisible_blocks = True
    ranks_further_targets = True
    targets_before_hex = True
    rules: Mapping[str, str] = {
        "considered": "GH-FOC-03",
        "unreachable": "GH-FOC-11",
        "no-focus": "GH-FOC-11",
        "focus-only": "GH-FOC-01",
        "focus-harm": "GH-FOC-07",
        "focus-path": "GH-FOC-03",
        "focus-proximity": "GH-FOC-08",
        "focus-initiative": "GH-FOC-09",
        "focus-tie": "GH-FOC-10",
        "focus-kept": "GH-FOC-12",
        "harm": "GH-FOC-07",
        "less-disadvantage": "GH-MMV-07",
        "more-targets": "GH-MMV-05",
        "further-disadvantage": "GH-MMV-08",
        "stays": "GH-MMV-03",
        "moves": "GH-MMV-08",
        "preferred": "GH-MAT-03",
        "attacks": "GH-MAT-02",
        "no-attack": "GH-MMV-02",
        "out-of-reach": "GH-MAT-07",
        "goal": "GH-MMV-09",
        "approaches": "GH-MMV-09",
        "no-nearer": "GH-MMV-09",
        "too-many": "GH-AMB-01",
        "party": "GH-AMB-01",
    }

    def attack(self, poor: bool, targets: int, disadvantages: int) -> Score:
        """No disadvantage against the focus, then most targets (GH-MMV-07, GH-MMV-08)."""
        return poor, -targets

    def approach(self, poor: bool, targets: int, disadvantages: int) -> Score:
        """It walks to where it will attack to maximum effect, however far that is (GH-MMV-09)."""
        return poor, -targets

    def secondary(self, enemy: Hit) -> Score:
        """By the focus rules: the nearest, then the earliest (GH-MAT-03)."""
        return enemy.proximity, enemy.initiative


RULESET: RuleSet = GloomhavenRules()
REFEREE = MonsterReferee(RULESET, "Gloomhaven")
