"""What is on the table, as one seat sees it: from a state already redacted for that seat to a scene."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.monster_lands.box.effects import COLORS
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules.cleanup import is_paid
from tafelrunde.games.monster_lands.rules.scoring import score
from tafelrunde.games.monster_lands.scene.board import board
from tafelrunde.games.monster_lands.scene.cards import (
    badge,
    belongings,
    die,
    equipment_card,
    land_card,
    loot_card,
    member_card,
    trap_cards,
    trophy_card,
)
from tafelrunde.games.monster_lands.state import Clan, State
from tafelrunde.games.monster_lands.words import icons
from tafelrunde.games.monster_lands.words.wording import option_tip
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.scene import Badge, Card, Die, Item, Line, Piece, Pile, Scene, Seat, Slot, Text, Track

_ADVENTURE = ("dice_mission", "contract_mission", "battle")


def scene(state: State, seat: int, decision: Decision | None) -> Scene:
    """The whole table as `seat` sees it; `state` is that seat's view."""
    game = Game(state)
    asked = decision.seat if decision is not None else None
    return Scene(
        title=_title(game),
        viewer=seat,
        seats=tuple(_seat(game, clan, seat, asked) for clan in game.clockwise(state.start_player)),
        boards=(board(game),),
        mine=_mine(game, game.clan(seat), decision) if 0 <= seat < len(state.clans) else (),
        side=_side(game),
        focus=_focus(game, decision),
        dice=tuple(die(f"kind:{color}", color) for color in COLORS),
    )


def _title(game: Game) -> Text:
    state = game.state
    return Text(
        "title",
        {
            "round": state.round,
            "rounds": game.content.config.end.rounds,
            "phase": Text(f"phase-{state.phase}"),
            "extra": _extra_dice(game),
        },
    )


def _extra_dice(game: Game) -> int:
    """Monster dice that the round track adds in this round (ML-CMP-16)."""
    track = game.content.difficulty(game.state.difficulty).round_track
    return game.content.extra_monster_dice(track, game.state.round)


# --- the players ----------------------------------------------------------------------------------------------


def _seat(game: Game, clan: Clan, viewer: int, asked: int | None) -> Seat:
    """What everybody may see of a clan; the viewer's own cards lie before the viewer (ML-HID-06)."""
    points = score(clan, game.content)
    badges = [
        badge("score", points.total),
        badge("fame", clan.fame),
        badge("reputation", game.reputation(clan)),
        badge("gold", clan.gold),
        badge("trap", len(clan.traps)),
        *[
            badge(what, n)
            for what, n in (("shield", clan.shields), ("potion", clan.potions), ("poison", clan.poisons))
            if n
        ],
    ]
    if clan.seat == game.state.start_player:
        badges.append(badge("start"))
    return Seat(
        id=f"seat:{clan.seat}",
        icon=icons.SEATS[clan.seat % len(icons.SEATS)],
        seat=clan.seat,
        state="active" if clan.seat == asked else "",
        badges=tuple(badges),
        dice=_pool_dice(clan, f"seat:{clan.seat}/pool"),
        cards=() if clan.seat == viewer else tuple(belongings(game, clan)),
        tip=(
            Text("tip-seat_fame", {"fame": clan.fame, "reputation": game.reputation(clan), "n": game.surplus(clan)}),
            Text(
                "tip-seat_score",
                {
                    "total": points.total,
                    "fame": points.fame,
                    "reputation": points.reputation,
                    "trophies": points.trophies,
                    "affinities": sum(points.affinities.values()),
                },
            ),
            Text("tip-seat_salary", {"gold": _salary(game, clan)}),
            Text("tip-seat_traps", {"n": len(clan.traps), "most": game.trap_limit(clan)}),
        ),
        rule="ML-TAV-02",
    )


def _salary(game: Game, clan: Clan) -> int:
    """What the clan's members will ask for at the end of the round (ML-CLN-30, ML-KEY-13)."""
    paid = [member for member in clan.members if is_paid(member)]
    return len(paid) * game.content.salary(clan.fame)


def _pool_dice(clan: Clan, prefix: str) -> tuple[Die, ...]:
    pool = clan.pool
    dice = [die(f"{prefix}/strength{n}", "strength") for n in range(1, pool.strength + 1)]
    dice += [die(f"{prefix}/magic{n}", "magic") for n in range(1, pool.magic + 1)]
    dice += [die(f"{prefix}/haggle{n}", "haggle", face) for n, face in enumerate(pool.haggle, 1)]
    return tuple(dice)


# --- what is mine ---------------------------------------------------------------------------------------------


def _mine(game: Game, clan: Clan, decision: Decision | None) -> tuple[Item, ...]:
    """What belongs to the viewing seat, its secrets included: dice, members, lands, traps, loot, trophies, tokens."""
    return (
        *_pool(clan),
        *_in_hand(game, clan, decision),
        *[member_card(game, clan, member) for member in clan.members],
        *[land_card(game, clan, land) for land in clan.lands],
        *trap_cards(game, clan),
        *[loot_card(game, tile, f"loot:{tile}", clan.seat) for tile in clan.loot],
        *[trophy_card(game, monster, clan.seat) for monster in clan.trophies],
        *_tokens(game, clan),
    )


def _in_hand(game: Game, clan: Clan, decision: Decision | None) -> list[Card]:
    """Equipment that waits for a bearer while its owner decides (ML-BAZ-02, ML-CLN-35)."""
    card = decision.args.get("equipment", "") if decision is not None and decision.seat == clan.seat else ""
    if card not in game.content.equipment or any(card in member.equipment for member in clan.members):
        return []
    return [equipment_card(game, card, f"equipment:{card}", clan.seat)]


