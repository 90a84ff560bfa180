"""The abilities of a monster's card, each carried out as far as possible (GH-MON-01, GH-MAB)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.games.havens import rulings
from tafelrunde.games.havens.board import places
from tafelrunde.games.havens.box.monster_abilities import (
    MonsterAbility,
    MonsterAttack,
    MonsterCondition,
    MonsterConsume,
    MonsterDamage,
    MonsterHeal,
    MonsterInfuse,
    MonsterLoot,
    MonsterMove,
    MonsterPull,
    MonsterRetaliate,
    MonsterShield,
    MonsterSuffer,
    MonsterSummon,
    MonsterTrap,
    OpenDoor,
)
from tafelrunde.games.havens.game import FAR, Game
from tafelrunde.games.havens.rules.cards import monster_decks
from tafelrunde.games.havens.rules.combat import sequence
from tafelrunde.games.havens.rules.effects import conditions, damage, heal
from tafelrunde.games.havens.rules.map import forced, movement, overlays, reveal
from tafelrunde.games.havens.rules.monsters import boss, deciding
from tafelrunde.games.havens.rules.monsters.creature import Creature, add_bonus, infuse, own_gains
from tafelrunde.games.havens.rules.round import initiative
from tafelrunde.games.havens.rulings.movement import movement as ways_of
from tafelrunde.games.havens.state import Figure
from tafelrunde.games.havens.state.progress import Plan
from tafelrunde.kernel import Option, Rules
from tafelrunde.tabletop.hexes import Hex


def perform(game: Game, creature: Creature, number: int, ability: MonsterAbility) -> Rules[None]:
    """Carry out one ability of the card; the creature may be gone afterwards."""
    return game.edition.monster_abilities[type(ability)](game, creature, number, ability)


# --- moving and attacking (GH-MMV, GH-MAT): as the ruling says -----------------------------------------------


def move(game: Game, creature: Creature, number: int, ability: MonsterMove) -> Rules[None]:
    """Move with the attack in mind that follows on the card (GH-MMV-02, GH-MMV-03, GH-MMV-13)."""
    figure = creature.figure
    if creature.profile.move is None or (figure.marks and game.has(figure, "immobilize")):
        if creature.profile.move is not None:
            game.tell("immobilized", "GH-CON-13", figure=figure.id)
        return
    following = deciding.in_mind(game, creature, number)
    if number and following != deciding.in_mind(game, creature, 0):
        # The first attack of the card decides about the focus, even if it was not made (GH-FOC-05, GH-MAT-10).
        yield from deciding.settle(game, creature, number)
    looked = yield from deciding.look(game, creature, creature.points(number, ability), following, number)
    if looked is None:
        if figure.kind == "summon" and game.edition.summons_follow:
            yield from _follow(game, creature, creature.points(number, ability))
        return
    choice = looked.choice
    if following is not None and following > number:
        others = [plan for plan in creature.turn.plans if plan.ability != following]
        creature.turn.plans = [*others, deciding.plan(game, creature, following, choice)]
    if choice.end != figure.at:
        yield from _walk(game, creature, looked)


def _follow(game: Game, creature: Creature, points: int) -> Rules[None]:
    """Without a focus its summoner may move a summon towards itself, as near as it gets unharmed (FH-SUM-08)."""
    figure, owner = creature.figure, game.owner(creature.figure)
    body = None if owner is None else game.body(owner)
    if owner is None or body is None:
        return
    board = deciding.board(game, creature, points, None)
    ways = ways_of(board)
    ends = [front.hexes for front in ways.reached(ways.ends(), points) if not front.harm]
    now = game.range(figure.at, body.at)
    ranges = {at: game.range(at, body.at) for mask in ends for at in game.hexes(mask)}
    nearest = min(ranges.values(), default=now)
    if nearest >= now:
        return
    hexes = sorted(at for at, range_ in ranges.items() if range_ == nearest)
    options = [*places.options("follow", hexes), Option("skip")]
    asked = {"hero": owner.id, "figure": figure.id}
    to: Hex | None = yield game.ask(owner.seat, "follow", options, "FH-SUM-08", asked)
    if to is not None:
        grid = game.ground.grid
        how: movement.How = "fly" if board.flying else "jump" if creature.jumps() else "walk"
        way = [grid.hex(index) for index in ways.route(grid.index(to))]
        yield from movement.walk(game, figure, way, how)


def _walk(game: Game, creature: Creature, looked: deciding.Looked) -> Rules[None]:
    """Go to the end of the ruling by a best way, hex by hex: traps hurt (GH-MOV-05, GH-FOC-07)."""
    board = looked.ruled.board
    ways = looked.ruled.ways(looked.choice.end)
    way = ways[0]
    if len(ways) > 1:
        options = [_way_option(board, way) for way in ways]
        way = yield game.ask(creature.seat, "monster_way", options, "GH-AMB-01", {"figure": creature.figure.id})
    how: movement.How = "fly" if board.flying else "jump" if board.ability.jump else "walk"
    yield from movement.walk(game, creature.figure, way, how)


def _way_option(board: rulings.Board, way: tuple[Hex, ...]) -> Option:
    """A way by the negative hexes that it enters."""
    through = [places.spot(at) for at in way[1:] if board.negative >> board.grid.index(at) & 1]
    return Option(f"through:{'+'.join(through)}", way, on=f"hex:{through[0]}", args={"hexes": through})


def attack(game: Game, creature: Creature, number: int, ability: MonsterAttack) -> Rules[None]:
    """Attack the focus and whom else it can (GH-MAT-02, GH-MAT-08), as decided with the move if that still holds."""
    figure = creature.figure
    if game.state.attack is not None:
        yield from sequence.go_on(game, figure, game.state.attack)
        if creature.boons:
            yield from own_gains(game, creature, number)
        return
    performed = not game.edition.elements_by_group
    if performed and ability.infuse:
        yield from infuse(game, creature, ability.infuse)
    if figure.marks and game.has(figure, "disarm"):
        game.tell("disarmed", "GH-CON-15", figure=figure.id)
        return
    plan = creature.turn.planned(number)
    if plan is None or not _holds(game, creature, plan):
        if number != creature.next_attack(0):
            yield from deciding.settle(game, creature, number)
        looked = yield from deciding.look(game, creature, 0, number, number)
        if looked is None:
            return
        plan = deciding.plan(game, creature, number, looked.choice)
    if not plan.targets:
        # Its focus is out of reach: it attacks nobody (GH-MAT-07).
        return
    one = creature.attack(game, number)
    if creature.boons:
        one.heal = sum([boon.gain.heal for boon in creature.boons if boon.ability == number])
    if not performed:
        # Only an attack that is made infuses (FH-MEL-01).
        yield from infuse(game, creature, ability.infuse)
    declared = [game.figure(name) for name, _ in plan.targets]
    yield from sequence.begin(game, figure, one, declared, kept=creature.profile.fixed)
    if creature.boons:
        yield from own_gains(game, creature, number)


def _holds(game: Game, creature: Creature, plan: Plan) -> bool:
    """Whether an attack can be made as it was decided: everybody is where they were, and to be seen (GH-FOC-12)."""
    if creature.figure.at != plan.at:
        return False
    for name, at in plan.targets:
        foe = game.find(name)
        if foe is None or foe.at != at or (foe.marks and game.has(foe, "invisible")):
            return False
    return True


# --- bonuses --------------------------------------------------------------------------------------------------


def shield(game: Game, creature: Creature, number: int, ability: MonsterShield) -> Rules[None]:
    """A shield until the end of the round (GH-MAB-06), for the creature or for its allies in range."""
    alone = ability.who == "self"
    for figure in [creature.figure] if alone else _allies_in_range(game, creature, ability.range):
        add_bonus(game, figure, ability.n, 0)
    return
    yield


def retaliate(game: Game, creature: Creature, number: int, ability: MonsterRetaliate) -> Rules[None]:
    """Retaliate until the end of the round (GH-MAB-06)."""
    add_bonus(game, creature.figure, 0, ability.n, ability.reach)
    return
    yield


# --- healing, conditions, damage ------------------------------------------------------------------------------


def _span(creature: Creature, range_: int | None) -> int:
    """A range that the card does not state is the base range (GH-DAT-20), for melee the next hex."""
    return range_ or creature.profile.range or 1


def _allies_in_range(game: Game, creature: Creature, range_: int | None) -> list[Figure]:
    friends = [other for other in game.allies(creature.figure) if other.kind != "object"]
    return game.in_reach(creature.figure.at, _span(creature, range_), friends)


def restore(game: Game, creature: Creature, number: int, ability: MonsterHeal) -> Rules[None]:
    """Heal oneself or the ally in range that has lost most; of equals the party chooses (GH-MAB-01)."""
    figure = creature.figure
    candidates = [figure]
    if not ability.on_self:
        candidates += _allies_in_range(game, creature, ability.range)
        most = max([one.most - one.hp for one in candidates])
        candidates = [one for one in candidates if one.most - one.hp == most]
        if not most and not any(_ailing(game, one) for one in candidates):
            # Nobody needs it, whoever gets it.
            candidates = [figure]
    options = [Option(f"heal:{one.id}", one, on=f"figure:{one.id}") for one in candidates]
    chosen: Figure = yield game.ask(creature.seat, "monster_heal", options, "GH-MAB-01", {"figure": figure.id})
    amount = ability.n + sum([gain.heal for gain in creature.gains(number)])
    yield from heal.heal(game, chosen, amount, "GH-MAB-01")


def _ailing(game: Game, figure: Figure) -> bool:
    return any(mark.what in game.edition.heal_removes for mark in figure.marks)


def afflict(game: Game, creature: Creature, number: int, ability: MonsterCondition) -> Rules[None]:
    """A condition without an attack (GH-EFF-04, GH-MAB-08): for itself, its allies, its focus or all enemies."""
    figure = creature.figure
    match ability.who:
        case "self":
            chosen = [figure]
        case "allies":
            chosen = _allies_in_range(game, creature, ability.range)
        case "enemies":
            chosen = game.in_reach(figure.at, _span(creature, ability.range), game.targetable(figure))
        case "ally":
            chosen = yield from _nearest_without(game, creature, ability)
        case "enemy":
            focus = yield from deciding.settle(game, creature, number)
            chosen = [] if focus is None else game.in_reach(figure.at, _span(creature, ability.range), [focus])
    for one in chosen:
        if game.on_map(one):
            yield from conditions.give(game, one, ability.what, by=figure.id)


def _nearest_without(game: Game, creature: Creature, ability: MonsterCondition) -> Rules[list[Figure]]:
    """Itself or the nearest ally that lacks it, of equals the earliest; then the party chooses (FH-MOA-05)."""
    figure = creature.figure
    found = [figure, *_allies_in_range(game, creature, ability.range)]
    found = [one for one in found if not game.has(one, ability.what) and not conditions.immune(game, one, ability.what)]
    if not found:
        return []
    ranks = {
        one.id: (game.range(figure.at, one.at), early)
        for one, early in zip(found, initiative.precedence(game, found), strict=True)
    }
    best = min(ranks.values())
    options = [Option(f"give:{one.id}", one, f"figure:{one.id}") for one in found if ranks[one.id] == best]
    asked = {"figure": figure.id, "condition": ability.what}
    chosen: Figure = yield game.ask(creature.seat, "monster_boon", options, "GH-AMB-01", asked)
    return [chosen]


def suffer(game: Game, creature: Creature, number: int, ability: MonsterSuffer) -> Rules[None]:
    """Damage to itself, which is nobody's kill (GH-ATK-13)."""
    yield from damage.suffer(game, creature.figure, ability.n, cause="effect", rule="GH-ATK-13")


