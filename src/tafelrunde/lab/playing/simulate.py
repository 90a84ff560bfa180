"""Whole games by bots, many of them: every game depends only on its own description.

A game is described by data (`GameSpec`), so it can be handed to another process, written into a report and repeated
by a command. What it gives is data again: a row of results, or a failure with everything needed to see it again.
"""

from __future__ import annotations

import gc
import shlex
import traceback
from collections.abc import Generator, Mapping, Sequence
from functools import cache
from time import perf_counter
from typing import Any

import msgspec

from tafelrunde.bots import canonical, make_bot, needs_history
from tafelrunde.kernel import Match, Option, Outcome, Rulebook, Setup, View, find, games, register
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.rulebook import Value
from tafelrunde.lab.playing.modes import spelled
from tafelrunde.lab.playing.workers import Task, Workers, spread

CHECK_EVERY = 8
MOST = 100_000
"""After so many answers a game counts as endless."""


class GameSpec(msgspec.Struct, frozen=True):
    """One game to be played: `bots` has one name for every seat."""

    game: str
    seed: int
    players: int
    options: dict[str, Value]
    bots: tuple[str, ...]

    def command(self) -> str:
        """The command line that plays exactly this game."""
        words = ["tafelrunde", "simulate", self.game, "--games", "1", "--seed", str(self.seed)]
        words += ["--players", str(self.players), "--bots", ",".join(self.bots)]
        for key, value in self.options.items():
            words += ["--option", f"{key}={spelled(value)}"]
        return shlex.join(words)


class Played(msgspec.Struct, frozen=True):
    """A game that came to its end."""

    spec: GameSpec
    decisions: int
    seconds: float
    outcome: Outcome
    observed: dict[str, Any] = {}

    def row(self) -> dict[str, Any]:
        """The game as one flat row of a table; the time it took is left out, so that rows can be compared."""
        spec = self.spec
        row: dict[str, Any] = {"game": spec.game, "seed": spec.seed, "players": spec.players}
        row |= {f"option.{key}": value for key, value in spec.options.items()}
        row |= {f"bot.{seat}": name for seat, name in enumerate(spec.bots)}
        row["decisions"] = self.decisions
        row["winners"] = " ".join(map(str, self.outcome.winners))
        row |= {f"score.{seat}": score for seat, score in enumerate(self.outcome.scores)}
        for part in (self.outcome.details, self.observed):
            row |= flat(part)
        return row


class Failed(msgspec.Struct, frozen=True):
    """A game that broke: where, how, and the whole traceback."""

    spec: GameSpec
    decisions: int
    error: str
    traceback: str


Result = Played | Failed


class Observer:
    """Watches a game from outside and adds columns to its row. Subclasses must be importable by name.

    `events` says whether it reads `match.events`; without any reader, simulations keep no history.
    """

    events: bool = False

    def begin(self, match: Match) -> None:
        """The game is set up."""

    def chosen(self, match: Match, decision: Decision, option: Option) -> None:
        """A bot has chosen; the answer is given next."""

    def end(self, match: Match, outcome: Outcome) -> dict[str, Any]:
        """The game is over: the columns to add."""
        return {}


def specs(
    rulebook: Rulebook[Any],
    count: int,
    seed: int,
    bots: Sequence[str],
    setups: Sequence[Setup],
) -> list[GameSpec]:
    """So many games with seeds from `seed` on, going round through the set-ups; bots go round the seats."""
    names = [canonical(bot) for bot in bots]
    made = []
    for number in range(count):
        setup = setups[number % len(setups)]
        seats = tuple([names[seat % len(names)] for seat in range(setup.players)])
        made.append(GameSpec(rulebook.id, seed + number, setup.players, dict(setup.options), seats))
    return made


