"""What the answers at a table were, to say what an undo would take back."""

from __future__ import annotations

from tafelrunde.kernel import PARTY, Match, Option
from tafelrunde.kernel.given import Given, given, in_words
from tafelrunde.kernel.language import Language
from tafelrunde.table.live.showing import decision_for


class Answered:
    """Remembers every answer of one match as it was given; older ones are looked up when somebody asks."""

    def __init__(self) -> None:
        self._given: list[Given | None] = []

    def answer(self, match: Match, seat: int, option_id: str, by: int) -> None:
        """Answer, and remember what it was; `by` decides for the party."""
        decision = decision_for(match, seat)
        option = decision.option(option_id) if decision is not None else None
        noted = given(decision, option, len(match.events)) if decision is not None and option is not None else None
        at = len(match.answers)
        match.answer(option_id, seat, by)
        self._reach(at)
        self._given[at:] = [noted]

    def take_back(self, match: Match, seat: int) -> None:
        """One answer of a seat; what came after it in a simultaneous choice stays, and must be looked up."""
        at = _last_own(match, seat)
        match.undo_seat(seat)
        if at is not None:
            self._given[at:] = [None] * (len(match.answers) - at)

    def words(self, match: Match, at: int, language: Language, player: str = "") -> str:
        """What the answer at a place was; `player` is named as the one who gave it."""
        return in_words(language, self._at(match, at), match.events, player)

    def _at(self, match: Match, at: int) -> Given:
        """What an answer was: as it was noted, or as the match tells when it goes back there."""
        self._reach(at + 1)
        noted = self._given[at]
        if noted is None:
            answer = match.answers[at]
            then = match.clone()
            then.undo(len(then.answers) - at)
            decision = next(d for d in then.decisions if d.seat == answer.seat)
            option = decision.option(answer.option) or Option(answer.option)
            noted = self._given[at] = given(decision, option, len(then.events))
        return noted

    def _reach(self, length: int) -> None:
        self._given += [None] * (length - len(self._given))


def _last_own(match: Match, seat: int) -> int | None:
    """The place of a seat's last answer among all answers."""
    answers = match.answers
    return next((at for at in range(len(answers) - 1, -1, -1) if answers[at].seat in (seat, PARTY)), None)
