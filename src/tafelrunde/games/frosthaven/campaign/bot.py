"""The sensible bot in an outpost: what it crafts, brews, builds and decides; in scenarios it plays as ever."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tafelrunde.games.frosthaven.campaign.crafts import crafting, enhancing, trading
from tafelrunde.games.frosthaven.campaign.phase import construction
from tafelrunde.games.frosthaven.campaign.records import resources, sheet
from tafelrunde.games.frosthaven.campaign.records.outpost import box, card, find, outpost, week
from tafelrunde.games.frosthaven.campaign.scenarios import favours
from tafelrunde.games.havens.bot import SensibleBot, stickers
from tafelrunde.games.havens.box.outpost import Operation
from tafelrunde.games.havens.box.outpost_effects import MATERIALS, Morale, Supplies
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rules.campaign.enhancing import Offer
from tafelrunde.games.havens.rules.campaign.world import company, of_class
from tafelrunde.games.havens.rules.setup import equipment, recommending
from tafelrunde.kernel import Advice, Decision, Option, View
from tafelrunde.kernel.scene import Text

KEEPS = 2
"""Materials of a kind that a character keeps for its own items."""
LOW = 5
"""Below this the morale is worth more than what it would pay for."""
WELL = 2 * LOW
"""From here on some of the morale can be given for what is worth it."""
SCARCE = 4
"""Of a material of which the outpost has fewer it wants more."""
CHEAP = 2
"""Repairs for so many materials are always paid."""
RICH = 60
"""Who has so much gold buys blessings, too."""
EASIER_AFTER = 2
"""After so many defeats in a row scenarios are played on easy, until one is won."""


def _rest(option: Option) -> str:
    return option.id.partition(":")[2]


def _spelled(operation: Operation) -> list[Text]:
    return resources.spelled({str(kind): number for kind, number in operation.cost.items()})


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

    def default(self) -> Advice:
        """What the question itself recommends, or the first answer."""
        option = self.decision.option(self.decision.default) if self.decision.default else None
        return Advice(option or self.decision.options[0], "nothing_better")

    # --- downtime -------------------------------------------------------------------------------------------------

    def downtime(self) -> Advice:
        """What must be done, what makes stronger; then what is left goes to the outpost."""
        if option := self._first("level", "raise", "retire", "create", "back"):
            return Advice(option, "town_needs")
        for verb in ("craft", "buy"):
            for option in self._with(verb):
                if self._item_to_get(_rest(option), verb):
                    return Advice(option, "town_shop")
        if option := self._first("brew"):
            who = of_class(self.game, _rest(option))
            if sum(self.game.item(item).slot == "small" for item in who.character.items) < 3:
                return Advice(option, "town_shop")
        for option in self._with("enhance"):
            if self._sticker(_rest(option)) is not None:
                return Advice(option, "town_shop")
        for option in self._with("bless"):
            if of_class(self.game, _rest(option)).character.gold >= RICH:
                return Advice(option, "town_shop")
        for option in self._with("give"):
            who = of_class(self.game, _rest(option))
            if self._surplus(who.resources):
                return Advice(option, "town_donate")
        return Advice(self._first("done") or self.default().option, "town_done")

    def _surplus(self, counts: tuple[tuple[str, int], ...]) -> str:
        return next((what for what, number in counts if what in MATERIALS and number > KEEPS), "")

    def _item_to_get(self, cls: str, verb: str) -> str:
        """The best item that fits beside what the character has."""
        game = self.game
        who = of_class(game, cls)
        found = crafting.possible(game, who) if verb == "craft" else trading.for_sale(game, who)
        return self._best(cls, found)

    def _best(self, cls: str, items: Sequence[str]) -> str:
        content = self.game.content
        character = of_class(self.game, cls).character
        wanted = [
            item
            for item in items
            if equipment.fits(content, character.level, list(character.items), item)
            and recommending.suits(content, character, item)
        ]
        return max(wanted, key=lambda item: (recommending.appeal(content.items[item]), item), default="")

    def get(self) -> Advice:
        """Craft or buy the best that fits."""
        verb = "craft" if self.decision.question == "craft" else "buy"
        offered = [_rest(option) for option in self._with(verb)]
        item = self._best(str(self.decision.args["hero"]), offered)
        option = self.decision.option(f"{verb}:{item}") if item else None
        return Advice(option or self.decision.option("done") or self.decision.options[-1], "town_shop")

    def _sticker(self, cls: str) -> Offer | None:
        """The enhancement that adds most for its price, on a card that is taken along."""
        game = self.game
        who = of_class(game, cls)
        hand = set(recommending.hand(game.content, who.character))
        offers = [
            offer for card in who.character.pool if card in hand for offer in enhancing.affordable(game, who, card)
        ]
        best = max(offers, key=lambda offer: (stickers.for_gold(game, offer), offer.id), default=None)
        return best if best is not None and stickers.for_gold(game, best) >= stickers.PAYS_OFF else None

    def enhance(self) -> Advice:
        """First the card, then what comes onto it."""
        best = self._sticker(str(self.decision.args["hero"]))
        wanted = (f"card:{best.sticker.card}", f"enhance:{best.id}") if best is not None else ()
        option = next((option for option in self.decision.options if option.id in wanted), None)
        return Advice(option, "town_shop") if option else self.default()

    def brew(self) -> Advice:
        """Something new, if there is."""
        found = self._with("mix")
        new = [option for option in found if option.args["potion"] == "unknown_potion"]
        return Advice((new or found or list(self.decision.options))[0], "town_shop")

    def give(self) -> Advice:
        who = of_class(self.game, str(self.decision.args["hero"]))
        what = self._surplus(who.resources)
        option = self.decision.option(f"give:{what}") if what else None
        return Advice(option or self.default().option, "town_donate")

    def learn(self) -> Advice:
        cards = self.game.content.cards
        best = max(self.decision.options, key=lambda option: recommending.worth(cards[_rest(option)]))
        return Advice(best, "best_card")

    def new_class(self) -> Advice:
        order = self.game.edition.party

        def place(option: Option) -> int:
            return order.index(_rest(option)) if _rest(option) in order else -1

        return Advice(min(self.decision.options, key=place), "class")

    # --- the outpost ----------------------------------------------------------------------------------------------

    def operation(self) -> Advice:
        """Cheap things, those for the mood when it is low, and trading what there is plenty of for what is scarce."""
        doing = self._doing()
        if any(isinstance(one, Supplies) and one.what in (*MATERIALS, "material") for one in doing.do):
            wanted = self._evens_out(doing)
        else:
            dear = int(self.decision.args["gold"]) > 3 or int(self.decision.args["n"]) > 1
            cheers = any(isinstance(one, Morale) for one in doing.do)
            wanted = outpost(self.game).morale < (LOW if dear else WELL) if cheers else not dear
        return Advice(self.decision.options[0 if wanted else 1], "nothing_better")

    def _doing(self) -> Operation:
        """What the building would do for the price that is asked."""
        building = find(self.game, str(self.decision.args["building"]).removeprefix("building-"))
        assert building is not None
        asked = self.decision.args["cost"]
        return next(one for one in card(self.game, building).operate if one.cost and _spelled(one) == asked)

    def _evens_out(self, doing: Operation) -> bool:
        """Whether materials of which there are many become one of which there are few."""
        here: dict[str, int] = {what: resources.has(outpost(self.game).supply, what) for what in MATERIALS}
        few, many = min(here.values()), max(here.values())
        return (
            few < SCARCE
            and all(here.get(kind, many) >= SCARCE + price for kind, price in doing.cost.items())
            and all(here.get(one.what, few) == few for one in doing.do if isinstance(one, Supplies))
        )

    def lose_resource(self) -> Advice:
        """From the fullest store."""

        def stored(option: Option) -> int:
            _, _, place = option.id.partition(":")
            name, _, what = place.partition(":")
            return resources.has(resources.supply(self.game, name), what) if what else -1

        return Advice(max(self.decision.options, key=stored), "nothing_better")

    def which_resource(self) -> Advice:
        """What there is least of."""
        name = str(self.decision.args["hero"]) or resources.OUTPOST
        store = resources.supply(self.game, name)
        return Advice(min(self.decision.options, key=lambda option: resources.has(store, _rest(option))), "town_needs")

    def send_soldiers(self) -> Advice:
        """As many as it takes to hold with an average card, or none if that is out of reach."""
        needed = [
            option
            for option in self.decision.options
            if int(option.args["attack"]) <= int(self.decision.args["defence"])
        ]
        return Advice(needed[0] if needed else self.decision.options[0], "nothing_better")

    def repair(self) -> Advice:
        """It is paid for, unless it is dear and the mood can bear it."""
        option = self.decision.option("repair")
        dear = sum(int(part.args["n"]) for part in self.decision.args["cost"]) > CHEAP
        if option is None or (dear and outpost(self.game).morale >= WELL):
            return Advice(self.decision.options[-1], "nothing_better")
        return Advice(option, "nothing_better")

    def construction(self) -> Advice:
        """The cheapest work first; wrecks before that no more can be built; gifts for what is nearly there."""
        works = [*self._with("build"), *self._with("raise"), *self._with("wall")]
        if works and (not week(self.game).built or outpost(self.game).morale >= WELL):
            return Advice(min(works, key=self._expense), "town_needs")
        if option := self._first("rebuild"):
            return Advice(option, "town_needs")
        gifts = self._with("give")
        if gifts and not works and not week(self.game).built and self._within_reach():
            return Advice(gifts[0], "town_donate")
        return Advice(self.decision.option("done") or self.decision.options[-1], "town_done")

    def _expense(self, option: Option) -> tuple[int, str]:
        return sum(construction.cost_of(self.game, _rest(option)).values()), option.id

    def _within_reach(self) -> bool:
        """Whether something could be built with what the characters have."""
        game = self.game
        names = resources.everywhere(game)
        return any(
            construction.hindrance(game, name) == construction.MATERIALS_MISSING
            and resources.can_build(game, construction.cost_of(game, name), names)
            for name in construction.candidates(game)
        )

    # --- going out ------------------------------------------------------------------------------------------------

    def gates(self) -> Advice:
        """The scenario that was not done and tried least, the easiest first."""
        done = self.game.state.progress.done
        if self._bearable() != self.game.state.agreed.difficulty and (option := self._first("difficulty")):
            return Advice(option, "town_difficulty")
        plays = self._with("play")
        fresh = [option for option in plays if _rest(option) not in done and not self._tutorial(_rest(option))]
        if fresh:
            return Advice(min(fresh, key=self._tried), "town_road")
        if option := self._first("visit", "finish"):
            return Advice(option, "town_done")
        if plays:
            return Advice(min(plays, key=self._tried), "town_road")
        return Advice(self._first("random", "come") or self.decision.options[0], "town_needs")

    def _bearable(self) -> str:
        """Easier scenarios after losing again and again, as it was when that is over; other agreements stand."""
        now = self.game.state.agreed.difficulty
        recent = [played.won for played in self.game.state.chronicle if played.party == self.game.state.party]
        if now == "normal" and len(recent) >= EASIER_AFTER and not any(recent[-EASIER_AFTER:]):
            return "easy"
        return "normal" if now == "easy" and recent[-1:] != [False] else now

    def difficulty(self) -> Advice:
        option = self.decision.option(f"difficulty:{self._bearable()}")
        return Advice(option, "town_difficulty") if option else self.default()

    def _tutorial(self, name: str) -> bool:
        return name in box(self.game).tables.tutorial

    def _tried(self, option: Option) -> tuple[int, int, str]:
        name = _rest(option)
        tries = sum(1 for played in self.game.state.chronicle if played.adventure == name)
        return tries, self.game.content.scenarios[name].recommended, name

    def after_scenario(self) -> Advice:
        """On to what follows, else home: the loot is worth it."""
        return Advice(self._first("on", "return") or self.decision.options[0], "town_road")

    def favours(self) -> Advice:
        """A little knowledge; more would make the monsters too sure of themselves."""
        option = self.decision.option("favour:knowledge") if favours.spent(self.game) < 1 else None
        return Advice(option or self.decision.option("done") or self.decision.options[-1], "nothing_better")

    def who_gets(self) -> Advice:
        """Whoever has least."""

        def gold(option: Option) -> int:
            return of_class(self.game, _rest(option)).character.gold

        return Advice(min(self.decision.options, key=gold), "nothing_better")

    def event(self) -> Advice:
        """In a threat what helps against it; otherwise the first way that can be gone."""
        weak = sheet.total_defence(self.game) < 0 and bool(company(self.game))
        return Advice(self.decision.options[-1 if weak else 0], "nothing_better")


ANSWERS: dict[str, Callable[[Town], Advice]] = {
    "downtime": Town.downtime,
    "craft": Town.get,
    "buy": Town.get,
    "brew": Town.brew,
    "give": Town.give,
    "learn": Town.learn,
    "new_class": Town.new_class,
    "operation": Town.operation,
    "send_soldiers": Town.send_soldiers,
    "repair": Town.repair,
    "lose_resource": Town.lose_resource,
    "which_resource": Town.which_resource,
    "construction": Town.construction,
    "enhance_card": Town.enhance,
    "enhance": Town.enhance,
    "gates": Town.gates,
    "difficulty": Town.difficulty,
    "after_scenario": Town.after_scenario,
    "who_gets": Town.who_gets,
    "who_gets_item": Town.who_gets,
    "event": Town.event,
    "favours": Town.favours,
}
"""All other questions of a stay are answered as they recommend, or with the first answer."""


class OutpostBot(SensibleBot):
    """As ever in a scenario; in the outpost by rules of thumb of its own."""

    def advise(self, decision: Decision, view: View) -> Advice:
        if view.state.stay is None and decision.question not in favours.QUESTIONS:
            return super().advise(decision, view)
        town = Town(self._game(view.state), decision)
        return ANSWERS.get(decision.question, Town.default)(town)

    def candidates(self, decision: Decision, view: View) -> Sequence[Option]:
        if view.state.stay is None and decision.question not in favours.QUESTIONS:
            return super().candidates(decision, view)
        return [self.advise(decision, view).option]
