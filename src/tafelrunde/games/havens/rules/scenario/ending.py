"""How a scenario ends: goals, setbacks, the last round, and what the characters take home (chapter 11)."""

from __future__ import annotations

from typing import Literal, assert_never

from msgspec.structs import replace

from tafelrunde.games.havens.board.dungeon_rooms import ROOMS
from tafelrunde.games.havens.box import special
from tafelrunde.games.havens.box.scenarios import Scenario
from tafelrunde.games.havens.box.special import Goal
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import active, modifiers
from tafelrunde.games.havens.rules.scenario import battle_goals, masteries
from tafelrunde.games.havens.state import Figure, State
from tafelrunde.kernel import Option, Rules

MOST_CHECKS = 18
"""GH-PRK-04."""


def check(game: Game) -> None:
    """Decide the scenario as soon as it is won or lost; what comes first counts (GH-END-01, GH-END-03)."""
    state = game.state
    if settled(game) or not state.round:
        return
    scenario = game.scenario
    if reason := setback(game, scenario):
        decide(game, "lost", reason)
    elif achieved(game, scenario.goal):
        decide(game, "won", "goal")


def settled(game: Game) -> bool:
    """Whether nothing can change the result any more; a win may still be lost where the game says so (FH-DIF-38)."""
    result = game.state.result
    return result == "lost" or (result == "won" and not game.edition.later_loss_wins)


def decide(game: Game, result: Literal["won", "lost"], because: str) -> None:
    """From now on the end is certain; the round is played to its end (GH-END-02)."""
    state = game.state
    if settled(game) or state.result == result:
        return
    state.result = result
    state.because = because
    game.tell(f"scenario_{result}", "GH-END-02", because=because, round=state.round)


# --- lost -------------------------------------------------------------------------------------------------------


def setback(game: Game, scenario: Scenario) -> str:
    """Why the scenario is lost, if it is (GH-OVR-06, GH-EXH-05)."""
    state = game.state
    for hero in state.heroes:
        if hero.escaped or not hero.exhausted:
            break
    else:
        return "exhausted"
    for setback_ in scenario.lose:
        match setback_:
            case special.AllyLost(id=name):
                if state.kills.get(name) or (_was_placed(game, name) and not _stands(game, name)):
                    return "ally_lost"
            case special.TooLate() | special.Breach():
                pass  # looked at when a round or a turn ends
            case _:
                assert_never(setback_)
    return ""


def _was_placed(game: Game, name: str) -> bool:
    """Whether the room of an allied figure or object has been revealed."""
    for room in game.state.rooms:
        contents = game.contents(room)
        friends = [one.type for one in contents.monsters if one.side == "hero"]
        if name in (*friends, *[ally.id for ally in contents.allies], *[tile.id for tile in contents.tiles]):
            return True
    return False


def _stands(game: Game, name: str) -> bool:
    """Whether it is on the map; of allied monsters any of the type."""
    found = [figure for figure in game.state.figures if name in (figure.id, figure.type)]
    return any(one.kind in ("ally", "object") or (one.kind == "monster" and one.side == "hero") for one in found)


# --- won --------------------------------------------------------------------------------------------------------


def achieved(game: Game, goal: Goal) -> bool:
    """Whether a goal is met now (GH-END-12)."""
    match goal:
        case special.KillAll():
            return all_revealed(game) and not _monsters(game.state)
        case special.KillBoss():
            dead = game.state.kills.get(goal.type, 0) > 0
            return dead and not (goal.revealed and _monsters(game.state))
        case special.Kill():
            return game.state.kills.get(goal.type, 0) >= game.number(goal.n)
        case special.Destroy():
            return all_destroyed(game, goal.name)
        case special.Collect():
            return game.state.looted_goals >= game.number(goal.n)
        case special.Escape():
            heroes = game.state.heroes
            return not game.heroes() and any(hero.escaped for hero in heroes)
        case special.Explore():
            return all_revealed(game)
        case special.Press():
            return set(goal.hexes) <= set(game.state.pressed)
        case special.Hold():
            return game.state.held >= game.number(goal.rounds)
        case special.Reach() | special.Survive():
            return False  # looked at when a round ends
        case special.Both():
            return achieved(game, goal.one) and achieved(game, goal.other)
        case _:
            assert_never(goal)


def all_revealed(game: Game) -> bool:
    """Whether no room is left to be discovered."""
    state = game.state
    rooms = ROOMS if state.dungeon else len(state.map.rooms)
    return len(state.rooms) >= rooms


def _monsters(state: State) -> bool:
    return any(figure.side != "hero" and figure.kind == "monster" for figure in state.figures)


def all_destroyed(game: Game, name: str) -> bool:
    """Whether every obstacle of that name was revealed and destroyed (GH-OVL-14)."""
    if any(figure.kind == "object" and figure.type == name for figure in game.state.figures):
        return False
    for room, contents in game.scenario.contents.items():
        if room not in game.state.rooms and any(tile.name == name for tile in contents.tiles):
            return False
    return True


