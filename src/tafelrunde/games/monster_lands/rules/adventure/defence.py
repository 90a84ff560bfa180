"""Defence (chapter 7.4): cancelling hits with shields, defence talents and potions."""

from __future__ import annotations

from tafelrunde.games.monster_lands.box.effects import Defense, ForbidDefenseTalents
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules.adventure.rolling import forbidden_type, items_forbidden
from tafelrunde.games.monster_lands.rules.paths import advantage
from tafelrunde.games.monster_lands.state import Location, Path
from tafelrunde.kernel import Option, Rules


def defence_talents(game: Game, location: Location, path: Path) -> list[tuple[str, int]]:
    """Defence points left against this monster: talent, equipment, path advantage, guards (ML-DEF-02 … 04).

    Each point works once per round; a monster may forbid them all, or a type of equipment (ML-PWR-06, ML-PWR-03).
    """
    monster = game.opponent(location)
    if monster is None or type(monster.power) is ForbidDefenseTalents:
        return []
    points: list[tuple[str, int]] = []
    forbidden = forbidden_type(game, location, "monster")
    for card, ability in game.abilities(game.mercenary_on(path)):
        effect = ability.effect
        if type(effect) is Defense and effect.against(monster.affinity):
            equipment = game.content.equipment.get(card)
            if equipment is None or equipment.type != forbidden:
                points.append((card, effect.n))
    printed = advantage(game, location, path).defense
    if printed:
        points.append((path.id, printed))
    used = game.state.used
    return [(source, n - used.get(source, 0)) for source, n in points if n > used.get(source, 0)]


def defend(game: Game, location: Location, path: Path, hits: int, talents: bool = True) -> Rules[int]:
    """The owner cancels hits, choosing means and order; what is left are wounds (ML-DEF-01 … 09)."""
    while hits:
        options: list[Option] = []
        if path.shields:
            options.append(Option("shield", "shield", path.id, {"left": path.shields}))
        if talents:
            for source, left in defence_talents(game, location, path):
                options.append(Option(f"defence:{source}", f"defence:{source}", path.id, {"left": left}))
        if game.mercenary_on(path).potions and not items_forbidden(game, location, "monster", "potion"):
            options.append(Option("potion", "potion", path.id, {"left": game.mercenary_on(path).potions}))
        if not options:
            break
        options.append(Option("endure", None, path.id, {"hits": hits}))
        chosen = yield game.ask(
            path.seat, "defend", options, "ML-DEF-07", {"hits": hits, "mercenary": path.member, "path": path.id}
        )
        if chosen is None:
            break
        hits -= _cancel(game, path, chosen)
    return hits


def _cancel(game: Game, path: Path, means: str) -> int:
    """Use one means of defence; returns how many hits it takes away."""
    combat = game.content.config.combat
    if means == "shield":
        path.shields -= 1
        game.tell("hit_blocked", "ML-DEF-01", seat=path.seat, mercenary=path.member, means="shield")
        return combat.shield_blocks
    if means == "potion":
        game.mercenary_on(path).potions -= 1
        game.tell("hit_blocked", "ML-DEF-05", seat=path.seat, mercenary=path.member, means="potion")
        return combat.potion_prevents_wounds
    source = means.partition(":")[2]
    game.use(source)
    game.tell("hit_blocked", "ML-DEF-02", seat=path.seat, mercenary=path.member, means=source)
    return 1
