"""What leaves a position of Time Horizon: views, prompts, imagined positions, the table as text."""
