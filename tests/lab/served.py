"""What a server tells of a game that this process plays as a variant."""

import sys

import msgspec

from serendip.core.variant import read_variant
from serendip.games import play_as
from serendip.server.configuration import configured
from serendip.server.http.games import game_page
from serendip.server.storage.store import Room
from serendip.server.tables.room_card import room_card

play_as(read_variant(sys.argv[1]))
configured({})
room = Room("k2m4x7p9qa", "pandorum", [], 0.0)
shown = room_card(room, 0, [], {}, [])
print(msgspec.json.encode([game_page("pandorum"), shown, game_page("dark-matter").printed]).decode())
