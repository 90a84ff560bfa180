"""What must be true of every state of a scenario: no card lost or doubled, everybody on a hex of the map."""

from __future__ import annotations

from collections import Counter

from tafelrunde.games.havens.box.modifier_cards import STANDARD
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import items
from tafelrunde.games.havens.rules.setup.recommending import modifier_deck
from tafelrunde.games.havens.seats import known
from tafelrunde.games.havens.state import INERT, STRONG, Figure, Hero, ModifierDeck, Phase, State
from tafelrunde.kernel import BrokenInvariant

_BEFORE_HANDS: tuple[Phase, ...] = ("classes", "training", "scenario_effects", "battle_goals", "equipment", "hands")
_BEFORE_DECKS: tuple[Phase, ...] = ("classes", "training")
BLESSES = CURSES = 10


def check(game: Game) -> None:
    """Raise BrokenInvariant if the state is impossible."""
    state = game.state
    known.check(game)
    _check_table(game)
    for hero in state.heroes:
        _check_hero(game, hero)
    if state.phase in _BEFORE_DECKS:
        return
    _check_supplies(state)
    _check_figures(game)
    _check_map(game)
    _check_monster_decks(game)


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


def _check_table(game: Game) -> None:
    state = game.state
    most = state.agreed.characters if state.world is None else 4
    _require(2 <= most <= 4 and len(state.heroes) <= most, f"{len(state.heroes)} of {most} characters")
    _require([hero.index for hero in state.heroes] == list(range(len(state.heroes))), "characters in their order")
    classes = [hero.id for hero in state.heroes]
    _require(len(set(classes)) == len(classes), f"a class twice (GH-OVR-03): {', '.join(classes)}")
    _require(all(0 <= hero.seat < state.players for hero in state.heroes), "a character of a seat that is not there")
    _require(0 <= state.level <= 7, f"scenario level {state.level} (GH-LVL-01)")
    _require(all(INERT <= value <= STRONG for value in state.elements.values()), f"elements {state.elements}")
    _require((state.phase == "over") <= bool(state.result), "over, and neither won nor lost")


# --- characters -------------------------------------------------------------------------------------------------


def _check_hero(game: Game, hero: Hero) -> None:
    state = game.state
    name = hero.id
    _require(len(hero.chosen) <= 2, f"{name}: {len(hero.chosen)} selected cards (GH-SEL-01)")
    _require(not hero.resting or not hero.chosen, f"{name}: a long rest and selected cards (GH-SEL-01)")
    cards = [*hero.hand, *hero.chosen, *hero.discard, *hero.lost, *[card.card for card in hero.active]]
    twice = [card for card, copies in Counter(cards).items() if copies > 1]
    _require(not twice, f"{name}: cards in two places (GH-DAT-04): {', '.join(twice)}")
    strange = [card for card in cards if card not in hero.character.pool]
    _require(not strange, f"{name}: cards that are not in the pool: {', '.join(strange)}")
    if state.phase not in _BEFORE_HANDS:
        limit = game.content.classes[name].hand
        _require(len(cards) == limit, f"{name}: {len(cards)} cards, not {limit} (GH-SET-06)")
    _require(min(hero.xp, hero.coins, hero.gold) >= 0, f"{name}: {hero.xp} XP, {hero.coins} coins, {hero.gold} gold")
    worn = Counter(item.id for item in hero.items)
    _require(all(copies == 1 for copies in worn.values()), f"{name}: an item twice (GH-ITM-02)")
    _require(all(item in hero.character.items for item in worn), f"{name}: wears what it does not own")
    if hero.exhausted:
        free = not (hero.hand or hero.chosen or hero.discard or hero.active)
        _require(free, f"{name}: exhausted, and its cards are not all lost (GH-EXH-03)")
    if state.phase not in _BEFORE_DECKS:
        _check_deck(name, hero.deck, Counter(modifier_deck(game.content, hero.character.perks)))


def _check_deck(name: str, deck: ModifierDeck, own: Counter[str]) -> None:
    """A modifier deck holds exactly its own cards; blesses, curses and temporary ones come and go (GH-DAT-11)."""
    cards = Counter([*deck.draw, *deck.discard])
    for guest in ("bless", "curse", "-1 temporary"):
        cards.pop(guest, None)
    if cards != own:
        raise BrokenInvariant(f"modifiers of {name}: {dict(cards - own)} too many, {dict(own - cards)} missing")
    _require("bless" not in deck.discard and "curse" not in deck.discard, f"{name}: a bless or curse kept (GH-MOD-07)")


