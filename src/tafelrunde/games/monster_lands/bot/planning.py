"""Assignments outside, planned whole: who goes where with which dice and tokens, and what it should bring."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tafelrunde.games.monster_lands.bot import odds
from tafelrunde.games.monster_lands.bot.kit import REROLL_WORTH, Kit, kit, kit_of, laid
from tafelrunde.games.monster_lands.bot.worth import (
    HAGGLE,
    HAGGLE_PIP,
    MAGIC,
    POISON,
    POTION,
    SHIELD,
    STRENGTH,
    Outlook,
    equipment_worth,
    on_contract,
    trap_worth,
)
from tafelrunde.games.monster_lands.cards import Advantage, ContractGoal, DieSlot, Monster
from tafelrunde.games.monster_lands.content import load
from tafelrunde.games.monster_lands.effects import (
    AffinityDice,
    AreaDie,
    AttackerDieMod,
    AutoHit,
    FameLossOnWound,
    FameOn,
    FleeOnCatch,
    ForbidDefenseTalents,
    ForbidEquipment,
    ForbidItems,
    FortressDice,
    LastHit,
    TrapsRequired,
)
from tafelrunde.games.monster_lands.rules.assigning import dice_sets
from tafelrunde.games.monster_lands.state import Clan, Location, Member, Path, State

NEVER = 999
"""A value that no dice reach."""

NO_TRAPS: tuple[str, ...] = ()

MEMBERS = 3
"""How many mercenaries are considered for every path."""

CASES = 4
"""How many fights are worked out of those that look good at a glance."""


Judgement = tuple[float, float, str]
"""What a load is worth, its chance, and what it aims at."""


class Load(NamedTuple):
    """What is put on a path."""

    s: int
    m: int
    h: int
    traps: tuple[str, ...] = ()
    shields: int = 0
    potion: bool = False
    poison: bool = False


class Plan(NamedTuple):
    """An assignment: its worth after what it costs, and what it is meant for."""

    value: float
    member: str
    path: str
    load: Load
    aim: str
    chance: float


class Means(NamedTuple):
    """What may be spent on an assignment: the pool and the storage, less what is promised to a contract."""

    s: int
    m: int
    h: tuple[int, ...]
    traps: tuple[str, ...]
    shields: int
    potions: int
    poisons: int


def means(state: State, clan: Clan, path: Path | None = None) -> Means:
    """The clan's means; those already laid on the path being loaded are counted as still at hand."""
    pool = clan.pool
    s, m, h = pool.strength, pool.magic, list(pool.haggle)
    traps = sorted(clan.traps)
    shields, potions, poisons = clan.shields, clan.potions, clan.poisons
    if path is not None:
        for die in path.dice:
            if die.color == "strength":
                s += 1
            elif die.color == "magic":
                m += 1
            else:
                h.append(1)
        traps = sorted([*traps, *[trap.kind for trap in path.traps]])
        shields += path.shields
        potions += state.used.get(f"brought_potion:{path.id}", 0)
        poisons += state.used.get(f"brought_poison:{path.id}", 0)
    promised = on_contract(state, clan.seat)
    if promised is not None and promised is not path:
        goal = load().missions[state.missions[1].tile].side_b.goal
        member = next((member for member in clan.members if member.id == promised.member), None)
        on_tile = (member.potions, member.poisons) if member is not None else (0, 0)
        traps = sorted(traps, key=trap_worth)[goal.trap :]
        shields -= goal.shield
        potions -= max(0, goal.potion - on_tile[0])
        poisons -= max(0, goal.poison - on_tile[1])
    return Means(s, m, tuple(h), tuple(traps), max(0, shields), max(0, potions), max(0, poisons))


@cache
def _sets(required: tuple[DieSlot, ...], optional: tuple[DieSlot, ...], extra: int) -> tuple[tuple[int, int, int], ...]:
    room = len(optional) - extra * load().board.extra_token_dice_slots
    return tuple(sorted(dice_sets(required, optional, room))) if room >= 0 else ()


class Foe(NamedTuple):
    """A monster where it stands: what it throws at a mercenary and what forbids the usual means."""

    monster: Monster
    dice: int
    automatic: int
    area: bool
    s_penalty: int
    m_penalty: int
    traps: int
    """Traps that it takes to catch it."""
    talents: bool
    potions: bool
    poisons: bool
    without: str | None


