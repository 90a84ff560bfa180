"""Whoever acts by the monster rules: a monster, a summon (GH-SUM-06) or an allied figure (GH-SPC-04).

What its card, its base values and the elements that it consumes come to this turn (GH-MAT-01, GH-ELE-10).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from typing import NamedTuple

from msgspec import Struct

from tafelrunde.games.havens.box.formula import Formula
from tafelrunde.games.havens.box.monster_abilities import (
    MonsterAbility,
    MonsterAttack,
    MonsterConsume,
    MonsterHeal,
    MonsterMove,
    MonsterPull,
)
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Gain, Symbol
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.effects import conditions, elements, heal
from tafelrunde.games.havens.rules.monsters import boss
from tafelrunde.games.havens.state import Bonus, Figure
from tafelrunde.games.havens.state.attack import AttackAbility
from tafelrunde.games.havens.state.progress import CreatureTurn
from tafelrunde.kernel import PARTY, Rules

ALWAYS: tuple[MonsterAbility, ...] = (MonsterMove(), MonsterAttack())
"""The card of a summon: Move +0, Attack +0 (GH-SUM-06)."""


class Augment(NamedTuple):
    """Something on the card that elements pay for (GH-ELE-10)."""

    ability: int
    """The ability that gains; -1: all of them."""
    elements: tuple[Symbol, ...]
    gain: Gain


def augments(abilities: tuple[MonsterAbility, ...]) -> list[Augment]:
    """All augments of a card in printed order; their places in this list are what `state.boons` remembers."""
    found = []
    for number, ability in enumerate(abilities):
        if type(ability) is MonsterConsume:
            found.append(Augment(-1, ability.elements, ability.gain))
        elif type(ability) is MonsterAttack and ability.consume:
            found += [Augment(number, augment.elements, augment.gain) for augment in ability.consume]
    return found


class Aim(Struct, frozen=True, gc=False):
    """Whom an attack of a card can reach."""

    range: int | None
    targets: int
    area: str
    held: bool
    """The area lies about the own hex."""


class Profile(Struct, frozen=True, gc=False):
    """Base values and what it may do this turn."""

    move: int | None
    """None: it has no move (GH-SUM-13)."""
    attack: int
    range: int | None
    """None: melee (GH-DAT-20)."""
    traits: Traits
    abilities: tuple[MonsterAbility, ...]
    augments: Sequence[Augment]
    fixed: bool = True
    """The abilities stay the same for the whole turn, whatever happens in it."""
    aims: dict[int, Aim] = {}
    """What is known of its attacks without augments, by their place on the card."""
    attacks: dict[int, AttackAbility] = {}


def profile(game: Game, figure: Figure) -> Profile:
    """The values of a figure, and the abilities of its card this round; a monster without a card has none."""
    match figure.kind:
        case "monster":
            return _of_monster(game, figure)
        case "summon":
            summon = game.summon_stats(figure)
            abilities = ALWAYS if summon.abilities is None else summon.abilities
            own, abilities = _own_attack(summon.attack, abilities)
            own_value = game.number(own)
            return Profile(summon.move, own_value, summon.range, summon.traits, abilities, augments(abilities))
        case "ally":
            ally = game.ally_stats(figure)
            return Profile(ally.move, ally.attack, ally.range, ally.traits, ally.abilities, augments(ally.abilities))
        case _:
            return Profile(None, 0, None, game.traits(figure), (), ())


def _of_monster(game: Game, figure: Figure) -> Profile:
    """What it is by its stat card and the card of its deck; the same for all of a type and rank while that lies there.

    Only a special action may change with the first door that opens (GH-RUL-42).
    """
    state, edition, digest = game.state, game.edition, game.content.digest
    deck = state.decks.get(game.content.monsters[figure.type].deck)
    key = (
        edition, digest, figure.type, figure.rank, "" if deck is None else deck.card, state.level, state.adjusted,
        len(state.heroes),
    )  # fmt: skip
    known = _known.get(key)
    if known is not None:
        return known
    stats = game.stats(figure)
    card = game.monster_card(figure.type)
    printed = card.abilities if card is not None else ()
    abilities = boss.spelled_out(game, figure, printed)
    fixed = abilities is printed
    attack, abilities = _own_attack(stats.attack, abilities)
    more = augments(abilities)
    found = Profile(stats.move, game.number(attack), stats.range, stats.traits, abilities, more, fixed)
    if fixed and digest:
        if len(_known) >= _MOST:
            _known.clear()
        _known[key] = found
    return found


_known: dict[tuple[object, ...], Profile] = {}
_MOST = 512


def _own_attack(
    base: Formula | None, abilities: tuple[MonsterAbility, ...]
) -> tuple[Formula, tuple[MonsterAbility, ...]]:
    """Whoever has no attack of its own does nothing with the attacks of its card (FH-MON-07, FH-SUM-05)."""
    if base is not None:
        return base, abilities
    return 0, tuple([ability for ability in abilities if type(ability) is not MonsterAttack])


NOTHING = Gain()


def _together(gains: list[Gain]) -> Gain:
    """What several augments add to an attack."""
    return Gain(
        attack=sum([gain.attack for gain in gains]),
        range=sum([gain.range for gain in gains]),
        pierce=sum([gain.pierce for gain in gains]),
        push=sum([gain.push for gain in gains]),
        pull=sum([gain.pull for gain in gains]),
        cond=tuple([what for gain in gains for what in gain.cond]),
        add_target=sum([gain.add_target for gain in gains]),
        area=next((gain.area for gain in gains if gain.area), ""),
        advantage=any(gain.advantage for gain in gains),
    )


class Creature:
    """Whoever takes a turn by the monster rules: what it can do, and the turn itself with what it has decided."""

    __slots__ = ("boons", "figure", "profile", "seat", "turn")

    def __init__(self, game: Game, figure: Figure, turn: CreatureTurn) -> None:
        self.figure = figure
        self.profile = profile(game, figure)
        self.seat = game.chooser(figure)
        self.turn = turn
        self.boons = paid_for(game, self)
        """Augments that have been paid for."""

    def gains(self, number: int) -> list[Gain]:
        """What augments add to an ability."""
        return [boon.gain for boon in self.boons if boon.ability in (number, -1)] if self.boons else []

    def gain(self, number: int) -> Gain:
        """The same together, for an attack."""
        return _together(self.gains(number)) if self.boons else NOTHING

    def points(self, number: int, ability: MonsterMove) -> int:
        """The movement points of a move: the base value with the card's, at least 0 (GH-MMV-01)."""
        gained = sum([gain.move for gain in self.gains(number)]) if self.boons else 0
        return max(0, (self.profile.move or 0) + ability.mod + gained)

    def jumps(self) -> bool:
        """Whether its way is a jump: by the first move of the card (GH-MMV-14)."""
        for number, ability in enumerate(self.profile.abilities):
            if type(ability) is MonsterMove:
                return ability.jump or (bool(self.boons) and any(gain.jump for gain in self.gains(number)))
        return False

    def next_attack(self, number: int) -> int | None:
        """The first attack from that place of the card on."""
        abilities = self.profile.abilities
        for place in range(number, len(abilities)):
            if type(abilities[place]) is MonsterAttack:
                return place
        return None

    def last_attack(self) -> int | None:
        """The last attack of the card."""
        abilities = self.profile.abilities
        return next((n for n in reversed(range(len(abilities))) if type(abilities[n]) is MonsterAttack), None)

    def aim(self, game: Game, number: int) -> Aim:
        """How far an attack of the card reaches and how many it hits, with augments (GH-MAT-01, GH-AOE-02)."""
        if self.boons:
            return self._aim(game, number)
        aims = self.profile.aims
        if number not in aims:
            aims[number] = self._aim(game, number)
        return aims[number]

    def _aim(self, game: Game, number: int) -> Aim:
        ability = self._printed(number)
        gain = self.gain(number)
        reach, traits = self.profile.range, self.profile.traits
        area = gain.area or ability.area
        held = bool(area) and game.content.areas[area].grey is not None
        if held:
            # A pattern about the own hex is melee, whatever the range (GH-AOE-02).
            reach = None
        elif ability.range is not None or reach is not None or (gain.range and game.edition.range_makes_ranged):
            reach = max(1, ability.range or (reach or 1) + ability.range_mod) + gain.range
        targets = game.edition.monster_targets(traits.targets, ability.targets) + gain.add_target
        return Aim(reach, targets, area, held)

    def attack(self, game: Game, number: int) -> AttackAbility:
        """An attack of the card: base value, card, traits and augments together (GH-MAT-01, GH-MAT-04, GH-DAT-21)."""
        if self.boons:
            return self._attack(game, number)
        attacks = self.profile.attacks
        if number not in attacks:
            attacks[number] = self._attack(game, number)
        return copy(attacks[number])

    def _attack(self, game: Game, number: int) -> AttackAbility:
        ability = self._printed(number)
        base, traits = self.profile.attack, self.profile.traits
        gain = self.gain(number)
        aim = self.aim(game, number)
        value = base + ability.mod + gain.attack
        terms = [("base", base), ("card", ability.mod), ("augment", gain.attack), ("no_less_than_zero", max(0, -value))]
        push = ability.push + gain.push
        pull = ability.pull + gain.pull
        return AttackAbility(
            terms=tuple([term for term in terms if term[1] or term[0] == "base"]),
            range=aim.range,
            targets=aim.targets,
            area=aim.area,
            held=aim.held,
            pierce=traits.pierce + ability.pierce + gain.pierce,
            pushes=(push,) if push else (),
            pulls=(pull,) if pull else (),
            cond=tuple(dict.fromkeys([*ability.cond, *traits.cond, *gain.cond])),
            advantage=traits.advantage or gain.advantage,
            bonus=ability.bonus,
        )

    def _printed(self, number: int) -> MonsterAttack:
        ability = self.profile.abilities[number]
        assert type(ability) is MonsterAttack
        return ability

    def depends_on_focus(self, number: int) -> bool:
        """Whether an ability from that place on makes a difference by who is the focus."""
        return any(
            type(ability) in (MonsterMove, MonsterAttack, MonsterPull) or getattr(ability, "who", "") == "enemy"
            for ability in self.profile.abilities[number:]
        )


