"""The one object by which the kernel knows a game, and the registry of games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

import msgspec

from tafelrunde.kernel.bot import Bot
from tafelrunde.kernel.chance import Chance, GameState, seeded
from tafelrunde.kernel.decision import Decision, Rules
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.observation import Rows, Table
from tafelrunde.kernel.primer import Sign
from tafelrunde.kernel.scene import Briefing, Card, Contest, Die, Scene, Text
from tafelrunde.kernel.vocabulary import Vocabulary

S = TypeVar("S", bound=GameState)
Value = str | int | bool

KERNEL_FIELDS = GameState.__struct_fields__


class SetupOption(msgspec.Struct, frozen=True):
    """Something the table settles before the game: an id, the allowed values, the default."""

    id: str
    values: tuple[Value, ...]
    default: Value
    rule: str = ""
    players: tuple[int, ...] | None = None
    """Player counts at which it may be changed from its default; None means any."""
    unlisted: tuple[Value, ...] = ()
    """Values that are allowed as well but shown nowhere, because to know of them would spoil a story."""
    veiled: tuple[Value, ...] = ()
    """Values that are offered by `setup-ID-veiled` and their number; their names are for whoever wants to know them."""

    def message(self, value: Value, names: bool = False) -> tuple[str, dict[str, Value]]:
        """How a value that is a word is called: its message and what that is about; `names` lifts the veil."""
        if value in self.veiled and not names:
            return f"setup-{self.id}-veiled", {"value": value}
        return f"setup-{self.id}-{str(value).lower()}", {}


class Setup(msgspec.Struct, frozen=True):
    """What was settled before the game: the number of players and a value for every option."""

    players: int
    options: dict[str, Value]

    def __getitem__(self, option: str) -> Value:
        return self.options[option]


class BadSetup(ValueError):
    """A set-up the game does not allow: what was wrong and what is allowed."""


class BrokenInvariant(AssertionError):
    """Something that must always be true of a state is not: a bug in the rules, never a player's fault."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: who won (nobody, one, several), everybody's score, and figures for statistics."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    details: dict[str, Any] = {}


class Statistic(msgspec.Struct, frozen=True):
    """One line of a finished game's statistics: what was counted (a message key), and how much for each seat.

    `course` is how it grew, where that is known: for each point in time (the end of a round) one number per seat.
    `harm` says that nobody is proud of having the most.
    """

    name: str
    values: tuple[int, ...]
    icon: str = ""
    course: tuple[tuple[int, ...], ...] = ()
    harm: bool = False


class Packs(Protocol):
    """How a game is played with content of one's own; problems with a pack are raised as an error that tells them."""

    @property
    def game(self) -> str:
        """The game that a pack's manifest must name."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """What a pack may bring, as fields of the content."""

    def load(self, folder: Path | None = None) -> Any:
        """The content with this pack, or with the one in use."""

    def alone(self) -> Any:
        """The game's own content."""

    def check(self, folder: Path | None) -> Any:
        """The content with a pack (None: the game's own), checked in every way."""

    def use(self, folder: Path | None) -> None:
        """Play with this pack from now on; None: with none."""


