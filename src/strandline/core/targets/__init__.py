"""The targets that the source can be bound for. Each is a module here; its name is what ``bind`` takes.

A target has ``compiler`` (takes a function, returns what runs it), ``SPECIAL`` (its own versions of functions of
``core/bits.py``, by name), ``constant`` (converts an int or a tuple of ints for its code), ``array`` and ``zeros``
(make rows from a list, or with a shape), and ``SOURCES`` (the modules that compiled code depends on; none if nothing
is kept on disk). It may have ``ready``, which takes the modules and returns those of their functions that are compiled
already.
"""
