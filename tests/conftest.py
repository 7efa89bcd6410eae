"""For all tests: Ctrl-C works in what they start, and how busy the machine is decides nothing."""

import gc
import signal

import pytest
from hypothesis import HealthCheck, settings

# A shell starts its background jobs deaf to SIGINT, and deafness is inherited; a handler of our own is not.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("busy machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy machine")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, so that nobody waits for it at the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_collection_finish() -> None:
    """Take all that was loaded for the tests out of the garbage collector's rounds: it stays until the end anyway."""
    gc.collect()
    gc.freeze()
