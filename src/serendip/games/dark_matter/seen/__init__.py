"""What leaves a position of Dark Matter: views, prompts, imagined positions, the table as text."""
