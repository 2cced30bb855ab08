#!/usr/bin/env bash
# run.sh [HOURS [TARGET…]]: fuzzes all targets in turn for HOURS (1) hours in total, using the build of `cmake --preset asan` and
# `cmake --build --preset asan --target rosa_fuzz`, and prints executions, coverage and findings of each. Inputs that increase coverage
# are stored in build-asan/corpus, findings in build-asan/finds. Fixed findings are added to tests/fuzz/corpus/TARGET, which each CI run
# replays.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
program=build-asan/tests/rosa_fuzz
[[ -x $program ]] || { echo "no $program: cmake --preset asan && cmake --build --preset asan --target rosa_fuzz" >&2; exit 2; }
hours=${1:-1}
shift || true
targets=("$@")
((${#targets[@]})) || mapfile -t targets < <("$program" list)
seconds=$(awk -v hours="$hours" -v count="${#targets[@]}" 'BEGIN { printf "%d", hours * 3600 / count + 1 }')
seeds=build-asan/seeds
"$program" seeds "$seeds"
export UBSAN_OPTIONS=print_stacktrace=1
finds=0
printf '%-16s %14s %10s %10s %8s %6s\n' target executions "a second" "coverage" inputs finds
for target in "${targets[@]}"; do
    mkdir -p "build-asan/corpus/$target" "build-asan/finds/$target"
    inputs=("build-asan/corpus/$target" "$seeds/$target")
    [[ -d tests/fuzz/corpus/$target ]] && inputs+=("tests/fuzz/corpus/$target")
    log=build-asan/$target.log
    # The program checks the memory use of readers itself; these limits stop it at single allocations far above that.
    nice -n 15 "$program" "$target" -max_total_time="$seconds" -max_len=65536 -timeout=20 -rss_limit_mb=2048 -malloc_limit_mb=300 \
        -print_final_stats=1 -artifact_prefix="build-asan/finds/$target/" "${inputs[@]}" > "$log" 2>&1 || true
    done_=$(sed -nE 's/^stat::number_of_executed_units: ([0-9]+)$/\1/p' "$log" | tail -n 1)
    rate=$(sed -nE 's/^stat::average_exec_per_sec: *([0-9]+)$/\1/p' "$log" | tail -n 1)
    coverage=$(sed -nE 's/.* cov: ([0-9]+) .*/\1/p' "$log" | tail -n 1)
    grown=$(find "build-asan/corpus/$target" -type f | wc -l)
    found=$(find "build-asan/finds/$target" -type f | wc -l)
    finds=$((finds + found))
    printf '%-16s %14s %10s %10s %8s %6s\n' "$target" "${done_:-?}" "${rate:-?}" "${coverage:-?}" "$grown" "$found"
done
echo "$finds finds in build-asan/finds"
((finds == 0))
