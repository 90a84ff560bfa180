"""A modifier card with several effects, as the rulebook's example has one: +2, push 2, earth (GH-DAT-11, GH-MOD-04)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.games.gloomhaven import RULEBOOK, content
from tafelrunde.games.havens.box.abilities import Attack
from tafelrunde.games.havens.box.modifier_cards import BadNotation, modifier
from tafelrunde.games.havens.box.monsters import Traits
from tafelrunde.games.havens.box.vocabulary import Gain
from tafelrunde.games.havens.rules.combat import arithmetic
from tests.helpers.gloomhaven_rules import attack, duel, hp, marks, told
from tests.helpers.packs import broken_file, sound_pack

CARD = "+2 push 2 infuse earth"
GUARD = "target:guard:1"


def test_effects_are_written_one_after_the_other():
    assert modifier(CARD).gain == Gain(push=2, infuse=("earth",))
    assert modifier("rolling wound muddle strengthen self").gain == Gain(
        cond=("wound", "muddle"), own_cond=("strengthen",)
    )
    assert modifier("+1 heal 2 self shield 1 self pierce 3").gain == Gain(heal=2, shield=1, pierce=3)
    assert modifier("+0 infuse fire infuse ice add_target").gain == Gain(infuse=("fire", "ice"), add_target=1)


@pytest.mark.parametrize(
    "card", ["+2 push 2 nonsense", "+2 push", "+1 push 1 push 2", "rolling", "", "+2 heal 1", "x2 wound"]
)
def test_what_is_no_card_is_refused(card: str):
    with pytest.raises(BadNotation):
        modifier(card)


@pytest.mark.parametrize(
    ("card", "english", "german"),
    [
        (CARD, "+2 Push 2, Earth", "+2 Schieben 2, Erde"),
        ("rolling pierce 1 wound", "↻ Pierce 1, Wound", "↻ Durchstechen 1, Wunde"),
        ("+1 poison strengthen self", "+1 Poison, Strengthen (self)", "+1 Gift, Stärkung (selbst)"),
    ],
)
def test_all_effects_are_said(card: str, english: str, german: str):
    assert (RULEBOOK.name(card, "en"), RULEBOOK.name(card, "de")) == (english, german)


@pytest.mark.rule("GH-MOD-04", "GH-DAT-11")
def test_all_effects_happen():
    game = duel(CARD).game()
    assert attack(game, Attack(n=3), GUARD, "push:2,0", "push:3,0") == [5]
    assert game.figure("guard:1").at == (3, 0)
    assert game.state.infused == ["earth"]


@pytest.mark.rule("GH-MOD-04", "GH-SHD-02")
def test_pierce_and_conditions_of_one_card_both_count():
    game = duel("+1 pierce 2 wound muddle", traits=Traits(shield=2)).game()
    assert attack(game, Attack(n=3), GUARD, "apply") == [4]
    assert marks(game, "guard:1") == ["wound", "muddle"]
    assert hp(game, "guard:1") == 26
    assert told(game, "draws")[0].args["cards"] == ["+1 pierce 2 wound muddle"]


@pytest.mark.rule("GH-ADV-08")
def test_more_effects_are_better_than_some_of_them():
    both, one = modifier(CARD), modifier("+2 push 2")
    assert arithmetic.better(both, one, 3)
    assert not arithmetic.better(one, both, 3)


def test_a_pack_may_have_such_a_perk(tmp_path: Path):
    """Packs and perks: the check takes it, with all its conditions."""
    folder = sound_pack(tmp_path)
    text = (content.FOLDER / "classes/brute.yaml").read_text(encoding="utf-8")
    (folder / "classes").mkdir()
    text = (
        text.replace('add: {"+1": 1}', f'add: {{"{CARD} wound": 1}}', 1).replace("brute", "titan").replace("BR-", "TI-")
    )
    (folder / "classes/titan.yaml").write_text(text, encoding="utf-8")
    perks = content.load(folder).perks
    (perk,) = [perk for perk in perks.values() if any(card == f"{CARD} wound" for card, _ in perk.add)]
    assert perk.owner == "titan"


def test_a_condition_that_a_game_does_not_know_is_named_on_such_a_card_too(tmp_path: Path):
    found = broken_file(tmp_path, "classes/brute.yaml", ('add: {"+1": 1}', 'add: {"+1 push 1 frozen": 1}'))
    assert found
    assert "'+1 push 1 frozen' is no modifier card" in found[0]
