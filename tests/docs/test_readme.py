"""What the README and the page about positions show is true."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.kernel import Match, register
from tests.helpers.playing import example

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].startswith("action [")
    assert printed[1] == "ML-DEP-03"
    assert printed[2] == "None"
    assert len(printed) == 4


def test_every_link_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README)
    assert links
    assert [link for link in links if not link.startswith("http") and not (ROOT / link).exists()] == []


def test_the_examples_of_the_positions_page_run() -> None:
    """Every Python example, one after the other, about the position that the page begins with."""
    register(example)
    page = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
    (position, *_) = re.findall(r"```yaml\n(.*?)```", page, re.DOTALL)
    known: dict[str, Any] = {"Match": Match, "text": position}
    examples = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(examples) == 2
    for code in examples:
        exec(compile(code, "positions.md", "exec"), known)
    match = known["match"]
    assert match.view(1).decision is None
    assert match.view(0).decision.question == "bid"
