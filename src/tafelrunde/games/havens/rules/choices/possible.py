"""What keeps a character from performing an ability: the reasons given where something looks possible and is not.

Where an item or an earlier ability of the same action could still make it possible, nothing is said against it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

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
    Heal,
    Infuse,
    Loot,
    Move,
    Obstacle,
    Pull,
    Push,
    Recover,
    Refresh,
    RemoveConditions,
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
)
from tafelrunde.games.havens.box.cards import Action
from tafelrunde.games.havens.box.vocabulary import ConditionName
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.cards import items, pace, shadows
from tafelrunde.games.havens.rules.choices import reaching
from tafelrunde.games.havens.rules.effects import elements
from tafelrunde.games.havens.rules.map import loot, overlays
from tafelrunde.games.havens.state import ActiveCard, Figure, Hero, ItemCard


class No(NamedTuple):
    """Why something can't be done: a reason (a text key) and the rule."""

    reason: str
    rule: str


STUNNED = No("stunned", "GH-CON-17")
DISARMED = No("disarmed", "GH-CON-15")
IMMOBILIZED = No("immobilized", "GH-CON-13")

NO_SHADOW = No("no_shadow", "FH-CLS-07")
_NO_TARGET = No("no_target", "GH-ATK-02")
_MOST_AREA = 4
"""How much farther than its range an area may reach."""


def obstacle_to(game: Game, hero: Hero, figure: Figure, ability: Ability) -> No | None:
    """Why the character can't perform an ability where it stands now; None if nothing is against it."""
    if figure.marks and game.has(figure, "stun"):
        return STUNNED
    check = game.edition.obstacles.get(type(ability))
    found: No | None = None if check is None else check(game, hero, figure, ability)
    return found


def obstacle_to_action(game: Game, hero: Hero, figure: Figure, action: Action) -> No | None:
    """Why nothing of an action can be done: the first reason, if there is one against each of its abilities.

    After a move everything may be different, so it stands for what follows it. Harm to oneself is no reason to act.
    """
    first: No | None = None
    if action.cost and not elements.can_consume(game, action.cost, hero):
        return No("no_element", "FH-ELM-09")
    stunned = figure.marks and game.has(figure, "stun")
    checks, abilities = game.edition.obstacles, action.abilities
    for ability in abilities:
        kind = type(ability)
        if kind is Suffer or (kind is Infuse and len(abilities) > 1):
            continue
        if stunned:
            return STUNNED
        check = checks.get(kind)
        no = None if check is None else check(game, hero, figure, ability)
        if no is None:
            return None
        first = first or no
    return first


def _attack(game: Game, hero: Hero, figure: Figure, ability: Attack) -> No | None:
    if figure.marks and game.has(figure, "disarm"):
        return DISARMED
    if ability.targets == "moved_through":
        return No("moved_through_nobody", "GH-ATK-04")
    reach = ability.range or 1
    if ability.origin:
        if not hero.shadows:
            return NO_SHADOW
        aims = shadows.aims(hero, figure, ability.origin)
        farther = reach + (_MOST_AREA if ability.area else 0)
        return None if any(_some_target(game, aim, farther) for aim in aims) else _NO_TARGET
    if _some_target(game, figure, reach):
        return None
    farther = reach + (_MOST_AREA if ability.area else 0)
    for item in items.usable(game, hero, "attack"):
        if item.gain.area or item.gain.range:
            farther += item.gain.range + _MOST_AREA
    for augment in ability.consume:
        farther += augment.gain.range
    return None if farther > reach and _some_target(game, figure, farther) else _NO_TARGET


def _some_target(game: Game, figure: Figure, reach: int) -> bool:
    """Whether an enemy that can be targeted is within range and in line of sight: the first one is enough."""
    ground, side = game.ground, figure.side
    grid = ground.grid
    here, place = grid.index(figure.at), grid.places.get
    near = grid.disc(here, reach)
    for other in game.state.figures:
        if other.side != side and near & place(other.at, 0):
            hidden = other.marks and game.has(other, "invisible")
            if not hidden and ground.sight.sees(here, grid.index(other.at)):
                return True
    return False


def _move(game: Game, hero: Hero, figure: Figure, ability: Move) -> No | None:
    return IMMOBILIZED if figure.marks and game.has(figure, "immobilize") else None


