"""What the HTTP interface is asked and what it tells: games, tables and wishes as typed data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec

from tafelrunde.catalogue import Catalogue, Rule
from tafelrunde.kernel import NOBODY, Rulebook, UnknownGame, find
from tafelrunde.kernel.primer import Guide
from tafelrunde.kernel.referee import referee, referees
from tafelrunde.kernel.words.language import Language
from tafelrunde.table.http.drawing import lobby_board
from tafelrunde.table.live.house import SeatWish
from tafelrunde.table.live.table import LiveTable
from tafelrunde.table.live.words import Speaker
from tafelrunde.table.wire.protocol import Result
from tafelrunde.table.wire.refusing import NotAllowed


class OptionInfo(msgspec.Struct, frozen=True):
    """A set-up option in words."""

    id: str
    name: str
    values: tuple[str | int | bool, ...]
    labels: tuple[str, ...]
    default: str | int | bool
    players: tuple[int, ...] | None
    about: str = ""
    """What it changes, in a sentence."""
    rule: str = ""
    veiled: bool = False
    """Some values are only numbered, because their names would tell of a story; whoever wants to know asks for them."""


class SignInfo(msgspec.Struct, frozen=True):
    """A picture with what it means: an icon, or a die with all its faces."""

    text: str
    icon: str = ""
    color: str = ""
    faces: tuple[tuple[str, ...], ...] = ()


class Chapter(msgspec.Struct, frozen=True):
    """A part of what a newcomer should know."""

    title: str
    text: str
    signs: tuple[SignInfo, ...] = ()


class StepInfo(msgspec.Struct, frozen=True):
    """What is said when a question comes up, and at which options it points: patterns of ids, the best first."""

    id: str
    question: str
    points: tuple[str, ...]
    sometimes: bool
    """It is not waited for."""
    text: str


class GuideInfo(msgspec.Struct, frozen=True):
    """A first game that leads by the hand."""

    players: int
    seed: int
    options: dict[str, str | int | bool]
    steps: tuple[StepInfo, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """A game in words, for the lobby."""

    id: str
    title: str
    summary: str
    icon: str
    players: tuple[int, ...]
    cooperative: bool
    options: tuple[OptionInfo, ...]
    primer: tuple[Chapter, ...] = ()
    """How it is played, on one page."""
    guide: GuideInfo | None = None
    minutes: tuple[int, int] = (0, 0)
    """How long an evening with it lasts, from and to; 0 where nobody says."""
    difficulty: int = 0
    """How much there is to learn, from 1 to 3; 0 where nobody says."""
    prepares: bool = False
    """Whether there is a preparation that a bot can do for whoever just wants to begin."""
    board: dict[str, Any] | None = None
    """A scene of the game, to be drawn."""


class RuleInfo(msgspec.Struct, frozen=True):
    """A rule of the catalogue."""

    id: str
    chapter: str
    text: str
    language: str
    """The language of chapter and text: English where nobody translated the rule."""
    section: str = ""


class TableInfo(msgspec.Struct, frozen=True):
    """What a list of my tables shows."""

    table: str
    game: str
    players: int
    names: tuple[str, ...]
    moves: int
    over: bool
    waiting: tuple[int, ...]
    mine: tuple[int, ...]
    changed: float
    title: str = ""
    """What is played and how far it is, as the table itself is titled."""
    bots: tuple[str, ...] = ()
    """For each seat the level of the bot that plays it; empty for a person."""
    winners: tuple[int, ...] = ()
    """Who has won, when it is over."""
    links: tuple[str, ...] = ()
    """For each seat what its link is, as `SeatInfo` says it."""
    passed_on: tuple[int, ...] = ()
    """Seats whose secrets somebody may know who does not sit there any more."""
    chapters: int = 0
    """How many chapters of a campaign are over."""
    chapter: str = ""
    """What the present chapter is called; empty in a game without chapters."""
    name: str = ""
    """What its people call it."""
    created: float = 0.0
    origin: str = ""
    """`fork`: it was begun from a moment of another table."""


class Ended(msgspec.Struct, frozen=True):
    """How a game ended, with the figures of everybody; nothing while it goes on."""

    result: Result | None = None


class SatDown(TableInfo, frozen=True):
    """The table at which somebody sits now, and the link to their seat; after an invitation it is their own."""

    token: str = ""


class FreeWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever plays a seat gives it up, or the owner gives that of somebody who is away to somebody else."""

    seat: int
    tokens: tuple[str, ...] = ()
    owner: str = ""


class AddWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The owner wants a seat more, for somebody who joins a campaign."""

    owner: str


class Invitation(msgspec.Struct, frozen=True):
    """The link for whoever shall sit down next."""

    token: str


NOW = -1
"""Instead of the number of a chapter: the present one."""


class SharedMoment(msgspec.Struct, frozen=True):
    """A link to one moment of a table, as one seat saw it."""

    share: str


class MomentWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which moment (number of answers), through which links; of the present chapter, or of an earlier one."""

    number: int
    tokens: tuple[str, ...] = ()
    chapter: int = NOW


class ForkWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a moment as a new table."""

    number: int
    seats: tuple[SeatWish, ...]
    tokens: tuple[str, ...] = ()
    chapter: int = NOW
    name: str = ""
    """What the new table is called; empty: as the old one."""


class ChapterInfo(msgspec.Struct, frozen=True):
    """A chapter of a campaign, for the overview."""

    number: int
    title: str
    answers: int
    ended: float | None = None
    """When, if it is over."""
    closed: bool = False
    """It can't be replayed: it was played under other rules or content, or is not kept here."""


class LinkWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The link to a seat. It is never part of an address that is asked for: those are written into logs."""

    token: str


class SitWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody sits down by a link and says how they are called; without a name the seat's stays.

    `own` is a secret that they have made up (32 letters or more): where the link is an invitation it becomes their own
    link, which nobody else was ever told. Asked again with the same secret, the answer is the same.
    """

    token: str
    name: str = ""
    own: str = ""


class TokensWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The links I hold."""

    tokens: tuple[str, ...] = ()


class NameWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table shall be called, or something at it (`calling` of a sheet), by somebody who sits there."""

    name: str
    thing: str = ""
    tokens: tuple[str, ...] = ()


class ReportWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A report: through which seat, and what is wrong in the reporter's words."""

    tokens: tuple[str, ...] = ()
    seat: int = NOBODY
    note: str = ""


class PositionWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position to go on from."""

    position: str
    seats: tuple[SeatWish, ...]


class RefereeInfo(msgspec.Struct, frozen=True):
    """By the rules of which game positions can be ruled on."""

    id: str
    name: str


class ConsultWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a table elsewhere, as YAML or JSON, on which the game shall rule."""

    position: str


async def told_of(
    table: LiveTable, mine: frozenset[int], language: str, knows: frozenset[int] | None = None
) -> TableInfo:
    """A table at a glance; `knows` are seats whose secret choices may be counted, if not all that are `mine`."""
    async with table.settled():
        return table_info(table, mine, language, await table.title(language), knows)


def table_info(
    table: LiveTable, mine: frozenset[int], language: str, title: str, knows: frozenset[int] | None = None
) -> TableInfo:
    """With a title that was drawn."""
    match = table.match
    outcome = match.outcome if match.over else None
    return TableInfo(
        table.row.id,
        table.row.game,
        table.row.players,
        tuple([row.name for row in table.seats]),
        table.moves_for(mine if knows is None else knows),
        match.over,
        tuple([decision.seat for decision in match.decisions]),
        tuple(sorted(mine)),
        table.changed_at,
        title,
        bots=tuple([row.bot for row in table.seats]),
        winners=outcome.winners if outcome is not None else (),
        links=tuple([row.link for row in table.seats]),
        passed_on=tuple([row.seat for row in table.seats if row.passed_on]),
        chapters=len(match.chapters),
        chapter=table.speaker(language).language.chapter(match.title),
        name=table.row.name or "",
        created=table.row.created,
        origin=table.row.told_origin,
    )


