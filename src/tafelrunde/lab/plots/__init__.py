"""Drawing: small pictures (`pictures`), and a page of what a file of results says (`results`)."""

from tafelrunde.lab.plots.results import (
    by_setup,
    ends,
    mean_of,
    page,
    read,
    rounds,
    scores_of_seats,
    share_of,
    wins_of_bots,
    wins_of_parties,
    wins_of_seats,
)

__all__ = [
    "by_setup",
    "ends",
    "mean_of",
    "page",
    "read",
    "rounds",
    "scores_of_seats",
    "share_of",
    "wins_of_bots",
    "wins_of_parties",
    "wins_of_seats",
]
