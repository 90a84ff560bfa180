"""What a browser and a table say to each other, typed once; the client's TypeScript types are made from here.

Texts arrive finished in the viewer's language, so that a client needs neither grammar nor rules. `moment` numbers
every change of a table: a message about another moment is late, and harmless.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

# --- from the client ----------------------------------------------------------------------------------------------


class Message(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something a client says."""


class Hello(Message, frozen=True, tag="hello"):
    """First of all: which table, with which seat links, in which language.

    With `patches` the client wants only what has changed after the first frame; simple clients get whole frames.
    With `reports` it says what it has shown (`Seen`): bots among themselves wait for it from the first frame on.
    """

    table: str
    tokens: tuple[str, ...] = ()
    language: str = "en"
    patches: bool = False
    reports: bool = False


class Look(Message, frozen=True, tag="look"):
    """Show the table through another of my seats (one device for several players); -2 is a spectator."""

    seat: int


class Speak(Message, frozen=True, tag="speak"):
    """Go on in another language."""

    language: str


class Reply(Message, frozen=True, tag="answer"):
    """An answer to the decision of that moment."""

    moment: int
    option: str
    seat: int


class Replies(Message, frozen=True, tag="answers"):
    """Answers that belong together (`Asked.until`), confirmed at once: all of them are given, or none."""

    moment: int
    options: tuple[str, ...]
    seat: int


class Collect(Message, frozen=True, tag="collect"):
    """What could still be chosen after these answers that belong together? Nothing is answered yet."""

    moment: int
    options: tuple[str, ...]
    seat: int


class TakeBack(Message, frozen=True, tag="undo"):
    """Take back what the last frame offers to this seat (freely, or by asking the others)."""

    moment: int
    seat: int


class KeepMoment(Message, frozen=True, tag="keep"):
    """Give the present moment a name, to return to it by agreement."""

    name: str
    seat: int


class ReturnTo(Message, frozen=True, tag="return"):
    """Wish to return to a moment that has a name: at once where nobody else plays, or else by everybody's consent."""

    moment: int
    number: int
    seat: int


class Consent(Message, frozen=True, tag="consent"):
    """My word on a wish to take something back."""

    moment: int
    seat: int
    agreed: bool


class Say(Message, frozen=True, tag="chat"):
    """A line of chat."""

    text: str
    seat: int = -2


class Point(Message, frozen=True, tag="ping"):
    """Point at something on the board."""

    element: str
    seat: int


class AskHint(Message, frozen=True, tag="hint"):
    """What would a bot do? `longer`: when it has looked ahead for some seconds. `options` are answers that belong
    together, collected and not given yet: it is asked what it would do after them."""

    moment: int
    seat: int
    longer: bool = False
    options: tuple[str, ...] = ()


class Prepare(Message, frozen=True, tag="prepare"):
    """Let the sensible bot answer for my seat as long as I am asked what belongs to the preparation."""

    moment: int
    seat: int


class AskPreview(Message, frozen=True, tag="preview"):
    """What would this option do?"""

    moment: int
    option: str
    seat: int


class AskSight(Message, frozen=True, tag="sight"):
    """Whether one place is seen from another, for whoever reads the board in words."""

    one: str
    other: str


class GiveSeat(Message, frozen=True, tag="seat"):
    """Let a bot of that level play one of my seats (any seat, for the owner); an empty level takes it back."""

    seat: int
    bot: str = ""
    token: str = ""


class Seen(Message, frozen=True, tag="seen"):
    """Everything up to that moment has been shown: bots among themselves wait for those who watch them."""

    moment: int


class TryAgain(Message, frozen=True, tag="again"):
    """Let a bot that broke down think once more."""

    seat: int


class Rename(Message, frozen=True, tag="rename"):
    """Call a seat of mine by a name."""

    seat: int
    name: str


