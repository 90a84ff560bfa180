"""Operations about conditions and being hidden."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.effects.deeds import Critical, Cure, DamageArmor, Hide, Inflict, Shields
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import shadows, targets
from tafelrunde.games.sword_and_sorcery.rules.conditions import inflicting
from tafelrunde.games.sword_and_sorcery.rules.death import armor, criticals, threat
from tafelrunde.games.sword_and_sorcery.rules.items import shields
from tafelrunde.games.sword_and_sorcery.rules.operation import Operations
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Run
from tafelrunde.kernel import Option, Rules


def inflict(game: Game, run: Run, op: Inflict) -> Rules[None]:
    """SS-CON-02."""
    figures = yield from targets.befallen(game, run, op.on)
    owner = game.find(run.owner) if run.owner else None
    for figure in figures:
        inflicting.inflict(game, figure, op.what, game.amount(op.level, owner), run.owner)


def cure(game: Game, run: Run, op: Cure) -> Rules[None]:
    """The user chooses what is removed; all with 0 (SS-CON-05)."""
    figures = yield from targets.befallen(game, run, op.on)
    for figure in figures:
        n = game.amount(op.n, game.find(run.owner) if run.owner else None, 0, run.paid)
        left = n or len(inflicting.held(figure))
        while left:
            held = [what for what in inflicting.held(figure) if not op.what or what.partition(".")[0] == op.what]
            if not held:
                break
            what = held[0]
            if n and len(held) > 1:
                options = [Option(f"cure:{what}", what, figure.id) for what in held]
                what = yield game.ask(targets.decider(game, run), "cure", options, "SS-CON-05", game.who(figure.id))
            inflicting.remove(game, figure, what)
            left -= 1


def critical(game: Game, run: Run, op: Critical) -> Rules[None]:
    """SS-CRT-08."""
    figures = yield from targets.befallen(game, run, op.on)
    for figure in figures:
        criticals.draw(game, figure, run.owner)


def damage_armor(game: Game, run: Run, op: DamageArmor) -> Rules[None]:
    """SS-ADM-01."""
    figures = yield from targets.befallen(game, run, op.on)
    for figure in figures:
        armor.damage(game, figure, run.owner)


def gain_shields(game: Game, run: Run, op: Shields) -> Rules[None]:
    """Magic shields that are not printed on an item (SS-MSH-04), or all are lost."""
    figures = yield from targets.befallen(game, run, op.on)
    owner = game.find(run.owner) if run.owner else None
    for figure in figures:
        if op.lose:
            shields.spend(game, figure, shields.count(game, figure))
            continue
        n = game.amount(op.n, owner)
        figure.shields += n
        if op.until == "time_phase":
            figure.passing += n
        game.tell("shields", "SS-MSH-04", figure=figure.id, n=n)


def hide(game: Game, run: Run, op: Hide) -> Rules[None]:
    """SS-HID-01."""
    figures = yield from targets.befallen(game, run, op.on)
    for figure in figures:
        figure.hidden = True
        game.tell("hides", "SS-HID-01", figure=figure.id)
        if isinstance(figure, Hero):
            threat.untargetable(game, figure)
    shadows.look_around(game)  # hidden enemies do not block the line of sight (SS-LOS-09)


OPERATIONS: Operations = {
    Inflict: inflict,
    Cure: cure,
    Critical: critical,
    DamageArmor: damage_armor,
    Shields: gain_shields,
    Hide: hide,
}
