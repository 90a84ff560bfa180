"""The sensible bot of the scenario engine: rules of thumb over what a seat may see, each with a reason in one line.

Everything is weighed in hit points of a healthy character (`weights`). `outlook` is one look at the table, with
`foes` (what monsters can do), `danger` (what a hex costs) and `aims` (what the scenario wants); `blows` and `deeds`
say what abilities are worth, `turns` puts two cards together; `selecting`, `acting`, `defending`, `sharing` and
`preparing` answer the questions.
"""

from tafelrunde.games.havens.bot.prospects import prospects
from tafelrunde.games.havens.bot.sensible import SensibleBot

__all__ = ["SensibleBot", "prospects"]
