"""What people read: moves, reasons, views, cards. No rule lives here."""
