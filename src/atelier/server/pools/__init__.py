"""Threads and processes in which work waits for its turn, everyone's in turn."""
