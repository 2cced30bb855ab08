#!/usr/bin/env python3
"""Third-party notices and an SPDX 2.3 list of what a bundle holds, made from the packages that its files come from.

    notices.py --bundle FOLDER --version VERSION --out FOLDER [--wheels FOLDER] [--origins FILE]

writes THIRD-PARTY-NOTICES.txt and rosa.spdx.json. Every ELF file of the bundle except the project's own must be explained: by a line
"path in the bundle<TAB>path it was copied from" of --origins (which may also name files that are not ELF: fonts, say), by the RECORD
of a wheel in --wheels (where packaging/unpack_wheels.py put LibTorch), or by the Debian package that has a file of that name (of
several, the one whose file is the same). One that is not, or a component without a licence text, ends the program with 1. The same
input and SOURCE_DATE_EPOCH give the same files.
"""

import argparse
import csv
import dataclasses
import datetime
import email
import filecmp
import fnmatch
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys

OWN = ("rosa", "rosa-workbench", "librosa_*")
# Short names of Debian's machine-readable copyright files, as SPDX calls them.
SPDX_NAMES = {
    "Apache-2.0": "Apache-2.0", "Artistic": "Artistic-1.0-Perl", "BSD-2-clause": "BSD-2-Clause", "BSD-2-Clause": "BSD-2-Clause",
    "BSD-3-clause": "BSD-3-Clause", "BSD-3-Clause": "BSD-3-Clause", "BSL-1.0": "BSL-1.0", "Boost-1.0": "BSL-1.0",
    "CC0-1.0": "CC0-1.0", "Expat": "MIT", "GPL-2": "GPL-2.0-only", "GPL-2+": "GPL-2.0-or-later", "GPL-3": "GPL-3.0-only",
    "GPL-3+": "GPL-3.0-or-later", "ISC": "ISC", "LGPL-2": "LGPL-2.0-only", "LGPL-2+": "LGPL-2.0-or-later",
    "LGPL-2.1": "LGPL-2.1-only", "LGPL-2.1+": "LGPL-2.1-or-later", "LGPL-3": "LGPL-3.0-only", "LGPL-3+": "LGPL-3.0-or-later",
    "MIT": "MIT", "MPL-2": "MPL-2.0", "MPL-2.0": "MPL-2.0", "Zlib": "Zlib", "zlib": "Zlib",
}


@dataclasses.dataclass
class Component:
    name: str
    version: str
    purl: str
    declared: str  # SPDX expression, or NOASSERTION
    licences: list[str]  # as its package names them
    text: str
    homepage: str = ""
    is_compiled_in: bool = False
    files: set[str] = dataclasses.field(default_factory=set)  # in the bundle

    @property
    def spdx_id(self) -> str:
        return "SPDXRef-Package-" + re.sub(r"[^A-Za-z0-9.-]", "-", f"{self.name}-{self.version}")


def fail(message: str) -> None:
    sys.exit(f"notices.py: error: {message}")


