"""What is not stated: the scenario after its set-up, with the classes in question, before the first selection."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import msgspec

from tafelrunde.games.havens.box.cards import Half
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules import flow
from tafelrunde.games.havens.rules.cards import pace
from tafelrunde.games.havens.rules.map import reveal
from tafelrunde.games.havens.rules.scenario.special_effects import MINUS
from tafelrunde.games.havens.rules.setup.recommending import modifier_deck
from tafelrunde.games.havens.state import ActiveCard, Agreement, Hero, ModifierDeck, State
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.run import Run

Make = Callable[[State], Game]
"""How a game is made of a state: with the content and the edition of one of the games."""


def bare_state(make: Make, state: State) -> State:
    """Before the set-up: only what the table has agreed on."""
    bare = State(
        rng=0,
        players=state.players,
        scenario=state.scenario,
        adjusted=state.adjusted,
        variants=state.variants,
        preparation=state.preparation,
        agreed=state.agreed,
        changes=state.changes,
    )
    bare.map = make(bare).scenario.map
    return bare


def usual_state(make: Make, agreed: State, classes: tuple[str, ...]) -> State:
    """A state to be changed into the one that a position describes."""
    bare = bare_state(make, agreed)
    wanted = msgspec.structs.replace(bare.agreed, characters=len(classes), classes=classes)
    settled = bare.players, bare.scenario, bare.adjusted, bare.variants, bare.preparation, wanted
    key = *settled, bare.changes, make(bare).content.digest
    state = msgspec.msgpack.decode(_after_set_up(make, key), type=State)
    state.agreed = bare.agreed
    return state


Key = tuple[int, str, bool, tuple[str, ...], str, Agreement, str, str]


@lru_cache(maxsize=64)
def _after_set_up(make: Make, key: Key) -> bytes:
    """Always with the same chance; whatever the players choose is what is suggested or comes first."""
    players, scenario, adjusted, variants, preparation, agreed, changes, _ = key
    state = State(
        rng=seeded(0),
        players=players,
        scenario=scenario,
        adjusted=adjusted,
        variants=variants,
        preparation="full" if preparation == "full" else "quick",
        agreed=agreed,
        changes=changes,
    )
    game = make(state)
    state.map = game.scenario.map
    game.recording = False
    run = Run(game, flow.play(game), None, skip_single=True)
    while state.phase != "selection":
        decision = run.decisions[0]
        run.answer(decision, decision.option(decision.default) or decision.options[0])
    _put_in_order(game)
    return msgspec.msgpack.encode(state)


def _put_in_order(game: Game) -> None:
    """Decks that nobody speaks of lie in the order of the content, the first card on top."""
    state = game.state
    for name, deck in state.decks.items():
        deck.draw = [card.id for card in reversed(game.content.decks[name])]
    for modifiers in (*[hero.deck for hero in state.heroes], state.monster_modifiers):
        modifiers.draw.sort(reverse=True)
    state.rng = state.revealed = 0


# --- parts of it ------------------------------------------------------------------------------------------------


def laid_out(game: Game) -> State:
    """A table with the tiles, coins and treasures of the revealed rooms, as they were when these were revealed."""
    state = game.state
    table = State(rng=0, players=state.players, scenario=state.scenario, level=state.level, adjusted=state.adjusted)
    table.heroes, table.map, table.dungeon, table.taken = state.heroes, state.map, state.dungeon, state.taken
    scratch = Game(table, game.content, game.edition, game.announce)
    for room in state.rooms:
        reveal.lay_out(scratch, room, scratch.contents(room))
    return table


def usual_active(game: Game, card: str, half: Half) -> ActiveCard:
    """A card that has just come into the active area."""
    action = game.card(card).half(half)
    return ActiveCard(card, half, action.active or "persistent", action.lost)


def usual_hand(usual: Hero, hero: Hero) -> list[str]:
    """All cards that lie nowhere else, no more than there can be: what else lies there took the place of the last."""
    elsewhere = [*hero.chosen, *hero.discard, *hero.lost, *[active.card for active in hero.active]]
    cards = [card for card in usual.hand if card not in elsewhere]
    return cards[: max(len(usual.hand) - len(elsewhere), 0)]


def usual_deck(game: Game, usual: Hero, hero: Hero) -> ModifierDeck:
    """The modifier deck as the perks of the character have made it."""
    if hero.character.perks == usual.character.perks:
        return usual.deck
    perks = [perk for perk in hero.character.perks if perk in game.content.perks]
    cards = [*modifier_deck(game.content, perks), *[MINUS] * usual.deck.draw.count(MINUS)]
    return ModifierDeck(sorted(cards, reverse=True))


def usual_initiative(game: Game, hero: Hero) -> tuple[int, int]:
    """By the two cards that were selected, or by the rest that was declared (GH-INI-01, GH-RST-05)."""
    if hero.resting:
        return 99, 99
    if len(hero.chosen) == 2 and all(card in game.content.cards for card in hero.chosen):
        return pace.initiatives(game, hero)
    return 0, 0


def usual_draw(usual: ModifierDeck, discard: list[str]) -> list[str]:
    """What is not in the discard pile is in the draw pile."""
    draw = list(usual.draw)
    for card in discard:
        if card in draw:
            draw.remove(card)
    return draw


def usual_turn(game: Game) -> int:
    """The place of the acting figure in the order."""
    state = game.state
    figure = game.find(state.acting)
    if figure is not None:
        owner = game.owner(figure)
        names = {figure.type, owner.id if owner is not None else ""}
        if figure.kind == "ally":
            names = {f"allies:{game.ally_stats(figure).initiative}"}
        for place, slot in enumerate(state.order):
            if slot.id in names:
                return place
    return 0
