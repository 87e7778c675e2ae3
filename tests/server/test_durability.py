"""Acknowledged means committed: a server that is killed loses nothing it has acknowledged."""

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .people import Person

PROGRAM = str(Path(sys.executable).parent / "mergemaker")


class Process:
    """`mergemaker serve` as a process."""

    def __init__(self, database: Path) -> None:
        command = [PROGRAM, "serve", "--port", "0", "--bot-workers", "1", "--database"]
        self.process = subprocess.Popen([*command, str(database)], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().decode().strip().rpartition(" ")[2].rstrip("/")

    def end(self, how: signal.Signals) -> int:
        """The process is sent a signal; returns its exit status."""
        self.process.send_signal(how)
        self.log = self.process.communicate(timeout=20)[1].decode()
        return self.process.returncode


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[[], Process]]:
    """Starts servers on one database; none outlives the test."""
    processes: list[Process] = []

    def begin() -> Process:
        processes.append(Process(tmp_path / "games.sqlite3"))
        return processes[-1]

    yield begin
    for process in processes:
        if process.process.poll() is None:
            process.end(signal.SIGKILL)


def test_a_server_killed_in_the_middle_of_a_game_loses_no_acknowledged_action(start: Callable[[], Process]) -> None:
    chance = random.Random(5)
    server = start()
    ann = Person(server.address)
    ann.post("/api/session", name="Ann")
    game = ann.new_game({"kind": "me"}, {"kind": "guest", "name": "Ben"})["id"]
    acknowledged = []
    for _ in range(3):
        socket = ann.sit(game)
        for _ in range(6):  # as quick as a page may ask for the whole table
            seat = next(
                seat["seat"] for seat in socket.now["info"]["seats"] if seat["name"] == socket.now["view"]["to_act"]
            )
            if seat != socket.now["seat"]:
                socket.send("look", seat=seat)
                socket.until("sync")
            action = chance.choice(socket.now["legal"])
            answer = socket.act(action)
            assert answer["type"] == "ack", answer
            acknowledged.append(action)
            socket.hello()
        before = {**socket.now}
        # one more is on its way when the power goes: it is stored or not, but never half
        socket.send(
            "act", command_id="last", action=socket.now["legal"][0] if socket.now["legal"] else {"type": "announce_end"}
        )
        assert server.end(signal.SIGKILL) == -signal.SIGKILL
        server = start()
        cookies = ann.web.cookies
        ann.close()
        ann = Person(server.address)
        ann.web.cookies = cookies
        after = ann.sit(game, seat=before["seat"])
        stored = after.now["info"]["actions"]
        assert stored in (len(acknowledged), len(acknowledged) + 1)
        if stored == len(acknowledged):
            assert after.now["facts"] == before["facts"]
            assert after.now["view"] == before["view"]
        else:
            acknowledged.append({})
    assert server.end(signal.SIGTERM) == 0
    ann.close()
    lines = [json.loads(line) for line in server.log.splitlines()]
    assert lines[-1]["what"] == "stopped"
    assert game not in server.log


def test_a_port_in_use_is_reported_in_a_sentence(start: Callable[[], Process], tmp_path: Path) -> None:
    server = start()
    port = server.address.rpartition(":")[2]
    command = [PROGRAM, "serve", "--port", port, "--database", str(tmp_path / "b.sqlite3")]
    second = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False, env={**os.environ})
    assert second.returncode == 2
    assert f"port {port}" in second.stderr
    assert "Traceback" not in second.stderr
    assert server.end(signal.SIGTERM) == 0
