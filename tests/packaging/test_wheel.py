#!/usr/bin/env python3
"""Tests the launcher of the wheel with a fake engine and fake torches, and packaging/wheel/pack.py."""

import base64
import csv
import hashlib
import os
import pathlib
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import unittest
import zipfile

WHEEL = pathlib.Path(__file__).resolve().parents[2] / "packaging/wheel"
ENGINE = """#!/bin/sh
[ "$1" = die ] && kill -TERM $$
[ "$1" = pipe ] && { kill -PIPE $$; exit 0; }
echo "$LD_LIBRARY_PATH"
for word in "$@"; do echo "$word"; done
exit 7
"""


class WithFolder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def write(self, name, text, mode=0o644):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        path.chmod(mode)
        return path


class Launcher(WithFolder):
    def setUp(self):
        super().setUp()
        shutil.copytree(WHEEL / "rosa_workbench", self.folder / "site a/rosa_workbench", ignore=shutil.ignore_patterns("__pycache__"))
        self.write("site a/rosa_workbench/bin/rosa", ENGINE, 0o755)
        metadata = (WHEEL / "METADATA.in").read_text(encoding="utf-8").replace("@VERSION@", "1.0").replace("@TORCH@", "2.11")
        self.write("site a/rosa_workbench-1.0.dist-info/METADATA", metadata)

    def install_torch(self, version, with_library=True):
        self.write(f"site b/torch-{version}.dist-info/METADATA", f"Metadata-Version: 2.1\nName: torch\nVersion: {version}\n")
        self.write("site b/torch/__init__.py", "raise RuntimeError('torch was imported')\n")
        if with_library:
            self.write("site b/torch/lib/libtorch_cpu.so", "")

    def rosa(self, *arguments, **more):
        environment = {"PATH": os.environ["PATH"], "PYTHONPATH": f"{self.folder}/site a:{self.folder}/site b", **more}
        # -S: without a torch installed on this machine
        return subprocess.run([sys.executable, "-S", "-m", "rosa_workbench", *arguments], cwd=self.folder, env=environment,
                              stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)

    def refuses(self, words, *arguments):
        done = self.rosa(*(arguments or ("train", "--dataset", "cora")))
        self.assertEqual(done.returncode, 2, done)
        self.assertEqual(done.stdout, "")
        self.assertEqual(done.stderr.count("\n"), 1)
        self.assertTrue(done.stderr.startswith("rosa: error: "), done.stderr)
        self.assertIn(words, done.stderr)
        self.assertIn("pip install 'torch==2.11.*'", done.stderr)

    def test_starts_the_engine_with_torch_and_passes_everything_on(self):
        self.install_torch("2.11.3+cu130")
        done = self.rosa("train", "--name", "two words", "", "ü", LD_LIBRARY_PATH="/own")
        self.assertEqual(done.stderr, "")
        self.assertEqual(done.stdout.split("\n"), [f"{self.folder}/site b/torch/lib:/own", "train", "--name", "two words", "", "ü", ""])
        self.assertEqual(done.returncode, 7)

    def test_passes_signals_on(self):
        self.install_torch("2.11.0")
        self.assertEqual(self.rosa("die").returncode, -signal.SIGTERM)
        self.assertEqual(self.rosa("pipe").returncode, -signal.SIGPIPE)  # not ignored, unlike in Python

    def test_refuses_training_without_torch(self):
        self.refuses("no torch is installed")

    def test_refuses_training_with_another_torch(self):
        for version in ("2.10.0", "2.110.0", "2.12.0a0", "3.2.11", "2.1"):
            with self.subTest(version):
                self.install_torch(version)
                self.refuses(f"torch {version} is installed")
                shutil.rmtree(self.folder / "site b")

    def test_refuses_a_damaged_torch(self):
        self.install_torch("2.11.0", with_library=False)
        self.refuses("without its library libtorch_cpu.so")

    def test_needs_no_torch_for_what_does_not_train(self):
        for arguments in ([], ["--version"], ["--help"], ["train", "--help"], ["help"], ["completion", "bash"], ["describe"], ["data", "list"],
                          ["--store", "train", "runs", "list"], ["--json", "send"], ["runs", "show", "a"], ["runs", "export", "a", "--out", "b"],
                          ["runs", "export", "a", "--curves", "b.csv"], ["runs", "export", "--pt", "--help"], ["runs", "note", "a", "--pt"]):
            with self.subTest(arguments):
                done = self.rosa(*arguments)
                self.assertEqual((done.returncode, done.stderr), (7, ""))
                self.assertEqual(done.stdout.split("\n"), ["", *arguments, ""])
        for arguments in (["--store", "runs", "train"], ["--json", "doctor"], ["--store"], ["serve"]):
            with self.subTest(arguments):
                self.assertEqual(self.rosa(*arguments).returncode, 7 if arguments == ["--store"] else 2)

    def test_refuses_to_export_weights_without_torch(self):
        for arguments in (["runs", "export", "a", "--pt", "b.pt"], ["--json", "runs", "--store", "list", "export", "--pt=b.pt", "a"],
                          ["runs", "export", "--out", "b", "--pt", "b.pt", "a"]):
            with self.subTest(arguments):
                self.refuses("runs export --pt: torch 2.11 is needed, and no torch is installed", *arguments)
        self.install_torch("2.11.0")
        self.assertEqual(self.rosa("runs", "export", "a", "--pt", "b.pt").returncode, 7)

    def test_says_when_the_engine_is_gone(self):
        (self.folder / "site a/rosa_workbench/bin/rosa").unlink()
        done = self.rosa("help")
        self.assertEqual(done.returncode, 1)
        self.assertIn("cannot be started", done.stderr)
        self.assertEqual(done.stderr.count("\n"), 1)


