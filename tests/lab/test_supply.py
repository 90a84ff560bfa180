"""What a server is installed from: the lock fits pyproject.toml, and every licence is known and fits."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tafelrunde.lab import supply
from tafelrunde.lab.supply import CLIENT, LOCK, PAGE, ROOT, Supplied, bundled, locked, unfit
from tests.helpers.needing import lacking

PACKAGES = {one.name: one for one in locked()}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
WANTED = [Requirement(line) for line in (*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["postgres"])]


def client() -> list[Supplied]:
    if not CLIENT.is_file():
        lacking("built client", "npm run build in client/")
    return bundled()


@pytest.mark.parametrize("wanted", WANTED, ids=str)
def test_what_the_project_needs_is_locked_in_a_version_it_allows(wanted: Requirement) -> None:
    found = PACKAGES[canonicalize_name(wanted.name)]
    assert wanted.specifier.contains(found.version)


def test_what_locked_packages_need_is_locked_too() -> None:
    missing = []
    for one in PACKAGES.values():
        try:
            lines = metadata.requires(one.name) or []
        except metadata.PackageNotFoundError:
            assert one.marker, f"{one.name} is needed everywhere and not installed"
            continue
        for need in map(Requirement, lines):
            if need.marker is None or need.marker.evaluate({"extra": ""}):
                name = canonicalize_name(need.name)
                # The installed version may be another one than the locked one, with other needs.
                if name not in PACKAGES and metadata.version(one.name) == one.version:
                    missing.append(f"{one.name} needs {need}")
    assert not missing


def test_nothing_but_the_projects_needs_is_locked() -> None:
    needs = supply.needed(PACKAGES)
    reached: set[str] = set()
    waiting = [canonicalize_name(wanted.name) for wanted in WANTED] + ["psycopg-binary"]
    while waiting:
        if (name := waiting.pop()) not in reached:
            reached.add(name)
            waiting += needs.get(name, [])
    only_elsewhere = {name for name, one in PACKAGES.items() if one.marker}
    assert set(PACKAGES) - reached <= only_elsewhere


def test_every_package_has_hashes_and_no_index_is_named() -> None:
    assert all(one.hashes for one in PACKAGES.values())
    assert "://" not in LOCK.read_text("utf-8")
    assert "index-url" not in LOCK.read_text("utf-8")


@pytest.mark.parametrize("line", ["typer>=0.15", "--index-url x", "typer==1 --hash=md5:12", "    --hash=sha256:12"])
def test_a_line_that_pins_nothing_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="line 1 "):
        locked(line)


def test_every_licence_is_known_and_fits() -> None:
    assert unfit([*PACKAGES.values(), *client()]) == []


def test_a_licence_that_is_unknown_or_does_not_fit_is_told() -> None:
    strange = [Supplied("a", "1", ""), Supplied("b", "2", "GPL-3.0-only"), Supplied("c", "3", "MIT")]
    assert unfit(strange) == ["a 1: says no licence", "b 2: GPL-3.0-only"]


def test_the_page_of_licences_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == supply.page(list(PACKAGES.values()), client()), "make licences"


def test_the_packages_of_the_client_are_those_of_its_lock() -> None:
    lock = (ROOT / "client" / "package-lock.json").read_text("utf-8")
    for one in client():
        assert re.search(rf'"node_modules/{re.escape(one.name)}": {{\s+"version": "{re.escape(one.version)}"', lock)
    texts = (CLIENT.parent / "assets" / "licences.txt").read_text("utf-8")
    assert all(f"{one.name} {one.version}: {one.licence}\n" in texts for one in client())


def test_the_bill_of_materials_is_sound_and_lists_everything() -> None:
    validation = pytest.importorskip("cyclonedx.validation.json", reason="no cyclonedx-python-lib: make sbom brings it")
    from cyclonedx.schema import SchemaVersion

    text = supply.sbom(list(PACKAGES.values()), client())
    assert validation.JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None
    assert text.count('"type": "library"') == len(PACKAGES) + len(client())
    assert '"ref": "pkg:pypi/starlette@' in text
    assert '"purl": "pkg:npm/svelte@' in text
