"""The Chosen One (chapter 11.5): put an artefact together, and one hero carries it out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tafelrunde.games.massive_darkness.effects import Token
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.cards import artefacts
from tafelrunde.games.massive_darkness.rules.choices import hero_options
from tafelrunde.games.massive_darkness.rules.heroes import health
from tafelrunde.games.massive_darkness.rules.quests.base import Quest, count, token_zones
from tafelrunde.games.massive_darkness.state import Hero
from tafelrunde.games.massive_darkness.state.tasks import Appear, QuestTask
from tafelrunde.kernel import PARTY, Rules

PIECES = 3


class ChosenOne(Quest):
    """MD-Q3-01 … MD-Q3-07."""

    id = "chosen_one"
    why_not: ClassVar = {"leave": ("pieces_first", "MD-Q3-03"), "part": ("artefact_stays", "MD-Q3-07")}

    def set_up(self, game: Game) -> None:
        game.plan(QuestTask("choose"))

    def task(self, game: Game, task: QuestTask) -> Rules[None]:
        """The players name one hero (MD-Q3-01)."""
        yield game.checkpoint()
        hero: Hero = yield game.ask(PARTY, "chosen_one", hero_options(game.state.heroes), "MD-Q3-01")
        game.state.marks["chosen"] = hero.seat
        game.tell("chosen_one", "MD-Q3-01", seat=hero.seat)
        game.finish(task)

    def token_taken(self, game: Game, hero: Hero, token: Token) -> None:
        """A piece is set aside; with the third the artefact is whole, and monsters come (MD-Q3-04, MD-Q3-05)."""
        pieces = count(game, "pieces")
        game.tell("piece_found", "MD-Q3-04", seat=hero.seat, n=pieces, most=PIECES)
        if pieces < PIECES:
            return
        chosen = game.hero(game.state.marks["chosen"])
        game.state.relic = artefacts.draw_artefact(game)
        if game.state.relic:
            chosen.pack += (game.state.relic,)
            game.tell("cards_gained", "MD-Q3-04", seat=chosen.seat, cards=[game.state.relic])
        game.plan(*[Appear("monster", (zone,), "MD-Q3-05", "sentinel") for zone in token_zones(game, "cave")])

    def may_part(self, game: Game, hero: Hero, card: str) -> bool:
        """The artefact stays with the Chosen One (MD-Q3-07, MD-RUL-20)."""
        return card != game.state.relic

    def may_leave(self, game: Game, hero: Hero) -> bool:
        """With the artefact put together; the others may go, too (MD-Q3-03, MD-OBJ-04)."""
        return game.state.marks.get("pieces", 0) == PIECES

    def hero_died(self, game: Game, hero: Hero) -> None:
        """MD-Q3-06."""
        if hero.seat == game.state.marks.get("chosen"):
            health.lose(game, "MD-Q3-06")

    def won(self, game: Game) -> bool:
        """MD-Q3-02, MD-Q3-03."""
        chosen = game.state.marks.get("chosen")
        return chosen is not None and game.hero(chosen).escaped

    def goals(self, game: Game) -> Sequence[tuple[str, bool]]:
        whole = game.state.marks.get("pieces", 0) == PIECES
        return (("goal-pieces", whole), ("goal-chosen", self.won(game)))

    def destinations(self, game: Game) -> Sequence[str]:
        if game.state.marks.get("pieces", 0) == PIECES:
            return (game.board.exit,)
        return tuple([token.zone for token in game.state.objectives if not token.marker])
