"""An attack ability in its exact sequence (GH-ATK-04): each step of the attack on one target is a function.

What is under way is the `AttackAbility`, with the `SingleAttack` on the present target in it. Where the state holds it
(`State.attack`), checkpoints lie between its targets and in the middle of a single attack, and it goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tafelrunde.games.havens.box.abilities import Attack
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.combat import aftermath, declaring, reckoning, targets
from tafelrunde.games.havens.rules.combat.targets import Duel
from tafelrunde.games.havens.state import Figure, Hero
from tafelrunde.games.havens.state.attack import AttackAbility
from tafelrunde.kernel import Option, Rules
from tafelrunde.tabletop.hexes import Hex


def hero_attack(
    game: Game,
    hero: Hero,
    figure: Figure,
    printed: Attack,
    moved_through: Sequence[str],
    *,
    card: str = "",
    harms_allies: bool = False,
    kept: bool = False,
    origin: Hex | None = None,
) -> Rules[bool]:
    """The attack ability of a character: augments, items, targets, then the attacks; False if it was left out.

    `moved_through`: the enemies that the move before went through. `harms_allies`: another ability of the action does
    something to allies in the area, so placements that differ in them differ (see `state.struck`). `kept`: the state
    keeps how far it is. `origin`: as if the character stood there (FH-CLS-07).
    """
    game.state.struck = ()
    if game.has(figure, "disarm"):
        game.tell("disarmed", "GH-CON-15", figure=figure.id)
        return False
    ability = AttackAbility.of(printed)
    ability.card = card
    ability.origin = origin
    if game.edition.targets_one_by_one:
        first = yield from declaring.declare_first(game, hero, figure, ability, printed, moved_through, harms_allies)
        declared = [] if first is None else [first]
    else:
        declared = yield from declaring.declare(game, hero, figure, ability, printed, moved_through, harms_allies)
    if not declared:
        return False
    if printed.area and game.content.areas[printed.area].blue:
        game.tally(hero, "formations")
    if origin is not None:
        game.tally(hero, "shadow_attacks")
    yield from begin(game, figure, ability, declared, kept=kept)
    return True


def begin(
    game: Game, attacker: Figure, ability: AttackAbility, declared: Sequence[Figure], *, kept: bool = False
) -> Rules[int]:
    """Attack the declared targets; `kept`: the state keeps how far it is."""
    ability.left = tuple([target.id for target in declared])
    if ability.area:
        ability.held = game.content.areas[ability.area].grey is not None
    if kept:
        game.state.attack = ability
        if game.recording:
            return _from_checkpoint(game, attacker, ability)
    return go_on(game, attacker, ability)


def _from_checkpoint(game: Game, attacker: Figure, ability: AttackAbility) -> Rules[int]:
    yield game.checkpoint()
    return (yield from go_on(game, attacker, ability))


def go_on(game: Game, attacker: Figure, ability: AttackAbility) -> Rules[int]:
    """Attack one target after the other, then those that were added, from wherever it is (GH-ATK-04 steps 3 to 5).

    A character chooses the order (GH-AOE-05), others go by the list. Returns how many were attacked; the attacker and
    anybody else may be gone afterwards.
    """
    kept = game.state.attack is ability
    while ability.now is not None or ability.left or ability.open:
        if ability.now is None:
            target = _meant(game, attacker, ability) or (yield from _next(game, attacker, ability))
            if target is None:
                break
            _begin_on(game, attacker, ability, target)
        else:
            target = game.figure(ability.now.target)
        yield from _attack(game, attacker, target, ability, kept)
        ability.now = None
        if not game.on_map(attacker):
            break
        if ability.left and not game.edition.targets_one_by_one:
            ability.left = tuple([name for name in ability.left if game.find(name) is not None])
        if not ability.left and ability.added and not ability.open:
            ability.added -= 1
            ability.left = yield from _one_more(game, attacker, ability)
        if kept and (ability.left or ability.open):
            yield game.checkpoint()
    if kept:
        game.state.attack = None
    if ability.hit and ability.for_attacker and game.on_map(attacker):
        yield from aftermath.ability_effects(game, attacker, ability)
    return len(ability.hit)


def _meant(game: Game, attacker: Figure, ability: AttackAbility) -> Figure | None:
    """Whom the attacker attacks next, if nothing has to be asked or looked for."""
    left = ability.left
    if not left or (attacker.kind != "hero" and game.edition.targets_one_by_one):
        return None
    if len(left) == 1 or attacker.kind != "hero" or not declaring.orders(game.hero(attacker), ability):
        return game.figure(left[0])
    return None


def _next(game: Game, attacker: Figure, ability: AttackAbility) -> Rules[Figure | None]:
    """Whom the attacker attacks next, where that is not settled (GH-AOE-05); None: the attack is over."""
    left = ability.left
    if not left:
        return (yield from declaring.declare_next(game, attacker, ability))
    if attacker.kind != "hero":
        return (yield from _next_of_others(game, attacker, ability))
    at_once = not reckoning.asks_for_items(game, attacker, ability)
    options = [targets.option(game.figure(name), reveals=at_once) for name in left]
    hero = game.hero(attacker)
    args = {"hero": hero.id, "left": len(left)}
    target: Figure = yield game.ask(hero.seat, "next_target", options, rule="GH-AOE-05", args=args)
    return target


def _next_of_others(game: Game, attacker: Figure, ability: AttackAbility) -> Rules[Figure | None]:
    """The focus first, then the others as the party likes (FH-MAT-07).

    Instead of a target that can't be attacked any more another is, as the party says (FH-ATK-16). An area lies where it
    was laid: who left it is not replaced.
    """
    if ability.area:
        left = [one for name in ability.left if (one := game.find(name)) is not None]
        if not left:
            return None
        return (yield from _in_any_order(game, attacker, ability, left))
    first = game.find(ability.left[0])
    legal = targets.legal(game, attacker, ability.reach)
    if first is not None and first in legal:
        planned = [enemy for enemy in legal if enemy.id in ability.left and enemy is not first]
        return (yield from _in_any_order(game, attacker, ability, [first, *planned]))
    ability.left = ability.left[1:]
    choice = [enemy for enemy in legal if enemy.id not in ability.hit and enemy.id not in ability.left]
    if choice:
        return (yield from _party_picks(game, attacker, choice, "GH-AMB-01"))
    return (yield from _next_of_others(game, attacker, ability)) if ability.left else None


def _in_any_order(game: Game, attacker: Figure, ability: AttackAbility, left: list[Figure]) -> Rules[Figure]:
    """The first; where further targets are not ranked, behind the focus as the party likes (FH-MAT-07)."""
    if len(left) == 1 or not ability.hit or game.edition.ruleset.ranks_further_targets:
        return left[0]
    return (yield from _party_picks(game, attacker, left, "GH-RUL-41"))


def _party_picks(game: Game, attacker: Figure, choice: Sequence[Figure], rule: str) -> Rules[Figure]:
    """One of the further targets of a monster, which are not ranked (FH-FOC-14)."""
    options = [targets.option(enemy) for enemy in choice]
    asked = {"figure": attacker.id}
    chosen: Figure = yield game.ask(game.chooser(attacker), "monster_target", options, rule, asked)
    return chosen


def _begin_on(game: Game, attacker: Figure, ability: AttackAbility, target: Figure) -> None:
    """One of the declared targets is attacked now; one ability attacks nobody twice (GH-AOE-06)."""
    ability.left = tuple([name for name in ability.left if name != target.id])
    ability.hit += (target.id,)
    ability.now = ability.on(target.id)
    if game.recording:
        game.tell("attacks", "GH-ATK-04", attacker=attacker.id, target=target.id)


def _attack(game: Game, attacker: Figure, target: Figure, ability: AttackAbility, kept: bool) -> Rules[None]:
    """The attack on one target, from wherever it is (GH-ATK-04 step 3)."""
    attack = ability.now
    assert attack is not None
    duel = Duel(attacker, target, ability, attack)
    if attack.damage is None:
        for step in STEPS["value"]:
            if (rules := step(game, duel)) is not None:
                yield from rules
        if kept and game.recording and target.kind == "hero" and attack.damage:
            yield game.checkpoint()
    if not attack.dealt:
        for step in STEPS["damage"]:
            if (rules := step(game, duel)) is not None:
                yield from rules
        attack.dealt = True
        if kept and attack.moves and game.on_map(target) and game.on_map(attacker):
            yield game.checkpoint()
    for step in STEPS["afterwards"]:
        if (rules := step(game, duel)) is not None:
            yield from rules


Step = Callable[[Game, Duel], Rules[Any] | None]
"""A step of a single attack; None: there was nothing to ask."""


def result(game: Game, duel: Duel) -> None:
    """Say what the attack comes to, with all its terms, and note what it brings besides (GH-EFF-12, GH-XPG-02)."""
    attack = duel.attack
    if game.recording:
        game.tell(
            "attack_result",
            "GH-ATK-04",
            terms=attack.terms,
            attacker=duel.attacker.id,
            target=duel.target.id,
            value=attack.value,
            damage=attack.damage,
            pierce=attack.pierce,
            drawn=attack.drawn,
        )
    duel.ability.added += attack.add_target
    if attack.xp and duel.attacker.kind == "hero":
        game.gain_xp(game.hero(duel.attacker), attack.xp, "GH-XPG-02")


STEPS: dict[str, tuple[Step, ...]] = {
    "value": (
        reckoning.declare,  # a: items and bonuses of both sides
        reckoning.decide_mode,  # b: advantage, disadvantage
        reckoning.add_up,  # c: the attack value
        aftermath.choose_effects,
        reckoning.draw,  # d: modifier cards
        reckoning.defend,  # e: the defender's shield
        result,
    ),
    "damage": (
        aftermath.deal,  # f, g: the target suffers it and may be gone
        aftermath.own_effects,  # h: effects and conditions
        aftermath.afflict,
    ),
    "afterwards": (
        aftermath.move,  # h: pushes and pulls
        aftermath.retaliate,  # i
        aftermath.own_abilities,
    ),
}
"""The attack on one target, in the order of GH-ATK-04 step 3. It can go on from the beginning of each group."""


def _one_more(game: Game, attacker: Figure, ability: AttackAbility) -> Rules[tuple[str, ...]]:
    """A drawn card adds a target: one more enemy in range that was not attacked yet (GH-EFF-12, GH-AOE-06)."""
    aim = targets.aim(attacker, ability)
    choice = [enemy for enemy in targets.legal(game, aim, ability.reach) if enemy.id not in ability.hit]
    if not choice:
        return ()
    if attacker.kind != "hero" and game.edition.ruleset.ranks_further_targets:
        nearest = min([game.range(attacker.at, enemy.at) for enemy in choice])
        choice = [enemy for enemy in choice if game.range(attacker.at, enemy.at) == nearest]  # GH-MAT-03
    options = [targets.option(enemy) for enemy in choice]
    if attacker.kind == "hero":
        options.append(Option("skip", None))
    target: Figure | None = yield game.ask(
        game.chooser(attacker),
        "add_target",
        options,
        rule="GH-EFF-12",
        why_not=lambda: targets.refused(game, attacker, ability.reach, ability.hit),
    )
    return () if target is None else (target.id,)