def _check_supplies(state: State) -> None:
    """Ten blesses for all, ten curses for characters, ten for monsters (GH-DAT-15, GH-DAT-16)."""
    heroes = [*[hero.deck for hero in state.heroes], *state.further_modifiers.values()]
    monsters = state.monster_modifiers
    blessed = sum([deck.draw.count("bless") for deck in [*heroes, monsters]])
    _require(blessed + state.blesses == BLESSES, f"{blessed} blesses in decks and {state.blesses} left")
    cursed = sum([deck.draw.count("curse") for deck in heroes])
    _require(cursed + state.hero_curses == CURSES, f"{cursed} curses in characters' decks and {state.hero_curses} left")
    cursed = monsters.draw.count("curse")
    _require(
        cursed + state.monster_curses == CURSES, f"{cursed} curses in the monsters' and {state.monster_curses} left"
    )
    paid = Counter(state.favours.paid if state.favours is not None else ())
    for name, deck in {"monsters": monsters, **state.further_modifiers}.items():
        if deck.draw or deck.discard:
            _check_deck(name, deck, Counter(STANDARD) - paid if deck is monsters else Counter(STANDARD))


# --- the map ----------------------------------------------------------------------------------------------------


def _check_figures(game: Game) -> None:
    state = game.state
    grid = game.ground.grid
    ids = [figure.id for figure in state.figures]
    _require(len(set(ids)) == len(ids), f"a figure twice: {', '.join(sorted(ids))}")
    # Who flies may stay above an obstacle with hit points (GH-MOV-07, GH-OVL-14).
    places = Counter(figure.at for figure in state.figures if figure.kind != "object")
    for figure in state.figures:
        _check_figure(game, figure)
        _require(grid.holds(figure.at), f"{figure.id} at {figure.at} is not on the map (GH-HEX-07)")
        # A figure in motion may stand in a friend's hex for a moment (GH-MOV-02).
        alone = places[figure.at] <= 1 or state.phase == "turns"
        _require(alone, f"{figure.id} shares the hex {figure.at} (GH-MOV-03)")
    for hero in state.heroes:
        gone = hero.exhausted or hero.escaped or state.phase in (*_BEFORE_HANDS, "placing")
        _require(gone or game.find(hero.id) is not None, f"{hero.id} is in play and nowhere")


def _check_figure(game: Game, figure: Figure) -> None:
    # A character that falls is asked for an item that may save it (GH-ITM-06).
    least = 0 if figure.kind == "hero" and items.usable(game, game.hero(figure), "fatal") else 1
    _require(least <= figure.hp <= figure.most, f"{figure.id}: {figure.hp} of {figure.most} hit points (GH-HEA-03)")
    marks = [mark.what for mark in figure.marks]
    _require(len(set(marks)) == len(marks), f"{figure.id}: a condition twice (GH-CON-02)")
    _require("bless" not in marks and "curse" not in marks, f"{figure.id}: blesses and curses are cards (GH-CON-01)")
    if figure.kind == "summon":
        owner = game.state.heroes[figure.owner]
        kept = any(card.summon == figure.id for card in owner.active)
        _require(kept, f"{figure.id}: no card keeps it in play (GH-SUM-04)")
    elif figure.kind == "monster":
        most = game.content.monsters[figure.type].standees
        _require(1 <= figure.number <= most, f"{figure.id}: there are {most} standees (GH-SET-03)")


def _check_map(game: Game) -> None:
    state = game.state
    grid = game.ground.grid
    for overlay in state.overlays:
        for at in overlay.at:
            _require(grid.holds(at), f"{overlay.id} at {at} is not on the map")
    things = [*state.coins, *[chest.at for chest in state.chests]]
    _require(all(grid.holds(at) for at in things), "coins or treasure outside the map")
    ids = [overlay.id for overlay in state.overlays]
    _require(len(set(ids)) == len(ids), f"a tile twice: {', '.join(sorted(ids))}")


def _check_monster_decks(game: Game) -> None:
    """Every card of a monster deck is in one place (GH-DAT-26)."""
    favours = game.state.favours
    away = favours.cards if favours is not None else ()
    for name, deck in game.state.decks.items():
        theirs = [card for card in away if game.content.monster_card(card).deck == name]
        cards = sorted([*deck.draw, *deck.discard, *([deck.card] if deck.card else []), *theirs])
        whole = sorted(card.id for card in game.content.decks[name])
        _require(cards == whole, f"the deck {name} has {', '.join(cards)}")
