"""A plugin for `make quick`: after so many seconds no further test is begun, and what was left out is counted."""

from __future__ import annotations

import os
import time

import pytest

WITHIN = float(os.environ.get("TAFELRUNDE_WITHIN", "inf"))
LEFT_OUT = "no time left"


def pytest_configure(config: pytest.Config) -> None:
    """The clock starts where the run starts; workers inherit it."""
    os.environ.setdefault("TAFELRUNDE_UNTIL", str(time.time() + WITHIN))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    if time.time() > float(os.environ["TAFELRUNDE_UNTIL"]):
        pytest.skip(LEFT_OUT)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    left_out = [report for report in skipped if LEFT_OUT in str(report.longrepr)]
    if left_out:
        terminalreporter.write_line(
            f"{len(left_out)} tests farther from the change were left out: `make test` runs them"
        )
