"""What a server tells of a game that this process plays as a variant."""

import sys

import msgspec

from serendip.core.variant import read_variant
from serendip.games import play_as
from serendip.server.configuration import configured
from serendip.server.http.games import game_card

play_as(read_variant(sys.argv[1]))
configured({})
print(msgspec.json.encode(game_card("pandorum")).decode())
