"""What building the package adds: the page, built from web/, and the addresses that only a release knows.

A wheel without the page would install and then have nothing to show, so the build fails where the page cannot be built.
`MERGEMAKER_REPOSITORY` is the public address of the repository, as https://github.com/owner/name: with it the package
has project links, and the README's pictures and pages are shown from there. Without it both are left as they are.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

WHAT_TO_DO = (
    "The browser table is not built, and it takes npm to build it. Install Node 20 or newer with npm, or build the "
    "page elsewhere (npm ci && npm run build, in web/) and bring the folder src/mergemaker/web_dist here."
)

PAGE_SOURCES = ("web/*", "web/src/**/*", "src/mergemaker/words/*.json", "src/mergemaker/game/editions/*.json")


class CustomBuildHook(BuildHookInterface[Any]):
    """The page is in src/mergemaker/web_dist, and as new as its sources, before a wheel or an sdist is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling, once for each kind of package; an editable install has its page from `make`."""
        if version != "editable":
            build_page(Path(self.root))


class CustomMetadataHook(MetadataHookInterface):
    """The README and the project's links, with absolute addresses at a release."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Called by hatchling with what pyproject.toml says."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        source = (Path(self.root) / "src" / "mergemaker" / "__init__.py").read_text(encoding="utf-8")
        repository = os.environ.get("MERGEMAKER_REPOSITORY", "").rstrip("/")
        if repository:
            version = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
            assert version is not None
            text = with_addresses(text, repository, f"v{version[1]}")
            metadata["urls"] = {
                "Source": repository,
                "Documentation": f"{repository}/tree/v{version[1]}/docs",
                "Changelog": f"{repository}/blob/v{version[1]}/CHANGELOG.md",
                "Issues": f"{repository}/issues",
            }
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def build_page(root: Path) -> None:
    """The page is built, unless it is there already and no source is newer."""
    page = root / "src" / "mergemaker" / "web_dist" / "index.html"
    web = root / "web"
    found = (path for pattern in PAGE_SOURCES for path in root.glob(pattern))
    sources = [path for path in found if path.is_file()]
    if page.exists() and page.stat().st_mtime >= max((path.stat().st_mtime for path in sources), default=0):
        return
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError(WHAT_TO_DO)
    if not (web / "node_modules").exists():
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=web, check=True)
    subprocess.run([npm, "run", "build"], cwd=web, check=True)
    os.utime(page)


def with_addresses(text: str, repository: str, tag: str) -> str:
    """Markdown whose relative pictures and links lead to the repository at that tag."""
    text = re.sub(r"(!\[[^\]]*\]\()(?!\w+:|#)", rf"\g<1>{repository}/raw/{tag}/", text)
    return re.sub(r"((?<!!)\[[^\]]*\]\()(?!\w+:|#)", rf"\g<1>{repository}/blob/{tag}/", text)
