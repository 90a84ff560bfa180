"""Assignments outside, planned whole: who goes where with which dice and tokens, and what it should bring."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.games.monster_lands.bot.cases import Case, Site, _fame_loot, _first, dice_cost, rerolls
from tafelrunde.games.monster_lands.bot.foes import Foe, advantage_of, foe
from tafelrunde.games.monster_lands.bot.kit import kit, kit_of, laid
from tafelrunde.games.monster_lands.bot.plans import (
    CASES,
    MEMBERS,
    NEVER,
    Load,
    Means,
    Plan,
    Stand,
    Worths,
    fitting_dice,
    means,
)
from tafelrunde.games.monster_lands.bot.worth import (
    POISON,
    POTION,
    SHIELD,
    Outlook,
    equipment_worth,
    on_contract,
    trap_worth,
)
from tafelrunde.games.monster_lands.box.cards import ContractGoal
from tafelrunde.games.monster_lands.box.content import Content
from tafelrunde.games.monster_lands.box.effects import (
    FleeOnCatch,
    LastHit,
)
from tafelrunde.games.monster_lands.rules.adventure import odds
from tafelrunde.games.monster_lands.state import Location, Member, Path


@lru_cache(maxsize=1 << 14)
def _prowess(card: str, equipment: tuple[str, ...], content: Content) -> float:
    """How much a mercenary's talent and equipment add to a fight."""
    own = kit(card, equipment, content)
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
                        case = self.case(location, path, member, have)
                        if case.sets:
                            cases.append((case.glance(), case))
        # Only what looks good at a glance is worked out.
        cases.sort(key=_first, reverse=True)
        found.extend([case.best() for _, case in cases[:CASES]])
        return found

    def _foremost(self, members: list[Member]) -> list[Member]:
        """The best fighters, and one whose loss would hurt least."""
        content = self.content
        fighters = sorted(
            members, key=lambda member: _prowess(member.id, tuple(member.equipment), content), reverse=True
        )
        chosen = fighters[: MEMBERS - 1]
        rest = [member for member in fighters[MEMBERS - 1 :] if not member.wounded] or fighters[MEMBERS - 1 :]
        return [*chosen, min(rest, key=self.loss)]

    def plan(self, member: Member, path: Path) -> Plan | None:
        """The best load for a mercenary on a path, where it may be standing already."""
        location = next(place for place in self._all_places() if place.id == path.id.partition(".")[0])
        have = means(self.state, self.clan, path)
        if location.id.startswith("mission"):
            return self._mission(location, path, member, have)
        case = self.case(location, path, member, have)
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
        kit = kit_of(member, self.content)
        rival = next((other for other in location.paths if other.seat >= 0 and other.id != path.id), None)
        reward = self.outlook.gain(mission.reward)
        penalty = mission.penalty
        loss = penalty.fame * self.outlook.fame - (self.outlook.gold(-penalty.gold) if penalty.gold else 0.0)
        if penalty.wound:
            loss += self.outlook.member(member) if member.wounded else self.outlook.wound()
        best: Plan | None = None
        for s, m, h in fitting_dice(mission.dice, (), 0):
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
        for s, m, h in fitting_dice(contract.dice, (), 0):
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
            cards = [card for member in self.clan.members for card in member.equipment]
            worn = sorted([equipment_worth(card, self.content) for card in cards])
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
        for counts in fitting_dice(printed.required, printed.optional, 0):
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
            helping = kit_of(member, self.content).conquest
            value = self.content.lands[location.land].conquest_value
            need = value - helping.flat - 2 * member.poisons - rerolls(gift) - int(3.5 * h)
            conquers = odds.reach(
                s + add.s, helping.strength + add.s_added, m + add.m, helping.magic + add.m_added, 0, need
            )
        if enemy is None:
            return 0.0, 0.0, conquers
        kit = kit_of(member, self.content, enemy.without)
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
            slot = int(path.id[-1])
            known = self._sites[path.id] = Site(
                self.outlook,
                location,
                path,
                have,
                self.stands(location)[slot - 1],
                self.intruders(location, slot),
                self.plunder(location),
                self.worths(location),
                self.dice_choices(location, slot, have),
            )
        return known

    def case(self, location: Location, path: Path, member: Member, have: Means) -> Case:
        """One mercenary considered for one path of a fight."""
        return Case(self.site(location, path, have), member, have, self.loss(member))

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
