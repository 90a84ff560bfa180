"""Assigning mercenaries outside (chapters 5.10 to 5.14): mission paths, land paths, the fortress access.

A path is filled piece by piece. `dice_sets` lists every set of dice with which a path is complete, so that a die
is offered only while the path can still be completed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

import msgspec

from tafelrunde.games.monster_lands.box.cards import Advantage, DieSlot
from tafelrunde.games.monster_lands.box.effects import COLORS, Color
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules.buildings.pawnbroker import pool_options
from tafelrunde.games.monster_lands.state import Clan, Location, Member, Path, PathDie, PathTrap, Pool
from tafelrunde.kernel import Option, Preview, Refused, Rules

Counts = tuple[int, int, int]
"""How many S, M and H dice."""


class Needs(msgspec.Struct, frozen=True):
    """What a path asks for and how much room it has."""

    required: tuple[DieSlot, ...] = ()
    optional: tuple[DieSlot, ...] = ()
    tokens: bool = False
    """Traps and shields may be placed (ML-OUT-07)."""
    token_spaces: int = 0
    token_room: int = 0
    """How many optional die slots each further trap or shield takes (ML-LND-03)."""
    any_dice: bool = False
    """The access: any number of S and M dice, at least one piece (ML-FOR-02, ML-FOR-05)."""


def needs(game: Game, location: Location, path: Path) -> Needs:
    """What the tile prints for a path (ML-MIS-02, ML-LND-02, ML-LND-03, ML-FOR-02)."""
    if location.id == "mission_a":
        return Needs(game.content.missions[location.tile].side_a.dice)
    if location.id == "mission_b":
        return Needs(game.content.missions[location.tile].side_b.dice)
    if location.id == "access":
        return Needs(tokens=True, any_dice=True)
    slot = game.path_slot(location, path)
    return Needs(
        slot.required,
        slot.optional,
        tokens=True,
        token_spaces=game.content.token_spaces(slot.slot),
        token_room=game.content.board.extra_token_dice_slots,
    )


def advantage(game: Game, location: Location, path: Path) -> Advantage:
    """What a path gives to its mercenary: printed on the tile, or the guards' support (ML-PTH-01, ML-FOR-03)."""
    if location.id == "access":
        return game.content.board.fortress_access.paths[game.slot(path) - 1].guard
    if location.id in ("mission_a", "mission_b"):
        return Advantage()
    return game.path_slot(location, path).advantage


@cache
def dice_sets(required: tuple[DieSlot, ...], optional: tuple[DieSlot, ...], room: int) -> frozenset[Counts]:
    """All sets of dice that fill every required slot and at most `room` of the optional ones."""
    found: set[Counts] = set()
    choices = [*required, *[(*slot, None) for slot in optional]]
    for picked in product(*choices):
        if sum([color is not None for color in picked[len(required) :]]) <= room:
            found.add((picked.count("strength"), picked.count("magic"), picked.count("haggle")))
    return frozenset(found)


def extra_tokens(path: Path, need: Needs) -> int:
    """Traps and shields that do not fit the token spaces (ML-LND-03)."""
    return max(0, len(path.traps) + path.shields - need.token_spaces)


def complete_sets(need: Needs, extra: int) -> frozenset[Counts]:
    """The dice with which the path is complete when `extra` tokens take the room of optional dice."""
    room = len(need.optional) - extra * need.token_room
    return dice_sets(need.required, need.optional, room) if room >= 0 else frozenset()


def placed(path: Path) -> Counts:
    colors = [die.color for die in path.dice]
    return colors.count("strength"), colors.count("magic"), colors.count("haggle")


def can_complete(sets: frozenset[Counts], have: Counts, pool: Pool) -> bool:
    """Whether the pool can still complete a path on which `have` lies already."""
    s, m, h = have
    most_s, most_m, most_h = s + pool.strength, m + pool.magic, h + len(pool.haggle)
    return any(s <= a <= most_s and m <= b <= most_m and h <= c <= most_h for a, b, c in sets)


