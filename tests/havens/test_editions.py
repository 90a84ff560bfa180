"""Which rules a test counts for."""

import pytest

from tests.helpers.editions import not_played

pytest_plugins = ["pytester"]


@pytest.mark.parametrize(
    ("marked", "played", "wrong"),
    [
        ({"GH"}, {"GH"}, set()),
        ({"FH"}, {"GH"}, {"FH"}),
        ({"GH", "FH"}, {"GH"}, {"FH"}),
        ({"GH", "FH"}, {"GH", "FH"}, set()),
        ({"FH"}, set(), set()),
    ],
)
def test_a_test_counts_only_for_what_it_plays(marked, played, wrong):
    assert not_played(marked, played) == wrong


def test_a_marker_of_a_game_that_is_not_played_fails(pytester):
    pytester.makeini("[pytest]\nmarkers = rule(id)")
    pytester.makeconftest(
        """
        import pytest
        from tests.helpers import editions

        @pytest.hookimpl(wrapper=True)
        def pytest_runtest_call(item):
            return (yield from editions.count(item))
        """
    )
    pytester.makepyfile(
        """
        import pytest
        from tests.helpers.arena import arena

        @pytest.mark.rule("GH-ATK-04")
        def test_right():
            arena()

        @pytest.mark.rule("FH-ATK-06")
        def test_wrong():
            arena()
        """
    )
    result = pytester.runpytest_inprocess("-p", "no:xdist", "-p", "no:cacheprovider")
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*marked with rules of FH, but played with GH*"])
