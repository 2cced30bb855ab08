#!/usr/bin/env bash
# Tests the packages of build/packages in minimal Debian 12 roots made by debootstrap. Needs root and the network.
#
#   packaging/try_packages.sh deb [FOLDER]       installs, uses, upgrades from a lower version, removes, purges
#   packaging/try_packages.sh bundle [FOLDER]    unpacks below "/opt/a b/ü" and uses; libraries must be complete without installation
#   packaging/try_packages.sh run [FOLDER]       installs for a user, uses, uninstalls
#   packaging/try_packages.sh lab [FOLDER]       the lab edition: installs its .run for a user, uses, uninstalls
#   packaging/try_packages.sh rpm [FOLDER]       unpacks by rpm without dependency checks, and uses
#
# Screenshots of the views are written to FOLDER (build/tried).
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(dirname "$here")
# shellcheck source=packaging/install.sh
source "$here/install.sh"
packages=$root/build/packages
place=${ROSA_TRY_FOLDER:-/var/tmp/rosa-try}
edition=rosa  # rosa-lab: without the training core

# Libraries that any desktop provides; the bundle contains all others.
display_libraries=(libegl1 libgl1 libopengl0 libglx0 libx11-6 libx11-xcb1 libxcb1 libdrm2 libgbm1 libfontconfig1 libfreetype6)

usage() { sed -n 's/^#   //p' "${BASH_SOURCE[0]}"; }

