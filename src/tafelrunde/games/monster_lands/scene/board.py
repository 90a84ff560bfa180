"""The board as panels: the fortress with its buildings above, missions, lands and the fortress access below."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.monster_lands.box.cards import Advantage, DieSlot, Monster
from tafelrunde.games.monster_lands.box.config import Building, Space
from tafelrunde.games.monster_lands.box.effects import AutoHit
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules.adventure.monster_attack import dice_terms
from tafelrunde.games.monster_lands.rules.buildings.haggling import previous_face
from tafelrunde.games.monster_lands.rules.buildings.spaces import has_panic
from tafelrunde.games.monster_lands.scene.cards import (
    advantage_badges,
    advantage_tip,
    affinity_badge,
    badge,
    carried_badges,
    die,
    equipment_card,
    loot_card,
    member_state,
    path_trap,
    placed_dice,
    shop_trap,
    tavern_card,
)
from tafelrunde.games.monster_lands.state import Location, Path
from tafelrunde.games.monster_lands.words import icons
from tafelrunde.games.monster_lands.words.wording import amounts, effect_text, either, land_text
from tafelrunde.kernel.scene import Badge, Card, Column, Die, Item, Panel, PanelBoard, Piece, Slot, State, Text, Track

FORTRESS, OUTSIDE = 0, 1
"""The rows of the board."""

TOKENS = ("trap", "shield")
REWARDS = ("fame", "gold", "loot", "potion", "poison", "shield")


def board(game: Game) -> PanelBoard:
    """The main board (ML-CMP-20)."""
    state = game.state
    dice_mission, contract_mission = state.missions
    outside = (
        _mission(game, dice_mission),
        *[_land(game, location) for location in state.lands],
        _mission(game, contract_mission),
        _access(game),
        _loot(game),
    )
    return PanelBoard(
        id="board",
        name="board",
        panels=(*[_building(game, building) for building in game.content.buildings.values()], *outside),
    )


# --- the fortress ---------------------------------------------------------------------------------------------


def _building(game: Game, building: Building) -> Panel:
    """A building: what it takes, what it offers, which spaces are free, and panic (ML-BLD-01 … ML-BLD-08)."""
    panic = has_panic(game, building.id)
    last = previous_face(game, building.id) if building.haggle else 0
    facts = Text(f"building-{building.id}", _facts(game, building.id))
    tip = [Text("tip-dice_allowed", {"dice": building.dice_allowed})]
    if building.haggle:
        tip.append(Text("tip-last_haggle", {"face": last}) if last else Text("tip-haggle"))
    return Panel(
        id=f"building:{building.id}",
        name=building.id,
        icon=icons.BUILDING[building.id],
        state="closed" if panic else "",
        row=FORTRESS,
        weight=2 if building.id in ("hunting_lodge", "tavern") else 1,
        badges=(Badge(icons.DIE["haggle"], last, "badge-last_haggle"),) if last else (),
        lines=(Text("building-panic"), facts) if panic else (facts,),
        items=(*[_space(game, building, space) for space in building.spaces], *_display(game, building.id)),
        tip=tuple(tip),
        rule="ML-BLD-08" if panic else _BUILDING_RULES[building.id],
    )


_BUILDING_RULES = {
    "hunting_lodge": "ML-HUN-01",
    "alchemist": "ML-ALC-01",
    "tavern": "ML-TAV-01",
    "armory": "ML-ARM-01",
    "pawnbroker": "ML-PAW-01",
    "bazaar": "ML-BAZ-01",
    "mine": "ML-MIN-01",
}


def _facts(game: Game, building: str) -> dict[str, int]:
    """The numbers of a building's one line."""
    config = game.content.config
    return {
        "tavern": {"beer": config.beer.gold},
        "armory": {"most": config.armory.max_per_action, "price": config.armory.price_each},
        "pawnbroker": {"gold": config.pawnbroker.gold_per_die},
    }.get(building, {})


