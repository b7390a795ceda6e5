"""From bound functions to an object file for wasm32, by way of the IR that Numba writes for this machine.

Only IR that is not optimised yet can change its target: afterwards the sizes of pointers are built in.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import FunctionType
from typing import Any, get_args, get_origin, get_type_hints

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba import float64, int64, types
from numba.core import cgutils
from numba.core.codegen import CPUCodeLibrary
from numba.np import arrayobj

from strandline.core.targets import cpu

TRIPLE = "wasm32-unknown-emscripten"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
"""What every browser since 2021 has. No SIMD: the kernels would gain nothing from it."""
SPEED_LEVEL = 3
SIZE = 8
"""Bytes of every number in an array."""

# The target that functions are bound for: as ``cpu``, but never from disk, because the IR is wanted; and LLVM decides
# what is inlined. If everything is, a module is half as large again, and Survive plays at two thirds of the speed.
compiler = numba.njit(nogil=True, error_model="numpy", _nrt=False, no_cpython_wrapper=True, no_cfunc_wrapper=True)
SPECIAL, SOURCES = cpu.SPECIAL, ()
constant, array, zeros = cpu.constant, cpu.array, cpu.zeros

_written: dict[int, list[str]] = {}
"""The IR of each library that Numba has compiled in this process."""


def _record(library: Any, module: Any, _add: Any = CPUCodeLibrary.add_ir_module) -> None:
    _written.setdefault(id(library), []).append(cgutils.normalize_ir_text(str(module)))
    _add(library, module)


CPUCodeLibrary.add_ir_module = _record


@dataclass(frozen=True)
class Export:
    """A function of the module."""

    compiled: Any
    """Numba's compile result; it keeps the IR alive."""
    takes: dict[str, str]
    """The kind of each parameter, with the fields of a workspace one by one: q (int) or d (float), and dimensions."""
    gives: str
    """The kind of the result; empty if there is none."""


def compile_entry(dispatcher: Any, source: FunctionType) -> Export:
    """Compile a bound function for the types that the annotations of its source promise."""
    hints = get_type_hints(source)
    gives = hints.pop("return")
    takes: dict[str, str] = {}
    for name, hint in hints.items():
        fields = _fields(hint)
        takes |= {f"{name}.{field}": _kind(each) for field, each in fields.items()} if fields else {name: _kind(hint)}
    signature = tuple(map(_numba_type, hints.values()))
    dispatcher.compile(signature)
    return Export(dispatcher.overloads[signature], takes, "" if gives is type(None) else _kind(gives)[0])


def _fields(hint: Any) -> dict[str, Any]:
    """Return the fields of a workspace with their types; nothing for any other type."""
    return get_type_hints(hint) if isinstance(hint, type) and hasattr(hint, "_fields") else {}


def _kind(hint: Any) -> str:
    """Return the kind of an annotation: ``Row`` is q1, ``Spans`` is d2, ``int`` is q0."""
    dimensions = 0
    while get_origin(hint) is not None:
        [hint] = get_args(hint)
        dimensions += 1
    if hint not in (int, bool, float):
        raise TypeError(f"the functions of a module take ints, floats, arrays and workspaces of them, not {hint}")
    return f"{'d' if hint is float else 'q'}{dimensions}"


def _numba_type(hint: Any) -> Any:
    fields = _fields(hint)
    if fields:
        return types.NamedTuple(tuple(map(_numba_type, fields.values())), hint)
    kind = _kind(hint)
    number, dimensions = float64 if kind[0] == "d" else int64, int(kind[1:])
    return types.Array(number, dimensions, "C") if dimensions else number


