"""What has changed between two frames, so that a viewer is sent only that.

Scenes are plain data whose unchanged parts are the very same objects (`Speaker` remembers them), so that a comparison
goes only where something has changed. A patch is plain data too; the client puts the new scene together from it
(`client/src/lib/patch.ts`):

- a changed object is ``{"$~": {field: value, …, "$-": [fields that are gone]}}``,
- a changed list of elements is ``{"$": [entry, …]}``; an entry is the place of an old element that stays as it was, a
  pair ``[place, fields]`` of an old element and what changed in it, or a new element,
- any other value stands for itself.
"""

from __future__ import annotations

from typing import Any

from tafelrunde.table.wire.protocol import Frame, Patch

_ALWAYS = ("log", "log_from")
"""New lines of the log since the last frame are always said, even if there are none."""
_FIELDS = tuple(name for name in Frame.__struct_fields__ if name not in (*_ALWAYS, "scene", "serial"))


class Differences:
    """Between scenes, worked out once for all viewers that have seen the same."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[Any, Any, dict[str, Any]]] = {}

    def between(self, old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
        key = id(old), id(new)
        if key not in self._known:
            self._known[key] = old, new, changes(old, new)  # as long as both are kept their places are theirs
        return self._known[key][2]

    def forget(self) -> None:
        self._known.clear()


def patch(old: Frame, new: Frame, differences: Differences | None = None) -> Patch | None:
    """What makes the new frame from the old one; None if nothing has changed."""
    between = changes if differences is None else differences.between
    changed: dict[str, Any] = {name: value for name in _FIELDS if (value := getattr(new, name)) != getattr(old, name)}
    if new.scene is not old.scene and (difference := between(old.scene, new.scene)):
        changed["scene"] = {"$~": difference}
    if not changed and not new.log and new.log_from == old.log_from + len(old.log):
        return None
    return Patch(new.serial, {**changed, "log": new.log, "log_from": new.log_from})


def changes(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The fields of an object that are new, different or gone."""
    found = {name: _value(old.get(name), value) for name, value in new.items() if old.get(name) != value}
    if gone := [name for name in old if name not in new]:
        found["$-"] = gone
    return found


def _value(old: Any, new: Any) -> Any:
    if isinstance(new, dict) and isinstance(old, dict):
        return {"$~": changes(old, new)}
    if _are_elements(new) and _are_elements(old):
        return {"$": _entries(old, new)}
    return new


def _are_elements(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict) and "id" in value[0]


def _entries(old: list[dict[str, Any]], new: list[dict[str, Any]]) -> list[Any]:
    places = {element["id"]: place for place, element in enumerate(old)}
    entries: list[Any] = []
    for element in new:
        place = places.get(element["id"])
        if place is None or old[place].get("type") != element.get("type"):
            entries.append(element)
        elif old[place] == element:
            entries.append(place)
        else:
            entries.append([place, changes(old[place], element)])
    return entries
