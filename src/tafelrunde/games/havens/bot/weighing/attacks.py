"""What an attack is worth from every hex: whom it can hit there, what that does, and what comes back."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.havens.bot import weights
from tafelrunde.games.havens.bot.looking.foes import Foe, conditions_of
from tafelrunde.games.havens.bot.looking.outlook import Outlook
from tafelrunde.games.havens.box.abilities import Attack, Trigger
from tafelrunde.games.havens.box.conditions import CONDITIONS
from tafelrunde.games.havens.box.vocabulary import ConditionName
from tafelrunde.games.havens.rules.combat import arithmetic
from tafelrunde.games.havens.rules.combat.odds import Place, foresee
from tafelrunde.games.havens.rules.effects import elements
from tafelrunde.games.havens.state.attack import AttackAbility, base
from tafelrunde.tabletop.hexes import loose_orientations, orientations
from tafelrunde.tabletop.hexgrid import Mask, bits

LOCAL = frozenset({"per_adjacent_enemy"})
"""Bonuses that depend on where the attacker stands."""


def affliction(look: Outlook, foe: Foe, what: ConditionName) -> float:
    """What it is worth to give an enemy a condition."""
    condition = CONDITIONS[what]
    if condition.lasts == "card":
        return condition.besides
    if not foe.susceptible(look.game, what) or foe.figure.kind == "object":
        return 0.0
    turn = foe.power * (1.0 if _engaged(look, foe) else 0.35)
    match what:
        case "immobilize":
            close = min([foe.steps(look.at), *foe.friends]) <= 1
            return turn * (0.15 if close or foe.reach > 1 else 0.6)
        case "poison":
            return 0.15 * foe.worth if foe.hp > 2 else 0.0
        case "wound":
            return foe.worth * weights.HURT * min(1.5 / foe.hp, 1.0)
        case _:
            return condition.spoils * turn + condition.besides


def _engaged(look: Outlook, foe: Foe) -> bool:
    """Whether an enemy can attack somebody with its next turn."""
    return min([foe.steps(look.at), *foe.friends]) <= foe.moving + foe.reach


def harm(foe: Foe, damage: float, kill: float) -> float:
    """What it is worth to do so much damage to an enemy and to kill it with this chance."""
    return foe.worth * (weights.HURT * damage / foe.hp + weights.KILLED * kill)


class Attacks:
    """One attack ability, with what can be paid for it and with the bonuses of active cards."""

    def __init__(self, look: Outlook, printed: Attack, *, value: int | None = None, reach: int | None = None) -> None:
        self.look = look
        self.ability = ability = AttackAbility.of(printed)
        self.gained = 0.0
        """What paying for augments costs and brings besides."""
        self.reach = (printed.range or 1) if reach is None else reach
        if value is None:
            self._augment(printed)
        else:
            ability.terms = base(value)
        if ability.area and look.game.content.areas[ability.area].grey is not None:
            ability.held = True
            self.reach = 1
        self.ranged = ability.ranged
        self.disarmed = conditions_of(look.figure, "disarm")
        self._local = self._depends_on_crowd()
        self._worth: dict[tuple[int, bool, int], float] = {}
        self._at: dict[int, float] = {}
        self.foe_mask: Mask = 0
        self._by_index: dict[int, Foe] = {}
        for foe in look.targets:
            self.foe_mask |= foe.bit
            self._by_index[foe.index] = foe
        self._patterns: list[tuple[Mask, list[Foe]]] | None = None
        self.zone: Mask = 0 if self.disarmed else look.floor.within(self.foe_mask, self.reach + 4 * bool(ability.area))
        """From all other hexes nobody can be hit."""

    def _augment(self, printed: Attack) -> None:
        for augment in printed.consume:
            if elements.can_consume(self.look.game, augment.elements, None):
                self.ability.gain(augment.gain, "augment", self.look.game.edition.range_makes_ranged)
                self.gained += weights.XP * augment.gain.xp - 0.1

    def _depends_on_crowd(self) -> bool:
        """Whether it makes a difference how many enemies are beside the attacker."""
        if any(bonus.when in LOCAL for bonus in self.ability.bonus):
            return True
        cards = self.look.hero.active
        return bool(cards) and any(
            type(ability) is Trigger and ability.when in LOCAL
            for card in cards
            for ability in self.look.game.card(card.card).half(card.half).abilities
        )

    # --- one enemy --------------------------------------------------------------------------------------------

    def worth(self, foe: Foe, beside: bool = False, around: int = 0) -> float:
        """What the attack on one enemy is worth; `beside`: it stands next to the attacker."""
        key = foe.index, beside and self.ranged, around if self._local else 0
        known = self._worth.get(key)
        if known is None:
            known = self._worth[key] = self._weigh(foe, beside, around)
        return known

    def _weigh(self, foe: Foe, beside: bool, around: int) -> float:
        look = self.look
        attack = foresee(look.game, look.figure, self.ability, foe.figure, Place(beside, around)).attack
        expected = look.odds.of(attack.value, attack.mode, attack.pierce, foe.figure, foe.shield)
        total = harm(foe, *expected) + weights.XP * attack.xp
        alive = 1.0 - expected.kill
        if alive > 0.05:
            for what in attack.cond:
                total += alive * affliction(look, foe, what)
            total += alive * 0.25 * sum([*attack.pushes, *attack.pulls])
            total -= alive * self._retaliated(foe, beside or not self.ranged)
        return total

    def _retaliated(self, foe: Foe, beside: bool) -> float:
        back = arithmetic.retaliation(self.look.game.retaliates(foe.figure), 1 if beside else self.reach)
        return weights.loss(self.look.figure.hp, back) if back else 0.0

    # --- from a hex -------------------------------------------------------------------------------------------

    def at(self, index: int) -> float:
        """What the attack is worth from a hex; nothing where nobody is in reach."""
        known = self._at.get(index)
        if known is None:
            known = self._at[index] = 0.0 if self.disarmed else self._from(index)
        return known

    def _from(self, index: int) -> float:
        best = sorted(self.choices(index), key=lambda one: -one[0])
        if not best:
            return 0.0
        targets = self.ability.targets
        if self.ability.area:
            return best[0][0] + self.gained
        if targets == "moved_through":
            return 0.0
        number = len(best) if targets == "all" else targets + self.ability.add_target
        total = sum([value for value, _ in best[:number] if value > 0])
        return total + self.gained if total > 0 else 0.0

    def choices(self, index: int) -> list[tuple[float, list[Foe]]]:
        """Whom it could hit from there: single enemies, or all that an area covers."""
        if self.ability.area:
            return self._areas(index)
        look = self.look
        beside = look.floor.around(1 << index)
        reach = beside if self.reach == 1 else look.near(index, self.reach)
        found: list[tuple[float, list[Foe]]] = []
        met = reach & self.foe_mask
        if met:
            around = (beside & look.hostile).bit_count()
            for at in bits(met):
                if look.sees(index, at):
                    foe = self._by_index[at]
                    found.append((self.worth(foe, bool(beside >> at & 1), around), [foe]))
        return found

    def at_best(self, hexes: Mask) -> float:
        """No more can it be worth from one of these hexes, whether or not all enemies can be seen from one place."""
        look = self.look
        met = look.floor.within(hexes & self.zone, self.reach + 4 * bool(self.ability.area)) & self.foe_mask
        if not met or self.disarmed or self.ability.targets == "moved_through":
            return 0.0
        foes = [self._by_index[at] for at in bits(met)]
        crowd = len(look.targets)
        around = [0, crowd] if self._local else [0]
        sides = [False, True] if self.ranged else [False]
        worths = [max([self.worth(foe, beside, number) for beside in sides for number in around]) for foe in foes]
        worths = sorted([worth for worth in worths if worth > 0], reverse=True)
        if not worths:
            return 0.0
        if self.ability.area:
            number = len(look.game.content.areas[self.ability.area].red)
        elif self.ability.targets == "all":
            number = len(worths)
        else:
            number = int(self.ability.targets) + self.ability.add_target
        return max(sum(worths[:number]) + self.gained, 0.0)

    # --- areas ------------------------------------------------------------------------------------------------

    def _areas(self, index: int) -> list[tuple[float, list[Foe]]]:
        look = self.look
        if not look.near(index, self.reach + 4) & self.foe_mask:
            return []
        beside = look.floor.around(1 << index)
        visible = {at for at in bits(look.near(index, self.reach + 4) & self.foe_mask) if look.sees(index, at)}
        found: list[tuple[float, list[Foe]]] = []
        if self.ability.held:
            placements: Sequence[tuple[Mask, list[Foe]]] = self._about(index)
        else:
            near = look.near(index, self.reach)
            placements = [one for one in self._loose() if one[0] & near]
        around = (beside & look.hostile).bit_count()
        for _, foes in placements:
            hit = [foe for foe in foes if foe.index in visible]
            if hit:
                total = sum([self.worth(foe, bool(beside >> foe.index & 1), around) for foe in hit])
                found.append((total, hit))
        return found

    def _about(self, index: int) -> list[tuple[Mask, list[Foe]]]:
        """The ways to lay an area about the attacker."""
        look = self.look
        area = look.game.content.areas[self.ability.area]
        q0, r0 = area.grey or (0, 0)
        q, r = look.grid.hex(index)
        found = []
        for way in orientations(tuple((a - q0, b - r0) for a, b in area.red)):
            cells = {(q + dq, r + dr) for dq, dr in way}
            hit = [foe for foe in look.targets if look.grid.hex(foe.index) in cells]
            if hit:
                found.append((0, hit))
        return found

    def _loose(self) -> list[tuple[Mask, list[Foe]]]:
        """The ways to lay an area that hit different enemies, with the hexes of all that hit the same."""
        if self._patterns is None:
            look = self.look
            area = look.game.content.areas[self.ability.area]
            places = {look.grid.hex(foe.index): foe for foe in look.targets}
            found: dict[tuple[int, ...], tuple[Mask, list[Foe]]] = {}
            for way in loose_orientations(area.red):
                for q, r in {(eq - dq, er - dr) for eq, er in places for dq, dr in way}:
                    cells = [(q + dq, r + dr) for dq, dr in way]
                    hit = [places[cell] for cell in cells if cell in places]
                    key = tuple(sorted([foe.index for foe in hit]))
                    mask = look.floor.mask([cell for cell in cells if look.floor.holds(cell)])
                    known = found.get(key)
                    found[key] = (mask | known[0] if known is not None else mask, hit)
            self._patterns = list(found.values())
        return self._patterns
