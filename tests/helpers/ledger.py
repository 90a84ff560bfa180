"""Somebody who keeps the books of a campaign: whatever has changed was told, and nothing else has.

Gold, items, cards, perks and event cards are conserved: what one has more was gained, bought or drawn, what one has
less was lost, sold or paid. And every unlocked thing has a cause.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.games.havens.state import Member, State
from tafelrunde.kernel import Event, Match
from tests.helpers.playing import copied


class Books:
    """What a character has."""

    def __init__(self, one: Member) -> None:
        character = one.character
        self.gold = character.gold
        self.items = Counter(character.items)
        self.pool = Counter(character.pool)
        self.perks = Counter(character.perks)

    def as_tuple(self) -> tuple[Any, ...]:
        return self.gold, +self.items, +self.pool, +self.perks


class Ledger:
    """Looks at a match after every answer. The match must keep all its events (`whole=True`)."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told = len(match.events)
        self.before: State = copied(RULEBOOK, match.state)
        self.home = False
        """The scenario is over, and its heroes come home."""

    def look(self) -> None:
        """Raises AssertionError if anything has changed of which nothing was told."""
        events = self.match.events[self.told :]
        self.told = len(self.match.events)
        before, now = self.before, self.match.state
        if before.world is not None and now.world is not None and before.parties:
            self._characters(before, now, events)
            self._world(before, now, events)
            self._unlocked(before, now, events)
            self._decks(before, now, events)
            self._quests(now)
        self.before = copied(RULEBOOK, now)

    # --- characters -----------------------------------------------------------------------------------------------

    def _characters(self, before: State, now: State, events: list[Event]) -> None:
        party = before.party
        books = {(one.party, one.character.cls): Books(one) for one in before.roster if not one.left}
        for event in events:
            args = event.args
            match event.kind:
                case "party_founded" | "party_plays":
                    party = args["number"] - 1
                case "over":
                    self.home = True
                case "sets_out":
                    self.home = False
                case "new_character":
                    made = Books.__new__(Books)
                    made.gold, made.items, made.perks = args["gold"], Counter(), Counter()
                    made.pool = Counter(self._first(args["hero"]))
                    books[party, args["hero"]] = made
                case "retires" | "dies_for_good":
                    del books[party, args["hero"]]
                case _ if (party, args.get("hero")) in books:
                    self._booked(books[party, args["hero"]], event.kind, args)
        assert {(one.party, one.character.cls) for one in now.roster if not one.left} == books.keys()
        for one in now.roster:
            if not one.left:
                kept = books[one.party, one.character.cls]
                assert Books(one).as_tuple() == kept.as_tuple(), f"{one.id}: {[event.kind for event in events]}"

    def _first(self, cls: str) -> list[str]:
        content = RULEBOOK.game(self.match.state).content
        return [card for card in content.classes[cls].cards if content.cards[card].level in (1, "X")]

    def _booked(self, book: Books, kind: str, args: Any) -> None:
        match kind:
            case "gold":
                book.gold += args["amount"]
            case "takes_home":
                book.gold += args["gold"]
            case "donates":
                book.gold -= args["n"]
            case "enhanced":
                book.gold -= args["price"]
            case "buys":
                book.gold -= args["price"]
                book.items[args["item"]] += 1
            case "sells":
                book.gold += args["price"]
                book.items[args["item"]] -= 1
            case "gets_item" | "treasure_item":
                book.items[args["item"]] += 1
            case "loses_item":
                book.items[args["item"]] -= 1
            case "treasure_item_sold" if self.home:
                book.gold += args["amount"]
                book.items[args["item"]] -= 1
            case "rises":
                book.pool[args["card"]] += 1
            case "takes_perk":
                book.perks[args["perk"]] += 1

    # --- the world ------------------------------------------------------------------------------------------------

    def _world(self, before: State, now: State, events: list[Event]) -> None:
        then, here = before.world, now.world
        assert then is not None
        assert here is not None

        def sum_of(kind: str, name: str) -> int:
            return sum(event.args[name] for event in events if event.kind == kind)

        assert here.prosperity - then.prosperity == sum_of("prosperity", "amount")
        assert here.donated - then.donated == sum_of("donates", "n")
        assert len(here.retired) - len(then.retired) == _count(events, "retires")
        changed = sum(party.reputation for party in now.parties) - sum(party.reputation for party in before.parties)
        assert changed == sum_of("reputation", "amount")
        assert max(here.records, 0) - max(then.records, 0) == _count(events, "town_record")
        assert set(here.treasures) >= set(then.treasures)
        copies = dict(then.items)
        told = {event.args["item"] for event in events if event.kind in ("new_item", "gets_item", "treasure_item")}
        stocked = _count(events, "prosperity_level") > 0
        told |= {item for hero in before.heroes for item in hero.found}
        for item, number in here.items:
            assert number >= copies.get(item, 0), f"a copy of item {item} has vanished"
            assert number == copies.get(item, 0) or item in told or (stocked and int(item) <= 70), f"item {item}"

    def _unlocked(self, before: State, now: State, events: list[Event]) -> None:
        """Every unlocked thing has a cause."""
        then, here = before.world, now.world
        assert then is not None
        assert here is not None
        locked = now.progress.locked
        self._new(before.progress.opened, now.progress.opened, _names(events, "scenario_found", "scenario"), locked)
        self._new(before.progress.done, now.progress.done, _names(events, "scenario_done", "scenario"))
        self._new(before.progress.locked, now.progress.locked, _names(events, "scenario_closed", "scenario"))
        self._new(then.classes, here.classes, _names(events, "class_unlocked", "class", "cls"))
        self._new(then.opened, here.opened, _names(events, "box_opened", "box"))
        self._new(then.endings, here.endings, _names(events, "story_ends", "ending", "text"))
        assert len(here.enhancements) - len(then.enhancements) == _count(events, "enhanced")
        gained = Counter(_names(events, "achievement", "achievement"))
        lost = Counter(_names(events, "achievement_lost", "achievement"))
        had = Counter(then.achievements) + Counter(name for party in before.parties for name in party.achievements)
        have = Counter(here.achievements) + Counter(name for party in now.parties for name in party.achievements)
        for name in have.keys() | had.keys():
            change = have[name] - had[name]
            # One that takes its own place, of a type of which there is one, is gained and nothing has changed.
            assert change == gained[name] - lost[name] or (not change and gained[name]), name

    def _new(
        self, before: Iterable[str], now: Iterable[str], told: Iterable[str], silently: Iterable[str] = ()
    ) -> None:
        """Nothing has gone, and what has come was told."""
        assert set(before) <= set(now)
        assert set(now) - set(before) <= {*told, *silently}

    def _decks(self, before: State, now: State, events: list[Event]) -> None:
        """Event cards are drawn, put under their deck, or shuffled into it; designs and side scenarios are drawn."""
        then, here = before.world, now.world
        for deck in ("city", "road"):
            cards = Counter(getattr(then, deck))
            for event in events:
                if event.args.get("deck") == deck and event.kind in ("event", "event_bottom", "event_added"):
                    cards[f"{deck}-{event.args['number']:02}"] += -1 if event.kind == "event" else 1
            assert +cards == Counter(getattr(here, deck)), deck
        for deck in ("designs", "sides"):
            left = getattr(here, deck)
            assert left == getattr(then, deck)[: len(left)]

    def _quests(self, now: State) -> None:
        """Every quest is in the deck, somebody's, or one of those that are being chosen from."""
        assert now.world is not None
        held = [one.quest for one in now.roster if one.quest]
        missing = set(RULEBOOK.game(now).content.quests) - {*now.world.quests, *held}
        offered = {
            option.id.partition(":")[2]
            for decision in self.match.decisions
            if decision.question == "quest"
            for option in decision.options
        }
        assert missing == offered


def _count(events: list[Event], kind: str) -> int:
    return sum(event.kind == kind for event in events)


def _names(events: list[Event], kind: str, prefix: str, argument: str = "") -> list[str]:
    """The names in events of a kind, without what they begin with: `scenario-3`."""
    return [str(event.args[argument or prefix]).removeprefix(f"{prefix}-") for event in events if event.kind == kind]
