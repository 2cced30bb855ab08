#!/usr/bin/env bash
# Packs what a machine with an NVIDIA GPU needs to run and time the program: the wheel, test programs and benchmarks without their debug
# information, their libraries, and run.sh. Nothing is compiled there.
#
#   packaging/gpu/pack.sh FOLDER BUILD_DIR [CUDA_BUILD_DIR]
#
# BUILD_DIR is a finished release build (tests_learn, bench_step and bench_methods among its targets); the CUDA plug-in is taken from it or from
# CUDA_BUILD_DIR. There, with a Python that has torch, run
#
#   FOLDER/run.sh [OUT]
#
# Needs patchelf. The packed files are FOLDER/packed.tar.xz, about 25 MB.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
# shellcheck source=packaging/install.sh
source "$here/../install.sh"

(($# == 2 || $# == 3)) || die "use: packaging/gpu/pack.sh FOLDER BUILD_DIR [CUDA_BUILD_DIR]"
folder=$1 build=$2 cuda=${3:-$2}
[[ -f $cuda/bin/librosa_cuda.so ]] || die "$cuda has no bin/librosa_cuda.so; see packaging/bootstrap.sh cuda"
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
mkdir -p "$folder" "$stage/programs" "$stage/lib" "$stage/data"

"$here/../wheel/make.sh" "$build" "$stage" "$cuda" > /dev/null

# Programs look for plug-ins beside themselves.
for file in tests/tests_learn tests/bench_step tests/bench_methods bin/librosa_learn.so; do
    [[ -f $build/$file ]] || die "$build has no $file"
    strip --strip-unneeded -o "$stage/programs/${file##*/}" "$build/$file"
done
strip --strip-unneeded -o "$stage/programs/librosa_cuda.so" "$cuda/bin/librosa_cuda.so"

# Libraries that the programs need, except those of glibc, GCC and torch.
given='linux-vdso|ld-linux|lib(c|m|dl|rt|pthread|util|gcc_s)\.so|libstdc\+\+|lib(torch|c10|cudart|gomp|cupti)|librosa_|libicudata'
for program in "$build"/tests/{tests_learn,bench_step,bench_methods}; do
    ldd "$program" | sed -nE 's/^[[:space:]]*([^ ]+) => (\/[^ ]+) .*/\1 \2/p'
done | sort -u | while read -r name path; do
    [[ $name =~ ^($given) ]] || install -m 644 "$(realpath "$path")" "$stage/lib/$name"
done
# Data of the locales, 31 MB, which no test reads.
icu=$(find "$stage/lib" -name 'libicuuc.so.*' | sed -E 's/.*\.so\.//')
if [[ -n $icu ]]; then
    printf 'const char icudt%s_dat[64] = {0};\n' "$icu" |
        gcc -shared -fPIC -x c - -Wl,-soname,"libicudata.so.$icu" -o "$stage/lib/libicudata.so.$icu"
fi

cp -R "$root/tests/data/reference" "$stage/data"
cp "$here/run.sh" "$here/memory_full.py" "$here/compare_curves.py" "$folder"
mapfile -t wheels < <(cd "$stage" && ls ./*.whl)
tar -C "$stage" -cf - programs lib data "${wheels[@]}" | xz -6 -T0 > "$folder/packed.tar.xz"
du -h "$folder/packed.tar.xz"
