"""Information-set Monte-Carlo tree search for any game.

The bot thinks in imagined matches: each iteration deals everything the seat can't know anew, plays its own
decisions along a tree, lets the game's sensible bot answer for the other seats and for what lies beyond the tree,
and values the place it comes to. The tree belongs to the searching seat alone (single observer): its nodes are
this seat's questions, its edges option ids, and an option that is possible only in some of the imagined worlds is
measured against the times it was there to be taken.

At the root the options race: in each lap every option still in the race is tried in the same imagined world, and
those that have clearly fallen behind are dropped. The sensible bot's choice is kept unless another is really better.
With several cores each runs its laps in worlds of its own, and the race is decided over all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from time import perf_counter
from typing import Any

from tafelrunde.bots.helpers import Helpers
from tafelrunde.bots.random_bot import RandomBot
from tafelrunde.kernel import PARTY, Advice, Bot, Chance, Decision, Match, Option, View
from tafelrunde.kernel.chance import seeded

SECONDS = 1.5
"""What a person waits for without wondering."""

LONGER = "search:5s"
"""What somebody waits for who has asked for a second thought."""

_WARM_UP = 16
"""So many iterations are made in any case."""

_LAPS = 3
"""Nobody is dropped, nobody wins against the sensible bot's choice before so many laps: fewer say nothing."""

_RIPE = 24
"""The tree grows beyond an option only after so many visits: trying out odd answers to later questions makes the
values of few playouts worse, not better."""

_BEHIND = 1.4
"""An option is out of the race when it is behind by so many standard errors."""

_AHEAD = 1.2
"""Another option must be ahead of the sensible bot's choice by so many standard errors; a game whose values say less
than its sensible bot's judgement asks for more (its `caution`)."""


