"""What players who are no people think with: a prior, an evaluation, guesses, features."""
