"""Assigning mercenaries outside (chapters 5.10 to 5.14): mission paths, land paths, the fortress access.

A path is filled piece by piece; a die is offered only while the path can still be completed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tafelrunde.games.monster_lands.box.effects import COLORS, Color
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules.adventure.chances import hits_text
from tafelrunde.games.monster_lands.rules.adventure.monster_attack import dice_terms
from tafelrunde.games.monster_lands.rules.buildings.pawnbroker import pool_options
from tafelrunde.games.monster_lands.rules.paths import (
    Counts,
    Needs,
    advantage,
    can_complete,
    complete_sets,
    extra_tokens,
    is_open,
    needs,
    placed,
    within,
)
from tafelrunde.games.monster_lands.state import Clan, Deed, Location, Member, Path, PathDie, PathTrap, Pool
from tafelrunde.games.monster_lands.words.wording import amounts
from tafelrunde.kernel import Option, Preview, Refused, Rules
from tafelrunde.kernel.scene import Text

DONE = Option("done")
SHIELD = Option("shield", ("shield",), "shields")
POTION = Option("potion", ("potion",), "potions")
POISON = Option("poison", ("poison",), "poisons")
ASSIGNMENTS: dict[str, Deed] = {
    "mission": "assigned_mission",
    "land": "assigned_land",
    "access": "assigned_access",
}


def open_paths(game: Game, clan: Clan) -> Iterator[Path]:
    """Free paths that the clan has the dice for (ML-OUT-01, ML-OUT-02)."""
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
                yield path


def assignable(game: Game, clan: Clan) -> list[Member]:
    """Unassigned mercenaries: leaders, wounded and settled ones too, aspirants not (ML-OUT-01, 02, 05)."""
    card, aspirant = game.content.mercenaries.get, game.content.aspirant
    return [member for member in clan.members if not member.path and card(member.id, aspirant).can_be_assigned]


def options(game: Game, clan: Clan) -> list[Option]:
    members = assignable(game, clan)
    if not members or next(open_paths(game, clan), None) is None:
        return []
    return [_assignment(member.id) for member in members]


@lru_cache(maxsize=256)
def _assignment(member: str) -> Option:
    return Option(f"assign:{member}", f"assign:{member}", f"member:{member}")


def assign(game: Game, clan: Clan, member_id: str) -> Rules[None]:
    """Put the assignment tile on a free path; forced dice and the path's gifts follow at once (ML-OUT-01)."""
    paths = [Option(f"path:{path.id}", path, path.id) for path in open_paths(game, clan)]
    path = yield game.ask(
        clan.seat,
        "path",
        paths,
        "ML-OUT-01",
        {"mercenary": member_id},
        why_not=lambda: refused_paths(game, clan),
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
        until="done",
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
        found.append(DONE)
    found.extend(_dice_options(game, clan, path, need, extra))
    if need.tokens and _has_token_room(path, need, clan.pool):
        found += [Option(f"trap:{kind}", ("trap", kind), f"trap:{kind}") for kind in dict.fromkeys(clan.traps)]
        if clan.shields:
            found.append(SHIELD)
    limits = game.content.config.limits
    used = game.state.used
    if clan.potions and used.get(f"brought_potion:{path.id}", 0) < limits.potions_per_assignment:
        found.append(POTION)
    if clan.poisons and used.get(f"brought_poison:{path.id}", 0) < limits.poisons_per_assignment:
        found.append(POISON)
    return found


def completable(game: Game, clan: Clan, path: Path) -> bool:
    """Whether what lies on a path, and the pool, are enough for it (ML-OUT-04, ML-FOR-05)."""
    need = needs(game, game.location(path), path)
    if need.any_dice:
        return any(option.id not in ("potion", "poison") for option in loading_options(game, clan, path))
    return can_complete(complete_sets(need, extra_tokens(path, need)), placed(path), clan.pool)


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
        pool = clan.pool
        there = {"strength": pool.strength, "magic": pool.magic, "haggle": len(pool.haggle)}
        allowed = tuple([color for color in COLORS if there[color] and _fits(sets, after[color], pool, color)])
    return pool_options(clan, "die", ("die",), allowed)


def _fits(sets: frozenset[Counts], after: Counts, pool: Pool, color: Color) -> bool:
    """Whether the path can be completed once one more die of that colour has gone from the pool to it."""
    s, m, h = after
    most_s = s + pool.strength - (color == "strength")
    most_m = m + pool.magic - (color == "magic")
    most_h = h + len(pool.haggle) - (color == "haggle")
    return within(sets, after, (most_s, most_m, most_h))


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
    game.tally(clan, ASSIGNMENTS[game.location(path).id.partition("_")[0]])
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


# --- what awaits the mercenary, and why it can't go there ----------------------------------------------------------


def _path_ahead(game: Game, option: Option) -> Preview:
    """Monster dice, and what it takes to succeed (ML-MON-04, ML-CNQ-02, ML-MSR-01, ML-MSR-10)."""
    path: Path = option.value
    location = game.location(path)
    lines: list[Text] = []
    area = [path.id]
    if location.monster:
        monster = game.monster(location)
        area.append(f"monster:{location.monster}")
        lines.append(hits_text(sum([n for _, n in dice_terms(game, location)])))
        lines.append(Text("preview-monster", {"catch": monster.catch_value, "defeat": monster.victory_value}))
    if location.land:
        lines.append(Text("preview-land", {"value": game.land(location).conquest_value}))
    if location in game.state.missions and location.tile:
        tile = game.content.missions[location.tile]
        if location.side == "a":
            lines.append(Text("mission-goal", {"goal": tile.side_a.goal}))
        else:
            lines.append(Text("contract-goal", {"things": amounts(tile.side_b.goal)}))
    return Preview(area=tuple(area), lines=tuple(lines))


def refused_paths(game: Game, clan: Clan) -> list[Refused]:
    """Paths that are taken, that lead nowhere now, or that the pool can't fill."""
    usable = {path.id for path in open_paths(game, clan)}
    found = []
    for location in game.locations():
        for path in location.paths:
            if path.id not in usable:
                reason, rule = _why_closed(game, location, path)
                found.append(Refused(f"path:{path.id}", reason, rule, path.id))
    return found


def _why_closed(game: Game, location: Location, path: Path) -> tuple[str, str]:
    if path.seat >= 0:
        return "path_taken", "ML-OUT-02"
    if not is_open(game, location):
        return ("no_monster_here", "ML-FOR-01") if location.id == "access" else ("nothing_here", "ML-LND-08")
    return "path_dice_missing", _rule(location, "ML-MIS-02", "ML-LND-02", "ML-FOR-05")


def _rule(location: Location, mission: str, land: str, access: str) -> str:
    if location.id == "access":
        return access
    return mission if location.id in ("mission_a", "mission_b") else land


def _refused_pieces(game: Game, clan: Clan, path: Path) -> list[Refused]:
    """Dice, tokens and brews of the clan that can't be placed on the path, and why it is not complete."""
    legal = {option.id for option in loading_options(game, clan, path)}
    location = game.location(path)
    found = [Refused("done", "path_incomplete", _rule(location, "ML-MIS-02", "ML-LND-02", "ML-FOR-05"), path.id)]
    for option in pool_options(clan, "die"):
        reason, rule = _why_no_die(game, location, path, option.value[0])
        found.append(Refused(option.id, reason, rule, option.on))
    found += [_no_token(location, f"trap:{kind}", f"trap:{kind}") for kind in dict.fromkeys(clan.traps)]
    if clan.shields:
        found.append(_no_token(location, "shield", "shields"))
    if clan.potions:
        found.append(Refused("potion", "one_of_each", "ML-OUT-06", "potions"))
    if clan.poisons:
        found.append(Refused("poison", "one_of_each", "ML-OUT-06", "poisons"))
    return [refused for refused in found if refused.id not in legal]


def _why_no_die(game: Game, location: Location, path: Path, color: str) -> tuple[str, str]:
    """The colour has no slot left, or the room is taken by dice and tokens."""
    if location.id == "access":
        return "wrong_color", "ML-FOR-02"
    need = needs(game, location, path)
    extra = extra_tokens(path, need)
    room = len(need.required) + len(need.optional) - extra * need.token_room
    if len(path.dice) >= room:
        return "path_full", _rule(location, "ML-MIS-02", "ML-LND-03" if extra else "ML-LND-04", "")
    return "wrong_color", _rule(location, "ML-MIS-02", "ML-LND-02", "")


def _no_token(location: Location, option_id: str, on: str) -> Refused:
    """Missions take no traps and shields; elsewhere there is no room for one more."""
    if location.id in ("mission_a", "mission_b"):
        return Refused(option_id, "no_tokens_here", "ML-OUT-07", on)
    return Refused(option_id, "path_full", "ML-LND-03", on)
