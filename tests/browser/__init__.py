"""A package, so that its tests share a server and a Chromium."""
