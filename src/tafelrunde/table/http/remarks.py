"""What set-up options mean with all that is chosen, while somebody still chooses."""

from __future__ import annotations

import msgspec

from tafelrunde.kernel import BadSetup, UnknownGame, find
from tafelrunde.kernel.words.language import Language
from tafelrunde.table.wire.refusing import NotAllowed


class RemarksWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is chosen so far: how many players, and the options."""

    players: int
    options: dict[str, str | int | bool] = {}


class Remarks(msgspec.Struct, frozen=True):
    """By option: a sentence or two; most options have none."""

    remarks: dict[str, str]


def remarks(game: str, wish: RemarksWish, language: str) -> Remarks:
    """All remarks in words; raises NotAllowed where the game does not allow the choice."""
    try:
        rulebook = find(game)
        setup = rulebook.setup(wish.players, wish.options)
    except (UnknownGame, BadSetup) as error:
        raise NotAllowed("bad_setup", str(error)) from None
    words = Language("de" if language == "de" else "en", rulebook)
    said = {option.id: rulebook.remark(option, setup) for option in rulebook.options}
    return Remarks({option: words.say(remark) for option, remark in said.items() if remark is not None})
