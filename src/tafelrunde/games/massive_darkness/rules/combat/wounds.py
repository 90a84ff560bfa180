"""Steps 7 to 9 of a combat: the wounds and whom they hit, what depends on them, deaths and rewards (MD-COM-11 … 14)."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.effects import (
    NO_WOUND,
    AttackKind,
    ExtraActivation,
    HalfWoundsTaken,
    MayWoundLeader,
    Operation,
    Riposte,
    WoundAttacker,
)
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules.board.pillars import wound_pillar
from tafelrunde.games.massive_darkness.rules.combat.figures import (
    effects_of,
    enemy_of,
    gone,
    hero_of,
    holds,
    lasting,
    loadout_of,
    zone_of,
)
from tafelrunde.games.massive_darkness.rules.combat.operations import carry_out, thorns
from tafelrunde.games.massive_darkness.rules.figures.enemy_health import minions_after, stun_enemy, wound_enemy
from tafelrunde.games.massive_darkness.rules.figures.hero_health import stun_hero, wound_hero
from tafelrunde.games.massive_darkness.state import SIDES, Combat, Enemy, Hero, Side, Stage
from tafelrunde.kernel import Option, Rules

# --- step 7: the wounds ---------------------------------------------------------------------------------------------


def wounds(game: Game, combat: Combat) -> Rules[Stage] | Stage:
    """Swords less shields, then automatic wounds (MD-COM-11, MD-COM-12)."""
    swords = dice.swords(combat.attack_dice)
    shields = dice.shields(combat.defense_dice)
    combat.total_swords = max(0, swords + sum([n for _, n in combat.swords]))
    combat.total_shields = max(0, shields + sum([n for _, n in combat.shields]))
    dealt = max(0, combat.total_swords - combat.total_shields) + sum([n for _, n in combat.wounds])
    combat.dealt = halved(game, combat, dealt)
    if combat.defender[0] == "e" and (dealt or combat.kill or _comfort(game, combat)):
        return _open_recipient(game, combat, swords, shields, dealt)
    return _suffered(game, combat, swords, shields, dealt)


def _open_recipient(game: Game, combat: Combat, swords: int, shields: int, dealt: int) -> Rules[Stage]:
    yield from _recipient(game, combat)
    return _suffered(game, combat, swords, shields, dealt)


def _suffered(game: Game, combat: Combat, swords: int, shields: int, dealt: int) -> Stage:
    """A hero suffers the wounds now."""
    if combat.kill:
        combat.dealt = max(combat.dealt, _deadly(game, combat))
    if game.recording:
        _tell(game, combat, swords, shields, dealt)
    if combat.kill:
        game.tell("kills_at_once", "MD-COM-18", source=combat.kill, n=combat.dealt)
    hero = hero_of(game, combat.defender)
    if hero is not None:
        wound_hero(game, hero, combat.dealt, "MD-DMG-01", combat.survive)
    return "after"


def _comfort(game: Game, combat: Combat) -> bool:
    """Whether the attacker has something for an attack that deals no wound (MD-EFF-15)."""
    effects = effects_of(game, combat, "attack")
    spent = [sourced for sourced in effects.enchantments if NO_WOUND in sourced.effect.if_]
    return bool(effects.after) or any(sourced.key in combat.used for sourced in spent)


def _tell(game: Game, combat: Combat, swords: int, shields: int, dealt: int) -> None:
    """The arithmetic of the wounds; what comes from dice alone (`plain`) was told with the dice (MD-COM-11).

    `total` is what the attack comes to after halving, and with what kills at once (MD-DMG-06, MD-COM-18).
    """
    _tell_sum(game, "swords", [("dice", swords), *combat.swords], combat.total_swords)
    _tell_sum(game, "shields", [("dice", shields), *combat.shields], combat.total_shields)
    swords, shields = combat.total_swords, combat.total_shields
    stopped = swords <= shields
    on_table = {"attack": combat.attack_dice[:], "defense": combat.defense_dice[:]}
    if stopped:
        game.tell("stopped", "MD-COM-11", swords=swords, shields=shields, **on_table)
    through = [("swords", 0)] if stopped else [("swords", swords), *([("shields", -shields)] if shields else [])]
    terms = [*through, *combat.wounds]
    totals = {"swords": swords, "shields": shields, "total": combat.dealt}
    game.tell("dealt", "MD-COM-11", terms=terms, n=dealt, plain=stopped and not combat.wounds, **totals, **on_table)
    for sourced in _halvings(game, combat) if dealt > 1 else ():
        dealt = (dealt + 1) // 2
        game.tell("halved", "MD-DMG-06", source=sourced.called, n=dealt)


def _tell_sum(game: Game, what: str, terms: list[tuple[str, int]], total: int) -> None:
    """Where swords or shields come from; less than none is none, so the last that take away take less (MD-COM-12)."""
    more = total - sum([n for _, n in terms])
    for at in reversed(range(len(terms))):
        source, n = terms[at]
        kept = min(0, n + more) if n < 0 else n
        more -= kept - n
        terms[at] = source, kept
    shown = [terms[0], *[term for term in terms[1:] if term[1]]]
    game.tell(what, "MD-COM-11", terms=shown, n=total, plain=len(shown) == 1)


def _deadly(game: Game, combat: Combat) -> int:
    """Wounds that kill whom the attack can reach: of a horde the minions before the leader (MD-COM-18, MD-RUL-30)."""
    hero = hero_of(game, combat.defender)
    if hero is not None:
        return hero.health
    enemy = enemy_of(game, combat.defender)
    if enemy is not None:
        return sum(enemy.minions) if enemy.minions and combat.recipient != "leader" else enemy.health
    return next(pillar.health for pillar in game.state.pillars if f"pillar:{pillar.number}" == combat.defender)


def halved(game: Game, combat: Combat, dealt: int) -> int:
    """Each halving rounds up, so that one wound stays one (MD-DMG-06, MD-DMG-07)."""
    if dealt <= 1:
        return dealt
    for _ in _halvings(game, combat):
        dealt = (dealt + 1) // 2
    return dealt


def _halvings(game: Game, combat: Combat) -> list[Sourced]:
    passive = loadout_of(game, combat.defender).at.get("passive", ())
    return [
        sourced
        for sourced in (*passive, *lasting(game, combat, "defense"))
        if HalfWoundsTaken in [type(op) for op in sourced.effect.do]
        and holds(game, combat, "defense", sourced.effect.if_)
    ]


def _recipient(game: Game, combat: Combat) -> Rules[None]:
    """Minions or leader where both are open, and the minion that is hit first (MD-STN-08, MD-HRD-05, MD-HRD-09)."""
    enemy = enemy_of(game, combat.defender)
    hero = hero_of(game, combat.attacker)
    if enemy is None or hero is None or not enemy.minions:
        return
    if not combat.recipient and enemy.health > 0 and (combat.was_stunned or _may_wound_leader(game, combat)):
        yield game.checkpoint()
        options = [
            Option("minions", "minions", f"enemy:{enemy.id}:1"),
            Option("leader", "leader", f"enemy:{enemy.id}"),
        ]
        combat.recipient = yield game.ask(hero.seat, "recipient", options, "MD-STN-08", {"enemy": enemy.id})
    if combat.recipient != "leader" and not combat.first and _first_matters(combat, enemy):
        yield game.checkpoint()
        options = [Option(f"minion:{health}", health) for health in sorted(set(enemy.minions))]
        args = {"enemy": enemy.id, "n": combat.dealt}
        combat.first = yield game.ask(hero.seat, "first_minion", options, "MD-HRD-09", args, options[0].id)


def _first_matters(combat: Combat, enemy: Enemy) -> bool:
    """Whether it makes a difference which minion is hit first; without wounds so far, some may still come."""
    if combat.kill:
        return False
    if not combat.dealt:
        return len(set(enemy.minions)) > 1
    return len({minions_after(enemy.minions, combat.dealt, first) for first in enemy.minions}) > 1


def _may_wound_leader(game: Game, combat: Combat) -> bool:
    return any(
        type(op) is MayWoundLeader
        for sourced in lasting(game, combat, "attack")
        for op in sourced.effect.do
        if holds(game, combat, "attack", sourced.effect.if_)
    )


def wound_figure(game: Game, name: str, amount: int, by: str, rule: str) -> None:
    """Direct wounds on a figure of a combat; a kill belongs to the hero whose effect it was (MD-DMG-04, MD-DMG-05)."""
    hero: Hero | None = hero_of(game, name)
    enemy: Enemy | None = enemy_of(game, name)
    if hero is not None:
        wound_hero(game, hero, amount, rule)
    elif enemy is not None:
        wound_enemy(game, enemy, amount, hero_of(game, by), rule)


# --- steps 8 and 9: what depends on the wounds, deaths and rewards --------------------------------------------------


def after(game: Game, combat: Combat) -> Rules[Stage] | Stage:
    """What depends on wounds or on the comparison of swords and shields (MD-COM-13)."""
    if _comforts(game, combat, "defense") or _comforts(game, combat, "attack"):
        return _comforted(game, combat)
    return _answered(game, combat)


def _comforted(game: Game, combat: Combat) -> Rules[Stage]:
    yield from _no_wound(game, combat)
    return _answered(game, combat)


def _answered(game: Game, combat: Combat) -> Stage:
    answered = combat.thorns
    if combat.total_shields > combat.total_swords:
        for sourced in lasting(game, combat, "defense"):
            for operation in sourced.effect.do:
                if type(operation) is Riposte and holds(game, combat, "defense", sourced.effect.if_):
                    answered += operation.n
    hero = hero_of(game, combat.defender)
    if combat.dealt > 0:
        answered += _revenge(game, combat)
        if combat.splash and hero is not None:
            answered += _splash(game, combat, hero)
    if answered and not gone(game, combat.attacker):
        wound_figure(game, combat.attacker, answered, combat.defender, "MD-DMG-04")
    return "rewards"


def _revenge(game: Game, combat: Combat) -> int:
    """Wounds for an attacker who has wounded the defender, be that dead now (MD-HRO-18)."""
    occasion = loadout_of(game, combat.defender).at.get("wounded_by_attack", ())
    effects = [sourced.effect for sourced in occasion if holds(game, combat, "defense", sourced.effect.if_)]
    return sum([thorns(combat, op) for effect in effects for op in effect.do if type(op) is WoundAttacker])


def _splash(game: Game, combat: Combat, target: Hero) -> int:
    """Every other hero in the target's zone suffers the same; for them it is an attack, too (MD-DMG-09, MD-RUL-45)."""
    answered = 0
    for other in game.heroes_in(target.zone):
        if other is not target:
            against = replace(combat, defender=f"hero:{other.seat}", active=(), used={})
            wound_hero(game, other, halved(game, against, combat.dealt), "MD-DMG-09")
            answered += _revenge(game, against)
    return answered


