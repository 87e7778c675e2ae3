"""An edition that the game has never heard of, as a group would add it: one file in a folder of its own."""

from pathlib import Path

from mergemaker.game.editions import load_editions

FOLDER = Path(__file__).parent
HARBOUR = load_editions(FOLDER)["harbour"]
