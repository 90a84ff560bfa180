"""What follows the damage of one attack (GH-ATK-04 steps h and i): effects, conditions, retaliate."""

from __future__ import annotations

from tafelrunde.games.havens.box.conditions import CARDS, HARMFUL
from tafelrunde.games.havens.box.vocabulary import ConditionName
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.choices import asking
from tafelrunde.games.havens.rules.combat import targets
from tafelrunde.games.havens.rules.combat.ability import Strike
from tafelrunde.games.havens.rules.combat.single import Blow
from tafelrunde.games.havens.rules.effects import conditions, damage, elements, heal
from tafelrunde.games.havens.rules.map import forced
from tafelrunde.games.havens.state import Bonus
from tafelrunde.kernel import Option, Rules

MODIFIER = "modifier"
"""The source of a shield that a modifier card gave."""


def ability_effects(game: Game, strike: Strike) -> Rules[None]:
    """Step 5: infusions of the ability, and what augments of it do to the attacker itself."""
    attacker = strike.attacker
    if strike.infuse:
        yield from elements.infuse(game, strike.infuse, game.chooser(attacker))
    if strike.heal:
        yield from heal.heal(game, attacker, strike.heal)
    if strike.own_shield:
        attacker.bonuses = (*attacker.bonuses, Bonus(strike.card, shield=strike.own_shield))
        game.tell("shield", "GH-SHD-01", figure=attacker.id, n=strike.own_shield)
    if strike.own_retaliate:
        attacker.bonuses = (*attacker.bonuses, Bonus(strike.card, retaliate=strike.own_retaliate))
        game.tell("retaliate", "GH-RET-01", figure=attacker.id, n=strike.own_retaliate, range=1)
    for condition in strike.own_cond:
        yield from conditions.give(game, attacker, condition, by=attacker.id)


def own_effects(game: Game, blow: Blow) -> Rules[None]:
    """What the attack does to the attacker itself: infusions, a heal, a shield, a condition (GH-MOD-04, GH-MOD-12)."""
    attacker = blow.attacker
    if blow.infuse:
        yield from elements.infuse(game, blow.infuse, game.chooser(attacker))
    if blow.heal:
        yield from heal.heal(game, attacker, blow.heal, "GH-MOD-12")
    if blow.own_shield:
        attacker.bonuses = (*attacker.bonuses, Bonus(MODIFIER, shield=blow.own_shield))
        game.tell("shield", "GH-MOD-12", figure=attacker.id, n=blow.own_shield)
    # What harms the attacker itself can't be left out (GH-TRN-05).
    harm = [condition for condition in blow.own_cond if condition in HARMFUL]
    good = [condition for condition in blow.own_cond if condition not in HARMFUL]
    for condition in [*harm, *(yield from _wanted(game, blow, good, "own_effects"))]:
        yield from conditions.give(game, attacker, condition, by=attacker.id)


def effects(game: Game, blow: Blow) -> Rules[None]:
    """The conditions for the target (GH-EFF-01, GH-ATK-10).

    They come before pushes and pulls: a figure that is pushed into a trap and dies loses nothing by having had them.
    """
    attacker, target = blow.attacker, blow.target
    for condition in (yield from _wanted(game, blow, blow.cond, "effects")):
        yield from conditions.give(game, target, condition, by=attacker.id)
        if not targets.there(game, target):
            return


def _wanted(game: Game, blow: Blow, what: list[ConditionName], question: str) -> Rules[list[ConditionName]]:
    """The effects of an attack are optional for a character who wants to be asked, not for others (GH-EFF-02)."""
    attacker = blow.attacker
    left = [condition for place, condition in enumerate(what) if _counts(what, place)]
    if attacker.kind != "hero":
        return left
    figure = blow.target if question == "effects" else attacker
    left = [condition for condition in left if not conditions.immune(game, figure, condition)]
    asked = asking.asks(game.hero(attacker), asking.PARTS)
    while left and asked:
        options = [Option("apply", None)]
        options += [Option(f"leave:{name}", name, args={"condition": name}) for name in dict.fromkeys(left)]
        declined: ConditionName | None = yield game.ask(
            game.hero(attacker).seat,
            question,
            options,
            rule="GH-EFF-02",
            args={"hero": attacker.id, "figure": figure.id, "conditions": tuple(left)},
            default="apply",
        )
        if declined is None:
            break
        left.remove(declined)
    return left


def _counts(what: list[ConditionName], place: int) -> bool:
    """A condition twice is one (GH-CON-02), but every bless and curse is a card of its own."""
    return what[place] in CARDS or what[place] not in what[:place]


def move(game: Game, blow: Blow) -> Rules[None]:
    """Every push and pull by itself (GH-EFF-10), in the attacker's order (GH-ATK-11)."""
    attacker, target = blow.attacker, blow.target
    seat = game.chooser(attacker)
    left = [*[("push", n) for n in blow.pushes], *[("pull", n) for n in blow.pulls]]
    while left and targets.there(game, target) and targets.there(game, attacker):
        chosen = left[0]
        if attacker.kind == "hero" and len(set(left)) > 1:
            options = [Option(f"{way}:{n}", (way, n), args={"n": n}) for way, n in dict.fromkeys(left)]
            asked = {"hero": attacker.id, "figure": target.id}
            chosen = yield game.ask(seat, "next_effect", options, rule="GH-ATK-11", args=asked)
        left.remove(chosen)
        move = forced.push if chosen[0] == "push" else forced.pull
        yield from move(game, attacker, target, chosen[1], seat)


def retaliate(game: Game, blow: Blow) -> Rules[None]:
    """The target strikes back after the attack and all its effects, each bonus by its own range (GH-RET-01 … 04)."""
    attacker, target = blow.attacker, blow.target
    bonuses = [*game.retaliates(target)]
    if blow.retaliate:
        bonuses.append((blow.retaliate, 1))
    if not bonuses or not game.sees(target.at, attacker.at):
        return
    distance = game.range(target.at, attacker.at)
    amount = sum([number for number, reach in bonuses if distance <= reach])
    if amount:
        game.tell("retaliates", "GH-RET-01", figure=target.id, target=attacker.id, amount=amount)
        yield from damage.suffer(game, attacker, amount, by=target.id, cause="retaliate", rule="GH-RET-01")
