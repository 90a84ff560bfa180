"""The board as panels: the fortress with its buildings above, missions, lands and the fortress access below."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.monster_lands.box.cards import Advantage, Monster
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
    equipment_card,
    loot_card,
    placed_dice,
    shop_trap,
    tavern_card,
)
from tafelrunde.games.monster_lands.scene.paths import (
    column,
    head,
    path_die,
    path_name,
    path_state,
    slot_tip,
    token_slots,
)
from tafelrunde.games.monster_lands.state import Location, Path
from tafelrunde.games.monster_lands.words import icons
from tafelrunde.games.monster_lands.words.wording import amounts, effect_text, land_text
from tafelrunde.kernel.scene import Badge, Card, Column, Item, Panel, PanelBoard, Slot, State, Text, Track

FORTRESS, OUTSIDE = 0, 1
"""The rows of the board."""

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
        columns.append(column(game, path, dice, (), path_state(game, location, path), foot=foot, tip=tip, rule=rule))
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
    return column(
        game,
        path,
        slot.required,
        slot.optional,
        path_state(game, location, path),
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
        dice = tuple(path_die(path, index) for index, placed in enumerate(path.dice) if not placed.tile)
        accepts = game.content.board.fortress_access.dice_allowed
        slots = [
            Slot(
                id=f"{path.id}/dice",
                accepts=accepts,
                optional=True,
                holds=dice,
                tip=slot_tip(accepts, True),
                rule="ML-FOR-02",
            )
        ]
        slots += token_slots(game, path, 1)
    return Column(
        id=path.id,
        name=path_name(path),
        head=head(game, path),
        slots=tuple(slots),
        foot=advantage_badges(guard),
        state=path_state(game, game.state.access, path),
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
