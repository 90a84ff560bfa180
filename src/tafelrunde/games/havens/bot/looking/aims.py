"""What the scenario wants: where to go, whom to kill, when to open a door, and how much time there is."""

from __future__ import annotations

from typing import assert_never

from tafelrunde.games.havens.board.dungeon_rooms import ROOMS
from tafelrunde.games.havens.bot import weights
from tafelrunde.games.havens.bot.looking.foes import Foe
from tafelrunde.games.havens.bot.looking.sight import Sight
from tafelrunde.games.havens.bot.looking.ways import Ways
from tafelrunde.games.havens.box import special
from tafelrunde.games.havens.box.special import SingleGoal
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.scenario import ending
from tafelrunde.games.havens.state import Figure, State
from tafelrunde.tabletop.hexes import Hex
from tafelrunde.tabletop.hexgrid import Mask

HARD, PER_ROOM = 1.2, 4.0
"""How much damage a character suffers: from enemies in sight, by what they take in a round, and in a room to come."""
FRESH = 2
"""So many cards everybody should have left in hand when a door is opened."""
UNREADY = 4.0
"""What it costs to open a door for everybody who needs a rest first."""
TOGETHER = 6
"""So near to a door everybody should be when it is opened."""
BRISK = 1.4
"""Who must make more steps a round than so many has no time to rest."""
ANY = 99
"""A scenario without a last round allows so many."""
ROOM = 4.5
"""So many rounds a room takes that nobody has seen yet."""


