"""A live table: the match, who sits there, who looks on, and what may be done by whom."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from types import MappingProxyType
from typing import Any, TypeVar

import msgspec

from tafelrunde import bots
from tafelrunde.kernel import NOBODY, PARTY, Event, IllegalAnswer, Match, NothingToUndo
from tafelrunde.kernel.calling import clean_name
from tafelrunde.kernel.papers.save import dump
from tafelrunde.kernel.scene import things_to_name
from tafelrunde.kernel.words.given import Answered
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import Code
from tafelrunde.table.keeping import tokens
from tafelrunde.table.keeping.leases import Lease
from tafelrunde.table.keeping.storage import SeatRow, Storage, TableRow
from tafelrunde.table.live.bots import Bots
from tafelrunde.table.live.drawing import (
    Easel,
    Moment,
    collected,
    draw_collected,
    draw_moment,
    draw_preview,
    drawn,
    rehearsed,
)
from tafelrunde.table.live.looking_ahead import hint, hint_after
from tafelrunde.table.live.record import Record
from tafelrunde.table.live.showing import Showing, drawing_room, result_of
from tafelrunde.table.live.taking_along import Book
from tafelrunde.table.live.taking_back import TakingBack
from tafelrunde.table.live.thinking import Thinkers, Thought
from tafelrunde.table.live.words import Speaker
from tafelrunde.table.wire.protocol import Collected, HintText, PointInfo, PreviewText, Result, SightText
from tafelrunde.table.wire.refusing import TEXTS, NotAllowed

log = logging.getLogger("tafelrunde.table")

T = TypeVar("T")

KEPT_WAITING = 120.0
"""Who lets the others wait for so many seconds can be replaced by a bot, though they are connected."""
KNIGHTS = ("Gawan", "Laudine", "Iwein", "Enite", "Parzival", "Orgeluse", "Erec", "Isolde")
"""Names for those who come without one, bots above all."""
MOMENT = "moment:"
"""How the name of a moment is kept among the names that people give: with its chapter and the number of answers."""
MOST_POINTS = 24
"""So many moments have names; then the oldest is forgotten, and never what people call themselves or the table."""
EVERYBODY = frozenset(range(64))
"""All seats: for whoever knows of every move."""


class LiveTable:
    """One table in memory. All changes go through its lock, one after the other."""

    def __init__(self, row: TableRow, storage: Storage, thinkers: Thinkers, lease: Lease | None = None) -> None:
        self.row = row
        self.showing = Showing(self)
        self.taking_back = TakingBack(self)
        self.on_lost: Callable[[LiveTable], None] = lambda _: None
        self.record = Record(row, storage, self._reread, lease, self._lost)
        self._storage = storage
        self._thinkers = thinkers
        self.talk = asyncio.Lock()
        """Held while somebody says something or hears what was said: nobody misses a line or hears it twice."""
        self._lock = asyncio.Lock()
        self._speakers: dict[str, Speaker] = {}
        self.bots = Bots(self, thinkers)
        self.changed_at = row.changed
        self.quiet_since = time.monotonic() - max(time.time() - row.changed, 0.0)
        """When it was changed last, by a clock that nobody sets."""

    @property
    def match(self) -> Match:
        return self.record.kept.match

    @property
    def log(self) -> Sequence[Event]:
        """What was told in this chapter, after the end of the one before."""
        return self.record.kept.log

    @property
    def answered(self) -> Answered:
        return self.record.kept.answered

    @property
    def moment(self) -> int:
        """The number of the last stored move."""
        return self.record.kept.moment

    def moment_for(self, held: frozenset[int]) -> int:
        """The number of the last move that whoever holds these seats knows of: not of others' secret choices."""
        kept = self.record.kept
        return kept.moment - sum([count for seat, count in kept.choice.items() if seat not in held])

    def moves_for(self, held: frozenset[int]) -> int:
        """How many answers whoever holds these seats knows of."""
        answers = self.match.answers
        secret = answers[len(answers) - self.match.choosing :]
        return len(answers) - sum([answer.seat not in held for answer in secret])

    @property
    def seats(self) -> list[SeatRow]:
        return self.record.kept.seats

    def _reread(self) -> None:
        """What was in memory was thrown away: everybody is shown the whole table anew."""
        self.row = self.record.row
        self.taking_back.wish = None
        self._speakers.clear()
        self.showing.page_turned()
        for viewer in self.showing.viewers:
            viewer.look_anew()
        self._changed()

    def _lost(self) -> None:
        """Another process leads the table: whoever looks on comes again, and is led there."""
        self.on_lost(self)
        self.showing.dismiss()

    # --- who is who -------------------------------------------------------------------------------------------

    def seats_of(self, given: Sequence[str]) -> frozenset[int]:
        """The seats that these links open."""
        return frozenset(row.seat for token in given for row in self.seats if tokens.matches(token, row.token))

    async def admitted(self, given: Sequence[str]) -> frozenset[int]:
        """The seats that these links open. That somebody has looked is on disk before they see anything."""
        if any(self.seats[seat].link == "new" for seat in self.seats_of(given)):
            async with self._in_turn():
                self.record.require_certain()
                for seat in self.seats_of(given):
                    if self.seats[seat].link == "new":
                        await self.record.relink(self.seats[seat].opened())
            self._changed()
        return self.seats_of(given)

    async def claim(self, seat: int, invitation: str, own: str) -> None:
        """Somebody sits down by an invitation: from now on only their own link opens the seat."""
        async with self._in_turn():
            self.record.require_certain()
            row = self.seats[seat]
            if row.link != "new" or not tokens.matches(invitation, row.token):
                raise NotAllowed("seat_taken", "somebody has sat down by this invitation already")
            await self.record.relink(row.claimed(tokens.digest(own)), "taken")
        self._changed()

    async def free(self, seat: int, given: Sequence[str], owner: str) -> str:
        """A new invitation to a seat; whoever sat there loses it. They may do so, or the owner while they are away."""
        async with self._in_turn():
            self.record.require_certain()
            if seat not in self.seats_of(given):
                if not self.is_owner(owner):
                    raise NotAllowed("not_your_seat", "only its player or the owner of the table can free a seat")
                if self.is_there(seat):
                    raise NotAllowed("seat_there", "whoever plays there is at the table")
            invitation = tokens.new_token()
            await self.record.relink(self.seats[seat].freed(tokens.digest(invitation)), "freed")
            self.showing.lose(seat)
        self._changed()
        return invitation

    async def add_seat(self, owner: str) -> str:
        """The owner adds a seat to a campaign in which somebody may join now; the invitation to it."""
        async with self._lock:
            self.record.require_certain()
            if not self.is_owner(owner):
                raise NotAllowed("not_the_owner", "only the owner of the table can add a seat")
            if self.match.over or not self.match.rulebook.has_room(self.match.state):
                raise NotAllowed("no_room", "somebody can join between two adventures of a campaign that is not full")
            wider = await self._beside(self.match.with_another_seat)
            invitation = tokens.new_token()
            taken = {row.name for row in self.seats}
            name = next(name for name in KNIGHTS if name not in taken)
            await self.record.add_seat(SeatRow(len(self.seats), name, tokens.digest(invitation), "", link="new"), wider)
        return invitation

    def may_replace(self, seat: int) -> bool:
        """Whether the owner may let a bot play for whoever sits there: they are away, or keep the table waiting."""
        asked = any(decision.seat in (seat, PARTY) for decision in self.match.decisions)
        return not self.is_there(seat) or (asked and time.monotonic() - self.quiet_since > KEPT_WAITING)

    def may_stay_home(self, seat: int) -> bool:
        """Whether it is a campaign in which the character of whoever sits there stays at home while they are away."""
        row, match = self.seats[seat], self.match
        return match.title is not None and match.rulebook.stays_home and not row.bot and row.link != "new"

    def is_owner(self, token: str) -> bool:
        return bool(token) and tokens.matches(token, self.row.owner)

    def people(self) -> list[int]:
        """Seats played by people."""
        return self.record.people()

    def is_there(self, seat: int) -> bool:
        """Whether somebody looks at the table through this seat."""
        return self.showing.is_there(seat)

    def is_stuck(self, seat: int) -> bool:
        """Whether the bot of a seat broke down over what is asked now."""
        return self.bots.is_stuck(seat)

    def try_again(self, seat: int) -> None:
        """Let a bot that broke down think once more."""
        self.bots.nudge(seat)
        self._changed()

    def is_open_to(self, seats: frozenset[int]) -> bool:
        """Whether whoever holds these seats may know everything: the game is over, or nobody else knows a secret.

        Whoever has handed their seat to a bot knows theirs still. People who play together have secrets, too: what
        they aim for, which cards they have chosen; and nobody may know what chance will bring them all. What somebody
        knew who has lost their seat stays sealed to the end.
        """
        if self.match.over:
            return True
        return bool(seats) and self.secret_keepers() <= seats and not any(row.passed_on for row in self.seats)

    def secret_keepers(self) -> frozenset[int]:
        """Seats whose secrets are some person's: those of people who play, or have played, this game."""
        return frozenset(row.seat for row in self.seats if row.keeps_secrets)

    def speaker(self, language: str) -> Speaker:
        code: Code = "de" if language == "de" else "en"
        if code not in self._speakers:
            names = {row.seat: row.name for row in self.seats}
            language_ = Language(code, self.match.rulebook, names, (bots.TEXTS, TEXTS))
            language_.given = self.row.given
            self._speakers[code] = Speaker(language_)
        self._speakers[code].speak_of(self.match)
        return self._speakers[code]

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks, thinks or changes anything: it may be put away."""
        return not self.showing.viewers and not self.bots.busy and not self._lock.locked()

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """While nobody changes the table: what is seen of it then is on disk."""
        async with self._lock:
            yield

    @asynccontextmanager
    async def _in_turn(self) -> AsyncIterator[None]:
        """While nobody else changes the table. Where it is in doubt the store may be back: whoever asks finds out."""
        asked = time.monotonic()
        async with self._lock:
            await self.record.look(asked)
            yield

    def _changed(self) -> None:
        self.showing.changed()
        self.bots.wake()

    # --- changes ----------------------------------------------------------------------------------------------

    async def answer(self, seat: int, moment: int, option: str, held: frozenset[int] = EVERYBODY) -> None:
        """An answer to the decision of that moment; stored durably before anybody hears of it.

        Moments are counted as whoever holds the seats `held` counts them (`moment_for`), here and below.
        """
        async with self._in_turn():
            self._require_moment(moment, held)
            await self._answer(seat, option, held)
        self._changed()

    async def _answer(self, seat: int, option: str, held: frozenset[int]) -> None:
        self._require_own_word(seat, option, held)
        await self._rehearse(seat, option)
        chapters = self.match.chapters
        try:
            await self.record.answer(seat, option)
        except IllegalAnswer as error:
            raise NotAllowed(error.reason, str(error), error.rule) from None
        if self.match.chapters is not chapters:
            self.showing.page_turned()
        self._stored(seat)

    async def prepare(self, seat: int, moment: int, held: frozenset[int] = EVERYBODY) -> None:
        """The sensible bot answers for this seat as long as it is asked what belongs to the preparation."""
        while True:
            async with self._in_turn():
                self._require_moment(moment, held)
                decision = self.match.view(seat).decision
                if decision is None or decision.seat != seat or not self.match.rulebook.prepares(decision.question):
                    return
                job = self.bots.job(seat, "sensible")
            thought = await self._thinkers.think(job)
            await self.answer(seat, moment, thought.option, held)
            moment = self.moment_for(held)

    async def answer_all(
        self, seat: int, moment: int, options: Sequence[str], held: frozenset[int] = EVERYBODY
    ) -> None:
        """Answers that belong together, the last of which ends them: all are given, or none."""
        if not options:
            raise NotAllowed("not_together", "there is nothing to answer")
        found = await self.collected(seat, moment, options[:-1], "en", held)
        if options[-1] not in [option.id for option in found.asked.options]:
            raise NotAllowed("not_an_option", f"'{options[-1][:80]}' can't be chosen after the others")
        try:
            async with self._in_turn():
                self._require_moment(moment, held)
                async with self.record.together():
                    for option in options[:-1] if found.over else options:
                        await self._answer(seat, option, held)
        finally:
            self._changed()

    async def collected(
        self, seat: int, moment: int, options: Sequence[str], language: str, held: frozenset[int] = EVERYBODY
    ) -> Collected:
        """What is asked after answers that belong together; nothing is answered."""
        async with self._in_turn():
            self._require_moment(moment, held)
            easel = self._easel(language)
            tried = None if self.row.brought else await self._beside(self.match.clone)
        if tried is None:
            return await self.made(draw_collected, easel, moment, seat, tuple(options))
        return await self._beside(collected, easel, tried, moment, seat, tuple(options))

    async def _rehearse(self, seat: int, option: str | None) -> None:
        """Where a stranger wrote the table each answer, and taking one back, is tried first where it can be stopped."""
        if self.row.brought:
            await rehearsed(self._thinkers, self._easel("en"), self.match.chapters, seat, option)

    async def undo(self, seat: int, moment: int, held: frozenset[int] = frozenset()) -> None:
        """Freely, by the others' consent, or not at all; `held` are all seats of the device that asks."""
        async with self._in_turn():
            self._require_moment(moment, held | {seat})
            found = self.taking_back.offer(seat, held | {seat})
            if found.how == "no":
                raise NotAllowed("undo_not_possible", "this can't be taken back any more")
            if found.how == "ask":
                self.taking_back.ask(seat, held | {seat}, found)
            else:
                await self._undo(found.seat)
        self._changed()

    async def consent(self, seat: int, moment: int, agreed: bool, held: frozenset[int] = frozenset()) -> None:
        """The word of one device on a wish; it is granted when nobody's consent is missing."""
        async with self._in_turn():
            self._require_moment(moment, held | {seat})
            if not self.taking_back.is_asked(held | {seat}):
                raise NotAllowed("nothing_to_agree", "nobody is waiting for your consent")
            wish = self.taking_back.wish
            granted = self.taking_back.agree(held | {seat}, agreed)
            if granted is not None and wish is not None and wish.point is not None:
                await self._return(wish.point)
            elif granted is not None:
                await self._undo(granted.seat)
        self._changed()

    def points(self) -> tuple[PointInfo, ...]:
        """The moments of this chapter that have names and are not taken back."""
        here, known = f"{MOMENT}{len(self.match.chapters)}:", len(self.match.answers)
        named = [(thing.removeprefix(here), name) for thing, name in self.row.given.items() if thing.startswith(here)]
        # Names may come from a file that somebody brought along.
        found = [PointInfo(int(number), name) for number, name in named if number.isascii() and number.isdigit()]
        return tuple(sorted([one for one in found if one.number <= known], key=lambda one: one.number))

    async def keep_moment(self, name: str) -> None:
        """Give the present moment a name. Raises NotAllowed, also if it could not be stored."""
        async with self._in_turn():
            if not clean_name(name):
                raise NotAllowed("bad_name", "a name has at least one letter")
            if self.match.choosing or self.match.over:
                raise NotAllowed("no_moment_now", "a moment gets a name between two secret choices, not after the end")
            here = f"{MOMENT}{len(self.match.chapters)}:{len(self.match.answers)}"
            others = [thing for thing in self.row.given if thing.startswith(MOMENT) and thing != here]
            await self.record.call(here, name, others[: max(0, len(others) + 1 - MOST_POINTS)])
            self.row = self.record.row
        self._changed()

    async def return_to(self, seat: int, moment: int, number: int, held: frozenset[int] = frozenset()) -> None:
        """Return to a moment with a name: at once where nobody else plays, or by everybody's consent."""
        async with self._in_turn():
            self._require_moment(moment, held | {seat})
            point = next((one for one in self.points() if one.number == number), None)
            if point is None:
                raise NotAllowed("no_such_moment", "there is no such moment any more")
            if not self.taking_back.ask_for(seat, held | {seat}, point):
                await self._return(point)
        self._changed()

    async def _return(self, point: PointInfo) -> None:
        """Answer after answer is taken back, and stored as such: all of them, or none."""
        async with self.record.together():
            while len(self.match.answers) > point.number:
                await self._undo(max(0, self.match.answers[-1].seat))

    async def _undo(self, seat: int) -> None:
        await self._rehearse(seat, None)
        chapters = self.match.chapters
        try:
            await self.record.take_back(seat)
        except NothingToUndo as error:
            raise NotAllowed("undo_not_possible", str(error)) from None
        if self.match.chapters is not chapters:
            self.showing.page_turned()
            for viewer in self.showing.viewers:
                viewer.look_anew()
        self.showing.taken_back()
        self._stored(seat)

    def _stored(self, seat: int) -> None:
        wish = self.taking_back.wish
        in_secret = bool(self.record.kept.choice) and not self.match.has_chosen
        if not in_secret:
            self.changed_at, self.quiet_since = time.time(), time.monotonic()
        if not in_secret or (wish is not None and seat in (wish.eyes, wish.offer.seat)):
            self.taking_back.wish = None

    def _require_own_word(self, seat: int, option: str, held: frozenset[int]) -> None:
        """What is one seat's own word among the answers of the party nobody else can say, unless a bot plays there."""
        asked = next((one for one in self.match.decisions if one.seat in (seat, PARTY)), None)
        chosen = asked.option(option) if asked is not None else None
        if chosen is None or chosen.whose in (PARTY, seat, *held) or self.seats[chosen.whose].bot:
            return
        raise NotAllowed("not_your_word", "only whoever sits there can say this")

    def _require_moment(self, moment: int, held: frozenset[int]) -> None:
        self.record.require_certain()
        now = self.moment_for(held)
        if moment != now:
            raise NotAllowed("stale", f"this was about moment {moment}; the table is at {now}")

    async def give_seat(self, seat: int, bot: str) -> None:
        """A bot takes a seat, or gives it back."""
        async with self._in_turn():
            self.record.require_certain()
            await self.record.change_seat(seat, bot=bot)
            self.bots.forgive(seat)
            self.taking_back.wish = None  # others are to be asked now
        self.showing.reconsider()
        self._changed()

    async def rename(self, seat: int, name: str) -> None:
        async with self._in_turn():
            self.record.require_certain()
            await self.record.change_seat(seat, name=name)
            self._speakers.clear()
        self._changed()

    async def call(self, thing: str, name: str, seats: frozenset[int]) -> None:
        """Whoever holds these seats gives the table a name, or something at it that a scene says can have one.

        What belongs to a seat is named by whoever sits there. Raises NotAllowed, also if it could not be stored.
        """
        async with self._in_turn():
            if thing:
                scene = await self._beside(lambda: self.match.view(min(seats)).scene)
                owners = [seat for what, seat in things_to_name(scene.boards) if what == thing]
                if not any(owner is None or owner in seats for owner in owners):
                    raise NotAllowed("not_yours", "there is nothing of yours that could be called so")
            await self.record.call(thing, name)
            self.row = self.record.row
            self._speakers.clear()
        self._changed()

    async def look_again(self) -> None:
        """Read it again from the store: others may have changed it, or lead it now."""
        async with self._lock:
            if not self.record.lost:
                await self.record.find_out()

    async def doubt(self) -> None:
        """The store is away: nobody knows whether this is still true."""
        async with self._lock:
            self.record.doubt()

    async def put_away(self) -> None:
        """Before it is closed: what is opened next, perhaps under new rules, goes on from here."""
        async with self._lock:
            if self.record.certain:
                await self.record.keep_snapshot()

    # --- looking back -----------------------------------------------------------------------------------------

    def require_told(self, chapter: int | None, number: int, held: frozenset[int]) -> int:
        """How many answers whoever holds these seats knows of in a chapter that is over, or in the present one (None).

        Raises NotAllowed if it can't be told again, or if there is no such number of answers in it.
        """
        if chapter is None:
            moves = self.moves_for(held)
        else:
            rulebook, over = self.match.rulebook, self.match.chapters
            if not 0 <= chapter < len(over):
                raise NotAllowed("no_such_moment", f"there are {len(over)} chapters before this one")
            if not over[chapter].fits(rulebook.rules_version, rulebook.content_digest()):
                raise NotAllowed("chapter_closed", "it was played under other rules or content, or is not kept here")
            moves = over[chapter].answers
        if not 0 <= number <= moves:
            raise NotAllowed("no_such_moment", f"there are {moves} moments, not {number}")
        return moves

    def book(self) -> Book:
        """The table as a worker can take it along."""
        return Book(self.bots.job(NOBODY, ""), self.match.chapters)

    async def made(self, work: Callable[..., T], *args: Any) -> T:
        """What a worker makes of the table. Raises NotAllowed where it takes too long."""
        return await drawn(self._thinkers, self.row, work, *args)

    async def saved(self) -> bytes:
        """The save of the table, with everybody's secrets; packed beside what others do."""
        async with self._lock:
            return await self._beside(dump, self.match)

    async def title(self, language: str) -> str:
        """What is played and how far it is, as somebody who only looks on can know it; while it is settled."""
        return await self._beside(self.showing.title, language)

    async def _beside(self, work: Callable[..., T], *args: Any) -> T:
        """What others need not wait for; while it is settled."""
        return await asyncio.get_running_loop().run_in_executor(drawing_room(self.row), work, *args)

    async def result(self, language: str) -> Result | None:
        """How the game ended, with everybody's figures; nothing while it goes on."""
        async with self._lock:
            if not self.match.over:
                return None
            speaker = self.speaker(language)
            return await self._beside(result_of, self.match, speaker)

    # --- looking ahead ----------------------------------------------------------------------------------------

    async def hint(
        self,
        seat: int,
        moment: int,
        language: str,
        held: frozenset[int] = EVERYBODY,
        longer: bool = False,
        together: Sequence[str] = (),
    ) -> HintText:
        """What the sensible bot would do in this seat, and why; or the one that looks ahead for some seconds.

        `together` are answers that are collected and not given: it thinks about what is asked after them."""
        following = await self.collected(seat, moment, together, language, held) if together else None
        async with self._in_turn():
            self._require_moment(moment, held)
            decision = self.match.view(seat).decision
            if decision is None:
                raise NotAllowed("not_your_turn", "nothing is asked of this seat now")
            job = self.bots.job(seat, bots.LONGER if longer else "sensible")
        if following is None:
            return hint(decision, moment, await self._thinkers.think(job), self.speaker(language))
        if following.over:
            return hint_after(following, Thought(following.asked.options[0].id), self.speaker(language))
        given = tuple([(decision.seat, option, seat) for option in together])
        thought = await self._thinkers.think(msgspec.structs.replace(job, answers=job.answers + given))
        return hint_after(following, thought, self.speaker(language))

    async def preview(
        self, seat: int, moment: int, option_id: str, language: str, held: frozenset[int] = EVERYBODY
    ) -> PreviewText:
        """What an option would do, as far as this seat can know."""
        async with self._in_turn():
            self._require_moment(moment, held)
            easel = self._easel(language)
        return await self.made(draw_preview, easel, moment, seat, option_id)

    async def sight(self, eyes: int, one: str, other: str) -> SightText:
        """Whether one place is seen from another, as far as this seat can know."""

        def look() -> bool | None:
            rulebook = self.match.rulebook
            return rulebook.sees(rulebook.view(self.match.state, eyes), one, other)

        async with self._lock:
            sees = await self._beside(look)
        return SightText(one, other, sees)

    async def drawn(
        self, number: int, seat: int, held: frozenset[int], language: str, chapter: int | None = None
    ) -> bytes:
        """The table as it was after so many answers of a chapter, for whoever holds these seats: a frame as JSON."""
        async with self._lock:
            present = len(self.match.chapters)
            chapter = None if chapter == present else chapter
            moves = self.require_told(chapter, number, held)
            over = self.match.chapters[present if chapter is None else chapter :]
            given = sum([one.answers for one in over]) + len(self.match.answers)
            sat = await asyncio.to_thread(self._storage.sat_then, self.row.id, given - number)
            easel = self._easel(language, {seat: name for seat, (name, _) in sat.items()})
            notes = self.notes(self.speaker(language))
            seats = self.showing.seat_infos(frozenset({seat}) if seat >= 0 else frozenset(), sat)
            told = over[0] if chapter is not None else None
            wish = Moment(number, seat, moves, seats, notes, present if chapter is None else chapter, told)
        return await self.made(draw_moment, easel, wish)

    def _easel(self, language: str, then: Mapping[int, str] = MappingProxyType({})) -> Easel:
        """`then`: names that others had at an earlier moment."""
        names = {row.seat: row.name for row in self.seats} | dict(then)
        return Easel(self.bots.job(NOBODY, ""), "de" if language == "de" else "en", names, self.row.given)

    def notes(self, speaker: Speaker) -> tuple[str, ...]:
        """Why the log and what can be taken back do not begin with the game."""
        words = speaker.language
        kept = self.record.kept
        found = [words.text(f"save-{note.kind}", detail=note.detail) for note in kept.notes]
        if kept.dropped:
            found.append(words.text("save-dropped", count=kept.dropped))
        if not found and kept.match.past:
            found.append(words.text("save-past"))
        if self.row.origin is not None and len(self.people()) > 1:
            found.append(words.text(f"table-origin_{self.row.told_origin}"))
        found += [words.text("table-passed_on", player=row.name) for row in self.seats if row.passed_on]
        return tuple(found) if self.record.certain else (words.text("table-store_away"), *found)
