"""Random adventures: rooms from two decks of cards, one door at a time (GH-RDG-01 … GH-RDG-15)."""

from __future__ import annotations

from typing import Literal

from tafelrunde.games.havens.board import dungeon_map
from tafelrunde.games.havens.board.dungeon_rooms import ROOMS
from tafelrunde.games.havens.box.scenarios import Door, Opening, Passage
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import monster_decks
from tafelrunde.games.havens.rules.effects import elements
from tafelrunde.games.havens.rules.map import reveal
from tafelrunde.games.havens.rules.scenario import special_effects
from tafelrunde.games.havens.state import DungeonRoom, Figure
from tafelrunde.kernel import PARTY, Option, Rules

Penalty = Literal["", "minor", "major"]
RECOMMENDED: tuple[Penalty, ...] = ("", "minor", "major")
"""GH-RDG-10."""


def first_room(game: Game) -> Rules[None]:
    """Shuffle both decks, settle the penalties, and lay the first room (GH-RDG-02, GH-RDG-07)."""
    state = game.state
    state.room_deck = list(game.content.rooms)
    state.encounter_deck = list(game.content.encounters)
    game.shuffle("rooms", state.room_deck)
    game.shuffle("encounters", state.encounter_deck)
    state.penalties = yield from _penalties(game)
    game.reveal()
    card = game.content.rooms[state.room_deck.pop()]
    entrance: Opening = yield game.ask(
        PARTY,
        "entrance",
        [Option(f"entrance:{number}:{one.type}", one) for number, one in enumerate(card.entrances, 1)],
        rule="GH-RDG-07",
        args={"room": card.id},
    )
    laid = DungeonRoom(
        card=card.id,
        encounter=state.encounter_deck.pop(),
        turns=0,
        by=(0, 0),
        entrance=entrance.at,
        penalty=RECOMMENDED[0] if not state.penalties else _penalty(state.penalties[0]),
    )
    state.dungeon = (laid,)
    state.map = dungeon_map.first_map(game.content, laid)
    _announce(game, laid)
    yield from reveal.reveal_room(game, 1, None)


def _penalties(game: Game) -> Rules[tuple[str, ...]]:
    """None, minor, major for the three rooms, or what the players choose (GH-RDG-10)."""
    chosen: list[str] = []
    for number, usual in enumerate(RECOMMENDED, 1):
        penalty: str = usual
        if game.state.preparation == "full":
            penalty = yield game.ask(
                PARTY,
                "penalty",
                [Option(f"penalty:{one or 'none'}", one) for one in RECOMMENDED],
                rule="GH-RDG-10",
                args={"number": number},
                default=f"penalty:{usual or 'none'}",
            )
        chosen.append(penalty)
    return tuple(chosen)


def _penalty(word: str) -> Penalty:
    return "minor" if word == "minor" else "major" if word == "major" else ""


def extend(game: Game, door: Door) -> Rules[None]:
    """A door of a random adventure opens: the room behind it is drawn and laid (GH-RDG-02, GH-RDG-08, GH-RDG-09)."""
    state = game.state
    number = len(state.dungeon) + 1
    if not state.dungeon or door.joins[1] != number or number > ROOMS:
        return
    game.reveal()
    card, (turns, by), entrance = _draw_room(game, door)
    laid = DungeonRoom(
        card=card,
        encounter=state.encounter_deck.pop(),
        turns=turns,
        by=by,
        entrance=entrance,
        penalty=_penalty(state.penalties[number - 1]),
    )
    state.dungeon = (*state.dungeon, laid)
    state.map = dungeon_map.next_map(game.content, state.map, door, laid)
    _announce(game, laid)
    return
    yield


def _draw_room(game: Game, door: Door) -> tuple[str, dungeon_map.Lie, tuple[int, int]]:
    """The first card with a matching entrance; those passed over go under the deck as drawn (GH-RDG-08, 14)."""
    passage: Passage | None = dungeon_map.passage_of(door)
    deck = game.state.room_deck
    for wanted in (passage, None):
        if wanted is None:
            game.shuffle("rooms", deck)
        for _ in range(len(deck)):
            name = deck.pop()
            found = dungeon_map.lies(game.content, game.state.map, door, game.content.rooms[name], wanted)
            if found is not None:
                return name, *found
            deck.insert(0, name)
    raise RuntimeError(f"no room fits behind the door {door.id} at {door.at}")


def _announce(game: Game, laid: DungeonRoom) -> None:
    """The name of the room: that of its map and that of its inhabitants (GH-RDG-03); their decks are readied."""
    game.tell("random_room", "GH-RDG-03", room=laid.card, encounter=laid.encounter, number=len(game.state.dungeon))
    for spot in game.content.encounters[laid.encounter].spots:
        if spot.monster:
            monster_decks.ready(game, game.content.monsters[spot.monster].deck)


def infuse(game: Game, number: int) -> Rules[None]:
    """Elements of the monster card, with the end of the turn in which the room is revealed (FH-RDG-08).

    Those of the first room are there when the scenario begins.
    """
    found = game.content.encounters[game.state.dungeon[number - 1].encounter].infuse
    if not found:
        return
    yield from elements.infuse(game, found, PARTY)
    if game.state.phase != "turns":
        elements.end_of_turn(game)


def penalty(game: Game, number: int, opener: Figure | None) -> Rules[None]:
    """The penalty for revealing a room (GH-RDG-10, GH-RDG-11)."""
    dungeon = game.state.dungeon
    if not dungeon or not dungeon[number - 1].penalty:
        return
    laid = dungeon[number - 1]
    card = game.content.rooms[laid.card]
    rule = card.minor if laid.penalty == "minor" else card.major
    game.tell("penalty", "GH-RDG-10", room=laid.card, penalty=laid.penalty)
    if opener is None and any(getattr(effect, "who", "") == "opener" for effect in rule.do):
        heroes = [figure for figure in game.state.figures if figure.kind == "hero"]
        opener = yield game.ask(
            PARTY,
            "opener",
            [Option(f"opener:{figure.id}", figure, f"figure:{figure.id}") for figure in heroes],
            rule="GH-RDG-11",
        )
    for effect in rule.do:
        yield from special_effects.carry_out(game, effect, opener, number)
