"""The dice: held against the published ChaCha vectors, and fair."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from atelier import Match, rng
from atelier.chance import below, block, game_key, next_word, rekey, resume, shuffle
from atelier.games import find

# Eight rounds, 256-bit keys: the vectors of draft-strombergson-chacha-test-vectors, two blocks of each.
VECTORS = [
    (
        "0000000000000000000000000000000000000000000000000000000000000000",
        "0000000000000000",
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
    ),
    (
        "0100000000000000000000000000000000000000000000000000000000000000",
        "0000000000000000",
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
        "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
        "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
        "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4",
    ),
    (
        "0000000000000000000000000000000000000000000000000000000000000000",
        "0100000000000000",
        "2b8f4bb3798306ca5130d47c4f8d4ed13aa0edccc1be6942090faeeca0d7599b"
        "7ff0fe616bb25aa0153ad6fdc88b954903c22426d478b97b22b8f9b1db00cf06"
        "470bdffbc488a8b7c701ebf4061d75c5969186497c95367809afa80bd843b040"
        "a79abc6e73a91757f1db73c8eacfa543b38f289d065ab2f3032d377b8c37fe46",
    ),
    (
        "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
        "ffffffffffffffff",
        "e163bbf8c9a739d18925ee8362dad2cdc973df05225afb2aa26396f2a9849a4a"
        "445e0547d31c1623c537df4ba85c70a9884a35bcbf3dfab077e98b0f68135f54"
        "81d4933f8b322ac0cd762c27235ce2b31534e0244a9a2f1fd5e94498d47ff108"
        "790c009cf9e1a348032a7694cb28024cd96d3498361edb1785af752d187ab54b",
    ),
    (
        "00112233445566778899aabbccddeeffffeeddccbbaa99887766554433221100",
        "0f1e2d3c4b596877",
        "60fdedbd1a280cb741d0593b6ea0309010acf18e1471f68968f4c9e311dca149"
        "b8e027b47c81e0353db013891aa5f68ea3b13dd2f3b8dd0873bf3746e7d6c567"
        "fe882395601ce8aded444867fe62ed8741420002e5d28bb573113a418c1f4008"
        "e954c188f38ec4f26bb8555e2b7c92bf4380e2ea9e553187fdd42821794416de",
    ),
    (
        "c46ec1b18ce8a878725a37e780dfb7351f68ed2e194c79fbc6aebee1a667975d",
        "1ada31d5cf688221",
        "838751b42d8ddd8a3d77f48825a2ba752cf4047cb308a5978ef274973be374c9"
        "6ad848065871417b08f034e681fe46a93f7d5c61d1306614d4aaf257a7cff08b"
        "16f2fda170cc18a4b58a2667ed962774af792a6e7f3c77992540711a7a136d7e"
        "8a2f8d3f93816709d45a3fa5f8ce72fde15be7b841acba3a2abd557228d9fe4f",
    ),
]


@pytest.mark.parametrize(("key", "nonce", "expected"), VECTORS)
def test_the_stream_is_chacha_with_eight_rounds(key, nonce, expected):
    words, out = np.frombuffer(bytes.fromhex(key), "<u4"), np.zeros(16, np.uint32)
    number = int.from_bytes(bytes.fromhex(nonce), "little", signed=True)
    stream = b""
    for counter in range(2):
        block(words, counter, number, out)
        stream += out.astype("<u4").tobytes()
    assert stream.hex() == expected


@pytest.fixture
def state():
    fresh = find("artisans").state.new(1)[0]
    rekey(fresh, np.arange(8, dtype=np.uint32))
    return fresh


def test_words_follow_the_stream_of_the_key(state):
    first, second = np.zeros(16, np.uint32), np.zeros(16, np.uint32)
    block(state.key, 0, 0, first)
    block(state.key, 1, 0, second)
    assert [next_word(state) for _ in range(32)] == [*first, *second]


@pytest.mark.parametrize("words", [1, 16, 21, 32])
def test_a_stream_goes_on_where_it_was_left(state, words):
    for _ in range(words):
        next_word(state)
    kept = state.stream.copy()
    state.stream[:] = 0
    resume(state)
    assert (state.stream == kept).all()


@pytest.mark.parametrize("n", [1, 2, 3, 7, 9, 168])
def test_draws_are_as_likely_as_each_other(state, n):
    draws = 3000 * n if n < 20 else 60_000
    counts = Counter(int(below(state, n)) for _ in range(draws))
    assert set(counts) == set(range(n))
    expected = draws / n
    chi_squared = sum((counts[value] - expected) ** 2 / expected for value in range(n))
    assert chi_squared < n + 6 * np.sqrt(2 * n)


def test_the_uneven_rest_is_drawn_again(state):
    """For n = 3 · 2²⁹ a quarter of all words must be drawn again, or some numbers come half again as often."""
    n = 3 * 2**29
    low = sum(int(below(state, n)) < n // 3 for _ in range(3000))
    assert abs(low - 1000) < 130
    assert state.spent > 3500


def test_every_order_of_a_shuffle_is_as_likely(state):
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = np.arange(4, dtype=np.int8)
        shuffle(state, cards, 0, 4)
        orders[tuple(int(card) for card in cards)] += 1
    assert set(orders) == set(permutations(range(4)))
    assert all(abs(count - 500) < 120 for count in orders.values())


def test_a_shuffle_leaves_what_lies_outside_it(state):
    cards = np.arange(10, dtype=np.int8)
    shuffle(state, cards, 3, 7)
    assert cards[:3].tolist() == [0, 1, 2]
    assert cards[7:].tolist() == [7, 8, 9]
    assert sorted(cards[3:7].tolist()) == [3, 4, 5, 6]


def test_each_numbered_game_of_a_seed_has_a_key_of_its_own():
    keys = {game_key(seed, game).tobytes() for seed in range(20) for game in range(50)}
    assert len(keys) == 1000


def test_the_players_generator_is_fair_too():
    state = np.zeros(1, np.int64)
    rng.seed_rng(state, 1, 2)
    counts = Counter(int(rng.below(state, 6)) for _ in range(12_000))
    assert all(abs(counts[value] - 2000) < 200 for value in range(6))


@pytest.mark.parametrize("spent", [2**32 - 1, 2**32 - 3])
def test_the_stream_stands_still_where_no_game_has_ever_been(spent):
    """A position may say that any number of words was used; the next one is there all the same."""
    match = Match.from_position({"spent": spent, "hand": [{"gold": 2}]}, game="artisans")
    assert match.state.spent == 2**32 - 1
    assert Match.from_position(match.position).state.tobytes() == match.state.tobytes()


def test_a_generator_at_zero_gives_a_number_all_the_same():
    assert rng.below(np.zeros(1, np.int64), 7) == 0
