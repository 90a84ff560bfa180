"""Which dice a re-roll touches: all, the blank ones, those that a hero picks, or those that an enemy takes."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.effects import Reroll
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.combat.pools import blank_places
from tafelrunde.games.massive_darkness.state import Combat, Hero, Side
from tafelrunde.kernel import Option, Rules

BLANKS = ("attack_blanks", "defense_blanks")


def rerollable(combat: Combat, operation: Reroll) -> list[Side]:
    """The sides whose dice such a re-roll may touch, as far as they have any."""
    sides: list[Side] = []
    if "attack" in operation.dice and combat.attack_dice:
        sides.append("attack")
    if "defense" in operation.dice and combat.defense_dice:
        sides.append("defense")
    return sides


def chosen_dice(game: Game, hero: Hero, combat: Combat, operation: Reroll, side: Side) -> Rules[Sequence[int]]:
    """Which dice: all, the blank ones, or those that the user picks (MD-RER-05, MD-RER-06, MD-RER-07)."""
    pool = combat.pool(side)
    if operation.dice in BLANKS:
        return blank_places(combat, side)
    if operation.dice.endswith("_all"):
        return range(len(pool))
    places = yield from pick_dice(game, hero.seat, combat, side, 1 if operation.dice.startswith("one") else len(pool))
    return places


def pick_dice(game: Game, seat: int, combat: Combat, side: Side, most: int, least: int = 1) -> Rules[Sequence[int]]:
    """Pick dice of a side, one after another."""
    pool = combat.pool(side)
    while len(combat.picked) < most:
        yield game.checkpoint()
        options = [
            Option(f"pick:{at + 1}", at, f"die:{side}:{at}", {"face": dice.shown([die])[0]})
            for at, die in enumerate(pool)
            if at not in combat.picked
        ]
        enough = len(combat.picked) >= least
        if enough:
            options.append(Option("done", -1))
        args = {"side": side, "n": most, "picked": dice.shown([pool[at] for at in combat.picked])}
        at = yield game.ask(seat, "pick_dice", options, "MD-RER-06", args, "done" if enough else "")
        if at < 0:
            break
        combat.picked += (at,)
    picked, combat.picked = combat.picked, ()
    return picked


def enemys_choice(combat: Combat, owner: Side, operation: Reroll) -> tuple[Side, list[int]]:
    """Of its own dice an enemy re-rolls those below the average, of the opponent's those above (MD-RUL-01)."""
    other: Side = "defense" if owner == "attack" else "attack"
    side = owner if owner in operation.dice else other
    pool = combat.pool(side)
    if operation.dice in BLANKS:
        return side, blank_places(combat, side)
    lacking = [dice.AVERAGE[die // 10] - dice.worth(die) for die in pool]
    gain = lacking if side == owner else [-less for less in lacking]
    if operation.dice.endswith("_all"):
        return side, list(range(len(pool))) if sum(gain) > 0 else []
    places = [at for at, more in enumerate(gain) if more > 0]
    if operation.dice.startswith("one"):
        places = sorted(places, key=lambda at: -gain[at])[:1]
    return side, places
