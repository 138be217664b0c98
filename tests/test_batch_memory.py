"""Where there is not enough memory, on the cores or on a GPU: said in a sentence, and the batch goes on."""

from __future__ import annotations

import resource
from pathlib import Path

import numpy as np
import pytest

from atelier import AtelierError
from atelier.scale.vector import Batch


def test_a_search_without_room_is_refused_and_a_smaller_one_is_not():
    batch = Batch("artisans", 64, seed=3, forced=True)
    pages, limits = int(Path("/proc/self/statm").read_text().split()[0]), resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + (64 << 20), limits[1]))
    try:
        with pytest.raises(AtelierError, match="100,000 playouts in 64 games: there is not enough memory"):
            batch.search(100_000)
    finally:
        resource.setrlimit(resource.RLIMIT_AS, limits)
    assert batch.search(1, where=np.arange(64) == 7).visits.sum() == 1


FULL = """
from numba import cuda
from atelier import AtelierError
from atelier.scale.vector import Batch

class Full(cuda.cudadrv.driver.CudaAPIError):
    code = 2

def to_device(array):
    raise Full("[2] CUDA_ERROR_OUT_OF_MEMORY")

batch = Batch("artisans", 2, seed=3, device="cuda")
here, cuda.to_device = cuda.to_device, to_device
for ask in (lambda: Batch("artisans", 2, device="cuda"), lambda: batch.search(4), batch.mask, batch.sample):
    try:
        ask()
    except AtelierError as error:
        print(error)
cuda.to_device = here
batch.step(batch.sample())
"""


def test_what_has_no_room_on_a_gpu_is_refused_in_a_sentence_and_the_batch_goes_on(python):
    told = python(FULL, ATELIER_INTERPRET="1", NUMBA_ENABLE_CUDASIM="1").splitlines()
    assert [line.partition(":")[0] for line in told] == [
        "2 games",
        "4 playouts in 2 games",
        "uint8 (2, 102)",
        "int16 (2,)",
    ]
    assert all(line.endswith(": there is not enough memory for so many") for line in told)
