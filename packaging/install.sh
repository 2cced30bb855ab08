# Installation functions of bootstrap.sh and .ci/run, to be sourced.
# shellcheck shell=bash

packaging_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
torch_version=2.11.0
: "${HOME:=$(getent passwd "$(id -u)" | cut -d: -f6)}"
export HOME

say() { printf '==> %s\n' "$*"; }

die()
{
    printf 'error: %s\n' "$*" >&2
    exit 1
}

# as_root COMMAND…: runs the command, through sudo unless root.
as_root()
{
    if [[ $(id -u) == 0 ]]; then
        "$@"
    elif command -v sudo > /dev/null; then
        sudo "$@"
    else
        die "root permissions are required, and sudo is not installed; run as root: $*"
    fi
}

# install_packages LIST…: installs the missing Debian packages among those listed in the files.
install_packages()
{
    local wanted missing=() package
    mapfile -t wanted < <(sed -e 's/#.*//' -e 's/[[:space:]]//g' -e '/^$/d' "$@")
    if ! command -v apt-get > /dev/null || ! command -v dpkg-query > /dev/null; then
        say "Not a Debian system: install the equivalents of these packages: ${wanted[*]}"
        return
    fi
    for package in "${wanted[@]}"; do
        dpkg-query -W -f='${db:Status-Status}\n' "$package" 2> /dev/null | grep -qx installed || missing+=("$package")
    done
    ((${#missing[@]})) || return 0
    say "Installing by apt-get, with dependencies: ${missing[*]}"
    as_root apt-get update -qq || die "apt-get update failed; is there a network connection?"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" ||
        die "apt-get could not install: ${missing[*]}"
}

# packages_for KIND…: the packages listed in packages-packaging.txt for these kinds, one per line.
packages_for()
{
    local kind
    for kind in "$@"; do
        sed -e 's/#.*//' "$packaging_folder/packages-packaging.txt" |
            awk -v kind="$kind" '{ for (i = 2; i <= NF; ++i) if ($i == kind) print $1 }'
    done | sort -u
}

# find_nvcc: prints the path of nvcc, searched as in packaging/cmake/cuda.cmake, or fails.
find_nvcc() { command -v nvcc || { [[ -x /usr/local/cuda/bin/nvcc ]] && echo /usr/local/cuda/bin/nvcc; }; }

# libtorch_folder FLAVOUR: folder of this flavour, as in packaging/cmake/libtorch.cmake.
libtorch_folder() { printf '%s/rosa/libtorch-%s-%s\n' "${XDG_CACHE_HOME:-$HOME/.cache}" "$torch_version" "$1"; }

# A python3 with pip; that of the distribution is preferred.
python_with_pip()
{
    local python
    for python in /usr/bin/python3 python3; do
        "$python" -m pip --version > /dev/null 2>&1 && printf '%s\n' "$python" && return
    done
    die "python3 with pip was not found; install python3-pip"
}

# download_wheels FOLDER LIST…: downloads wheels; pip verifies the hashes in the lists.
download_wheels()
{
    local folder=$1 list python
    shift
    python=$(python_with_pip) || return
    local platforms=()
    for list in manylinux_2_28 manylinux_2_27 manylinux_2_25 manylinux_2_18 manylinux_2_17 manylinux2014 manylinux_2_12 \
        manylinux2010 manylinux_2_5 manylinux1; do
        platforms+=(--platform "${list}_x86_64")
    done
    for list in "$@"; do
        "$python" -m pip download --quiet --disable-pip-version-check --no-cache-dir --no-deps --only-binary=:all: \
            --require-hashes --python-version 311 --implementation cp "${platforms[@]}" --dest "$folder" \
            --requirement "$list" || return
    done
}

# install_libtorch FLAVOUR: cpu, for training on the CPU; cuda, for training on GPUs; cuda-link, to compile and link the CUDA
# plug-in. A flavour is unpacked into a temporary folder and renamed, so that it is either complete or absent.
install_libtorch()
{
    local flavour=$1 lists=("$packaging_folder/libtorch-cpu.txt") size
    local members=('torch/include/*' torch/lib/libtorch_cpu.so torch/lib/libc10.so torch/lib/libgomp.so.1
        nvidia/cu13/lib/libcudart.so.13 nvidia/cu13/lib/libcupti.so.13
        '*.dist-info/METADATA' '*.dist-info/RECORD' '*.dist-info/*[Ll][Ii][Cc][Ee][Nn][CcSs][Ee]*' '*.dist-info/*NOTICE*')  # for notices.py
    case $flavour in
        cpu) size="0.5 GB to fetch, 0.5 GB to keep" ;;
        cuda-link)
            size="0.5 GB to fetch, 1 GB to keep"
            members+=(torch/lib/libtorch_cuda.so torch/lib/libc10_cuda.so)
            ;;
        cuda)
            size="2.6 GB to fetch, 5 GB to keep"
            lists+=("$packaging_folder/libtorch-cuda.txt")
            members+=('torch/lib/libtorch_*.so' torch/lib/libc10_cuda.so torch/lib/libcaffe2_nvrtc.so 'nvidia/*/lib/*.so*')
            ;;
        *) die "unknown LibTorch flavour $flavour" ;;
    esac
    local place parent stamp part
    place=$(libtorch_folder "$flavour")
    parent=$(dirname "$place")
    stamp=$(printf '%s\n' "${members[@]}" | cat - "${lists[@]}" | sha256sum | cut -d' ' -f1)
    [[ $(cat "$place/stamp" 2> /dev/null) == "$stamp" ]] && return

    [[ $(uname -m) == x86_64 ]] ||
        die "LibTorch is pinned for x86_64, this is $(uname -m); build with -DROSA_TORCH_DIR=… of another LibTorch 2.x"
    mkdir -p "$parent" || die "$parent cannot be created"
    exec 9> "$parent/lock"
    flock 9
    if [[ $(cat "$place/stamp" 2> /dev/null) != "$stamp" ]]; then
        say "Installing LibTorch $torch_version ($flavour: $size) into $place"
        rm -rf "$parent"/part.*  # left by an interrupted run: the lock excludes another user
        part=$(mktemp -d "$parent/part.XXXXXX")
        if ! { download_wheels "$part/wheels" "${lists[@]}" &&
            "$(python_with_pip)" "$packaging_folder/unpack_wheels.py" "$part/wheels" "$part/tree" "${members[@]}" &&
            printf '%s\n' "$stamp" > "$part/tree/stamp"; }; then
            rm -rf "$part"
            die "LibTorch could not be installed into $place; the lines above say why. Nothing was changed"
        fi
        [[ ! -e $place ]] || mv "$place" "$part/old"
        mv "$part/tree" "$place"
        rm -rf "$part"
    fi
    exec 9>&-
}

