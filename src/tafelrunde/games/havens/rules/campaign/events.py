"""Events: a card is drawn, the group chooses, and only then its back is read (GH-EVT-01 … 12)."""

from __future__ import annotations

from tafelrunde.games.havens.box.campaign import EventCard, EventChoice
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import effects, quests
from tafelrunde.games.havens.rules.campaign.world import change_world, company, holds, world
from tafelrunde.games.havens.state import Decided
from tafelrunde.kernel import PARTY, Option, Rules

SIDES = ("A", "B")


def take_place(game: Game, deck: str) -> Rules[None]:
    """One event of a deck, from the drawing to where the card goes; with an empty deck there is none (GH-EVT-12)."""
    cards: tuple[str, ...] = getattr(world(game), deck)
    if not cards:
        game.tell("no_event", "GH-EVT-12", deck=deck)
        return
    stay = game.state.stay
    assert stay is not None
    game.reveal()
    stay.event = cards[-1]
    change_world(game, **{deck: cards[:-1]})
    card = game.content.events[stay.event]
    game.tell("event", "GH-EVT-01", deck=deck, number=card.number, text=f"event-{card.id}")
    stay.side = yield game.ask(
        PARTY,
        "event",
        [
            Option(f"choose:{side}", side, f"event:{card.id}:{side}", {"text": f"event-{card.id}-{side}"})
            for side in SIDES
        ],
        rule="GH-EVT-01",
        args={"text": f"event-{card.id}"},
    )
    game.reveal()
    game.tell("event_choice", "GH-EVT-01", text=f"event-{card.id}-{stay.side}")
    state = game.state
    state.decided = (*state.decided, Decided(len(state.chronicle), card.id, stay.side, state.party))
    choice = card.a if stay.side == "A" else card.b
    yield from _outcomes(game, card, stay.side, choice)
    _put_away(game, deck, card, choice)
    for one in company(game):
        quests.note(game, one, f"events:{deck}")
    stay.event = stay.side = ""
    yield from effects.happenings(game)


def _outcomes(game: Game, card: EventCard, side: str, choice: EventChoice) -> Rules[None]:
    """From top to bottom, all that apply; `otherwise` only if none did (GH-EVT-02, GH-EVT-06, GH-EVT-07)."""
    applied = False
    for number, outcome in enumerate(choice.outcomes, 1):
        if (outcome.otherwise and applied) or not holds(game, outcome.when):
            continue
        applied = True
        if outcome.text.en:
            game.tell("event_outcome", "GH-EVT-02", text=f"event-{card.id}-{side}-{number}")
        if outcome.when.pay:
            yield from effects.share(game, -outcome.when.pay, "GH-EVT-05")
        yield from effects.carry_out(game, outcome.do, "GH-EVT-08")


def _put_away(game: Game, deck: str, card: EventCard, choice: EventChoice) -> None:
    """Out of the game, or under the deck without shuffling (GH-EVT-10)."""
    if choice.then == "bottom":
        change_world(game, **{deck: (card.id, *getattr(world(game), deck))})
    game.tell(f"event_{choice.then}", "GH-EVT-10", deck=deck, number=card.number)
