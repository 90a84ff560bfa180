"""Situations with the real content of Gloomhaven: an open field, some figures, and rules run with given answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar, cast

from tafelrunde.games.gloomhaven.content import load
from tafelrunde.games.gloomhaven.edition import EDITION
from tafelrunde.games.havens.box.scenarios import Door, Map, Room
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules import flow
from tafelrunde.games.havens.rules.setup import recommending
from tafelrunde.games.havens.state import Agreement, Character, Figure, Hero, MonsterDeck, State
from tafelrunde.kernel import Decision, Event, Option, Rules
from tafelrunde.kernel.decision import CHECKPOINT, Together
from tafelrunde.tabletop.hexes import Hex, disc

T = TypeVar("T")


def arena(
    heroes: Mapping[str, Hex] | None = None,
    monsters: Mapping[str, Hex] | None = None,
    *,
    radius: int = 5,
    level: int = 1,
    seats: int = 0,
    doors: Sequence[Door] = (),
    rooms: Sequence[Room] = (),
    **state: Any,
) -> Game:
    """A scenario in the middle of a round on one big room: room 1 is a disc about (0, 0), further rooms as given.

    Heroes by class, monsters by figure id (`bandit_guard:3`; with `!` in front an elite). Everybody has the standard
    modifier deck in the order of `STANDARD`, heroes have the level-1 cards in hand, monster decks lie as printed.
    """
    content = load()
    places = heroes if heroes is not None else {"brute": (0, 0), "spellweaver": (-1, 0)}
    map_ = Map(rooms=(Room(1, tuple(disc((0, 0), radius))), *rooms), doors=tuple(doors))
    fields: dict[str, Any] = {"phase": "turns", "round": 1, "rooms": (1,), "scenario": "1", "level": 1, "map": map_}
    fields["agreed"] = Agreement(characters=max(2, len(places)))
    players = seats or len(places)
    game = Game(State(players=players, **fields | state), content, EDITION, flow.ANNOUNCEMENTS)
    standard = recommending.modifier_deck(content, ())
    game.state.monster_modifiers.draw = standard[:]
    for index, (cls, at) in enumerate(places.items()):
        character = Character(cls=cls, level=level, pool=recommending.first_pool(content, cls))
        hero = Hero(index=index, seat=index % players, character=character, initiative=50)
        hero.hand = recommending.hand(content, character)
        hero.deck.draw = standard[:]
        game.state.heroes.append(hero)
        hp = content.classes[cls].hp[level - 1]
        game.state.figures.append(Figure(id=cls, kind="hero", side="hero", type=cls, at=at, hp=hp, most=hp))
    for name, at in (monsters or {}).items():
        add_monster(game, name, at)
    return game


def add_monster(game: Game, name: str, at: Hex) -> Figure:
    """Put a monster on the map: `bandit_guard:3`, with `!` in front an elite."""
    type_, _, number = name.lstrip("!").partition(":")
    kind = game.content.monsters[type_]
    rank: Any = "boss" if kind.boss else "elite" if name.startswith("!") else "normal"
    figure = Figure(
        id=f"{type_}:{number}",
        kind="monster",
        side="monster",
        type=type_,
        at=at,
        hp=1,
        most=1,
        rank=rank,
        number=int(number),
    )
    figure.hp = figure.most = game.number(game.stats(figure).hp)
    game.state.figures.append(figure)
    if kind.deck not in game.state.decks:
        game.state.decks[kind.deck] = MonsterDeck([card.id for card in game.content.decks[kind.deck]])
    return figure


def run(rules: Rules[T] | None, *answers: str) -> T:
    """Run rules to their end. Questions with one answer answer themselves; all given answers must be used.

    Rules that are None had nothing to ask.
    """
    left = list(answers)
    result = cast(T, None) if rules is None else _run(rules, left)
    assert not left, f"not asked: {', '.join(left)}"
    return result


def _run(rules: Rules[T], answers: list[str]) -> T:
    value: Any = None
    while True:
        try:
            request = rules.send(value)
        except StopIteration as stop:
            result: T = stop.value
            return result
        value = None
        if isinstance(request, Together):
            value = {seat: _run(part, answers) for seat, part in request.parts.items()}
        elif request is not CHECKPOINT:
            assert isinstance(request, Decision)
            value = _chosen(request, answers).value


def _chosen(decision: Decision, answers: list[str]) -> Option:
    if len(decision.options) == 1:
        return decision.options[0]
    assert answers, f"seat {decision.seat} is asked '{decision.question}': {', '.join(ids(decision))}"
    answer = answers.pop(0)
    option = decision.option(answer)
    assert option is not None, f"'{answer}' is no answer to '{decision.question}': {', '.join(ids(decision))}"
    return option


def asked(rules: Rules[Any], *answers: str) -> Decision | None:
    """The first question with more than one answer that comes after these answers, or None."""
    left = list(answers)
    value: Any = None
    while True:
        try:
            request = rules.send(value)
        except StopIteration:
            return None
        value = None
        if isinstance(request, Together):
            request = next(iter(request.parts.values())).send(None)
        if request is CHECKPOINT:
            continue
        assert isinstance(request, Decision)
        if len(request.options) > 1 and not left:
            return request
        value = _chosen(request, left).value


def ids(decision: Decision | None) -> list[str]:
    """The ids of a decision's answers."""
    return [option.id for option in decision.options] if decision else []


def events(game: Game, kind: str) -> list[Event]:
    """What was told of that kind so far."""
    return [event for event in game.events if event.kind == kind]
