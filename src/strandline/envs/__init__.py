"""The games for learning: environments by the standards of the field, over one numbering."""
