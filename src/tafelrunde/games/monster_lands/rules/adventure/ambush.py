"""Revealing traps (ML-BAT-02), and with the ambush module the conflict between mercenaries (chapter 12.3)."""

from __future__ import annotations

from tafelrunde.games.monster_lands.box.effects import Redirect, StealDice, TrapDice
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules.adventure.monster_attack import adjacent
from tafelrunde.games.monster_lands.state import Location, Path, PathDie, PathTrap
from tafelrunde.kernel import Option, Rules


def reveal_all(game: Game, location: Location) -> None:
    """All traps on all paths of this place are turned up at once (ML-BAT-02)."""
    for path in location.paths:
        if path.traps:
            for trap in path.traps:
                _turn_up(game, path, trap)
            kinds = [trap.kind for trap in path.traps]
            game.tell("traps_revealed", "ML-BAT-02", seat=path.seat, path=path.id, traps=kinds)


def _turn_up(game: Game, path: Path, trap: PathTrap) -> None:
    """Dice granted by traps come from the supply onto the tile and ignore path limits (ML-BAT-02, ML-ITM-01)."""
    trap.face_up = True
    game.reveal()
    effect = game.content.traps[trap.kind].effect
    if type(effect) is TrapDice:
        path.dice.extend([PathDie(effect.color, tile=trap.number) for _ in range(effect.n)])


def conflict(game: Game, location: Location, path: Path) -> Rules[bool]:
    """The owner turns up the next trap or stops; True when the path is done (ML-AMB-03, ML-AMB-15)."""
    hidden = [trap for trap in path.traps if not trap.face_up]
    if not hidden or not path.member:
        return True
    trap = hidden[0]
    options = [Option("reveal", True, path.id, reveals=True), Option("stop", False)]
    asked = {"trap": trap.kind, "path": path.id, "n": len(hidden)}
    if not (yield game.ask(path.seat, "reveal", options, "ML-AMB-03", asked)):
        return True
    _turn_up(game, path, trap)
    game.tell("traps_revealed", "ML-AMB-03", seat=path.seat, path=path.id, traps=[trap.kind])
    effect = game.content.traps[trap.kind].effect
    if isinstance(effect, StealDice | Redirect):
        yield from _ambush(game, location, path, trap)
    return False


def _ambush(game: Game, location: Location, path: Path, trap: PathTrap) -> Rules[None]:
    """It takes effect on one adjacent occupied path of the owner's choice, if there is one (ML-AMB-05)."""
    targets = adjacent(location, path)
    if not targets:
        game.tell("ambush_without_target", "ML-AMB-05", seat=path.seat, trap=trap.kind)
        return
    options = [Option(f"target:{target.id}", target, target.id) for target in targets]
    target = yield game.ask(path.seat, "ambush_target", options, "ML-AMB-05", {"trap": trap.kind})
    game.tally(game.owner(path), "ambushes")
    if target.shields and (yield from _block(game, path, target, trap)):
        return
    effect = game.content.traps[trap.kind].effect
    if type(effect) is StealDice:
        yield from _steal(game, path, target, trap, effect)
    else:
        trap.target = game.slot(target)
        game.tell("ambush_aimed", "ML-AMB-10", seat=path.seat, other=target.seat, mercenary=target.member)


def _block(game: Game, path: Path, target: Path, trap: PathTrap) -> Rules[bool]:
    """The target's owner may discard one shield; the ambush tile then leaves the game (ML-AMB-06)."""
    options = [Option("shield", True, target.id), Option("endure", False)]
    asked = {"trap": trap.kind, "path": target.id, "other": path.seat}
    if not (yield game.ask(target.seat, "block_ambush", options, "ML-AMB-06", asked)):
        return False
    target.shields -= 1
    path.traps.remove(trap)
    game.state.removed.append(trap.kind)
    game.tell("ambush_blocked", "ML-AMB-06", seat=target.seat, other=path.seat, trap=trap.kind)
    return True


def stealable(game: Game, target: Path, effect: StealDice) -> list[PathDie]:
    """Dice of the right colours that do not lie on a protected trap (ML-AMB-08, ML-KEY-09)."""
    protected = set()
    for trap in target.traps:
        printed = game.content.traps[trap.kind].effect
        if type(printed) is TrapDice and printed.protected:
            protected.add(trap.number)
    return [die for die in target.dice if die.color in effect.colors and die.tile not in protected]


def _steal(game: Game, path: Path, target: Path, trap: PathTrap, effect: StealDice) -> Rules[None]:
    """The thief chooses which dice; they now belong to the thief's path and ignore its limits (ML-AMB-07, 08)."""
    stolen: list[str] = []
    while len(stolen) < effect.max:
        loose = stealable(game, target, effect)
        options: list[Option] = []
        for die in loose:
            look = f"steal:{die.color}:{die.tile}"
            if all(option.id != look for option in options):
                options.append(Option(look, die, target.id, {"color": die.color}))
        if not options:
            break
        if not effect.exact:
            options.append(Option("enough"))
        die = yield game.ask(path.seat, "steal", options, "ML-AMB-07", {"path": target.id})
        if die is None:
            break
        target.dice = [other for other in target.dice if other is not die]
        die.tile = trap.number
        path.dice.append(die)
        stolen.append(die.color)
    game.tell("dice_stolen", "ML-AMB-07", seat=path.seat, other=target.seat, n=len(stolen), colors=stolen)
