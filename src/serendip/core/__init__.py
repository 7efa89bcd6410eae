"""The table without a game: actions, entries, views, matches, saves and undo. No input or output here."""
