"""Attacks (GH-ATK-04): performed on declared targets by whoever attacks, and the whole ability of a character."""

from __future__ import annotations

from tafelrunde.games.havens.box.abilities import Attack
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.combat import aftermath, declaring, steps, targets
from tafelrunde.games.havens.rules.combat.ability import Strike
from tafelrunde.games.havens.rules.combat.single import Blow
from tafelrunde.games.havens.rules.effects import damage
from tafelrunde.games.havens.state import Figure, Hero
from tafelrunde.games.havens.state.progress import KeptStrike
from tafelrunde.kernel import Option, Rules

__all__ = ["Strike", "hero_attack", "legal_targets", "perform"]

legal_targets = targets.legal


def hero_attack(
    game: Game,
    hero: Hero,
    figure: Figure,
    ability: Attack,
    moved_through: list[str],
    *,
    card: str = "",
    harms_allies: bool = False,
    kept: bool = False,
) -> Rules[bool]:
    """The attack ability of a character: augments, items, targets, then the attacks; False if it was left out.

    `moved_through`: the enemies that the move before went through. `harms_allies`: another ability of the action does
    something to allies in the area, so placements that differ in them differ (see `state.struck`). `kept`: the state
    keeps how far it is, and it may go on from there.
    """
    if kept and game.state.strike is not None:
        yield from go_on(game, figure, game.state.strike)
        return True
    game.state.struck = ()
    if game.has(figure, "disarm"):
        game.tell("disarmed", "GH-CON-15", figure=figure.id)
        return False
    strike = Strike.of(figure, ability)
    strike.card = card
    declared = yield from declaring.declare(game, hero, strike, ability, moved_through, harms_allies=harms_allies)
    if not declared:
        return False
    yield from perform(game, strike, declared, kept=kept)
    return True


def go_on(game: Game, attacker: Figure, kept: KeptStrike) -> Rules[None]:
    """Attack those who are left of the declared targets."""
    strike = Strike.resumed(attacker, kept)
    begun = None if kept.blow is None else Blow.resumed(strike, game.figure(kept.blow.target), kept.blow)
    left = [game.figure(name) for name in kept.left]
    yield from perform(game, strike, left, kept=True, resumed=begun is None, begun=begun)


def perform(
    game: Game,
    strike: Strike,
    declared: list[Figure],
    *,
    kept: bool = False,
    resumed: bool = False,
    begun: Blow | None = None,
) -> Rules[int]:
    """Attack the declared targets one after the other, then those that were added (GH-ATK-04 steps 3 to 5).

    A character chooses the order (GH-AOE-05), others go by the list. Returns how many were attacked; the attacker and
    anybody else may be gone afterwards. `kept`: before each target the state says how to go on, with nothing to be
    kept where it just `resumed`, and with the attack that was `begun`.
    """
    attacker = strike.attacker
    if strike.area:
        strike.held = game.content.areas[strike.area].grey is not None
    left = list(declared)
    while (left or begun is not None) and targets.there(game, attacker):
        blow, begun = begun, None
        if blow is None:
            if kept and not resumed:
                game.state.strike = strike.kept(left)
                yield game.checkpoint()
            resumed = False
            target = yield from _next(game, strike, left)
            left = [other for other in left if other is not target]
            if targets.there(game, target):
                blow = yield from _attack(game, strike, target)
                if kept and target.kind == "hero" and blow.damage:
                    yield from _keep(game, blow, left)
        if blow is not None:
            yield from _follow(game, blow, left, kept)
        left = targets.alive(game, left)
        if not left and strike.added and targets.there(game, attacker):
            strike.added -= 1
            left = yield from _one_more(game, strike)
    game.state.strike = None
    if strike.hit and targets.there(game, attacker):
        yield from aftermath.ability_effects(game, strike)
    return len(strike.hit)


def _keep(game: Game, blow: Blow, left: list[Figure]) -> Rules[None]:
    """Put into the state how far the attack on one target is."""
    game.state.strike = blow.strike.kept(left, blow.kept())
    yield game.checkpoint()


def _next(game: Game, strike: Strike, left: list[Figure]) -> Rules[Figure]:
    """Whom the attacker attacks next (GH-AOE-05)."""
    if len(left) == 1 or strike.attacker.kind != "hero" or not declaring.orders(game.hero(strike.attacker), strike):
        return left[0]
    at_once = not steps.asks_for_items(game, strike)
    options = [targets.option(target, reveals=at_once) for target in left]
    hero = game.hero(strike.attacker)
    args = {"hero": hero.id, "left": len(left)}
    target: Figure = yield game.ask(hero.seat, "next_target", options, rule="GH-AOE-05", args=args)
    return target


def _attack(game: Game, strike: Strike, target: Figure) -> Rules[Blow]:
    """The attack on one target up to its damage (GH-ATK-04 step 3)."""
    attacker = strike.attacker
    strike.hit.append(target.id)
    game.tell("attacks", "GH-ATK-04", attacker=attacker.id, target=target.id)
    one = Blow(strike, target)
    yield from steps.declare(game, one)
    yield from steps.value(game, one)
    yield from steps.draw(game, one)
    yield from steps.defend(game, one)
    game.tell(
        "attack_result",
        "GH-ATK-04",
        terms=one.terms,
        attacker=attacker.id,
        target=target.id,
        damage=one.damage,
        pierce=one.pierce,
        drawn=one.drawn,
    )
    strike.added += one.add_target
    if one.xp and attacker.kind == "hero":
        game.gain_xp(game.hero(attacker), one.xp, "GH-XPG-02")
    return one


def _follow(game: Game, blow: Blow, left: list[Figure], kept: bool) -> Rules[None]:
    """What an attack does: damage, effects, retaliate (GH-ATK-04 steps 3f to 3i)."""
    attacker, target = blow.attacker, blow.target
    if not blow.dealt:
        yield from damage.suffer(game, target, blow.damage, by=attacker.id, cause="attack", rule="GH-ATK-04")
        if not targets.there(game, attacker):
            return
        yield from aftermath.own_effects(game, blow)
        if targets.there(game, target):
            yield from aftermath.effects(game, blow)
        blow.dealt = True
        if kept and blow.moves and targets.there(game, target) and targets.there(game, attacker):
            yield from _keep(game, blow, left)
    if blow.moves and targets.there(game, target):
        yield from aftermath.move(game, blow)
    if targets.there(game, target) and targets.there(game, attacker):
        yield from aftermath.retaliate(game, blow)


def _one_more(game: Game, strike: Strike) -> Rules[list[Figure]]:
    """A drawn card adds a target: one more enemy in range that was not attacked yet (GH-EFF-12, GH-AOE-06)."""
    attacker = strike.attacker
    choice = [enemy for enemy in targets.legal(game, attacker, strike.reach) if enemy.id not in strike.hit]
    if not choice:
        return []
    options = [targets.option(enemy) for enemy in choice]
    if attacker.kind == "hero":
        options.append(Option("skip", None))
    else:
        nearest = min(game.range(attacker.at, enemy.at) for enemy in choice)
        options = [
            targets.option(enemy) for enemy in choice if game.range(attacker.at, enemy.at) == nearest
        ]  # GH-MAT-03
    target: Figure | None = yield game.ask(
        game.chooser(attacker),
        "add_target",
        options,
        rule="GH-EFF-12",
        why_not=lambda: targets.refused(game, attacker, strike.reach, strike.hit),
    )
    return [] if target is None else [target]
