"""A rulebook on the screen: wrapped, its ids coloured, whole or by section, id or word."""

import re
import textwrap
from collections.abc import Sequence

from serendip.core.rulebook import Rule, Rulebook
from serendip.core.terminal import Style, flow

_MARKS = re.compile(r"\*\*(.+?)\*\*|(?<!\*)\*([^*]+?)\*(?!\*)|`([^`]+?)`")
_READABLE = 100
_FIGURE = re.compile(r"<!-- figure: [\w-]+ -->")


def whole(rulebook: Rulebook, width: int, style: Style) -> str:
    """Return the whole rulebook."""
    width = min(width, _READABLE)
    out: list[str] = []
    lines = rulebook.text.splitlines()
    number = 0
    while number < len(lines):
        line = lines[number]
        number += 1
        heading = re.match(r"#+ (.+)", line)
        if _FIGURE.fullmatch(line):
            continue  # a terminal has the words of the picture
        if heading:
            out.append(style.strong(_plain(heading[1])))
        elif line.startswith("|"):
            table = [line]
            while number < len(lines) and lines[number].startswith("|"):
                table.append(lines[number])
                number += 1
            out += _table(table, width, style)
        elif line.strip():
            # A paragraph or list item goes on to the next empty line, item, number, heading or table.
            part = [line]
            while number < len(lines) and re.match(r"(?!\d+\. )\s*[^\s\-#|]", lines[number]):
                part.append(lines[number])
                number += 1
            out += _paragraph(" ".join(piece.strip() for piece in part), width, style)
        else:
            out.append("")
    return "\n".join(out)


def rule_lines(rule: Rule, width: int, style: Style) -> list[str]:
    """Return one rule: its id, then its words."""
    return _item(rule.id, rule.text, min(width, _READABLE), style)


def sections(rulebook: Rulebook) -> dict[str, list[Rule]]:
    """Return the rules by section, in the rulebook's order."""
    found: dict[str, list[Rule]] = {}
    for rule in rulebook.rules.values():
        found.setdefault(rule.section, []).append(rule)
    return found


def search(rulebook: Rulebook, words: Sequence[str]) -> list[Rule]:
    """Return the rules with one of these ids; failing that, of the section so called; else those with all the words."""
    wanted = [word.lower() for word in words]
    by_id = [rule for rule in rulebook.rules.values() if rule.id.lower() in wanted]
    if by_id:
        return by_id
    phrase = " ".join(wanted)
    for section, rules in sections(rulebook).items():
        if section.lower() == phrase:
            return rules
    return [
        rule
        for rule in rulebook.rules.values()
        if all(word in f"{rule.section} {rule.text}".lower() for word in wanted)
    ]


def found_lines(rules: Sequence[Rule], width: int, style: Style) -> list[str]:
    """Return the rules that a search found, each under its section."""
    lines: list[str] = []
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            lines.append(style.strong(_plain(section)))
        lines += rule_lines(rule, width, style)
    return lines


def plain_text(rule: Rule) -> str:
    """Return a rule's words without marks."""
    return _plain(rule.text)


def _paragraph(text: str, width: int, style: Style) -> list[str]:
    rule = re.match(r"- \*\*([A-Z]{2}-\w+)\*\* (.+)", text)
    if rule:
        return _item(rule[1], rule[2], width, style)
    if text.startswith("- "):
        return _item("-", text[2:], width, style, indent=2)
    point = re.match(r"(\d+\.) (.+)", text)
    if point:
        return _item(point[1], point[2], width, style, indent=3)
    return textwrap.wrap(_plain(text), width)


def _item(label: str, text: str, width: int, style: Style, indent: int = 8) -> list[str]:
    wrapped = textwrap.wrap(_plain(text), width - indent) or [""]
    first = style.tint(label, "cyan") + " " * max(1, indent - len(label)) + wrapped[0]
    return [first, *(" " * indent + line for line in wrapped[1:])]


def _table(rows: Sequence[str], width: int, style: Style) -> list[str]:
    cells = [[_plain(cell.strip()) for cell in row.strip().strip("|").split("|")] for row in rows]
    body = [row for row in cells if not all(re.fullmatch(r":?-+:?", cell) for cell in row)]
    widths = [max(len(row[column]) for row in body if column < len(row)) for column in range(len(body[0]))]
    lines: list[str] = []
    for number, row in enumerate(body):
        padded = [cell.ljust(size) for cell, size in zip(row, widths, strict=False)]
        line = flow([cell.rstrip() if cell is padded[-1] else cell for cell in padded], width, indent="    ")
        lines += [style.faint(part) for part in line] if number == 0 else line
    return lines


def _plain(text: str) -> str:
    return _MARKS.sub(lambda mark: next(group for group in mark.groups() if group), text)
