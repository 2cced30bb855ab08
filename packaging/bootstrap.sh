#!/usr/bin/env bash
# Sets up, builds and runs the program on a fresh Debian 12. Completed steps are skipped when it is repeated.
#
#   packaging/bootstrap.sh run    installs missing packages, builds, and opens the workbench on Cora; without a display it
#                                 trains on Cora in the terminal
#   packaging/bootstrap.sh test   installs missing packages, builds and runs all tests; CMake options may follow
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

# build PRESET TARGET [cmake option…]
build()
{
    local preset=$1 target=$2
    shift 2
    say "Building (preset $preset)."
    cmake --preset "$preset" "$@" || die "preset $preset cannot be configured; the lines above say why"
    cmake --build --preset "$preset" --target "$target" --parallel "$(jobs)" ||
        die "preset $preset does not build; the lines above say why"
}

run_main_job()
{
    install_packages "$here/packages.txt"
    install_libtorch cpu
    build release all -DBUILD_TESTING=OFF
    if [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} && -x build/bin/rosa-workbench ]]; then
        say "Opening the workbench on Cora."
        exec build/bin/rosa-workbench --dataset cora
    fi
    say "Training Cora: build/bin/rosa train --dataset cora"
    exec build/bin/rosa train --dataset cora
}

run_tests()
{
    install_packages "$here/packages.txt"
    install_libtorch cpu
    build release all -DBUILD_TESTING=ON "$@"
    "$here/run_tests.sh" release
}

build_cuda()
{
    install_packages "$here/packages.txt"
    find_nvcc > /dev/null || die "nvcc was not found: install the CUDA toolkit 13.0 and put its bin folder on PATH"
    if [[ ${1:-} == --link-only ]]; then
        install_libtorch cuda-link
        build cuda rosa_cuda -DBUILD_TESTING=OFF -DROSA_TORCH_DIR="$(libtorch_folder cuda-link)/torch"
    else
        install_libtorch cuda
        build cuda all -DBUILD_TESTING=ON -DROSA_TORCH_DIR=
    fi
    say "The CUDA plug-in is build-cuda/bin/librosa_cuda.so."
}

cd "$root"
case ${1:-} in
    run) run_main_job ;;
    test) run_tests "${@:2}" ;;
    cuda) build_cuda "${2:-}" ;;
    -h | --help | help) usage ;;
    *)
        usage >&2
        exit 2
        ;;
esac
