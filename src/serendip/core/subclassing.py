"""A mark for classes that a game in plain Python may inherit from even where the core is compiled.

mypyc knows the mark by where it comes from; at run time it does nothing, and mypy_extensions need not be installed.
Like the modules with msgspec Structs in them, this one is never compiled.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    T = TypeVar("T")

    def mypyc_attr(**marks: object) -> Callable[[T], T]:
        """Return a decorator that leaves a class as it is."""
        return lambda marked: marked


__all__ = ["mypyc_attr"]