# --- elements (GH-ELE-10 … GH-ELE-13) -------------------------------------------------------------------------


def expected(game: Game, creature: Creature) -> list[Augment]:
    """What is paid for, or could be paid for if the turn were now; for previews."""
    kin = kin_of(game, creature.figure)
    paid, passed, own = game.state.boons.get(kin, ()), game.state.passed.get(kin, ()), _own(game, creature.figure)
    return [
        augment
        for number, augment in enumerate(creature.profile.augments)
        if number in paid or (number not in passed and elements.can_consume(game, augment.elements, without=own))
    ]


def kin_of(game: Game, figure: Figure) -> str:
    """Who has what one of them consumes: its type, or its group as far as it was there by then (FH-MEL-03, -04)."""
    group = group_of(game, figure)
    return f"{group}:{figure.late}" if figure.late else group


def group_of(game: Game, figure: Figure) -> str:
    """Monsters that infuse together: of one type, or of one deck (GH-ELE-12, FH-MEL-02)."""
    if figure.kind == "monster" and game.edition.elements_by_group:
        return game.monster(figure).deck
    return figure.type


def _own(game: Game, figure: Figure) -> tuple[str, ...]:
    """What monsters can't consume in a round because they infused it (GH-ELE-13)."""
    return () if game.edition.elements_by_group else game.state.kindled.get(figure.type, ())


