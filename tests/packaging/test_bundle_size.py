#!/usr/bin/env python3
"""packaging/bundle/size.sh counts what the programs need, and leaves out Qt and what only Qt needs."""

import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Size(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "bin").mkdir()
        (self.folder / "lib/rosa/plugins").mkdir(parents=True)
        shutil.copy(shutil.which("bash"), self.folder / "bin/rosa")

    def put(self, name: str, megabytes: int):
        (self.folder / name).write_bytes(bytes(1000000 * megabytes))

    def told(self, *most: str) -> subprocess.CompletedProcess:
        return subprocess.run([ROOT / "packaging/bundle/size.sh", self.folder, *most], capture_output=True, text=True, check=False)

    def test_counts_what_programs_need(self):
        # bash needs this one; nothing needs the others.
        for name, megabytes in (("libtinfo.so.6", 3), ("libQt6Core.so.6", 20), ("libicudata.so.72", 30), ("plugins/libqxcb.so", 5)):
            self.put(f"lib/rosa/{name}", megabytes)
        own = (self.folder / "bin/rosa").stat().st_size + 3000000
        tenths = own // 100000
        done = self.told()
        self.assertEqual(done.returncode, 0, done.stderr)
        whole = (own + 55000000) // 100000
        self.assertEqual(done.stdout, f"{whole // 10}.{whole % 10} MB, of which {tenths // 10}.{tenths % 10} MB are not Qt\n")

    def test_refuses_more_than_allowed(self):
        self.put("lib/rosa/libtinfo.so.6", 3)
        self.assertEqual(self.told("9").returncode, 0)
        done = self.told("3")
        self.assertEqual(done.returncode, 1)
        self.assertIn("more than 3 MB", done.stderr)


if __name__ == "__main__":
    unittest.main()
