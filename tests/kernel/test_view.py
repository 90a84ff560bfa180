"""Views and events: what a seat may see, and nothing else."""

from tafelrunde.kernel import NOBODY, PARTY, Decision, Event, Match, Rules
from tests.helpers.playing import encoded, example
from tests.helpers.toy import ToyGame, toy, words


def started() -> Match:
    return Match.new(example, 3, seed=9)


def test_a_seat_sees_its_own_hand_only():
    match = started()
    hands = match.view(1).state.hands
    assert hands[1] == match.state.hands[1]
    assert hands[0] == hands[2] == [0, 0, 0, 0]
    assert match.view(1).state.deck == [0] * len(match.state.deck)
    assert (match.view(1).state.rng, match.view(1).state.script) == (0, {})
    assert match.view(NOBODY).state.hands == [[0, 0, 0, 0]] * 3


def test_what_a_seat_is_asked():
    match = started()
    assert match.view(1).decision is match.decisions[1]
    assert match.view(NOBODY).decision is None
    match.answer(match.view(1).decision.options[0], 1)
    assert match.view(1).decision is None, "the others still choose, and their cards are theirs"
    assert [match.view(seat).decision.seat for seat in (0, 2)] == [0, 2]


def test_what_the_party_is_asked_every_seat_is_asked():
    def rules(game: ToyGame) -> Rules[None]:
        yield game.ask(PARTY, "where", words("left", "right"))

    match = toy(rules)
    assert match.view(0).decision is match.view(1).decision is match.decision
    assert match.view(NOBODY).decision is None
    match.answer("left", 1)
    assert match.view(0).decision is None


def test_looking_changes_nothing():
    match = started()
    before = encoded(match.state)
    for seat in (0, 1, 2, NOBODY):
        assert match.view(seat).scene.viewer == seat
    assert encoded(match.state) == before


def test_private_parts_of_events():
    event = Event("drew", args={"seat": 1}, private={1: {"card": 7}}, rule="HB-04")
    assert event.seen_by(1) == Event("drew", args={"seat": 1, "card": 7}, rule="HB-04")
    assert event.seen_by(0) == event.seen_by(NOBODY) == Event("drew", args={"seat": 1}, rule="HB-04")


def test_events_for_some_seats_only():
    event = Event("whisper", only=(0, 2))
    assert event.seen_by(0) is not None
    assert event.seen_by(1) is None
    assert event.seen_by(NOBODY) is None


def test_arithmetic_of_events():
    match = Match.new(example, 2, seed=1)
    for seat in (0, 1):
        match.answer(match.decisions[0].options[0], seat)
    won = next(event for event in match.events if event.kind == "won")
    assert won.total == match.state.coins[won.args["seat"]]


def test_a_seats_log_holds_no_card_of_another():
    match = started()
    match.play([example.bot(0)] * 3)
    for seat in (0, 1, 2, NOBODY):
        for event in match.view(seat).events:
            assert event.private is None
            if event.kind in ("dealt", "drew"):
                assert ("cards" in event.args or "card" in event.args) == (event.args["seat"] == seat)


def test_others_see_who_is_asked_but_not_what_they_could_do():
    mine = Decision(1, "bid", words("a", "b"), rule="HB-03", args={"secret": 3}, default="a")
    assert mine.seen_by(1) is mine
    seen = mine.seen_by(0)
    assert (seen.seat, seen.question, seen.rule) == (1, "bid", "HB-03")
    assert (list(seen.options), seen.args, seen.default, seen.why_not) == ([], {}, "", None)
    party = Decision(PARTY, "where", words("a", "b"))
    assert party.seen_by(0) is party


def test_fingerprints_tell_questions_apart():
    prints = {
        decision.fingerprint()
        for decision in (
            Decision(0, "q", words("a", "b")),
            Decision(1, "q", words("a", "b")),
            Decision(0, "r", words("a", "b")),
            Decision(0, "q", words("b", "a")),
            Decision(0, "q", words("a")),
        )
    }
    assert len(prints) == 5