class Pack(WithFolder):
    def setUp(self):
        super().setUp()
        self.write("tree/some_name/bin/rosa", "program", 0o700)
        self.write("tree/some_name/a, b", "text", 0o600)
        self.write("tree/some_name-1.0.dist-info/METADATA", "Name: some-name\n")

    def pack(self, out="out", moment="1700000000"):
        command = [sys.executable, WHEEL / "pack.py", self.folder / "tree", self.folder / out, "--name", "some-name", "--version", "1.0",
                   "--tag", "py3-none-any"]
        return subprocess.run(command, env={**os.environ, "SOURCE_DATE_EPOCH": moment}, capture_output=True, text=True, check=False)

    def test_writes_what_installers_expect(self):
        done = self.pack()
        self.assertEqual(done.stdout, f"{self.folder}/out/some_name-1.0-py3-none-any.whl\n", done.stderr)
        with zipfile.ZipFile(done.stdout.strip()) as archive:
            self.assertIsNone(archive.testzip())
            names = archive.namelist()
            self.assertEqual(names, ["some_name/a, b", "some_name/bin/rosa", *(f"some_name-1.0.dist-info/{name}" for name in
                                                                             ("METADATA", "WHEEL", "RECORD"))])
            modes = [stat.S_IMODE(archive.getinfo(name).external_attr >> 16) for name in names]
            self.assertEqual(modes, [0o644, 0o755, 0o644, 0o644, 0o644])
            self.assertIn("\nTag: py3-none-any\n", archive.read(names[3]).decode())
            record = list(csv.reader(archive.read(names[4]).decode().splitlines()))
            self.assertEqual([row[0] for row in record], names)
            self.assertEqual(record[-1][1:], ["", ""])
            for name, digest, size in record[:-1]:
                data = archive.read(name)
                self.assertEqual(digest, "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("="))
                self.assertEqual(int(size), len(data))

    def test_same_moment_same_file(self):
        self.pack()
        for path in sorted(self.folder.glob("tree/**/*"), reverse=True):
            os.utime(path, (1, 1))
        self.pack("again")
        self.pack("later", "1800000000")
        first, again, later = (next((self.folder / out).iterdir()).read_bytes() for out in ("out", "again", "later"))
        self.assertEqual(first, again)
        self.assertNotEqual(first, later)

    def test_refuses_links_and_folders_that_are_no_wheel(self):
        (self.folder / "tree/link").symlink_to("some_name")
        done = self.pack()
        self.assertIn("is a link", done.stderr)
        self.assertEqual(done.returncode, 1)
        (self.folder / "tree/link").unlink()
        (self.folder / "tree/some_name-1.0.dist-info/METADATA").unlink()
        self.assertIn("has no some_name-1.0.dist-info/METADATA", self.pack().stderr)
        self.assertFalse((self.folder / "out").exists())


if __name__ == "__main__":
    unittest.main()
