"""The HTTP routes, by topic, each declared with what it takes and gives: the OpenAPI document is made of that."""
