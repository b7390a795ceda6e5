"""Opponents that decide in compiled code: random, greedy, and the levels whose budget is a number of nodes."""
