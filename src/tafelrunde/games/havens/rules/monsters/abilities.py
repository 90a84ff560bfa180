"""The abilities of a monster's card, each carried out as far as possible (GH-MON-01, GH-MAB)."""

from __future__ import annotations

from typing import assert_never

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
    MonsterRetaliate,
    MonsterShield,
    MonsterSummon,
    MonsterTrap,
    OpenDoor,
    Special,
)
from tafelrunde.games.havens.game import FAR, Game
from tafelrunde.games.havens.rules.effects import conditions, damage, heal
from tafelrunde.games.havens.rules.map import movement, overlays, reveal
from tafelrunde.games.havens.rules.monsters import acting, boss, deciding, elements
from tafelrunde.games.havens.rules.monsters.creature import Turn
from tafelrunde.games.havens.state import Bonus, Figure
from tafelrunde.kernel import Option, Rules
from tafelrunde.tabletop.hexes import Hex


def perform(game: Game, turn: Turn, number: int, ability: MonsterAbility) -> Rules[None]:
    """Carry out one ability of the card; the creature may be gone afterwards."""
    match ability:
        case MonsterMove():
            yield from acting.move(game, turn, number, ability)
        case MonsterAttack():
            yield from acting.attack(game, turn, number, ability)
        case MonsterHeal():
            yield from restore(game, turn, number, ability)
        case MonsterShield():
            shield(game, turn, ability)
        case MonsterRetaliate():
            retaliate(game, turn, ability)
        case MonsterCondition():
            yield from afflict(game, turn, number, ability)
        case MonsterDamage():
            yield from hurt(game, turn, number, ability)
        case MonsterSummon():
            yield from summon(game, turn, ability)
        case MonsterTrap():
            yield from lay_trap(game, turn, ability)
        case MonsterLoot():
            loot(game, turn, ability)
        case MonsterInfuse():
            yield from elements.infuse(game, turn, (ability.what,))
        case MonsterConsume():
            yield from elements.own_gains(game, turn, -1)
        case OpenDoor():
            yield from boss.open_door(game, turn.figure, turn.seat)
        case Special():
            raise AssertionError("special actions are spelled out before the turn")
        case _:
            assert_never(ability)


# --- bonuses --------------------------------------------------------------------------------------------------


def shield(game: Game, turn: Turn, ability: MonsterShield) -> None:
    """A shield until the end of the round (GH-MAB-06), for the creature or for its allies in range."""
    if ability.who == "self":
        add_bonus(game, turn.figure, ability.n, 0)
        return
    for ally in _allies_in_range(game, turn, ability.range):
        add_bonus(game, ally, ability.n, 0)


def retaliate(game: Game, turn: Turn, ability: MonsterRetaliate) -> None:
    """Retaliate until the end of the round (GH-MAB-06)."""
    add_bonus(game, turn.figure, 0, ability.n, ability.reach)


def add_bonus(game: Game, figure: Figure, shield: int, retaliate: int, reach: int = 1) -> None:
    """A shield or retaliate until the end of the round."""
    if not shield and not retaliate:
        return
    figure.bonuses = (*figure.bonuses, Bonus("", shield=shield, retaliate=retaliate, range=reach))
    if shield:
        game.tell("shield", "GH-MAB-06", figure=figure.id, n=shield)
    if retaliate:
        game.tell("retaliate", "GH-MAB-06", figure=figure.id, n=retaliate, range=reach)


# --- healing, conditions, damage ------------------------------------------------------------------------------


def _span(turn: Turn, range_: int | None) -> int:
    """A range that the card does not state is the base range (GH-DAT-20), for melee the next hex."""
    return range_ or turn.profile.range or 1


def _allies_in_range(game: Game, turn: Turn, range_: int | None) -> list[Figure]:
    friends = [other for other in game.allies(turn.figure) if other.kind != "object"]
    return game.in_reach(turn.figure.at, _span(turn, range_), friends)


def restore(game: Game, turn: Turn, number: int, ability: MonsterHeal) -> Rules[None]:
    """Heal oneself or the ally in range that has lost most; of equals the party chooses (GH-MAB-01)."""
    figure = turn.figure
    candidates = [figure]
    if not ability.on_self:
        candidates += _allies_in_range(game, turn, ability.range)
        most = max([one.most - one.hp for one in candidates])
        candidates = [one for one in candidates if one.most - one.hp == most]
        if not most and not any(_ailing(game, one) for one in candidates):
            # Nobody needs it, whoever gets it.
            candidates = [figure]
    options = [Option(f"heal:{one.id}", one, on=f"figure:{one.id}") for one in candidates]
    chosen: Figure = yield game.ask(turn.seat, "monster_heal", options, "GH-MAB-01", {"figure": figure.id})
    amount = ability.n + sum([gain.heal for gain in turn.gains(number)])
    yield from heal.heal(game, chosen, amount, "GH-MAB-01")


