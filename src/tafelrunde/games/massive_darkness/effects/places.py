"""Where the words of the language of effects are read: occasions, conditions, operations, and what they stand on."""

from __future__ import annotations

from typing import Literal

from tafelrunde.games.massive_darkness.effects import abilities as able
from tafelrunde.games.massive_darkness.effects import aftermath as then
from tafelrunde.games.massive_darkness.effects import dice, results, treasures
from tafelrunde.games.massive_darkness.effects.operation import Charge, ChooseOne, ExtraAction, SafeShot, SwordAndSpell
from tafelrunde.games.massive_darkness.effects.words import ABOUT_OWNER, NO_WOUND, At, Condition, Op

Holder = Literal["weapon", "equipment", "treasure", "luck", "trap", "skill", "maneuver", "enemy"]
"""`treasure` is a card that lies in the treasure piles and is no weapon, `equipment` one that does not."""

ATTACK: frozenset[At] = frozenset(("attack", "melee", "ranged", "magic"))
DEFENSE: frozenset[At] = frozenset(("defense", "melee_defense", "ranged_defense", "magic_defense"))
AURAS: frozenset[At] = frozenset(("defense_of_ally_in_same_zone", "defense_of_self_or_ally_in_same_zone"))
COMBAT = ATTACK | DEFENSE
ASKED = COMBAT | {"own_activation"}
"""Where somebody can be asked whether to use it, or to pay with wounds."""
ACTIONS: frozenset[At] = frozenset(("action", "combat_action"))

CARDS: frozenset[Holder] = frozenset(("weapon", "equipment", "treasure"))
HEROES: frozenset[Holder] = CARDS | {"skill", "maneuver"}
"""Who can have what only means something to a hero."""

# --- conditions ---------------------------------------------------------------------------------------------------

_EITHER_SIDE: frozenset[Condition] = ABOUT_OWNER | {"after_a_reroll", NO_WOUND}
_IN_ATTACK: frozenset[Condition] = _EITHER_SIDE | {
    *("attacker_moved_this_activation", "own_normal_activation", "defender_stunned", "defender_is_horde"),
    *("defender_is_guardian", "defender_is_wandering_monster_or_harbinger"),
}
ABOUT_ATTACK: frozenset[Condition] = frozenset(("enemy_attack", "attacked_by_melee", "attacked_from_range_1_or_more"))
_IN_DEFENSE: frozenset[Condition] = _EITHER_SIDE | ABOUT_ATTACK
OF_HEROES: frozenset[Condition] = ABOUT_OWNER - {"shadow_mode"} | {
    *("attacker_moved_this_activation", "own_normal_activation", "enemy_attack"),
}
"""Conditions that no enemy can meet: it has no slots, counts its wounds otherwise, and only heroes attack it."""
OF_TARGETS: frozenset[Condition] = frozenset(
    ("defender_is_horde", "defender_is_guardian", "defender_is_wandering_monster_or_harbinger"),
)
"""Conditions that no hero can meet as a target."""

CONDITIONS: dict[At, frozenset[Condition]] = {
    **dict.fromkeys(ATTACK, _IN_ATTACK),
    "defense": _IN_DEFENSE,
    "melee_defense": _IN_DEFENSE - {"attacked_from_range_1_or_more"},
    "ranged_defense": _IN_DEFENSE - {"attacked_by_melee"},
    "magic_defense": _IN_DEFENSE - {"attacked_by_melee"},
    **dict.fromkeys(AURAS, _IN_DEFENSE),
    "ally_attacked": ABOUT_OWNER,
    "attacked": ABOUT_OWNER | ABOUT_ATTACK,
    "wounded_by_attack": ABOUT_OWNER | ABOUT_ATTACK | {"after_a_reroll"},
    "guardian_killed": ABOUT_OWNER | {"own_normal_activation", "attacker_moved_this_activation", "after_a_reroll"},
    **dict.fromkeys(("activation_start", "activation", "own_activation", *ACTIONS, "passive"), ABOUT_OWNER),
    "on_draw": frozenset(),
    "transmute": frozenset(),
}
"""Which conditions the rules ask at each occasion."""

# --- operations ---------------------------------------------------------------------------------------------------

