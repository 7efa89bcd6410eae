"""Environments for learning machines, against those of others."""
