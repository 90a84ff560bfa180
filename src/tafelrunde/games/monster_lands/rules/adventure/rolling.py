"""Rolling the dice of a path: rerolls, loot, and what the dice are worth (ML-ADV-02 … 04, ML-ATK-04, ML-PTH-02).

A mission, an attack on a monster and a conquest are all rolls of one path; `Kind` says which modifiers count.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from tafelrunde.games.monster_lands.box.effects import (
    AttackerDieMod,
    DieMod,
    Effect,
    EquipmentType,
    ForbidEquipment,
    ForbidItems,
    Reroll,
    TotalMod,
    When,
)
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules.paths import advantage
from tafelrunde.games.monster_lands.state import Location, Path, PathDie, Rolling
from tafelrunde.kernel import Option

Kind = Literal["mission", "monster", "conquest"]

COUNTS: dict[Kind, tuple[When, ...]] = {
    "mission": ("any", "mission"),
    "monster": ("any", "monster", "catch", "defeat"),
    "conquest": ("any", "conquest"),
}


class Modifier(NamedTuple):
    """An effect that counts on this path now, and the card or tile it comes from."""

    source: str
    effect: Effect


def rolling(game: Game) -> Rolling:
    """The roll in progress; it begins when something is done for it, never by being looked at."""
    if game.state.rolling is None:
        game.state.rolling = Rolling()
    return game.state.rolling


def spent(game: Game) -> Rolling:
    """What has been spent on the roll so far, for reading only."""
    return game.state.rolling or Rolling()


def forbidden_type(game: Game, location: Location, kind: Kind) -> EquipmentType | None:
    """The type of equipment that does nothing in the fight against this monster (ML-PWR-03)."""
    monster = game.opponent(location) if kind == "monster" else None
    return monster.power.type if monster is not None and type(monster.power) is ForbidEquipment else None


def items_forbidden(game: Game, location: Location, kind: Kind, item: str) -> bool:
    """Whether potions or poisons can't be used in this fight (ML-PWR-05)."""
    monster = game.opponent(location) if kind == "monster" else None
    return monster is not None and type(monster.power) is ForbidItems and item in monster.power.items


def effects(game: Game, location: Location, path: Path, kind: Kind) -> Iterator[Modifier]:
    """Everything that works on this path's roll: revealed traps, the talent, equipment, loot used (ML-ADV-03, 04)."""
    for trap in path.traps:
        if trap.face_up:
            yield Modifier(trap.kind, game.content.traps[trap.kind].effect)
    member = game.mercenary_on(path)
    yield Modifier(member.id, game.card(member).talent.effect)
    forbidden = forbidden_type(game, location, kind)
    for card in member.equipment:
        equipment = game.content.equipment[card]
        if equipment.type != forbidden:
            yield Modifier(card, equipment.ability.effect)
    for tile in spent(game).loot:
        yield Modifier(tile, game.content.loot[tile].effect)


def die_modifiers(game: Game, location: Location, path: Path, kind: Kind) -> dict[str, int]:
    """What is added to each die, by colour; a monster's penalty included (ML-ATK-04, ML-PWR-10, ML-PWR-11)."""
    added = {"strength": 0, "magic": 0, "haggle": 0}
    for _, effect in effects(game, location, path, kind):
        if type(effect) is DieMod and effect.when in COUNTS[kind]:
            added[effect.color] += effect.value
    if kind == "monster" and location.monster:
        power = game.monster(location).power
        if type(power) is AttackerDieMod:
            added[power.color] += power.value
    return added


def dice_value(game: Game, location: Location, path: Path, kind: Kind) -> tuple[int, list[tuple[str, int]]]:
    """The sum of the dice rolled so far, with their faces and modifiers as terms (ML-ATK-04, ML-ATK-05)."""
    added = die_modifiers(game, location, path, kind)
    floor = game.content.config.floors.die_value
    total = faces = 0
    for die in path.dice:
        if die.face:
            faces += die.face
            total += max(floor, die.face + added[die.color])
    terms = [("dice", faces)]
    if total != faces:
        terms.append(("die_modifiers", total - faces))
    return total, terms


def total_modifiers(
    game: Game, location: Location, path: Path, kind: Kind, when: tuple[When, ...]
) -> list[tuple[str, int]]:
    """Flat bonuses that count for one of the given occasions (ML-ATK-06 … 09, ML-CNQ-02)."""
    return [
        (source, effect.value)
        for source, effect in effects(game, location, path, kind)
        if type(effect) is TotalMod and effect.when in when
    ]


def roll_dice(game: Game, path: Path, dice: list[PathDie], rule: str) -> None:
    """Roll some dice of a path, H dice too (ML-MSR-01, ML-ATK-02)."""
    for die in dice:
        die.face = game.roll(die.color)
    if game.recording and dice:
        game.tell(
            "rolled",
            rule,
            seat=path.seat,
            mercenary=path.member,
            path=path.id,
            faces=[f"{die.color}:{die.face}" for die in dice],
        )


