"""Processes that think for bots, make replays and analyse finished matches."""
