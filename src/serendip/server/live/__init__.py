"""Live builds: what players do with their hands between actions, simulated in a process of its own."""
