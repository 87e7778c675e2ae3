"""Looks for known vulnerabilities and withdrawn releases among the locked packages, and says what could not be asked.

Advisories come from the services of PyPI (by pip-audit) and npm (by npm audit). Mirrors often have neither; what every
registry can tell is asked as well: which of the locked releases were yanked (Python) or deprecated (npm).
"""

import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCK = "requirements-extras.lock"  # has everything that is in the others
PIP_AUDIT = "pip-audit==2.10.1"
LONGEST = 300.0  # seconds for each question


def run(*command: str, folder: str = ".") -> tuple[str, str]:
    """What the command wrote, whatever its status; nothing if it took too long."""
    where, nothing = ROOT / folder, subprocess.DEVNULL
    try:
        done = subprocess.run(
            command, cwd=where, stdin=nothing, capture_output=True, text=True, timeout=LONGEST, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return "", str(error)
    return done.stdout, done.stderr


def python_advisories() -> list[str] | None:
    """The vulnerable Python packages; None if nobody could be asked."""
    uv = (sys.executable, "-m", "uv", "tool", "run", "--quiet", PIP_AUDIT)
    written, _ = run(*uv, "--requirement", LOCK, "--require-hashes", "--disable-pip", "--format", "json")
    try:
        found = json.loads(written)["dependencies"]
    except (ValueError, KeyError):
        return None
    if all("skip_reason" in one for one in found):  # a mirror that does not have PyPI's advisories
        return None
    return [f"{one['name']} {one['version']}: {vuln['id']}" for one in found for vuln in one.get("vulns", ())]


def npm_advisories() -> list[str] | None:
    """The vulnerable npm packages; None if nobody could be asked."""
    written, _ = run("npm", "audit", "--json", folder="web")
    try:
        found = json.loads(written)["vulnerabilities"]
    except (ValueError, KeyError):
        return None
    return [f"{name}: {one['severity']}" for name, one in found.items()]


def yanked() -> list[str] | None:
    """The locked Python releases that were withdrawn; None if the registry could not be asked."""
    uv = (sys.executable, "-m", "uv", "pip", "install", "--dry-run", "--reinstall", "--no-deps", "--require-hashes")
    _, said = run(*uv, "--python", sys.executable, "--requirement", LOCK)
    if not re.search(r"^Would (install|download|uninstall)|^Resolved ", said, re.MULTILINE):
        return None
    return re.findall(r"^warning: (.* yanked.*)$", said, re.MULTILINE)


def deprecated() -> list[str] | None:
    """The locked npm releases that were deprecated; None if the registry could not be asked."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    wanted = {
        f"{name.rpartition('node_modules/')[2]}@{one['version']}"
        for name, one in lock["packages"].items()
        if name and not one.get("link") and not one.get("optional")
    }
    with ThreadPoolExecutor(4) as threads:
        told = [one for one in threads.map(_told_of, sorted(wanted)) if one is not None]
    return [one for one in told if one] if told else None


def _told_of(package: str) -> str | None:
    """Why the release was deprecated, empty if it was not; None if the registry did not answer."""
    written, _ = run("npm", "view", package, "name", "deprecated", "--json", folder="web")
    try:
        told = json.loads(written)
    except ValueError:
        return None
    return f"{package}: {told['deprecated']}" if isinstance(told, dict) and told.get("deprecated") else ""


def main() -> int:
    """Prints what was found; 1 if a package is vulnerable or withdrawn."""
    status = 0
    questions = {
        "advisories for Python (pip-audit)": python_advisories,
        "advisories for npm (npm audit)": npm_advisories,
        "yanked Python releases": yanked,
        "deprecated npm releases": deprecated,
    }
    for what, ask in questions.items():
        found = ask()
        print(f"audit: {what}: {'could not be asked' if found is None else found or 'none'}", flush=True)
        status |= bool(found)
    return status


if __name__ == "__main__":
    sys.exit(main())
