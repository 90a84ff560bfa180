"""Positions of Massive Darkness for rule tests: given a position, when these answers, then this.

    match = table('''
        level: 2
        heroes:
        - {hero: bjorn, class: shadow_barbarian, zone: B5, xp: 3, hands: [SA11], skills: {charge: 1}}
        - {zone: B6, health: 2, stunned: true}
        enemies:
        - {card: W001, zone: B5, minions: [2, 1]}
        next: {attack: [6], defense: [1]}
    ''')
    play(match, "melee:dwarf_warriors", "go")

What is not stated is as after the set-up of the tutorial with the recommended heroes: all in the start zone B6, the
first hero about to act with three actions, no enemy on the board. Dice are scripted by `next`: `attack` and `defense`
are faces 1 to 6 in the order of the dice (weaker colour first), `strike` for dice outside combat. `on_top` puts cards
on top of piles, the next one first: `on_top: {door: [T05], guard_1: [W001], treasure_2: [S063]}`. `piles` states whole
piles and their discards, `piles: {guard_1: {deck: [W001], discard: [W003]}}`: other cards of the pile are out of the
game. `placed` changes enemies that the quest has placed: `placed: {giant_spider: {zone: C8}}`. Another phase than the
hero phase begins at its beginning, unless `acted` is stated.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import dedent
from typing import Any

import yaml

from tafelrunde.games.massive_darkness import RULEBOOK
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.figures.enemy_health import full_health
from tafelrunde.games.massive_darkness.rules.heroes.hero_phase import new_activation
from tafelrunde.games.massive_darkness.rules.setup import lay_board
from tafelrunde.games.massive_darkness.state import Enemy, Hero, Objective, State
from tafelrunde.kernel import Event, Match, Setup

FIELDS = ("level", "round", "first_player", "lifebringer", "phase", "acted", "marks", "gone")


def table(text: str = "", skip_single: bool = True) -> Match:
    """A match in the position that the text describes, at its first question."""
    setup, state = laid_out(text)
    return Match.from_state(RULEBOOK, setup, state, skip_single=skip_single)


def laid_out(text: str) -> tuple[Setup, State]:
    """The position that the text describes, before anything happens."""
    data: dict[str, Any] = yaml.safe_load(dedent(text)) or {}
    given = data.pop("heroes", [])
    players = data.pop("players", max(2, len(given)))
    options = {"heroes": "recommended", **data.pop("options", {})}
    setup = RULEBOOK.setup(players, options)
    state = _set_up(players, options)
    if "board" in data:
        _lay_out(state, data.pop("board"))
    game = Game(state)
    if "phase" in data:
        data.setdefault("acted", 0)
    for name in FIELDS:
        if name in data:
            value = data.pop(name)
            setattr(state, name, tuple(value) if isinstance(value, list) else value)
    for hero, stated in zip(state.heroes, given, strict=False):
        _state_hero(game, hero, dict(stated))
    for name, changes in data.pop("placed", {}).items():
        if game.enemy(name).treasure and "treasure" in changes:
            game.discard(game.enemy(name).treasure)
        for field, value in changes.items():
            setattr(game.enemy(name), field, tuple(value) if isinstance(value, list) else value)
    for stated in data.pop("enemies", []):
        _add_enemy(game, dict(stated))
    for door in data.pop("open", []):
        state.shut = tuple(border for border in state.shut if border != door)
    for zone, count in data.pop("treasure", {}).items():
        state.treasure[zone] = (count, 0) if isinstance(count, int) else tuple(count)
    if "more_tokens" in data:
        state.more_tokens = tuple((level, zone) for level, zone in data.pop("more_tokens"))
    if "explored" in data:
        explored = data.pop("explored")
        state.unexplored = tuple(zone for zone in state.unexplored if zone not in explored)
    if "objectives" in data:
        state.objectives = [Objective(**token) for token in data.pop("objectives")]
    for deck, stated in data.pop("piles", {}).items():
        lay_pile(state, deck, stated)
    for deck, cards in data.pop("on_top", {}).items():
        on_top(state, deck, cards)
    if state.phase == "hero_phase":
        active = data.pop("active", 0)
        state.acted = (active - state.first_player) % players + 1
        state.activation = new_activation(game, state.heroes[active])
        state.activation.stage = "actions"
        for name, value in data.pop("activation", {}).items():
            setattr(state.activation, name, value)
    state.script = data.pop("next", {})
    assert not data, f"unknown fields: {', '.join(data)}"
    RULEBOOK.check(state)
    return setup, state


def _set_up(players: int, options: dict[str, Any]) -> State:
    match = Match.new(RULEBOOK, players, seed=1, options=options)
    state: State = match.state
    state.first_player = 0
    state.phase = "hero_phase"
    state.activation = None
    return state


def _lay_out(state: State, quest: str) -> None:
    """Another board than the option `quest` knows, such as the lab's: everybody in its start zone."""
    state.quest = quest
    state.objectives, state.treasure, state.gone = [], {}, ()
    game = Game(state)
    lay_board(game)
    for hero in state.heroes:
        hero.zone = game.board.start