def play_one(
    spec: GameSpec, observers: Sequence[type[Observer]] = (), check_every: int = CHECK_EVERY, most: int = MOST
) -> Result:
    """Play one game to the end and look at the invariants on the way (never, if `check_every` is 0)."""
    decisions = 0
    started = perf_counter()
    try:
        rulebook = find(spec.game)
        watching = [observer() for observer in observers]
        recording = any(map(needs_history, spec.bots)) or any(observer.events for observer in observers)
        match = Match.new(rulebook, spec.players, spec.seed, recording=recording, whole=True, options=spec.options)
        choose = [make_bot(name, rulebook, bot_seed(spec.seed, seat)).choose for seat, name in enumerate(spec.bots)]
        for observer in watching:
            observer.begin(match)
        while pending := match.decisions:
            if check_every and decisions % check_every == 0:
                rulebook.check(match.state)
            if decisions == most:
                raise RuntimeError(f"not over after {most} decisions")
            decision = pending[0]
            seat = max(decision.seat, 0)
            option = choose[seat](decision, View(match, seat))
            for observer in watching:
                observer.chosen(match, decision, option)
            match.answer(option, decision.seat)
            decisions += 1
        if check_every:
            rulebook.check(match.state)
        outcome = match.outcome
        if outcome is None:
            raise RuntimeError("the game is over without an outcome")
        observed: dict[str, Any] = {}
        for observer in watching:
            observed |= observer.end(match, outcome)
    except Exception as error:
        return Failed(spec, decisions, _described(error), traceback.format_exc())
    spent = perf_counter() - started
    _settle(spec.game)
    return Played(spec, decisions, spent, outcome, observed)


@cache
def _settle(game: str) -> None:
    """After the first game, keep the garbage collector from going through rules and content again and again.

    They stay as long as the process, and so do the tables of lines and ways that the first game has filled.
    """
    gc.collect()
    gc.freeze()


def bot_seed(seed: int, seat: int) -> int:
    """A seed for the bot of a seat that has nothing in common with the game's own chance."""
    return seeded((seed << 8) + seat + 1) & 0x7FFFFFFF


def simulate(
    wanted: Sequence[GameSpec],
    workers: Workers = 1,
    observers: Sequence[type[Observer]] = (),
    check_every: int = CHECK_EVERY,
) -> Generator[tuple[int, Result], None, None]:
    """Play all games over workers: each result with its place in `wanted`, in the order they are finished.

    The results do not depend on the workers. Leaving the iterator ends the workers.
    """
    task = _Play(tuple(observers), check_every)
    lost = "a worker process died while it played this game"
    for at, result in spread(task, wanted, workers, _games(wanted)):
        yield at, Failed(wanted[at], 0, lost, "") if result is None else result


class _Play:
    """What a worker does with a game; picklable."""

    def __init__(self, observers: tuple[type[Observer], ...], check_every: int) -> None:
        self.observers = observers
        self.check_every = check_every

    def __call__(self, spec: GameSpec) -> Result:
        return play_one(spec, self.observers, self.check_every)


def _games(wanted: Sequence[GameSpec]) -> Task:
    """What a worker does before its first game: games that are not installed must be registered there, too."""
    rulebooks = [find(game) for game in dict.fromkeys(spec.game for spec in wanted)]
    return _Register(tuple([(type(rulebook), rules_of(rulebook)) for rulebook in rulebooks]))


class _Register:
    """A worker elsewhere may have another version of a game, or no pack: then it had better not play."""

    def __init__(self, rulebooks: tuple[tuple[type[Rulebook[Any]], str], ...]) -> None:
        self.rulebooks = rulebooks

    def __call__(self, _: Any) -> None:
        for rulebook, rules in self.rulebooks:
            if rulebook.id not in games():
                register(rulebook())
            if rules_of(find(rulebook.id)) != rules:
                raise OtherRules(f"{rulebook.id} has other rules or content there; install the same version and packs")


class OtherRules(RuntimeError):
    """A worker would play another game than it is asked for."""


def rules_of(rulebook: Rulebook[Any]) -> str:
    """Under which rules and content a game is played."""
    return f"{rulebook.rules_version}-{rulebook.content_digest()}"


def flat(data: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    """Nested figures as dotted columns: `{"gold": [3, 5]}` becomes `gold.0` and `gold.1`."""
    columns: dict[str, Any] = {}
    for key, value in data.items():
        name = f"{prefix}{key}"
        if isinstance(value, Mapping):
            columns |= flat(value, f"{name}.")
        elif isinstance(value, list | tuple):
            columns |= flat({str(at): item for at, item in enumerate(value)}, f"{name}.")
        else:
            columns[name] = value
    return columns


def _described(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
