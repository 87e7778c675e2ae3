"""Serves the page, the HTTP API and the games' WebSockets, and runs the bots. Games are stored in a SQLite file
in your data folder, or in the database given by --database or DATABASE_URL. docs/operating.md explains how to host
games for many people."""

from dataclasses import replace
from typing import Annotated

import typer

from ..errors import BadSetup


def command(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all networks.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 for any free one.")] = 8000,
    database: Annotated[
        str | None, typer.Option(help="A file for SQLite, or a postgresql:// address.", envvar="DATABASE_URL")
    ] = None,
    bus: Annotated[
        str | None,
        typer.Option(
            help="NATS between several servers on one PostgreSQL, nats://host:4222; without it the database itself.",
            envvar="MERGEMAKER_BUS",
        ),
    ] = None,
    origin: Annotated[
        list[str], typer.Option(help="Another origin whose pages may use this server; repeat for more.")
    ] = [],  # noqa: B006  # typer copies it
    address: Annotated[
        str | None, typer.Option(help="Where others reach the page, for invitations; found out unless you say.")
    ] = None,
    bot_workers: Annotated[int | None, typer.Option(help="Processes for the bots' thinking.")] = None,
    bot_cluster: Annotated[
        str | None, typer.Option(help="The address of a Ray cluster whose machines think for the bots.")
    ] = None,
    bot_seconds: Annotated[float, typer.Option(help="Seconds a bot may think about a decision.")] = 2.0,
    bot_pause: Annotated[float, typer.Option(help="Seconds a bot's decision takes at least.")] = 0.7,
    grace: Annotated[float, typer.Option(help="Seconds after which an absent player may be replaced.")] = 60.0,
    smtp: Annotated[
        str | None,
        typer.Option(help="A mail server, smtp://user:password@host:587 or smtps://…", envvar="MERGEMAKER_SMTP"),
    ] = None,
    mail_from: Annotated[str | None, typer.Option(help="The sender of mails.", envvar="MERGEMAKER_MAIL_FROM")] = None,
    private_addresses: Annotated[
        bool, typer.Option(help="Let people name webhooks in private networks, without TLS.")
    ] = False,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """The server runs until it is stopped."""
    from ..server.notices.mail import mail_server
    from ..server.serving import run
    from ..server.settings import Settings, default_database

    if log_level not in ("debug", "info", "warning", "error"):
        raise BadSetup("unknown_log_level", name=log_level, known=["debug", "info", "warning", "error"])
    for name, seconds in (("--bot-seconds", bot_seconds), ("--bot-pause", bot_pause), ("--grace", grace)):
        if seconds < 0:
            raise BadSetup("negative_time", option=name, seconds=f"{seconds:g}")
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
