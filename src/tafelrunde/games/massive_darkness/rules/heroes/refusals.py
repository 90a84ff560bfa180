"""Why a hero can't do something now: one reason and its rule for all that looks possible on the board (MD-ACT-03).

A quest that forbids something says why itself (`Quest.why_not`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from tafelrunde.games.massive_darkness.effects import Heal
from tafelrunde.games.massive_darkness.game import Game
from tafelrunde.games.massive_darkness.rules import quests
from tafelrunde.games.massive_darkness.rules.board import doors
from tafelrunde.games.massive_darkness.rules.cards.transmuting import can_transmute
from tafelrunde.games.massive_darkness.rules.figures.hero_health import healable
from tafelrunde.games.massive_darkness.rules.heroes import attacks, movement
from tafelrunde.games.massive_darkness.state import Activation, Hero
from tafelrunde.kernel import Option, Refused
from tafelrunde.kernel.scene import Text
from tafelrunde.tabletop.zones import UNREACHABLE

Reason = tuple[str, str]
"""A text key and the rule it comes from."""


def refused_actions(game: Game, activation: Activation, hero: Hero, options: Sequence[Option]) -> list[Refused]:
    """Everything a hero might try between two actions and may not (MD-ACT-01 … 08)."""
    if hero.stunned:
        return list(_nothing_but_standing_up(game, hero))
    tired: Reason | None = None if activation.actions else ("no_actions", "MD-ACT-01")
    found = [*_attacks(game, hero, tired), *_doors(game, hero, tired), *_tokens(game, hero, tired)]
    found += [*_exit(game, hero, tired), *_cards(game, activation, hero), *_steps(game, hero, tired)]
    if tired:
        found.append(Refused("trade", *tired))
    elif not can_transmute(game, hero):
        found.append(Refused("transmute", "three_cards", "MD-TRM-01"))
    return _not_offered(found, options)


def refused_points(game: Game, hero: Hero, options: Sequence[Option]) -> list[Refused]:
    """What the movement points left can't be spent on (MD-MVA-01 … 07)."""
    moving: Reason = ("move_first", "MD-ACT-08")
    found = [Refused(f"melee:{enemy.id}", *moving, f"enemy:{enemy.id}") for enemy in game.state.enemies]
    found += [*_doors(game, hero, None), *_tokens(game, hero, None), *_exit(game, hero, None)]
    found += _steps(game, hero, None)
    return _not_offered(found, options)


def _not_offered(found: Iterable[Refused], options: Sequence[Option]) -> list[Refused]:
    """Without places that offer something; a token elsewhere has a name of its own while one can be picked up here."""
    offered, names = {option.on for option in options}, {option.id for option in options}
    return [
        replace(refused, id=f"{refused.id}:{refused.on}") if refused.id in names else refused
        for refused in found
        if not refused.on or refused.on not in offered
    ]


def _nothing_but_standing_up(game: Game, hero: Hero) -> Iterator[Refused]:
    """A stunned hero first stands up (MD-ACT-07)."""
    for enemy in game.state.enemies:
        yield Refused(f"melee:{enemy.id}", "stunned", "MD-ACT-07", f"enemy:{enemy.id}")
    for zone in game.passages.steps(hero.zone):
        yield Refused(f"move:{zone}", "stunned", "MD-ACT-07", f"zone:{zone}")
    for card in game.cards_of(hero):
        yield Refused(f"drink:{card}", "stunned", "MD-ACT-07", f"card:{card}")


# --- attacks ------------------------------------------------------------------------------------------------------


def _attacks(game: Game, hero: Hero, tired: Reason | None) -> Iterator[Refused]:
    """Enemies and pillars that no attack reaches."""
    reached = {target.figure for target in attacks.targets(game, hero)}
    quest = quests.of(game)
    for enemy in game.state.enemies:
        figure = f"enemy:{enemy.id}"
        if not quest.can_be_attacked(game, enemy):
            yield Refused(f"melee:{enemy.id}", *quest.why_not["attack"], figure)
        elif tired or figure not in reached:
            yield Refused(f"melee:{enemy.id}", *(tired or out_of_reach(game, hero, enemy.zone)), figure)
    for pillar in quest.pillar_targets(game):
        figure = f"pillar:{pillar.number}"
        if tired or figure not in reached:
            yield Refused(f"melee:pillar_{pillar.number}", *(tired or out_of_reach(game, hero, pillar.zone)), figure)


def out_of_reach(game: Game, hero: Hero, zone: str) -> Reason:
    """Why what is in that zone can't be attacked: sight, weapon, range (MD-CBA-01 … 08, MD-LOS-01 … 02)."""
    distance = game.passages.sight(hero.zone).get(zone)
    armed = game.loadout(hero).armed
    if distance is None:
        return ("not_in_line", "MD-LOS-01") if _beside_the_line(game, hero.zone, zone) else ("no_sight", "MD-LOS-02")
    if not armed:
        return "unarmed", "MD-CBA-08"
    if distance == 0:
        return "needs_melee_weapon", "MD-CBA-01"
    if ("magic", min(distance, 2)) in armed:
        return "too_far_for_magic", "MD-CBA-03"
    return "needs_ranged_weapon", "MD-CBA-02"


def _beside_the_line(game: Game, here: str, there: str) -> bool:
    """Whether two zones are neither in one row nor in one column."""
    a, b = game.board.zones[here], game.board.zones[there]
    return a.x != b.x and a.y != b.y


# --- movement points ----------------------------------------------------------------------------------------------


