"""Operations about zones: tokens, terrain, shadows, movement of one's own figure."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.effects.deeds import (
    Gather,
    NoOpportunityAttacks,
    PlaceLoot,
    PlaceShadows,
    PutToken,
    Relocate,
    RemoveFire,
    Terrain,
    ZoneToken,
)
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.rules import shadows, targets
from tafelrunde.games.sword_and_sorcery.rules.conditions import inflicting
from tafelrunde.games.sword_and_sorcery.rules.items import lying
from tafelrunde.games.sword_and_sorcery.rules.operation import Operations
from tafelrunde.games.sword_and_sorcery.state import Enemy, Figure, Token
from tafelrunde.games.sword_and_sorcery.state.tasks import March, Run
from tafelrunde.kernel import Option, Rules


def zone_token(game: Game, run: Run, op: ZoneToken) -> None:
    """Who stands there when Fire is placed receives it; Poison does nothing yet (SS-FIR-03, SS-POI-03)."""
    owner = game.find(run.owner) if run.owner else None
    level = game.amount(op.level, owner)
    centre = targets.zone_of(game, run.owner if op.where == "owner" else run.target)
    if op.where == "last_active":
        centre = game.hero(game.state.active).zone
    if not centre:
        return
    zones = [centre]
    if op.where == "target_and_adjacent":
        zones += game.ground.adjacent(centre)
    for zone in zones:
        if op.what == "poison":
            game.state.poisons[zone] = max(level, game.state.poisons.get(zone, 0))
            continue
        game.state.fires[zone] = max(level, game.state.fires.get(zone, 0))
        game.tell("zone_fire", "SS-FIR-03", zone=zone)
        for figure in game.figures():
            if figure.zone == zone:
                inflicting.inflict(game, figure, "fire", level, run.owner)


def put_token(game: Game, run: Run, op: PutToken) -> None:
    """There is one token of each kind; of spider webs two (SS-GEN-16)."""
    zone = targets.zone_of(game, run.owner if op.where == "owner" else run.target)
    if not zone:
        return
    state = game.state
    kept = [token for token in state.tokens if token.kind != op.what or op.what == "spider_web"]
    webs = [token for token in kept if token.kind == "spider_web"]
    if op.what == "spider_web" and len(webs) >= 2:
        kept.remove(webs[0])
    state.tokens = (*kept, Token(op.what, zone, run.owner, op.radius))
    game.tell("token", "SS-CMP-04", token=op.what, zone=zone)


def remove_fire(game: Game, run: Run, op: RemoveFire) -> None:
    if run.target.startswith("zone:"):
        game.state.fires.pop(run.target.removeprefix("zone:"), None)
        return
    figure = game.find(run.target)
    if figure is not None:
        figure.conditions.fire = ()


def terrain(game: Game, run: Run, op: Terrain) -> Rules[None]:
    """In an empty zone nearest to the last active hero; only one of each kind (SS-TER-02)."""
    state = game.state
    here = game.hero(state.active).zone
    there = state.dangerous if op.what == "dangerous" else state.difficult
    busy = {figure.zone for figure in game.figures()}
    free = [zone for zone in game.board.zones if zone not in busy and zone not in there]
    if not free:
        return
    least = min([game.ground.distance(here, zone) for zone in free])
    nearest = [zone for zone in free if game.ground.distance(here, zone) == least]
    options = [Option(f"zone:{zone}", zone, f"zone:{zone}") for zone in nearest]
    zone: str = yield game.ask(targets.decider(game, run), "terrain", options, "SS-TER-02")
    if op.what == "dangerous":
        state.dangerous += (zone,)
    else:
        state.difficult += (zone,)
    game.tell("terrain", "SS-TER-02", zone=zone, what=op.what)


def place_shadows(game: Game, run: Run, op: PlaceShadows) -> None:
    """One at each open portal, from the supply (SS-SHD-02, SS-SHD-03)."""
    for portal in game.state.portals:
        if portal.open:
            shadows.lay(game, portal.zone)
    shadows.look_around(game)


def place_loot(game: Game, run: Run, op: PlaceLoot) -> None:
    token = game.draw(game.state.loot_deck, game.state.loot_discard, "loots")
    if token:
        lying.put(game, game.hero(game.state.active).zone, loot=(token,))


# --- figures are moved ----------------------------------------------------------------------------------------------


def relocate(game: Game, run: Run, op: Relocate) -> Rules[None]:
    """Enemies are moved away by a hero's power; the player chooses each zone (SS-EMV-12)."""
    figures = yield from targets.befallen(game, run, op.on)
    owner = game.find(run.owner) if run.owner else None
    for figure in figures:
        if not isinstance(figure, Enemy):
            continue
        path: list[str] = []
        here = figure.zone
        for _ in range(game.amount(op.n, owner)):
            zones = [zone for zone in game.ground.steps(here, _how(game, figure)) if zone not in path]
            if not zones:
                break
            options = [Option(f"zone:{zone}", zone, f"zone:{zone}") for zone in zones]
            seat = targets.decider(game, run)
            here = yield game.ask(seat, "relocate", options, "SS-EMV-12", game.who(figure.id))
            path.append(here)
        if path:
            game.plan(March(figure.id, tuple(path)))


def _how(game: Game, figure: Figure) -> str:
    return "fly" if game.flying(figure) else "walk"


def gather(game: Game, run: Run, op: Gather) -> None:
    """Enemies of adjacent zones come, if they can."""
    zone = targets.zone_of(game, run.owner if op.into == "owner" else run.target)
    for enemy in game.state.enemies:
        if enemy.zone != zone and zone in game.ground.steps(enemy.zone, _how(game, enemy)):
            game.plan(March(enemy.id, (zone,)))


def safe(game: Game, run: Run, op: NoOpportunityAttacks) -> None:
    """No opportunity attacks this turn."""
    turn = game.state.turn
    if turn is not None:
        turn.safe = True


OPERATIONS: Operations = {
    ZoneToken: zone_token,
    PutToken: put_token,
    RemoveFire: remove_fire,
    Terrain: terrain,
    PlaceShadows: place_shadows,
    PlaceLoot: place_loot,
    Relocate: relocate,
    Gather: gather,
    NoOpportunityAttacks: safe,
}
