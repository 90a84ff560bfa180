"""Where the words of the language of effects are read: occasions, conditions, operations, and what they stand on."""

from __future__ import annotations

from typing import Literal

from tafelrunde.games.massive_darkness.effects import abilities, aftermath, dice, results, treasures
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
        *(aftermath.Stun, aftermath.HealSelf, aftermath.Heal, aftermath.HealFigure),
    }
)
_ATTACKING: frozenset[type[Op]] = _BOTH_SIDES | {
    *(results.Swords, results.TargetShields, results.Wounds, results.SwordsPer, results.DoubleSwords, results.Kill),
    *(dice.AddAttackDice, dice.DefenderRollsNothing, dice.BlankBonus),
    *(aftermath.Pull, aftermath.Splash, aftermath.AttackAgain, aftermath.ReactionPenalty, aftermath.MayWoundLeader),
}
_DEFENDING: frozenset[type[Op]] = _BOTH_SIDES | {
    *(results.Shields, results.AttackerSwords, dice.AddDefenseDice),
    *(aftermath.WoundAttacker, aftermath.Riposte, aftermath.HalfWoundsTaken, aftermath.SurviveWith),
}
TRAPS: tuple[type[Op], ...] = (treasures.WoundsToDrawer, treasures.StunDrawer, treasures.WoundsToAllHeroesInZone)
OPERATIONS: dict[At, frozenset[type[Op]]] = {
    **dict.fromkeys(ATTACK, _ATTACKING),
    **dict.fromkeys(DEFENSE | AURAS, _DEFENDING),
    "ally_attacked": frozenset((aftermath.Bodyguard,)),
    "attacked": frozenset((aftermath.StrikeAttacker,)),
    "wounded_by_attack": frozenset((aftermath.WoundAttacker,)),
    "guardian_killed": frozenset((aftermath.ExtraActivation,)),
    "activation_start": frozenset((abilities.Regeneration,)),
    "activation": frozenset((ExtraAction,)),
    "own_activation": frozenset(
        (abilities.Strike, aftermath.Heal, aftermath.HealSelf, ExtraAction, abilities.MovementPoints)
    ),
    "action": frozenset((abilities.Teleport, abilities.Command)),
    "combat_action": frozenset((Charge, SafeShot)),
    "passive": frozenset(
        {
            *(
                abilities.Slippery,
                abilities.Taunt,
                abilities.MaxHealth,
                abilities.MovementPointsPerMoveAction,
                abilities.MeleeRange,
            ),
            *(abilities.UsableInMelee, abilities.NoTargetOf, abilities.HealMultiplier, abilities.AlwaysShadowMode),
            *(SwordAndSpell, aftermath.HalfWoundsTaken),
        }
    ),
    "on_draw": frozenset({treasures.Xp, treasures.LuckyFind, *TRAPS}),
    "transmute": frozenset((treasures.CountsAsCards,)),
}
"""What can happen at each occasion."""

HOLDERS: dict[type[Op], frozenset[Holder]] = {
    **dict.fromkeys(
        (aftermath.Pull, aftermath.Splash, aftermath.AttackAgain, aftermath.HealFigure), frozenset(("enemy",))
    ),
    **dict.fromkeys((aftermath.ReactionPenalty, aftermath.MayWoundLeader, aftermath.SurviveWith), HEROES),
    **dict.fromkeys((abilities.MeleeRange, abilities.UsableInMelee, aftermath.ExtraActivation), frozenset(("weapon",))),
    abilities.MaxHealth: frozenset(("skill",)),
    aftermath.Bodyguard: frozenset(("maneuver",)),
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

FIXED = (abilities.MaxHealth, abilities.MeleeRange, abilities.UsableInMelee, SwordAndSpell)
"""What a hero has for good with a skill or a card: no condition switches it on and off."""
ADDING = (dice.AddDice, dice.AddAttackDice, dice.AddDefenseDice)
REMOVING = (dice.RemoveAttackDice, dice.RemoveDefenseDice, dice.DefenderRollsNothing)
LASTING = (aftermath.Riposte, aftermath.HalfWoundsTaken, aftermath.MayWoundLeader)
"""What waits for the wounds."""
AFTER_WOUNDS = (
    *(
        results.Wounds,
        aftermath.Stun,
        aftermath.Pull,
        aftermath.AttackAgain,
        aftermath.HealSelf,
        aftermath.Heal,
        aftermath.HealFigure,
    ),
    *(aftermath.WoundAttacker, aftermath.ReactionPenalty, ChooseOne),
)
"""What can still be done when the wounds are counted (MD-EFF-15)."""
