"""The example games by name."""

from serendip.core.game import Game
from tests.examples.comet_chase.game import GAME as COMET_CHASE
from tests.examples.herbarium.game import GAME as HERBARIUM
from tests.examples.telescope_nights.game import GAME as TELESCOPE_NIGHTS

EXAMPLES: dict[str, Game] = {game.name: game for game in (TELESCOPE_NIGHTS, COMET_CHASE, HERBARIUM)}
