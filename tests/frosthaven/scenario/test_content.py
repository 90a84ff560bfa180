"""What is printed in Frosthaven's box, as far as the engine carries it."""

from __future__ import annotations

from tafelrunde.games.frosthaven import RULEBOOK
from tafelrunde.games.frosthaven import consistency as own
from tafelrunde.games.frosthaven.content import FOLDER
from tafelrunde.games.frosthaven.edition import EDITION
from tafelrunde.games.havens.box import abilities as tokens
from tafelrunde.games.havens.pack import consistency
from tafelrunde.games.havens.pack.assembling import assemble
from tafelrunde.games.havens.pack.reading import lay, read_whole

CONTENT = RULEBOOK.content


def test_the_checker_finds_nothing_wrong():
    library = lay([read_whole(FOLDER)])
    content, problems = assemble(library)
    assert [*problems, *consistency.check(library, content, EDITION), *own.check(library)] == []


def test_abilities_of_this_game_are_on_cards():
    halves = [half for card in CONTENT.cards.values() for half in (card.top, card.bottom)]
    used = {type(ability) for half in halves for ability in half.abilities}
    assert {tokens.Teleport, tokens.Rewind, tokens.Grant, tokens.Control} <= used
