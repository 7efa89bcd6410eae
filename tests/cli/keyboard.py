"""Run the real command in this process, with lines typed in advance and all that it says kept."""

import io
import os
from collections.abc import Sequence
from unittest.mock import patch

from serendip.cli import main


class Answer:
    """What a command said, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def tables(self) -> list[str]:
        """Return every table of Dark Matter that was shown, without what stands below it."""
        return [_down_to_you(part) for part in self.out.split("DARK MATTER  ")[1:]]

    def after(self, typed: str) -> str:
        """Return what was said after these words were typed first, up to the next prompt."""
        return self.out.split(f"› {typed}\n", 1)[1].split("›", 1)[0]


def serendip(*argv: str, typed: Sequence[str] = (), width: int = 80) -> Answer:
    """Run `serendip` with these arguments while these lines are typed."""
    source = io.TextIOWrapper(io.BytesIO("".join(f"{line}\n" for line in typed).encode()), encoding="utf-8")
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    quiet = {"COLUMNS": str(width), "LINES": "24", "NO_COLOR": "1"}
    with (
        patch("sys.stdin", source),
        patch("sys.stdout", out),
        patch("sys.stderr", err),
        patch.dict(os.environ, quiet),
    ):
        code = main(argv)
    return Answer(code, *(_all(stream) for stream in (out, err)))


def _all(stream: io.TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()


def _down_to_you(text: str) -> str:
    """A table ends with what lies before you, or with the line that explains the signs."""
    lines = text.splitlines()
    legend = [number for number, line in enumerate(lines) if line.startswith("S student")]
    return "\n".join(lines[: legend[0]] if legend else lines)
