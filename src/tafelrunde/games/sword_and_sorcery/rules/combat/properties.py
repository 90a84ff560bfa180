"""Step 2 of an attack: properties, by themselves or paid with symbols (SS-ATK-14 … 22, SS-EAT-02 … 04)."""

from __future__ import annotations

from typing import get_args

from tafelrunde.games.sword_and_sorcery.effects import deeds, results
from tafelrunde.games.sword_and_sorcery.effects.operation import FREE, Effect, Operation
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.loadout import Sourced
from tafelrunde.games.sword_and_sorcery.rules import dice, limits, places
from tafelrunde.games.sword_and_sorcery.rules.combat import areas, domes, paying, pushing, rerolls
from tafelrunde.games.sword_and_sorcery.rules.combat.situation import holds, working
from tafelrunde.games.sword_and_sorcery.rules.conditions import inflicting
from tafelrunde.games.sword_and_sorcery.rules.death import armor, criticals, wounds
from tafelrunde.games.sword_and_sorcery.rules.operation import Asking
from tafelrunde.games.sword_and_sorcery.state import Enemy, Figure, Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Attack, Run
from tafelrunde.kernel import Option, Rules

RESULTS = get_args(results.Result)


def available(game: Game, attack: Attack) -> list[Sourced]:
    """Properties of this attack that have not been used (SS-ATK-18), in printed order; of who is dead, none."""
    attacker = game.standing(attack.attacker)
    target = game.find(attack.target)
    if attacker is None:
        return []
    found = working(game, attacker, "attack", attack, target)
    found += printed(game, attack, attacker, target)
    if isinstance(attacker, Enemy) and len(game.state.enemies) > 1:
        found += _of_others(game, attack, attacker)
    if target is not None and not isinstance(attacker, Enemy):
        found += [one for one in working(game, target, "attacks_owner", attack, attacker) if not _harms(one.effect)]
    if not found:
        return found
    barred = game.forbids(attacker, "energy")
    return [one for one in found if one.key not in attack.used and not (barred and one.effect.cost.energy)]


def _harms(effect: Effect) -> bool:
    """Effects of a target that strike back are no properties of the attack."""
    return any(isinstance(op, deeds.Wound) for op in effect.do)


def printed(game: Game, attack: Attack, attacker: Figure, target: Figure | None) -> list[Sourced]:
    """Properties printed with an attack of a power, an item or an ability."""
    if "/" not in attack.weapon:
        return []
    thing = game.content.index.things[attack.weapon]
    effects: tuple[Effect, ...] = thing.attack.effects if hasattr(thing, "kind") else thing.effects
    source = attack.weapon.split("/")[1]
    return [
        Sourced(f"printed.{number}", source, effect)
        for number, effect in enumerate(effects)
        if effect.at == "attack" and holds(game, attacker, effect.if_, target, attack)
    ]


def _of_others(game: Game, attack: Attack, attacker: Enemy) -> list[Sourced]:
    """What other enemies in the zone add; the same name counts once (SS-ENM-09)."""
    found: dict[str, Sourced] = {}
    for other in game.state.enemies:
        if other.zone == attacker.zone and other is not attacker:
            for sourced in working(game, other, "attack_of_other", attack, None):
                found.setdefault(sourced.source, sourced._replace(key=f"other.{sourced.key}"))
    return list(found.values())


def use_all(game: Game, attack: Attack) -> Rules[None]:
    """Automatic ones first, a critical hit before all (SS-CRT-02); then a hero's player pays for what it likes."""
    if "properties" in attack.asked:
        return
    if attack.extras:
        yield from _scripted(game, attack)
    found = available(game, attack)
    if ready := [one for one in found if _by_itself(game, attack, one)]:
        found = yield from _automatic(game, attack, ready)
    attacker = game.standing(attack.attacker)
    if attacker is None:
        return
    if isinstance(attacker, Hero):
        yield from _hero_pays(game, attack, attacker, found)
        return
    seat = -1 if isinstance(attacker, Enemy) else game.seat_of(attacker)
    if seat >= 0 and attacker.id.startswith("companion"):
        yield from _hero_pays(game, attack, game.hero(seat), found, companion=True)
        return
    while True:
        # All that can be paid, the dearest first, then in printed order (SS-EAT-02 … 04).
        ready = [one for one in _payable(game, attack, found) if not _rerolls(one)]
        if not ready or game.state.agenda[-1] is not attack:
            return
        chosen = max(ready, key=lambda one: one.effect.cost.symbols)
        yield from _use(game, attack, chosen)
        found = available(game, attack)


