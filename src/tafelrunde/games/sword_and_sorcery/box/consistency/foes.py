"""Enemies: scrolls, cards, abilities that behaviours name."""

from __future__ import annotations

from tafelrunde.games.sword_and_sorcery.box.consistency.walking import operations
from tafelrunde.games.sword_and_sorcery.box.files import Files
from tafelrunde.games.sword_and_sorcery.effects.scripts import Use
from tafelrunde.tabletop.packs import Pack


def check(pack: Pack[Files]) -> None:
    files = pack.files
    known = {scroll.id: scroll for scroll in files.scrolls.scrolls}
    for index, scroll in enumerate(files.scrolls.scrolls):
        abilities = {ability.id for ability in scroll.abilities}
        for path, op in operations(scroll, ("scrolls", index)):
            if isinstance(op, Use) and op.ability not in abilities:
                pack.problem("scrolls", path, f"{scroll.id} has no ability {op.ability!r}")
        if scroll.other_side and scroll.other_side not in known:
            pack.problem("scrolls", ("scrolls", index, "other_side"), f"there is no scroll {scroll.other_side!r}")
        for at, behaviour in enumerate(scroll.behaviours):
            if not behaviour.ranges and at != len(scroll.behaviours) - 1:
                pack.problem("scrolls", ("scrolls", index, "behaviours", at), "{+} comes last (SS-BEH-02)")
        if scroll.behaviours[-1].ranges:
            pack.problem("scrolls", ("scrolls", index, "behaviours"), "the last behaviour is {+} (SS-BEH-02)")
    for index, card in enumerate(files.enemy_cards.cards):
        scroll_ = known.get(card.scroll)
        if scroll_ is None:
            pack.problem("enemy_cards", ("cards", index, "scroll"), f"there is no scroll {card.scroll!r}")
        elif card.reaction != any(ability.kind == "reaction" for ability in scroll_.abilities):
            message = "the reaction symbol and a reaction ability go together (SS-ENM-12)"
            pack.problem("enemy_cards", ("cards", index, "reaction"), message)
        elif card.removed != (scroll_.rank in ("red", "violet")):
            pack.problem("enemy_cards", ("cards", index, "removed"), "red and violet enemies are removed (SS-EDT-05)")
    for index, boss in enumerate(files.bosses.bosses):
        for at, side in enumerate(boss.sides):
            if side not in known:
                pack.problem("bosses", ("bosses", index, "sides", at), f"there is no scroll {side!r}")
