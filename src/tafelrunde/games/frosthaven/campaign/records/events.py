"""Events (3.4): the party reads the front, chooses, and only then learns what comes of it."""

from __future__ import annotations

from tafelrunde.games.frosthaven.campaign.records import effects, resources
from tafelrunde.games.frosthaven.campaign.records.outpost import change, outpost, stay
from tafelrunde.games.frosthaven.campaign.records.requirements import holds, payable
from tafelrunde.games.havens.box.campaign import EventCard, EventChoice, Requirement
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign import quests
from tafelrunde.games.havens.rules.campaign.world import company, prosperity_level
from tafelrunde.games.havens.state import Decided, Siege
from tafelrunde.kernel import PARTY, Option, Refused, Rules


def take_place(game: Game, deck: str, kind: str) -> Rules[None]:
    """The top card of a deck (FH-EVT-03); from an empty one comes none (FH-EVT-08)."""
    cards: tuple[str, ...] = getattr(outpost(game), deck)
    if not cards:
        game.tell("no_event", "FH-EVT-08", deck=deck)
        return
    now = stay(game)
    game.reveal()
    now.event = cards[-1]
    change(game, **{deck: cards[:-1]})
    card = game.content.events[now.event]
    rule = "FH-OEV-01" if kind == "outpost" else "FH-EVT-03"
    game.tell("event_drawn", rule, deck=deck, number=card.number, text=f"event-{card.id}")
    if card.threat is not None and now.week is not None:
        threat = card.threat
        more = threat.grows * (prosperity_level(game) - 1)
        if more:
            game.tell("threat_grows", "FH-THR-02", attack=threat.attack, amount=more, level=prosperity_level(game))
        now.week.siege = Siege(
            attack=threat.attack + more,
            targets=threat.targets,
            first=threat.first,
            then=threat.then,
            wrecks=threat.wrecks,
        )
    now.side = yield from _choose(game, card)
    game.reveal()
    game.tell("event_choice", "FH-EVT-03", text=f"event-{card.id}-{now.side}")
    state = game.state
    state.decided = (*state.decided, Decided(len(state.chronicle), card.id, now.side, state.party))
    choice = card.a if now.side == "A" else card.b
    yield from _results(game, card, now.side, choice)
    if choice.then == "bottom":
        change(game, **{deck: (card.id, *getattr(outpost(game), deck))})
    game.tell(f"event_{choice.then}", "FH-EVT-03", deck=deck, number=card.number)
    for one in company(game):
        quests.note(game, one, "events:road" if kind == "road" else "events:city")
    now.event = now.side = ""
    yield from effects.happenings(game)


def _choose(game: Game, card: EventCard) -> Rules[str]:
    """An option that can't be paid is none, unless its card says what happens otherwise (FH-EVT-09)."""
    sides = {"A": card.a, "B": card.b}
    open_ = [side for side, choice in sides.items() if _possible(game, choice)]
    chosen: str = yield game.ask(
        PARTY,
        "event",
        [
            Option(f"choose:{side}", side, f"event:{card.id}:{side}", {"text": f"event-{card.id}-{side}"})
            for side in open_ or ["A"]
        ],
        rule="FH-EVT-03",
        args={"text": f"event-{card.id}"},
        why_not=lambda: [
            Refused(
                f"choose:{side}",
                "cannot_pay",
                "FH-EVT-09",
                f"event:{card.id}:{side}",
                {"text": f"event-{card.id}-{side}"},
            )
            for side in sides
            if side not in (open_ or ["A"])
        ],
    )
    return chosen


def _possible(game: Game, choice: EventChoice) -> bool:
    return any(payable(game, outcome.when) for outcome in choice.outcomes)


def _results(game: Game, card: EventCard, side: str, choice: EventChoice) -> Rules[None]:
    """The result of the option; `otherwise` where its requirement is not met (FH-EVT-05).

    Where no option could be paid, the first result applies, and costs what there is (FH-EVT-09).
    """
    applied = False
    capped = not _possible(game, choice)
    for number, outcome in enumerate(choice.outcomes, 1):
        if (outcome.otherwise and applied) or not (holds(game, outcome.when) or (capped and number == 1)):
            continue
        applied = True
        if outcome.text.en:
            game.tell("event_outcome", "FH-EVT-03", text=f"event-{card.id}-{side}-{number}")
        yield from _pay(game, outcome.when)
        yield from effects.carry_out(game, outcome.do, "FH-EVT-03")


def _pay(game: Game, wanted: Requirement) -> Rules[None]:
    """Collectively, or everybody alone (FH-EVT-06)."""
    price = {str(kind): number for kind, number in wanted.cost.items()}
    if not wanted.each:
        yield from resources.pay(game, price, resources.everywhere(game), "FH-EVT-06")
        return
    for one in company(game):
        yield from resources.pay(game, price, [one.character.cls], "FH-EVT-06")
