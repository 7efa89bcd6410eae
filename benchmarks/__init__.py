"""Serendip measured against its peers, in one run, as ratios."""
