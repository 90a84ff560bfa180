"""The cost of a campaign does not grow with it."""

from tafelrunde.lab.bench.campaigns import compare, long_campaign
from tests.helpers.campaigning import small


def test_a_long_campaign_is_kept_in_small_parts():
    adventures, early, late = compare(small, {"length": 60}, 60)
    assert adventures == 60
    assert late.job < 2 * early.job, "what is opened and sent to bots is one chapter"
    assert late.save < 60 * 2 * early.job, "and the whole is the sum of its chapters"


def test_every_chapter_is_looked_at_once():
    seen = [len(match.chapters) for match in long_campaign(small, {"length": 3}, 60)]
    assert seen == sorted(set(seen)) or seen[-1] == seen[-2]
