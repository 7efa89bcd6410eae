"""How Sphinx makes the documentation site; `python tools/build_docs.py` gathers its pages and starts it."""

import serendip

project = "Serendip"
author = "The Serendip authors"
release = version = serendip.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
html_theme = "furo"
html_title = f"Serendip {release}"
html_static_path: list[str] = []
html_show_copyright = False

myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
# A rulebook may begin at any level; the pictures of the terminal have no colours.
suppress_warnings = ["myst.header", "misc.highlighting_failure"]

default_role = "code"  # our docstrings write `code` as Markdown does
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_maximum_signature_line_length = 100
