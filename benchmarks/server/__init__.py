"""The server benchmark: tables of scripted clients, in turns with a boardgame.io server. See benchmarks/README.md."""
