"""What follows once the damage of a single attack is known (GH-ATK-04 steps 3f to 3i), and after all of them (5)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.havens.box.conditions import CARDS, HARMFUL
from tafelrunde.games.havens.box.vocabulary import ConditionName
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import pace
from tafelrunde.games.havens.rules.choices import asking
from tafelrunde.games.havens.rules.combat import arithmetic
from tafelrunde.games.havens.rules.combat.targets import Duel
from tafelrunde.games.havens.rules.effects import conditions, damage, elements, heal
from tafelrunde.games.havens.rules.map import forced
from tafelrunde.games.havens.state import Bonus, Figure, Hero
from tafelrunde.games.havens.state.attack import AttackAbility
from tafelrunde.kernel import Option, Rules

MODIFIER = "modifier"
"""The source of a shield that a modifier card gave."""


# --- f, g: the damage -----------------------------------------------------------------------------------------


def deal(game: Game, duel: Duel) -> Rules[int] | None:
    """The target suffers the damage and may be gone then (GH-DMG-01, GH-ATK-09)."""
    amount = duel.attack.damage
    if not amount:
        return None
    return damage.suffer(game, duel.target, amount, by=duel.attacker.id, cause="attack", rule="GH-ATK-04")


# --- h: effects and conditions --------------------------------------------------------------------------------


def own_effects(game: Game, duel: Duel) -> Rules[None] | None:
    """What the attack does to the attacker itself, unless it waits for retaliate."""
    waits = game.edition.abilities_after_attack
    return _for_attacker(game, duel) if duel.attack.for_attacker and not waits else None


def own_abilities(game: Game, duel: Duel) -> Rules[None] | None:
    """The same where it comes when the attack is over, retaliate included (FH-ATK-13)."""
    waited = game.edition.abilities_after_attack
    return _for_attacker(game, duel) if duel.attack.for_attacker and waited else None


def _for_attacker(game: Game, duel: Duel) -> Rules[None]:
    """Infusions, a heal, a shield, a condition (GH-MOD-04, GH-MOD-12).

    Tokens of a class are for the character to whom the deck belongs, whoever drew the card (FH-AMD-05).
    """
    attacker, attack = duel.attacker, duel.attack
    if attack.tokens and (owner := game.owner(attacker)) is not None:
        pace.gain(game, owner, attack.tokens)
    if not game.on_map(attacker):
        return
    if attack.infuse:
        yield from elements.infuse(game, attack.infuse, game.chooser(attacker))
    if attack.heal:
        yield from heal.heal(game, attacker, attack.heal, "GH-MOD-12")
    if attack.own_shield:
        attacker.bonuses = (*attacker.bonuses, Bonus(MODIFIER, shield=attack.own_shield))
        game.tell("shield", "GH-MOD-12", figure=attacker.id, n=attack.own_shield)
    if attack.own_cond:
        # What harms the attacker itself can't be left out (GH-TRN-05).
        harm = [condition for condition in attack.own_cond if condition in HARMFUL]
        good = [condition for condition in attack.own_cond if condition not in HARMFUL]
        hero = _decider(game, attacker)
        for condition in [*harm, *(yield from _wanted(game, hero, attacker, good, "own_effects"))]:
            yield from conditions.give(game, attacker, condition, by=attacker.id)


def afflict(game: Game, duel: Duel) -> Rules[None] | None:
    """The conditions for the target (GH-EFF-01, GH-ATK-10).

    They come before pushes and pulls: a figure that is pushed into a trap and dies loses nothing by having had them.
    """
    there = duel.attack.cond and game.on_map(duel.target) and game.on_map(duel.attacker)
    return _conditions(game, duel) if there else None


def _conditions(game: Game, duel: Duel) -> Rules[None]:
    attacker, target, attack = duel.attacker, duel.target, duel.attack
    sure, more = attack.cond[: attack.settled], attack.cond[attack.settled :]
    more = tuple([condition for condition in more if condition in CARDS or condition not in sure])
    for condition in [*sure, *(yield from _wanted(game, _decider(game, attacker), target, more, "effects"))]:
        yield from conditions.give(game, target, condition, by=attacker.id)
        if not game.on_map(target):
            return


def choose_effects(game: Game, duel: Duel) -> Rules[None] | None:
    """In some games what the ability itself gives is decided before the draw, for each target anew (FH-ATK-12)."""
    return _settle_effects(game, duel) if duel.attack.cond and game.edition.effects_before_draw else None


def _settle_effects(game: Game, duel: Duel) -> Rules[None]:
    attack = duel.attack
    hero = game.hero(duel.attacker) if duel.attacker.kind == "hero" else None
    attack.cond = tuple((yield from _wanted(game, hero, duel.target, attack.cond, "effects")))
    attack.settled = len(attack.cond)


def _decider(game: Game, attacker: Figure) -> Hero | None:
    """Who decides about effects: a character, in some games also for a summon that draws its cards (FH-AMD-04)."""
    return game.owner(attacker) if attacker.kind == "hero" or game.edition.effects_before_draw else None


def _wanted(
    game: Game, hero: Hero | None, figure: Figure, what: Sequence[ConditionName], question: str
) -> Rules[list[ConditionName]]:
    """The effects of an attack are optional for a character who wants to be asked, not for others (GH-EFF-02)."""
    left = [condition for place, condition in enumerate(what) if _counts(what, place)]
    if hero is None:
        return left
    left = [condition for condition in left if not conditions.immune(game, figure, condition)]
    while left and asking.asks(hero, asking.PARTS):
        options = [Option("apply", None)]
        options += [Option(f"leave:{name}", name, args={"condition": name}) for name in dict.fromkeys(left)]
        declined: ConditionName | None = yield game.ask(
            hero.seat,
            question,
            options,
            rule="GH-EFF-02",
            args={"hero": hero.id, "figure": figure.id, "conditions": tuple(left)},
            default="apply",
        )
        if declined is None:
            break
        left.remove(declined)
    return left


def _counts(what: Sequence[ConditionName], place: int) -> bool:
    """A condition twice is one (GH-CON-02), but every bless and curse is a card of its own."""
    return what[place] in CARDS or what[place] not in what[:place]


def move(game: Game, duel: Duel) -> Rules[None] | None:
    """Every push and pull by itself (GH-EFF-10), in the attacker's order (GH-ATK-11); in some games they add up."""
    return _pushes_and_pulls(game, duel) if duel.attack.moves else None


