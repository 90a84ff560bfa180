"""What others wrote and what a server is made of: the locked packages of Python, and those inside the browser client.

``make licences`` writes docs/licences.md, ``make sbom`` a bill of materials (CycloneDX). Both are read from
requirements.lock, the metadata of the installed packages, and the list that the build of the client leaves beside it.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde import __version__

ROOT = Path(__file__).parents[3]
LOCK = ROOT / "requirements.lock"
PAGE = ROOT / "docs" / "licences.md"
CLIENT = Path(__file__).parents[1] / "web" / "dist" / "packages.json"

_PINNED = re.compile(r"^([a-z0-9][a-z0-9-]*)==([^ ;\\]+)(?: *; *([^\\]*[^\\ ]))? *\\?$")
_HASH = re.compile(r"^ +--hash=sha256:([0-9a-f]{64})(?: \\)?$")

LICENCES = {
    "License :: OSI Approved :: MIT License": "MIT",
    "License :: OSI Approved :: ISC License (ISCL)": "ISC",
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
}
"""What packages say that name no SPDX licence. "BSD License" is not here: there are several."""
NOT_INSTALLED = {"colorama": "BSD-3-Clause", "tzdata": "Apache-2.0"}
"""Packages that only Windows needs, as their own pages say."""
FITTING = frozenset(
    {
        *("MIT", "(MIT OR Apache-2.0)", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "PSF-2.0", "MPL-2.0"),
        "LGPL-3.0-only",  # psycopg: a library of its own that is not changed, and only where PostgreSQL is wanted
        *("OFL-1.1", "CC-BY-3.0"),  # fonts and pictures, named in assets/licences.txt of the client
    }
)
"""Licences under which something may be shipped with or used by a program under Apache-2.0."""


class Supplied(msgspec.Struct, frozen=True):
    """A package in the version that a server gets."""

    name: str
    version: str
    licence: str
    marker: str = ""
    """Where it is needed at all: `sys_platform == 'win32'`."""
    hashes: tuple[str, ...] = ()


def locked(text: str | None = None) -> list[Supplied]:
    """The packages of the lock. Raises ValueError for a line that is neither a pinned package nor its hash."""
    found: list[Supplied] = []
    for number, line in enumerate((LOCK.read_text("utf-8") if text is None else text).splitlines(), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if pinned := _PINNED.match(line):
            name, version, marker = pinned.groups()
            found.append(Supplied(name, version, licence(name), marker or ""))
        elif found and (hashed := _HASH.match(line)):
            last = found.pop()
            found.append(msgspec.structs.replace(last, hashes=(*last.hashes, hashed.group(1))))
        else:
            raise ValueError(f"line {number} is neither a pinned package nor a hash of one: {line!r}")
    return found


def licence(name: str) -> str:
    """The SPDX licence of an installed package; nothing if it does not say."""
    try:
        said = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return NOT_INSTALLED.get(name, "")
    by_class = [LICENCES[classifier] for classifier in said.get_all("Classifier") or () if classifier in LICENCES]
    expressions = [*(said.get_all("License-Expression") or ()), *by_class, *(said.get_all("License") or ())]
    return str(expressions[0]).strip().partition("\n")[0] if expressions else ""


class _Bundled(msgspec.Struct, frozen=True):
    name: str
    version: str
    licence: str


def bundled() -> list[Supplied]:
    """The packages inside the built client."""
    found = msgspec.json.decode(CLIENT.read_bytes(), type=list[_Bundled])
    return [Supplied(one.name, one.version, one.licence) for one in found]


# --- the page -----------------------------------------------------------------------------------------------------


def page(python: Sequence[Supplied], client: Sequence[Supplied]) -> str:
    """docs/licences.md."""
    return "\n".join(
        [
            "# Licences of others",
            "",
            "Tafelrunde is under Apache-2.0. It stands on what others wrote and gave away; this page is made by",
            "`make licences` from `requirements.lock` and from the built client.",
            "",
            "## On the server",
            "",
            *_table(python),
            "## In the browser",
            "",
            "The texts of these licences travel with the client, as `assets/licences.txt`.",
            "",
            *_table(client),
        ]
    )


def _table(packages: Sequence[Supplied]) -> Iterator[str]:
    yield from ("| package | version | licence |", "|---|---|---|")
    for one in packages:
        where = " (only on Windows)" if "win32" in one.marker else ""
        yield f"| {one.name}{where} | {one.version} | {one.licence or '?'} |"
    yield ""


def unfit(packages: Sequence[Supplied]) -> list[str]:
    """Packages whose licence is unknown or does not fit."""
    strange = [one for one in packages if one.licence not in FITTING]
    return [f"{one.name} {one.version}: {one.licence or 'says no licence'}" for one in strange]


# --- the bill of materials ----------------------------------------------------------------------------------------


def sbom(python: Sequence[Supplied], client: Sequence[Supplied]) -> str:
    """Everything as CycloneDX 1.6 (JSON): versions, licences, and what needs what. The lock has the hashes."""
    from cyclonedx.contrib.license.factories import LicenseFactory
    from cyclonedx.model.bom import Bom
    from cyclonedx.model.component import Component, ComponentType
    from cyclonedx.output.json import JsonV1Dot6
    from packageurl import PackageURL

    licences = LicenseFactory()

    def component(kind: str, one: Supplied) -> Component:
        space, _, name = one.name.rpartition("/")
        address = PackageURL(kind, space or None, name, one.version)
        return Component(
            name=one.name,
            version=one.version,
            type=ComponentType.LIBRARY,
            bom_ref=str(address),
            purl=address,
            licenses=[licences.make_from_string(one.licence)] if one.licence else [],
        )

    whole = Component(
        name="tafelrunde",
        version=__version__,
        type=ComponentType.APPLICATION,
        bom_ref=f"pkg:pypi/tafelrunde@{__version__}",
        licenses=[licences.make_from_string("Apache-2.0")],
    )
    bom = Bom()
    bom.metadata.component = whole
    parts = {one.name: component("pypi", one) for one in python}
    shipped = [component("npm", one) for one in client]
    for part in (*parts.values(), *shipped):
        bom.components.add(part)
    needs = needed(parts)
    bom.register_dependency(whole, [*[parts[name] for name in needs["tafelrunde"]], *shipped])
    for name, part in parts.items():
        bom.register_dependency(part, [parts[other] for other in needs[name]])
    listed: str = JsonV1Dot6(bom).output_as_string(indent=1)
    return listed


def needed(names: Mapping[str, Any]) -> dict[str, list[str]]:
    """For Tafelrunde and each package those of the others that it needs, as its metadata say."""
    found = {}
    for name in ("tafelrunde", *names):
        try:
            lines = metadata.requires(name) or []
        except metadata.PackageNotFoundError:
            lines = []
        wanted = {re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", line, maxsplit=1)[0]).lower() for line in lines}
        found[name] = sorted(wanted & names.keys())
    return found


def main() -> None:
    """The commands."""
    parser = argparse.ArgumentParser(prog="python -m tafelrunde.lab.supply", description=__doc__)
    parser.add_argument("what", choices=("licences", "sbom"))
    parser.add_argument("file", nargs="?", type=Path)
    arguments = parser.parse_args()
    if not CLIENT.is_file():
        raise SystemExit(f"{CLIENT} is missing: the browser client has not been built")
    python, client = locked(), bundled()
    target, text = (
        (arguments.file or PAGE, page(python, client))
        if arguments.what == "licences"
        else (arguments.file or Path("sbom.cdx.json"), sbom(python, client))
    )
    target.write_text(text, encoding="utf-8")
    print(f"{target}: {len(python)} packages of the server, {len(client)} of the client")
    if wrong := unfit([*python, *client]):
        raise SystemExit("licences that are unknown or do not fit:\n" + "\n".join(wrong))


if __name__ == "__main__":
    main()
