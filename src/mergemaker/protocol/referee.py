"""The line protocol: a program in any language runs games here, one JSON object per line each way."""

import json
import secrets
import sys
import threading
from typing import Any, BinaryIO

from ..errors import IllegalAction, MergemakerError, NotationError, Refusal
from ..game.actions import LARGEST, action_data, action_from
from ..game.editions import OPTIONS
from ..game.record import record_from, record_of, replay
from ..game.table import Table

_DEEPEST = 400_000  # levels of nesting that are read; a line of a megabyte can have a few more
_STACK = 1 << 29


class OddNumber:
    """A number too large for any amount, kept as written so that it can be returned in an `id`."""

    def __init__(self, text: str) -> None:
        self.text = text


class Referee:
    """Keeps any number of games and answers requests about them."""

    def __init__(self) -> None:
        self.games: dict[str, Table] = {}
        self.running = True

    # --- Lines -----------------------------------------------------------------------------------------------------

    def answer_line(self, line: bytes) -> bytes:
        """The one reply to a line, whatever it holds."""
        reply: dict[str, Any] = {}
        try:
            request = read_json(line)
            if isinstance(request, dict) and "id" in request:
                reply["id"] = request["id"]
            reply.update(self.answer(request))
        except Refusal as refused:
            reply.update(_refusal(refused))
        except Exception as error:  # our own errors are reported; the program and its games continue
            reply.update(_refusal(Refusal("bad_request", "unanswerable", kind=type(error).__name__, detail=str(error))))
        return write_json(reply)

    def answer(self, request: object) -> dict[str, Any]:
        """The reply to a request, or a Refusal."""
        if not isinstance(request, dict):
            raise Refusal("bad_request", "not_an_object", example='{"do": "new", "players": ["Ann", "Ben"]}')
        verb = _field(request, "do", str)
        handlers = {
            "new": self.new,
            "legal": self.legal,
            "play": self.play,
            "state": self.state,
            "view": self.view,
            "record": self.record,
            "load": self.load,
            "quit": self.quit,
        }
        if verb not in handlers:
            raise Refusal("bad_request", "unknown_request", name=verb, known=[*handlers])
        return {"ok": True, **handlers[verb](request)}

    # --- Requests --------------------------------------------------------------------------------------------------

    def new(self, request: dict[str, Any]) -> dict[str, Any]:
        """Begins a game and answers with its state."""
        players = _field(request, "players", list)
        _all_strings(players, "players")
        edition = _field(request, "edition", str, "renegade")
        options = _field(request, "options", dict, {})
        for name, value in options.items():
            if name in OPTIONS and type(value) not in {type(known) for known in OPTIONS[name].values}:
                raise Refusal("bad_request", "option_type", name=name)
        seed = _field(request, "seed", int, None)
        bag = _field(request, "bag", list, None)
        market = _field(request, "market", list, [])
        _all_strings(bag or [], "bag")
        _all_strings(market, "market")
        try:
            table = Table(players, edition, options, seed, bag, market)
        except MergemakerError as error:
            raise Refusal.of("bad_setup", error) from None
        return self._keep(table)

    def load(self, request: dict[str, Any]) -> dict[str, Any]:
        """A new game, continued from a record."""
        data = _field(request, "record", dict)
        try:
            table = replay(record_from(data))
        except MergemakerError as error:
            raise Refusal.of("bad_setup", error) from None
        return self._keep(table)

    def legal(self, request: dict[str, Any]) -> dict[str, Any]:
        """Every legal action."""
        table = self._table(request)
        actions = [action_data(action) for action in table.legal()]
        return {"player": table.to_act, "decision": table.decision, "actions": actions}

    def play(self, request: dict[str, Any]) -> dict[str, Any]:
        """An action is carried out."""
        name = _field(request, "game", str)
        player = _field(request, "player", str, None)
        if "action" not in request:
            raise Refusal("bad_request", "field_missing", name="action")
        table = self._game(name)
        if table.over:
            raise Refusal("game_over", "game_is_over", rule="E5")
        try:
            action = action_from(request["action"])
        except NotationError as error:
            raise Refusal.of("bad_request", error) from None
        if player is not None:
            _check_player(table, player)
            if player != table.to_act:
                raise Refusal("not_your_turn", "not_your_turn", player=table.to_act or "", other=player)
        try:
            facts = table.act(action)
        except IllegalAction as error:
            raise Refusal.of("illegal_action", error) from None
        return {"events": [fact.as_data() for fact in facts], "state": table.state().as_data()}

    def state(self, request: dict[str, Any]) -> dict[str, Any]:
        """Everything, hidden things too."""
        return {"state": self._table(request).state().as_data()}

    def view(self, request: dict[str, Any]) -> dict[str, Any]:
        """What a player may know."""
        name = _field(request, "game", str)
        if "player" not in request:
            raise Refusal("bad_request", "viewer_missing")
        player = None if request["player"] is None else _field(request, "player", str)
        table = self._game(name)
        if player is not None:
            _check_player(table, player)
        return {"view": table.view(player).as_data()}

    def record(self, request: dict[str, Any]) -> dict[str, Any]:
        """The whole game, enough to play it again."""
        return {"record": record_of(self._table(request)).as_data()}

    def quit(self, request: dict[str, Any]) -> dict[str, Any]:
        """The program ends after this reply."""
        self.running = False
        return {}

    # --- Help ------------------------------------------------------------------------------------------------------

    def _keep(self, table: Table) -> dict[str, Any]:
        name = f"g{len(self.games) + 1}"
        self.games[name] = table
        return {"game": name, "state": table.state().as_data()}

    def _table(self, request: dict[str, Any]) -> Table:
        return self._game(_field(request, "game", str))

    def _game(self, name: str) -> Table:
        if name not in self.games:
            raise Refusal("unknown_game", "unknown_game", name=name)
        return self.games[name]


