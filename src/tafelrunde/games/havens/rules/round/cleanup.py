"""The end of a round: decks, elements, bonuses, then the next round or the end (GH-CLN-01 … GH-CLN-08)."""

from __future__ import annotations

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import active, modifiers
from tafelrunde.games.havens.rules.effects import elements
from tafelrunde.games.havens.rules.scenario import ending, special_rules
from tafelrunde.kernel import Rules


def clean_up(game: Game) -> Rules[None]:
    """All steps in the order of the game (GH-CLN-01 … 05, 08)."""
    for step in game.edition.cleanup:
        if (rules := step(game)) is not None:
            yield from rules
    game.state.phase = "short_rests"


def scenario_rules(game: Game) -> Rules[None] | None:
    """What scenarios do at the end of a round (GH-CLN-08)."""
    return special_rules.round_end(game) if game.scenario.special else None


def over(game: Game) -> None:
    """Cards of monsters are put away, and everybody is ready for the next round (GH-CLN-05)."""
    state = game.state
    discard_revealed(game)
    for figure in state.figures:
        figure.acted = False
        figure.late = 0
        if figure.bonuses:
            figure.bonuses = tuple([bonus for bonus in figure.bonuses if game.edition.keeps_bonus(bonus)])
    for hero in state.heroes:
        hero.resting = False
        hero.played = ""
        hero.ready = False
    state.order.clear()
    state.turn = 0
    state.interrupts.clear()
    state.boons.clear()
    state.passed.clear()
    state.kindled.clear()


def round_end(game: Game) -> Rules[None]:
    """The round is over: late conditions, then the next round or the end (GH-RND-02, GH-END-02)."""
    state = game.state
    if state.round:
        for step in game.edition.after_short_rests:
            if (rules := step(game)) is not None:
                yield from rules
        ending.check_round(game)
    if state.result:
        ending.finish(game)
        return
    state.round += 1
    state.phase = "selection"
    game.tell("round", "GH-CLN-07", round=state.round)
    if game.scenario.special:
        yield from special_rules.round_start(game)


def modifier_decks(game: Game) -> None:
    """Decks from which a ×2 or a null was drawn are reshuffled (GH-CLN-01)."""
    for deck in modifiers.decks(game):
        if deck.shuffle:
            modifiers.reshuffle(game, deck, modifiers.purpose(game, deck))


def monster_decks(game: Game) -> None:
    """Monster decks whose card shows the shuffle symbol are reshuffled, that card included (GH-CLN-02)."""
    for name, deck in game.state.decks.items():
        if deck.card and game.content.monster_card(deck.card).shuffle:
            deck.draw.extend(deck.discard)
            deck.draw.append(deck.card)
            deck.discard.clear()
            deck.card = ""
            game.shuffle(f"monster deck {name}", deck.draw)
            if game.recording:
                game.tell("monster_deck_shuffled", "GH-CLN-02", types=game.types_of(name))


def waning(game: Game) -> None:
    """Strong elements wane, waning ones are gone (GH-CLN-03)."""
    elements.wane(game)


def round_bonuses(game: Game) -> Rules[None]:
    """Cards that were active for the round leave (GH-CLN-04)."""
    for hero in game.state.heroes:
        if hero.active:
            yield from active.end_round_bonuses(game, hero)


def discard_revealed(game: Game) -> None:
    """The monsters' cards of this round go to their discard piles (GH-CLN-05)."""
    for deck in game.state.decks.values():
        if deck.card:
            deck.discard.append(deck.card)
            deck.card = ""
