#!/usr/bin/env bash
# compare_figures.sh BEFORE AFTER [FOLDER]    draws with both builds and compares; keeps FOLDER if given
# compare_figures.sh draw BUILD FOLDER NAME   draws with one build into FOLDER/NAME
# compare_figures.sh compare FOLDER A B       compares the figures in FOLDER/A and FOLDER/B
#
# For changes that must not affect figures: the ten figures of `rosa-workbench export`, of the same short runs and in two languages, must
# be identical to the byte before and after. BEFORE, AFTER and BUILD are folders with `rosa` and `rosa-workbench` (build/bin). The runs
# are created once in FOLDER/store, by the first build that draws, because an SVG contains their ids and the path of the store.
set -euo pipefail

export QT_QPA_PLATFORM=offscreen OMP_NUM_THREADS=1

fail()
{
    echo "compare_figures.sh: $*" >&2
    exit 1
}

# make_runs BUILD STORE: takes a few minutes on one core.
make_runs()
{
    local rosa=$1/rosa store=$2
    local -a common=(--threads 1 --quiet --store "$store")
    [[ -e $store/complete ]] && return
    rm -rf "$store"
    mkdir -p "$store"
    echo "making the runs in $store"
    {
        "$rosa" train --dataset cora --epochs 12 --seeds 2 --splits 3 --name house --set train.checkpoint_every=6 "${common[@]}"
        "$rosa" reproduce table1 --datasets cora,citeseer --methods raw,random,rosa --quick "${common[@]}"
        "$rosa" reproduce sensitivity --datasets cora --quick "${common[@]}"
    } >"$store/made.log" 2>&1 || fail "the runs were not made; $store/made.log says why"
    : >"$store/complete"
}

# figure BUILD STORE OUT LANGUAGE NAME SUBJECT OPTION…
figure()
{
    local build=$1 store=$2 out=$3 language=$4 name=$5 subject=$6
    shift 6
    ROSA_ENGINE=$build/rosa "$build/rosa-workbench" export "$subject" --figure "$name" "$@" --out "$out/$name.$language.svg" \
        --language "$language" --store "$store" 2>>"$out/notes.txt" || fail "figure $name: $(tail -n 1 "$out/notes.txt")"
}

# draw BUILD FOLDER NAME
draw()
{
    local build folder out language
    local -a table=(--datasets "cora,citeseer" --methods "raw,random,rosa" --quick 1)
    build=$(cd "$1" && pwd)
    mkdir -p "$2"
    folder=$(cd "$2" && pwd)
    out=$folder/$3
    make_runs "$build" "$folder/store"
    rm -rf "$out"
    mkdir "$out"
    for language in en de; do
        local -a where=("$build" "$folder/store" "$out" "$language")
        figure "${where[@]}" loss house --metric loss,gradient_norm --group 1
        figure "${where[@]}" batch "house seed 1" --centres 12 --views all
        figure "${where[@]}" alignment "house seed 1" --pair 7,11 --panels D,plan
        figure "${where[@]}" matrices "house seed 1" --panels D,S,DS,plan,exact --columns 2
        figure "${where[@]}" embedding "house seed 1" --panels "raw,random,house seed 1" --kind pca
        figure "${where[@]}" results house
        figure "${where[@]}" confusion "house seed 1"
        figure "${where[@]}" bars table1 "${table[@]}"
        figure "${where[@]}" ranks table1 "${table[@]}"
        figure "${where[@]}" curves sensitivity --datasets cora --quick 1
    done
    sed -i '/^QStandardPaths/d' "$out/notes.txt"  # depends on the session
}

# compare FOLDER A B
compare()
{
    local first=$1/$2 second=$1/$3 file name count=0 differ=0
    for file in "$first"/*.svg; do
        name=$(basename "$file")
        count=$((count + 1))
        cmp "$file" "$second/$name" || differ=$((differ + 1))
    done
    cmp "$first/notes.txt" "$second/notes.txt" || differ=$((differ + 1))
    ((count == 20)) || fail "$first holds $count figures in place of 20"
    ((differ == 0)) || fail "$differ of $count figures differ"
    echo "$count figures are equal byte for byte"
}

case ${1:-} in
    draw) (($# == 4)) && draw "$2" "$3" "$4" ;;
    compare) (($# == 4)) && compare "$2" "$3" "$4" ;;
    *)
        (($# == 2 || $# == 3)) || fail "expected two builds; the first lines of this file say what else there is"
        folder=${3:-}
        if [[ -z $folder ]]; then
            folder=$(mktemp -d)
            trap 'rm -rf "$folder"' EXIT
        fi
        draw "$1" "$folder" before
        draw "$2" "$folder" after
        compare "$folder" before after
        ;;
esac
