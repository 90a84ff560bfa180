"""Positions and other papers as text, written by the quick writer where PyYAML has it."""

from __future__ import annotations

from typing import Any

import yaml

_WRITER: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


def written(data: object) -> str:
    """The data as YAML, keys in their order."""
    return str(yaml.dump(data, Dumper=_WRITER, sort_keys=False, allow_unicode=True))
