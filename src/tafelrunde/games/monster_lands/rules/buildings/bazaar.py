"""The bazaar and equipment (chapter 5.8)."""

from __future__ import annotations

from functools import partial

from tafelrunde.games.monster_lands.game import Game
from tafelrunde.games.monster_lands.rules.buildings.haggling import Deal, price, price_terms, too_dear
from tafelrunde.games.monster_lands.rules.buildings.spaces import Visit
from tafelrunde.games.monster_lands.state import Clan, Member
from tafelrunde.kernel import Option, Rules


def bearers(game: Game, clan: Clan) -> list[Member]:
    """Unassigned own mercenaries, not aspirants (ML-BAZ-02, ML-BAZ-05)."""
    card, aspirant = game.content.mercenaries.get, game.content.aspirant
    return [member for member in clan.members if not member.path and card(member.id, aspirant).can_be_equipped]


def same_type(game: Game, member: Member, card: str) -> str:
    """The card of that type the member carries already, if any (ML-BAZ-02)."""
    kind = game.content.equipment[card].type
    for carried in member.equipment:
        if game.content.equipment[carried].type == kind:
            return carried
    return ""


def cheapest(game: Game, clan: Clan) -> int | None:
    """A displayed card must be affordable and somebody there to carry it (ML-BAZ-01, ML-BAZ-06)."""
    if not bearers(game, clan):
        return None
    return min([game.content.equipment[card].cost for card in game.state.bazaar if card], default=None)


def buy(game: Game, clan: Clan, visit: Visit, deal: Deal) -> Rules[None]:
    """Buy one displayed card and equip it at once (ML-BAZ-01)."""
    options: list[Option] = []
    dear: list[Option] = []
    for card in game.state.bazaar:
        if card:
            cost = price(game, game.content.equipment[card].cost, deal)
            option = Option(f"buy:{card}", card, f"bazaar:{card}", {"price": cost})
            (options if cost <= clan.gold else dear).append(option)
    card = yield game.ask(clan.seat, "buy_equipment", options, "ML-BAZ-01", why_not=partial(too_dear, dear))
    printed = game.content.equipment[card].cost
    cost = price(game, printed, deal)
    game.pay(clan, cost)
    terms = price_terms(game, printed, deal)
    game.tell("equipment_bought", "ML-BAZ-01", terms=terms, seat=clan.seat, equipment=card, price=cost)
    game.tally(clan, "equipment_bought")
    yield from take_card(game, clan, card)


def take_free(game: Game, clan: Clan, rule: str) -> Rules[None]:
    """One displayed card at price 0 under the same conditions (ML-BAZ-08)."""
    options = [Option(f"buy:{card}", card, f"bazaar:{card}", {"price": 0}) for card in game.state.bazaar if card]
    card = yield game.ask(clan.seat, "equip_free", options, rule)
    game.tell("equipment_bought", rule, seat=clan.seat, equipment=card, price=0)
    yield from take_card(game, clan, card)


def take_card(game: Game, clan: Clan, card: str) -> Rules[None]:
    """Put the card under an unassigned mercenary, discarding one of its type if need be; refill (ML-BAZ-02, 03, 07)."""
    options = [
        Option(f"bearer:{member.id}", member, f"member:{member.id}", {"instead": same_type(game, member, card) or None})
        for member in bearers(game, clan)
    ]
    member = yield game.ask(clan.seat, "bearer", options, "ML-BAZ-02", {"equipment": card})
    old = same_type(game, member, card)
    if old:
        discard(game, clan, member, old)
    game.state.bazaar[game.state.bazaar.index(card)] = ""
    member.equipment.append(card)
    game.tell("equipped", "ML-BAZ-02", seat=clan.seat, equipment=card, mercenary=member.id)
    game.refill_bazaar()


def discard(game: Game, clan: Clan, member: Member, card: str) -> None:
    """Make room by discarding a card (ML-BAZ-03)."""
    member.equipment.remove(card)
    game.state.equipment_discard.append(card)
    game.tell("equipment_discarded", "ML-BAZ-03", seat=clan.seat, equipment=card, mercenary=member.id)


def movable(game: Game, clan: Clan) -> list[Option]:
    """Equipment of unassigned mercenaries may be moved or discarded on the own turn (ML-BAZ-04, ML-FRE-05)."""
    return [
        Option(f"equipment:{card}", ("equipment", card), f"equipment:{card}")
        for member in clan.members
        if member.equipment and member in bearers(game, clan)
        for card in member.equipment
    ]


def rearrange(game: Game, clan: Clan, card: str) -> Rules[None]:
    """Move a card to another unassigned mercenary, exchanging one of the same type, or discard it (ML-BAZ-03, 04)."""
    holder = next(member for member in clan.members if card in member.equipment)
    options = [
        Option(f"give:{member.id}", member, f"member:{member.id}", {"instead": same_type(game, member, card) or None})
        for member in bearers(game, clan)
        if member is not holder
    ]
    options.append(Option(f"drop:{card}", None, f"equipment:{card}"))
    member = yield game.ask(clan.seat, "rearrange", options, "ML-BAZ-04", {"equipment": card})
    if member is None:
        discard(game, clan, holder, card)
        return
    holder.equipment.remove(card)
    other = same_type(game, member, card)
    if other:
        member.equipment.remove(other)
        holder.equipment.append(other)
    member.equipment.append(card)
    game.tell("equipment_moved", "ML-BAZ-04", seat=clan.seat, equipment=card, mercenary=member.id)
