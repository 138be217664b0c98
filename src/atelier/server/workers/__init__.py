"""What is done in the background: opponents, the coach, analyses, and rounds among all tables."""