def _no_wound(game: Game, combat: Combat) -> Rules[None]:
    """Effects for an attack that dealt no wound, those included whose symbols were spent before (MD-EFF-15)."""
    for side in SIDES:
        for sourced in _comforts(game, combat, side):
            if sourced.key not in combat.asked:
                if combat.doing or holds(game, combat, side, sourced.effect.if_):
                    yield from carry_out(game, combat, side, sourced, _so_often(combat, sourced))
                combat.asked += (sourced.key,)


def _comforts(game: Game, combat: Combat, side: Side) -> tuple[Sourced, ...]:
    effects = effects_of(game, combat, side)
    if not effects.enchantments:
        return effects.after
    triggered = [s for s in effects.enchantments if NO_WOUND in s.effect.if_ and s.key in combat.used]
    return (*effects.after, *triggered)


def _so_often(combat: Combat, sourced: Sourced) -> tuple[Operation, ...]:
    return sourced.effect.do * combat.used.get(sourced.key, 1)


def without_a_wound(game: Game, combat: Combat, side: Side) -> list[tuple[str, tuple[Operation, ...]]]:
    """The effects of a side for an attack that dealt no wound, by their keys, and what they do."""
    return [(sourced.key, _so_often(combat, sourced)) for sourced in _comforts(game, combat, side)]


