"""The beginning of a round: who is exhausted, and which two cards everybody plays (GH-SEL-01 … GH-SEL-07)."""

from __future__ import annotations

from functools import lru_cache, partial

from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import active, forms, pace
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.rules.scenario import ending
from tafelrunde.games.havens.state import Hero
from tafelrunde.kernel import Option, Refused, Rules

Selection = tuple[str, ...]
"""Two cards, the leading one first, and whether the turn is fast; for a long rest none, or active cards it needs."""

BACK = "back"
LAST = 99
"""The initiative of whoever rests (GH-RST-05)."""


def select(game: Game) -> Rules[None]:
    """Exhaustion, then everybody commits in secret; only then anything is revealed (GH-RND-02, GH-SEL-07)."""
    yield from _exhaust_who_can_not_go_on(game)
    state = game.state
    heroes = game.heroes()
    if not heroes:
        ending.check(game)
        state.phase = "round_end"
        return
    seats = sorted({hero.seat for hero in heroes})
    chosen: dict[int, dict[int, Selection]] = yield game.ask_all({seat: _selections(game, seat) for seat in seats})
    for selections in chosen.values():
        for index, selection in selections.items():
            yield from commit(game, state.heroes[index], selection)
    state.phase = "initiative"


def _exhaust_who_can_not_go_on(game: Game) -> Rules[None]:
    """Fewer than two cards in hand and fewer than two to rest with (GH-SEL-03, GH-EXH-02)."""
    for hero in game.heroes():
        forms.before_selection(game, hero)
        if len(game.playable(hero)) < 2 and discards(game, hero) < 2:
            yield from damage.exhaust(game, hero, "GH-EXH-02")


def discards(game: Game, hero: Hero) -> int:
    """Discarded cards, with those in the active area that count as discarded (GH-SEL-04, GH-ACT-12)."""
    return len(hero.discard) + len(active.counted(game, hero))


def commit(game: Game, hero: Hero, selection: Selection) -> Rules[None]:
    """The chosen cards leave the hand and lie apart until they are resolved (GH-SEL-06)."""
    hero.played = ""
    hero.resting = len(selection) < 2 or selection[0] not in hero.hand
    hero.fast = pace.FAST in selection
    if hero.resting:
        hero.chosen = []
        hero.initiative = hero.second = LAST
        for card in [card for card in hero.active if card.card in selection]:
            yield from active.end_card(game, hero, card)
    else:
        hero.chosen = list(selection[:2])
        for name in hero.chosen:
            hero.hand.remove(name)
        hero.initiative, hero.second = pace.initiatives(game, hero)
    _remember(hero)


def _remember(hero: Hero) -> None:
    """Everybody sees what is not in hand, and remembers it."""
    lying = [*hero.chosen, *hero.discard, *hero.lost, *[card.card for card in hero.active]]
    new = [card for card in lying if card not in hero.seen]
    if new:
        hero.seen = (*hero.seen, *new)


# --- what one seat answers --------------------------------------------------------------------------------------


def _selections(game: Game, seat: int) -> Rules[dict[int, Selection]]:
    """The selections of all characters of a seat, one after the other; each can be changed until the last is made."""
    heroes = [hero for hero in game.heroes() if hero.seat == seat]
    chosen: list[Selection] = []
    while len(chosen) < len(heroes):
        hero = heroes[len(chosen)]
        selection: Selection | None = yield from _selection(game, hero, can_go_back=bool(chosen))
        if selection is None:
            chosen.pop()
        else:
            chosen.append(selection)
    return {hero.index: selection for hero, selection in zip(heroes, chosen, strict=True)}


def _selection(game: Game, hero: Hero, can_go_back: bool) -> Rules[Selection | None]:
    """Two cards or a long rest for one character; None: back to the one before (GH-SEL-01, GH-SEL-02)."""
    while True:
        lead: str = yield game.ask(
            hero.seat,
            "select",
            _leading(game, hero, can_go_back),
            rule="GH-SEL-01",
            args={"hero": hero.id},
            why_not=partial(_why_no_rest, game, hero),
        )
        if lead == BACK:
            return None
        if not lead:
            return (yield from _gathered(game, hero))
        options = [_card_option("second", card) for card in game.playable(hero) if card != lead]
        second: str = yield game.ask(
            hero.seat,
            "select_second",
            [*options, Option(BACK, BACK)],
            rule="GH-SEL-01",
            args={"hero": hero.id, "card": lead},
        )
        if second == BACK:
            continue
        fast: bool | None = False
        if game.content.classes[hero.id].pace is not None:
            fast = yield from pace.choose(game, hero)
        if fast is not None:
            return (lead, second, pace.FAST) if fast else (lead, second)


def _gathered(game: Game, hero: Hero) -> Rules[Selection]:
    """A rest that needs cards of the active area takes as many of them as it needs (GH-SEL-04)."""
    gathered: list[str] = []
    while len(hero.discard) + len(gathered) < 2:
        card: str = yield game.ask(
            hero.seat,
            "gather",
            [
                Option(f"end:{card.card}", card.card, f"active:{card.card}")
                for card in active.counted(game, hero)
                if card.card not in gathered
            ],
            rule="GH-SEL-04",
            args={"hero": hero.id},
        )
        gathered.append(card)
    return tuple(gathered)


def _leading(game: Game, hero: Hero, can_go_back: bool) -> list[Option]:
    options: list[Option] = []
    playable = game.playable(hero)
    if len(playable) >= 2:
        options = [_card_option("first", card) for card in playable]
    if discards(game, hero) >= 2:
        options.append(Option("long_rest", ""))
    if can_go_back:
        options.append(Option(BACK, BACK))
    return options


@lru_cache(maxsize=4096)
def _card_option(place: str, card: str) -> Option:
    """To play a card, the same option whenever it is in hand."""
    return Option(f"{place}:{card}", card, f"card:{card}")


def _why_no_rest(game: Game, hero: Hero) -> list[Refused]:
    if discards(game, hero) >= 2:
        return []
    return [Refused("long_rest", "too_few_discards", "GH-SEL-04")]
