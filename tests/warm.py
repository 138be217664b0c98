"""Compiles every rule and every thought once, a process for each task, so that no test waits for it.

python -m tests.warm
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from atelier import precompile


def compile_task(task):
    list(precompile.run(*task))


def main() -> None:
    if left := precompile.missing():
        with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as processes:
            list(processes.map(compile_task, left))


if __name__ == "__main__":
    main()
