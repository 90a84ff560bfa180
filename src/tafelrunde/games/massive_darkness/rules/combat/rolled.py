"""Dice as they lie on the table: symbols to spend, blank faces, dice taken away, flipped or rolled again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.effects import (
    BlankBonus,
    Cost,
    FlipBlank,
    RemoveAttackDice,
    RemoveDefenseDice,
    Reroll,
)
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.rules.combat.figures import (
    figure,
    hero_of,
)
from tafelrunde.games.massive_darkness.state import Combat, Hero, Side
from tafelrunde.kernel import Option, Rules

# --- symbols --------------------------------------------------------------------------------------------------------


def bams(combat: Combat, side: Side) -> int:
    """Bams a side can still spend (MD-ENC-06, MD-ENC-12, MD-ENC-14)."""
    if side == "attack":
        return max(0, dice.bams(combat.attack_dice) + combat.attack_bams)
    return max(0, dice.bams(combat.defense_dice) + combat.defense_bams)


def diamonds(combat: Combat, side: Side) -> int:
    if side == "attack":
        return max(0, dice.diamonds(combat.attack_dice) + combat.attack_diamonds)
    return max(0, dice.diamonds(combat.defense_dice) + combat.defense_diamonds)


def affordable(combat: Combat, side: Side, cost: Cost) -> bool:
    """Bams and diamonds do not replace each other, unless the cost says so (MD-ENC-09, MD-ENC-10)."""
    spare_bams = bams(combat, side) - cost.bam
    spare_diamonds = diamonds(combat, side) - cost.diamond
    return spare_bams >= 0 and spare_diamonds >= 0 and spare_bams + spare_diamonds >= cost.either


def pay(combat: Combat, side: Side, cost: Cost) -> None:
    """Each symbol pays for one enchantment only; of two kinds that serve, bams go first (MD-ENC-06, MD-ENC-09)."""
    from_bams = min(cost.either, bams(combat, side) - cost.bam)
    change_symbols(combat, side, -cost.bam - from_bams, -cost.diamond - (cost.either - from_bams))


def spent_places(pool: Sequence[int], on_faces: Mapping[int, int], left: int) -> list[int]:
    """The dice whose symbols of one kind are spent, a die for each symbol.

    Symbols of one kind are all alike. For screens what came beside the dice goes first, then die after die.
    """
    places = [at for at, die in enumerate(pool) for _ in range(on_faces[die])]
    return places[: max(0, len(places) - left)]


def clear_debts(combat: Combat, side: Side, staying: Sequence[int]) -> None:
    """Only these dice are left: what was spent or cancelled is no debt of symbols to come (MD-ENC-14, MD-RUL-38)."""
    bams_there, diamonds_there = dice.bams(staying), dice.diamonds(staying)
    if side == "attack":
        combat.attack_bams = max(combat.attack_bams, -bams_there)
        combat.attack_diamonds = max(combat.attack_diamonds, -diamonds_there)
    else:
        combat.defense_bams = max(combat.defense_bams, -bams_there)
        combat.defense_diamonds = max(combat.defense_diamonds, -diamonds_there)


def change_symbols(combat: Combat, side: Side, by_bams: int, by_diamonds: int) -> None:
    if side == "attack":
        combat.attack_bams += by_bams
        combat.attack_diamonds += by_diamonds
    else:
        combat.defense_bams += by_bams
        combat.defense_diamonds += by_diamonds


# --- blank faces and re-rolls ---------------------------------------------------------------------------------------


def blank_places(combat: Combat, side: Side) -> list[int]:
    """Where blank dice lie; one that has been given symbols is blank no more (MD-EFF-12)."""
    filled = combat.filled if side == "attack" else ()
    return [at for at, die in enumerate(combat.pool(side)) if die in dice.BLANK and at not in filled]


def reroll(game: Game, combat: Combat, side: Side, places: Sequence[int], rule: str, source: str) -> None:
    """Roll some dice of a side again (MD-RER-01)."""
    pool = combat.pool(side)
    before = [pool[at] for at in places]
    clear_debts(combat, side, [die for at, die in enumerate(pool) if at not in places])
    for at in places:
        pool[at] = pool[at] - pool[at] % 10 + 1 + game.below(side, 6)
    combat.rerolled = True
    if side == "attack" and combat.filled:
        combat.filled = tuple([at for at in combat.filled if at not in places])
    if game.recording:
        after = [pool[at] for at in places]
        were, are = dice.shown(before), dice.shown(after)
        total = dice.swords(pool) if side == "attack" else dice.shields(pool)
        game.tell(
            "rerolled", rule, side=side, source=source, before=before, after=after, were=were, are=are, total=total
        )


# --- which dice -----------------------------------------------------------------------------------------------------


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
        several = "done" if most > 1 else ""
        at = yield game.ask(seat, "pick_dice", options, "MD-RER-06", args, "done" if enough else "", until=several)
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


# --- operations of effects ------------------------------------------------------------------------------------------


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
