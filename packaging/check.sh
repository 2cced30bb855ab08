#!/usr/bin/env bash
# Checks for developers; .ci/run checks everything.
#
#   packaging/check.sh quick [--since COMMIT]   format, layers, spelling and scripts of the tree; builds preset dev and runs the tests of
#                                               the folders that differ from COMMIT (HEAD: what is not committed yet)
#   packaging/check.sh times [FOLDER]           the ten slowest compilations in a build folder (build), from ninja's log
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
# shellcheck source=packaging/install.sh
source packaging/install.sh
# shellcheck source=packaging/checks.sh
source packaging/checks.sh

usage() { sed -n 's/^#   //p' "${BASH_SOURCE[0]}"; }

# test_folders COMMIT: the folders of tests whose subject differs from COMMIT, files that are not committed included.
test_folders()
{
    { git diff --name-only "$1" -- && git ls-files --others --exclude-standard; } | sed -nE \
        -e 's#^(core|tests)/([a-z_]+)/.*#\2#p' \
        -e 's#^app/(engine|workbench)/.*#\1#p' \
        -e 's#^(widgets|translations|packaging)/.*#\1#p' \
        -e 's#^resources/presets/.*#catalog#p' \
        -e 's#^resources/datasets/.*#data#p' \
        -e 's#^resources/lessons/.*#lab#p' \
        -e 's#^(resources/manual/.*|README\.md)$#manual#p' |
        sort -u | while read -r folder; do [[ ! -f tests/$folder/CMakeLists.txt ]] || echo "$folder"; done
}

# timed NAME COMMAND…
timed()
{
    local begun=$SECONDS name=$1
    shift
    "$@" || die "$name failed; the lines above say why"
    say "$name: $((SECONDS - begun)) s"
}

build_and_test()
{
    local folders
    mapfile -t folders < <(test_folders "$1")
    if ((${#folders[@]} == 0)); then
        say "No folder of tests concerns what differs from $1."
        return
    fi
    say "Tests of: ${folders[*]}"
    cmake --preset dev > /dev/null || die "preset dev cannot be configured; run cmake --preset dev to see why"
    timed build cmake --build --preset dev --target "${folders[@]/#/tests_}"
    timed tests packaging/run_tests.sh dev --label-regex "^($(IFS='|' && echo "${folders[*]}"))\$"
}

quick()
{
    local since=HEAD
    if [[ ${1:-} == --since ]]; then since=${2:?check.sh: --since needs a commit}; fi
    git rev-parse --quiet --verify "$since^{commit}" > /dev/null || die "no commit $since"
    timed layers check_layers
    timed format check_format
    timed spelling check_spelling
    timed scripts check_scripts
    build_and_test "$since"
}

# ninja's log: start and end in milliseconds, time stamp, output, hash. A step that was repeated counts once, the newest.
times()
{
    local log=${1:-build}/.ninja_log
    [[ -f $log ]] || die "$log was not found: build with ninja first, or name another build folder"
    awk -F '\t' '$4 ~ /\.(o|gch)$/ { seconds[$4] = ($2 - $1) / 1000 }
        END { for (unit in seconds) printf "%7.1f s  %s\n", seconds[unit], unit }' "$log" | sort -rn > "$log.times"
    head -n 10 "$log.times"
    awk '{ sum += $1 } END { printf "%7.0f s  all %d compilations, one after the other\n", sum, NR }' "$log.times"
    rm "$log.times"
}

case ${1:-} in
    quick) quick "${@:2}" ;;
    times) times "${2:-}" ;;
    -h | --help | help) usage ;;
    *)
        usage >&2
        exit 2
        ;;
esac