def pull(game: Game, creature: Creature, number: int, ability: MonsterPull) -> Rules[None]:
    """The focus is pulled as far as it goes (GH-EFF-06)."""
    figure = creature.figure
    focus = yield from deciding.settle(game, creature, number)
    if focus is not None and game.in_reach(figure.at, ability.range, [focus]):
        yield from forced.pull(game, figure, focus, ability.n, creature.seat)


def hurt(game: Game, creature: Creature, number: int, ability: MonsterDamage) -> Rules[None]:
    """Damage without an attack to all enemies in range (GH-ATK-13)."""
    figure = creature.figure
    amount = ability.n + sum([gain.damage for gain in creature.gains(number)])
    for foe in game.in_reach(figure.at, ability.range, game.targetable(figure)):
        if game.on_map(foe):
            yield from damage.suffer(game, foe, amount, by=figure.id, cause="effect", rule="GH-ATK-13")


# --- what comes to the map and what goes ----------------------------------------------------------------------


def _nearest_to_enemy(game: Game, creature: Creature) -> list[Hex]:
    """The empty adjacent hexes that are as near as possible to an enemy (GH-MAB-02, GH-OVL-08)."""
    grid = game.ground.grid
    beside = game.hexes(grid.beside(grid.index(creature.figure.at)) & game.empty())
    foes = game.enemies(creature.figure)
    if len(beside) < 2 or not foes:
        return beside
    ranges = [min([game.range(at, foe.at) for foe in foes], default=FAR) for at in beside]
    nearest = min(ranges)
    return sorted(at for at, range_ in zip(beside, ranges, strict=True) if range_ == nearest)