def reroll_sources(game: Game, location: Location, path: Path, kind: Kind) -> list[tuple[str, Reroll]]:
    """Rerolls that are left: the path's, the talent's, equipment's, used loot's (ML-PTH-02, ML-KEY-14)."""
    found: list[tuple[str, Reroll]] = []
    printed = advantage(game, location, path).reroll
    if printed is not None:
        found.append((path.id, printed))
    for source, effect in effects(game, location, path, kind):
        if type(effect) is Reroll and effect.when in COUNTS[kind]:
            found.append((source, effect))
    done = spent(game).rerolls
    return [(source, effect) for source, effect in found if done.get(source, 0) < effect.n]


def reroll_options(game: Game, location: Location, path: Path, kind: Kind) -> list[Option]:
    """One option for each reroll and each rolled die it may be used on; dice that show the same are one option."""
    found = []
    for source, effect in reroll_sources(game, location, path, kind):
        seen = set()
        for index, die in enumerate(path.dice):
            look = (die.color, die.face, die.rerolled_by)
            if not die.face or die.color not in effect.colors or look in seen:
                continue
            if effect.distinct and source in die.rerolled_by:
                continue
            seen.add(look)
            found.append(
                Option(
                    f"reroll:{source}:{index}",
                    ("reroll", source, index),
                    f"die:{path.id}:{index}",
                    {"color": die.color, "face": die.face},
                    reveals=True,
                )
            )
    return found


def reroll(game: Game, path: Path, source: str, index: int) -> None:
    """Reroll one die; the new face stands unless it is rerolled again (ML-ATK-10)."""
    die = path.dice[index]
    old = die.face
    die.face = game.roll(die.color)
    die.rerolled_by = (*die.rerolled_by, source)
    done = rolling(game).rerolls
    done[source] = done.get(source, 0) + 1
    game.tell("rerolled", "ML-ATK-10", seat=path.seat, source=source, color=die.color, old=old, new=die.face)


def loot_options(game: Game, path: Path, kind: Kind) -> list[Option]:
    """Loot with the outside symbol that helps this roll (ML-ITM-23 … 25); magic helps only where magic dice are."""
    colors = {die.color for die in path.dice}
    found = []
    for tile in game.owner(path).loot:
        effect = game.content.loot[tile].effect
        if type(effect) is Reroll:
            works = effect.when in COUNTS[kind] and any(die.face and die.color in effect.colors for die in path.dice)
        elif type(effect) is DieMod:
            works = effect.when in COUNTS[kind] and effect.color in colors
        else:
            works = type(effect) is TotalMod and effect.when in COUNTS[kind]
        if works:
            found.append(Option(f"loot:{tile}", ("loot", tile), f"loot:{tile}"))
    return found


def use_loot(game: Game, path: Path, tile: str) -> None:
    """Discard the tile; it works on this path's roll (ML-ITM-20)."""
    clan = game.owner(path)
    clan.loot.remove(tile)
    game.state.loot_discard.append(tile)
    rolling(game).loot.append(tile)
    game.tally(clan, "loot_used")
    game.tell("loot_used", "ML-ITM-20", seat=path.seat, loot=tile)


def poison_options(game: Game, location: Location, path: Path, kind: Kind) -> list[Option]:
    """A poison on the tile, unless the monster forbids it (ML-ATK-15, ML-PWR-05)."""
    if game.mercenary_on(path).poisons and not items_forbidden(game, location, kind, "poison"):
        return [Option("poison", ("poison",), f"member:{path.member}")]
    return []


def use_poison(game: Game, path: Path) -> None:
    """+2 when discarded (ML-ITM-12)."""
    game.mercenary_on(path).poisons -= 1
    rolling(game).poison += 1
    game.tell("poison_used", "ML-ITM-12", seat=path.seat, mercenary=path.member)


def poison_term(game: Game) -> list[tuple[str, int]]:
    used = spent(game).poison
    return [("poison", used * game.content.config.combat.poison_bonus)] if used else []


def drink_options(game: Game, location: Location, path: Path, kind: Kind) -> list[Option]:
    """A potion on the tile may heal an existing wound while its mercenary is resolved (ML-DEF-06)."""
    member = game.mercenary_on(path)
    if member.wounded and member.potions and not items_forbidden(game, location, kind, "potion"):
        return [Option("drink", ("drink",), f"member:{member.id}")]
    return []


def drink(game: Game, path: Path) -> None:
    member = game.mercenary_on(path)
    member.potions -= 1
    member.wounded = False
    game.tell("healed", "ML-DEF-06", seat=path.seat, mercenary=member.id)


def apply(game: Game, path: Path, chosen: tuple[object, ...]) -> None:
    """Carry out one of the helping options of a roll."""
    match chosen:
        case ("reroll", str(source), int(index)):
            reroll(game, path, source, index)
        case ("loot", str(tile)):
            use_loot(game, path, tile)
        case ("poison",):
            use_poison(game, path)
        case ("drink",):
            drink(game, path)
        case _:
            raise ValueError(f"unknown help {chosen!r}")
