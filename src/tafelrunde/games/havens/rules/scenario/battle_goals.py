"""Battle goals: two dealt, one kept in secret (GH-SET-04), and whether they are met at the end (GH-END-06)."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.games.havens.board.dungeon_rooms import RANDOM
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Hero
from tafelrunde.kernel import Option, Rules
from tafelrunde.kernel.scene import Text
from tafelrunde.tabletop.hexes import Hex


def choose(game: Game) -> Rules[None]:
    """Every player gets goals for each character and keeps one of them (GH-SET-04)."""
    state = game.state
    if not state.heroes[0].goals:
        deal(game)
        return
    seats = sorted({hero.seat for hero in state.heroes})
    chosen: dict[int, dict[int, str]] = yield game.ask_all({seat: _keep_one_each(game, seat) for seat in seats})
    for kept in chosen.values():
        for index, goal in kept.items():
            hero = state.heroes[index]
            hero.goals = (goal,)
            game.tell("keeps_goal", "GH-SET-04", hero=hero.id, private={hero.seat: {"goal": goal}})
    state.goal_deck.sort()  # No more are dealt: the order tells nothing.
    state.phase = "equipment"


def deal(game: Game) -> None:
    """Shuffle all battle goals and deal; those that everybody sees to be pointless here are passed over (GH-RUL-75)."""
    state = game.state
    state.goal_deck = sorted(dealable(game))
    game.shuffle("battle goals", state.goal_deck)
    game.reveal()
    for hero in state.heroes:
        dealt = [state.goal_deck.pop() for _ in range(min(game.edition.battle_goals_dealt, len(state.goal_deck)))]
        hero.goals = tuple(dealt)


def dealable(game: Game) -> list[str]:
    """The battle goals for this scenario: all but pointless ones, if that leaves enough (GH-RUL-75)."""
    goals = game.content.goals
    fair = [name for name in goals if not _pointless(game, goals[name].test)]
    wanted = game.edition.battle_goals_dealt * len(game.state.heroes)
    return fair if len(fair) >= wanted else list(goals)


def _pointless(game: Game, test: str) -> bool:
    """Whether the map, which everybody knows (GH-SET-02), decides about a goal: doors and rooms that are not there.

    What is behind doors is hidden (GH-HID-02), so that goals about traps, treasures or elites are always dealt.
    """
    if test not in ("doors", "no_door", "alone_in_room") or game.scenario.id == RANDOM:
        return False
    map_ = game.state.map
    return len(map_.rooms) == 1 if test == "alone_in_room" else not map_.doors


def _keep_one_each(game: Game, seat: int) -> Rules[dict[int, str]]:
    kept: dict[int, str] = {}
    for hero in game.state.heroes:
        if hero.seat == seat:
            kept[hero.index] = yield game.ask(
                seat,
                "battle_goal",
                [Option(f"keep:{goal}", goal, f"goal:{goal}", {"task": task(game, goal)}) for goal in hero.goals],
                rule="GH-SET-04",
                args={"hero": hero.id},
            )
    return kept


def task(game: Game, goal_id: str) -> Text:
    """What a battle goal asks for."""
    goal = game.content.goals[goal_id]
    return Text(f"goal-test-{goal.test}", {"n": goal.n})


def checkmarks(game: Game, hero: Hero) -> int:
    """The checkmarks of the hero's battle goal, if it is met (GH-END-06)."""
    if not hero.goals:
        return 0
    goal = game.content.goals[hero.goals[0]]
    return goal.checks if TESTS[goal.test](game, hero, goal.n) else 0


def met(game: Game, hero: Hero) -> bool:
    """Whether the goal would be met if the scenario ended now."""
    return checkmarks(game, hero) > 0


# --- the tests --------------------------------------------------------------------------------------------------

Test = Callable[[Game, Hero, int], bool]


def _count(what: str) -> Test:
    """At least so many of something."""
    return lambda game, hero, n: hero.tally.get(what, 0) >= n


def _some(what: str) -> Test:
    return lambda game, hero, n: hero.tally.get(what, 0) > 0


