"""What is kept on disk: the Store, and SQLite behind it."""