def is_open(game: Game, location: Location) -> bool:
    """Whether mercenaries can be sent there at all (ML-FOR-01, ML-LND-08, ML-CNQ-08)."""
    if location.id == "access":
        return bool(location.monster)
    if location.id in ("mission_a", "mission_b"):
        return bool(location.tile)
    return bool(location.land)


def open_paths(game: Game, clan: Clan) -> list[Path]:
    """Free paths that the clan has the dice for (ML-OUT-01, ML-OUT-02)."""
    found = []
    for location in game.locations():
        if not is_open(game, location):
            continue
        for path in location.paths:
            if path.seat >= 0:
                continue
            need = needs(game, location, path)
            if need.any_dice:
                usable = clan.pool.strength or clan.pool.magic or clan.traps or clan.shields
            else:
                usable = can_complete(complete_sets(need, 0), (0, 0, 0), clan.pool)
            if usable:
                found.append(path)
    return found


def assignable(game: Game, clan: Clan) -> list[Member]:
    """Unassigned mercenaries: leaders, wounded and settled ones too, aspirants not (ML-OUT-01, 02, 05)."""
    return [member for member in clan.members if not member.path and game.card(member).can_be_assigned]


def options(game: Game, clan: Clan) -> list[Option]:
    members = assignable(game, clan)
    if not members or not open_paths(game, clan):
        return []
    return [Option(f"assign:{member.id}", f"assign:{member.id}", f"member:{member.id}") for member in members]


def assign(game: Game, clan: Clan, member_id: str) -> Rules[None]:
    """Put the assignment tile on a free path; forced dice and the path's gifts follow at once (ML-OUT-01)."""
    paths = [Option(f"path:{path.id}", path, path.id) for path in open_paths(game, clan)]
    path = yield game.ask(
        clan.seat,
        "path",
        paths,
        "ML-OUT-01",
        {"mercenary": member_id},
        why_not=lambda: _refused_paths(game, clan),
        preview=lambda option: _path_ahead(game, option),
    )
    member = game.member(clan, member_id)
    member.path = path.id
    path.seat = clan.seat
    path.member = member.id
    gifts = advantage(game, game.location(path), path)
    member.gold += gifts.gold
    member.potions += gifts.potion
    member.poisons += gifts.poison
    _place_forced_dice(game, clan, path)
    game.state.action = f"load:{path.id}"


def _place_forced_dice(game: Game, clan: Clan, path: Path) -> None:
    """Required slots that take one colour only need no question (S and M dice are all alike)."""
    for slot in needs(game, game.location(path), path).required:
        if len(slot) == 1 and slot[0] != "haggle":
            place_die(game, clan, path, slot[0], 0)


def place_die(game: Game, clan: Clan, path: Path, color: Color, face: int) -> None:
    """H dice on a path lose their value until they are rolled again (ML-MIS-04, ML-LND-09)."""
    game.take_die(clan, color, face)
    path.dice.append(PathDie(color))


def load(game: Game, clan: Clan, path: Path) -> Rules[None]:
    """One more piece on the path, or done; everything is placed within this one action (ML-OUT-04)."""
    options = loading_options(game, clan, path)
    answer = yield game.ask(
        clan.seat,
        "load",
        options,
        "ML-OUT-04",
        {"path": path.id, "mercenary": path.member},
        why_not=lambda: _refused_pieces(game, clan, path),
    )
    member = game.mercenary_on(path)
    match answer:
        case ("die", color, face):
            place_die(game, clan, path, color, face)
        case ("trap", kind):
            clan.traps.remove(kind)
            path.traps.append(PathTrap(len(path.traps) + 1, kind))
        case ("shield",):
            clan.shields -= 1
            path.shields += 1
        case ("potion",):
            clan.potions -= 1
            member.potions += 1
            game.use(f"brought_potion:{path.id}")
        case ("poison",):
            clan.poisons -= 1
            member.poisons += 1
            game.use(f"brought_poison:{path.id}")
        case _:
            _finish(game, clan, path, member)


