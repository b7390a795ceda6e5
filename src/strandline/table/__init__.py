"""A table: commands, events, state, referee and audiences, without any I/O."""
