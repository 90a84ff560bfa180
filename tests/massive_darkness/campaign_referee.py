"""A referee for campaigns, from the catalogue's words and the content files, not from the rules' code (chapter 10).

    referee = CampaignReferee(match.state)
    referee.answered(decision, option, match)   # after every answer

It compares the table before and after an answer: what heroes have, what the market offers, and how quests begin.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

import tafelrunde.games.massive_darkness as package
from tafelrunde.games.massive_darkness.state import Hero, State
from tafelrunde.kernel import Decision, Match, Option

CONTENT = Path(package.__file__).parent / "content"
TRADES = {(1, 1), (2, 1), (1, 2)}
"""Cards discarded and taken in an exchange (MD-MKT-07)."""
SPENDING = ("discard", "drink", "use", "trigger")
"""Answers that may cost a card even if they end the quest."""


@cache
def content(name: str) -> dict[str, Any]:
    data: dict[str, Any] = yaml.load((CONTENT / f"{name}.yaml").read_text(), yaml.CSafeLoader)
    return data


@cache
def cards(name: str) -> dict[str, dict[str, Any]]:
    """Every copy of the cards of a file."""
    return {code: card for card in content(name)["cards"] for code in card.get("codes", [card.get("id")])}


@cache
def level(code: str) -> int:
    """Artefacts are of level 4, starting equipment of level 1 (MD-CAM-12, MD-MKT-09)."""
    if code in cards("artefacts"):
        return 4
    return 1 if code in cards("starting_equipment") else int(cards("treasures")[code]["level"])


def for_sale(code: str) -> bool:
    """Neither a trap nor luck (MD-MKT-03)."""
    return cards("treasures")[code]["kind"] not in ("trap", "luck")


def hero_level(hero: Hero) -> int:
    """The level of the highest skill bought, or 1 (MD-CAM-05)."""
    (sheet,) = [sheet for sheet in content("classes")["classes"] if sheet["id"] == hero.sheet]
    lines = zip(sheet["lines"], hero.skills, strict=True)
    return max([line["skills"][steps - 1]["level"] for line, steps in lines if steps], default=1)


def owned(hero: Hero) -> tuple[str, ...]:
    return tuple([card for card in (hero.body, *hero.hands, *hero.pack) if card])


class Seen(NamedTuple):
    """What of the table a campaign is about."""

    phase: str
    quest: str
    route: tuple[str, ...]
    quests_over: int
    stalls: tuple[str, ...]
    xp: tuple[int, ...]
    mini_xp: tuple[int, ...]
    skills: tuple[tuple[int, ...], ...]
    cards: tuple[frozenset[str], ...]


def look(state: State) -> Seen:
    heroes = state.heroes
    return Seen(
        state.phase,
        state.quest,
        state.route,
        len(state.chronicle),
        state.interlude.stalls if state.interlude else (),
        tuple([hero.xp for hero in heroes]),
        tuple([hero.mini_xp for hero in heroes]),
        tuple([hero.skills for hero in heroes]),
        tuple([frozenset(owned(hero)) for hero in heroes]),
    )


def right(holds: bool, rule: str, what: object) -> None:
    assert holds, f"{rule}: {what}"


class CampaignReferee:
    """Watches a campaign answer by answer."""

    def __init__(self, state: State) -> None:
        self.before = look(state)
        self.sheets = [hero.sheet for hero in state.heroes]
        self.sold: set[int] = set()
        self.swapped: set[int] = set()
        self.repeat = False

    def answered(self, decision: Decision, option: Option, match: Match) -> None:
        state: State = match.state
        before, self.before = self.before, look(state)
        if self.before.quests_over > before.quests_over:
            self._quest_is_over(state, before, option.id.partition(":")[0])
        elif before.phase == "interlude":
            self._between(decision, option, before, state)
        if state.phase == "interlude":
            right(all(hero.present and not hero.stunned for hero in state.heroes), "MD-MKT-11", "healed")
            for asked in match.decisions:
                self._asked(asked, state)

    # --- the end of a quest, and the next one -------------------------------------------------------------------

    def _quest_is_over(self, state: State, before: Seen, verb: str) -> None:
        quest, result = state.chronicle[-1].adventure, state.chronicle[-1].result
        right(quest == before.quest, "MD-CAM-15", quest)
        self.sold, self.swapped, self.repeat = set(), set(), False
        if state.phase == "over":
            right((quest, result) == ("heart_of_darkness", "won"), "MD-CAM-22", (quest, result))
            return
        for hero, had in zip(state.heroes, before.cards, strict=True):
            right(verb in SPENDING or had <= set(owned(hero)), "MD-CAM-06", f"lost {had - set(owned(hero))}")
        self._fresh(state)
        if result == "won":
            self._market_opens(state)
        else:
            right(not any(hero.mini_xp for hero in state.heroes), "MD-CAM-17", "mini XP")
            right(state.interlude is not None and not state.interlude.stalls, "MD-CAM-18", "a market at once")

    def _fresh(self, state: State) -> None:
        """Every card lies in its pile, but for those of heroes and of the market (MD-CAM-19, MD-RUL-50)."""
        out = {card for hero in state.heroes for card in owned(hero)} | set(look(state).stalls)
        piles = [*state.treasure_decks, *state.treasure_discards, state.artefact_deck]
        found = Counter([card for pile in piles for card in pile])
        due = {*cards("treasures"), *cards("artefacts")} - out
        right(found == Counter(due), "MD-CAM-19", due ^ set(found))
        right(sorted(state.event_deck) == sorted(cards("events")), "MD-CAM-19", "events")
        right(sorted(state.door_deck) == sorted(cards("doors")), "MD-CAM-19", "doors")
        right(not state.removed and not state.enemies and not state.treasure, "MD-CAM-19", "the board is not cleared")

    def _market_opens(self, state: State) -> None:
        """X of level 1, X of the lowest hero's, one of each hero's, if there are so many (MD-MKT-02, MD-DCK-05)."""
        levels = [hero_level(hero) for hero in state.heroes]
        wanted = Counter([1] * len(levels) + [min(levels)] * len(levels) + levels)
        stalls = look(state).stalls
        offered = Counter([level(card) for card in stalls])
        for missing in wanted - offered:
            left = [card for card in state.treasure_decks[missing - 1] if for_sale(card)]
            right(not left, "MD-MKT-02", f"{wanted}, but {offered}")
        right(all(map(for_sale, stalls)), "MD-MKT-03", stalls)

    def _begins(self, state: State, before: Seen) -> None:
        route = before.route if self.repeat else before.route[1:]
        quest = before.quest if self.repeat else before.route[0]
        right((state.quest, state.route, state.round) == (quest, route, 1), "MD-CAM-15", state.quest)
        right(state.level == max([hero_level(hero) for hero in state.heroes]), "MD-CAM-07", state.level)
        right([hero.sheet for hero in state.heroes] == self.sheets, "MD-CAM-20", "classes")
        for hero in state.heroes:
            have = owned(hero)
            right(len(have) <= 6 and len(set(have) & set(cards("artefacts"))) <= 1, "MD-CAM-14", have)
            worn = [card for card in (hero.body, *hero.hands) if card]
            right(all(level(card) <= state.level for card in worn), "MD-CAM-12", worn)
            right(hero.health >= 5 and not hero.stunned and not hero.escaped, "MD-CAM-19", hero)

    # --- between quests -----------------------------------------------------------------------------------------

    def _between(self, decision: Decision, option: Option, before: Seen, state: State) -> None:
        now = self.before
        right((now.skills, now.mini_xp) == (before.skills, before.mini_xp), "MD-CAM-06", option.id)
        seat = decision.seat
        verb, _, what = option.id.partition(":")
        gone = [had - have for had, have in zip(before.cards, now.cards, strict=True)]
        got = [have - had for had, have in zip(before.cards, now.cards, strict=True)]
        if (decision.question, verb) == ("stalls", "sell"):
            self._sold(seat, what, gone, before)
        else:
            right(now.xp == before.xp, "MD-MKT-06", option.id)
        if decision.question == "exchange" and (gone[seat] or got[seat]):
            self._exchanged(seat, gone[seat], got[seat], before)
        elif verb == "give":
            card, other = what.split(":")
            right(gone[seat] == {card} == got[int(other)], "MD-MKT-04", option.id)
        elif verb == "drop":
            right(gone[seat] == {what}, "MD-CAM-14", option.id)
        elif verb == "starting":
            right(len(gone[seat]) == 1 and got[seat] <= set(cards("starting_equipment")), "MD-CAM-18", option.id)
        elif verb not in ("sell", "take"):
            right(not any(gone) and not any(got), "MD-CAM-06", option.id)
        if decision.question == "verdict":
            self.repeat = verb == "repeat"
            if verb == "move_on":
                self._market_opens(state)
        if state.phase not in ("interlude", "over"):
            self._begins(state, before)

    def _sold(self, seat: int, card: str, gone: list[frozenset[str]], before: Seen) -> None:
        right(gone[seat] == {card}, "MD-MKT-06", card)
        price = min((level(card) + 1) // 2, 30 - before.xp[seat])
        gained = [now - then for now, then in zip(self.before.xp, before.xp, strict=True)]
        right(gained[seat] == price and sum(gained) == price, "MD-MKT-06", (card, gained))
        right(seat not in self.sold, "MD-MKT-05", "sold twice")
        self.sold.add(seat)

    def _exchanged(self, seat: int, gone: frozenset[str], got: frozenset[str], before: Seen) -> None:
        right((len(gone), len(got)) in TRADES, "MD-MKT-07", (gone, got))
        right(sum(map(level, gone)) >= sum(map(level, got)), "MD-MKT-07", (gone, got))
        right(got <= set(before.stalls) and not got & set(self.before.stalls), "MD-MKT-10", got)
        right(seat not in self.swapped, "MD-MKT-05", "exchanged twice")
        self.swapped.add(seat)

    # --- what is asked ------------------------------------------------------------------------------------------

    def _asked(self, decision: Decision, state: State) -> None:
        offered = {option.id for option in decision.options}
        stage = state.interlude
        assert stage is not None
        have = owned(state.heroes[decision.seat]) if decision.seat >= 0 else ()
        if decision.question == "stalls":
            wanted = {"done"} | ({f"sell:{card}" for card in have} if decision.seat not in self.sold else set())
            affordable = stage.stalls and min(map(level, stage.stalls)) <= sum(sorted(map(level, have))[-2:])
            if affordable and decision.seat not in self.swapped:
                wanted |= {f"put:{card}" for card in have}
            right(offered == wanted, "MD-MKT-05", offered ^ wanted)
        elif decision.question == "exchange":
            worth = sum(map(level, stage.down)) - (level(stage.wanted) if stage.wanted else 0)
            wanted = {f"take:{card}" for card in stage.stalls if card != stage.wanted and level(card) <= worth}
            if not stage.wanted and len(stage.down) == 1:
                wanted |= {f"put:{card}" for card in have if card not in stage.down}
            right(offered - {"done", "cancel"} == wanted, "MD-MKT-07", offered ^ wanted)
        elif decision.question == "limit":
            artefacts = set(have) & set(cards("artefacts"))
            right(len(have) > 6 or len(artefacts) > 1, "MD-CAM-14", have)
        elif decision.question == "starting":
            needy = all(level(card) > state.level for card in have)
            right(self.repeat or needy or bool(stage.settled), "MD-MKT-11", have)
        right(not offered & {refused.id for refused in decision.refused()}, "offered and refused", decision.question)
