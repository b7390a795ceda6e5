"""Compiles the rules and the searches of each game to WebAssembly: ``make wasm``. It needs Numba and no other tool.

Numba types a function and writes LLVM's IR for it; LLVM links the IR of all functions and compiles it for wasm32;
``object_file.py`` makes a module of the result. ``core/targets/wasm.py`` runs the modules.
"""
