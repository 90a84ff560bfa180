"""The position that a creature faces, as `rulings` see it; `tafelrunde ruling` reads the same."""

from __future__ import annotations

from functools import cache

from tafelrunde.games.havens import rulings
from tafelrunde.games.havens.box import vocabulary
from tafelrunde.games.havens.box.monster_abilities import MonsterMove
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.monsters import elements
from tafelrunde.games.havens.rules.monsters.creature import Turn
from tafelrunde.games.havens.rules.round import initiative
from tafelrunde.games.havens.rulings import Position
from tafelrunde.games.havens.state import Figure
from tafelrunde.games.havens.state.attack import AttackAbility

_TERRAIN = {"obstacle": "obstacle", "trap": "trap", "hazard": "hazard", "difficult": "difficult"}


def position(game: Game, turn: Turn, move: int, attack: AttackAbility | None) -> Position:
    """The table as rulings see it. Closed doors are not in play (GH-HEX-06)."""
    actor = turn.figure
    ground = game.ground
    foes = game.enemies(actor)
    figures = [
        rulings.Figure(foe.id, foe.side, foe.at, number, order, game.has(foe, "invisible"), _guarded(game, foe))
        for foe, (number, order) in zip(foes, initiative.precedence(game, foes), strict=True)
    ]
    terrain = [
        rulings.Terrain(at, overlay.kind)  # type: ignore[arg-type]
        for overlay in game.state.overlays
        if overlay.kind in _TERRAIN
        for at in overlay.at
    ]
    for friend in game.state.figures:
        if friend.side == actor.side:
            if friend.kind == "object":
                terrain.append(rulings.Terrain(friend.at, "object"))
            else:
                figures.append(rulings.Figure(friend.id, friend.side, friend.at))
    return Position(
        rules=game.edition.ruleset.id,  # type: ignore[arg-type]
        hexes=ground.hexes,
        figures=tuple(figures),
        acting=actor.id,
        ability=rulings.Ability(move, _attack(game, attack), turn.jumps()),
        walls=ground.map.walls,
        terrain=tuple(terrain),
        flying=turn.profile.traits.flying,
        muddled=game.has(actor, "muddle"),
        began=turn.began,
    )


def _guarded(game: Game, foe: Figure) -> bool:
    """Whether attacks on it have disadvantage from everywhere, so that stepping back is no use (GH-MMV-08)."""
    return any(bonus.guard for bonus in foe.bonuses) or game.traits(foe).attackers_disadvantaged


def _attack(game: Game, ability: AttackAbility | None) -> rulings.Attack | None:
    if ability is None:
        return None
    assert isinstance(ability.targets, int)  # Only characters' cards say "all".
    pattern = _pattern(game.content.areas[ability.area]) if ability.area else None
    return rulings.Attack(ability.range, ability.targets, pattern)


@cache
def _pattern(area: vocabulary.Area) -> rulings.Area:
    return rulings.Area(area.red, area.grey)


def position_of(game: Game, figure: Figure) -> Position:
    """What this monster, summon or allied figure would face if it took its turn now, for previews and the ruling page.

    It is that of its first move and the attack after it, or of its first attack, with the elements that it could
    consume now. A monster whose card is not revealed yet has neither.
    """
    turn = Turn(game, figure)
    turn.boons = elements.expected(game, turn)
    for number, ability in enumerate(turn.profile.abilities):
        if type(ability) is MonsterMove:
            attack = turn.next_attack(number)
            first = turn.next_attack(0)
            if first is not None and first < number:
                break
            following = None if attack is None else turn.attack(game, attack)
            return position(game, turn, reach(game, turn, number, ability), following)
    attack = turn.next_attack(0)
    return position(game, turn, 0, None if attack is None else turn.attack(game, attack))


def reach(game: Game, turn: Turn, number: int, ability: MonsterMove) -> int:
    """How far the creature can move with this ability; none if it is immobilized (GH-MMV-13, GH-CON-13)."""
    if turn.profile.move is None or game.has(turn.figure, "immobilize"):
        return 0
    return turn.points(number, ability)
