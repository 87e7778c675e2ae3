"""Hidden information never leaves the server: neither over the socket nor over HTTP."""

from typing import Any

from mergemaker.room.running import Running

from .people import Served, two_people


def test_over_the_wire_nobody_gets_the_others_tiles_or_the_bag(served: Served) -> None:
    first, second, game, people = two_people(served, edition="avalon-hill")
    for _ in range(12):
        for socket in (first, second):
            socket.hello()
            if socket.now["legal"]:
                socket.act()
    state = served.room(game).state
    assert isinstance(state, Running)
    for socket in (first, second):
        mine = socket.now["view"]["viewer"]
        for view in (json_message["view"] for json_message in (socket.now, people_view(people, socket, game))):
            for player in view["players"]:
                if player["name"] != mine:
                    assert isinstance(player["tiles"], int)
                    assert player["cash"] is None
                    assert player["shares"] is None
            assert isinstance(view["bag"], int)
        sent = "".join(socket.raw)
        assert state.table.opening is not None
        assert state.table.opening.commitment in sent
        assert state.table.opening.key not in sent
        assert state.table.opening.salt not in sent
        assert '"bag":[' not in sent


def people_view(people: tuple[Any, Any], socket: Any, game: str) -> Any:
    """The same person's view over HTTP."""
    person = next(person for person in people if socket in person.sockets)
    return person.get(f"/api/games/{game}/view")


def test_the_record_of_a_running_game_cannot_be_downloaded(served: Served) -> None:
    _, _, game, people = two_people(served)
    problem = people[0].get(f"/api/games/{game}/record", status=409)
    assert "over" in problem["message"]