def rewards(game: Game, combat: Combat) -> None:
    """An enemy's wounds, deaths and rewards, then stun and pull for who still stands (MD-COM-14, MD-WAN-06)."""
    hero = hero_of(game, combat.defender)
    enemy = enemy_of(game, combat.defender)
    if enemy is not None:
        killer = hero_of(game, combat.attacker)
        through = combat.was_stunned
        guarded = enemy.health > 0
        wound_enemy(game, enemy, combat.dealt, killer, "MD-DMG-01", combat.recipient, combat.first, through)
        if guarded and enemy.health <= 0 and killer is not None:
            _reap(game, combat, killer)
        if combat.stun and enemy in game.state.enemies:
            stun_enemy(game, enemy, "MD-STN-01")
    elif hero is not None:
        if combat.stun:
            stun_hero(game, hero, "MD-STN-01")
        if combat.pull and hero.present and not gone(game, combat.attacker):
            hero.zone = zone_of(game, combat.attacker)
            game.tell("pulled", "MD-WAN-06", seat=hero.seat, zone=hero.zone)
    else:
        wound_pillar(game, int(combat.defender.partition(":")[2]), combat.dealt, "MD-CBA-07")
    if combat.stun_attacker:
        _stun_attacker(game, combat)


def _stun_attacker(game: Game, combat: Combat) -> None:
    """A defender may stun, too (MD-STN-01)."""
    hero, enemy = hero_of(game, combat.attacker), enemy_of(game, combat.attacker)
    if hero is not None:
        stun_hero(game, hero, "MD-STN-01")
    elif enemy is not None:
        stun_enemy(game, enemy, "MD-STN-01")


def _reap(game: Game, combat: Combat, hero: Hero) -> None:
    """A guardian fell to a Reaper: another activation of its wielder may follow this one (MD-EQP-21).

    A commanded action is nobody's activation (MD-KEY-04).
    """
    activation = game.state.activation
    if activation is None or activation.seat != hero.seat or game.state.commander is not None:
        return
    # In the own zone a spell is cast with melee weapons (MD-KEY-08).
    kind: AttackKind = "melee" if combat.kind == "magic" and combat.distance == 0 else combat.kind
    for sourced in game.loadout(hero).at.get("guardian_killed", ()):
        struck = sourced.source in hero.hands and bool(game.equipment(sourced.source).dice(kind))
        again = any(type(op) is ExtraActivation for op in sourced.effect.do)
        if struck and again and holds(game, combat, "attack", sourced.effect.if_):
            activation.another = True
