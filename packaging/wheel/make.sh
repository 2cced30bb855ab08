#!/usr/bin/env bash
# Builds the Python wheel: the command and the training core, which uses the LibTorch of the installed torch.
#
#   packaging/wheel/make.sh BUILD_DIR OUT_DIR [CUDA_BUILD_DIR]
#
# BUILD_DIR is a finished release build. The CUDA plug-in is taken from it or from CUDA_BUILD_DIR, if present. Time stamps are
# SOURCE_DATE_EPOCH, or the last commit: the file is reproducible. Needs patchelf; prints the path of the wheel.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source_tree=$(cd "$here/../.." && pwd)
# shellcheck source=packaging/install.sh
source "$here/../install.sh"

(($# == 2 || $# == 3)) || die "use: packaging/wheel/make.sh BUILD_DIR OUT_DIR [CUDA_BUILD_DIR]"
build=$1
out=$2
plugin=${3:-$build}/bin/librosa_cuda.so
[[ -f $build/CMakeCache.txt && -x $build/bin/rosa && -f $build/bin/librosa_learn.so ]] ||
    die "$build is no finished build with the training core"
[[ $# == 2 || -f $plugin ]] || die "$3 has no bin/librosa_cuda.so"
command -v patchelf > /dev/null || die "patchelf is not installed"
version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/CMakeCache.txt")
[[ -n $version ]] || die "$build/CMakeCache.txt names no version"
torch=${torch_version%.*}
glibc=2.35  # of the platform tag: systems with the libstdc++ of GCC 12; Debian 12 itself has 2.36
: "${SOURCE_DATE_EPOCH:=$(git -C "$source_tree" log -1 --format=%ct 2> /dev/null || date +%s)}"
export SOURCE_DATE_EPOCH LC_ALL=C

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
package=$stage/wheel/rosa_workbench
libraries=$package/lib/rosa
dist_info=$stage/wheel/rosa_workbench-$version.dist-info
data=$stage/wheel/rosa_workbench-$version.data/data/share
origins=$stage/origins
mkdir -p "$package/bin" "$libraries" "$dist_info/licenses" "$dist_info/sboms" "$data"

# The files of the project as installed; the training core is copied separately, because its component includes LibTorch.
cmake --install "$build" --component command --prefix "$stage/installed" --strip > "$stage/log" ||
    die "$build cannot be installed: $(tail -n 1 "$stage/log")"
install -m 755 "$stage/installed/bin/rosa" "$package/bin/rosa"
for file in "$build/bin/librosa_learn.so" "$plugin"; do
    [[ ! -f $file ]] || strip --strip-unneeded -o "$libraries/${file##*/}" "$file"
done
install -m 644 "$here"/rosa_workbench/*.py "$package"

# Dependencies provided neither by the systems of the platform tag nor by torch.
given='linux-vdso|ld-linux|lib(c|m|dl|rt|pthread|util|gcc_s)\.so|libstdc\+\+\.so|lib(torch|c10|cudart)'
library_path()  # the reference BLAS, because symbols of another one would precede those of LibTorch
{
    case $1 in
        libblas.so.3) echo "/usr/lib/x86_64-linux-gnu/blas/libblas.so.3" ;;
        *) ldconfig -p | sed -n "s/^[[:space:]]*$1 .*x86-64.* => //p" | head -n 1 ;;
    esac
}
vendor()  # vendor FILE: copies its dependencies recursively
{
    local name path
    for name in $(patchelf --print-needed "$1"); do
        [[ ! $name =~ ^($given) && ! -e $libraries/$name ]] || continue
        path=$(library_path "$name")
        [[ -f $path ]] || die "$name, which ${1##*/} needs, is not installed"
        install -m 644 "$(realpath "$path")" "$libraries/$name"
        printf 'rosa_workbench/lib/rosa/%s\t%s\n' "$name" "$path" >> "$origins"
        vendor "$libraries/$name"
    done
}
for file in "$package/bin/rosa" "$libraries"/librosa_*.so; do vendor "$file"; done
chmod 755 "$libraries"/*.so*
for file in "$libraries"/*.so*; do patchelf --force-rpath --set-rpath "\$ORIGIN" "$file"; done
patchelf --force-rpath --set-rpath "\$ORIGIN/../lib/rosa" "$package/bin/rosa"
"$here/../bundle/check.sh" "$stage/wheel" "$glibc" || die "the wheel does not satisfy its platform tag; build on an older system, or raise the tag"

# Manual and completions in standard folders.
cp -R "$stage/installed/share/man" "$stage/installed/share/bash-completion" "$stage/installed/share/fish" "$data"
install -D -m 644 "$stage/installed/share/zsh/vendor-completions/_rosa" "$data/zsh/site-functions/_rosa"

devices="It runs on NVIDIA GPUs if this torch has CUDA."
[[ -f $libraries/librosa_cuda.so ]] || devices="It was built without the CUDA plug-in and runs on the CPU only."
sed -e "s/@VERSION@/$version/" -e "s/@TORCH@/$torch/g" -e "s/@DEVICES@/$devices/" "$here/METADATA.in" > "$dist_info/METADATA"
printf '[console_scripts]\nrosa = rosa_workbench.__main__:main\n' > "$dist_info/entry_points.txt"
"$here/../notices.py" --bundle "$stage/wheel" --version "$version" --out "$stage/notices" --origins "$origins"
install -m 644 "$source_tree/LICENSE" "$stage/notices/THIRD-PARTY-NOTICES.txt" "$dist_info/licenses"
install -m 644 "$stage/notices/rosa.spdx.json" "$dist_info/sboms"
python3 "$here/pack.py" "$stage/wheel" "$out" --name rosa-workbench --version "$version" \
    --tag "py3-none-manylinux_${glibc/./_}_x86_64"