def summon(game: Game, creature: Creature, number: int, ability: MonsterSummon) -> Rules[None]:
    """A new monster beside the summoner, as near as possible to an enemy (GH-MAB-02 … GH-MAB-05)."""
    figure = creature.figure
    hexes = _nearest_to_enemy(game, creature)
    if not hexes or not reveal.free_standees(game, ability.what):
        because = "hex" if not hexes else "standee"
        game.tell("summon_fails", "GH-MAB-03", figure=figure.id, type=ability.what, because=because)
        return
    asked = {"figure": figure.id, "type": ability.what}
    at: Hex = yield game.ask(creature.seat, "monster_summon", places.options("summon", hexes), "GH-MAB-02", asked)
    summoned = reveal.place_monster(
        game, ability.what, ability.rank, at, side=figure.side, summoned=True, room=figure.room
    )
    if summoned is not None:
        # It never acts in the round of its summoning (GH-MAB-04).
        summoned.acted = True
        if game.edition.summoned_draw_card:
            monster_decks.reveal(game, game.monster(summoned).deck)
        game.tell("summons", "GH-MAB-02", figure=figure.id, summoned=summoned.id, at=places.spot(at))


def lay_trap(game: Game, creature: Creature, number: int, ability: MonsterTrap) -> Rules[None]:
    """A trap in the empty adjacent hex nearest to an enemy; of equals the party chooses (GH-OVL-08, GH-AMB-01)."""
    figure = creature.figure
    hexes = _nearest_to_enemy(game, creature)
    if not hexes:
        game.tell("no_place_for_trap", "GH-OVL-08", figure=figure.id)
        return
    asked = {"figure": figure.id}
    at: Hex = yield game.ask(creature.seat, "monster_trap", places.options("trap", hexes), "GH-OVL-08", asked)
    overlays.lay_trap(game, at, ability.damage, ability.cond, figure.id)