def _scripted(game: Game, attack: Attack) -> Rules[None]:
    """What a sentence of a scroll says about its attack."""
    extras, attack.extras = attack.extras, ()
    if "crit" in extras:
        _crit(game, attack)
    if "pushback" in extras:
        yield from _pushed(game, [figure for figure in map(game.find, areas.affected(attack)) if figure is not None], 1)


def _rerolls(sourced: Sourced) -> bool:
    return results.Reroll in [type(op) for op in sourced.effect.do]


def _payable(game: Game, attack: Attack, found: list[Sourced]) -> list[Sourced]:
    return [one for one in found if one.effect.cost.symbols and paying.affordable(game, attack, one.effect.cost)]


def _automatic(game: Game, attack: Attack, ready: list[Sourced]) -> Rules[list[Sourced]]:
    """Properties without a cost (SS-ATK-15, SS-ATK-16), those that name a symbol once for each of them; the others."""
    while True:
        first = next((one for one in ready if _critical(one)), ready[0])
        times = 1
        if first.effect.trigger:
            times = dice.count(game, attack.dice, first.effect.trigger)
            times = min(times, 1) if first.effect.once else times
        attack.used += (first.key,)
        for _ in range(times):
            yield from carry_out(game, attack, first)
        found = available(game, attack)
        ready = [one for one in found if _by_itself(game, attack, one)]
        if not ready:
            return found


def _by_itself(game: Game, attack: Attack, sourced: Sourced) -> bool:
    effect = sourced.effect
    if effect.cost != FREE or effect.optional:
        return False
    if not effect.trigger:
        return True
    rolled = dice.count(game, attack.dice, effect.trigger)
    return rolled > 0 and not (effect.trigger == "gremlin" and attack.no_gremlins)


def _critical(sourced: Sourced) -> bool:
    return any(isinstance(op, results.Crit) for op in sourced.effect.do)


def _hero_pays(
    game: Game, attack: Attack, hero: Hero, found: list[Sourced] | None, companion: bool = False
) -> Rules[None]:
    """One property or re-roll after the other, as long as the player likes (SS-ATK-16, SS-ATK-17)."""
    # Until something comes up that is done first, or the attacker dies of what it pays with.
    while game.state.agenda[-1] is attack and game.standing(attack.attacker) is not None:
        if found is None:
            found = available(game, attack)
        ready = _payable(game, attack, found)
        ready += [one for one in found if one.effect.optional and not one.effect.cost.symbols]
        ready = [one for one in ready if limits.free(game, hero, one)]
        options = [places.property_of(game, hero, one) for one in ready]
        if not companion:
            options += rerolls.options(game, hero, attack, "attack")
            options += domes.options(game, hero, attack, "dome_of_strength", attack.used)
        if not options:
            return
        yield game.checkpoint()
        options.append(Option("done", None))
        chosen = yield game.ask(hero.seat, "properties", options, "SS-ATK-14", default="done")
        if chosen is None:
            attack.asked += ("properties",)
            return
        if isinstance(chosen, Sourced):
            limits.note(game, hero, chosen)
            yield from _use(game, attack, chosen)
        elif chosen == domes.DOME:
            attack.used += (domes.DOME,)
            yield from rerolls.reroll(game, hero, attack, 0)
        else:
            yield from rerolls.use(game, hero, attack, chosen)
        found = None


def _use(game: Game, attack: Attack, sourced: Sourced) -> Rules[None]:
    if sourced.effect.cost.symbols:
        paying.pay(game, attack, sourced.effect.cost)
    attack.used += (sourced.key,)
    game.tell("property", "SS-ATK-14", figure=attack.attacker, source=sourced.source)
    yield from carry_out(game, attack, sourced)


# --- carrying out ---------------------------------------------------------------------------------------------------


def carry_out(game: Game, attack: Attack, sourced: Sourced) -> Rules[None]:
    """The operations of a property: results change the attack, the rest befalls every affected figure (SS-AOE-07)."""
    for at, operation in enumerate(sourced.effect.do):
        if isinstance(operation, RESULTS):
            yield from _result(game, attack, sourced, operation)
        figures = [figure for figure in map(game.find, areas.affected(attack)) if figure is not None]
        asking = _befall(game, attack, sourced, at, figures)
        if asking is not None:
            yield from asking
    attack.done += (_printed_at(game, sourced),)