class Rulebook(ABC, Generic[S]):
    """A game as the kernel sees it. Everything else (table, screens, bots, saves, undo) follows from this."""

    id: ClassVar[str]
    prefix: ClassVar[str]
    """The prefix of its rule ids."""
    rules_version: ClassVar[int]
    """Raised with every change that makes an old game go on differently; saves remember it."""
    players: ClassVar[range]
    cooperative: ClassVar[bool] = False
    stays_home: ClassVar[bool] = False
    """In its campaigns the character of whoever is away can stay at home, so that nobody else need decide for them."""
    options: ClassVar[tuple[SetupOption, ...]] = ()
    state_type: ClassVar[type[Any]]
    texts: ClassVar[Path]
    """The folder with its `en.ftl` and `de.ftl`."""
    more_texts: ClassVar[tuple[Path, ...]] = ()
    """Folders of texts that it shares with other games; its own texts win."""
    catalogue: ClassVar[Path | None] = None
    """The folder with its rules as numbered sentences, unless they are among ours (`tafelrunde.catalogue.shelf`)."""
    packs: ClassVar[Packs | None] = None
    """Takes and chooses content packs, if the game can be played with such."""
    icon: ClassVar[str] = ""
    """An icon of the icon set that stands for the game."""
    headings: ClassVar[frozenset[str]] = frozenset(
        {"round", "round_started", "phase", "turn", "hero_turn", "fast_turn"}
    )
    """Kinds of events with which a part of the log begins: a round, a phase, somebody's turn."""
    minutes: ClassVar[tuple[int, int]] = (0, 0)
    """How long an evening with it lasts, from and to: told before somebody begins."""
    difficulty: ClassVar[int] = 0
    """How much there is to learn: 1 little, 2 some, 3 much; 0: nobody says."""
    preparation: ClassVar[frozenset[str]] = frozenset()
    """Questions of the time before the first turn that the sensible bot can answer for whoever just wants to begin."""
    row: ClassVar[str] = ""
    """The option whose values are played one after the other: quests, scenarios, degrees of difficulty."""
    tables: ClassVar[tuple[Table, ...]] = ()
    """What programs that learn are shown: see `tafelrunde.kernel.observation`."""

    @abstractmethod
    def content_digest(self) -> str:
        """A short text that changes when the content changes."""

    @abstractmethod
    def new(self, setup: Setup, rng: int) -> S:
        """The state before anything is set up; `play` does the rest."""

    def game(self, state: S) -> Game[S]:
        """The running game that the rules are handed; a game with nouns of its own returns its own kind."""
        return Game(state)

    def has_room(self, state: S) -> bool:
        """Whether another person may join now: between two adventures of a campaign that was founded for fewer."""
        return False

    def seat_more(self, state: S, setup: Setup) -> None:
        """There are as many seats as `setup` says from now on, more than before; only where it `has_room`."""
        raise NotImplementedError

    @abstractmethod
    def play(self, game: Any) -> Rules[None]:
        """The rules, from wherever the state says, to the end of the game."""

    @abstractmethod
    def view(self, state: S, seat: int) -> S:
        """The state as that seat may see it. What stays the same may be shared: views are for reading."""

    @abstractmethod
    def imagine(self, state: S, seat: int, chance: Chance) -> None:
        """Replace in place all that the seat can't know by something equally possible.

        The result must depend only on what the seat can see and on `chance`. Rules hold references into the
        state, so values are changed where they are and lists keep their identity.
        """

    @abstractmethod
    def scene(self, state: S, seat: int, decision: Decision | None) -> Scene:
        """What is on the table, as that seat sees it."""

    def observed(self, state: S, seat: int) -> Sequence[Rows]:
        """The rows of its `tables`, in their order, with nothing in them that the seat may not know.

        `state` is the true one, because a redacted copy for every step would cost more than the step: it must come out
        the same for `view(state, seat)` and for everything that looks like that.
        """
        return ()

    def briefing(self, state: S) -> Briefing | None:
        """What everybody should be told about what is played now; it says only what all may know."""
        return None

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, or None while the game goes on."""

    @abstractmethod
    def bot(self, seed: int) -> Bot:
        """The sensible bot of this game."""

    def read_position(self, data: Mapping[str, Any]) -> S:
        """The state that a position's data describe; raises PositionError with the place.

        `data` has `players` and `options`, all checked, and the game's own fields. Without a notation of its own
        a game's positions state the fields of its state by their names; what is not stated is as in `new`.
        """
        own = {key: value for key, value in data.items() if key not in ("players", "options")}
        for key in own:
            if key not in self.state_type.__struct_fields__:
                fields = [field for field in self.state_type.__struct_fields__ if field not in KERNEL_FIELDS]
                raise PositionError(f"{key}: there is no such field; there are: {', '.join(fields)}")
        blank = self.new(Setup(data["players"], data["options"]), seeded(0))
        try:
            state = msgspec.convert({**msgspec.to_builtins(blank, str_keys=False), **own}, self.state_type)
            self.check(state)
        except msgspec.ValidationError as error:
            raise PositionError(place(error)) from None
        except BrokenInvariant as error:
            raise PositionError(str(error)) from None
        return cast(S, state)

    def purposes(self) -> Collection[str] | None:
        """What chance is asked for, as `next` of a position names it; None if the game can't tell beforehand."""
        return None

    def write_position(self, state: S) -> dict[str, Any]:
        """The data from which `read_position` makes exactly this state.

        The kernel itself writes chance (`rng`, `next`, `revealed`).
        """
        data: dict[str, Any] = msgspec.to_builtins(state, str_keys=False)
        return {key: value for key, value in data.items() if key not in KERNEL_FIELDS}

    def check(self, state: S) -> None:
        """Raise BrokenInvariant if the state is impossible. Called by tests and simulations, not in play."""

    def name(self, item: str, language: str) -> str | None:
        """The name of a card, place or figure by its id, or None if the id is not one of the game's.

        Content may bring whole texts along (a scenario's story): they are found here by their keys.
        """
        return None

    def vocabularies(self) -> Sequence[Vocabulary]:
        """Its closed sets of words, so that a missing name, tip or icon is noticed before anybody plays."""
        return ()

    def elements(self, argument: str, value: str) -> tuple[str, ...]:
        """The scene elements that a text's argument may mean, the best first: screens make its name clickable.

        A mercenary may be a card in a display or a piece on the board; the first one that is on the table is meant.
        """
        return (value,)

    def sees(self, state: S, one: str, other: str) -> bool | None:
        """Whether one place of the board (an element of the scene) is seen from another; None where nobody asks that.

        For whoever reads the board in words: on a screen the eye follows the line.
        """
        return None

    def played(self, state: S, seat: int) -> str:
        """The id of the figure that a seat plays, where sentences shall speak of it instead of the player."""
        return ""

    def shows(self, event: Event) -> Sequence[Card | Die]:
        """What came to light in this event (drawn cards, rolled dice): screens show it for a moment, and in the log."""
        return ()

    def values(self, event: Event) -> Mapping[str, int]:
        """Numbers on the table after this event, so that they change with the line that tells it.

        By element: a piece's health or a track's value; `seat:0#hearts` is the badge with that icon, and what begins
        with `mine:0:` belongs to what lies before that seat.
        """
        return {}

    def contest(self, events: Sequence[Event]) -> Contest | None:
        """The contest that the last of these events is part of, as it stands then; the others came before it."""
        return None

    def way(self, event: Event) -> tuple[str, ...]:
        """The places that a figure entered in this event, one after the other: screens let it go along them."""
        return ()

    def signs(self, chapter: int) -> Sequence[Sign]:
        """The pictures of a chapter of the primer (`primer-1` is the first): symbols and dice."""
        return ()

    def about(self, option: SetupOption) -> Text:
        """What a set-up option changes, in a sentence; a game whose sentence has numbers gives them."""
        return Text(f"about-{option.id}")

    def remark(self, option: SetupOption, setup: Setup) -> Text | None:
        """What the value of an option means with everything else that is chosen, where that is worth a word."""
        return None

    def statistics(self, events: Sequence[Event], outcome: Outcome) -> Sequence[Statistic]:
        """A few figures about a finished game that players like to compare."""
        return ()

    def prepares(self, question: str) -> bool:
        """Whether a question belongs to the preparation."""
        return question in self.preparation

    def next_steps(self, setup: Setup) -> Sequence[dict[str, Value]]:
        """What is offered after a game that was won: the next of its row, and the campaign from its beginning.

        Each is what to settle otherwise than by default.
        """
        modes = next((option for option in self.options if option.id == "mode"), None)
        if modes is not None and setup["mode"] != modes.default:
            return ()
        kept = {one.id: setup[one.id] for one in self.options if setup[one.id] not in (one.default, *one.unlisted)}
        row = next((option.values for option in self.options if option.id == self.row), ())
        at = row.index(setup[self.row]) + 1 if row and setup[self.row] in row else len(row)
        found: list[dict[str, Value]] = [{**kept, self.row: value} for value in row[at : at + 1]]
        if modes is not None:
            found.append({**{name: value for name, value in kept.items() if name != self.row}, "mode": modes.values[1]})
        return found

    def party(self, members: Sequence[str]) -> dict[str, Value]:
        """The set-up options that put these characters into the party, in the order of seats."""
        raise BadSetup(f"{self.id} has no characters to choose before the game")

    def value(self, state: S, seat: int) -> float:
        """How well the seat stands, 0 to 1, for searching bots; the truth at the end of the game."""
        outcome = self.outcome(state)
        if outcome is None:
            return 0.5
        return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0

    def setup(self, players: int, given: Mapping[str, Value]) -> Setup:
        """Check what a table asks for and fill in the defaults."""
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise BadSetup(f"{self.id} is for {low} to {high} players, not {players}")
        options = self.options
        known = {option.id: option for option in options}
        for key in given:
            if key not in known:
                raise BadSetup(f"{self.id} has no option '{key}'; there are: {', '.join(known) or 'none'}")
        values: dict[str, Value] = {}
        for option in options:
            value = given.get(option.id, option.default)
            allowed_values = (*option.values, *option.unlisted)
            if value not in allowed_values or isinstance(value, bool) != isinstance(option.values[0], bool):
                allowed = ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in option.values)
                raise BadSetup(f"option '{option.id}' can't be {value!r}; allowed: {allowed}")
            if option.players is not None and players not in option.players and value != option.default:
                counts = ", ".join(map(str, option.players))
                because = f" ({option.rule})" if option.rule else ""
                raise BadSetup(f"option '{option.id}' is only for {counts} players{because}")
            values[option.id] = allowed_values[allowed_values.index(value)]
        return Setup(players, values)


