"""Build the documentation site into build/docs/html: the guides, the rulebooks, and a reference of all that is public.

    python tools/build_docs.py

It needs no network. Every Markdown file of the repository becomes a page at its own path, so links between them are the
same here as in an editor; the reference is made from the docstrings. A link that leads nowhere fails the build.
"""

import os
import pkgutil
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import serendip
import serendip.core
import serendip.envs

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "docs"
PAGES = SITE / "pages"
PUBLIC = [
    "serendip",
    "serendip.bots",
    "serendip.bots.promises",
    "serendip.lab",
    "serendip.conformance",
    "serendip.testing",
    "serendip.envs",
]
"""What players of matches, bots and simulations use; authors of games also use the modules of `serendip.core`, and
whoever trains uses those of `serendip.envs`."""

GUIDES = {
    "Playing and programming": [
        "docs/bots",
        "docs/lab",
        "docs/research",
        "docs/baselines",
        "docs/encodings",
        "docs/for-science",
        "docs/for-science-building",
        "docs/for-science-vaccine",
    ],
    "Running a table": ["docs/hosting", "docs/server", "docs/protocol"],
    "Taking part": [
        "CONTRIBUTING",
        "docs/adding-a-game",
        "docs/architecture",
        "docs/modules",
        "web/README",
        "SECURITY",
        "CHANGELOG",
    ],
    "Measured": [
        "docs/dark-matter-balance",
        "docs/time-horizon-balance",
        "docs/pandorum-balance",
        "benchmarks/README",
        "benchmarks/building/README",
    ],
}


def markdown() -> list[Path]:
    """Return the Markdown files that become pages, relative to the top folder."""
    tops = ["*.md", "docs/**/*.md", "benchmarks/**/*.md", "web/*.md", "src/**/*.md"]
    return sorted(path.relative_to(ROOT) for top in tops for path in ROOT.glob(top))


def rulebooks() -> dict[str, str]:
    """Return the pages of the rulebooks with their titles, in the order of the games."""
    pages = {}
    for name in serendip.games():
        package = Path("src", "serendip", "games", name.replace("-", "_"))
        pages[str(package / "rulebook")] = serendip.game(name).title
        for other in sorted((ROOT / package).glob("rulebook.*.md")):
            language = other.suffixes[0].removeprefix(".")
            pages[str(package / other.stem)] = f"{serendip.game(name).title} ({language})"
    return pages


def contents(title: str, pages: dict[str, str]) -> str:
    """Return a part of the table of contents; a page without a title of its own here has that of its heading."""
    lines = [f"{name} <{page}>" if name else page for page, name in pages.items()]
    return "\n".join(["```{toctree}", ":hidden:", f":caption: {title}", "", *lines, "```", ""])


def modules() -> list[str]:
    """Return the modules of the reference."""
    parts = [
        f"{package.__name__}.{module.name}"
        for package in (serendip.core, serendip.envs)
        for module in pkgutil.iter_modules(package.__path__)
    ]
    return [*PUBLIC, *(name for name in parts if import_module(name).__doc__)]


def reference(name: str) -> str:
    """Return the page of a module: all that its docstrings say."""
    return f"# `{name}`\n\n```{{eval-rst}}\n.. automodule:: {name}\n```\n"


def gather() -> None:
    """Lay out all pages below build/docs/pages."""
    shutil.rmtree(PAGES, ignore_errors=True)
    for page in markdown():
        (PAGES / page).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / page, PAGES / page)
    (PAGES / "docs" / "chances").mkdir(parents=True, exist_ok=True)
    pictures = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("docs/chances/*.svg"))
    for name in ("docs/conf.py", "docs/table.png", "LICENSE", *pictures):
        shutil.copyfile(ROOT / name, PAGES / name)
    for name in modules():
        page = PAGES / "reference" / f"{name}.md"
        page.parent.mkdir(exist_ok=True)
        page.write_text(reference(name), encoding="utf-8")
    # The README is the first page; the tree of all others hangs on it.
    parts = [contents(title, dict.fromkeys(pages, "")) for title, pages in GUIDES.items()]
    parts.append(contents("Rulebooks", rulebooks()))
    parts.append(contents("Reference", {f"reference/{name}": name for name in modules()}))
    readme = PAGES / "README.md"
    (PAGES / "index.md").write_text("\n".join([readme.read_text(encoding="utf-8"), *parts]), encoding="utf-8")
    readme.unlink()


def main() -> int:
    """Build the site and say where it is."""
    gather()
    shutil.rmtree(SITE / "html", ignore_errors=True)
    done = subprocess.run(
        [
            *(sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-j", str(os.cpu_count() or 1)),
            *("-c", PAGES / "docs", "-d", SITE / "doctrees", PAGES, SITE / "html"),
        ],
        check=False,
    )
    if done.returncode == 0:
        count = len(list((SITE / "html").rglob("*.html")))
        print(f"build/docs/html has {count} pages; the first is build/docs/html/index.html")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
