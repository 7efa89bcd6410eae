"""All tables: opening, finding, restoring from disk, putting away."""
