"""One attack in its exact sequence (chapter 10): each step is a function that names the next one."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.effects import results
from tafelrunde.games.sword_and_sorcery.effects.operation import Roll
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.loadout import Found, Sourced
from tafelrunde.games.sword_and_sorcery.rules import dice, places, uses
from tafelrunde.games.sword_and_sorcery.rules.combat import areas, defending, domes, properties
from tafelrunde.games.sword_and_sorcery.rules.combat.declaring import weapon_of
from tafelrunde.games.sword_and_sorcery.rules.combat.situation import holds, working
from tafelrunde.games.sword_and_sorcery.rules.death import wounds
from tafelrunde.games.sword_and_sorcery.rules.items import discarding
from tafelrunde.games.sword_and_sorcery.state import CompanionFigure, Enemy, Figure, Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Attack, AttackStage, Run
from tafelrunde.kernel import Option, Rules

LATE = ("settle", "after")
"""What is done even if the attacker is dead."""


def go_on(game: Game, attack: Attack) -> Rules[None]:
    """Step by step from wherever the attack is; what comes up is done first."""
    while True:
        if attack.stage not in LATE and attack.means != "trap" and game.standing(attack.attacker) is None:
            game.finish(attack)  # who is dead strikes no more
            return
        step = STEPS[attack.stage](game, attack)
        following = step if step is None or isinstance(step, str) else (yield from step)
        if following is None:
            game.finish(attack)
            return
        if following != attack.stage:
            attack.stage, attack.asked = following, ()
        if game.state.agenda[-1] is not attack:
            return


# --- before the roll ------------------------------------------------------------------------------------------------


def attacked(game: Game, attack: Attack) -> Rules[AttackStage | None]:
    """The damage type, then what works before the figure is attacked (SS-WPN-09, SS-ATK-10, SS-ENM-12)."""
    attacker, target = game.figure(attack.attacker), game.standing(attack.target)
    if target is None:
        return None
    if "type" not in attack.asked:
        if isinstance(attacker, Hero):
            yield from _choose_type(game, attack, attacker)
        attack.asked += ("type",)
    for sourced in working(game, target, "attacked", attack, attacker):
        if sourced.key not in attack.asked:
            attack.asked += (sourced.key,)
            if _cancels(game, target, sourced.effect.do):
                return "after"
            if not any(isinstance(op, Roll) for op in sourced.effect.do):
                game.plan(Run(game.content.index.key(sourced.effect.do), target.id, attack.attacker, sourced.source))
                return "attacked"
    if isinstance(target, Hero):
        if _mirrored(game, attack, target):
            return "after"
        found = [use for use in uses.reactions(game, target, ("attacked",)) if use.key not in attack.asked]
        if found:
            yield from _react(game, attack, target, found)
            if game.state.agenda[-1] is not attack:
                return "attacked"
    return "roll"


def _choose_type(game: Game, attack: Attack, attacker: Hero) -> Rules[None]:
    target = game.find(attack.target)
    if not isinstance(target, Enemy):
        return
    types = weapon_of(game, attacker, attack.weapon).types
    if len(types) < 2:
        return
    values = [defending.resistance(game, target, type_) for type_ in types]
    if len(set(values)) > 1:
        options = [Option(f"type:{type_}", type_) for type_ in types]
        attack.type = yield game.ask(attacker.seat, "type", options, "SS-WPN-09")


def _cancels(game: Game, target: Figure, operations: tuple[object, ...]) -> bool:
    """Guardian spirits and the like roll before the attack (SS-ATK-10)."""
    for op in operations:
        if isinstance(op, Roll):
            rolled = dice.roll(game, op.color, game.amount(op.dice, target))
            game.tell("guarded", "SS-ATK-10", figure=target.id, dice=tuple(rolled))
            for symbol, then in op.results.items():
                if dice.count(game, rolled, symbol) and any(isinstance(one, results.CancelAttack) for one in then):
                    game.tell("cancelled", "SS-ATK-10", figure=target.id)
                    return True
    return False


def _mirrored(game: Game, attack: Attack, hero: Hero) -> bool:
    """Illusions beside their master: for each a blue die, a block kills one of them instead (SS-COM-12)."""
    if "mirror" in attack.asked:
        return False
    attack.asked += ("mirror",)
    beside = game.companions_in(hero.zone) if game.state.companions else []
    for illusion in [one for one in beside if one.card == "illusion" and one.owner == hero.seat]:
        rolled = dice.roll(game, "blue", 1)
        game.tell("guarded", "SS-COM-12", figure=hero.id, dice=tuple(rolled))
        if dice.count(game, rolled, "block"):
            game.tell("cancelled", "SS-ATK-10", figure=hero.id)
            wounds.suffer(game, illusion, 1, "SS-COM-12", "mirror_images", attack.attacker)
            return True
    return False


def _react(game: Game, attack: Attack, hero: Hero, found: list[Found]) -> Rules[None]:
    """Reactions of the target before the roll (SS-USE-06)."""
    yield game.checkpoint()
    options = [places.use_of(use) for use in found]
    options.append(Option("pass", None))
    args = game.who(attack.attacker)
    use: Found | None = yield game.ask(hero.seat, "react", options, "SS-USE-06", args, "pass")
    if use is None:
        attack.asked += tuple([one.key for one in found])
        return
    attack.asked += (use.key,)
    uses.spend(game, hero, use)
    game.plan(Run(game.content.index.key(use.ability.do), hero.id, attack.attacker, use.source))


def roll(game: Game, attack: Attack) -> AttackStage | None:
    """1b and 1c: domination of the target's zone, then the dice (SS-ATK-12, SS-ATK-13, SS-SUP-02)."""
    target, attacker = game.standing(attack.target), game.figure(attack.attacker)
    if target is None:
        return None
    attack.outnumbered = defending.outnumbered(game, attack)
    attack.superior = attack.target in attack.outnumbered
    red, blue = attack.red, attack.blue
    sources = working(game, attacker, "attack_roll", attack, target) + _printed_roll(game, attack, attacker, target)
    for sourced in sources:
        for op in sourced.effect.do:
            if isinstance(op, results.Dice):
                times = attack.distance if op.per_zone else 1
                red, blue = red + op.red * times, blue + op.blue * times
    attack.dice = [*dice.roll(game, "red", max(0, red)), *dice.roll(game, "blue", max(0, blue))]
    game.tell("attack_roll", "SS-ATK-13", figure=attack.attacker, whom=attack.target, dice=tuple(attack.dice))
    return "properties"


