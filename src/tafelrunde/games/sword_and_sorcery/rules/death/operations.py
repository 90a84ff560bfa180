"""Operations about wounds, healing and death."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.effects.deeds import (
    Heal,
    HealPerHero,
    Kill,
    LoseRank,
    Rage,
    Resurrect,
    SpendDome,
    Survive,
    Wound,
)
from tafelrunde.games.sword_and_sorcery.effects.operation import IfKilled
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import targets
from tafelrunde.games.sword_and_sorcery.rules.death import armor, criticals, dying, ghosts, wounds
from tafelrunde.games.sword_and_sorcery.rules.operation import Operations
from tafelrunde.games.sword_and_sorcery.state import CompanionFigure, Enemy, Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Run
from tafelrunde.kernel import Rules


def wound(game: Game, run: Run, op: Wound) -> Rules[None]:
    """SS-GEN-06."""
    figures = yield from targets.befallen(game, run, op.on)
    owner = game.find(run.owner) if run.owner else None
    for figure in figures:
        n = game.amount(op.n, owner, armor.value(game, figure), run.paid)
        wounds.suffer(game, figure, n, "SS-GEN-06", run.source, run.owner)


def heal(game: Game, run: Run, op: Heal) -> Rules[None]:
    """SS-HP-02; hero actions do not heal companions (SS-COM-10)."""
    figures = yield from targets.befallen(game, run, op.on)
    owner = game.find(run.owner) if run.owner else None
    for figure in figures:
        if not isinstance(figure, CompanionFigure):
            wounds.heal(game, figure, game.amount(op.n, owner, 0, run.paid), "SS-HP-02", run.source)


def spend_dome(game: Game, run: Run, op: SpendDome) -> None:
    """Everybody under the dome but the hero who was healed by the hand."""
    state = game.state
    for token in state.tokens:
        if token.kind == "dome_of_resistance" and token.owner == run.owner:
            state.tokens = tuple([one for one in state.tokens if one is not token])
            for hero in game.living():
                if hero.id != run.target and game.ground.distance(hero.zone, token.zone) <= token.radius:
                    wounds.heal(game, hero, game.amount(op.n, game.find(run.owner)), "SS-HP-02", run.source)
            return


def lose_rank(game: Game, run: Run, op: LoseRank) -> Rules[None]:
    """SS-SOU-10."""
    figures = yield from targets.befallen(game, run, op.on)
    for hero in targets.heroes_of(figures):
        dying.lose_rank(game, hero)
        wounds.resolve(game, hero)  # fewer hit points can kill (SS-HP-01)


def heal_per_hero(game: Game, run: Run, op: HealPerHero) -> None:
    owner = game.figure(run.owner)
    near = game.ground.within(owner.zone, op.within)
    heroes = [hero for hero in game.living() if hero.zone in near]
    wounds.heal(game, owner, op.n * len(heroes), "SS-GEN-11", run.source)


def kill(game: Game, run: Run, op: Kill) -> None:
    """An enemy of a low rank dies at once, any other suffers."""
    figure = game.find(run.target)
    if not isinstance(figure, Enemy):
        return
    if game.scroll(figure).rank in op.ranks:
        dying.kill(game, figure, run.owner)
        return
    criticals.draw(game, figure, run.owner)
    wounds.suffer(game, figure, op.wounds, "SS-GEN-06", run.source, run.owner)


def resurrect(game: Game, run: Run, op: Resurrect) -> Rules[None]:
    """SS-RES-05."""
    figures = yield from targets.befallen(game, run, op.on)
    for hero in figures:
        if isinstance(hero, Hero) and hero.ghost:
            ghosts.resurrect(game, hero, "SS-RES-05")


def rage(game: Game, run: Run, op: Rage) -> None:
    hero = game.figure(run.owner)
    assert isinstance(hero, Hero)
    hero.rage = max(0, min(game.content.config.most_rage, hero.rage + op.n))


def if_killed(game: Game, run: Run, op: IfKilled) -> None:
    """The target is dead now."""
    if not game.alive(game.find(run.target)):
        key = game.content.index.key(op.do)
        game.plan(Run(key, run.owner, run.target, run.source, seat=run.seat))


def survive(game: Game, run: Run, op: Survive) -> None:
    """It has already kept the owner alive when the wounds were suffered."""


OPERATIONS: Operations = {
    Wound: wound,
    Heal: heal,
    HealPerHero: heal_per_hero,
    SpendDome: spend_dome,
    LoseRank: lose_rank,
    Kill: kill,
    Resurrect: resurrect,
    Rage: rage,
    IfKilled: if_killed,
    Survive: survive,
}
