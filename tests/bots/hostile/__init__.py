"""Programs that no table should ever meet: each is told on the command line how to misbehave, and does so."""
