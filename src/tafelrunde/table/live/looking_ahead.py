"""Looking ahead: what an option would do, and what a bot would choose."""

from __future__ import annotations

from tafelrunde.kernel import Chance, Decision, Match
from tafelrunde.table.live.thinking import Thought
from tafelrunde.table.live.words import Speaker
from tafelrunde.table.wire.protocol import Collected, HintText, PreviewText
from tafelrunde.table.wire.refusing import NotAllowed


def preview(match: Match, moment: int, seat: int, option_id: str, speaker: Speaker) -> PreviewText:
    """What an option would do, as far as this seat can know.

    Whether it brings something to light is tried out in a world that only looks the same from this seat: the answer
    must not tell what is hidden.
    """
    decision = match.view(seat).decision
    option = decision.option(option_id) if decision is not None else None
    if decision is None or option is None:
        raise NotAllowed("not_an_option", "this is not an option of this seat now")
    shown = decision.previewed(option)
    imagined: Match = match.view(seat).imagine(Chance(moment))
    before = imagined.state.revealed
    imagined.answer(option_id, decision.seat)
    return PreviewText(
        moment,
        option_id,
        shown.path,
        shown.area,
        tuple([speaker.language.say(line) for line in shown.lines]),
        option.reveals or imagined.state.revealed != before,
        ", ".join([speaker.language.say(line) for line in shown.short]),
    )


def hint(decision: Decision, moment: int, thought: Thought, speaker: Speaker) -> HintText:
    """A bot's choice and its reason in words."""
    speech = speaker.language
    option = decision.option(thought.option)
    text = speech.option(decision, option if option is not None else thought.option)
    return HintText(moment, thought.option, text, speech.reason(thought.reason, thought.args))


def hint_after(collected: Collected, thought: Thought, speaker: Speaker) -> HintText:
    """The same after answers that are only collected: their words are those of what is asked then."""
    text = next((option.text for option in collected.asked.options if option.id == thought.option), thought.option)
    return HintText(collected.moment, thought.option, text, speaker.language.reason(thought.reason, thought.args))
