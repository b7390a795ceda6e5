"""The game that ``strandline new-game`` writes, under another name: real modules, checked and tested as they stand."""
