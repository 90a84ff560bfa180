"""Operations that make figures attack or push them."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.effects.deeds import Attack, ForceAttack
from tafelrunde.games.sword_and_sorcery.effects.results import Blocks, CancelAttack, Hits, Pushback
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules.combat import pushing
from tafelrunde.games.sword_and_sorcery.rules.operation import Operations
from tafelrunde.games.sword_and_sorcery.state import CompanionFigure, Enemy, Figure, Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import ExtraAttack, Run
from tafelrunde.kernel import Rules


def extra(game: Game, run: Run, op: Attack) -> None:
    """An extra attack: after the attack in progress, if there is one (SS-ATK-02)."""
    figure = _who(game, run, op)
    if figure is None or not game.alive(figure):
        return
    targets: tuple[str, ...] = ()
    if op.against in ("target", "mover"):
        targets = (run.target,)
    elif op.against == "other_in_target_zone":
        target = game.find(run.target)
        others = [] if target is None else [one for one in game.targets_in(target.zone) if one.id != run.target]
        targets = tuple([one.id for one in others]) or ("nobody",)
    task = ExtraAttack(
        figure.id,
        op.weapon,
        targets,
        run.source,
        -1 if op.area is None else op.area,
        op.deadly or 0,
        must=isinstance(figure, Enemy),
    )
    attack = game.attack
    if attack is not None:
        game.plan_after(attack, task)
    else:
        game.plan(task)


def _who(game: Game, run: Run, op: Attack) -> Figure | None:
    if op.by == "target":
        return game.find(run.target)
    owner = game.find(run.owner)
    if op.by == "master":
        if not isinstance(owner, CompanionFigure):
            return None
        master = game.hero(owner.owner)
        return master if master.zone == owner.zone and not master.ghost else None
    return owner


def force(game: Game, run: Run, op: ForceAttack) -> None:
    """The target attacks another figure of its own side in its zone (SS-ATK-01)."""
    target = game.standing(run.target)
    if target is None:
        return
    same: list[Figure] = (
        list(game.enemies_in(target.zone)) if isinstance(target, Enemy) else list(game.heroes_in(target.zone))
    )
    others = [one.id for one in same if one.id != target.id]
    if not others and op.itself:
        others = [target.id]
    if not others or not isinstance(target, Enemy | Hero):
        return
    game.plan(
        ExtraAttack(target.id, "main" if isinstance(target, Enemy) else "any", tuple(others), run.source, must=True)
    )


def push(game: Game, run: Run, op: Pushback) -> Rules[None]:
    """SS-PSH-01."""
    target = game.find(run.target)
    if target is not None:
        yield from pushing.push(game, target, op.n)


def nothing(game: Game, run: Run, op: object) -> None:
    """It works inside the attack only."""


OPERATIONS: Operations = {
    Attack: extra,
    ForceAttack: force,
    Pushback: push,
    Hits: nothing,
    Blocks: nothing,
    CancelAttack: nothing,
}