ClientMessage = (
    Hello
    | Look
    | Speak
    | Reply
    | Replies
    | Collect
    | TakeBack
    | KeepMoment
    | ReturnTo
    | Consent
    | Say
    | Point
    | AskHint
    | Prepare
    | AskPreview
    | AskSight
    | GiveSeat
    | TryAgain
    | Seen
    | Rename
)


# --- from the table -----------------------------------------------------------------------------------------------


class Notice(msgspec.Struct, frozen=True, tag_field="type"):
    """Something a table says."""


class OptionText(msgspec.Struct, frozen=True):
    """An option as a screen shows it."""

    id: str
    text: str
    on: str = ""
    group: str = ""
    reveals: bool = False
    """Answering turns over something hidden or rolls dice."""
    gives_up: bool = False
    """Answering parts with something for good: ask whether it is meant."""
    area: tuple[str, ...] = ()
    """What it covers: pointing at any of it may mean this option, or another that covers it too."""
    lesser: bool = False
    """What one falls back on: small, and after all others."""


class RefusedText(msgspec.Struct, frozen=True):
    """Why something can't be chosen; `what` names it where nothing on the table stands for it."""

    on: str
    text: str
    rule: str
    what: str = ""


class Asked(msgspec.Struct, frozen=True):
    """The decision the viewer must take, with finished texts."""

    seat: int
    question: str
    text: str
    rule: str
    options: tuple[OptionText, ...]
    refused: tuple[RefusedText, ...] = ()
    default: str = ""
    previews: bool = False
    """Whether asking for a preview of an option tells more than its text."""
    until: str = ""
    """The option that ends what may be collected and confirmed at once; see `kernel.decision`."""
    prepares: bool = False
    """Whether it belongs to the preparation, which the sensible bot does for whoever sends `prepare`."""


class LogPart(msgspec.Struct, frozen=True):
    """A piece of a line; where it is a name, the elements it may mean: the first that is on the table is meant."""

    text: str
    on: tuple[str, ...] = ()


class LogLine(msgspec.Struct, frozen=True):
    """One line of the log; the texts of its parts make up the whole."""

    number: int
    text: str
    rule: str
    kind: str
    parts: tuple[LogPart, ...] = ()
    way: tuple[str, ...] = ()
    """The places that what the line is about went through."""
    mark: str = ""
    """What is shown for a moment at the figure that the line names last: the card that was drawn against it."""
    shows: tuple[dict[str, Any], ...] = ()
    """Cards and dice that came to light with it, as in a scene."""
    contest: dict[str, Any] | None = None
    """The contest that it is part of, as it stood then."""
    notice: str = ""
    """What nobody may miss: it is shown until somebody has seen it."""
    values: dict[str, int] = {}
    """Numbers on the table after it, see `Rulebook.values`."""
    sum: str = ""
    """The arithmetic in its text, where it tells one."""
    heading: bool = False
    """A part of the log begins with it."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where."""

    seat: int
    name: str
    bot: str
    connected: bool
    mine: bool
    stuck: bool = False
    """Its bot broke down: the table waits until somebody helps."""
    link: Literal["new", "used", "own"] = "used"
    """An invitation that nobody followed; a link by which whoever has it plays, also its maker; its player's own."""
    passed_on: bool = False
    """Somebody else sat here before, and may know what it keeps secret."""


class UndoInfo(msgspec.Struct, frozen=True):
    """What could be taken back: freely, by asking the others, or not at all (with the reason)."""

    how: Literal["free", "confirm", "ask", "no"]
    label: str = ""
    why: str = ""
    """Why it is not free, in words."""
    seat: int = -2
    """Whose answer it is: at one device anybody may take back the last answer of them all."""


class WishInfo(msgspec.Struct, frozen=True):
    """Somebody asks to take something back."""

    seat: int
    what: str
    missing: tuple[int, ...]
    """The seats whose consent is missing."""
    point: bool = False
    """It is a moment with a name, to which the table shall return."""


