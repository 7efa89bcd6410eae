"""Write docs/encodings.md: what every number of every game means, as `game.encoding` has it.

python tools/describe_encodings.py            write it
python tools/describe_encodings.py --check    change nothing; fail if it is out of date
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import serendip
from serendip.core.encoding import Block, Encoding

PAGE = Path(__file__).resolve().parent.parent / "docs" / "encodings.md"
HEAD = """# The numbers of each game

<!-- Made by `python tools/describe_encodings.py` from the games. Do not edit. -->

[Research](research.md) says how they are used. The numbers of an action run through its fields, the last one fastest:
of `install-research` in Dark Matter the first is the first research in the first laboratory, the second the same
research in the second. The values of a field, in their order, are in `game.encoding.blocks`, the labels of an axis in
`game.encoding.seen()`. What is heard is told in pairs, see `serendip.core.log_encoding`; the lines and the words of the
codes are `game.encoding.log.lines` and `.words`.
"""


def fields(block: Block) -> str:
    """Return the fields of a kind of action with how many values each has."""
    if block.whole is not None:
        return f"{', '.join(block.names)}: {block.whole.size} together"
    return " × ".join([f"{name} ({part.size})" for name, part in zip(block.names, block.domains, strict=True)])


def section(title: str, encoding: Encoding) -> Iterator[str]:
    """Yield the lines about a game."""
    layout = encoding.seen()
    yield f"\n## {title}\n"
    version = f"Version {encoding.version}, digest `{encoding.digest}`"
    log = encoding.log
    heard = f"{log.size} codes of what is heard (digest `{log.digest}`)"
    yield f"{version}: {encoding.size} actions, {layout.size} numbers observed, {heard}.\n"
    yield "| actions | kind | fields |\n|---|---|---|"
    for block in encoding.blocks:
        last = f"–{block.first + block.size - 1}" if block.size > 1 else ""
        yield f"| {block.first}{last} | `{block.kind.kind()}` | {fields(block)} |"
    yield "\n| from | observed | axes | least to most |\n|---|---|---|---|"
    for part in layout.slices:
        shape = " × ".join(map(str, part.shape)) or "one number"
        yield f"| {part.start} | {part.name} | {shape} | {part.least:g} to {part.most:g} |"


def text() -> str:
    """Return the page as it should be."""
    lines = [HEAD.rstrip("\n")]
    for name in serendip.games():
        game = serendip.game(name)
        lines += section(game.title, game.encoding)
    return "\n".join(lines) + "\n"


def main() -> int:
    """Write or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if it is out of date")
    check = parser.parse_args().check
    wanted = text()
    if PAGE.is_file() and PAGE.read_text(encoding="utf-8") == wanted:
        return 0
    if check:
        print("docs/encodings.md is out of date: run python tools/describe_encodings.py")
        return 1
    PAGE.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
