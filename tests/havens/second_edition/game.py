"""A second game of the scenario engine: Gloomhaven's content, a few rules of its own, and a catalogue of its own."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, partial
from pathlib import Path
from typing import ClassVar

from tafelrunde.catalogue import Catalogue
from tafelrunde.catalogue.citations import told
from tafelrunde.catalogue.reading import read
from tafelrunde.catalogue.references import group
from tafelrunde.catalogue.shelf import books_in
from tafelrunde.games import gloomhaven, havens
from tafelrunde.games.gloomhaven import consistency
from tafelrunde.games.gloomhaven.content import FOLDER
from tafelrunde.games.gloomhaven.edition import GloomhavenEdition
from tafelrunde.games.havens import content
from tafelrunde.games.havens.board import places
from tafelrunde.games.havens.box.cards import Content
from tafelrunde.games.havens.box.modifier_cards import STANDARD
from tafelrunde.games.havens.box.vocabulary import ConditionName
from tafelrunde.games.havens.concordance import ENGINE, Concordance
from tafelrunde.games.havens.edition import Edition
from tafelrunde.games.havens.game import Game
from tafelrunde.games.havens.rulebook import ScenarioRulebook
from tafelrunde.games.havens.rules.effects import damage, heal
from tafelrunde.games.havens.rules.round.cleanup import (
    modifier_decks,
    monster_decks,
    over,
    round_bonuses,
    scenario_rules,
    waning,
)
from tafelrunde.games.havens.state import Figure, Hero, Mark, ModifierDeck
from tafelrunde.games.havens.words import names
from tafelrunde.tabletop.pack_selection import PackSelection

HERE = Path(__file__).parent
GROUPS = {
    "XH-PLY-01": "OVR SET DAT HID LVL LUP PRK PRM SOL RRV SHP",
    "XH-PLY-02": "SEL INI TRN RST",
    "XH-PLY-03": "ACT ITM XPG EXH RCV",
    "XH-PLY-04": "END RDG REV SPC CAM TRV EVT REP CIT CHR RTR DON ENH PRO ACH BOX",
    "XH-FGT-01": "ATK ADV AOE MOD SHD RET EFF LOS",
    "XH-FGT-02": "DMG",
    "XH-FGT-03": "CON HEA ELE",
    "XH-MAP-01": "HEX MOV OVL",
    "XH-MON-01": "MON FOC MMV MAT MAB AMB SUM BOS RUL",
    "XH-LOT-02": "LOT",
    "XH-END-01": "CLN",
}
"""This catalogue has one rule where Gloomhaven's has a group."""


@cache
def cited_in(folder: Path) -> frozenset[str]:
    """The rule ids of the engine that the code in a folder can cite."""
    return frozenset({each.rule for each in told(folder) if each.rule.startswith(f"{ENGINE}-")})


def cited() -> frozenset[str]:
    """The rule ids that the engine can cite, and the parts of Gloomhaven that this game takes over."""
    return frozenset().union(*[cited_in(Path(package.__file__ or "").parent) for package in (havens, gloomhaven)])


def table(rules: Collection[str]) -> dict[str, str]:
    """The concordance of these rules, as far as this game has a counterpart."""
    own = {name: rule for rule, groups in GROUPS.items() for name in groups.split()}
    return {rule: own[group(rule)] for rule in rules if group(rule) in own}


class SecondEdition(GloomhavenEdition):
    """Gloomhaven's rules but for a few."""

    prefix = "XH"
    concordance: Concordance | None = Concordance(table(cited()))
    conditions = (*GloomhavenEdition.conditions, "ward", "regenerate", "bane", "impair")
    targets_one_by_one = True
    charged_shields_wait = False
    elements_by_group = True
    turn_start = (partial(heal.regenerate, rule="XH-FGT-03"), damage.from_wound)
    turn_end = (partial(damage.from_bane, rule="XH-FGT-03"),)
    damage_rules = {("ward",): "XH-FGT-02", ("regenerate",): "XH-FGT-02"}
    hurt_removes = ("regenerate",)
    item_blockers = ("stun", "impair")
    heal_removes = (*GloomhavenEdition.heal_removes, "bane")
    cleanup = (scenario_rules, modifier_decks, monster_decks, round_bonuses, over)
    after_short_rests = (waning,)

    def prepare(self, game: Game) -> None:
        """A modifier deck for allied figures and summons (XH-FGT-04), and the loot deck (XH-LOT-02)."""
        state = game.state
        allies = ModifierDeck([card for card, copies in STANDARD.items() for _ in range(copies)])
        state.further_modifiers = {"allies": allies}
        game.shuffle("modifiers allies", allies.draw)
        state.loot_deck = ["loot_coin", "loot_ward", "loot_nothing"] * 8
        game.shuffle("loot", state.loot_deck)

    def modifier_deck(self, game: Game, figure: Figure) -> ModifierDeck:
        if figure.kind in ("ally", "summon"):
            return game.state.further_modifiers["allies"]
        return super().modifier_deck(game, figure)

    def remains(self, game: Game, figure: Figure) -> None:
        game.state.coins.append(figure.at)
        game.tell("loot_token", "XH-LOT-01", figure=figure.id, at=places.spot(figure.at))

    def loots(self, game: Game, hero: Hero, tokens: int, rule: str) -> None:
        state = game.state
        for _ in range(min(tokens, len(state.loot_deck))):
            card = state.loot_deck.pop()
            game.reveal()
            hero.loot = (*hero.loot, card)
            game.tell("draws_loot", "XH-LOT-02", hero=hero.id, card=card)
            body = game.body(hero)
            if card == "loot_coin":
                hero.coins += 1
            elif card == "loot_ward" and body is not None:
                game.marked(body, Mark("ward"))
                game.tell("condition", "XH-LOT-02", figure=body.id, condition="ward", by="")

    def damage_becomes(self, figure: Figure, amount: int) -> tuple[int, tuple[ConditionName, ...]]:
        """Ward halves it and is gone (XH-FGT-02)."""
        if any(mark.what == "ward" for mark in figure.marks):
            return amount // 2, ("ward",)
        return amount, ()


EDITION = SecondEdition()


class SecondHaven(ScenarioRulebook):
    """The second game as the kernel sees it."""

    id: ClassVar[str] = "second_haven"
    prefix: ClassVar[str] = "XH"
    rules_version: ClassVar[int] = 1
    edition: ClassVar[Edition[Game]] = EDITION
    packs: ClassVar[PackSelection[Content]] = content.packs("second_haven", FOLDER, EDITION, consistency.check)
    texts: ClassVar[Path] = HERE / "texts"
    more_texts: ClassVar[tuple[Path, ...]] = names.TEXTS
    catalogue: ClassVar[Path | None] = HERE / "rules"


RULEBOOK = SecondHaven()


def catalogue() -> Catalogue:
    """The rules of this game."""
    (book,) = books_in(HERE / "rules")
    return Catalogue(book, read(book, book.path.read_text(encoding="utf-8")))
