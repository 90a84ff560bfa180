"""Why something can't be done now: one reason and its rule for everything that looks possible and is not."""

from __future__ import annotations

from tafelrunde.games.monster_lands.box.cards import Ability
from tafelrunde.games.monster_lands.box.effects import BuyDie, ConvertDice, HireFree, RecolorDie
from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules import free_effects, settled_lands
from tafelrunde.games.monster_lands.rules.buildings import alchemist, mine, spaces, tavern
from tafelrunde.games.monster_lands.rules.buildings.shops import SHOPS, affordable_visits
from tafelrunde.games.monster_lands.rules.deployment import assigning
from tafelrunde.games.monster_lands.state import Clan, Member
from tafelrunde.kernel import Refused

_DISPLAYS = {"hunting_lodge": "trap_display", "bazaar": "bazaar"}
"""Shops in which there is nothing to do when their display is empty."""


def refused(game: Game, clan: Clan) -> list[Refused]:
    """All refusals of the deployment question."""
    found = [
        Refused("pass", "dice_left", "ML-DEP-03"),
        *_shops(game, clan),
        *_alchemist(game, clan),
        *_mine(game, clan),
        *_members(game, clan),
        *tavern.above_surplus(game, clan),
        *_lands(game, clan),
        *assigning.refused_paths(game, clan),
        *_free_effects(game, clan),
    ]
    return found if clan.pool.total else [Refused("pawn", "no_dice", "ML-DEP-03", "building:pawnbroker"), *found[1:]]


def _shops(game: Game, clan: Clan) -> list[Refused]:
    found = []
    for building in SHOPS:
        on = f"building:{building}"
        affordable = [visit for visit, _ in affordable_visits(game, clan, building)]
        visits = spaces.shop_visits(clan, building)
        for visit in visits or [spaces.Visit(building, "strength", 0)]:
            if spaces.has_panic(game, building):
                found.append(Refused(visit.id, "panic", "ML-BLD-08", on))
            elif spaces.next_space(game, building) is None:
                found.append(Refused(visit.id, "building_full", "ML-BLD-04", on))
            elif not visits:
                found.append(Refused(visit.id, "no_fitting_die", "ML-BLD-02", on))
            elif visit not in affordable:
                if building in _DISPLAYS and not any(getattr(game.state, _DISPLAYS[building])):
                    found.append(Refused(visit.id, "display_empty", "ML-BLD-06", on))
                elif building == "bazaar" and not assigning.assignable(game, clan):
                    found.append(Refused(visit.id, "nobody_to_equip", "ML-BAZ-06", on))
                else:
                    found.append(Refused(visit.id, "cannot_pay", "ML-BLD-05", on))
    return found


def _alchemist(game: Game, clan: Clan) -> list[Refused]:
    if alchemist.options(game, clan):
        taken = [s for s in game.content.open_spaces("alchemist", game.state.players) if s.id in game.state.spaces]
        return [Refused(f"brew:{space.id}", "space_taken", "ML-DEP-07", f"space:{space.id}") for space in taken]
    reason, rule = _why_closed(game, "alchemist", bool(clan.pool.magic))
    spaces = game.content.open_spaces("alchemist", game.state.players)
    return [Refused(f"brew:{space.id}", reason, rule, f"space:{space.id}") for space in spaces]


def _mine(game: Game, clan: Clan) -> list[Refused]:
    legal = {option.id for option in mine.options(game, clan)}
    found = []
    for space in game.content.buildings["mine"].spaces:
        option_id = f"mine:{space.id}"
        if option_id in legal:
            continue
        if game.state.players in space.closed_at:
            reason, rule = "space_closed", "ML-DEP-09"
        elif space.id in game.state.spaces:
            reason, rule = "space_taken", "ML-DEP-07"
        elif spaces.has_panic(game, "mine"):
            reason, rule = "panic", "ML-BLD-08"
        else:
            reason, rule = "no_fitting_die", "ML-MIN-01"
        found.append(Refused(option_id, reason, rule, f"space:{space.id}"))
    return found


def _why_closed(game: Game, building: str, has_die: bool) -> tuple[str, str]:
    if spaces.has_panic(game, building):
        return "panic", "ML-BLD-08"
    if not spaces.free_spaces(game, building):
        return "building_full", "ML-BLD-04"
    return ("no_fitting_die", "ML-BLD-02") if not has_die else ("cannot_pay", "ML-BLD-05")


def _members(game: Game, clan: Clan) -> list[Refused]:
    way_out = clan.pool.total and next(assigning.open_paths(game, clan), None)
    found = []
    for member in clan.members:
        option_id, on = f"assign:{member.id}", f"member:{member.id}"
        if not game.card(member).can_be_assigned:
            found.append(Refused(option_id, "aspirant_stays", "ML-OUT-05", on))
        elif member.path:
            found.append(Refused(option_id, "already_assigned", "ML-OUT-02", on))
        elif not way_out:
            found.append(Refused(option_id, "no_path_for_dice", "ML-LND-02", on))
    return found


def _lands(game: Game, clan: Clan) -> list[Refused]:
    found = []
    for land in clan.lands:
        option_id = f"land:{land}"
        if settled_lands.usable(game, clan, land):
            continue
        if settled_lands.settler(clan, land) is None:
            reason, rule = "not_settled", "ML-STL-01"
        elif game.is_used(land):
            reason, rule = "land_used", "ML-STL-10"
        elif not settled_lands.has_effect(game, clan, land):
            reason, rule = "no_effect", "ML-STL-16"
        else:
            reason, rule = "no_fitting_die", "ML-STL-09"
        found.append(Refused(option_id, reason, rule, option_id))
    return found


# --- free effects (chapters 5.15 and 5.16) ----------------------------------------------------------------------


def _free_effects(game: Game, clan: Clan) -> list[Refused]:
    """All refusals of free effects on the own turn in deployment."""
    legal = {option.id for option in free_effects.options(game, clan, "deployment")}
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
