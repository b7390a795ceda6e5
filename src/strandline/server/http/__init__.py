"""The HTTP routes: one module with its own router for each subject."""