def foe(state: State, location: Location) -> Foe:
    """The monster of a place in this round (ML-MON-04, ML-MON-05)."""
    content = load()
    track = content.difficulty(state.difficulty).round_track
    at_access = location.id == "access"
    return _foe(location.monster, "" if at_access else location.land, at_access, track, state.round)


@cache
def _foe(name: str, land: str, at_access: bool, track: str, round: int) -> Foe:
    content = load()
    monster = content.monsters[name]
    power = monster.power
    dice = monster.attack + content.extra_monster_dice(track, round)
    if at_access:
        dice += power.n if type(power) is FortressDice else 0
    elif land and content.lands[land].affinity == monster.affinity:
        dice += power.n if type(power) is AffinityDice else content.config.combat.affinity_bonus_dice
    penalty = {"strength": 0, "magic": 0}
    if type(power) is AttackerDieMod and power.color in penalty:
        penalty[power.color] = power.value
    forbidden = power.items if type(power) is ForbidItems else ()
    return Foe(
        monster,
        dice,
        power.n if type(power) is AutoHit else 0,
        type(power) is AreaDie,
        penalty["strength"],
        penalty["magic"],
        power.n if type(power) is TrapsRequired else 1,
        type(power) is not ForbidDefenseTalents,
        "potion" not in forbidden,
        "poison" not in forbidden,
        power.type if type(power) is ForbidEquipment else None,
    )


def advantage_of(location: Location, slot: int) -> Advantage:
    """What a path gives; slots from 1."""
    content = load()
    if location.id == "access":
        return content.board.fortress_access.paths[slot - 1].guard
    if location.id.startswith("mission"):
        return Advantage()
    return content.paths[location.tile].path(location.side, slot).advantage


class Stand(NamedTuple):
    """What a mercenary on a slot will meet, as far as those before it can be judged."""

    reach: float
    """The chance that the monster is still in play."""
    carried: float
    """Expected damage carried over."""
    free: float
    """The chance that nobody before it has conquered the land, if the monster is overcome."""


class Worths(NamedTuple):
    """What can be won at a place, whoever wins it."""

    conquest: float
    catch: float
    defeat: float


@cache
def _prowess(card: str, equipment: tuple[str, ...]) -> float:
    """How much a mercenary's talent and equipment add to a fight."""
    own = kit(card, equipment)
    attack = 4 * own.monster.strength + own.monster.flat + own.defeat + 0.5 * own.catch + 1.5 * own.free_catch
    return attack + 1.5 * sum(own.defences.values()) / 4 + own.redirect


