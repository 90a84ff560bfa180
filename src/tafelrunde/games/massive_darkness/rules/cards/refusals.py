"""Why a card or a stall can't be chosen now: one reason and its rule for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ParamSpec

from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.campaign.steps import MOST_DOWN, price
from tafelrunde.games.massive_darkness.state import Hero, Interlude
from tafelrunde.games.massive_darkness.state.tasks import Trade, Transmute
from tafelrunde.kernel import Refused

P = ParamSpec("P")


def reasons(found: Callable[P, Iterator[Refused]], *args: P.args, **named: P.kwargs) -> Callable[[], Sequence[Refused]]:
    """Refusals as a decision wants them: looked up only when somebody asks."""
    return lambda: list(found(*args, **named))


def refused_equipment(game: Game, hero: Hero) -> Iterator[Refused]:
    """Cards in the pack that have no slot, or are above the level of a campaign (MD-EQP-06, MD-CAM-12)."""
    for card in hero.pack:
        if game.equipment(card).slot == "none":
            yield Refused(f"equip:{card}", "always_equipped", "MD-EQP-06", f"card:{card}")
        elif not game.usable(card):
            args = {"level": game.equipment(card).level, "now": game.state.level}
            yield Refused(f"equip:{card}", "above_level", "MD-CAM-12", f"card:{card}", args)


def refused_gifts(game: Game, task: Trade) -> Iterator[Refused]:
    """Things that have changed hands in this trade, and what the quest binds to a hero (MD-RUL-05, MD-TRD-02)."""
    zone = game.hero(task.seat).zone
    quest = quests.of(game)
    for hero in game.state.heroes:
        for card in game.cards_of(hero):
            give, on = f"give:{card}:{task.seat}", f"card:{card}"
            args = {"from": hero.card, "to": game.hero(task.seat).card}
            if hero.zone != zone or hero.escaped:
                yield Refused(give, "hero_elsewhere", "MD-TRD-02", on, args)
            elif card in task.settled:
                yield Refused(give, "settled", "MD-RUL-05", on, args)
            elif not quest.may_part(game, hero, card):
                yield Refused(give, *quest.why_not["part"], on, args)


def refused_discards(game: Game, task: Transmute) -> Iterator[Refused]:
    """Cards that are chosen already, and what the quest does not let go (MD-TRM-02, MD-RUL-20)."""
    hero = game.hero(task.seat)
    quest = quests.of(game)
    for card in game.cards_of(hero):
        if card in task.cards:
            yield Refused(f"discard:{card}", "chosen_already", "MD-TRM-02", f"card:{card}")
        elif not quest.may_part(game, hero, card):
            yield Refused(f"discard:{card}", *quest.why_not["part"], f"card:{card}")


# --- the market ---------------------------------------------------------------------------------------------------


def refused_trades(game: Game, state: Interlude, hero: Hero) -> Iterator[Refused]:
    """Each kind of trade once, and nothing for cards of too low levels (MD-MKT-05, MD-MKT-07)."""
    sold, swapped = f"sell:{hero.seat}" in state.used, f"swap:{hero.seat}" in state.used
    for card in game.cards_of(hero):
        if swapped:
            yield _not_put(game, card, "swapped_already", "MD-MKT-05")
        elif sold:
            yield Refused(f"sell:{card}", "sold_already", "MD-MKT-05", f"card:{card}", {"n": price(game, card)})
    for card in state.stalls:
        reason, rule = ("swapped_already", "MD-MKT-05") if swapped else ("put_down_first", "MD-MKT-07")
        yield _not_taken(game, card, reason, rule)


def refused_stalls(game: Game, state: Interlude, hero: Hero, worth: int) -> Iterator[Refused]:
    """Cards of the market above what was put down, and more cards than an exchange has (MD-MKT-07)."""
    for card in state.stalls:
        if card == state.wanted:
            yield _not_taken(game, card, "chosen_already")
        elif game.equipment(card).level > worth:
            yield _not_taken(game, card, "levels_missing", n=worth)
    full = bool(state.wanted) or len(state.down) >= MOST_DOWN
    for card in game.cards_of(hero):
        if card in state.down:
            yield _not_put(game, card, "chosen_already")
        elif full:
            yield _not_put(game, card, "not_two_for_two")


def _not_put(game: Game, card: str, reason: str, rule: str = "MD-MKT-07") -> Refused:
    return Refused(f"put:{card}", reason, rule, f"card:{card}", {"level": game.equipment(card).level})


def _not_taken(game: Game, card: str, reason: str, rule: str = "MD-MKT-07", **args: int) -> Refused:
    level = game.equipment(card).level
    return Refused(f"take:{card}", reason, rule, f"market:{card}", {"level": level, **args})


def refused_losses(game: Game, hero: Hero, loose: tuple[str, ...]) -> Iterator[Refused]:
    """With two artefacts one of these has to stay behind (MD-CAM-14)."""
    for card in game.cards_of(hero):
        if card not in loose:
            yield Refused(f"drop:{card}", "artefact_first", "MD-CAM-14", f"card:{card}")
