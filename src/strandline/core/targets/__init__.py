"""What the source can be bound for. A target is a module here with the name that ``bind`` is given.

It has ``compiler`` (takes a function, returns what runs it), ``SPECIAL`` (its own versions of functions of
``core/bits.py``, by name), ``constant`` (an int, or a tuple of ints, as its code reads it), ``array`` and ``zeros``
(rows made of a list, or of a shape), and ``SOURCES`` (the modules that compiled code depends on).
"""
