"""The Event phase (SS-EVT-01 … 17) and how many enemies appear (SS-SPN-01 … 05)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.box.cards import EventCard
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.loadout import companion_level
from tafelrunde.games.sword_and_sorcery.rules import triggers
from tafelrunde.games.sword_and_sorcery.rules.operation import Asking
from tafelrunde.games.sword_and_sorcery.state.tasks import Run, Spawn
from tafelrunde.kernel import Rules

MANY = 4
"""From so many heroes on one enemy more appears (SS-SPN-02)."""


def event_phase(game: Game) -> Asking:
    """A new event is drawn, or the one that lies face up is discarded (SS-EVT-01 … 04, SS-EVT-12, SS-EVT-13)."""
    state = game.state
    if state.step == 1:
        state.step = 2
        if state.spawning:
            card, state.spawning = state.spawning, ""
            game.plan(Spawn(_spawned(game, game.content.events[card])))
        return None
    if state.step == 0:
        state.step = 1
        if state.event_up:
            card = state.event_up.pop()
            state.event_discard.append(card)
            game.tell("event_ends", "SS-EVT-03", card=card)
            if not state.event_deck and not state.event_up:
                game.lose("SS-EVT-12")
        elif state.event_deck:
            game.reveal()
            resolve(game, state.event_deck.pop())
        else:
            game.lose("SS-EVT-13")
        return None
    return _next_round(game)


def _next_round(game: Game) -> Rules[None]:
    game.state.round += 1
    game.state.phase, game.state.step = "time", 0
    yield game.checkpoint()


def resolve(game: Game, card_id: str) -> None:
    """Effects in printed order; the card lies face up on the deck, Day and Night beside it (SS-EVT-02, 06)."""
    state = game.state
    card: EventCard = game.content.events[card_id]
    game.tell("event", "SS-EVT-02", card=card_id)
    if card.kind in ("day", "night"):
        if state.day_card:
            state.event_discard.append(state.day_card)
        state.day_card = card_id
        state.daytime = "day" if card.kind == "day" else "night"
        game.tell("daytime", "SS-EVT-07", daytime=state.daytime)
    else:
        state.event_up.append(card_id)
    state.spawning = card_id if card.spawn else ""
    if card.do:
        game.plan(Run(game.content.index.key(card.do), "", source=card_id, seat=state.active))
    triggers.fire(game, "event", state.active, card_id)
    if card.kind in ("day", "night"):
        triggers.fire(game, "daytime", state.active, state.daytime)
    if card.next_spawn:
        state.next_spawn = card.next_spawn


def _spawned(game: Game, card: EventCard) -> int:
    """{H−E}, one more from four heroes on (SS-SPN-02, SS-SPN-03)."""
    state = game.state
    heroes = hero_count(game)
    more = card.spawn_more + state.next_spawn + (1 if heroes >= MANY else 0)
    state.next_spawn = 0
    return max(0, heroes - len(state.enemies) + more)


def hero_count(game: Game) -> int:
    """Heroes, ghosts included, and the hero value of companions (SS-SPN-01, SS-SPN-04)."""
    return len(game.state.heroes) + sum([companion_level(one, game.content).value for one in game.state.companions])