def _pool(clan: Clan) -> list[Slot]:
    """The dice pool, one place for each colour and each face of haggle dice (ML-CMP-02)."""
    pool = clan.pool
    groups = [("strength", 0, pool.strength), ("magic", 0, pool.magic)]
    groups += [("haggle", face, pool.haggle.count(face)) for face in dict.fromkeys(pool.haggle)]
    slots = []
    for color, face, count in groups:
        if count:
            place = f"pool:haggle:{face}" if color == "haggle" else f"pool:{color}"
            slots.append(
                Slot(
                    id=place,
                    name=f"die-{color}",
                    icon=icons.DIE[color],
                    holds=tuple(die(f"{place}/{n}", color, face) for n in range(1, count + 1)),
                    tip=(Text(f"tip-die_{color}"),),
                    rule="ML-HAG-02" if color == "haggle" else "ML-CMP-02",
                )
            )
    return slots


def _tokens(game: Game, clan: Clan) -> list[Piece]:
    """The stock: gold without a limit, tokens with one (ML-ITM-14)."""
    limits = game.content.config.limits
    bonus = game.content.config.combat.poison_bonus
    stock = (
        ("shields", "shield", clan.shields, limits.shields, "ML-DEF-01"),
        ("potions", "potion", clan.potions, limits.potions, "ML-ITM-11"),
        ("poisons", "poison", clan.poisons, limits.poisons, "ML-ITM-12"),
    )
    tokens = [
        Piece(
            id="gold",
            name="gold",
            icon=icons.THING["gold"],
            seat=clan.seat,
            count=clan.gold,
            tip=(Text("tip-gold"), Text("tip-seat_salary", {"gold": _salary(game, clan)})),
            rule="ML-CLN-30",
        )
    ]
    tokens += [
        Piece(
            id=token_id,
            name=token_id,
            icon=icons.THING[thing],
            seat=clan.seat,
            count=count,
            state="" if count else "empty",
            tip=(Text(f"tip-{thing}", {"bonus": bonus}), Text("tip-limit", {"n": count, "most": most})),
            rule=rule,
        )
        for token_id, thing, count, most, rule in stock
    ]
    return tokens


# --- beside the board -----------------------------------------------------------------------------------------


def _side(game: Game) -> tuple[Item, ...]:
    """The round track, the modules in play, and how much is left in the piles."""
    state = game.state
    rounds = game.content.config.end.rounds
    track = game.content.difficulty(state.difficulty).round_track
    marks = tuple(
        Badge(icons.DIE["monster"], f"+{game.content.extra_monster_dice(track, n)}", "badge-extra_dice")
        for n in range(1, rounds + 1)
    )
    items: list[Item] = [
        Track(
            id="round",
            name="track-round",
            icon=icons.THING["round"],
            value=state.round,
            most=rounds,
            marks=marks,
            tip=(
                Text("tip-round", {"extra": _extra_dice(game)}),
                Text("tip-end", {"rounds": rounds, "fame": game.content.config.end.fame}),
            ),
            rule="ML-OVR-03",
        )
    ]
    items += [
        Line(id=f"option:{option}", text=Text(f"setup-{option}"), tip=(option_tip(option),), rule=rule)
        for option, rule in _MODULES.items()
        if getattr(state, option)
    ]
    items += [
        Pile(
            id=f"pile:{pile}",
            name=f"pile-{pile}",
            icon=icons.THING[icon],
            count=count,
            tip=_left(count),
            rule="ML-CMP-22",
        )
        for pile, icon, count in _piles(state)
    ]
    return tuple(items)


_MODULES = {
    "ambush_module": "ML-AMB-03",
    "queens_grant": "ML-VAR-02",
    "more_monsters": "ML-VAR-05",
    "extra_mercenaries": "ML-VAR-08",
}


def _left(count: int) -> tuple[Text, ...]:
    return (Text("tip-pile", {"n": count}),)


def _piles(state: State) -> Sequence[tuple[str, str, int]]:
    return (
        ("mercenaries", "member", len(state.mercenary_deck)),
        ("traps", "trap", len(state.trap_stack)),
        ("equipment", "equipment", len(state.equipment_deck)),
        ("monsters", "attack", len(state.monster_deck)),
        ("lands", "conquest", len(state.land_deck)),
        ("loot", "loot", len(state.loot_stack)),
        ("panic", "panic", len(state.panic_stack)),
    )


# --- what it is about -----------------------------------------------------------------------------------------


def _focus(game: Game, decision: Decision | None) -> tuple[str, ...]:
    """The place being resolved, and what the question names."""
    state = game.state
    found: dict[str, None] = {}
    if state.phase == "battle" and state.place < len(game.battlefields()):
        location = game.battlefields()[state.place]
        found[location.id] = None
        if state.slot < len(location.paths) and location.paths[state.slot].member:
            found[location.paths[state.slot].id] = None
    elif state.phase in _ADVENTURE:
        found[state.missions[0 if state.phase == "dice_mission" else 1].id] = None
    for what, value in (decision.args if decision is not None else {}).items():
        if isinstance(value, str) and value and (element := _element(what, value)):
            found[element] = None
    return tuple(found)


_ELEMENTS = {
    "path": "{}",
    "place": "{}",
    "building": "building:{}",
    "mercenary": "member:{}",
    "member": "member:{}",
    "equipment": "equipment:{}",
    "loot": "loot:{}",
    "land": "land:{}",
    "trap": "trap:{}",
    "monster": "monster:{}",
}
"""The element that an argument of a question means."""


def _element(what: str, value: str) -> str:
    return _ELEMENTS.get(what, "").format(value)
