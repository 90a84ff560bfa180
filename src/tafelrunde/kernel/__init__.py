"""The kernel: matches, decisions, events, chance, scenes. It knows no game."""

from tafelrunde.kernel.bot import Advice, Bot
from tafelrunde.kernel.chance import Chance, GameState
from tafelrunde.kernel.decision import (
    NOBODY,
    PARTY,
    Answer,
    Decision,
    IllegalAnswer,
    Option,
    Preview,
    Refused,
    Rules,
)
from tafelrunde.kernel.event import Event, Term
from tafelrunde.kernel.game import Game, ScriptError
from tafelrunde.kernel.match import Match, NothingToUndo
from tafelrunde.kernel.papers.save import Loaded, SaveError
from tafelrunde.kernel.rulebook import (
    BadSetup,
    BrokenInvariant,
    Outcome,
    PositionError,
    Rulebook,
    Setup,
    SetupOption,
    Statistic,
    UnknownGame,
    find,
    games,
    register,
)
from tafelrunde.kernel.view import View

__all__ = [
    "NOBODY",
    "PARTY",
    "Advice",
    "Answer",
    "BadSetup",
    "Bot",
    "BrokenInvariant",
    "Chance",
    "Decision",
    "Event",
    "Game",
    "GameState",
    "IllegalAnswer",
    "Loaded",
    "Match",
    "NothingToUndo",
    "Option",
    "Outcome",
    "PositionError",
    "Preview",
    "Refused",
    "Rulebook",
    "Rules",
    "SaveError",
    "ScriptError",
    "Setup",
    "SetupOption",
    "Statistic",
    "Term",
    "UnknownGame",
    "View",
    "find",
    "games",
    "register",
]
