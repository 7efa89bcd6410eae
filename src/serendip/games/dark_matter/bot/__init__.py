"""How a sensible player plays Dark Matter: what it looks at, its rules of thumb, and what a position is worth."""
