"""What the rulebook says, room by room."""
