"""The socket of a table: commands come in, events go out in their order."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from . import commands
from .api import small_number, token_in
from .asking import decision
from .messages import (
    Ack,
    AskPreview,
    AskWhyNot,
    Chat,
    ClientMessage,
    Closing,
    Hello,
    Look,
    PreviewAnswer,
    Refused,
    WhyNotAnswer,
)
from .middleware import check_origin
from .refusal import Refusal, rule_in
from .room import Connection, Room
from .sessions import hashed
from .sights import preview_of

if TYPE_CHECKING:
    from .app import Server

log = logging.getLogger(__name__)
_DECODER = msgspec.json.Decoder(ClientMessage)
GONE, REFUSED, TRY_AGAIN = 4404, 4403, 1013
MOST_TEXT = 32_768


async def table_socket(server: "Server", socket: WebSocket) -> None:
    """A connection to a table, from the handshake to its end."""
    try:
        check_origin(socket.scope, server.settings.origins)
        address = socket.client.host if socket.client else "?"
        server.limits.check("socket", address)
        token = token_in(socket.headers, socket.cookies)
        person = await server.sessions.person(token)
        room = await server.rooms.room(socket.path_params["game"])
    except Refusal as refusal:
        await _turn_away(socket, refusal)
        return
    seat = room.default_seat(person)
    asked = socket.query_params.get("seat", "")
    if small_number(asked) in room.game.seats_of(person.id if person else None):
        seat = small_number(asked)
    connection = Connection(person, hashed(token) if token and person else None, seat)
    await socket.accept()
    try:
        room.enter(connection)
    except Refusal as refusal:
        await socket.close(TRY_AGAIN, refusal.message)
        return
    server.metrics.sockets.inc()
    sender = asyncio.create_task(_send_on(socket, connection))
    try:
        await _listen(server, socket, room, connection)
    except WebSocketDisconnect:
        pass
    finally:
        server.metrics.sockets.dec()
        room.depart(connection)
        connection.close()
        with contextlib.suppress(asyncio.CancelledError):
            await sender


async def _turn_away(socket: WebSocket, refusal: Refusal) -> None:
    """The page learns the reason: it is let in only to be told, except from a wrong origin."""
    if refusal.code == "wrong_origin":
        await socket.close()  # before the handshake: 403
        return
    await socket.accept()
    await socket.send_bytes(msgspec.json.encode(Closing(refusal.message)))
    await socket.close(GONE if refusal.code == "not_found" else REFUSED, refusal.message)


async def _send_on(socket: WebSocket, connection: Connection) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (message := await connection.outbox.get()) is not None:
            await socket.send_text(message.decode())
        await socket.close(TRY_AGAIN, "come again")


async def _listen(server: "Server", socket: WebSocket, room: Room, connection: Connection) -> None:
    who = str(id(connection))
    address = socket.client.host if socket.client else "?"
    while not connection.lost:
        try:
            text = await socket.receive_text()
        except KeyError:
            connection.send(Refused(None, "bad_request", "Messages are text, not binary."))
            continue
        command_id = None
        try:
            if len(text) > MOST_TEXT:
                raise Refusal("too_large", "That message is too long.")
            server.limits.check("message", who)
            server.limits.check("messages", address)
            message = _DECODER.decode(text)
            command_id = getattr(message, "command_id", None)
            if isinstance(message, Chat):
                server.limits.check("chat", connection.person.id if connection.person else who)
            await _answer(room, connection, message)
        except Refusal as refusal:
            server.metrics.refused.labels(refusal.code).inc()
            connection.send(Refused(command_id, refusal.code, refusal.message, refusal.rule))
        except (msgspec.MsgspecError, RecursionError) as error:
            connection.send(Refused(_command_id(text), "bad_request", f"The message cannot be read: {error}"))


def _command_id(text: str) -> str | None:
    """The command's id, if that much of a message can be read."""
    try:
        return msgspec.json.decode(text, type=_JustId).command_id
    except (msgspec.MsgspecError, RecursionError):
        return None


class _JustId(msgspec.Struct):
    command_id: str | None = None


async def _answer(room: Room, connection: Connection, message: ClientMessage) -> None:
    """A message from the browser is answered, or a Refusal raised."""
    match message:
        case Hello():
            room.sync(connection)
            return
        case Look(seat):
            if seat is not None and seat not in room.game.seats_of(connection.person.id if connection.person else None):
                raise Refusal("not_allowed", "That seat is not yours.")
            connection.seat = seat
            room.sync(connection)
            return
        case AskPreview(tile, seat):
            mine = commands.own_seat(room.game, connection.person, seat if seat is not None else connection.seat)
            preview = preview_of(room.game, mine, tile)
            if preview is None:
                raise Refusal("not_found", "That tile is not in your hand (T2).")
            connection.send(PreviewAnswer(preview))
            return
        case AskWhyNot(command_id, action, seat):
            mine = commands.own_seat(room.game, connection.person, seat if seat is not None else connection.seat)
            table = room.game.table
            illegal = table.why_not(action, room.game.seats[mine].name) if table else None
            reason = "The game has not begun." if table is None else str(illegal) if illegal else None
            connection.send(WhyNotAnswer(command_id, reason, rule_in(reason or "")))
            return
    person = connection.person
    if person is None:
        raise Refusal("not_logged_in", "Say your name first.")
    decide = decision(room, person, connection.seat, message)
    version = await room.submit(person, message.command_id, decide)
    if message.command_id is not None:
        connection.send(Ack(message.command_id, version))
