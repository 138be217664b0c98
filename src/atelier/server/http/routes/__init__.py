"""The addresses of the API, by what they are about. Thin: they read, ask a room, and answer."""
