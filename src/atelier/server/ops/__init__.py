"""For those who run a server: logs, figures, limits, memory, and how a process ends."""
