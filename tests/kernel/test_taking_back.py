"""Who may take back what: one policy for every table, whoever sits where."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from tafelrunde.kernel import PARTY, Match, Rules
from tafelrunde.kernel.taking_back import Offer, offer
from tests.helpers.campaigning import Small, small_campaign
from tests.helpers.toy import Toy, ToyGame, words


def turns(game: ToyGame) -> Rules[None]:
    """Seats in turn: `peace` or `roll`, which brings something to light."""
    while True:
        yield game.checkpoint()
        seat = game.state.turn % len(game.state.secrets)
        if (yield game.ask(seat, "what", words("peace", "roll"))) == "roll":
            game.roll("die")
            game.reveal()
        game.state.turn += 1


def open_turns(game: ToyGame) -> Rules[None]:
    """The same, with nothing that only one seat knows."""
    game.state.secrets = [-1] * len(game.state.secrets)
    yield from turns(game)


def party(game: ToyGame) -> Rules[None]:
    while True:
        yield game.ask(PARTY, "where", words("left", "right"))


def together(game: ToyGame) -> Rules[None]:
    """One seat says something, then all choose in secret, twice each."""
    yield game.ask(0, "before", words("yes", "no"))

    def share(seat: int) -> Rules[str]:
        first = yield game.ask(seat, "first", words("rock", "paper"))
        return first + (yield game.ask(seat, "second", words("rock", "paper")))

    chosen = yield game.ask_all({seat: share(seat) for seat in range(len(game.state.secrets))})
    game.state.chosen = list(chosen.values())
    while True:
        yield game.ask(0, "after", words("yes", "no"))


def last_word(game: ToyGame) -> Rules[None]:
    yield game.ask(0, "end", words("now", "later"))


def begun(rules: object, *answers: str, players: int = 3, cooperative: bool = True) -> Match:
    rulebook = Toy(rules)  # type: ignore[arg-type]
    rulebook.cooperative = cooperative  # type: ignore[misc]
    match = Match.new(rulebook, players)
    for answer in answers:
        match.answer(answer, None if len(match.decisions) == 1 else match.decisions[0].seat)
    return match


def offered(
    match: Match, eyes: int, here: Collection[int], others: Collection[int] = (), **more: int
) -> tuple[str, str]:
    found = offer(match, eyes, here, others, **more)
    return found.how, found.why


def test_nothing_to_take_back() -> None:
    match = begun(turns)
    assert offered(match, 0, [0]) == ("no", "nothing")
    assert offered(match, 0, [0, 1]) == ("no", "nothing_here")
    assert offered(match, -2, []) == offered(match, -2, [0]) == ("no", "spectator")


@pytest.mark.parametrize("cooperative", [True, False])
@pytest.mark.parametrize("others", [(), (1,), (1, 2)])
def test_ones_own_last_step_is_free(cooperative: bool, others: tuple[int, ...]) -> None:
    match = begun(turns, "peace", cooperative=cooperative)
    found = offer(match, 0, [0], others)
    assert found == Offer("free", "", 0, 0, 0)
    match.undo_seat(found.seat)
    assert list(match.answers) == []


@pytest.mark.parametrize(
    ("answers", "why"),
    [(("roll",), "revealed"), (("peace", "peace"), "others"), (("peace", "roll"), "revealed")],
    ids=["a roll", "another seat's answer", "another seat's roll"],
)
class TestAfterMoreThanOnesOwnStep:
    """Something came to light, or another seat (a bot's, too) decided since."""

    def test_alone_with_bots_one_is_asked_whether_one_means_it(self, answers: tuple[str, ...], why: str) -> None:
        for cooperative in (True, False):
            match = begun(turns, *answers, cooperative=cooperative)
            assert offered(match, 0, [0]) == ("confirm", why)

    def test_others_who_play_together_must_agree(self, answers: tuple[str, ...], why: str) -> None:
        match = begun(turns, *answers)
        assert offered(match, 0, [0], [1]) == offered(match, 0, [0], [2]) == ("ask", why)

    def test_against_others_it_stays(self, answers: tuple[str, ...], why: str) -> None:
        match = begun(turns, *answers, cooperative=False)
        assert offered(match, 0, [0], [1]) == offered(match, 0, [0], [2]) == ("no", why)

    def test_it_goes_with_everything_since(self, answers: tuple[str, ...], why: str) -> None:
        match = begun(turns, *answers)
        match.undo_seat(offer(match, 0, [0]).seat)
        assert list(match.answers) == []


@pytest.mark.parametrize(("cooperative", "how"), [(True, "ask"), (False, "no")])
def test_what_ended_the_game_is_not_taken_back_freely(cooperative: bool, how: str) -> None:
    """Whoever ends it may look at everybody's secrets, and would go on as the only one who knows them."""
    match = begun(last_word, "now", cooperative=cooperative)
    assert match.over
    assert offered(match, 0, [0], [1]) == (how, "over")
    assert offered(match, 0, [0]) == ("confirm", "over")


def test_a_bots_answer_is_another_seats_wherever_the_bot_is() -> None:
    """The bots of seats 1 and 2 have played: nothing came to light, but their seats have decided."""
    match = begun(turns, "peace", "peace", "peace")
    assert offered(match, 0, [0]) == ("confirm", "others")
    # A person and a bot at one device, and a person elsewhere.
    match = begun(turns, "peace", "peace")
    assert offered(match, 0, [0], [2]) == ("ask", "others")
    assert offered(match, 2, [2], [0]) == ("no", "nothing")


def test_people_at_one_device_take_back_each_others_last_step() -> None:
    for cooperative in (True, False):
        match = begun(open_turns, "peace", cooperative=cooperative)
        assert offer(match, 1, [0, 1]) == Offer("free", "", 0, seat=0, by=0)
        assert offer(match, 1, [0, 1], [2]) == Offer("free", "", 0, seat=0, by=0)


def test_what_only_the_neighbour_knows_is_not_shown() -> None:
    match = begun(turns, "peace")
    assert offer(match, 1, [0, 1]).secret
    assert not offer(match, 0, [0, 1]).secret


def test_what_came_to_light_at_one_device() -> None:
    match = begun(turns, "roll")
    assert offered(match, 1, [0, 1, 2]) == ("confirm", "revealed")
    assert offered(match, 1, [0, 1], [2]) == ("ask", "revealed")
    match = begun(turns, "roll", cooperative=False)
    assert offered(match, 0, [0, 1, 2]) == offered(match, 1, [0, 1]) == ("no", "revealed")
    # Two people and a bot, which has decided since.
    match = begun(turns, "peace", "peace", "peace", cooperative=False)
    assert offered(match, 0, [0, 1]) == ("no", "others")


def test_what_the_party_decided_is_everybodys() -> None:
    match = begun(party)
    match.answer("left", 1, by=1)
    for eyes in (0, 1, 2):
        assert offer(match, eyes, [eyes], {0, 1, 2} - {eyes}) == Offer("free", "", 0, seat=eyes, by=1)
    match.undo_seat(2)
    assert list(match.answers) == []


def test_in_a_secret_choice_everybody_takes_back_their_own() -> None:
    match = begun(together, "yes", "rock", "paper", "rock")
    assert [answer.seat for answer in match.answers] == [0, 0, 0, 1]
    for cooperative in (True, False):
        match.rulebook.cooperative = cooperative  # type: ignore[misc]
        for others in ((), (1, 2), (2,)):
            assert offer(match, 0, [0], others) == Offer("free", "", 2, 0, 0)
        assert offer(match, 1, [1], [0, 2]) == Offer("free", "", 3, 1, 1)
        assert offered(match, 2, [2], [0, 1]) == ("no", "choosing")
    match.undo_seat(offer(match, 0, [0]).seat)
    assert [(answer.seat, answer.option) for answer in match.answers] == [(0, "yes"), (0, "rock"), (1, "rock")]


def test_what_was_before_a_secret_choice_is_out_of_reach() -> None:
    match = begun(together, "yes")
    assert offered(match, 0, [0]) == ("free", "")
    match.answer("rock", 1)
    assert offered(match, 0, [0]) == ("free", ""), "nobody may know that somebody has begun"
    match.answer("rock", 1)
    assert offered(match, 0, [0]) == ("no", "choosing")


def test_in_a_secret_choice_a_neighbours_goes_unseen_and_ones_own_first() -> None:
    match = begun(together, "yes", "rock", "paper")
    assert offer(match, 1, [0, 1]) == Offer("free", "", 2, seat=0, by=0, secret=True)
    match.answer("rock", 1)
    assert offer(match, 1, [0, 1]) == Offer("free", "", 3, seat=1, by=1)
    assert offer(match, 0, [0, 1]) == Offer("free", "", 2, seat=0, by=0)


def test_bots_choices_of_a_secret_choice_stay() -> None:
    """The bot of seat 1 has chosen after the person: their own choice goes, the bot's stays."""
    match = begun(together, "yes", players=2)
    for seat in (0, 1, 1):
        match.answer("rock", seat)
    found = offer(match, 0, [0])
    assert (found.how, found.at) == ("free", 1)
    match.undo_seat(found.seat)
    assert [answer.seat for answer in match.answers] == [0, 1, 1]


def test_once_all_have_chosen_it_is_everybodys() -> None:
    match = begun(together, "yes", "rock", "rock", "rock", "rock", players=2)
    assert match.choosing == 0
    assert offered(match, 1, [1], [0]) == ("free", "")
    assert offered(match, 0, [0]) == ("confirm", "others")
    assert offered(match, 0, [0], [1]) == ("ask", "others")


def test_an_earlier_chapter_is_not_taken_back_freely() -> None:
    match = small_campaign(2)
    match.answer("begin", by=0)
    match.answer("rope", 0)
    match.answer("lamp", 1)
    assert match.chapters
    assert offered(match, 0, [0]) == ("confirm", "chapter")
    assert offered(match, 0, [0], [1]) == ("ask", "chapter")
    found = offer(match, 0, [0], [1])
    assert (found.chapter, found.at, found.seat, found.by) == (0, 1, 0, 0)
    match.undo_seat(found.seat)
    assert [answer.option for answer in match.answers] == ["begin"], "and what came after it"
    match.answer("rope", 0)
    match.answer("lamp", 1)
    match.answer("dig")
    assert offered(match, 0, [0], [1])[0] == "ask", "it was rolled"
    assert offered(match, 1, [1], [0]) == ("ask", "chapter")


def test_a_chapter_of_other_rules_is_not_opened_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = small_campaign(1)
    match.answer("rope")
    assert offered(match, 0, [0]) == ("confirm", "chapter")
    monkeypatch.setattr(Small, "rules_version", 2)
    assert offered(match, 0, [0]) == ("no", "chapter_closed")
