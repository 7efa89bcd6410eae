"""One table: its match, how it is changed, and what each seat sees of it."""
