#!/usr/bin/env bash
# check.sh FOLDER [GLIBC]: a bundle names no folder of the machine that made it, and asks for no glibc after 2.36 (Debian 12), or GLIBC.
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
# What is the project's own; libraries of others name where they were built.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
for place in "$root" "$HOME/.cache/rosa"; do
    while IFS= read -r file; do
        echo "error: $file names $place" >&2
        wrong=1
    done < <(grep -rlF --binary-files=text -- "$place/" "$folder" || true)
done
exit "$wrong"
