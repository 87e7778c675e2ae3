"""Links to games have a card: a title, who plays, and a picture that gives nothing away."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from mergemaker.server.http.cards import picture_of

from ...room.games import game_of
from ..people import Served, bot, me

INDEX = "<!doctype html><html><head><title>Mergemaker</title></head><body></body></html>"
MARK = "stroke-dasharray"  # of a tile in a hand
PNG = b"\x89PNG\r\n"


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server with a page of its own."""
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    with Served(tmp_path / "games.sqlite3", web_dist=tmp_path) as server:
        yield server


def page(served: Served, path: str) -> str:
    """The page at that path, as a crawler without a cookie gets it."""
    return served.person().web.get(path).text


def test_a_game_has_a_card_with_a_picture(served: Served) -> None:
    ann = served.person("Ann <Ö>")
    game = ann.new_game(me(), bot("easy"))["id"]
    text = page(served, f"/game/{game}")
    assert 'property="og:title" content="Turn ' in text  # the bot may have had the first
    assert "Ann &lt;Ö&gt;" in text
    assert f"/api/games/{game}/positions/" in text
    address = text.split('property="og:image" content="')[1].split('"')[0]
    picture = served.person().web.get("/api/" + address.split("/api/")[1])
    assert picture.status_code == 200
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(PNG)
    drawn = served.person().web.get(f"/api/games/{game}/positions/0/drawing")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.text.startswith("<svg")
    assert served.person().web.get(f"/api/games/{game}/positions/99999/picture").status_code == 404


def test_the_card_of_a_position_shows_that_position(served: Served) -> None:
    ann = served.person("Ann")
    game = ann.new_game(me(), bot("easy"))["id"]
    ann.sit(game).play_out(random.Random(4))
    assert f"/api/games/{game}/positions/3/picture" in page(served, f"/game/{game}?at=3")
    assert 'content="Turn ' not in page(served, f"/game/{game}")
    assert 'content="Turn ' not in page(served, f"/game/{game}?at=99999")


def test_an_invitation_has_a_card_and_other_pages_have_none(served: Served) -> None:
    ann = served.person("Ann")
    info = ann.post("/api/games", setup={"seats": [me(), {"kind": "open"}]}, start=False)
    for path in (f"/join/{info['code']}", f"/game/{info['id']}"):
        text = page(served, path)
        assert "You are invited" in text
        assert "Ann" in text
        assert "og:image" not in text
    for path in ("/", "/games", "/game/nowhere", "/join/nowhere"):
        assert "og:title" not in page(served, path)


def test_a_picture_marks_no_tiles_of_a_running_game() -> None:
    """Once it is over, the tiles of the player to act are marked in the pictures of its positions."""
    running, over = (game_of("renegade", 3, 7, actions, {"holdings": "hidden"}) for actions in (60, 2_000))
    drawn, later = picture_of(running, 40), picture_of(over, 40)
    assert (MARK in drawn, MARK in later) == (False, True)
    assert (drawn.count(">?<") > 0, later.count(">?<")) == (True, 0)


def test_the_icon_is_drawn_for_those_who_show_no_svg(served: Served, tmp_path: Path) -> None:
    source = Path(__file__).parents[3] / "web" / "public" / "icon.svg"
    (tmp_path / source.name).write_bytes(source.read_bytes())
    icon = served.person().web.get("/icon.png")
    assert icon.headers["content-type"] == "image/png"
    assert icon.content.startswith(PNG)
    assert int.from_bytes(icon.content[16:20], "big") == int.from_bytes(icon.content[20:24], "big") == 192
