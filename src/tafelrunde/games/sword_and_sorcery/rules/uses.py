"""What a hero can use: powers, items, artifacts, blessings (SS-USE-01, SS-PWR-08 … 11, SS-INV-01 … 05, SS-ART-02)."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.games.sword_and_sorcery.box.cards import InventoryItem
from tafelrunde.games.sword_and_sorcery.effects.deeds import ActivateCompanion, KeepItem
from tafelrunde.games.sword_and_sorcery.effects.operation import Ability, Roll
from tafelrunde.games.sword_and_sorcery.game import Game
from tafelrunde.games.sword_and_sorcery.loadout import Found
from tafelrunde.games.sword_and_sorcery.rules import dice, limits
from tafelrunde.games.sword_and_sorcery.rules.items import discarding, equipping
from tafelrunde.games.sword_and_sorcery.state import Hero, Power


def actions(game: Game, hero: Hero) -> tuple[Found, ...]:
    """Everything that can be used by an action, whatever it costs and whether or not it is ready."""
    printed = game.loadout(hero).actions
    if not hero.blessing:
        return printed
    return (*printed, *[use for use in _blessing(game, hero) if use.ability.action != "reaction"])


def reactions(game: Game, hero: Hero, at: tuple[str, ...]) -> list[Found]:
    """Reactions of a hero to one of these times; a stunned hero has none (SS-STN-01)."""
    if hero.conditions.restrictive == "stun":
        return []
    found = [use for use in game.loadout(hero).reactions if use.ability.at in at and ready(game, hero, use)]
    if hero.blessing:
        blessed = _blessing(game, hero)
        found += [use for use in blessed if use.ability.action == "reaction" and use.ability.at in at]
    return found


def ready(game: Game, hero: Hero, use: Found) -> bool:
    """Whether the card can be used again by its limits, charges and recharge, and an item by this hero."""
    if use.kind == "power":
        return bool([owned for owned in hero.powers if owned.card == use.source and _recharged(game, owned, use)])
    if use.kind == "blessing":
        return True
    if not limits.unused(game, hero, use.source, use.ability.limit):
        return False
    if use.kind == "hero_power":
        return True
    charged = use.ability.charges <= game.item_state(use.source).charges
    return charged and (use.kind == "equipment" or equipping.usable(game, hero, use.source))


def _recharged(game: Game, owned: Power, use: Found) -> bool:
    """A companion's card can be used also while it is in play (SS-PWR-11)."""
    if owned.recharge:
        return False
    return not owned.running or (owned.running == use.level + 1 and _can_activate(game, use.ability))


def _can_activate(game: Game, ability: Ability) -> bool:
    """A companion that was not activated this round (SS-COM-06)."""
    wanted = [op.companion for op in ability.do if isinstance(op, ActivateCompanion)]
    return any(one.card in wanted and not one.activated for one in game.state.companions)


def _blessing(game: Game, hero: Hero) -> tuple[Found, ...]:
    if hero.ghost:
        return ()
    card = game.content.blessings[game.hero_card(hero).nature]
    ability = card.lesser if hero.blessing == "lesser" else card.greater
    return (Found(card.id, card.id, ability, "blessing"),)


# --- after use ------------------------------------------------------------------------------------------------------


def spend(game: Game, hero: Hero, use: Found) -> None:
    """What the use costs the card: recharge, charges, the card itself (SS-PWR-10, SS-ART-02, SS-INV-02, SS-BLS-05)."""
    game.tell("uses", "SS-USE-01", seat=hero.seat, card=use.source)
    limits.use(game, hero, use.source, use.ability.limit)
    if use.kind == "power":
        _turn_over(game, hero, use)
    elif use.kind == "blessing":
        hero.blessing = ""
    elif use.ability.charges:
        old = game.item_state(use.source)
        game.state.items[use.source] = replace(old, charges=old.charges - use.ability.charges)
    elif use.kind == "item":
        item = game.content.item(use.source)
        if isinstance(item, InventoryItem) and item.kind == "single_use" and not _kept(game, hero, item):
            _used_up(game, hero, use.source, item)


def _turn_over(game: Game, hero: Hero, use: Found) -> None:
    """The card shows the recharge time of the level used, or waits until its effect ends (SS-PWR-10, SS-PWR-11)."""
    card = game.content.power(use.source)
    recharge = card.levels[use.level].recharge
    waits = card.recharges == "when_it_ends"
    hero.powers = tuple(
        [
            (replace(power, running=use.level + 1) if waits else replace(power, recharge=recharge))
            if power.card == use.source
            else power
            for power in hero.powers
        ]
    )


def _kept(game: Game, hero: Hero, item: InventoryItem) -> bool:
    """A potion or elixir may survive its use: the Alchemist rolls for it."""
    if "potion" not in item.tags and "elixir" not in item.tags:
        return False
    for sourced in game.effects(hero, "potion_used"):
        for op in sourced.effect.do:
            if isinstance(op, Roll):
                rolled = dice.roll(game, op.color, game.amount(op.dice, hero))
                for symbol, then in op.results.items():
                    keeps = any(isinstance(inner, KeepItem) for inner in then)
                    if keeps and dice.count(game, rolled, symbol):
                        game.tell("kept", "SS-GEN-02", seat=hero.seat, card=item.id, source=sourced.source)
                        return True
    return False


def _used_up(game: Game, hero: Hero, code: str, item: InventoryItem) -> None:
    """To the proper pile; some cards are turned to a weaker side instead (SS-INV-02, SS-INV-05, SS-EMP-06)."""
    if item.becomes:
        copy = code.partition(".")[2]
        turned = f"{item.becomes}.{copy}" if copy else item.becomes
        hero.inventory = tuple([turned if other == code else other for other in hero.inventory])
        return
    hero.inventory = tuple([other for other in hero.inventory if other != code])
    discarding.discard(game, code)
