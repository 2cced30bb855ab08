#!/usr/bin/env bash
# compare_runs.sh ROSA_A ROSA_B [EPOCHS]: trains each method with each of its encoders for EPOCHS (3) epochs with two builds of the
# command, on one thread and machine, and fails if losses or embeddings differ by a byte. For changes that must not affect numbers.
set -euo pipefail
(($# >= 2)) || { echo "use: compare_runs.sh ROSA_A ROSA_B [EPOCHS]" >&2; exit 2; }
epochs=${3:-3}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
same=0
different=0
for method in $("$1" describe --json | python3 -c 'import json, sys
for method in json.loads(sys.stdin.readline())["methods"]:
    for encoder in method["encoders"] or [""]:
        for preset in dict.fromkeys(preset["id"] for preset in method["presets"]):
            print(method["id"], encoder or "-", preset, sep=",")'); do
    IFS=, read -r id encoder preset <<< "$method"
    chosen=()
    [[ $encoder == - ]] || chosen+=(--encoder "$encoder")
    trains=()
    described=$("$1" describe "$id")
    [[ $described != *train.epochs* ]] || trains+=(--epochs "$epochs")
    sums=()
    for rosa in "$1" "$2"; do
        store=$(mktemp -d -p "$work")
        "$rosa" --store "$store" train --dataset cornell --method "$id" --preset "$preset" "${chosen[@]}" "${trains[@]}" --threads 1 \
            --quiet --no-baselines --set evaluation.splits=1 > "$store/said" 2>&1 || true
        run=$(find "$store/runs" -mindepth 1 -maxdepth 1 -type d 2> /dev/null | head -n 1)
        if "$rosa" --store "$store" runs export "${run##*/}" --out "$store/out" > /dev/null 2>&1; then
            losses=$(cut -d, -f1,2 "$store/out/curves.csv" | sha256sum)
        else
            losses=$(sed "s#$store##g" "$store/said" | sha256sum)
        fi
        sums+=("$losses $(sha256sum < "$run/embedding.npy" 2> /dev/null || echo none)")
        rm -rf "$store"
    done
    if [[ ${sums[0]} == "${sums[1]}" ]]; then
        same=$((same + 1))
    else
        different=$((different + 1))
        echo "$id $encoder $preset: different"
    fi
done
echo "$same alike, $different different"
((different == 0))
