#!/usr/bin/env bash
# Sets up, builds and runs the program on a fresh Debian 12. Completed steps are skipped when it is repeated.
#
#   packaging/bootstrap.sh run    installs missing packages, builds the window, and opens it on Cora; without a display it
#                                 builds the command alone, and trains on Cora in the terminal
#   packaging/bootstrap.sh test   installs missing packages, builds and runs all tests; CMake options may follow
#   packaging/bootstrap.sh build  the same, without running them
#   packaging/bootstrap.sh cuda   also installs the GPU libraries (2.6 GB) and builds with the CUDA plug-in (needs nvcc); with
#                                 --link-only it downloads only what compiling and linking the plug-in needs
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(dirname "$here")
# shellcheck source=packaging/install.sh
source "$here/install.sh"

usage() { sed -n 's/^#   //p' "${BASH_SOURCE[0]}"; }

# Compiling against LibTorch takes up to 1.5 GB per process.
jobs()
{
    local cores gigabytes
    cores=$(nproc)
    gigabytes=$(awk '/^MemAvailable:/ { print int($2 / 1048576) }' /proc/meminfo)
    local fit=$((gigabytes / 2))
    echo $((fit < 1 ? 1 : fit < cores ? fit : cores))
}

# show_progress WHAT COMPILATIONS: reads the output of ninja and shows how far it is as one line that is renewed, or, where it is not read
# on a terminal, as a line every half minute; other lines pass. Compilations take nearly all of the time: how long the rest takes is told by
# those that are done, if all of them are to be done.
show_progress()
{
    local line finished all text compiled=0 begun=$SECONDS shown=-30
    while IFS= read -r line; do
        if [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\  ]]; then
            finished=${BASH_REMATCH[1]} all=${BASH_REMATCH[2]}
            ((all > 2)) || continue  # ninja looks whether files are new
            [[ $line != *' Building CXX '* ]] || compiled=$((compiled + 1))
            text="$1: step $finished of $all"
            if ((all >= $2 && compiled * 12 >= $2 && compiled <= $2 && finished < all)); then
                text+=", about $(((SECONDS - begun) * ($2 - compiled) / compiled / 60 + 1)) min to go"
            fi
            if [[ -t 1 ]]; then
                printf '\r\033[K==> %s' "$text"
            elif ((SECONDS - shown >= 30 || finished == all)); then
                say "$text"
                shown=$SECONDS
            fi
        else
            [[ ! -t 1 ]] || printf '\r\033[K'
            printf '%s\n' "$line"
        fi
    done
    [[ ! -t 1 ]] || echo
}

# build PRESET WHAT TARGET… [-- cmake option…]
build()
{
    local preset=$1 what=$2 targets=() folder=build log compilations
    shift 2
    while (($#)) && [[ $1 != -- ]]; do targets+=("$1") && shift; done
    [[ $preset == release ]] || folder=build-$preset
    log=$(mktemp)
    if ! cmake --preset "$preset" "${@:2}" > "$log" 2>&1; then
        cat "$log" >&2
        rm "$log"
        die "preset $preset cannot be configured; the lines above say why"
    fi
    rm "$log"
    compilations=$(ninja -C "$folder" -t commands "${targets[@]}" | grep -cE -e ' -c [^ ]+\.(cpp|cxx|cu)$')
    say "Building $what (preset $preset): $compilations compilations, $(jobs) at a time."
    cmake --build --preset "$preset" --parallel "$(jobs)" --target "${targets[@]}" 2>&1 | show_progress "${what^}" "$compilations" ||
        die "preset $preset does not build; the lines above say why"
}

run_main_job()
{
    install_packages "$here/packages.txt"
    install_libtorch cpu
    if [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]]; then
        build release "the window, the command and the training core" rosa-workbench rosa rosa_learn rosa_film -- -DBUILD_TESTING=OFF
        say "Opening the workbench on Cora."
        exec build/bin/rosa-workbench --dataset cora
    fi
    build release "the command and the training core" rosa rosa_learn -- -DBUILD_TESTING=OFF
    say "Training Cora: build/bin/rosa train --dataset cora"
    exec build/bin/rosa train --dataset cora
}

build_tests()
{
    install_packages "$here/packages.txt" "$here/packages-test.txt"
    install_libtorch cpu
    build release "all programs and their tests" all -- -DBUILD_TESTING=ON "$@"
}

build_cuda()
{
    install_packages "$here/packages.txt"
    find_nvcc > /dev/null || die "nvcc was not found: install the CUDA toolkit 13.0 and put its bin folder on PATH"
    if [[ ${1:-} == --link-only ]]; then
        install_libtorch cuda-link
        build cuda "the CUDA plug-in" rosa_cuda -- -DBUILD_TESTING=OFF -DROSA_TORCH_DIR="$(libtorch_folder cuda-link)/torch"
    else
        install_packages "$here/packages-test.txt"
        install_libtorch cuda
        build cuda "all programs, with the CUDA plug-in" all -- -DBUILD_TESTING=ON -DROSA_TORCH_DIR=
    fi
    say "The CUDA plug-in is build-cuda/bin/librosa_cuda.so."
}

cd "$root"
case ${1:-} in
    run) run_main_job ;;
    build) build_tests "${@:2}" ;;
    test)
        build_tests "${@:2}"
        packaging/run_tests.sh release
        ;;
    cuda) build_cuda "${2:-}" ;;
    -h | --help | help) usage ;;
    *)
        usage >&2
        exit 2
        ;;
esac
