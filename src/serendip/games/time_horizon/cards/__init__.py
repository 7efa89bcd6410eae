"""The six artifacts of Time Horizon, each in one place: what it offers and what it does."""