def loading_options(game: Game, clan: Clan, path: Path) -> list[Option]:
    """What may be added to a path, and whether it is complete."""
    need = needs(game, game.location(path), path)
    extra = extra_tokens(path, need)
    found: list[Option] = []
    if _is_complete(need, path, extra):
        found.append(Option("done"))
    found.extend(_dice_options(game, clan, path, need, extra))
    if need.tokens and _has_token_room(path, need, clan.pool):
        found += [Option(f"trap:{kind}", ("trap", kind), f"trap:{kind}") for kind in dict.fromkeys(clan.traps)]
        if clan.shields:
            found.append(Option("shield", ("shield",), "shields"))
    limits = game.content.config.limits
    used = game.state.used
    if clan.potions and used.get(f"brought_potion:{path.id}", 0) < limits.potions_per_assignment:
        found.append(Option("potion", ("potion",), "potions"))
    if clan.poisons and used.get(f"brought_poison:{path.id}", 0) < limits.poisons_per_assignment:
        found.append(Option("poison", ("poison",), "poisons"))
    return found


def _refused_paths(game: Game, clan: Clan) -> Sequence[Refused]:
    from tafelrunde.games.monster_lands.rules.deployment.refusals_assigning import refused_paths

    return refused_paths(game, clan)


def _path_ahead(game: Game, option: Option) -> Preview:
    from tafelrunde.games.monster_lands.rules.deployment.path_ahead import path_ahead

    return path_ahead(game, option)


def _refused_pieces(game: Game, clan: Clan, path: Path) -> Sequence[Refused]:
    from tafelrunde.games.monster_lands.rules.deployment.refusals_assigning import refused_pieces

    return refused_pieces(game, clan, path)


def _is_complete(need: Needs, path: Path, extra: int) -> bool:
    if need.any_dice:
        return bool(path.dice or path.traps or path.shields)
    return placed(path) in complete_sets(need, extra)


def _dice_options(game: Game, clan: Clan, path: Path, need: Needs, extra: int) -> list[Option]:
    """The dice of the pool that fit: each must leave the path completable (ML-LND-02, ML-MIS-02, ML-FOR-02)."""
    allowed: tuple[Color, ...]
    if need.any_dice:
        allowed = game.content.board.fortress_access.dice_allowed
    else:
        sets = complete_sets(need, extra)
        s, m, h = placed(path)
        after = {"strength": (s + 1, m, h), "magic": (s, m + 1, h), "haggle": (s, m, h + 1)}
        allowed = tuple([color for color in COLORS if _fits(sets, after[color], clan.pool, color)])
    return [
        Option(option.id, ("die", *option.value), option.on, option.args)
        for option in pool_options(clan, "die")
        if option.value[0] in allowed
    ]


def _fits(sets: frozenset[Counts], after: Counts, pool: Pool, color: Color) -> bool:
    """Whether the path can be completed once one more die of that colour has gone from the pool to it."""
    s, m, h = after
    most_s = s + pool.strength - (color == "strength")
    most_m = m + pool.magic - (color == "magic")
    most_h = h + len(pool.haggle) - (color == "haggle")
    return any(s <= a <= most_s and m <= b <= most_m and h <= c <= most_h for a, b, c in sets)


def _has_token_room(path: Path, need: Needs, pool: Pool) -> bool:
    """Room for one more trap or shield: a token space, or two still empty optional die slots (ML-LND-03)."""
    if need.any_dice:
        return True
    extra = max(0, len(path.traps) + path.shields + 1 - need.token_spaces)
    return can_complete(complete_sets(need, extra), placed(path), pool)


def _finish(game: Game, clan: Clan, path: Path, member: Member) -> None:
    """The assignment is complete; others see only the backs of its traps (ML-LND-05, ML-HID-02)."""
    s, m, h = placed(path)
    game.state.action = ""
    game.tally(clan, f"assigned_{game.location(path).id.partition('_')[0]}")
    game.tell(
        "assigned",
        "ML-OUT-01",
        private={clan.seat: {"trap_kinds": [trap.kind for trap in path.traps]}} if path.traps else None,
        seat=clan.seat,
        mercenary=member.id,
        path=path.id,
        strength=s,
        magic=m,
        haggle=h,
        traps=len(path.traps),
        shields=path.shields,
        potions=member.potions,
        poisons=member.poisons,
        gold=member.gold,
    )
