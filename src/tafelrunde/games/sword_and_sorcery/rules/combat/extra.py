"""Attacks beside the actions: extra attacks and opportunity attacks (SS-ATK-02, SS-ENG-05 … 18)."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import dice, order
from tafelrunde.games.sword_and_sorcery.rules.combat import declaring
from tafelrunde.games.sword_and_sorcery.rules.combat.areas import in_area
from tafelrunde.games.sword_and_sorcery.state import Enemy, Figure, Hero
from tafelrunde.games.sword_and_sorcery.state.tasks import Enter, ExtraAttack, Opportunity
from tafelrunde.kernel import Option, Rules


def extra_attack(game: Game, task: ExtraAttack) -> Rules[None]:
    """Choose weapon and target, then attack; a hero may leave it unless it must."""
    figure = game.standing(task.figure)
    if figure is None:
        game.finish(task)
        return
    options = []
    for weapon in _weapons(game, figure, task):
        for one in _targets(game, figure, weapon, task):
            named = {"weapon": declaring.weapon_of(game, figure, weapon).called, **game.whom(one.id)}
            options.append(Option(f"attack:{weapon}:{one.id}", (weapon, one), one.id, named))
    if not options:
        game.finish(task)
        return
    chosen = options[0].value
    if len(options) > 1 or not task.must:
        yield game.checkpoint()
        if not task.must:
            options.append(Option("pass", None))
        chosen = yield game.ask(game.seat_of(figure), "extra_attack", options, "SS-ATK-02", {"card": task.source})
    game.finish(task)
    if chosen is None:
        return
    weapon, target = chosen
    attack = declaring.begin(game, figure, target, weapon, "extra")
    attack.deadly = task.deadly
    if task.area >= 0:
        attack.area = task.area
        attack.others = tuple([other.id for other in in_area(game, attack) if other.id != target.id])


def _weapons(game: Game, figure: Figure, task: ExtraAttack) -> list[str]:
    if not isinstance(figure, Hero):
        return ["main" if task.weapon == "any" else task.weapon]
    return [weapon for weapon in declaring.weapons(game, figure) if task.weapon in ("any", weapon)]


def _targets(game: Game, figure: Figure, weapon: str, task: ExtraAttack) -> list[Figure]:
    if isinstance(figure, Enemy):
        return [one for one in map(game.standing, task.targets) if one is not None]
    legal = declaring.targets(game, figure, declaring.weapon_of(game, figure, weapon).range)
    return [target for target in legal if not task.targets or target.id in task.targets]


# --- opportunity attacks --------------------------------------------------------------------------------------------


def opportunities(game: Game, task: Opportunity) -> Rules[None]:
    """The next enemy strikes, until the figure is dead (SS-ENG-08, SS-ENG-15)."""
    figure = game.find(task.figure)
    waiting = [enemy for enemy in map(game.find, task.enemies) if enemy is not None]
    if figure is None or not game.alive(figure) or not waiting:
        game.finish(task)
        if task.to and isinstance(figure, Hero) and not figure.ghost and figure.conditions.restrictive != "stun":
            figure.before, figure.zone = figure.zone, task.to
            game.tell("moves", "SS-ENG-10", seat=figure.seat, zone=task.to)
            game.plan(Enter(figure.id))
        return
    enemy = yield from order.next_of(game, waiting)
    task.enemies = tuple([one.id for one in waiting if one is not enemy])
    if isinstance(enemy, Enemy) and enemy.zone == figure.zone and _strikes(game, enemy, figure):
        declaring.begin(game, enemy, figure, "main", "opportunity")


def _strikes(game: Game, enemy: Enemy, figure: Figure) -> bool:
    """Stunned enemies do not, blinded ones must roll a block first; a vengeful boss only strikes its foe."""
    if enemy.conditions.restrictive == "stun":
        return False
    card = game.content.bosses.get(enemy.card)
    vengeful = card is not None and card.vengeful[card.sides.index(enemy.scroll)]
    if vengeful and figure.id != f"hero:{game.state.threat}":
        return False  # SS-THR-10
    if enemy.conditions.restrictive == "blind":
        rolled = dice.roll(game, "blue", 1)
        sees = dice.count(game, rolled, "block") > 0
        game.tell("blinded", "SS-ECN-03", figure=enemy.id, dice=tuple(rolled), acts=sees)
        return sees
    return True
