#!/usr/bin/env bash
# run_tests.sh PRESET [ctest option…]: runs the tests of a built preset; the last line is 'N passed, N failed'.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
preset=$1
shift
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# Tests of the window and of processes wait about half of their time.
parallel=$((($(nproc) * 3 + 1) / 2))
ctest --preset "$preset" --parallel "$parallel" "$@" 2>&1 | tee "$log"
status=${PIPESTATUS[0]}
# Last line of ctest: "97% tests passed, 1 tests failed out of 30"
read -r failed all < <(sed -nE 's/^[0-9]+% tests passed, ([0-9]+) tests failed out of ([0-9]+)$/\1 \2/p' "$log")
if [[ -z ${all:-} ]]; then
    echo "error: ctest ran no test of preset $preset" >&2
    exit 1
fi
echo "$((all - failed)) passed, $failed failed"
exit "$status"
