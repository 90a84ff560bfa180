"""The language of effects: what cards, skills, artefacts, doors and events can do (chapter 8, MD-EFF-01 … 16).

An `Effect` says *when* (`at`), *under which conditions* (`if`), *for which price* (`cost`) and *what* (`do`): a list of
operations, one frozen Struct each, read by its `op`: `{op: swords, n: 2}` is `Swords(n=2)`. The rules interpret these,
never the name of a card.

    {at: melee, if: [shadow_mode], cost: {bam: 1}, do: [{op: wounds, n: 1}], repeat: 2}

An effect whose cost has symbols is an enchantment (MD-ENC-01): it is triggered after the roll. Everything else of a
combat works by itself before or after the roll, as its operation says.
"""

import re
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Color = Literal["yellow", "red", "blue", "green"]
AttackKind = Literal["melee", "ranged", "magic"]
ActionKind = Literal["any", "melee", "ranged", "magic", "move"]
Token = Literal["artefact", "library", "cave"]

ATTACK_KINDS: tuple[AttackKind, ...] = ("melee", "ranged", "magic")

At = Literal[
    # in a combat of the owner (MD-EFF-01)
    "attack",
    "melee",
    "ranged",
    "magic",
    "defense",
    "melee_defense",
    "ranged_defense",
    "magic_defense",
    # in a combat of somebody near
    "defense_of_ally_in_same_zone",
    "defense_of_self_or_ally_in_same_zone",
    "ally_attacked",
    # around a combat
    "attacked",
    "wounded_by_attack",
    "guardian_killed",
    # in the owner's activation
    "activation_start",
    "activation",
    "own_activation",
    "action",
    "combat_action",
    # always, and when a card changes hands
    "passive",
    "on_draw",
    "transmute",
]
"""`attacked`: step 0 of a combat against the owner. `activation`: adds to the actions of every activation.
`own_activation`: may be used then, for nothing. `action` and `combat_action`: a special action (MD-ACT-06)."""

Condition = Literal[
    # about the owner (MD-CND-01 … 13)
    "shadow_mode",
    "no_armor",
    "shield_equipped",
    "sword_equipped",
    "mace_or_hammer",
    "two_weapons",
    "two_handed_weapon",
    "wounded_1",
    "wounded_2",
    "wounded_3",
    "wounded_4",
    "attacker_moved_this_activation",
    "shadow_mode_at_start_of_the_action",
    "own_normal_activation",
    # about the combat
    "enemy_attack",
    "attacked_by_melee",
    "attacked_from_range_1_or_more",
    "after_a_reroll",
    "no_wound_dealt",
    "defender_stunned",
    "defender_is_horde",
    "defender_is_guardian",
    "defender_is_wandering_monster_or_harbinger",
]

NO_WOUND: Condition = "no_wound_dealt"
"""An effect with this condition is carried out in step 8; symbols for it are spent before (MD-EFF-15)."""

RerollDice = Literal[
    "attack_all",
    "defense_all",
    "attack_all_or_defense_all",
    "any_attack_dice",
    "any_defense_dice",
    "one_attack_die",
    "one_defense_die",
    "attack_blanks",
    "defense_blanks",
]

Positive = Annotated[int, Meta(ge=1)]
Amount = Annotated[int, Meta(ge=0)]
Negative = Annotated[int, Meta(le=-1)]


