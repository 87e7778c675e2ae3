"""A SQLite file belongs to one server: it holds a lock beside the file for as long as it runs."""

import fcntl
import os
from pathlib import Path

from ...errors import BadSetup


class FileLock:
    """The lock of a SQLite file, released by `release` or by the end of the process, however it ends."""

    def __init__(self, database: Path) -> None:
        """The lock is held; BadSetup if another process holds it."""
        # beside the file: to close the file itself would release the locks that SQLite holds in it
        path = database.with_name(f"{database.name}-lock")
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise BadSetup("database_closed", database=str(database), detail=error.strerror or "") from None
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.read(self._file, 20).decode(errors="replace").strip() or "?"
            os.close(self._file)
            raise BadSetup("database_in_use", database=str(database), process=holder) from None
        os.ftruncate(self._file, 0)
        os.write(self._file, str(os.getpid()).encode())

    def release(self) -> None:
        """Another process may have the file."""
        os.close(self._file)
