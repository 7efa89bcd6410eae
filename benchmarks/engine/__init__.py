"""How quickly random games are played: Serendip and its peers, each in its own process, in turns."""
