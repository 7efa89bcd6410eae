"""What the commands for operators share: where the data are, and whether the packages of the server are there."""

import argparse
from pathlib import Path

from serendip.core.errors import SerendipError
from serendip.server.configuration import add_flags, configured


def add_data(parser: argparse.ArgumentParser) -> None:
    """Declare how to say where the data are: as `serendip serve` takes it."""
    add_flags(parser, only=("data",))


def data_of(args: argparse.Namespace) -> Path:
    """Return the folder of the data."""
    return configured(vars(args)).data


def need_server() -> None:
    """Raise SerendipError if the packages of the server are missing."""
    try:
        import starlette  # noqa: F401
        import uvicorn  # noqa: F401
        import websockets  # noqa: F401
    except ImportError as error:
        raise SerendipError("the web table needs more packages: pip install 'serendip[server]'") from error
