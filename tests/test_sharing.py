"""Arrays on a GPU, by what they say of themselves: their stand-ins here lie nowhere. Real ones are compared by
`python -m atelier.scale.agree`, where there is a GPU."""

import sys

import numpy as np
import pytest

from atelier.errors import AtelierError
from atelier.scale.cuda import Gpu
from atelier.scale.sharing import as_it_lies, in_one_piece, lies_on_gpu


class Says:
    """An array that tells where it lies, as CuPy's and PyTorch's do."""

    def __init__(self, shape, kind, strides=None):
        self.shape, self.dtype = shape, np.dtype(kind)
        self.__cuda_array_interface__ = {
            "shape": shape,
            "typestr": self.dtype.str,
            "strides": strides,
            "data": (4096, False),
            "version": 3,
        }


class SpeaksDLPack:
    """An array of a library that knows no other way."""

    def __init__(self, device):
        self.device = device

    def __dlpack_device__(self):
        return self.device, 0


class Computing(Says):
    """An array that is handed out before it is there, as JAX does."""

    waited = False

    def block_until_ready(self):
        self.waited = True


def test_an_array_on_a_gpu_is_told_from_one_in_this_machine_s_memory():
    assert lies_on_gpu(Says((4,), np.int16))
    assert lies_on_gpu(SpeaksDLPack(2))
    assert not lies_on_gpu(SpeaksDLPack(1))
    assert not lies_on_gpu(np.zeros(4))
    assert not lies_on_gpu([1, 2, 3])


def test_an_array_that_is_still_computed_is_waited_for():
    array = Computing((4,), np.int16)
    assert as_it_lies(array) is array
    assert array.waited


def test_who_speaks_dlpack_alone_needs_cupy_and_hears_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(AtelierError, match=r"DLPack alone needs CuPy: pip install '\.\[train\]' in a clone"):
        as_it_lies(SpeaksDLPack(2))


@pytest.mark.parametrize(
    ("array", "fits"),
    [
        (Says((4, 3), np.int8), True),
        (Says((4, 3), np.int8, (3, 1)), True),
        (Says((4, 3), np.int8, (1, 4)), False),
        (Says((4, 3), np.int8, (6, 2)), False),
        (Says((4, 3), np.int64), False),
        (Says((4, 3), np.uint8), False),
    ],
)
def test_only_numbers_of_the_right_kind_one_after_the_other_are_used_as_they_lie(array, fits):
    assert in_one_piece(array, np.int8) is fits


def test_on_a_gpu_a_buffer_that_does_not_fit_is_refused_and_actions_of_another_kind_get_a_sentence():
    gpu = object.__new__(Gpu)
    gpu._done = None
    assert gpu.holds(Says((4, 3), np.int8), (4, 3), np.int8)
    assert not gpu.holds(Says((4, 2), np.int8), (4, 3), np.int8)
    assert not gpu.holds(Says((4, 3), np.int64), (4, 3), np.int8)
    assert not gpu.holds(np.zeros((4, 3), np.int8), (4, 3), np.int8), "it lies elsewhere"
    with pytest.raises(AtelierError, match=r"int64 \(4,\): what is wanted is an array of int16, in one piece"):
        gpu.borrow(Says((4,), np.int64), np.int16)
    for ours in ([1, 2.5], [70000, 1], [None], ["take 3"]):
        with pytest.raises(AtelierError, match="int16"):
            gpu.borrow(ours, np.int16)
