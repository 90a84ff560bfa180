"""Operations on dice on the table: taking away, re-rolling, flipping blanks (MD-EFF-11, MD-EFF-12, MD-RER-08)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.effects import BlankBonus, FlipBlank, RemoveAttackDice, RemoveDefenseDice, Reroll
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules.combat.figures import figure, hero_of
from tafelrunde.games.massive_darkness.rules.combat.picking import chosen_dice, enemys_choice, pick_dice, rerollable
from tafelrunde.games.massive_darkness.rules.combat.pools import blank_places, reroll
from tafelrunde.games.massive_darkness.rules.combat.symbols import change_symbols, clear_debts
from tafelrunde.games.massive_darkness.state import Combat, Side
from tafelrunde.kernel import Option, Rules


def remove_dice(
    game: Game, combat: Combat, side: Side, sourced: Sourced, operation: RemoveAttackDice | RemoveDefenseDice
) -> Rules[None]:
    """After the roll the user picks which dice; an enemy takes the best (MD-POOL-08, MD-ENC-14)."""
    whose: Side = "defense" if type(operation) is RemoveDefenseDice else "attack"
    pool = combat.pool(whose)
    hero = hero_of(game, figure(combat, side))
    count = min(operation.n, len(pool))
    if hero is not None:
        places = yield from pick_dice(game, hero.seat, combat, whose, count, least=count)
    else:
        places = sorted(range(len(pool)), key=lambda at: -dice.worth(pool[at]))[:count]
    for at in sorted(places, reverse=True):
        pool.pop(at)
        if whose == "attack":
            combat.filled = tuple([one - (one > at) for one in combat.filled if one != at])
    clear_debts(combat, whose, pool)


def reroll_again(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Reroll) -> Rules[None]:
    """New shields count, new symbols on defence dice come too late (MD-RER-08)."""
    hero = hero_of(game, figure(combat, side))
    places: Sequence[int]
    if hero is None:
        target, places = enemys_choice(combat, side, operation)
    else:
        targets = rerollable(combat, operation)
        if not targets:
            return
        target = targets[0]
        if len(targets) > 1:
            yield game.checkpoint()
            args = {"source": sourced.called}
            free = {**args, "xp": 0, "wounds": 0, "price": ""}
            options = [Option(f"reroll:{one}", one, args=free) for one in targets]
            target = yield game.ask(hero.seat, "reroll", options, "MD-RER-05", args)
        places = yield from chosen_dice(game, hero, combat, operation, target)
    if places:
        reroll(game, combat, target, places, "MD-RER-08", sourced.called)


def flip_blank(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: FlipBlank) -> Rules[None]:
    """Up to n blank dice, chosen by the owner (MD-EFF-11)."""
    pool = combat.pool(side)
    while len(combat.picked) < operation.n:
        blanks = [at for at in blank_places(combat, side) if at not in combat.picked]
        at = (yield from _blank_die(game, combat, side, sourced, blanks)) if blanks else -1
        if at < 0:
            break
        combat.picked += (at,)
    for at in combat.picked:
        pool[at] = dice.flipped(pool[at])
    combat.picked = ()


def blank_bonus(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: BlankBonus) -> Rules[None]:
    """Symbols for a blank die, or for every one (MD-EFF-12)."""
    blanks = blanks_for(combat, operation)
    count = len(blanks) if operation.every else min(1, len(blanks))
    if not count:
        return
    combat.filled += tuple(blanks[:count])
    if operation.swords:
        combat.swords.append((sourced.source, operation.swords * count))
    change_symbols(combat, "attack", operation.bams * count, operation.diamonds * count)
    yield from ()


def blanks_for(combat: Combat, operation: BlankBonus) -> list[int]:
    """The blank attack dice of the colour that the bonus names, or of any."""
    tens = dice.TENS[operation.dice] if operation.dice != "attack" else 0
    pool = combat.attack_dice
    return [at for at in blank_places(combat, "attack") if tens in (0, pool[at] - pool[at] % 10)]


def _blank_die(game: Game, combat: Combat, side: Side, sourced: Sourced, blanks: list[int]) -> Rules[int]:
    """One of the blank dice, or none."""
    pool = combat.pool(side)
    hero = hero_of(game, figure(combat, side))
    if hero is None:
        return max(blanks, key=lambda at: pool[at])
    yield game.checkpoint()
    kinds = {pool[at]: at for at in blanks}
    options = [
        Option(f"flip:{at + 1}", at, f"die:{side}:{at}", {"die": dice.color(die), "source": sourced.called})
        for die, at in kinds.items()
    ]
    options.append(Option("keep", -1))
    chosen: int = yield game.ask(hero.seat, "blank", options, "MD-EFF-11", {"source": sourced.called})
    return chosen
