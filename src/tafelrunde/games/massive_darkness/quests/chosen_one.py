"""The Chosen One (chapter 11.5): put an artefact together, and one hero carries it out."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import ClassVar

from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.turn.aims import prepared
from tafelrunde.games.massive_darkness.bot.turn.plans import Plan, Planned, towards_destinations
from tafelrunde.games.massive_darkness.bot.turn.ways import Ways
from tafelrunde.games.massive_darkness.effects import Token
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.quests.shared import count, token_zones
from tafelrunde.games.massive_darkness.rules.cards import picking_up
from tafelrunde.games.massive_darkness.rules.choices import hero_options
from tafelrunde.games.massive_darkness.rules.quests import Quest
from tafelrunde.games.massive_darkness.state import Enemy, Hero
from tafelrunde.games.massive_darkness.state.tasks import Appear, QuestTask
from tafelrunde.kernel import PARTY, Decision, Option, Rules

PIECES = 3
CHOOSE = QuestTask("choose")
SENTINEL = "sentinel"


STURDY = ("nightshade_ranger", "paladin_of_wrath", "bloodmoon_nightrunner")
"""Classes that are hard to kill, the hardest first."""


class ChosenOne(Quest, Planned):
    """MD-Q3-01 … MD-Q3-07."""

    id = "chosen_one"
    special: ClassVar = ("MD-Q3-05", "MD-Q3-06")
    more: ClassVar = ("MD-Q3-01", "MD-Q3-03")
    defeats: ClassVar = ("MD-Q3-06",)
    tokens: ClassVar[tuple[Token, ...]] = ("artefact", "cave", "library")
    why_not: ClassVar = {"leave": ("pieces_first", "MD-Q3-03"), "part": ("artefact_stays", "MD-Q3-07")}

    def marks(self, game: Game) -> Mapping[str, range]:
        return {"chosen": range(game.state.players), "pieces": range(1, PIECES + 1)}

    def names(self, game: Game) -> Collection[str]:
        return (SENTINEL,)

    def knows(self, game: Game, task: QuestTask) -> bool:
        return task == CHOOSE

    def problems(self, game: Game) -> Iterator[str]:
        """Once the heroes have chosen, there is a Chosen One, and the artefact is with it (MD-Q3-01, MD-Q3-04)."""
        state = game.state
        chosen = state.marks.get("chosen")
        if (chosen is None) != (CHOOSE in state.agenda):
            yield "marks.chosen: the seat of the Chosen One, as soon as the heroes have chosen"
        elif state.relic and state.relic not in game.cards_of(game.hero(chosen or 0)):
            yield f"relic: {state.relic} is not with the Chosen One"

    def set_up(self, game: Game) -> None:
        game.plan(CHOOSE)

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
        game.state.relic = picking_up.draw_artefact(game)
        if game.state.relic:
            chosen.pack += (game.state.relic,)
            game.tell("cards_gained", "MD-Q3-04", seat=chosen.seat, cards=[game.state.relic])
        game.plan(*[Appear("monster", (zone,), "MD-Q3-05", SENTINEL) for zone in token_zones(game, "cave")])

    def may_part(self, game: Game, hero: Hero, card: str) -> bool:
        """The artefact stays with the Chosen One (MD-Q3-07, MD-RUL-20)."""
        return card != game.state.relic

    def may_leave(self, game: Game, hero: Hero) -> bool:
        """With the artefact put together; the others may go, too (MD-Q3-03, MD-OBJ-04)."""
        return game.state.marks.get("pieces", 0) == PIECES

    def hangs_on(self, game: Game, hero: Hero) -> bool:
        """MD-Q3-06."""
        return hero.seat == game.state.marks.get("chosen")

    def hero_died(self, game: Game, hero: Hero) -> None:
        if self.hangs_on(game, hero):
            game.lose("MD-Q3-06")

    def won(self, game: Game) -> bool:
        """MD-Q3-02, MD-Q3-03."""
        chosen = game.state.marks.get("chosen")
        return chosen is not None and game.hero(chosen).escaped

    def goals(self, game: Game) -> Sequence[tuple[str, bool]]:
        whole = game.state.marks.get("pieces", 0) == PIECES
        return (("goal-pieces", whole), ("goal-chosen", self.won(game)))

    def role(self, enemy: Enemy) -> str:
        return "quest-sentinel" if enemy.quest == SENTINEL else ""

    def destinations(self, game: Game) -> Sequence[str]:
        if game.state.marks.get("pieces", 0) == PIECES:
            return (game.board.exit,)
        return tuple([token.zone for token in game.state.objectives if not token.marker])

    # --- what heroes should do ----------------------------------------------------------------------------------

    def plan(self, party: Party, ways: Ways, hero: Hero) -> Plan:
        plan = towards_destinations(party, ways)
        if party.state.marks.get("pieces", 0) == PIECES:
            chosen = party.state.heroes[party.state.marks["chosen"]]
            plan.appetite = 0.0
            plan.pace = 2.5 if hero is chosen else 1.5
            return plan
        return prepared(party, ways, hero, plan, 9)

    def answer(self, party: Party, decision: Decision) -> Option | None:
        """The Chosen One is hard to kill."""

        def safe(option: Option) -> int:
            sheet = party.state.heroes[int(option.id.partition(":")[2])].sheet
            return STURDY.index(sheet) if sheet in STURDY else len(STURDY)

        return min(decision.options, key=safe) if decision.question == "chosen_one" else None