class PositionError(ValueError):
    """A position that can't be read: where and why."""


def place(error: msgspec.ValidationError, field: str = "") -> str:
    """msgspec's message with the place in front: "hands[0]: expected `int`, got `str`"."""
    what, _, path = str(error).partition(" - at `$")
    where = (field + path.rstrip("`")).lstrip(".")
    return f"{where}: {what[0].lower()}{what[1:]}" if where else what


class UnknownGame(KeyError):
    """No game of that name is installed."""

    def __str__(self) -> str:
        return str(self.args[0])


_registered: dict[str, Rulebook[Any]] = {}


def register(rulebook: Rulebook[Any]) -> None:
    """Make a game known that is not installed as an entry point (examples, tests)."""
    _registered[rulebook.id] = rulebook


@cache
def _installed() -> dict[str, Any]:
    return {entry.name: entry for entry in entry_points(group="tafelrunde.games")}


def games() -> Sequence[str]:
    """The ids of all games that can be played here."""
    return sorted({*_registered, *_installed()})


def not_loaded() -> dict[str, str]:
    """The installed games that nobody has asked for yet, and the modules they are in; none if one came otherwise."""
    if _registered.keys() - _installed():
        return {}
    return {name: entry.module for name, entry in _installed().items() if name not in _registered}


def find(game_id: str) -> Rulebook[Any]:
    """The rulebook of a game by its id."""
    if game_id not in _registered:
        entry = _installed().get(game_id)
        if entry is None:
            raise UnknownGame(f"there is no game '{game_id}'; there are: {', '.join(games()) or 'none'}")
        _registered[game_id] = entry.load()
    return _registered[game_id]
