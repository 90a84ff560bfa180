"""Operations of enemies: what the sentences of their scrolls tell them to do."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.effects.deeds import (
    Charge,
    DiscardEnemyPowers,
    EnemyPower,
    SpawnPlague,
    Taunt,
)
from tafelrunde.games.sword_and_sorcery.effects.deeds import Spawn as SpawnOp
from tafelrunde.games.sword_and_sorcery.effects.scripts import (
    Activate,
    Advance,
    BlockSight,
    DelayPowers,
    Flip,
    Go,
    Scatter,
    Strike,
    Use,
    UseSpecials,
    Withdraw,
)
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import order, targets
from tafelrunde.games.sword_and_sorcery.rules import powers as hero_powers
from tafelrunde.games.sword_and_sorcery.rules.combat import declaring
from tafelrunde.games.sword_and_sorcery.rules.conditions import inflicting
from tafelrunde.games.sword_and_sorcery.rules.death import wounds
from tafelrunde.games.sword_and_sorcery.rules.enemies import arriving, moving, powers, targeting
from tafelrunde.games.sword_and_sorcery.rules.operation import Operations
from tafelrunde.games.sword_and_sorcery.state import Enemy, Figure, Token
from tafelrunde.games.sword_and_sorcery.state.tasks import (
    Activation,
    Activations,
    Attack,
    Enter,
    March,
    Run,
    Spawn,
    Specials,
)
from tafelrunde.kernel import Option, Rules

FAR = 99
"""Into melee, whatever the distance (SS-EMV-03)."""


# --- movement -------------------------------------------------------------------------------------------------------


def go(game: Game, run: Run, op: Go) -> Rules[None]:
    """SS-EMV-03, SS-EMV-04, SS-EMV-09."""
    figure = game.figure(run.owner)
    if op.toward == "nearest":
        goal = yield from targeting.nearest(game, figure)
    else:
        goal = game.find(run.target)
    if goal is None or not game.alive(goal) or goal.hidden:
        return
    most = op.zones + game.value(figure, "steps") if op.zones else FAR
    path = yield from moving.way_to(game, figure, goal.zone, most)
    if path:
        game.plan(March(figure.id, path, rush=op.bonus == "rush"))


def withdraw(game: Game, run: Run, op: Withdraw) -> Rules[None]:
    """SS-EMV-06."""
    figure = game.figure(run.owner)
    path = yield from moving.withdrawal(game, figure, op.zones)
    if path:
        game.plan(March(figure.id, path))


def advance(game: Game, run: Run, op: Advance) -> Rules[None]:
    """Each moves toward the nearest hero or place, in the order of activations (SS-ACT-08, SS-EMV-14)."""
    movers: list[Enemy] = order.in_order(game)
    if op.who == "green_within_1":
        near = game.ground.within(game.figure(run.owner).zone, 1)
        movers = [one for one in movers if game.scroll(one).rank == "green" and one.zone in near]
    marches = []
    for enemy in movers:
        zone = _place(game, enemy, op)
        if op.toward == "hero":
            goal = yield from targeting.nearest(game, enemy)
            zone = "" if goal is None else goal.zone
        if zone:
            path = yield from moving.way_to(game, enemy, zone, op.zones + game.value(enemy, "steps"))
            if path:
                marches.append(March(enemy.id, path))
    game.plan(*marches)


def _place(game: Game, enemy: Enemy, op: Advance) -> str:
    """The nearest zone with what the text sends it to; the same path rules apply (SS-EMV-14)."""
    state = game.state
    zones = {
        "hero": [],
        "portal": [portal.zone for portal in state.portals],
        "waypoint": list(state.waypoints),
        "altar": list(state.altars),
    }[op.toward]
    how = targeting.walks(game, enemy)
    return min(zones, key=lambda zone: game.ground.way(enemy.zone, zone, how), default="")


# --- attacks --------------------------------------------------------------------------------------------------------


def strike(game: Game, run: Run, op: Strike) -> Rules[None]:
    """An attack, if the target is in sight and in reach (SS-EAT-01, SS-EAT-05, SS-EAT-09)."""
    figure = game.figure(run.owner)
    reach = game.content.config.sight if run.within < 0 else run.within
    if op.within is not None:
        reach = op.within
    struck = yield from _struck(game, run, op, figure, reach)
    struck = [one for one in struck if _in_reach(game, figure, one, reach)]
    if not struck:
        return
    target = struck[0]
    weapon: str = op.weapon
    if op.hits is not None:
        weapon = declaring.VALUES
    elif _own_attack(game, run):
        weapon = run.key.rpartition("/")[0]
    hits = None if op.hits is None else game.amount(op.hits, figure)
    names = tuple([one.id for one in struck]) if len(struck) > 1 else ()
    attack = declaring.begin(game, figure, target, weapon, "script", names, hits)
    if op.crit:
        attack.extras += ("crit",)
    if op.pushback:
        attack.extras += ("pushback",)
    _rush(game, figure, attack)


def _own_attack(game: Game, run: Run) -> bool:
    """An ability with an attack of its own: the operation stands in its list."""
    thing = game.content.index.things.get(run.key.rpartition("/")[0])
    return getattr(thing, "attack", None) is not None and hasattr(thing, "kind") and hasattr(thing, "charges")


def _rush(game: Game, figure: Figure, attack: Attack) -> None:
    """One hit more and one armour less for each zone that was entered by a rush (SS-EAT-07)."""
    for task in game.state.agenda:
        if isinstance(task, Activation) and task.enemy == figure.id and task.rushed:
            attack.bonus.append(("rush", task.rushed))
            attack.armor -= task.rushed
            task.rushed = 0


def _struck(game: Game, run: Run, op: Strike, figure: Figure, reach: int) -> Rules[list[Figure]]:
    target = game.standing(run.target)
    target = None if target is None or target.hidden else target
    if op.against == "target":
        return [] if target is None else [target]
    if op.against == "nearest":
        found = yield from targeting.nearest(game, figure, in_sight=True, within=reach)
        return [] if found is None else [found]
    there = targeting.candidates(game, figure)
    if op.against == "in_zone":
        here = [one for one in there if one.zone == figure.zone]
        if not here:
            return []
        if isinstance(figure, Enemy):
            return [(yield from targeting.preferred(game, figure, here))]
        return [(yield from _least_wounded(game, figure, here))]
    if op.against == "all_in_target_zone":
        return [] if target is None else _first(target, [one for one in there if one.zone == target.zone])
    # A vengeful boss strikes others where its scroll says so (SS-THR-02).
    here = [one for one in game.living() if one.zone == figure.zone and not one.hidden]
    if not (isinstance(figure, Enemy) and game.is_boss(figure)):
        here = [one for one in there if one.zone == figure.zone]
    if op.against == "others_in_zone":
        return [one for one in here if one.id != run.target]
    return _first(target, here)


def _first(target: Figure | None, among: list[Figure]) -> list[Figure]:
    """The target of the activation stays the primary one."""
    return sorted(among, key=lambda one: one is not target)


def _least_wounded(game: Game, figure: Figure, among: list[Figure]) -> Rules[Figure]:
    """Plagues attack the least wounded hero; ties are the player's (SS-PLG-08)."""
    least = min([one.wounds for one in among])
    among = [one for one in among if one.wounds == least]
    if len(among) == 1:
        return among[0]
    options = [Option(f"target:{one.id}", one, one.id, game.whom(one.id)) for one in among]
    chosen: Figure = yield game.ask(game.seat_of(figure), "enemy_target", options, "SS-TGT-05", game.who(figure.id))
    return chosen


