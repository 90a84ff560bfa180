"""How a character declares an attack (GH-ATK-04 steps 1 and 2): augments, items and targets, in one question.

Nothing is revealed before all targets are known (GH-AOE-10), so the player may take the steps in any order. In some
games the targets are chosen one after another: the question comes again when an attack is over (FH-ATK-16).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Literal

from tafelrunde.games.havens.board import places
from tafelrunde.games.havens.box.abilities import Attack
from tafelrunde.games.havens.box.cards import Item
from tafelrunde.games.havens.box.vocabulary import Augment, Gain
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import items
from tafelrunde.games.havens.rules.choices import asides, asking
from tafelrunde.games.havens.rules.combat import odds, reckoning, targets
from tafelrunde.games.havens.rules.combat.targets import Placement
from tafelrunde.games.havens.rules.effects import elements, using
from tafelrunde.games.havens.state import ActiveCard, Figure, Hero
from tafelrunde.games.havens.state.attack import AttackAbility
from tafelrunde.kernel import Decision, Option, Preview, Refused, Rules

ALL = "all"
ANY = 99
"""As many targets as there are."""

Choice = Literal["area", "target", "targets", "first", "further"]


class Declaration:
    """What has been declared so far."""

    __slots__ = (
        "ability", "aim", "attacker", "augments", "chosen", "consume", "game", "harms_allies", "hero", "moved_through",
        "placed",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        hero: Hero,
        attacker: Figure,
        ability: AttackAbility,
        consume: Sequence[Augment],
        moved_through: Sequence[str],
        harms_allies: bool = False,
    ) -> None:
        self.game = game
        self.hero = hero
        self.attacker = attacker
        self.aim = targets.aim(attacker, ability)
        """The attacker where the attack is measured from (FH-LOS-03)."""
        self.ability = ability
        self.consume = consume
        self.moved_through = moved_through
        self.harms_allies = harms_allies
        self.augments = list(range(len(consume)))
        """Augments not paid for yet."""
        self.chosen: list[Figure] = []
        self.placed: Placement | None = None
        self.settle()

    def settle(self) -> None:
        """An area about the attacker makes it a melee attack (GH-AOE-02)."""
        if self.ability.area:
            self.ability.held = targets.is_held(self.game.content.areas[self.ability.area])

    @property
    def places_area(self) -> bool:
        """Whether the area must be placed first."""
        return bool(self.ability.area) and self.placed is None and not self.ability.hit

    @property
    def left(self) -> int:
        """How many single targets may still be chosen; an area counts as one target."""
        ability = self.ability
        if ability.targets == "all" or ability.targets == "moved_through":
            return ANY
        if ability.open:
            return ability.targets + ability.add_target + ability.added - bool(ability.area) - ability.singles
        singles = len(self.chosen) - (len(self.placed.targets) - 1 if self.placed is not None else 0)
        return ability.targets + ability.add_target - singles

    @property
    def choice(self) -> Choice:
        """What is chosen now, for the words of the question."""
        if self.places_area:
            return "area"
        if self.chosen or self.ability.hit:
            return "further"
        if self.left == ANY:
            return "targets"
        return "target" if self.left == 1 else "first"

    def draws_at_once(self, number: int) -> bool:
        """Whether a card is drawn as soon as so many targets are declared, and nothing is asked before."""
        ordered = number == 1 or not orders(self.hero, self.ability)
        return ordered and not reckoning.asks_for_items(self.game, self.attacker, self.ability)

    def candidates(self, farther: int = 0) -> list[Figure]:
        """The enemies that can be chosen (GH-AOE-06, GH-AOE-08)."""
        game, ability = self.game, self.ability
        if ability.targets == "moved_through":
            found = [enemy for enemy in game.targetable(self.attacker) if enemy.id in self.moved_through]
        else:
            found = targets.legal(game, self.aim, ability.reach + farther)
        return [enemy for enemy in found if enemy not in self.chosen and enemy.id not in ability.hit]

    def next_ones(self) -> list[Figure]:
        """Who can be attacked next: in the area, which stays where it is, and as many others as there may be."""
        game, ability = self.game, self.ability
        others = self.candidates() if self.left > 0 else []
        if not ability.area:
            return others
        cells, at = game.state.struck, self.aim.at
        inside = [enemy for enemy in game.targetable(self.attacker) if enemy.at in cells and game.sees(at, enemy.at)]
        return [
            *[enemy for enemy in inside if enemy.id not in ability.hit],
            *[enemy for enemy in others if enemy.at not in cells],
        ]

    def placements(self, farther: int = 0) -> list[Placement]:
        ability = self.ability
        area = self.game.content.areas[ability.area]
        reach = ability.reach + farther
        return targets.placements(self.game, self.aim, area, reach, harms_allies=self.harms_allies)

    # --- what can be added ------------------------------------------------------------------------------------

    def affordable(self) -> list[int]:
        """Augments that can be paid for (GH-ELE-05)."""
        return [
            number
            for number in self.augments
            if elements.can_consume(self.game, self.consume[number].elements, self.hero)
        ]

    def useful_items(self) -> list[Item]:
        """Items for the whole attack (GH-ITM-07); another area only before anything is chosen."""
        return [
            item
            for item in items.usable(self.game, self.hero, "attack")
            if items.fitting(item, self.ability.words)
            and not (item.gain.area and (self.chosen or self.placed is not None or self.ability.hit))
        ]

    def hopeless(self) -> bool:
        """No target is in reach, whatever is added."""
        gains = [self.consume[number].gain for number in self.affordable()]
        gains += [item.gain for item in self.useful_items()]
        farther = sum(gain.range for gain in gains) if self.ability.ranged else 0
        if self.places_area:
            return not self.placements(farther)
        return not self.candidates(farther) and not any(self._reaches(gain) for gain in gains)

    def _reaches(self, gain: Gain) -> bool:
        """Whether an area that replaces the single target would hit somebody."""
        if not gain.area:
            return False
        area = self.game.content.areas[gain.area]
        return bool(targets.placements(self.game, self.aim, area, self.ability.reach))


def orders(hero: Hero, ability: AttackAbility) -> bool:
    """Whether the player says before each attack who is next: in an area, and otherwise who wants to (GH-RUL-76)."""
    return bool(ability.area) or asking.asks(hero, asking.ORDER)


def declare(
    game: Game,
    hero: Hero,
    attacker: Figure,
    ability: AttackAbility,
    printed: Attack,
    moved_through: Sequence[str],
    harms_allies: bool = False,
) -> Rules[list[Figure]]:
    """Let the player declare the attack; an empty list: it is left out (GH-TRN-05)."""
    plan = Declaration(game, hero, attacker, ability, printed.consume, moved_through, harms_allies)
    while True:
        aims = _aims(plan)
        if not aims and (plan.chosen or plan.hopeless()):
            return plan.chosen
        options = aims + _additions(plan, bool(aims))
        if plan.chosen:
            options.append(Option("done", "done", reveals=plan.draws_at_once(len(plan.chosen))))
        else:
            options.append(Option("skip", "skip"))
        answer = yield _question(plan, options, "done" if plan.chosen else "")
        if answer == "skip":
            return []
        if answer == "done":
            return plan.chosen
        yield from _take(plan, answer)


def _question(plan: Declaration, options: Sequence[Option], default: str) -> Decision:
    ability = plan.ability
    return plan.game.ask(
        plan.hero.seat,
        "attack",
        options,
        rule="GH-ATK-04",
        args={
            "hero": plan.hero.id,
            "value": ability.value,
            "range": ability.range or 0,
            "left": plan.left,
            "choice": plan.choice,
        },
        default=default,
        why_not=partial(_why_not, plan),
        preview=partial(_preview, plan),
    )


# --- one target after another (FH-ATK-16) -----------------------------------------------------------------------


def declare_first(
    game: Game,
    hero: Hero,
    attacker: Figure,
    ability: AttackAbility,
    printed: Attack,
    moved_through: Sequence[str],
    harms_allies: bool = False,
) -> Rules[Figure | None]:
    """The first target, and where the area lies; None: the attack is left out."""
    ability.open = True
    ability.offered, ability.unpaid = printed.consume, tuple(range(len(printed.consume)))
    ability.through = tuple(moved_through)
    return (
        yield from _next_one(Declaration(game, hero, attacker, ability, printed.consume, moved_through, harms_allies))
    )


def declare_next(game: Game, attacker: Figure, ability: AttackAbility) -> Rules[Figure | None]:
    """The next target, or None: there is no other, or whoever is left is spared (FH-ATK-16, FH-AOE-11)."""
    plan = Declaration(game, game.hero(attacker), attacker, ability, ability.offered, ability.through)
    plan.augments = list(ability.unpaid)
    return (yield from _next_one(plan))


def _next_one(plan: Declaration) -> Rules[Figure | None]:
    ability = plan.ability
    while True:
        if plan.places_area:
            aims = _area_options(plan.game, plan.placements(), False)
        else:
            aims = [targets.option(enemy, reveals=plan.draws_at_once(1)) for enemy in plan.next_ones()]
        if not aims and (ability.hit or plan.hopeless()):
            return None
        options = aims + _additions(plan, bool(aims))
        options.append(Option("done", "done") if ability.hit else Option("skip", "skip"))
        answer = yield _question(plan, options, "done" if ability.hit else "")
        if isinstance(answer, Figure):
            ability.singles += not (ability.area and answer.at in plan.game.state.struck)
            return answer
        if isinstance(answer, str):
            return None
        if isinstance(answer, Placement):
            plan.placed = answer
            plan.game.state.struck = tuple(sorted(answer.cells))
        else:
            yield from _take(plan, answer)
            ability.unpaid = tuple(plan.augments)


def _aims(plan: Declaration) -> list[Option]:
    """The placements or targets that can be chosen now."""
    if plan.places_area:
        return _area_options(plan.game, plan.placements(), plan.left == 1 and plan.draws_at_once(1))
    if plan.left < 1:
        return []
    found = plan.candidates()
    last = (plan.left == 1 or len(found) == 1) and plan.draws_at_once(len(plan.chosen) + 1)
    options = [targets.option(enemy, reveals=last) for enemy in found]
    if len(found) > 1 and not plan.chosen and plan.left >= len(found):
        names = tuple(enemy.id for enemy in found)
        options.insert(0, Option("targets:all", ALL, args={"targets": names}, reveals=plan.draws_at_once(len(found))))
    return options


def _area_options(game: Game, found: Sequence[Placement], draws_at_once: bool) -> list[Option]:
    """Each choice by whom it hits, on a hex of its own as far as there are enough."""
    taken: set[str] = set()
    options = []
    for placement in found:
        names = tuple(enemy.id for enemy in placement.targets)
        spots = [places.spot(enemy.at) for enemy in placement.targets]
        spots += sorted(places.spot(cell) for cell in placement.cells if game.ground.grid.holds(cell))
        on = next((spot for spot in spots if spot not in taken), spots[0])
        taken.add(on)
        word = f"area:{'+'.join(names)}"
        if placement.allies:
            word += f"!{'+'.join(placement.allies)}"
        args = {"targets": names, "allies": placement.allies}
        area = (
            *[f"figure:{name}" for name in names],
            *[f"hex:{places.spot(cell)}" for cell in sorted(placement.cells)],
        )
        draws = draws_at_once and len(names) == 1
        options.append(Option(word, placement, f"hex:{on}", args, reveals=draws, area=area))
    return options


def _additions(plan: Declaration, aims: bool) -> list[Option]:
    """Augments and items; without a target in reach only those that reach farther."""
    consume = plan.consume
    options = [
        elements.augment_option(number, consume[number])
        for number in plan.affordable()
        if aims or consume[number].gain.range or consume[number].gain.area
    ]
    options += items.options([item for item in plan.useful_items() if aims or item.gain.range or item.gain.area])
    if aims and not plan.chosen and not plan.ability.hit:
        # Items of the turn can be used in the middle of an ability too (GH-ITM-06), and bonuses ended (GH-ACT-07).
        options += asides.options(plan.game, plan.hero)
    return options


def _take(plan: Declaration, answer: Figure | Placement | asides.Aside | int | str) -> Rules[None]:
    """Carry out one answer."""
    game, hero, ability = plan.game, plan.hero, plan.ability
    if isinstance(answer, Figure):
        plan.chosen.append(answer)
    elif isinstance(answer, Placement):
        plan.placed = answer
        plan.chosen.extend(answer.targets)
        game.state.struck = tuple(sorted(answer.cells))
    elif isinstance(answer, ActiveCard) or (isinstance(answer, Item) and answer.when == "turn"):
        yield from asides.take(game, hero, answer)
    elif isinstance(answer, Item):
        ability.gain(
            (yield from using.use(game, hero, answer.id)), f"item:{answer.id}", game.edition.range_makes_ranged
        )
        plan.settle()
    elif answer == ALL:
        plan.chosen.extend(plan.candidates())
    elif isinstance(answer, int):
        plan.augments.remove(answer)
        augment = plan.consume[answer]
        paid = yield from elements.pay(game, hero, augment)
        ability.gain(paid, f"element:{augment.elements[0]}", game.edition.range_makes_ranged)
        plan.settle()


def _why_not(plan: Declaration) -> list[Refused]:
    """Enemies that can't be chosen, elements and items that can't be used."""
    game, ability = plan.game, plan.ability
    refused: list[Refused] = []
    if not plan.places_area and ability.targets != "moved_through":
        taken = [*ability.hit, *[enemy.id for enemy in plan.chosen]]
        refused += targets.refused(game, plan.attacker, ability.reach, taken)
    affordable = plan.affordable()
    for number in plan.augments:
        if number not in affordable:
            symbols = plan.consume[number].elements
            refused.append(Refused(f"augment:{number}", "element_inert", "GH-ELE-05", args={"elements": symbols}))
    for item in items.usable(game, plan.hero, "attack"):
        if not items.fitting(item, ability.words):
            refused.append(Refused(f"item:{item.id}", "item_does_not_fit", "GH-ITM-06", on=f"item:{item.id}"))
    return refused


def _preview(plan: Declaration, option: Option) -> Preview:
    """The hexes an area would cover and what the attack may do to its targets."""
    value = option.value
    if isinstance(value, Placement):
        hexes = tuple(f"hex:{places.spot(cell)}" for cell in sorted(value.cells))
        return _foreseen(plan, hexes, value.targets)
    if isinstance(value, Figure):
        return _foreseen(plan, (f"figure:{value.id}",), (value,))
    return Preview()


def _foreseen(plan: Declaration, area: tuple[str, ...], targets: Sequence[Figure]) -> Preview:
    attack = plan.game, plan.attacker, plan.ability, targets
    return Preview(area=area, lines=odds.lines(*attack), short=odds.short(*attack))
