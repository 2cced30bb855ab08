#!/usr/bin/env python3
"""Tests packaging/release.sh in a copy of the tree that contains only what it reads, with stand-ins for package.sh, git and gh."""

import hashlib
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

PACKAGING = pathlib.Path(__file__).resolve().parents[2] / "packaging"
RELEASES = "# Notes\n\n1.2.0 2026-03-01\n- Second.\n- Third.\n\n1.1.0 2026-02-01\n- First.\n"
PACKAGES = ["rosa-1.2.0-1.x86_64.rpm", "rosa-1.2.0-linux-x86_64.run", "rosa-1.2.0-linux-x86_64.tar.zst", "rosa-film-1.2.0-1.x86_64.rpm",
            "rosa-film_1.2.0_amd64.deb", "rosa-lab-1.2.0-linux-x86_64.run", "rosa-lab-1.2.0-linux-x86_64.tar.zst",
            "rosa-learn-1.2.0-1.x86_64.rpm", "rosa-learn_1.2.0_amd64.deb", "rosa-workbench-1.2.0-1.x86_64.rpm",
            "rosa-workbench_1.2.0_amd64.deb", "rosa_1.2.0_amd64.deb", "rosa_workbench-1.2.0-py3-none-manylinux_2_35_x86_64.whl"]


