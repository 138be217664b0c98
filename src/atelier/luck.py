"""The players' own dice, quick and cheap: for random play, playouts and guesses, never for the cards of a game.

A purse of luck is one 64-bit number, xorshifted at each throw. It must not be zero.
"""

from __future__ import annotations

import numpy as np

from atelier.rule import rule

WORD = 0xFFFFFFFF
TRIES = 64  # of a number that every try gives with an even chance or better
SHIFTED_IN = (1 << 57) - 1


@rule
def fill(purse, high, low):
    """Seed a purse with two 32-bit words."""
    purse[0] = (np.int64(high) << 32) | np.int64(low) | 1


@rule
def throw(purse):
    """The next 32 bits."""
    x = purse[0]
    x ^= x << 13
    x ^= (x >> 7) & SHIFTED_IN
    x ^= x << 17
    purse[0] = x
    return (x >> 32) & WORD


@rule
def below(purse, n):
    """A number from 0 to n - 1, each exactly as likely, n at most 2³¹; an empty purse gives 0."""
    product = np.int64(0)
    for _ in range(TRIES):
        product = throw(purse) * n
        rest = product & WORD
        if rest >= n or rest >= (WORD + 1) % n:
            break
    return product >> 32