def paid_for(game: Game, creature: Creature) -> list[Augment]:
    """What has been paid for is known by the type (GH-ELE-10)."""
    if not game.state.boons:
        return []
    paid = game.state.boons.get(kin_of(game, creature.figure))
    if not paid:
        return []
    return [augment for number, augment in enumerate(creature.profile.augments) if number in paid]


def consume(game: Game, creature: Creature, able: Callable[[Augment], bool]) -> Rules[None]:
    """Monsters consume whenever they can; what one has paid for, all of its type have this round (GH-ELE-10).

    Not what the type itself infused this round (GH-ELE-13). Of any element the party chooses (GH-ELE-11). In some
    games a group consumes only when the first of it that is `able` to use it begins its turn (FH-MEL-03, FH-MEL-06).
    """
    state, kin, own = game.state, kin_of(game, creature.figure), _own(game, creature.figure)
    paid, passed = state.boons.get(kin, ()), state.passed.get(kin, ())
    for number, augment in enumerate(creature.profile.augments):
        if number in paid or number in passed or not able(augment):
            continue
        if elements.can_consume(game, augment.elements, without=own):
            yield from elements.consume(game, augment.elements, PARTY, without=own)
            paid = state.boons[kin] = (*paid, number)
        elif game.edition.elements_by_group:
            passed = state.passed[kin] = (*passed, number)
    creature.boons = paid_for(game, creature)


