"""How quick building in For Science! is: judge, solver, live builds and what they send."""
