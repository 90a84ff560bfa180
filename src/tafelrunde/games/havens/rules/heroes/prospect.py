"""Whom a character could attack from a place, for previews: with the rest of its action and the halves it has left.

Items and augments that reach farther are the player's to add, so they are not counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tafelrunde.games.havens.box.abilities import Ability, Attack, Infuse, Move
from tafelrunde.games.havens.box.cards import Action, Half
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import shadows
from tafelrunde.games.havens.rules.combat.targets import placements
from tafelrunde.games.havens.state import Figure, Hero
from tafelrunde.kernel import Preview
from tafelrunde.kernel.scene import Text
from tafelrunde.tabletop.hexes import Hex

HALVES: tuple[Half, Half] = ("top", "bottom")


def attacks_left(game: Game, hero: Hero) -> Iterator[tuple[str, Attack]]:
    """Attacks still to come this turn, each with its card: of the action in progress and the other half (GH-TRN-02)."""
    performing, _, half = hero.performing.rpartition(":")
    progress = hero.progress
    if performing and progress is not None and not progress.default:
        action = game.action(hero, performing, "top" if half == "top" else "bottom")
        left = [ability for ability in action.abilities if type(ability) is not Infuse][progress.done :]
        yield from [(performing, ability) for ability in left if type(ability) is Attack]
    for card_id in hero.chosen:
        if card_id != performing:
            for other in HALVES:
                if other != hero.played:
                    found = game.action(hero, card_id, other).abilities
                    yield from [(card_id, ability) for ability in found if type(ability) is Attack]


def targets(game: Game, figure: Figure, ability: Attack, at: Hex) -> list[Figure]:
    """Whom the attack could hit if the figure stood there (GH-ATK-02, GH-AOE-03, GH-LOS-01)."""
    if ability.targets == "moved_through" or game.has(figure, "disarm"):
        return []
    reach = ability.range or 1
    if ability.origin:
        return _from_shadows(game, figure, ability, reach)
    if not ability.area:
        return game.in_reach(at, reach, game.targetable(figure))
    area = game.content.areas[ability.area]
    hit = {target.id for it in placements(game, figure, area, reach, at) for target in it.targets}
    return [other for other in game.targetable(figure) if other.id in hit]


def _from_shadows(game: Game, figure: Figure, ability: Attack, reach: int) -> list[Figure]:
    """Whom it could hit from one of the character's shadows, wherever the character is (FH-CLS-07)."""
    hit: dict[str, Figure] = {}
    for aim in shadows.aims(game.hero(figure), figure, ability.origin):
        if ability.area:
            found = [one for it in placements(game, aim, game.content.areas[ability.area], reach) for one in it.targets]
        else:
            found = game.in_reach(aim.at, reach, game.targetable(figure))
        hit |= {one.id: one for one in found}
    return list(hit.values())


def from_there(game: Game, hero: Hero, figure: Figure, at: Hex) -> Preview:
    """Whom the attacks that are left would reach from a hex."""
    lines: dict[tuple[str, ...], Text] = {}
    reached: dict[str, None] = {}
    several = 0
    for card_id, ability in attacks_left(game, hero):
        several += 1
        found = [target.id for target in targets(game, figure, ability, at)]
        if found:
            lines[card_id, *found] = Text("preview-reach", {"card": card_id, "targets": found})
            reached.update(dict.fromkeys(found))
    if several and not lines:
        return Preview(lines=(Text("preview-reach-nobody"),))
    return Preview(area=_figures(reached), lines=tuple(lines.values()))


def of_action(game: Game, figure: Figure, action: Action) -> Preview:
    """Whom the attacks of an action reach from where the figure stands; after a move that is another question."""
    reached: dict[str, None] = {}
    for ability in _before_moving(action.abilities):
        if type(ability) is Attack:
            reached.update(dict.fromkeys([target.id for target in targets(game, figure, ability, figure.at)]))
    if not reached:
        return Preview()
    return Preview(area=_figures(reached), lines=(Text("preview-targets", {"targets": list(reached)}),))


def _before_moving(abilities: Sequence[Ability]) -> Iterator[Ability]:
    for ability in abilities:
        if type(ability) is Move:
            return
        yield ability


def _figures(ids: dict[str, None]) -> tuple[str, ...]:
    return tuple([f"figure:{name}" for name in ids])
