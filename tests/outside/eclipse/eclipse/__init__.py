"""Its game can't be loaded: the moon is in the way."""

raise RuntimeError("the moon is in the way")
