"""What the abilities of characters do, one function each (chapters 5.7 to 5.13); attacks, moves and help apart.

Each returns whether the ability was used (GH-TRN-10, GH-RUL-60). None is called while something keeps the character
from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tafelrunde.games.havens.box.abilities import (
    Ability,
    Attack,
    ChangeTile,
    Control,
    Damage,
    DisarmTrap,
    GainTokens,
    GiveCondition,
    Grant,
    Guard,
    Haste,
    Heal,
    Infuse,
    Line,
    Loot,
    Move,
    Obstacle,
    Pull,
    Push,
    Recover,
    Refresh,
    RemoveConditions,
    Reorder,
    Retaliate,
    Return,
    Rewind,
    Shadows,
    Shield,
    Suffer,
    Summon,
    Switch,
    Teleport,
    Trap,
    Trigger,
)
from tafelrunde.games.havens.box.conditions import HARMFUL
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import forms, pace, shadows
from tafelrunde.games.havens.rules.choices import possible, reaching
from tafelrunde.games.havens.rules.combat import sequence, targets
from tafelrunde.games.havens.rules.effects import conditions, damage, elements, heal
from tafelrunde.games.havens.rules.heroes import commanding, helping, move, on_the_map, recovering, tiles
from tafelrunde.games.havens.rules.map import loot
from tafelrunde.games.havens.state import Figure
from tafelrunde.kernel import Option, Rules
from tafelrunde.tabletop.hexes import Hex

if TYPE_CHECKING:
    from tafelrunde.games.havens.rules.heroes.deed import Deed


def perform(game: Game, deed: Deed, ability: Ability) -> Rules[bool]:
    """Perform one ability as far as nothing is against it; whether it was used (GH-TRN-05, GH-TRN-10)."""
    if deed.progress.move is not None and type(ability) is Move:
        return (yield from _move(game, deed, ability))
    if deed.optional and game.state.attack is not None and type(ability) is Attack:
        yield from sequence.go_on(game, deed.figure, game.state.attack)
        return True
    no = possible.obstacle_to(game, deed.hero, deed.figure, ability)
    if no is not None and not (
        type(ability) is Attack and ability.targets == "moved_through" and deed.progress.moved_through
    ):
        if not is_mandatory(ability):
            game.tell("ability_impossible", no.rule, hero=deed.hero.id, ability=tag(ability), reason=no.reason)
        return False
    used: bool = yield from game.edition.abilities[type(ability)](game, deed, ability)
    if used and isinstance(ability, Line) and ability.infuse:
        yield from elements.infuse(game, ability.infuse, deed.hero.seat)
    return used


def tag(ability: Ability) -> str:
    """The word for an ability in content and texts: `move`, `attack`."""
    return str(type(ability).__struct_config__.tag)


def is_mandatory(ability: Ability) -> bool:
    """Parts with negative consequences for the character or its allies can't be left out (GH-TRN-05)."""
    if type(ability) is Damage:
        return ability.who in ("adjacent_allies", "allies_in_area")
    if type(ability) is GiveCondition:
        return ability.who in ("self", "ally", "allies") and ability.what in HARMFUL
    return type(ability) is Suffer


# --- moving and attacking -------------------------------------------------------------------------------------


def _move(game: Game, deed: Deed, ability: Move) -> Rules[bool]:
    progress = deed.progress if deed.optional else None
    moved = yield from move.hero_move(game, deed.hero, deed.figure, ability, progress)
    deed.progress.moved_through = moved.enemies
    return moved.steps > 0


def _attack(game: Game, deed: Deed, ability: Attack) -> Rules[bool]:
    origin: Hex | None = None
    if ability.origin:
        reach = ability.range or 1
        found = [
            aim for aim in shadows.aims(deed.hero, deed.figure, ability.origin) if _hits(game, aim, ability, reach)
        ]
        origin = yield from deed.choose_shadow(game, [aim.at for aim in found])
        if origin is None:
            return False
    return (
        yield from sequence.hero_attack(
            game,
            deed.hero,
            deed.figure,
            ability,
            deed.progress.moved_through,
            card=deed.source,
            harms_allies=deed.harms_allies,
            kept=deed.optional,
            origin=origin,
        )
    )


def _hits(game: Game, aim: Figure, ability: Attack, reach: int) -> bool:
    if ability.area:
        return bool(targets.placements(game, aim, game.content.areas[ability.area], reach))
    return bool(targets.legal(game, aim, reach))


# --- bonuses that wait ----------------------------------------------------------------------------------------


