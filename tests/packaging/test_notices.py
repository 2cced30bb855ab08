#!/usr/bin/env python3
"""Tests packaging/notices.py with a small bundle: a Debian library, one of a wheel, one of the project, and an unknown one."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

PROGRAM = pathlib.Path(__file__).resolve().parents[2] / "packaging/notices.py"
DPKG_QUERY = """#!/bin/sh
case "$*" in
    "-S */libone.so.1") echo "libone1:amd64: /usr/lib/x86_64-linux-gnu/libone.so.1" ;;
    "-S /usr/share/fonts/two.ttf") echo "fonts-two: /usr/share/fonts/two.ttf" ;;
    *libone1:amd64) printf 'libone1\\t1:2.0+b1\\tamd64\\thttps://one.example\\n' ;;
    *fonts-two) printf 'fonts-two\\t3-1\\tall\\t\\n' ;;
    *header-dev) printf 'header-dev\\t4.5\\tall\\t\\n' ;;
    *) exit 1 ;;
esac
"""
ONE = """Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

Files: *
License: LGPL-2.1+
 See /usr/share/common-licenses/LGPL-2.1.

Files: debian/*
License: Expat
"""


class Notices(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.write("bin/dpkg-query", DPKG_QUERY).chmod(0o755)
        self.write("root/usr/share/doc/libone1/copyright", ONE)
        self.write("root/usr/share/doc/fonts-two/copyright", "Terms of the font.")
        self.write("root/usr/share/doc/header-dev/copyright", "Terms of the header.")
        self.write("root/usr/share/common-licenses/LGPL-2.1", "The text of the LGPL.")
        self.write("wheels/wheel-9.dist-info/METADATA", "Name: wheel\nVersion: 9\nLicense: House rules\n\nLicense: not this\n")
        self.write("wheels/wheel-9.dist-info/RECORD", "wheel/lib/libwheel.so,sha256=x,5\n")
        self.write("wheels/wheel-9.dist-info/licenses/LICENSE", "Terms of the wheel.")
        self.write("compiled-in.txt", "# comment\nheader-dev  Apache-2.0 OR MIT  A header\n")
        self.write("origins", "share/two.ttf\t/usr/share/fonts/two.ttf\n")
        for library in ("libone.so.1", "libwheel.so", "librosa_learn.so"):
            self.write(f"bundle/lib/{library}", "\x7fELF" + library)
        self.write("bundle/share/two.ttf", "font")
        self.write("bundle/share/text", "no library")

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def run_program(self, out="out"):
        environment = dict(os.environ, PATH=f"{self.folder}/bin:{os.environ['PATH']}", SOURCE_DATE_EPOCH="86400")
        options = {"bundle": "bundle", "out": out, "wheels": "wheels", "origins": "origins", "compiled-in": "compiled-in.txt", "root": "root"}
        command = [sys.executable, str(PROGRAM), "--version", "1.2"]
        for name, value in options.items():
            command += [f"--{name}", str(self.folder / value)]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    def test_names_what_the_bundle_holds(self):
        done = self.run_program()
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        text = (self.folder / "out/THIRD-PARTY-NOTICES.txt").read_text(encoding="utf-8")
        for part in ("libone1 1:2.0+b1: Expat; LGPL-2.1+\n    lib/libone.so.1\n", "fonts-two 3-1: NOASSERTION\n    share/two.ttf\n",
                     "wheel 9: House rules\n    lib/libwheel.so\n", "A header 4.5 (compiled in): Apache-2.0 OR MIT\n", "Terms of the font.",
                     "Terms of the wheel.", "Terms of the header.", "The text of the LGPL."):
            self.assertIn(part, text)
        self.assertNotIn("librosa_learn", text)

        document = json.loads((self.folder / "out/rosa.spdx.json").read_text(encoding="utf-8"))
        self.assertEqual(document["creationInfo"]["created"], "1970-01-02T00:00:00Z")
        declared = {package["name"]: package["licenseDeclared"] for package in document["packages"]}
        self.assertEqual(declared, {"rosa-workbench": "GPL-3.0-or-later", "A header": "Apache-2.0 OR MIT", "fonts-two": "NOASSERTION",
                                    "libone1": "LGPL-2.1-or-later", "wheel": "LicenseRef-wheel"})
        self.assertEqual([one["extractedText"] for one in document["hasExtractedLicensingInfos"]], ["Terms of the wheel.\n"])
        self.assertEqual(sorted(one["fileName"] for one in document["files"]), ["./lib/libone.so.1", "./lib/libwheel.so", "./share/two.ttf"])
        known = {"SPDXRef-DOCUMENT"} | {one["SPDXID"] for one in document["packages"] + document["files"]}
        for relation in document["relationships"]:
            self.assertLessEqual({relation["spdxElementId"], relation["relatedSpdxElement"]}, known)

    def test_is_the_same_again(self):
        self.run_program()
        self.run_program("again")
        for name in ("THIRD-PARTY-NOTICES.txt", "rosa.spdx.json"):
            self.assertEqual((self.folder / "out" / name).read_bytes(), (self.folder / "again" / name).read_bytes())

    def test_refuses_a_library_that_nobody_has(self):
        self.write("bundle/lib/libstray.so", "\x7fELF")
        done = self.run_program()
        self.assertEqual(done.returncode, 1)
        self.assertIn("lib/libstray.so (no package has it)", done.stderr)
        self.assertFalse((self.folder / "out").exists())

    def test_refuses_a_wheel_without_licence(self):
        (self.folder / "wheels/wheel-9.dist-info/licenses/LICENSE").unlink()
        done = self.run_program()
        self.assertEqual(done.returncode, 1)
        self.assertIn("wheel-9.dist-info holds no licence", done.stderr)


if __name__ == "__main__":
    unittest.main()
