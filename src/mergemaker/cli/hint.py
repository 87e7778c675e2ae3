"""The file is a record of a game that is not over, or a saved game. The hint is for the player to act, from what that
player may know. The first run on a machine compiles the rules and the rollouts, which takes about a minute."""

from pathlib import Path
from typing import Annotated

import typer

from ..errors import BadSetup


def command(
    file: Annotated[Path, typer.Argument(help="A game record, text or JSON.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print the hint as JSON.")] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same hint.")] = 0,
) -> None:
    """The best choices of the player to act are printed."""
    import msgspec

    from ..coach.hint import hint
    from ..game.record import load, replay
    from ..terminal.hinting import hint_lines
    from ..terminal.saves import read

    table = replay(load(read(file)))
    player = table.to_act
    if player is None:
        raise BadSetup("hint_over", file=str(file))
    found = hint(table.position(player), table.facts_for(player), seed=seed)
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    print(f"{player}:")
    for said in hint_lines(found):
        print(said)
