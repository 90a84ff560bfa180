"""What a figure brings: the effects of all cards, tokens and abilities that it has, sorted by when they work."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, Literal, NamedTuple

from tafelrunde.games.sword_and_sorcery.box.cards import CompanionLevel, PowerCard, PowerLevel
from tafelrunde.games.sword_and_sorcery.box.content import Content, card_of
from tafelrunde.games.sword_and_sorcery.box.enemies import Scroll
from tafelrunde.games.sword_and_sorcery.effects.deeds import Forbid, FreeOnce, Immune, Value
from tafelrunde.games.sword_and_sorcery.effects.operation import Ability, Effect
from tafelrunde.games.sword_and_sorcery.effects.words import At
from tafelrunde.games.sword_and_sorcery.state import CompanionFigure, Enemy, Figure, Hero, Plague, State

WITH_THE_WEAPON: tuple[At, ...] = ("attack", "attack_roll", "wounds_caused")
"""Properties of a weapon that work only in an attack with it (SS-WPN-05)."""


class Sourced(NamedTuple):
    """An effect with the card it comes from."""

    key: str
    """Unique for the figure."""
    source: str
    """The card, by which it is called."""
    effect: Effect
    weapon: str = ""
    """The slot of the weapon whose property it is; it works only in attacks with that weapon."""
    by: str = ""
    """The figure whose soul rank counts, if it is not the bearer (SS-SOU-09)."""


class Found(NamedTuple):
    """A use of a card that a hero has."""

    key: str
    """Stable and readable: the card, and the number of the level or use."""
    source: str
    ability: Ability
    kind: Literal["hero_power", "power", "equipment", "item", "blessing"]
    level: int = 0


class Loadout(dict[str, tuple[Sourced, ...]]):
    """Effects by when they work; values, immunities and bans of standing effects are sorted out beforehand.

    `actions` and `reactions` are all uses printed on what a hero has, whether or not they are ready.
    """

    __slots__ = ("actions", "changes", "forbidden", "free_once", "immunities", "more", "reactions")

    def __init__(self, effects: Iterable[Sourced], uses: Sequence[Found]) -> None:
        found: dict[str, list[Sourced]] = {}
        for sourced in effects:
            found.setdefault(sourced.effect.at, []).append(sourced)
        super().__init__({at: tuple(some) for at, some in found.items()})
        self.changes: dict[str, tuple[tuple[Sourced, Value], ...]] = {}
        self.immunities: tuple[tuple[Sourced, Immune], ...] = ()
        self.forbidden: dict[str, tuple[Sourced, ...]] = {}
        self.free_once: tuple[tuple[Sourced, FreeOnce], ...] = ()
        for sourced in found.get("passive", ()):
            for op in sourced.effect.do:
                if isinstance(op, Value):
                    self.changes[op.what] = (*self.changes.get(op.what, ()), (sourced, op))
                elif isinstance(op, Immune):
                    self.immunities += ((sourced, op),)
                elif isinstance(op, Forbid):
                    self.forbidden[op.what] = (*self.forbidden.get(op.what, ()), sourced)
                elif isinstance(op, FreeOnce):
                    self.free_once += ((sourced, op),)
        present = (*self.changes.get("presence", ()), *self.changes.get("count", ()))
        self.more = tuple([op for sourced, op in present if not sourced.effect.if_])
        """What it counts for more in its zone (SS-CTL-03)."""
        self.actions = tuple([use for use in uses if use.ability.action != "reaction"])
        self.reactions = tuple([use for use in uses if use.ability.action == "reaction"])


Key = tuple[Hashable, ...]
Remembered = dict[str, tuple[Key, Loadout]]
"""The last loadout of every figure, by its id, with what it followed from."""

KEPT = 4096
"""So many loadouts are remembered; they are asked for again and again."""


def loadout(state: State, figure: Figure, content: Content, last: Remembered) -> Loadout:
    """All effects of a figure, by when they work; worked out once for all that it follows from.

    `last` are the answers of this game, with what each followed from at a glance.
    """
    glance = GLANCES[type(figure)](state, figure)
    key = _key(state, figure, content) if isinstance(figure, Hero) else glance
    found: Loadout | None = content.loadouts.get(key)
    if found is None:
        if len(content.loadouts) >= KEPT:
            content.loadouts.clear()
        found = content.loadouts[key] = worked_out(state, figure, content)
    last[figure.id] = glance, found
    return found


def worked_out(state: State, figure: Figure, content: Content) -> Loadout:
    """What a figure brings, from its cards."""
    return Loadout(_all(state, figure, content), _uses(figure, content))


def _key(state: State, hero: Hero, content: Content) -> Key:
    """What a hero's loadout follows from: whether a power is ready or an item damaged is seen, but does not matter."""
    if hero.ghost:
        return "ghost", hero.conditions.crits, hero.lasting
    bound = []
    for code in (hero.main, hero.offhand, hero.armour):
        changed = state.items.get(code)
        bound.append(None if changed is None else (changed.craft, changed.craft_side))
    return (
        hero.card,
        hero.rank,
        tuple([power.card for power in hero.powers]),
        hero.talents,
        hero.main,
        hero.offhand,
        hero.armour,
        hero.artifact,
        tuple([code for code in hero.inventory if card_of(code) in content.working]),
        state.daytime and state.adventure,
        state.daytime,
        hero.conditions.crits,
        hero.lasting,
        *bound,
    )


