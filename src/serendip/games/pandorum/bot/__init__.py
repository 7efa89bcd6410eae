"""How programs play Pandorum: rules of thumb, and how the search weighs positions and actions."""
