#!/usr/bin/env python3
"""Unpacks chosen members of wheels: unpack_wheels.py WHEELS_FOLDER DESTINATION PATTERN…

Every pattern (as in the shell, `*` also crossing folders) must match at least one member. Only the standard library is used.
"""

import fnmatch
import pathlib
import shutil
import sys
import zipfile


def unpack(wheel: pathlib.Path, destination: pathlib.Path, patterns: list[str]) -> set[str]:
    """Unpacks what matches and returns the patterns that matched."""
    matched = set()
    with zipfile.ZipFile(wheel) as archive:
        for member in archive.infolist():
            hits = [pattern for pattern in patterns if fnmatch.fnmatchcase(member.filename, pattern)]
            path = pathlib.PurePosixPath(member.filename)
            if not hits or member.is_dir():
                continue
            if path.is_absolute() or ".." in path.parts:
                sys.exit(f"{wheel.name}: member {member.filename} points outside of the wheel")
            matched.update(hits)
            target = destination / path
            target.parent.mkdir(parents=True, exist_ok=True)
            with archive.open(member) as source, target.open("wb") as sink:
                shutil.copyfileobj(source, sink, 1 << 20)
    return matched


def main() -> None:
    folder, destination, patterns = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3:]
    left = set(patterns)
    for wheel in sorted(folder.glob("*.whl")):
        left -= unpack(wheel, destination, patterns)
    if left:
        sys.exit(f"no wheel in {folder} has {', '.join(sorted(left))}")


if __name__ == "__main__":
    try:
        main()
    except (OSError, zipfile.BadZipFile) as error:
        sys.exit(f"unpacking failed: {error}")
