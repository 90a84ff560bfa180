"""The bot itself: each question goes to the part that can answer it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tafelrunde.games.massive_darkness.bot.choosing import Choosing
from tafelrunde.games.massive_darkness.bot.fight.fighting import Fighting
from tafelrunde.games.massive_darkness.bot.gear import growing
from tafelrunde.games.massive_darkness.bot.gear.outfitting import Outfitting
from tafelrunde.games.massive_darkness.bot.party import Party
from tafelrunde.games.massive_darkness.bot.turn.acting import Acting
from tafelrunde.games.massive_darkness.bot.turn.plans import Planned
from tafelrunde.games.massive_darkness.state import State
from tafelrunde.kernel import Advice, Bot, Decision, Option, View

Answer = Callable[[Party, Decision], Option]

_FIGHTING = (
    *("prepare", "add_die", "remove_die", "bodyguard", "reroll", "pick_dice", "blank", "enchant", "choose_one"),
    *("recipient", "first_minion"),
)
_OUTFITTING = (
    *("reorganise", "share", "share_cards", "trade", "transmute", "talk", "market", "stalls", "exchange", "limit"),
)
_CHOOSING = (
    *("choose_hero", "choose_class", "choose_weapon", "target", "attack_kind", "enemy_order"),
    *("enemy_path", "appear", "event_monster", "light_strikes", "heal", "blessing", "stand_up_at"),
    *(
        "token_order",
        "door_zone",
        "agree",
        "verdict",
        "blood_toll",
        "blood_toll_ally",
        "charge_target",
    ),
)
_PLAIN = {
    "use_effect": "use",
    "extra_activation": "again",
    "starting": "done",
    "starting_card": "cancel",
}
"""Questions with one good answer."""


class SensibleBot(Bot):
    """Rules of thumb; what it advises depends on the decision and the view alone."""

    name = "sensible"
    caution = 2.0
    """By so many standard errors a searching bot must see another option ahead: a round says little about a quest."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def advise(self, decision: Decision, view: View) -> Advice:
        question = decision.question
        party = Party(view.state)
        if question in ("act", "move_on"):
            return Acting(party, decision).advise()
        option = self._answer(question, party, decision)
        return Advice(option, "growing" if question == "buy" else _SUBJECTS.get(question, "choosing"))

    def choose(self, decision: Decision, view: View) -> Option:
        options = decision.options
        return options[0] if len(options) == 1 else self.advise(decision, view).option

    def _answer(self, question: str, party: Party, decision: Decision) -> Option:
        quest = party.quest
        own = quest.answer(party, decision) if isinstance(quest, Planned) else None
        if own is not None:
            return own
        if question in _PLAIN:
            return decision.option(_PLAIN[question]) or decision.options[0]
        if question == "buy":
            return growing.buy(party, decision)
        subject = _SUBJECTS.get(question)
        if subject is None:
            return decision.option(decision.default) or decision.options[0]
        maker = _MAKERS[subject]
        answer: Option = getattr(maker(party, decision), question)()
        return answer

    def candidates(self, decision: Decision, view: View) -> Sequence[Option]:
        """What a searching bot should compare, best first; alone where the answer follows from an earlier one."""
        party = Party(view.state)
        follows = isinstance(party.quest, Planned) and party.quest.far_sighted
        if decision.question in ("act", "move_on") and not follows:
            return Acting(party, decision).candidates()
        return [self.choose(decision, view)]

    def chapter(self, state: State) -> object:
        """Where a searching bot's look ahead ends: with the enemy phase."""
        return state.round, state.phase in ("experience", "event", "end_phase")


_SUBJECTS: dict[str, str] = {
    **dict.fromkeys(_FIGHTING, "fighting"),
    **dict.fromkeys(_OUTFITTING, "outfitting"),
    **dict.fromkeys(_CHOOSING, "choosing"),
}
_MAKERS: dict[str, type[Fighting] | type[Outfitting] | type[Choosing]] = {
    "fighting": Fighting,
    "outfitting": Outfitting,
    "choosing": Choosing,
}
