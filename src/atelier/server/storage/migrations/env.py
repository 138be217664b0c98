"""Alembic runs this to bring a database up to date over the connection it is handed."""

from __future__ import annotations

from alembic import context

from atelier.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