_BOTH_SIDES: frozenset[type[Op]] = frozenset(
    {
        *(results.Bams, results.Diamonds, results.CancelBams, results.CancelDiamonds, results.CancelAll),
        *(dice.AddDice, dice.RemoveAttackDice, dice.RemoveDefenseDice, dice.Reroll, dice.FlipBlank, ChooseOne),
        *(then.Stun, then.HealSelf, then.Heal, then.HealFigure),
    }
)
_ATTACKING: frozenset[type[Op]] = _BOTH_SIDES | {
    *(results.Swords, results.TargetShields, results.Wounds, results.SwordsPer, results.DoubleSwords, results.Kill),
    *(dice.AddAttackDice, dice.DefenderRollsNothing, dice.BlankBonus),
    *(then.Pull, then.Splash, then.AttackAgain, then.ReactionPenalty, then.MayWoundLeader),
}
_DEFENDING: frozenset[type[Op]] = _BOTH_SIDES | {
    *(results.Shields, results.AttackerSwords, dice.AddDefenseDice),
    *(then.WoundAttacker, then.Riposte, then.HalfWoundsTaken, then.SurviveWith),
}
TRAPS: tuple[type[Op], ...] = (treasures.WoundsToDrawer, treasures.StunDrawer, treasures.WoundsToAllHeroesInZone)
OPERATIONS: dict[At, frozenset[type[Op]]] = {
    **dict.fromkeys(ATTACK, _ATTACKING),
    **dict.fromkeys(DEFENSE | AURAS, _DEFENDING),
    "ally_attacked": frozenset((then.Bodyguard,)),
    "attacked": frozenset((then.StrikeAttacker,)),
    "wounded_by_attack": frozenset((then.WoundAttacker,)),
    "guardian_killed": frozenset((then.ExtraActivation,)),
    "activation_start": frozenset((able.Regeneration,)),
    "activation": frozenset((ExtraAction,)),
    "own_activation": frozenset((able.Strike, then.Heal, then.HealSelf, ExtraAction, able.MovementPoints)),
    "action": frozenset((able.Teleport, able.Command)),
    "combat_action": frozenset((Charge, SafeShot)),
    "passive": frozenset(
        {
            *(able.Slippery, able.Taunt, able.MaxHealth, able.MovementPointsPerMoveAction, able.MeleeRange),
            *(able.UsableInMelee, able.NoTargetOf, able.HealMultiplier, able.AlwaysShadowMode),
            *(SwordAndSpell, then.HalfWoundsTaken),
        }
    ),
    "on_draw": frozenset({treasures.Xp, treasures.LuckyFind, *TRAPS}),
    "transmute": frozenset((treasures.CountsAsCards,)),
}
"""What can happen at each occasion."""

HOLDERS: dict[type[Op], frozenset[Holder]] = {
    **dict.fromkeys((then.Pull, then.Splash, then.AttackAgain, then.HealFigure), frozenset(("enemy",))),
    **dict.fromkeys((then.ReactionPenalty, then.MayWoundLeader, then.SurviveWith), HEROES),
    **dict.fromkeys((able.MeleeRange, able.UsableInMelee, then.ExtraActivation), frozenset(("weapon",))),
    able.MaxHealth: frozenset(("skill",)),
    then.Bodyguard: frozenset(("maneuver",)),
    treasures.Xp: frozenset(("weapon", "treasure")),
    treasures.LuckyFind: frozenset(("luck",)),
    **dict.fromkeys(TRAPS, frozenset(("trap",))),
}
"""Operations that mean something only on some cards."""

OCCASIONS: dict[Holder, frozenset[At]] = {
    **dict.fromkeys(CARDS, frozenset(CONDITIONS) - {"ally_attacked"}),
    "luck": frozenset(("on_draw",)),
    "trap": frozenset(("on_draw",)),
    "skill": frozenset(CONDITIONS) - {"ally_attacked", "guardian_killed", "on_draw", "transmute"},
    "maneuver": COMBAT | {"ally_attacked"},
    "enemy": COMBAT | {"attacked", "wounded_by_attack", "passive"},
}
"""What is read of each card."""

FIXED = (able.MaxHealth, able.MeleeRange, able.UsableInMelee, SwordAndSpell)
"""What a hero has for good with a skill or a card: no condition switches it on and off."""
ADDING = (dice.AddDice, dice.AddAttackDice, dice.AddDefenseDice)
REMOVING = (dice.RemoveAttackDice, dice.RemoveDefenseDice, dice.DefenderRollsNothing)
LASTING = (then.Riposte, then.HalfWoundsTaken, then.MayWoundLeader)
"""What waits for the wounds."""
AFTER_WOUNDS = (
    *(results.Wounds, then.Stun, then.Pull, then.AttackAgain, then.HealSelf, then.Heal, then.HealFigure),
    *(then.WoundAttacker, then.ReactionPenalty, ChooseOne),
)
"""What can still be done when the wounds are counted (MD-EFF-15)."""
