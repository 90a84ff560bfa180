"""Choices in a combat: what to pay, which dice to roll again, where symbols go, whom the wounds hit."""

from __future__ import annotations

from tafelrunde.games.massive_darkness.bot import weights
from tafelrunde.games.massive_darkness.bot.chances import odds
from tafelrunde.games.massive_darkness.bot.chances.symbols import usefulness
from tafelrunde.games.massive_darkness.bot.fight.wagers import Wager
from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.box import dice
from tafelrunde.games.massive_darkness.effects import Reroll, SwordsPer
from tafelrunde.games.massive_darkness.loadout import CombatEffects, Sourced, sort_effects
from tafelrunde.games.massive_darkness.rules.combat.figures import maneuver_effects
from tafelrunde.games.massive_darkness.rules.combat.rerolls import Wanted
from tafelrunde.games.massive_darkness.state import Combat, Enemy, Hero, Side
from tafelrunde.kernel import Decision, Option

HEALTHY = 3
"""With less health nobody pays in wounds."""
MANEUVER = 0.3
"""What a maneuver has to bring for its experience point."""
ENOUGH = 0.05
"""Smaller gains are not worth the trouble."""


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
        hero, game = self.hero, self.party.game
        if not self.attacking:
            pool = game.loadout(hero).defense_pool
            return sum(pool) >= 2 and pool[1] > 0
        effects = maneuver_effects(game, hero, self.combat.kind, "attack")
        if any(isinstance(op, SwordsPer) for sourced in effects for op in sourced.effect.do):
            return game.wounds(hero) >= 2
        enemy = game.find_enemy(self.combat.defender.partition(":")[2])
        if enemy is None:
            return False
        return self._promise(enemy, sort_effects(effects)) - self._promise(enemy, None) > MANEUVER

    def _promise(self, enemy: Enemy, extra: CombatEffects | None) -> float:
        """What the attack is likely to bring, with these effects beside the usual ones."""
        party, hero, combat = self.party, self.hero, self.combat
        moved = party.state.activation is not None and party.state.activation.moved
        hits = party.hits(hero, hero.zone, enemy, combat.kind, combat.distance, moved, extra)
        out = odds.outlook(hits.chances, enemy.minions, enemy.health, 1)
        return weights.prize(party.worth(enemy), out.share, out.kill) + weights.XP * out.minions

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
        """Again what promises more than what lies there; for a price only if it is worth it, and what is free first."""
        source = str(self.decision.args.get("source", ""))
        which = self._reroll_of(source)
        wager = Wager(self.party, self.combat, self.attacking)
        best, most = self._first("keep"), ENOUGH
        for option in self.options:
            if option.id in ("keep", "later"):
                continue
            wanted: Wanted = option.value
            gain = wager.gain(wanted.side, wanted.picked) if wanted.picked else self._gain(wager, wanted.side, which)
            price = weights.XP * option.args.get("xp", 0) + 1.6 * option.args.get("wounds", 0)
            if option.args.get("wounds", 0) and self.hero.health < HEALTHY:
                continue
            if gain - price > most:
                best, most = option, gain - price
        if best.args.get("xp", 0) or best.args.get("wounds", 0):
            return self._option("later") or best
        return best

    def _reroll_of(self, source: str) -> str:
        loadout = self.party.game.loadout(self.hero)
        sources = loadout.attack[self.combat.kind] if self.attacking else loadout.defense[self.combat.kind]
        for sourced in sources.rerolls:
            if sourced.called == source:
                for operation in sourced.effect.do:
                    if isinstance(operation, Reroll):
                        return operation.dice
        return "any_dice"

    def _gain(self, wager: Wager, side: Side, which: str) -> float:
        """What rolling again would bring on average."""
        pool = self.combat.pool(side)
        if "blanks" in which:
            return wager.gain(side, [at for at, die in enumerate(pool) if die in dice.BLANK])
        if "all" in which:
            return wager.gain(side, range(len(pool)))
        return wager.worst(side, len(pool))[0]

    def pick_dice(self) -> Option:
        """The own dice that should be better, or the opponent's that should be worse."""
        side: Side = "attack" if self.decision.args.get("side", "attack") == "attack" else "defense"
        wager = Wager(self.party, self.combat, self.attacking)
        _, places = wager.worst(side, int(self.decision.args.get("n", 1)))
        for at in places:
            option = self._option(f"pick:{at + 1}")
            if option is not None:
                return option
        picks = [option for option in self.options if option.id != "done"]
        return self._option("done") or max(picks, key=lambda option: wager.standing(side, int(option.id[5:]) - 1))

    def blank(self) -> Option:
        """Turn a blank die over, the better colour first."""
        return max(self.options, key=lambda option: (option.id != "keep", option.id))

    # --- symbols and wounds -------------------------------------------------------------------------------------

    def enchant(self) -> Option:
        """The first step to the best use of the symbols; nothing that does nothing."""
        offered = {}
        for option in self.options:
            sourced = option.value
            if isinstance(sourced, Sourced):
                cost = sourced.effect.cost
                if not (cost.bloodrage or cost.blood_toll) or self.hero.health >= HEALTHY:
                    offered[sourced.key] = sourced
        best = Wager(self.party, self.combat, self.attacking).best_trigger(list(offered.values()))
        return self._first("done") if best is None else self._first(f"trigger:{best.key}")

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
