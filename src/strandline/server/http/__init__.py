"""What the server answers over HTTP: a module, with a router of its own, for each subject."""
