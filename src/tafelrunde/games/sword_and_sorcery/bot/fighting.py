"""Strikes, powers and properties: what they are worth to a sensible player."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.bot import odds
from tafelrunde.games.sword_and_sorcery.box.adventures import Destroyed, Killed
from tafelrunde.games.sword_and_sorcery.effects import deeds, results
from tafelrunde.games.sword_and_sorcery.effects.operation import Ability, Effect, Grant
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.loadout import Sourced
from tafelrunde.games.sword_and_sorcery.rules import dice
from tafelrunde.games.sword_and_sorcery.rules.adventure import goals
from tafelrunde.games.sword_and_sorcery.rules.combat import declaring
from tafelrunde.games.sword_and_sorcery.rules.death import armor
from tafelrunde.games.sword_and_sorcery.rules.heroes import using
from tafelrunde.games.sword_and_sorcery.state import Enemy, Figure, Hero, Plague

STRIKE = 10.0
"""An attack is worth that and more; below come ways and small things."""
CONDITIONS = {
    "stun": 1.6,
    "knockdown": 0.9,
    "slow": 0.9,
    "blind": 0.9,
    "paralyse": 0.8,
    "confuse": 0.8,
    "exhaust": 0.5,
    "bleed": 0.7,
    "poison": 0.8,
    "fire": 0.8,
}
HURT, BADLY = 0.3, 0.5
"""The part of its hit points that a hero has lost when healing is worth something, and much."""


def lost(game: Game, figure: Figure) -> float:
    """The part of its hit points that is gone."""
    return figure.wounds / max(1, game.max_hp(figure))


def strike(game: Game, attacker: Figure, target: Figure | None, weapon: str, more: float = 0.0) -> float:
    """Whoever dies of it first, then whoever is most dangerous; what the adventure wants dead counts more."""
    if target is None or isinstance(target, Hero):
        return -5.0
    left = max(1, game.hp_left(target))
    expected = odds.wounds(game, attacker, target, weapon, more)
    kill = min(1.0, expected / left)
    value = STRIKE + 3.0 * kill + 0.4 * min(expected, left) + 0.25 * odds.danger(game, target) * kill
    return value + 1.5 * _wanted(game, target)


def _wanted(game: Game, target: Figure) -> bool:
    for goal in goals.wanted(game):
        if isinstance(goal, Killed) and isinstance(target, Enemy) and target.card in goal.what:
            return True
        if isinstance(goal, Destroyed) and isinstance(target, Plague) and target.kind == goal.plague:
            return True
    return False


def best_strike(game: Game, hero: Hero, zone: str = "") -> float:
    """The best attack that the hero could make from a zone, 0 if there is none."""
    there = zone or hero.zone
    stood, hero.zone = hero.zone, there
    best = 0.0
    for weapon in declaring.weapons(game, hero):
        held = declaring.weapon_of(game, hero, weapon)
        for target in declaring.targets(game, hero, held.range):
            if not isinstance(target, Hero):
                best = max(best, strike(game, hero, target, weapon))
    hero.zone = stood
    return best


# --- uses -----------------------------------------------------------------------------------------------------------


def use(game: Game, hero: Hero, ability: Ability, source: str) -> float:
    """What it is worth to use a power or an item now."""
    turn = game.state.turn
    combat = turn is not None and turn.combat > 0
    if ability.attack is not None:
        return _attack_with(game, hero, ability)
    value = -1.0
    for op in ability.do:
        value = max(value, _deed(game, hero, ability, op, combat))
    if source.startswith(("fireball", "fire_flask")) and not game.state.enemies:
        return -1.0
    return value


def _attack_with(game: Game, hero: Hero, ability: Ability) -> float:
    key = game.content.index.key(ability)
    targets = [game.find(name) for name in using.aims(game, hero, ability)]
    foes = [one for one in targets if isinstance(one, Enemy | Plague)]
    if not foes:
        return -1.0
    best = max([strike(game, hero, one, key) for one in foes])
    # Conditions and areas of a power come beside its wounds; it needs an action that may be better spent otherwise.
    best += 0.3 * min(4, sum([not isinstance(effect.do[0], results.Hits) for effect in ability.effects]))
    return best if ability.action == "combat" else best - 0.4


def _deed(game: Game, hero: Hero, ability: Ability, op: object, combat: bool) -> float:
    engaged = game.engaged(hero)
    foes = bool(game.state.enemies)
    if isinstance(op, deeds.Heal | deeds.Cure):
        return _healing(game, hero, ability)
    if isinstance(op, deeds.Summon):
        return 14.0
    if isinstance(op, deeds.ActivateCompanion):
        return 13.0
    if isinstance(op, Grant):
        ready = combat and best_strike(game, hero) > 0
        if op.until == "next_attack":
            return 15.0 if ready and _helps(game, hero, op.effects) else -1.0
        return 11.5 if foes and (ready or engaged or _near(game, hero, 2)) else -1.0
    if isinstance(op, deeds.Wound | deeds.Inflict | deeds.ForceAttack | deeds.Kill | deeds.Critical):
        if getattr(op, "on", "target") == "owner":
            return -1.0
        return 13.0 if foes else -1.0
    if isinstance(op, deeds.Attack):
        reach = best_strike(game, hero)
        return reach + 0.5 if reach else -1.0
    if isinstance(op, deeds.Relocate):
        return 4.0 if engaged and lost(game, hero) > BADLY else -1.0
    if isinstance(op, deeds.PutToken | deeds.ZoneToken | deeds.Shields):
        return 11.0 if engaged or _near(game, hero, 1) else -1.0
    if isinstance(op, deeds.Gain | deeds.Phials | deeds.Ready | deeds.SecondActions):
        return 9.0
    if isinstance(op, deeds.Resurrect):
        return 18.0
    if isinstance(op, deeds.NoOpportunityAttacks):
        return 12.0 if engaged and lost(game, hero) > BADLY else -1.0
    return -1.0


def _healing(game: Game, hero: Hero, ability: Ability) -> float:
    names = using.aims(game, hero, ability) if ability.aim is not None else [hero.id]
    worst = max([lost(game, one) for name in names if isinstance(one := game.find(name), Hero)], default=0.0)
    if worst >= BADLY:
        return 16.0 + worst
    return 8.0 if worst >= HURT and not game.state.enemies else -1.0


def _helps(game: Game, hero: Hero, effects: tuple[Effect, ...]) -> bool:
    """Bonuses for melee are kept for melee, those for shots for shots."""
    ranged = not game.engaged(hero)
    return not any(("melee" in effect.if_ and ranged) or ("ranged" in effect.if_ and not ranged) for effect in effects)


def _near(game: Game, hero: Hero, n: int) -> bool:
    near = game.ground.within(hero.zone, n)
    return any(enemy.zone in near for enemy in game.state.enemies)


# --- properties -----------------------------------------------------------------------------------------------------


def worth(game: Game, attacker: Figure | None, sourced: Sourced) -> float:
    """What a property adds to the attack in progress."""
    attack = game.attack
    target = game.find(attack.target) if attack is not None else None
    if attack is None or target is None or attacker is None:
        return 0.5
    total = 0.0
    for op in sourced.effect.do:
        total += _worth(game, attacker, target, op)
    return total * (1.0 if sourced.effect.cost.symbols <= 1 else 0.7)


def _worth(game: Game, attacker: Figure, target: Figure, op: object) -> float:
    attack = game.attack
    assert attack is not None
    stopped = odds.stopped(game, target)
    if isinstance(op, results.Hits):
        return 1.0 * game.amount(op.n, attacker)
    if isinstance(op, results.Deadly):
        return 0.8 * min(op.n or 3, stopped)
    if isinstance(op, results.TargetArmor | results.Ignore):
        return 0.95 if armor.value(game, target) and not target.conditions.down else 0.0
    if isinstance(op, results.Crit):
        return 1.1
    if isinstance(op, results.Area):
        others = [one for one in game.enemies_in(target.zone) if one is not target]
        return 0.9 * len(others)
    if isinstance(op, results.AlsoHits):
        return 0.9 * min(op.n, len(game.enemies_in(target.zone)) - 1)
    if isinstance(op, results.Drain):
        return 1.2 * min(1.0, 2 * lost(game, attacker))
    if isinstance(op, results.Pushback):
        return 0.15
    if isinstance(op, results.ArmorDamage):
        return 0.7 if armor.value(game, target) else 0.1
    if isinstance(op, results.Reroll):
        blanks = [die for die in attack.dice if "hit" not in dice.symbols(game, die)]
        return 0.35 * len(blanks)
    if isinstance(op, deeds.Inflict):
        return 0.0 if game.immune(target, op.what) else CONDITIONS.get(op.what, 0.5)
    if isinstance(op, deeds.Wound):
        return -1.0 if op.on == "owner" else 1.1
    return 0.3
