"""Why a mercenary can't go to a path, or a piece can't be placed there (chapters 5.10 to 5.14)."""

from __future__ import annotations

from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules.buildings.pawnbroker import pool_options
from tafelrunde.games.monster_lands.rules.deployment import assigning
from tafelrunde.games.monster_lands.state import Clan, Location, Path
from tafelrunde.kernel import Refused


def refused_paths(game: Game, clan: Clan) -> list[Refused]:
    """Paths that are taken, that lead nowhere now, or that the pool can't fill."""
    usable = {path.id for path in assigning.open_paths(game, clan)}
    found = []
    for location in game.locations():
        for path in location.paths:
            if path.id not in usable:
                reason, rule = _why_closed(game, location, path)
                found.append(Refused(f"path:{path.id}", reason, rule, path.id))
    return found


def _why_closed(game: Game, location: Location, path: Path) -> tuple[str, str]:
    if path.seat >= 0:
        return "path_taken", "ML-OUT-02"
    if not assigning.is_open(game, location):
        return ("no_monster_here", "ML-FOR-01") if location.id == "access" else ("nothing_here", "ML-LND-08")
    return "path_dice_missing", _rule(location, "ML-MIS-02", "ML-LND-02", "ML-FOR-05")


def _rule(location: Location, mission: str, land: str, access: str) -> str:
    if location.id == "access":
        return access
    return mission if location.id in ("mission_a", "mission_b") else land


def refused_pieces(game: Game, clan: Clan, path: Path) -> list[Refused]:
    """Dice, tokens and brews of the clan that can't be placed on the path, and why it is not complete."""
    legal = {option.id for option in assigning.loading_options(game, clan, path)}
    location = game.location(path)
    found = [Refused("done", "path_incomplete", _rule(location, "ML-MIS-02", "ML-LND-02", "ML-FOR-05"), path.id)]
    for option in pool_options(clan, "die"):
        reason, rule = _why_no_die(game, location, path, option.value[0])
        found.append(Refused(option.id, reason, rule, option.on))
    found += [_no_token(location, f"trap:{kind}", f"trap:{kind}") for kind in dict.fromkeys(clan.traps)]
    if clan.shields:
        found.append(_no_token(location, "shield", "shields"))
    if clan.potions:
        found.append(Refused("potion", "one_of_each", "ML-OUT-06", "potions"))
    if clan.poisons:
        found.append(Refused("poison", "one_of_each", "ML-OUT-06", "poisons"))
    return [refused for refused in found if refused.id not in legal]


def _why_no_die(game: Game, location: Location, path: Path, color: str) -> tuple[str, str]:
    """The colour has no slot left, or the room is taken by dice and tokens."""
    if location.id == "access":
        return "wrong_color", "ML-FOR-02"
    need = assigning.needs(game, location, path)
    extra = assigning.extra_tokens(path, need)
    room = len(need.required) + len(need.optional) - extra * need.token_room
    if len(path.dice) >= room:
        return "path_full", _rule(location, "ML-MIS-02", "ML-LND-03" if extra else "ML-LND-04", "")
    return "wrong_color", _rule(location, "ML-MIS-02", "ML-LND-02", "")


def _no_token(location: Location, option_id: str, on: str) -> Refused:
    """Missions take no traps and shields; elsewhere there is no room for one more."""
    if location.id in ("mission_a", "mission_b"):
        return Refused(option_id, "no_tokens_here", "ML-OUT-07", on)
    return Refused(option_id, "path_full", "ML-LND-03", on)
