"""Tuning a box: change what is not printed, step by step, until the games it makes are those that were asked for."""
