"""The school: games a search plays against itself, what a network learns from them, and whether it plays better."""
