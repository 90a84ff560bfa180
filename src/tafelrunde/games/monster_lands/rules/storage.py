"""Storage limits and things gained (ML-ITM-14, ML-HUN-03, ML-MSR-13)."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.monster_lands.box.cards import DiceGrant
from tafelrunde.games.monster_lands.box.effects import Gain
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.state import Clan
from tafelrunde.kernel import Option, Rules


def limit_traps(game: Game, clan: Clan) -> Rules[None]:
    """Above the limit the owner discards tiles of choice, face-up (ML-HUN-03, ML-HID-05)."""
    while len(clan.traps) > game.trap_limit(clan):
        options = [Option(f"discard:{kind}", kind, f"trap:{kind}") for kind in dict.fromkeys(clan.traps)]
        kind = yield game.ask(clan.seat, "discard_trap", options, "ML-HUN-03")
        clan.traps.remove(kind)
        game.discard_trap(kind)
        game.tell("trap_discarded", "ML-HUN-03", seat=clan.seat, trap=kind)


def gain(game: Game, clan: Clan, gift: Gain, rule: str, source: str = "") -> Rules[None]:
    """Take everything a reward or ability gives; limits apply, what is above them is lost (ML-MSR-13, ML-STL-14)."""
    got: dict[str, Any] = {
        "gold": gift.gold,
        "fame": gift.fame,
        "potion": game.gain_potions(clan, gift.potion),
        "poison": game.gain_poisons(clan, gift.poison),
        "shield": game.gain_shields(clan, gift.shield),
        "strength": gift.strength,
        "magic": gift.magic,
        "haggle": gift.haggle,
    }
    game.gain_gold(clan, gift.gold)
    game.gain_fame(clan, gift.fame)
    if game.recording and any(got.values()):
        game.tell("gained", rule, seat=clan.seat, source=source, **got)
    game.gain_dice(clan, DiceGrant(gift.strength, gift.magic, gift.haggle))
    for _ in range(gift.loot):
        yield from take_loot(game, clan, rule)
        game.refill_loot()


def take_loot(game: Game, clan: Clan, rule: str) -> Rules[None]:
    """One loot tile of the owner's choice from the display; nothing if it is empty (ML-PLU-01, ML-PLU-04)."""
    shown = [tile for tile in game.state.loot_display if tile]
    if not shown:
        return
    tile = yield game.ask(
        clan.seat, "take_loot", [Option(f"take:{tile}", tile, f"loot_display:{tile}") for tile in shown], rule
    )
    game.state.loot_display[game.state.loot_display.index(tile)] = ""
    clan.loot.append(tile)
    game.tally(clan, "loot")
    game.tell("loot_taken", rule, seat=clan.seat, loot=tile)


def changes_something(game: Game, clan: Clan, gift: Gain) -> bool:
    """Whether a gift would change anything: tokens above their limit would be lost at once (ML-STL-16, ML-RUL-01)."""
    limits = game.content.config.limits
    return bool(
        gift.gold
        or gift.fame
        or gift.strength
        or gift.magic
        or gift.haggle
        or (gift.potion and clan.potions < limits.potions)
        or (gift.poison and clan.poisons < limits.poisons)
        or (gift.shield and clan.shields < limits.shields)
        or (gift.loot and any(game.state.loot_display))
    )
