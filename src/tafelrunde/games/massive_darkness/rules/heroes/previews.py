"""What an option would do, for a player who looks before choosing: ways, dice, wounds to be expected, dangers."""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.games.massive_darkness.effects import Strike
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.combat.figures import loadout_of
from tafelrunde.games.massive_darkness.rules.combat.foresight import wound_lines
from tafelrunde.games.massive_darkness.rules.heroes.attacks import Target
from tafelrunde.games.massive_darkness.rules.heroes.movement import move_points
from tafelrunde.games.massive_darkness.state import Hero
from tafelrunde.kernel import Option, Preview
from tafelrunde.kernel.scene import Text


def preview(game: Game, hero: Hero, option: Option) -> Preview:
    """What an action or a movement point of a hero would do (chapters 5.6 to 5.9)."""
    value = option.value
    for part in value:
        if isinstance(part, Target):
            return _attack(game, hero, part)
    if value[0] == "free" and isinstance(value[2], Strike):
        args = {"die": value[2].die, "what": [Text(f"label-{what}") for what in value[2].count]}
        return Preview(area=(option.on,), lines=(Text("preview-strike", args),))
    if value[0] in ("trade", "transmute"):
        return Preview(lines=(Text(f"preview-{value[0]}"),))
    if value[0] == "special" and value[1] in ("charge", "safe_shot", "teleport"):
        way: tuple[str, ...] = value[3]
        return Preview(path=tuple([f"zone:{zone}" for zone in way]), lines=tuple(_arriving(game, hero, way[-1])))
    cost: tuple[Text, ...] = ()
    if value[0] == "special" and value[1] == "move":
        value = value[3]
    else:
        cost = tuple(_cost(game, hero, value[0]))
    if value[0] == "move":
        return Preview(path=(f"zone:{value[1]}",), lines=(*cost, *_arriving(game, hero, value[1])))
    if value[0] == "open":
        shown = _door(game, hero, value[1])
        return Preview(path=shown.path, lines=(*cost, *shown.lines), short=shown.short)
    return Preview(lines=cost)


def _cost(game: Game, hero: Hero, verb: str) -> Iterable[Text]:
    """What a movement point leaves, and that the first one takes an action (MD-ACT-08, MD-MVA-01, MD-MVA-02)."""
    activation = game.state.activation
    if activation is None or verb not in ("move", "open", "pick_up", "leave"):
        return
    if activation.moving:
        yield Text("preview-point", {"left": activation.points - 1})
    else:
        points = move_points(game, hero)
        yield Text("preview-starts_move", {"points": points, "left": points - 1, "actions": activation.actions - 1})


# --- attacks ------------------------------------------------------------------------------------------------------


def _attack(game: Game, hero: Hero, target: Target) -> Preview:
    """Both pools and the wounds to be expected of the dice alone (MD-COM-04, MD-COM-11)."""
    attack = game.loadout(hero).pool(target.kind, target.distance)
    lines = wound_lines(attack, loadout_of(game, target.figure).defense_pool)
    short = Text("short-wounds", lines[-1].args)
    enemy = game.find_enemy(target.name)
    if enemy is not None and enemy.minions and enemy.health > 0 and not enemy.stunned:
        lines.append(Text("preview-minions", {"n": len(enemy.minions), "health": min(enemy.minions)}))
    activation = game.state.activation
    if enemy is not None and activation is not None and enemy.id not in activation.attacked:
        lines.append(Text("preview-reaction"))
    return Preview(area=(target.figure,), lines=tuple(lines), short=(short,))


# --- movement -----------------------------------------------------------------------------------------------------


def _arriving(game: Game, hero: Hero, zone: str) -> Iterable[Text]:
    """What it means to stand there: light or shadow, who holds one, who sees one (MD-SHD-01, MD-MOV-03, MD-KEY-07)."""
    yield Text("preview-shadow" if game.in_shadow(zone) else "preview-light")
    here = [enemy.id for enemy in game.awake_in(zone)]
    if here:
        yield Text("preview-slips" if game.slippery(hero) else "preview-held", {"enemies": here})
    watching = [enemy.id for enemy in game.state.enemies if enemy.zone != zone and game.sees(enemy.zone, zone)]
    if watching:
        yield Text("preview-seen", {"enemies": watching})
    level = game.level_of(zone)
    if level > game.state.level and quests.of(game).levels_by_tiles:
        yield Text("preview-level", {"level": level})


def _door(game: Game, hero: Hero, name: str) -> Preview:
    """Whether a door card will be drawn, and whether the level rises (MD-DOR-03 … 05, MD-LVL-05)."""
    door = game.board.doors[name]
    behind = door.b if hero.zone == door.a else door.a
    lines = []
    if behind in game.state.unexplored:
        lines.append(Text("preview-door_card"))
    level = game.level_of(behind)
    if level > game.state.level and quests.of(game).levels_by_tiles:
        lines.append(Text("preview-level", {"level": level}))
    return Preview(path=(f"zone:{behind}",), lines=tuple(lines), short=tuple(lines))