# --- at the end of turns and rounds -----------------------------------------------------------------------------


def after_turn(game: Game, figure: Figure | None) -> Rules[None] | None:
    """A turn is over: who stands where it matters (escape, breach)."""
    if figure is not None and game.find(figure.id) is not None:
        scenario = game.scenario
        goal = scenario.goal
        if figure.kind == "hero" and type(goal) is special.Escape and figure.at in goal.hexes:
            return _may_escape(game, figure)
        if scenario.lose and figure.side != "hero" and not settled(game):
            for setback_ in scenario.lose:
                if type(setback_) is special.Breach and figure.at in setback_.hexes:
                    decide(game, "lost", "breach")
    check(game)
    return None


def _may_escape(game: Game, figure: Figure) -> Rules[None]:
    """A character leaves, or stays if the game lets it (FH-GEN-05)."""
    leaves = True
    if game.edition.escape_is_asked:
        options = [Option("escape", True), Option("stay", False)]
        leaves = yield game.ask(game.hero(figure).seat, "escape", options, "FH-GEN-05", {"hero": figure.id})
    if leaves:
        escape(game, figure)
    check(game)


def escape(game: Game, figure: Figure) -> None:
    """A character leaves the map and is safe; its summons go with it, and their cards to their piles (GH-SUM-04)."""
    hero = game.hero(figure)
    hero.escaped = True
    hero.shadows = ()
    game.state.figures.remove(figure)
    for card in [card for card in hero.active if card.summon]:
        active.put_away(game, hero, card, "GH-SUM-04", card.lost)
    game.tell("escaped", "GH-END-01", hero=hero.id)


def check_round(game: Game) -> None:
    """What is looked at only when a round ends: places reached, rounds survived, time run out."""
    battle_goals.round_ended(game)
    _count_held(game)
    check(game)
    state = game.state
    if settled(game):
        return
    if not state.result and _met_at_round_end(game, game.scenario.goal):
        decide(game, "won", "goal")
    for setback_ in game.scenario.lose:
        if type(setback_) is special.TooLate and state.round >= game.number(setback_.rounds):
            decide(game, "lost", "too_late")


def _count_held(game: Game) -> None:
    """Whether the places of the goal are held in this round."""
    for goal in special.parts(game.scenario.goal):
        if type(goal) is special.Hold:
            there = [figure for figure in game.state.figures if figure.at in goal.hexes]
            held = any(figure.kind == "hero" for figure in there)
            if held and not any(figure.side == "monster" for figure in there):
                game.state.held += 1
                game.tell("place_held", "GH-SPC-01", rounds=game.state.held, n=game.number(goal.rounds))


def press(game: Game, figure: Figure) -> None:
    """A character presses a plate of the goal, the first time (GH-OVL-17)."""
    for goal in special.parts(game.scenario.goal):
        if type(goal) is special.Press and figure.at in goal.hexes and figure.at not in game.state.pressed:
            game.state.pressed = (*game.state.pressed, figure.at)
            left = len(set(goal.hexes) - set(game.state.pressed))
            game.tell("plate_pressed", "GH-OVL-17", hero=figure.id, left=left)
            check(game)


def _met_at_round_end(game: Game, goal: Goal) -> bool:
    match goal:
        case special.Reach():
            bodies = [game.body(hero) for hero in game.heroes()]
            return bool(bodies) and all(figure is not None and figure.at in goal.hexes for figure in bodies)
        case special.Survive():
            return game.state.round >= game.number(goal.rounds) and bool(game.heroes())
        case special.Both():
            return _met_at_round_end(game, goal.one) and _met_at_round_end(game, goal.other)
        case _:
            return achieved(game, goal)


# --- taking home ------------------------------------------------------------------------------------------------


def finish(game: Game) -> None:
    """Record what everybody has gained; with a success also bonus XP and checkmarks (GH-END-04 … GH-END-08)."""
    state = game.state
    state.phase = "over"
    row = game.level
    won = state.result == "won"
    if won:
        masteries.settle(game)
    for hero in state.heroes:
        checks = battle_goals.checkmarks(game, hero) if won else 0
        bonus = row.bonus_xp if won else 0
        gold = hero.coins * row.gold_per_coin + hero.gold
        game.tell(
            "takes_home",
            "GH-END-04",
            hero=hero.id,
            xp=hero.xp + bonus,
            gold=gold,
            checks=checks,
            goal=hero.goals[0] if hero.goals else "",
        )
        hero.tally |= {"gold": gold, "bonus_xp": bonus, "checks": checks}
        character = hero.character
        hero.character = replace(
            character,
            xp=character.xp + hero.xp + bonus,
            gold=character.gold + gold,
            checks=min(character.checks + checks, MOST_CHECKS),
            items=(*character.items, *hero.found),
        )
    modifiers.remove_temporaries(game)
    if won:
        game.tell_story("conclusion", "GH-END-06")
    game.tell("over", "GH-END-01", result=state.result, rounds=state.round)
