"""When a bonus counts, and how often (`vocabulary.When`)."""

from __future__ import annotations

from tafelrunde.games.havens.box.vocabulary import When
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.choices import reaching
from tafelrunde.games.havens.rules.effects import conditions
from tafelrunde.games.havens.state import Figure


def count(game: Game, when: When, attacker: Figure, target: Figure) -> int:
    """How often a bonus counts for this attack on this target; 0: not at all."""
    match when:
        case "target_isolated":
            return not game.neighbours(target.at, game.allies(target))
        case "target_adjacent_to_your_ally":
            return bool(game.neighbours(target.at, game.allies(attacker)))
        case "target_negative_condition":
            return conditions.negative(target)
        case "target_poisoned":
            return game.has(target, "poison")
        case "target_full_hp":
            return target.hp == target.most
        case "target_adjacent_obstacle":
            return reaching.beside_obstacle(game, target)
        case "twice_target_shield":
            return 2 * game.shield(target)
        case "self_damaged":
            return attacker.hp < attacker.most
        case "self_invisible":
            return game.has(attacker, "invisible")
        case "per_adjacent_enemy":
            return len(game.neighbours(attacker.at, game.enemies(attacker)))
        case "stopped_by_wall_or_obstacle":
            return 0  # Only a push can be stopped.
