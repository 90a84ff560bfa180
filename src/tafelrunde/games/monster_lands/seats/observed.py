"""The table as numbers, with nothing in them that a seat may not know (chapter 12a): decks are counts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter

from tafelrunde.games.monster_lands.state import Clan, Location, State
from tafelrunde.kernel.observation import WORD, Row, Rows, Table

TABLES = (
    Table(
        "round",
        ("phase_", "round", "turn", "passed", "action_", "place", "slot", "stage_", "start_player", "monsters_left",
         "lands_left", "mercenaries_left", "equipment_left"),
        1,
    ),
    Table(
        "clans",
        ("affinity_", "seat", "mine", "fame", "gold", "strength_dice", "magic_dice", "haggle_dice", "haggle_sum",
         "shields", "potions", "poisons", "traps", "trophies", "lands", "loot"),
        4,
    ),
    Table(
        "members",
        ("member_", "seat", "leader", "wounded", "path_", "land_", "equipment", "gold", "potions", "poisons"),
        48,
    ),
    Table(
        "locations",
        ("place_", "land_", "monster_", "tile_", "fought", "overcome", "catch", "defeat", "conquest"),
        12,
    ),
    Table("paths", ("path_", "seat", "member_", "dice", "dice_sum", "traps", "shields", "prevailed"), 40),
    Table("cards", ("card_", "where_", "seat"), 128),
    Table("dice", ("place_", "color_", "face", "seat"), 48),
)  # fmt: skip
"""`where_` of a card is a display, or what a clan has: `trap`, `loot`, `trophy`, `land`."""

_DISPLAYS = ("tavern", "trap_display", "bazaar", "loot_display", "panic", "aspirants")


def observed(state: State, seat: int) -> Sequence[Rows]:
    """The rows of all tables, in their order."""
    situation = (
        WORD[state.phase], state.round, state.turn, state.passed, WORD[state.action], state.place, state.slot,
        WORD[state.stage], state.start_player, len(state.monster_deck), len(state.land_deck),
        len(state.mercenary_deck), len(state.equipment_deck),
    )  # fmt: skip
    members: list[Row] = []
    cards: list[Row] = []
    for where, shown in zip(_DISPLAYS, _shown(state), strict=True):
        cards += _lying(where, -1, tuple(shown))
    for clan in state.clans:
        owner = clan.seat
        for member in clan.members:
            members.append(
                (
                    WORD[member.id], owner, member.leader, member.wounded, WORD[member.path], WORD[member.land],
                    len(member.equipment), member.gold, member.potions, member.poisons,
                )
            )  # fmt: skip
            if member.equipment:
                cards += _lying(member.id, owner, tuple(member.equipment))
        if owner == seat and clan.traps:
            cards += _lying("trap", owner, tuple(clan.traps))
        if clan.loot:
            cards += _lying("loot", owner, tuple(clan.loot))
        if clan.trophies:
            cards += _lying("trophy", owner, tuple(clan.trophies))
        if clan.lands:
            cards += _lying("land", owner, tuple(clan.lands))
    places = [*state.missions, *state.lands, state.access]
    return (
        (situation,),
        [_clan(clan, clan.seat == seat) for clan in state.clans],
        members,
        [_location(place) for place in places],
        _paths(places),
        cards,
        [
            (WORD[place], WORD[die.color], die.face, die.seat)
            for place, dice in state.spaces.items()
            for die in dice
        ],
    )  # fmt: skip


_shown = attrgetter(*_DISPLAYS)


@lru_cache(4096)
def _lying(where: str, owner: int, cards: tuple[str, ...]) -> Rows:
    """Cards in one place, which stay there for a while."""
    place = WORD[where]
    return [(WORD[card], place, owner) for card in cards if card]


def _clan(clan: Clan, mine: bool) -> Row:
    pool = clan.pool
    return (
        WORD[clan.affinity], clan.seat, mine, clan.fame, clan.gold, pool.strength, pool.magic, len(pool.haggle),
        sum(pool.haggle), clan.shields, clan.potions, clan.poisons, len(clan.traps), len(clan.trophies),
        len(clan.lands), len(clan.loot),
    )  # fmt: skip


def _location(place: Location) -> Row:
    return (
        WORD[place.id], WORD[place.land], WORD[place.monster], WORD[place.tile], place.fought, place.overcome,
        place.catch_total, place.defeat_total, place.conquest_total,
    )  # fmt: skip


def _paths(places: Sequence[Location]) -> Rows:
    """Only paths on which something lies: there are many."""
    rows: list[Row] = []
    for place in places:
        for path in place.paths:
            if path.seat >= 0:
                dice = path.dice
                rows.append(
                    (
                        WORD[path.id], path.seat, WORD[path.member], len(dice), sum([die.face for die in dice]),
                        len(path.traps), path.shields, path.prevailed,
                    )
                )  # fmt: skip
    return rows