def _printed_roll(game: Game, attack: Attack, attacker: Figure, target: Figure) -> list[Sourced]:
    if "/" not in attack.weapon:
        return []
    effects = getattr(game.content.index.things[attack.weapon], "effects", ())
    return [
        Sourced(f"printed.{number}", "", effect)
        for number, effect in enumerate(effects)
        if effect.at == "attack_roll" and holds(game, attacker, effect.if_, target, attack)
    ]


# --- after the roll -------------------------------------------------------------------------------------------------


def use_properties(game: Game, attack: Attack) -> Rules[AttackStage | None]:
    """2: properties (SS-ATK-14)."""
    yield from properties.use_all(game, attack)
    return "properties" if game.state.agenda[-1] is not attack else "total"


def total(game: Game, attack: Attack) -> AttackStage | None:
    """3: all hits together, never below 0 (SS-ATK-23, SS-ATK-25)."""
    attacker = game.figure(attack.attacker)
    rolled = dice.count(game, attack.dice, "hit")
    if isinstance(attacker, Hero) and domes.covers(game, attacker, "dome_of_strength"):
        rolled += dice.count(game, attack.dice, "magic")
    terms = [("rolled", rolled), ("automatic", attack.hits), *attack.bonus]
    terms += [("prepared", 1)] * attack.prepared + [("superiority", 1)] * attack.superior
    attack.total = max(0, sum([n for _, n in terms]))
    if game.recording:
        shown = [term for at, term in enumerate(terms) if term[1] or at == 0]
        game.tell("hits", "SS-ATK-23", figure=attack.attacker, whom=attack.target, terms=shown)
    return "defend"


