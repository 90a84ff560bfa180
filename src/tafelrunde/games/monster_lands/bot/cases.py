"""One mercenary on one path: every load worth a thought, and what it should bring."""

from __future__ import annotations

from tafelrunde.games.monster_lands.bot.foes import advantage_of, foe
from tafelrunde.games.monster_lands.bot.kit import REROLL_WORTH, Kit, kit_of, laid
from tafelrunde.games.monster_lands.bot.plans import NEVER, NO_TRAPS, Judgement, Load, Means, Plan, Stand, Worths
from tafelrunde.games.monster_lands.bot.worth import (
    HAGGLE,
    HAGGLE_PIP,
    MAGIC,
    POISON,
    POTION,
    SHIELD,
    STRENGTH,
    Outlook,
    trap_worth,
)
from tafelrunde.games.monster_lands.box.cards import Advantage
from tafelrunde.games.monster_lands.box.effects import (
    FameLossOnWound,
    FameOn,
)
from tafelrunde.games.monster_lands.rules.adventure import odds
from tafelrunde.games.monster_lands.state import Location, Member, Path


class Site:
    """A path of a fight and what is the same for everybody of a clan who might go there."""

    def __init__(
        self,
        outlook: Outlook,
        location: Location,
        path: Path,
        have: Means,
        stand: Stand,
        intruders: float,
        plunder: float,
        worths: Worths,
        sets: list[tuple[int, int, int]],
    ) -> None:
        slot = int(path.id[-1])
        self.outlook = outlook
        self.location = location
        self.path = path
        self.have = have
        self.gift = gift = advantage_of(location, slot)
        self.at_access = location.id == "access"
        self.stand = stand
        self.reach = stand.reach * (1.0 - intruders)
        self.plunder = plunder
        self.enemy = enemy = foe(outlook.state, location) if location.monster else None
        self.rerolls = rerolls(gift)
        self.extras = outlook.gold(gift.gold) if gift.gold else 0.0
        self.extras += (gift.potion * POTION * 0.7 + gift.poison * POISON * 0.7) * outlook.use
        self.death_fame = outlook.content.death_fame(None if self.at_access else slot) * outlook.fame
        self.wound = outlook.wound()
        self.potion = bool(have.potions) and (enemy is None or enemy.potions)
        self.poison = bool(have.poisons) and (enemy is None or enemy.poisons)
        self.worths = worths
        self.sets = sorted(sets, key=sum, reverse=True)


class Case:
    """One mercenary considered for one path of a fight: what does not depend on its load, worked out once."""

    def __init__(self, site: Site, member: Member, have: Means, loss: float) -> None:
        self.outlook = site.outlook
        self.location = site.location
        self.path = site.path
        self.member = member
        self.have = have
        self.gift = site.gift
        self.at_access = site.at_access
        self.stand = site.stand
        self.reach = site.reach
        self.plunder = site.plunder
        self.enemy = enemy = site.enemy
        self.kit: Kit = kit_of(member, site.outlook.content, enemy.without if enemy is not None else None)
        self.rerolls = site.rerolls
        self.extras = site.extras
        self.death = site.death_fame - loss
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
