"""The page in a real Chromium: how soon it is there on a phone, and what it keeps of what one has left."""
