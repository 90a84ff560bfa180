"""Monsters move and attack (GH-MMV, GH-MAT): where the ruling sends them, and whom it says."""

from __future__ import annotations

from tafelrunde.games.havens import rulings
from tafelrunde.games.havens.board import places
from tafelrunde.games.havens.box.monster_abilities import MonsterAttack, MonsterMove
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.combat import sequence
from tafelrunde.games.havens.rules.map import movement
from tafelrunde.games.havens.rules.monsters import deciding, elements
from tafelrunde.games.havens.rules.monsters.creature import Plan, Turn
from tafelrunde.kernel import Option, Rules
from tafelrunde.tabletop.hexes import Hex


def move(game: Game, turn: Turn, number: int, ability: MonsterMove) -> Rules[None]:
    """Move with the attack in mind that follows on the card (GH-MMV-02, GH-MMV-03, GH-MMV-13)."""
    figure = turn.figure
    if turn.profile.move is None or game.has(figure, "immobilize"):
        if turn.profile.move is not None:
            game.tell("immobilized", "GH-CON-13", figure=figure.id)
        return
    following = turn.next_attack(number)
    if following != turn.next_attack(0):
        # The first attack of the card decides about the focus, even if it was not made (GH-FOC-05, GH-MAT-10).
        yield from deciding.settle(game, turn, number)
    looked = yield from deciding.look(game, turn, turn.points(number, ability), following, number)
    if looked is None:
        return
    choice, table = looked
    if following is not None:
        turn.plans[following] = deciding.plan(game, turn, choice)
    if choice.end != figure.at:
        yield from _walk(game, turn, table, choice.end)


def _walk(game: Game, turn: Turn, table: rulings.Position, end: Hex) -> Rules[None]:
    """Go to the end of the ruling by a best way, hex by hex: traps hurt (GH-MOV-05, GH-FOC-07)."""
    ways = rulings.paths(table, end, (game.ground.grid, game.ground.sight))
    way = ways[0]
    if len(ways) > 1:
        options = [_way_option(table, way) for way in ways]
        way = yield game.ask(turn.seat, "monster_way", options, "GH-AMB-01", {"figure": turn.figure.id})
    how: movement.How = "fly" if table.flying else "jump" if table.ability.jump else "walk"
    yield from movement.walk(game, turn.figure, way, how)


def _way_option(table: rulings.Position, way: tuple[Hex, ...]) -> Option:
    """A way by the negative hexes that it enters."""
    negative = {tile.at for tile in table.terrain if tile.kind in ("trap", "hazard")}
    through = [places.spot(at) for at in way[1:] if at in negative]
    return Option(f"through:{'+'.join(through)}", way, on=f"hex:{through[0]}", args={"hexes": through})


def attack(game: Game, turn: Turn, number: int, ability: MonsterAttack) -> Rules[None]:
    """Attack the focus and whom else it can (GH-MAT-02, GH-MAT-08), as decided with the move if that still holds."""
    figure = turn.figure
    if game.state.attack is not None:
        yield from sequence.go_on(game, figure, game.state.attack)
        yield from elements.own_gains(game, turn, number)
        return
    yield from elements.infuse(game, turn, ability.infuse)
    if game.has(figure, "disarm"):
        game.tell("disarmed", "GH-CON-15", figure=figure.id)
        return
    plan = turn.plans.get(number)
    if plan is None or not _holds(game, turn, plan):
        if number != turn.next_attack(0):
            yield from deciding.settle(game, turn, number)
        looked = yield from deciding.look(game, turn, 0, number, number)
        if looked is None:
            return
        plan = deciding.plan(game, turn, looked[0])
    if not plan.targets:
        # Its focus is out of reach: it attacks nobody (GH-MAT-07).
        return
    one = turn.attack(game, number)
    one.heal = sum([boon.gain.heal for boon in turn.boons if boon.ability == number])
    if turn.profile.fixed:
        game.state.creature = turn.kept(number)
    declared = [game.figure(name) for name, _ in plan.targets]
    yield from sequence.begin(game, figure, one, declared, kept=turn.profile.fixed)
    yield from elements.own_gains(game, turn, number)


def _holds(game: Game, turn: Turn, plan: Plan) -> bool:
    """Whether an attack can be made as it was decided: everybody is where they were, and to be seen (GH-FOC-12)."""
    if turn.figure.at != plan.at:
        return False
    for name, at in plan.targets:
        foe = game.find(name)
        if foe is None or foe.at != at or game.has(foe, "invisible"):
            return False
    return True