class Aim:
    """What a character's party is after at this moment."""

    def __init__(self, look: Sight) -> None:
        self.look = look
        self.game: Game = look.game
        self.state = look.state
        self.goals = list(special.parts(self.game.scenario.goal))
        self.protected = [lost.id for lost in self.game.scenario.lose if type(lost) is special.AllyLost]
        self.factor: dict[str, float] = {}
        self.rest = 1.0
        """How much enemies count that are no goal themselves."""
        self.doors = True
        """Whether something that is wanted may be behind a door."""
        self.goal_hexes: list[Hex] = []
        """Hexes to be reached, chests to be looted."""
        self.cleared: tuple[Hex, ...] = ()
        """Where no enemy may stand."""
        self.hurried = False
        """The goal is not to wait for the enemies to be dead."""
        self.holding = False
        """Nothing is gained by going anywhere."""
        for goal in self.goals:
            self._understand(goal)
        self.rushed = self.hurried and self._endless()
        """Enemies come again and again, so that only the goal brings an end."""
        if self.rushed:
            self.rest *= 0.8
        self._ways: Ways | None = None

    def _understand(self, goal: SingleGoal) -> None:
        state = self.state
        if ending.achieved(self.game, goal):
            return
        match goal:
            case special.KillBoss():
                self.factor[goal.type] = 1.4
                if not goal.revealed:
                    self.rest = 0.75
                if any(foe.figure.type == goal.type for foe in self.look.foes):
                    self.doors = False
            case special.Kill():
                self.factor[goal.type] = 1.4
                self.rest = 0.7
                if any(foe.figure.type == goal.type for foe in self.look.foes):
                    self.doors = False
                else:
                    self.hurried = True
            case special.Destroy():
                self.rest = min(self.rest, 0.8)
                self.factor[goal.name] = 1.0
                seen = [thing for thing in self.look.objects if thing.figure.type == goal.name]
                self.goal_hexes += [thing.figure.at for thing in seen]
                self.hurried = True
            case special.Collect():
                chests = [chest.at for chest in state.chests if chest.goal]
                self.goal_hexes += chests
                if state.looted_goals + len(chests) >= self.game.number(goal.n):
                    self.doors = False
                self.rest = 0.8
                self.hurried = True
            case special.Reach() | special.Escape():
                self.goal_hexes += goal.hexes
                self.rest = 0.6
                self.hurried = True
            case special.Hold():
                self.goal_hexes += goal.hexes
                self.cleared = goal.hexes
                self.rest = 0.9
                self.hurried = True
            case special.Press():
                self.goal_hexes += [at for at in goal.hexes if at not in state.pressed]
                self.rest = 0.7
                self.hurried = True
            case special.Explore():
                self.rest = 0.7
                self.hurried = True
            case special.Survive():
                self.doors = False
                self.holding = True
            case special.KillAll():
                pass  # as it is without any other goal
            case _:
                assert_never(goal)

    def _endless(self) -> bool:
        """Whether enemies come again and again."""
        return any(
            not rule.once and any(type(effect) is special.Spawn for effect in rule.do)
            for rule in self.game.scenario.special
        )

    # --- enemies ----------------------------------------------------------------------------------------------

    def rate(self) -> None:
        """Say what every enemy is worth, by the goal and by what it threatens."""
        for foe in self.look.foes:
            foe.worth *= self.factor.get(foe.figure.type, self.rest)
            if foe.figure.type in self.factor:
                # With the last of its hit points the scenario is won, or nearly so.
                foe.worth += weights.GOAL * foe.hp + (2.0 if self.rest < 1.0 else 0.0)
            foe.worth += weights.PROTECT * foe.power * self._threatens(foe)
            if foe.figure.at in self.cleared:
                foe.worth += weights.IN_THE_WAY
        for thing in self.look.objects:
            if thing.figure.type in self.factor:
                thing.worth = 2.0 + 1.6 * thing.hp

    def protects(self, friend: Figure) -> bool:
        """Whether the scenario is lost with somebody."""
        return friend.id in self.protected or friend.type in self.protected

    def _threatens(self, foe: Foe) -> float:
        """How much an enemy threatens whom the party must protect: more, the less that one can take."""
        worst = 0.0
        for (friend, _), steps in zip(self.look.friends, foe.friends, strict=True):
            if self.protects(friend) and steps <= foe.moving + foe.reach:
                worst = max(worst, 0.5 + min(4.0 / friend.hp, 1.0))
        return worst

    # --- places -----------------------------------------------------------------------------------------------

    @property
    def ways(self) -> Ways:
        """The places to go to, once somebody wants to know."""
        if self._ways is None:
            self._ways = Ways(self.look, self.goal_hexes, self.doors)
        return self._ways

    @property
    def wanted(self) -> Mask:
        """The hexes to go to."""
        return self.ways.wanted

    def steps(self, index: int) -> int:
        """How many steps it is to the next place to go; 0 where there is none."""
        return self.ways.steps(index)

    # --- doors ------------------------------------------------------------------------------------------------

    def opening(self, index: int) -> float:
        """What it is worth to open a door now: not while there is a fight, nor while somebody needs a rest."""
        if not self.wanted >> index & 1 and not self._on_the_way(index):
            return -10.0
        if self.look.foes and not self.hurried:
            return -10.0
        if self.rushed or self.rounds_allowed < ANY:
            return 2.5 if self.leads else 2.0
        if self.hurried and len(self.look.foes) > len(self.game.heroes()):
            return -4.0
        value = 2.5 - UNREADY * sum([not self._ready(number) for number in range(len(self.state.heroes))])
        value -= 0.8 * self._left_behind(index)
        return value if self.leads else value - 1.0 - weights.loss(self.look.figure.hp, 3.0)

    def _left_behind(self, index: int) -> int:
        """How many characters are too far from a door to be there in the next round."""
        near = self.look.grid.within(1 << index, TOGETHER)
        return sum([friend.kind == "hero" and not near >> at & 1 for friend, at in self.look.friends])

    @property
    def leads(self) -> bool:
        """Whether the character is the one to go first: nobody who could is much sturdier."""
        own = self.look.figure.hp
        return not any(friend.kind == "hero" and friend.hp > own + 2 for friend, _ in self.look.friends)

    def _on_the_way(self, index: int) -> bool:
        return bool(self.goal_hexes) and self.steps(index) < self.steps(self.look.at)

    def _ready(self, number: int) -> bool:
        """Whether a character has a round or two left before it must rest, and is not badly hurt."""
        hero = self.state.heroes[number]
        figure = self.game.body(hero)
        if figure is None or hero.exhausted or len(hero.discard) < 2 or self.urgent:
            return True
        hand = len(hero.hand) - (2 if self.state.phase == "selection" else 0)
        slack = weights.stamina(hand, len(hero.discard)) - self.rounds_needed()
        return slack < 2 or (hand >= FRESH and figure.hp * 2 >= figure.most and not hero.resting)

    @property
    def waits(self) -> bool:
        """Whether nothing goes on before others have rested: no enemy is there, and the next door is near."""
        others = [number for number, hero in enumerate(self.state.heroes) if hero is not self.look.hero]
        ready = all(self._ready(number) for number in others)
        return not ready and not self.look.foes and self.steps(self.look.at) <= TOGETHER

    # --- time -------------------------------------------------------------------------------------------------

    @property
    def pace(self) -> float:
        """How many steps a round the character must make to be in time; 0 where there is time enough."""
        left = self.rounds_allowed
        return self.steps(self.look.at) / max(left, 0.5) if left < ANY else 0.0

    @property
    def urgent(self) -> bool:
        """Whether the scenario runs out of time."""
        return self.pace > BRISK

    @property
    def rounds_allowed(self) -> int:
        """How many rounds the scenario itself allows."""
        for lost in self.game.scenario.lose:
            if type(lost) is special.TooLate:
                return self.game.number(lost.rounds) - self.state.round
        for goal in self.goals:
            if type(goal) is special.Survive:
                return self.game.number(goal.rounds) - self.state.round
        return ANY

    def rounds_needed(self) -> float:
        """Roughly, how many rounds it will take."""
        heroes = max(len(self.game.heroes()), 1)
        toughness = sum([foe.hp + 2.5 * foe.shield for foe in self.look.foes])
        unseen = unseen_rooms(self.state) if self.doors else 0
        fight = toughness / (2.5 * heroes)
        return min(1.0 + fight + ROOM * unseen, float(self.rounds_allowed))

    def trouble(self) -> float:
        """Roughly, how much damage a character still has to expect."""
        heroes = max(len(self.game.heroes()), 1)
        now = sum([foe.power for foe in self.look.foes])
        unseen = unseen_rooms(self.state) if self.doors else 0
        waves = min(self.rounds_allowed, 8) if self.holding else 0
        return HARD * now / heroes + PER_ROOM * unseen + 0.8 * waves


def unseen_rooms(state: State) -> int:
    """How many rooms are still to be revealed; a random adventure has so many, whatever is laid already."""
    return max((ROOMS if state.dungeon else len(state.map.rooms)) - len(state.rooms), 0)
