"""Transmute: three cards for a better one (chapter 5.12)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tafelrunde.games.massive_darkness.effects import CountsAsCards
from tafelrunde.games.massive_darkness.game import TOP_LEVEL, Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.cards.picking_up import draw_card, take_away
from tafelrunde.games.massive_darkness.rules.choices import reasons
from tafelrunde.games.massive_darkness.state import Hero
from tafelrunde.games.massive_darkness.state.tasks import Reorganise, Transmute
from tafelrunde.kernel import Option, Refused, Rules

NEEDED = 3


def counts(game: Game, card: str) -> int:
    """How many cards it stands for (MD-TRM-05)."""
    for effect in game.equipment(card).effects:
        for operation in effect.do:
            if type(operation) is CountsAsCards:
                return operation.n
    return 1


def _cards(game: Game, hero: Hero) -> list[str]:
    """The hero's cards, as far as the quest lets them go."""
    quest = quests.of(game)
    return [card for card in game.cards_of(hero) if quest.may_part(game, hero, card)]


def can_transmute(game: Game, hero: Hero) -> bool:
    """MD-TRM-01."""
    cards = _cards(game, hero)
    return len(cards) >= NEEDED or (len(cards) > 1 and sum([counts(game, card) for card in cards]) >= NEEDED)


def _level(game: Game, cards: tuple[str, ...]) -> int:
    """The level of the card that comes for these: one above the lowest (MD-TRM-02)."""
    return min(min([game.equipment(card).level for card in cards]) + 1, TOP_LEVEL)


def transmute(game: Game, task: Transmute) -> Rules[None]:
    """Choose cards until they are enough, discard them, draw one level above the lowest (MD-TRM-02 … 08)."""
    hero = game.hero(task.seat)
    if sum([counts(game, card) for card in task.cards]) < NEEDED:
        yield game.checkpoint()
        cards = [card for card in _cards(game, hero) if card not in task.cards]
        options = [Option(f"discard:{card}", card, f"card:{card}") for card in cards]
        options.append(Option("cancel", ""))
        left = NEEDED - sum([counts(game, card) for card in task.cards])
        args = {"chosen": list(task.cards), "n": left, "level": _level(game, task.cards) if task.cards else 0}
        why_not = reasons(refused_discards, game, task)
        card = yield game.ask(hero.seat, "transmute", options, "MD-TRM-01", args, why_not=why_not)
        game.finish(task)
        if card:
            game.plan(replace(task, cards=(*task.cards, card)))
        return
    game.finish(task)
    level = _level(game, task.cards)
    for card in task.cards:
        take_away(hero, card)
        game.discard(card)
    game.tell("transmuted", "MD-TRM-02", seat=hero.seat, cards=list(task.cards), level=level)
    drawn = draw_card(game, hero, level, from_token=False)
    if drawn:
        hero.pack += (drawn,)
        game.tell("cards_gained", "MD-TRM-02", seat=hero.seat, cards=[drawn])
    if hero.present:
        game.plan(Reorganise(hero.seat))  # whatever was drawn: what was given up can be replaced (MD-TRM-04)


def refused_discards(game: Game, task: Transmute) -> Iterator[Refused]:
    """Cards that are chosen already, and what the quest does not let go (MD-TRM-02, MD-RUL-20)."""
    hero = game.hero(task.seat)
    quest = quests.of(game)
    for card in game.cards_of(hero):
        if card in task.cards:
            yield Refused(f"discard:{card}", "chosen_already", "MD-TRM-02", f"card:{card}")
        elif not quest.may_part(game, hero, card):
            yield Refused(f"discard:{card}", *quest.why_not["part"], f"card:{card}")