def _loot(game: Game, hero: Hero, figure: Figure, ability: Loot) -> No | None:
    return None if loot.in_sight(game, figure.at, ability.n) else No("nothing_to_loot", "GH-LOT-01")


def _condition(game: Game, hero: Hero, figure: Figure, ability: GiveCondition) -> No | None:
    aims = shadows.aims(hero, figure, ability.origin)
    if not aims:
        return NO_SHADOW
    return None if any(reaching.of_condition(game, aim, ability) for aim in aims) else No("no_target", "GH-EFF-04")


def _heal(game: Game, hero: Hero, figure: Figure, ability: Heal) -> No | None:
    return NO_SHADOW if ability.origin and not hero.shadows else None


def _shadows(game: Game, hero: Hero, figure: Figure, ability: Shadows) -> No | None:
    if ability.what == "place":
        return None if shadows.room(game, hero) > 0 else No("no_room", "FH-CLS-06")
    return None if hero.shadows else NO_SHADOW


def _push(game: Game, hero: Hero, figure: Figure, ability: Push) -> No | None:
    return None if reaching.movable(game, figure, 1) else No("no_target", "GH-EFF-05")


def _pull(game: Game, hero: Hero, figure: Figure, ability: Pull) -> No | None:
    return None if reaching.movable(game, figure, ability.range) else No("no_target", "GH-EFF-06")


def _damage(game: Game, hero: Hero, figure: Figure, ability: Damage) -> No | None:
    return None if reaching.of_damage(game, figure, ability) else No("no_target", "GH-ATK-13")


def _bonus(game: Game, hero: Hero, figure: Figure, ability: Shield | Retaliate) -> No | None:
    found = reaching.beneficiaries(game, figure, ability.who, ability.range)
    return None if found else No("no_ally", "GH-OVR-16")


def _summon(game: Game, hero: Hero, figure: Figure, ability: Summon) -> No | None:
    return None if reaching.empty_beside(game, figure.at) else No("no_empty_hex", "GH-SUM-01")


def _trap(game: Game, hero: Hero, figure: Figure, ability: Trap) -> No | None:
    return None if reaching.empty_beside(game, figure.at) else No("no_empty_hex", "GH-OVL-08")


def _disarm_trap(game: Game, hero: Hero, figure: Figure, ability: DisarmTrap) -> No | None:
    found = reaching.tiles_in_reach(game, figure.at, ability.range, "trap")
    return None if found else No("no_trap", "GH-OVL-07")


def _obstacle(game: Game, hero: Hero, figure: Figure, ability: Obstacle) -> No | None:
    if ability.what == "create":
        hexes = reaching.empty_in_reach(game, figure.at, ability.range)
        if not hexes:
            return No("no_empty_hex", "GH-OVL-13")
        fits = any(not overlays.cuts_off(game, (at,)) for at in game.hexes(hexes))
        return None if fits else No("cuts_off", "GH-OVL-13")
    found = reaching.tiles_in_reach(game, figure.at, ability.range, "obstacle")
    if not found:
        return No("no_obstacle", "GH-OVL-13")
    if ability.what == "move" and not any(overlays.moves(game, tile, ability.distance) for tile in found):
        return No("obstacle_stuck", "GH-OVL-13")
    return None


def _tile(game: Game, hero: Hero, figure: Figure, ability: ChangeTile) -> No | None:
    if ability.what == "create":
        found = reaching.places_for(game, figure.at, ability.range, ability.kind)
        return None if found else No("no_empty_hex", "GH-OVL-13")
    return None if reaching.of_tile(game, figure, ability) else No("no_tile", "GH-OVL-13")


def _recover(game: Game, hero: Hero, figure: Figure, ability: Recover) -> No | None:
    if recoverers(game, hero, figure, ability):
        return None
    return No("nothing_to_recover", "GH-RCV-01")


def _refresh(game: Game, hero: Hero, figure: Figure, ability: Refresh) -> No | None:
    return None if refreshable(game, hero, ability) else No("nothing_to_refresh", "GH-RCV-03")


def _cleanse(game: Game, hero: Hero, figure: Figure, ability: RemoveConditions) -> No | None:
    return None if removable(figure, ability) else No("no_such_condition", "GH-CON-01")