def _trigger(game: Game, deed: Deed, ability: Trigger | Haste) -> Rules[bool]:
    """The bonus works as soon as the card lies in the active area (GH-ACT-01, GH-RUL-62)."""
    return True
    yield


# --- conditions -----------------------------------------------------------------------------------------------


def _condition(game: Game, deed: Deed, ability: GiveCondition) -> Rules[bool]:
    """A condition without an attack (GH-EFF-04)."""
    figure = deed.figure
    found = [
        aim for aim in shadows.aims(deed.hero, figure, ability.origin) if reaching.of_condition(game, aim, ability)
    ]
    if ability.origin:
        at = yield from deed.choose_shadow(game, [aim.at for aim in found])
        found = [aim for aim in found if aim.at == at]
    if not found:
        return False
    whom = [one for one in reaching.of_condition(game, found[0], ability) if one.id != figure.id or one is figure]
    asked = {"condition": ability.what}
    if ability.who in ("enemy", "adjacent_enemy", "ally") and not is_mandatory(ability):
        whom = yield from deed.choose_figures(game, "give_condition", whom, ability.targets, "GH-EFF-04", asked)
        if not whom:
            return False
    elif not is_mandatory(ability) and not (yield from deed.wanted(game, "cond", "GH-EFF-04", asked)):
        return False
    for target in whom:
        if game.on_map(target):
            yield from conditions.give(game, target, ability.what, by=figure.id, n=ability.n)
            yield from conditions.give_all(game, target, ability.cond, figure.id)
    if ability.infuse:
        yield from elements.infuse(game, ability.infuse, deed.hero.seat)
    return True


# --- harm without an attack -----------------------------------------------------------------------------------


def _damage(game: Game, deed: Deed, ability: Damage) -> Rules[bool]:
    """Damage that is no attack (GH-ATK-13); harm to allies is not optional (GH-TRN-05)."""
    figure = deed.figure
    whom = reaching.of_damage(game, figure, ability)
    if ability.who == "enemy":
        target = yield from deed.choose_figure(game, "deal_damage", whom, "GH-ATK-13", {"n": ability.n})
        if target is None:
            return False
        whom = [target]
    elif not is_mandatory(ability) and not (yield from deed.wanted(game, "damage", "GH-ATK-13", {"n": ability.n})):
        return False
    for target in whom:
        if game.on_map(target):
            yield from damage.suffer(game, target, ability.n, by=figure.id, cause="effect", rule="GH-ATK-13")
            yield from conditions.give_all(game, target, ability.cond, figure.id)
    return True


def _suffer(game: Game, deed: Deed, ability: Suffer) -> Rules[bool]:
    """Damage to oneself, which can't be left out (GH-TRN-05) but negated as any (GH-DMG-02)."""
    yield from damage.suffer(game, deed.figure, ability.n, cause="effect", rule="GH-TRN-05")
    return True


# --- the rest -------------------------------------------------------------------------------------------------


def _loot(game: Game, deed: Deed, ability: Loot) -> Rules[bool]:
    """Everything within range and in line of sight (GH-LOT-01)."""
    if not (yield from deed.wanted(game, "loot", "GH-LOT-01", {"n": ability.n})):
        return False
    yield from loot.loot_range(game, deed.hero, loot.in_sight(game, deed.figure.at, ability.n))
    return True


def _infuse(game: Game, deed: Deed, ability: Infuse) -> Rules[bool]:
    """An element must be infused when the action is performed (GH-ELE-02)."""
    yield from elements.infuse(game, (ability.what,), deed.hero.seat)
    return True


def _tokens(game: Game, deed: Deed, ability: GainTokens) -> Rules[bool]:
    """Tokens for fast turns (FH-CLS-03)."""
    if not (yield from deed.wanted(game, "tokens", "FH-CLS-03", {"n": ability.n})):
        return False
    pace.gain(game, deed.hero, ability.n)
    return True


def _shadows(game: Game, deed: Deed, ability: Shadows) -> Rules[bool]:
    """Shadows are placed, moved, or removed to heal (FH-CLS-06, FH-CLS-08, FH-CLS-09)."""
    hero, figure = deed.hero, deed.figure
    match ability.what:
        case "place":
            return (yield from _place_shadows(game, deed, ability))
        case "move":
            return (yield from _move_shadows(game, deed, ability.n))
        case "heal":
            removed = 0
            while hero.shadows:
                at = yield from deed.choose_hex(
                    game, "remove_shadow", "shadow", lambda: list(hero.shadows), "FH-CLS-09"
                )
                if at is None:
                    break
                hero.shadows = tuple([other for other in hero.shadows if other != at])
                game.tell("shadow_removed", "FH-CLS-09", hero=hero.id, at=f"{at[0]},{at[1]}")
                removed += 1
            if removed:
                yield from heal.heal(game, figure, removed * ability.n)
            return removed > 0


