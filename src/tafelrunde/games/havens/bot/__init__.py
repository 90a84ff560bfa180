"""The sensible bot of the scenario engine: rules of thumb over what a seat may see, each with a reason in one line.

Everything is weighed in hit points of a healthy character (`weights`). `outlook` is one look at the table, with
`foes` (what monsters can do), `danger` (what a hex costs) and `aims` (what the scenario wants); `standing` says what
a hex is worth, `attacks` and `deeds` what abilities are worth and `zones` where; `turns` puts two cards together, and
`ceilings` says how good that can be at best. `selecting`, `acting` with `handling` and `kit`, `defending`, `sharing`
and `preparing` answer the questions; `prospects` values a scenario for a searching bot.
"""

from tafelrunde.games.havens.bot.prospects import prospects
from tafelrunde.games.havens.bot.sensible import SensibleBot

__all__ = ["SensibleBot", "prospects"]
