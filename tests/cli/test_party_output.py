"""The tables of ``tafelrunde arena`` for cooperative games."""

from rich.console import Console

from tafelrunde.cli.party_output import party_figures, party_tables
from tafelrunde.kernel import Outcome, find
from tafelrunde.lab.playing.parties import Parties
from tafelrunde.lab.playing.simulate import Played
from tests.lab import toy

HOARD = find(toy.Hoard.id)


def parties_after(*details: dict[str, object]) -> Parties:
    parties = Parties(HOARD, ["sensible"], HOARD.setup(2, {}), games=len(details), seed=1)
    for spec, one in zip(parties.specs, details, strict=True):
        parties.parties[0].count(Played(spec, 1, 0.1, Outcome((0, 1), (1, 1), dict(one))))
    return parties


def shown(parties: Parties) -> str:
    console = Console(width=80)
    with console.capture() as capture:
        console.print(party_tables(parties))
    return capture.get()


def test_groups_have_a_table_of_their_own():
    quests = {"tutorial": {"won": 1, "rounds": 12}, "sparks_in_the_dark": {"won": 0, "rounds": 20}}
    again = {"tutorial": {"won": 1, "rounds": 8}, "sparks_in_the_dark": {"won": 1, "rounds": 21}}
    text = shown(parties_after({"rounds": 32, "quests": quests}, {"rounds": 29, "quests": again}))
    assert "rounds 30.5" in text
    assert "sensible: quests" in text
    rows = [line.split() for line in text.splitlines() if line.split()[:1] in (["tutorial"], ["sparks_in_the_dark"])]
    assert rows == [["tutorial", "1.00", "10.0"], ["sparks_in_the_dark", "0.50", "20.5"]], "shares in hundredths"


def test_without_groups_there_is_one_table():
    parties = parties_after({"rounds": 32, "quests": {}})
    assert "quests" not in shown(parties)
    assert party_figures(parties)[0]["means"] == {"rounds": 32.0}
