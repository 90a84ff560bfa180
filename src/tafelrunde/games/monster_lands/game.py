"""The running game in the words of Monster Lands: clans, members, paths, and the one way to gain and lose things."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from tafelrunde.games.monster_lands.box.cards import Ability, DiceGrant, Land, Mercenary, Monster, PathSlot
from tafelrunde.games.monster_lands.box.content import Content
from tafelrunde.games.monster_lands.box.effects import Color, StorageMod
from tafelrunde.games.monster_lands.inventory import content_of
from tafelrunde.games.monster_lands.state import Clan, Deed, Location, Member, Path, PlacedDie, State
from tafelrunde.kernel import Game as KernelGame


class Game(KernelGame[State]):
    """State, content, and the nouns of the rulebook."""

    __slots__ = ("content",)

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.content: Content = content_of(state)

    # --- who is who -------------------------------------------------------------------------------------------

    def clan(self, seat: int) -> Clan:
        return self.state.clans[seat]

    def clockwise(self, start: int) -> Iterator[Clan]:
        """All clans in seating order from `start` (ML-OVR-09)."""
        count = len(self.state.clans)
        for step in range(count):
            yield self.state.clans[(start + step) % count]

    def card(self, member: Member | str) -> Mercenary:
        """The card of a clan member."""
        return self.content.mercenary(member if isinstance(member, str) else member.id)

    def member(self, clan: Clan, member_id: str) -> Member:
        for member in clan.members:
            if member.id == member_id:
                return member
        raise KeyError(member_id)

    def reputation(self, clan: Clan) -> int:
        """The sum of the reputation values of the current clan members (ML-OVR-05)."""
        mercenary = self.content.mercenary
        return sum([mercenary(member.id).reputation for member in clan.members])

    def surplus(self, clan: Clan) -> int:
        """Fame surplus = fame − reputation (ML-TAV-02)."""
        return clan.fame - self.reputation(clan)

    def is_mercenary(self, member: Member) -> bool:
        """Mercenaries in the narrow sense: clan members that are not aspirants."""
        return self.card(member).can_be_assigned

    # --- where is what ----------------------------------------------------------------------------------------

    def locations(self) -> list[Location]:
        return [*self.state.missions, *self.state.lands, self.state.access]

    def battlefields(self) -> list[Location]:
        """The places with monsters in the order in which they are resolved (ML-ADV-01)."""
        return [*self.state.lands, self.state.access]

    def location(self, path: Path) -> Location:
        name = path.id.partition(".")[0]
        for location in self.locations():
            if location.id == name:
                return location
        raise KeyError(path.id)

    def path(self, path_id: str) -> Path:
        for location in self.locations():
            for path in location.paths:
                if path.id == path_id:
                    return path
        raise KeyError(path_id)

    def owner(self, path: Path) -> Clan:
        return self.state.clans[path.seat]

    def mercenary_on(self, path: Path) -> Member:
        """The living mercenary on a path."""
        return self.member(self.state.clans[path.seat], path.member)

    def monster(self, location: Location) -> Monster:
        return self.content.monsters[location.monster]

    def opponent(self, location: Location) -> Monster | None:
        """The monster fought at a place, also while its last hit is resolved (ML-BAT-12)."""
        victory = self.state.victory
        name = location.monster or (victory.monster if victory is not None else "")
        return self.content.monsters[name] if name else None

    def land(self, location: Location) -> Land:
        return self.content.lands[location.land]

    def path_slot(self, location: Location, path: Path) -> PathSlot:
        """What the path tile prints for a path of a land."""
        return self.content.paths[location.tile].path(location.side, self.slot(path))

    def slot(self, path: Path) -> int:
        """The number of a path at its location, from 1."""
        return int(path.id.partition(".")[2])

    # --- abilities --------------------------------------------------------------------------------------------

    def is_used(self, card_id: str) -> bool:
        """Whether a once-per-round ability has been used this round (ML-ADV-02)."""
        return card_id in self.state.used

    def use(self, card_id: str) -> None:
        self.state.used[card_id] = self.state.used.get(card_id, 0) + 1

    def abilities(self, member: Member) -> tuple[tuple[str, Ability], ...]:
        """The talent of a member and the abilities of its equipment, by card id."""
        talent = _talent(self.content, member.id)
        if not member.equipment:
            return talent
        equipment = self.content.equipment
        return (*talent, *[(card_id, equipment[card_id].ability) for card_id in member.equipment])

    def element(self, card_id: str) -> str:
        """The scene element of a card that has an ability: a member or a piece of equipment."""
        return f"equipment:{card_id}" if card_id in self.content.equipment else f"member:{card_id}"

    # --- gains and losses -------------------------------------------------------------------------------------

    def trap_limit(self, clan: Clan) -> int:
        """Trap storage, with what members add to it (ML-HUN-03, ML-ITM-54)."""
        limit = self.content.config.limits.traps
        for member in clan.members:
            effect = self.card(member).talent.effect
            if type(effect) is StorageMod and effect.item == "trap":
                limit += effect.value
        return limit

    def gain_gold(self, clan: Clan, amount: int) -> None:
        clan.gold += amount

    def pay(self, clan: Clan, amount: int) -> None:
        assert 0 <= amount <= clan.gold, f"{amount} of {clan.gold} gold"
        clan.gold -= amount

    def gain_fame(self, clan: Clan, amount: int) -> None:
        clan.fame += amount

    def lose_fame(self, clan: Clan, amount: int) -> int:
        """Lose fame as far as there is any; returns how much was lost."""
        lost = min(amount, clan.fame - self.content.config.floors.fame)
        clan.fame -= lost
        return lost

    def lose_gold(self, clan: Clan, amount: int) -> int:
        lost = min(amount, clan.gold)
        clan.gold -= lost
        return lost

    def gain_shields(self, clan: Clan, amount: int) -> int:
        """Store shields up to the limit, the rest is lost at once (ML-ARM-02); returns how many were kept."""
        kept = min(amount, self.content.config.limits.shields - clan.shields)
        clan.shields += kept
        return kept

    def gain_potions(self, clan: Clan, amount: int) -> int:
        """Store potions up to the limit, the rest is lost (ML-ALC-02)."""
        kept = min(amount, self.content.config.limits.potions - clan.potions)
        clan.potions += kept
        return kept

    def gain_poisons(self, clan: Clan, amount: int) -> int:
        kept = min(amount, self.content.config.limits.poisons - clan.poisons)
        clan.poisons += kept
        return kept

    def gain_dice(self, clan: Clan, dice: DiceGrant, rule: str = "ML-DIC-06") -> None:
        """Dice join the pool at once; gained H dice are rolled immediately (ML-DIC-06)."""
        clan.pool.strength += dice.strength
        clan.pool.magic += dice.magic
        for _ in range(dice.haggle):
            self.gain_haggle_die(clan, rule)

    def gain_haggle_die(self, clan: Clan, rule: str = "ML-DIC-06") -> int:
        face = self.roll("haggle")
        clan.pool.haggle.append(face)
        clan.pool.haggle.sort()
        self.tell("haggle_rolled", rule, seat=clan.seat, faces=[face])
        return face

    def take_die(self, clan: Clan, color: Color, face: int = 0) -> PlacedDie:
        """Take a die out of the pool to lay it somewhere; H dice are named by their face."""
        pool = clan.pool
        if color == "haggle":
            pool.haggle.remove(face)
            return PlacedDie(color, face, clan.seat)
        if color == "strength":
            pool.strength -= 1
        else:
            pool.magic -= 1
        return PlacedDie(color, 0, clan.seat)

    def lay(self, place: str, *dice: PlacedDie) -> None:
        """Lay dice on a space or card, where they stay until the reset (ML-DEP-07)."""
        self.state.spaces[place] = (*self.state.spaces.get(place, ()), *dice)

    def tally(self, clan: Clan, what: Deed, amount: int = 1) -> None:
        clan.tally[what] = clan.tally.get(what, 0) + amount

    # --- displays and decks -----------------------------------------------------------------------------------

    def draw(self, deck: list[str], discard: list[str] | None, purpose: str) -> str:
        """The top card of a deck; an empty deck is made anew from its discard if it has one. Empty: nothing left."""
        if not deck:
            if not discard:
                return ""
            deck.extend(discard)
            discard.clear()
            self.shuffle(purpose, deck)
            self.tell("reshuffled", deck=purpose)
        self.reveal()
        return deck.pop()

    def refill(self, display: list[str], size: int, deck: list[str], discard: list[str] | None, purpose: str) -> None:
        """Fill a display's gaps from left to right."""
        while len(display) < size:
            display.append("")
        for place, item in enumerate(display):
            if not item:
                display[place] = self.draw(deck, discard, purpose)

    def refill_traps(self) -> None:
        """Back to 6 after a purchase, from the stack or its discard; short if both are empty (ML-HUN-04, ML-HUN-05)."""
        state = self.state
        size = self.content.config.displays.hunting_lodge
        self.refill(state.trap_display, size, state.trap_stack, state.trap_discard, "traps")

    def refill_tavern(self) -> None:
        """Fill the empty tavern slots (ML-TAV-08, ML-TAV-09)."""
        state = self.state
        size = self.content.tavern_size(state.players)
        self.refill(state.tavern, size, state.mercenary_deck, state.mercenary_discard, "mercenaries")

    def refill_bazaar(self) -> None:
        """Refill if the deck still has cards; the equipment discard is never reshuffled (ML-BAZ-07)."""
        state = self.state
        self.refill(state.bazaar, self.content.config.displays.bazaar, state.equipment_deck, None, "equipment")

    def refill_loot(self) -> None:
        """Back to 4 (ML-PLU-02); an empty stack is made anew from the loot discard (ML-PLU-04)."""
        state = self.state
        size = self.content.config.displays.loot
        self.refill(state.loot_display, size, state.loot_stack, state.loot_discard, "loot")

    def draw_monster(self) -> str:
        """The next monster; the discard is shuffled into a new deck if it must be (ML-MON-25)."""
        return self.draw(self.state.monster_deck, self.state.monster_discard, "monsters")

    def discard_trap(self, kind: str) -> None:
        """To the trap discard face-up; start traps leave the game (ML-ITM-04, ML-HUN-06)."""
        if self.content.traps[kind].cls == "start":
            self.state.removed.append(kind)
        else:
            self.state.trap_discard.append(kind)

    def discard_member(self, member: Member) -> None:
        """Where a member's card goes when it leaves a clan (ML-DTH-06, ML-CLN-34, ML-TAV-13)."""
        kind = self.card(member).set
        if kind == "aspirant":
            self.state.aspirants.append(member.id)
        elif kind in ("start_leader", "start_mercenary"):
            self.state.removed.append(member.id)
        else:
            self.state.mercenary_discard.append(member.id)


def names(items: list[Any]) -> list[str]:
    """The ids in a display without its gaps."""
    return [item for item in items if item]


@lru_cache(maxsize=256)
def _talent(content: Content, member_id: str) -> tuple[tuple[str, Ability]]:
    """The talent on the card of a member: asked at every action, and always the same."""
    return ((member_id, content.mercenary(member_id).talent),)