def _op(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower().removesuffix("_")


class Op(Struct, frozen=True, tag_field="op", tag=_op, forbid_unknown_fields=True):
    """One operation; its name in the content is the class name in lower case with underscores."""


def op(effect: Op) -> str:
    """The operation's name in the content: `op(Swords(n=2)) == "swords"`."""
    return str(effect.__struct_config__.tag)


# --- results of a combat ------------------------------------------------------------------------------------------


class Swords(Op, frozen=True):
    """The attacker's own swords (MD-EFF-03)."""

    n: int


class Shields(Op, frozen=True):
    """The defender's own shields (MD-EFF-03)."""

    n: int


class TargetShields(Op, frozen=True):
    """The defender loses shields; `per_set`: for every equipped card of that set (MD-EFF-04, MD-ENC-15)."""

    n: Negative
    per_set: str = ""


class AttackerSwords(Op, frozen=True):
    """The attacker loses swords (MD-EFF-04)."""

    n: Negative


class Bams(Op, frozen=True):
    """Symbols to spend in this combat (MD-EFF-05)."""

    n: Positive


class Diamonds(Op, frozen=True):
    n: Positive


class Wounds(Op, frozen=True):
    """Wounds on the defender that shields do not stop (MD-EFF-06)."""

    n: Positive


class SwordsPer(Op, frozen=True):
    """A sword for every thing counted (MD-SKL-15, MD-DMG-10)."""

    what: Literal["two_wounds", "shadow_zone_on_the_line"]


class DoubleSwords(Op, frozen=True):
    """As many swords again as the dice show (MD-COM-16)."""


class Kill(Op, frozen=True):
    """Enough wounds to kill the target, whatever shields and halving leave of the others (MD-COM-18)."""


class CancelBams(Op, frozen=True):
    """Symbols of the opponent that it has not spent are gone (MD-EFF-09)."""

    n: Positive


class CancelDiamonds(Op, frozen=True):
    n: Positive


class CancelAll(Op, frozen=True):
    """All of them, bams and diamonds (MD-EFF-09)."""


# --- dice ---------------------------------------------------------------------------------------------------------


class AddDice(Op, frozen=True):
    """Dice of a colour, before the roll (MD-EFF-07)."""

    yellow: Amount = 0
    red: Amount = 0
    blue: Amount = 0
    green: Amount = 0


class AddAttackDice(Op, frozen=True):
    """The owner chooses the colours (MD-POOL-09)."""

    n: Positive
    per_set: str = ""


class AddDefenseDice(Op, frozen=True):
    n: Positive


class RemoveAttackDice(Op, frozen=True):
    """Before the roll, as an enchantment after it; the user chooses which (MD-EFF-08, MD-POOL-08)."""

    n: Positive


class RemoveDefenseDice(Op, frozen=True):
    n: Positive


class DefenderRollsNothing(Op, frozen=True):
    """All dice of the defender (MD-EFF-13)."""


class Reroll(Op, frozen=True):
    """Once, and a hero may leave it (MD-RER-01 … 09)."""

    dice: RerollDice


class FlipBlank(Op, frozen=True):
    """Up to n blank dice are turned to their opposite face (MD-EFF-11)."""

    n: Positive


class BlankBonus(Op, frozen=True):
    """A blank die, or every one, gains symbols (MD-EFF-12)."""

    dice: Literal["attack", "yellow", "red"]
    every: bool = False
    swords: Amount = 0
    bams: Amount = 0
    diamonds: Amount = 0


# --- what a combat does beside wounds -----------------------------------------------------------------------------


class Stun(Op, frozen=True):
    """The opponent is stunned (MD-STN-01)."""


class Pull(Op, frozen=True):
    """The target is laid into the attacker's zone (MD-WAN-06)."""


class Splash(Op, frozen=True):
    """Every other hero in the target's zone suffers the same wounds (MD-DMG-09)."""


class AttackAgain(Op, frozen=True):
    """The same target once more (MD-WAN-05)."""


class HealSelf(Op, frozen=True):
    """MD-HRO-09."""

    n: Positive


class Heal(Op, frozen=True):
    """One hero, chosen by the owner."""

    who: Literal["self_or_ally_in_sight", "self_or_ally_in_zone", "hero_in_shadow"]
    n: Positive


class HealFigure(Op, frozen=True):
    """The most wounded figure of the same enemy card (MD-ENM-10)."""

    n: Amount = 0
    fully: bool = False


class WoundAttacker(Op, frozen=True):
    """Without a roll (MD-EFF-10, MD-DMG-04); or half of the swords rolled, rounded up."""

    n: Amount = 0
    half_of_swords: bool = False


class Riposte(Op, frozen=True):
    """More shields than swords: the attacker suffers n wounds (MD-KEY-06)."""

    n: Positive


class HalfWoundsTaken(Op, frozen=True):
    """Rounded up (MD-DMG-06, MD-SKL-20)."""


class SurviveWith(Op, frozen=True):
    """Instead of dying (MD-SKL-17)."""

    n: Positive


class ReactionPenalty(Op, frozen=True):
    """The defender rolls n attack dice less in its reaction to this activation (MD-REA-15)."""

    n: Positive


class MayWoundLeader(Op, frozen=True):
    """Although minions live (MD-HRD-05)."""


class StrikeAttacker(Op, frozen=True):
    """Roll a die: so many wounds on the attacker as it shows swords (MD-COM-02)."""

    die: Color


class Bodyguard(Op, frozen=True):
    """The owner goes to the attacked ally and becomes the target (MD-SKL-13)."""


class ExtraActivation(Op, frozen=True):
    """After this one (MD-EQP-21)."""


class ChooseOne(Op, frozen=True):
    """The owner picks one list of operations in each combat (MD-EQP-22)."""

    of: Annotated[tuple[tuple["Operation", ...], ...], Meta(min_length=2)]


# --- what a hero can do -------------------------------------------------------------------------------------------


class Slippery(Op, frozen=True):
    """MD-KEY-07."""


class Taunt(Op, frozen=True):
    """MD-KEY-12."""


class SwordAndSpell(Op, frozen=True):
    """Magic actions with melee weapons at range 0; `with` counts in those (MD-KEY-08)."""

    with_: tuple["Operation", ...] = field(default=(), name="with")


class Charge(Op, frozen=True):
    """MD-KEY-10; `with` counts in its melee action."""

    with_: tuple["Operation", ...] = field(default=(), name="with")


class SafeShot(Op, frozen=True):
    """MD-KEY-09; `with` counts in its ranged action."""

    with_: tuple["Operation", ...] = field(default=(), name="with")


class Teleport(Op, frozen=True):
    """MD-KEY-11."""

    n: Positive


class Command(Op, frozen=True):
    """MD-KEY-04."""


class Regeneration(Op, frozen=True):
    """MD-KEY-05; `ally`: or an ally in sight instead."""

    n: Positive
    ally: bool = False


class MaxHealth(Op, frozen=True):
    """MD-KEY-01."""

    n: Positive


class MovementPointsPerMoveAction(Op, frozen=True):
    """MD-KEY-03, MD-MVA-06."""

    n: Positive


class MovementPoints(Op, frozen=True):
    """A Move action of n points for nothing."""

    n: Positive


class ExtraAction(Op, frozen=True):
    """One more action of that kind; `with` counts in it (MD-ACT-05, MD-EQP-19)."""

    kind: ActionKind
    with_: tuple["Operation", ...] = field(default=(), name="with")


class Strike(Op, frozen=True):
    """Roll a die and wound one enemy in sight up to that range, without a defence (MD-HRO-17)."""

    die: Color
    count: tuple[Literal["swords", "bams"], ...]
    range: Amount


class MeleeRange(Op, frozen=True):
    """This weapon reaches that far in melee actions (MD-CBA-04)."""

    most: Positive


class UsableInMelee(Op, frozen=True):
    """This ranged weapon also serves in melee actions at range 0 (MD-CBA-04)."""


class NoTargetOf(Op, frozen=True):
    """The owner and allies in the same zone are no targets of such attacks (MD-TGT-07)."""

    attack: AttackKind


class HealMultiplier(Op, frozen=True):
    """For the owner and allies in sight (MD-HRO-10)."""

    n: Positive


class AlwaysShadowMode(Op, frozen=True):
    """For the owner's skills and cards (MD-SHD-02)."""


# --- cards that come and go ---------------------------------------------------------------------------------------


class CountsAsCards(Op, frozen=True):
    """In a transmutation (MD-TRM-05)."""

    n: Positive


class Xp(Op, frozen=True):
    """MD-PCK-08."""

    n: Positive


class LuckyFind(Op, frozen=True):
    """A card of the next level instead, if a treasure token was picked up (MD-PCK-08)."""


class WoundsToDrawer(Op, frozen=True):
    """A trap (MD-PCK-09)."""

    n: Positive


class StunDrawer(Op, frozen=True):
    pass


class WoundsToAllHeroesInZone(Op, frozen=True):
    n: Positive


Operation = (
    Swords
    | Shields
    | TargetShields
    | AttackerSwords
    | Bams
    | Diamonds
    | Wounds
    | SwordsPer
    | DoubleSwords
    | Kill
    | CancelBams
    | CancelDiamonds
    | CancelAll
    | AddDice
    | AddAttackDice
    | AddDefenseDice
    | RemoveAttackDice
    | RemoveDefenseDice
    | DefenderRollsNothing
    | Reroll
    | FlipBlank
    | BlankBonus
    | Stun
    | Pull
    | Splash
    | AttackAgain
    | HealSelf
    | Heal
    | HealFigure
    | WoundAttacker
    | Riposte
    | HalfWoundsTaken
    | SurviveWith
    | ReactionPenalty
    | MayWoundLeader
    | StrikeAttacker
    | Bodyguard
    | ExtraActivation
    | ChooseOne
    | Slippery
    | Taunt
    | SwordAndSpell
    | Charge
    | SafeShot
    | Teleport
    | Command
    | Regeneration
    | MaxHealth
    | MovementPointsPerMoveAction
    | MovementPoints
    | ExtraAction
    | Strike
    | MeleeRange
    | UsableInMelee
    | NoTargetOf
    | HealMultiplier
    | AlwaysShadowMode
    | CountsAsCards
    | Xp
    | LuckyFind
    | WoundsToDrawer
    | StunDrawer
    | WoundsToAllHeroesInZone
)


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    """What an effect costs each time: symbols, voluntary wounds (MD-CND-02, MD-CND-03), or the card itself."""

    bam: Amount = 0
    diamond: Amount = 0
    either: Amount = 0
    """Bams or diamonds (MD-ENC-09)."""
    bloodrage: Amount = 0
    blood_toll: Amount = 0
    discard: bool = False

    @property
    def symbols(self) -> int:
        return self.bam + self.diamond + self.either


FREE = Cost()


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """When, under which conditions, for which price, what, and how often."""

    at: At
    do: tuple[Operation, ...]
    if_: tuple[Condition, ...] = field(default=(), name="if")
    cost: Cost = FREE
    repeat: Positive = 1
    limit: Literal["", "once_per_activation"] = ""
    optional: bool = False
    """A hero is asked; what costs something or re-rolls dice always may be left (MD-EFF-16)."""

    @property
    def enchantment(self) -> bool:
        """Whether symbols trigger it (MD-ENC-01)."""
        return self.cost.symbols > 0


# --- events -------------------------------------------------------------------------------------------------------


class Patrol(Op, frozen=True):
    """A guard or a wandering monster on a level token (MD-EVT-02, MD-EVT-04, MD-EVT-05)."""

    who: Literal["guard", "wandering_monster"]
    token: Literal["lower", "current", "higher"]
    unless_one_is_in_play: bool = False
    """Then one wandering monster in play is activated instead."""


class Alarm(Op, frozen=True):
    """All hordes are activated."""


class Cache(Op, frozen=True):
    """Treasure tokens on every level token of the current level."""

    normal: Positive


class ShadowBlessing(Op, frozen=True):
    """Every hero in shadow mode may heal n wounds (MD-EVT-06)."""

    n: Positive


class LightStrikes(Op, frozen=True):
    """n wounds on one enemy in a shadow zone (MD-EVT-07)."""

    n: Positive


EventStep = Patrol | Alarm | Cache | ShadowBlessing | LightStrikes
