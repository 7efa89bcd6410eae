"""The building half of For Science!: blocks, Designs, the judge, the physics of a live build, and a solver."""
