"""Who tells colours apart badly sees the same: the theme's colours as they look to them, and shapes that say it again.

Three kinds of sight are simulated (Machado, Oliveira and Fernandes 2009, full severity). Differences are distances in
OKLab times a hundred: under five two patches beside each other look alike, from eight on one glance tells them apart.
"""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[2] / "client" / "src"
LOOK = (CLIENT / "look.css").read_text(encoding="utf-8")

Matrix = tuple[tuple[float, float, float], ...]
SIGHTS: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
THEMES = ("dark", "light")
FLOORS = ("ground", "raised", "panel-a", "panel-b", "land-a", "land-b", "floor", "floor-b", "floor-c", "floor-dark")
SEATS = [f"seat{number}" for number in range(6)]


def colours(theme: str) -> dict[str, str]:
    """The variables of a theme; the light one changes those of the dark one."""
    blocks = {
        name: dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", block))
        for name, block in re.findall(r'^:root(|\[data-theme="light"\]) \{(.*?)^\}', LOOK, re.S | re.M)
    }
    return {**blocks[""], **(blocks['[data-theme="light"]'] if theme == "light" else {})}


def seen(colour: str, sight: str) -> list[float]:
    """Linear red, green and blue as that sight has them."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return [min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in SIGHTS[sight]]


def lab(colour: str, sight: str) -> list[float]:
    red, green, blue = seen(colour, sight)
    cones = [
        (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3),
        (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3),
        (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3),
    ]
    rows = (
        (0.2104542553, 0.7936177850, -0.0040720468),
        (1.9779984951, -2.4285922050, 0.4505937099),
        (0.0259040371, 0.7827717662, -0.8086757660),
    )
    return [sum(a * b for a, b in zip(row, cones, strict=True)) for row in rows]


def difference(one: str, other: str, sight: str) -> float:
    return 100 * sum((a - b) ** 2 for a, b in zip(lab(one, sight), lab(other, sight), strict=True)) ** 0.5


def contrast(one: str, other: str, sight: str) -> float:
    """As WCAG counts it."""
    light = [
        0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in (seen(one, sight), seen(other, sight))
    ]
    return (max(light) + 0.05) / (min(light) + 0.05)


def test_the_simulation_knows_what_looks_alike() -> None:
    """Red and green of one brightness fall together for who lacks red or green cones, blue and yellow do not."""
    assert difference("#c0504d", "#6b8e23", "usual") > 20
    assert difference("#c0504d", "#6b8e23", "deuteranopia") < 5
    assert difference("#2c66c4", "#c8b400", "protanopia") > 25


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("mark", ["can", "mark", "threat"])
def test_what_is_outlined_stands_out_from_everything_it_lies_on(mark: str, theme: str, sight: str) -> None:
    """What can be chosen, hinted at or harmed: three to one against every ground (WCAG 1.4.11)."""
    known = colours(theme)
    weak = {floor: contrast(known[mark], known[floor], sight) for floor in FLOORS}
    assert {floor: round(value, 2) for floor, value in weak.items() if value < 3} == {}


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("theme", THEMES)
def test_every_seat_has_a_colour_of_its_own(theme: str, sight: str) -> None:
    """Mine and yours, for all six: told apart at a glance in the dark, beside each other in the light; and readable."""
    known = colours(theme)
    least = 8 if theme == "dark" else 5
    alike = {
        f"{one} {other}": round(found, 1)
        for one, other in combinations(SEATS, 2)
        if (found := difference(known[one], known[other], sight)) < least
    }
    assert alike == {}
    assert {seat for seat in SEATS if contrast(known[seat], known["raised"], "usual") < 4.5} == set()


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("theme", THEMES)
def test_choosable_harmed_and_hinted_are_three_colours(theme: str, sight: str) -> None:
    """In the light theme lines must be dark, so that they are more alike there; they differ in kind, too (below)."""
    known = colours(theme)
    for one, other in combinations(("can", "mark", "threat"), 2):
        assert difference(known[one], known[other], sight) >= (8 if theme == "dark" else 4.5), (one, other)


def rule(selector: str) -> str:
    """What the style sheet says for exactly this selector."""
    found = re.search(rf"^{re.escape(selector)} \{{(.*?)\}}", LOOK, re.S | re.M)
    assert found is not None, selector
    return found[1]


@pytest.mark.parametrize("drawn", ["svg [data-{}] > .glow", "svg .figure[data-{}] > .hit"])
def test_lines_say_it_again(drawn: str) -> None:
    """Solid is what can be chosen, dashed what would be harmed or is hinted at; on the table as on the board."""
    dashed = {part: "dasharray" in rule(drawn.format(part)) for part in ("can", "area", "hint")}
    assert dashed == {"can": False, "area": True, "hint": True}
    assert "dashed" in rule("[data-area]:not(svg *)")
    assert "dashed" in rule("[data-hint]::before")


def test_shapes_say_it_again() -> None:
    """Health has its number, conditions are round or square, elites have studs, summons a dashed square rim."""
    figure = (CLIENT / "scene" / "Figure.svelte").read_text(encoding="utf-8")
    assert 'badge.tone === "bad"}<rect' in figure
    assert "{:else}<circle" in figure
    assert 'class="number" y="0.02">{piece.health[0]}' in figure
    assert 'class="stud"' in figure
    assert ".summon .rim { stroke-dasharray" in figure
    zones = (CLIENT / "scene" / "ZoneBoard.svelte").read_text(encoding="utf-8")
    assert '.tone[data-tone="bad"] { stroke: var(--threat-text); stroke-dasharray' in zones
    assert '"flying-flag" : "skull-crossed-bones"' in zones
