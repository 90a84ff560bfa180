"""Setting up a scenario (GH-SET-01 … GH-SET-17): who plays, the level, the starting room, the hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from tafelrunde.games.havens.board.dungeon_rooms import RANDOM
from tafelrunde.games.havens.box.cards import Content
from tafelrunde.games.havens.box.modifier_cards import STANDARD
from tafelrunde.games.havens.box.monster_abilities import MonsterSummon
from tafelrunde.games.havens.box.special import AtSetup, Burden, Spawn
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import monster_decks
from tafelrunde.games.havens.rules.map import reveal
from tafelrunde.games.havens.rules.scenario import dungeon, special_effects
from tafelrunde.games.havens.rules.setup import equipment, recommending
from tafelrunde.games.havens.state import Agreement, Character, Hero, State
from tafelrunde.kernel import Option, Rules, Setup

DIFFICULTY = {"easy": -1, "normal": 0, "hard": 1, "very_hard": 2}
"""Table T9 (GH-LVL-03)."""
LEVELS = 7


def adjusted(setup: Setup) -> bool:
    """Whether monsters and traps are stronger, because somebody plays alone or all hands are open (GH-SOL-02, -03)."""
    wish = setup["solo_adjustment"]
    return wish == "on" or (wish == "auto" and (setup.players == 1 or bool(setup["open_hands"])))


def bare_state(setup: Setup, rng: int, content: Content) -> State:
    """The state before anything is set up: what the table has settled."""
    characters = int(setup["characters"]) or max(2, setup.players)
    variants = ("reduced_randomness", "permanent_death", "open_hands")
    chosen = [str(setup[f"class_{number + 1}"]) for number in range(characters)]
    scenario = str(setup["scenario"])
    state = State(
        rng=rng,
        players=setup.players,
        scenario=scenario,
        adjusted=adjusted(setup),
        variants=tuple(name for name in variants if setup[name]),
        preparation="full" if setup["preparation"] == "full" else "quick",
        agreed=Agreement(
            characters=characters,
            classes=tuple("" if cls == "any" else cls for cls in chosen),
            level=int(setup["hero_level"]),
            difficulty=str(setup["difficulty"]),
        ),
    )
    if scenario != RANDOM:
        state.map = content.scenarios[scenario].map
    return state


# --- who plays --------------------------------------------------------------------------------------------------


def classes(game: Game) -> Rules[None]:
    """One character after the other gets its class; each class is there once (GH-OVR-02, GH-OVR-03)."""
    state = game.state
    index = len(state.heroes)
    if index == state.agreed.characters:
        state.phase = "training"
        return
    seat = index % state.players
    cls = state.agreed.classes[index]
    if not cls:
        taken = {hero.id for hero in state.heroes} | set(state.agreed.classes) | game.content.locked_classes
        cls = yield game.ask(
            seat,
            "class",
            [Option(f"class:{name}", name, f"class:{name}") for name in game.content.classes if name not in taken],
            rule="GH-OVR-03",
            args={"number": index + 1},
        )
    level = state.agreed.level
    character = Character(
        cls=cls, gold=game.edition.starting_gold(level), pool=recommending.first_pool(game.content, cls)
    )
    state.heroes.append(Hero(index=index, seat=seat, character=character))
    game.tell("plays", "GH-OVR-03", seat=seat, hero=cls)


# --- steps 1 to 4 -----------------------------------------------------------------------------------------------


def scenario_effects(game: Game) -> Rules[None]:
    """The level is fixed, the starting room populated, and the scenario's effects begin (GH-SET-01, steps 1 to 4)."""
    state = game.state
    state.level = scenario_level(game)
    game.tell("scenario", "GH-LVL-01", scenario=f"scenario-{state.scenario}", level=state.level)
    standard_deck(state.monster_modifiers.draw)
    game.shuffle("modifiers monsters", state.monster_modifiers.draw)
    game.edition.prepare(game)
    if state.scenario == RANDOM:
        yield from dungeon.first_room(game)
    else:
        for type_ in monster_types(game):
            monster_decks.ready(game, game.content.monsters[type_].deck)
        game.tell_story("intro", "GH-SET-01")
        for room in starting_rooms(game):
            yield from reveal.reveal_room(game, room, None)
    for hero in state.heroes:
        if not equipment.ignores(game, hero, "scenario"):
            for rule in game.scenario.special:
                if type(rule.when) is AtSetup:
                    for effect in rule.do:
                        if type(effect) is Burden:
                            special_effects.burden(game, hero, effect.n, "GH-SET-01")
    state.phase = "battle_goals"


