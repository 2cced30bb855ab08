#!/usr/bin/env python3
"""Writes a wheel from a folder that is laid out as one.

    pack.py FOLDER OUT_FOLDER --name rosa-workbench --version VERSION --tag TAG

FOLDER holds the packages, NAME-VERSION.dist-info with METADATA, and perhaps NAME-VERSION.data; WHEEL and RECORD are added. Members are
in alphabetic order (those of .dist-info last, as archivers of wheels do), dated SOURCE_DATE_EPOCH, readable by all, and executable by
all where they are by their owner: the same input gives the same file. Prints the path of the wheel.
"""

import argparse
import base64
import hashlib
import os
import pathlib
import stat
import sys
import time
import zipfile

EARLIEST = 315532800  # 1980, when time begins for zip


def record_line(name: str, content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    quoted = '"' + name.replace('"', '""') + '"' if set(name) & set(',"') else name
    return f"{quoted},sha256={digest},{len(content)}\n"


def members(folder: pathlib.Path, dist_info: str) -> list[tuple[str, bytes, int]]:
    """Name, content and mode of each file."""
    found = []
    for path in folder.rglob("*"):
        if path.is_symlink():
            sys.exit(f"pack.py: error: {path} is a link, which a wheel cannot hold")
        if path.is_file():
            mode = 0o755 if path.stat().st_mode & stat.S_IXUSR else 0o644
            found.append((path.relative_to(folder).as_posix(), path.read_bytes(), mode))
    return sorted(found, key=lambda member: (member[0].startswith(dist_info + "/"), member[0]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--name", required=True)
    parser.add_argument("--version", required=True)
    parser.add_argument("--tag", required=True, help="python-abi-platform")
    options = parser.parse_args()

    stem = f"{options.name.replace('-', '_')}-{options.version}"
    dist_info = f"{stem}.dist-info"
    if not (options.folder / dist_info / "METADATA").is_file():
        sys.exit(f"pack.py: error: {options.folder} has no {dist_info}/METADATA")
    content = members(options.folder, dist_info)
    wheel = f"Wheel-Version: 1.0\nGenerator: packaging/wheel/pack.py\nRoot-Is-Purelib: false\nTag: {options.tag}\n"
    content.append((f"{dist_info}/WHEEL", wheel.encode(), 0o644))
    record = "".join(record_line(name, data) for name, data, _ in content) + f"{dist_info}/RECORD,,\n"
    content.append((f"{dist_info}/RECORD", record.encode(), 0o644))

    moment = time.gmtime(max(EARLIEST, int(os.environ.get("SOURCE_DATE_EPOCH") or time.time())))[:6]
    options.out.mkdir(parents=True, exist_ok=True)
    target = options.out / f"{stem}-{options.tag}.whl"
    part = target.with_suffix(".part")
    with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data, mode in content:
            info = zipfile.ZipInfo(name, moment)
            info.create_system = 3  # Unix, whose modes follow
            info.external_attr = (stat.S_IFREG | mode) << 16
            archive.writestr(info, data, zipfile.ZIP_DEFLATED, 9)
    part.replace(target)
    print(target)


if __name__ == "__main__":
    try:
        main()
    except OSError as error:
        sys.exit(f"pack.py: error: {error}")