# bare FOLDER: a fresh minimal root, unpacked from a cached one.
bare()
{
    mkdir -p "$place"
    if [[ ! -f $place/bare.tar ]]; then
        say "Creating a minimal Debian 12."
        local mirror
        # A host has one form of the list or the other; a form that is missing is no failure.
        mirror=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/*.{list,sources} 2> /dev/null |
            sed -nE 's/^(URIs:|deb( \[[^]]*\])?) +(http[^ ]*debian)\/? .*|^URIs: +(http[^ ]*)$/\3\4/p' | head -n 1) || true
        rm -rf "$place/first"
        debootstrap --variant=minbase bookworm "$place/first" ${mirror:+"$mirror"} > "$place/debootstrap.log" ||
            die "debootstrap failed; $place/debootstrap.log says why"
        # The package sources of the host, for its mirrors and credentials.
        rm -rf "$place/first/etc/apt/sources.list" && cp -a /etc/apt/. "$place/first/etc/apt/"
        cp -a /usr/share/keyrings/. "$place/first/usr/share/keyrings/"
        cp -L /etc/resolv.conf /etc/hosts "$place/first/etc/"
        chroot "$place/first" apt-get update -qq
        chroot "$place/first" useradd --create-home tester
        tar -C "$place/first" -cf "$place/bare.tar" .
        rm -rf "$place/first"
    fi
    leave "$1"
    rm -rf "$1"
    mkdir -p "$1"
    tar -C "$1" -xf "$place/bare.tar"
    cp -L /etc/resolv.conf /etc/hosts "$1/etc/"
    mount -t proc proc "$1/proc"
    mount -t tmpfs tmpfs "$1/tmp"
}

leave()
{
    local mounted
    for mounted in tmp proc; do
        ! mountpoint -q "$1/$mounted" || umount "$1/$mounted"
    done
}

# as_tester ROOT COMMAND…: runs without the environment of the caller.
as_tester() { chroot "$1" env -i HOME=/home/tester USER=tester LANG=C.UTF-8 PATH=/usr/local/bin:/usr/bin:/bin setpriv --reuid=tester --regid=tester --clear-groups bash -c "cd && $2"; }
install_in() { chroot "$1" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${@:2}" > "$place/apt.log" 2>&1 || die "apt-get failed; $place/apt.log says why"; }

# use ROOT BIN: tests the command, and the window both offscreen and with a display and window manager.
use()
{
    local bare=$1 bin=$2
    as_tester "$bare" "'$bin/rosa' doctor"
    if [[ $edition == rosa-lab ]]; then
        as_tester "$bare" "'$bin/rosa' lesson export all --site site"
    else
        as_tester "$bare" "'$bin/rosa' train --dataset cora --epochs 50 --no-baselines --quiet"
    fi
    say "The window, offscreen."
    as_tester "$bare" "QT_QPA_PLATFORM=offscreen '$bin/rosa-workbench' --self-test"
    say "The window on a display."
    install_in "$bare" xvfb xauth openbox
    as_tester "$bare" "xvfb-run -a -s '-screen 0 1280x800x24' bash -c \"openbox & '$bin/rosa-workbench' --self-test --pictures pictures\""
    mkdir -p "$out"
    cp -r "$bare/home/tester/pictures/." "$out/"
    say "Screenshots of the views are in $out."
}

# files_of ROOT: all files, except those left by apt, dpkg and the user.
files_of() { (cd "$1" && find . -xdev \( -path ./var -o -path ./home -o -path ./root -o -path ./tmp -o -path ./proc -o -path ./etc/ld.so.cache \) -prune -o -print | sort); }

try_deb()
{
    local bare=$place/deb before old deb
    bare "$bare"
    cp "$packages"/rosa*.deb "$bare/tmp/"
    say "Sizes: $(du -ch "$packages"/rosa*.deb | tr '\n' ' ')"
    # The same packages with a lower version, for the upgrade.
    old=$place/lower
    rm -rf "$old" && mkdir -p "$old" "$bare/tmp/lower"
    for deb in "$packages"/rosa*.deb; do
        dpkg-deb -R "$deb" "$old/tree"
        sed -i -E 's/^Version: .*/Version: 0.0.1/; s/\(= [0-9.]+\)/(= 0.0.1)/g' "$old/tree/DEBIAN/control"
        dpkg-deb -Znone -b "$old/tree" "$bare/tmp/lower/$(basename "$deb")" > /dev/null
        rm -rf "$old/tree"
    done
    before=$(files_of "$bare")
    say "Installing the lower version."
    SECONDS=0
    chroot "$bare" sh -c 'apt-get install -y -qq --no-install-recommends /tmp/lower/*.deb' > "$place/apt.log" 2>&1 ||
        die "apt-get failed; $place/apt.log says why"
    say "Installed in $SECONDS s with $(grep -c '^Setting up' "$place/apt.log") packages; the root takes $(du -shx "$bare" | cut -f1)."
    as_tester "$bare" "rosa train --dataset karate --epochs 5 --no-baselines --quiet"
    say "Upgrading."
    chroot "$bare" sh -c 'apt-get install -y -qq --no-install-recommends /tmp/rosa*.deb' > "$place/apt.log" 2>&1 || die "apt-get failed; $place/apt.log says why"
    [[ $(as_tester "$bare" "rosa --version") == "rosa $(sed -nE 's/^project\(rosa VERSION ([0-9.]+).*/\1/p' "$root/CMakeLists.txt")" ]] ||
        die "the upgrade left another version"
    as_tester "$bare" "rosa runs list"
    use "$bare" /usr/bin
    say "Removing and purging."
    chroot "$bare" apt-get purge -y -qq rosa rosa-learn rosa-workbench > "$place/apt.log" 2>&1
    chroot "$bare" apt-get purge -y -qq xvfb xauth openbox > "$place/apt.log" 2>&1
    chroot "$bare" apt-get autoremove --purge -y -qq > "$place/apt.log" 2>&1 || true
    if comm -13 <(printf '%s\n' "$before") <(files_of "$bare") | grep -i rosa; then die "these files were not removed"; fi
    [[ -n $(ls "$bare/home/tester/.local/share/rosa/runs") ]] || die "the runs of the user were removed"
    say "All files were removed; the runs were kept."
    leave "$bare"
}

