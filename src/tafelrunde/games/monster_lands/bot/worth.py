"""What things are worth, in victory points, to one clan at this moment of the game.

The figures are rules of thumb: fame and reputation count as they score, everything else by what it usually turns
into before the game ends.
"""

from __future__ import annotations

from functools import cache, lru_cache

from tafelrunde.games.monster_lands.box.cards import Mercenary
from tafelrunde.games.monster_lands.box.content import Content, load, made_from_content
from tafelrunde.games.monster_lands.box.effects import (
    Affinity,
    BuyDie,
    Choose,
    ConvertDice,
    Defense,
    DieMod,
    EquipFree,
    FameOn,
    Gain,
    HireFree,
    MineBonus,
    PriceMod,
    RecolorDie,
    Redirect,
    Reroll,
    StealDice,
    StorageMod,
    TotalMod,
    TrapDice,
)
from tafelrunde.games.monster_lands.inventory import content_of
from tafelrunde.games.monster_lands.state import Clan, Member, Path, State

STRENGTH = 0.55
MAGIC = 0.6
HAGGLE = 0.3
HAGGLE_PIP = 0.1
GOLD = 0.36
POTION = 0.5
POISON = 0.35
SHIELD = 0.45
FUTURE_DIE = 0.55
"""What a die in each later round is worth."""


