"""A small net that scores positions of two-player Crab Stack: an experiment, which no bot uses yet."""
