"""What a worker does with the cards of then: in a process of its own, in which the game has what was printed on them.

Only a process that has not imported the game yet can have it so.
"""

import pickle
import subprocess
import sys
import zlib
from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeVar

import msgspec

from serendip.core.errors import SerendipError
from serendip.core.printed import lay_out

T = TypeVar("T")


class NotAsThen(SerendipError):
    """The game of today can't do anything with what was printed then."""


def as_then(printed: bytes, task: Callable[..., T], *parts: Any) -> T:
    """Return what a task returns where this is printed on the pieces of its game. Raises NotAsThen."""
    asked = pickle.dumps((printed, task.__module__, task.__name__, pickle.dumps(parts)))
    done = subprocess.run([sys.executable, "-m", __name__], input=asked, capture_output=True, check=False)
    if done.returncode:
        raise NotAsThen(done.stderr.decode(errors="replace").strip().rpartition("\n")[2])
    found: T = pickle.loads(done.stdout)
    return found


def packed(package: str, printed: dict[str, Any]) -> bytes:
    """Return what is printed on the pieces of the game of a package as it is kept."""
    return zlib.compress(msgspec.json.encode([package, printed]), 9)


def unpacked(kept: bytes) -> tuple[str, dict[str, Any]]:
    """Return the package of a game and what was printed on its pieces."""
    return msgspec.json.decode(zlib.decompress(kept), type=tuple[str, dict[str, Any]])


def main() -> None:
    """Do one task: what is asked comes in and what it returns goes out, both pickled."""
    printed, module, name, parts = pickle.load(sys.stdin.buffer)
    lay_out(*unpacked(printed))
    done = getattr(import_module(module), name)(*pickle.loads(parts))
    pickle.dump(done, sys.stdout.buffer)


if __name__ == "__main__":
    main()