def defend(game: Game, attack: Attack) -> Rules[AttackStage | None]:
    """Everybody who is affected defends separately (SS-AOE-03)."""
    while True:
        if attack.defence is None:
            waiting = [name for name in areas.affected(attack) if name not in attack.defended]
            if not waiting:
                return "settle"
            figure = game.standing(waiting[0])
            if figure is None:
                attack.defended += (waiting[0],)  # SS-ATK-26
                continue
            attack.defence = defending.begin(game, attack, figure)
        over = yield from defending.defend(game, attack, attack.defence)
        if not over:
            return "defend"
        attack.defended += (attack.defence.figure,)
        attack.defence = None
        if game.state.agenda[-1] is not attack:
            return "defend"


def settle(game: Game, attack: Attack) -> AttackStage | None:
    """Drain, and what follows from wounds that were caused (SS-DRN-01, SS-DRN-02)."""
    attacker = game.standing(attack.attacker)
    if attacker is not None:
        caused = attack.wounds.get(attack.target, 0)
        if attack.drain >= 0 and caused:
            wounds.heal(game, attacker, min(caused, attack.drain) if attack.drain else caused, "SS-DRN-01", "drain")
        target = game.find(attack.target)
        if caused:
            for sourced in working(game, attacker, "wounds_caused", attack, target):
                key = game.content.index.key(sourced.effect.do)
                game.plan(Run(key, attacker.id, attack.target, sourced.source))
    if attack.means == "trap" and attack.wounds.get(attack.target):
        for effect in game.content.index.things[attack.weapon].effects:
            game.plan(Run(game.content.index.key(effect.do), "", attack.target, attack.weapon.split("/")[1]))
    _strike_back(game, attack)
    return "after"


def _strike_back(game: Game, attack: Attack) -> None:
    """Effects of the target on who rolled a gremlin against it."""
    target, attacker = game.find(attack.target), game.standing(attack.attacker)
    if target is None or attacker is None:
        return
    for sourced in working(game, target, "attacks_owner", attack, attacker):
        effect = sourced.effect
        if not effect.trigger:
            continue
        rolled = (
            0 if attack.no_gremlins and effect.trigger == "gremlin" else dice.count(game, attack.dice, effect.trigger)
        )
        times = min(rolled, 1) if effect.once else rolled
        if times:
            key = game.content.index.key(effect.do)
            game.plan(Run(key, target.id, attack.attacker, sourced.source, times=times))


def after(game: Game, attack: Attack) -> AttackStage | None:
    """The attack is over: granted bonuses lapse, hidden attackers are seen, projectiles may be used up."""
    attacker = game.find(attack.attacker)
    for name in (attack.attacker, *areas.affected(attack)):
        figure = game.find(name)
        if figure is not None and figure.lasting:
            game.lapse(figure, "attack", "next_attack" if name == attack.attacker else "attack")
    if isinstance(attacker, Enemy):
        attacker.hidden = False  # SS-HID-03
    if isinstance(attacker, Hero):
        _projectile(game, attack, attacker)
    if isinstance(attacker, CompanionFigure):
        game.tell("companion_attacked", "SS-COM-06", companion=attacker.card)
    return None


def _projectile(game: Game, attack: Attack, hero: Hero) -> None:
    """With a gremlin in the final roll it is used up (SS-INV-03)."""
    if not attack.weapon.startswith("items/") or not dice.count(game, attack.dice, "gremlin"):
        return
    item = game.content.inventory[attack.weapon.split("/")[1]]
    if item.kind != "projectile":
        return
    code = next((code for code in hero.inventory if card_of(code) == item.id), "")
    if code:
        hero.inventory = tuple([other for other in hero.inventory if other != code])
        discarding.discard(game, code)
        game.tell("used_up", "SS-INV-03", seat=hero.seat, card=code)


STEPS: dict[AttackStage, Callable[[Game, Attack], Rules[AttackStage | None] | AttackStage | None]] = {
    "attacked": attacked,
    "roll": roll,
    "properties": use_properties,
    "total": total,
    "defend": defend,
    "settle": settle,
    "after": after,
}
