"""What is made from the game's own declarations: not edited by hand."""
