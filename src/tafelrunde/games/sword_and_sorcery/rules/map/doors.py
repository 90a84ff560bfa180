"""Doors, chests and locks (SS-DOR-01 … 10)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import challenges, shadows, triggers
from tafelrunde.games.sword_and_sorcery.rules.map import finding
from tafelrunde.games.sword_and_sorcery.state import Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import OpenChest, OpenDoor, Trap
from tafelrunde.kernel import Option


def doors_at(game: Game, zone: str) -> list[str]:
    """Closed doors on the borders of a zone."""
    there = game.board.doors_at[zone]
    if not there:
        return []
    shut = game.state.shut
    return [border for border in there if border in shut]


def open_options(game: Game, hero: Hero) -> list[Option]:
    """A normal door is a free action, also for engaged heroes (SS-DOR-02, SS-DOR-06)."""
    return [
        Option(f"open:{door}", ("open", door), f"door:{door}", reveals=True)
        for door in doors_at(game, hero.zone)
        if not game.board.doors[door].locked and door not in game.state.locks
    ]


def force_options(game: Game, hero: Hero) -> list[Option]:
    """Locked doors and chests, if no magic lock holds them (SS-DOR-05, SS-DOR-08, SS-DOR-09, SS-STD-04)."""
    state = game.state
    found = [
        Option(f"force_open:{door}", ("force_open", door), f"door:{door}", reveals=True)
        for door in doors_at(game, hero.zone)
        if game.board.doors[door].locked and door not in state.locks
    ]
    if hero.zone in state.chests and hero.zone not in state.locks:
        found.append(Option(f"force_open:{hero.zone}", ("force_open", hero.zone), f"chest:{hero.zone}", reveals=True))
    return found


def lock_options(game: Game, hero: Hero) -> list[Option]:
    """Who has the key takes a magic lock away (SS-DOR-09)."""
    if not hero.key:
        return []
    state = game.state
    there = [*doors_at(game, hero.zone), *([hero.zone] if hero.zone in state.chests else [])]
    return [Option(f"unlock:{what}", ("unlock", what)) for what in there if what in state.locks]


def open_(game: Game, hero: Hero, door: str) -> None:
    """First the trap, then the door is removed (SS-DOR-03, SS-TRP-08)."""
    game.tell("opens", "SS-DOR-03", seat=hero.seat, door=door)
    a, _, b = door.partition("-")
    game.plan(Trap(hero.seat, (a, b), door), OpenDoor(hero.seat, door))


def force(game: Game, hero: Hero, what: str) -> None:
    """A locked door, or a chest (SS-DOR-05, SS-DOR-08)."""
    if "-" in what:
        open_(game, hero, what)
        return
    game.tell("opens_chest", "SS-DOR-08", seat=hero.seat, zone=what)
    game.plan(Trap(hero.seat, (what,)), OpenChest(hero.seat, what))


def unlock(game: Game, hero: Hero, what: str) -> None:
    game.state.locks = tuple([lock for lock in game.state.locks if lock != what])
    game.tell("unlocks", "SS-DOR-09", seat=hero.seat)


def door_opens(game: Game, task: OpenDoor) -> None:
    """The door is removed whatever befell the opener; everybody looks (SS-DOR-04, SS-DOR-07)."""
    game.finish(task)
    game.state.shut = tuple([border for border in game.state.shut if border != task.door])
    game.tell("door_open", "SS-DOR-03", door=task.door)
    shadows.look_around(game)


def chest_opens(game: Game, task: OpenChest) -> None:
    """The token is turned over; the hero gets what it shows (SS-DOR-08)."""
    game.finish(task)
    token = game.state.chests.pop(task.zone, "")
    if token:
        game.reveal()
        game.state.opened += 1
        challenges.count(game, "chest")
        holds = game.content.chests[token].holds
        triggers.fire(game, "chest", task.seat, zone=task.zone)
        finding.find(game, game.hero(task.seat), holds, task.zone)
