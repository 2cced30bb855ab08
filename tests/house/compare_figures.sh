#!/usr/bin/env bash
# compare_figures.sh BEFORE AFTER [FOLDER]       draws with both builds and compares; FOLDER is kept where it is named
# compare_figures.sh draw BUILD FOLDER NAME      draws with one build into FOLDER/NAME
# compare_figures.sh compare FOLDER NAME NAME    compares what was drawn
#
# A change that is not meant to change pictures: the ten figures of `rosa-workbench export`, of the same short runs, in two languages, must
# be equal byte for byte before and after it. BEFORE, AFTER and BUILD are folders with `rosa` and `rosa-workbench` (build/bin). The runs are
# made once, by the first build that draws, in FOLDER/store: files hold the ids of their runs and the store's path.
set -euo pipefail

export QT_QPA_PLATFORM=offscreen OMP_NUM_THREADS=1 LC_ALL=C.UTF-8

fail() { echo "compare_figures.sh: $*" >&2; exit 1; }

# make_runs BUILD STORE
make_runs()
{
    local rosa=$1/rosa store=$2
    [[ -e $store/complete ]] && return
    rm -rf "$store"
    echo "making the runs in $store"
    "$rosa" train --dataset cora --epochs 12 --seeds 2 --splits 3 --name house --set train.checkpoint_every=6 --threads 1 --quiet \
        --store "$store" >"$store.log" 2>&1 || fail "$store.log says why training failed"
    "$rosa" reproduce table1 --datasets cora,citeseer --methods raw,random,rosa --quick --threads 1 --quiet --store "$store" \
        >>"$store.log" 2>&1 || fail "$store.log says why the table failed"
    "$rosa" reproduce sensitivity --datasets cora --methods "$parameters" --quick --threads 1 --quiet --store "$store" \
        >>"$store.log" 2>&1 || fail "$store.log says why the study failed"
    : >"$store/complete"
}

# draw BUILD FOLDER NAME
draw()
{
    local build=$1 folder out=$2/$3 language ending
    mkdir -p "$2"
    folder=$(cd "$2" && pwd)
    make_runs "$build" "$folder/store"
    rm -rf "$out"
    mkdir "$out"
    for language in en de; do
        ending=$language.svg
        export_one() { ROSA_ENGINE=$build/rosa "$build/rosa-workbench" export "${@:2}" --out "$out/$1.$ending" --language "$language" --store "$folder/store" 2>>"$out/notes.$language.txt" || fail "figure $1 failed: $(tail -n 1 "$out/notes.$language.txt")"; }
        export_one loss house --figure loss --metric loss,gradient_norm --group 1
        export_one batch house-1 --figure batch --centres 12 --views all
        export_one alignment house-1 --figure alignment --pair 7,11 --panels D,plan
        export_one matrices house-1 --figure matrices --panels D,S,DS,plan,exact --columns 2
        export_one embedding house-1 --figure embedding --panels raw,house-1,house-2 --kind pca
        export_one results house --figure results
        export_one confusion house-1 --figure confusion
        export_one bars table1 --figure bars --datasets cora,citeseer --methods raw,random,rosa --quick 1
        export_one ranks table1 --figure ranks --datasets cora,citeseer --methods raw,random,rosa --quick 1
        export_one curves sensitivity --figure curves --datasets cora --methods "$parameters" --quick 1
    done
    echo "$(find "$out" -name '*.svg' | wc -l) figures in $out"
}
