"""What leaves a position of For Science!: views, prompts, imagined positions, the table as text."""
