"""RoSA workbench: the command `rosa` and its training core, which uses the LibTorch of the `torch` that is installed."""
