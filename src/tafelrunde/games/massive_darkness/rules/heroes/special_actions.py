"""Special and extra actions: Charge, Safe Shot, Teleport, typed actions (MD-KEY-09 … 15, MD-ACT-05, MD-ACT-06)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tafelrunde.games.massive_darkness.effects import Charge, Command, ExtraAction, Operation, SafeShot, Teleport
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.heroes import attacks, movement
from tafelrunde.games.massive_darkness.rules.heroes.attacks import Target
from tafelrunde.games.massive_darkness.state import Activation, Hero
from tafelrunde.games.massive_darkness.state.tasks import FreeAttack
from tafelrunde.kernel import Option, Rules

Bonus = tuple[Operation, ...]
"""What counts with an action (MD-KEY-09, MD-KEY-10, MD-EQP-19)."""


def options(game: Game, activation: Activation, hero: Hero, targets: list[Target]) -> list[Option]:
    """What skills and cards offer beside the usual actions."""
    offered: dict[tuple[str, Bonus], Option] = {}
    at = game.loadout(hero).at
    printed = (*at.get("combat_action", ()), *at.get("action", ()))
    if not printed and not activation.typed:
        return []
    for sourced in printed:
        if sourced.key in activation.used or not game.passive_holds(hero, sourced.effect.if_):
            continue
        for operation in sourced.effect.do:
            if type(operation) is Charge:
                found = _paid(game, hero, activation, "melee", _charges(game, hero, sourced))
            elif type(operation) is SafeShot:
                found = _paid(game, hero, activation, "ranged", _safe_shots(game, hero, sourced))
            elif type(operation) is Teleport and activation.actions:
                found = _teleports(game, hero, sourced, operation.n)
            elif type(operation) is Command and activation.actions:
                found = _commands(game, hero, sourced)
            else:
                continue
            _tell_apart(offered, found, sourced.key, _bonus(operation))
    for key, left in activation.typed.items():
        if left and not _given_away(game, hero, key):
            found = _typed(game, hero, key, targets)
            _tell_apart(offered, found, key.partition(":")[2], _bonus_of(game, hero, key))
    return list(offered.values())


def _tell_apart(offered: dict[tuple[str, Bonus], Option], found: list[Option], key: str, bonus: Bonus) -> None:
    """Two cards may offer the same; the second says which it is if it makes a difference (MD-EQP-20)."""
    taken = {name for name, _ in offered}
    for option in found:
        if option.id not in taken:
            offered[option.id, bonus] = option
        elif (option.id, bonus) not in offered:
            named = {**option.args, "source": key.partition(".")[0]}
            offered[option.id, bonus] = replace(option, id=f"also_{option.id}:{key}", args=named)


def _bonus(operation: Operation) -> Bonus:
    return operation.with_ if isinstance(operation, Charge | SafeShot | ExtraAction) else ()


def _bonus_of(game: Game, hero: Hero, key: str) -> Bonus:
    """What counts in an extra action; nothing any more if its card is used up."""
    kind, _, effect = key.partition(":")
    for sourced in game.loadout(hero).at.get("activation", ()):
        for operation in sourced.effect.do if sourced.key == effect else ():
            if isinstance(operation, ExtraAction) and operation.kind == kind:
                return operation.with_
    return ()


def _given_away(game: Game, hero: Hero, key: str) -> bool:
    """Whether the card that an extra action comes from is with another hero by now (MD-EQP-19)."""
    card = _source(key)
    return any(card in game.cards_of(other) for other in game.state.heroes if other is not hero)


def _source(key: str) -> str:
    """The card or skill of an extra action: `A02` of `melee:A02.1`."""
    return key.partition(":")[2].partition(".")[0]


def _commands(game: Game, hero: Hero, sourced: Sourced) -> list[Option]:
    """Any other hero, wherever it is; a commanded hero commands nobody (MD-KEY-04)."""
    if game.state.commander is not None:
        return []
    return [
        Option(
            f"command:{other.seat}",
            ("special", "command", sourced.key, other),
            f"hero:{other.seat}",
            {"hero": other.card},
        )
        for other in game.present()
        if other is not hero
    ]


def _paid(game: Game, hero: Hero, activation: Activation, kind: str, ways: list[Option]) -> list[Option]:
    """A combat action is paid with a plain action, or with an extra one of the kind (MD-ACT-06)."""
    offered = list(ways) if activation.actions else []
    typed = [key for key, left in activation.typed.items() if left and key.startswith(kind)]
    extras = [key for key in typed if not _given_away(game, hero, key)]
    if extras:
        # What counts in an extra action is lost where it only pays for another (MD-RUL-60).
        extra = min(extras, key=lambda key: bool(_bonus_of(game, hero, key)))
        args = {"source": _source(extra)}
        offered += [Option(f"extra_{option.id}", (*option.value, extra), option.on, args) for option in ways]
    return offered


def _typed(game: Game, hero: Hero, key: str, found: list[Target]) -> list[Option]:
    """An extra action of a kind can only be used for that kind (MD-ACT-05, MD-EQP-19)."""
    kind, card = key.partition(":")[0], _source(key)
    if kind == "move":
        return [
            Option(f"extra_{option.id}", ("special", "move", key, option.value), option.on, {"source": card})
            for option in movement.point_options(game, hero)
        ]
    return [
        Option(f"extra_{t.kind}:{t.name}", ("special", "attack", key, t), t.figure, {"source": card})
        for t in found
        if t.kind == kind
    ]


def _charges(game: Game, hero: Hero, sourced: Sourced) -> list[Option]:
    """One or two zones into a zone with an enemy, a melee weapon in hand (MD-KEY-10, MD-KEY-13, MD-KEY-15)."""
    if ("melee", 0) not in game.loadout(hero).armed or movement.is_held(game, hero):
        return []
    attackable = _attackable(game)
    goals: dict[str, tuple[str, ...]] = {}
    near = movement.steps(game, hero, hero.zone)
    for first in near:
        if first in attackable:
            goals[first] = (first,)
    for first in near:
        passable = not game.awake_in(first) or game.slippery(hero)
        for second in movement.steps(game, hero, first) if passable else ():
            if second in attackable and second not in goals:
                goals[second] = (first, second)
    return [
        Option(f"charge:{zone}", ("special", "charge", sourced.key, way), f"zone:{zone}") for zone, way in goals.items()
    ]


def _attackable(game: Game) -> set[str]:
    """The zones with an enemy that can be attacked."""
    quest = quests.of(game)
    return {enemy.zone for enemy in game.state.enemies if quest.can_be_attacked(game, enemy)}


def _safe_shots(game: Game, hero: Hero, sourced: Sourced) -> list[Option]:
    """One zone as if Slippery, then a ranged action, which must be possible there (MD-KEY-09)."""
    if ("ranged", 1) not in game.loadout(hero).armed:
        return []
    attackable = _attackable(game)
    return [
        Option(f"safe_shot:{zone}", ("special", "safe_shot", sourced.key, (zone,)), f"zone:{zone}")
        for zone in movement.steps(game, hero, hero.zone)
        if any(seen in attackable and distance >= 1 for seen, distance in game.passages.sight(zone).items())
    ]


def _teleports(game: Game, hero: Hero, sourced: Sourced, most: int) -> list[Option]:
    """Up to X zones as if Slippery; walls and closed doors still block (MD-KEY-11)."""
    ways: dict[str, tuple[str, ...]] = {hero.zone: ()}
    front = [hero.zone]
    for _ in range(most):
        further = []
        for here in front:
            for to in movement.steps(game, hero, here):
                if to not in ways:
                    ways[to] = (*ways[here], to)
                    further.append(to)
        front = further
    return [
        Option(f"teleport:{zone}", ("special", "teleport", sourced.key, way), f"zone:{zone}")
        for zone, way in ways.items()
        if way
    ]


def act(game: Game, activation: Activation, hero: Hero, what: tuple[Any, ...]) -> None:
    """Pay, move, attack; what pays for a combat action is its last part (MD-ACT-06)."""
    _, verb, key, thing, *payer = what
    if verb == "command" or _limited(game, hero, key):
        activation.used += (key,)
    if verb == "attack":
        activation.typed[key] -= 1
        attacks.attack(game, hero, thing, key.partition(":")[2])
    elif verb == "move":
        activation.typed[key] -= 1
        movement.begin_move(activation, movement.move_points(game, hero))
        movement.spend_point(game, hero, activation, thing)
    elif verb == "command":
        activation.actions -= 1
        game.tell("commands", "MD-KEY-04", seat=hero.seat, hero=thing.card)
        game.state.commander = activation
        game.state.activation = Activation(thing.seat, stage="actions", actions=1, extra=True)
    elif verb == "teleport":
        activation.actions -= 1
        for zone in thing:
            movement.step(game, hero, zone, "MD-KEY-11")
    else:
        if payer:
            activation.typed[payer[0]] -= 1
        else:
            activation.actions -= 1
        game.plan(FreeAttack(hero.seat, "melee" if verb == "charge" else "ranged", key))
        for zone in thing:  # what the way brings about comes before the attack
            movement.step(game, hero, zone, "MD-KEY-10" if verb == "charge" else "MD-KEY-09")


def _limited(game: Game, hero: Hero, key: str) -> bool:
    """Whether a special action works once per activation (MD-EFF-02)."""
    at = game.loadout(hero).at
    special = (*at.get("combat_action", ()), *at.get("action", ()))
    return any(sourced.key == key and bool(sourced.effect.limit) for sourced in special)


def free_attack(game: Game, task: FreeAttack) -> Rules[None]:
    """The free attack after the move: any enemy it reaches (MD-KEY-09, MD-KEY-10, MD-KEY-15)."""
    hero = game.hero(task.seat)
    found = [
        target
        for target in attacks.targets(game, hero)
        if target.kind == task.kind and (task.kind != "melee" or target.distance == 0)
    ]
    chosen = found[0] if found else None
    if len(found) > 1:
        yield game.checkpoint()
        options = [Option(f"{t.kind}:{t.name}", t, t.figure) for t in found]
        chosen = yield game.ask(hero.seat, "charge_target", options, "MD-KEY-15")
    game.finish(task)
    if chosen is not None:
        attacks.attack(game, hero, chosen, task.action)
