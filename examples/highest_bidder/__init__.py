"""Highest Bidder: a small game that shows all there is to writing one. `docs/add-a-game.md` walks through it.

HB-01  Shuffle the cards 1 to 40. Everybody is dealt four.
HB-02  Each round a die says how many coins are in the chest.
HB-03  Everybody secretly bids a card from the hand. The highest card takes the chest; all bids are out of the game.
HB-04  Then everybody draws a card.
HB-05  After the last round most coins win; players with equally many share the victory.
"""

from pathlib import Path

import msgspec

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
)
from tafelrunde.kernel.scene import Badge, Card, Die, Panel, PanelBoard, Pile, Scene, Seat, Text, Track

CARDS, HAND, UNKNOWN = range(1, 41), 4, 0


class State(GameState, kw_only=True):
    """Everything on the table. Decks are lists whose last item is the top card."""

    rounds: int
    round: int = 0
    chest: int = 0
    coins: list[int]
    hands: list[list[int]]
    deck: list[int]
    played: list[int]


def deal(game: Game[State]) -> None:
    """Shuffle and deal (HB-01)."""
    state = game.state
    state.deck.extend(CARDS)
    game.shuffle("deck", state.deck)
    state.round = 1
    for seat, hand in enumerate(state.hands):
        hand.extend(state.deck.pop() for _ in range(HAND))
        game.tell("dealt", "HB-01", seat=seat, count=HAND, private={seat: {"cards": sorted(hand)}})


def auction(game: Game[State]) -> Rules[None]:
    """One round: the chest, the bids, new cards (HB-02 … HB-04)."""
    state = game.state
    state.chest = game.roll("chest")
    game.tell("chest", "HB-02", coins=state.chest)

    bids = yield game.ask_all({seat: bid(game, seat) for seat in range(len(state.hands))})
    game.reveal()
    for seat, card in bids.items():
        state.hands[seat].remove(card)
        state.played.append(card)
        game.tell("bid", "HB-03", seat=seat, card=card)
    winner = max(bids, key=lambda seat: bids[seat])
    game.tell("won", "HB-03", seat=winner, terms=[("before", state.coins[winner]), ("chest", state.chest)])
    state.coins[winner] += state.chest

    for seat, hand in enumerate(state.hands):
        hand.append(state.deck.pop())
        game.tell("drew", "HB-04", seat=seat, private={seat: {"card": hand[-1]}})


def bid(game: Game[State], seat: int) -> Rules[int]:
    """One seat's secret bid (HB-03). It only asks: what follows waits until all have chosen."""
    options = [Option(f"bid:{card}", card, on=f"card:{card}") for card in sorted(game.state.hands[seat])]
    card: int = yield game.ask(seat, "bid", options, rule="HB-03", args={"coins": game.state.chest})
    return card


class HighestBidder(Rulebook[State]):
    id, prefix, rules_version = "highest_bidder", "HB", 1
    players = range(2, 5)
    options = (SetupOption("rounds", values=(3, 6), default=6, rule="HB-05"),)
    state_type = State
    texts = Path(__file__).parent / "texts"

    def content_digest(self) -> str:
        return f"{len(CARDS)}-{HAND}"

    def new(self, setup: Setup, rng: int) -> State:
        coins, hands = [0] * setup.players, [list[int]() for _ in range(setup.players)]
        return State(rng=rng, rounds=int(setup["rounds"]), coins=coins, hands=hands, deck=[], played=[])

    def play(self, game: Game[State]) -> Rules[None]:
        if game.state.round == 0:
            deal(game)
        while game.state.round <= game.state.rounds:
            yield game.checkpoint()
            yield from auction(game)
            game.state.round += 1

    def outcome(self, state: State) -> Outcome | None:
        winners = tuple([seat for seat, coins in enumerate(state.coins) if coins == max(state.coins)])
        return Outcome(winners, scores=tuple(state.coins)) if state.round > state.rounds else None

    def view(self, state: State, seat: int) -> State:
        hands = [hand if owner == seat else [UNKNOWN] * len(hand) for owner, hand in enumerate(state.hands)]
        return msgspec.structs.replace(state, rng=0, script={}, hands=hands, deck=[UNKNOWN] * len(state.deck))

    def imagine(self, state: State, seat: int, chance: Chance) -> None:
        hidden = [state.deck, *(hand for owner, hand in enumerate(state.hands) if owner != seat)]
        unknown = sorted(card for cards in hidden for card in cards)
        chance.shuffle(unknown)
        for cards in hidden:
            cards[:] = [unknown.pop() for _ in cards]

    def check(self, state: State) -> None:
        cards = sorted(state.deck + state.played + [card for hand in state.hands for card in hand])
        if state.round > 0 and cards != list(CARDS):
            raise BrokenInvariant(f"the cards in the game are {cards}")

    def scene(self, state: State, seat: int, decision: Decision | None) -> Scene:
        seats = [Seat(id=f"seat:{n}", seat=n, badges=(Badge("coins", c, "coins"),)) for n, c in enumerate(state.coins)]
        chest = Panel(id="chest", name="chest", items=(Die(id="die", color="gold", face=state.chest),))
        hand = sorted(state.hands[seat]) if seat >= 0 else []
        mine = [Card(id=f"card:{card}", badges=(Badge("card-play", card, "bid"),)) for card in hand]
        rounds = Track(id="round", name="round", value=min(state.round, state.rounds), most=state.rounds)
        side = rounds, Pile(id="deck", name="deck", count=len(state.deck))
        board = PanelBoard(id="board", panels=(chest,))
        return Scene(Text("game-title"), seat, tuple(seats), (board,), tuple(mine), side)

    def bot(self, seed: int) -> Bot:
        return Appraiser()


class Appraiser(Bot):
    """Bids the better a card, the fuller the chest."""

    def advise(self, decision: Decision, view: View) -> Advice:
        chest, best = view.state.chest, len(decision.options) - 1
        return Advice(decision.options[best * chest // 6], "worth", {"coins": chest})


rulebook = HighestBidder()
