"""Several servers on one PostgreSQL, where there is one to try it with."""

import os
import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from .notices.endpoints import Endpoint
from .people import Served, bot, guest, me, two_people, wait_for


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL of one's own, reached over a socket in a folder of its own."""
    found = shutil.which("postgres") or max(Path("/usr/lib/postgresql").glob("*/bin/postgres"), default=None)
    if found is None:
        pytest.skip("there is no PostgreSQL here")
    programs = Path(found).resolve().parent
    user = "postgres" if os.geteuid() == 0 else None
    folder = Path("/tmp") / f"mergemaker-pg-{os.getpid()}"  # its path has to be short for a socket
    folder.mkdir(mode=0o777)
    if user is not None:
        shutil.chown(folder, user)
    data = folder / "data"
    command = [str(programs / "initdb"), "-D", str(data), "-A", "trust", "-U", "tester", "--no-sync"]
    subprocess.run(command, check=True, capture_output=True, user=user, cwd="/")
    options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
    pg_ctl = [str(programs / "pg_ctl"), "-D", str(data)]
    command = [*pg_ctl, "-w", "-o", options, "-l", str(folder / "log"), "start"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=user, cwd="/")
    try:
        yield f"postgresql://tester@/postgres?host={folder}"
    finally:
        command = [*pg_ctl, "-m", "immediate", "-w", "stop"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=user, cwd="/")
        shutil.rmtree(folder)


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
