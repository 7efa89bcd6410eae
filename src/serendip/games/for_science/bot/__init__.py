"""How bots play For Science!: rules of thumb, and what they know of towers and tiles."""
