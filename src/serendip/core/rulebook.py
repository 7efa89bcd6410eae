"""A game's rulebook: sections of numbered rules, read from the `rulebook.md` in its package.

The file is ordinary Markdown. A rule is a list item that begins with its id in bold, `- **DM-20** …`; everything
else (headings, paragraphs, tables) is shown as it stands.
"""

import re
import sys
from importlib.resources import files

from serendip.core.errors import SerendipError

_RULE = re.compile(r"^- \*\*([A-Z]{2}-\w+)\*\* (.+)$")
_HEADING = re.compile(r"^(#{1,4}) (.+)$")


class Rule:
    """One rule: its id, its section, its words, and whether it is a ruling of ours where the source is silent."""

    def __init__(self, id: str, section: str, text: str) -> None:
        self.id = id
        self.section = section
        self.text = text
        self.ruling = text.startswith("*(ruling)*")

    def __repr__(self) -> str:
        """Return the rule between angles."""
        return f"<Rule {self.id}: {self.text}>"


class Rulebook:
    """The rules of a game by id, and the whole text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.rules: dict[str, Rule] = {}
        section = ""
        lines = text.splitlines()
        for number, line in enumerate(lines):
            heading = _HEADING.match(line)
            if heading:
                section = heading.group(2)
            found = _RULE.match(line)
            if found is None:
                continue
            words = [found.group(2)]
            for more in lines[number + 1 :]:
                if not more.startswith("  "):
                    break
                words.append(more.strip())
            id = found.group(1)
            if id in self.rules:
                raise SerendipError(f"the rulebook has the rule {id} twice")
            self.rules[id] = Rule(id, section, " ".join(words))

    @staticmethod
    def beside(owner: type) -> "Rulebook":
        """Read the `rulebook.md` in the package of a class."""
        package = sys.modules[owner.__module__].__package__ or ""
        return Rulebook(files(package).joinpath("rulebook.md").read_text(encoding="utf-8"))

    def __getitem__(self, id: str) -> Rule:
        """Return a rule by its id. Raises SerendipError if there is none."""
        try:
            return self.rules[id]
        except KeyError:
            raise SerendipError(f"there is no rule {id}") from None
