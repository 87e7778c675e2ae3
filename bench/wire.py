"""What a page is sent of a whole game, beside an earlier commit: one person among three bots, uncompressed."""

import json
import random
import tempfile
from pathlib import Path
from statistics import mean

import httpx
from websockets import Origin
from websockets.sync.client import connect

from before import BASELINE, ROOT, earlier
from load import Server, Size

GAMES = 4
TURNS = 64  # what the figures are for


def played(source: Path) -> tuple[float, float]:
    """Bytes of a game and of what comes on connecting at its end; by the server of that source, on average."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Size(source=str(source)), folder, bot_pause=0.0)
        try:
            games = [_game(server.address, random.Random(number)) for number in range(GAMES)]
        finally:
            server.stop()
    return mean(game for game, _ in games), mean(last for _, last in games)


def _game(address: str, chance: random.Random) -> tuple[float, float]:
    """A game played at random to its end: bytes for 64 turns of it, and of a sync afterwards."""
    with httpx.Client(base_url=address, headers={"Origin": address}, timeout=60) as web:
        web.post("/api/session", json={"name": "Ann"}).raise_for_status()
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
        game = web.post("/api/games", json={"setup": {"seats": seats}, "start": True}).json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in web.cookies.items())
        total = 0
        url = f"{address.replace('http', 'ws')}/ws/games/{game}"
        with connect(url, origin=Origin(address), additional_headers={"Cookie": cookie}, max_size=None) as wire:
            wire.send('{"type":"hello","patches":true}')
            while True:
                text = str(wire.recv(60))
                total += len(text.encode())
                if not text.startswith(('{"type":"sync"', '{"type":"update"', '{"type":"patch"')):
                    continue
                now = web.get(f"/api/games/{game}/view").json()
                if now["info"]["status"] == "over":
                    break
                if now["legal"] and now["version"] == json.loads(text)["version"]:
                    action = {"type": "act", "action": chance.choice(now["legal"]), "version": now["version"]}
                    wire.send(json.dumps({**action, "command_id": str(now["version"])}))
            wire.send('{"type":"hello","patches":true}')
            while not (text := str(wire.recv(60))).startswith('{"type":"sync"'):
                pass
        return total / now["view"]["turn"]["number"] * TURNS, len(text.encode())


def figures() -> dict[str, str]:
    """Kilobytes before and now."""
    with earlier() as source:
        if source is None:
            return {f"commit {BASELINE}": "not in this clone: nothing to compare with"}
        (game, last), (game_now, last_now) = played(source), played(ROOT / "src")
    return {
        f"sent to one of four in {TURNS} turns": f"{game / 1000:,.0f} KB → {game_now / 1000:,.0f} KB",
        "sent on connecting at the end of the game": f"{last / 1000:,.1f} KB → {last_now / 1000:,.1f} KB",
    }
