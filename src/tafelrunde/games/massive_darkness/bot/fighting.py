"""Choices in a combat: what to pay, which dice to roll again, where symbols go, whom the wounds hit."""

from __future__ import annotations

from tafelrunde.games.massive_darkness import dice
from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.symbols import usefulness
from tafelrunde.games.massive_darkness.effects import Heal, HealSelf, Reroll, Stun, SwordsPer
from tafelrunde.games.massive_darkness.loadout import Sourced
from tafelrunde.games.massive_darkness.state import Combat, Hero
from tafelrunde.kernel import Decision, Option

HEALTHY = 3
"""With less health nobody pays in wounds."""


class Fighting:
    """One question of a combat, from the side of the hero who is asked."""

    def __init__(self, party: Party, decision: Decision) -> None:
        self.party = party
        self.decision = decision
        self.options = decision.options
        combat = party.state.combat
        assert combat is not None
        self.combat: Combat = combat
        self.hero: Hero = party.state.heroes[max(decision.seat, 0)]
        self.attacking = combat.attacker == f"hero:{self.hero.seat}"

    def _option(self, name: str) -> Option | None:
        return self.decision.option(name)

    def _first(self, *names: str) -> Option:
        """The first of these answers that is possible."""
        for name in names:
            if (found := self._option(name)) is not None:
                return found
        return self.options[-1]

    # --- before the roll ----------------------------------------------------------------------------------------

    def prepare(self) -> Option:
        """A maneuver for 1 XP where it is likely to do something; wounds only with health to spare."""
        for option in self.options:
            verb, _, key = option.id.partition(":")
            if verb == "maneuver" and self._maneuver_pays():
                return option
            if verb in ("bloodrage", "blood_toll") and self._blood_pays(key):
                return option
        return self._first("go")

    def _maneuver_pays(self) -> bool:
        hero = self.hero
        maneuver = self.party.game.content.classes[hero.sheet].maneuver
        loadout = self.party.game.loadout(hero)
        if not self.attacking:
            return sum(loadout.defense_pool) >= 2 and loadout.defense_pool[1] > 0
        for effect in maneuver.effects:
            for operation in effect.do:
                if isinstance(operation, SwordsPer):
                    return self.party.game.wounds(hero) >= 2
            if effect.enchantment and effect.at in ("attack", self.combat.kind):
                yellow, red = loadout.pool(self.combat.kind, self.combat.distance)
                return yellow + 2 * red >= 2
        return True

    def _blood_pays(self, key: str) -> bool:
        """Voluntary wounds: only for more wounds than they cost."""
        if self.hero.health < HEALTHY + 1:
            return False
        source = key.partition(".")[0]
        loadout = self.party.game.loadout(self.hero)
        for sourced in loadout.attack[self.combat.kind].prepared:
            if sourced.source == source:
                cost = sourced.effect.cost.bloodrage + sourced.effect.cost.blood_toll
                return usefulness(sourced.effect.do) > 1.2 * cost
        return False

    def add_die(self) -> Option:
        """The better colour, as long as it counts (MD-DIE-04)."""
        pool = self.combat.attack_dice if self._option("die:red") else self.combat.defense_dice
        better = dice.RED if self._option("die:red") else dice.GREEN
        return self.options[-1] if pool.count(better) < dice.CAP else self.options[0]

    def remove_die(self) -> Option:
        return self.options[-1]

    def bodyguard(self) -> Option:
        """Take an attack upon oneself that would cost the other more."""
        target = self.party.state.heroes[int(self.combat.defender.partition(":")[2])]
        enemy = self.party.game.find_enemy(self.combat.attacker.partition(":")[2])
        if enemy is None:
            return self._first("decline")
        near = self.combat.kind == "melee"
        theirs = self.party.harm(enemy, target, target.zone, near)
        own = self.party.harm(enemy, self.hero, target.zone, near)
        return self._first("protect" if theirs > own + 0.6 else "decline")

    # --- dice ---------------------------------------------------------------------------------------------------

    def reroll(self) -> Option:
        """Again what is below its average; for a price only if it matters."""
        source = str(self.decision.args.get("source", ""))
        operation = self._reroll_of(source)
        best, most = self._first("keep"), 0.25
        for option in self.options:
            verb, _, side = option.id.partition(":")
            if verb != "reroll":
                continue
            gain = self._gain(side, operation)
            price = 0.8 * option.args.get("xp", 0) + 1.6 * option.args.get("wounds", 0)
            if option.args.get("wounds", 0) and self.hero.health < HEALTHY:
                continue
            if gain - price > most:
                best, most = option, gain - price
        return best

    def _reroll_of(self, source: str) -> str:
        loadout = self.party.game.loadout(self.hero)
        sources = loadout.attack[self.combat.kind] if self.attacking else loadout.defense[self.combat.kind]
        for sourced in sources.rerolls:
            if sourced.source == source:
                for operation in sourced.effect.do:
                    if isinstance(operation, Reroll):
                        return operation.dice
        return "any_dice"

    def _gain(self, side: str, which: str) -> float:
        """What rolling again would bring on average."""
        pool = self.combat.attack_dice if side == "attack" else self.combat.defense_dice
        own = (side == "attack") == self.attacking
        better = [_average(die) - _shown(die) for die in pool]
        if not own:
            better = [-more for more in better]
        if "blanks" in which:
            return 1.0
        if "all" in which:
            return sum(better)
        chosen = [more for more in better if more > 0]
        if which.startswith("one"):
            return max(chosen, default=0.0)
        return sum(chosen)

    def pick_dice(self) -> Option:
        """The own dice below the average, the opponent's best ones."""
        side = str(self.decision.args.get("side", "attack"))
        pool = self.combat.attack_dice if side == "attack" else self.combat.defense_dice
        own = (side == "attack") == self.attacking
        best, most = self._option("done"), 0.05
        for option in self.options:
            verb, _, number = option.id.partition(":")
            if verb == "pick":
                die = pool[int(number) - 1]
                gain = _average(die) - _shown(die) if own else _shown(die) - _average(die)
                if best is None or gain > most:
                    best, most = option, gain
        return best or self.options[0]

    def blank(self) -> Option:
        """Turn a blank die over, the better colour first."""
        return max(self.options, key=lambda option: (option.id != "keep", option.id))

    # --- symbols and wounds -------------------------------------------------------------------------------------

    def enchant(self) -> Option:
        """What brings most for its symbols; nothing that does nothing."""
        best, most = self._first("done"), 0.05
        for option in self.options:
            sourced = option.value
            if not isinstance(sourced, Sourced):
                continue
            cost = sourced.effect.cost
            if (cost.bloodrage or cost.blood_toll) and self.hero.health < HEALTHY:
                continue
            worth = self._use(sourced) - cost.bloodrage - cost.blood_toll
            if worth / cost.symbols > most:
                best, most = option, worth / cost.symbols
        return best

    def _use(self, sourced: Sourced) -> float:
        worth = usefulness(sourced.effect.do, dice.swords(self.combat.attack_dice))
        for operation in sourced.effect.do:
            if isinstance(operation, HealSelf) and self.party.game.wounds(self.hero) <= 0:
                worth -= 0.9 * operation.n
            elif isinstance(operation, Heal):
                if all(self.party.game.wounds(hero) <= 0 for hero in self.party.state.heroes if hero.present):
                    worth -= 0.9 * operation.n
            elif isinstance(operation, Stun) and self.combat.was_stunned:
                worth -= 1.2
        return worth

    def choose_one(self) -> Option:
        """Symbols only where an enchantment waits for them; otherwise what counts by itself."""
        loadout = self.party.game.loadout(self.hero)
        effects = (loadout.attack if self.attacking else loadout.defense)[self.combat.kind]
        strong = any(s.effect.cost.bam and usefulness(s.effect.do) > 2.0 for s in effects.enchantments)
        return self.options[0] if strong else self.options[-1]

    def recipient(self) -> Option:
        """The leader, if the attack kills it; otherwise minions first."""
        enemy = self.party.game.find_enemy(self.combat.defender.partition(":")[2])
        if enemy is None:
            return self.options[0]
        return self._first("leader" if self._dealt() >= enemy.health else "minions")

    def _dealt(self) -> int:
        combat = self.combat
        swords = dice.swords(combat.attack_dice) + sum([n for _, n in combat.swords])
        shields = max(0, dice.shields(combat.defense_dice) + sum([n for _, n in combat.shields]))
        return max(0, swords - shields) + sum([n for _, n in combat.wounds])

    def first_minion(self) -> Option:
        """The most wounded, so that one more falls."""
        return self.options[0]


def _average(die: int) -> float:
    return dice.AVERAGE[die // 10] + (0.2 if die // 10 in (2, 4) else 0.1)


def _shown(die: int) -> float:
    return dice.worth(die) + 0.6 * dice.BAMS[die] + 0.8 * dice.DIAMONDS[die]
