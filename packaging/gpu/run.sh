#!/usr/bin/env bash
# Runs and times on a GPU what packaging/gpu/pack.sh packed: figures, tests that need a GPU, agreement with the CPU, memory that runs out. Needs a
# Python with torch, and nothing else; takes some nine minutes, the most important figures first.
#
#   run.sh [OUT [STEP…]]
#
# Writes OUT/log.txt and OUT/table.md (OUT: gpu-figures). STEP…: only these of the steps below. A step that fails or exceeds its time ends alone.
# GPU_PLACE names a folder for what is unpacked and generated, which is then kept.
set -uo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
out=${1:-gpu-figures}
mkdir -p "$out"
out=$(cd "$out" && pwd)
shift $(($# > 0 ? 1 : 0))
wanted=("$@")
if [[ -n ${GPU_PLACE:-} ]]; then  # kept, for further runs
    place=$GPU_PLACE
    mkdir -p "$place"
else
    place=$(mktemp -d)
    trap 'rm -rf "$place"' EXIT
fi
export PYTHONUNBUFFERED=1 OMP_WAIT_POLICY=passive GOMP_SPINCOUNT=2000 XDG_DATA_HOME=$place/home XDG_CACHE_HOME=$place/cache
cores=$(nproc)
threads=$((cores < 8 ? cores : 8))

if [[ ! -d $place/site ]]; then
    python3 - "$here/packed.tar.xz" "$place" << 'P' || exit 1
import sys, tarfile
with tarfile.open(sys.argv[1]) as packed:
    packed.extractall(sys.argv[2], filter="fully_trusted")
P
    python3 -m pip install --quiet --no-index --no-deps --target "$place/site" "$place"/*.whl || exit 1
fi
torch=$(python3 -c 'import os, torch; print(os.path.join(os.path.dirname(torch.__file__), "lib"))') || exit 1

# rosa ARGUMENTS…: as installed by pip.
rosa() { PYTHONPATH=$place/site python3 -m rosa_workbench "$@"; }
# program NAME ARGUMENTS…: a test or benchmark.
program() { LD_LIBRARY_PATH=$place/lib:$place/programs:$torch "$place/programs/$1" "${@:2}"; }
export -f rosa program
export place torch here threads cores

# row WHAT FIGURE: a line of the table.
row() { printf '| %s | %s |\n' "$1" "$2" >> "$out/table.md"; }
export -f row
export out

# seconds COMMAND…: prints its output, and as the last line its wall clock.
seconds()
{
    local begin end code
    begin=$(date +%s.%N)
    "$@"
    code=$?
    end=$(date +%s.%N)
    awk -v a="$begin" -v b="$end" 'BEGIN { printf "%.1f s\n", b - a }'
    return $code
}
export -f seconds

# step NAME SECONDS: runs the function NAME, for so long at most.
step()
{
    local begin=$SECONDS code
    ((${#wanted[@]} == 0)) || [[ " ${wanted[*]} " == *" $1 "* ]] || return 0
    printf '\n===== %s\n' "$1" | tee -a "$out/log.txt"
    timeout --kill-after=5 "$2" bash -c "set -o pipefail; $1" 2>&1 | tee -a "$out/log.txt"
    code=${PIPESTATUS[0]}
    printf '===== %s: exit code %d after %d s\n' "$1" "$code" $((SECONDS - begin)) | tee -a "$out/log.txt"
    ((code == 0)) || row "$1" "failed with exit code $code, see log.txt"
}

machine()
{
    nvidia-smi --query-gpu=name,driver_version,memory.total --format=csv,noheader
    python3 -c 'import torch; print("torch", torch.__version__)'
    uname -r
    grep -m 1 'model name' /proc/cpuinfo
    rosa doctor
    row machine "$(nvidia-smi --query-gpu=name,driver_version --format=csv,noheader), torch $(python3 -c 'import torch; print(torch.__version__)'), $(uname -r), $cores cores"
}

# one_step WHAT ARGUMENTS…: a training step by bench_step.
one_step()
{
    program bench_step "${@:2}" > "$place/step.txt" || return
    cat "$place/step.txt"
    row "$1" "$(awk '$1 == "step" { print $2 " ms" }' "$place/step.txt"); products $(awk '$1 == "floor" { print $2 " ms" }' "$place/step.txt")"
}
export -f one_step
# A graph of Pubmed's size.
generated() { [[ -f $place/pubmed.rosadata ]] || rosa data generate --nodes 19717 --features 500 --out "$place/pubmed.rosadata" > /dev/null 2>&1; }
pubmed_sized()
{
    generated || return
    one_step "$1" --dataset "$place/pubmed.rosadata" --set sampling.batch_size=256 --set sampling.walk_length=20 --set encoder.hidden=256 "${@:2}"
}
export -f generated pubmed_sized
steps_on_gpu()
{
    one_step "Cora step, preset reference, GPU" --device cuda --threads "$threads" --rounds 20
    one_step "Cora step, preset paper, GPU" --device cuda --threads "$threads" --preset paper --rounds 20
    pubmed_sized "Pubmed-sized step, GPU" --device cuda --threads "$threads" --rounds 10
}
# As CUDA graphs.
recorded_steps_on_gpu()
{
    export ROSA_RECORDED_STEPS=1
    one_step "Cora step, preset reference, GPU, recorded" --device cuda --threads "$threads" --rounds 20
    one_step "Cora step, preset paper, GPU, recorded" --device cuda --threads "$threads" --preset paper --rounds 20
    pubmed_sized "Pubmed-sized step, GPU, recorded" --device cuda --threads "$threads" --rounds 10
}
steps_on_cpu()
{
    one_step "Cora step, preset reference, $threads threads" --threads "$threads"
    pubmed_sized "Pubmed-sized step, $threads threads" --threads "$threads" --rounds 3
}

# What users see of all this.
bench_command() { rosa bench --quiet --device cuda; }
export -f bench_command

# whole_train WHAT ARGUMENTS…: the command with baselines, in a new store.
whole_train()
{
    seconds rosa --store "$(mktemp -d -p "$place")" train --dataset cora --quiet "${@:2}" | tee "$place/train.txt" || return
    row "$1" "$(tail -n 1 "$place/train.txt"); $(grep -m 1 RoSA "$place/train.txt" | tr -s ' ')"
}
export -f whole_train
train_on_gpu() { whole_train "rosa train --dataset cora, whole, GPU" --device cuda; }
train_on_cpu() { whole_train "rosa train --dataset cora, whole, CPU" --device cpu; }

# epochs WHAT ARGUMENTS…: of methods, by bench_methods.
epochs()
{
    program bench_methods "${@:2}" | tee "$place/epochs.txt" || return
    awk -v where="$1" '{ for (i = 2; i < NF; ++i) if ($(i + 1) == "ms") print "| epoch of " $1 ", " where " | " $i " ms |" }' "$place/epochs.txt" \
        >> "$out/table.md"
}
export -f epochs
methods_on_gpu() { epochs "Cora, GPU" --device cuda --methods grace,gca,dgi,bgrl,gmi,subgcon,gcn,fastgcn,graphsage; }
walks_on_gpu() { epochs "Cora, GPU" --device cuda --threads "$threads" --methods deepwalk,node2vec,unsup-graphsage --epochs 5; }
walks_on_cpu() { epochs "Cora, $threads threads" --threads "$threads" --methods deepwalk,node2vec --epochs 5; }
methods_on_pubmed() { epochs "Pubmed, GPU" --device cuda --methods grace,dgi,bgrl --dataset pubmed --epochs 30; }
methods_on_cpu() { epochs "Cora, $threads threads" --threads "$threads" --methods grace,dgi,bgrl --epochs 10; }

# sweep_of WHAT ARGUMENTS…: eight runs of Cora, in processes that share the GPU.
sweep_of()
{
    seconds rosa --store "$(mktemp -d -p "$place")" sweep new s --dataset cora --vary transport.lambda=5,10,20,40 --sampler grid \
        --rule all --seeds 2 --epochs 100 --splits 2 --device cuda "${@:2}" 2>&1 | tee "$place/sweep.txt" || return
    row "$1" "$(tail -n 1 "$place/sweep.txt"); $(grep -m 1 'at the same time' "$place/sweep.txt")"
}
export -f sweep_of
sweeps_on_gpu()
{
    sweep_of "sweep of 8 runs, one at a time" --jobs 1
    sweep_of "sweep of 8 runs, as many as fit"
    sweep_of "sweep of 8 runs, 2 GB for 4 workers" --jobs 4 --gpu-memory 2000
}

# layout WHAT ARGUMENTS…: t-SNE of 50,000 points by rosa project.
layout()
{
    local file=$place/points.rosadata
    if [[ ! -f $place/raw.txt ]]; then
        rosa data generate --nodes 50000 --features 128 --out "$file" > /dev/null 2>&1 || return
        rosa --store "$place/layouts" --json train --dataset "$file" --method raw --set evaluation.protocol=none > "$place/raw.txt" 2> /dev/null || return
    fi
    seconds rosa --store "$place/layouts" project "$(sed -nE 's/.*"run": *"([^"]+)".*/\1/p' "$place/raw.txt" | head -n 1)" \
        --iterations 750 --out "$place/tsne.csv" "${@:2}" 2> /dev/null | tee "$place/layout.txt" || return
    row "$1" "$(tail -n 1 "$place/layout.txt")"
}
export -f layout
layout_on_gpu() { layout "t-SNE, 50,000 points, GPU" --device cuda; }
layout_on_cpu() { layout "t-SNE, 50,000 points, $cores threads" --device cpu; }
layout_auto() { layout "t-SNE, 50,000 points, auto" --device auto; }

# 20 epochs on both devices; curves and weights depend on nothing else.
agreement()
{
    local preset device store
    for preset in reference paper; do
        for device in cpu cuda; do
            store=$place/agreement
            rosa --store "$store" --json train --dataset cora --preset "$preset" --epochs 20 --device "$device" --no-baselines \
                --set evaluation.protocol=none --quiet > "$place/run.txt" || return
            rosa --store "$store" runs export "$(sed -nE 's/.*"run": *"([^"]+)".*/\1/p' "$place/run.txt" | head -n 1)" \
                --curves "$place/$preset-$device.csv" > /dev/null || return
        done
        echo "preset $preset, largest differences over 20 epochs:"
        python3 "$here/compare_curves.py" "$place/$preset-cpu.csv" "$place/$preset-cuda.csv" | tee "$place/differences.txt"
        row "20 epochs against the CPU, preset $preset" "loss off by $(awk '$1 == "loss" { print $2 }' "$place/differences.txt")"
    done
}

# The memory of the GPU is full: --device cuda says so, auto goes on on the CPU.
memory()
{
    local said device left
    for device in cuda auto; do
        left=$([[ $device == cuda ]] && echo 700 || echo 200)  # CUDA itself takes some 500 MB
        said=$(python3 "$here/memory_full.py" "$left" env PYTHONPATH="$place/site" python3 -m rosa_workbench --store "$place/full" train \
            --dataset cora --epochs 20 --no-baselines --quiet --device "$device" --set evaluation.protocol=none 2>&1)
        printf -- '--device %s, exit code %d:\n%s\n' "$device" $? "$said"
        row "memory full, --device $device" "$(grep -m 1 -iE 'gpu.*cpu|cpu.*gpu' <<< "$said" | cut -c 1-160)"
    done
}

# Tests that use the GPU, one process per class; of some classes the functions that do.
tests()
{
    local test name totals failed=0
    export ROSA_TEST_DATA=$place/data OMP_NUM_THREADS=4
    cd "$place" || return
    for test in tst_row_operations tst_step_operations 'tst_recorded_steps aGpuRepeatsSteps' 'tst_gemd aGpuSolvesAsTheProcessor' 'tst_rosa_step generalStepsEqualTheProcessors' \
        'tst_method_training generalStepsEqualTheProcessors' tst_anchor_loss tst_sparse_matrix tst_node_contrast tst_compared_methods \
        tst_optimizer tst_encoders tst_pair_batches tst_walk_embedding 'tst_gemd everyCouplingOnEveryPath' tst_tsne_tensors; do
        name=${test%% *}
        # shellcheck disable=SC2086  # a class and perhaps a function
        program tests_learn $test -o "$place/$name.txt,txt" > /dev/null 2>&1
        totals=$(grep '^Totals' "$place/$name.txt" || echo crashed)
        printf '%-24s %s\n' "$name" "$totals"
        grep -A 2 '^FAIL' "$place/$name.txt" | head -n 12
        [[ $totals == *' 0 failed'* ]] || failed=$((failed + 1))
    done
    row "test classes that use the GPU" "$failed failed"
}

# The kernels under the sanitizer of CUDA, where it is installed.
sanitizer()
{
    command -v compute-sanitizer > /dev/null || { echo "compute-sanitizer is not installed" && return; }
    export ROSA_TEST_DATA=$place/data LD_LIBRARY_PATH=$place/lib:$place/programs:$torch
    sanitized memcheck tst_gemd 'aGpuSolvesAsTheProcessor:lambda 20, float, filled views'
    sanitized memcheck tst_step_operations aGpuDoesTheSame
    sanitized racecheck tst_row_operations aGpuSumsTheSame
}
# sanitized TOOL TEST FUNCTION: a test under a tool of the sanitizer.
sanitized()
{
    compute-sanitizer --tool "$1" "$place/programs/tests_learn" "$2" "$3" > "$place/sanitized.txt" 2>&1
    grep -vE '^(PASS|\*|Config)' "$place/sanitized.txt" | tail -n 8
    row "$1 of $2" "$(grep -m 1 SUMMARY "$place/sanitized.txt" | tr -d '=' | tr -s ' ')"
}
export -f sanitized

# Times of our kernels in training steps, where the profiler is installed.
kernels()
{
    command -v ncu > /dev/null || { echo "ncu is not installed" && return; }
    export LD_LIBRARY_PATH=$place/lib:$place/programs:$torch
    ncu --clock-control none --metrics gpu__time_duration.sum --kernel-name 'regex:warpKernel|solveKernel|gradientKernel|measureKernel|rowProductKernel' \
        --launch-skip 40 --launch-count 60 "$place/programs/bench_step" --device cuda --rounds 2 --steps 2 |
        grep -E 'Kernel|gpu__time' | paste - - | sed -E 's/ +/ /g' | cut -c 1-200
}

export -f machine steps_on_gpu recorded_steps_on_gpu steps_on_cpu train_on_gpu train_on_cpu methods_on_gpu methods_on_pubmed methods_on_cpu walks_on_gpu walks_on_cpu sweeps_on_gpu layout_on_gpu layout_on_cpu \
    layout_auto agreement memory tests sanitizer kernels
: > "$out/log.txt"
printf '| what | figure |\n|---|---|\n' > "$out/table.md"
step machine 40
step steps_on_gpu 60
step tests 120
step recorded_steps_on_gpu 40
step bench_command 150
step methods_on_gpu 40
step methods_on_pubmed 40
step walks_on_gpu 40
step train_on_gpu 40
step layout_on_gpu 40
step agreement 60
step sweeps_on_gpu 120
step memory 60
step steps_on_cpu 40
step layout_on_cpu 40
step methods_on_cpu 30
step walks_on_cpu 40
step train_on_cpu 50
step layout_auto 40
step sanitizer 120
step kernels 60
printf '\n'
cat "$out/table.md"
