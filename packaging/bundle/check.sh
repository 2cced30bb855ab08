#!/usr/bin/env bash
# check.sh FOLDER [GLIBC]: checks that a bundle contains no path of the build machine and needs no glibc newer than GLIBC (2.36, Debian 12).
set -euo pipefail
folder=$1
newest=${2:-2.36}
wrong=0
while IFS= read -r -d '' file; do
    readelf -h "$file" > /dev/null 2>&1 || continue
    highest=$(readelf -V "$file" 2> /dev/null | sed -nE 's/.*GLIBC_(2\.[0-9]+).*/\1/p' | sort -V | tail -n 1)
    if [[ -n $highest && $(printf '%s\n%s\n' "$highest" "$newest" | sort -V | tail -n 1) != "$newest" ]]; then
        echo "error: $file asks for glibc $highest" >&2
        wrong=1
    fi
done < <(find "$folder" -type f -print0)
# Files of the project only; other libraries contain their own build paths.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
for place in "$root" "$HOME/.cache/rosa"; do
    while IFS= read -r file; do
        echo "error: $file names $place" >&2
        wrong=1
    done < <(grep -rlF --binary-files=text -- "$place/" "$folder" || true)
done
exit "$wrong"