_REQUIRED = object()
_TYPE_NAMES = {str: "string", list: "list", dict: "object", int: "number"}


def _field(request: dict[str, Any], name: str, kind: type, default: Any = _REQUIRED) -> Any:
    """A field of the right type, or its default when it is left out."""
    if name not in request:
        if default is _REQUIRED:
            raise Refusal("bad_request", "field_missing", name=name)
        return default
    value = request[name]
    if type(value) is not kind or (isinstance(value, int) and abs(value) > LARGEST):
        raise Refusal("bad_request", "field_type", name=name, kind=_TYPE_NAMES[kind])
    return value


def _all_strings(values: list[Any], name: str) -> None:
    if not all(type(value) is str for value in values):
        raise Refusal("bad_request", "field_type", name=name, kind="strings")


def _check_player(table: Table, player: str) -> None:
    if player not in table.players:
        raise Refusal("bad_request", "unknown_player", name=player, known=table.players)


def _refusal(refused: Refusal) -> dict[str, Any]:
    return {"ok": False, "error": {"code": refused.code, "message": str(refused), **refused.as_data()}}


def read_json(line: bytes) -> object:
    """The line's JSON value; a Refusal with `bad_json` if it is not JSON."""
    try:
        text = line.decode("utf-8")
        return json.loads(text, parse_int=_whole, parse_float=_fraction, parse_constant=_constant)
    except UnicodeDecodeError:
        raise Refusal("bad_json", "not_utf8") from None
    except RecursionError:
        raise Refusal("bad_json", "nested_too_deeply") from None
    except ValueError as error:
        raise Refusal("bad_json", "not_json", detail=str(error)) from None


def _whole(text: str) -> object:
    return int(text) if len(text) < 40 else OddNumber(text)


def _fraction(text: str) -> object:
    number = float(text)
    return number if abs(number) != float("inf") else OddNumber(text)


def _constant(text: str) -> object:
    raise ValueError(f"{text} is not JSON")


def write_json(reply: dict[str, Any]) -> bytes:
    """The reply as a line; odd numbers are returned as they were written."""
    odd: list[str] = []
    mark = secrets.token_hex(16)  # that nobody can have written

    def stand_in(value: object) -> str:
        assert isinstance(value, OddNumber)
        odd.append(value.text)
        return f"{mark}{len(odd) - 1}."

    text = json.dumps(reply, separators=(",", ":"), default=stand_in)
    for i, number in enumerate(odd):
        text = text.replace(f'"{mark}{i}."', number, 1)
    return text.encode("ascii") + b"\n"


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answers lines until `quit` or the end of input."""
    referee = Referee()
    while referee.running:
        line = source.readline()
        if not line:
            return
        sink.write(referee.answer_line(line))
        sink.flush()


def main() -> None:
    """The program `mergemaker referee`; deep nesting needs a deep stack, which only a thread can ask for."""
    sys.setrecursionlimit(_DEEPEST)
    threading.stack_size(_STACK)
    worker = threading.Thread(target=serve, args=(sys.stdin.buffer, sys.stdout.buffer), daemon=True)
    worker.start()
    worker.join()
