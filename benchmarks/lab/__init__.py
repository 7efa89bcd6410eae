"""How much of a campaign of the lab is playing, and what pairs on the same luck save."""
