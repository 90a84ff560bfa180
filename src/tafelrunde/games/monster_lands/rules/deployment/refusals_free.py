"""Why a free effect can't be used now (chapters 5.15 and 5.16)."""

from __future__ import annotations

from tafelrunde.games.monster_lands.box.cards import Ability
from tafelrunde.games.monster_lands.box.effects import BuyDie, ConvertDice, HireFree, RecolorDie
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules.deployment import free, settled_lands
from tafelrunde.games.monster_lands.state import Clan, Member
from tafelrunde.kernel import Refused


def refused_effects(game: Game, clan: Clan) -> list[Refused]:
    """All refusals of free effects on the own turn in deployment."""
    legal = {option.id for option in free.options(game, clan, "deployment")}
    found = [*_healing(clan), *_settling(game, clan), *_loot(game, clan), *_abilities(game, clan), *_equipment(clan)]
    return [refused for refused in found if refused.id not in legal]


def _healing(clan: Clan) -> list[Refused]:
    """A stored potion heals unassigned mercenaries only."""
    return [
        Refused(f"heal:{member.id}", "already_assigned" if member.path else "no_potion", "ML-FRE-03", _on(member))
        for member in clan.members
        if member.wounded
    ]


def _settling(game: Game, clan: Clan) -> list[Refused]:
    found = []
    for land in clan.lands:
        for member in clan.members:
            reason, rule = _why_not_settle(game, clan, land, member)
            found.append(Refused(f"settle:{land}:{member.id}", reason, rule, f"land:{land}"))
    return found


def _why_not_settle(game: Game, clan: Clan, land: str, member: Member) -> tuple[str, str]:
    if not game.card(member).can_settle:
        return "aspirant_cannot_settle", "ML-STL-04"
    if member.leader:
        return "leader_cannot_settle", "ML-STL-04"
    if member.land:
        return "settler_stays", "ML-STL-06" if member.land == land else "ML-STL-03"
    if settled_lands.settler(clan, land) is not None:
        return "land_settled", "ML-STL-03"
    return "wrong_affinity", "ML-STL-02"


def _loot(game: Game, clan: Clan) -> list[Refused]:
    found = []
    for tile in clan.loot:
        card = game.content.loot[tile]
        if card.outside:
            reason, rule = "only_outside", "ML-FRE-06"
        elif type(card.effect) is ConvertDice:
            reason, rule = "no_fitting_die", "ML-ITM-26"
        elif type(card.effect) is HireFree:
            reason, rule = "nobody_to_hire", "ML-TAV-17"
        else:
            reason, rule = "no_effect", "ML-RUL-01"
        found.append(Refused(f"loot:{tile}", reason, rule, f"loot:{tile}"))
    return found


def _abilities(game: Game, clan: Clan) -> list[Refused]:
    found = []
    for member in clan.members:
        for card, ability in game.abilities(member):
            why = _why_no_ability(game, clan, member, card, ability)
            if why is not None:
                found.append(Refused(f"talent:{card}", *why, _on(member)))
    return found


def _why_no_ability(game: Game, clan: Clan, member: Member, card: str, ability: Ability) -> tuple[str, str] | None:
    """None for abilities that are no free effect at all."""
    effect = ability.effect
    if ability.outside:
        return "only_outside", "ML-KEY-07"
    if ability.trigger not in ("anytime", "deploy_turn"):
        return None
    if game.is_used(card):
        return "ability_used", "ML-FRE-11" if type(effect) is RecolorDie else "ML-FRE-08"
    if type(effect) is BuyDie:
        if effect.only_if_unassigned and member.path:
            return "already_assigned", "ML-FRE-09"
        return "too_little_gold", "ML-FRE-10"
    return ("no_dice", "ML-FRE-11") if type(effect) is RecolorDie else ("no_effect", "ML-RUL-01")


def _equipment(clan: Clan) -> list[Refused]:
    """An assigned mercenary's equipment is frozen."""
    return [
        Refused(f"equipment:{card}", "equipment_frozen", "ML-OUT-08", f"equipment:{card}")
        for member in clan.members
        for card in member.equipment
        if member.path
    ]


def _on(member: Member) -> str:
    return f"member:{member.id}"