def _in_reach(game: Game, figure: Figure, target: Figure, reach: int) -> bool:
    return game.ground.distance(figure.zone, target.zone) <= reach and game.sees(figure, target.zone)


# --- abilities ------------------------------------------------------------------------------------------------------


def use(game: Game, run: Run, op: Use) -> None:
    """One of its own abilities; a charged one needs a charge (SS-ENM-07)."""
    enemy = game.figure(run.owner)
    assert isinstance(enemy, Enemy)
    ability = next(one for one in game.scroll(enemy).abilities if one.id == op.ability)
    if ability.charges:
        if not enemy.charges.get(ability.id):
            return
        enemy.charges[ability.id] -= 1
    game.tell("ability", "SS-ENM-06", enemy=enemy.card, ability=ability.id)
    key = game.content.index.key(ability.do)
    game.plan(Run(key, run.owner, run.target, ability.id, within=run.within))


def specials(game: Game, run: Run, op: UseSpecials) -> None:
    """SS-ACT-09."""
    figures = [enemy.id for enemy in order.in_order(game)]
    if op.plagues:
        figures += [plague.id for plague in order.plagues(game)]
    if figures:
        game.plan(Specials(tuple(figures)))


def activate(game: Game, run: Run, op: Activate) -> None:
    """All enemies of the highest rank (SS-ETN-07)."""
    enemies = order.in_order(game)
    if enemies:
        top = min([game.rank_order(enemy) for enemy in enemies])
        game.plan(Activations(tuple([enemy.id for enemy in enemies if game.rank_order(enemy) == top])))


