"""What all tests share: how Hypothesis attacks, which tests run beside each other, which may be tried again, Ctrl-C."""

import os
import secrets
import signal
from pathlib import Path, PurePosixPath
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

HERE = Path(__file__).parent
# Lines are not counted in what runs compiled, in a browser or in processes of its own.
UNMEASURED = tuple(
    HERE / name
    for name in (
        *("arena", "bodies", "bots", "browser", "cli", "coach", "envs", "faults", "laws", "package", "pyodide"),
        *("server/fuzz", "server/test_durability.py", "server/test_postgres.py", "server/test_ray_workers.py"),
        *("test_extras.py", "test_retries.py"),
    )
)
SEED = "MERGEMAKER_HYPOTHESIS_SEED"  # what the run chose, handed to its workers
PARTS = "MERGEMAKER_PARTS"  # into how many parts a long run is divided, which run beside each other
PATIENT = ("arena", "browser", "package", "server", "terminal")  # tests that wait for a browser, a process or a clock
# Tests of one group run in one process, one after the other: they share a browser and a server, or what is compiled
# beyond the bots and the coach, which two processes would compile twice. In the order in which they begin: what takes
# longest first, so that at the end every process has something left to do.
GROUPS = {
    "coach": "coach",
    "envs": "environments and rules",
    "bots": "bots",
    "package": "package",
    "arena": "arena",
    "pyodide": "pyodide",
    "browser": "browser/",  # of these two each file is a group
    "server": "server/",
    "faults": "faults",
    "bodies": "environments and rules",
    "rules": "environments and rules",
    "laws/test_two_bodies.py": "environments and rules",
    "arena/test_simulate.py": "environments and rules",
    "bots/test_fair.py": "coach",
}
ORDER = list(dict.fromkeys(GROUPS.values()))

settings.register_profile(
    "short", max_examples=25, deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("few", settings.get_profile("short"), max_examples=5)  # where Python is slow
settings.register_profile("long", settings.get_profile("short"), max_examples=1500)
settings.load_profile(os.environ.get("MERGEMAKER_FUZZ", "short"))

# Programs started by tests hear Ctrl-C even where the tests themselves run in the background, where it is ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Hypothesis tries other games in every run; the seed is chosen here, so that it can be shown and given again."""
    if config.getoption("hypothesis_seed", None) is None:
        config.option.hypothesis_seed = os.environ.setdefault(SEED, str(secrets.randbits(32)))


def pytest_report_header(config: pytest.Config) -> str:
    """How to repeat the run."""
    return f"to try the same games again: pytest --hypothesis-seed={config.getoption('hypothesis_seed')}"


def group_of(test: str) -> str:
    """The group of a test by its id; one that has none is a group of its own, as are the parts of a long run."""
    if PARTS in os.environ:
        return test
    path = PurePosixPath(test.partition("::")[0])
    folder = path.parts[1] if len(path.parts) > 1 else ""
    group = GROUPS.get(f"{folder}/{path.name}") or GROUPS.get(folder) or test
    return group + path.stem if group.endswith("/") else group


def turn_of(test: pytest.Item) -> int:
    """When a test's group begins."""
    group = group_of(test.nodeid)
    return next((turn for turn, name in enumerate(ORDER) if group.startswith(name)), len(ORDER))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Groups are handed out whole, in their order; then the tests that stand alone."""
    from xdist.scheduler import LoadScopeScheduling

    class Groups(LoadScopeScheduling):  # type: ignore[misc]  # xdist ships no types
        def _split_scope(self, nodeid: str) -> str:
            return group_of(nodeid)

    config.option.loadscopereorder = False
    return Groups(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Orders tests, and marks what is not measured. One that may be tried again says why, and is none of the rules'."""
    items.sort(key=turn_of)
    for item in items:
        many = getattr(getattr(item, "obj", None), "is_hypothesis_test", False)  # tries many games
        if many or item.get_closest_marker("slow") or not {item.path, *item.path.parents}.isdisjoint(UNMEASURED):
            item.add_marker("no_cover")
        flaky = item.get_closest_marker("flaky")
        if flaky is None:
            continue
        folder = item.path.relative_to(HERE).parts[0] if HERE in item.path.parents else ""
        if folder not in PATIENT or not flaky.kwargs.get("reason"):
            raise pytest.UsageError(f"{item.nodeid}: flaky(reason=…) is for tests that wait, in {', '.join(PATIENT)}")
