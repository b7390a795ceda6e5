"""Alembic runs this with the connection of ``migration.migrate``."""

from alembic import context

from strandline.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()  # in the caller's transaction
