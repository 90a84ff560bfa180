"""Every question between two scenarios, answered by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tafelrunde.games.gloomhaven.bot import trading, worth
from tafelrunde.games.havens.bot import SensibleBot
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign.world import company, members, of_class
from tafelrunde.games.havens.rules.setup import recommending
from tafelrunde.games.havens.state import Member
from tafelrunde.kernel import Advice, Decision, Option, View

EASIER_AFTER = 2
"""Scenarios lost one after the other before the party asks for easier ones."""


class Town:
    """One decision between two scenarios."""

    def __init__(self, game: Game, decision: Decision) -> None:
        self.game = game
        self.decision = decision

    def _with(self, prefix: str) -> list[Option]:
        return [option for option in self.decision.options if option.id.startswith(f"{prefix}:") or option.id == prefix]

    def _first(self, *prefixes: str) -> Option | None:
        for prefix in prefixes:
            if found := self._with(prefix):
                return found[0]
        return None

    def _whose(self, option: Option) -> Member:
        return of_class(self.game, option.id.partition(":")[2])

    @property
    def _who(self) -> Member:
        """The character that a question is about."""
        return of_class(self.game, str(self.decision.args["hero"]))

    def default(self) -> Advice:
        """What the question itself recommends, or the first answer."""
        option = self.decision.option(self.decision.default) if self.decision.default else None
        return Advice(option or self.decision.options[0], "nothing_better")

    # --- the city -------------------------------------------------------------------------------------------------

    def city(self) -> Advice:
        """What must be done, what makes stronger, then good works."""
        game = self.game
        if option := self._first("retire", "level", "raise"):
            return Advice(option, "town_needs")
        if self._lacks_somebody() and (option := self._first("create")):
            return Advice(option, "town_needs")
        for option in self._with("sell"):
            if trading.trade(game, self._whose(option)).sell:
                return Advice(option, "town_sell")
        for option in self._with("shop"):
            if trading.trade(game, self._whose(option)).buy:
                return Advice(option, "town_shop")
        for option in self._with("enhance"):
            if trading.enhancement(game, self._whose(option)) is not None:
                return Advice(option, "town_shop")
        for option in self._with("donate"):
            if trading.donates(game, self._whose(option)):
                return Advice(option, "town_donate")
        return Advice(self._first("done") or self.decision.options[-1], "town_done")

    def _lacks_somebody(self) -> bool:
        """Whether the player leads fewer characters than it was meant to (GH-SOL-01)."""
        state = self.game.state
        seat = self.decision.seat
        meant = sum(1 for slot in range(state.agreed.characters) if slot % state.players == seat)
        return sum(1 for one in members(self.game) if one.seat == seat) < max(meant, 1)

    def _done(self) -> Option:
        return self.decision.option("done") or self.decision.options[-1]

    def buy(self) -> Advice:
        found = trading.trade(self.game, self._who)
        option = self.decision.option(f"buy:{found.buy}") if found.buy and not found.sell else None
        return Advice(option or self._done(), "town_shop" if option else "town_done")

    def sell(self) -> Advice:
        found = trading.trade(self.game, self._who)
        option = self.decision.option(f"sell:{found.sell[0]}") if found.sell else None
        return Advice(option or self._done(), "town_sell" if option else "town_done")

    def learn(self) -> Advice:
        cards = self.game.content.cards
        best = max(self.decision.options, key=lambda option: recommending.worth(cards[option.id.partition(":")[2]]))
        return Advice(best, "best_card")

    def enhance_card(self) -> Advice:
        found = trading.enhancement(self.game, self._who)
        option = self.decision.option(f"card:{found.sticker.card}") if found else None
        return Advice(option, "best_card") if option else self.default()

    def enhance(self) -> Advice:
        found = trading.enhancement(self.game, self._who)
        option = self.decision.option(f"enhance:{found.id}") if found else None
        return Advice(option, "town_shop") if option else self.default()

    # --- new characters -------------------------------------------------------------------------------------------

    def new_class(self) -> Advice:
        """A new class if there is one, else whom a party needs most; what has retired comes last."""
        order = self.game.edition.party
        retired = self.game.state.world.retired if self.game.state.world else ()

        def place(option: Option) -> tuple[int, int]:
            name = option.id.partition(":")[2]
            return retired.count(name), order.index(name) if name in order else -1

        return Advice(min(self.decision.options, key=place), "class")

    def quest(self) -> Advice:
        """The one that will be fulfilled first."""
        known = self.game.content.quests
        best = min(self._with("keep"), key=lambda option: worth.effort(self.game, known[option.id.partition(":")[2]]))
        return Advice(best, "town_quest")

    # --- events ---------------------------------------------------------------------------------------------------

    def event(self) -> Advice:
        seems = worth.choices(self.game)
        best = max(self.decision.options, key=lambda option: seems[option.id.partition(":")[2]])
        return Advice(best, "town_event")

    def who_gets(self) -> Advice:
        """Whoever has least; what is lost, whoever has most."""
        gains = int(self.decision.args.get("n", 1)) >= 0

        def gold(option: Option) -> int:
            return self._whose(option).character.gold * (1 if gains else -1)

        return Advice(min(self.decision.options, key=gold), "nothing_better")

    def who_gets_item(self) -> Advice:
        """Whoever has room for it and least of other things."""
        item = str(self.decision.args["item"])

        def need(option: Option) -> tuple[bool, int]:
            who = self._whose(option)
            return not recommending.suits(self.game.content, who.character, item), len(who.character.items)

        return Advice(min(self.decision.options, key=need), "nothing_better")

    def loses_item(self) -> Advice:
        """The item that is worth least."""
        items = self.game.content.items

        def appeal(option: Option) -> tuple[int, str]:
            return recommending.appeal(items[option.id.rpartition(":")[2]]), option.id

        return Advice(min(self.decision.options, key=appeal), "nothing_better")

    # --- the gates ------------------------------------------------------------------------------------------------

    def gates(self) -> Advice:
        """Home after a scenario; an event; then the next scenario, until the story is told."""
        if option := self._first("city", "event"):
            return Advice(option, "town_needs")
        if self.game.state.world and self.game.state.world.endings and (option := self._first("finish")):
            return Advice(option, "town_done")
        if self._wanted() != self.game.state.agreed.difficulty and (option := self._first("difficulty")):
            return Advice(option, "town_difficulty")
        plays = self._with("play")
        if plays:
            return Advice(min(plays, key=self._order), "town_road")
        if option := self._first("finish"):
            return Advice(option, "town_done")
        busy = any(
            refused.reason in ("must_level_up", "must_retire", "party_too_small") for refused in self.decision.refused()
        )
        option = self._first("visit") if busy else self._first("random")
        return Advice(option or self.decision.options[0], "town_needs")

    def _wanted(self) -> str:
        """Easier scenarios after losing again and again, as it was when that is over; other agreements stand."""
        now = self.game.state.agreed.difficulty
        if now == "normal" and worth.losing(self.game) >= EASIER_AFTER:
            return "easy"
        return "normal" if now == "easy" and not worth.losing(self.game) else now

    def difficulty(self) -> Advice:
        option = self.decision.option(f"difficulty:{self._wanted()}")
        return Advice(option, "town_difficulty") if option else self.default()

    def _order(self, option: Option) -> tuple[int, int, bool, int, str]:
        """What was tried least and is not above one's level; the story before what lies beside it; then by whim."""
        name = option.id.partition(":")[2]
        state = self.game.state
        scenario = self.game.content.scenarios[name]
        lost = sum(1 for played in state.chronicle if played.adventure == name and not played.won)
        here = [one.character.level for one in company(self.game)] or [1]
        above = max(scenario.recommended - round(sum(here) / len(here)) - 1, 0)
        whim = (sum([played.rounds for played in state.chronicle]) * int(name)) % 7 if name.isdigit() else 0
        return lost, above, "side" in scenario.tags, whim, name


