#!/usr/bin/env bash
# Steps of a release, in this order; .github/workflows/release.yml calls them.
#
#   packaging/release.sh check [TAG]          compares the version of CMakeLists.txt, the newest one in releases.txt, and TAG (vVERSION)
#   packaging/release.sh build                builds deb, rpm, bundle, run, wheel and lab in build/packages, dated by the last commit
#   packaging/release.sh checksums FOLDER     checks that FOLDER contains each package of the version and no other file, and writes SHA256SUMS
#   packaging/release.sh verify FOLDER        the same, but compares with SHA256SUMS
#   packaging/release.sh notes                prints the notes of the version
#   packaging/release.sh draft TAG FOLDER     checks and verifies, then drafts a release with all files of FOLDER (needs gh and its token)
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(dirname "$here")
# shellcheck source=packaging/install.sh
source "$here/install.sh"
# The Flatpak is not among them: its runtime is a stand-in (packaging/README.md).
kinds=(deb rpm bundle run wheel lab)

usage() { sed -n 's/^#   //p' "${BASH_SOURCE[0]}"; }

version() { sed -nE 's/^project\(rosa VERSION ([0-9.]+).*/\1/p' "$root/CMakeLists.txt"; }

# newest: version and date of the first entry of releases.txt.
newest() { grep -m 1 -E '^[0-9]' "$here/releases.txt"; }

# entries: the notes of the version, a line each.
entries() { awk -v version="$(version)" '/^[0-9]/ { on = $1 == version; next } on && /^- /' "$here/releases.txt"; }

check()
{
    local version entry
    version=$(version)
    [[ -n $version ]] || die "CMakeLists.txt names no version"
    [[ $# == 0 || $1 == "v$version" ]] || die "the tag is $1, but the version in CMakeLists.txt is $version"
    entry=$(newest) || die "packaging/releases.txt names no version"
    [[ ${entry%% *} == "$version" ]] || die "the newest version in packaging/releases.txt is ${entry%% *}, that of CMakeLists.txt $version"
    if ! [[ $entry =~ ^[0-9.]+\ [0-9]{4}-[0-9]{2}-[0-9]{2}$ ]] || ! date -d "${entry#* }" > /dev/null 2>&1; then
        die "packaging/releases.txt: '$entry' is not a version and a date"
    fi
    [[ -n $(entries) ]] || die "packaging/releases.txt has no notes of version $version"
    say "Version $version of ${entry#* }."
}

build()
{
    local kind
    if [[ -n $(ls -A "$root/build/packages" 2> /dev/null) ]]; then die "build/packages contains files of an earlier build; remove them"; fi
    if [[ -z ${SOURCE_DATE_EPOCH:-} ]]; then
        SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct) || die "git does not tell the date of the last commit"
        export SOURCE_DATE_EPOCH
    fi
    say "Files are dated $(date -u -d "@$SOURCE_DATE_EPOCH" '+%F %T') UTC."
    for kind in "${kinds[@]}"; do "$here/package.sh" "$kind"; done
}

# packages FOLDER: the names of the packages, sorted. Dies if one is missing or a file is there that is none of them.
packages()
{
    local folder=$1 version part pattern found names=()
    version=$(version)
    local patterns=("rosa-$version-linux-x86_64.run" "rosa-$version-linux-x86_64.tar.zst" "rosa_workbench-$version-*.whl"
        "rosa-lab-$version-linux-x86_64.run" "rosa-lab-$version-linux-x86_64.tar.zst")
    for part in rosa rosa-film rosa-learn rosa-workbench; do patterns+=("${part}_${version}_*.deb" "$part-$version-*.rpm"); done
    for pattern in "${patterns[@]}"; do
        mapfile -t found < <(cd "$folder" && compgen -G "$pattern")
        ((${#found[@]} == 1)) || die "$folder contains ${#found[@]} files $pattern instead of one"
        names+=("${found[0]}")
    done
    for found in "$folder"/*; do
        found=${found##*/}
        [[ " ${names[*]} SHA256SUMS " == *" $found "* ]] || die "$folder/$found is not a package of version $version"
        [[ $found =~ ^[A-Za-z0-9._-]+$ ]] || die "$found: a release page would change this name"
    done
    printf '%s\n' "${names[@]}" | LC_ALL=C sort
}

checksums()
{
    local names
    names=$(packages "$1")
    (cd "$1" && xargs sha256sum -- <<< "$names" > SHA256SUMS.part && mv SHA256SUMS.part SHA256SUMS && cat SHA256SUMS)
}

verify()
{
    local names
    names=$(packages "$1")
    [[ $(sed -E 's/^[0-9a-f]{64} [ *]//' "$1/SHA256SUMS") == "$names" ]] || die "$1/SHA256SUMS does not list the packages of $1"
    (cd "$1" && sha256sum --check --strict --quiet SHA256SUMS) || die "packages differ from $1/SHA256SUMS"
    say "$(wc -l <<< "$names") packages agree with SHA256SUMS."
}

notes()
{
    entries
    printf '\nVerify downloads with %ssha256sum --check --ignore-missing SHA256SUMS%s.\n' '`' '`'
}

draft()
{
    local tag=$1 folder=$2
    check "$tag"
    verify "$folder"
    command -v gh > /dev/null || die "gh is not installed"
    gh release create "$tag" --draft --verify-tag --title "RoSA workbench $(version)" --notes "$(notes)" "$folder"/*
}

case "${1:-} $#" in
    "check 1" | "check 2") check "${@:2}" ;;
    "build 1") build ;;
    "checksums 2" | "verify 2")
        [[ -d $2 ]] || die "there is no folder $2"
        "$1" "$2"
        ;;
    "notes 1") notes ;;
    "draft 3") draft "$2" "$3" ;;
    "-h 1" | "--help 1" | "help 1") usage ;;
    *)
        usage >&2
        exit 2
        ;;
esac
