"""Many games at once: on the cores of this machine, and on a GPU."""
