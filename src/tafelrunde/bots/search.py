"""Information-set Monte-Carlo tree search for any game.

The bot thinks in imagined matches: each iteration deals everything the seat can't know anew, plays its own
decisions along a tree, lets the game's sensible bot answer for the other seats and for what lies beyond the tree,
and values the place it comes to. The tree belongs to the searching seat alone (single observer): its nodes are
this seat's questions, its edges option ids, and an option that is possible only in some of the imagined worlds is
measured against the times it was there to be taken.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from time import perf_counter

from tafelrunde.bots.random_bot import RandomBot
from tafelrunde.kernel import PARTY, Advice, Bot, Chance, Decision, Match, Option, View
from tafelrunde.kernel.chance import seeded

SECONDS = 1.5
"""What a person waits for without wondering."""

_LOOK = 8
"""After every so many iterations the bot looks whether the rest could still change its mind."""


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


class SearchBot(Bot):
    """Searches for a number of iterations, or for a number of seconds; less if nothing can change its mind any more.

    With iterations the choice depends only on the seed, the decision and the view; with seconds also on the
    machine. `horizon` is how many decisions of all seats a playout looks ahead (and then to the end of that turn),
    `trust` the share of attention that the sensible bot's choice gets before anything is known, `curiosity` the
    weight of what is little tried.
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

    def advise(self, decision: Decision, view: View) -> Advice:
        options = decision.options
        if len(options) == 1:
            return Advice(options[0], "reason-only")
        root, iterations = self._search(decision, view)
        best = max(options, key=lambda option: _merit(root.edges.get(option.id)))
        edge = root.edges[best.id]
        args = {"visits": edge.visits, "iterations": iterations, "value": round(100 * edge.mean)}
        return Advice(best, "reason-search", args)

    def choose(self, decision: Decision, view: View) -> Option:
        return decision.options[0] if len(decision.options) == 1 else self.advise(decision, view).option

    def _search(self, decision: Decision, view: View) -> tuple[_Node, int]:
        """The tree after the budget is spent, and how many iterations it took."""
        seed = seeded(self.seed ^ (decision.fingerprint() << 20))
        started = perf_counter()
        policy = self._policy(view.imagine(Chance(seed)), seed)
        root = _Node(policy.choose(decision, view).id)
        spread = _Spread()
        done = 0
        while True:
            self._iterate(root, decision, view, seed, policy.choose, spread)
            done += 1
            left = self._left(done, started)
            if left <= 0 or (done % _LOOK == 0 and _settled(root, left)):
                return root, done

    def _left(self, done: int, started: float) -> float:
        """How many iterations the budget still allows."""
        left = float("inf") if self.iterations is None else float(self.iterations - done)
        if self.seconds is not None:
            spent = perf_counter() - started
            left = min(left, done * (self.seconds - spent) / spent)
        return left

    def _policy(self, match: Match, seed: int) -> Bot:
        return match.rulebook.bot(seed & 0x7FFFFFFF) if self.sensible else RandomBot(seed)

    def _iterate(
        self,
        root: _Node,
        decision: Decision,
        view: View,
        seed: int,
        policy: Callable[[Decision, View], Option],
        spread: _Spread,
    ) -> None:
        seat = view.seat
        option, edge = self._select(root, decision.options, spread)
        # The n-th trial of every option is made in the same imagined world, so that options are compared by
        # what they do and not by the luck of the deal.
        match = view.imagine(Chance(seed + edge.visits))
        match.answer(option.id, decision.seat)
        path = [(root, edge)]
        in_tree = True
        turn = decision.seat
        for depth in range(self.horizon * 2):
            decisions = match.decisions
            if not decisions:
                break
            asked = decisions[0]
            if asked.seat != turn:
                # Beyond the horizon a playout ends with a turn: in the middle of one, something may be paid for
                # and not yet received.
                if depth >= self.horizon:
                    break
                turn = asked.seat
            if in_tree and (asked.seat == seat or asked.seat == PARTY):
                node = edge.next.get(asked.question)
                if node is None:
                    in_tree = False
                    option = policy(asked, match.view(seat))
                    node = edge.next[asked.question] = _Node(option.id)
                    edge = _open(node, asked.options, option)
                else:
                    option, edge = self._select(node, asked.options, spread)
                path.append((node, edge))
            else:
                option = policy(asked, match.view(max(asked.seat, 0)))
            match.answer(option, asked.seat)
        value = match.rulebook.value(match.state, seat)
        spread.add(value)
        for node, edge in path:
            node.visits += 1
            node.total += value
            edge.visits += 1
            edge.total += value

    def _select(self, node: _Node, options: Sequence[Option], spread: _Spread) -> tuple[Option, _Edge]:
        """The option that promises most: its mean, and a bonus while it is preferred or little tried."""
        edges = node.edges
        unknown = node.total / node.visits if node.visits else 0.0
        share = (1.0 - self.trust) / len(options)
        weight = self.curiosity * spread.deviation
        best_score = float("-inf")
        best: Option = options[0]
        best_edge: _Edge | None = None
        for option in options:
            edge = edges.get(option.id)
            if edge is None:
                edge = edges[option.id] = _Edge()
            edge.available += 1
            prior = share + self.trust if option.id == node.preferred else share
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


def _settled(root: _Node, left: float) -> bool:
    """Whether the most visited option stays so, however the iterations that are left go."""
    visits = sorted([edge.visits for edge in root.edges.values()])
    return visits[-1] - visits[-2] > left


def _merit(edge: _Edge | None) -> tuple[int, float]:
    """What decides at the end: how often the search came back to an option, then how well it did."""
    return (edge.visits, edge.mean) if edge is not None else (0, 0.0)