def _space(game: Game, building: Building, space: Space) -> Slot | Column:
    """A place for dice; where it yields something of its own, that is written at its foot (ML-BLD-01)."""
    dice = placed_dice(f"space:{space.id}", game.state.spaces.get(space.id, ()))
    closed = game.state.players in space.closed_at
    state: State = "closed" if closed else "used" if dice and space.kind != "unlimited" else ""
    tip = (Text("space-closed"),) if closed else (Text(f"space-{space.kind}"),)
    rule = "ML-CNT-01" if closed else "ML-BLD-01"
    if not space.gold and not space.brews:
        return Slot(id=f"space:{space.id}", accepts=building.dice_allowed, holds=dice, state=state, tip=tip, rule=rule)
    size = 2 if space.kind == "double" else 1
    slots = [
        Slot(
            id=f"space:{space.id}/{number}",
            accepts=building.dice_allowed,
            holds=dice[number - 1 : number],
            state=state,
        )
        for number in range(1, size + 1)
    ]
    yields = badge("gold", space.gold) if space.gold else badge("brew", space.brews)
    return Column(id=f"space:{space.id}", slots=tuple(slots), foot=(yields,), state=state, tip=tip, rule=rule)


def _display(game: Game, building: str) -> Sequence[Item]:
    """What lies open for sale."""
    state = game.state
    if building == "hunting_lodge":
        return [shop_trap(game, kind, place) for place, kind in enumerate(state.trap_display) if kind]
    if building == "bazaar":
        return [equipment_card(game, card, f"bazaar:{card}") for card in state.bazaar if card]
    if building == "tavern":
        hirelings = [tavern_card(game, card, f"tavern:{card}") for card in state.tavern if card]
        if state.aspirants:
            hirelings.append(tavern_card(game, state.aspirants[-1], "aspirants", len(state.aspirants)))
        return hirelings
    return ()


def _loot(game: Game) -> Panel:
    """The loot display (ML-PLU-01)."""
    return Panel(
        id="loot_display",
        name="loot-display",
        icon=icons.THING["loot"],
        row=OUTSIDE,
        items=tuple(loot_card(game, tile, f"loot_display:{tile}") for tile in game.state.loot_display if tile),
        tip=(Text("tip-loot_display"),),
        rule="ML-PLU-01",
    )


# --- missions -------------------------------------------------------------------------------------------------


def _mission(game: Game, location: Location) -> Panel:
    """A mission: goal, reward and penalty, and two paths (ML-MIS-01)."""
    if not location.tile:
        return Panel(id=location.id, name=location.id, icon=icons.THING[location.id], row=OUTSIDE, state="empty")
    tile = game.content.missions[location.tile]
    if location.side == "a":
        dice = tile.side_a.dice
        lines = (
            Text("mission-goal", {"goal": tile.side_a.goal}),
            Text("mission-reward", {"things": amounts(tile.side_a.reward)}),
            Text("mission-penalty", {"things": amounts(tile.side_a.penalty)}),
        )
        rewards = [tile.side_a.reward, tile.side_a.reward]
        rule = "ML-MSR-01"
    else:
        dice = tile.side_b.dice
        rewards = [tile.side_b.reward_left, tile.side_b.reward_right]
        lines = (
            Text("contract-goal", {"things": amounts(tile.side_b.goal)}),
            Text("contract-left", {"things": amounts(rewards[0])}),
            Text("contract-right", {"things": amounts(rewards[1])}),
        )
        rule = "ML-MSR-10"
    columns = []
    for path, reward in zip(location.paths, rewards, strict=True):
        foot = tuple(badge(what, n) for what in REWARDS if (n := getattr(reward, what)))
        tip = (Text("mission-dice"), Text("mission-reward", {"things": amounts(reward)}))
        columns.append(_column(game, path, dice, (), _path_state(game, location, path), foot=foot, tip=tip, rule=rule))
    return Panel(
        id=location.id,
        name=f"{location.tile}.{location.side}",
        icon=icons.THING[location.id],
        row=OUTSIDE,
        weight=2,
        badges=(badge("goal", tile.side_a.goal),) if location.side == "a" else (),
        lines=lines,
        items=tuple(columns),
        tip=(Text(f"tip-{location.id}"),),
        rule=rule,
    )


# --- lands and the fortress access ----------------------------------------------------------------------------


