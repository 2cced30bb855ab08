"""What the program computes for a problem that a page shows."""

import functools
import json
import math
import os
import pathlib
import subprocess
import tempfile
import threading

CLOSE = 1e-9
SETTLED = {**os.environ, "OMP_WAIT_POLICY": "passive"}  # without it rosa starts itself a second time


class Program:
    def __init__(self, rosa: str, store: pathlib.Path):
        self.rosa, self.store, self.turn = rosa, store, threading.Lock()

    def run(self, *arguments) -> str:
        done = subprocess.run([self.rosa, *map(str, arguments), "--store", str(self.store)], capture_output=True, text=True, check=False, env=SETTLED)
        assert done.returncode == 0, f"rosa {' '.join(map(str, arguments))}: {done.stderr}"
        return done.stdout

    def told(self, problem: str, *arguments: str) -> dict:
        """Each asked once, whichever browser is the first to need it."""
        with self.turn:
            return self._told(problem, *arguments)

    @functools.cache  # noqa: B019: one program a process
    def _told(self, problem: str, *arguments: str) -> dict:
        with tempfile.NamedTemporaryFile("w", suffix=".toml") as file:
            file.write(problem)
            file.flush()
            return json.loads(self.run("transport", file.name, "--json", *arguments))

    def solution(self, problem: dict) -> dict:
        return self.told(toml_of(problem))

    def quantity(self, problem: dict, name: str) -> float:
        return self.told(toml_of(problem), "--quantity", name)[name]


def toml_of(problem: dict) -> str:
    """The file of a problem: a page's JSON has the same keys."""
    lines = ["rosa_transport = 1"] + [f"{key} = {json.dumps(value)}" for key, value in problem.items() if not isinstance(value, dict)]
    for table, keys in problem.items():
        if isinstance(keys, dict):
            lines += [f"[{table}]"] + [f"{key} = {json.dumps(value)}" for key, value in keys.items()]
    return "\n".join(lines) + "\n"


def is_close(shown: float, native: float) -> bool:
    return math.isclose(shown, native, rel_tol=CLOSE, abs_tol=CLOSE)


def differences(shown: dict, native: dict) -> list[str]:
    """Names of the figures of a page that are not those of the program."""
    told = {**{name: native["figures"][key] for name, key in (("cost", "cost"), ("rowGap", "row_gap"), ("columnGap", "column_gap"),
                                                            ("entropy", "entropy"), ("mass", "mass"))},
            "optimum": native["exact"]["cost"]}
    return [f"{name}: {shown[name]}, not {value}" for name, value in told.items() if not is_close(shown[name], value)]