ANSWERS: dict[str, Callable[[Town], Advice]] = {
    "city": Town.city,
    "buy": Town.buy,
    "sell": Town.sell,
    "learn": Town.learn,
    "perk": Town.default,
    "new_class": Town.new_class,
    "start_level": Town.default,
    "quest": Town.quest,
    "enhance_card": Town.enhance_card,
    "enhance": Town.enhance,
    "event": Town.event,
    "gates": Town.gates,
    "difficulty": Town.difficulty,
    "company": Town.default,
    "share": Town.default,
    "who_gets": Town.who_gets,
    "who_gets_item": Town.who_gets_item,
    "who_loses_item": Town.loses_item,
    "lose_item": Town.loses_item,
}
"""All other questions of a stay are answered as they recommend, or with the first answer; `perk` recommends what raises
the mean of the modifier deck most."""


class CampaignBot(SensibleBot):
    """As ever in a scenario; between two by rules of thumb of its own."""

    def advise(self, decision: Decision, view: View) -> Advice:
        if view.state.stay is None:
            return super().advise(decision, view)
        town = Town(self._game(view.state), decision)
        return ANSWERS.get(decision.question, Town.default)(town)

    def candidates(self, decision: Decision, view: View) -> Sequence[Option]:
        return super().candidates(decision, view) if view.state.stay is None else [self.advise(decision, view).option]
