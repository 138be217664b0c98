"""A position as a picture, of the client's own drawings. How one looks, a game says in its `text/picture.py`."""

from atelier.pictures.canvas import Canvas

__all__ = ["Canvas"]
