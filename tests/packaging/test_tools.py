#!/usr/bin/env python3
"""No test is skipped, or fails, for want of a program: what tests start is installed by packaging/bootstrap.sh test and by .ci/run, and a test is
skipped only where the machine or the file system lacks something that no package brings. Browsers, of 600 MB, are installed by .ci/run alone."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
LISTS = ("packages.txt", "packages-test.txt")

# Programs that tests start, and the packages that have them. "": part of any Debian.
TOOLS = {
    "Xvfb": "xvfb", "appstreamcli": "appstream", "bash": "", "cp": "", "dbus-daemon": "dbus-daemon", "desktop-file-validate": "desktop-file-utils",
    "gio": "libglib2.0-bin", "man": "man-db", "node": "nodejs", "openbox": "openbox", "pdflatex": "texlive-latex-base", "pdftotext": "poppler-utils",
    "python3": "python3", "rsvg-convert": "librsvg2-bin", "update-mime-database": "shared-mime-info", "xprop": "x11-utils",
}
# What a skipped test may say: the machine, its system, or the way in which the test was started lacks something.
REASONS = {
    "device.error().text().c_str()",  # no GPU
    "needs a platform with OpenGL", "needs a platform without OpenGL",  # run on screen and offscreen
    "ROSA_TEST_PROCESSOR names none", "this LibTorch came without oneDNN's product", "this processor's mode is set in another way",
    "the system does not say", "no file without a name can be made here", "this file system gives every file a name",
    "there is a session's folder, which comes first", "the next copy replaces it",
    "this build has no module of web pages",  # ROSA_WEB_MODULE is empty
    "the published files are not here",  # ROSA_SHARED_DIR
}

# Tests of pages are skipped without these.
BROWSERS = {"chromium": "chromium", "chromedriver": "chromium-driver", "firefox-esr": "firefox-esr"}

STARTED = re.compile(r'(?:findExecutable|\.start|->start|::execute|::startDetached|startCommand)\(\s*QStringLiteral\("([\w.+-]+)"')
SKIPPED = re.compile(r'QSKIP\(\s*"?(.*?)"?\s*\);', re.DOTALL)
SHELL = re.compile(r"\bcommand -v ([\w.-]+)|\bfor tool in ([\w. -]+);|\b(Xvfb|openbox|xprop) -")
CMAKE = re.compile(r"find_program\(\w+ ([\w.-]+)|add_test\(NAME \w+ COMMAND (\w+) ")


def packages(root: pathlib.Path, lists=LISTS) -> set[str]:
    lines = "\n".join((root / "packaging" / name).read_text(encoding="utf-8") for name in lists).splitlines()
    return {line.partition("#")[0].strip() for line in lines} - {""}


def tools_in(path: pathlib.Path, text: str) -> set[str]:
    pattern = {".cpp": STARTED, ".h": STARTED, ".sh": SHELL, ".txt": CMAKE}.get(path.suffix)
    if pattern is None:
        return set()
    found = {word for match in pattern.finditer(text) for group in match.groups() if group for word in group.split()}
    # Programs of the build itself.
    return found - {"rosa_fuzz"} if path.suffix == ".txt" else found


def faults(root: pathlib.Path, tools: dict[str, str], reasons: set[str]) -> list[str]:
    """What is wrong in the folder tests of a tree."""
    found, started, said, installed = [], set(), set(), packages(root)
    for path in sorted((root / "tests").rglob("*")):
        if path.suffix not in (".cpp", ".h", ".sh", ".txt") or "corpus" in path.parts:
            continue
        text = path.read_text(encoding="utf-8", errors="replace")
        name = path.relative_to(root).as_posix()
        for tool in sorted(tools_in(path, text)):
            started.add(tool)
            if tool not in tools:
                found.append(f"{name} starts {tool}: which package has it?")
            elif tools[tool] and tools[tool] not in installed:
                found.append(f"{name} starts {tool}, and no list has {tools[tool]}")
        for reason in SKIPPED.findall(text):
            said.add(reason)
            if reason not in reasons:
                found.append(f"{name} is skipped: {reason}")
        if path.suffix == ".sh" and "exit 77" in text:
            found.append(f"{name} exits with 77")
    found += [f"no test starts {tool}" for tool in sorted(set(tools) - started)]
    return found + [f"no test is skipped: {reason}" for reason in sorted(reasons - said)]


class Tools(unittest.TestCase):
    def test_are_installed(self):
        self.assertEqual(faults(ROOT, TOOLS, REASONS), [])

    def test_lists_are_installed_where_tests_run(self):
        words = (ROOT / ".ci/run").read_text(encoding="utf-8")
        installing = next(line for line in words.splitlines() if line.startswith("install_packages "))
        built = re.search(r"^build_tests\(\)\n\{\n\s+install_packages (.*)$", (ROOT / "packaging/bootstrap.sh").read_text(encoding="utf-8"),
                          re.MULTILINE)
        for name in LISTS:
            self.assertIn(f"packaging/{name}", installing)
            self.assertIn(f"/{name}\"", built[1])

    def test_browsers_are_installed_by_ci(self):
        words, driver = (ROOT / ".ci/run").read_text(encoding="utf-8"), (ROOT / "tests/web/browser.py").read_text(encoding="utf-8")
        self.assertIn("packaging/packages-ci.txt", next(line for line in words.splitlines() if line.startswith("install_packages ")))
        self.assertIn("ROSA_AXE=$(install_axe)", words)
        for program, package in BROWSERS.items():
            self.assertIn(f'shutil.which("{program}")', driver)
            self.assertIn(package, packages(ROOT, ["packages-ci.txt"]))

    @unittest.skipUnless(shutil.which("dpkg-query"), "not a Debian system")
    def test_packages_have_the_tools(self):
        for tool, package in TOOLS.items():
            path = shutil.which(tool)
            if not package or not path or path != f"/usr/bin/{tool}":
                continue
            owner = subprocess.run(["dpkg-query", "--search", path], capture_output=True, text=True, check=False).stdout
            with self.subTest(tool):
                self.assertIn(package, [line.partition(":")[0] for line in owner.splitlines()])


class Faults(unittest.TestCase):
    """Each fault is found in a tree that has no other."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        for name, text in (("packaging/packages.txt", "g++\n"), ("packaging/packages-test.txt", "poppler-utils  # pdftotext\n"),
                           ("tests/tst_a.cpp", 'QProcess p;\np.start(QStringLiteral("pdftotext"), {});\nQSKIP("no GPU");\n')):
            self.write(name, text)

    def write(self, name: str, text: str):
        path = self.root / name
        os.makedirs(path.parent, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def expect(self, *expected: str):
        self.assertEqual(faults(self.root, {"pdftotext": "poppler-utils"}, {"no GPU"}), list(expected))

    def test_none(self):
        self.expect()

    def test_unknown_tool(self):
        self.write("tests/tst_b.h", 'QStandardPaths::findExecutable(QStringLiteral("pdflatex"))')
        self.write("tests/check.sh", "command -v fish > /dev/null\n")
        self.write("tests/CMakeLists.txt", "find_program(ROSA_XVFB Xvfb)\n")
        self.expect("tests/CMakeLists.txt starts Xvfb: which package has it?", "tests/check.sh starts fish: which package has it?",
                    "tests/tst_b.h starts pdflatex: which package has it?")

    def test_package_that_is_not_installed(self):
        self.write("packaging/packages-test.txt", "# poppler-utils\n")
        self.expect("tests/tst_a.cpp starts pdftotext, and no list has poppler-utils")

    def test_another_reason(self):
        self.write("tests/tst_b.cpp", 'if (reader.isEmpty())\n    QSKIP("pdftotext is not installed");\n')
        self.write("tests/check.sh", "true || exit 77\n")
        self.expect("tests/check.sh exits with 77", "tests/tst_b.cpp is skipped: pdftotext is not installed")

    def test_what_is_no_longer_there(self):
        self.write("tests/tst_a.cpp", "")
        self.expect("no test starts pdftotext", "no test is skipped: no GPU")


if __name__ == "__main__":
    unittest.main()
