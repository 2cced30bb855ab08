#!/usr/bin/env bash
# make_icons.sh [FOLDER]: converts the SVGs of resources/icons to the icons of the Windows and macOS packages in packaging/windows and
# packaging/macos (or FOLDER/windows and FOLDER/macos). Needs the Debian packages librsvg2-bin icoutils icnsutils. The icons are
# committed, because hosted Windows and macOS builders lack these tools; run this after changing an SVG.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
icons=$here/../resources/icons
target=${1:-$here}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for tool in rsvg-convert icotool png2icns; do
    command -v "$tool" > /dev/null || { echo "error: $tool was not found; install librsvg2-bin icoutils icnsutils" >&2 && exit 1; }
done
mkdir -p "$target/windows" "$target/macos"

# make SVG NAME: writes NAME.ico and NAME.icns
make()
{
    local size
    for size in 16 24 32 48 64 128 256 512; do
        rsvg-convert --width $size --height $size --output "$folder/$size.png" "$icons/$1.svg"
    done
    # Large icons as PNG, which Windows supports, take a tenth of the size.
    icotool --create --output "$target/windows/$2.ico" "$folder"/{16,24,32,48}.png --raw="$folder/64.png" --raw="$folder/256.png"
    png2icns "$target/macos/$2.icns" "$folder"/{16,32,128,256,512}.png > /dev/null
}
make rosa-workbench rosa-workbench
make application-x-rosa-dataset rosa-dataset
