"""The story goes on: what triggers of the adventure do (SS-WPT-01, SS-EVT-05, SS-EVT-09, SS-JRN-09)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tafelrunde.games.sword_and_sorcery.box.adventures import (
    Ally,
    Appear,
    Bounty,
    ChangeGoal,
    Decide,
    FindBuilding,
    GiveItem,
    GiveKey,
    HealEnemies,
    Hourglass,
    LayShadows,
    Merchant,
    Note,
    OpenBorder,
    Read,
    Reinforce,
    TakeChallenge,
    Trigger,
    TurnAltar,
    TurnPortal,
    Way,
    allowed,
)
from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.box.map.board import border_name
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import challenges, shadows, triggers
from tafelrunde.games.sword_and_sorcery.rules.adventure import rewards
from tafelrunde.games.sword_and_sorcery.rules.death import wounds
from tafelrunde.games.sword_and_sorcery.rules.enemies import arriving
from tafelrunde.games.sword_and_sorcery.rules.items import holding, lying
from tafelrunde.games.sword_and_sorcery.state import CompanionFigure, Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Receive, Run, Story, Visit
from tafelrunde.kernel import PARTY, Option, Rules


def go_on(game: Game, task: Story) -> Rules[None]:
    """One deed after the other."""
    things = game.content.index.things
    deeds = things[task.key]
    trigger = things.get(task.key.removesuffix("/do"))
    unwanted = task.at == 0 and isinstance(trigger, Trigger) and not triggers.still_wanted(game, trigger)
    if unwanted or task.at >= len(deeds):
        game.finish(task)
        return
    deed = deeds[task.at]
    if isinstance(deed, Decide):
        yield from decide(game, task, deed)
        task.at += 1
        return
    at = task.at
    task.at += 1
    handler = DEEDS.get(type(deed))
    if handler is not None:
        handler(game, task, deed)
    else:
        game.plan(Run(task.key, f"hero:{task.seat}", "", game.state.adventure, at, seat=task.seat, one=True))


def decide(game: Game, task: Story, deed: Decide) -> Rules[None]:
    """The active hero takes one of the ways that its soul nature allows (SS-CAM-03)."""
    ways = [way for way in allowed(deed, game.hero_card(game.hero(task.seat)).nature) if _able(game, way)]
    if len(ways) == 1:
        way: Way = ways[0]
    else:
        options = [Option(f"way:{one.id}", one, f"way:{one.id}") for one in ways]
        way = yield game.ask(task.seat, "way", options, "SS-CAM-03", {"entry": f"entry-{deed.entry}"})
    game.tell("decides", "SS-CAM-03", seat=task.seat, way=way.id)
    if way.gold:
        yield from _pay(game, way.gold)
    game.plan(Story(game.content.index.key(way.do), task.seat))


def _able(game: Game, way: Way) -> bool:
    """The party has the card that it needs and the gold that it costs."""
    heroes = game.state.heroes
    has = not way.needs or any(card_of(code) == way.needs for hero in heroes for code in holding.cards(hero))
    return has and sum([hero.gold for hero in heroes]) >= way.gold


def _pay(game: Game, due: int) -> Rules[None]:
    """Any heroes pay, in any split (SS-GLD-04)."""
    while due:
        payers = [hero for hero in game.state.heroes if hero.gold]
        options = [Option(f"pays:{hero.seat}", hero, f"seat:{hero.seat}", {"hero": hero.card}) for hero in payers]
        payer: Hero = yield game.ask(PARTY, "pays", options, "SS-GLD-04", {"gold": due})
        paid = min(due, payer.gold)
        payer.gold -= paid
        due -= paid


def read(game: Game, task: Story, deed: Read) -> None:
    game.tell("story", "SS-JRN-09", entry=f"entry-{deed.entry}")


def note(game: Game, task: Story, deed: Note) -> None:
    """Goals and other triggers may ask for it; what is noted on the journey lasts."""
    state = game.state
    if state.journey is not None:
        if deed.flag not in state.notes:
            state.notes += (deed.flag,)
    elif deed.flag not in state.flags:
        state.flags += (deed.flag,)
        triggers.fire(game, "flag", task.seat, deed.flag)


def portal(game: Game, task: Story, deed: TurnPortal) -> None:
    """SS-PRT-01."""
    state = game.state
    state.portals = tuple([replace(one, open=deed.open) if one.symbol == deed.symbol else one for one in state.portals])
    game.tell("portal", "SS-PRT-01", symbol=deed.symbol, open=deed.open)


def altar(game: Game, task: Story, deed: TurnAltar) -> None:
    """SS-RES-03."""
    game.state.altars[deed.zone] = deed.active
    game.tell("altar", "SS-RES-03", zone=deed.zone, active=deed.active)


def appear(game: Game, task: Story, deed: Appear) -> None:
    """An enemy, a boss or a plague, unless it is there or dead."""
    state, content = game.state, game.content
    if deed.what in content.plagues:
        arriving.place_plague(game, deed.what, deed.zone)
        return
    if deed.what in state.removed or any(enemy.card == deed.what for enemy in state.enemies):
        return
    if deed.what in content.bosses:
        arriving.place_boss(game, deed.what, deed.zone)
    else:
        arriving.place(game, deed.what, deed.zone)


def reinforce(game: Game, task: Story, deed: Reinforce) -> None:
    """SS-ASG-06."""
    arriving.draw_kind(game, deed.scroll, deed.zone)


def give_item(game: Game, task: Story, deed: GiveItem) -> None:
    """The card comes from wherever it lies unused; a card that somebody has is not there twice."""
    code = rewards.take_card(game, deed.item)
    if code:
        game.plan(Receive(task.seat, items=(code,)))


def give_key(game: Game, task: Story, deed: GiveKey) -> None:
    """SS-DOR-10."""
    if deed.zone:
        lying.put(game, deed.zone, key=True)
        game.tell("key_lies", "SS-DOR-10", zone=deed.zone)
    else:
        game.hero(task.seat).key = True
        game.tell("key", "SS-DOR-10", seat=task.seat)


def merchant(game: Game, task: Story, deed: Merchant) -> None:
    """Everybody in the zone may trade, from the active hero on (SS-EMP-01)."""
    zone = game.hero(task.seat).zone
    seats = [seat for seat in game.clockwise(task.seat) if game.hero(seat) in game.heroes_in(zone)]
    game.plan(Visit(tuple(seats)))


def open_border(game: Game, task: Story, deed: OpenBorder) -> None:
    """The way is free, and everybody looks (SS-DOR-07)."""
    border = border_name(*deed.between)
    state = game.state
    if border in state.shut:
        state.shut = tuple([shut for shut in state.shut if shut != border])
        state.locks = tuple([lock for lock in state.locks if lock != border])
        game.tell("door_open", "SS-DOR-07", door=border)
        shadows.look_around(game)


def lay_shadows(game: Game, task: Story, deed: LayShadows) -> None:
    """From the supply, face down, as long as there are tokens; who sees them turns them over (SS-SHD-02, SS-SHD-03)."""
    for zone in deed.zones:
        shadows.lay(game, zone)
    shadows.look_around(game)


def change_goal(game: Game, task: Story, deed: ChangeGoal) -> None:
    """SS-MOD-07."""
    game.state.goal = deed.to
    game.tell("goal", "SS-MOD-07", entry=f"goal-{deed.to}")


def ally(game: Game, task: Story, deed: Ally) -> None:
    """SS-COM-19."""
    hero = game.hero(task.seat)
    if not any(one.card == deed.companion for one in game.state.companions):
        one = CompanionFigure(id=f"companion:{deed.companion}", card=deed.companion, owner=task.seat, zone=hero.zone)
        game.state.companions.append(one)
        game.tell("ally", "SS-COM-19", companion=deed.companion)


def heal_enemies(game: Game, task: Story, deed: HealEnemies) -> None:
    for enemy in game.state.enemies:
        if enemy.scroll == deed.scroll:
            wounds.heal(game, enemy, deed.n, "SS-EVT-05")


def hourglass(game: Game, task: Story, deed: Hourglass) -> None:
    """SS-JRN-04, SS-LOC-06."""
    state = game.state
    more = max(deed.n, -state.hourglasses)
    state.hourglasses += more
    game.tell("hourglasses", "SS-JRN-04", n=more, left=state.hourglasses)


def find_building(game: Game, task: Story, deed: FindBuilding) -> None:
    """SS-LOC-04."""
    if deed.building not in game.state.buildings:
        game.state.buildings += (deed.building,)
        game.tell("finds_building", "SS-LOC-04", building=deed.building)


def take_challenge(game: Game, task: Story, deed: TakeChallenge) -> None:
    """SS-CHL-01."""
    challenges.take_on(game, deed.challenge)


def bounty(game: Game, task: Story, deed: Bounty) -> None:
    """SS-JRN-09."""
    rewards.pay_out(game, deed, "SS-JRN-09")


DEEDS: dict[type[Any], Callable[[Game, Story, Any], None]] = {
    Read: read,
    Note: note,
    TurnPortal: portal,
    TurnAltar: altar,
    Appear: appear,
    Reinforce: reinforce,
    GiveItem: give_item,
    GiveKey: give_key,
    Merchant: merchant,
    OpenBorder: open_border,
    LayShadows: lay_shadows,
    ChangeGoal: change_goal,
    Ally: ally,
    HealEnemies: heal_enemies,
    Hourglass: hourglass,
    FindBuilding: find_building,
    TakeChallenge: take_challenge,
    Bounty: bounty,
}
