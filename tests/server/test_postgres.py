"""Several servers on one PostgreSQL, where there is one to try it with."""

import random
import subprocess
import sys
import time

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from websockets.exceptions import ConnectionClosed

from mergemaker.server.store import migrations
from mergemaker.server.store.database import Database
from mergemaker.server.store.engines import database_url, engine_of
from mergemaker.server.store.schema import metadata

from .notices.endpoints import Endpoint
from .people import Person, Served, bot, guest, me, opened, two_people, wait_for
from .postgres import Postgres


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of the database."""
    return postgres.url


def test_two_servers_show_one_table(database: str) -> None:
    with Served(database) as one, Served(database) as other:
        ann = one.person("Ann")
        game = ann.new_game(me(), guest("Ben"))["id"]
        here = ann.sit(game)
        elsewhere = other.person()
        elsewhere.web.cookies.update(dict(ann.web.cookies))
        there = elsewhere.sit(game)
        assert there.now["view"] == here.now["view"]
        chance = random.Random(11)
        for number in range(30):
            socket, watching = (here, there) if number % 2 else (there, here)
            seats = socket.now["info"]["seats"]
            seat = next(seat["seat"] for seat in seats if seat["name"] == socket.now["view"]["to_act"])
            for each in (socket, watching):
                each.send("look", seat=seat)
                each.until("sync")
            answer = socket.act(chance.choice(socket.now["legal"]))
            assert answer["type"] == "ack", answer
            for each in (socket, watching):
                while each.now["version"] < answer["version"]:
                    each.receive()
            assert watching.now["view"] == socket.now["view"]


def test_a_whole_game_is_played_and_counted_once(database: str) -> None:
    with Served(database) as one, Served(database) as other:
        ann = one.person("Ann")
        game = ann.new_game(me(), bot(), bot())["id"]
        elsewhere = other.person()
        elsewhere.web.cookies.update(dict(ann.web.cookies))
        watching = elsewhere.sit(game)
        ann.sit(game).play_out(random.Random(12))
        watching.until_now(lambda now: now["info"]["status"] == "over")
        numbers = ann.get("/api/statistics/me")
        while not numbers["games"]:
            numbers = ann.get("/api/statistics/me")
        assert numbers["games"] == 1
        assert watching.facts == ann.get(f"/api/games/{game}/view")["facts"]


def test_of_two_servers_one_tells_and_neither_tells_who_sits_at_the_other(database: str) -> None:
    endpoint = Endpoint()
    with Served(database, private_addresses=True) as one, Served(database, private_addresses=True) as other:
        mover, waiter, game, people = two_people(one)
        people[1].post("/api/notices/webhook", url=endpoint.address)
        waiter.wire.close()
        elsewhere = other.person()
        elsewhere.web.cookies.update(dict(people[1].web.cookies))
        there = elsewhere.sit(game)
        while mover.now["legal"]:
            mover.act()
        there.my_move()
        while there.now["legal"]:
            there.act()
        there.wire.close()
        mover.my_move()
        while mover.now["legal"]:
            mover.act()
        wait_for(lambda: bool(endpoint.received))
        room = other.room(game)
        wait_for(lambda: room.state.version == one.room(game).state.version)
    endpoint.close()
    assert len(endpoint.received) == 1, "the first turn was seen at the other server"


def test_one_process_alone_is_in_charge_and_who_sits_elsewhere_is_not_away(database: str) -> None:
    quick = {"grace": 0.3, "bot_pause": 0.02}
    with Served(database, **quick) as one, Served(database, **quick) as other:
        ann, ben = one.person("Ann"), other.person("Ben")
        table = ann.new_game(me(), opened(), bot(), start=False)
        game = table["id"]
        ben.post(f"/api/games/{game}/join", code=table["code"])
        wait_for(lambda: one.room(game).state.seats[1].name == "Ben")
        ann.post(f"/api/games/{game}/start")
        sockets = [ann.sit(game), ben.sit(game)]
        rooms = [one.room(game), other.room(game)]
        acted = 0
        while acted < 12:
            for socket in sockets:
                if socket.hello()["legal"]:
                    acted += socket.act()["type"] == "ack"
                    assert sum(room.in_charge for room in rooms) <= 1
        assert sum(room.in_charge for room in rooms) == 1
        assert [room.attendance().connected for room in rooms] == [{0, 1}, {0, 1}]
        time.sleep(0.4)  # longer than the grace period
        assert [room.attendance().replaceable(room.state) for room in rooms] == [set(), set()]
        sockets[1].wire.close()
        wait_for(lambda: rooms[0].attendance().replaceable(rooms[0].state) == {1})
        wait_for(lambda: not rooms[1].in_charge)


def test_a_session_that_ends_at_one_server_ends_at_all(database: str) -> None:
    with Served(database) as one, Served(database) as other:
        ann, again = one.person("Ann"), other.person()
        again.web.cookies.update(dict(ann.web.cookies))
        there = again.sit(ann.new_game()["id"])
        ann.post("/api/logout")
        with pytest.raises(ConnectionClosed):
            there.until("never")
        assert again.get("/api/me")["user"] is None


def test_limits_hold_for_all_servers_together(database: str) -> None:
    with Served(database, rate_limits=True) as one, Served(database, rate_limits=True) as other:
        ann, ben = one.person("Ann"), other.person()
        for _ in range(29):
            ann.post("/api/session", name="Ann")
        wait_for(lambda: ben.web.post("/api/session", json={"name": "Ben"}).status_code == 429)


def test_when_a_server_is_killed_its_games_go_on_at_another(database: str) -> None:
    with Served(database, bot_pause=0.05) as other:
        command = [sys.executable, "-c", PROGRAM, database]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as program:
            try:
                assert program.stdout is not None
                ann = Person(program.stdout.readline().decode().strip())
                other.people.append(ann)
                wait_for(lambda: _answers(ann))
                ann.post("/api/session", name="Ann")
                game = ann.new_game(me(), bot())["id"]
                here = ann.sit(game)
                here.my_move()
                while here.hello()["legal"]:
                    acted = here.act()
            finally:
                program.kill()
        there = other.person()
        there.web.cookies.update(dict(ann.web.cookies))
        back = there.sit(game)
        assert back.now["version"] >= acted["version"], "what was acknowledged is there"
        assert back.my_move()["legal"], "the bots go on"
        assert other.room(game).in_charge


def test_servers_that_talk_over_nats_show_one_table(database: str, nats: str) -> None:
    with Served(database, bus=nats) as one, Served(database, bus=nats) as other:
        ann, ben = one.person("Ann"), other.person("Ben")
        game = ann.new_game(me(), bot())["id"]
        here, there = ann.sit(game), ben.sit(game)
        wait_for(lambda: other.room(game).attendance().connected == {0})
        said = here.do("chat", text="hello")
        assert there.until("chat")["version"] == said["version"]


PROGRAM = """
import asyncio, sys
from mergemaker.server.serving import listen, server_on
from mergemaker.server.settings import Settings
listener = listen("127.0.0.1", 0)
settings = Settings(database=sys.argv[1], rate_limits=False, bot_compiling=False, bot_workers=1, bot_pause=1.0)
server = server_on(listener, settings)
print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
asyncio.run(server.serve(sockets=[listener]))
"""


def _answers(person: Person) -> bool:
    try:
        return person.web.get("/healthz").status_code == 200
    except httpx.ConnectError:
        return False


def test_a_name_that_grows_when_its_case_is_folded_can_be_registered(database: str) -> None:
    with Served(database) as served:
        served.person().post(
            "/api/register", name="\N{GREEK SMALL LETTER IOTA WITH DIALYTIKA AND TONOS}" * 30, password="long enough"
        )


@pytest.mark.flaky(reason="PostgreSQL is stopped and started again, which takes as long as the machine lets it")
def test_while_postgres_is_down_everybody_gets_an_error_and_play_continues_afterwards(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    with Served(postgres.url) as served:
        ann = served.person("Ann")
        game = ann.new_game(me(), guest("Ben"))["id"]
        socket = ann.sit(game)
        assert socket.do("chat", text="one")["type"] == "ack"
        postgres.stop()
        said = socket.do("chat", text="two", command_id="two")
        assert (said["type"], said["code"]) == ("refused", "unavailable")
        for path in ("/api/games?list=lobby", "/api/ratings"):
            assert served.person().web.get(path).status_code == 503
        assert served.person().web.post("/api/session", json={"name": "Eve"}).status_code == 503
        assert served.person().web.get("/readyz").status_code == 503
        closing = served.person().sit("unknown", hello=False).receive()
        assert closing["type"] == "closing"
        postgres.start()
        wait_for(lambda: served.person().web.get("/readyz").status_code == 200)
        assert socket.do("chat", text="two", command_id="two")["type"] == "ack"
        assert [line["text"] for line in socket.hello()["chat"]] == ["one", "two"]
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.flaky(reason="whether PostgreSQL hangs or the machine does is a matter of seconds")
def test_a_postgres_that_hangs_holds_nobody_up(postgres: Postgres) -> None:
    """A command that was given up may have been stored all the same; then it has its place, and is sent to all."""
    with Served(postgres.url) as served:
        ann = served.person("Ann")
        game = ann.new_game(me(), guest("Ben"))["id"]
        socket, watching = ann.sit(game), served.person().sit(game)
        with postgres.hanging():
            said = socket.do("chat", text="one", command_id="one")
            assert (said["type"], said["code"]) == ("refused", "unavailable")
            assert served.person().web.get("/readyz").status_code == 503
            assert served.person().web.get("/api/ratings").status_code == 503
        wait_for(lambda: served.person().web.get("/readyz").status_code == 200)
        assert socket.do("chat", text="one", command_id="one")["type"] == "ack"
        watching.until("chat")
        assert [line["text"] for line in socket.hello()["chat"]] == ["one"]


def test_migrations_go_down_and_up(database: str) -> None:
    Database(database).close()
    engine = engine_of(database_url(database))
    for version in (*migrations.versions()[::-1], *migrations.versions()):
        migrations.migrate(engine, version)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
