"""A real pseudo-terminal with the command in it: what a person at a keyboard gets."""

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType

PATIENCE = 60
"""After so many seconds without the words that were waited for something is broken."""


class Terminal:
    """A window of some size in which `serendip` runs; closing it ends what still runs there."""

    def __init__(self, *argv: str, rows: int = 24, columns: int = 80, folder: Path | None = None, **env: str) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        inherited = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS", "LINES")}
        # A new process group that opens a terminal owns it, and only then Ctrl-C in it is a signal to the group.
        self._process = subprocess.Popen(
            ["sh", "-c", f'exec "$@" <>{os.ttyname(theirs)} >&0 2>&0', "sh", sys.executable, "-m", "serendip", *argv],
            cwd=folder,
            env={**inherited, "TERM": "xterm-256color", "PYTHONUTF8": "1", **env},
            start_new_session=True,
        )
        self._theirs: int | None = theirs
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.shown = ""
        self._read = 0

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        self._let_go()
        os.close(self._ours)

    def until(self, words: str) -> str:
        """Wait for these words and return all that is new up to them."""
        end = time.monotonic() + PATIENCE
        while words not in self.shown[self._read :]:
            if not self._more(end):
                raise AssertionError(f"{words!r} never came; instead: {self.shown[-500:]!r}")
        start, self._read = self._read, self.shown.index(words, self._read) + len(words)
        return self.shown[start : self._read]

    def type(self, line: str) -> None:
        """Type a line and Enter."""
        os.write(self._ours, f"{line}\n".encode())

    def until_asleep(self) -> None:
        """Wait until the command waits for a key: in the instant before, Python misses a signal."""
        status = Path(f"/proc/{self._process.pid}/stat")
        while status.read_text().rpartition(")")[2].split()[0] != "S":
            time.sleep(0.01)

    def press_ctrl_c(self) -> None:
        """Press Ctrl-C."""
        os.write(self._ours, b"\x03")

    def exit_code(self) -> int:
        """Wait for the end and return the exit code; a signal's is negative."""
        end = time.monotonic() + PATIENCE
        while self._more(end):
            pass
        return self._process.wait(timeout=PATIENCE)

    def _more(self, end: float) -> bool:
        """Read what came; False: nothing will come any more, or not in time."""
        if not select.select([self._ours], [], [], max(0.0, end - time.monotonic()))[0]:
            return False
        try:
            data = os.read(self._ours, 65536)
        except OSError:  # Linux says so when the last one at the other end has gone
            return False
        self.shown += self._decoder.decode(data)
        self._let_go()
        return bool(data)

    def _let_go(self) -> None:
        """Leave the other end to the command, once it has shown that it holds it."""
        if self._theirs is not None:
            os.close(self._theirs)
            self._theirs = None


def without_colours(text: str) -> str:
    """Return a text as it is read."""
    return re.sub("\x1b\\[[0-9;?]*[a-zA-Z]", "", text).replace("\r", "")
