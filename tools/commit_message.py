"""Say what is wrong with the first line of a commit message; pre-commit calls this with the file that holds it.

`area: what changed`, at most 72 characters: `server: cut a flooding socket at once`. The why, where it is not plain, is
the body, after an empty line.
"""

import re
import sys
from pathlib import Path

LONGEST = 72
MADE_BY_GIT = ("Merge ", "Revert ", "fixup! ", "squash! ")


def faults(message: str) -> list[str]:
    """Return what is wrong with a message, in words."""
    subject, _, body = message.partition("\n")
    if subject.startswith(MADE_BY_GIT):
        return []
    found = []
    if len(subject) > LONGEST:
        found.append(f"the first line has {len(subject)} characters; {LONGEST} are seen everywhere")
    if not re.match(r"[a-z][a-z0-9, -]*: \S", subject):
        found.append("the first line says where, then what: `pandorum: a crack opens before it is paid`")
    if subject.endswith("."):
        found.append("the first line needs no full stop")
    if body and not body.startswith("\n"):
        found.append("an empty line stands between the first line and the body")
    return found


def main() -> int:
    """Judge the message in the file that is named on the command line."""
    lines = Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()
    wrong = faults("\n".join(line for line in lines if not line.startswith("#")).strip())
    for fault in wrong:
        print(fault, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
