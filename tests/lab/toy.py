"""Hoard: a small game with hidden hands and dice, for the tests of bots and lab.

Each round every seat plays a card and may push it: a die is added, but a one makes the card worthless. The best
card of the round takes the coins on the table.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tafelrunde.kernel import (
    Advice,
    Bot,
    BrokenInvariant,
    Chance,
    Decision,
    Game,
    GameState,
    Option,
    Outcome,
    Rulebook,
    Rules,
    Setup,
    SetupOption,
    View,
    register,
)
from tafelrunde.kernel.scene import Scene, Text

CARDS = [value for value in range(1, 10) for _ in range(3)]


class HoardState(GameState, kw_only=True):
    rounds: int
    break_at: int = 0
    deck: list[int]
    hands: list[list[int]]
    played: list[int]
    coins: list[int]


class CautiousBot(Bot):
    """Plays the lowest card and never pushes: easy to beat."""

    name = "sensible"

    def advise(self, decision: Decision, view: View) -> Advice:
        if decision.question == "push":
            return Advice(decision.options[1], "reason-cautious")
        return Advice(min(decision.options, key=lambda option: option.value), "reason-cautious")


class Hoard(Rulebook[HoardState]):
    id = "hoard"
    prefix = "HO"
    rules_version = 1
    players = range(1, 5)
    options = (
        SetupOption("rounds", (2, 4), 4),
        SetupOption("rich", (False, True), False, players=(2, 3, 4)),
        SetupOption("break_at", (0, 1), 0),
    )
    state_type = HoardState
    texts = Path(__file__).parent

    def content_digest(self) -> str:
        return "hoard"

    def new(self, setup: Setup, rng: int) -> HoardState:
        seats = range(setup.players)
        rounds, break_at = int(setup["rounds"]), int(setup["break_at"])
        coins = [1 if setup["rich"] else 0 for _ in seats]
        return HoardState(
            rng=rng, rounds=rounds, break_at=break_at, deck=CARDS[:], hands=[[] for _ in seats], played=[], coins=coins
        )

    def game(self, state: HoardState) -> Game[HoardState]:
        return Game(state)

    def play(self, game: Game[HoardState]) -> Rules[None]:
        state = game.state
        seats = len(state.hands)
        if not state.hands[0] and not state.played:
            game.shuffle("deck", state.deck)
            for seat, hand in enumerate(state.hands):
                hand.extend(sorted(state.deck.pop() for _ in range(state.rounds)))
                game.tell("dealt", "HO-01", seat=seat, private={seat: {"hand": hand[:]}})
        while any(state.hands):
            yield game.checkpoint()
            seat = len(state.played)
            hand = state.hands[seat]
            cards = [Option(f"card:{card}", card) for card in sorted(set(hand))]
            card = yield game.ask(seat, "card", cards, "HO-02")
            pushed = yield game.ask(seat, "push", (Option("push", True), Option("hold", False)), "HO-03")
            hand.remove(card)
            worth = card
            if pushed:
                die = game.roll("push")
                worth = 0 if die == 1 else card + die
            state.played.append(worth)
            game.tell("played", "HO-03", seat=seat, terms=[("card", card), ("push", worth - card)])
            if len(state.played) == seats:
                best = max(state.played)
                for winner, value in enumerate(state.played):
                    if value == best:
                        state.coins[winner] += 1
                if any(state.hands):
                    state.played.clear()

    def view(self, state: HoardState, seat: int) -> HoardState:
        hands = [hand if owner == seat else [0] * len(hand) for owner, hand in enumerate(state.hands)]
        return HoardState(
            rounds=state.rounds, deck=[0] * len(state.deck), hands=hands, played=state.played, coins=state.coins
        )

    def imagine(self, state: HoardState, seat: int, chance: Chance) -> None:
        unknown = state.deck + [card for owner, hand in enumerate(state.hands) if owner != seat for card in hand]
        unknown.sort()
        chance.shuffle(unknown)
        for owner, hand in enumerate(state.hands):
            if owner != seat:
                hand[:] = sorted(unknown.pop() for _ in hand)
        state.deck[:] = unknown

    def scene(self, state: HoardState, seat: int, decision: Decision | None) -> Scene:
        return Scene(Text("hoard"), seat, (), ())

    def outcome(self, state: HoardState) -> Outcome | None:
        if any(state.hands) or not state.played:
            return None
        best = max(state.coins)
        winners = tuple([seat for seat, coins in enumerate(state.coins) if coins == best])
        return Outcome(winners, tuple(state.coins), {"last": state.played[:], "deck": {"left": len(state.deck)}})

    def bot(self, seed: int) -> Bot:
        return CautiousBot()

    def value(self, state: HoardState, seat: int) -> float:
        mine = state.coins[seat]
        best = max([coins for other, coins in enumerate(state.coins) if other != seat], default=0)
        return 0.5 + (mine - best) / (2 * state.rounds + 2)

    def check(self, state: HoardState) -> None:
        if state.break_at and len(state.hands[0]) == state.break_at:
            raise BrokenInvariant(f"seat 0 has {state.break_at} card left")

    def read_position(self, data: Mapping[str, Any]) -> HoardState:
        raise NotImplementedError

    def write_position(self, state: HoardState) -> dict[str, Any]:
        raise NotImplementedError


register(Hoard())