def scenario_level(game: Game) -> int:
    """Half the average level of the characters, rounded up, and the difficulty; or what was agreed (GH-LVL-02 … 04)."""
    state = game.state
    wanted = state.agreed.difficulty
    if wanted.isdigit():
        return int(wanted)
    levels = [hero.character.level for hero in state.heroes]
    recommended = game.edition.recommended_level(levels, state.adjusted)
    return min(max(recommended + DIFFICULTY[wanted], 0), LEVELS)


def standard_deck(draw: list[str]) -> None:
    """The 20 cards everybody begins with (GH-DAT-13)."""
    draw[:] = [card for card, copies in STANDARD.items() for _ in range(copies)]


def starting_rooms(game: Game) -> list[int]:
    """The rooms with start hexes."""
    map_ = game.state.map
    start = frozenset(map_.start)
    return [room.id for room in map_.rooms if not start.isdisjoint(room.hexes)]


def monster_types(game: Game) -> list[str]:
    """Every monster type the scenario names: placed, spawned, or called by one of them (GH-SET-01, step 2)."""
    scenario = game.scenario
    types = [placement.type for contents in scenario.contents.values() for placement in contents.monsters]
    types += [effect.type for rule in scenario.special for effect in rule.do if type(effect) is Spawn]
    found: dict[str, None] = {}
    while types:
        name = types.pop(0)
        if name not in found:
            found[name] = None
            types += _called_by(game, name)
    return list(found)


def _called_by(game: Game, type_: str) -> list[str]:
    """The types that a monster's cards and special actions summon."""
    monster = game.content.monsters[type_]
    abilities = [*monster.special_1, *monster.special_2]
    abilities += [ability for card in game.content.decks[monster.deck] for ability in card.abilities]
    return [ability.what for ability in abilities if type(ability) is MonsterSummon]


# --- step 7: hands ----------------------------------------------------------------------------------------------


def hands(game: Game) -> Rules[None]:
    """Everybody chooses as many cards as the hand limit from the pool (GH-SET-06, GH-SET-16)."""
    state = game.state
    seats = sorted({hero.seat for hero in state.heroes})
    chosen: dict[int, dict[int, list[str]]] = yield game.ask_all({seat: _hands_of(game, seat) for seat in seats})
    for hands_ in chosen.values():
        for index, hand in hands_.items():
            hero = state.heroes[index]
            hero.hand = hand
            hero.form = next(iter(game.content.classes[hero.id].forms), "")
            game.tell("hand", "GH-SET-06", hero=hero.id, n=len(hand), private={hero.seat: {"cards": tuple(hand)}})
    state.phase = "placing"


def _hands_of(game: Game, seat: int) -> Rules[dict[int, list[str]]]:
    chosen: dict[int, list[str]] = {}
    for hero in game.state.heroes:
        if hero.seat == seat:
            chosen[hero.index] = yield from _hand(game, hero)
    return chosen


_RECOMMENDED = Option("recommended", "")


@lru_cache(maxsize=1024)
def _take(card: str) -> Option:
    """To take a card in hand, the same option whenever it is asked for."""
    return Option(f"take:{card}", card, f"card:{card}")


def _fitting(game: Game, hero: Hero, hand: Sequence[str], cards: Sequence[str]) -> Sequence[str]:
    """The cards that may still come into the hand: each form has its equal part of it (FH-CLS-10)."""
    cls = game.content.classes[hero.id]
    if not cls.forms:
        return cards
    part = cls.hand // len(cls.forms)
    taken = Counter(game.card(card).form for card in hand)
    return [card for card in cards if taken[game.card(card).form] < part]


def _hand(game: Game, hero: Hero) -> Rules[list[str]]:
    """Card by card, or at any time the rest as recommended."""
    cls = game.content.classes[hero.id]
    limit, pool = cls.hand, hero.character.pool
    hand: list[str] = []
    left = list(pool)
    wanted = min(limit, len(pool))
    while len(hand) < wanted:
        options = [_RECOMMENDED, *map(_take, _fitting(game, hero, hand, left) if cls.forms else left)]
        card: str = yield game.ask(
            hero.seat,
            "hand",
            options,
            rule="GH-SET-06",
            args={"hero": hero.id, "n": limit - len(hand)},
            default="recommended",
            until="done",
        )
        if not card:
            rest = [card for card in (*recommending.hand(game.content, hero.character), *pool) if card not in hand]
            for card in dict.fromkeys(rest):
                if len(hand) < limit and _fitting(game, hero, hand, [card]):
                    hand.append(card)
        else:
            hand.append(card)
            left.remove(card)
    return [card for card in pool if card in hand]
