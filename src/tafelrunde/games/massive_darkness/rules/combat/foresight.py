"""What a step of a combat would come to, for whoever decides: wounds after an enchantment, odds of a protector."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.effects import AttackerSwords, Shields, Swords, TargetShields, Wounds
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules.combat.chances import wound_lines
from tafelrunde.games.massive_darkness.rules.combat.figures import figure, loadout_of
from tafelrunde.games.massive_darkness.state import Combat, Hero, Side
from tafelrunde.kernel import Option, Preview
from tafelrunde.kernel.scene import Text


def wounds_with(game: Game, combat: Combat, side: Side, sourced: Sourced) -> int | None:
    """The wounds of the attack with this enchantment; None where it does more than count (MD-COM-11)."""
    swords = dice.swords(combat.attack_dice) + sum([n for _, n in combat.swords])
    shields = dice.shields(combat.defense_dice) + sum([n for _, n in combat.shields])
    wounds = sum([n for _, n in combat.wounds])
    for operation in sourced.effect.do:
        if isinstance(operation, Swords | AttackerSwords):
            swords += operation.n
        elif isinstance(operation, Shields):
            shields += operation.n
        elif isinstance(operation, TargetShields):
            sets = loadout_of(game, figure(combat, side)).sets
            shields += operation.n * (sets.get(operation.per_set, 0) if operation.per_set else 1)
        elif isinstance(operation, Wounds):
            wounds += operation.n
        else:
            return None
    return max(0, max(0, swords) - max(0, shields)) + wounds


def protecting(game: Game, combat: Combat, hero: Hero, option: Option) -> Preview:
    """The dice against the protector and against the one who is attacked (MD-SKL-13)."""
    defender = f"hero:{hero.seat}" if option.value else combat.defender
    attack = loadout_of(game, combat.attacker).pool(combat.kind, combat.distance)
    defense = loadout_of(game, defender).defense_pool
    who = hero.card if option.value else game.state.heroes[int(combat.defender.partition(":")[2])].card
    lines = (Text("preview-defender", {"hero": who}), *wound_lines(attack, defense))
    return Preview(area=(defender,), lines=lines)
