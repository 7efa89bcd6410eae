"""One contestant's process: it waits for a line of JSON that says what to measure, and answers with another.

{"do": "playouts", "seconds": 0.5}  ->  {"decisions": 11000, "games": 9, "cpu": 0.51}
{"do": "copies", "seconds": 0.1}    ->  {"copy": 9100.0, "imagine": 7200.0}
{"do": "growth", "seconds": 0.5}    ->  Serendip only; see growth.py

Its first line says which version has started, or why it can't: {"version": "3.2.1"}, {"missing": "..."}.
"""

import json
import os
import sys
from dataclasses import asdict
from typing import Any, TextIO

from benchmarks.engine.contestants import Contestant, called
from benchmarks.engine.measure import FIRST_SEED, per_second, playouts
from benchmarks.engine.peers import Peer


def main(name: str) -> None:
    """Start the contestant of this name and serve until there are no more lines."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    # Some peers print greetings and warnings; they must not get between the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    contestant = next(contestant for contestant in called([name]) if contestant.name == name)
    try:
        peer = contestant.start()
        peer.play(FIRST_SEED)
        check_build(contestant)
    except ImportError as error:
        answer(answers, {"missing": str(error)})
        return
    answer(answers, {"version": contestant.version()})
    for line in sys.stdin:
        wish = json.loads(line)
        answer(answers, measured(peer, wish["do"], wish["seconds"]))


def measured(peer: Peer, what: str, seconds: float) -> dict[str, Any]:
    """Return what was asked for."""
    if what == "playouts":
        return playouts(peer, seconds)._asdict()
    if what == "copies":
        halfway = peer.play(FIRST_SEED).decisions // 2
        ways = peer.copies(peer.play(FIRST_SEED, halfway).state)
        return {name: per_second(copy, seconds) for name, copy in ways.items()}
    if what == "growth":
        # Only Serendip's processes are asked for it, and only they can import it.
        from benchmarks.engine.growth import growth

        return asdict(growth(seconds))
    raise ValueError(f"a worker measures playouts, copies or growth, not {what!r}")


def check_build(contestant: Contestant) -> None:
    """Raise ImportError if Python took the other build of Serendip than the one to be measured."""
    if not contestant.is_serendip:
        return
    files = [
        module.__file__ or ""
        for name, module in sys.modules.items()
        if name.startswith("serendip.") and getattr(module, "__file__", None)
    ]
    compiled = any(file.endswith((".so", ".pyd")) for file in files)
    if compiled and not contestant.is_compiled:
        raise ImportError("the pure Python build was wanted, but there are compiled modules beside the source")
    if contestant.is_compiled and not compiled:
        raise ImportError("the compiled build was wanted, but its directory holds no compiled modules of serendip")


def answer(answers: TextIO, plain: dict[str, Any]) -> None:
    """Send one line."""
    print(json.dumps(plain), file=answers, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
