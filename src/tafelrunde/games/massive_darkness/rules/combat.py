"""One combat in its exact sequence (chapter 7.3, MD-COM-01): each step is a function that names the next one."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from tafelrunde.games.massive_darkness import dice
from tafelrunde.games.massive_darkness.effects import (
    NO_WOUND,
    AddAttackDice,
    AddDefenseDice,
    AddDice,
    AttackKind,
    Bodyguard,
    DefenderRollsNothing,
    ExtraActivation,
    FlipBlank,
    HalfWoundsTaken,
    HealSelf,
    MayWoundLeader,
    RemoveAttackDice,
    RemoveDefenseDice,
    Reroll,
    Riposte,
    StrikeAttacker,
    WoundAttacker,
    Wounds,
)
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.blood import pay_blood
from tafelrunde.games.massive_darkness.rules.enchantments import apply, enchant
from tafelrunde.games.massive_darkness.rules.enemies import stun_enemy, wound_enemy
from tafelrunde.games.massive_darkness.rules.figures import (
    Side,
    effects_of,
    enemy_of,
    figure,
    hero_of,
    holds,
    loadout_of,
    maneuver_effects,
    shown,
    zone_of,
)
from tafelrunde.games.massive_darkness.rules.health import stun_hero, wound_hero
from tafelrunde.games.massive_darkness.rules.maneuvers import can_maneuver, pay_maneuver
from tafelrunde.games.massive_darkness.rules.pools import build_pools
from tafelrunde.games.massive_darkness.rules.rerolls import SIDES, rerolls
from tafelrunde.games.massive_darkness.state import Combat, Enemy, Fight, Hero, Stage
from tafelrunde.kernel import Option, Rules

BEFORE_THE_ROLL = (
    AddDice,
    AddAttackDice,
    AddDefenseDice,
    RemoveAttackDice,
    RemoveDefenseDice,
    DefenderRollsNothing,
)
IN_LATER_STEPS = (HalfWoundsTaken, MayWoundLeader, Riposte)


def start(game: Game, attacker: str, defender: str, kind: AttackKind, distance: int, action: str = "") -> None:
    """An attacker names the kind of attack and the target; the fight goes on the agenda (MD-COM-02, MD-CBA-06)."""
    state = game.state
    enemy = enemy_of(game, defender)
    target = hero_of(game, defender)
    stunned = enemy.stunned if enemy is not None else target is not None and target.stunned
    state.combat = Combat(attacker, defender, kind, distance, action, was_stunned=stunned)
    game.tell("attack", "MD-COM-02", figure=shown(game, attacker), defender=shown(game, defender), attack=kind)
    game.plan(Fight())


def fight(game: Game, task: Fight) -> Rules[None]:
    """Step by step, from wherever the combat is."""
    state = game.state
    combat = state.combat
    assert combat is not None
    while True:
        stage = combat.stage
        following = yield from STEPS[stage](game, combat)
        if following is None:
            break
        combat.stage = following
        combat.asked = ()
    state.combat = None
    game.finish(task)
    if combat.again:
        _attack_again(game, combat)


def _attack_again(game: Game, combat: Combat) -> None:
    """One more attack with a fresh roll on the same target (MD-WAN-05)."""
    target = hero_of(game, combat.defender)
    if enemy_of(game, combat.attacker) is not None and target is not None and target.present:
        start(game, combat.attacker, combat.defender, combat.kind, combat.distance, "again")


def _gone(game: Game, name: str) -> bool:
    """Whether a figure is dead or not in play any more."""
    hero = hero_of(game, name)
    if hero is not None:
        return not hero.present
    return name.startswith("enemy") and enemy_of(game, name) is None


# --- step 0: declare ----------------------------------------------------------------------------------------------


def declare(game: Game, combat: Combat) -> Rules[Stage | None]:
    """Effects before an attack, change of the target, voluntary costs (MD-COM-02, MD-COM-03)."""
    yield from _bodyguard(game, combat)
    if "attacked" not in combat.asked:
        combat.asked += ("attacked",)
        _strike_attacker(game, combat)
        if _gone(game, combat.attacker):
            return None
    for side in SIDES:
        yield from _prepare(game, combat, side)
        if _gone(game, figure(combat, side)):
            return None
    return "pools"


def _bodyguard(game: Game, combat: Combat) -> Rules[None]:
    """For 1 XP a hero within one zone takes the attack upon itself (MD-SKL-13, MD-LOS-08)."""
    target = hero_of(game, combat.defender)
    if target is None or "bodyguard" in combat.asked:
        return
    for hero in game.clockwise():
        key = f"bodyguard:{hero.seat}"
        if hero is target or key in combat.asked or not can_maneuver(game, hero):
            continue
        effects = game.content.classes[hero.sheet].maneuver.effects
        if not any(type(op) is Bodyguard for effect in effects for op in effect.do):
            continue
        if game.passages.distance(hero.zone, target.zone) > 1:
            continue
        yield game.checkpoint()
        options = [Option("protect", True, f"hero:{target.seat}", {"hero": target.card}), Option("decline", False)]
        protect = yield game.ask(hero.seat, "bodyguard", options, "MD-SKL-13", {"hero": target.card}, "decline")
        combat.asked += (key,)
        if protect:
            pay_maneuver(game, hero)
            hero.zone = target.zone
            combat.defender = f"hero:{hero.seat}"
            combat.was_stunned = hero.stunned
            game.tell("bodyguard", "MD-SKL-13", seat=hero.seat, hero=target.card, zone=hero.zone)
            break
    combat.asked += ("bodyguard",)


def _strike_attacker(game: Game, combat: Combat) -> None:
    """A Javelin of Wrath hits before the attack does (MD-COM-02)."""
    for sourced in loadout_of(game, combat.defender).at.get("attacked", ()):
        for operation in sourced.effect.do:
            if type(operation) is StrikeAttacker and not _gone(game, combat.attacker):
                rolled = dice.TENS[operation.die] + 1 + game.below("strike", 6)
                game.tell("strike", "MD-COM-02", source=sourced.source, die=rolled)
                wound_figure(game, combat.attacker, dice.SWORDS[rolled], combat.defender, "MD-COM-02")


def _prepare(game: Game, combat: Combat, side: Side) -> Rules[None]:
    """Before the roll a hero may pay for a maneuver or with wounds (MD-MAN-04, MD-CND-02)."""
    hero = hero_of(game, figure(combat, side))
    while hero is not None and hero.present and f"ready:{side}" not in combat.asked:
        options = []
        if can_maneuver(game, hero) and f"maneuver:{side}" not in combat.active:
            found = sort_before_roll(maneuver_effects(game, hero, combat.kind, side))
            if any(holds(game, combat, side, sourced.effect.if_) for sourced in found):
                maneuver = game.content.classes[hero.sheet].maneuver.id
                options.append(Option("maneuver", "", args={"skill": maneuver}))
        for sourced in effects_of(game, combat, side).prepared:
            settled = sourced.key in combat.active or f"refused:{sourced.key}" in combat.asked
            if not settled and holds(game, combat, side, sourced.effect.if_):
                cost = sourced.effect.cost
                verb = "blood_toll" if cost.blood_toll else "bloodrage"
                args = {"skill": sourced.source, "wounds": cost.bloodrage + cost.blood_toll}
                options.append(Option(f"{verb}:{sourced.key}", sourced.key, args=args))
        if not options:
            return
        options.append(Option("go", None))
        yield game.checkpoint()
        chosen = yield game.ask(hero.seat, "prepare", options, "MD-COM-03", {"side": side}, "go")
        if chosen is None:
            combat.asked += (f"ready:{side}",)
        elif chosen == "":
            pay_maneuver(game, hero)
            combat.active += (f"maneuver:{side}",)
        else:
            cost = next(s.effect.cost for s in effects_of(game, combat, side).prepared if s.key == chosen)
            paid = yield from pay_blood(game, hero, cost)
            if paid:
                combat.active += (chosen,)
            else:
                combat.asked += (f"refused:{chosen}",)


def sort_before_roll(effects: list[Sourced]) -> list[Sourced]:
    """Maneuvers that are no re-rolls are used before the roll (MD-MAN-04)."""
    return [sourced for sourced in effects if not any(type(op) is Reroll for op in sourced.effect.do)]


# --- steps 1 to 4: dice -------------------------------------------------------------------------------------------


def pools(game: Game, combat: Combat) -> Rules[Stage]:
    """MD-COM-04, MD-COM-05."""
    yield from build_pools(game, combat)
    return "rerolls"


def reroll_step(game: Game, combat: Combat) -> Rules[Stage | None]:
    """MD-COM-06."""
    yield from rerolls(game, combat)
    return None if _gone(game, combat.attacker) else "blanks"


def blanks(game: Game, combat: Combat) -> Rules[Stage]:
    """Effects on blank faces and everything that works by itself, before symbols are spent (MD-COM-07)."""
    for side in SIDES:
        effects = effects_of(game, combat, side)
        # Flips come first: a die with a bonus is blank no more (MD-EFF-12, MD-RUL-32).
        for sourced in sorted(effects.blanks, key=lambda sourced: not _flips(sourced)):
            if sourced.key not in combat.asked and holds(game, combat, side, sourced.effect.if_):
                yield from _blank_effect(game, combat, side, sourced)
                combat.asked += (sourced.key,)
        if side not in combat.asked:
            for sourced in (*effects.always, *[s for s in effects.prepared if s.key in combat.active]):
                if not sourced.effect.if_ or holds(game, combat, side, sourced.effect.if_):
                    for operation in sourced.effect.do:
                        if type(operation) not in BEFORE_THE_ROLL and type(operation) not in IN_LATER_STEPS:
                            yield from apply(game, combat, side, sourced, operation)
            combat.asked += (side,)
    return "defense"


def _flips(sourced: Sourced) -> bool:
    return any(type(op) is FlipBlank for op in sourced.effect.do)


def _blank_effect(game: Game, combat: Combat, side: Side, sourced: Sourced) -> Rules[None]:
    hero = hero_of(game, figure(combat, side))
    if sourced.effect.optional and hero is not None and any(type(op) is HealSelf for op in sourced.effect.do):
        if game.wounds(hero) <= 0:
            return
        options = [Option("use", True, args={"source": sourced.source}), Option("decline", False)]
        yield game.checkpoint()
        use = yield game.ask(hero.seat, "use_effect", options, "MD-HRO-19", {"source": sourced.source})
        if not use:
            return
    for operation in sourced.effect.do:
        yield from apply(game, combat, side, sourced, operation)


# --- steps 5 and 6: enchantments ----------------------------------------------------------------------------------


def defend(game: Game, combat: Combat) -> Rules[Stage | None]:
    """Defence before attack (MD-COM-08, MD-COM-10)."""
    yield from enchant(game, combat, "defense")
    return None if _gone(game, combat.defender) else "attack"


def attack(game: Game, combat: Combat) -> Rules[Stage | None]:
    """MD-COM-09; who paid with its life attacks no more (MD-CND-12)."""
    yield from enchant(game, combat, "attack")
    return None if _gone(game, combat.attacker) else "wounds"


# --- step 7: wounds -----------------------------------------------------------------------------------------------


def wounds(game: Game, combat: Combat) -> Rules[Stage]:
    """Swords less shields, then automatic wounds (MD-COM-11, MD-COM-12); a hero suffers them now."""
    yield from _recipient(game, combat)
    swords = dice.swords(combat.attack_dice)
    shields = dice.shields(combat.defense_dice)
    combat.total_swords = max(0, swords + sum([n for _, n in combat.swords]))
    combat.total_shields = max(0, shields + sum([n for _, n in combat.shields]))
    dealt = max(0, combat.total_swords - combat.total_shields) + sum([n for _, n in combat.wounds])
    if game.recording:
        game.tell("swords", "MD-COM-11", terms=[("dice", swords), *combat.swords], n=combat.total_swords)
        game.tell("shields", "MD-COM-11", terms=[("dice", shields), *combat.shields], n=combat.total_shields)
        beyond = [("beyond_shields", dealt - sum([n for _, n in combat.wounds])), *combat.wounds]
        game.tell("dealt", "MD-COM-11", terms=beyond, n=dealt)
    combat.dealt = _halved(game, combat, dealt)
    if combat.kill:
        combat.dealt = max(combat.dealt, _deadly(game, combat))
        game.tell("kills_at_once", "MD-COM-18", source=combat.kill, n=combat.dealt)
    hero = hero_of(game, combat.defender)
    if hero is not None:
        wound_hero(game, hero, combat.dealt, "MD-DMG-01", combat.survive)
    return "after"


def _deadly(game: Game, combat: Combat) -> int:
    """Wounds that kill whom the attack can reach: of a horde the minions before the leader (MD-COM-18, MD-RUL-30)."""
    hero = hero_of(game, combat.defender)
    if hero is not None:
        return hero.health
    enemy = enemy_of(game, combat.defender)
    if enemy is not None:
        return sum(enemy.minions) if enemy.minions and combat.recipient != "leader" else enemy.health
    return next(pillar.health for pillar in game.state.pillars if f"pillar:{pillar.number}" == combat.defender)


def _halved(game: Game, combat: Combat, dealt: int) -> int:
    """Each halving rounds up (MD-DMG-06, MD-DMG-07)."""
    for sourced in (
        *loadout_of(game, combat.defender).at.get("passive", ()),
        *effects_of(game, combat, "defense").always,
    ):
        if any(type(op) is HalfWoundsTaken for op in sourced.effect.do) and holds(
            game, combat, "defense", sourced.effect.if_
        ):
            dealt = (dealt + 1) // 2
    return dealt


def _recipient(game: Game, combat: Combat) -> Rules[None]:
    """Minions or leader where both are open, and the minion that is hit first (MD-STN-08, MD-HRD-05, MD-HRD-09)."""
    enemy = enemy_of(game, combat.defender)
    hero = hero_of(game, combat.attacker)
    if enemy is None or hero is None or not enemy.minions:
        return
    if not combat.recipient and enemy.health > 0 and (combat.was_stunned or _may_wound_leader(game, combat)):
        yield game.checkpoint()
        options = [Option("minions", "minions"), Option("leader", "leader")]
        combat.recipient = yield game.ask(hero.seat, "recipient", options, "MD-STN-08", {"enemy": enemy.id})
    if combat.recipient != "leader" and len(set(enemy.minions)) > 1 and not combat.first:
        yield game.checkpoint()
        options = [Option(f"minion:{health}", health) for health in sorted(set(enemy.minions))]
        combat.first = yield game.ask(hero.seat, "first_minion", options, "MD-HRD-09", {"enemy": enemy.id})


def _may_wound_leader(game: Game, combat: Combat) -> bool:
    return any(
        type(op) is MayWoundLeader
        for sourced in effects_of(game, combat, "attack").always
        for op in sourced.effect.do
        if holds(game, combat, "attack", sourced.effect.if_)
    )


# --- steps 8 and 9 ------------------------------------------------------------------------------------------------


def after(game: Game, combat: Combat) -> Rules[Stage]:
    """What depends on wounds or on the comparison of swords and shields (MD-COM-13)."""
    yield from _no_wound(game, combat)
    thorns = combat.thorns
    if combat.total_shields > combat.total_swords:
        for sourced in effects_of(game, combat, "defense").always:
            for operation in sourced.effect.do:
                if type(operation) is Riposte and holds(game, combat, "defense", sourced.effect.if_):
                    thorns += operation.n
    hero = hero_of(game, combat.defender)
    if hero is not None and combat.dealt > 0 and combat.attacker.startswith("enemy"):
        for sourced in loadout_of(game, combat.defender).at.get("wounded_by_attack", ()):
            thorns += sum([operation.n for operation in sourced.effect.do if type(operation) is WoundAttacker])
    if combat.splash and combat.dealt > 0 and hero is not None:
        for other in game.heroes_in(hero.zone):
            if other is not hero:
                wound_hero(game, other, combat.dealt, "MD-DMG-09")
    if thorns and not _gone(game, combat.attacker):
        wound_figure(game, combat.attacker, thorns, combat.defender, "MD-DMG-04")
    return "rewards"


def _no_wound(game: Game, combat: Combat) -> Rules[None]:
    """Effects for an attack that dealt no wound, those included whose symbols were spent before (MD-EFF-15)."""
    for side in SIDES:
        effects = effects_of(game, combat, side)
        triggered = [s for s in effects.enchantments if NO_WOUND in s.effect.if_ and s.key in combat.used]
        for sourced in (*effects.after, *triggered):
            key = f"no_wound:{sourced.key}"
            if key in combat.asked or not holds(game, combat, side, sourced.effect.if_):
                continue
            combat.asked += (key,)
            for _ in range(combat.used.get(sourced.key, 1)):
                for operation in sourced.effect.do:
                    if type(operation) is Wounds:
                        _late_wounds(game, combat, operation.n)
                    else:
                        yield from apply(game, combat, side, sourced, operation)


def _late_wounds(game: Game, combat: Combat, amount: int) -> None:
    """Automatic wounds after the count; an enemy suffers its own in step 9."""
    combat.dealt += amount
    hero = hero_of(game, combat.defender)
    if hero is not None:
        wound_hero(game, hero, amount, "MD-EFF-15", combat.survive)


def rewards(game: Game, combat: Combat) -> Rules[None]:
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
        if combat.pull and hero.present and not _gone(game, combat.attacker):
            hero.zone = zone_of(game, combat.attacker)
            game.tell("pulled", "MD-WAN-06", seat=hero.seat, zone=hero.zone)
    else:
        wound_pillar(game, int(combat.defender.partition(":")[2]), combat.dealt, "MD-CBA-07")
    return
    yield


def _reap(game: Game, combat: Combat, hero: Hero) -> None:
    """A guardian fell to a Reaper in its wielder's normal activation: another one may follow (MD-EQP-21)."""
    activation = game.state.activation
    if activation is None or activation.seat != hero.seat or activation.extra:
        return
    for sourced in game.loadout(hero).at.get("guardian_killed", ()):
        struck = sourced.source in hero.hands and bool(game.equipment(sourced.source).dice(combat.kind))
        if struck and any(type(op) is ExtraActivation for op in sourced.effect.do):
            activation.another = True


