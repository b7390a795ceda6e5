"""What an observation is, in Gymnasium's terms."""

from typing import Any

import numpy as np
from gymnasium import spaces

from .encoding import Encoding


def space(encoding: Encoding) -> spaces.Space[dict[str, Any]]:
    """The numbers that the game's page tells of, and 1 for each legal action."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, encoding.shape, np.int8),
            "action_mask": spaces.Box(0, 1, (encoding.actions,), np.int8),
        }
    )
