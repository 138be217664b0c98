"""The dice and shuffles of a game: a ChaCha stream keyed by 256 bits that lie in the state.

Whoever does not hold the key learns nothing of the next card from all the cards seen so far. Eight rounds are used, the
number Go and Rust's `rand` offer for the same purpose; tests hold the stream against the published vectors.

Any record with the fields `CHANCE` can be drawn from. All arithmetic is in 64-bit integers masked to 32 bits, so that
interpreted, native and GPU runs cannot disagree.
"""

from __future__ import annotations

import hashlib
from operator import index

import numpy as np

from atelier.errors import AtelierError, quote
from atelier.fields import field
from atelier.rule import rule

KEY_WORDS = 8
BLOCK_WORDS = 16
DOUBLE_ROUNDS = 4
WORD = 0xFFFFFFFF
TRIES = 64  # of a number that every try gives with an even chance or better
GAME_STREAM = 0
SEED_STREAM = 1

CHANCE = (
    field("key", "u4", KEY_WORDS, of="hex", says="the secret all chance of this game comes from"),
    field("spent", "u4", says="how many words of the stream were used"),
    field("stream", "u4", BLOCK_WORDS, of="derived", says="the block of the stream in use"),
)


@rule
def turn_left(word, bits):
    return ((word << bits) | (word >> (32 - bits))) & WORD


@rule
def quarter(a, b, c, d):
    """ChaCha's quarter round."""
    a = (a + b) & WORD
    d = turn_left(d ^ a, 16)
    c = (c + d) & WORD
    b = turn_left(b ^ c, 12)
    a = (a + b) & WORD
    d = turn_left(d ^ a, 8)
    c = (c + d) & WORD
    b = turn_left(b ^ c, 7)
    return a, b, c, d


@rule
def block(key, counter, nonce, out):
    """One block of the stream: 16 words from the key, a 64-bit counter and a 64-bit nonce."""
    a0, a1, a2, a3 = np.int64(0x61707865), np.int64(0x3320646E), np.int64(0x79622D32), np.int64(0x6B206574)
    b0, b1, b2, b3 = np.int64(key[0]), np.int64(key[1]), np.int64(key[2]), np.int64(key[3])
    c0, c1, c2, c3 = np.int64(key[4]), np.int64(key[5]), np.int64(key[6]), np.int64(key[7])
    d0, d1 = np.int64(counter) & WORD, (np.int64(counter) >> 32) & WORD
    d2, d3 = np.int64(nonce) & WORD, (np.int64(nonce) >> 32) & WORD
    e0, e1, e2, e3 = d0, d1, d2, d3
    for _ in range(DOUBLE_ROUNDS):
        a0, b0, c0, d0 = quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter(a3, b0, c1, d2)
    out[0] = (a0 + 0x61707865) & WORD
    out[1] = (a1 + 0x3320646E) & WORD
    out[2] = (a2 + 0x79622D32) & WORD
    out[3] = (a3 + 0x6B206574) & WORD
    out[4] = (b0 + np.int64(key[0])) & WORD
    out[5] = (b1 + np.int64(key[1])) & WORD
    out[6] = (b2 + np.int64(key[2])) & WORD
    out[7] = (b3 + np.int64(key[3])) & WORD
    out[8] = (c0 + np.int64(key[4])) & WORD
    out[9] = (c1 + np.int64(key[5])) & WORD
    out[10] = (c2 + np.int64(key[6])) & WORD
    out[11] = (c3 + np.int64(key[7])) & WORD
    out[12] = (d0 + e0) & WORD
    out[13] = (d1 + e1) & WORD
    out[14] = (d2 + e2) & WORD
    out[15] = (d3 + e3) & WORD


@rule
def rekey(state, key):
    """Begin the stream of another key."""
    for word in range(KEY_WORDS):
        state.key[word] = key[word]
    restart(state)


@rule
def restart(state):
    """Begin the stream of the key that lies in the state."""
    state.spent = 0
    for word in range(BLOCK_WORDS):
        state.stream[word] = 0


@rule
def resume(state):
    """Lay the block in use ready again, after a state was read from words."""
    if state.spent > 0:
        block(state.key, (state.spent - 1) // BLOCK_WORDS, GAME_STREAM, state.stream)


@rule
def next_word(state):
    """The next 32 bits of the stream; after 2³² words, which no game draws, it stands still."""
    place = state.spent % BLOCK_WORDS
    if place == 0:
        block(state.key, state.spent // BLOCK_WORDS, GAME_STREAM, state.stream)
    state.spent = min(np.int64(state.spent) + 1, WORD)
    return np.int64(state.stream[place])


@rule
def below(state, n):
    """A number from 0 to n - 1, each exactly as likely, n at most 2³¹: multiply, and draw again in the uneven rest."""
    product = np.int64(0)
    for _ in range(TRIES):
        product = next_word(state) * n
        rest = product & WORD
        if rest >= n or rest >= (WORD + 1) % n:
            break
    return product >> 32


@rule
def shuffle(state, cards, first, last):
    """Shuffle the cards from `first` up to, not including, `last`; every order is equally likely."""
    for place in range(last - 1, first, -1):
        other = first + below(state, place - first + 1)
        held = cards[place]
        cards[place] = cards[other]
        cards[other] = held


@rule
def seed_words(master, game, out):
    """The 16 words that number `game` of a seed begins with: 8 are its key, the next ones seed its players."""
    block(master, game, SEED_STREAM, out)


def master_key(seed: int) -> np.ndarray:
    """The 256 bits a seed stands for."""
    try:
        number = index(seed)
    except TypeError:
        raise AtelierError(f"seed {quote(seed)}: give a whole number") from None
    return np.frombuffer(hashlib.sha256(f"atelier seed {number}".encode()).digest(), "<u4")


def game_key(seed: int, game: int = 0) -> np.ndarray:
    """The key of one numbered game of a seed: a batch of games and a single match deal the same cards."""
    words = np.zeros(BLOCK_WORDS, np.uint32)
    seed_words(master_key(seed), game, words)
    return words[:KEY_WORDS].copy()
