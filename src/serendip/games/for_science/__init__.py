"""For Science!: cures are designed with cards, built as towers of blocks and turned into a vaccine, in real time."""
