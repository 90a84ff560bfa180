"""A party that goes for the goals of its adventure: it fights whatever is in reach, opens what is in the way, walks on.

It knows no tactics. It is there to show that an adventure can be won at all.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from tafelrunde.games.sword_and_sorcery.box.adventures import (
    Carried,
    Cleared,
    Destroyed,
    Escorted,
    Gathered,
    GiveItem,
    GiveKey,
    Held,
    Killed,
    Note,
    Noted,
    Opened,
    Trigger,
)
from tafelrunde.games.sword_and_sorcery.box.cards import ArmourCard, WeaponCard
from tafelrunde.games.sword_and_sorcery.box.consistency.walking import operations
from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.box.map.board import border_name
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.adventure import goals
from tafelrunde.games.sword_and_sorcery.rules.items import equipping
from tafelrunde.games.sword_and_sorcery.state import CompanionFigure, Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Companion
from tafelrunde.kernel import Decision, Match

FAR = 99
ONE_BY_ONE = ("properties", "defend", "react", "extra_attack", "roll_again")
"""Questions whose first answer is a good one, until there is none."""


def play(match: Match, way: int = 0) -> str:
    """To the end of the adventure; decisions of the story go this way. Returns the result."""
    while match.decision is not None:
        match.answer(choose(Game(match.state), match.decision, way))
    return str(match.state.result)


def choose(game: Game, decision: Decision, way: int) -> str:
    ids = [option.id for option in decision.options]
    if decision.question == "way":
        return ids[min(way, len(ids) - 1)]
    if decision.question == "shards":
        return _first(ids, "resurrect") or ids[0]
    if decision.question == "act":
        hero = game.hero(decision.seat)
        return _ghost(ids) if hero.ghost else _act(game, hero, ids)
    if decision.question in ("emporium", "equip"):
        return _outfit(game, game.hero(decision.seat), ids)
    if decision.question == "pick_up":
        return next((one for one in ids if one != "take:loot"), ids[0])
    if decision.question == "companion":
        task = next(task for task in game.state.agenda if isinstance(task, Companion))
        return _companion(game, game.figure(task.companion), ids)
    if decision.question in ONE_BY_ONE:
        return ids[0]
    return decision.default or ids[0]


def _ghost(ids: list[str]) -> str:
    for verb in ("return", "soul_cry"):
        if found := _first(ids, verb):
            return found
    return "end"


def _first(ids: list[str], verb: str) -> str:
    return next((one for one in ids if one.partition(":")[0] == verb), "")


def _act(game: Game, hero: Hero, ids: list[str]) -> str:
    """Fight, do what the zone offers, go on."""
    attacks = [one for one in ids if one.startswith("attack:") and one.split(":")[2] in ("enemy", "plague")]
    uses = [one for one in ids if one.startswith("use:")]
    if uses and any(game.ground.distance(hero.zone, enemy.zone) <= 1 for enemy in game.state.enemies):
        return uses[0]
    if attacks:
        if "prepare" in ids:
            return "prepare"
        return min(attacks, key=lambda one: _left(game, one.split(":", 2)[2]))
    ally = next((one for one in ids if one.startswith("activate:")), "")
    if ally and not game.engaged(hero):
        return ally
    for verb in ("special", "unlock"):
        if found := _first(ids, verb):
            return found
    drop = game.state.lying.get(hero.zone)
    fitting = drop is not None and any(equipping.has_room(game, hero, code) for code in drop.items)
    if drop is not None and (drop.key or fitting) and "pick_up" in ids:
        return "pick_up"
    if f"force_open:{hero.zone}" in ids:
        return f"force_open:{hero.zone}"
    return _on_the_way(game, hero, ids)


def _outfit(game: Game, hero: Hero, ids: list[str]) -> str:
    """Whatever is better than what the hero has: buy it, put it on."""
    worth = {one: _gain(game, hero, one.rpartition(":")[2]) for one in ids if ":" in one}
    worth = {one: gain for one, gain in worth.items() if gain > 0 and not one.startswith(("sell", "trade", "off"))}
    if worth:
        return max(worth, key=lambda one: worth[one])
    better = any(_gain(game, hero, code) > 0 for code in hero.inventory)
    return "equip" if better and "equip" in ids else "done"


def _gain(game: Game, hero: Hero, code: str) -> int:
    item = game.content.items.get(card_of(code))
    if item is None or not equipping.usable(game, hero, code):
        return 0
    if isinstance(item, ArmourCard):
        return _guard(item) - (_guard(game.content.armours[card_of(hero.armour)]) if hero.armour else 1)
    if isinstance(item, WeaponCard) and hero.main:
        old = game.content.weapons[card_of(hero.main)]
        if item.hand == old.hand and item.attack.range >= old.attack.range:
            return _strength(item) - _strength(old)
    return 0


def _guard(item: ArmourCard) -> int:
    return 2 * (int(item.defence.armor) + int(item.defence.shields)) + int(item.defence.dice)


def _strength(item: WeaponCard) -> int:
    return 2 * int(item.attack.hits) + int(item.attack.red) + int(item.attack.blue)


def _left(game: Game, figure: str) -> int:
    found = game.find(figure)
    return game.hp_left(found) if found is not None else FAR


def _on_the_way(game: Game, hero: Hero, ids: list[str]) -> str:
    """The next step towards the nearest thing to do, through doors."""
    wanted = list(_wanted(game, hero))
    far = _distances(game, wanted, hero.key)
    here = far.get(hero.zone, FAR)
    if here > 0 and not _too_far_ahead(game, far, here):
        steps = [b for a, b in game.board.layout.open if a == hero.zone and far.get(b, FAR) < here]
        for zone in steps:
            border = border_name(hero.zone, zone)
            for verb in ("move", "open", "force_open", "disengage"):
                for one in (f"{verb}:{zone}", f"{verb}:{border}"):
                    if one in ids:
                        return one
        if "sprint" in ids and steps and not game.engaged(hero):
            return "sprint"
    return next((one for one in ids if one in ("stand", "search")), "end")


def _too_far_ahead(game: Game, far: dict[str, int], here: int) -> bool:
    """Together they are stronger: who is in front waits."""
    return here < max(far.get(hero.zone, 0) for hero in game.living()) - 1


def _companion(game: Game, one: object, ids: list[str]) -> str:
    assert isinstance(one, CompanionFigure)
    attacks = [other for other in ids if other.startswith(("attack:enemy", "attack:plague"))]
    if attacks:
        return attacks[0]
    to = [goal.zone for goal in goals.wanted(game) if isinstance(goal, Escorted) and goal.companion == one.card]
    far = _distances(game, to, False)
    if to and not any(enemy.zone == one.zone for enemy in game.state.enemies):
        closer = [move for move in ids if far.get(move.partition(":")[2], FAR) < far.get(one.zone, FAR)]
        if closer:
            return min(closer, key=lambda move: far[move.partition(":")[2]])
    return "end"


# --- where to go ----------------------------------------------------------------------------------------------------


def _wanted(game: Game, hero: Hero) -> Iterator[str]:
    """Zones where something has to be done for the goals that are not met."""
    state = game.state
    unmet = [goal for goal in goals.wanted(game) if not goals.met(game, goal)]
    found = [zone for goal in unmet for zone in _for_goal(game, hero, goal)]
    reachable = _distances(game, found, hero.key)
    if hero.zone in reachable:
        yield from found
    else:
        yield from [zone for zone, drop in state.lying.items() if drop.key]
        yield from _story_zones(game, lambda op: isinstance(op, GiveKey))
        yield from state.waypoints
    if not found:
        yield from [enemy.zone for enemy in state.enemies]


def _for_goal(game: Game, hero: Hero, goal: object) -> Iterator[str]:
    state = game.state
    if isinstance(goal, Noted):
        yield from _story_zones(game, lambda op: isinstance(op, Note) and op.flag == goal.flag)
    elif isinstance(goal, Killed):
        there = [enemy.zone for enemy in state.enemies if enemy.card in goal.what]
        yield from list(state.waypoints) or there
    elif isinstance(goal, Gathered):
        if all(isinstance(other, Gathered | Cleared | Held) or goals.met(game, other) for other in goals.wanted(game)):
            yield from goal.zones
    elif isinstance(goal, Cleared):
        yield from [enemy.zone for enemy in state.enemies]
    elif isinstance(goal, Opened):
        yield from [zone for zone in state.chests if hero.key or zone not in state.locks]
    elif isinstance(goal, Destroyed):
        yield from [plague.zone for plague in state.plagues if plague.kind == goal.plague]
    elif isinstance(goal, Carried):
        if any(card_of(code) == goal.item for code in hero.inventory):
            yield goal.zone
        yield from [zone for zone, drop in state.lying.items() if goal.item in drop.items]
        yield from _story_zones(game, lambda op: isinstance(op, GiveItem) and op.item == goal.item)
    elif isinstance(goal, Escorted):
        ally = next((one for one in state.companions if one.card == goal.companion), None)
        enemies = [enemy.zone for enemy in state.enemies if ally is not None]
        yield from enemies or [goal.zone]


def _story_zones(game: Game, does: object) -> Iterator[str]:
    """Zones of waypoints that are left and whose entry does that."""
    for zone, waypoint in game.state.waypoints.items():
        for trigger in game.adventure.triggers:
            if _at(trigger, waypoint) and any(does(op) for _, op in operations(trigger.do)):  # type: ignore[operator]
                yield zone


def _at(trigger: Trigger, waypoint: str) -> bool:
    return trigger.on == "waypoint" and trigger.what == waypoint


def _distances(game: Game, to: list[str], key: bool) -> dict[str, int]:
    """How far every zone is from the nearest of these; closed doors can be opened, walls and magic locks can't."""
    state = game.state
    walls = {border_name(*pair) for pair in game.adventure.walls} & set(state.shut)
    closed = walls if key else walls | set(state.locks)
    far = dict.fromkeys(to, 0)
    waiting = deque(to)
    while waiting:
        here = waiting.popleft()
        for a, b in game.board.layout.open:
            if b == here and a not in far and border_name(a, b) not in closed and (a, b) not in state.barriers:
                far[a] = far[here] + 1
                waiting.append(a)
    return far
