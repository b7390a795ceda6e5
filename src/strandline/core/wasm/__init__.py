"""What runs the WebAssembly modules of the games: their files, arrays in their memory, and calls. No NumPy."""
