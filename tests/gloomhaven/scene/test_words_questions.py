"""What the questions of a character's attack say: each is worded by what is chosen."""

from __future__ import annotations

import pytest

from tafelrunde.games.gloomhaven import RULEBOOK
from tafelrunde.games.havens.box.abilities import Attack
from tafelrunde.kernel.words.language import Language
from tafelrunde.kernel.words.messages import CODES
from tafelrunde.tabletop.hexes import disc
from tests.helpers.gloomhaven_rules import Board, asked, card, declaring

WORDS = {code: Language(code, RULEBOOK, ["Ada", "Ben"]) for code in CODES}


def question(ability: Attack, *answers: str) -> tuple[str, str]:
    """The question of a brute that attacks, after these answers, among three guards; in English and German."""
    board = Board(disc((0, 0), 4))
    board.hero("brute", (0, 0))
    for number, at in enumerate([(1, 0), (2, 0), (0, 1)], start=1):
        board.monster("guard", at, number, cards=[card()])
    decision = asked(declaring(board.game(), ability), *answers)
    assert decision is not None
    assert decision.question == "attack"
    said = {code: words.question(decision).split(" – ")[1] for code, words in WORDS.items()}
    return said["en"], said["de"]


@pytest.mark.rule("GH-AOE-01")
def test_an_area_is_placed():
    assert question(Attack(n=2, area="line2")) == ("place the area.", "lege die Fläche.")


@pytest.mark.rule("GH-ATK-01")
def test_a_single_target_is_the_target():
    assert question(Attack(n=2)) == ("choose the target.", "wähle das Ziel.")


@pytest.mark.rule("GH-AOE-08")
def test_several_targets_are_chosen_one_after_the_other():
    two, three = Attack(n=2, range=3, targets=2), Attack(n=2, range=3, targets=3)
    first = "choose the first of up to 2 targets.", "wähle das erste von bis zu 2 Zielen."
    assert question(two) == first
    assert question(two, "target:guard:1") == ("choose a further target.", "wähle ein weiteres Ziel.")
    more = "choose a further target (2 more at most).", "wähle ein weiteres Ziel (höchstens noch 2)."
    assert question(three, "target:guard:1") == more


@pytest.mark.rule("GH-AOE-08")
def test_where_all_may_be_targets_there_is_no_number():
    everybody = Attack(n=2, range=3, targets="all")
    assert question(everybody) == ("choose the targets.", "wähle die Ziele.")
    further = "choose a further target or finish.", "wähle ein weiteres Ziel oder mach Schluss."
    assert question(everybody, "target:guard:1") == further


@pytest.mark.rule("GH-AOE-08", "GH-RUL-44")
def test_besides_an_area_further_targets_are_chosen():
    both = Attack(n=2, range=3, area="tri3", targets=2)
    assert question(both) == ("place the area.", "lege die Fläche.")
    assert question(both, "area:guard:1") == ("choose a further target.", "wähle ein weiteres Ziel.")
