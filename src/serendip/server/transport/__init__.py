"""The WebSocket: who may come in, reading, sending, rate limits."""
