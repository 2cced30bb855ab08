#!/usr/bin/env bash
# tidy.sh --all | --since COMMIT [--at-most N]: clang-tidy (.clang-tidy) on the C++ sources of core, app and widgets, all of them or those that
# differ from COMMIT, at most N (no limit). Fails on a warning. A source takes 5 to 45 s of one core; all of them take an hour of two.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
usage() { sed -n 's/^# //p' "${BASH_SOURCE[0]}" | head -n 2; exit 2; }
at_most=100000
# The sources of the module of pages are compiled for another target, and are in no list of commands.
case ${1:-} in
--all) mapfile -t files < <(git ls-files 'core/*.cpp' 'app/*.cpp' 'widgets/*.cpp' ':!core/web/module') ;;
--since)
    [[ -n ${2:-} ]] || usage
    git rev-parse --quiet --verify "$2^{commit}" > /dev/null || { echo "tidy.sh: no commit $2" >&2; exit 2; }
    mapfile -t files < <(git diff --name-only --diff-filter=d "$2" -- 'core/*.cpp' 'app/*.cpp' 'widgets/*.cpp' ':!core/web/module')
    shift
    ;;
*) usage ;;
esac
shift
[[ ${1:-} == --at-most ]] && at_most=${2:?}
# Precompiled headers of the compiler are none of clang-tidy's.
cmake --preset tidy > build-tidy.log 2>&1 || { cat build-tidy.log >&2; exit 1; }
rm -f build-tidy.log
if ((${#files[@]} > at_most)); then
    echo "$at_most of ${#files[@]} sources; packaging/tidy.sh --all checks every one"
    files=("${files[@]:0:at_most}")
fi
((${#files[@]})) || { echo "no source differs"; exit 0; }
printf '%s\0' "${files[@]}" |
    xargs -0 -n 1 -P "$(nproc)" clang-tidy-14 --quiet --warnings-as-errors='*' -p build-tidy 2> >(grep -vE 'warnings? generated' >&2)
echo "${#files[@]} sources without a warning"
