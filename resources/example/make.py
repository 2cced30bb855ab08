#!/usr/bin/env python3
"""Makes the example run that is embedded in the window: resources/example/make.py ROSA

ROSA is the built command. Trains RoSA for some epochs on Zachary's karate club with a small network, beside its baselines, computes the
layout that the Embedding view shows first, and writes runs/, example.json (the picture of the start page) and example.qrc. Make it again
when the schema of records changes: tst_start_view asks for it.
"""
import json
import pathlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
EPOCHS = "100"
SETTINGS = [
    "encoder.hidden=32",
    "sampling.batch_size=34",
    "sampling.walk_length=24",
    "sampling.restart=0.25",
    "transport.iterations=25",  # so many keep the weights at all epochs: the first costs that a newcomer sees are those of plans
    "watch.pairs=6",
    "watch.snapshots=9",
    "train.checkpoint_every=100",
]
PICTURED = "2"  # a member's number; has friends in both factions


def rosa(program, store, *arguments):
    done = subprocess.run([program, "--store", str(store), *arguments], check=True, capture_output=True, text=True)
    return done.stdout


def compact(record):
    """One file without a log beside it and without free pages."""
    database = sqlite3.connect(record)
    database.execute("PRAGMA journal_mode=DELETE")
    database.execute("PRAGMA page_size=1024")
    database.execute("VACUUM")
    database.close()


def side(inspection, nodes, weights, labels, edges):
    places = {node: place for place, node in enumerate(nodes)}
    classes = sorted(set(labels.values()))
    return {
        "nodes": [
            {"node": n, "name": str(n + 1), "class": classes.index(labels[n]), "class_name": labels[n]} for n in nodes
        ],
        "weights": [round(w, 5) for w in weights],
        "edge_ends": [places[end] for edge in edges if all(end in places for end in edge) for end in edge],
    }


def picture(program, store, run, pair):
    inspection = json.loads(rosa(program, store, "inspect", run, "--pair", pair, "--views-alone", "--format", "json"))
    inspection = inspection.get("pair", inspection)
    source = HERE.parent / "datasets/karate-source"
    rows = [line.split(",") for line in (source / "nodes.csv").read_text().splitlines()[1:]]
    labels = {int(number) - 1: label for number, label in rows}
    edges = [tuple(int(end) - 1 for end in line.split(",")) for line in (source / "edges.csv").read_text().splitlines()[1:]]
    return {
        "rows": side(inspection, inspection["rowNodes"], inspection["rowWeights"], labels, edges),
        "columns": side(inspection, inspection["columnNodes"], inspection["columnWeights"], labels, edges),
        "plan": [round(mass, 5) for row in inspection["plan"] for mass in row],
    }


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: make.py ROSA")
    program = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        store = pathlib.Path(folder)
        sets = [word for setting in SETTINGS for word in ("--set", setting)]
        rosa(program, store, "train", "--dataset", "karate", "--epochs", EPOCHS, "--name", "Example: karate club",
             "--device", "cpu", "--threads", "1", *sets)
        runs = sorted(path for path in (store / "runs").iterdir() if not path.name.startswith("."))
        main_run = next(path.name for path in runs if any((path / "checkpoints").glob("*.ckpt")))
        rosa(program, store, "project", main_run, "--device", "cpu")
        target = HERE / "runs"
        shutil.rmtree(target, ignore_errors=True)
        files = ["example.json"]
        for run in runs:
            compact(run / "run.sqlite")
            for path in sorted(run.rglob("*")):
                name = path.relative_to(run)
                if not path.is_file() or path.suffix in (".lock",) or name.parts[0] in ("inbox", "answers"):
                    continue
                if path.name in ("run.sqlite-wal", "run.sqlite-shm", "bell"):
                    continue
                (target / run.name / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, target / run.name / name)
                files.append(f"runs/{run.name}/{name}")
        shown = {"run": main_run, "pair": picture(program, store, main_run, PICTURED)}
        (HERE / "example.json").write_text(json.dumps(shown, separators=(",", ":")) + "\n")
    lines = "".join(f"    <file>{name}</file>\n" for name in files)
    (HERE / "example.qrc").write_text(f'<RCC>\n  <qresource prefix="/example">\n{lines}  </qresource>\n</RCC>\n')


main()