def charge(game: Game, run: Run, op: Charge) -> Rules[None]:
    """Charges come back, never beyond the maximum (SS-ENM-08)."""
    figures = yield from targets.befallen(game, run, op.on)
    for figure in figures:
        if isinstance(figure, Enemy):
            n = game.amount(op.n, figure)
            for ability in game.scroll(figure).abilities:
                if ability.charges:
                    have = figure.charges.get(ability.id, 0)
                    figure.charges[ability.id] = min(ability.charges, have + n)


def enemy_power(game: Game, run: Run, op: EnemyPower) -> None:
    """SS-EPW-07."""
    enemy = game.find(run.owner)
    if isinstance(enemy, Enemy):
        powers.draw(game, enemy, op.n, "SS-EPW-07")


def discard_powers(game: Game, run: Run, op: DiscardEnemyPowers) -> None:
    """All its powers; every hero in its zone suffers for each."""
    enemy = game.figure(run.owner)
    assert isinstance(enemy, Enemy)
    n = len(enemy.powers)
    game.state.power_discard += enemy.powers
    enemy.powers = ()
    for figure in game.hero_side_in(enemy.zone):
        wounds.suffer(game, figure, n * op.wounds, "SS-GEN-06", run.source, enemy.id)
    wounds.resolve(game, enemy)  # without its powers it may have fewer hit points


def delay(game: Game, run: Run, op: DelayPowers) -> None:
    """SS-RDY-05."""
    near = game.ground.within(game.figure(run.owner).zone, op.within)
    for hero in game.living():
        if hero.zone in near:
            hero_powers.delay(game, hero, 1)


def spawn(game: Game, run: Run, op: SpawnOp) -> None:
    """SS-PRT-02."""
    game.plan(Spawn(game.amount(op.n)))


def spawn_plague(game: Game, run: Run, op: SpawnPlague) -> Rules[None]:
    """Plague tokens in a zone (SS-PLG-01)."""
    owner = game.find(run.owner) if run.owner else None
    if op.where == "portal":
        zone = yield from arriving.portal(game)
    elif owner is None:
        zone = ""
    elif op.where == "adjacent":
        zones = game.ground.steps(owner.zone)
        busy = {figure.zone for figure in game.figures()}
        free = [one for one in zones if one not in busy] or list(zones)
        options = [Option(f"zone:{one}", one, f"zone:{one}") for one in free]
        zone = (yield game.ask(game.seat_of(owner), "plague_zone", options, "SS-PLG-08")) if options else ""
    else:
        zone = owner.zone
    if not zone:
        return
    for _ in range(op.n):
        there = [plague for plague in game.plagues_in(zone) if plague.kind == op.what]
        if not op.most or len(there) < op.most:
            arriving.place_plague(game, op.what, zone)


# --- bosses ---------------------------------------------------------------------------------------------------------


def flip(game: Game, run: Run, op: Flip) -> None:
    """The scroll is turned; wounds, conditions and charges stay (SS-BOS-01, SS-BOS-06)."""
    enemy = game.figure(run.owner)
    assert isinstance(enemy, Enemy)
    enemy.scroll = game.scroll(enemy).other_side
    game.tell("flipped", "SS-BOS-01", enemy=enemy.card)


def block_sight(game: Game, run: Run, op: BlockSight) -> None:
    """The marker lies in the boss's zone (SS-BOS-05)."""
    state = game.state
    state.tokens = tuple([token for token in state.tokens if token.kind != "spell"])
    state.tokens += (Token("spell", game.figure(run.owner).zone, run.owner),)


def scatter(game: Game, run: Run, op: Scatter) -> Rules[None]:
    """Each hero is put to a random portal; who meets others there: all suffer and fall."""
    for hero in game.living():
        zone = yield from arriving.portal(game)
        if not zone:
            return
        hero.before, hero.zone = hero.zone, zone
        game.tell("teleported", "SS-GEN-02", seat=hero.seat, zone=zone)
        together = game.heroes_in(zone)
        if len(together) > 1:
            for other in together:
                wounds.suffer(game, other, op.wounds, "SS-GEN-06", run.source, run.owner)
                inflicting.inflict(game, other, "knockdown", 1, run.owner)
    game.plan(*[Enter(hero.id) for hero in game.living()])


def taunt(game: Game, run: Run, op: Taunt) -> None:
    """It has worked when the target was chosen."""


OPERATIONS: Operations = {
    Go: go,
    Withdraw: withdraw,
    Advance: advance,
    Strike: strike,
    Use: use,
    UseSpecials: specials,
    Activate: activate,
    Charge: charge,
    EnemyPower: enemy_power,
    DiscardEnemyPowers: discard_powers,
    DelayPowers: delay,
    SpawnOp: spawn,
    SpawnPlague: spawn_plague,
    Flip: flip,
    BlockSight: block_sight,
    Scatter: scatter,
    Taunt: taunt,
}
