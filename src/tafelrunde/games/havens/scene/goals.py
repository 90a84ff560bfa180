"""What the scenario is about, beside the board: its goal with real numbers, setbacks, special rules, the level."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.havens.board.dungeon_rooms import ROOMS
from tafelrunde.games.havens.box import special
from tafelrunde.games.havens.box.special import Goal, Setback
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.words import icons
from tafelrunde.kernel.scene import Briefing, Line, Text
from tafelrunde.tabletop.hexes import Hex

INTRO = "intro"
"""The key of a scenario's first text."""


def goal_lines(game: Game) -> Iterator[Line]:
    """The goal, what loses the scenario, and its special rules (GH-END-12, GH-OVR-06, GH-SPC-01)."""
    yield _goal_line(game)
    yield from _setbacks(game)
    yield from _special_rules(game)


def briefing(game: Game) -> Briefing | None:
    """What everybody is told when a scenario begins; its numbers are known when the characters are."""
    scenario = game.scenario
    if not game.state.heroes:
        return None
    exhausted = Line(id="exhausted", icon=icons.SETBACK, text=Text("briefing-exhausted"), rule="GH-OVR-06")
    return Briefing(
        id=scenario.id,
        title=Text(f"setup-scenario-{scenario.id}"),
        story=(Text(f"scenario-{scenario.id}-{INTRO}" if INTRO in scenario.texts else "briefing-no-story"),),
        goals=(_goal_line(game),),
        rules=tuple(_special_rules(game)),
        defeat=(*_setbacks(game), exhausted),
    )


def _goal_line(game: Game) -> Line:
    text = goal_text(game, game.scenario.goal)
    return Line(id="goal", name="name-goal", icon=icons.GOAL, text=text, rule="GH-END-12")


def _setbacks(game: Game) -> Iterator[Line]:
    for number, setback in enumerate(game.scenario.lose):
        yield Line(
            id=f"setback:{number}",
            icon=icons.SETBACK,
            text=_setback_text(game, setback),
            rule="GH-OVR-06",
        )


def _special_rules(game: Game) -> Iterator[Line]:
    scenario = game.scenario
    for number, rule in enumerate(scenario.special):
        if rule.text:
            over = rule.once and number in game.state.fired
            yield Line(
                id=f"special:{number}",
                icon=icons.SPECIAL_RULE,
                text=Text(f"scenario-{scenario.id}-{rule.text}"),
                state="used" if over else "",
                rule="GH-SPC-01",
            )


def goal_text(game: Game, goal: Goal) -> Text:
    """A goal in words, with how much of it is done."""
    state = game.state
    match goal:
        case special.KillAll():
            rooms = ROOMS if state.scenario == "random" else len(state.map.rooms)
            return Text("scenario-goal-kill_all", {"left": _enemies(game), "rooms": rooms - len(state.rooms)})
        case special.KillBoss():
            return Text(
                "scenario-goal-kill_boss-all" if goal.revealed else "scenario-goal-kill_boss", {"type": goal.type}
            )
        case special.Kill():
            done = state.kills.get(goal.type, 0)
            return Text("scenario-goal-kill", {"type": goal.type, "n": game.number(goal.n), "done": done})
        case special.Destroy():
            left = sum(figure.kind == "object" and figure.type == goal.name for figure in state.figures)
            return Text("scenario-goal-destroy", {"what": goal.name, "left": left})
        case special.Collect():
            return Text("scenario-goal-collect", {"n": game.number(goal.n), "done": state.looted_goals})
        case special.Reach():
            return Text("scenario-goal-reach")
        case special.Escape():
            return Text("scenario-goal-escape", {"left": len(game.heroes())})
        case special.Survive():
            return Text("scenario-goal-survive", {"n": game.number(goal.rounds)})
        case special.Explore():
            return Text("scenario-goal-explore", {"rooms": len(state.map.rooms) - len(state.rooms)})
        case special.Press():
            return Text("scenario-goal-press", {"left": len(set(goal.hexes) - set(state.pressed))})
        case special.Hold():
            return Text("scenario-goal-hold", {"n": game.number(goal.rounds), "done": state.held})
        case special.Both():
            return Text("scenario-goal-both", {"one": goal_text(game, goal.one), "other": goal_text(game, goal.other)})


def _enemies(game: Game) -> int:
    return sum(figure.kind == "monster" and figure.side != "hero" for figure in game.state.figures)


def _setback_text(game: Game, setback: Setback) -> Text:
    match setback:
        case special.AllyLost(id=name):
            return Text("scenario-setback-ally_lost", {"what": name})
        case special.TooLate(rounds=rounds):
            return Text("scenario-setback-too_late", {"n": game.number(rounds)})
        case special.Breach():
            return Text("scenario-setback-breach")


def level_line(game: Game) -> Line:
    """What the scenario level fixes (GH-LVL-05)."""
    row = game.level
    numbers = {
        "level": game.state.level,
        "trap": row.trap_damage,
        "hazard": game.hazard_damage,
        "gold": row.gold_per_coin,
        "xp": row.bonus_xp,
    }
    return Line(id="level", text=Text("level-line", numbers), rule="GH-LVL-05")


# --- hexes that matter ----------------------------------------------------------------------------------------


def marked_hexes(game: Game) -> dict[Hex, str]:
    """Hexes that the goal or a setback speaks of, and how the map shows them."""
    found: dict[Hex, str] = {}
    for goal in special.parts(game.scenario.goal):
        match goal:
            case special.Reach(hexes=hexes) | special.Hold(hexes=hexes):
                found |= dict.fromkeys(hexes, "objective")
            case special.Escape(hexes=hexes):
                found |= dict.fromkeys(hexes, "exit")
            case special.Press(hexes=hexes):
                found |= dict.fromkeys((at for at in hexes if at not in game.state.pressed), "objective")
    for setback in game.scenario.lose:
        if isinstance(setback, special.Breach):
            found |= dict.fromkeys(setback.hexes, "objective")
    return found
