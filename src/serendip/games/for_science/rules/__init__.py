"""The rules that move a position on, in modules named after the rulebook's sections."""
