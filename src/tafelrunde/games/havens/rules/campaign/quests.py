"""Personal quests: what they ask for is counted by itself (GH-DAT-34, GH-RTR-01, GH-RTR-11)."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from tafelrunde.games.havens.box import campaign as ops
from tafelrunde.games.havens.box.campaign import Effects, Goal
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign.world import change, member
from tafelrunde.games.havens.state import Hero, Member
from tafelrunde.games.havens.state.campaign import count, counted
from tafelrunde.games.havens.state.outpost import Counts

KILL, SHARED = "kill:", "shared:"
"""Counters by type and rank: `kill:bandit_guard:elite`; those of everybody in the scenarios one took part in."""


class Standing(NamedTuple):
    """How far one goal of a quest is."""

    goal: Goal
    have: int
    need: int


def standing(game: Game, who: Member) -> list[Standing]:
    """How far the present step of a quest is; nothing once it is fulfilled, or without a quest."""
    if not who.quest or fulfilled(game, who):
        return []
    step = game.content.quests[who.quest].steps[who.step]
    return [Standing(goal, min(_have(game, who, goal), need), need) for goal in step.goals for need in (_need(goal),)]


def fulfilled(game: Game, who: Member) -> bool:
    """Whether all steps are done: the character must retire (GH-RTR-01)."""
    return bool(who.quest) and who.step >= len(game.content.quests[who.quest].steps)


def step_done(game: Game, who: Member) -> bool:
    """Whether all goals of the present step are reached."""
    found = standing(game, who)
    return bool(found) and all(one.have >= one.need for one in found)


def next_step(game: Game, who: Member) -> Effects:
    """The present step is over, and its counters with it; what follows from it."""
    effects = game.content.quests[who.quest].steps[who.step].then
    who = change(game, who, step=who.step + 1, counts=(), won=(), exhausted=(), mourned=())
    rule = "GH-RTR-01" if fulfilled(game, who) else "GH-DAT-34"
    kind = "quest_fulfilled" if fulfilled(game, who) else "quest_step"
    game.tell(kind, rule, hero=who.character.cls, quest=f"quest-{who.quest}")
    return effects


def note(game: Game, who: Member, what: str, amount: int = 1) -> None:
    """Count something outside scenarios: gold donated, events, enhancements, checkmarks."""
    if who.quest and amount:
        who = member(game, who.id)
        change(game, who, counts=counted(who.counts, what, amount))


# --- a scenario is over -----------------------------------------------------------------------------------------


def count_scenario(game: Game, who: Member, hero: Hero, checks: int) -> None:
    """What a character has done in a scenario, in whatever mode it was played (GH-RTR-11)."""
    if not who.quest:
        return
    state = game.state
    counts = who.counts
    for what, amount in sorted(hero.tally.items()):
        if what.startswith(KILL) or what in ops.TALLIES:
            counts = counted(counts, what, amount)
    for what, amount in _together(game):
        counts = counted(counts, what, amount)
    if checks:
        counts = counted(counts, "checks", checks)
    others = [other for other in state.heroes if other is not hero]
    change(
        game,
        who,
        counts=counts,
        won=_with(who.won, state.scenario, state.result == "won"),
        exhausted=_with(who.exhausted, state.scenario, hero.exhausted),
        mourned=_with(who.mourned, state.scenario, any(other.exhausted for other in others)),
    )


def _with(seen: tuple[str, ...], scenario: str, so: bool) -> tuple[str, ...]:
    return (*seen, scenario) if so and scenario not in seen else seen


def _together(game: Game) -> Counts:
    """Kills of the whole party; a boss counts whoever or whatever killed it."""
    found: Counts = ()
    for hero in game.state.heroes:
        for what, amount in sorted(hero.tally.items()):
            if what.startswith(KILL) and not what.endswith(":boss"):
                found = counted(found, SHARED + what.removeprefix(KILL), amount)
    for type_, amount in sorted(game.state.kills.items()):
        if type_ in game.content.monsters and game.content.monsters[type_].boss:
            found = counted(found, f"{SHARED}{type_}:boss", amount)
    return found


# --- goals ------------------------------------------------------------------------------------------------------


def _need(goal: Goal) -> int:
    match goal:
        case ops.Items(slots=slots):
            return sum(slots.values())
        case ops.Level(gained=gained):
            return gained
        case _:
            return goal.n


def _have(game: Game, who: Member, goal: Goal) -> int:
    match goal:
        case ops.Kills():
            return _kills(game, who, goal)
        case ops.Counted(what=what):
            return count(who.counts, what)
        case ops.Scenarios(tag=tag, ids=ids):
            scenarios = game.content.scenarios
            wanted = [name for name in who.won if name in scenarios and (not ids or name in ids)]
            return sum(1 for name in wanted if not tag or tag in scenarios[name].tags)
        case ops.Exhausted(ally=ally):
            return len(who.mourned if ally else who.exhausted)
        case ops.Owned():
            return who.character.gold
        case ops.Donated():
            return count(who.counts, "donated")
        case ops.Items(slots=slots):
            owned = [game.item(item).slot for item in who.character.items]
            return sum(min(owned.count(slot), number) for slot, number in slots.items())
        case ops.Marked():
            return count(who.counts, "checks")
        case ops.Enhanced():
            return count(who.counts, "enhanced")
        case ops.Level():
            return count(who.counts, "levels")
        case ops.Events(deck=deck):
            return sum(count(who.counts, f"events:{one}") for one in ("city", "road") if deck in ("", one))
        case ops.Deeds(what=what):
            return count(who.counts, what)
        case ops.Regions():
            scenarios = game.content.scenarios
            return len({scenarios[name].tags[:1] for name in who.won if name in scenarios})
        case _:
            assert_never(goal)


def _kills(game: Game, who: Member, goal: ops.Kills) -> int:
    prefix = KILL if goal.by == "self" else SHARED
    total = 0
    for what, amount in who.counts:
        if what.startswith(prefix):
            type_, _, rank = what.removeprefix(prefix).rpartition(":")
            if (not goal.rank or rank == goal.rank) and (not goal.of or _is_one_of(game, type_, goal.of)):
                total += amount
    return total


def _is_one_of(game: Game, type_: str, wanted: tuple[str, ...]) -> bool:
    monster = game.content.monsters.get(type_)
    return type_ in wanted or (monster is not None and any(tag in wanted for tag in monster.tags))
