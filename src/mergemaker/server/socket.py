"""The socket of a table: commands come in, events go out in their order."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..room import dispatch
from ..room.connection import Connection
from ..room.messages import encode
from ..room.messages.commands import Chat
from ..room.messages.updates import Closing, Refused
from ..room.refusal import Refusal
from ..room.room import Room
from .accounts import hashed
from .api import small_number, token_in
from .middleware import check_origin

if TYPE_CHECKING:
    from .app import Server

log = logging.getLogger(__name__)
GONE, REFUSED, TRY_AGAIN = 4404, 4403, 1013
MOST_TEXT = 32_768


async def table_socket(server: "Server", socket: WebSocket) -> None:
    """A connection to a table, from the handshake to its end."""
    try:
        check_origin(socket.scope, server.settings.origins)
        address = socket.client.host if socket.client else "?"
        server.limits.check("socket", address)
        token = token_in(socket.headers, socket.cookies)
        person = await server.accounts.person(token)
        room = await server.rooms.room(socket.path_params["game"])
    except Refusal as refusal:
        await _turn_away(socket, refusal)
        return
    seat = room.default_seat(person)
    asked = socket.query_params.get("seat", "")
    if small_number(asked) in room.state.seats_of(person.id if person else None):
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
    await socket.send_bytes(encode(Closing(refusal.message)))
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
        try:
            if len(text) > MOST_TEXT:
                raise Refusal("too_large", "That message is too long.")
            server.limits.check("message", who)
            server.limits.check("messages", address)
            message = dispatch.read(text)
            if isinstance(message, Chat):
                server.limits.check("chat", connection.user or who)
            await dispatch.answer(room, connection, message)
        except Refusal as refusal:
            server.metrics.refused.labels(refusal.code).inc()
            connection.send(dispatch.refused(text, refusal))