class _Edge:
    """An option at a node: how often it could be taken, was taken, and what came of it."""

    __slots__ = ("available", "next", "total", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.next: dict[str, _Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class _Node:
    """A question to the searching seat; `preferred` is what the sensible bot answered when it was first asked."""

    __slots__ = ("edges", "preferred", "total", "visits")

    def __init__(self, preferred: str) -> None:
        self.preferred = preferred
        self.edges: dict[str, _Edge] = {}
        self.visits = 0
        self.total = 0.0


class _Spread:
    """How far the values of playouts differ: exploration is measured in it, whatever a game's values look like."""

    __slots__ = ("count", "deviation", "mean", "squares")

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0
        self.deviation = 0.1

    def add(self, value: float) -> None:
        self.count += 1
        delta = value - self.mean
        self.mean += delta / self.count
        self.squares += delta * (value - self.mean)
        if self.count > 4:
            self.deviation = max(sqrt(self.squares / self.count), 1e-6)


class _Runner:
    """An option at the root: its edge, and its value in every world it was tried in."""

    __slots__ = ("edge", "option", "values")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.edge = _Edge()
        self.values: dict[int, float] = {}

    @property
    def mean(self) -> float:
        return sum(self.values.values()) / len(self.values) if self.values else 0.0

    def lead(self, other: _Runner) -> tuple[float, float]:
        """By how much it is ahead of another in the worlds that both were tried in, and the standard error of that."""
        theirs = other.values
        leads = [value - theirs[world] for world, value in self.values.items() if world in theirs]
        count = len(leads)
        if count < _LAPS:
            return 0.0, float("inf")
        mean = sum(leads) / count
        squares = sum([(lead - mean) ** 2 for lead in leads])
        # Few pairs say little about their spread, so that it is taken wider.
        return mean, (1.0 + 2.0 / count) * sqrt(squares / (count - 1) / count) + 1e-9

    def same(self, other: _Runner) -> bool:
        """Whether both came to the same in every world: not by winning or losing, which many ways lead to."""
        return self.values == other.values and all(0.0 < value < 1.0 for value in self.values.values())


class SearchBot(Bot):
    """Searches for a number of iterations, or for a number of seconds; less if the race is decided before.

    With iterations the choice depends only on the seed, the decision, the view and the number of `cores`; with
    seconds also on the machine. A playout ends with the chapter, where the game's sensible bot knows chapters (a
    method `chapter` of the state); elsewhere `horizon` is how many decisions of all seats it looks ahead (and then to
    the end of that turn). `trust` is the share of attention in the tree that the sensible bot's choice gets before
    anything is known, `curiosity` the weight of what is little tried.
    """

    name = "search"
    needs_history = True

    def __init__(
        self,
        seed: int = 0,
        *,
        iterations: int | None = None,
        seconds: float | None = None,
        horizon: int = 60,
        trust: float = 0.3,
        curiosity: float = 2.0,
        sensible: bool = True,
        cores: int = 1,
    ) -> None:
        if iterations is not None and iterations < 1:
            raise ValueError(f"a search needs at least one iteration, not {iterations}")
        if seconds is None and iterations is None:
            seconds = SECONDS
        self.seed = seed
        self.iterations = iterations
        self.seconds = seconds
        self.horizon = horizon
        self.trust = trust
        self.curiosity = curiosity
        self.sensible = sensible
        self.cores = cores

    def advise(self, decision: Decision, view: View) -> Advice:
        options = decision.options
        if len(options) == 1:
            return Advice(options[0], "only")
        best, iterations = self._race(decision, view)
        args = {"visits": len(best.values), "iterations": iterations, "value": round(100 * best.mean)}
        return Advice(best.option, "search", args)

    def choose(self, decision: Decision, view: View) -> Option:
        return decision.options[0] if len(decision.options) == 1 else self.advise(decision, view).option

    # --- the race at the root ---------------------------------------------------------------------------------

    def _race(self, decision: Decision, view: View) -> tuple[_Runner, int]:
        """The best option when the budget is spent or the race is decided, and how many iterations it took."""
        seed = seeded(self.seed ^ (decision.fingerprint() << 20))
        started = perf_counter()
        policy = self._policy(view.imagine(Chance(seed)), seed)
        playout = _Playout(self, view, policy, decision)
        every = [_Runner(option) for option in _candidates(policy, decision, view)]
        favourite = every[0]
        ahead = float(getattr(policy, "caution", _AHEAD))
        runners = every
        done = lap = 0
        until = float("inf") if self.seconds is None else started + self.seconds

        def run(world: int, places: Sequence[int], most: int) -> list[float]:
            """One lap, as far as the budget goes: what these options come to in one world."""
            found: list[float] = []
            for place in places[:most]:
                found.append(playout.run(every[place].option, every[place].edge, world))
                if perf_counter() >= until:
                    break
            return found

        with Helpers(run, self.cores if len(every) > 1 else 1) as crew:
            while len(runners) > 1 or (done < _WARM_UP and lap > 0):
                places = [place for place, runner in enumerate(every) if runner in runners]
                share = len(places)
                if self.iterations is not None:
                    share = min(share, -(-(self.iterations - done) // crew.size))
                worlds = [seed + lap * crew.size + number for number in range(crew.size)]
                for world, values in zip(worlds, crew.run(worlds, places, share), strict=True):
                    for place, value in zip(places, values, strict=False):
                        every[place].values[world] = value
                    done += len(values)
                if self._left(done, started) <= 0:
                    return _winner(runners, favourite, ahead), done
                lap += 1
                if lap * crew.size >= _LAPS:
                    runners = _still_running(runners, favourite, ahead)
        return _winner(runners, favourite, ahead), done

    def _left(self, done: int, started: float) -> float:
        """How many iterations the budget still allows."""
        left = float("inf") if self.iterations is None else float(self.iterations - done)
        if self.seconds is not None:
            spent = perf_counter() - started
            left = min(left, done * (self.seconds - spent) / spent)
        return left

    def _policy(self, match: Match, seed: int) -> Bot:
        return match.rulebook.bot(seed & 0x7FFFFFFF) if self.sensible else RandomBot(seed)


def _candidates(policy: Bot, decision: Decision, view: View) -> Sequence[Option]:
    """What runs, the sensible bot's choice first, so that even the smallest budget can fall back on it.

    A sensible bot with a method `candidates` may leave out what it knows to be poor.
    """
    shortlist: Callable[[Decision, View], Sequence[Option]] | None = getattr(policy, "candidates", None)
    if shortlist is not None:
        return shortlist(decision, view)
    own = policy.choose(decision, view)
    return [own, *[option for option in decision.options if option is not own]]


def _still_running(runners: list[_Runner], favourite: _Runner, ahead: float) -> list[_Runner]:
    """Those that are not clearly behind the leader; of those that came to the same in every world, one.

    The sensible bot's choice must be as far behind as it takes to win against it.
    """
    leader = max(runners, key=lambda runner: runner.mean)
    staying: list[_Runner] = []
    for runner in sorted(runners, key=lambda runner: runner is not favourite):
        lead, error = leader.lead(runner)
        behind = max(_BEHIND, ahead) if runner is favourite else _BEHIND
        if lead <= behind * error and not any(runner.same(other) for other in staying):
            staying.append(runner)
    return staying


def _winner(runners: list[_Runner], favourite: _Runner, ahead: float) -> _Runner:
    """The leader of those that ran to the end, if it is really ahead of the sensible bot's choice."""
    laps = max([len(runner.values) for runner in runners])
    finished = [runner for runner in runners if len(runner.values) >= min(laps, max(1, laps - 1))]
    leader = max(finished, key=lambda runner: runner.mean)
    if leader is favourite or favourite not in runners:
        return leader
    lead, error = leader.lead(favourite)
    return leader if lead > ahead * error else favourite


# --- one playout ------------------------------------------------------------------------------------------------


class _Playout:
    """Plays an option out in an imagined world: along the tree, then as the sensible bot would."""

    def __init__(self, bot: SearchBot, view: View, policy: Bot, decision: Decision) -> None:
        self.bot = bot
        self.view = view
        self.decision = decision
        self.policy = policy.choose
        self.chapter: Callable[[Any], object] | None = getattr(policy, "chapter", None)
        self.spread = _Spread()

    def run(self, option: Option, edge: _Edge, seed: int) -> float:
        """The value of an option in one world; what was learnt on the way goes into the tree."""
        view, decision = self.view, self.decision
        match: Match = view.imagine(Chance(seed))
        begun = self.chapter(match.state) if self.chapter is not None else None
        match.answer(option.id, decision.seat)
        path = self._play(match, edge, begun)
        value = match.rulebook.value(match.state, view.seat)
        self.spread.add(value)
        edge.visits += 1
        edge.total += value
        for node, taken in path:
            node.visits += 1
            node.total += value
            taken.visits += 1
            taken.total += value
        return value

    def _play(self, match: Match, edge: _Edge, begun: object) -> list[tuple[_Node, _Edge]]:
        seat, policy, horizon = self.view.seat, self.policy, self.bot.horizon
        path: list[tuple[_Node, _Edge]] = []
        in_tree = True
        turn = self.decision.seat
        for depth in range(horizon * 4 if self.chapter is not None else horizon * 2):
            decisions = match.decisions
            if not decisions:
                break
            if self.chapter is not None and self.chapter(match.state) != begun:
                break
            asked = decisions[0]
            if asked.seat != turn:
                # Beyond the horizon a playout ends with a turn: in the middle of one, something may be paid for
                # and not yet received.
                if depth >= horizon and self.chapter is None:
                    break
                turn = asked.seat
            if in_tree and edge.visits < _RIPE:
                in_tree = False
            if in_tree and (asked.seat == seat or asked.seat == PARTY):
                node = edge.next.get(asked.question)
                if node is None:
                    in_tree = False
                    option = policy(asked, match.view(seat))
                    node = edge.next[asked.question] = _Node(option.id)
                    edge = _open(node, asked.options, option)
                else:
                    option, edge = self._select(node, asked.options)
                path.append((node, edge))
            else:
                option = policy(asked, match.view(max(asked.seat, 0)))
            match.answer(option, asked.seat)
        return path

    def _select(self, node: _Node, options: Sequence[Option]) -> tuple[Option, _Edge]:
        """The option that promises most: its mean, and a bonus while it is preferred or little tried."""
        edges = node.edges
        trust = self.bot.trust
        unknown = node.total / node.visits if node.visits else 0.0
        share = (1.0 - trust) / len(options)
        weight = self.bot.curiosity * self.spread.deviation
        best_score = float("-inf")
        best: Option = options[0]
        best_edge: _Edge | None = None
        for option in options:
            edge = edges.get(option.id)
            if edge is None:
                edge = edges[option.id] = _Edge()
            edge.available += 1
            prior = share + trust if option.id == node.preferred else share
            visits = edge.visits
            score = edge.total / visits if visits else unknown
            score += weight * prior * sqrt(edge.available) / (1 + visits)
            if score > best_score:
                best_score, best, best_edge = score, option, edge
        assert best_edge is not None
        return best, best_edge


def _open(node: _Node, options: Sequence[Option], chosen: Option) -> _Edge:
    """A new node's first visit goes where the sensible bot would go."""
    for option in options:
        node.edges[option.id] = edge = _Edge()
        edge.available = 1
    return node.edges[chosen.id]
