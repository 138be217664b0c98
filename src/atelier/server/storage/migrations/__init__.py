"""How the schema came to be, step by step (Alembic); brought up to date when a server starts."""
