"""Choices about equipment: what to wear, whom to give it, what to transmute, the market."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.massive_darkness.bot.gear import outfit
from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.effects import ExtraAction, Heal, MovementPoints
from tafelrunde.games.massive_darkness.rules.cards.transmuting import NEEDED, counts
from tafelrunde.games.massive_darkness.state import Hero
from tafelrunde.kernel import Decision, Option

ENOUGH = 0.05
"""Smaller gains are not worth a change."""


class Outfitting:
    """A hero's cards."""

    def __init__(self, party: Party, decision: Decision) -> None:
        self.party = party
        self.game = party.game
        self.decision = decision
        self.options = decision.options
        self.hero: Hero = party.state.heroes[max(decision.seat, 0)]

    def _first(self, *names: str) -> Option:
        for name in names:
            if (found := self.decision.option(name)) is not None:
                return found
        return self.options[-1]

    def cards(self, hero: Hero) -> tuple[str, ...]:
        return self.game.cards_of(hero)

    # --- wearing ------------------------------------------------------------------------------------------------

    def dress(self, hero: Hero) -> tuple[float, str, tuple[str, ...]]:
        """The best way for a hero to wear what it has, and by how much it is better than now."""
        key = self.party.key(hero)
        near = self.party.awake(hero.zone) and not self.game.slippery(hero)
        best, body, hands = outfit.best_dress(key, self.cards(hero), near)
        now = outfit.worth(outfit.dressed(key, hero.body, hero.hands, self.cards(hero)), near)
        return best - now, body, hands

    def reorganise(self) -> Option:
        """Put on the next card of the best outfit."""
        hero = self.hero
        better, body, hands = self.dress(hero)
        if better < ENOUGH:
            return self._first("done")
        for option in self.options:
            verb, card, *held = option.id.split(":")
            if verb != "equip":
                continue
            if card == body and card != hero.body:
                return option
            if card in hands and card not in hero.hands and not (held and held[0] in hands):
                return option
        return self._first("done")

    # --- sharing ------------------------------------------------------------------------------------------------

    def _wanted(self, hero: Hero, card: str) -> float:
        """What a card would bring a hero."""
        have = [other for other in self.cards(hero) if other != card]
        value = outfit.gain(self.party.key(hero), have, card)
        if value < ENOUGH and any(isinstance(op, Heal) for e in self.game.equipment(card).effects for op in e.do):
            value = 0.3 + 0.05 * self.game.wounds(hero)
        return value

    def share(self) -> Option:
        """Cards to whom they bring most."""
        cards = [card for card in self.decision.args.get("cards", ()) if self.game.equipment(card).kind != "artefact"]
        best, most = self._first("keep"), 0.25
        for option in self.options:
            verb, _, seat = option.id.partition(":")
            if verb != "to":
                continue
            other = self.party.state.heroes[int(seat)]
            better = sum([max(0.0, self._wanted(other, card) - self._wanted(self.hero, card)) for card in cards])
            if better > most:
                best, most = option, better
        return best

    def share_cards(self) -> Option:
        task = self.party.state.agenda[-1]
        other = self.party.state.heroes[getattr(task, "to", 0)]
        best, most = self._first("done"), 0.15
        for option in self.options:
            verb, _, card = option.id.partition(":")
            if verb == "hand" and self.game.equipment(card).kind != "artefact":
                better = self._wanted(other, card) - self._wanted(self.hero, card)
                if better > most:
                    best, most = option, better
        return best

    def trade(self) -> Option:
        """Give away what another hero in the zone needs more; gather quest items is nobody's business."""
        best, most = self._first("done"), 0.4
        for option in self.options:
            parts = option.id.split(":")
            if parts[0] != "give" or parts[1] not in self.game.content.equipment:
                continue
            card, other = parts[1], self.party.state.heroes[int(parts[-1])]
            owner = next(hero for hero in self.party.state.heroes if card in self.cards(hero))
            if owner is not self.hero or not other.present:
                continue
            if card in (owner.body, *owner.hands):
                continue
            better = self._wanted(other, card) - self._wanted(owner, card)
            if better > most:
                best, most = option, better
        return best

    # --- transmuting --------------------------------------------------------------------------------------------

    def spares(self, hero: Hero) -> list[str]:
        """Cards a hero does not miss, the most valuable first: three of them make a better one (MD-TRM-02)."""
        cards = self.cards(hero)
        _, body, hands = outfit.best_dress(self.party.key(hero), cards)
        quest = self.party.quest
        spare = []
        for card in cards:
            equipment = self.game.equipment(card)
            if (
                card in (body, *hands, hero.body, *hero.hands)
                or equipment.kind == "artefact"
                or not quest.may_part(self.game, hero, card)
            ):
                continue
            useful = any(
                isinstance(op, Heal | ExtraAction | MovementPoints) for effect in equipment.effects for op in effect.do
            )
            if useful or (equipment.slot == "none" and self._always_useful(hero, card)):
                continue
            spare.append(card)
        return sorted(spare, key=lambda card: (-self.game.equipment(card).level, card))

    def _always_useful(self, hero: Hero, card: str) -> bool:
        have = [other for other in self.cards(hero) if other != card]
        return outfit.gain(self.party.key(hero), have, card) > ENOUGH

    def chosen_spares(self, hero: Hero) -> list[str]:
        """Spare cards for a transmutation, as few as will do; none if they are not enough."""
        chosen: list[str] = []
        total = 0
        for card in self.spares(hero):
            if total >= NEEDED:
                break
            chosen.append(card)
            total += counts(self.game, card)
        return chosen if total >= NEEDED else []

    def transmute(self) -> Option:
        done = tuple(self.decision.args.get("chosen", ()))
        left = [card for card in self.spares(self.hero) if card not in done]
        need = NEEDED - sum([counts(self.game, card) for card in done])
        if left and sum([counts(self.game, card) for card in left]) >= need:
            return self._first(f"discard:{left[0]}", "cancel")
        return self._first("cancel")

    # --- the market ---------------------------------------------------------------------------------------------

    def talk(self) -> Option:
        """Between quests cards go to whom they bring most (MD-MKT-04)."""
        best, most = self._first("done"), 0.4
        for option in self.options:
            parts = option.id.split(":")
            if parts[0] == "give":
                other = self.party.state.heroes[int(parts[2])]
                if parts[1] in self.spares(self.hero):
                    better = self._wanted(other, parts[1]) - self._wanted(self.hero, parts[1])
                    if better > most:
                        best, most = option, better
        return best

    def market(self) -> Option:
        """Whoever has something to trade for the better."""
        for option in self.options:
            verb, _, seat = option.id.partition(":")
            if verb == "trader" and self._deal(self.party.state.heroes[int(seat)]) is not None:
                return option
        return self._first("done")

    def _deal(self, hero: Hero) -> tuple[str, str] | None:
        """What a hero should do at the stalls: `sell` or `put`, and the card."""
        stalls = self.party.state.interlude
        assert stalls is not None
        spares = self.spares(hero)
        if f"swap:{hero.seat}" not in stalls.used and self._bargain(hero, spares) and spares:
            return "put", spares[0]
        if f"sell:{hero.seat}" not in stalls.used and spares:
            return "sell", spares[-1]
        return None

    def _bargain(self, hero: Hero, down: Sequence[str]) -> str:
        """The card of the market that brings most for what is put down: at most the two best spare cards."""
        stalls = self.party.state.interlude
        assert stalls is not None
        levels = sum([self.game.equipment(card).level for card in down[:2]])
        best, most = "", 0.3
        for card in stalls.stalls:
            if self.game.equipment(card).level <= levels:
                better = self._wanted(hero, card)
                if better > most:
                    best, most = card, better
        return best

    def stalls(self) -> Option:
        deal = self._deal(self.hero)
        return self._first(f"{deal[0]}:{deal[1]}", "done") if deal is not None else self._first("done")

    def exchange(self) -> Option:
        """The card that was wanted, with a second one put down if it takes that."""
        interlude = self.party.state.interlude
        assert interlude is not None
        if interlude.wanted:
            return self._first("done")
        spares = self.spares(self.hero)
        wanted = self._bargain(self.hero, spares)
        if not wanted:
            return self._first("cancel")
        more = [card for card in spares if card not in interlude.down]
        return self._first(f"take:{wanted}", *[f"put:{card}" for card in more[:1]], "cancel")

    def limit(self) -> Option:
        """The card that is missed least."""

        def missed(option: Option) -> float:
            card = option.id.partition(":")[2]
            worn = card in (self.hero.body, *self.hero.hands)
            return 5.0 * worn + self._wanted(self.hero, card) + 0.1 * self.game.equipment(card).level

        return min(self.options, key=missed)
