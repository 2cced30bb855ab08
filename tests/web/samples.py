"""Pages of every kind, written by the program."""

import json
import pathlib
import shutil

from native import Program

ROOT = pathlib.Path(__file__).resolve().parents[2]


def cloud(count: int, seed: int) -> list:
    """Points that look random and are the same everywhere."""
    state, points = seed, []
    for _ in range(2 * count):
        state = (1103515245 * state + 12345) % 2**31
        points.append(round(state / 2**31, 4))
    return [[points[2 * i], points[2 * i + 1]] for i in range(count)]


def write_pages(program: Program, folder: pathlib.Path) -> bool:
    """False: this build writes none."""
    for name, count in (("clouds", 8), ("middle", 64), ("large", 128)):
        (folder / f"{name}.toml").write_text(
            f"rosa_transport = 1\n[clouds]\nrows = {json.dumps(cloud(count, 1))}\ncolumns = {json.dumps(cloud(count, 2))}\n[solve]\nlambda = 20.0\n")
        try:
            program.run("transport", folder / f"{name}.toml", "--html", folder / f"{name}.html")
        except AssertionError as failure:
            if "made without their module" in str(failure):
                return False
            raise
    program.run("lesson", "export", "all", "--site", folder / "site")
    program.run("lesson", "export", "plan", "--scorm", folder / "course.zip")
    # The example of the start page, and its baselines.
    shutil.copytree(ROOT / "resources/example/runs", program.store / "runs")
    runs = sorted(one.name for one in (program.store / "runs").iterdir())
    program.run("report", *runs, "--html", folder / "report.html")
    program.run("report", runs[-1], "--html", folder / "still.html")
    try:
        program.run("transport", "--pair", runs[0], "2", "--html", folder / "pair.html")
    except AssertionError as failure:
        if "librosa_learn" not in str(failure):
            raise
        print("no pair: this build has no training core, of which one is asked")
    return True
