"""The rules of Time Horizon, a module for each section of the rulebook."""