class PointInfo(msgspec.Struct, frozen=True):
    """A moment of this chapter that somebody has given a name, after so many answers."""

    number: int
    name: str


class StatisticText(msgspec.Struct, frozen=True):
    """One line of the statistics: a number for each seat, and how it grew where that is known."""

    name: str
    values: tuple[int, ...]
    icon: str = ""
    course: tuple[tuple[int, ...], ...] = ()
    harm: bool = False
    """Nobody is proud of having the most."""


class NextStep(msgspec.Struct, frozen=True):
    """What may be played after this game: in words, and what is settled otherwise than by default."""

    text: str
    options: dict[str, str | int | bool]


class Result(msgspec.Struct, frozen=True):
    """How the game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    figures: tuple[StatisticText, ...] = ()
    together: bool = False
    """All have won or lost together; scores then compare nobody."""
    next: tuple[NextStep, ...] = ()
    """Where to go on from here."""


class Frame(Notice, frozen=True, tag="frame"):
    """The whole table as the viewer may see it at one moment."""

    table: str
    moment: int
    seat: int
    game: str
    status: str
    waiting: tuple[int, ...]
    scene: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    undo: UndoInfo
    log: tuple[LogLine, ...]
    log_from: int
    asked: Asked | None = None
    result: Result | None = None
    wish: WishInfo | None = None
    """What is wished to be taken back, for whoever asks and for those who are asked."""
    points: tuple[PointInfo, ...] = ()
    """Moments with names, the latest last."""
    briefing: dict[str, Any] | None = None
    """What is told to everybody who sits down (`scene.Briefing`)."""
    moves: int = 0
    notes: tuple[str, ...] = ()
    """Why the log does not begin with the game: told once to everybody, and above the log."""
    chapter: int = 0
    """The number of the chapter of a campaign that is played, from 0."""
    chapter_title: str = ""
    """What it is called; empty in a game without chapters."""
    room: bool = False
    """Whether the owner can add a seat now, for somebody who joins a campaign."""
    secret: bool = True
    """Whether the seat sees what another must not: one device for both is then handed over with the screen hidden."""
    serial: int = 0
    """The number of frames this viewer has been sent; a patch builds on the one before it."""


class Patch(Notice, frozen=True, tag="patch"):
    """What has changed since the frame before, as `patches.py` describes it; `changed` holds fields of a frame."""

    serial: int
    changed: dict[str, Any]


class Refusal(Notice, frozen=True, tag="refusal"):
    """A message that was not carried out, and why; nothing has changed."""

    reason: str
    text: str
    rule: str = ""
    moment: int = -1


class ChatLine(Notice, frozen=True, tag="chat"):
    """Somebody said something."""

    seat: int
    name: str
    text: str
    at: float


class Pointed(Notice, frozen=True, tag="ping"):
    """Somebody points at something."""

    seat: int
    element: str


class HintText(Notice, frozen=True, tag="hint"):
    """What a bot would do, and why."""

    moment: int
    option: str
    text: str
    reason: str


class PreviewText(Notice, frozen=True, tag="preview"):
    """What an option would do, as far as the seat may know; `reveals`: it could not be taken back freely."""

    moment: int
    option: str
    path: tuple[str, ...] = ()
    area: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    reveals: bool = False
    short: str = ""
    """What it leads to in a few words, to be written on the option."""


class SightText(Notice, frozen=True, tag="sight"):
    """Whether one place is seen from another; nothing where the game does not say."""

    one: str
    other: str
    sees: bool | None = None


class Collected(Notice, frozen=True, tag="collected"):
    """What could be chosen after some answers that belong together."""

    moment: int
    options: tuple[str, ...]
    asked: Asked
    over: bool = False
    """Nothing more can be chosen: the last of the answers ends it by itself."""


TableMessage = Frame | Patch | Refusal | ChatLine | Pointed | HintText | PreviewText | SightText | Collected