# --- at a glance ----------------------------------------------------------------------------------------------------

# All that a loadout follows from and that can be seen at once: flat tuples of what copies share, cheap to compare.


def _hero_at_a_glance(state: State, hero: Hero) -> Key:
    items = state.items
    main, offhand, armour = hero.main, hero.offhand, hero.armour
    seen = (
        hero.card,
        hero.rank,
        hero.ghost,
        hero.powers,
        hero.talents,
        main,
        offhand,
        armour,
        hero.artifact,
        hero.inventory,
        state.adventure,
        state.daytime,
        hero.conditions.crits,
        hero.lasting,
    )
    return (*seen, items.get(main), items.get(offhand), items.get(armour)) if items else seen


def _enemy_at_a_glance(state: State, enemy: Enemy) -> Key:
    return (enemy.card, enemy.scroll, enemy.powers, enemy.conditions.crits, enemy.lasting)


def _companion_at_a_glance(state: State, companion: CompanionFigure) -> Key:
    return (companion.card, companion.level, "companion", companion.conditions.crits, companion.lasting)


def _plague_at_a_glance(state: State, plague: Plague) -> Key:
    return (plague.kind, plague.conditions.crits, plague.lasting)


GLANCES: dict[type[Figure], Callable[[State, Any], Key]] = {
    Hero: _hero_at_a_glance,
    Enemy: _enemy_at_a_glance,
    CompanionFigure: _companion_at_a_glance,
    Plague: _plague_at_a_glance,
}


# --- from its cards -------------------------------------------------------------------------------------------------


def _all(state: State, figure: Figure, content: Content) -> list[Sourced]:
    found: list[Sourced] = []
    if isinstance(figure, Hero):
        found += _hero(state, figure, content)
    elif isinstance(figure, Enemy):
        found += _enemy(figure, content)
    elif isinstance(figure, CompanionFigure):
        found += _sourced(content, figure.card, companion_level(figure, content).effects)
    elif isinstance(figure, Plague):
        card = content.plagues[figure.kind]
        if card.attack is not None:
            found += _sourced(content, figure.kind, card.attack.effects, "main")
        found += _sourced(content, figure.kind, card.defence.effects, where="defence")
    for token in figure.conditions.crits:
        found += _sourced(content, card_of(token), content.crits[card_of(token)].effects)
    for at, lasting in enumerate(figure.lasting):
        effects: tuple[Effect, ...] = content.index.things[lasting.key]
        found += [
            Sourced(f"lasting.{at}.{number}", lasting.source, effect, by=lasting.by)
            for number, effect in enumerate(effects)
        ]
    return found


def _sourced(
    content: Content, source: str, effects: tuple[Effect, ...], weapon: str = "", where: str = ""
) -> Sequence[Sourced]:
    """Effects printed together, made once for each card and place."""
    if not effects:
        return ()
    key = source, weapon, where, id(effects)
    found: Sequence[Sourced] | None = content.printed.get(key)
    if found is None:
        place = f"{weapon or where or 'card'}.{source}"
        found = content.printed[key] = [
            Sourced(f"{place}.{number}", source, effect, weapon if effect.at in WITH_THE_WEAPON else "")
            for number, effect in enumerate(effects)
        ]
    return found


# --- heroes ---------------------------------------------------------------------------------------------------------