def _place_shadows(game: Game, deed: Deed, ability: Shadows) -> Rules[bool]:
    """In the own hex, or in empty hexes within range and in sight (FH-CLS-06)."""
    hero, figure = deed.hero, deed.figure
    before = len(hero.shadows)
    if not ability.range:
        shadows.put(game, hero, figure.at)
        return len(hero.shadows) > before
    for _ in range(ability.n):
        if shadows.room(game, hero) < 1:
            break
        at = yield from deed.choose_hex(
            game,
            "place_shadow",
            "shadow",
            lambda: shadows.free(game, hero, reaching.empty_in_reach(game, figure.at, ability.range)),
            "FH-CLS-06",
        )
        if at is None:
            break
        shadows.put(game, hero, at)
    return len(hero.shadows) > before


def _move_shadows(game: Game, deed: Deed, n: int) -> Rules[bool]:
    """Each by up to so many hexes, through everything but walls, to a hex without another of them (FH-CLS-08)."""
    hero = deed.hero
    moved = False
    for at in hero.shadows:

        def hexes(at: Hex = at) -> list[Hex]:
            return shadows.free(game, hero, game.within(at, n))

        to = yield from deed.choose_hex(game, "move_shadow", "shadow", hexes, "FH-CLS-08")
        if to is not None:
            hero.shadows = tuple([to if other == at else other for other in hero.shadows])
            game.tell("shadow_moved", "FH-CLS-08", hero=hero.id, at=f"{at[0]},{at[1]}", to=f"{to[0]},{to[1]}")
            moved = True
    return moved


def _switch(game: Game, deed: Deed, ability: Switch) -> Rules[bool]:
    """The other form (FH-CLS-11)."""
    if not (yield from deed.wanted(game, "switch", "FH-CLS-11")):
        return False
    forms.change(game, deed.hero, "FH-CLS-11")
    return True


def _reorder(game: Game, deed: Deed, ability: Reorder) -> Rules[bool]:
    """Look at the top cards of the own modifier deck and put them back in any order (GH-RUL-70)."""
    hero = deed.hero
    if not hero.deck.draw or not (yield from deed.wanted(game, "reorder", "GH-DAT-12")):
        return False
    n = min(ability.n, len(hero.deck.draw))
    left = hero.deck.draw[-n:][::-1]
    hero.deck.known = max(hero.deck.known, n)
    game.reveal()
    game.tell("looks_at_modifiers", "GH-DAT-12", hero=hero.id, n=n)
    order: list[str] = []
    while left:
        options = [Option(f"top:{card}", card, args={"card": card}) for card in dict.fromkeys(left)]
        asked = {"hero": hero.id, "place": len(order) + 1}
        card: str = yield game.ask(hero.seat, "reorder", options, "GH-DAT-12", asked)
        left.remove(card)
        order.append(card)
    # Where somebody else has imagined another order of the pile meanwhile, the cards are not on top any more.
    for card in reversed(order):
        hero.deck.draw.remove(card)
    hero.deck.draw.extend(reversed(order))
    return True


PERFORM: dict[type[Ability], Callable[[Game, Deed, Any], Rules[bool]]] = {
    Move: _move,
    Attack: _attack,
    Heal: helping.give_heal,
    Shield: helping.give_shield,
    Retaliate: helping.give_retaliate,
    Loot: _loot,
    GiveCondition: _condition,
    RemoveConditions: recovering.cleanse,
    Push: on_the_map.push,
    Pull: on_the_map.pull,
    Damage: _damage,
    Suffer: _suffer,
    Summon: on_the_map.summon,
    Trap: on_the_map.trap,
    DisarmTrap: on_the_map.disarm_trap,
    Obstacle: on_the_map.obstacle,
    ChangeTile: tiles.change,
    Recover: recovering.recover,
    Refresh: recovering.refresh,
    Infuse: _infuse,
    Trigger: _trigger,
    Reorder: _reorder,
    Guard: helping.give_guard,
    Teleport: commanding.teleport,
    GainTokens: _tokens,
    Return: commanding.go_back,
    Haste: _trigger,
    Shadows: _shadows,
    Switch: _switch,
    Rewind: commanding.rewind,
    Grant: commanding.grant,
    Control: commanding.control,
}
"""What each ability of characters does, for the edition of a game that has no others."""
