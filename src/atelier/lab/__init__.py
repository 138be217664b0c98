"""Measuring: how fast the engine is, beside its peers."""
