"""Quests that a pack brings along: any board, with objectives of the usual kinds (MD-VAR-05)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import get_args

from tafelrunde.games.massive_darkness.box.quest_cards import (
    AnyGoal,
    Collect,
    Destroy,
    Escape,
    Hold,
    Kill,
    Open,
    QuestCard,
    Switches,
)
from tafelrunde.games.massive_darkness.effects import Token
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.quests.shared import all_escaped, count, token_zones
from tafelrunde.games.massive_darkness.rules.board import doors
from tafelrunde.games.massive_darkness.rules.cards import picking_up
from tafelrunde.games.massive_darkness.rules.enemies import spawning
from tafelrunde.games.massive_darkness.rules.figures.rewards import gain_xp
from tafelrunde.games.massive_darkness.rules.quests import ONCE, Quest
from tafelrunde.games.massive_darkness.state import Enemy, Hero, Pillar

TARGET = "target"


def to_collect(quest: QuestCard, kind: Token) -> int:
    """How many tokens of a kind lie there to be picked up, face up or face down."""
    return quest.hidden.get(kind, 0) + sum([token.kind == kind and not token.marker for token in quest.tokens])


class OwnQuest(Quest):
    """What the goals of the quest's card say. Marks: `taken_artefact` and the like, `killed`, `switched`, `held`."""

    def marks(self, game: Game) -> Mapping[str, range]:
        targets = len(game.board.quest.enemies)
        once = dict.fromkeys(("switched", "held"), ONCE)
        taken = {f"taken_{kind}": range(1, to_collect(game.board.quest, kind) + 1) for kind in get_args(Token)}
        return {"targets": range(targets + 1), "killed": range(1, targets + 1), **once, **taken}

    def names(self, game: Game) -> Collection[str]:
        return (TARGET,)

    def set_up(self, game: Game) -> None:
        """Its enemies: a monster by name and tier, a guard by name and level, or any monster of a tier (MD-SET-16).

        Nothing says that events pass them over (MD-OBJ-06, MD-RUL-52).
        """
        for place in game.board.quest.enemies:
            if code := spawning.named_card(game, place.what):
                enemy = spawning.place_enemy(game, code, game.board.zone(place.zone), "MD-SET-16", TARGET)
                if enemy is not None:
                    enemy.for_events = True
        game.state.marks["targets"] = len(game.state.enemies)

    def _done(self, game: Game, goal: AnyGoal) -> bool:
        marks = game.state.marks
        if isinstance(goal, Collect):
            return all(marks.get(f"taken_{kind}", 0) >= to_collect(game.board.quest, kind) for kind in goal.tokens)
        if isinstance(goal, Kill):
            return "targets" in marks and marks.get("killed", 0) >= marks["targets"]
        if isinstance(goal, Destroy):
            return not self.pillar_targets(game)
        if isinstance(goal, Switches):
            return "switched" in marks
        if isinstance(goal, Open):
            return not self._locked(game)
        if isinstance(goal, Hold):
            return "held" in marks
        return all_escaped(game)

    def _locked(self, game: Game) -> list[str]:
        return [name for name in game.state.shut if name in game.board.doors and game.board.doors[name].special]

    def _next(self, game: Game) -> AnyGoal | None:
        """The first goal that is not fulfilled (MD-OBJ-05)."""
        return next((goal for goal in game.board.quest.goals if not self._done(game, goal)), None)

    # --- what heroes do -----------------------------------------------------------------------------------------

    def token_taken(self, game: Game, hero: Hero, token: Token) -> None:
        """XP or an artefact card, as the quest's card says (MD-PCK-10, MD-XP-02)."""
        count(game, f"taken_{token}")
        reward = game.board.quest.rewards.get(token)
        game.tell("thing_found", "MD-PCK-10", seat=hero.seat, thing=token)
        if reward is not None:
            gain_xp(game, hero, reward.xp, "MD-XP-02")
            if reward.artefact:
                picking_up.gain_artefact(game, hero, "MD-OBJ-07")

    def may_open(self, game: Game, hero: Hero, door: str) -> bool:
        """Special doors wait for their goal; switches open them without anybody's help."""
        return not game.board.doors[door].special or isinstance(self._next(game), Open)

    def may_leave(self, game: Game, hero: Hero) -> bool:
        """MD-OBJ-04."""
        return isinstance(self._next(game), Escape)

    def pillar_targets(self, game: Game) -> Sequence[Pillar]:
        """Those with health (MD-CBA-07)."""
        return [pillar for pillar in game.state.pillars if pillar.health]

    # --- time ---------------------------------------------------------------------------------------------------

    def round_starts(self, game: Game) -> None:
        if not isinstance(self._next(game), Switches):
            return
        pressed = [bool(game.heroes_in(zone)) for zone in token_zones(game, "cave")]
        if any(pressed) if game.state.players == 1 else all(pressed):
            game.state.marks["switched"] = 1
            for name in self._locked(game):
                door = game.board.doors[name]
                game.tell("exit_opens", "MD-Q7-05", door=name)
                doors.swing_open(game, name, door.a if door.a in game.state.unexplored else door.b)

    def round_ends(self, game: Game) -> None:
        if not isinstance(self._next(game), Hold):
            return
        for zone in token_zones(game, "library"):
            chamber = game.passages.region(zone, game.board.rooms)
            if game.heroes_in(zone) and not any(enemy.zone in chamber for enemy in game.state.enemies):
                game.state.marks["held"] = 1

    def enemy_gone(self, game: Game, enemy: Enemy) -> None:
        if enemy.quest == TARGET:
            count(game, "killed")

    # --- the end ------------------------------------------------------------------------------------------------

    def won(self, game: Game) -> bool:
        return self._next(game) is None

    def goals(self, game: Game) -> Sequence[tuple[str, bool]]:
        return [(f"goal-own_{type(goal).__name__.lower()}", self._done(game, goal)) for goal in game.board.quest.goals]

    def destinations(self, game: Game) -> Sequence[str]:
        """Where the next goal can be furthered."""
        goal, state = self._next(game), game.state
        if isinstance(goal, Collect):
            return [token.zone for token in state.objectives if not token.marker]
        if isinstance(goal, Kill):
            return [enemy.zone for enemy in state.enemies if enemy.quest == TARGET]
        if isinstance(goal, Destroy):
            return [pillar.zone for pillar in self.pillar_targets(game)]
        if isinstance(goal, Switches | Hold):
            return token_zones(game, "cave" if isinstance(goal, Switches) else "library")
        if isinstance(goal, Open):
            return [game.board.doors[name].a for name in self._locked(game)]
        return [game.board.exit] if game.board.exit else []
