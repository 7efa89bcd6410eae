"""The Universal Vaccine of For Science!: a puzzle of tiles on a triangular lattice, free of seats and clock."""