def wound_figure(game: Game, name: str, amount: int, by: str, rule: str) -> None:
    """Direct wounds on a figure of a combat; a kill belongs to the hero whose effect it was (MD-DMG-04, MD-DMG-05)."""
    hero: Hero | None = hero_of(game, name)
    enemy: Enemy | None = enemy_of(game, name)
    if hero is not None:
        wound_hero(game, hero, amount, rule)
    elif enemy is not None:
        wound_enemy(game, enemy, amount, hero_of(game, by), rule)


def wound_pillar(game: Game, number: int, wounds: int, rule: str) -> None:
    """A pillar has health and no defence (MD-CBA-07)."""
    pillars = game.state.pillars
    for at, pillar in enumerate(pillars):
        if pillar.number == number and wounds:
            left = max(0, pillar.health - wounds)
            pillars[at] = replace(pillar, health=left)
            game.tell("pillar_wounded", rule, n=wounds, left=left)
            if left == 0:
                destroy_pillar(game, number)
            return


def destroy_pillar(game: Game, number: int) -> None:
    """It is gone, and its border is free unless another pillar still blocks it."""
    state = game.state
    pillar = next(pillar for pillar in state.pillars if pillar.number == number)
    state.pillars.remove(pillar)
    if pillar.border and all(other.border != pillar.border for other in state.pillars):
        state.shut = tuple([border for border in state.shut if border != pillar.border])
    game.tell("pillar_destroyed", "MD-OBJ-03", zone=pillar.zone)
    quests.of(game).pillar_destroyed(game, pillar)


STEPS: dict[Stage, Callable[[Game, Combat], Rules[Stage | None]]] = {
    "declare": declare,
    "pools": pools,
    "rerolls": reroll_step,
    "blanks": blanks,
    "defense": defend,
    "attack": attack,
    "wounds": wounds,
    "after": after,
    "rewards": rewards,
}