def _land(game: Game, location: Location) -> Panel:
    """A land: what it takes to conquer it, its monster, and four paths (ML-LND-01)."""
    items: list[Item] = []
    if location.monster:
        items.append(_monster(game, location))
    items += _totals(game, location)
    if location.tile:
        items += [_land_path(game, location, path) for path in location.paths]
    if not location.land:
        return Panel(
            id=location.id,
            name=location.id,
            row=OUTSIDE,
            weight=4,
            state="empty",
            lines=(Text("land-none"),),
            items=tuple(items),
            rule="ML-CLN-54",
        )
    land = game.land(location)
    return Panel(
        id=location.id,
        name=location.land,
        icon=icons.LAND.get(location.land, icons.THING["conquest"]),
        row=OUTSIDE,
        weight=4,
        badges=(
            affinity_badge(land.affinity),
            badge("conquest", land.conquest_value),
            *[badge(what, n) for what in ("fame", "gold") if (n := getattr(land.reward, what))],
        ),
        lines=(land_text(land.ability), *(() if location.monster else (Text("monster-none"),))),
        items=tuple(items),
        tip=(
            Text("tip-conquest", {"value": land.conquest_value, "things": amounts(land.reward)}),
            Text("tip-affinity", {"affinity": land.affinity}),
            land_text(land.ability),
        ),
        rule="ML-CNQ-02",
    )


def _land_path(game: Game, location: Location, path: Path) -> Column:
    slot = game.path_slot(location, path)
    number = game.slot(path)
    tip = (
        *advantage_tip(slot.advantage),
        Text("tip-path_dice", {"required": len(slot.required), "optional": len(slot.optional)}),
        Text("tip-death_fame", {"fame": game.content.death_fame(number)}),
    )
    return _column(
        game,
        path,
        slot.required,
        slot.optional,
        _path_state(game, location, path),
        tokens=game.content.token_spaces(number),
        foot=advantage_badges(slot.advantage),
        tip=tip,
        rule="ML-LND-02",
    )


def _access(game: Game) -> Panel:
    """The fortress access: a monster at most, two paths without limits (ML-FOR-01, ML-FOR-02)."""
    location = game.state.access
    printed = game.content.board.fortress_access
    items: list[Item] = [_monster(game, location)] if location.monster else []
    items += _totals(game, location)
    for path, guarded in zip(location.paths, printed.paths, strict=True):
        items.append(_access_path(game, path, guarded.guard, bool(location.monster)))
    return Panel(
        id=location.id,
        name=location.id,
        icon=icons.THING["access"],
        row=OUTSIDE,
        weight=2,
        state="" if location.monster else "empty",
        lines=() if location.monster else (Text("access-empty"),),
        items=tuple(items),
        tip=(Text("tip-access"), Text("tip-panic")),
        rule="ML-FOR-01",
    )


def _access_path(game: Game, path: Path, guard: Advantage, open_: bool) -> Column:
    slots = []
    if open_:
        dice = tuple(_path_die(path, index) for index, placed in enumerate(path.dice) if not placed.tile)
        accepts = game.content.board.fortress_access.dice_allowed
        slots = [
            Slot(
                id=f"{path.id}/dice",
                accepts=accepts,
                optional=True,
                holds=dice,
                tip=_slot_tip(accepts, True),
                rule="ML-FOR-02",
            )
        ]
        slots += _token_slots(game, path, 1)
    return Column(
        id=path.id,
        name=_path_name(path),
        head=_head(game, path),
        slots=tuple(slots),
        foot=advantage_badges(guard),
        state=_path_state(game, game.state.access, path),
        tip=(
            *advantage_tip(guard),
            Text("tip-access_dice"),
            Text("tip-death_fame", {"fame": game.content.death_fame(None)}),
        ),
        rule="ML-FOR-03",
    )