class Planner:
    """Plans assignments for one clan."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.state = outlook.state
        self.clan = outlook.clan
        self.content = outlook.content
        self._stands: dict[str, list[Stand]] = {}
        self._worths: dict[str, Worths] = {}
        self._sites: dict[str, Site] = {}
        self._losses: dict[str, float] = {}
        self._loot: list[float] | None = None

    # --- all plans --------------------------------------------------------------------------------------------

    def plans(self, member_id: str = "") -> list[Plan]:
        """The best plan for every free path, by everybody who is free or by one mercenary."""
        card = self.content.mercenary
        members = [
            member
            for member in self.clan.members
            if not member.path and card(member.id).can_be_assigned and (not member_id or member.id == member_id)
        ]
        if not members:
            return []
        if len(members) > MEMBERS:
            members = self._foremost(members)
        have = means(self.state, self.clan)
        found: list[Plan] = []
        cases: list[tuple[float, Case]] = []
        for location in self._places():
            for path in location.paths:
                if path.seat >= 0:
                    continue
                for member in members:
                    if location.id.startswith("mission"):
                        plan = self._mission(location, path, member, have)
                        if plan is not None:
                            found.append(plan)
                    else:
                        case = Case(self, location, path, member, have)
                        if case.sets:
                            cases.append((case.glance(), case))
        # Only what looks good at a glance is worked out.
        cases.sort(key=_first, reverse=True)
        found.extend([case.best() for _, case in cases[:CASES]])
        return found

    def _foremost(self, members: list[Member]) -> list[Member]:
        """The best fighters, and one whose loss would hurt least."""
        fighters = sorted(members, key=lambda member: _prowess(member.id, tuple(member.equipment)), reverse=True)
        chosen = fighters[: MEMBERS - 1]
        rest = [member for member in fighters[MEMBERS - 1 :] if not member.wounded] or fighters[MEMBERS - 1 :]
        return [*chosen, min(rest, key=self.loss)]

    def plan(self, member: Member, path: Path) -> Plan | None:
        """The best load for a mercenary on a path, where it may be standing already."""
        location = next(place for place in self._all_places() if place.id == path.id.partition(".")[0])
        have = means(self.state, self.clan, path)
        if location.id.startswith("mission"):
            return self._mission(location, path, member, have)
        case = Case(self, location, path, member, have)
        return case.best() if case.sets else None

    def _all_places(self) -> list[Location]:
        state = self.state
        return [*state.missions, *state.lands, state.access]

    def _places(self) -> list[Location]:
        state = self.state
        found = [spot for spot in state.missions if spot.tile]
        found += [spot for spot in state.lands if spot.land]
        if state.access.monster:
            found.append(state.access)
        return found

    # --- missions ---------------------------------------------------------------------------------------------

    def _mission(self, location: Location, path: Path, member: Member, have: Means) -> Plan | None:
        if location.id == "mission_a":
            return self._dice_mission(location, path, member, have)
        return self._contract(location, path, int(path.id[-1]), member, have)

    def _dice_mission(self, location: Location, path: Path, member: Member, have: Means) -> Plan | None:
        """The chance to make the goal, against reward, penalty and dice."""
        mission = self.content.missions[location.tile].side_a
        kit = kit_of(member)
        rival = next((other for other in location.paths if other.seat >= 0 and other.id != path.id), None)
        reward = self.outlook.gain(mission.reward)
        penalty = mission.penalty
        loss = penalty.fame * self.outlook.fame - (self.outlook.gold(-penalty.gold) if penalty.gold else 0.0)
        if penalty.wound:
            loss += self.outlook.member(member) if member.wounded else self.outlook.wound()
        best: Plan | None = None
        for s, m, h in _sets(mission.dice, (), 0):
            if s > have.s or m > have.m or h > len(have.h):
                continue
            chance = odds.reach(
                s, kit.mission.strength, m, kit.mission.magic, h, mission.goal - (kit.mission.flat if s else 0)
            )
            share = 0.5 if rival is not None else 1.0
            value = chance * share * reward - (1.0 - chance) * loss
            if rival is not None:
                value += chance * 0.5 * self.outlook.gold(2)
            value -= dice_cost(s, m, have.h, h)
            if best is None or value > best.value:
                best = Plan(value, member.id, path.id, Load(s, m, h), "mission", chance)
        return best

    def _contract(self, location: Location, path: Path, slot: int, member: Member, have: Means) -> Plan | None:
        """Only what can be fulfilled from the storage as it is."""
        contract = self.content.missions[location.tile].side_b
        if on_contract(self.state, self.clan.seat) not in (None, path) or not self.can_fulfil(contract.goal):
            return None
        reward = self.outlook.gain(contract.reward("left" if slot == 1 else "right"))
        cost = self.goal_cost(contract.goal)
        best: Plan | None = None
        for s, m, h in _sets(contract.dice, (), 0):
            if s <= have.s and m <= have.m and h <= len(have.h):
                value = reward - cost - dice_cost(s, m, have.h, h)
                # Somebody else may take the better side.
                value += 0.3 if len(self.state.clans) > 1 else 0.0
                if best is None or value > best.value:
                    best = Plan(value, member.id, path.id, Load(s, m, h), "contract", 1.0)
        return best

    def can_fulfil(self, goal: ContractGoal) -> bool:
        """Whether the storage holds what a contract asks for."""
        clan = self.clan
        return (
            clan.gold >= goal.gold
            and len(clan.traps) >= goal.trap
            and clan.shields >= goal.shield
            and clan.potions >= goal.potion
            and clan.poisons >= goal.poison
            and len(clan.trophies) >= goal.trophy_card
            and sum([len(member.equipment) for member in clan.members]) >= goal.equipment
        )

    def goal_cost(self, goal: ContractGoal) -> float:
        """What is given for a contract."""
        cost = goal.shield * SHIELD + goal.potion * POTION + goal.poison * POISON
        cost *= self.outlook.use
        if goal.gold:
            cost -= self.outlook.gold(-goal.gold)
        if goal.trap:
            worths = sorted([trap_worth(trap) for trap in self.clan.traps])
            cost += 0.8 * sum(worths[: goal.trap]) * self.outlook.use
        if goal.trophy_card:
            points = sorted([self.content.monsters[monster].trophy for monster in self.clan.trophies])
            cost += sum(points[: goal.trophy_card])
        if goal.equipment:
            worn = sorted([equipment_worth(card) for member in self.clan.members for card in member.equipment])
            cost += sum(worn[: goal.equipment]) * self.outlook.left
        return cost

    # --- fights -----------------------------------------------------------------------------------------------

    def dice_choices(self, location: Location, slot: int, have: Means) -> list[tuple[int, int, int]]:
        """Sets of dice worth a thought: for every number of dice one with few and one with some magic dice."""
        if location.id == "access":
            sets = [
                (s, m, 0)
                for s in range(min(have.s, 9) + 1)
                for m in (0, min(have.m, 1), min(have.m, 3))
                if s + m and (s >= min(have.s, 3) or s + m == 1)
            ]
            return list(dict.fromkeys(sets)) or [(0, 0, 0)]
        printed = self.content.paths[location.tile].path(location.side, slot)
        few: dict[int, tuple[int, int, int]] = {}
        some: dict[int, tuple[int, int, int]] = {}
        for counts in _sets(printed.required, printed.optional, 0):
            s, m, h = counts
            if s > have.s or m > have.m or h > len(have.h):
                continue
            total = s + m + h
            if total not in few or (h, m) < (few[total][2], few[total][1]):
                few[total] = counts
            if m <= 2 and (total not in some or (-h, m) > (-some[total][2], some[total][1])):
                some[total] = counts
        return list(dict.fromkeys([*few.values(), *some.values()]))

    def stands(self, location: Location) -> list[Stand]:
        """What every slot of a place will meet, judged by those who stand before it."""
        if location.id in self._stands:
            return self._stands[location.id]
        enemy = foe(self.state, location) if location.monster else None
        in_play = 1.0 if enemy is not None else 0.0
        carried = float(location.defeat_total)
        free = 1.0
        found = []
        for slot, path in enumerate(location.paths, 1):
            found.append(Stand(in_play, carried, free))
            if path.seat < 0 or not path.member or path.fought:
                continue
            win, damage, conquers = self._judge(location, path, slot, enemy, carried)
            if enemy is not None:
                in_play *= 1.0 - win
                carried += 0.8 * damage
            free *= 1.0 - conquers
        self._stands[location.id] = found
        return found

    def _judge(
        self, location: Location, path: Path, slot: int, enemy: Foe | None, carried: float
    ) -> tuple[float, float, float]:
        """A mercenary that stands on a path: its chance to win, its damage if it does not, its chance to conquer."""
        clan = self.state.clans[path.seat]
        member = next((member for member in clan.members if member.id == path.member), None)
        if member is None:
            return 0.0, 0.0, 0.0
        s = m = h = 0
        for die in path.dice:
            if die.color == "strength":
                s += 1
            elif die.color == "magic":
                m += 1
            else:
                h += 1
        add = laid(tuple([trap.kind for trap in path.traps]))
        gift = advantage_of(location, slot)
        conquers = 0.0
        if location.land and location.id != "access":
            helping = kit_of(member).conquest
            value = self.content.lands[location.land].conquest_value
            need = value - helping.flat - 2 * member.poisons - rerolls(gift) - int(3.5 * h)
            conquers = odds.reach(
                s + add.s, helping.strength + add.s_added, m + add.m, helping.magic + add.m_added, 0, need
            )
        if enemy is None:
            return 0.0, 0.0, conquers
        kit = kit_of(member, enemy.without)
        helping = kit.monster
        flat = helping.flat + add.flat + rerolls(gift) + int(3.5 * h + carried)
        flat += 2 * member.poisons if enemy.poisons else 0
        defences = path.shields + (member.potions if enemy.potions else 0)
        if enemy.talents:
            defences += kit.defences[enemy.monster.affinity] + gift.defense
        catchable = kit.free_catch or len(path.traps) >= enemy.traps
        fight = odds.fight(
            s + add.s,
            helping.strength + add.s_added + enemy.s_penalty,
            m + add.m,
            helping.magic + add.m_added + enemy.m_penalty,
            enemy.monster.catch_value - flat - kit.catch if catchable else NEVER,
            enemy.monster.victory_value - flat - kit.defeat,
            enemy.dice,
            enemy.automatic,
            defences,
            member.wounded,
        )
        alive = 1.0 - fight.dead
        damage = alive * (3.5 * (s + m + add.s + add.m) + flat - carried)
        return alive * max(fight.defeat, fight.catch), damage, conquers

    def site(self, location: Location, path: Path, have: Means) -> Site:
        """A path of a fight, looked at once."""
        known = self._sites.get(path.id)
        if known is None:
            known = self._sites[path.id] = Site(self, location, path, have)
        return known

    def loss(self, member: Member) -> float:
        """What losing a member would cost."""
        known = self._losses.get(member.id)
        if known is None:
            known = self._losses[member.id] = self.outlook.member(member)
        return known

    def intruders(self, location: Location, slot: int) -> float:
        """The chance that somebody else still steps in before a slot and ends the fight."""
        before = sum([path.seat < 0 for path in location.paths[: slot - 1]])
        if not before:
            return 0.0
        busy = 0
        for clan in self.state.clans:
            if clan.seat != self.clan.seat and clan.pool.strength + clan.pool.magic >= 4:
                busy += any(not member.path for member in clan.members)
        return min(0.35, 0.1 * before * busy)

    def worths(self, location: Location) -> Worths:
        """What the land and the monster of a place are worth."""
        known = self._worths.get(location.id)
        if known is None:
            conquest = self._land_worth(location)
            known = self._worths[location.id] = Worths(conquest, *self._monster_worth(location, conquest))
        return known

    def _land_worth(self, location: Location) -> float:
        if not location.land or location.id == "access":
            return 0.0
        outlook = self.outlook
        land = self.content.lands[location.land]
        worth = outlook.gain(land.reward) + outlook.symbol(land.affinity)
        mercenary = self.content.mercenary
        settlers = [
            member
            for member in self.clan.members
            if mercenary(member.id).affinity == land.affinity and not member.leader and not member.land
        ]
        worth += outlook.left * (0.9 if settlers else 0.3)
        return worth + _fame_loot(outlook, "conquest")

    def _monster_worth(self, location: Location, conquest: float) -> tuple[float, float]:
        if not location.monster:
            return 0.0, 0.0
        outlook = self.outlook
        monster = self.content.monsters[location.monster]
        at_access = location.id == "access"
        shared = 0.25 * min(1.0, outlook.left)
        if at_access:
            shared += (0.45 * len(self.state.panic) + 0.6) * min(1.0, outlook.left)
        elif self.clan.pool.total >= 8 and sum([not member.path for member in self.clan.members]) > 1:
            shared += 0.3 * conquest
        catch = outlook.gain(monster.catch_reward) + shared + _fame_loot(outlook, "catch")
        defeat = outlook.gain(monster.victory_reward) + monster.trophy * 1.15 + shared
        defeat += _fame_loot(outlook, "defeat")
        if type(monster.power) is LastHit:
            defeat -= 0.5
        if type(monster.power) is FleeOnCatch and not at_access:
            catch -= 0.4
        return catch, defeat

    def plunder(self, location: Location) -> float:
        """The loot tile that a mercenary may hope for when those already there have had their pick."""
        if location.id == "access":
            return 0.0
        if self._loot is None:
            shown = [self.outlook.loot(tile) for tile in self.state.loot_display if tile]
            self._loot = sorted(shown, reverse=True)
        there = sum([path.seat >= 0 for path in location.paths])
        return self._loot[min(there // 2, len(self._loot) - 1)] if self._loot else 0.0


class Site:
    """A path of a fight and what is the same for everybody of a clan who might go there."""

    def __init__(self, planner: Planner, location: Location, path: Path, have: Means) -> None:
        slot = int(path.id[-1])
        outlook = planner.outlook
        self.outlook = outlook
        self.location = location
        self.path = path
        self.have = have
        self.gift = gift = advantage_of(location, slot)
        self.at_access = location.id == "access"
        self.stand = planner.stands(location)[slot - 1]
        self.reach = self.stand.reach * (1.0 - planner.intruders(location, slot))
        self.plunder = planner.plunder(location)
        self.enemy = enemy = foe(planner.state, location) if location.monster else None
        self.rerolls = rerolls(gift)
        self.extras = outlook.gold(gift.gold) if gift.gold else 0.0
        self.extras += (gift.potion * POTION * 0.7 + gift.poison * POISON * 0.7) * outlook.use
        self.death_fame = planner.content.death_fame(None if self.at_access else slot) * outlook.fame
        self.wound = outlook.wound()
        self.potion = bool(have.potions) and (enemy is None or enemy.potions)
        self.poison = bool(have.poisons) and (enemy is None or enemy.poisons)
        self.worths = planner.worths(location)
        self.sets = sorted(planner.dice_choices(location, slot, have), key=sum, reverse=True)


class Case:
    """One mercenary considered for one path of a fight: what does not depend on its load, worked out once."""

    def __init__(self, planner: Planner, location: Location, path: Path, member: Member, have: Means) -> None:
        site = planner.site(location, path, have)
        self.outlook = site.outlook
        self.location = location
        self.path = path
        self.member = member
        self.have = have
        self.gift = site.gift
        self.at_access = site.at_access
        self.stand = site.stand
        self.reach = site.reach
        self.plunder = site.plunder
        self.enemy = enemy = site.enemy
        self.kit: Kit = kit_of(member, enemy.without if enemy is not None else None)
        self.rerolls = site.rerolls
        self.extras = site.extras
        self.death = site.death_fame - planner.loss(member)
        self.wound = site.wound
        self.potion = site.potion
        self.poison = site.poison
        self.conquest_worth = site.worths.conquest
        self.catch_worth = site.worths.catch + self.kit.catch_fame
        self.defeat_worth = site.worths.defeat
        self.sets = site.sets

    def glance(self) -> float:
        """A first guess: everything on it, or hardly anything."""
        most = self.judge(self.sets[0], self.have.traps[-1:] if self.reach > 0.15 else NO_TRAPS, 0)[0]
        return max(most, self.judge(self.sets[-1], NO_TRAPS, 0)[0])

    def best(self) -> Plan:
        """The best load, step by step: tokens with all dice, then fewer dice, then other tokens with those."""
        tokens = self.tokens()
        sets = self.sets
        full = sets[0]
        best, best_tokens = max([(self.judge(full, *tokens_), tokens_) for tokens_ in tokens])
        best_counts = full
        worse = 0
        for counts in sets[1:]:
            found = self.judge(counts, *best_tokens)
            if found > best:
                best, best_counts, worse = found, counts, 0
            else:
                # Fewer dice seldom help once they have hurt twice, but hardly any at all may do for loot.
                worse += 1
                if worse == 3:
                    break
        if worse == 3:
            found = self.judge(sets[-1], *best_tokens)
            if found > best:
                best, best_counts = found, sets[-1]
        if best_counts != full:
            found, found_tokens = max([(self.judge(best_counts, *tokens_), tokens_) for tokens_ in tokens])
            if found > best:
                best, best_tokens = found, found_tokens
        value, chance, aim = best
        load = Load(*best_counts, *best_tokens, self.potion, self.poison)
        return Plan(value, self.member.id, self.path.id, load, aim, chance)

    def tokens(self) -> list[tuple[tuple[str, ...], int]]:
        """Traps and shields worth a thought."""
        have = self.have
        traps = sorted(have.traps, key=trap_worth, reverse=True)
        found: list[tuple[tuple[str, ...], int]] = [(NO_TRAPS, 0)]
        if self.enemy is None or self.reach < 0.15:
            if traps and trap_worth(traps[0]) < NEVER:
                found.append(((traps[0],), 0))
            return found
        best = tuple(traps[:1])
        least = tuple(traps[-1:])
        if traps:
            found.append((best, 0))
            if least != best:
                found.append((least, 0))
        if len(traps) > 1:
            found.append((tuple(traps[:2]), 0))
        if have.shields:
            found.append((NO_TRAPS, 1))
            if traps:
                found.append((best, 1))
            if have.shields > 1:
                found.append((NO_TRAPS, 2))
        if self.at_access and (len(traps) > 2 or (traps and have.shields > 1)):
            found.append((tuple(traps[:4]), min(have.shields, 3)))
            found.append((tuple(traps[:2]), min(have.shields, 2)))
        return found

    def judge(self, counts: tuple[int, int, int], traps: tuple[str, ...], shields: int) -> Judgement:
        """What this load should bring, after what it costs."""
        s, m, h = counts
        value, chance, aim = self.outcome(counts, traps, shields)
        use = self.outlook.use
        value += self.extras - dice_cost(s, m, self.have.h, h)
        for trap in traps:
            value -= 0.75 * trap_worth(trap) * use
        if traps and len(traps) == len(self.have.traps):
            value -= 0.3 * use
        return value - shields * SHIELD * use, chance, aim

    def outcome(self, counts: tuple[int, int, int], traps: tuple[str, ...], shields: int) -> Judgement:
        """What the fight or the conquest with this load should bring."""
        s, m, h = counts
        outlook = self.outlook
        value = 0.0
        chance = 0.0
        aim = "plunder"
        reach = self.reach
        if self.enemy is not None and reach > 0.0:
            fight_value, chance, aim = self._fight(s, m, h, traps, shields)
            value += reach * fight_value
        if reach < 1.0 and self.location.land and not self.at_access:
            add = laid(traps)
            helping = self.kit.conquest
            flat = helping.flat + self.rerolls + (2 if self.poison else 0) + 2 * self.gift.poison + int(3.5 * h)
            conquers = odds.reach(
                s + add.s,
                helping.strength + add.s_added,
                m + add.m,
                helping.magic + add.m_added,
                0,
                outlook.content.lands[self.location.land].conquest_value - flat,
            )
            conquers *= self.stand.free
            value += (1.0 - reach) * (conquers * self.conquest_worth + (1.0 - conquers) * self.plunder)
            if reach < 0.5:
                chance = conquers
                aim = "conquest" if conquers > 0.3 else "plunder"
        return value, chance, aim

    def _fight(self, s: int, m: int, h: int, traps: tuple[str, ...], shields: int) -> tuple[float, float, str]:
        enemy = self.enemy
        assert enemy is not None
        add = laid(traps)
        kit = self.kit
        helping = kit.monster
        gift = self.gift
        flat = helping.flat + add.flat + self.rerolls + int(3.5 * h + self.stand.carried)
        if enemy.poisons:
            flat += 2 * (gift.poison + self.poison)
        defences = shields + add.redirect
        if enemy.potions:
            defences += gift.potion + self.potion
        if enemy.talents:
            defences += kit.defences[enemy.monster.affinity] + gift.defense
        catchable = kit.free_catch or len(traps) >= enemy.traps
        fight = odds.fight(
            s + add.s,
            helping.strength + add.s_added + enemy.s_penalty,
            m + add.m,
            helping.magic + add.m_added + enemy.m_penalty,
            enemy.monster.catch_value - flat - kit.catch if catchable else NEVER,
            enemy.monster.victory_value - flat - kit.defeat,
            enemy.dice,
            enemy.automatic,
            defences,
            self.member.wounded,
        )
        alive = 1.0 - fight.dead
        defeat, catch = fight.defeat, fight.catch
        won = max(defeat, catch)
        if catch > defeat and self.catch_worth > self.defeat_worth:
            win = catch * self.catch_worth
            aim = "catch"
        else:
            win = defeat * self.defeat_worth + max(0.0, catch - defeat) * self.catch_worth
            aim = "defeat" if defeat >= catch - defeat else "catch"
        failed = -0.35 * min(1.0, self.outlook.left) if not self.at_access else 0.0
        value = alive * (win + (1.0 - won) * (self.plunder + failed)) + fight.dead * (self.death + failed)
        value -= fight.hurt * self.wound
        if enemy.area:
            value -= 0.5 * self.wound
        if type(enemy.monster.power) is FameLossOnWound:
            value -= fight.hurt + fight.dead
        # Potions that will be drunk are gone.
        if self.potion and fight.hurt + fight.dead > 0.2:
            value -= 0.25
        if self.poison:
            value -= 0.15
        return value, alive * won, aim if alive * won > 0.3 else "plunder"


def rerolls(gift: Advantage) -> int:
    """What the rerolls of a path add to a roll on the average."""
    return REROLL_WORTH[min(4, gift.reroll.n)] if gift.reroll is not None else 0


def dice_cost(s: int, m: int, faces: tuple[int, ...], h: int) -> float:
    """What the dice would be worth elsewhere; haggle dice of low faces go first."""
    cost = s * STRENGTH + m * MAGIC
    if h:
        cost += sum([HAGGLE + HAGGLE_PIP * face for face in sorted(faces)[:h]])
    return cost


def _fame_loot(outlook: Outlook, feat: str) -> float:
    """Loot at hand that pays for a feat."""
    worth = 0.0
    for tile in outlook.clan.loot:
        effect = outlook.content.loot[tile].effect
        if type(effect) is FameOn and effect.event == feat:
            worth += effect.value * 0.8
    return worth


def _first(pair: tuple[float, Case]) -> float:
    return pair[0]
