#!/usr/bin/env python3
"""Fills the memory of the GPU up to what is left to others, while it runs a command.

    memory_full.py MEGABYTES_LEFT COMMAND…
"""
import subprocess
import sys

import torch

left = int(sys.argv[1]) << 20
kept = []
size = 1 << 30
while size >= 1 << 22:
    if torch.cuda.mem_get_info()[0] - size < left:
        size //= 2
        continue
    try:
        kept.append(torch.empty(size, dtype=torch.uint8, device="cuda"))
    except torch.OutOfMemoryError:
        size //= 2
print(f"{torch.cuda.mem_get_info()[0] >> 20} MB of the GPU's memory are left", flush=True)
sys.exit(subprocess.run(sys.argv[2:]).returncode)
