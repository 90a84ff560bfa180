"""Doors and chambers (chapter 5.8)."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.board.levels import door_level
from tafelrunde.games.massive_darkness.rules.cards.picking_up import place_treasure
from tafelrunde.games.massive_darkness.rules.choices import one_zone
from tafelrunde.games.massive_darkness.state import Hero
from tafelrunde.games.massive_darkness.state.tasks import Appear, DoorBlocks
from tafelrunde.kernel import Rules

BLOCKS = 3


def doors_at(game: Game, zone: str) -> list[str]:
    """Closed doors on an edge of the zone (MD-DOR-01)."""
    doors = game.board.doors
    return [name for name in game.state.shut if name in doors and zone in (doors[name].a, doors[name].b)]


def open_door(game: Game, hero: Hero, name: str) -> None:
    """A hero opens a door from its zone (MD-DOR-01)."""
    door = game.board.doors[name]
    game.tell("door_opened", "MD-DOR-01", seat=hero.seat, door=name)
    swing_open(game, name, door.b if hero.zone == door.a else door.a)


def swing_open(game: Game, name: str, behind: str) -> None:
    """The door opens, the level may rise, a closed chamber gets its door card (MD-DOR-02 … 06).

    Who opens it, a hero or the quest, does not matter: choices belong to the active hero's player (MD-DOR-17).
    """
    state = game.state
    door = game.board.doors[name]
    before = game.passages
    state.shut = tuple([border for border in state.shut if border != name])
    game.reveal()
    door_level(game, behind)
    for first in (behind, door.a if behind == door.b else door.b):
        if first in state.unexplored:
            chamber = before.region(first, game.board.rooms)
            state.unexplored = tuple([zone for zone in state.unexplored if zone not in chamber])
            if quests.of(game).chamber_opened(game, name, chamber, first):
                draw_door_card(game, game.active_seat, chamber, first)


def draw_door_card(game: Game, seat: int, chamber: tuple[str, ...], first: str) -> None:
    """One card for the whole chamber (MD-DOR-03); zone 1 is directly behind the door (MD-DOR-07)."""
    state = game.state
    card = game.draw(state.door_deck, state.door_discard, "doors")
    if card:
        game.tell("door_card", "MD-DOR-03", seat=seat, card=card)
        game.plan(DoorBlocks(card, seat, chamber, (first,)))


def door_blocks(game: Game, task: DoorBlocks) -> Rules[None]:
    """Blocks 1 to 3 in order, in each the enemy first, then the treasure (MD-DOR-06 … 13); even steps are enemies."""
    number, treasure = divmod(task.block, 2)
    zones = task.zones
    if number < BLOCKS and number == len(zones):
        zone = yield from _next_zone(game, task)
        zones = (*zones, zone) if zone else zones
    game.finish(task)
    if number >= BLOCKS or number >= len(zones):
        if any(block.enemy or block.normal or block.special for block in game.content.doors[task.card].blocks[number:]):
            game.tell("chamber_small", "MD-DOR-08", card=task.card, n=len(zones))
        game.state.door_discard.append(task.card)
        return
    block = game.content.doors[task.card].blocks[number]
    game.plan(replace(task, zones=zones, block=task.block + 1))
    if treasure:
        place_treasure(game, zones[number], block.normal, block.special, "MD-DOR-13")
    elif block.enemy == "guard":
        game.plan(Appear("guard", (zones[number],), "MD-DOR-11"))
    elif block.enemy == "ambush":
        game.plan(Appear("guard", (game.hero(task.seat).zone,), "MD-DOR-12"))


def _next_zone(game: Game, task: DoorBlocks) -> Rules[str]:
    """A room of the chamber that borders one of the zones before; the active player chooses (MD-DOR-08, MD-DOR-10)."""
    steps = game.passages.steps
    next_to = {step for zone in task.zones for step in steps(zone)}
    free = [zone for zone in task.chamber if zone in next_to and zone not in task.zones]
    if not free:
        return ""
    return (yield from one_zone(game, free, "door_zone", "MD-DOR-10", {"number": len(task.zones) + 1}, task.seat))
