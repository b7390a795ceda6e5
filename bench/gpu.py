"""Measure games on a GPU: whole random games, and batches stepped with torch and JAX.

    python bench/gpu.py

1. ``play_out``: decisions per second of whole games with all rules and every legal move generated. The time is the wall
   time of one call on the host that plays all games, after a call that compiles; results and lengths stay on the GPU.
   The first games are played again on the CPU and must be the same.
2. ``exp`` and ``log`` of ``core/portable_math.py``: the GPU must compute the same bits as the interpreter.
3. ``Batch``: decisions per second with masks and observations. Torch draws the actions from the masks on the GPU; the
   time is given with and without the drawing. The same steps on the CPU must give the same arrays; torch and JAX must
   share the batch's memory, and the batch theirs.
"""

import argparse
import os
import platform
import sys
import time
import traceback
from collections.abc import Callable
from typing import Any

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # the GPU is shared with torch and Numba

import numpy as np
from numba import config

import strandline
from strandline.core import portable_math
from strandline.core.bind import bind
from strandline.core.targets.cuda import cuda
from strandline.sim import Batch, play_out
from strandline.sim import playout_cuda as gpu

GAMES: dict[str, list[dict[str, Any]]] = {
    "crab-stack": [{"players": players} for players in (2, 3, 4)],
    "krabcek": [{"tiles": tiles} for tiles in ("one", "two")],
    "survive": [{"players": players} for players in (2, 4)],
}
HOW_MANY = {"crab-stack": 1 << 26, "krabcek": 1 << 21, "survive": 1 << 19}
SIDE_BY_SIDE = {"crab-stack": 1 << 18, "krabcek": 1 << 17, "survive": 1 << 16}
ARRAYS = ("rows", "lengths", "turns", "masks", "observations", "rewards", "done", "terminated", "truncated")
STEPS = 60


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, help="how many; unless told, enough for about half a second each")
    parser.add_argument("--game", choices=sorted(GAMES), action="append", help="only this game; may be repeated")
    parser.add_argument("--only", choices=["play_out", "math", "batch"], help="only this part")
    arguments = parser.parse_args()
    where = f"{device_name()}, Python {platform.python_version()}"
    print(f"{time.strftime('%Y-%m-%d')}, {where}", flush=True)
    names = arguments.game or list(GAMES)
    failed = 0
    if arguments.only in (None, "math"):
        failed += not _report(same_numbers, arguments.games or 1 << 16)
    for name in names if arguments.only in (None, "play_out") else ():
        for options in GAMES[name]:
            failed += not _report(measure, strandline.game(name, **options), arguments.games or HOW_MANY[name])
    for name in names if arguments.only in (None, "batch") else ():
        game = strandline.game(name)
        for part, n in ((same_as_on_cpu, 256), (taken_without_copies, 1024), (stepped, SIDE_BY_SIDE[name])):
            failed += not _report(part, game, arguments.games or n)
    sys.exit(failed)


def device_name() -> str:
    if config.ENABLE_CUDASIM:
        return "a simulated GPU"
    device = cuda.get_current_device()
    return str(getattr(device.name, "decode", device.name.__str__)())


def _report(part: Callable[..., bool], *arguments: Any) -> bool:
    """Run one part of the measurement; an error in it does not stop the others."""
    began = time.perf_counter()
    try:
        is_good = part(*arguments)
    except Exception:
        traceback.print_exc()
        is_good = False
    print(f"    {part.__name__}: {'ok' if is_good else 'FAILED'} in {time.perf_counter() - began:.1f} s", flush=True)
    return is_good


def same_numbers(n: int) -> bool:
    """Compute ``exp`` and ``log`` of many numbers on the GPU, and compare them with the interpreter's."""
    code = bind("cuda", portable_math)
    exp, log = code.exp, code.log

    @cuda.jit  # type: ignore[untyped-decorator]
    def compute(numbers: Any, powers: Any, logarithms: Any) -> None:
        i = cuda.grid(1)
        if i < len(numbers):
            powers[i] = exp(numbers[i])
            logarithms[i] = log(abs(numbers[i]) + 1e-300)

    dice = np.random.default_rng(1)
    numbers = np.concatenate((dice.uniform(-745, 709, n), dice.normal(0, 3, n)))
    powers, logarithms = np.zeros_like(numbers), np.zeros_like(numbers)
    compute[-(-len(numbers) // 64), 64](numbers, powers, logarithms)
    plain = [float(x) for x in numbers]
    differ = sum(found != portable_math.exp(x) for x, found in zip(plain, powers.tolist(), strict=True))
    differ += sum(
        found != portable_math.log(abs(x) + 1e-300) for x, found in zip(plain, logarithms.tolist(), strict=True)
    )
    print(f"exp and log of {len(numbers):,} numbers: {differ} differ from the interpreter's", flush=True)
    return differ == 0


def measure(game: strandline.Game, n: int) -> bool:
    """Measure whole random games."""
    began = time.perf_counter()
    few = play_out(game, 5_000, seed=1, device="cuda")
    compiling = time.perf_counter() - began
    twin = play_out(game, 5_000, seed=1)
    same = np.array_equal(few.lengths, twin.lengths) and np.array_equal(few.results, twin.results)
    runs = [_whole_games(game, n, seed) for seed in range(3)]
    best, (decisions, events) = min(runs)
    print(
        f"{game!r}: {decisions / best:.3e} decisions/s, {n / best:.3e} games/s, {events / best:.3e} chance events/s"
        f" | {gpu.shape(len(game.blank()))} | calls {', '.join(f'{took:.3f} s' for took, _ in runs)}"
        f" | same as CPU: {same} | compiled in {compiling:.1f} s"
    )
    return same


def _whole_games(game: strandline.Game, n: int, seed: int) -> tuple[float, list[int]]:
    cuda.synchronize()
    began = time.perf_counter()
    played = play_out(game, n, seed, device="cuda", is_left_there=True)
    cuda.synchronize()
    took = time.perf_counter() - began
    lengths: Any = played.lengths
    return took, lengths.copy_to_host().sum(axis=0, dtype=np.int64).tolist()


def same_as_on_cpu(game: strandline.Game, n: int) -> bool:
    """Check that the same seed and actions give the same arrays as on the CPU, step by step."""
    there, here, dice = Batch(game, n, seed=7, device="cuda"), Batch(game, n, seed=7), np.random.default_rng(1)
    ended = 0
    for step in range(STEPS):
        actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in here.masks])
        there.step(actions)
        here.step(actions)
        ended += int(here.done.sum())
        apart = [
            name for name in ARRAYS if not np.array_equal(getattr(there, name).copy_to_host(), getattr(here, name))
        ]
        if apart:
            print(f"{game!r}: step {step}: {', '.join(apart)} differ from the CPU's")
            return False
    print(f"{game!r}: {STEPS} steps of {n} games are the same as on the CPU ({ended} games ended)")
    return True