def usable_level(card: PowerCard, rank: int) -> PowerLevel | None:
    """The highest level that the soul rank allows (SS-PWR-08, SS-PWR-09)."""
    allowed = [level for level in card.levels if level.rank <= rank]
    return allowed[-1] if allowed else None


def _hero(state: State, hero: Hero, content: Content) -> list[Sourced]:
    found: list[Sourced] = []
    if not hero.card or hero.ghost:
        return found
    card = content.heroes[hero.card]
    for power in card.powers:
        found += _sourced(content, power.id, power.effects)
    for owned in (*[power.card for power in hero.powers], *hero.talents):
        level = usable_level(content.power(owned), hero.rank)
        if level is not None:
            found += _sourced(content, owned, level.effects)
    for slot, code in (("main", hero.main), ("offhand", hero.offhand)):
        if code:
            found += _sourced(content, code, content.weapons[card_of(code)].effects, slot)
            found += _craft(state, code, content, slot)
    if hero.armour:
        armour = content.armours[card_of(hero.armour)]
        found += _sourced(content, hero.armour, armour.effects)
        found += _sourced(content, hero.armour, armour.defence.effects, where="defence")
        found += _craft(state, hero.armour, content, "")
    else:
        found += _sourced(content, hero.card, content.natural[hero.card].effects, where="defence")
    if hero.artifact:
        found += _sourced(content, hero.artifact, content.artifacts[card_of(hero.artifact)].effects)
    for code in hero.inventory:
        item = content.inventory.get(card_of(code))
        if item is not None:
            found += _sourced(content, code, item.effects)
    adventure = content.adventures[state.adventure]
    if state.daytime:
        effects = adventure.day.effects if state.daytime == "day" else adventure.night.effects
        found += _sourced(content, state.daytime, effects)
    return found


def _uses(figure: Figure, content: Content) -> list[Found]:
    """What its cards let a hero do: each level of a power that the soul rank allows (SS-PWR-08)."""
    found: list[Found] = []
    if not isinstance(figure, Hero) or not figure.card or figure.ghost:
        return found
    for power in content.heroes[figure.card].powers:
        found += [
            Found(f"{power.id}.{number}", power.id, ability, "hero_power") for number, ability in enumerate(power.uses)
        ]
    for owned in figure.powers:
        found += [
            Found(f"{owned.card}.{number}", owned.card, level.use, "power", number)
            for number, level in enumerate(content.power(owned.card).levels)
            if level.use is not None and level.rank <= figure.rank
        ]
    for code in (figure.main, figure.offhand, figure.armour, figure.artifact):
        if code:
            found += _of_item(code, content, "equipment")
    for code in figure.inventory:
        if card_of(code) in content.inventory:
            found += _of_item(code, content, "item")
    return found


def _of_item(code: str, content: Content, kind: Literal["equipment", "item"]) -> list[Found]:
    return [Found(f"{code}.{number}", code, ability, kind) for number, ability in enumerate(content.item(code).uses)]


def _craft(state: State, code: str, content: Content, slot: str) -> Sequence[Sourced]:
    """The gem or scales bound to an item (SS-CRF-03)."""
    changed = state.items.get(code)
    if changed is None or not changed.craft:
        return ()
    return _sourced(content, changed.craft, content.crafts[changed.craft].sides[changed.craft_side].effects, slot)


# --- enemies and companions -----------------------------------------------------------------------------------------


def _enemy(enemy: Enemy, content: Content) -> list[Sourced]:
    found: list[Sourced] = []
    scroll: Scroll = content.scrolls[enemy.scroll]
    for ability in scroll.abilities:
        found += _sourced(content, ability.id, ability.effects)
    found += _sourced(content, enemy.scroll, scroll.effects)
    found += _sourced(content, enemy.scroll, scroll.main.effects, "main")
    offhand = scroll.offhand if scroll.offhand is not None else scroll.main
    found += _sourced(content, enemy.scroll, offhand.effects, "offhand")
    card = content.bosses.get(enemy.card) or content.enemy_cards[enemy.card]
    found += _sourced(content, enemy.card, card.defence.effects, where="defence")
    for power in enemy.powers:
        found += _sourced(content, power, content.enemy_powers[power].levels[content.config.act - 1])
    return found


def companion_level(companion: CompanionFigure, content: Content) -> CompanionLevel:
    levels = content.companions[companion.card].levels
    return levels[min(companion.level, len(levels)) - 1]
