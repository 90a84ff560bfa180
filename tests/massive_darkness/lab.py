"""A board of our own for what the quests' boards do not show: `table('board: lab …')` with the fixture `lab`.

    A   B   C   D   E   F
  +###+###+###+###+###+###+
1 #R   r  #c   c   C3  c  #       C/c corridor in light/shadow, R/r room, D door, # wall
  +   +   +   +   +###+   +       C2: level token 1, E1: level token 3, the tile D4 to F6 has none
2 #r   R  DC1  C  #R  #c  #       C3: start, F6: exit
  +=D=+###+   +   +=D=+   +
3 #R   r  DcS  c   C   c  #
  +###+###+###+###+###+   +
4             #c   c   C  #
              +   +   +   +
5             #c   c   c  #
              +   +   +   +
6             #c   c   CX #
              +###+###+###+
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tafelrunde.games.massive_darkness.box.cards import Name
from tafelrunde.games.massive_darkness.box.content import load
from tafelrunde.games.massive_darkness.box.quest_cards import DoorPlace, LevelToken, Placement, QuestCard, TileFace
from tafelrunde.games.massive_darkness.effects import Token
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules.quests import QUESTS, Quest
from tafelrunde.games.massive_darkness.state import Hero

FACES = {
    "LA": ("+#+#+#+", "#R r#c ", "+ + + +", "#r RDC ", "+D+#+ +", "#R rDc ", "+#+#+#+"),
    "LB": ("+#+#+#+", " c C c#", "+ +#+ +", " C#R#c#", "+ +D+ +", " c C c#", "+#+#+ +"),
    "LC": ("+#+#+ +", "#cDc C#", "+ + + +", "#c c c#", "+ + + +", "#c c C#", "+#+#+#+"),
}
DOORS = (("LA.11", "LA.12"), ("LA.10", "LA.20"), ("LA.21", "LA.22"), ("LB.11", "LB.21"), ("LC.00", "LC.01"))

QUEST = QuestCard(
    id="lab",
    number=99,
    name=Name(de="Labor", en="Lab"),
    placement=(Placement("LA", 0, 0), Placement("LB", 3, 0), Placement("LC", 3, 3)),
    start="LA.22",
    exit="LC.22",
    level_tokens=(LevelToken(1, "LA.12"), LevelToken(3, "LB.01")),
    doors=tuple(DoorPlace(between) for between in DOORS),
)


class Lab(Quest):
    """No objective, and heroes may leave at any time."""

    id = "lab"

    def token_taken(self, game: Game, hero: Hero, token: Token) -> None:
        game.tell("lab_token", "MD-PCK-10", seat=hero.seat, token=token)

    def may_leave(self, game: Game, hero: Hero) -> bool:
        return True

    def won(self, game: Game) -> bool:
        return False


@contextmanager
def lab_board() -> Iterator[None]:
    """The lab is in the box only while it is used."""
    content = load()
    content.faces.update({name: TileFace(name, grid) for name, grid in FACES.items()})
    content.quests["lab"] = QUEST
    QUESTS["lab"] = Lab()
    yield
    del content.quests["lab"], QUESTS["lab"]
    content.boards.pop("lab", None)
    for name in FACES:
        del content.faces[name]
