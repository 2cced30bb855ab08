#!/usr/bin/env bash
# Builds the Flatpak from the relocatable bundle, offline, and tests the command in it.
#
#   packaging/flatpak/make.sh BUNDLE.tar.zst OUT_DIR [WORK_DIR]
#
# Uses the runtime of the manifest if it is installed system-wide. Otherwise a substitute is made from the distribution (debootstrap, as
# root) and cached in WORK_DIR: this tests the manifest and the libraries of the bundle, but not the real runtime; the output and the
# file name state it. Needs flatpak, flatpak-builder, dbus, zstd; does not change the Flatpak installation of the user.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=packaging/install.sh
source "$here/../install.sh"
[[ ($# == 2 || $# == 3) && -f $1 ]] || die "use: packaging/flatpak/make.sh BUNDLE.tar.zst OUT_DIR [WORK_DIR]"
for tool in flatpak flatpak-builder dbus-run-session zstd; do
    command -v "$tool" > /dev/null || die "$tool is not installed"
done
bundle=$(realpath "$1")
mkdir -p "$2"
out=$(realpath "$2")
work=${3:-$(mktemp -d)}
mkdir -p "$work"
work=$(realpath "$work")
[[ -n ${3:-} ]] || trap 'rm -rf "$work"' EXIT
id=org.rosa_workbench.RosaWorkbench
manifest=$work/build/$id.yml
export FLATPAK_USER_DIR=$work/user  # only system-wide installations are visible besides

field()  # field NAME: value in the manifest
{
    sed -n "s/^$1: *'\{0,1\}\([^' ]*\).*/\1/p" "$here/$id.yml"
}
platform=$(field runtime)
sdk=$(field sdk)
branch=$(field runtime-version)

# The substitute runtime from packages of the distribution, as platform and SDK in one.
stand_in=org.rosa_workbench.StandIn
make_stand_in()
{
    if [[ ! -e $work/root.done ]]; then
        command -v debootstrap > /dev/null || die "debootstrap is not installed, and neither is $platform//$branch"
        say "Making a stand-in for $platform//$branch from the distribution"
        rm -rf "$work/root"
        as_root debootstrap --variant=minbase \
            --include=ca-certificates,libegl1,libopengl0,libgl1,libgl1-mesa-dri,libx11-6,libx11-xcb1,libxcb1,libdrm2,libfontconfig1 \
            bookworm "$work/root" > "$work/debootstrap.log" || die "debootstrap failed: $(tail -n 1 "$work/debootstrap.log")"
        touch "$work/root.done"
    fi
    rm -rf "$work/runtime"
    mkdir -p "$work/runtime/files"  # required, although empty
    cp -a "$work/root/usr" "$work/runtime/usr"
    cp -a "$work/root/etc" "$work/runtime/usr/etc"
    printf '[Runtime]\nname=%s\nruntime=%s/x86_64/%s\nsdk=%s/x86_64/%s\n' \
        "$stand_in" "$stand_in" "$branch" "$stand_in" "$branch" > "$work/runtime/metadata"
    flatpak build-export --runtime --disable-sandbox "$work/runtimes" "$work/runtime" "$branch" > /dev/null
    rm -rf "$work/runtime"
}

rm -rf "$work/build"
mkdir -p "$work/build/bundle"
tar -C "$work/build/bundle" --zstd --strip-components=1 -xf "$bundle"
version=$("$work/build/bundle/bin/rosa" --version | grep -o '[0-9][0-9.]*' | head -n 1)
[[ -n $version ]] || die "the bundle's rosa does not tell its version"
target=$out/rosa-$version-linux-x86_64.flatpak

if flatpak info "$sdk//$branch" > /dev/null 2>&1 && flatpak info "$platform//$branch" > /dev/null 2>&1; then
    cp "$here/$id.yml" "$manifest"
else
    target=${target%.flatpak}-stand-in-runtime.flatpak
    if ! flatpak --user info "$stand_in//$branch" > /dev/null 2>&1; then
        make_stand_in
        flatpak --user remote-add --if-not-exists --no-gpg-verify stand-in "$work/runtimes"
        flatpak --user install --noninteractive stand-in "$stand_in//$branch" > /dev/null
    fi
    # The substitute has no tool to compose the AppStream metainfo.
    sed -e "s/^\(runtime\|sdk\): .*/\1: $stand_in/" -e "1i appstream-compose: false" "$here/$id.yml" > "$manifest"
fi

(cd "$work/build" && dbus-run-session -- flatpak-builder --user --disable-rofiles-fuse --disable-download --force-clean \
    --state-dir="$work/state" --repo="$work/build/repository" tree "$manifest") > "$work/build/log" 2>&1 ||
    die "flatpak-builder failed: $(tail -n 3 "$work/build/log")"
flatpak build-bundle "$work/build/repository" "$target" "$id"
say "$(du -m "$target" | cut -f1) MB: $target"

# Installs the file into a separate installation and tests it.
flatpak --user uninstall --noninteractive "$id" > /dev/null 2>&1 || true
flatpak --user install --noninteractive "$target" > /dev/null
in_sandbox()  # in_sandbox COMMAND…: messages of the session bus are shown only after a failure
{
    dbus-run-session -- flatpak --user run --env=QT_QPA_PLATFORM=offscreen --command="$1" "$id" "${@:2}" 2> "$work/build/said" ||
        die "$1 failed in the Flatpak: $(cat "$work/build/said")"
}
in_sandbox rosa --version
in_sandbox rosa doctor
in_sandbox rosa-workbench --self-test
if [[ $target == *stand-in* ]]; then
    say "Built and run with a stand-in runtime made from the distribution; $platform//$branch itself was not tried."
fi
