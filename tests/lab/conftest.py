"""What needs more than the tests' own packages is tried only where it is installed."""

from __future__ import annotations

from importlib.util import find_spec

_NEEDS = {"torch": "learning/test_learning.py", "ray": "cluster/test_on_ray.py"}

collect_ignore = [file for package, file in _NEEDS.items() if not find_spec(package)]
