#!/usr/bin/env python3
"""Compares the curves of two runs, as `rosa runs export --curves` writes them: the largest difference of each column.

    compare_curves.py FIRST.csv SECOND.csv

Differences are relative to the larger of the value and 1.
"""
import csv
import sys


def curves(path):
    with open(path, newline="") as file:
        return list(csv.DictReader(file))


first, second = curves(sys.argv[1]), curves(sys.argv[2])
if len(first) != len(second):
    sys.exit(f"{len(first)} epochs against {len(second)}")
for column in first[0]:
    if column in ("epoch", "epoch_ms"):
        continue
    try:
        pairs = [(float(a[column]), float(b[column])) for a, b in zip(first, second)]
    except ValueError:
        continue
    print(f"{column:24} {max(abs(a - b) / max(abs(a), 1) for a, b in pairs):.1e}")
