"""The observation space, in Gymnasium's terms."""

from typing import Any

import numpy as np
from gymnasium import spaces

from .forms import Form


def space(form: Form) -> spaces.Space[dict[str, Any]]:
    """Return the space of a game's observations and action masks."""
    boxes = {name: spaces.Box(0, most, most.shape, np.int8) for name, most in form.bounds.items()}
    return spaces.Dict({**boxes, "action_mask": spaces.Box(0, 1, (form.encoding.actions,), np.int8)})
