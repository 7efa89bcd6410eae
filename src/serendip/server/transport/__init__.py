"""Connections and the WebSocket: who may come in, reading, sending, limits, who is cut off."""
