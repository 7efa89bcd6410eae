"""For Science! with people of different zeal beside bots."""
