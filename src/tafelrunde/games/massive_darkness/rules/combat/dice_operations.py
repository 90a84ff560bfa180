"""Operations on dice on the table: taking away, re-rolling, flipping blanks (MD-EFF-11, MD-EFF-12, MD-RER-08)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness import dice
from tafelrunde.games.massive_darkness.effects import BlankBonus, FlipBlank, RemoveAttackDice, RemoveDefenseDice, Reroll
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules.combat.figures import figure, hero_of
from tafelrunde.games.massive_darkness.rules.combat.pools import reroll
from tafelrunde.games.massive_darkness.rules.combat.rerolls import chosen_dice, enemys_choice, pick_dice
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
    clear_debts(combat, whose, pool)


def reroll_again(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: Reroll) -> Rules[None]:
    """New shields count, new symbols on defence dice come too late (MD-RER-08)."""
    target: Side = "attack" if "attack" in operation.dice else "defense"
    pool = combat.pool(target)
    if not pool:
        return
    hero = hero_of(game, figure(combat, side))
    if hero is not None:
        places = yield from chosen_dice(game, hero, combat, operation, target)
    else:
        target, places = enemys_choice(combat, side, operation)
    if places:
        reroll(game, combat, target, places, "MD-RER-08", sourced.called)


def flip_blank(game: Game, combat: Combat, side: Side, sourced: Sourced, operation: FlipBlank) -> Rules[None]:
    """Up to n blank dice, chosen by the owner (MD-EFF-11)."""
    pool = combat.pool(side)
    while len(combat.picked) < operation.n:
        blanks = [at for at in _still_blank(combat, side) if at not in combat.picked]
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
    combat.asked += tuple([f"bonus:attack:{at}" for at in blanks[:count]])
    if operation.swords:
        combat.swords.append((sourced.source, operation.swords * count))
    change_symbols(combat, "attack", operation.bams * count, operation.diamonds * count)
    yield from ()


def blanks_for(combat: Combat, operation: BlankBonus) -> list[int]:
    """The blank attack dice of the colour that the bonus names, or of any."""
    tens = dice.TENS[operation.dice] if operation.dice != "attack" else 0
    pool = combat.attack_dice
    return [at for at in _still_blank(combat, "attack") if tens in (0, pool[at] - pool[at] % 10)]


def _still_blank(combat: Combat, side: Side) -> list[int]:
    """Blank dice; one that has been given symbols is blank no more (MD-EFF-12)."""
    pool = combat.pool(side)
    return [at for at, die in enumerate(pool) if die in dice.BLANK and f"bonus:{side}:{at}" not in combat.asked]


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