def _monster(game: Game, location: Location) -> Card:
    """A monster: dice, values, rewards and power, all that one needs to know before sending somebody (ML-CMP-08)."""
    monster = game.monster(location)
    dice = dict(dice_terms(game, location))
    total = sum(dice.values())
    return Card(
        id=f"monster:{location.monster}",
        name=location.monster,
        icon=icons.MONSTER.get(location.monster, icons.THING["attack"]),
        kind="monster",
        corner=icons.AFFINITY[monster.affinity],
        badges=_monster_badges(monster, total),
        lines=(
            effect_text(monster.power),
            Text("monster-caught", {"things": amounts(monster.catch_reward)}),
            Text("monster-defeated", {"things": amounts(monster.victory_reward), "trophy": monster.trophy}),
        ),
        tip=(
            Text(
                "tip-attack", {"total": total, "dice": [Text(f"dice-{source}", {"n": n}) for source, n in dice.items()]}
            ),
            Text("tip-hits", {"faces": game.content.config.combat.monster_hit_values}),
            Text("tip-catch", {"value": monster.catch_value}),
            Text("tip-victory", {"value": monster.victory_value}),
            Text("tip-affinity", {"affinity": monster.affinity}),
            Text("tip-power", {"power": effect_text(monster.power)}),
        ),
        rule="ML-MON-05" if location is game.state.access else "ML-MON-04",
    )


def _monster_badges(monster: Monster, dice: int) -> tuple[Badge, ...]:
    badges = [badge("attack", dice)]
    if isinstance(monster.power, AutoHit):
        badges.append(badge("auto_hit", monster.power.n))
    badges += [badge("catch", monster.catch_value), badge("defeat", monster.victory_value)]
    return tuple(badges)


def _totals(game: Game, location: Location) -> list[Item]:
    """What has been rolled here so far; later paths build on it (ML-BAT-05, ML-CNQ-04)."""
    tracks: list[Item] = []
    if location.monster and not location.overcome:
        monster = game.monster(location)
        for what, value, most in (
            ("catch", location.catch_total, monster.catch_value),
            ("defeat", location.defeat_total, monster.victory_value),
        ):
            if value:
                tracks.append(_track(location, what, value, most, "ML-BAT-05"))
    if location.land and location.conquest_total:
        tracks.append(
            _track(location, "conquest", location.conquest_total, game.land(location).conquest_value, "ML-CNQ-04")
        )
    return tracks


def _track(location: Location, what: str, value: int, most: int, rule: str) -> Track:
    return Track(
        id=f"{location.id}/{what}",
        name=f"track-{what}",
        icon=icons.THING[what],
        value=value,
        most=most,
        tip=(Text(f"tip-track_{what}"),),
        rule=rule,
    )


# --- paths ----------------------------------------------------------------------------------------------------


def _column(
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
            holds=(_path_die(path, index),) if index is not None else (),
            state="closed" if number in blocked else "",
            tip=_slot_tip(spaces[number], number >= len(required), number in blocked),
            rule="ML-LND-03" if number in blocked else rule,
        )
        for number, index in enumerate(held)
    ]
    slots += [
        Slot(id=f"{path.id}/{len(spaces) + number}", holds=(_path_die(path, index),))
        for number, index in enumerate(over, 1)
    ]
    slots += _token_slots(game, path, tokens)
    return Column(
        id=path.id,
        name=_path_name(path),
        head=_head(game, path),
        slots=tuple(slots),
        foot=foot,
        state=state,
        tip=tip,
        rule=rule,
    )


def _slot_tip(colors: DieSlot, optional: bool, blocked: bool = False) -> tuple[Text, ...]:
    if blocked:
        return (Text("slot-blocked"),)
    return (Text("slot-optional" if optional else "slot-required", {"colors": either(colors)}),)


def _path_name(path: Path) -> str:
    """Numbers at a land, sides at a mission, above and below at the access."""
    location, _, number = path.id.partition(".")
    return f"path-{location.partition('_')[0]}-{number}"


def _path_state(game: Game, location: Location, path: Path) -> State:
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


def _head(game: Game, path: Path) -> Piece | None:
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


def _path_die(path: Path, index: int) -> Die:
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


def _token_slots(game: Game, path: Path, spaces: int) -> list[Slot]:
    """Traps with the dice on them, then shields, then what is still free (ML-LND-03, ML-LND-05)."""
    held: list[tuple[Die | Piece, ...]] = []
    for trap in path.traps:
        tile = path_trap(game, f"path_trap:{path.id}:{trap.number}", trap.kind, path.seat, trap.face_up)
        dice = [_path_die(path, index) for index, placed in enumerate(path.dice) if placed.tile == trap.number]
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
