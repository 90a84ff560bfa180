"""Parties of bots in cooperative games."""

from tafelrunde.kernel import Outcome, find
from tafelrunde.lab.playing.parties import Parties, Party
from tafelrunde.lab.playing.simulate import GameSpec, Played
from tests.lab import toy

HOARD = find(toy.Hoard.id)


def played(won: bool, rounds: int, damage: int) -> Played:
    details = {"rounds": rounds, "class": {"brute": {"damage": damage}}, "because": "time"}
    outcome = Outcome(winners=(0, 1) if won else (), scores=(0, 0), details=details)
    return Played(GameSpec("any", 1, 2, {}, ("random", "random")), 10, 0.1, outcome)


def test_wins_and_means_are_counted_by_game_and_by_group():
    party = Party("random")
    for game in (played(True, 8, 30), played(False, 14, 10), played(True, 11, 20)):
        party.count(game)
    assert (party.games, party.wins) == (3, 2)
    assert party.figures["rounds"].value == 11
    assert party.groups["class"]["brute"]["damage"].value == 20
    assert "because" not in party.figures


def test_every_party_plays_the_same_deals_with_all_seats():
    parties = Parties(HOARD, ["random", "sensible"], HOARD.setup(3, {}), games=2, seed=5)
    assert [(spec.seed, spec.bots) for spec in parties.specs] == [
        (5, ("random",) * 3),
        (6, ("random",) * 3),
        (5, ("sensible",) * 3),
        (6, ("sensible",) * 3),
    ]
    assert len(list(parties.run())) == 4
    assert [party.games for party in parties.parties] == [2, 2]
