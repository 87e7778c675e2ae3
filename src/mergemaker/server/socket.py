"""The WebSocket of a table: commands come in, events go out in order."""

import asyncio
import contextlib
import logging
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from ..room import dispatch
from ..room.connection import Connection
from ..room.interfaces import StoreUnavailable
from ..room.messages import encode
from ..room.messages.commands import AskLog, Hello, Look
from ..room.messages.updates import Closing
from ..room.refusal import Refusal, as_refusal
from ..room.room import Room
from ..room.rooms import Rooms
from ..words.lines import Reason
from .connections import PREFER, WRITE
from .http.api import token_in
from .http.endpoint import small_number
from .http.limits import Limits, network_of
from .http.middleware import check_origin
from .metrics import Metrics
from .notices.service import Notices
from .sessions import Sessions

log = logging.getLogger(__name__)
GONE, REFUSED, TRY_AGAIN = 4404, 4403, 1013
CLOSE_CODES = {"not_found": GONE, "unreadable": GONE, "unavailable": TRY_AGAIN}
DISCONNECTED = (WebSocketDisconnect, WebSocketDisconnected)
BROKEN = (1005, 1006, 1011)  # the connection was lost; a page that is closed says so
MOST_TEXT = 32_768
MOST_CLOSING = 123  # bytes of a reason, by the protocol


class TableSocket:
    """The WebSocket endpoint of all tables."""

    def __init__(
        self,
        rooms: Rooms,
        sessions: Sessions,
        limits: Limits,
        metrics: Metrics,
        notices: Notices,
        origins: tuple[str, ...],
    ) -> None:
        self._rooms = rooms
        self._sessions = sessions
        self._limits = limits
        self._metrics = metrics
        self._notices = notices
        self._origins = origins

    async def connect(self, socket: WebSocket) -> None:
        """A connection to a table, from the handshake to its end, which may come at any moment."""
        with contextlib.suppress(*DISCONNECTED):
            await self._connect(socket)

    async def _connect(self, socket: WebSocket) -> None:
        address = network_of(socket.client.host) if socket.client else "?"
        with contextlib.ExitStack() as held:
            try:
                check_origin(socket.scope, self._origins)
                self._limits.check("socket", address)
                held.enter_context(self._limits.socket_of(address))
                known = await self._sessions.find(token_in(socket.headers, socket.cookies))
                room = await self._rooms.room(socket.path_params["game"])
            except (Refusal, StoreUnavailable) as error:
                await _turn_away(socket, as_refusal(error))
                return
            person = known.person if known else None
            asked = small_number(socket.query_params.get("seat"))
            mine = room.state.seats_of(person.id if person else None)
            seat = asked if asked in mine else room.default_seat(person)
            write = _extension(socket, WRITE)
            connection = Connection(person, known.session.hash if known else None, seat, write)
            await self._sit(socket, address, room, connection)

    async def _sit(self, socket: WebSocket, address: str, room: Room, connection: Connection) -> None:
        """The connection is at the table until it ends."""
        await socket.accept()
        try:
            room.enter(connection)
        except Refusal as refusal:
            await socket.close(TRY_AGAIN, refusal.message)
            return
        if connection.session is not None and self._sessions.has_ended(connection.session):
            connection.close()  # while the room was loaded
        self._metrics.sockets.inc()
        sender = asyncio.create_task(_send_on(socket, connection))
        broken = False
        try:
            if connection.user is not None:
                await self._notices.seen(connection.user, room.state.id)
            await self._listen(socket, address, room, connection)
        except WebSocketDisconnect as end:
            broken = end.code in BROKEN
        except WebSocketDisconnected:  # it was found out while sending
            broken = True
        finally:
            self._metrics.sockets.dec()
            room.depart(connection)
            connection.close()
            with contextlib.suppress(asyncio.CancelledError):
                await sender
            if broken and connection.user is not None:
                await self._notices.vanished(room, connection.user)

    async def _listen(self, socket: WebSocket, address: str, room: Room, connection: Connection) -> None:
        who = str(id(connection))
        prefer = _extension(socket, PREFER)
        while not connection.lost:
            if prefer is not None:
                prefer(connection.seat is not None)
            try:
                text = await socket.receive_text()
            except KeyError:
                connection.send(dispatch.refused("", Refusal("bad_request", "binary_message")))
                continue
            try:
                if len(text) > MOST_TEXT:
                    raise Refusal("too_large", "message_too_long")
                self._limits.check("message", who)
                self._limits.check("messages", address)
                message = dispatch.read(text)
                if isinstance(message, Hello | AskLog):
                    self._limits.check("sync", who)
                if isinstance(message, Hello | Look | AskLog):
                    self._limits.check("syncs", address)
                self._limits.check_command(message, connection.user or who)
                await dispatch.answer(room, connection, message)
            except (Refusal, StoreUnavailable) as error:
                self._refuse(connection, text, as_refusal(error))
            await asyncio.sleep(0)  # one message of a connection in a round of the event loop

    def _refuse(self, connection: Connection, text: str, refusal: Refusal) -> None:
        """Not in `_listen`, which the refusal knows by its traceback: a circle, and so garbage to be collected."""
        self._metrics.refused.labels(refusal.code).inc()
        connection.send(dispatch.refused(text, refusal))


def _extension(socket: WebSocket, name: str) -> Any:
    """What our own protocol (server/connections.py) offers, if it is that."""
    return socket.scope.get("extensions", {}).get(name)


async def _turn_away(socket: WebSocket, refusal: Refusal) -> None:
    """Accepts the socket only to send the reason and close it, except from a wrong origin."""
    if refusal.code == "wrong_origin":
        await socket.close()  # before the handshake: 403
        return
    await socket.accept()
    why = Reason(**refusal.as_data()) if refusal.code == "unreadable" else None
    await socket.send_text(encode(Closing(refusal.message, why)).decode())
    short = refusal.message.encode()[:MOST_CLOSING].decode(errors="ignore")
    await socket.close(CLOSE_CODES.get(refusal.code, REFUSED), short)


async def _send_on(socket: WebSocket, connection: Connection) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (message := await connection.outbox.get()) is not None:
            await socket.send_text(message.decode())
            connection.sent()
        await socket.close(TRY_AGAIN, "come again")