def chapter_infos(table: LiveTable, held: frozenset[int], dates: Sequence[float], language: str) -> list[ChapterInfo]:
    """The whole campaign as an overview, the present chapter last; a game without chapters is one."""
    match, words = table.match, table.speaker(language).language
    rules, content = match.rulebook.rules_version, match.rulebook.content_digest()
    ended = [*dates, *[None] * len(match.chapters)]
    over = [
        ChapterInfo(number, words.chapter(one.title), one.answers, ended[number], not one.fits(rules, content))
        for number, one in enumerate(match.chapters)
    ]
    return [*over, ChapterInfo(len(over), words.chapter(match.title), table.moves_for(held))]


def rule_info(game: str, rule: str, language: str) -> RuleInfo:
    """Raises NotAllowed."""
    try:
        found = Catalogue.load(game, language).rule(rule)
    except LookupError as error:
        raise NotAllowed("no_such_rule", str(error)) from None
    return _told(found)


def rule_infos(game: str, language: str) -> list[RuleInfo]:
    """Raises NotAllowed."""
    try:
        return [_told(rule) for rule in Catalogue.load(game, language)]
    except LookupError as error:
        raise NotAllowed("no_such_rule", str(error)) from None


def _told(rule: Rule) -> RuleInfo:
    return RuleInfo(rule.id, rule.chapter, rule.text, rule.language, rule.section)


def referee_infos() -> list[RefereeInfo]:
    return [RefereeInfo(name, referee(name).name) for name in referees()]


def game_info(rulebook: Rulebook[Any], language: str, names: bool = False) -> GameInfo:
    """A game for the lobby, in words; with `names` also those that would spoil a story."""
    return _game_info(rulebook, rulebook.content_digest(), language, names)


def named_info(game: str, language: str) -> GameInfo:
    """A game with all names of what it offers, even where they tell of a story; raises NotAllowed."""
    try:
        return game_info(find(game), language, names=True)
    except UnknownGame as error:
        raise NotAllowed("bad_setup", str(error)) from None


@cache
def _game_info(rulebook: Rulebook[Any], content: str, language: str, names: bool) -> GameInfo:
    words = Language("de" if language == "de" else "en", rulebook)
    options = [
        OptionInfo(
            option.id,
            words.text(f"setup-{option.id}"),
            option.values,
            tuple([words.setting(option, value, names) for value in option.values]),
            option.default,
            option.players,
            words.say(about) if words.has((about := rulebook.about(option)).key) else "",
            option.rule,
            bool(option.veiled) and not names,
        )
        for option in rulebook.options
    ]
    return GameInfo(
        rulebook.id,
        words.text("game-title"),
        words.text("game-summary"),
        rulebook.icon,
        tuple(rulebook.players),
        rulebook.cooperative,
        tuple(options),
        tuple(_primer(rulebook, words)),
        _guide(rulebook, words),
        rulebook.minutes,
        rulebook.difficulty,
        bool(rulebook.preparation),
        lobby_board(rulebook, Speaker(words)),
    )


def _guide(rulebook: Rulebook[Any], words: Language) -> GuideInfo | None:
    guide = Guide.read(rulebook.texts)
    if guide is None:
        return None
    steps = [
        StepInfo(step.id, step.question, step.points, step.sometimes, words.text(f"guide-{step.id}"))
        for step in guide.steps
    ]
    return GuideInfo(guide.players, guide.seed, guide.options, tuple(steps))


def _primer(rulebook: Rulebook[Any], words: Language) -> Iterator[Chapter]:
    """The messages `primer-1-title`, `primer-1`, `primer-2-title` … of a game."""
    number = 1
    while words.has(f"primer-{number}"):
        signs = [SignInfo(words.say(one.text), one.icon, one.color, one.faces) for one in rulebook.signs(number)]
        yield Chapter(words.text(f"primer-{number}-title"), words.text(f"primer-{number}"), tuple(signs))
        number += 1
