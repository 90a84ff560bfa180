"""Where the rules of the campaign are silent (16)."""

from __future__ import annotations

import pytest

from tafelrunde.games.havens.box.abilities import Attack, Damage, Infuse, Loot, Suffer
from tafelrunde.games.havens.box.campaign import GainItem, Gold, StartDamage
from tafelrunde.games.havens.rules.campaign import effects, roster
from tafelrunde.games.havens.rules.campaign.effects import shares
from tafelrunde.games.havens.rules.campaign.world import change_party, members, party, train
from tests.gloomhaven.campaign.test_enhancement import forge, kinds
from tests.gloomhaven.campaign.test_events import set_out
from tests.helpers.campaign_town import finish, join, town, who
from tests.helpers.gloomhaven_rules import run, told


@pytest.mark.rule("GH-RUL-77")
def test_a_casual_game_moves_nobody_and_begins_no_new_visit():
    game = town("brute", "tinkerer")
    change_party(game, event_done=True)
    finish(game, "1", casual=True)
    assert (party(game).at, party(game).event_done) == ("gloomhaven", True)
    change_party(game, omens=(StartDamage(1),))
    game.state.stay.to, game.state.stay.mode = "1", "casual"
    set_out(game)
    assert game.state.omens == (StartDamage(1),)


@pytest.mark.rule("GH-RUL-78")
def test_one_may_pay_first_and_the_others_the_rest():
    game = town("brute", "tinkerer", "scoundrel")
    train(game, who(game, "brute"), gold=7)
    names = [one.id for one in members(game)]
    assert shares(members(game), -20, "brute") == [(names[0], -7), (names[1], -7), (names[2], -6)]
    assert shares(members(game), 10, "scoundrel") == [(names[2], 10)]
    assert shares(members(game), -1000) == [(names[0], -7), (names[1], -30), (names[2], -30)]


@pytest.mark.rule("GH-RUL-79")
def test_a_found_item_of_which_all_copies_are_owned_is_sold():
    game = town("brute", "tinkerer", "scoundrel")
    for cls in ("brute", "tinkerer"):
        train(game, who(game, cls), items=("001",))
    finish(game, "9", won=False, scoundrel={"found": ("001",)})
    assert who(game, "scoundrel").character.items == ()
    assert who(game, "scoundrel").character.gold == 30 + game.item("001").price // 2
    run(game, effects.carry_out(game, [GainItem("001")], ""))
    assert told(game, "no_item")


@pytest.mark.rule("GH-RUL-80")
def test_gold_counts_when_it_is_owned_and_not_before():
    from tafelrunde.games.havens.box.campaign import Owned
    from tests.gloomhaven.campaign.test_characters import have
    from tests.helpers.campaign_town import quest

    game = town("brute", "tinkerer")
    quest(game, "brute", Owned(40))
    assert have(game) == [(30, 40)]
    run(game, effects.carry_out(game, [Gold(-20)], ""))
    assert have(game) == [(10, 40)]


@pytest.mark.rule("GH-RUL-81")
def test_the_dead_are_followed_but_give_no_perk():
    game = town("brute", "tinkerer")
    roster.die(game, who(game, "brute"))
    from tests.gloomhaven.campaign.test_characters import recommended

    recommended(game, roster.create(game, 0), "class:cragheart")
    assert (who(game, "cragheart").line, who(game, "cragheart").bonus) == (0, 0)


@pytest.mark.rule("GH-RUL-82")
def test_a_class_is_in_a_party_once_also_at_home():
    game = town("brute", "tinkerer", "scoundrel", "cragheart")
    join(game, "mindthief", 0)
    assert roster.classes(game) == ["spellweaver"]


@pytest.mark.rule("GH-RUL-83")
def test_what_takes_no_enhancement_and_what_takes_only_elements():
    assert kinds(forge(Infuse("fire"))) == set()
    assert kinds(forge(Suffer(1))) == set()
    for ability in (Loot(2), Damage(2, "adjacent_allies")):
        assert {what.partition(" ")[0] for what in kinds(forge(ability))} == {"infuse"}
    assert "+1 attack" in kinds(forge(Attack(1)))