def query(*arguments: str) -> str:
    """What dpkg-query prints; it ends with 1 where only some of the patterns are known."""
    return subprocess.run(["dpkg-query", *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False).stdout


def owners(pattern: str, like: pathlib.Path | None = None) -> set[str]:
    """Debian packages that have a path of that pattern; only those whose file equals `like`, and no development packages, where that
    leaves any."""
    found: dict[str, set[str]] = {}
    for line in query("-S", pattern).splitlines():
        packages, _, path = line.rpartition(": ")
        if packages and not packages.startswith("diversion") and re.match(r"/(usr/)?lib|/usr/share/", path):
            found.setdefault(path, set()).update(packages.split(", "))
    equal = [path for path in found if like and os.path.isfile(path) and filecmp.cmp(path, like, shallow=False)]
    names = {name for path in equal or found for name in found[path]}
    return {name for name in names if not name.split(":")[0].endswith("-dev")} or names


def owner_of_path(path: pathlib.Path) -> set[str]:
    """The owner of an original path; libraries are found under /lib or /usr/lib, and behind links of alternatives."""
    for candidate in (path, path.resolve()):
        text = str(candidate)
        for spelling in (text, text.removeprefix("/usr"), "/usr" + text):
            if found := owners(spelling):
                return found
    return set()


def dep5(text: str) -> tuple[str, list[str]]:
    """The licence of `Files: *` and all names of licences in a machine-readable copyright file; empty for others."""
    if not text.lstrip().startswith("Format:"):
        return "", []
    main, names = "", set()
    for stanza in re.split(r"\n\s*\n", text):
        found = re.search(r"^License:[ \t]*(\S.*)$", stanza, re.MULTILINE)
        if found:
            names.add(found[1].strip())
            if re.search(r"^Files:\s*\*\s*$", stanza, re.MULTILINE):
                main = found[1].strip()
    return main, sorted(names)


def debian_component(package: str, root: pathlib.Path) -> Component:
    fields = query("-W", "-f", "${Package}\t${Version}\t${Architecture}\t${Homepage}\n", package).strip().split("\t")
    if len(fields) < 3:
        fail(f"the Debian package {package} is not installed")
    name, version, architecture = fields[:3]
    copyright_file = root / "usr/share/doc" / name / "copyright"
    if not copyright_file.is_file():
        fail(f"{package} has no {copyright_file}")
    text = copyright_file.read_text(encoding="utf-8", errors="replace")
    main, names = dep5(text)
    purl = f"pkg:deb/debian/{name.replace('+', '%2B')}@{version.replace('+', '%2B').replace(':', '%3A')}?arch={architecture}"
    return Component(name, version, purl, SPDX_NAMES.get(main, "NOASSERTION"), names, text, fields[3] if len(fields) > 3 else "")


def wheel_components(wheels: pathlib.Path) -> dict[str, Component]:
    """Components by the name of each file that their RECORD lists."""
    by_file = {}
    for info in sorted(wheels.glob("*.dist-info")):
        meta = email.message_from_string((info / "METADATA").read_text(encoding="utf-8", errors="replace"))
        texts = [path for path in sorted(info.rglob("*")) if re.search(r"licen[cs]e|notice", path.name, re.IGNORECASE) and path.is_file()]
        if not texts:
            fail(f"{info} holds no licence; was the wheel unpacked by an earlier packaging/install.sh?")
        licence = meta["License-Expression"] or (meta["License"] or "").strip().split("\n")[0]
        text = "\n\n".join(path.read_text(encoding="utf-8", errors="replace").strip() for path in texts) + "\n"
        name, version = meta["Name"], meta["Version"]
        declared = SPDX_NAMES.get(licence, f"LicenseRef-{re.sub(r'[^A-Za-z0-9.-]', '-', name)}")
        component = Component(name, version, f"pkg:pypi/{name}@{version}", declared, [licence] if licence else [], text, meta["Home-page"] or "")
        for row in csv.reader((info / "RECORD").read_text(encoding="utf-8").splitlines()):
            by_file.setdefault(pathlib.PurePosixPath(row[0]).name, component)
    return by_file


def compiled_in(list_file: pathlib.Path, root: pathlib.Path) -> list[Component]:
    components = []
    for line in list_file.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        package, licence, name = re.split(r"\s{2,}", line.strip())
        component = debian_component(package, root)
        components.append(dataclasses.replace(component, name=name, declared=licence, is_compiled_in=True))
    return components


def foreign_files(bundle: pathlib.Path, origins: dict[str, str]) -> list[str]:
    """Paths in the bundle of what is not the project's own: ELF files, and whatever the origins name."""
    found = set()
    for path in bundle.rglob("*"):
        name = path.relative_to(bundle).as_posix()
        if path.is_symlink() or not path.is_file() or any(fnmatch.fnmatchcase(path.name, own) for own in OWN):
            continue
        with path.open("rb") as file:
            if name in origins or file.read(4) == b"\x7fELF":
                found.add(name)
    if missing := sorted(set(origins) - found):
        fail(f"--origins names files that the bundle lacks: {', '.join(missing)}")
    return sorted(found)


def collect(options: argparse.Namespace) -> list[Component]:
    origins = {}
    if options.origins:
        origins = dict(line.split("\t") for line in options.origins.read_text(encoding="utf-8").splitlines() if line)
    wheels = wheel_components(options.wheels) if options.wheels else {}
    debian: dict[str, Component] = {}
    unknown = []
    for name in foreign_files(options.bundle, origins):
        origin = pathlib.Path(origins[name]) if name in origins else None
        file_name = origin.name if origin else pathlib.PurePosixPath(name).name
        is_of_wheel = file_name in wheels and (origin is None or options.wheels.resolve() in origin.resolve().parents)
        if is_of_wheel:
            component = wheels[file_name]
        else:
            packages = owner_of_path(origin) if origin else owners("*/" + file_name, options.bundle / name)
            if len(packages) != 1:
                unknown.append(f"{name} ({', '.join(sorted(packages)) or 'no package has it'})")
                continue
            package = packages.pop()
            if package not in debian:
                debian[package] = debian_component(package, options.root)
            component = debian[package]
        component.files.add(name)
    if unknown:
        fail("not known which package these come from; name their origins with --origins: " + "; ".join(unknown))
    used = [one for one in {id(one): one for one in (*wheels.values(), *debian.values())}.values() if one.files]
    return sorted(used + compiled_in(options.compiled_in, options.root), key=lambda one: (one.name.lower(), one.version))


def notices_text(components: list[Component], version: str, root: pathlib.Path) -> str:
    lines = [f"RoSA workbench {version}: third-party notices", "",
             "The program itself is under the GNU General Public License, version 3; its text is in the file LICENSE. It comes with, or",
             "was compiled with, the following. What their packages say about copyright and licences follows the list.", ""]
    for one in components:
        lines.append(f"{one.name} {one.version}{' (compiled in)' if one.is_compiled_in else ''}: {'; '.join(one.licences) or one.declared}")
        lines += [f"    {name}" for name in sorted(one.files)]
    by_text: dict[str, list[str]] = {}  # packages of one source share their text
    for one in components:
        by_text.setdefault(one.text.strip(), []).append(f"{one.name} {one.version}")
    for text, names in by_text.items():
        lines += ["", "=" * 100, *names, "=" * 100, "", text]
    common = sorted({name.rstrip(".") for text in by_text for name in re.findall(r"/usr/share/common-licenses/([A-Za-z0-9.+-]+)", text)})
    for name in common:
        path = root / "usr/share/common-licenses" / name
        if path.is_file():
            lines += ["", "=" * 100, f"/usr/share/common-licenses/{name}", "=" * 100, "",
                      path.read_text(encoding="utf-8", errors="replace").strip()]
    return "\n".join(lines) + "\n"


def spdx_package(one: Component) -> dict:
    package = {
        "SPDXID": one.spdx_id, "name": one.name, "versionInfo": one.version, "downloadLocation": "NOASSERTION", "filesAnalyzed": False,
        "licenseConcluded": "NOASSERTION", "licenseDeclared": one.declared, "copyrightText": "NOASSERTION",
        "externalRefs": [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": one.purl}],
    }
    if one.licences:
        package["licenseComments"] = "Named by its package: " + "; ".join(one.licences)
    if re.match(r"https?://\S+$", one.homepage):
        package["homepage"] = one.homepage
    return package


def spdx_file(bundle: pathlib.Path, name: str) -> dict:
    content = (bundle / name).read_bytes()
    return {
        "SPDXID": "SPDXRef-File-" + hashlib.sha256(name.encode()).hexdigest()[:20], "fileName": "./" + name,
        "checksums": [{"algorithm": "SHA1", "checksumValue": hashlib.sha1(content).hexdigest()},
                      {"algorithm": "SHA256", "checksumValue": hashlib.sha256(content).hexdigest()}],
        "licenseConcluded": "NOASSERTION", "licenseInfoInFiles": ["NOASSERTION"], "copyrightText": "NOASSERTION",
    }


def spdx_document(components: list[Component], version: str, bundle: pathlib.Path) -> dict:
    root = "SPDXRef-Package-rosa-workbench"
    packages = [{"SPDXID": root, "name": "rosa-workbench", "versionInfo": version, "downloadLocation": "NOASSERTION",
                 "filesAnalyzed": False, "licenseConcluded": "GPL-3.0-or-later", "licenseDeclared": "GPL-3.0-or-later",
                 "copyrightText": "NOASSERTION", "supplier": "Organization: RoSA workbench contributors"}]
    files, relations = [], [("SPDXRef-DOCUMENT", "DESCRIBES", root)]
    for one in components:
        packages.append(spdx_package(one))
        relations.append((root, "STATIC_LINK" if one.is_compiled_in else "CONTAINS", one.spdx_id))
        for name in sorted(one.files):
            files.append(spdx_file(bundle, name))
            relations.append((files[-1]["SPDXID"], "GENERATED_FROM", one.spdx_id))  # copied, perhaps stripped
    extracted = [{"licenseId": one.declared, "name": "; ".join(one.licences) or one.name, "extractedText": one.text}
                 for one in components if one.declared.startswith("LicenseRef-")]
    moment = datetime.datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH") or datetime.datetime.now().timestamp()), datetime.timezone.utc)
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"rosa-workbench-{version}",
        "creationInfo": {"created": moment.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Tool: packaging/notices.py"]},
        "packages": packages, "files": files, "hasExtractedLicensingInfos": extracted,
        "relationships": [{"spdxElementId": a, "relationshipType": kind, "relatedSpdxElement": b} for a, kind, b in relations],
    }
    digest = hashlib.sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()
    document["documentNamespace"] = f"https://spdx.org/spdxdocs/rosa-workbench-{version}-{digest[:32]}"
    return document


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bundle", type=pathlib.Path, required=True)
    parser.add_argument("--version", required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--wheels", type=pathlib.Path, help="the folder with torch and the wheels' .dist-info")
    parser.add_argument("--origins", type=pathlib.Path)
    parser.add_argument("--compiled-in", type=pathlib.Path, default=pathlib.Path(__file__).with_name("compiled-in.txt"))
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path("/"), help="the system whose /usr/share/doc is read")
    options = parser.parse_args()
    components = collect(options)
    document = spdx_document(components, options.version, options.bundle)
    options.out.mkdir(parents=True, exist_ok=True)
    (options.out / "THIRD-PARTY-NOTICES.txt").write_text(notices_text(components, options.version, options.root), encoding="utf-8")
    (options.out / "rosa.spdx.json").write_text(json.dumps(document, indent=1, sort_keys=True, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except OSError as error:
        fail(str(error))
