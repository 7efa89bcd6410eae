"""The help texts: every command has one, with an example that really parses."""

import runpy
import shlex
from importlib import import_module
from unittest.mock import patch

import pytest

import serendip as engine
from serendip.cli.parser import COMMANDS, parse
from tests.cli.keyboard import serendip

NAMES = [command.__name__.rpartition(".")[2] for command in COMMANDS]


@pytest.mark.parametrize("name", NAMES)
def test_every_command_explains_itself_with_examples(name: str) -> None:
    answer = serendip(name, "--help")
    assert answer.code == 0
    for example in import_module(f"serendip.cli.{name}").EXAMPLES:
        assert f"  {example}\n" in answer.out


@pytest.mark.parametrize("example", [example for command in COMMANDS for example in command.EXAMPLES])
def test_every_example_is_understood(example: str) -> None:
    program, *arguments = shlex.split(example)
    assert program == "serendip"
    assert callable(parse(arguments).run)


def test_without_a_command_the_help_is_shown() -> None:
    answer = serendip()
    assert answer.code == 0
    assert all(f"    {name} " in answer.out for name in NAMES)


def test_the_version_is_the_package_s() -> None:
    assert serendip("--version").out == f"serendip {engine.__version__}\n"


def test_the_module_is_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    with patch("sys.argv", ["serendip", "--version"]), pytest.raises(SystemExit) as stop:
        runpy.run_module("serendip", run_name="__main__")
    assert stop.value.code == 0
    assert capsys.readouterr().out == f"serendip {engine.__version__}\n"