def infuse(game: Game, creature: Creature, symbols: Iterable[Symbol]) -> Rules[None]:
    """A creature that takes its turn infuses, whether its attack finds a target or not (GH-ELE-12).

    Its type can't consume that in this round (GH-ELE-13). In some games it waits for the last of its group (FH-MEL-02).
    """
    if game.edition.elements_by_group and creature.figure.kind == "monster":
        group = group_of(game, creature.figure)
        waiting = game.state.kindled.get(group, ())
        game.state.kindled[group] = (*waiting, *[symbol for symbol in symbols if symbol not in waiting])
        return
    before = len(game.state.infused)
    for symbol in symbols:
        yield from elements.infuse(game, (symbol,), creature.seat)
    own = game.state.kindled.get(creature.figure.type, ())
    new = tuple(element for element in game.state.infused[before:] if element not in own)
    if new:
        game.state.kindled[creature.figure.type] = own + new


def infuse_as_groups(game: Game) -> Rules[None]:
    """Groups of which nobody is left to act infuse what their cards say (FH-MEL-02); the party chooses (FH-MEL-05)."""
    state = game.state
    acting = {group_of(game, one) for one in state.figures if one.kind == "monster" and not one.acted}
    for group in [group for group in state.kindled if group not in acting]:
        symbols = state.kindled.pop(group)
        yield from elements.infuse(game, symbols, PARTY)  # type: ignore[arg-type]
    elements.end_of_turn(game)


def own_gains(game: Game, creature: Creature, ability: int) -> Rules[None]:
    """What augments of an ability (-1: of the whole card) give the creature itself."""
    figure = creature.figure
    for boon in creature.boons:
        if boon.ability != ability or not game.on_map(figure):
            continue
        gain = boon.gain
        for what in gain.own_cond:
            yield from conditions.give(game, figure, what, by=figure.id)
        if gain.infuse:
            yield from infuse(game, creature, gain.infuse)
        add_bonus(game, figure, gain.shield, gain.retaliate)
        if ability == -1 and gain.heal and not any(type(one) is MonsterHeal for one in creature.profile.abilities):
            yield from heal.heal(game, figure, gain.heal, "GH-ELE-10")


def add_bonus(game: Game, figure: Figure, shield: int, retaliate: int, reach: int = 1) -> None:
    """A shield or retaliate until the end of the round."""
    if not shield and not retaliate:
        return
    figure.bonuses = (*figure.bonuses, Bonus("", shield=shield, retaliate=retaliate, range=reach))
    if shield:
        game.tell("shield", "GH-MAB-06", figure=figure.id, n=shield)
    if retaliate:
        game.tell("retaliate", "GH-MAB-06", figure=figure.id, n=retaliate, range=reach)