def taken_without_copies(game: strandline.Game, n: int) -> bool:
    """Check that torch and JAX share the batch's memory, and that a step reads actions from theirs."""
    import jax
    import torch

    batch = Batch(game, n, seed=3, device="cuda")
    kept = True
    for name in ("rows", "masks", "observations", "rewards", "done"):
        array = getattr(batch, name)
        pointer = array.__cuda_array_interface__["data"][0]
        by_torch = torch.as_tensor(array, device="cuda")
        ways = {"torch": by_torch.data_ptr(), "JAX by DLPack": _pointer(jax.dlpack.from_dlpack, by_torch)}
        ways["JAX"] = _pointer(jax.numpy.asarray, array)
        same = {way: found == pointer for way, found in ways.items()}
        print(f"{game!r}: {name} {by_torch.dtype} {tuple(by_torch.shape)}: same memory: {same}")
        kept &= same["torch"] and (same["JAX"] or same["JAX by DLPack"])
    masks = torch.as_tensor(batch.masks, device="cuda")
    before = masks.clone()
    actions = masks.argmax(dim=1)
    batch.step(actions)
    torch_moves = not torch.equal(before, masks)
    by_jax = jax.dlpack.from_dlpack(masks).argmax(axis=1)
    jax.block_until_ready(by_jax)
    before = masks.clone()
    batch.step(by_jax)
    jax_moves = not torch.equal(before, masks)
    print(f"{game!r}: a step by torch's actions shows in its masks: {torch_moves}; by JAX's: {jax_moves}")
    left: Any = play_out(game, 1000, seed=1, device="cuda", is_left_there=True).results
    results = torch.as_tensor(left, device="cuda")
    is_there = results.data_ptr() == left.__cuda_array_interface__["data"][0]
    is_whole = bool(torch.allclose(results.sum(dim=1), torch.ones(1000, dtype=results.dtype, device="cuda")))
    print(f"{game!r}: results of play_out in torch: same memory: {is_there}, each sums to 1: {is_whole}")
    return kept and torch_moves and jax_moves and is_there and is_whole


def _pointer(take: Callable[[Any], Any], array: Any) -> int | str:
    """Return the address of a JAX array, or the reason why JAX did not accept it."""
    try:
        return int(take(array).unsafe_buffer_pointer())
    except Exception as error:
        return f"{type(error).__name__}: {error}"[:100]


def stepped(game: strandline.Game, n: int) -> bool:
    """Make random decisions that torch draws from the masks."""
    import torch

    batch = Batch(game, n, seed=5, device="cuda")
    masks = torch.as_tensor(batch.masks, device="cuda")
    noise = torch.empty(masks.shape, dtype=torch.float16, device="cuda")
    steps, drawing, ended = [], [], 0
    for _ in range(STEPS):
        torch.cuda.synchronize()
        began = time.perf_counter()
        actions = noise.uniform_(0.01, 1).mul_(masks).argmax(dim=1)
        torch.cuda.synchronize()
        middle = time.perf_counter()
        batch.step(actions)
        cuda.synchronize()
        steps.append(time.perf_counter() - middle)
        drawing.append(middle - began)
        ended += int(torch.as_tensor(batch.done, device="cuda").sum())
    steps, drawing = steps[STEPS // 2 :], drawing[STEPS // 2 :]
    both = sum(steps) + sum(drawing)
    print(
        f"{game!r}: {n} games: {len(steps) * n / sum(steps):.3e} steps/s with masks and observations"
        f" (best {n / min(steps):.3e}); with torch drawing the actions {len(steps) * n / both:.3e}; {ended} games ended"
    )
    return ended >= 0


if __name__ == "__main__":
    main()
