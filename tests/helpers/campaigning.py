"""A small campaign: adventures of a few questions, a stay in town between them, and people who come and go."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import msgspec

from tafelrunde.bots import RandomBot
from tafelrunde.kernel import (
    PARTY,
    Bot,
    Chance,
    Decision,
    Game,
    GameState,
    Match,
    Option,
    Outcome,
    Rulebook,
    Rules,
    Setup,
    SetupOption,
    register,
)
from tafelrunde.kernel.scene import Scene, Text
from tafelrunde.tabletop.campaign import Gathering, Played, gather, renew


class Lasting(GameState, kw_only=True):
    """What lasts from one adventure to the next."""

    players: int
    length: int = 3
    chronicle: tuple[Played, ...] = ()
    gold: list[int] = []
    quests: list[int] = []
    """Everybody's secret."""
    gathering: Gathering = msgspec.field(default_factory=Gathering)
    place: str = "town"


class State(Lasting, kw_only=True):
    """And what belongs to one adventure."""

    deeds: list[str] = []
    rolls: list[int] = []
    choices: list[str] = []


SmallGame = Game[State]


def play(game: SmallGame) -> Rules[None]:
    """Town and adventure take turns."""
    state = game.state
    while len(state.chronicle) < state.length:
        yield from town(game) if state.place == "town" else adventure(game)
    game.tell("campaign_over")


def town(game: SmallGame) -> Rules[None]:
    """Who is there decides who goes, and each of them buys something in secret."""
    state = game.state
    yield game.chapter("town", len(state.chronicle))
    if not state.gathering.present:
        game.tell("welcome")
        state.gathering.present = tuple(range(state.players))
    present = yield from gather(game, state.gathering, range(state.players))
    bought = yield game.ask_all({seat: buy(game, seat) for seat in present})
    for seat, price in bought.items():
        state.gold[seat] -= price
    game.tell("bought", private={seat: {"n": price} for seat, price in bought.items()})
    state.place = "before"


def buy(game: SmallGame, seat: int) -> Rules[int]:
    price: int = yield game.ask(seat, "buy", [Option("nothing", 0), Option("rope", 1), Option("lamp", 2)])
    return price


def adventure(game: SmallGame) -> Rules[None]:
    state = game.state
    yield game.chapter("cave", len(state.chronicle), cave=f"cave_{len(state.chronicle)}")
    if state.place == "before":
        renew(state, Lasting)
        state.place = "cave"
    while len(state.deeds) < 2 * len(state.gathering.present):
        yield game.checkpoint()
        seat = state.gathering.present[len(state.deeds) % len(state.gathering.present)]
        deed = yield game.ask(seat, "deed", [Option(word, word) for word in ("dig", "sing", "climb", "wait")])
        state.deeds.append(deed)
        state.rolls.append(game.roll("luck"))
        game.tell("deed", seat=seat, deed=deed, roll=state.rolls[-1])
    yield game.checkpoint()
    won = yield game.ask(PARTY, "verdict", [Option("home", True), Option("flee", False)])
    for seat in state.gathering.present:
        state.gold[seat] += sum(state.rolls)
    state.chronicle += (Played(f"cave_{len(state.chronicle)}", "won" if won else "lost"),)
    state.place = "town"


class Small(Rulebook[State]):
    """The small campaign as the kernel sees it."""

    id, prefix, rules_version = "small_campaign", "SMALL", 1
    players = range(1, 5)
    cooperative = True
    stays_home = True
    options: ClassVar[tuple[SetupOption, ...]] = (SetupOption("length", (1, 3, 60), 3),)
    state_type = State
    texts = Path(__file__).parent

    def content_digest(self) -> str:
        return "none"

    def new(self, setup: Setup, rng: int) -> State:
        seats = range(setup.players)
        quests = [100 + seat for seat in seats]
        return State(
            rng=rng, players=setup.players, length=int(setup["length"]), gold=[10 for _ in seats], quests=quests
        )

    def has_room(self, state: State) -> bool:
        return state.place == "town" and state.players < 4

    def seat_more(self, state: State, setup: Setup) -> None:
        state.players = setup.players
        state.gold.append(10)
        state.quests.append(100 + setup.players - 1)

    def play(self, game: Any) -> Rules[None]:
        return play(game)

    def view(self, state: State, seat: int) -> State:
        quests = [quest if owner == seat else -1 for owner, quest in enumerate(state.quests)]
        return msgspec.structs.replace(state, rng=0, script={}, quests=quests)

    def imagine(self, state: State, seat: int, chance: Chance) -> None:
        for owner in range(state.players):
            if owner != seat:
                state.quests[owner] = 1000 + chance.below(100)

    def scene(self, state: State, seat: int, decision: Decision | None) -> Scene:
        return Scene(Text("toy"), seat, (), ())

    def outcome(self, state: State) -> Outcome | None:
        over = len(state.chronicle) >= state.length
        return Outcome(tuple(range(state.players)), tuple(state.gold)) if over else None

    def bot(self, seed: int) -> Bot:
        return RandomBot(seed)


small = Small()
register(small)


def small_campaign(players: int = 2, **more: Any) -> Match:
    return Match.new(small, players, **more)
