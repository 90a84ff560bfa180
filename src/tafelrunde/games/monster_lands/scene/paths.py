"""The paths of missions, lands and the fortress access: places for dice and tokens, and what lies there."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.monster_lands.box.cards import DieSlot
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.scene.cards import (
    carried_badges,
    die,
    member_state,
    path_trap,
)
from tafelrunde.games.monster_lands.state import Location, Path
from tafelrunde.games.monster_lands.words import icons
from tafelrunde.games.monster_lands.words.wording import either
from tafelrunde.kernel.scene import Badge, Column, Die, Piece, Slot, State, Text

TOKENS = ("trap", "shield")


def column(
    game: Game,
    path: Path,
    required: Sequence[DieSlot],
    optional: Sequence[DieSlot],
    state: State,
    *,
    tokens: int = 0,
    foot: tuple[Badge, ...] = (),
    tip: tuple[Text, ...] = (),
    rule: str = "",
) -> Column:
    """A path with places for dice and tokens, and what lies on it."""
    spaces = [*required, *optional]
    held, over = _arrange(path, required, optional)
    blocked = _blocked_slots(game, path, tokens, len(required), held)
    slots = [
        Slot(
            id=f"{path.id}/{number + 1}",
            accepts=tuple(spaces[number]),
            optional=number >= len(required),
            holds=(path_die(path, index),) if index is not None else (),
            state="closed" if number in blocked else "",
            tip=slot_tip(spaces[number], number >= len(required), number in blocked),
            rule="ML-LND-03" if number in blocked else rule,
        )
        for number, index in enumerate(held)
    ]
    slots += [
        Slot(id=f"{path.id}/{len(spaces) + number}", holds=(path_die(path, index),))
        for number, index in enumerate(over, 1)
    ]
    slots += token_slots(game, path, tokens)
    return Column(
        id=path.id,
        name=path_name(path),
        head=head(game, path),
        slots=tuple(slots),
        foot=foot,
        state=state,
        tip=tip,
        rule=rule,
    )


def slot_tip(colors: DieSlot, optional: bool, blocked: bool = False) -> tuple[Text, ...]:
    if blocked:
        return (Text("slot-blocked"),)
    return (Text("slot-optional" if optional else "slot-required", {"colors": either(colors)}),)


def path_name(path: Path) -> str:
    """Numbers at a land, sides at a mission, above and below at the access."""
    location, _, number = path.id.partition(".")
    return f"path-{location.partition('_')[0]}-{number}"


def path_state(game: Game, location: Location, path: Path) -> State:
    """Whether the path is being resolved, has won or lost somebody, or can't be used (ML-FOR-01, ML-LND-08)."""
    if _is_resolved_now(game, location, path):
        return "active"
    if path.prevailed:
        return "won"
    if path.seat >= 0 and not path.member:
        return "lost"
    if location is game.state.access and not location.monster:
        return "closed"
    return ""


def _is_resolved_now(game: Game, location: Location, path: Path) -> bool:
    state = game.state
    if state.phase == "battle":
        places = game.battlefields()
        return state.place < len(places) and places[state.place] is location and location.paths[state.slot] is path
    if state.phase in ("dice_mission", "contract_mission"):
        mission = state.missions[0 if state.phase == "dice_mission" else 1]
        return mission is location and bool(path.member) and state.slot < 2 and location.paths[state.slot] is path
    return False


def head(game: Game, path: Path) -> Piece | None:
    """The mercenary on a path, in the colour of its clan (ML-OUT-01)."""
    if not path.member:
        return None
    clan = game.owner(path)
    member = game.mercenary_on(path)
    tip = [Text("path-mercenary", {"seat": clan.seat, "mercenary": member.id})]
    if member.wounded:
        tip.append(Text("member-wounded"))
    if member.equipment:
        tip.append(Text("path-equipment", {"equipment": member.equipment}))
    return Piece(
        id=f"on:{path.id}",
        name=member.id,
        icon=icons.member(member.id),
        seat=clan.seat,
        state="wounded" if member_state(member) == "wounded" else "",
        badges=tuple(carried_badges(member)),
        tip=tuple(tip),
        rule="ML-OUT-01",
    )


def path_die(path: Path, index: int) -> Die:
    placed = path.dice[index]
    return die(f"die:{path.id}:{index}", placed.color, placed.face, (Text("die-of", {"seat": path.seat}),))


def _arrange(
    path: Path, required: Sequence[DieSlot], optional: Sequence[DieSlot]
) -> tuple[list[int | None], list[int]]:
    """Which die of the path lies on which place, required ones first, and which have none of their own.

    Within each group places that take fewer colours choose first, so that every die finds one if the rules do.
    """
    spaces = [*required, *optional]
    order = sorted(range(len(spaces)), key=lambda number: (number >= len(required), len(spaces[number])))
    waiting = [index for index, placed in enumerate(path.dice) if not placed.tile]
    held: list[int | None] = [None] * len(spaces)
    for number in order:
        found = next((index for index in waiting if path.dice[index].color in spaces[number]), None)
        if found is not None:
            held[number] = found
            waiting.remove(found)
    return held, waiting


def _blocked_slots(game: Game, path: Path, spaces: int, required: int, held: list[int | None]) -> set[int]:
    """Optional places whose room is taken by tokens beyond the token spaces (ML-LND-03)."""
    extra = len(path.traps) + path.shields - spaces
    if not spaces or extra <= 0:
        return set()
    empty = [number for number in range(required, len(held)) if held[number] is None]
    room = extra * game.content.board.extra_token_dice_slots
    return set(empty[-room:])


def token_slots(game: Game, path: Path, spaces: int) -> list[Slot]:
    """Traps with the dice on them, then shields, then what is still free (ML-LND-03, ML-LND-05)."""
    held: list[tuple[Die | Piece, ...]] = []
    for trap in path.traps:
        tile = path_trap(game, f"path_trap:{path.id}:{trap.number}", trap.kind, path.seat, trap.face_up)
        dice = [path_die(path, index) for index, placed in enumerate(path.dice) if placed.tile == trap.number]
        held.append((tile, *dice))
    for number in range(1, path.shields + 1):
        shield = Piece(
            id=f"path_shield:{path.id}:{number}",
            name="shield",
            icon=icons.THING["shield"],
            seat=path.seat,
            tip=(Text("tip-shield"),),
            rule="ML-DEF-01",
        )
        held.append((shield,))
    held += [()] * (spaces - len(held))
    return [
        Slot(
            id=f"{path.id}/token{number}",
            accepts=TOKENS,
            optional=True,
            holds=pieces,
            tip=(Text("slot-token"),),
            rule="ML-LND-03",
        )
        for number, pieces in enumerate(held, 1)
    ]
