"""Write the table of settings in docs/hosting.md from their declarations.

python tools/describe_settings.py            write it
python tools/describe_settings.py --check    change nothing; fail if it is out of date
"""

import argparse
import sys
from pathlib import Path

from serendip.server.configuration import LIMIT, LIMITS, PREFIX, SETTINGS, Setting

PAGE = Path(__file__).resolve().parent.parent / "docs" / "hosting.md"
BEGIN = "<!-- Made by `python tools/describe_settings.py` from src/serendip/server/settings.py. Do not edit. -->\n"
END = "<!-- The end of what is made. -->\n"


def row(setting: Setting, flag: str, variable: str) -> str:
    """Return a line of the table."""
    words = f"{setting.words}; repeatable" if setting.many else setting.words
    return f"| `{setting.name}` | `{flag}` | `{variable}` | {setting.usual} | {words} |"


def table() -> str:
    """Return what stands between the marks."""
    head = "| in the file | flag | variable | usual | what it is |\n|---|---|---|---|---|"
    settings = [row(setting, setting.flag, setting.variable()) for setting in SETTINGS]
    limits = [
        row(setting, f"--{LIMIT} {setting.name}=…", setting.variable(f"{PREFIX}{LIMIT.upper()}_")) for setting in LIMITS
    ]
    words = f"Limits stand below `[{LIMIT}]` in the file. They are for each visitor unless it says otherwise."
    return "\n".join(["", head, *settings, "", words, "", head, *limits, "", ""])


def text() -> str:
    """Return the page as it should be."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{table()}{END}{after}"


def main() -> int:
    """Write or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if it is out of date")
    check = parser.parse_args().check
    wanted = text()
    if PAGE.read_text(encoding="utf-8") == wanted:
        return 0
    if check:
        print("docs/hosting.md is out of date: run python tools/describe_settings.py")
        return 1
    PAGE.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
