"""A report as one HTML file: sentences, pictures, and tables that sort and can be taken as CSV. It needs no network."""

import csv
import io
from base64 import b64encode
from collections.abc import Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

Tables = Mapping[str, tuple[list[str], list[tuple[object, ...]]]]
"""By what they are about: a head, and rows."""

STYLE: Final = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: #8886; --soft: #8881 }
body { margin: 0 auto; max-width: 60rem; padding: 1rem }
h1 { font-size: 1.4rem; line-height: 1.25 } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
.said li { margin: .3rem 0 }
.wide { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap }
th:first-child, td:first-child { text-align: left; white-space: normal }
th button { all: unset; cursor: pointer; font-weight: 600 } th button:focus-visible { outline: 2px solid }
tr:nth-child(even) td { background: var(--soft) }
figure { margin: 1rem 0; background: #fff; color: #111; border-radius: .5rem; padding: .5rem }
figure svg { width: 100%; height: auto } figcaption { padding: .25rem .5rem; font-size: .95rem }
a { color: inherit }
"""

SORTING: Final = """
for (const table of document.querySelectorAll("table")) {
  table.querySelectorAll("th button").forEach((button, column) => button.addEventListener("click", () => {
    const body = table.tBodies[0], up = button.dataset.up !== "yes";
    const told = (row) => row.cells[column].textContent.trim();
    const size = (row) => { const n = parseFloat(told(row).replace("−", "-")); return isNaN(n) ? null : n };
    const order = (a, b) => size(a) !== null && size(b) !== null ? size(a) - size(b) : told(a).localeCompare(told(b));
    [...body.rows].sort((a, b) => up ? order(a, b) : order(b, a)).forEach((row) => body.append(row));
    table.querySelectorAll("th").forEach((head) => head.removeAttribute("aria-sort"));
    button.dataset.up = up ? "yes" : "no";
    button.closest("th").setAttribute("aria-sort", up ? "ascending" : "descending");
  }));
}
"""


class Picture(NamedTuple):
    """A plot as SVG, with a title and what it shows in words."""

    title: str
    svg: str
    words: str


class Link(NamedTuple):
    """Something to take away: what it is, and the link that has it in itself, with the name of the file."""

    name: str
    words: str
    file: str
    link: str


def page(
    heading: str,
    sentences: Sequence[str],
    tables: Tables,
    pictures: Sequence[Picture] = (),
    links: Sequence[Link] = (),
) -> str:
    """Return the whole file."""
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(heading)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(heading)}</h1>",
        said(sentences),
        *[
            f'<h2>{escape(one.title)}</h2><figure role="img" aria-label="{escape(one.words)}">{one.svg}'
            f"<figcaption>{escape(one.words)}</figcaption></figure>"
            for one in pictures
        ],
        *[
            f"<p>{escape(one.name)}: {escape(one.words)}. "
            f'<a download="{escape(one.file)}" href="{one.link}">Take it</a> '
            f"and look at it with <code>serendip replay {escape(one.file)} --step</code>.</p>"
            for one in links
        ],
        *[
            f"<h2>{escape(name.capitalize())}</h2>{as_table(head, rows)}"
            f'<p><a download="{escape(name)}.csv" href="{as_link(head, rows)}">Take it as CSV</a></p>'
            for name, (head, rows) in tables.items()
        ],
        f"<script>{SORTING}</script></body></html>",
    ]
    return "\n".join(parts) + "\n"


def tables_as_html(heading: str, sentences: Sequence[str], tables: Tables) -> str:
    """Return a report as a notebook shows it."""
    parts = [f"<p><strong>{escape(heading)}</strong></p>", said(sentences)]
    return "".join(parts + [as_table(head, rows) for head, rows in tables.values()])


def said(sentences: Sequence[str]) -> str:
    """Return sentences as a list."""
    return '<ul class="said">' + "".join(f"<li>{escape(one)}</li>" for one in sentences) + "</ul>"


def as_table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Return a table whose columns sort it when they are chosen."""
    top = "".join(f'<th scope="col"><button type="button">{escape(cell)}</button></th>' for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide" tabindex="0"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def as_csv(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Return a table as CSV."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return text.getvalue()


def as_link(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Return a link that has the table in itself."""
    return "data:text/csv;charset=utf-8;base64," + b64encode(as_csv(head, rows).encode()).decode()
