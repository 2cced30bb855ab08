#!/usr/bin/env bash
# Builds packages of the workbench in build/packages.
#
#   packaging/package.sh deb        rosa, rosa-learn, rosa-workbench and rosa-film for Debian 12 and derivatives
#   packaging/package.sh rpm        the same as RPMs
#   packaging/package.sh bundle     a relocatable folder, as tar.zst
#   packaging/package.sh run        the same as a self-extracting installer for one user
#   packaging/package.sh flatpak    the bundle as a Flatpak
#   packaging/package.sh wheel      the command for Python, using the installed torch; with the CUDA plug-in if nvcc is found
#   packaging/package.sh lab        the lab edition, as tar.zst and .run: window and command without the training core and LibTorch
#   packaging/package.sh all        all of these
#
# Time stamps are SOURCE_DATE_EPOCH, or the last commit: builds are reproducible.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(dirname "$here")
# shellcheck source=packaging/install.sh
source "$here/install.sh"
packages=$root/build/packages
edition=rosa       # rosa-lab: without the training core
tree=$root/build   # what is packed was built here

usage() { sed -n 's/^#   //p' "${BASH_SOURCE[0]}"; }

version() { sed -nE 's/^project\(rosa VERSION ([0-9.]+).*/\1/p' "$root/CMakeLists.txt"; }

# build KIND…: builds the programs without tests, and installs the packaging tools.
build()
{
    install_packages "$here/packages.txt" <(packages_for "$@")
    install_libtorch cpu
    say "Building."
    cmake --preset release > /dev/null || die "the project cannot be configured; run cmake --preset release to see why"
    cmake --build --preset release --target rosa rosa_learn rosa-workbench rosa_film rosa_manual_pages rosa_workbench_manual rosa_icons ||
        die "the project does not build; the lines above say why"
    mkdir -p "$packages"
}

with_cpack()
{
    say "Packing ($1)."
    (cd "$root/build" && cpack -G "$1" --config CPackConfig.cmake) || die "CPack failed; the lines above say why"
}

# build_lab: builds the lab edition without tests.
build_lab()
{
    install_packages "$here/packages.txt" <(packages_for bundle run)
    say "Building the lab edition."
    cmake --preset lab > /dev/null || die "the project cannot be configured; run cmake --preset lab to see why"
    cmake --build --preset lab --target rosa rosa-workbench rosa_manual_pages rosa_workbench_manual rosa_icons ||
        die "the project does not build; the lines above say why"
    mkdir -p "$packages"
}

# bundle_folder FOLDER: the installed tree with all libraries except glibc and those of the display.
bundle_folder()
{
    local folder=$1 component wheels=()
    rm -rf "$folder"
    for component in command learn workbench; do
        cmake --install "$tree" --prefix "$folder" --strip --component "$component" > /dev/null
    done
    [[ $edition == rosa-lab ]] || wheels=(--wheels "$(libtorch_folder cpu)")
    rm -rf "$folder/share/lintian" "$folder"/share/doc/*/changelog.gz
    cmake -DFOLDER="$folder" -DORIGINS="$folder.origins" -P "$here/bundle/complete.cmake" || die "the bundle is incomplete"
    "$(command -v python3)" "$here/notices.py" --bundle "$folder" --version "$(version)" --out "$folder" \
        "${wheels[@]}" --origins "$folder.origins"
    rm -rf "$folder/share/doc/rosa-learn"
    cp "$root/LICENSE" "$folder/"
    "$here/bundle/check.sh" "$folder"
}

name() { printf '%s-%s-linux-x86_64\n' "$edition" "$(version)"; }

# sorted_tar FOLDER: writes a reproducible archive to standard output.
sorted_tar()
{
    tar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=gnu -C "$(dirname "$1")" -cf - "$(basename "$1")"
}

bundle()
{
    local folder
    folder=$root/build/bundle/$(name)
    bundle_folder "$folder"
    say "Packing (tar.zst)."
    sorted_tar "$folder" | zstd -q -19 -T0 -f -o "$packages/$(name).tar.zst"
}

run_file()
{
    [[ -d $root/build/bundle/$(name) ]] || bundle
    say "Packing (.run)."
    cp "$here/bundle/setup.sh" "$root/build/bundle/$(name)/setup.sh"
    makeself --quiet --gzip --complevel 9 --nox11 --sha256 --packaging-date "$(date -u -d "@$SOURCE_DATE_EPOCH")" \
        --tar-extra "--sort=name --mtime=@$SOURCE_DATE_EPOCH --owner=0 --group=0 --numeric-owner" \
        "$root/build/bundle/$(name)" "$packages/$(name).run" "RoSA workbench $(version)" ./setup.sh
    rm "$root/build/bundle/$(name)/setup.sh"
}

# pack_lab: builds and packs the lab edition. In a shell of its own, in which a failure ends it: behind && it would not.
pack_lab()
(
    edition=rosa-lab
    tree=$root/build-lab
    build_lab
    bundle
    "$here/bundle/size.sh" "$root/build/bundle/$(name)" 40 || die "the lab edition has grown"
    run_file
)

# wheel: includes the CUDA plug-in if it can be built.
wheel()
{
    local cuda=()
    if find_nvcc > /dev/null; then
        "$here/bootstrap.sh" cuda --link-only || die "the CUDA plug-in does not build; the lines above say why"
        cuda=("$root/build-cuda")
    else
        say "nvcc was not found: this wheel has no CUDA plug-in and runs on the CPU only."
    fi
    say "Packing (wheel)."
    "$here/wheel/make.sh" "$root/build" "$packages" "${cuda[@]}"
}

cd "$root"
if [[ -z ${SOURCE_DATE_EPOCH:-} ]]; then
    SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2> /dev/null) || SOURCE_DATE_EPOCH=$(stat -c %Y CMakeLists.txt)
fi
export SOURCE_DATE_EPOCH
umask 022

make_one()
{
    case $1 in
        deb) with_cpack DEB ;;
        rpm) with_cpack RPM ;;
        bundle) bundle ;;
        run) run_file ;;
        flatpak)
            [[ -f $packages/$(name).tar.zst ]] || bundle
            "$here/flatpak/make.sh" "$packages/$(name).tar.zst" "$packages"
            ;;
        wheel) wheel ;;
        lab) pack_lab ;;
    esac
}

case ${1:-} in
    deb | rpm | bundle | run | flatpak | wheel)
        build "$1"
        make_one "$1"
        ;;
    lab) make_one lab ;;
    all)
        kinds=(deb rpm bundle run flatpak wheel lab)
        build "${kinds[@]}"
        for kind in "${kinds[@]}"; do make_one "$kind"; done
        ;;
    -h | --help | help)
        usage
        exit
        ;;
    *)
        usage >&2
        exit 2
        ;;
esac
say "In build/packages:"
ls -l "$packages"