class Outlook:
    """A clan's situation: whose it is, how long the game still lasts, and what things are worth in it."""

    __slots__ = (
        "_coming",
        "_due",
        "_gold",
        "_gold_after",
        "_loot",
        "_stake",
        "clan",
        "content",
        "fame",
        "last",
        "left",
        "reputation",
        "salary",
        "seat",
        "state",
        "symbols",
    )

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.content: Content = content_of(state)
        self.clan: Clan = state.clans[seat]
        content = self.content
        rounds = content.config.end.rounds - state.round
        fame = max([clan.fame for clan in state.clans])
        # Who is near the fame that ends the game will get there.
        to_go = max(0.0, (content.config.end.fame - fame) / 4.5)
        self.left: float = min(float(rounds), max(to_go, 0.3 if rounds else 0.0))
        self.last = self.left < 0.5
        self.fame: float = 1.0 + 0.06 * min(4.0, self.left)
        self.salary = content.salary(self.clan.fame)
        mercenary = content.mercenary
        symbols: dict[str | None, int] = {}
        reputation = 0
        paid = 0
        stake = 0
        for member in self.clan.members:
            card = mercenary(member.id)
            symbols[card.affinity] = symbols.get(card.affinity, 0) + 1
            reputation += card.reputation
            if not member.leader and not member.land:
                paid += 1
                stake = max(stake, card.reputation)
        for land in self.clan.lands:
            affinity = content.lands[land].affinity
            symbols[affinity] = symbols.get(affinity, 0) + 1
        self.symbols = symbols
        self.reputation = reputation
        self._due = paid * self.salary
        self._stake = stake + 0.5 + self.left * FUTURE_DIE
        self._gold_after: float | None = None
        self._coming: int | None = None
        self._gold: dict[tuple[int, int], float] = {}
        self._loot: float | None = None

    # --- gold -------------------------------------------------------------------------------------------------

    @property
    def due(self) -> int:
        """The salary of this round."""
        return self._due

    @property
    def gold_slope(self) -> float:
        """What a gold piece is worth that is not needed for the salary: what can still be bought with it."""
        if self._gold_after is None:
            self._gold_after = self._find_slope()
        return self._gold_after

    def _find_slope(self) -> float:
        if self.left >= 0.5:
            return GOLD * min(1.0, 0.6 + 0.2 * self.left)
        pool = self.clan.pool
        if self.state.phase == "deployment" and (pool.strength or pool.haggle):
            surplus = self.clan.fame - self.reputation
            return GOLD if surplus >= 2 else 0.1
        return 0.02

    def gold(self, amount: int, expected: int = 0) -> float:
        """What so much more (or less) gold is worth, after `expected` gold has come or gone."""
        known = self._gold.get((amount, expected))
        if known is None:
            have = self.clan.gold + expected + self._on_the_way()
            known = self._gold[amount, expected] = self._hoard(have + amount) - self._hoard(have)
        return known

    def _on_the_way(self) -> int:
        """Gold on assignment tiles comes home before the salary, and dice can be pawned until then."""
        if self._coming is None:
            self._coming = sum([member.gold for member in self.clan.members])
            if self.state.phase == "deployment":
                self._coming += self.clan.pool.total // 2
        return self._coming

    def hire(self, card: Mercenary, price: int, now: bool = True) -> float:
        """What hiring somebody for a price is worth, with the salary that becomes due this round."""
        have = self.clan.gold + self._on_the_way()
        before = self._hoard(have)
        due, stake = self._due, self._stake
        self._due = due + self.salary
        self._stake = max(stake, card.reputation + 0.5)
        after = self._hoard(have - price + (card.dice.total // 2 if now else 0))
        # The stake is a member the clan has got, not a gain.
        gained = (self._stake - stake) if due else self._stake
        self._due, self._stake = due, stake
        return self.recruit(card, now) + after - before - gained

    def hoard(self, gold: int) -> float:
        """What so much gold is worth against having just enough for the salary."""
        return self._hoard(gold) - (self._stake + 0.05 * self._due if self._due else 0.0)

    def _hoard(self, gold: int) -> float:
        """The worth of a hoard: the salary first, then what can be bought."""
        due = self._due
        worth = 0.0
        if due:
            worth = self._stake * max(0.0, min(1.0, gold / due))
        over = gold - due
        slope = self.gold_slope
        if over <= 0:
            return worth + 0.05 * gold
        return worth + 0.05 * due + slope * (min(over, 14) + 0.45 * max(0, min(over - 14, 16)))

    # --- members and symbols ----------------------------------------------------------------------------------

    def symbol(self, affinity: Affinity | None, change: int = 1) -> float:
        """What one more (or less) symbol of an affinity is worth, with some hope for the next steps (ML-SCO-04)."""
        if affinity is None:
            return 0.0
        have = self.symbols.get(affinity, 0)
        return self._symbols(have + change) - self._symbols(have)

    def _symbols(self, count: int) -> float:
        table = self.content.config.scoring.affinity_vp
        last = len(table) - 1
        now = table[max(0, min(count, last))]
        hope = min(0.35, 0.1 * self.left)
        return now + hope * (table[min(count + 1, last)] - now)

    def dice(self, strength: int, magic: int, haggle: int) -> float:
        return strength * STRENGTH + magic * MAGIC + haggle * (HAGGLE + 3.5 * HAGGLE_PIP)

    def recruit(self, card: Mercenary, now: bool) -> float:
        """What a new member brings: reputation, symbol, dice in this and later rounds, less its salary."""
        dice = card.dice
        worth = card.reputation + self.symbol(card.affinity)
        # Reputation uses up fame surplus that a better card might have used.
        if now:
            worth += 0.9 * self.dice(dice.strength, dice.magic, dice.haggle)
        worth += self.left * FUTURE_DIE * dice.total
        worth += _effect_worth(card.talent.effect) * (self.left + 0.6)
        if card.can_be_assigned:
            worth += 0.35 * (self.left + (0.5 if now else 0.0))
        return worth - self.left * self.salary * GOLD

    def member(self, member: Member) -> float:
        """What losing a member would cost."""
        card = self.content.mercenary(member.id)
        worth = card.reputation - self.symbol(card.affinity, -1)
        worth += self.left * (FUTURE_DIE * card.dice.total + 0.3)
        if not member.leader and not member.land:
            worth -= self.left * self.salary * GOLD
        return worth + 0.35 * len(member.equipment) * self.left

    def wound(self) -> float:
        """What a wound costs: a potion later, or a risk."""
        return 0.7 if self.left >= 0.5 else 0.0

    # --- things -----------------------------------------------------------------------------------------------

    def gain(self, gift: Gain) -> float:
        """What a reward is worth."""
        clan = self.clan
        limits = self.content.config.limits
        worth = gift.fame * self.fame
        if gift.gold:
            worth += self.gold(gift.gold)
        if gift.potion:
            worth += POTION * min(gift.potion, limits.potions - clan.potions) * self.use
        if gift.poison:
            worth += POISON * min(gift.poison, limits.poisons - clan.poisons) * self.use
        if gift.shield:
            worth += SHIELD * min(gift.shield, limits.shields - clan.shields) * self.use
        if gift.loot:
            worth += self.best_loot
        return worth + self.dice(gift.strength, gift.magic, gift.haggle)

    @property
    def use(self) -> float:
        """How likely a token is still used."""
        return 1.0 if self.left >= 0.5 else 0.5 if self.state.phase == "deployment" else 0.0

    @property
    def best_loot(self) -> float:
        """The best loot tile on display."""
        if self._loot is None:
            self._loot = max([self.loot(tile) for tile in self.state.loot_display if tile], default=0.0)
        return self._loot

    def loot(self, tile: str) -> float:
        """What a loot tile is worth."""
        effect = self.content.loot[tile].effect
        kind = type(effect)
        later = min(1.0, self.left / 2)
        if kind is Gain:
            assert isinstance(effect, Gain)
            return self.gain(effect)
        if kind is Choose:
            return max(3.0, self.gold(15))
        if kind is FameOn:
            assert isinstance(effect, FameOn)
            likely = {"defeat": 0.85, "catch": 0.7, "conquest": 0.75}[effect.event]
            return effect.value * likely * later
        if kind is HireFree:
            return 4.0 if self.left >= 0.5 or self.clan.fame - self.reputation >= 4 else 2.0
        if kind is Reroll:
            assert isinstance(effect, Reroll)
            return (1.3 if "strength" in effect.colors else 0.5) * later
        if kind is TotalMod:
            return 1.6 * later
        if kind is ConvertDice:
            return 1.1 * later
        return 0.8 * later

    def trap(self, kind: str) -> float:
        """What a trap is worth in storage, the use as a catching device aside."""
        return trap_worth(kind)


@cache
def trap_worth(kind: str) -> float:
    effect = load().traps[kind].effect
    if type(effect) is TrapDice:
        return effect.n * (0.65 if effect.color == "strength" else 0.7)
    if type(effect) is DieMod:
        return effect.value * (0.75 if effect.color == "strength" else 0.35)
    if type(effect) is TotalMod:
        return effect.value * 0.17
    if type(effect) is StealDice:
        return effect.max * 0.7
    return 0.7


@lru_cache(maxsize=1 << 12)
def talent_worth(card: str, content: Content) -> float:
    """What a talent is worth in a round."""
    return _effect_worth(content.mercenary(card).talent.effect)


@lru_cache(maxsize=1 << 12)
def equipment_worth(card: str, content: Content) -> float:
    """What a piece of equipment is worth in a round."""
    return _effect_worth(content.equipment[card].ability.effect)


@lru_cache(maxsize=1 << 12)
def _effect_worth(effect: object) -> float:
    match effect:
        case DieMod(color="strength", when="any"):
            return 1.0
        case DieMod(color="strength"):
            return 0.75
        case DieMod():
            return 0.4
        case TotalMod(value=value, when=when):
            return 0.12 * value if when == "catch" else 0.17 * value
        case Reroll(colors=colors, n=n):
            return 0.25 * n if "strength" in colors else 0.12 * n
        case Defense(n=n, vs_affinity=against):
            return 0.45 * n if len(against) == 4 else 0.25 * n
        case Gain(gold=gold, potion=potion, poison=poison, shield=shield):
            return 0.33 * gold + 0.4 * potion + 0.3 * poison + 0.4 * shield
        case Choose():
            return 0.4
        case PriceMod():
            return 0.7
        case MineBonus(gold=gold):
            return 0.28 * gold
        case FameOn():
            return 0.25
        case Redirect():
            return 0.3
        case BuyDie():
            return 0.15
        case RecolorDie():
            return 0.12
        case StorageMod():
            return 0.1
        case HireFree() | EquipFree():
            return 1.0
    return 0.3


def on_contract(state: State, seat: int) -> Path | None:
    """The clan's own path at the contract mission, if it has somebody there."""
    for path in state.missions[1].paths:
        if path.seat == seat and path.member and state.missions[1].tile:
            return path
    return None


made_from_content.append(trap_worth.cache_clear)
