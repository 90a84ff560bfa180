"""Positions of Sword & Sorcery for rule tests: given a position, when these answers, then this.

    match = table('''
        heroes:
        - {zone: B2, wounds: 3, main: shortsword}
        - {card: robin_thief, zone: B2, rank: 3}
        enemies:
        - {card: giant_spider_1, zone: B2, wounds: 1}
        active: 0
        next: {red: [1, 5], blue: [4]}
    ''')
    play(match, "attack:main:enemy:giant_spider_1", "done")

What is not stated is as after the set-up of The Awakening with the recommended heroes and without chance: all in the
start zone A2, no enemies, no shadow tokens on the map, doors closed. With `active` that hero's turn begins (unless a
`phase` is stated); without, the party chooses who is next. Heroes may be of another class (`card`), which then has its
recommended powers; items are taken from wherever they lie. Enemies get shields and charges of their cards, and `player`
0 unless stated. Dice are scripted by `next`: faces 1 to 10 of `red` and `blue` in the order in which they are rolled.
`on_top` puts cards on top of decks, the next one first: `on_top: {activation: [H], trap: [hell_pit]}`.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import dedent
from typing import Any

import msgspec
import yaml

from tafelrunde.games.sword_and_sorcery import RULEBOOK
from tafelrunde.games.sword_and_sorcery.box.content import card_of
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.positions import quiet_state
from tafelrunde.games.sword_and_sorcery.rules.heroes import choosing
from tafelrunde.games.sword_and_sorcery.rules.items import shields
from tafelrunde.games.sword_and_sorcery.state import (
    CompanionFigure,
    Drop,
    Enemy,
    Hero,
    Plague,
    Portal,
    Power,
    State,
    Turn,
)
from tafelrunde.kernel import Event, Match, Setup

SLOTS = ("main", "offhand", "armour", "artifact")


def table(text: str = "", skip_single: bool = True) -> Match:
    """A match in the position that the text describes, at its first question."""
    setup, state = laid_out(text)
    return Match.from_state(RULEBOOK, setup, state, skip_single=skip_single)


def match_of(state: State) -> Match:
    """A match from a state that a test has changed further."""
    setup = RULEBOOK.setup(state.players, {"adventure": state.adventure, "heroes": "recommended"})
    RULEBOOK.check(state)
    return Match.from_state(RULEBOOK, setup, state)


def laid_out(text: str) -> tuple[Setup, State]:
    """The position that the text describes, before anything happens."""
    data: dict[str, Any] = yaml.safe_load(dedent(text)) or {}
    given = data.pop("heroes", [])
    players = data.pop("players", max(2, len(given)))
    options = {"heroes": "recommended", **data.pop("options", {})}
    if "adventure" in data:
        options["adventure"] = data.pop("adventure")
    setup = RULEBOOK.setup(players, options)
    state = quiet_state(players, setup.options)
    game = Game(state)
    game.recording = False
    for hero, stated in zip(state.heroes, given, strict=False):
        _state_hero(game, hero, dict(stated))
    for stated in data.pop("enemies", []):
        _add_enemy(game, dict(stated))
    for number, stated in enumerate(data.pop("companions", []), 1):
        one = dict(stated)
        name = one.pop("id", f"companion:{one['card']}" if number == 1 else f"companion:{one['card']}_{number}")
        state.companions.append(
            _figure(state, CompanionFigure(id=name, card=one.pop("card"), owner=one.pop("owner", 0)), one)
        )
    if "plagues" in data:
        state.plagues = []
    for number, stated in enumerate(data.pop("plagues", []), 1):
        one = dict(stated)
        kind = one.pop("kind")
        state.plagues.append(_figure(state, Plague(id=f"plague:{kind}_{number}", kind=kind), one))
    for border in data.pop("open", []):
        state.shut = tuple(shut for shut in state.shut if shut != border)
    for deck, cards in data.pop("on_top", {}).items():
        on_top(state, deck, cards)
    if "portals" in data:
        state.portals = tuple(Portal(**{"open": True, **portal}) for portal in data.pop("portals"))
    for zone, drop in data.pop("lying", {}).items():
        _lay(state, zone, drop)
    if "shadows" in data:
        for zone, tokens in data.pop("shadows").items():
            state.shadows[zone] = tuple(tokens)
            for token in tokens:
                if token in state.shadow_deck:
                    state.shadow_deck.remove(token)
    state.script = data.pop("next", {})
    active = data.pop("active", None)
    turn = data.pop("turn", {})
    for name, value in data.items():
        assert name in State.__struct_fields__, f"unknown field: {name}"
        hint = next(field.type for field in msgspec.structs.fields(State) if field.name == name)
        setattr(state, name, msgspec.convert(value, hint))
    if active is not None:
        state.active = active
        if "phase" not in data:
            state.phase = "hero_turn"
            if turn:
                setting = game.setting(game.hero(active))
                state.turn = Turn(active, setting.combat, setting.standard)
                for name, value in turn.items():
                    setattr(state.turn, name, tuple(value) if isinstance(value, list) else value)
    RULEBOOK.check(state)
    return setup, state


def _figure(state: State, figure: Any, stated: dict[str, Any]) -> Any:
    types = {field.name: field.type for field in msgspec.structs.fields(type(figure))}
    for name, value in stated.items():
        assert name in types, f"unknown field: {name}"
        setattr(figure, name, msgspec.convert(value, types[name]))
    for token in figure.conditions.crits:
        state.crit_deck.remove(token)
    return figure


def _state_hero(game: Game, hero: Hero, stated: dict[str, Any]) -> None:
    if "card" in stated:
        for slot in SLOTS:
            if code := getattr(hero, slot):
                game.state.stock.append(code)
                setattr(hero, slot, "")
        hero.card, hero.powers, hero.talents = stated.pop("card"), (), ()
        hero.rank = stated.pop("rank", hero.rank)
        choosing.take_recommended(game, hero)
    if "rank" in stated:
        hero.rank = stated.pop("rank")
        choosing.fill_recommended(game, hero)
    if "powers" in stated:
        hero.powers = tuple(
            Power(power) if isinstance(power, str) else Power(**power) for power in stated.pop("powers")
        )
    for slot in SLOTS:
        if slot in stated:
            if code := getattr(hero, slot):
                game.state.stock.append(code)
            setattr(hero, slot, take(game.state, stated.pop(slot)))
    if "inventory" in stated:
        hero.inventory = tuple(take(game.state, code) for code in stated.pop("inventory"))
    _figure(game.state, hero, stated)


def take(state: State, code: str) -> str:
    """A copy of the card, from wherever it lies."""
    if not code:
        return ""
    for pile in (state.stock, state.emporium, state.treasure_deck):
        for copy in sorted(pile, key=lambda copy: copy != code):
            if copy == code or ("." not in code and card_of(copy) == code):
                pile.remove(copy)
                return copy
    for owner in state.heroes:
        for slot in SLOTS:
            if card_of(getattr(owner, slot)) == code:
                copy = getattr(owner, slot)
                setattr(owner, slot, "")
                return copy
    return code


def _add_enemy(game: Game, stated: dict[str, Any]) -> None:
    state = game.state
    card = stated.pop("card")
    boss = game.content.bosses.get(card)
    scroll = boss.sides[0] if boss is not None else game.content.enemy_cards[card].scroll
    scroll = stated.pop("scroll", scroll)
    enemy = Enemy(id=f"enemy:{card}", card=card, scroll=scroll, player=-1 if boss else 0)
    if card in state.enemy_deck:
        state.enemy_deck.remove(card)
    for power in stated.get("powers", ()):
        state.power_deck.remove(power)
    for ability in game.scroll(enemy).abilities:
        if ability.charges:
            enemy.charges[ability.id] = ability.charges
    state.enemies.append(_figure(state, enemy, stated))
    if "shields" not in stated:
        enemy.shields = shields.full(game, enemy)


def _lay(state: State, zone: str, drop: dict[str, Any]) -> None:
    for code in (*drop.get("items", ()), *drop.get("treasures", ())):
        take(state, code)
    for token in drop.get("loot", ()):
        state.loot_deck.remove(token)
    state.lying[zone] = msgspec.convert(drop, Drop)


def on_top(state: State, deck: str, cards: Sequence[str]) -> None:
    pile = getattr(state, f"{deck}_deck")
    for card in cards:
        pile.remove(card)
    pile.extend(reversed(cards))


def play(match: Match, *answers: str) -> None:
    """Give these answers one after the other."""
    for answer in answers:
        match.answer(answer)


def ids(match: Match) -> list[str]:
    """The options of the question, by id."""
    return [option.id for option in match.decision.options]


def told(match: Match, kind: str) -> list[Event]:
    """The events of a kind so far."""
    return [event for event in match.events if event.kind == kind]


def hero(match: Match, seat: int = 0) -> Hero:
    return match.state.heroes[seat]


def enemy(match: Match, card: str) -> Enemy | None:
    """An enemy in play by its card, None if it is gone."""
    return next((one for one in match.state.enemies if one.card == card), None)