def object_file(exports: Mapping[str, Export]) -> bytes:
    """Link and optimise these functions for wasm32, and everything that they call."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    try:
        target = llvm.Target.from_triple(TRIPLE)
    except RuntimeError:
        raise RuntimeError(
            "this llvmlite cannot compile for wasm32. Its Linux packages can: build the modules there (make wasm)"
        ) from None
    machine = target.create_target_machine(cpu="mvp", features=FEATURES, opt=SPEED_LEVEL, reloc="pic")
    head = f'target triple = "{TRIPLE}"\ntarget datalayout = "{machine.target_data}"\n'
    whole = llvm.parse_assembly(head)
    for text in _texts(exports):
        whole.link_in(llvm.parse_assembly(head + _retargeted(text)))
    for each in [*whole.functions, *whole.global_variables]:  # not before everything is linked, or it is dropped
        if not each.is_declaration and each.name not in exports:
            each.linkage = "internal"
            each.visibility = "default"
    whole.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=SPEED_LEVEL)
    options.loop_vectorization = options.slp_vectorization = False
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(whole, passes)
    return bytes(machine.emit_object(whole))


def _texts(exports: Mapping[str, Export]) -> Iterable[str]:
    """Return the IR of all functions, each once."""
    seen: set[int] = set()
    texts: dict[str, None] = {}

    def gather(library: Any) -> None:
        if id(library) not in seen:
            seen.add(id(library))
            texts.update(dict.fromkeys(_written.get(id(library), [])))
            for each in library._linking_libraries:
                gather(each)

    for name, export in exports.items():
        gather(export.compiled.library)
        texts[_wrapper(name, export.compiled)] = None
    return texts


def _retargeted(text: str) -> str:
    """Take from IR what is of this machine: its name, and what its linker and library would do."""
    lines = [line for line in text.splitlines() if not line.startswith(("target triple", "target datalayout"))]
    text = "\n".join(lines).replace(" common global", " linkonce_odr global")
    return text.replace('@"sqrt"(', '@"llvm.sqrt.f64"(')


def _wrapper(name: str, compiled: Any) -> str:
    """Write a C function: an array is a pointer and its lengths, a workspace is its fields, and a number is itself."""
    context, signature = compiled.target_context, compiled.signature
    module = context.codegen()._create_empty_module(f"wrapper of {name}")
    gives = ir.VoidType() if signature.return_type == types.none else _plain(signature.return_type)
    parameters = [each for kind in signature.args for each in _parameters(kind)]
    function = ir.Function(module, ir.FunctionType(gives, parameters), name)
    builder = ir.IRBuilder(function.append_basic_block())
    given = iter(function.args)
    arguments = [_argument(context, builder, kind, given) for kind in signature.args]
    callee = context.declare_function(module, compiled.fndesc)
    _, value = context.call_conv.call_function(builder, callee, signature.return_type, signature.args, arguments)
    if isinstance(gives, ir.VoidType):
        builder.ret_void()
    else:
        builder.ret(value if value.type == gives else builder.zext(value, gives))
    return str(cgutils.normalize_ir_text(str(module)))


def _plain(kind: Any) -> Any:
    return ir.DoubleType() if kind == float64 else ir.IntType(64)


def _parameters(kind: Any) -> list[Any]:
    if isinstance(kind, types.NamedTuple):
        return [each for part in kind.types for each in _parameters(part)]
    if isinstance(kind, types.Array):
        return [ir.IntType(8).as_pointer(), *[ir.IntType(32)] * kind.ndim]
    return [_plain(kind)]


def _argument(context: Any, builder: Any, kind: Any, given: Any) -> Any:
    """Make a value of Numba of the next parameters."""
    if isinstance(kind, types.NamedTuple):
        parts = [_argument(context, builder, part, given) for part in kind.types]
        return context.make_tuple(builder, kind, parts)
    if not isinstance(kind, types.Array):
        return next(given)
    number = ir.IntType(64)
    data = next(given)
    shape = [builder.zext(next(given), number) for _ in range(kind.ndim)]
    strides = [ir.Constant(number, SIZE)]
    for extent in reversed(shape[1:]):
        strides.insert(0, builder.mul(strides[0], extent))
    made = arrayobj.make_array(kind)(context, builder)
    data = builder.bitcast(data, made.data.type)
    arrayobj.populate_array(made, data, shape, strides, ir.Constant(number, SIZE), None)
    return made._getvalue()
