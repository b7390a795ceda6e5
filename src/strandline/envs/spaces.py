"""The observation space, in Gymnasium's terms."""

from typing import Any

import numpy as np
from gymnasium import spaces

from .encoding import Encoding


def space(encoding: Encoding) -> spaces.Space[dict[str, Any]]:
    """Return the space of a game's observations and action masks."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, encoding.shape, np.int8),
            "action_mask": spaces.Box(0, 1, (encoding.actions,), np.int8),
        }
    )
