"""Attack modifier decks (GH-MOD): drawing, blesses and curses, reshuffling."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tafelrunde.games.havens.box.modifier_cards import Mode, ModifierCard, modifier
from tafelrunde.games.havens.box.vocabulary import ConditionName
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.state import Figure, ModifierDeck
from tafelrunde.kernel import Option, Rules

MONSTERS = "monsters"


class Drawn(Struct, frozen=True):
    """What was drawn for one attack: every card in order, and the ways to say which of them count."""

    cards: list[ModifierCard]
    ways: list[list[ModifierCard]]
    mode: Mode


def purpose(game: Game, deck: ModifierDeck) -> str:
    """The name of a deck's chance: `modifiers brute`, `modifiers monsters`."""
    for hero in game.state.heroes:
        if hero.deck is deck:
            return f"modifiers {hero.id}"
    for name, further in game.state.further_modifiers.items():
        if further is deck:
            return f"modifiers {name}"
    return f"modifiers {MONSTERS}"


def draw_for(game: Game, figure: Figure, mode: Mode, attack_value: int) -> Drawn:
    """Draw for one attack of a figure on one target (GH-MOD-01), with advantage or disadvantage (GH-ADV-01 …).

    `attack_value` is what a ×2 would double: it tells which of two cards is better (GH-ADV-09).
    """
    deck = game.modifiers(figure)
    cards: list[ModifierCard] = []
    while game.edition.draws_on(cards, mode):
        card = _draw(game, deck)
        if card is None:
            break
        cards.append(card)
    reduced = game.variant("reduced_randomness")
    for card in cards:
        _put_away(game, deck, card, reduced)
    return Drawn(cards, game.edition.ways_to_count(cards, mode, attack_value, reduced), mode)


def tell_drawn(game: Game, figure: Figure, drawn: Drawn, counts: Sequence[ModifierCard]) -> None:
    """Say what was drawn, and what of it counts."""
    mode = drawn.mode
    if game.recording:
        game.tell(
            "draws",
            "GH-MOD-01" if mode == "normal" else "GH-ADV-01" if mode == "advantage" else "GH-ADV-04",
            figure=figure.id,
            cards=[card.id for card in drawn.cards],
            counts=[card.id for card in counts],
            mode=mode,
        )


def that_count(game: Game, figure: Figure, ways: Sequence[list[ModifierCard]]) -> Rules[list[ModifierCard]]:
    """The cards that count; where the game leaves it open, a character's player chooses (FH-DIF-05)."""
    owner = game.owner(figure)
    if owner is None:
        return ways[0]
    names = [[card.id for card in way] for way in ways]
    options = [
        Option(f"count:{'+'.join(named)}", way, args={"cards": named}) for named, way in zip(names, ways, strict=True)
    ]
    chosen: list[ModifierCard] = yield game.ask(owner.seat, "modifier", options, "FH-ADV-01", {"hero": owner.id})
    return chosen


def _draw(game: Game, deck: ModifierDeck) -> ModifierCard | None:
    """The top card; an empty pile is made anew from the discards (GH-MOD-08). None: there is no card at all."""
    if not deck.draw:
        if not deck.discard:
            return None
        _renew(game, deck)
    game.reveal()
    deck.known = max(deck.known - 1, 0)
    return modifier(deck.draw.pop())


def _renew(game: Game, deck: ModifierDeck) -> None:
    deck.draw.extend(deck.discard)
    deck.discard.clear()
    deck.known = 0
    game.shuffle(purpose(game, deck), deck.draw)


def _put_away(game: Game, deck: ModifierDeck, card: ModifierCard, reduced: bool) -> None:
    """A drawn card is discarded, a bless or curse goes back to its supply (GH-MOD-07).

    A standard ×2 or null makes the deck be reshuffled at the end of the round, used or not (GH-MOD-09, GH-MOD-10);
    in some games with reduced randomness a bless or curse does so too (GH-RRV-02).
    """
    if card.returns:
        supply(game, deck, card.id, 1)
    else:
        deck.discard.append(card.id)
    if card.shuffle or (reduced and card.returns and game.edition.reduced_blesses_shuffle):
        deck.shuffle = True


def supply(game: Game, deck: ModifierDeck, what: str, change: int) -> bool:
    """Take blesses or curses from their supply or give them back; False if it is empty (GH-CON-23, GH-CON-24)."""
    state = game.state
    if what == "bless":
        name = "blesses"
    else:
        name = "monster_curses" if deck is state.monster_modifiers else "hero_curses"
    left = getattr(state, name) + change
    if left < 0:
        return False
    setattr(state, name, left)
    return True


def add_from_supply(game: Game, figure: Figure, what: ConditionName) -> bool:
    """Shuffle a bless or a curse into the deck of a figure (GH-CON-22, GH-CON-24, GH-MOD-11)."""
    deck = game.modifiers(figure)
    rule = "GH-CON-24" if what == "bless" else "GH-CON-22"
    if not supply(game, deck, what, -1):
        game.tell("supply_empty", "GH-CON-23" if what == "curse" else rule, figure=figure.id, condition=what)
        return False
    add_card(game, deck, what, purpose(game, deck))
    game.tell("condition", rule, figure=figure.id, condition=what, by="")
    return True


def add_card(game: Game, deck: ModifierDeck, card: str, purpose: str) -> None:
    """Shuffle a card into the draw pile, not into the discards (GH-MOD-11)."""
    deck.draw.append(card)
    deck.known = 0
    game.shuffle(purpose, deck.draw)


def decks(game: Game) -> list[ModifierDeck]:
    """All modifier decks: one for each character, one for the monsters, those that the game adds (GH-DAT-12)."""
    state = game.state
    return [*[hero.deck for hero in state.heroes], state.monster_modifiers, *state.further_modifiers.values()]


def reshuffle(game: Game, deck: ModifierDeck, purpose: str) -> None:
    """The discards go back into the draw pile, as at the end of a round with a ×2 or null (GH-CLN-01)."""
    deck.shuffle = False
    deck.draw.extend(deck.discard)
    deck.discard.clear()
    game.shuffle(purpose, deck.draw)
    game.tell("reshuffles", "GH-CLN-01", deck=purpose.removeprefix("modifiers "))


def remove_temporaries(game: Game) -> None:
    """At the end of the scenario blesses, curses and temporary cards leave all decks (GH-MOD-13, GH-DAT-14)."""
    for deck in decks(game):
        kept = []
        for name in (*deck.draw, *deck.discard):
            card = modifier(name)
            if card.returns:
                supply(game, deck, name, 1)
            elif not card.temporary:
                kept.append(name)
        deck.draw = kept
        deck.discard.clear()
        deck.shuffle = False
        deck.known = 0
        game.shuffle(purpose(game, deck), deck.draw)
