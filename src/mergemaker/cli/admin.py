"""All but compile work on the database that `serve` uses: a file in your data folder, or the one given by --database
or DATABASE_URL. Servers may keep running, except for restore and migrate. docs/operating.md explains more."""

import time
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from ..words import t

DatabaseOption: TypeAlias = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="A SQLite file, or a postgresql:// address.", envvar="DATABASE_URL"),
]
group = typer.Typer(no_args_is_help=True, rich_markup_mode=None)


@group.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not exist yet.")],
    database: DatabaseOption = None,
) -> None:
    """Copy the database to a file.

    The copy is a single SQLite file with everything as it is at this moment.
    """
    from ..server.store.backup import back_up
    from .progress import progress_bar

    with progress_bar(t("admin.backing_up")) as progress:
        back_up(_database(database), file, progress)
    print(t("admin.backed_up", file=str(file)))


@group.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    database: DatabaseOption = None,
    replace: Annotated[bool, typer.Option("--replace", help="Replace a database that already exists.")] = False,
) -> None:
    """Restore the database from a backup.

    No server may be running on it. A SQLite file that is replaced is kept under another name.
    """
    from ..server.store.backup import restore as put_back
    from .progress import progress_bar

    with progress_bar(t("admin.restoring")) as progress:
        former = put_back(file, _database(database), replace, progress)
    print(t("admin.restored", file=str(file)))
    if former is not None:
        print(t("admin.former", file=str(former)))


@group.command()
def check(database: DatabaseOption = None) -> None:
    """Look for damage and unreadable games.

    Nothing is changed. The exit status is 1 if anything is found.
    """
    from ..server.store.check import check as look_through
    from .progress import progress_bar

    with progress_bar(t("admin.checking")) as progress:
        games, found = look_through(_database(database), progress)
    for finding in found:
        print(f"{finding.game or ''} {finding.message}".strip())
    print(t("admin.checked", games=games, problems=len(found)))
    raise typer.Exit(1 if found else 0)


@group.command()
def prune(
    database: DatabaseOption = None,
    sessions: Annotated[
        float, typer.Option(metavar="DAYS", min=1.0, help="Delete sessions unused for this many days.")
    ] = 365.0,
    guests: Annotated[
        float, typer.Option(metavar="DAYS", min=1.0, help="Delete guests not seen for this many days.")
    ] = 365.0,
    games: Annotated[
        float, typer.Option(metavar="DAYS", min=1.0, help="Delete games abandoned for this many days.")
    ] = 180.0,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only count what would be deleted.")] = False,
) -> None:
    """Delete old sessions, guests and abandoned games.

    Finished games, accounts and guests who can still come back are kept. Servers may be running.
    """
    from ..server.store.prune import Ages
    from ..server.store.prune import prune as delete
    from .progress import progress_bar

    with progress_bar(t("admin.pruning")) as progress:
        done = delete(_database(database), Ages(sessions, guests, games), time.time(), dry_run, progress)
    key = "admin.would_prune" if dry_run else "admin.pruned"
    print(t(key, sessions=done.sessions, games=done.games, guests=done.guests))


@group.command()
def migrate(
    to: Annotated[
        str | None, typer.Option(metavar="VERSION", help="The version of the tables, as 0006; the newest by default.")
    ] = None,
    database: DatabaseOption = None,
) -> None:
    """Migrate the tables to another version.

    Needed before going back to an earlier version of Mergemaker; what that has no place for is lost. No server may be
    running.
    """
    from ..server.store.backup import migrate as bring

    print(t("admin.migrated", version=bring(_database(database), to)))


@group.command("compile")
def compile_bots() -> None:
    """Compile the bots and the coach.

    A server does this in the background when it first starts, and medium plays for the stronger bots meanwhile. Done
    beforehand, for an image or a new version, it saves that wait. It takes a minute or two, and a second once done.
    """
    from ..server.coaching import warm_up_coach
    from ..server.thinking import COMPILED, note_compiled, warm_up
    from .progress import loading

    with loading():
        seconds = warm_up(COMPILED) + warm_up_coach()
        note_compiled()
    print(t("admin.compiled", seconds=round(seconds)))


def _database(named: str | None) -> str:
    from ..server.settings import default_database

    return named or default_database()
