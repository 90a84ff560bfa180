"""What an action of a hero would do, and why others are not possible: for whoever looks before choosing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import order
from tafelrunde.games.sword_and_sorcery.rules.combat import declaring
from tafelrunde.games.sword_and_sorcery.rules.combat.declaring import Weapon
from tafelrunde.games.sword_and_sorcery.rules.combat.defending import resistance
from tafelrunde.games.sword_and_sorcery.rules.death import armor
from tafelrunde.games.sword_and_sorcery.rules.heroes import acting, moving
from tafelrunde.games.sword_and_sorcery.state import Enemy, Figure, Hero, Plague
from tafelrunde.kernel import Option, Preview, Refused
from tafelrunde.kernel.scene import Text
from tafelrunde.tabletop.chances import likely, mean, ways


def preview(game: Game, hero: Hero, option: Option) -> Preview:
    """What an option of the hero's turn would do."""
    verb, *rest = option.value
    if verb == "attack":
        return _attack(game, hero, rest[0], game.figure(rest[1]))
    if verb in ("move", "disengage"):
        lines = (*_leaving(game, hero, verb), *_arriving(game, hero, rest[0]))
        return Preview(path=(f"zone:{rest[0]}",), lines=lines)
    if verb == "open":
        trap = (Text("preview-trap"),)
        return Preview(lines=trap, short=trap)
    return Preview()


# --- attacks --------------------------------------------------------------------------------------------------------


def _attack(game: Game, hero: Hero, weapon: str, target: Figure) -> Preview:
    """Dice, what is added for certain, what stops hits, and the wounds to be expected of all that (SS-ATK-13)."""
    held = declaring.weapon_of(game, hero, weapon)
    sure = held.hits + _added(game, hero, target)
    dice = [Text(f"dice-{color}", {"n": n}) for color, n in (("red", held.red), ("blue", held.blue)) if n]
    lines = [Text("preview-dice", {"dice": dice or [Text("dice-none")], "n": sure})]
    stops = _stops(game, target, held)
    blocks = max(0, game.amount(armor.printed(game, target).dice, target) + game.value(target, "dice"))
    if stops or blocks:
        lines.append(Text("preview-stops", {"n": stops, "dice": blocks}))
    chances = wounds(_faces(game, "hit"), (held.red, held.blue), sure - stops, _faces(game, "block")[1], blocks)
    args = {"mean": round(mean(chances), 1), "least": min(chances), "most": max(chances)}
    lines.append(Text("preview-wounds", args))
    left = game.hp_left(target)
    deadly = round(100 * sum([chance for dealt, chance in chances.items() if dealt >= left]))
    if deadly and not isinstance(target, Hero):
        lines.append(Text("preview-kills", {"n": deadly}))
    short = Text("short-attack", {"mean": args["mean"], "kills": 0 if isinstance(target, Hero) else deadly})
    if acting.turn_of(game).move == "moving":
        lines.append(Text("preview-ends_move"))
    return Preview(area=(target.id,), lines=tuple(lines), short=(short,))


def _added(game: Game, hero: Hero, target: Figure) -> int:
    """Superiority and Prepare (SS-SUP-01, SS-STD-01)."""
    superior = not isinstance(target, Hero) and game.ratio(target.zone).domination == "heroes"
    return int(superior) + int(acting.turn_of(game).prepared == "yes")


def _stops(game: Game, target: Figure, held: Weapon) -> int:
    """Resistance, magic shields and armour (SS-DEF-01 … 04)."""
    shields = target.shields if isinstance(target, Enemy | Plague) else 0
    worn = 0 if target.conditions.down else armor.value(game, target)
    changed = max([resistance(game, target, kind) for kind in held.types], default=0)
    return shields + worn - changed


