"""The rules of Dark Matter, a module for each section of the rulebook."""
