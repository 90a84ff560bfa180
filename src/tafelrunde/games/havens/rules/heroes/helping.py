"""How characters help: heals, shields, retaliate (GH-HEA, GH-SHD, GH-RET)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.havens.box.abilities import (
    Guard,
    Heal,
    Retaliate,
    Shield,
)
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import shadows
from tafelrunde.games.havens.rules.choices import reaching
from tafelrunde.games.havens.rules.effects import conditions, elements, heal, using
from tafelrunde.games.havens.state import Bonus, Figure
from tafelrunde.kernel import Rules

if TYPE_CHECKING:
    from tafelrunde.games.havens.rules.heroes.deed import Deed


def give_heal(game: Game, deed: Deed, ability: Heal) -> Rules[bool]:
    """Oneself, oneself or one ally in range, or all of them (GH-HEA-01, GH-HEA-02, GH-HEA-04)."""
    hero, figure = deed.hero, deed.figure
    targets = [figure]
    if ability.origin:
        targets = yield from _from_shadow(game, deed, ability)
        if not targets:
            return False
    elif ability.range is not None and not ability.on_self:
        targets += reaching.reached(game, figure, ability.range, reaching.allies(game, figure))
    if ability.who == "allies" or (len(targets) == 1 and targets[0] is figure):
        if not (yield from deed.wanted(game, "heal", "GH-HEA-01", {"n": ability.n})):
            return False
    else:
        targets = yield from deed.choose_figures(game, "heal", targets, ability.targets, "GH-HEA-02", {"n": ability.n})
        if not targets:
            return False
    gains = yield from elements.augments(game, hero, ability.consume)
    gains += yield from using.offer(game, hero, "heal")
    amount = ability.n + sum([gain.heal for gain in gains])
    given = [*ability.cond, *[condition for gain in gains for condition in gain.cond]]
    for target in targets:
        yield from heal.heal(game, target, amount)
        for condition in given:
            yield from conditions.give(game, target, condition, by=figure.id)
    for gain in gains:
        if gain.infuse:
            yield from elements.infuse(game, gain.infuse, hero.seat)
    if ability.infuse:
        yield from elements.infuse(game, ability.infuse, hero.seat)
    return True


def _from_shadow(game: Game, deed: Deed, ability: Heal) -> Rules[list[Figure]]:
    """Whom a heal from a shadow reaches: the character itself only if it is in range of it (FH-CLS-07)."""
    mine = [deed.figure, *reaching.allies(game, deed.figure)]
    found = {
        aim.at: there
        for aim in shadows.aims(deed.hero, deed.figure, ability.origin)
        if (there := reaching.reached(game, aim, ability.range, mine))
    }
    at = yield from deed.choose_shadow(game, list(found))
    return [] if at is None else found[at]


def give_shield(game: Game, deed: Deed, ability: Shield) -> Rules[bool]:
    """A shield as long as the card is active (GH-SHD-01)."""
    targets = yield from _beneficiaries(game, deed, ability, "shield", "GH-SHD-01")
    for target in targets:
        _bless(target, Bonus(deed.source, shield=ability.n, lasts=deed.lasts))
        game.tell("shield", "GH-SHD-01", figure=target.id, n=ability.n)
        yield from conditions.give_all(game, target, ability.cond, deed.figure.id)
    return bool(targets)


def give_retaliate(game: Game, deed: Deed, ability: Retaliate) -> Rules[bool]:
    """Retaliate as long as the card is active (GH-RET-01)."""
    targets = yield from _beneficiaries(game, deed, ability, "retaliate", "GH-RET-01")
    for target in targets:
        _bless(target, Bonus(deed.source, retaliate=ability.n, range=ability.reach, lasts=deed.lasts))
        game.tell("retaliate", "GH-RET-01", figure=target.id, n=ability.n, range=ability.reach)
        yield from conditions.give_all(game, target, ability.cond, deed.figure.id)
    return bool(targets)


def give_guard(game: Game, deed: Deed, ability: Guard) -> Rules[bool]:
    """Attacks on the character have disadvantage until the end of the round."""
    if not (yield from deed.wanted(game, "guard", "GH-ADV-13")):
        return False
    _bless(deed.figure, Bonus(deed.source, guard=True))
    game.tell("guard", "GH-ADV-13", figure=deed.figure.id)
    return True


def _bless(figure: Figure, bonus: Bonus) -> None:
    figure.bonuses = (*figure.bonuses, bonus)


def _beneficiaries(game: Game, deed: Deed, ability: Shield | Retaliate, what: str, rule: str) -> Rules[list[Figure]]:
    targets = reaching.beneficiaries(game, deed.figure, ability.who, ability.range)
    if ability.who == "ally":
        target = yield from deed.choose_figure(game, what, targets, rule, {"n": ability.n})
        return [] if target is None else [target]
    return targets if (yield from deed.wanted(game, what, rule, {"n": ability.n})) else []