class Release(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        (self.root / "packaging").mkdir()
        for name in ("release.sh", "install.sh"):
            shutil.copy(PACKAGING / name, self.root / "packaging" / name)
        self.write("CMakeLists.txt", "cmake_minimum_required(VERSION 3.25)\nproject(rosa VERSION 1.2.0 LANGUAGES CXX)\n")
        self.write("packaging/releases.txt", RELEASES)
        self.program("packaging/package.sh", 'echo "$1 $SOURCE_DATE_EPOCH" >> "$(dirname "$0")/built"')
        self.program("bin/git", '[ "$*" = "-C $GIT_ROOT log -1 --format=%ct" ] && echo 86400')
        self.program("bin/gh", 'printf "%s\\n" "$@" > "$GIT_ROOT/gh"')
        self.packages = self.root / "build/packages"
        self.packages.mkdir(parents=True)

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def program(self, name, body):
        self.write(name, f"#!/bin/sh\n{body}\n").chmod(0o755)

    def fill(self):
        for name in PACKAGES:
            (self.packages / name).write_text(name, encoding="utf-8")

    def release(self, *arguments):
        environment = dict(os.environ, PATH=f"{self.root}/bin:{os.environ['PATH']}", GIT_ROOT=str(self.root))
        environment.pop("SOURCE_DATE_EPOCH", None)
        return subprocess.run([self.root / "packaging/release.sh", *arguments], env=environment, capture_output=True, text=True, check=False)

    def good(self, *arguments):
        done = self.release(*arguments)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return done.stdout

    def bad(self, words, *arguments):
        done = self.release(*arguments)
        self.assertEqual(done.returncode, 1)
        self.assertIn(words, done.stderr)

    def test_check(self):
        self.assertEqual(self.good("check"), "==> Version 1.2.0 of 2026-03-01.\n")
        self.good("check", "v1.2.0")
        for tag in ("1.2.0", "v1.2", "v1.2.0-rc1", "v1.1.0", ""):
            self.bad(f"the tag is {tag}, but the version in CMakeLists.txt is 1.2.0", "check", tag)

    def test_check_reads_the_notes(self):
        for text, words in ((RELEASES.replace("1.2.0", "1.3.0"), "the newest version in packaging/releases.txt is 1.3.0"),
                            (RELEASES.replace("2026-03-01", "2026-02-30"), "is not a version and a date"),
                            (RELEASES.replace(" 2026-03-01", ""), "is not a version and a date"),
                            (RELEASES.replace("- Second.\n- Third.\n", ""), "has no notes of version 1.2.0"),
                            ("# Notes\n", "names no version")):
            self.write("packaging/releases.txt", text)
            self.bad(words, "check", "v1.2.0")

    def test_build(self):
        self.good("build")
        self.assertEqual((self.root / "packaging/built").read_text().splitlines(),
                         [f"{kind} 86400" for kind in ("deb", "rpm", "bundle", "run", "wheel", "lab")])

    def test_build_ends_with_the_first_failure(self):
        self.program("packaging/package.sh", '[ "$1" != rpm ] && echo "$1" >> "$(dirname "$0")/built"')
        self.assertNotEqual(self.release("build").returncode, 0)
        self.assertEqual((self.root / "packaging/built").read_text(), "deb\n")

    def test_build_needs_a_date_and_an_empty_folder(self):
        self.fill()
        self.bad("build/packages contains files of an earlier build", "build")
        shutil.rmtree(self.packages)
        self.program("bin/git", "exit 128")
        self.bad("git does not tell the date of the last commit", "build")
        self.assertFalse((self.root / "packaging/built").exists())

    def test_checksums(self):
        self.fill()
        self.good("checksums", str(self.packages))
        expected = "".join(f"{hashlib.sha256(name.encode()).hexdigest()}  {name}\n" for name in PACKAGES)
        self.assertEqual((self.packages / "SHA256SUMS").read_text(), expected)
        self.assertIn("13 packages agree with SHA256SUMS", self.good("verify", str(self.packages)))
        self.good("checksums", str(self.packages))
        self.assertEqual((self.packages / "SHA256SUMS").read_text(), expected)
        # As users of two of the files do.
        (self.root / "downloads").mkdir()
        for name in (PACKAGES[1], PACKAGES[-1], "SHA256SUMS"):
            shutil.copy(self.packages / name, self.root / "downloads" / name)
        check = subprocess.run(["sha256sum", "--check", "--ignore-missing", "SHA256SUMS"], cwd=self.root / "downloads", capture_output=True,
                               text=True, check=False)
        self.assertEqual((check.returncode, check.stdout), (0, f"{PACKAGES[1]}: OK\n{PACKAGES[-1]}: OK\n"))

    def test_checksums_need_each_package_and_no_other_file(self):
        self.fill()
        (self.packages / "rosa-1.1.0-linux-x86_64.run").write_text("old", encoding="utf-8")
        self.bad("rosa-1.1.0-linux-x86_64.run is not a package of version 1.2.0", "checksums", str(self.packages))
        (self.packages / "rosa-1.1.0-linux-x86_64.run").unlink()
        (self.packages / "rosa_1.2.0_arm64.deb").write_text("two", encoding="utf-8")
        self.bad("contains 2 files rosa_1.2.0_*.deb instead of one", "checksums", str(self.packages))
        (self.packages / "rosa_1.2.0_arm64.deb").unlink()
        (self.packages / PACKAGES[-1]).unlink()
        self.bad("contains 0 files rosa_workbench-1.2.0-*.whl instead of one", "checksums", str(self.packages))
        self.assertFalse((self.packages / "SHA256SUMS").exists())

    def test_checksums_need_names_that_a_release_page_keeps(self):
        self.fill()
        (self.packages / PACKAGES[0]).rename(self.packages / "rosa-1.2.0-1~rc.x86_64.rpm")
        self.bad("a release page would change this name", "checksums", str(self.packages))

    def test_verify(self):
        self.fill()
        self.good("checksums", str(self.packages))
        (self.packages / PACKAGES[3]).write_text("other", encoding="utf-8")
        self.bad("packages differ from", "verify", str(self.packages))
        sums = self.packages / "SHA256SUMS"
        sums.write_text("".join(sums.read_text().splitlines(True)[1:]), encoding="utf-8")
        self.bad("does not list the packages", "verify", str(self.packages))

    def test_notes(self):
        self.assertEqual(self.good("notes"), "- Second.\n- Third.\n\nVerify downloads with `sha256sum --check --ignore-missing SHA256SUMS`.\n")

    def test_draft(self):
        self.fill()
        self.good("checksums", str(self.packages))
        self.good("draft", "v1.2.0", str(self.packages))
        files = [str(self.packages / name) for name in sorted(["SHA256SUMS", *PACKAGES])]
        said = (self.root / "gh").read_text().splitlines()
        self.assertEqual(said[:6], ["release", "create", "v1.2.0", "--draft", "--verify-tag", "--title"])
        self.assertEqual(said[6:10], ["RoSA workbench 1.2.0", "--notes", "- Second.", "- Third."])
        self.assertEqual(sorted(said[-len(files):]), files)

    def test_draft_of_a_fault_is_not_made(self):
        self.fill()
        self.good("checksums", str(self.packages))
        self.bad("the tag is v1.3.0", "draft", "v1.3.0", str(self.packages))
        (self.packages / PACKAGES[0]).write_text("other", encoding="utf-8")
        self.bad("packages differ from", "draft", "v1.2.0", str(self.packages))
        self.assertFalse((self.root / "gh").exists())

    def test_usage(self):
        for arguments in ((), ("checksums",), ("draft", "v1.2.0"), ("build", "deb"), ("publish",)):
            done = self.release(*arguments)
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assertIn("packaging/release.sh check", done.stderr)


if __name__ == "__main__":
    unittest.main()
