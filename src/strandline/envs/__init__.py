"""Environments for learning (PettingZoo, Gymnasium, OpenSpiel), which share one encoding."""
