"""Every message and HTTP body as a type, and their JSON."""
