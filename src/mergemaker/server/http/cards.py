"""What a link shows where it is pasted: a title, who plays, and a picture of the position."""

from collections.abc import Mapping
from html import escape

from ...game.pictures import as_svg
from ...game.pictures.svg import heading
from ...game.view import View
from ...room.interfaces import Compute, StoreUnavailable
from ...room.refusal import Refusal
from ...room.room import Room
from ...room.rooms import Rooms
from ...room.running import Running
from ...words import t
from .endpoint import small_number


def picture_of(game: Running, number: int) -> str:
    """The position as SVG, as anybody may see it; once the game is over, with the tiles of the player to act."""
    table = game.table_after(number)
    return as_svg(table.whole_position(), table.actor) if game.over else as_svg(table.position(None))


def view_after(game: Running, number: int) -> View:
    """The position as an onlooker sees it."""
    return game.table_after(number).view(None)


class Cards:
    """Makes the preview cards of links to games and of invitations."""

    def __init__(self, rooms: Rooms, compute: Compute) -> None:
        self._rooms = rooms
        self._compute = compute

    async def tags(self, path: str, query: Mapping[str, str], address: str) -> str:
        """The Open Graph tags of a page; none where it is no game's, or there is no such game."""
        page, _, name = path.partition("/")
        try:
            if page == "game":
                return await self._game(await self._rooms.room(name), query, address)
            if page == "join":
                return _tags(t("card.invitation"), _players(await self._rooms.by_code(name)), None)
        except (Refusal, StoreUnavailable):
            pass  # the page itself says what is wrong
        return ""

    async def _game(self, room: Room, query: Mapping[str, str], address: str) -> str:
        game = room.state
        if not isinstance(game, Running):
            return _tags(t("card.invitation"), _players(room), None)
        played, asked = len(game.table.actions), small_number(query.get("at"))
        number = played if asked is None or asked > played else asked
        if number == played:  # as all who look on are shown it anyway
            view = game.insight(None).view
        else:
            view = await self._compute(view_after, game.copy(), number)
        return _tags(heading(view), _players(room), f"{address}/api/games/{game.id}/positions/{number}/picture")


def _players(room: Room) -> str:
    return t("card.players", players=[seat.name for seat in room.state.seats if seat.name])


def _tags(title: str, description: str, image: str | None) -> str:
    values = {"og:site_name": "Mergemaker", "og:type": "website", "og:title": title, "og:description": description}
    if image is not None:
        values |= {"og:image": image, "og:image:type": "image/png", "twitter:card": "summary_large_image"}
    return "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in values.items())
