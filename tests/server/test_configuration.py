"""Settings come from flags, variables and a file, in this order; what does not fit is refused in words."""

import argparse
import subprocess
import sys
from pathlib import Path

import pytest

from serendip.core.errors import SerendipError
from serendip.server.configuration import LIMITS, SETTINGS, add_flags, configured
from serendip.server.settings import Limits, Settings


def flags(*arguments: str) -> dict[str, object]:
    parser = argparse.ArgumentParser()
    add_flags(parser)
    return vars(parser.parse_args(arguments))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "serendip.toml"
    path.write_text(
        'port = 1\nhost = "file"\nlog = "error"\nhostname = ["a", "b"]\n[limit]\nflood = 1\nhints_burst = 1\n'
    )
    return path


def test_a_flag_goes_before_a_variable_and_that_before_the_file(file: Path) -> None:
    variables = {"SERENDIP_PORT": "2", "SERENDIP_HOST": "variable", "SERENDIP_LIMIT_FLOOD": "2", "HOME": "/nowhere"}
    found = configured(flags("--config", str(file), "--port", "3", "--limit", "flood=3"), variables)
    assert (found.port, found.host, found.log, found.hostnames) == (3, "variable", "error", ("a", "b"))
    assert (found.limits.flood, found.limits.hints_burst, found.limits.heavy_burst) == (3, 1, Limits().heavy_burst)


def test_a_variable_may_name_the_file(file: Path) -> None:
    assert configured({}, {"SERENDIP_CONFIG": str(file)}).port == 1


def test_without_a_word_everything_is_as_usual() -> None:
    assert configured({}, {}) == Settings()


def test_lists_and_switches() -> None:
    found = configured(
        flags("--origin", "https://a", "--origin", "https://b", "--no-swift"),
        {"SERENDIP_SWIFT": "true", "SERENDIP_WARM": "0", "SERENDIP_PROXY": "127.0.0.1, 10.0.0.0/8"},
    )
    assert found.origins == ("https://a", "https://b")
    assert found.proxies == ("127.0.0.1", "10.0.0.0/8")
    assert (found.swift, found.warm) == (False, False)


@pytest.mark.parametrize("setting", [*SETTINGS, *LIMITS], ids=lambda setting: setting.name)
def test_everything_that_can_be_set_says_what_it_is(setting: object) -> None:
    assert getattr(setting, "words", "")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("prt = 1", "sets prt, which is unknown: did you mean port?"),
        ("zzz = 1", "which is unknown: there are data, host"),
        ('port = "8000"', "is '8000', but it must be a whole number of at least 0 and of at most 65535"),
        ("port = 70000", "is 70000, but it must be"),
        ('swift = "yes"', "must be true or false"),
        ('log = "loud"', "must be one of info, warning, error"),
        ("sweep_seconds = 0", "must be a number above 0"),
        ('hostname = "a"', "must be a list of texts"),
        ("data = 3", "must be a folder"),
        ("[limit]\nfloood = 1", "did you mean flood?"),
        ("[limit]\nflood = 0", "flood in [limit] of"),
        ("limit = 3", "limits are written below a line [limit]"),
        ("port =", "is no TOML"),
        ('proxy = ["caddy"]', "the proxy 'caddy' is no address"),
        ('hostname = ["https://play.example.org/"]', "without https:// and paths"),
    ],
)
def test_a_file_that_does_not_fit(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "serendip.toml"
    path.write_text(text)
    with pytest.raises(SerendipError) as refused:
        configured({"config": path}, {})
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("variables", "words"),
    [
        ({"SERENDIP_PRT": "1"}, "the environment has SERENDIP_PRT, which is unknown: did you mean SERENDIP_PORT?"),
        ({"SERENDIP_PORT": "much"}, "SERENDIP_PORT is 'much', but it must be a whole number"),
        ({"SERENDIP_LIMIT_FLOOD": "-1"}, "SERENDIP_LIMIT_FLOOD is '-1'"),
        ({"SERENDIP_SWIFT": "maybe"}, "must be true or false"),
        ({"SERENDIP_CONFIG": "/nowhere.toml"}, "the configuration /nowhere.toml can't be read"),
    ],
)
def test_variables_that_do_not_fit(variables: dict[str, str], words: str) -> None:
    with pytest.raises(SerendipError) as refused:
        configured({}, variables)
    assert words in str(refused.value)


def test_the_variables_of_builds_are_no_settings() -> None:
    assert configured({}, {"SERENDIP_COMPILED": "1"}) == Settings()


def test_the_table_in_the_text_is_that_of_the_declarations() -> None:
    tool = Path(__file__).parents[2] / "tools" / "describe_settings.py"
    done = subprocess.run([sys.executable, tool, "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
