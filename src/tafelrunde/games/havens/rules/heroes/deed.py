"""An action being carried out: whose it is, where it is printed, and the questions every ability asks alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from tafelrunde.games.havens.board import places
from tafelrunde.games.havens.box.cards import Item
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.choices import asides, asking
from tafelrunde.games.havens.state import ActiveCard, Figure, Hero
from tafelrunde.games.havens.state.progress import Progress
from tafelrunde.kernel import Option, Rules
from tafelrunde.tabletop.hexes import Hex
from tafelrunde.tabletop.hexgrid import Mask


class Deed(Struct, eq=False):
    """One half of a card, an item or a treasure whose abilities are being performed (GH-TRN-03)."""

    hero: Hero
    figure: Figure
    source: str
    """The card, item or treasure; bonuses are named after it."""
    progress: Progress
    """How far it is; of an action that is `Hero.progress` (GH-TRN-03)."""
    optional: bool
    """Parts may be left out: of an action (GH-TRN-05), not of an item that was used for it."""
    lasts: Literal["round", "card"] = "round"
    """How long the bonuses last that it gives."""
    lone: bool = False
    """It is the only ability, so that choosing the action was choosing the ability (GH-RUL-62)."""
    dear: bool = False
    """Its card is lost as soon as something of it is used."""
    forgone: bool = False
    """What came before in it was left out or impossible."""
    harms_allies: bool = False
    """Something happens to allies in the area of its attack."""

    def over(self, game: Game) -> bool:
        """Whether nothing more can be done: the character is gone or stunned (GH-TRN-12, GH-RUL-64)."""
        figure = self.figure
        return not game.on_map(figure) or (bool(figure.marks) and game.has(figure, "stun"))

    # --- questions --------------------------------------------------------------------------------------------

    @property
    def assumed(self) -> bool:
        """Whether a part that can only help is used without a question (GH-RUL-76).

        Where it is the first one that is used of a card that would be lost for it, it is not only a help.
        """
        return not asking.asks(self.hero, asking.PARTS) and not (self.dear and self.forgone)

    def ask(
        self,
        game: Game,
        question: str,
        offer: Callable[[], Sequence[Option]],
        rule: str,
        args: Mapping[str, Any] | None = None,
    ) -> Rules[Any]:
        """One of these options, or None: it is left out. Before answering, the player may do other things.

        An item that is used (GH-ITM-06) or a bonus that ends (GH-ACT-07) may change what can be chosen, so the options
        are worked out again after each.
        """
        hero = self.hero
        asked = {"hero": hero.id, "source": self.source, **(args or {})}
        while True:
            options = list(offer())
            if not options or self.over(game):
                return None
            if self.optional:
                options += [*asides.options(game, hero), Option("skip")]
            chosen = yield game.ask(hero.seat, question, options, rule, asked)
            if type(chosen) is not Item and type(chosen) is not ActiveCard:
                return chosen
            yield from asides.take(game, hero, chosen)

    def wanted(self, game: Game, what: str, rule: str, args: Mapping[str, Any] | None = None) -> Rules[bool]:
        """Whether the player wants a part that needs no other choice (GH-TRN-05)."""
        if self.lone or not self.optional or self.assumed:
            return True
        use = Option("use", True, args={"ability": what})
        chosen = yield from self.ask(game, "use_ability", lambda: [use], rule, {"ability": what, **(args or {})})
        return chosen is True

    def choose_figure(
        self, game: Game, question: str, figures: Sequence[Figure], rule: str, args: Mapping[str, Any] | None = None
    ) -> Rules[Figure | None]:
        """One of these figures; those that leave the map meanwhile are not offered. Who is the only one is meant."""
        if len(figures) == 1 and self.assumed:
            return figures[0]

        def offer() -> list[Option]:
            return [
                Option(f"target:{figure.id}", figure, f"figure:{figure.id}")
                for figure in figures
                if game.on_map(figure)
            ]

        chosen: Figure | None = yield from self.ask(game, question, offer, rule, args)
        return chosen

    def choose_figures(
        self,
        game: Game,
        question: str,
        figures: Sequence[Figure],
        most: int,
        rule: str,
        args: Mapping[str, Any] | None = None,
    ) -> Rules[list[Figure]]:
        """Up to so many of these figures, none twice."""
        chosen: list[Figure] = []
        while len(chosen) < most:
            left = [figure for figure in figures if figure not in chosen]
            figure = (yield from self.choose_figure(game, question, left, rule, args)) if left else None
            if figure is None:
                break
            chosen.append(figure)
        return chosen

    def choose_shadow(self, game: Game, hexes: Sequence[Hex]) -> Rules[Hex | None]:
        """From which of the own shadows an ability is performed (FH-CLS-07); the only one is meant."""
        if len(hexes) < 2:
            return hexes[0] if hexes else None
        return (yield from self.choose_hex(game, "from_shadow", "from", lambda: hexes, "FH-CLS-07"))

    def choose_hex(
        self, game: Game, question: str, verb: str, hexes: Callable[[], Mask | Sequence[Hex]], rule: str
    ) -> Rules[Hex | None]:
        """One of these hexes."""

        def offer() -> list[Option]:
            found = hexes()
            return places.options(verb, game.hexes(found) if isinstance(found, int) else found)

        chosen: Hex | None = yield from self.ask(game, question, offer, rule)
        return chosen
