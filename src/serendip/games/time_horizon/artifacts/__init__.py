"""The six artifacts of Time Horizon, TH-60 to TH-68, each in one place: what it offers and what it does."""
