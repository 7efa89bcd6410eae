"""The rules of Comet Chase: what a probe does, and what the table does."""

from serendip.core.sections import Sections
from tests.examples.comet_chase.rules import cooling, flying

RULES = Sections((flying, cooling))
