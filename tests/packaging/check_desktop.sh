#!/usr/bin/env bash
# check_desktop.sh: the files installed by packaging/cmake/desktop.cmake pass the validators, and the three file types are recognised.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
fail() { echo "FAIL: $1" >&2; exit 1; }
for tool in desktop-file-validate appstreamcli update-mime-database gio rsvg-convert; do
    command -v "$tool" > /dev/null || fail "$tool was not found; packaging/packages-test.txt lists what the tests need"
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# A minimal project; its version is not in releases.txt.
cat > "$folder/CMakeLists.txt" << END
cmake_minimum_required(VERSION 3.25)
project(rosa VERSION 987.6.5 LANGUAGES NONE)
set(CMAKE_INSTALL_LIBDIR lib)
include(GNUInstallDirs)
$(grep '^set(ROSA_APP_ID ' "$root/CMakeLists.txt")
include($root/packaging/cmake/desktop.cmake)
END
SOURCE_DATE_EPOCH=86400 cmake -G Ninja -S "$folder" -B "$folder/build" -DCMAKE_INSTALL_PREFIX="$folder/usr" > "$folder/log" || fail "$(cat "$folder/log")"
cmake --build "$folder/build" --target all install > "$folder/log" || fail "$(cat "$folder/log")"
share=$folder/usr/share
name=org.rosa_workbench.RosaWorkbench

desktop-file-validate "$share/applications/$name.desktop"
appstreamcli validate --no-net "$share/metainfo/$name.metainfo.xml"
grep -q '<release version="987.6.5" date="1970-01-02"/>' "$share/metainfo/$name.metainfo.xml" || fail "the version is not in the metainfo"
grep -q '<release version="0.1.0" date="' "$share/metainfo/$name.metainfo.xml" || fail "releases.txt is not in the metainfo"
for size in 16 22 24 32 48 64 128 256 512; do
    png=$share/icons/hicolor/${size}x$size/apps/$name.png
    # Bytes 16 to 23 of a PNG are its width and height, big endian.
    [[ $(od -An -tu1 -j16 -N8 "$png" | tr -s ' ' ' ') == " 0 0 $((size / 256)) $((size % 256)) 0 0 $((size / 256)) $((size % 256))" ]] ||
        fail "$png is not $size pixels wide and high"
done
while read -r type; do
    [[ -s $share/icons/hicolor/scalable/mimetypes/${type/\//-}.svg ]] || fail "$type has no icon"
done < <(sed -n 's/.*<mime-type type="\(.*\)">/\1/p' "$share/mime/packages/$name.xml")

# Recognised by name, and binary types also by content.
cp /usr/share/mime/packages/freedesktop.org.xml "$share/mime/packages"
update-mime-database "$share/mime"
expect()
{
    local found
    found=$(XDG_DATA_HOME=$folder/none XDG_DATA_DIRS=$share gio info -a standard::content-type "$2" | sed -n 's/.*content-type: //p')
    [[ $found == "$1" ]] || fail "${2##*/} is taken for $found instead of $1"
}
record=$folder/run.sqlite
id=$(sed -n 's/.*kApplicationId = \(0x[0-9a-f]*\);.*/\1/p' "$root/core/record/schema.cpp")
python3 - "$record" "$id" << 'END'
import sqlite3, sys
record = sqlite3.connect(sys.argv[1])
record.execute(f"PRAGMA application_id = {int(sys.argv[2], 16)}")
record.execute("CREATE TABLE run (id)")
record.commit()
END
cp "$root/resources/datasets/cora.rosadata" "$folder/data.unknown"
cp "$record" "$folder/record.unknown"
echo 'lesson' > "$folder/a.rosalesson"
expect application/x-rosa-dataset "$root/resources/datasets/cora.rosadata"
expect application/x-rosa-dataset "$folder/data.unknown"
expect application/x-rosa-run "$record"
expect application/x-rosa-run "$folder/record.unknown"
expect application/x-rosa-lesson "$folder/a.rosalesson"
