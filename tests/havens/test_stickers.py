"""Every enhancement that any card of the box could take can be said and put on it, in both games and languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde.games.frosthaven import RULEBOOK as FROSTHAVEN
from tafelrunde.games.gloomhaven import RULEBOOK as GLOOMHAVEN
from tafelrunde.games.havens.box.cards import Content
from tafelrunde.games.havens.box.enhanced import HALVES, HEX, Enhancement, enhanced, fitting, new_hexes
from tafelrunde.games.havens.words.stickers import sticker
from tafelrunde.games.havens.words.wording import sentences
from tafelrunde.kernel.scene import Briefing, Text
from tafelrunde.kernel.words.proofreading import Proofreader


def stickers(content: Content) -> Iterator[Enhancement]:
    """Whatever could be stuck on any line, with or without a price and a slot for it."""
    for card in content.cards.values():
        for half in HALVES:
            for line, ability in enumerate(card.half(half).abilities):
                for what in fitting(content, card, half, line):
                    yield Enhancement(card=card.id, half=half, line=line, what=what)
                for at in new_hexes(content, ability)[:1]:
                    yield Enhancement(card=card.id, half=half, line=line, what=HEX, hex=at)


@pytest.mark.parametrize("rulebook", [GLOOMHAVEN, FROSTHAVEN], ids=["gloomhaven", "frosthaven"])
def test_every_enhancement_can_be_said_and_changes_what_its_card_says(rulebook):
    content = rulebook.content
    reader = Proofreader(rulebook)
    kinds = set()
    for one in stickers(content):
        changed = enhanced(content, (one,))
        before, after = content.cards[one.card].half(one.half), changed.cards[one.card].half(one.half)
        said = sentences(after.abilities, changed.areas)
        assert said != sentences(before.abilities, content.areas) or changed.summons != content.summons, one
        told = (sticker(one.what), *said, *sentences(after.fast, changed.areas))
        reader.briefing(Briefing(id=one.card, title=Text("game-title"), story=told))
        kinds.add(one.what)
    assert sorted(reader.problems) == []
    tables = content.campaign_tables
    assert tables is not None
    prices = tables.enhancement
    priced = {f"+1 {what}" for what in prices.plus_one} | prices.effects.keys() - {"element", "any_element"}
    for what in sorted(priced - kinds):
        reader.briefing(Briefing(id=what, title=Text("game-title"), story=(sticker(what),)))
    assert sorted(reader.problems) == []
