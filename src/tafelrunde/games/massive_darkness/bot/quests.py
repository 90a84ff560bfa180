"""What each quest asks of a hero now: places, haste, and how much may be spent on treasure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tafelrunde.games.massive_darkness.bot import collapsing, guarding, immortal
from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.plans import Plan
from tafelrunde.games.massive_darkness.bot.ways import FAR, Ways
from tafelrunde.games.massive_darkness.rules.quests.base import token_zones
from tafelrunde.games.massive_darkness.state import Enemy, Hero


def plan_for(party: Party, ways: Ways, hero: Hero) -> Plan:
    """The plan of the quest; quests of packs follow their destinations."""
    maker = PLANS.get(party.state.quest, _destinations)
    return maker(party, ways, hero)


def together(party: Party, ways: Ways, zones: Sequence[str]) -> Sequence[str]:
    """Of several places the one that is nearest to all heroes together."""
    heroes = [hero for hero in party.state.heroes if hero.present]
    if len(zones) <= 1 or not heroes:
        return zones
    return (min(zones, key=lambda zone: (sum([ways.to(zone).get(hero.zone, FAR) for hero in heroes]), zone)),)


def impatience(party: Party, start: int = 10) -> float:
    """Who dawdles meets ever more patrols: haste grows with the rounds."""
    return 1.0 + max(0, party.state.round - start) / 10.0


def _destinations(party: Party, ways: Ways, hero: Hero) -> Plan:
    zones = together(party, ways, tuple(party.quest.destinations(party.game)))
    return Plan(zones, impatience(party))


def prepared(party: Party, ways: Ways, hero: Hero, plan: Plan, until: int) -> Plan:
    """Before a hard task everything else: no goal as long as there is something to find, until that round."""
    from tafelrunde.games.massive_darkness.bot.aims import Aims

    if party.state.round >= until:
        return plan
    search = Plan((), plan.pace, 1.3 * plan.appetite, plan.dread, bounty=plan.bounty, barren=plan.barren)
    return search if Aims(party, ways, hero, search).tempting() else plan


def _tutorial(party: Party, ways: Ways, hero: Hero) -> Plan:
    plan = _destinations(party, ways, hero)
    if "map" in party.state.marks:
        plan = _escape(party, ways, hero)
    return plan


def _escape(party: Party, ways: Ways, hero: Hero) -> Plan:
    """Out together: who could go helps those who can't."""
    exit_ = party.game.board.exit
    out = ways.to(exit_)
    plan = Plan((exit_,), 1.3, 0.3)
    if hero.health >= 3:
        behind = [
            other.zone
            for other in party.game.present()
            if other is not hero and party.awake(other.zone) and out.get(other.zone, FAR) >= out.get(hero.zone, FAR)
        ]
        if behind and not party.awake(hero.zone):
            plan.zones = tuple(behind)
    return plan


def _scorched_earth(party: Party, ways: Ways, hero: Hero) -> Plan:
    plan = _destinations(party, ways, hero)
    library = token_zones(party.game, "library")[0]
    if library not in party.state.unexplored:
        chamber = party.passages.region(library, party.game.board.rooms)
        plan.bounty = {enemy.id: 4.0 for enemy in party.state.enemies if enemy.zone in chamber}
    return plan


def _target(party: Party, name: str) -> Enemy | None:
    return next((enemy for enemy in party.state.enemies if enemy.quest == name), None)


def _black_widow(party: Party, ways: Ways, hero: Hero) -> Plan:
    """Arm oneself while the spider is far, then meet it."""
    widow = _target(party, "widow")
    if widow is None:
        return Plan()
    away = party.passages.distance(widow.zone, party.game.board.exit)
    plan = Plan((widow.zone,), 1.0, bounty={widow.id: 15.0 + 6.0 * party.state.players})
    if away > 4:
        gate = party.game.board.exit
        plan.zones = (gate,) if away > 6 else (widow.zone,)
        plan.pace = 0.6
        plan.appetite = 1.3
    else:
        plan.pace = 2.5
        plan.appetite = 0.2
    return plan


def _chosen_one(party: Party, ways: Ways, hero: Hero) -> Plan:
    plan = _destinations(party, ways, hero)
    if party.state.marks.get("pieces", 0) == 3:
        chosen = party.state.heroes[party.state.marks["chosen"]]
        plan.appetite = 0.0
        plan.pace = 2.5 if hero is chosen else 1.5
        return plan
    return prepared(party, ways, hero, plan, 9)


def _fiends_treasure(party: Party, ways: Ways, hero: Hero) -> Plan:
    plan = _destinations(party, ways, hero)
    hound = _target(party, "hound")
    if hound is not None:
        plan.bounty = {hound.id: 15.0 + 6.0 * party.state.players}
        plan.barren = party.passages.region(hound.zone, party.game.board.rooms)
    if party.state.marks.get("keys", 0) == 2 and "opened" not in party.state.marks:
        return prepared(party, ways, hero, plan, 18)
    return plan


