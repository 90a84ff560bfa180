"""The sensible bot of Monster Lands: rules of thumb over what a seat may see, each with a reason in one line.

`odds` knows the dice, `kit` what a mercenary brings, `worth` what things are worth, `planning` plans whole
assignments; `deploying`, `fighting` and `choosing` answer the questions of the phases with them.
"""

from tafelrunde.games.monster_lands.bot.prospects import prospects
from tafelrunde.games.monster_lands.bot.sensible import SensibleBot

__all__ = ["SensibleBot", "prospects"]