def _none(*what: str) -> Test:
    return lambda game, hero, n: not any(hero.tally.get(name, 0) for name in what)


def _doors(game: Game, hero: Hero, n: int) -> bool:
    """So many doors, or all if there are fewer."""
    return hero.tally.get("doors", 0) >= min(n, max(1, len(game.state.map.doors)))


def _leads(game: Game, hero: Hero, what: str) -> bool:
    """More than nothing, and nobody has more."""
    return 0 < hero.tally.get(what, 0) == max(other.tally.get(what, 0) for other in game.state.heroes)


def _items(game: Game, hero: Hero, n: int) -> bool:
    return sum(1 for name in hero.tally if name.startswith("item:")) >= n


TESTS: dict[str, Test] = {
    "cards_left": lambda game, hero, n: len(hero.hand) + len(hero.discard) >= n,
    "xp_at_most": lambda game, hero, n: hero.xp <= n,
    "coins": lambda game, hero, n: hero.coins >= n,
    "no_loot": lambda game, hero, n: not hero.coins and not hero.tally.get("treasures", 0),
    "kill_undamaged": _some("undamaged_kills"),
    "kill_elite": _count("elite_kills"),
    "first_kill": lambda game, hero, n: game.state.first_kill == hero.index,
    "last_kill": lambda game, hero, n: game.state.last_kill == hero.index,
    "never_below_half": _none("below_half"),
    "ended_round_low": lambda game, hero, n: 0 < hero.tally.get("lowest_at_round_end", 0) <= n,
    "no_long_rest": _none("long_rests"),
    "no_short_rest": _none("short_rests"),
    "doors": _doors,
    "no_door": _none("doors"),
    "no_item": _none("items"),
    "items": _items,
    "alone_in_room": _some("alone"),
    "nobody_exhausted": lambda game, hero, n: not any(other.exhausted for other in game.state.heroes),
    "alive_with_hand": lambda game, hero, n: not hero.exhausted and len(hero.hand) >= n,
    "kills_at_least": _count("kills"),
    "kills_at_most": lambda game, hero, n: hero.tally.get("kills", 0) <= n,
    "trap_triggered": _some("traps"),
    "elements": _count("elements"),
    "treasure": _some("treasures"),
    "damage_at_least": _count("damage"),
    "suffered_at_least": _count("suffered"),
    "no_card_lost": _none("cards_lost_to_damage"),
    "cards_lost": _count("cards_lost_to_damage"),
    "long_rests": _count("long_rests"),
    "short_rests": _count("short_rests"),
    "forced_steps": _count("forced_steps"),
    "no_element": _none("elements"),
    "loot_cards": lambda game, hero, n: len(hero.loot) >= n,
    "most_kills": lambda game, hero, n: _leads(game, hero, "kills"),
    "most_damage": lambda game, hero, n: _leads(game, hero, "damage"),
}
"""What battle goals can ask for (havens/pack/goals.py says it in words)."""


# --- what has to be watched while playing -----------------------------------------------------------------------


def turn_ended(game: Game, hero: Hero) -> None:
    """Whether the hero ends its turn as the only character in its room."""
    figure = game.body(hero)
    if figure is None:
        return
    here = _rooms(game, figure.at)
    for other in game.state.figures:
        if other.kind == "hero" and other is not figure and not set(here).isdisjoint(_rooms(game, other.at)):
            return
    game.tally(hero, "alone")


def _rooms(game: Game, at: Hex) -> tuple[int, ...]:
    """The room of a hex; a door is of both rooms that it joins (GH-REV-10), or of none."""
    found = game.ground.rooms.get(at, ())
    return found if len(found) == 1 or game.edition.doors_in_rooms else ()


def round_ended(game: Game) -> None:
    """Remember the lowest hit points at the end of a round."""
    for hero in game.heroes():
        figure = game.body(hero)
        if figure is not None:
            lowest = hero.tally.get("lowest_at_round_end", figure.hp)
            hero.tally["lowest_at_round_end"] = min(lowest, figure.hp)
