"""The beginning of a round: which two cards, which of them leads, or a rest (GH-SEL-01, GH-RST-02, GH-RST-05)."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from tafelrunde.games.havens.bot import weights
from tafelrunde.games.havens.bot.looking.aims import ANY, FRESH
from tafelrunde.games.havens.bot.looking.danger import Danger
from tafelrunde.games.havens.bot.looking.outlook import Outlook
from tafelrunde.games.havens.bot.shelf import shelf
from tafelrunde.games.havens.bot.weighing.ceilings import Ceilings
from tafelrunde.games.havens.bot.weighing.turns import Piece, Turns, pieces
from tafelrunde.games.havens.box.abilities import Recover
from tafelrunde.games.havens.box.cards import AbilityCard, Action
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.setup import recommending
from tafelrunde.games.havens.state import Figure, Hero

SPARE = 0.04
"""What using a card costs, by its worth: weak cards are used first where nothing is to be gained."""


class Selected(NamedTuple):
    """Two cards, the leading one first, and what the round will probably be worth with them."""

    value: float
    lead: str
    second: str


class Selecting:
    """The selection of one character."""

    def __init__(self, game: Game, hero: Hero, figure: Figure) -> None:
        self.game = game
        self.hero = hero
        self.now = Turns(Outlook(game, hero, figure))
        self.look = self.now.look
        self._later: Turns | None = None
        self._ceilings: dict[bool, Ceilings] = {}
        self._values: dict[tuple[str, str, bool], float] = {}
        self._halves: dict[tuple[str, str], list[Piece]] = {}
        self._before: dict[int, float] = {}
        self._start = self.now.danger.cost(self.look.at)
        """What is lost before a late turn."""

    @property
    def later(self) -> Turns:
        """The turns as they will be after the enemies' turns."""
        if self._later is None:
            self._later = Turns(Outlook(self.game, self.hero, self.look.figure, late=True))
        return self._later

    # --- two cards --------------------------------------------------------------------------------------------

    def ranked(self) -> list[Selected]:
        """All pairs with the better card leading, best first."""
        return sorted(
            [self._weigh(one, other) for one, other in combinations(self.game.playable(self.hero), 2)], reverse=True
        )

    def best(self) -> Selected:
        """The best pair. Those that can't be better than what has been found are not thought through."""
        pairs = sorted(
            [(self._at_best(*pair), pair) for pair in combinations(self.game.playable(self.hero), 2)], reverse=True
        )
        best = self._weigh(*pairs[0][1])
        for ceiling, pair in pairs[1:]:
            if ceiling < best.value:
                break
            best = max(best, self._weigh(*pair))
        return best

    def _weigh(self, one: str, other: str) -> Selected:
        early = self._pair(one, other, late=False)
        late = self._pair(one, other, late=True) - self._start if self.look.foes else early
        return self._led(one, other, early, late)

    def _at_best(self, one: str, other: str) -> float:
        """No turn with these two cards is worth more."""
        early = self._ceiling(one, other, late=False)
        late = self._ceiling(one, other, late=True) - self._start if self.look.foes else early
        return self._led(one, other, early, late).value + 1e-9

    def _led(self, one: str, other: str, early: float, late: float) -> Selected:
        """The two cards with the better one leading, from what they are worth before and after the enemies' turns."""
        spare = SPARE * (card_worth(self.game, one) + card_worth(self.game, other))
        found: list[Selected] = []
        for lead, second in ((one, other), (other, one)):
            waits = self._share_before(self.game.card(lead).initiative)
            found.append(Selected(early * (1 - waits) + late * waits - spare, lead, second))
        return max(found)

    def _share_before(self, initiative: int) -> float:
        """How much of the enemies' strength has probably acted before this initiative."""
        known = self._before.get(initiative)
        if known is None:
            foes = self.look.foes
            total = sum([foe.power + 0.1 for foe in foes])
            before = sum([foe.early(initiative) * (foe.power + 0.1) for foe in foes])
            known = self._before[initiative] = before / total if foes else 0.0
        return known

    def _pair(self, one: str, other: str, *, late: bool) -> float:
        return max(self._split(one, other, late), self._split(other, one, late))

    def _split(self, top: str, bottom: str, late: bool) -> float:
        """The best turn with the top of one card and the bottom of the other."""
        key = top, bottom, late
        known = self._values.get(key)
        if known is None:
            turns = self.later if late else self.now
            known = -1e9
            ceilings = self._limits(late)
            for upper in self._ways(top, "top"):
                for lower in self._ways(bottom, "bottom"):
                    if ceilings.of(upper, lower) > known:
                        known = max(known, turns.best_of(upper, lower))
            self._values[key] = known
        return known

    def _ceiling(self, one: str, other: str, *, late: bool) -> float:
        ceilings = self._limits(late)
        return max(
            [
                ceilings.of(upper, lower)
                for top, bottom in ((one, other), (other, one))
                for upper in self._ways(top, "top")
                for lower in self._ways(bottom, "bottom")
            ]
        )

    def _limits(self, late: bool) -> Ceilings:
        if late not in self._ceilings:
            self._ceilings[late] = Ceilings(self.later if late else self.now)
        return self._ceilings[late]

    def _ways(self, card: str, half: str) -> list[Piece]:
        """A half as printed, and as the default action where that may be the better choice."""
        key = card, half
        known = self._halves.get(key)
        if known is None:
            printed, default = pieces(self.game, self.hero, card, "top" if half == "top" else "bottom")
            kept = not printed.action.lost and _does(printed.action, "attack" if half == "top" else "move")
            known = self._halves[key] = [printed] if kept else [printed, default]
        return known

    # --- rests ------------------------------------------------------------------------------------------------

    def rests(self, best: float) -> bool:
        """Whether a long rest is better than any two cards."""
        hero, look = self.hero, self.look
        figure = look.figure
        discards = len(hero.discard)
        if look.aim.urgent:
            return False
        lost = figure.most - figure.hp
        if not calm(look):
            # In a fight only where nothing can be done anyway and nobody comes.
            safe = self.now.danger.damage(look.at) < 0.5
            return safe and best < 0.3 and discards >= 3 and (lost >= 3 or len(hero.hand) <= 3)
        slack = weights.stamina(len(hero.hand), discards) - look.aim.rounds_needed()
        if look.aim.rounds_allowed < ANY and slack < 2:
            return False
        if look.aim.waits and (lost >= 2 or discards >= 4):
            return True
        return len(hero.hand) <= FRESH + 1 or (figure.hp * 2 < figure.most and lost >= 3 and slack > 2)