# install_zizmor: installs the checker of workflows pinned by zizmor.txt, complete or not at all, and prints its path.
install_zizmor()
{
    local list=$packaging_folder/zizmor.txt parent=${XDG_CACHE_HOME:-$HOME/.cache}/rosa place part
    place=$parent/$(sed -n 's/^zizmor==\([0-9.]*\).*/zizmor-\1/p' "$list")
    if [[ ! -x $place ]]; then
        mkdir -p "$parent" || die "$parent cannot be created"
        part=$(mktemp -d "$parent/zizmor.XXXXXX") || die "$parent cannot be written"
        if ! { download_wheels "$part/wheels" "$list" &&
            "$(python_with_pip)" "$packaging_folder/unpack_wheels.py" "$part/wheels" "$part/tree" '*/scripts/zizmor' &&
            chmod +x "$part"/tree/*/scripts/zizmor && mv "$part"/tree/*/scripts/zizmor "$place"; }; then
            rm -rf "$part"
            die "zizmor could not be installed as $place; the lines above say why"
        fi
        rm -rf "$part"
    fi
    printf '%s\n' "$place"
}

# install_axe: fetches axe-core as pinned by axe.txt, complete or not at all, and prints its path (tests/web/accessibility.py).
install_axe()
{
    local list=$packaging_folder/axe.txt parent=${XDG_CACHE_HOME:-$HOME/.cache}/rosa place part
    place=$parent/$(sed -n 's/^[a-z-]*==\([0-9.]*\).*/axe-\1/p' "$list").min.js
    if [[ ! -f $place ]]; then
        mkdir -p "$parent" || die "$parent cannot be created"
        part=$(mktemp -d "$parent/axe.XXXXXX") || die "$parent cannot be written"
        if ! { download_wheels "$part/wheels" "$list" &&
            "$(python_with_pip)" "$packaging_folder/unpack_wheels.py" "$part/wheels" "$part/tree" '*/axe.min.js' &&
            mv "$part"/tree/*/axe.min.js "$place"; }; then
            rm -rf "$part"
            die "axe-core could not be installed as $place; the lines above say why"
        fi
        rm -rf "$part"
    fi
    printf '%s\n' "$place"
}
