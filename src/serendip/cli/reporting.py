"""What the commands of the lab do with a report: print it, or write it into files."""

import argparse
import contextlib
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from serendip.cli.output import print_json
from serendip.core.errors import SerendipError
from serendip.core.line import Plain
from serendip.lab.html import as_csv, page
from serendip.lab.plots import need_matplotlib


class Figures(Protocol):
    """What the lab finds, as it is written into files."""

    @property
    def heading(self) -> str:
        """What was played."""

    def sentences(self) -> Sequence[str]:
        """Return what a designer would say of it."""

    def to_json(self) -> Mapping[str, Plain]:
        """Return it for programs."""

    def tables(self) -> dict[str, tuple[list[str], list[tuple[object, ...]]]]:
        """Return its tables by name."""


class Spoken(Figures, Protocol):
    """The same with words of its own."""

    def words(self) -> str:
        """Return it for people."""


def add_reporting(parser: argparse.ArgumentParser, runs: bool = True) -> None:
    """Declare where a report goes, and, for runs that can be gone on with, where the games are kept."""
    parser.add_argument("--json", action="store_true", help="print JSON, for a program")
    parser.add_argument("--html", metavar="FILE", help="write it as one page with plots and tables, too")
    parser.add_argument("--csv", metavar="FOLDER", help="write each table as CSV into a folder, too")
    if runs:
        parser.add_argument("--keep", metavar="FILE", help="write each game down as soon as it is played")
        parser.add_argument("--resume", metavar="FILE", help="go on with the games in a file")


def check_places(args: argparse.Namespace) -> None:
    """Refuse what can't be written before anything is played. Raises SerendipError."""
    if args.html:
        need_matplotlib()
        path = Path(args.html)
        if path.is_dir() or not path.absolute().parent.is_dir():
            raise SerendipError(f"--html {path} can't be written: name a file in a folder that there is")
    if args.csv:
        try:
            Path(args.csv).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SerendipError(f"--csv {args.csv}: {error.strerror or error}. Name another folder") from error


def tell(report: Spoken, args: argparse.Namespace) -> None:
    """Print a report, and write what was asked for."""
    write_report(report, args)
    if args.json:
        print_json(report.to_json())
    else:
        print(report.words())


def write_report(report: Figures, args: argparse.Namespace) -> None:
    """Write a report into the files that were asked for. Raises SerendipError."""
    if args.csv:
        for name, (head, rows) in report.tables().items():
            write_whole(Path(args.csv) / f"{name.replace('/', '-').replace(' ', '-')}.csv", as_csv(head, rows))
    if args.html:
        from serendip.lab.pictures import links_of, pictures_of

        pictures, links = pictures_of(report), links_of(report)
        write_whole(Path(args.html), page(report.heading, report.sentences(), report.tables(), pictures, links))


def write_whole(path: Path, text: str) -> None:
    """Write a file whole or not at all. Raises SerendipError."""
    half = path.with_name(path.name + ".part")
    try:
        half.write_text(text, encoding="utf-8")
        os.replace(half, path)
    except OSError as error:
        with contextlib.suppress(OSError):
            half.unlink()
        raise SerendipError(f"{path} can't be written: {error.strerror or error}. Name another file") from error
