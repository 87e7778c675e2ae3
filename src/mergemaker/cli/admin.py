"""For those who run a server: copies of its database, and looking after it. The database is the one that `serve` uses,
in your data folder, or the one given by --database or DATABASE_URL. Servers may be running, except while restoring
and migrating. docs/operating.md explains it."""

import contextlib
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from ..words import t

DatabaseOption: TypeAlias = Annotated[
    str | None, typer.Option(help="A file for SQLite, or a postgresql:// address.", envvar="DATABASE_URL")
]
Days: TypeAlias = Annotated[float, typer.Option(min=1.0, help="Days without use after which they are deleted.")]
group = typer.Typer(no_args_is_help=True, rich_markup_mode=None)


@group.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write, which must not exist.")],
    database: DatabaseOption = None,
) -> None:
    """Copy the database, while servers run.

    The copy is one SQLite file with everything as it is at this moment.
    """
    from ..server.store.backup import back_up

    with _progress(t("admin.backing_up")) as progress:
        back_up(_database(database), file, progress)
    print(t("admin.backed_up", file=str(file)))


@group.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    database: DatabaseOption = None,
    replace: Annotated[bool, typer.Option("--replace", help="Replace the database that is there.")] = False,
) -> None:
    """Make the database what a backup was.

    No server may be running on it. A SQLite file that is replaced is kept.
    """
    from ..server.store.backup import restore as put_back

    with _progress(t("admin.restoring")) as progress:
        former = put_back(file, _database(database), replace, progress)
    print(t("admin.restored", file=str(file)))
    if former is not None:
        print(t("admin.former", file=str(former)))


@group.command()
def check(database: DatabaseOption = None) -> None:
    """Look for damage and unreadable games.

    Nothing is changed; the status is 1 if anything is found.
    """
    from ..server.store.check import check as look_through

    with _progress(t("admin.checking")) as progress:
        games, found = look_through(_database(database), progress)
    for finding in found:
        print(f"{finding.game or ''} {finding.message}".strip())
    print(t("admin.checked", games=games, problems=len(found)))
    raise typer.Exit(1 if found else 0)


@group.command()
def prune(
    database: DatabaseOption = None,
    sessions: Days = 365.0,
    guests: Days = 365.0,
    games: Days = 180.0,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only count.")] = False,
) -> None:
    """Delete what nobody will ask for again.

    Old sessions, guests who cannot come back, and abandoned games. Servers may be running.
    """
    from ..server.store.prune import Ages
    from ..server.store.prune import prune as delete

    with _progress(t("admin.pruning")) as progress:
        done = delete(_database(database), Ages(sessions, guests, games), time.time(), dry_run, progress)
    key = "admin.would_prune" if dry_run else "admin.pruned"
    print(t(key, sessions=done.sessions, games=done.games, guests=done.guests))


@group.command()
def migrate(
    to: Annotated[str | None, typer.Option(help="The version of the database's tables, such as 0006.")] = None,
    database: DatabaseOption = None,
) -> None:
    """Change the version of the tables.

    For an earlier version of Mergemaker; what that has no place for is lost. No server may be running.
    """
    from ..server.store.backup import migrate as bring

    print(t("admin.migrated", version=bring(_database(database), to)))


def _database(named: str | None) -> str:
    from ..server.settings import default_database

    return named or default_database()


@contextlib.contextmanager
def _progress(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error, so that the answer alone is on standard output."""
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)
