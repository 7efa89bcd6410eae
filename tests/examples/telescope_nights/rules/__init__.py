"""The rules of Telescope Nights: a module for each section of the rulebook, in its order."""

from serendip.core.sections import Sections
from tests.examples.telescope_nights.rules import bidding

RULES = Sections((bidding,))
