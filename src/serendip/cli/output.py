"""Answers for programs: one JSON document on stdout."""

import json
from typing import Any


def print_json(document: Any) -> None:
    """Print plain data as JSON."""
    print(json.dumps(document, ensure_ascii=False, indent=2))
