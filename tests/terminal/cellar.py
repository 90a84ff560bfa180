"""A small game for the tests of the terminal: gems are hidden or dug for in a cellar.

Everybody holds three gems nobody else knows. A turn is one action: hide a gem in a nook (secret), dig (a die is
rolled, so it can't be taken back), or rest. After three turns each, hidden gems and dug gold count.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from tafelrunde.kernel import (
    Advice,
    Bot,
    Chance,
    Decision,
    Game,
    GameState,
    Option,
    Outcome,
    Refused,
    Rulebook,
    Rules,
    Setup,
    SetupOption,
)
from tafelrunde.kernel.scene import Badge, Card, Die, Panel, PanelBoard, Pile, Scene, Seat, Slot, Text

GEMS = {"ruby": 5, "opal": 3, "pearl": 2, "topaz": 4, "jade": 1, "onyx": 6, "agate": 2, "beryl": 3, "garnet": 4}
NOOKS = ("east", "west", "north")


class Cellar(GameState):
    """The whole game."""

    hands: list[list[str]]
    hidden: dict[str, list[str]]
    owners: dict[str, list[int]]
    gold: list[int]
    turns: int = 0
    length: int = 3
    started: bool = False


class CellarGame(Game[Cellar]):
    """The running game."""

    @property
    def seat(self) -> int:
        return self.state.turns % len(self.state.hands)


def play(game: CellarGame) -> Rules[None]:
    state = game.state
    if not state.started:
        gems = list(GEMS)
        game.shuffle("gems", gems)
        for hand in state.hands:
            hand += [gems.pop() for _ in range(3)]
        state.started = True
    while state.turns < state.length * len(state.hands):
        yield game.checkpoint()
        yield from turn(game, game.seat)
        state.turns += 1


def turn(game: CellarGame, seat: int) -> Rules[None]:
    state = game.state
    options = [Option(f"hide:{gem}", gem, on=f"gem:{gem}") for gem in state.hands[seat]]
    options += [Option(f"dig:{nook}", nook, on=f"nook:{nook}", args={"sides": 6}) for nook in NOOKS]
    options.append(Option("rest", None))

    def why_not() -> list[Refused]:
        return [Refused("sleep", "too_cold", "ML-DEP-03")]

    chosen = yield game.ask(seat, "turn", options, "ML-DEP-02", default="rest", why_not=why_not)
    if chosen is None:
        game.tell("rested", seat=seat)
    elif chosen in NOOKS:
        found = game.roll("dig")
        state.gold[seat] += found + 1
        game.tell("dug", "ML-MIN-01", seat=seat, nook=chosen, terms=[("die", found), ("lamp", 1)])
    else:
        nook = yield game.ask(
            seat, "nook", [Option(f"put:{nook}", nook, on=f"nook:{nook}") for nook in NOOKS], args={"gem": chosen}
        )
        state.hands[seat].remove(chosen)
        state.hidden[nook].append(chosen)
        state.owners[nook].append(seat)
        game.tell("hid", "ML-HID-01", seat=seat, nook=nook, private={seat: {"gem": chosen}})


class Clerk(Bot):
    """Hides the dearest gem, then rests."""

    name = "clerk"

    def advise(self, decision: Decision, view: Any) -> Advice:
        best = max(decision.options, key=lambda option: GEMS.get(option.id.partition(":")[2], 0))
        return Advice(best, "dearest", {"options": len(decision.options)})


class CellarRules(Rulebook[Cellar]):
    """The rulebook of the test game."""

    id: ClassVar[str] = "cellar"
    prefix: ClassVar[str] = "CE"
    rules_version: ClassVar[int] = 1
    players: ClassVar[range] = range(1, 4)
    options: ClassVar[tuple[SetupOption, ...]] = (
        SetupOption("length", ("short", "long"), "short"),
        SetupOption("lamp", (False, True), False),
    )
    state_type: ClassVar[type[Any]] = Cellar
    texts: ClassVar[Path] = Path(__file__).parent / "texts"

    def content_digest(self) -> str:
        return "1"

    def new(self, setup: Setup, rng: int) -> Cellar:
        seats = setup.players
        empty: dict[str, list[str]] = {nook: [] for nook in NOOKS}
        return Cellar(
            rng=rng,
            hands=[[] for _ in range(seats)],
            hidden=empty,
            owners={nook: [] for nook in NOOKS},
            gold=[0] * seats,
            length=3 if setup["length"] == "short" else 6,
        )

    def game(self, state: Cellar) -> Game[Cellar]:
        return CellarGame(state)

    def play(self, game: Any) -> Rules[None]:
        return play(game)

    def view(self, state: Cellar, seat: int) -> Cellar:
        hands = [hand if who == seat else ["?"] * len(hand) for who, hand in enumerate(state.hands)]
        hidden = {
            nook: [gem if owner == seat else "?" for gem, owner in zip(gems, state.owners[nook], strict=True)]
            for nook, gems in state.hidden.items()
        }
        return msgspec.structs.replace(state, hands=hands, hidden=hidden, rng=0)

    def imagine(self, state: Cellar, seat: int, chance: Chance) -> None:
        return

    def scene(self, state: Cellar, seat: int, decision: Decision | None) -> Scene:
        panels = []
        for nook in NOOKS:
            gems = [
                Card(id=f"hidden:{nook}:{number}", name="gem" if gem == "?" else gem, seat=owner, state="hidden")
                for number, (gem, owner) in enumerate(zip(state.hidden[nook], state.owners[nook], strict=True))
            ]
            space = Slot(
                id=f"space:{nook}", accepts=("haggle",), holds=(Die(id=f"die:{nook}", color="haggle", face=2),)
            )
            panels.append(
                Panel(
                    id=f"nook:{nook}",
                    name=nook,
                    lines=(Text("nook-line"),),
                    items=(space, *gems),
                    tip=(Text("nook-tip", {"count": len(gems)}),),
                    rule="ML-MIN-01",
                )
            )
        seats = tuple(
            Seat(id=f"seat:{who}", seat=who, badges=(Badge("coins", gold, "badge-gold"),))
            for who, gold in enumerate(state.gold)
        )
        hand = state.hands[seat] if 0 <= seat < len(state.hands) else []
        mine = [Card(id=f"gem:{gem}", name=gem, badges=(Badge("coins", GEMS[gem], "badge-gold"),)) for gem in hand]
        return Scene(
            title=Text("title", {"turn": state.turns + 1}),
            viewer=seat,
            seats=seats,
            boards=(PanelBoard(id="board", panels=tuple(panels)),),
            mine=tuple(mine),
            side=(Pile(id="pile", name="gem", count=9 - 3 * len(state.hands)),),
        )

    def outcome(self, state: Cellar) -> Outcome | None:
        if state.turns < state.length * len(state.hands):
            return None
        scores = list(state.gold)
        for nook, gems in state.hidden.items():
            for gem, owner in zip(gems, state.owners[nook], strict=True):
                scores[owner] += GEMS[gem]
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(winners, tuple(scores))

    def bot(self, seed: int) -> Bot:
        return Clerk()

    def read_position(self, data: Mapping[str, Any]) -> Cellar:
        return msgspec.convert(data["state"], Cellar)

    def write_position(self, state: Cellar) -> dict[str, Any]:
        return {"state": msgspec.to_builtins(state)}


CELLAR = CellarRules()
