"""How a sensible player plays Time Horizon, and what a position looks like to one."""