def _ailing(game: Game, figure: Figure) -> bool:
    return any(mark.what in game.edition.heal_removes for mark in figure.marks)


def afflict(game: Game, turn: Turn, number: int, ability: MonsterCondition) -> Rules[None]:
    """A condition without an attack (GH-EFF-04, GH-MAB-08): for itself, its allies, its focus or all enemies."""
    figure = turn.figure
    match ability.who:
        case "self":
            chosen = [figure]
        case "allies":
            chosen = _allies_in_range(game, turn, ability.range)
        case "enemies":
            chosen = game.in_reach(figure.at, _span(turn, ability.range), game.targetable(figure))
        case "enemy":
            focus = yield from deciding.settle(game, turn, number)
            chosen = [] if focus is None else game.in_reach(figure.at, _span(turn, ability.range), [focus])
    for one in chosen:
        if movement.on_map(game, one):
            yield from conditions.give(game, one, ability.what, by=figure.id)


def hurt(game: Game, turn: Turn, number: int, ability: MonsterDamage) -> Rules[None]:
    """Damage without an attack to all enemies in range (GH-ATK-13)."""
    figure = turn.figure
    amount = ability.n + sum([gain.damage for gain in turn.gains(number)])
    for foe in game.in_reach(figure.at, ability.range, game.targetable(figure)):
        if movement.on_map(game, foe):
            yield from damage.suffer(game, foe, amount, by=figure.id, cause="effect", rule="GH-ATK-13")


# --- what comes to the map and what goes ----------------------------------------------------------------------


def _nearest_to_enemy(game: Game, turn: Turn) -> list[Hex]:
    """The empty adjacent hexes that are as near as possible to an enemy (GH-MAB-02, GH-OVL-08)."""
    grid = game.ground.grid
    beside = game.hexes(grid.around(1 << grid.index(turn.figure.at)) & game.empty())
    foes = game.enemies(turn.figure)
    if len(beside) < 2 or not foes:
        return beside
    ranges = [min([game.range(at, foe.at) for foe in foes], default=FAR) for at in beside]
    nearest = min(ranges)
    return sorted(at for at, range_ in zip(beside, ranges, strict=True) if range_ == nearest)


def summon(game: Game, turn: Turn, ability: MonsterSummon) -> Rules[None]:
    """A new monster beside the summoner, as near as possible to an enemy (GH-MAB-02 … GH-MAB-05)."""
    figure = turn.figure
    hexes = _nearest_to_enemy(game, turn)
    if not hexes or not reveal.free_standees(game, ability.what):
        because = "hex" if not hexes else "standee"
        game.tell("summon_fails", "GH-MAB-03", figure=figure.id, type=ability.what, because=because)
        return
    asked = {"figure": figure.id, "type": ability.what}
    at: Hex = yield game.ask(turn.seat, "monster_summon", places.options("summon", hexes), "GH-MAB-02", asked)
    summoned = reveal.place_monster(game, ability.what, ability.rank, at, summoned=True, room=figure.room)
    if summoned is not None:
        # It never acts in the round of its summoning (GH-MAB-04).
        summoned.acted = True
        game.tell("summons", "GH-MAB-02", figure=figure.id, summoned=summoned.id, at=places.spot(at))


def lay_trap(game: Game, turn: Turn, ability: MonsterTrap) -> Rules[None]:
    """A trap in the empty adjacent hex nearest to an enemy; of equals the party chooses (GH-OVL-08, GH-AMB-01)."""
    figure = turn.figure
    hexes = _nearest_to_enemy(game, turn)
    if not hexes:
        game.tell("no_place_for_trap", "GH-OVL-08", figure=figure.id)
        return
    asked = {"figure": figure.id}
    at: Hex = yield game.ask(turn.seat, "monster_trap", places.options("trap", hexes), "GH-OVL-08", asked)
    overlays.lay_trap(game, at, ability.damage, ability.cond, figure.id)


def loot(game: Game, turn: Turn, ability: MonsterLoot) -> None:
    """All coins in range are taken and gone for good; treasure stays (GH-MAB-07)."""
    state = game.state
    at = turn.figure.at
    near, index = game.within(at, ability.n), game.ground.grid.index
    kept = [coin for coin in state.coins if not near >> index(coin) & 1 or not game.sees(at, coin)]
    taken = len(state.coins) - len(kept)
    if taken:
        state.coins = kept
        game.tell("monster_loots", "GH-MAB-07", figure=turn.figure.id, n=taken)
