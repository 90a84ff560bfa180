"""All quests there are, in the order of the rulebook (MD-OVR-11)."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.rules.quests.base import Quest
from tafelrunde.games.massive_darkness.rules.quests.big_game_hunting import BigGameHunting
from tafelrunde.games.massive_darkness.rules.quests.black_widow import BlackWidow
from tafelrunde.games.massive_darkness.rules.quests.chosen_one import ChosenOne
from tafelrunde.games.massive_darkness.rules.quests.fiends_treasure import FiendsTreasure
from tafelrunde.games.massive_darkness.rules.quests.goblin_war_drums import GoblinWarDrums
from tafelrunde.games.massive_darkness.rules.quests.heart_of_darkness import HeartOfDarkness
from tafelrunde.games.massive_darkness.rules.quests.immortals_downfall import ImmortalsDownfall
from tafelrunde.games.massive_darkness.rules.quests.maze_of_darkness import MazeOfDarkness
from tafelrunde.games.massive_darkness.rules.quests.own import OwnQuest
from tafelrunde.games.massive_darkness.rules.quests.scorched_earth import ScorchedEarth
from tafelrunde.games.massive_darkness.rules.quests.sparks_in_the_dark import SparksInTheDark
from tafelrunde.games.massive_darkness.rules.quests.tutorial import Tutorial

BOOK: dict[str, Quest] = {
    quest.id: quest
    for quest in (
        Tutorial(),
        ScorchedEarth(),
        BlackWidow(),
        ChosenOne(),
        GoblinWarDrums(),
        ImmortalsDownfall(),
        FiendsTreasure(),
        SparksInTheDark(),
        BigGameHunting(),
        MazeOfDarkness(),
        HeartOfDarkness(),
        OwnQuest(),
    )
}
