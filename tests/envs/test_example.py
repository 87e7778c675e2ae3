"""The training example runs, learns and draws its curve."""

import runpy
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_agent.py"


def test_the_training_example_learns_and_draws() -> None:
    """One round of it already wins more than before."""
    example = runpy.run_path(str(EXAMPLE))
    reported: list[dict[str, float]] = []
    _, curve = example["train"](rounds=1, seed=1, tell=reported.append, trials=256)
    assert reported == curve
    assert curve[-1]["games"] > 0
    assert curve[-1]["win_share"] > curve[0]["win_share"]
    picture = example["draw"](curve, seed=1)
    assert picture.startswith("<svg")
    assert "seed 1" in picture
