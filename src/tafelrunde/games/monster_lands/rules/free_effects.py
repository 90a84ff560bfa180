"""Free effects and their timing windows (chapter 5.16).

`options` lists what a seat may do now without an action, `apply` does one of them, `window` offers them until the
seat goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal

from msgspec.structs import asdict

from tafelrunde.games.monster_lands.box.cards import Ability, DiceGrant
from tafelrunde.games.monster_lands.box.content import Content
from tafelrunde.games.monster_lands.box.effects import (
    BuyDie,
    Choose,
    ConvertDice,
    Gain,
    HireFree,
    RecolorDie,
)
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules import settled_lands, storage
from tafelrunde.games.monster_lands.rules.buildings import bazaar, tavern
from tafelrunde.games.monster_lands.rules.buildings.pawnbroker import pool_options
from tafelrunde.games.monster_lands.state import Clan, Member
from tafelrunde.kernel import Option, Rules

Where = Literal["deployment", "adventure", "salary", "pools"]
Chosen = tuple[Any, ...]
FREE = ("anytime", "deploy_turn")
"""When abilities can be used without an action."""


def window(game: Game, seat: int, where: Where) -> Rules[None]:
    """A moment for "any time" effects: use some, then go on; nothing is asked if there is nothing (ML-FRE-01)."""
    clan = game.clan(seat)
    while True:
        found = options(game, clan, where)
        if not found:
            return
        found.insert(0, Option("continue"))
        chosen = yield game.ask(seat, f"window_{where}", found, "ML-FRE-01", default="continue")
        if chosen is None:
            return
        yield from apply(game, clan, chosen, where)


def options(game: Game, clan: Clan, where: Where) -> list[Option]:
    """Everything the clan may do now without an action."""
    found: list[Option] = []
    if clan.trophies:
        points = game.content.config.combat.trophy_sale_gold_per_point
        for monster in clan.trophies:
            gold = points * game.content.monsters[monster].trophy
            found.append(Option(f"sell:{monster}", ("sell", monster), f"trophy:{monster}", {"gold": gold}))
    if clan.potions:
        found.extend(
            [
                Option(f"heal:{member.id}", ("heal", member.id), f"member:{member.id}")
                for member in clan.members
                if member.wounded and not member.path
            ]
        )
    if clan.lands:
        found.extend(settled_lands.settle_options(game, clan))
    if clan.loot:
        usable = [tile for tile in clan.loot if _loot_works(game, clan, tile, where)]
        found += [Option(f"loot:{tile}", ("loot", tile), f"loot:{tile}") for tile in usable]
    for member in clan.members:
        for card, ability in _free_abilities(game, member):
            if _works(game, clan, member, card, ability, where):
                found.append(_talent_option(card, member.id))
    if where == "deployment":
        found.extend(bazaar.movable(game, clan))
    return found


def _free_abilities(game: Game, member: Member) -> Sequence[tuple[str, Ability]]:
    """Those of a member that need no action."""
    talent = _free_talent(game.content, member.id)
    if not member.equipment:
        return talent
    equipment = game.content.equipment
    worn = [(card, equipment[card].ability) for card in member.equipment]
    return [*talent, *[(card, ability) for card, ability in worn if _is_free(ability)]]


@lru_cache(maxsize=256)
def _free_talent(content: Content, member_id: str) -> Sequence[tuple[str, Ability]]:
    talent = content.mercenary(member_id).talent
    return ((member_id, talent),) if _is_free(talent) else ()


def _is_free(ability: Ability) -> bool:
    return ability.trigger in FREE and not ability.outside


@lru_cache(maxsize=1024)
def _talent_option(card: str, member_id: str) -> Option:
    return Option(f"talent:{card}", ("talent", card), f"member:{member_id}")


def _loot_works(game: Game, clan: Clan, tile: str, where: Where) -> bool:
    """Loot without the outside symbol in any window; dice conversion only in deployment (ML-FRE-06, ML-FRE-07)."""
    card = game.content.loot[tile]
    if card.outside:
        return False
    effect = card.effect
    if type(effect) is ConvertDice:
        return where == "deployment" and _pool_count(clan, effect.from_) >= effect.from_n
    if type(effect) is HireFree:
        return bool(tavern.hireable(game, clan))
    return any(storage.changes_something(game, clan, gift) for gift in _gifts(effect))


def _works(game: Game, clan: Clan, member: Member, card: str, ability: Ability, where: Where) -> bool:
    """Abilities without outside symbol, once per round, where their trigger fits (ML-FRE-08 … 11, ML-RUL-01)."""
    effect = ability.effect
    if game.is_used(card):
        return False
    if ability.trigger == "anytime":
        return any(storage.changes_something(game, clan, gift) for gift in _gifts(effect))
    if ability.trigger != "deploy_turn" or where != "deployment":
        return False
    if type(effect) is BuyDie:
        return clan.gold >= effect.gold and not (effect.only_if_unassigned and member.path)
    return type(effect) is RecolorDie and clan.pool.total > 0


def _gifts(effect: Any) -> list[Gain]:
    if type(effect) is Gain:
        return [effect]
    if type(effect) is Choose:
        return [option for option in effect.options if type(option) is Gain]
    return []


def _pool_count(clan: Clan, color: str) -> int:
    if color == "haggle":
        return len(clan.pool.haggle)
    return clan.pool.strength if color == "strength" else clan.pool.magic


def apply(game: Game, clan: Clan, chosen: Chosen, where: Where) -> Rules[None]:
    """Do one free effect."""
    match chosen:
        case ("sell", monster):
            sell_trophy(game, clan, monster)
        case ("heal", member_id):
            heal(game, clan, member_id)
        case ("settle", land, member_id):
            settled_lands.settle(game, clan, land, member_id)
        case ("loot", tile):
            yield from use_loot(game, clan, tile, where)
        case ("talent", card):
            yield from use_talent(game, clan, card)
        case ("equipment", card):
            yield from bazaar.rearrange(game, clan, card)


def sell_trophy(game: Game, clan: Clan, monster: str) -> None:
    """5 gold per trophy point; the card goes to the monster discard (ML-FRE-02)."""
    gold = game.content.config.combat.trophy_sale_gold_per_point * game.content.monsters[monster].trophy
    clan.trophies.remove(monster)
    game.state.monster_discard.append(monster)
    game.gain_gold(clan, gold)
    game.tally(clan, "trophies_sold")
    game.tell("trophy_sold", "ML-FRE-02", seat=clan.seat, monster=monster, gold=gold)


def heal(game: Game, clan: Clan, member_id: str) -> None:
    """Discard a stored potion to heal an unassigned wounded mercenary (ML-FRE-03)."""
    clan.potions -= 1
    game.member(clan, member_id).wounded = False
    game.tell("healed", "ML-FRE-03", seat=clan.seat, mercenary=member_id)


def use_loot(game: Game, clan: Clan, tile: str, where: Where) -> Rules[None]:
    """Discard the tile and take the benefit (ML-FRE-06, ML-ITM-20, ML-ITM-21, ML-ITM-26, ML-ITM-27)."""
    effect = game.content.loot[tile].effect
    clan.loot.remove(tile)
    game.state.loot_discard.append(tile)
    game.tally(clan, "loot_used")
    game.tell("loot_used", "ML-FRE-06", seat=clan.seat, loot=tile)
    if type(effect) is ConvertDice:
        yield from convert(game, clan, tile, effect)
    elif type(effect) is HireFree:
        yield from tavern.hire_free(game, clan, "ML-TAV-17", dice=where == "deployment")
    else:
        yield from take_gift(game, clan, effect, tile, "ML-FRE-06")


def convert(game: Game, clan: Clan, card: str, effect: ConvertDice) -> Rules[None]:
    """The given dice lie on the card until cleanup, the received ones come from the supply (ML-DEP-08, ML-ITM-26)."""
    for _ in range(effect.from_n):
        face = 0
        if effect.from_ == "haggle":
            faces = dict.fromkeys(clan.pool.haggle)
            choices = [Option(f"die:haggle:{face}", face, f"pool:haggle:{face}", {"face": face}) for face in faces]
            face = yield game.ask(clan.seat, "which_haggle", choices, "ML-ITM-26", {"card": card})
        game.lay(card, game.take_die(clan, effect.from_, face))
    game.gain_dice(clan, DiceGrant(**{effect.to: effect.to_n}))
    game.tell("converted", "ML-ITM-26", seat=clan.seat, source=card, color=effect.to, n=effect.to_n)


def take_gift(game: Game, clan: Clan, effect: Any, source: str, rule: str) -> Rules[None]:
    """A gift, or one of several that would change something (ML-RUL-01).

    A trophy that could be kept instead is no choice here: it is simply not used.
    """
    if type(effect) is Choose:
        gifts = [
            Option(f"gift:{number}", gift, "", {"things": asdict(gift)})
            for number, gift in enumerate(effect.options)
            if type(gift) is Gain and storage.changes_something(game, clan, gift)
        ]
        effect = yield game.ask(clan.seat, "choose_gift", gifts, rule, {"card": source})
    yield from storage.gain(game, clan, effect, rule, source)


def use_talent(game: Game, clan: Clan, card: str) -> Rules[None]:
    """Once per round: a resource, a die for gold, or a new colour (ML-FRE-08 … 11)."""
    game.use(card)
    effect = next(ability.effect for member in clan.members for c, ability in game.abilities(member) if c == card)
    if type(effect) is BuyDie:
        game.pay(clan, effect.gold)
        game.tell("die_bought", "ML-FRE-10", seat=clan.seat, card=card, color=effect.color, price=effect.gold)
        game.gain_dice(clan, DiceGrant(**{effect.color: effect.n}))
    elif type(effect) is RecolorDie:
        yield from recolor(game, clan, card)
    else:
        game.tell("talent_used", "ML-FRE-08", seat=clan.seat, card=card)
        yield from take_gift(game, clan, effect, card, "ML-FRE-08")


def recolor(game: Game, clan: Clan, card: str) -> Rules[None]:
    """Put a pool die of any colour on the aspirant and take one of another colour (ML-FRE-11)."""
    color, face = yield game.ask(clan.seat, "recolor", pool_options(clan, "die"), "ML-FRE-11", {"card": card})
    game.lay(card, game.take_die(clan, color, face))
    others = [other for other in ("strength", "magic", "haggle") if other != color]
    new = yield game.ask(
        clan.seat, "new_color", [Option(f"color:{other}", other) for other in others], "ML-FRE-11", {"card": card}
    )
    game.tell("recolored", "ML-FRE-11", seat=clan.seat, card=card, old=color, new=new)
    game.gain_dice(clan, DiceGrant(**{new: 1}))