def _does(action: Action, what: str) -> bool:
    return any(type(ability).__name__.lower() == what for ability in action.abilities)


def calm(look: Outlook) -> bool:
    """Whether nobody is near who could do harm in the next round."""
    return not any(min([foe.steps(look.at), *foe.friends]) <= foe.moving + foe.reach + 2 for foe in look.foes)


def card_worth(game: Game, card_id: str) -> float:
    """What a card is worth to keep."""
    notes = shelf(game.content)
    known: float | None = notes.get(card_id)
    if known is None:
        known = notes[card_id] = _worth(game.card(card_id))
    return known


def _worth(card: AbilityCard) -> float:
    """Its two halves, and a little for an early initiative; what brings lost cards back is kept to the end."""
    abilities = [*card.top.abilities, *card.bottom.abilities]
    back = sum([6.0 if one.source == "lost" else 1.0 for one in abilities if type(one) is Recover])
    return recommending.worth(card) + back + (100 - card.initiative) / 100


def short_rest(game: Game, hero: Hero, figure: Figure) -> bool:
    """Whether to rest at the end of the round: when the hand is used up and there is no time for a long rest."""
    if len(game.playable(hero)) >= 2:
        return False
    look = Outlook(game, hero, figure)
    lost = figure.most - figure.hp
    if look.aim.holding and look.aim.rounds_allowed <= 0:
        return False
    if Danger(look).damage(look.at) < 0.5 and calm(look) and not look.aim.urgent:
        spent = sum([item.state == "spent" for item in hero.items])
        slack = weights.stamina(0, len(hero.discard)) - look.aim.rounds_needed()
        return lost < 2 and spent < 2 and slack < 3
    return True
