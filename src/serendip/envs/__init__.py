"""Environments for learning machines: PettingZoo, Gymnasium, OpenSpiel, many matches at once, and data sets.

    from serendip.envs import aec, parallel, single, vector

    env = aec.env("dark-matter", seats=3)

What all of them need is installed by `pip install 'serendip[envs]'`; a game's numbers are in `game.encoding`.
"""