def _sparks(party: Party, ways: Ways, hero: Hero) -> Plan:
    """Each switch gets its heroes; alone any one is enough."""
    state = party.state
    if "opened" in state.marks:
        plan = _destinations(party, ways, hero)
        keeper = _target(party, "keeper")
        if keeper is not None:
            plan.bounty = {keeper.id: 8.0}
        return plan
    switches = token_zones(party.game, "cave")
    heroes = [other for other in state.heroes if other.present]
    if len(heroes) <= 1:
        return prepared(party, ways, hero, Plan(tuple(switches), impatience(party)), 9)
    runner, far, near = _runner(party, ways, heroes, switches)
    held = any(other.zone == near for other in heroes) and not party.awake(near)
    zone = far if hero is runner and (held or len(heroes) == 2) else near
    return prepared(party, ways, hero, Plan((zone,), impatience(party), alone=hero is runner), 9)


def _runner(party: Party, ways: Ways, heroes: Sequence[Hero], switches: Sequence[str]) -> tuple[Hero, str, str]:
    """All keep together at the closed switch; one who is hard to hold runs to the other, when it is time."""
    near = next((zone for zone in switches if zone in party.game.board.rooms), switches[-1])
    far = next(zone for zone in switches if zone != near)

    def fit(other: Hero) -> tuple[bool, bool, int, int]:
        return other.health < 3, not party.game.slippery(other), ways.to(far).get(other.zone, FAR), other.seat

    return min(heroes, key=fit), far, near


def _big_game_hunting(party: Party, ways: Ways, hero: Hero) -> Plan:
    """One Relentless after the other, the nearest first; behind one pillar it only reacts."""
    state = party.state
    prey = [enemy for enemy in state.enemies if enemy.quest.startswith("relentless")]
    if not prey:
        return Plan()
    free = [enemy for enemy in prey if party.active(enemy)]
    heroes = [other for other in state.heroes if other.present]

    def near(enemy: Enemy) -> tuple[int, str]:
        pillars = [pillar.zone for pillar in state.pillars if _tile(party, pillar.zone) == _tile(party, enemy.zone)]
        ends = pillars or [enemy.zone]
        return sum([ways.nearest(other.zone, ends) for other in heroes]), enemy.id

    target = min(free or prey, key=near)
    tile = target.quest.removeprefix("relentless_")
    pillars = [pillar for pillar in state.pillars if _tile(party, pillar.zone) == tile]
    reachable = any(ways.to(target.zone).get(other.zone, FAR) < FAR for other in heroes)
    bounty: dict[str, float] = {enemy.id: 3.0 for enemy in prey}
    bounty[target.id] = 15.0 + 6.0 * state.players
    zones: tuple[str, ...] = (target.zone,)
    if not reachable:
        zones = tuple(sorted({pillar.zone for pillar in pillars}))
    for pillar in state.pillars:
        wanted = pillar in pillars and not reachable
        bounty[f"pillar_{pillar.number}"] = 6.0 if wanted else -9.0
    ready = impatience(party, 6)
    return Plan(zones, 0.6 * ready, 1.3, bounty=bounty)


def _tile(party: Party, zone: str) -> str:
    return party.game.board.zones[zone].tile


def _heart_of_darkness(party: Party, ways: Ways, hero: Hero) -> Plan:
    """Arm oneself on the first floor; below, the darkness devours who dawdles."""
    game, marks = party.game, party.state.marks
    demon = _target(party, "ambassador")
    floor = marks["floor"]
    per_head = float(party.state.players)
    barren: tuple[str, ...] = ()
    if demon is not None and demon.zone in party.state.unexplored:
        barren = party.passages.region(demon.zone, game.board.rooms)
    if marks["slain"] >= floor:
        stairs = game.board.quest.stairs[floor - 1] if floor <= len(game.board.quest.stairs) else ()
        plan = Plan(tuple([game.board.zone(zone) for zone in stairs[1:]]), 0.8, 1.2)
        if floor == 1:
            return _below(party, ways, hero, plan)
        plan.pace, plan.appetite, plan.fear = 3.0, 0.1, 0.5
        return plan
    plan = Plan(tuple(party.quest.destinations(game)), impatience(party, 8), barren=barren)
    if demon is not None:
        plan.bounty = {demon.id: 15.0 + 6.0 * per_head}
    if floor == 1 and marks["awake"] == 0:
        return prepared(party, ways, hero, plan, 12)
    if floor >= 2:
        plan.pace, plan.appetite, plan.fear = 3.0, 0.2, 0.5
    return plan


def _below(party: Party, ways: Ways, hero: Hero, plan: Plan) -> Plan:
    """Down only when the next incarnation can be killed before the darkness has devoured everybody."""
    demon = party.game.content.monster("abyssal_demon", "greater")
    health = party.game.content.enemies[demon].health * party.state.players
    strong = party.rounds_to_kill(demon, health) <= ENOUGH_ROUNDS
    if (strong and not party.state.enemies) or party.state.round >= LATEST:
        return plan
    return Plan((), plan.pace, 1.4)


ENOUGH_ROUNDS = 2.0
LATEST = 26


PLANS: dict[str, Callable[[Party, Ways, Hero], Plan]] = {
    "tutorial": _tutorial,
    "scorched_earth": _scorched_earth,
    "black_widow": _black_widow,
    "chosen_one": _chosen_one,
    "goblin_war_drums": collapsing.plan,
    "immortals_downfall": immortal.plan,
    "fiends_treasure": _fiends_treasure,
    "sparks_in_the_dark": _sparks,
    "big_game_hunting": _big_game_hunting,
    "maze_of_darkness": guarding.plan,
    "heart_of_darkness": _heart_of_darkness,
}
