"""The rules of Pandorum, one module for each section of the rulebook."""
