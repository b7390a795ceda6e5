"""Programs that misbehave; an argument says how."""
