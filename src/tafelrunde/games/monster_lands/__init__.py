"""Monster Lands: dice placement and press-your-luck for one to four clans of mercenaries."""

from tafelrunde.games.monster_lands.rulebook import MonsterLands

RULEBOOK = MonsterLands()

__all__ = ["RULEBOOK", "MonsterLands"]