def _grant(game: Game, hero: Hero, figure: Figure, ability: Grant) -> No | None:
    return None if reaching.of_grant(game, figure, ability) else No("no_ally", "FH-CMD-01")


def _control(game: Game, hero: Hero, figure: Figure, ability: Control) -> No | None:
    return None if reaching.of_control(game, figure, ability) else No("no_target", "FH-CMD-02")


def _teleport(game: Game, hero: Hero, figure: Figure, ability: Teleport) -> No | None:
    return None if reaching.of_teleport(game, hero, figure, ability) else No("no_empty_hex", "FH-TEL-04")


def _tokens(game: Game, hero: Hero, figure: Figure, ability: GainTokens) -> No | None:
    return None if pace.room(game, hero) else No("no_room", "FH-CLS-03")


def _return(game: Game, hero: Hero, figure: Figure, ability: Return) -> No | None:
    return None if reaching.of_return(game, hero, figure) else No("no_way_back", "FH-CLS-04")


def _switch(game: Game, hero: Hero, figure: Figure, ability: Switch) -> No | None:
    return None if hero.form else No("no_form", "FH-CLS-11")


def _rewind(game: Game, hero: Hero, figure: Figure, ability: Rewind) -> No | None:
    return None if rewindable(hero) else No("no_marker", "FH-BON-05")


def rewindable(hero: Hero) -> list[ActiveCard]:
    """Active cards of which a slot is used."""
    return [card for card in hero.active if card.used]


# --- what can be taken back (chapter 5.13) ---------------------------------------------------------------------


def recoverable(game: Game, hero: Hero, source: str) -> list[str]:
    """Cards that can be taken back from a pile; those in the active area belong to the pile they will go to."""
    lost = source == "lost"
    cards = list(hero.lost if lost else hero.discard)
    if game.edition.active_are_discards:
        cards += [card.card for card in hero.active if card.lost == lost]
    if lost:
        cards = [card for card in cards if not _unrecoverable(game, card)]
    return cards


def _unrecoverable(game: Game, card_id: str) -> bool:
    """Whether the card bears the symbol, no matter how it was lost (GH-RCV-02)."""
    card = game.card(card_id)
    return card.top.unrecoverable or card.bottom.unrecoverable


def recoverers(game: Game, hero: Hero, figure: Figure, ability: Recover) -> list[Hero]:
    """The characters who could take cards back by this ability: oneself, or allies in range.

    Whoever is exhausted can't, even if its figure stays on the map (GH-EXH-04, GH-PRM-02).
    """
    if ability.who == "self":
        heroes = [hero]
    else:
        found = reaching.reached(game, figure, ability.range, reaching.allies(game, figure))
        heroes = [game.hero(ally) for ally in found if ally.kind == "hero"]
    return [one for one in heroes if not one.exhausted and recoverable(game, one, ability.source)]


def refreshable(game: Game, hero: Hero, ability: Refresh) -> list[ItemCard]:
    """Used items of the stated kind; consumed ones with the symbol stay consumed (GH-RCV-02)."""
    states = ("spent", "consumed") if ability.items == "any" else (ability.items,)
    return [
        card
        for card in items.used(game, hero, states)
        if not (card.state == "consumed" and game.item(card.id).unrecoverable)
    ]


def removable(figure: Figure, ability: RemoveConditions) -> list[ConditionName]:
    """The conditions on a figure that an ability can take off; a scenario's own ones stay."""
    return [mark.what for mark in figure.marks if mark.what in ability.what and not mark.permanent]


CHECKS: dict[type[Ability], Callable[[Game, Hero, Figure, Any], No | None]] = {
    Attack: _attack,
    Move: _move,
    Loot: _loot,
    GiveCondition: _condition,
    Push: _push,
    Pull: _pull,
    Damage: _damage,
    Shield: _bonus,
    Retaliate: _bonus,
    Summon: _summon,
    Trap: _trap,
    DisarmTrap: _disarm_trap,
    Obstacle: _obstacle,
    ChangeTile: _tile,
    Recover: _recover,
    Refresh: _refresh,
    RemoveConditions: _cleanse,
    Grant: _grant,
    Control: _control,
    Teleport: _teleport,
    Rewind: _rewind,
    GainTokens: _tokens,
    Heal: _heal,
    Shadows: _shadows,
    Switch: _switch,
    Return: _return,
}
"""Abilities that are not here can always be performed."""
