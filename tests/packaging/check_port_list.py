#!/usr/bin/env python3
"""check_port_list.py [--list]: packaging/README.md lists all POSIX and Linux facilities used by core, app and widgets, with their files, and
no others. --list prints the facilities used."""

import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Calls are written ::name( throughout; those of zlib are not the system's. A few are customarily written without.
CALL = re.compile(r"(?<![\w>)\]:])::([a-z_][a-z0-9_]*)\s*\(")
ZLIB = re.compile(r"gz[a-z]+|inflate|compress2|uncompress2")
BARE = re.compile(
    r"(?<![\w:.>])(clock_gettime|execv\w*|fcntl|getppid|getrlimit|getrusage|inotify_\w+|mallopt|malloc_trim|memfd_create|mkostemp|"
    r"mkstemp|mlock|nanosleep|pipe2?|popen|prctl|pthread_\w+|sched_\w+|setrlimit|setsid|statvfs|sysconf|umask)\s*\(")
NAMES = re.compile(r"\b(environ|MSG_NOSIGNAL|O_PATH|O_TMPFILE|QDBusConnection|SCHED_IDLE|SOCK_CLOEXEC|SOCK_NONBLOCK|st_mtim)\b|"
                   r"\bstd::(signal)\(|\"(/proc|/sys)\b|\"(HOME|XDG_[A-Z_]+)\"|\"[^\"]*(\.so)\b")
HEADER = re.compile(r"#include <(arpa/|dirent\.h|dlfcn\.h|fcntl\.h|grp\.h|link\.h|linux/|malloc\.h|netdb\.h|netinet/|poll\.h|pthread\.h|pwd\.h|"
                    r"sched\.h|signal\.h|spawn\.h|sys/|termios\.h|unistd\.h)")


def used() -> dict[str, set[str]]:
    found = collections.defaultdict(set)
    for folder in ("core", "app", "widgets"):
        for path in sorted((ROOT / folder).rglob("*")):
            # What stands for the system's headers in web pages is no use of them.
            if path.suffix not in (".h", ".cpp", ".cu", ".cuh") or "stub" in path.parts:
                continue
            text = re.sub(r"(?<![:\"])//.*", "", path.read_text(encoding="utf-8"))
            names = {name for name in CALL.findall(text) if not ZLIB.fullmatch(name)} | set(BARE.findall(text))
            names |= {part for groups in NAMES.findall(text) for part in groups if part}
            if names or HEADER.search(text):
                found[path.relative_to(ROOT).as_posix()] = names
    return found


def listed() -> dict[str, set[str]]:
    """Rows of tables that list files in the first cell and facilities in the second."""
    found = collections.defaultdict(set)
    for line in (ROOT / "packaging/README.md").read_text(encoding="utf-8").splitlines():
        cells = line.split("|")
        if len(cells) > 3 and re.match(r"\s*`(core|app|widgets)/", cells[1]):
            for file in re.findall(r"`([^`]+)`", cells[1]):
                found[file] |= set(re.findall(r"`([^`]+)`", cells[2]))
    return found


def main() -> int:
    sources = used()
    if sys.argv[1:] == ["--list"]:
        for file, names in sources.items():
            print(file, *sorted(names))
        return 0
    readme, problems = listed(), 0
    for file in sorted(set(sources) | set(readme)):
        for name in sorted(sources.get(file, set()) - readme[file]):
            print(f"packaging/README.md: {file} uses {name}, which is not listed")
            problems += 1
        for name in sorted(readme[file] - sources.get(file, set())):
            print(f"packaging/README.md: {file} is said to use {name}, and does not")
            problems += 1
        if file in sources and not readme[file] and not sources[file]:
            print(f"packaging/README.md: {file} includes a POSIX header and is not listed")
            problems += 1
    return 1 if problems or not sources else 0


if __name__ == "__main__":
    sys.exit(main())
