"""The program starts by its name and as a module."""

from __future__ import annotations

import subprocess
import sys


def test_python_m_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tafelrunde", "--version"], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("tafelrunde ")