def _printed_at(game: Game, sourced: Sourced) -> str:
    return game.content.index.key(sourced.effect.do)


def _result(game: Game, attack: Attack, sourced: Sourced, op: Operation) -> Rules[None]:
    """What changes the attack itself."""
    by = game.find(sourced.by or attack.attacker)
    if isinstance(op, results.Hits):
        attack.bonus.append((sourced.source, game.amount(op.n, by)))
    elif isinstance(op, results.Deadly):
        attack.all_deadly |= op.n == 0
        attack.deadly += op.n
    elif isinstance(op, results.Crit):
        _crit(game, attack)
    elif isinstance(op, results.Drain):
        attack.drain = 0 if op.n == 0 or attack.drain == 0 else max(attack.drain, 0) + op.n
    elif isinstance(op, results.TargetArmor):
        attack.armor += game.amount(op.n, by)
    elif isinstance(op, results.Ignore):
        attack.no_armor |= op.what == "armor"
        attack.no_gremlins |= op.what == "gremlin"
    elif isinstance(op, results.Reroll):
        attacker = game.find(attack.attacker)
        if isinstance(attacker, Hero):
            yield from rerolls.reroll(game, attacker, attack, game.amount(op.n, by), op.turn)
    elif isinstance(op, results.BloodForHits):
        yield from _blood(game, attack, sourced, op)
    elif isinstance(op, results.Area | results.AlsoHits):
        new = yield from areas.widen(game, attack, op)
        for key in attack.done:
            yield from _again(game, attack, sourced, key, new)


def _again(game: Game, attack: Attack, sourced: Sourced, key: str, new: list[Figure]) -> Rules[None]:
    """Properties used before the area was paid for befall the others as well (SS-AOE-07)."""
    earlier = sourced._replace(effect=Effect(at="attack", do=game.content.index.things[key]))
    for at in range(len(earlier.effect.do)):
        asking = _befall(game, attack, earlier, at, new)
        if asking is not None:
            yield from asking


def _befall(game: Game, attack: Attack, sourced: Sourced, at: int, figures: list[Figure]) -> Asking:
    """What befalls figures: the target and all others that the attack affects."""
    op = sourced.effect.do[at]
    if isinstance(op, results.Pushback):
        return _pushed(game, figures, op.n)
    if isinstance(op, results.ArmorDamage):
        for figure in figures:
            armor.damage(game, figure, attack.attacker)
    elif isinstance(op, deeds.Inflict) and op.on == "target":
        by = game.find(sourced.by or attack.attacker)
        for figure in figures:
            inflicting.inflict(game, figure, op.what, game.amount(op.level, by), attack.attacker)
    elif isinstance(op, deeds.Wound) and op.on == "target":
        by = game.find(sourced.by or attack.attacker)
        for figure in figures:
            wounds.suffer(game, figure, game.amount(op.n, by), "SS-GEN-06", sourced.source, attack.attacker)
    elif not isinstance(op, RESULTS) and figures and figures[0].id == attack.target:
        key = game.content.index.key(sourced.effect.do)
        game.plan(Run(key, attack.attacker, attack.target, sourced.source, at, one=True))
    return None


def _pushed(game: Game, figures: list[Figure], n: int) -> Rules[None]:
    for figure in figures:
        yield from pushing.push(game, figure, n)


def _crit(game: Game, attack: Attack) -> None:
    """One per attack; each further one costs the target a wound (SS-CRT-04)."""
    target = game.find(attack.target)
    if target is None:
        return
    if attack.crit:
        wounds.suffer(game, target, 1, "SS-CRT-04", "critical", attack.attacker)
        return
    attack.crit = True
    criticals.draw(game, target, attack.attacker)


def _blood(game: Game, attack: Attack, sourced: Sourced, op: results.BloodForHits) -> Rules[None]:
    attacker = game.find(attack.attacker)
    if not isinstance(attacker, Hero):
        return
    options = [Option(f"blood:{n}", n) for n in range(op.most + 1)]
    n: int = yield game.ask(attacker.seat, "blood", options, "SS-GEN-06", {"card": sourced.source})
    attack.bonus.append((sourced.source, n))
    wounds.suffer(game, attacker, n, "SS-GEN-06", sourced.source)