def _faces(game: Game, symbol: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How often each face of the red and of the blue die shows a symbol."""
    red, blue = [tuple([face.count(symbol) for face in game.content.dice[color]]) for color in ("red", "blue")]
    return red, blue


@lru_cache(maxsize=512)
def wounds(
    faces: tuple[tuple[int, ...], tuple[int, ...]],
    dice: tuple[int, int],
    added: int,
    blocking: tuple[int, ...],
    blocks: int,
) -> dict[int, float]:
    """How likely each number of wounds is; the defender rolls no more dice than hits are left (SS-DEF-05)."""
    found: Counter[int] = Counter()
    most = len(blocking) ** blocks
    for rolled, often in ways([faces[0]] * dice[0] + [faces[1]] * dice[1]).items():
        hits = max(0, rolled + added)
        used = min(blocks, hits)
        for parried, as_often in ways([blocking] * used).items():
            found[max(0, hits - parried)] += often * as_often * (most // len(blocking) ** used)
    return likely(found)


# --- movement -------------------------------------------------------------------------------------------------------


def _leaving(game: Game, hero: Hero, verb: str) -> Iterator[Text]:
    """Who strikes first (SS-ENG-05, SS-ENG-06)."""
    if verb != "disengage":
        return
    if moving.leaves_freely(game, hero):
        yield Text("preview-leaves_freely")
    else:
        yield Text(
            "preview-struck", {"enemies": [enemy.id for enemy in order.in_order(game) if enemy.zone == hero.zone]}
        )


def _arriving(game: Game, hero: Hero, zone: str) -> Iterator[Text]:
    """What it costs to go there, and what waits (SS-MOV-02, SS-MOV-07, SS-ENG-01)."""
    price = moving.cost(game, hero, zone)
    yield Text("preview-points", {"n": price, "left": moving.points_left(game, hero) - price})
    state = game.state
    if zone in state.dangerous:
        yield Text("preview-dangerous")
    for kind, there in (("fire", state.fires), ("poison", state.poisons)):
        if zone in there:
            yield Text(f"preview-{kind}", {"n": there[zone]})
    if enemies := [enemy.id for enemy in game.enemies_in(zone) if not enemy.hidden]:
        yield Text("preview-engaged", {"enemies": enemies})
    if zone in state.waypoints:
        yield Text("preview-waypoint")


# --- why not --------------------------------------------------------------------------------------------------------


def refusals(game: Game, hero: Hero) -> list[Refused]:
    """Why an enemy can't be attacked, and why a zone can't be entered."""
    if hero.ghost:
        return []
    return [*_no_attacks(game, hero), *_no_moves(game, hero)]


def _no_attacks(game: Game, hero: Hero) -> Iterator[Refused]:
    weapons = declaring.weapons(game, hero)
    reach = max([declaring.weapon_of(game, hero, weapon).range for weapon in weapons])
    able = acting.allowed(game, hero, "combat")
    legal = {target.id for target in declaring.targets(game, hero, reach)} if able else set()
    for target in (*game.state.enemies, *game.state.plagues):
        if target.id in legal:
            continue
        reason, rule = _no_combat(game, hero) if not able else _not_there(game, hero, target, reach)
        args = {"weapon": weapons[0], "n": reach, **game.whom(target.id)}
        yield Refused(f"attack:{weapons[0]}:{target.id}", reason, rule, target.id, args)


def _no_combat(game: Game, hero: Hero) -> tuple[str, str]:
    if hero.conditions.bound == "confuse":
        return "confused", "SS-CNF-01"
    if hero.conditions.down:
        return "knocked_down", "SS-KND-01"
    if acting.turn_of(game).combat > 0:
        return "slowed", "SS-SLW-01"
    return "no_combat_action", "SS-HTN-01"


def _not_there(game: Game, hero: Hero, target: Figure, reach: int) -> tuple[str, str]:
    if game.engaged(hero) and target.zone != hero.zone:
        return "engaged", "SS-ENG-02"
    if target.hidden:
        return "hidden", "SS-HID-01"
    if game.ground.distance(hero.zone, target.zone) > reach:
        return "out_of_range", "SS-CAC-04"
    return "out_of_sight", "SS-LOS-01"


def _no_moves(game: Game, hero: Hero) -> Iterator[Refused]:
    legal = {option.on for option in moving.options(game, hero, moving.points_left(game, hero))}
    steps = game.ground.steps(hero.zone)
    for zone in game.board.zones:
        if zone == hero.zone or f"zone:{zone}" in legal:
            continue
        if zone not in steps:
            reason, rule = "not_adjacent", "SS-MOV-04"
        elif hero.conditions.bound == "paralyse":
            reason, rule = "paralysed", "SS-PAR-01"
        elif hero.conditions.down:
            reason, rule = "stand_first", "SS-KND-02"
        else:
            reason, rule = "no_points", "SS-MOV-02"
        yield Refused(f"move:{zone}", reason, rule, f"zone:{zone}")
