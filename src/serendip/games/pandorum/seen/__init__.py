"""What leaves a position of Pandorum: views, prompts, imagined positions, the table as text."""
