"""The players' own random numbers, quick and cheap: for random play, rollouts and guesses, never for a game's cards.

The state of a generator is one 64-bit number, xorshifted at each step. It must not be zero.
"""

from __future__ import annotations

import numpy as np

from atelier.rule import rule

WORD = 0xFFFFFFFF
WORDS = np.int64(WORD + 1)
TRIES = 64  # of a number that every try gives with an even chance or better
SHIFTED_IN = (1 << 57) - 1


@rule
def seed_rng(rng, high, low):
    """Seed a generator with two 32-bit words."""
    rng[0] = (np.int64(high) << 32) | np.int64(low) | 1


@rule
def next_word(rng):
    """The next 32 bits."""
    x = rng[0]
    x ^= x << 13
    x ^= (x >> 7) & SHIFTED_IN
    x ^= x << 17
    rng[0] = x
    return (x >> 32) & WORD


@rule
def below(rng, n):
    """A number from 0 to n - 1, each exactly as likely, n at most 2³¹; a generator at zero gives 0."""
    product = np.int64(0)
    for _ in range(TRIES):
        product = next_word(rng) * n
        rest = product & WORD
        if rest >= n or rest >= WORDS % n:
            break
    return product >> 32
