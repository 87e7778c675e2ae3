"""The server delivers the page, answers the HTTP API and the WebSockets of the games, and runs the bots, until
Ctrl-C. Games are stored in a SQLite file in your data folder, or in the database given by --database or
DATABASE_URL. docs/operating.md explains how to host games for many people."""

import re
from dataclasses import replace
from typing import Annotated

import typer

from ..errors import BadSetup

A_YEAR = 365 * 86_400.0  # seconds


def command(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The address to listen on; 0.0.0.0 for all networks.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", min=0, max=65535, help="The port; 0 for any free one.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="A SQLite file, or a postgresql:// address.", envvar="DATABASE_URL"),
    ] = None,
    bus: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="NATS for several servers on one PostgreSQL, as nats://host:4222; PostgreSQL's own by default.",
            envvar="MERGEMAKER_BUS",
        ),
    ] = None,
    origin: Annotated[
        list[str],
        typer.Option(metavar="ORIGIN", help="Another origin whose pages may use this server; repeatable."),
    ] = [],  # noqa: B006  # typer copies it
    address: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Where others reach the page, for invitations; detected by default."),
    ] = None,
    bot_workers: Annotated[
        int | None, typer.Option(metavar="N", help="Processes for the bots; up to 4, by the cores, by default.")
    ] = None,
    bot_cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A Ray cluster on which the bots run instead.")
    ] = None,
    bot_seconds: Annotated[
        float, typer.Option(metavar="SECONDS", help="How long a bot may think about a decision.")
    ] = 2.0,
    bot_pause: Annotated[
        float,
        typer.Option(metavar="SECONDS", help="How long a bot's decision takes at least, so that people can follow."),
    ] = 0.7,
    grace: Annotated[
        float, typer.Option(metavar="SECONDS", help="How long a player must be away before a bot may take over.")
    ] = 60.0,
    smtp: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="A mail server: smtp://user:password@host:587 or smtps://…", envvar="MERGEMAKER_SMTP"
        ),
    ] = None,
    mail_from: Annotated[
        str | None, typer.Option(metavar="EMAIL", help="The sender of the mails.", envvar="MERGEMAKER_MAIL_FROM")
    ] = None,
    private_addresses: Annotated[
        bool, typer.Option("--private-addresses", help="Allow webhooks in private networks and without TLS.")
    ] = False,
    log_level: Annotated[str, typer.Option(metavar="LEVEL", help="debug, info, warning or error.")] = "info",
) -> None:
    """Runs the server until it is stopped."""
    from ..server.notices.mail import mail_server
    from ..server.serving import run
    from ..server.settings import Settings, default_database

    if log_level not in ("debug", "info", "warning", "error"):
        raise BadSetup("unknown_log_level", name=log_level, known=["debug", "info", "warning", "error"])
    for name, seconds in (("--bot-seconds", bot_seconds), ("--bot-pause", bot_pause), ("--grace", grace)):
        if not 0 <= seconds <= A_YEAR:
            raise BadSetup("seconds_range", option=name, seconds=f"{seconds:g}")
    for url in (*origin, *([address] if address else [])):
        if not re.match("https?://[^/]", url):
            raise BadSetup("not_an_address", address=url)
    if bot_workers is not None and not 1 <= bot_workers <= 64:
        raise BadSetup("bot_workers", most=64, n=bot_workers)
    settings = Settings(
        database=database or default_database(),
        bus=bus,
        host=host,
        port=port,
        address=address,
        origins=tuple(origin),
        bot_cluster=bot_cluster,
        bot_seconds=bot_seconds,
        bot_pause=bot_pause,
        grace=grace,
        mail=mail_server(smtp, mail_from) if smtp else None,
        private_addresses=private_addresses,
    )
    if bot_workers is not None:
        settings = replace(settings, bot_workers=bot_workers)
    run(settings, log_level=log_level)
