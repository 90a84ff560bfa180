"""Operations are carried out one after the other; here are those that hold others (Run)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.effects.operation import (
    ByNature,
    ChooseOne,
    Grant,
    Later,
    Operation,
    Roll,
    Save,
    TossMarker,
    When,
    natures,
)
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import dice, rolling, saving, targets
from tafelrunde.games.sword_and_sorcery.rules.combat import operations as combat
from tafelrunde.games.sword_and_sorcery.rules.combat.situation import holds
from tafelrunde.games.sword_and_sorcery.rules.companions import activating as companions
from tafelrunde.games.sword_and_sorcery.rules.conditions import operations as conditions
from tafelrunde.games.sword_and_sorcery.rules.death import operations as death
from tafelrunde.games.sword_and_sorcery.rules.enemies import scripting
from tafelrunde.games.sword_and_sorcery.rules.heroes import operations as heroes
from tafelrunde.games.sword_and_sorcery.rules.map import operations as map_
from tafelrunde.games.sword_and_sorcery.rules.operation import Asking, Operations
from tafelrunde.games.sword_and_sorcery.state import Enemy, Figure, Hero, Lasting, Plague
from tafelrunde.games.sword_and_sorcery.state.tasks import Run
from tafelrunde.kernel import Option, Rules


def run(game: Game, task: Run) -> Asking:
    """The next operation; what it plans is done before the one after it."""
    operations: tuple[Operation, ...] = game.content.index.things[task.key]
    if task.at >= len(operations):
        task.times -= 1
        task.at = 0
        if task.times <= 0:
            game.finish(task)
        return None
    gone = task.owner.startswith(("enemy", "companion", "plague")) and game.find(task.owner) is None
    if gone and not task.owner.startswith("companion"):
        game.finish(task)  # whose card it is is dead
        return None
    operation = operations[task.at]
    asking = OPERATIONS[type(operation)](game, task, operation)
    if asking is not None:
        return _asked(game, task, asking, len(operations))
    _next(game, task, len(operations))
    return None


def _asked(game: Game, task: Run, asking: Rules[None], last: int) -> Rules[None]:
    yield from asking
    _next(game, task, last)


def _next(game: Game, task: Run, last: int) -> None:
    """The operation was carried out."""
    task.at += 1
    if task.one or (task.at >= last and task.times <= 1 and game.state.agenda[-1] is task):
        game.finish(task)


def _nested(
    game: Game, task: Run, operations: tuple[Operation, ...], target: str | None = None, times: int = 1
) -> None:
    if operations:
        key = game.content.index.key(operations)
        where = task.target if target is None else target
        game.plan(
            Run(key, task.owner, where, task.source, seat=task.seat, paid=task.paid, within=task.within, times=times)
        )


def save(game: Game, task: Run, op: Save) -> Rules[None]:
    """Who fails suffers the rest; enemies make no saving throws (SS-HER-08)."""
    figures = yield from targets.befallen(game, task, op.on)
    failed: list[Figure] = []
    for figure in figures:
        if isinstance(figure, Enemy | Plague):
            continue
        saved = yield from saving.save(game, figure)
        if not saved:
            failed.append(figure)
    for figure in reversed(failed):
        _nested(game, task, op.fail, figure.id)


def roll(game: Game, task: Run, op: Roll) -> Rules[None]:
    """Dice outside attacks; every symbol that a result names counts, for each of them where it says so."""
    owner = game.find(task.owner) if task.owner else None
    hero = owner if isinstance(owner, Hero) else None
    rolled = yield from rolling.roll(game, hero, op.color, game.amount(op.dice, owner), "card")
    game.tell("rolled", "SS-DIC-01", source=task.source, dice=tuple(rolled))
    found = [symbol for symbol in op.results if dice.count(game, rolled, symbol)]
    done: list[tuple[Operation, ...]] = []
    for symbol in found:
        operations = op.results[symbol]
        if operations in done and not op.each:
            continue  # two symbols that mean the same
        done.append(operations)
        _nested(game, task, operations, times=dice.count(game, rolled, symbol) if op.each else 1)


def choose_one(game: Game, task: Run, op: ChooseOne) -> Rules[None]:
    options = [Option(f"choose:{number}", number, args={"card": task.source}) for number in range(len(op.of))]
    number: int = yield game.ask(targets.decider(game, task), "choose_one", options, "SS-PWR-12", {"card": task.source})
    _nested(game, task, op.of[number])


def by_nature(game: Game, task: Run, op: ByNature) -> Rules[None]:
    """The active hero's nature decides; a neutral one picks (SS-HER-02)."""
    lists = natures(op, game.hero_card(game.hero(game.state.active)).nature)
    number = 0
    if len(lists) > 1:
        options = [Option(f"choose:{at}", at, args={"card": task.source}) for at in range(len(lists))]
        number = yield game.ask(game.state.active, "choose_one", options, "SS-HER-03", {"card": task.source})
    _nested(game, task, lists[number])


def toss(game: Game, task: Run, op: TossMarker) -> None:
    """SS-BOS-05."""
    heads = game.below("marker", 2) == 0
    game.tell("tossed", "SS-BOS-05", heads=heads)
    _nested(game, task, op.heads if heads else op.tails)


def when(game: Game, task: Run, op: When) -> None:
    """Conditions are looked at when they are reached (SS-BEH-05)."""
    owner = game.figure(task.owner)
    target = game.standing(task.target) if task.target and not task.target.startswith("zone:") else None
    _nested(game, task, op.do if holds(game, owner, op.if_, target, game.attack) else op.else_)


def grant(game: Game, task: Run, op: Grant) -> Rules[None]:
    """Effects for a while; the same source counts once (SS-GEN-05, SS-USE-04)."""
    figures = yield from targets.befallen(game, task, op.on)
    lasting = Lasting(game.content.index.key(op.effects), task.source, op.until, task.owner)
    for figure in figures:
        if not any(old.key == lasting.key for old in figure.lasting):
            figure.lasting += (lasting,)
            game.tell("granted", "SS-USE-04", figure=figure.id, source=task.source)


def later(game: Game, task: Run, op: Later) -> None:
    """SS-TIM-12."""
    game.state.later += (game.content.index.key(op.do),)


OPERATIONS: Operations = {
    Save: save,
    Roll: roll,
    ChooseOne: choose_one,
    ByNature: by_nature,
    TossMarker: toss,
    When: when,
    Grant: grant,
    Later: later,
    **death.OPERATIONS,
    **conditions.OPERATIONS,
    **combat.OPERATIONS,
    **map_.OPERATIONS,
    **scripting.OPERATIONS,
    **heroes.OPERATIONS,
    **companions.OPERATIONS,
}
