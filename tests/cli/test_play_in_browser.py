"""`mergemaker play` alone: the page is there, and Ctrl-C ends the program politely."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx


def test_play_opens_the_table(tmp_path: Path) -> None:
    """It says where the page is, serves it, and ends without a traceback."""
    places = {name: str(tmp_path) for name in ("HOME", "XDG_DATA_HOME")}
    environment = {**os.environ, **places, "BROWSER": "true"}  # `true` stands in for a browser to open
    command = [sys.executable, "-c", "from mergemaker.cli import main; main()", "play", "--port", "0"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, text=True
    ) as program:
        assert program.stdout is not None
        said = program.stdout.readline() + program.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/", said)
        assert found, said
        page = httpx.get(found[0])
        assert page.status_code == 200
        assert "Mergemaker" in page.text
        program.send_signal(signal.SIGINT)
        _, errors = program.communicate(timeout=30)
    assert "Traceback" not in errors