def _pushes_and_pulls(game: Game, duel: Duel) -> Rules[None]:
    attacker, target, attack = duel.attacker, duel.target, duel.attack
    seat = game.chooser(attacker)
    left = [*[("push", n) for n in attack.pushes], *[("pull", n) for n in attack.pulls]]
    if game.edition.forced_adds_up:
        left = [(way, n) for way, n in (("push", sum(attack.pushes)), ("pull", sum(attack.pulls))) if n]
    while left and game.on_map(target) and game.on_map(attacker):
        chosen = left[0]
        if attacker.kind == "hero" and len(set(left)) > 1:
            options = [Option(f"{way}:{n}", (way, n), args={"n": n}) for way, n in dict.fromkeys(left)]
            asked = {"hero": attacker.id, "figure": target.id}
            chosen = yield game.ask(seat, "next_effect", options, rule="GH-ATK-11", args=asked)
        left.remove(chosen)
        move = forced.push if chosen[0] == "push" else forced.pull
        yield from move(game, attacker, target, chosen[1], seat)


# --- i: retaliate ---------------------------------------------------------------------------------------------


def retaliate(game: Game, duel: Duel) -> Rules[int] | None:
    """The target retaliates after the attack and all its effects, unless it is gone (GH-RET-01 … 04)."""
    attacker, target = duel.attacker, duel.target
    amount = retaliation(game, attacker, target, duel.attack.retaliate)
    if not amount or not game.on_map(target) or not game.on_map(attacker):
        return None
    game.tell("retaliates", "GH-RET-01", figure=target.id, target=attacker.id, amount=amount)
    if target.kind == "hero" and attacker.side == "monster":
        game.tally(game.hero(target), "retaliated", amount)
    return damage.suffer(game, attacker, amount, by=target.id, cause="retaliate", rule="GH-RET-01")


def retaliation(game: Game, attacker: Figure, target: Figure, more: int = 0) -> int:
    """What the target's retaliate does to an attacker where both stand; `more`: by the defender for this attack."""
    bonuses = game.retaliates(target)
    if more:
        bonuses.append((more, 1))
    if not bonuses or (game.edition.retaliate_needs_sight and not game.sees(target.at, attacker.at)):
        return 0
    return arithmetic.retaliation(bonuses, game.range(target.at, attacker.at))


# --- 5: when all targets were attacked ------------------------------------------------------------------------


def ability_effects(game: Game, attacker: Figure, ability: AttackAbility) -> Rules[None]:
    """Infusions of the ability, and what augments of it do to the attacker itself."""
    if ability.infuse:
        yield from elements.infuse(game, ability.infuse, game.chooser(attacker))
    if ability.heal:
        yield from heal.heal(game, attacker, ability.heal)
    if ability.own_shield:
        attacker.bonuses = (*attacker.bonuses, Bonus(ability.card, shield=ability.own_shield))
        game.tell("shield", "GH-SHD-01", figure=attacker.id, n=ability.own_shield)
    if ability.own_retaliate:
        attacker.bonuses = (*attacker.bonuses, Bonus(ability.card, retaliate=ability.own_retaliate))
        game.tell("retaliate", "GH-RET-01", figure=attacker.id, n=ability.own_retaliate, range=1)
    for condition in ability.own_cond:
        yield from conditions.give(game, attacker, condition, by=attacker.id)
