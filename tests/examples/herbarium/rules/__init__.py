"""The rules of Herbarium: a module for each thing that a turn consists of, in the rulebook's order."""

from serendip.core.sections import Sections
from tests.examples.herbarium.rules import choosing, keeping, placing
from tests.examples.herbarium.rules.moments import moment, not_now

RULES = Sections((choosing, placing, keeping), moment, not_now)