def _steps(game: Game, hero: Hero, tired: Reason | None) -> Iterator[Refused]:
    """Zones where the hero can't go with the next point; who holds it is named."""
    open_to = set(movement.steps(game, hero, hero.zone))
    holding = [enemy.id for enemy in game.awake_in(hero.zone)]
    held = movement.is_held(game, hero)
    ways = game.passages.distances(hero.zone)
    for zone in game.board.zones:
        if zone == hero.zone or zone in game.state.gone:
            continue
        move, place = f"move:{zone}", f"zone:{zone}"
        if tired:
            yield Refused(move, *tired, place)
        elif held:
            yield Refused(move, "held", "MD-MVA-03", place, {"enemies": holding})
        elif zone not in open_to:
            yield _too_far(game, hero, zone, ways.get(zone, UNREACHABLE))


def _too_far(game: Game, hero: Hero, zone: str, way: int) -> Refused:
    """What lies between: a closed door, a wall, or more zones than one (MD-MOV-01, MD-MOV-02)."""
    move, place = f"move:{zone}", f"zone:{zone}"
    between = "-".join(sorted((hero.zone, zone)))
    if between in game.board.doors and between in game.state.shut:
        return Refused(move, "door_between", "MD-MOV-02", place)
    if way == 1:
        return Refused(move, *quests.of(game).why_not["step"], place)
    if way == UNREACHABLE:
        return Refused(move, "no_way", "MD-MOV-02", place)
    return Refused(move, "zone_by_zone", "MD-MOV-01", place, {"n": way})


def _doors(game: Game, hero: Hero, tired: Reason | None) -> Iterator[Refused]:
    """Closed doors that the hero can't open from here (MD-DOR-01)."""
    quest = quests.of(game)
    here = doors.doors_at(game, hero.zone)
    for name in game.state.shut:
        if name not in game.board.doors:
            continue
        on = f"door:{name}"
        if not quest.may_open(game, hero, name):
            yield Refused(f"open:{name}", *quest.why_not["open"], on)
        elif tired or name not in here:
            yield Refused(f"open:{name}", *(tired or ("door_elsewhere", "MD-DOR-01")), on)


def _tokens(game: Game, hero: Hero, tired: Reason | None) -> Iterator[Refused]:
    """Tokens in other zones, beside enemies, or that only mark a place (MD-PCK-01, MD-PCK-02, MD-PCK-11)."""
    state = game.state
    pieces = [(f"treasure:{zone}", zone, False) for zone, (normal, _) in state.treasure.items() if normal]
    pieces += [(f"special:{zone}", zone, False) for zone, (_, special) in state.treasure.items() if special]
    pieces += [(f"objective:{at}", token.zone, token.marker) for at, token in enumerate(state.objectives)]
    for on, zone, marker in pieces:
        watching = [enemy.id for enemy in game.enemies_in(zone)]
        if marker:
            yield Refused("pick_up", "only_a_mark", "MD-PCK-11", on)
        elif zone != hero.zone:
            yield Refused("pick_up", "token_elsewhere", "MD-PCK-01", on)
        elif watching:
            yield Refused("pick_up", "enemy_beside_token", "MD-PCK-02", on, {"enemies": watching})
        elif tired:
            yield Refused("pick_up", *tired, on)


def _exit(game: Game, hero: Hero, tired: Reason | None) -> Iterator[Refused]:
    """The exit, while the quest does not let the hero go (MD-OBJ-04, MD-MVA-07)."""
    quest = quests.of(game)
    if not game.board.exit or game.board.exit in game.state.gone:
        return
    if not quest.may_leave(game, hero):
        yield Refused("leave", *quest.why_not["leave"], "exit")
    elif hero.zone != game.board.exit:
        yield Refused("leave", "exit_elsewhere", "MD-OBJ-04", "exit")
    elif tired:
        yield Refused("leave", *tired, "exit")
    elif movement.is_held(game, hero):
        yield Refused(
            "leave", "held", "MD-MVA-07", "exit", {"enemies": [enemy.id for enemy in game.awake_in(hero.zone)]}
        )


# --- cards --------------------------------------------------------------------------------------------------------


def _cards(game: Game, activation: Activation, hero: Hero) -> Iterator[Refused]:
    """Cards that are of no use just now: healing nobody needs, or used already (MD-EQP-16, MD-EFF-02, MD-TRD-08)."""
    if game.state.commander is not None:
        return
    effects = {sourced.source: sourced for sourced in game.loadout(hero).at.get("own_activation", ())}
    for card in game.cards_of(hero):
        on = f"card:{card}"
        sourced = effects.get(card)
        if sourced is None:
            if game.equipment(card).slot != "none" and card in hero.pack:
                yield Refused(f"equip:{card}", "only_when_rearranging", "MD-TRD-08", on)
        elif not game.passive_holds(hero, sourced.effect.if_):
            wanted = {"conditions": [Text(f"if-{condition}") for condition in sourced.effect.if_]}
            yield Refused(f"drink:{card}", "condition_unmet", "MD-CND-01", on, wanted)
        elif sourced.effect.limit and sourced.key in activation.used:
            yield Refused(f"drink:{card}", "once_per_activation", "MD-EFF-02", on)
        elif all(type(do) is Heal and not list(healable(game, hero, do)) for do in sourced.effect.do):
            yield Refused(f"drink:{card}", "nobody_wounded", "MD-HRO-09", on)
        else:
            yield Refused(f"strike:{card}", "nobody_in_reach", "MD-HRO-17", on)
