"""Perks as boxes to tick, and what they make of the odds of a modifier deck (GH-PRK-01, GH-DAT-13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tafelrunde.games.havens.box.modifier_cards import modifier
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.combat import arithmetic
from tafelrunde.games.havens.rules.scenario.masteries import task
from tafelrunde.games.havens.rules.setup import recommending
from tafelrunde.games.havens.words import icons
from tafelrunde.games.havens.words.marking import badge
from tafelrunde.kernel.scene import Badge, Bar, Boxes, Odds, Text, Tone

ATTACK = 3
"""The odds of a modifier deck are shown for an attack of this value."""
MOST_SHOWN = 7
"""So much damage, or more, is the last column."""
LEAST = 1e-4


def perks(game: Game, cls: str, taken: tuple[str, ...], offered: bool = False) -> Iterator[Boxes]:
    """All perks of a class with their boxes; those on offer say what they would do to the odds (GH-PRK-01, -02)."""
    ticked = Counter(taken)
    for perk in game.content.classes[cls].perks:
        boxes = game.content.perks[perk].boxes
        left = boxes > ticked[perk]
        yield Boxes(
            id=f"perk:{perk}" if offered else f"sheet:perk:{perk}",
            text=Text("line-perk", {"perk": perk}),
            boxes=boxes,
            ticked=ticked[perk],
            state="" if left else "used",
            after=deck_odds(game, f"odds:{cls}:{perk}", (*taken, perk)) if offered and left else None,
            rule="GH-PRK-01",
        )


def masteries(game: Game, cls: str, done: tuple[str, ...]) -> Iterator[Boxes]:
    """The masteries of a class with what they ask for; those that are done are ticked (FH-PRK-06)."""
    for mastery in game.content.classes[cls].masteries:
        yield Boxes(
            id=f"sheet:mastery:{mastery.id}",
            text=Text("line-mastery", {"mastery": mastery.id, "task": task(mastery)}),
            boxes=1,
            ticked=int(mastery.id in done),
            state="used" if mastery.id in done else "",
            rule="FH-PRK-06",
        )


def deck_odds(game: Game, name: str, taken: tuple[str, ...]) -> Odds:
    """What an attack of three becomes with the modifier deck that these perks make (GH-MOD-02)."""
    deck = recommending.modifier_deck(game.content, taken)
    pile = arithmetic.pile(deck)
    found = arithmetic.odds(game.edition, pile, "normal", game.variant("reduced_randomness"), LEAST).of(ATTACK)
    chances: Counter[int] = Counter()
    for value, _, chance in found:
        chances[min(value, MOST_SHOWN)] += chance  # type: ignore[assignment]
    return Odds(
        id=name,
        name="name-deck-odds",
        icon=icons.MODIFIERS,
        bars=tuple([_bar(value, chances[value]) for value in range(MOST_SHOWN + 1)]),
        average=round(sum([likely.value * likely.chance for likely in found]), 2),
        effects=tuple(_effects(deck)),
        tip=(Text("tip-deck-odds", {"n": ATTACK}),),
        rule="GH-DAT-13",
    )


def _effects(deck: list[str]) -> Iterator[Badge]:
    """How likely an attack draws each effect (GH-MOD-04, GH-MOD-05).

    Of the cards with an effect and the n cards that end a draw any one may come first: with k rolling ones and m that
    end the draw themselves the chance is (k + m) / (n + k).
    """
    cards = [modifier(name) for name in deck]
    ending = sum(not card.rolling for card in cards)
    found: dict[str, tuple[int, int]] = {}
    for card in cards:
        for effect in {_subject(effect) for effect in card.effects}:
            rolling, last = found.get(effect, (0, 0))
            found[effect] = (rolling + 1, last) if card.rolling else (rolling, last + 1)
    for effect, (rolling, last) in found.items():
        yield badge(effect, round(100 * (rolling + last) / (ending + rolling)))


def _subject(effect: str) -> str:
    """`push 2` and `push 1` are both a push."""
    words = [word for word in effect.split(" ") if word not in ("infuse", "own") and not word.lstrip("-").isdigit()]
    return "targets" if words[0] in ("add_target", "True") else words[0]


def _bar(value: int, chance: float) -> Bar:
    tone: Tone = "good" if value > ATTACK else "bad" if value < ATTACK else ""
    return Bar(f"{value}+" if value == MOST_SHOWN else value, round(1000 * chance), tone)
