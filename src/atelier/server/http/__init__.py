"""HTTP: what comes in is read and checked, what goes out is written. Thin: the rooms below decide."""