def _state_hero(game: Game, hero: Hero, stated: dict[str, Any]) -> None:
    hero.card = stated.pop("hero", hero.card)
    if "class" in stated:
        hero.sheet = stated.pop("class")
        hero.skills = (0,) * len(game.content.classes[hero.sheet].lines)
    bought = stated.pop("skills", {})
    lines = game.content.classes[hero.sheet].lines
    hero.skills = tuple(bought.get(line.id, 0) for line in lines)
    assert bought.keys() <= {line.id for line in lines}, f"{hero.sheet} has no {bought}"
    for name in ("hands", "pack"):
        if name in stated:
            setattr(hero, name, tuple(stated.pop(name)))
    for name in ("body", "zone", "xp", "stunned", "escaped", "things", "mini_xp"):
        if name in stated:
            setattr(hero, name, stated.pop(name))
    _out_of_decks(game.state, (*hero.hands, hero.body, *hero.pack))
    hero.health = stated.pop("health", game.max_health(hero))
    assert not stated, f"unknown fields of a hero: {', '.join(stated)}"


def _add_enemy(game: Game, stated: dict[str, Any]) -> None:
    """An enemy by its card's code; unwounded and without a treasure, unless stated."""
    code = stated.pop("card")
    card = game.content.enemies[code]
    taken = [enemy.id for enemy in game.state.enemies]
    name = card.type if card.type not in taken else f"{card.type}_2"
    enemy = Enemy(stated.pop("id", name), code, stated.pop("zone"), 0)
    enemy.health = stated.pop("health", full_health(game, enemy))
    enemy.minions = tuple(stated.pop("minions", [card.health] * (card.minions * game.state.players)))
    for field in ("treasure", "stunned", "patrol", "quest", "for_events", "penalty"):
        if field in stated:
            setattr(enemy, field, stated.pop(field))
    assert not stated, f"unknown fields of an enemy: {', '.join(stated)}"
    game.state.enemies.append(enemy)
    _out_of_decks(game.state, (code, enemy.treasure))


def add_enemy(state: State, card: str, zone: str) -> None:
    """An unwounded enemy without a treasure."""
    _add_enemy(Game(state), {"card": card, "zone": zone})


def _out_of_decks(state: State, cards: Sequence[str]) -> None:
    for deck in _decks(state):
        deck[:] = [card for card in deck if card not in cards]


def _decks(state: State) -> list[list[str]]:
    single = [state.lesser_deck, state.greater_deck, state.door_deck, state.event_deck, state.artefact_deck]
    return [*state.guard_decks, *state.treasure_decks, *single]


def on_top(state: State, deck: str, cards: Sequence[str]) -> None:
    """Cards on top of a pile (`door`, `event`, `lesser`, `greater`, `artefact`, `guard_2`, `treasure_1`)."""
    cards_there = pile(state, deck)
    for card in reversed(cards):
        cards_there.remove(card)
        cards_there.append(card)


def pile(state: State, name: str, part: str = "deck") -> list[str]:
    """A pile by its name, or its discard pile (`part` is `discard`)."""
    kind, _, level = name.partition("_")
    found: list[str] = getattr(state, f"{kind}_{part}s")[int(level) - 1] if level else getattr(state, f"{kind}_{part}")
    return found


def lay_pile(state: State, name: str, stated: dict[str, list[str]]) -> None:
    """A pile and its discards hold exactly these cards (the next one to be drawn first), others leave the game."""
    deck, discard = pile(state, name), pile(state, name, "discard")
    cards, thrown = stated.get("deck", []), stated.get("discard", [])
    have = [*deck, *discard]
    assert {*cards, *thrown} <= {*have}, f"not in the {name} pile: {cards}, {thrown}"
    state.removed += [card for card in have if card not in cards and card not in thrown]
    deck[:], discard[:] = reversed(cards), thrown


def play(match: Match, *answers: str) -> Match:
    """Give these answers one after another; whatever is asked in between can be shown."""
    for answer in answers:
        match.answer(answer)
        if match.decision is not None:
            assert match.view(max(match.decision.seat, 0)).scene.title
    return match


def ids(match: Match) -> list[str]:
    """The ids of the answers that are possible now."""
    return [option.id for option in match.decision.options] if match.decision else []


def question(match: Match) -> str:
    return match.decision.question if match.decision else ""


def hero(match: Match, seat: int = 0) -> Hero:
    found: Hero = match.state.heroes[seat]
    return found


def enemy(match: Match, name: str) -> Enemy | None:
    return next((enemy for enemy in match.state.enemies if enemy.id == name), None)


def told(match: Match, kind: str) -> list[Event]:
    """What was told of that kind so far."""
    return [event for event in match.events if event.kind == kind]


def settle(match: Match, *until: str) -> Match:
    """Answer with what means "go on" until one of these questions is asked, or the game is over."""
    for _ in range(200):
        decision = match.decision
        if decision is None or decision.question in until:
            return match
        given = [option.id for option in decision.options]
        plain = [name for name in (decision.default, *GO_ON) if name in given]
        match.answer(plain[0] if plain else given[0])
    raise AssertionError(f"{until} was not asked: {question(match)}")


GO_ON = ("end", "stop", "done", "keep", "go", "decline", "nobody", "refuse", "cancel")


def whole_round(match: Match) -> Match:
    """Go on until the next round's first hero is asked to act."""
    number = match.state.round
    for _ in range(200):
        if match.over or (match.state.round > number and question(match) == "act"):
            return match
        settle(match, "act")
        if match.state.round == number and question(match) == "act":
            match.answer("end")
    raise AssertionError("the round does not end")


def pools(match: Match) -> tuple[str, str]:
    """The dice of the last roll by colour: attack and defence, such as `yr` and `bbg`."""
    rolled = told(match, "rolled")[-1].args
    return dice_names(rolled["attack"]), dice_names(rolled["defense"])


def dice_names(dice: Sequence[int]) -> str:
    return "".join(sorted(("?", "y", "r", "b", "g")[die // 10] for die in dice))
