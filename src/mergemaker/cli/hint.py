"""The file is a saved game, or the record of a game that is not over. The hint is for the player to act and uses
only what that player may know. The first run on a machine takes about a minute longer, to compile the rollouts."""

from pathlib import Path
from typing import Annotated

import typer

from ..errors import BadSetup
from ..words import as_sentence, current
from .options import check_seed


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game record, as text or JSON.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print the hint as JSON.")] = False,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same hint.")] = 0,
) -> None:
    """Prints the best choices of the player to act."""
    check_seed(seed)
    import msgspec

    from ..coach.hint import hint
    from ..game.record import load, replay
    from ..terminal.hinting import hint_lines
    from ..terminal.saves import read
    from .progress import loading

    table = replay(load(read(file)))
    player = table.to_act
    if player is None:
        raise BadSetup("hint_over", file=str(file))
    with loading():
        found = hint(table.position(player), table.facts_for(player), seed=seed)
    if as_json:
        data = msgspec.to_builtins(found)
        for row, choice in zip(data["choices"], found.choices, strict=True) if found else ():
            row |= {"choice": current().say(choice.choice), "reason": as_sentence(current().say(choice.reason))}
        print(msgspec.json.encode(data).decode())
        return
    print(f"{player}:")
    for said in hint_lines(found):
        print(said)