# complete ROOT FOLDER: in a root without libraries, only those of the desktop are missing.
complete()
{
    local missing
    # Plug-ins are found by the search path of the programs, which ldd takes from the environment.
    missing=$(as_tester "$1" "ldd '$2'/bin/rosa '$2'/bin/rosa-workbench; export LD_LIBRARY_PATH='$2/lib/rosa'; find '$2/lib' -name '*.so*' -exec ldd {} + 2> /dev/null" |
        sed -nE 's/^\s*(\S+) => not found/\1/p' | sort -u)
    local allowed='^lib(EGL|GL|GLX|OpenGL|GLdispatch|gbm|drm|fontconfig|freetype|expat|X11|X11-xcb|xcb|Xau|Xdmcp)\.so|^libX'
    if grep -vE "$allowed" <<< "$missing"; then die "these libraries are missing in the bundle"; fi
    say "Libraries are complete, except for those of the desktop: $(tr '\n' ' ' <<< "$missing")"
}

unpack_bundle()
{
    mkdir -p "$1/opt/a b/ü"
    zstd -q -dc "$packages"/rosa-[0-9]*-linux-x86_64.tar.zst | tar -C "$1/opt/a b/ü" -xf -
}

try_bundle()
{
    local bare=$place/bundle inside
    bare "$bare"
    say "Size: $(du -h "$packages"/rosa-[0-9]*.tar.zst | cut -f1)"
    unpack_bundle "$bare"
    inside=$(cd "$bare" && echo opt/a\ b/ü/rosa-*)
    complete "$bare" "/$inside"
    as_tester "$bare" "'/$inside/bin/rosa' doctor"
    install_in "$bare" "${display_libraries[@]}"
    use "$bare" "/$inside/bin"
    leave "$bare"
}

try_run()
{
    local bare=$place/${1:-run}
    bare "$bare"
    cp "$packages/$edition"-[0-9]*.run "$bare/tmp/rosa.run"
    install_in "$bare" "${display_libraries[@]}"
    say "Size: $(du -h "$packages/$edition"-[0-9]*.run | cut -f1)"
    as_tester "$bare" "sh /tmp/rosa.run --quiet -- --prefix \"\$HOME/a b/ü\""
    use "$bare" "/home/tester/a b/ü/bin"
    [[ -f $bare/home/tester/.local/share/applications/org.rosa_workbench.RosaWorkbench.desktop ]] || die "there is no menu entry"
    as_tester "$bare" "'./a b/ü/uninstall.sh'"
    # What the user made, a page of the lesson "rosa" among it, stays.
    if find "$bare/home/tester" -iname '*rosa*' -not -path '*/.local/share/rosa*' -not -path '*/.config/*' -not -path '*/.cache/*' \
        -not -path "$bare/home/tester/site/*" | grep .; then
        die "these files were not removed"
    fi
    say "Nothing is left behind but the runs."
    leave "$bare"
}

try_lab()
{
    edition=rosa-lab
    try_run lab
}

try_rpm()
{
    local bare=$place/rpm package
    command -v rpm > /dev/null || die "rpm is not installed"
    bare "$bare"
    for package in "$packages"/rosa*.rpm; do
        rpm -qpi "$package" | sed -nE '/^(Name|Version|Size|License|Summary) /p'
        rpm -i --root "$bare" --nodeps "$package"
    done
    # The required libraries, from Debian.
    install_in "$bare" libzip4 libpugixml1v5 libsqlite3-0 libssl3 libutf8proc2 libmd4c0 libgomp1 liblinear4
    as_tester "$bare" "rosa doctor"
    as_tester "$bare" "rosa train --dataset cora --epochs 50 --no-baselines --quiet"
    leave "$bare"
}

[[ $(id -u) == 0 ]] || die "debootstrap and chroot need root"
command -v debootstrap > /dev/null || die "debootstrap is not installed"
out=$(realpath -m "${2:-$root/build/tried}")
case ${1:-} in
    deb | bundle | run | lab | rpm)
        trap 'leave "$place/$1"' EXIT
        "try_$1"
        say "$1: all of it passed."
        ;;
    -h | --help | help) usage ;;
    *)
        usage >&2
        exit 2
        ;;
esac
