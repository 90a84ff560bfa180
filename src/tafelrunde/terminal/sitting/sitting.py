"""A sitting: one match, the people and bots around it, and what they may take back. It knows no screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from tafelrunde import bots
from tafelrunde.kernel import NOBODY, PARTY, Advice, Bot, Decision, Match, Option, SaveError
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.taking_back import Offer, offer
from tafelrunde.kernel.words.given import Answered
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import Code
from tafelrunde.terminal.home import Player, new_save, write_players

TEXTS = (bots.TEXTS, Path(__file__).parents[1] / "texts")


def make_bot(spec: str, match: Match, seed: int) -> Bot:
    """A bot by its name; raises ValueError with what there is."""
    return bots.make_bot(spec, match.rulebook, seed)


class Sitting:
    """Everything the screens have in common: whose turn it is for the people here, answering, undo, saving."""

    def __init__(self, match: Match, players: Sequence[Player], path: Path | None = None) -> None:
        self.match = match
        self.players = tuple(players)
        self.path = path or new_save(match.rulebook.id)
        self.problem = ""
        """Why the last save failed; empty when everything is on disk."""
        self._bots: dict[int, Bot] = {}
        self._answered = Answered()
        self._chapters: dict[int, list[Event]] = {}
        """What was told, by chapter."""
        self._players_noted = False
        self.viewer = self._first_viewer()
        self.change = 0
        """Grows with every change, so that a thought about an older situation is recognized."""

    # --- who is here ------------------------------------------------------------------------------------------

    @property
    def humans(self) -> Sequence[int]:
        return [seat for seat, player in enumerate(self.players) if player.human]

    def language(self, code: Code) -> Language:
        language = Language(code, self.match.rulebook, [player.name for player in self.players], TEXTS)
        language.given = self.match.names
        language.speak_of(self.match.state, len(self.players))
        return language

    def bot(self, seat: int) -> Bot:
        if seat not in self._bots:
            self._bots[seat] = make_bot(self.players[seat].bot or "sensible", self.match, self.match.seed * 31 + seat)
        return self._bots[seat]

    def _first_viewer(self) -> int:
        humans = self.humans
        if len(humans) == 1:
            return humans[0]
        return NOBODY

    @property
    def goes_on(self) -> bool:
        """Whether something has been answered before."""
        return bool(self.match.answers or self.match.chapters)

    # --- what comes next --------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What is decided next here: the viewer's own, then bots, then other people."""
        decisions = self.match.decisions
        if not decisions:
            return None
        return min(decisions, key=self._precedence)

    def _precedence(self, decision: Decision) -> tuple[int, int]:
        if decision.seat in (self.viewer, PARTY):
            return 0, decision.seat
        return (1 if not self.players[decision.seat].human else 2), decision.seat

    def by_bot(self, decision: Decision) -> int | None:
        """The bot's seat that takes this decision, if one does; a party of bots only lets the first decide."""
        if decision.seat == PARTY:
            return None if self.humans else 0
        return None if self.players[decision.seat].human else decision.seat

    def hand_over_to(self, decision: Decision) -> int | None:
        """The person who must sit down here before this decision can be shown."""
        if decision.seat == PARTY:
            if self.viewer == NOBODY and self.humans:
                return self.humans[0]
            return None
        if decision.seat == self.viewer or not self.players[decision.seat].human:
            return None
        return decision.seat

    # --- going on and back ------------------------------------------------------------------------------------

    def answer(self, option: Option, decision: Decision) -> None:
        """Answer, and keep the game on disk."""
        self._note_chapter()
        self._answered.answer(self.match, decision.seat, option.id)
        self.change += 1
        self.keep()

    def undo_offer(self) -> Offer:
        """What the person at the screen may take back; everybody sits here."""
        return offer(self.match, self.viewer, self.humans)

    def offered(self, found: Offer, language: Language) -> str:
        """What an undo would take back, in words; whose it is, if it is somebody else's."""
        player = language.player(found.by) if found.by >= 0 and found.by != self.viewer else ""
        if found.secret:
            return language.text("undo-secret", player=player)
        if found.chapter >= 0:
            return language.text("undo-into-chapter", title=language.chapter(self.match.chapters[found.chapter].title))
        return self._answered.words(self.match, found.at, language, player)

    def undo(self, found: Offer) -> None:
        self._answered.take_back(self.match, found.seat)
        self.change += 1
        self.keep()

    def redo(self) -> bool:
        """Give again what was taken back, up to the next decision of a person; False if there is nothing."""
        match = self.match
        if not match.undone:
            return False
        while match.undone:
            self._note_chapter()
            match.redo()
            decision = match.decision
            if decision is None or self.by_bot(decision) is None:
                break
        self.change += 1
        self.keep()
        return True

    def thought(self, seat: int, spec: str = "") -> Callable[[], Advice | None]:
        """What a bot would do in this seat, to be worked out elsewhere: it thinks about a copy made here and now."""
        copy = self.match.clone()
        decision = next((d for d in copy.decisions if d.seat in (seat, PARTY)), None)
        if decision is None:
            return lambda: None
        bot = make_bot(spec, copy, copy.seed + len(copy.answers)) if spec else self.bot(seat)
        return partial(bot.advise, decision, copy.view(seat))

    # --- what was said and kept -------------------------------------------------------------------------------

    def events(self, seat: int | None = None) -> Sequence[Event]:
        """The log as a seat may see it: of this chapter, and of those whose end was seen here."""
        eyes = self.viewer if seat is None else seat
        told = [event for number in range(len(self.match.chapters)) for event in self._chapters.get(number, ())]
        before = [seen for event in told if (seen := event.seen_by(eyes)) is not None]
        return [*before, *self.match.view(eyes).events] if before else self.match.view(eyes).events

    def _note_chapter(self) -> None:
        """What is told of this chapter is still wanted when the page is turned by what comes now."""
        self._chapters[len(self.match.chapters)] = self.match.events

    def keep(self) -> bool:
        """Save to the player's folder; what goes wrong is remembered, and the game goes on."""
        return self.save(self.path)

    def save(self, path: Path) -> bool:
        try:
            self.match.save(path)
            if path != self.path or not self._players_noted:
                write_players(path, self.players)
                self._players_noted = True
        except SaveError as error:
            self.problem = str(error)
            return False
        except OSError as error:
            self.problem = f"{path}: {error.strerror or error}"
            return False
        self.problem = ""
        return True

    def ranking(self) -> Sequence[tuple[int, int, int]]:
        """Place, seat and score of everybody; winners share the first place."""
        outcome = self.match.outcome
        if outcome is None:
            return ()
        order = sorted(
            range(len(outcome.scores)), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat])
        )
        rows: list[tuple[int, int, int]] = []
        for number, seat in enumerate(order, 1):
            score = outcome.scores[seat]
            tied = bool(rows) and rows[-1][2] == score and (rows[-1][1] in outcome.winners) == (seat in outcome.winners)
            rows.append((rows[-1][0] if tied else number, seat, score))
        return rows

    def details(self) -> dict[str, Any]:
        outcome = self.match.outcome
        return {} if outcome is None else outcome.details