def loot(game: Game, creature: Creature, number: int, ability: MonsterLoot) -> Rules[None]:
    """All coins in range are taken and gone for good; treasure stays (GH-MAB-07)."""
    state = game.state
    at = creature.figure.at
    near, index = game.within(at, ability.n), game.ground.grid.index
    blind = not game.edition.loot_needs_sight
    kept = [coin for coin in state.coins if not near >> index(coin) & 1 or not (blind or game.sees(at, coin))]
    taken = len(state.coins) - len(kept)
    if taken:
        state.coins = kept
        game.tell("monster_loots", "GH-MAB-07", figure=creature.figure.id, n=taken)
    return
    yield


# --- elements, doors ------------------------------------------------------------------------------------------


def kindle(game: Game, creature: Creature, number: int, ability: MonsterInfuse) -> Rules[None]:
    """An element of the card by itself (GH-ELE-12)."""
    yield from infuse(game, creature, (ability.what,))


def consume(game: Game, creature: Creature, number: int, ability: MonsterConsume) -> Rules[None]:
    """What the elements that were consumed give the creature itself (GH-ELE-10)."""
    yield from own_gains(game, creature, -1)


def open_door(game: Game, creature: Creature, number: int, ability: OpenDoor) -> Rules[None]:
    """A boss opens a door (GH-BOS-03)."""
    yield from boss.open_door(game, creature.figure, creature.seat)


PERFORM: dict[type[MonsterAbility], Callable[[Game, Creature, int, Any], Rules[None]]] = {
    MonsterMove: move,
    MonsterAttack: attack,
    MonsterHeal: restore,
    MonsterShield: shield,
    MonsterRetaliate: retaliate,
    MonsterCondition: afflict,
    MonsterDamage: hurt,
    MonsterSuffer: suffer,
    MonsterPull: pull,
    MonsterSummon: summon,
    MonsterTrap: lay_trap,
    MonsterLoot: loot,
    MonsterInfuse: kindle,
    MonsterConsume: consume,
    OpenDoor: open_door,
}
"""What each ability of monsters does; a boss's special actions are spelled out before its turn."""
