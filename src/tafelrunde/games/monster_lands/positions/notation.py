"""How dice, clan members and traps are written: `2S M3 H5`, `purkas wounded @land_a.1 +pugnor`, `trap_s1 up`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from tafelrunde.games.monster_lands.box.effects import Color
from tafelrunde.games.monster_lands.state import Member, PathDie, PathTrap, PlacedDie, Pool
from tafelrunde.kernel import PositionError

_LETTER: dict[Color, str] = {"strength": "S", "magic": "M", "haggle": "H"}
_COLOR: dict[str, Color] = {letter: color for color, letter in _LETTER.items()}
_DIE = re.compile(
    r"(?P<count>\d{1,2})(?P<several>[SMH])|(?P<one>[SMH])(?P<face>[1-6])?(@(?P<tile>\d+))?(?P<by>(/[^/\s]+)*)"
)
_RIVAL = "rival"


# --- dice -------------------------------------------------------------------------------------------------------


def read_dice(text: object, where: str) -> list[PathDie]:
    """`2S` are two unrolled dice, `S6` shows a six, `S6@2` lies on trap tile 2, `S6/kakron` was rerolled by him."""
    dice: list[PathDie] = []
    for word in str(text or "").split():
        found = _DIE.fullmatch(word)
        if found is None:
            raise PositionError(
                f"{where}: '{word}' is not a die; write 2S 1M for unrolled dice, S6 M3 H4 for rolled ones"
            )
        if found["count"]:
            dice += [PathDie(_COLOR[found["several"]]) for _ in range(int(found["count"]))]
        else:
            rerolled_by = tuple(found["by"].split("/")[1:])
            dice.append(PathDie(_COLOR[found["one"]], int(found["face"] or 0), int(found["tile"] or 0), rerolled_by))
    return dice


def write_dice(dice: Iterable[PathDie]) -> str:
    words = []
    for word, same in groupby(_die(die) for die in dice):
        count = len(list(same))
        words += [f"{count}{word}"] if word in _COLOR else [word] * count
    return " ".join(words)


def _die(die: PathDie) -> str:
    face = str(die.face or "")
    tile = f"@{die.tile}" if die.tile else ""
    return _LETTER[die.color] + face + tile + "".join([f"/{source}" for source in die.rerolled_by])


def read_pool(text: object, where: str) -> Pool:
    """`3S 1M H5 H2`; haggle dice that wait for their roll are `2H`."""
    pool = Pool()
    for die in read_dice(text, where):
        if die.tile or die.rerolled_by or (die.face and die.color != "haggle"):
            raise PositionError(f"{where}: in a pool only haggle dice show a face, such as 3S 1M H5 H2")
        if die.color == "haggle":
            pool.haggle.append(die.face)
        elif die.color == "strength":
            pool.strength += 1
        else:
            pool.magic += 1
    pool.haggle.sort()
    return pool


def write_pool(pool: Pool) -> str:
    dice = [PathDie("strength") for _ in range(pool.strength)] + [PathDie("magic") for _ in range(pool.magic)]
    return write_dice(dice + [PathDie("haggle", face) for face in pool.haggle])


def read_placed(text: object, where: str, players: int) -> tuple[PlacedDie, ...]:
    """`H5 by 0, 2S by 1, 1S by rival`: dice on a space or card and the seat whose they are."""
    placed: list[PlacedDie] = []
    for part in str(text).split(","):
        dice, _, owner = part.partition(" by ")
        seat = -1 if owner.strip() == _RIVAL else int(owner) if owner.strip().isdecimal() else players
        if seat >= players:
            raise PositionError(f"{where}: '{part.strip()}' must say whose dice they are, such as 'H5 by 0'")
        placed += [PlacedDie(die.color, die.face, seat) for die in read_dice(dice, where)]
    return tuple(placed)


def write_placed(dice: Sequence[PlacedDie]) -> str:
    parts = []
    for seat, same in groupby(dice, key=lambda die: die.seat):
        owner = _RIVAL if seat < 0 else seat
        parts.append(f"{write_dice([PathDie(die.color, die.face) for die in same])} by {owner}")
    return ", ".join(parts)


# --- clan members and traps -------------------------------------------------------------------------------------


def read_member(text: object, where: str) -> Member:
    """`purkas leader wounded settled:al_dahn @land_a.1 +pugnor gold:2 potions:1 poisons:1`."""
    words = str(text).split()
    if not words:
        raise PositionError(f"{where}: a member starts with its id")
    member = Member(words[0])
    said: set[str] = set()
    for word in words[1:]:
        name, _, value = word.partition(":")
        about = word if word[0] == "+" else word[0] if word[0] == "@" else name
        if about in said:
            raise PositionError(f"{where}: '{word}' is said twice about {member.id}")
        said.add(about)
        if word == "leader":
            member.leader = True
        elif word == "wounded":
            member.wounded = True
        elif word[0] == "@":
            member.path = word[1:]
        elif word[0] == "+":
            member.equipment.append(word[1:])
        elif name == "settled":
            member.land = value
        elif name in ("gold", "potions", "poisons") and value.isdecimal():
            setattr(member, name, int(value))
        else:
            allowed = "leader, wounded, settled:LAND, @PATH, +EQUIPMENT, gold:N, potions:N, poisons:N"
            raise PositionError(f"{where}: '{word}' says nothing about {member.id}; allowed: {allowed}")
    return member


def write_member(member: Member) -> str:
    return " ".join(_member(member))


def _member(member: Member) -> Iterator[str]:
    yield member.id
    if member.leader:
        yield "leader"
    if member.wounded:
        yield "wounded"
    if member.land:
        yield f"settled:{member.land}"
    if member.path:
        yield f"@{member.path}"
    for card in member.equipment:
        yield f"+{card}"
    for token in ("gold", "potions", "poisons"):
        if getattr(member, token):
            yield f"{token}:{getattr(member, token)}"


def read_trap(text: object, number: int, where: str) -> PathTrap:
    """`trap_s1`, `trap_s1 up`, `amb_redirect1 up target:2`; `number:3` if tiles above it are gone."""
    words = str(text).split()
    if not words:
        raise PositionError(f"{where}: a trap starts with its id")
    trap = PathTrap(number, words[0])
    for word in words[1:]:
        name, _, value = word.partition(":")
        if word == "up":
            trap.face_up = True
        elif name in ("target", "number") and value.isdecimal():
            setattr(trap, name, int(value))
        else:
            raise PositionError(f"{where}: '{word}' says nothing about a trap; allowed: up, target:N, number:N")
    return trap


def write_trap(trap: PathTrap, number: int) -> str:
    words = [trap.kind]
    if trap.face_up:
        words.append("up")
    if trap.target:
        words.append(f"target:{trap.target}")
    if trap.number != number:
        words.append(f"number:{trap.number}")
    return " ".join(words)
